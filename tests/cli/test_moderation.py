"""Clues and words that wait until the moderator lets them go: nobody is late meanwhile, and no card is told."""

from __future__ import annotations

from datetime import timedelta

import pytest

from dixit_pbem.engine.events import ClueGiven, StorytellerSkipped
from dixit_pbem.journal.facts import HeldSettled, LateTold, MailHeld, Reminded, Said, SaidBeside
from tests.mailing import Table
from tests.program import Program


@pytest.fixture
def table(program: Program) -> Table:
    """Bob tells first, and Ana, who plays, looks at each clue."""
    made = Table(program)
    made.seat(first="Bob")
    made.setting("missing: wait", "missing: random\nmoderation: clues")
    made.once()
    return made


def waiting(table: Table) -> int:
    return table.opened.held[-1][0]


def held(table: Table, *words: str) -> str:
    return table.program.ok("held", table.game, *words)


def test_a_clue_waits_and_its_storyteller_hears_so_kindly(table: Table) -> None:
    table.reply("Bob", "C: the long way home")
    table.once()
    assert table.moves(ClueGiven) == []
    assert [fact.reason for fact in table.facts(MailHeld)] == ["clue to let go"]
    told = table.text("Bob", "receipt")
    assert "the long way home" in told
    assert "Ana looks at each clue before it goes to all." in told
    assert "no deadline passes for you meanwhile" in told
    assert "Re: " in str(table.last("Bob", "receipt")["Subject"])


def test_the_moderator_who_plays_sees_the_clue_and_never_the_card(table: Table) -> None:
    card = table.state.hands["Bob"]["C"]  # type: ignore[index]
    table.reply("Bob", "C: the long way home")
    printed = table.once()
    for words in ((), ("show", str(waiting(table)))):
        printed += held(table, *words)
    printed += table.program.ok("status", table.game) + table.program.ok("log", table.game)
    assert "“the long way home”" in printed
    assert "C:" not in printed
    assert str(card) not in printed
    assert f"`dixit-pbem held game.yaml accept {waiting(table)}`: it goes on to all." in printed
    assert "C: the long" not in table.path.read_text()


def test_let_go_it_counts_as_if_it_came_now(table: Table) -> None:
    table.reply("Bob", "C: the long way home\n\nsay hello from the sea")
    table.once()
    held(table, "accept", str(waiting(table)))
    assert [move.words for move in table.moves(ClueGiven)] == ["the long way home"]  # type: ignore[attr-defined]
    assert [fact.how for fact in table.facts(HeldSettled)] == ["let go"]
    assert [fact.text for fact in table.facts(SaidBeside)] == ["hello from the sea"]
    table.once()
    assert "the long way home" in table.text("Cyd", "card-wanted")


def test_sent_back_it_is_asked_for_again_with_the_moderators_word(table: Table) -> None:
    table.reply("Bob", "C: the stupid teacher")
    table.once()
    told = held(table, "reject", str(waiting(table)), "a kinder one,", "please")
    assert "the stupid teacher" not in told
    table.once()
    letter = table.text("Bob", "notice")
    assert "Ana asks you for another clue; nobody else has seen this one. “a kinder one, please”" in letter
    assert table.program.status(game=table.game)["waiting_for"] == ["Bob"]
    assert table.opened.held == ()
    table.reply("Bob", "C: the long way home")
    table.once()
    assert [fact.reason for fact in table.facts(MailHeld)] == ["clue to let go"] * 2


def test_another_clue_takes_the_place_of_the_one_that_waits(table: Table) -> None:
    table.reply("Bob", "C: the first")
    table.once()
    table.later(minutes=5)
    table.reply("Bob", "D: the second")
    table.once()
    assert [number for number, _ in table.opened.held] == [waiting(table)]
    held(table, "accept", str(waiting(table)))
    assert [move.words for move in table.moves(ClueGiven)] == ["the second"]  # type: ignore[attr-defined]


