"""What holds in every game, on good days and bad: random play by every system and by house rules drawn at random."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dixit_pbem.engine.decide import advance, decide
from dixit_pbem.engine.events import Event, GameStarted, Undone
from dixit_pbem.engine.moves import Close
from dixit_pbem.engine.order import winners
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.history import replay, to_take_back, walk
from dixit_pbem.journal.records import from_record, to_record
from tests.engine.play import Play, finished, play_on, reopened, setup
from tests.engine.strategies import EVERY_SYSTEM, plays
from tests.runs import examples, times

whole_games = settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def numbered(events: list[Event]) -> list[tuple[int, Event]]:
    return list(enumerate(events, 1))


@pytest.mark.parametrize("troubles", [False, True])
@pytest.mark.parametrize(("base", "players"), EVERY_SYSTEM)
def test_every_system_reaches_its_end(base: str, players: int, troubles: bool) -> None:
    for seed in range(times(5, short=1)):
        play = finished(setup(base, players), random.Random(seed), troubles=troubles)
        assert play.now.ending is not None
        assert play.now.ending.winners in (winners(play.now), ())


@whole_games
@given(plays())
def test_a_card_is_never_lost_or_doubled(play: Play) -> None:
    for event, game in zip(play.journal, play.after, strict=True):
        held = [card for hand in game.hands.values() for card in hand.values()]
        laid = [card.card for played in game.rounds for card in played.table]
        everywhere = Counter([*held, *game.pile, *game.discards, *laid])
        assert everywhere == Counter([] if isinstance(event, GameStarted) else list(game.setup.pictures))


@whole_games
@given(plays())
def test_every_event_survives_a_write_and_a_read(play: Play) -> None:
    for event in play.journal:
        assert event == from_record(json.loads(json.dumps(to_record(event))))


@whole_games
@given(plays())
def test_replay_gives_the_same_game_after_every_event(play: Play) -> None:
    again = [from_record(json.loads(json.dumps(to_record(event)))) for event in play.journal]
    steps = list(walk(numbered(again)))
    assert [step.before for step in steps[1:]] == play.after[:-1]
    assert replay(numbered(again)).game == play.now


@whole_games
@given(plays())
def test_what_is_due_by_itself_is_done_the_same_after_a_cut_anywhere(play: Play) -> None:
    for at in range(1, len(play.journal)):
        if at not in play.waited and not _closed_by_hand(play, at):
            done = advance(play.after[at - 1], play.during[at])
            waits = min(where for where in play.waited if where >= at)
            asks = min((asked.at for asked in play.asked if asked.at >= at), default=waits)
            assert list(done) == play.journal[at : min(waits, asks)]


def _closed_by_hand(play: Play, at: int) -> bool:
    """Is this a cut within what the moderator did for several at once?"""
    return any(isinstance(asked.move, Close) and asked.at < at < asked.at + asked.brought for asked in play.asked)


@whole_games
@given(plays())
def test_what_is_done_is_not_done_again(play: Play) -> None:
    for at in play.waited:
        assert advance(play.after[at - 1], play.during[at - 1]) == ()


@whole_games
@given(plays(), st.integers().map(random.Random))
def test_any_journal_that_was_cut_can_be_played_to_its_end(play: Play, dice: random.Random) -> None:
    cut = play.upto(dice.randint(1, len(play.journal)))
    for _ in play_on(cut, dice):
        pass
    assert cut.now.ending is not None


@whole_games
@given(plays(), st.integers().map(random.Random))
def test_after_undo_the_same_moves_draw_the_same_chance(play: Play, dice: random.Random) -> None:
    at = dice.randint(1, len(play.journal))
    history = replay(numbered(play.journal[:at]))
    try:
        back_to = to_take_back(history)[0].seq
    except DixitError:
        return
    undone = Undone(back_to, play.during[back_to - 1].now)
    rewound = replay([*numbered(play.journal[:at]), (at + 1, undone)]).game
    assert rewound is not None
    before = play.after[back_to - 2]
    # Which round was the first without a card dealt stays known: nobody draws again with another word of chance.
    assert before.round.deadline
    as_before = reopened(rewound, before.round.deadline, luck=before.luck)
    assert as_before == before
    asked = next((asked for asked in play.asked if asked.at == back_to - 1), None)
    if asked is not None:
        again = decide(rewound, asked.move, play.during[back_to - 1])
        assert list(again) == play.journal[back_to - 1 : back_to - 1 + asked.brought]
