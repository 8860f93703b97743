"""What a mail program answers for somebody who is away, and the days that it names."""

from datetime import date

import pytest

from dixit_pbem.post.reading.absence import names_absence, read_absence

TODAY = date(2026, 11, 30)
TENTH, THIRD = date(2026, 12, 10), date(2026, 12, 3)


@pytest.mark.parametrize(
    "text",
    [
        "I am out of the office from 3 to 10 December.",
        "Thank you for your mail. I am away from Thursday, 3 December 2026 to Thursday, 10 December 2026 (inclusive).",
        "I'm on vacation December 3rd through December 10th, with no access to mail. For urgent matters: +1 555 0100.",
        "I am on annual leave 03.12.-10.12.2026. Regards, Bob",
        "Away 2026-12-03 to 2026-12-10.",
        "I am out of the office from 3 December. I will be back on 11 December.",
        "I will be away from 3 December at 9:00 until 10 December at 18:00.",
        "I am on holiday between 3 December and 10 December.",
        "I am away from 13/11/2026 ... no, I was. I am away from 03.12.26 to 10.12.26",
        "Sarò assente dal 3 al 10 dicembre. Per urgenze scrivete a ufficio@example.org.",
        "Sono in ferie dal 3/12/2026 al 10/12/2026 compreso.",
        "Sono fuori ufficio da giovedì 3 dicembre a giovedì 10 dicembre. Tornerò l'11 dicembre.",
        "Estou ausente de 3 a 10 de dezembro.",
        "Estarei de férias de 3 de dezembro de 2026 até 10 de dezembro de 2026, inclusive.",
        "Estou fora do escritório desde 3 de dezembro. Regresso a 11 de dezembro.",
        "Estaré fuera de la oficina del 3 al 10 de diciembre, ambos inclusive.",
        "Me encuentro de vacaciones desde el 03/12/2026 hasta el 10/12/2026.",
        "Estoy de baja desde el jueves 3 de diciembre. Me reincorporo el 11 de diciembre.",
        "Jestem na urlopie od 3 do 10 grudnia.",
        "Przebywam na urlopie w dniach 3.12.2026 - 10.12.2026 włącznie. Wracam 11 grudnia.",
        "Jestem nieobecny od czwartku 3 grudnia do czwartku 10 grudnia 2026 r.",
        "Ich bin vom 3. bis 10. Dezember nicht im Büro. Abwesend.",
    ],
)
def test_the_days_of_an_absence_are_read(text: str) -> None:
    assert read_absence("Automatic reply: Round 3", text, TODAY) == (THIRD, TENTH)


@pytest.mark.parametrize(
    "text",
    [
        "I am away until 10 December.",
        "Out of office until Thursday, 10 December 2026, 17:00.",
        "I am on leave, returning 11 December.",
        "I will be back in the office on Friday, 11 December.",
        "I won't be back until 11 December.",
        "I return after 10 December.",
        "I am away.\n\nI read my mail again on December 11.",
        "Abwesend bis 10.12.",
        "Sono in ferie fino al 10 dicembre.",
        "Sono assente e rientrerò l'11 dicembre.",
        "Ausente até 10/12/2026.",
        "Estou de férias e volto dia 11 de dezembro.",
        "Estaré fuera de la oficina hasta el 10 de diciembre.",
        "Estoy de vacaciones. Volveré el 11 de diciembre.",
        "Estoy ausente y regreso el viernes 11 de diciembre.",
        "Urlop do 10 grudnia.",
        "Jestem nieobecna, wracam 11.12.2026.",
        "I am away until 10 December.\n\n> You have time until 20 December.\n",
        "I am away until 10 December.\n\n-----Original Message-----\nFrom: game\nYou have time until 20 December.",
        "I am away until 10 December.\n\nOn Mon, 30 Nov, game@example.org wrote:\nYou have time until 20 December.",
    ],
)
def test_an_absence_without_a_beginning_begins_today(text: str) -> None:
    assert read_absence("Out of office", text, TODAY) == (TODAY, TENTH)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I am out of the office with limited access to mail.",
        "I am away from 3 December until further notice.",
        "I am away from 3 to 5 December and from 20 to 24 December.",
        "I am away until 10 December. Until 12 December ask Cyd.",
        "I am away from 03/12/2026 to 10/12/2026.",
        "I am away until the 10th.",
        "I am away until 30 February.",
        "I am away until 12. Call 3-10 or room 12.",
        "Office hours 9:00 - 17:00, fax 10 12 2026.",
        "I was away until 10 December 2020.",
        "Away from 10 December, back on 3 December.",
    ],
)
def test_what_is_not_certain_is_not_offered(text: str) -> None:
    assert read_absence("Automatic reply", text, TODAY) is None


def test_days_in_a_mail_about_something_else_are_no_absence() -> None:
    assert read_absence("Invitation", "Ski trip from 3 to 10 December", TODAY) is None


@pytest.mark.parametrize(
    ("expected", "subject"),
    [
        (True, "Automatic reply: [Sunday] Round 3"),
        (True, "Out of Office: Round 3"),
        (True, "Out of the office Re: Round 3"),
        (True, "Abwesenheitsnotiz: Round 3"),
        (True, "Risposta automatica: Round 3"),
        (True, "Resposta automática: Round 3"),
        (True, "Autoodpowiedź: Round 3"),
        (True, "Odpowiedź automatyczna: Round 3"),
        (True, "Nieobecność w biurze: Round 3"),
        (False, "Re: Automatic reply: Round 3"),
        (False, "Re: [Out of office] Round 3 · vote"),
        (False, "[Away game] Round 3"),
        (False, ""),
    ],
)
def test_how_the_subjects_of_such_notes_begin(expected: bool, subject: str) -> None:
    assert names_absence(subject) is expected
