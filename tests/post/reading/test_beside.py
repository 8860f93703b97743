"""Words and hearts beside an answer: kept until the results, told then, and no part of the answer."""

from __future__ import annotations

from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.journal.facts import Loved, SaidBeside
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.beside import Heart, hearts_parted, said_parted
from tests.mailing import Ready, Table, other_numbers, own_number


def asked(phase: Phase, *, blind: bool = False) -> Asked:
    return Asked(phase, tuple("ABCDEF"), 1, (1, 2, 3, 4), 1, red=False, blind=blind, today=date(2026, 11, 18))


@pytest.mark.parametrize(
    ("said", "rest", "mail", "phase"),
    [
        ("what a clue", "B", "B\nsay what a clue", Phase.CARD),
        ("what a clue", "B", "B\nSay: what a clue", Phase.CARD),
        ("che bell’indizio", "B", "B\nmessaggio: che bell’indizio", Phase.CARD),
        ("que pista", "4\n", "4\n\ndiz: que pista", Phase.VOTE),
        ("piękne!", "4", "4\npowiedz: piękne!", Phase.VOTE),
        ("one two", "4\n", "4\n\nsay one\ntwo\nThanks, Bob", Phase.VOTE),
        ("good luck", "C: home\n", "C: home\n\nsay good luck", Phase.CLUE),
        ("good luck", "C: home", "C: home\nsay: good luck", Phase.CLUE),
        ("", "C: home\nsay good night", "C: home\nsay good night", Phase.CLUE),
        ("", "B\nsay C instead", "B\nsay C instead", Phase.CARD),
        ("", "4\nsay 5", "4\nsay 5", Phase.VOTE),
        ("", "say hello\nB", "say hello\nB", Phase.CARD),
        ("", "B\nmessaggio ricevuto", "B\nmessaggio ricevuto", Phase.CARD),
    ],
)
def test_a_line_that_says_something_is_parted_from_the_answer(said: str, rest: str, mail: str, phase: Phase) -> None:
    found = said_parted(mail, asked(phase))
    assert (found.answer, found.said) == (rest, said)


@pytest.mark.parametrize(
    ("hearts", "mail", "phase"),
    [
        ([Heart(4, "", "♥ 4")], "♥ 4", Phase.CLUE),
        ([Heart(4, "", "❤️ 4")], "❤️ 4", Phase.CARD),
        ([Heart(4, "", "love 4")], "love 4", Phase.CLUE),
        ([Heart(4, "Ana", "♥ Ana 4")], "♥ Ana 4", Phase.CLUE),
        ([Heart(2, "", "kocham 2")], "C: dom\nkocham 2", Phase.CLUE),
        ([Heart(1, "", "<3 1"), Heart(2, "", "cuore: 2")], "<3 1\ncuore: 2", Phase.FINISHED),
        ([], "♥ 4", Phase.VOTE),
        ([], "I love 4", Phase.CARD),
        ([], "C: ♥ 4", Phase.CLUE),
        ([], "love", Phase.CLUE),
    ],
)
def test_a_heart_is_a_line_of_its_own(hearts: list[Heart], mail: str, phase: Phase) -> None:
    assert [*hearts_parted(mail, asked(phase), current=True).hearts] == hearts


def test_in_a_blind_clue_only_the_sign_is_a_heart() -> None:
    assert not hearts_parted("love 4", asked(Phase.CLUE, blind=True), current=True).hearts
    assert hearts_parted("♥ 4", asked(Phase.CLUE, blind=True), current=True).hearts


def vote_all(table: Table, *, words: str = "") -> None:
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, f"{other_numbers(table, player)[0]}\n{words if player == 'Bob' else ''}")
    table.step()


SECRET = "What a marvellous whale in the garden"


def sent_before_the_reveal(table: Table) -> str:
    return "".join(
        file.read_text() for file in (table.program.folder / "outbox").glob("*.eml") if "-bob-receipt" not in file.name
    )


def test_words_beside_an_answer_are_told_with_the_results_and_never_before(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", f"B\nsay: {SECRET}")
    table.step()
    assert "Your words come with the results" in table.text("Bob", "receipt")
    assert SECRET not in table.path.read_text()
    assert SECRET not in table.program.ok("log", "game.yaml")
    for player in ("Cyd", "Dee"):
        table.reply(player, "B")
    table.step()
    assert SECRET not in sent_before_the_reveal(table)
    vote_all(table)
    assert f"Bob, beside an answer: “{SECRET}”" in table.text("Cyd")
    assert "You, beside an answer" in table.text("Bob")


def test_the_moderator_can_strike_them_before_the_reveal(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Bob", f"{other_numbers(table, 'Bob')[0]}\n\nsay: {SECRET}")
    table.fetch()
    table.program.ok("say", "game.yaml", "--strike", "bob")
    refused = table.program("say", "game.yaml", "--strike", "bob")
    assert (refused.code, "wrote nothing beside" in refused.err) == (1, True)
    for player in ("Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    assert SECRET not in table.text("Cyd")


def test_they_go_with_the_answer_that_is_taken_back(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", f"B\nsay: {SECRET}")
    table.fetch()
    table.program.ok("undo", "game.yaml")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B", subject=None)
    table.step()
    vote_all(table)
    assert SECRET not in table.text("Cyd")


def test_where_the_group_wants_it_all_below_a_blank_line_is_told(ready: Ready) -> None:
    table = ready("vote")
    table.setting("journal:", "banter: all\njournal:")
    vote_all(table, words=f"\n{SECRET}\n\nThanks, Bob")
    assert [fact.text for fact in table.facts(SaidBeside)] == [SECRET]


def test_more_than_500_characters_are_left_out_and_the_answer_counts(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", f"B\nsay: {'blah ' * 120}")
    table.step()
    assert "more than 500 characters" in table.text("Bob", "receipt")
    assert not table.facts(SaidBeside)
    assert table.state.round.given


def test_a_heart_in_answer_to_the_results_is_told_with_the_next_mails(ready: Ready) -> None:
    table = ready("vote")
    number = own_number(table, "Ana")
    vote_all(table)
    table.reply("Cyd", f"♥ {number}")
    table.reply("Dee", f"love {number}")
    table.reply("Ana", f"♥ {number}")
    assert "Mail came in: Cyd (heart), Dee (heart), Ana (status)." in table.step()
    told = f"Your heart for picture {number}, by Ana"
    assert told in table.text("Cyd", "receipt")
    assert "no picture of the others" in table.text("Ana", "receipt")
    assert {fact.player for fact in table.facts(Loved)} == {"Cyd", "Dee"}
    table.reply("Bob", "A: and on we go")
    table.step()
    assert f"Cyd and Dee love picture {number}, by Ana." in table.text("Ana")
    table.program.ok("album", "game.yaml")
    assert "♥ Cyd and Dee" in (table.program.folder / "output/game/album/index.html").read_text()
