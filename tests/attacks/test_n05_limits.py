"""N5: one sender without a limit: sixty forged wishes brought sixty mails of 46 MB, and a robot looped without end."""

from __future__ import annotations

from itertools import count

import pytest

from dixit_pbem.journal.facts import MailHeld, MailRead, Posted
from dixit_pbem.post.limits import MOST_A_DAY, MOST_ALIKE, MOST_HANDS, MOST_MOVES
from dixit_pbem.post.writing.enclosures import LARGEST
from tests.attacks.faults import WISHES_A_DAY, WORDS_OF_A_ROBOT
from tests.mailing import Ready, Table, given

pytestmark = pytest.mark.long

BOB = "Bob <bob@example.org>"
SENT_A_DAY = 20_000_000
ROBOTS = ("status\n\nTicket {}", "hand\n-- \n{}", "help\n\nThis is case {}.", "rules\n{}")
WISHES = ("status", "hand", "rules", "help", "language en")


def wish(table: Table, text: str, *, marked: bool = True) -> int:
    """One mail of Bob's; how many letters he was sent because of it."""
    before = len(table.files("Bob"))
    table.later(minutes=20)
    table.reply("Bob", text, sender=BOB, subject=None if marked else "hello")
    table.fetch()
    table.program.ok("send", table.game)
    return len(table.files("Bob")) - before


def test_forged_wishes_bring_ten_answers_a_day_and_one_notice(ready: Ready) -> None:
    table = ready("card")
    sent = [wish(table, WISHES[i % len(WISHES)], marked=i % 2 == 0) for i in range(WISHES_A_DAY)]
    assert sum(sent) <= MOST_A_DAY + 1
    assert sent[-5:] == [0] * 5
    assert "from tomorrow on" in table.text("Bob")


def test_a_move_counts_all_the_same(ready: Ready) -> None:
    table = ready("card")
    for i in range(15):
        wish(table, WISHES[i % len(WISHES)])
    assert wish(table, "C") == 1
    assert table.facts(MailRead)[-1].verdict == "cards"


def test_the_day_after_wishes_are_answered_again(ready: Ready) -> None:
    table = ready("card")
    for i in range(15):
        wish(table, WISHES[i % len(WISHES)])
    assert wish(table, "status") == 0
    table.later(hours=25)
    assert wish(table, "status") == 1


def test_hands_in_a_day_stay_below_the_limit_of_bytes(ready: Ready) -> None:
    assert (MOST_HANDS + 1) * LARGEST <= SENT_A_DAY
    table = ready("card")
    for i in range(12):
        wish(table, "hand")
        if i % 3 == 2:
            wish(table, "B")
    hands = [fact for fact in table.facts(Posted) if fact.reader == "Bob" and fact.letter == "card wanted"]
    assert len(hands) <= MOST_HANDS + 1, "the first one was nobody's wish"


@pytest.mark.parametrize("says", ROBOTS)
def test_a_robot_with_changing_text_is_left_alone_after_five(ready: Ready, says: str) -> None:
    table, number = ready("card"), count(4711)
    sent = [wish(table, says.format(next(number))) for _ in range(WORDS_OF_A_ROBOT)]
    assert sent[:2] == [1, 1]
    assert sum(sent) <= MOST_ALIKE + 1
    assert sent[MOST_ALIKE + 1 :] == [0] * (WORDS_OF_A_ROBOT - 1 - MOST_ALIKE)


def test_the_moderator_hears_of_it(ready: Ready) -> None:
    table = ready("card")
    for i in range(15):
        wish(table, WISHES[i % len(WISHES)])
    table.later(hours=24)
    table.once()
    assert "Bob asked for more in a day than is answered." in table.text("moderator", "digest")


def test_a_program_that_moves_to_and_fro_waits_for_the_moderator(ready: Ready) -> None:
    table = ready("card")
    sent = []
    for i in range(MOST_MOVES + 6):
        before = len(table.files("Bob"))
        table.later(minutes=5)
        table.reply("Bob", "BC"[i % 2], subject=f"Re: {table.last('Bob', 'card-wanted')['Subject']}")
        table.fetch()
        table.program.ok("send", table.game)
        sent.append(len(table.files("Bob")) - before)
    assert sent == [1] * MOST_MOVES + [0] * 6
    assert {fact.reason for fact in table.facts(MailHeld)} == {"too many"}
    number = table.opened.held[-1][0]
    assert "a program may write them" in table.program.ok("held", table.game)
    table.program.ok("held", table.game, "accept", str(number))
    assert given(table)["Bob"] == ("C",)


def test_receipts_of_a_day_stay_below_the_limit_of_bytes(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "B")
    table.fetch()
    table.program.ok("send", table.game)
    receipt = len(table.last("Bob", "receipt").as_bytes())
    assert MOST_MOVES * receipt + (MOST_HANDS + 1) * LARGEST <= SENT_A_DAY
