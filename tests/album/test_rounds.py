"""What is over? An album tells scored rounds, and nothing of the open one."""

from __future__ import annotations

import pytest

from dixit_pbem.album.rounds import past_rounds, quips, seated
from dixit_pbem.engine.events import PlayerReplaced, RoundScored, Undone
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import Replace
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.history import replay, walk
from tests.album.albums import RECORDED, history, steps
from tests.engine.play import begun


@pytest.mark.parametrize("name", RECORDED)
def test_every_scored_round_is_told_as_it_stood_then(name: str) -> None:
    scored = [step for step in steps(name) if isinstance(step.event, RoundScored)]
    rounds = past_rounds(history(name))
    assert [told.seq for told in rounds] == [step.seq for step in scored]
    for told, step in zip(rounds, scored, strict=True):
        assert isinstance(step.event, RoundScored)
        assert dict(told.game.scores) == dict(step.event.totals)
        assert tuple(card.owner for card in told.played.table) == step.event.owners
        assert told.story.owner == told.storyteller


@pytest.mark.long
def test_the_open_round_is_not_told_at_any_step() -> None:
    every = steps("odyssey-06")
    for upto in range(1, len(every)):
        rounds = past_rounds(history("odyssey-06", upto=upto))
        scored = sum(isinstance(step.event, RoundScored) for step in every[:upto])
        assert [told.number for told in rounds] == list(range(1, scored + 1))


def test_a_round_that_was_taken_back_is_not_told() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    journal = list(enumerate(play.journal, 1))
    assert [told.number for told in past_rounds(replay(journal))] == [1]
    play.undo()
    assert isinstance(play.journal[-1], Undone)
    assert past_rounds(replay(enumerate(play.journal, 1))) == ()


def test_words_said_to_all_belong_to_the_round_they_were_said_in() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    early, late, from_nobody = (
        Said("Good evening.", PlayerName("Ana")),
        Said("Well told!", PlayerName("Bob")),
        Said("Cheers.", None),
    )
    journal = [*play.journal[:1], early, *play.journal[1:], late, from_nobody]
    assert quips(walk(enumerate(journal, 1))) == {1: (early,), 2: (late, from_nobody)}


def test_whoever_sat_at_the_table_is_known_with_the_one_who_sat_there_first() -> None:
    play = begun("odyssey", 4)
    play.do(Replace(PlayerName("Bob"), PlayerName("Zoe"), None, None))
    play.do(Replace(PlayerName("Zoe"), PlayerName("Yan"), None, None))
    play.until(Phase.CARD)
    assert sum(isinstance(event, PlayerReplaced) for event in play.journal) == 2
    sat = seated(walk(enumerate(play.journal, 1)))
    assert sat == {"Ana": "Ana", "Bob": "Bob", "Cyd": "Cyd", "Dee": "Dee", "Zoe": "Bob", "Yan": "Bob"}
