"""What a receipt tells of the words beside an answer: only what looks like a second one."""

from __future__ import annotations

import pytest

from dixit_pbem.post.said import Got
from dixit_pbem.post.writing.aside import second_answer, without_signature


@pytest.mark.parametrize(
    ("got", "text"),
    [
        (Got.VOTES, "Thanks, Mia"),
        (Got.VOTES, "Bob"),
        (Got.VOTES, "-- \nBob Hartley\nCard 12 Street"),
        (Got.VOTES, "--\nBob 3"),
        (Got.VOTES, "See you on 3 December at the harbour with all of the others"),
        (Got.VOTES, "+39 02 1234 5678"),
        (Got.VOTES, "It is 10:30 here"),
        (Got.VOTES, "A hug"),
        (Got.CARDS, "I think so"),
        (Got.CARDS, "E buona notte"),
        (Got.CLUE, "Thanks,\nMia"),
        (Got.CLUE, "Cheers – Bob"),
        (Got.STATUS, "3"),
        (Got.VOTES, ""),
        (Got.VOTES, "See you at 8"),
        (Got.VOTES, "10 minutes late, sorry"),
        (Got.VOTES, "Bob Hartley, 3rd floor"),
        (Got.CARDS, "Ciao, E."),
        (Got.VOTES, "Ci vediamo alle 8"),
        (Got.VOTES, "Inviato da iPhone 12"),
        (Got.VOTES, "Tel. 333 12 34"),
        (Got.VOTES, "Via Roma 3"),
        (Got.VOTES, "Até às 8"),
        (Got.VOTES, "Beijinhos aos 5"),
        (Got.VOTES, "Rua do Sol 3"),
        (Got.CARDS, "A todos boa noite"),
        (Got.VOTES, "Do zobaczenia o 8"),
        (Got.VOTES, "Pozdrawiam was 5"),
        (Got.VOTES, "Wysłane z iPhone 12"),
        (Got.VOTES, "ul. Długa 3"),
        (Got.CARDS, "A teraz spać"),
    ],
)
def test_greetings_names_and_signatures_are_not_quoted_back(got: Got, text: str) -> None:
    assert second_answer(text, got) == ""


@pytest.mark.parametrize(
    ("got", "text", "told"),
    [
        (Got.VOTES, "or 5", "or 5"),
        (Got.VOTES, "Thanks, Mia\nmaybe 5?\n-- \n7", "maybe 5?"),
        (Got.VOTES, "but everybody will of course be looking at card 4 instead", None),
        (Got.VOTES, "la carta 4 mi piaceva anche di più, a dire la verità", None),
        (Got.CARDS, "B", "B"),
        (Got.CARDS, "or maybe C", "or maybe C"),
        (Got.CLUE, "D: another way home", "D: another way home"),
        (Got.VOTES, "or rather 5?", None),
        (Got.VOTES, "forse la 5", None),
        (Got.CARDS, "oppure D", None),
        (Got.VOTES, "talvez a carta 4", None),
        (Got.CARDS, "ou D", None),
        (Got.VOTES, "albo 5", None),
        (Got.CARDS, "może lepiej literę D", None),
        (Got.VOTES, "albo głos 6", None),
        (Got.CLUE, "“another way home”", "“another way home”"),
    ],
)
def test_what_looks_like_a_second_answer_is_told(got: Got, text: str, told: str | None) -> None:
    assert second_answer(text, got) == (text if told is None else told)


@pytest.mark.parametrize(
    ("kept", "text"),
    [
        ("maybe C or D?", "maybe C or D?\nBob"),
        ("maybe C or D?", "maybe C or D?\n\nBob Hartley\n-- \nBob Hartley, 3rd floor"),
        ("Bob", "Bob"),
        ("the whale", "the whale"),
        ("-- what?", "-- what?"),
    ],
)
def test_what_was_read_is_quoted_without_name_and_signature(kept: str, text: str) -> None:
    assert without_signature(text, name="Bob Hartley") == kept
