"""Words of chance in mails: read beside an answer, told in the receipt, and no part of the answer."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import LuckGiven, MailHeld
from dixit_pbem.post.reading.luck import parted
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import verify
from tests.mailing import Ready, Table, other_numbers


def given(table: Table) -> list[LuckGiven]:
    return table.facts(LuckGiven)


def sent(table: Table, player: str) -> str:
    table.fetch()
    table.program.ok("send", table.game)
    return " ".join(table.text(player, "receipt").split())


@pytest.mark.parametrize(
    ("mail", "answer", "words"),
    [
        ("C\nluck: green umbrella", "C", "green umbrella"),
        ("luck: green umbrella\n\nB: the long way home", "\nB: the long way home", "green umbrella"),
        ("4\n*Luck:* green umbrella ", "4", "green umbrella"),
        ("4\nLUCK : a, b: c", "4", "a, b: c"),
        ("la 4\nfortuna: ombrello verde", "la 4", "ombrello verde"),
        ("4\nSzczęście: zielony parasol", "4", "zielony parasol"),
        ("4\nszcze\u0328s\u0301cie: zielony parasol", "4", "zielony parasol"),
        ("4\nszczescie: zielony parasol", "4", "zielony parasol"),
        ("4\nsorte: guarda-chuva", "4", "guarda-chuva"),
        ("4\nluck: one\nluck: two", "4", "one"),
        ("4\nluck:", "4\nluck:", ""),
        ("C: luck: be a lady", "C: luck: be a lady", ""),
        ("Good luck: to all", "Good luck: to all", ""),
        ("luck be a lady", "luck be a lady", ""),
    ],
)
def test_a_line_of_luck_is_parted_from_the_answer(mail: str, answer: str, words: str) -> None:
    assert parted(mail) == (answer, words)


@pytest.mark.parametrize("phase", ["clue", "card", "vote"])
@pytest.mark.long
def test_a_word_beside_an_answer_joins_and_leaves_the_answer_alone(ready: Ready, phase: str) -> None:
    table = ready(phase)
    player = "Ana" if phase == "clue" else "Bob"
    answer = {"clue": "C: the long way home", "card": "C"}.get(phase) or str(other_numbers(table, "Bob")[0])
    if phase == "clue":
        table.setting("title:", "moderator: {name: Zoe, email: zoe@example.org}\ntitle:")
    table.reply(player, f"{answer}\nluck: green umbrella\n\nBest, {player}")
    told = sent(table, player)
    assert "Your word of chance joins the shuffle from round 2 on: “green umbrella”" in told
    assert [(each.player, each.words, each.round, each.typed) for each in given(table)] == [
        (player, "green umbrella", 2, False)
    ]
    assert "luck:" not in told
    if phase == "clue":
        assert table.state.round.clue is not None
        assert table.state.round.clue.text == "the long way home"


def test_a_word_alone_is_answered_with_how_the_game_stands(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "luck: green umbrella")
    assert "joins the shuffle from round 2 on: “green umbrella”" in sent(table, "Bob")
    assert table.facts(MailHeld) == []


def test_a_second_word_is_told_that_the_first_stays(ready: Ready) -> None:
    table = ready("card")
    for words in ("green umbrella", "late train"):
        table.later(minutes=5)
        table.reply("Bob", f"C\nluck: {words}")
        told = sent(table, "Bob")
    assert "Your seat has its word of chance already, and it stays: “green umbrella” (from round 2 on)." in told
    assert [each.words for each in given(table)] == ["green umbrella"]


def test_a_word_that_is_too_long_is_left_out_and_a_shorter_one_is_asked_for(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", f"C\nluck: {'x' * 61}")
    assert "A word of chance has 60 characters at most, so yours was left out." in sent(table, "Bob")
    assert given(table) == []


def test_the_moderators_own_seat_adds_no_word(ready: Ready) -> None:
    table = ready("card")
    table.setting("title:", "moderator: {name: Zoe, email: bob@example.org}\ntitle:")
    table.reply("Bob", "C\nluck: green umbrella")
    assert "Whoever moderates adds no word of chance" in sent(table, "Bob")
    assert given(table) == []


def test_a_word_beside_an_unclear_answer_is_kept(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "B or C?\nluck: green umbrella")
    table.fetch()
    assert [each.words for each in given(table)] == ["green umbrella"]


def test_a_word_in_a_mail_that_the_moderator_accepts_joins_too(ready: Ready) -> None:
    table = ready("card")
    table.setting("settle: 0", "settle: 0, hold_other_addresses: true")
    table.reply("Bob", "C\nluck: green umbrella", sender="bob@work.example")
    table.fetch()
    assert given(table) == []
    number = table.opened.held[-1][0]
    table.program.ok("held", table.game, "accept", str(number))
    assert [each.words for each in given(table)] == ["green umbrella"]


@pytest.mark.long
def test_the_last_mail_tells_every_word_that_joined(ready: Ready) -> None:
    table = ready("vote")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, f"{other_numbers(table, player)[0]}\nluck: word of {player}")
    table.step()
    table.program.ok("end", table.game)
    told = " ".join(table.text("Bob", "final-results").split())
    assert "Look whether yours stands there as you gave it: Bob, from round 2 on: “word of Bob”" in told
    assert "Cyd, from round 2 on: “word of Cyd”" in told
    assert verify(GameFile(table.path)).misfits == ()
