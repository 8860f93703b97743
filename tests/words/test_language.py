from datetime import UTC, datetime
from pathlib import Path

import pytest

from dixit_pbem.errors import NotFound
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.catalogues import as_po, begin, bring_up_to_date, read, refresh
from dixit_pbem.words.language import LOCALES, words_on_terminal

SUNDAY = datetime(2026, 11, 22, 19, 0, tzinfo=UTC)


def test_every_folder_with_a_catalogue_is_a_language():
    assert languages() == tuple(sorted(["en", *(folder.name for folder in LOCALES.iterdir())]))


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(NotFound) as error:
        words_for("pr")
    assert str(error.value) == f"There is no language 'pr' here. Write one of: {', '.join(languages())}."


@pytest.mark.parametrize(
    ("language", "zone", "expected"),
    [
        ("en", "Europe/Rome", "until Sunday, 22 November, 20:00, Rome time"),
        ("it", "Europe/Rome", "fino a domenica 22 novembre, ore 20:00 (ora di Roma)"),
        ("pt", "Europe/Lisbon", "até domingo, 22 de novembro, às 19:00 (hora de Lisboa)"),
        ("pl", "Europe/Warsaw", "do niedzieli, 22 listopada, godz. 20:00 (czas lokalny: Warszawa)"),
        ("fr", "Europe/Paris", "jusqu’au dimanche 22 novembre à 20:00 (heure de Paris)"),
        ("fr", "Europe/Athens", "jusqu’au dimanche 22 novembre à 21:00 (heure d’Athènes)"),
        ("de", "Europe/Berlin", "bis Sonntag, 22. November, 20:00 Uhr, Ortszeit Berlin"),
        ("de", "Etc/UTC", "bis Sonntag, 22. November, 19:00 Uhr UTC"),
        ("es", "Europe/Madrid", "hasta el domingo 22 de noviembre, 20:00 (hora de Madrid)"),
        ("en", "Asia/Tokyo", "until Monday, 23 November, 04:00, Tokyo time"),
        ("en", "America/Argentina/Buenos_Aires", "until Sunday, 22 November, 16:00, Buenos Aires time"),
        ("en", "UTC", "until Sunday, 22 November, 19:00 UTC"),
        ("it", "Etc/UTC", "fino a domenica 22 novembre, ore 19:00 UTC"),
    ],
)
def test_a_deadline_is_said_in_the_language_and_the_zone_of_its_reader(language, zone, expected):
    assert words_for(language).until(SUNDAY, zone) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
        ("it", "lunedì martedì mercoledì giovedì venerdì sabato domenica"),
        ("pt", "segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo,"),
        ("fr", "lundi mardi mercredi jeudi vendredi samedi dimanche"),
        ("de", "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
        ("pl", "poniedziałku wtorku środy czwartku piątku soboty niedzieli"),
        ("es", "lunes martes miércoles jueves viernes sábado domingo"),
    ],
)
def test_every_day_of_the_week_has_the_form_that_follows_until(language, expected):
    days = [words_for(language).until(datetime(2026, 11, day, 12, tzinfo=UTC), "UTC") for day in range(16, 23)]
    assert all(name in day for name, day in zip(expected.split(), days, strict=True))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "22 November 2026"),
        ("it", "22 novembre 2026"),
        ("pt", "22 de novembro de 2026"),
        ("pl", "22 listopada 2026"),
        ("de", "22. November 2026"),
        ("es", "22 de noviembre de 2026"),
        ("fr", "22 novembre 2026"),
    ],
)
def test_a_date_is_written_out(language, expected):
    assert words_for(language).date(SUNDAY, "Europe/Rome") == expected


def test_in_french_the_first_of_a_month_is_told_as_the_first():
    first = datetime(2026, 12, 1, 19, tzinfo=UTC)
    words = words_for("fr")
    assert words.date(first, "Europe/Paris") == "1er décembre 2026"
    assert words.until(first, "Europe/Paris") == "jusqu’au mardi 1er décembre à 20:00 (heure de Paris)"
    assert words.date(datetime(2026, 12, 11, tzinfo=UTC), "Europe/Paris") == "11 décembre 2026"


def test_a_date_is_the_day_it_is_where_the_reader_lives():
    assert words_for("en").date(SUNDAY, "Asia/Tokyo") == "23 November 2026"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana, Bob and Cyd"),
        ("fr", "Ana, Bob et Cyd"),
        ("es", "Ana, Bob y Cyd"),
        ("it", "Ana, Bob e Cyd"),
        ("pt", "Ana, Bob e Cyd"),
        ("pl", "Ana, Bob i Cyd"),
        ("de", "Ana, Bob und Cyd"),
    ],
)
def test_names_are_listed_as_the_language_lists_them(language, expected):
    assert words_for(language).names(["Ana", "Bob", "Cyd"]) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "“far away”"),
        ("fr", "«\u202ffar away\u202f»"),
        ("es", "«far away»"),
        ("it", "«far away»"),
        ("pt", "«far away»"),
        ("pl", "„far away”"),
        ("de", "„far away“"),
    ],
)
def test_a_clue_stands_in_the_quotation_marks_of_its_reader(language, expected):
    assert words_for(language).quoted("far away") == expected