def test_who_waits_for_the_moderator_owes_nothing_and_is_never_late(table: Table) -> None:
    table.reply("Bob", "C: the long way home")
    table.once()
    status = table.program.status(game=table.game)
    assert status["waiting_for"] == []
    assert "The clue waits until you let it go, by Bob: `held` shows it." in table.program.ok("status", table.game)
    assert "The clue of Bob waits for you." in table.program.ok("status", ".")
    for _ in range(6):
        table.later(hours=20)
        table.once()
    assert table.moves(StorytellerSkipped) == []
    assert table.facts(Reminded) + table.facts(LateTold) == []
    held(table, "reject", str(waiting(table)))
    deadline = table.state.round.extended["Bob"]  # type: ignore[index]
    assert deadline >= table.now + timedelta(hours=12)
    table.once()
    assert table.moves(StorytellerSkipped) == [], "there is time for another clue"
    table.later(hours=13)
    table.once()
    table.once()
    assert len(table.moves(StorytellerSkipped)) == 1


def test_a_clue_that_the_moderator_types_in_waits_for_nobody(table: Table) -> None:
    table.program.ok("clue", table.game, "bob=C", "typed in")
    assert len(table.moves(ClueGiven)) == 1
    assert table.opened.held == ()


def test_words_to_all_wait_alone_and_beside_an_answer(table: Table) -> None:
    table.program.ok("clue", table.game, "bob=C", "typed in")
    table.once()
    table.reply("Cyd", "say what a day")
    table.reply("Dee", "B\n\nsay look at the sea")
    table.once()
    assert table.facts(Said) + table.facts(SaidBeside) == []
    assert "Dee" in table.state.round.given, "the answer itself counts"
    assert "Ana looks at them before they go to all: “what a day”" in table.text("Cyd", "receipt")
    assert "once the moderator has read them: “look at the sea”" in table.text("Dee", "receipt")
    printed = held(table)
    assert "“what a day”" in printed
    assert "“look at the sea”" in printed
    (alone, _), (beside, _) = table.opened.held
    held(table, "accept", str(alone))
    held(table, "accept", str(beside))
    assert [fact.text for fact in table.facts(Said)] == ["what a day"]
    assert [fact.text for fact in table.facts(SaidBeside)] == ["look at the sea"]


def test_words_that_are_sent_back_reach_nobody(table: Table) -> None:
    table.reply("Cyd", "say something unkind")
    table.once()
    held(table, "reject", str(waiting(table)))
    assert "Ana has not passed your words on; nobody else has seen them." in table.text("Cyd", "notice")
    assert table.facts(Said) == []
    assert all("unkind" not in table.text(each) for each in ("Ana", "Bob", "Dee"))


def test_where_all_tell_at_once_each_clue_waits_and_the_others_are_waited_for(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.setting("rules: odyssey", "rules: {base: odyssey, together: true}")
    table.setting("missing: wait", "missing: wait\nmoderation: clues")
    table.once()
    table.reply("Bob", "C: the long way home")
    table.reply("Ana", "C: the moderator’s own")
    table.once()
    assert program.status(game=table.game)["waiting_for"] == ["Cyd", "Dee"]
    assert [fact.player for fact in table.facts(MailHeld)] == ["Bob"]
    table.reply("Cyd", "C: another")
    table.reply("Dee", "C: and another")
    table.once()
    for number, _ in table.opened.held:
        held(table, "accept", str(number))
    table.once()
    assert str(table.state.phase) == "card"


def test_a_mistake_about_what_waits_is_told(table: Table) -> None:
    table.reply("Bob", "C: the long way home")
    table.once()
    number = str(waiting(table))
    said = table.program("held", table.game, "accept", number, "C: another")
    assert said.code == 1
    assert f"Mail {number} goes on as it is, or back: `held GAME accept {number}`, or `reject {number}`." in said.err
    said = table.program("held", table.game, "reject", number, "x" * 501)
    assert "Your word to the player has more than 500 characters. Write less." in said.err
    assert len(table.opened.held) == 1
