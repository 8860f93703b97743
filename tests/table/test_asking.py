"""What players ask by mail: how the game stands, the rules, their hand, days away."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.events import DeadlineExtended
from dixit_pbem.journal.facts import AwayTold
from tests.mailing import Ready, Table, other_numbers

ON_BOTH_STORES = True


def answered(table: Table, player: str, words: str) -> str:
    table.reply(player, words)
    table.step()
    return table.text(player, "receipt")


@pytest.mark.parametrize("words", ["status", "?", "Who are we waiting for?"])
def test_status_says_whom_the_game_waits_for_and_until_when(ready: Ready, words: str) -> None:
    table = ready("card")
    table.reply("Cyd", "B")
    told = answered(table, "Cyd", words)
    assert "The game waits for Bob and Dee. There is still time, until Friday, 20 November, 09:00 UTC." in told
    assert "Cyd, your card: B." in told


def test_status_tells_who_has_longer_and_who_is_away(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "away 20-27 November")
    table.reply("Dee", "away 3-10 December")
    table.step()
    told = answered(table, "Cyd", "status")
    assert "The game waits for Cyd and Dee. There is still time, until Friday, 20 November, 09:00 UTC." in told
    assert "The game waits for Bob. There is still time, until Sunday, 29 November, 00:00 UTC." in told
    assert "Bob will be away from 20 November 2026 to 27 November 2026." in told
    assert "Dee will be away from 3 December 2026 to 10 December 2026." in told


def test_status_says_when_time_is_up(ready: Ready) -> None:
    table = ready("card")
    table.later(days=3)
    table.step()
    assert "The game waits for Bob, Cyd and Dee. The time is up, but any answer still counts." in answered(
        table, "Ana", "?"
    )


def test_status_says_when_everybody_has_answered(ready: Ready) -> None:
    table = ready("clue")
    table.setting("settle: 0", "settle: 1h")
    table.reply("Ana", "A: the long way home")
    table.reply("Bob", "status")
    table.once("--patient")
    assert "Everybody has answered. The game goes on soon." in table.text("Bob", "receipt")


@pytest.mark.parametrize("phase", ["clue", "card", "vote"])
def test_the_rules_come_in_the_players_language(ready: Ready, phase: str) -> None:
    table = ready(phase)
    assert "Bob, these are the rules of this game" in answered(table, "Bob", "rules")
    assert "The idea" in table.text("Bob", "receipt")
    table.setting("name: Bob,", "name: Bob, language: it,")
    assert "L’idea" in answered(table, "Bob", "Le regole, per favore")


@pytest.mark.parametrize(("phase", "letters"), [("clue", "ABCDEF"), ("card", "ABCDEF"), ("vote", "ACDEF")])
def test_the_hand_comes_in_every_phase(ready: Ready, phase: str, letters: str) -> None:
    table = ready(phase)
    table.reply("Bob", "hand")
    table.step()
    names = (str(part.get_filename()) for part in table.last("Bob").walk() if part.get_content_type() == "image/jpeg")
    # What is no card has a number in its name.
    shown = {name.removesuffix(".jpg").upper() for name in names if not name.startswith("p")}
    assert sorted(shown) == list(letters)


def test_the_hand_while_votes_are_wanted_still_asks_for_them(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Bob", "hand")
    table.step()
    told = table.text("Bob", "hand")
    assert "Bob, these are your cards" in told
    assert "Bob, which card is the storyteller’s?" in told
    table.reply("Bob", str(other_numbers(table, "Bob")[0]))
    table.step()
    assert "Bob" in table.state.round.votes


def test_away_gives_one_mail_with_the_deadline_that_holds(ready: Ready) -> None:
    table = ready("card")
    before = len(table.files("Bob"))
    told = answered(table, "Bob", "away 20-27 November")
    assert "You are away from 20 November 2026 to 27 November 2026. The others see it in their mails." in told
    assert "An answer of yours is still awaited. There is still time, until Sunday, 29 November, 00:00 UTC." in told
    table.later(minutes=5)
    table.step()
    assert len(table.files("Bob")) == before + 1


def test_the_same_absence_is_answered_once_and_another_again(ready: Ready) -> None:
    table = ready("card")
    for wish in (
        "away 20-27 November",
        "I am away from 20 to 27 November",
        "away 20-28 November",
        "away 20-27 November",
    ):
        table.reply("Bob", wish)
        table.fetch()
    assert [(fact.first, fact.last) for fact in table.facts(AwayTold)] == [
        ("2026-11-20", "2026-11-27"),
        ("2026-11-20", "2026-11-28"),
        ("2026-11-20", "2026-11-27"),
    ]
    table.step()
    assert len(table.files("Bob", "receipt")) == 3


def test_the_next_letter_has_the_deadline_of_who_is_away_at_once_and_tells_the_others(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "B")
    answered(table, "Bob", "away 19-27 November")
    for player in ("Cyd", "Dee"):
        table.reply(player, "B")
    table.step()
    assert "until Sunday, 29 November, 00:00 UTC" in table.text("Bob", "vote-wanted")
    assert "Bob will be away from 19 November 2026 to 27 November 2026." in table.text("Cyd", "vote-wanted")
    assert "Bob will be away" not in table.text("Bob", "vote-wanted")
    letters = len(table.files("Bob"))
    table.later(days=1, hours=20)
    table.step()
    assert "Bob is away until 27 November 2026." in table.text("Cyd", "reminder")
    assert len(table.files("Bob")) == letters


def test_where_the_group_keeps_its_deadlines_the_player_hears_so(ready: Ready) -> None:
    table = ready("card")
    table.setting("seed:", "away: keep\nseed:")
    told = answered(table, "Bob", "away 20-27 November")
    assert "There is still time, until Friday, 20 November, 09:00 UTC." in told
    assert "In this group deadlines stay as they are, also for who is away. Ana can give you more time." in told
    assert (len(table.facts(AwayTold)), table.moves(DeadlineExtended)) == (1, [])


def test_who_says_it_when_the_time_is_up_has_until_after_the_return(ready: Ready) -> None:
    table = ready("card")
    table.later(days=3)
    assert "There is still time, until Sunday, 29 November, 00:00 UTC." in answered(
        table, "Bob", "away until 27 November"
    )


def test_more_time_for_all_is_told_to_who_is_away_as_it_is(ready: Ready) -> None:
    table = ready("card")
    answered(table, "Bob", "away 20-27 November")
    table.program.ok("extend", table.game, "24h")
    assert "until Sunday, 29 November" in table.text("Bob", "notice")
    assert "until Saturday, 21 November" not in table.text("Bob", "notice")
    assert "until Saturday, 21 November" in table.text("Cyd", "notice")