@pytest.mark.parametrize(
    ("clue", "expected"),
    [
        ('"far away"', "“far away”"),
        ("„far away”", "“far away”"),
        ('"far" and "away"', "“‘far’ and ‘away’”"),
        ('far "away"', "“far ‘away’”"),
        ('"', '“"”'),
        ('""', "“‘’”"),
        ("{braces} %s", "“{braces} %s”"),
    ],
)
def test_marks_around_a_clue_are_not_doubled_and_those_inside_are_others(clue, expected):
    assert words_for("en").quoted(clue) == expected


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (4, "4 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (14, "14 punktów"),
        (21, "21 punktów"),
        (22, "22 punkty"),
        (25, "25 punktów"),
        (112, "112 punktów"),
        (122, "122 punkty"),
    ],
)
def test_polish_counts_points_as_poles_do(count, expected):
    assert words_for("pl").count("{count} point", "{count} points", count) == expected


def test_a_new_language_is_one_catalogue_and_no_code(tmp_path: Path):
    assert bring_up_to_date(["nl"], locales=tmp_path) == (f"nl: {len(list(_texts_of(tmp_path)))} texts to translate",)
    po = begin("nl", locales=tmp_path)
    catalogue = read(po)
    catalogue["{name} tells next."].string = "Nu vertelt {name}."
    po.write_bytes(as_po(catalogue))
    refresh(po)
    assert languages(locales=tmp_path) == ("en", "nl")
    words = words_for("nl", locales=tmp_path)
    assert words.say("{name} tells next.", name="Zoé") == "Nu vertelt Zoé."
    assert words.say("Who tells first?") == "Who tells first?", "a text without translation stays English"
    assert words.names(["Zoé", "Luc"]) == "Zoé en Luc"


def _texts_of(locales: Path):
    return (message for message in read(begin("nl", locales=locales)) if message.id)


HEBREW, ARABIC = "\u05e2\u05d3\u05d9", "\u0645\u0631\u064a\u0645"


def test_what_is_written_from_right_to_left_leaves_the_words_around_it_in_their_order() -> None:
    words = words_for("en")
    assert words.say("{name}: {points}", name=HEBREW, points=3) == f"\u2068{HEBREW}\u2069: 3"
    assert words.names(("Ana", HEBREW, ARABIC)) == f"Ana, \u2068{HEBREW}\u2069 and \u2068{ARABIC}\u2069"
    assert words.quoted(HEBREW) == f"“\u2068{HEBREW}\u2069”"
    said = words.say("{names} may answer.", names=words.names((HEBREW, "Bob")))
    assert said == f"\u2068{HEBREW}\u2069 and Bob may answer."
    assert words.say("{name}: {points}", name="Аня", points=3) == "Аня: 3"


@pytest.mark.parametrize(
    ("expected", "names"),
    [
        ("Bob ed Eve", ["Bob", "Eve"]),
        ("Ana, Bob ed Éva", ["Ana", "Bob", "Éva"]),
        ("Eve e Bob", ["Eve", "Bob"]),
        ("Eve", ["Eve"]),
        ("Anne e Marie ed Eve", ["Anne e Marie", "Eve"]),
    ],
)
def test_in_italian_a_name_that_begins_with_e_is_joined_by_ed(expected: str, names: list[str]) -> None:
    assert words_for("it").names(names) == expected


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("La carte de Bob", "Bob"),
        ("La carte d’Ana", "Ana"),
        ("La carte d’Éva", "Éva"),
        ("La carte d’Éva", "E\u0301va"),
        ("La carte d’Ana et Bob", "Ana et Bob"),
        ("La carte de A", "A"),
        ("La carte de Hugo", "Hugo"),
    ],
)
def test_in_french_a_name_that_begins_with_a_vowel_is_elided(expected: str, name: str) -> None:
    told = words_for("fr").count("{names}’s card misled you", "The cards of {names} misled you", 1, names=name)
    assert told.replace("E\u0301", "É").startswith(expected)


def test_in_french_a_number_or_a_quotation_is_not_elided() -> None:
    words = words_for("fr")
    assert words.say("Every deadline is {span} later, to fit this computer’s clock.", span="8 h").startswith(
        "Chaque échéance est repoussée de 8 h"
    )
    assert "la table de «\u202fEt" in words.say(
        "At the table of {title} you are called {name}.", title=words.quoted("Et"), name="A"
    )


@pytest.mark.parametrize(
    ("expected", "names"),
    [
        ("Ana e Inés", ["Ana", "Inés"]),
        ("Ana, Bob e Hilario", ["Ana", "Bob", "Hilario"]),
        ("Inés y Ana", ["Inés", "Ana"]),
        ("Ana y Iago", ["Ana", "Iago"]),
        ("Ana y Yolanda", ["Ana", "Yolanda"]),
    ],
)
def test_in_spanish_a_name_that_begins_with_i_is_joined_by_e(expected: str, names: list[str]) -> None:
    assert words_for("es").names(names) == expected


def test_on_a_terminal_our_apostrophes_are_straight_and_those_of_players_stay():
    told = words_on_terminal().say("{player}’s mailbox answers: {text}", player="O’Neill", text="l’estate")
    assert told == "O’Neill's mailbox answers: l’estate"
