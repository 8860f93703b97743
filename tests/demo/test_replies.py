"""What each mail program makes of an answer is read as the answer alone."""

from datetime import UTC, datetime

import pytest

from dixit_pbem.demo.friends import FRIEND, FRIENDS, Friend, Program
from dixit_pbem.demo.replies import Received, Reply, mail_of
from dixit_pbem.post.reading.lines import OurWords, normal
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.post.reading.own_words import own_words

TEXT = """\
=== Write your answer above this line ===

Sunday dreamers · Round 3

{name}, which card is the storyteller’s?
The game waits for your answer until Monday, 5 October, 08:32, New York time.
Answer with its number, such as “2”.

told by Bob
    “a long, long clue that goes on and on until a program has to break its line somewhere”
"""
AT = datetime(2026, 10, 3, 8, 30, tzinfo=UTC)


def asked(friend: Friend) -> Received:
    return Received(
        "[Sunday dreamers] Round 3 · vote · k7m2q9wd",
        "<6784a302fd33ce45bb3cba61@example.org>",
        "<70f8ee043485aca6dd36098c@example.org>",
        "Sunday dreamers",
        "dixit+k7m2q9wd@example.org",
        datetime(2026, 10, 2, 16, 0, tzinfo=UTC),
        TEXT.format(name=friend.name),
        (
            "mailto:dixit+k7m2q9wd@example.org?subject=Round%203&body=1",
            "mailto:dixit+k7m2q9wd@example.org?subject=%5BSunday%20dreamers%5D%20k7m2q9wd&body=3%0D%0A",
        ),
    )


def written(friend: Friend, by: Program, words: str = "3") -> bytes:
    return mail_of(Reply(words, friend, AT, by, asked(friend)))


@pytest.mark.parametrize("friend", FRIENDS, ids=lambda friend: friend.program.value)
def test_the_answer_comes_first_whatever_is_quoted(friend: Friend) -> None:
    incoming = read_mail(written(friend, friend.program))
    sent = OurWords(
        frozenset(map(normal, asked(friend).text.splitlines())), ("Sunday dreamers",), ("dixit@example.org",)
    )
    assert own_words(incoming.text, sent).splitlines()[0] == "3"
    assert incoming.sender == friend.email
    assert not incoming.flaws


@pytest.mark.parametrize(
    ("name", "introduction"),
    [
        ("Bob", "On Fri, Oct 02, 2026 at 05:00:00PM +0100, Sunday dreamers wrote:"),
        ("Ana", "Sunday dreamers <dixit+k7m2q9wd@example.org> escreveu (sexta-feira, 2/10/2026 à(s) 17:00):"),
        ("Dawid", "W dniu 2.10.2026 o 18:00, Sunday dreamers pisze:"),
        ("Eve", "> On Oct 2, 2026, at 12:00 PM, Sunday dreamers <dixit+k7m2q9wd@example.org> wrote:"),
        (
            "Chiara",
            "> Il giorno 2 ott 2026, alle ore 18:00, Sunday dreamers <dixit+k7m2q9wd@example.org> ha scritto:",
        ),
        ("Fausto", "Inviato: venerdì 2 ottobre 2026 18:00"),
    ],
)
def test_a_quote_is_introduced_in_the_programs_language(name: str, introduction: str) -> None:
    friend = FRIEND[name]
    assert introduction in read_mail(written(friend, friend.program)).text.splitlines()


def test_a_link_opens_a_new_mail_that_answers_none() -> None:
    incoming = read_mail(written(FRIEND["Ana"], Program.LINK))
    assert incoming.text == "3"
    assert incoming.subject == "[Sunday dreamers] k7m2q9wd"
    assert not incoming.answers_to


def test_an_answer_that_no_link_offers_cannot_be_tapped() -> None:
    with pytest.raises(LookupError, match=r"No link in “\[Sunday dreamers\] Round 3 · vote · k7m2q9wd” answers 5\."):
        written(FRIEND["Ana"], Program.LINK, "5")
