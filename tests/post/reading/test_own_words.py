"""A player's own words: his mail without what he quotes, and with everything that only looks like a quote."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.post.reading.lines import OurWords, normal
from dixit_pbem.post.reading.own_words import own_words
from tests.watch import work

LETTER = """\
=== Write your answer above this line ===

Mia, which card is the storyteller’s?

“the sea at night”
This is the clue that Bob tells.

Answer with its number, such as “4”. You can change your answer until the round goes on.
The game waits for your answer until Sunday, 22 November, 20:00, Rome time.

1
2
3

Bob   12 points (+3)
Sleep well, and dream on."""
NAMES, ADDRESSES = ("Sunday dreamers",), ("game@example.org",)
SENT = OurWords(frozenset(normal(line) for line in LETTER.split("\n")) - {""}, NAMES, ADDRESSES)
QUOTED = "\n".join(f"> {line}".rstrip() for line in LETTER.split("\n"))
GMAIL = "On Wed, 18 Nov 2026 at 10:00, Sunday dreamers <game@example.org> wrote:"
HEAD = """\
From: Sunday dreamers <game@example.org>
Sent: Wednesday, 18 November 2026 10:00
To: Mia <mia@example.net>
Subject: [Sunday dreamers] Round 3 · vote · k7m2q9wd"""


@pytest.mark.parametrize(
    "clue",
    [
        "- almost home",
        "From: nobody",
        "From: nobody\nTo: everybody\nSubject: nothing",
        "Sent from my dreams",
        "On the stairs she wrote: farewell",
        "On the stairs she wrote:\nfarewell",
        "C: On the stairs, in 1912, she wrote:",
        "Kind regards,\nthe sea",
        "--",
        "-- \nMia",
        "> the one who came back",
        "C:\n> the one who came back",
        "=== the end ===",
        "________________",
        "3",
        "1\n2\n3",
        "Sleep well, and dream on.",
        "Sent from my iPhone",
        "Sunday dreamers",
        "C: Sunday dreamers, 1912",
        "> 3\n> 5",
    ],
)
def test_what_only_looks_like_a_quote_or_a_sign_off_is_kept(clue: str) -> None:
    assert own_words(clue, SENT) == "\n".join(line.rstrip() for line in clue.split("\n"))


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param(f"{GMAIL}\n\n{QUOTED}", id="introduced and marked"),
        pytest.param(f"{GMAIL}\n\n{LETTER}", id="introduced, without marks"),
        pytest.param(f"{GMAIL}\n{LETTER.replace('===', '')}", id="introduced, without our first line"),
        pytest.param(GMAIL, id="an introduction alone"),
        pytest.param(
            f"On Wed, 18 Nov 2026 at 10:00, Sunday\ndreamers <game@example.org> wrote:\n{QUOTED}",
            id="wrapped in the name",
        ),
        pytest.param(
            f"Il giorno mer 18 nov 2026 alle ore 10:00 Sunday dreamers <\ngame@example.org> ha scritto:\n{QUOTED}",
            id="wrapped in the address",
        ),
        pytest.param(f"On Wed, 18 Nov 2026,\n10:00, game@example.org wrote:\n{QUOTED}", id="wrapped in the date"),
        pytest.param(
            f"18.11.2026 10:00\nSunday dreamers\n<game+k7m2q9wd@example.org> kirjoitti:\n{QUOTED}", id="three lines"
        ),
        pytest.param(f"2026年11月18日(水) 10:00 Sunday dreamers <game@example.org>：\n{QUOTED}", id="a wide colon"),
        pytest.param(f"١٨ نوفمبر ٢٠٢٦، كتب Sunday dreamers:\n{QUOTED}", id="Arabic digits"),
        pytest.param(f"Sunday dreamers എഴുതി\n{QUOTED}", id="no colon"),
        pytest.param(f"Sunday dreamers wrote:\n{QUOTED}", id="no date"),
        pytest.param(
            f"On 18/11/2026 10:00, my game wrote:\n{QUOTED}", id="our name as the player's address book has it"
        ),
        pytest.param(f"{GMAIL}> {LETTER}", id="on one line with the quote"),
        pytest.param(f"> {GMAIL}\n>\n{QUOTED}", id="introduction inside the marks"),
        pytest.param(QUOTED, id="marks alone"),
        pytest.param(QUOTED.replace(">", "|"), id="bars"),
        pytest.param(QUOTED.replace(">", ">>").replace(">> ", "> > "), id="marked twice"),
        pytest.param(LETTER, id="our first line alone"),
        pytest.param(LETTER.replace("answer above", "answer\nabove"), id="our first line, wrapped"),
        pytest.param(QUOTED.replace("answer above", "answer\n> above"), id="our first line, wrapped and marked"),
        pytest.param("=== Napisz odpowiedź nad tą linią ===\n\nZosia, podaj nam skojarzenie", id="in another language"),
        pytest.param(HEAD, id="a head alone"),
        pytest.param(f"{HEAD}\n\n{LETTER}", id="a head"),
        pytest.param(f"________________________________\n{HEAD}\n\n{LETTER}", id="a rule and a head"),
        pytest.param(f"-----Original Message-----\n{HEAD}\n\n{LETTER}", id="a titled rule and a head"),
        pytest.param(
            "-----Original Message-----\n> " + HEAD.replace("\n", "\n> ") + f"\n>\n{QUOTED}",
            id="a titled rule and a marked head",
        ),
        pytest.param(HEAD.replace("\n", "\n\n"), id="a head with blank lines"),
        pytest.param("*Von:* Sunday dreamers\n*Gesendet:* 18.11.2026 10:00\n\nHallo", id="a head in bold type"),
        pytest.param("Отправитель: Sunday dreamers\nДата: 18 ноября\n\nprivet", id="a head of an unknown language"),
        pytest.param(
            f'-------- Messaggio originale --------Da: "Sunday dreamers" Data: 18/11/26\n{LETTER}', id="one line"
        ),
        pytest.param(
            "---------- Forwarded message ---------\nDa: Bob <bob@example.net>\nDate: mer 18 nov\nTo: Mia\n\nciao",
            id="forwarded",
        ),
    ],
)
@pytest.mark.parametrize("answer", ["3", "C: the long way home", "the sea at night, or 1912", "3\n\n-- \nMia"])
def test_what_stands_above_a_quote_is_kept_and_the_quote_goes(answer: str, quote: str) -> None:
    kept = "\n".join(line.rstrip() for line in answer.split("\n"))
    assert own_words(f"{answer}\n\n{quote}", SENT) == kept
    assert own_words(quote, SENT) == ""


def test_an_answer_that_touches_the_introduction_is_kept() -> None:
    assert own_words(f"3\n{GMAIL}\n{QUOTED}", SENT) == "3"
    assert own_words(f"C: the long way home\n{HEAD}\n\n{LETTER}", SENT) == "C: the long way home"
    assert own_words(f"3 === Write your answer above this line ===\n{LETTER}", SENT) == "3"


@pytest.mark.parametrize("answer", ["3", "C: the long way home", "B\n\n--\nMia"])
def test_what_stands_below_a_marked_quote_is_kept(answer: str) -> None:
    assert own_words(f"{GMAIL}\n{QUOTED}\n\n{answer}\n", SENT) == answer


def test_what_stands_below_a_quote_without_marks_is_kept_where_it_is_surely_not_ours() -> None:
    assert own_words(f"{HEAD}\n\n{LETTER}\n\nB, I think", SENT) == "B, I think"
    assert own_words(f"{HEAD}\n\nSome words\nthat we do not know\n\n3", SENT) == ""


def test_what_stands_between_the_lines_of_a_quote_is_kept() -> None:
    lines = QUOTED.split("\n")
    assert own_words("\n".join([GMAIL, *lines[:4], "", "3", "", *lines[4:]]), SENT) == "3"
    assert own_words("\n".join(["Hi Ana", "", GMAIL, *lines[:4], "3", *lines[4:]]), SENT) == "Hi Ana\n\n3"


def test_the_ends_of_quoted_lines_that_lost_their_marks_go_with_the_quote() -> None:
    wrapped = QUOTED.replace("number, such", "number,\nsuch").replace("until the", "until\nthe")
    assert own_words(f"B\n\n{GMAIL}\n{wrapped}", SENT) == "B"


def test_a_run_of_our_lines_without_any_sign_of_a_quote_goes() -> None:
    copied = "Mia, which card is the storyteller’s?\n\nThis is the clue that Bob tells."
    assert own_words(f"{copied}\n\nthe fourth one", SENT) == "the fourth one"


@pytest.mark.parametrize(
    "footer",
    [
        "Sent from my iPhone",
        "Inviato da iPhone",
        "Enviado do meu iPhone",
        "Wysłane z iPhone'a",
        "Von meinem iPhone gesendet",
        "Az iPhone-omról küldve",
        "iPhoneから送信",
        "Get Outlook for iOS<https://aka.ms/o0ukef>",
        "Scarica Outlook per Android",
        "Sent from my Galaxy",
        "Sent from Yahoo Mail on Android",
        "Wysłane z aplikacji mobilnej Poczta Onet",
        "Enviado através do telemóvel",
    ],
)
def test_the_footer_of_a_phone_goes_when_it_is_the_last_line_and_something_else_remains(footer: str) -> None:
    assert own_words(f"3\n\n{footer}\n", SENT) == "3"
    assert own_words(f"3\n{footer}\n\n{GMAIL}\n{QUOTED}", SENT) == "3"
    assert own_words(footer, SENT) == footer
    assert own_words(f"{footer}\n3", SENT) == f"{footer}\n3"


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        ("a b", ">  > a\xa0 b "),
        ("a b", "| a\tb"),
        ("ab", "\u200ea\u200bb\ufeff"),
        ("3:", "３："),
        ("", "> "),
    ],
)
def test_two_mail_programs_agree_on_a_normal_line(expected: str, line: str) -> None:
    assert normal(line) == expected


HOSTILE = {
    "introductions": "On ",
    "blank lines": "\n",
    "marks": ">",
    "marked lines": "> a\n",
    "orphans": "> a\nb\n",
    "short lines": "3\n",
    "frames": "=== x\n",
    "open frames": "a === b ===\n",
    "labels": "From: b\n",
    "our heads": "From: Sunday dreamers\n\n",
    "our name": "Sunday dreamers\n",
    "our introductions": "On 18 Nov 2026 Sunday dreamers\n",
    "rules": "-----\n",
    "dashes": "-_",
    "tags": "+a@",
    "colons": ":>",
    "our lines": "This is the clue that Bob tells.\n",
    "wide letters": "ﷺ",
    "invisible": "\u200b\n",
    "long lines": "x" * 499 + "\n",
    "our letter": f"{QUOTED}\n3\n{GMAIL}\n",
}


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.long
def test_200_kb_of_anything_take_well_under_a_second(piece: str) -> None:
    text = (piece * (200_000 // len(piece) + 1))[:200_000]
    assert work(lambda: own_words(text, SENT), enough=0.9) < 0.9


PIECES = st.sampled_from(
    [
        *LETTER.split("\n"),
        *HEAD.split("\n"),
        *QUOTED.split("\n"),
        GMAIL,
        "",
        "",
        "3",
        "C: dog",
        "-- ",
        "> 5",
        "____",
        "| x",
    ]
)


@given(st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=25).map("\n".join)))
def test_any_text_gives_words_that_its_writer_can_have_written(text: str) -> None:
    parted = text.replace("===", "\n===").replace(":>", ":\n>")
    there = {line.strip() for line in (*text.split("\n"), *parted.split("\n"))}
    for line in own_words(text, SENT).split("\n"):
        assert line.strip() in there | {""}


@pytest.mark.parametrize(
    ("answer", "introduction"),
    [
        ("4", " On Wed, 18 Nov 2026 at 10:00, Sunday dreamers <game@example.org> wrote:"),
        ("4", "On Wed, 18 Nov 2026 at 10:00, Sunday dreamers <game@example.org> wrote:"),
        ("B", " Il giorno mer 18 nov 2026 alle ore 10:00 Sunday dreamers <game@example.org> ha scritto:"),
        ("la 3", " Em 18 de nov. de 2026 às 10:00, Sunday dreamers <game@example.org> escreveu:"),
        ("czwarta", " W dniu 18.11.2026 o 10:00, Sunday dreamers pisze:"),
        ("C: the long way home", " On Wed, 18 Nov 2026 at 10:00, Sunday dreamers <game@example.org> wrote:"),
    ],
)
def test_an_answer_may_hang_on_to_the_introduction_of_its_quote(answer: str, introduction: str) -> None:
    assert own_words(f"{answer}{introduction}\n{QUOTED}", SENT) == answer
