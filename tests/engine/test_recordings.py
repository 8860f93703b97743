"""Whole games as they were recorded: the same moves must bring the same journal, so that a change of rules shows.

`pytest --rewrite-golden tests/engine/test_recordings.py` records them anew; read the diff before you keep it.
"""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from dixit_pbem.engine.events import CardsGiven, CardsTakenBack, ClueGiven, Event, GameStarted, VotesCast
from dixit_pbem.engine.model import CardId, Game, PlayerName, Setup
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.journal.history import replay
from dixit_pbem.journal.records import from_record, to_record
from tests.conftest import Rewritten
from tests.engine.play import NAMES, Play, deck_for, finished

GAMES = Path(__file__).parents[1] / "games"
RECORDED = [
    ("odyssey", 3),
    ("odyssey", 4),
    ("odyssey", 6),
    ("odyssey", 7),
    ("odyssey", 12),
    ("party", 6),
    ("party", 12),
    ("team", 6),
    ("team", 12),
    ("classic", 3),
    ("classic", 6),
    ("modern", 3),
    ("modern", 8),
    ("imaginarium", 5),
    ("demo", 3),
    ("demo", 4),
    ("together", 3),
    ("together", 6),
    ("together", 7),
]


def small_setup(base: str, players: int) -> Setup:
    """A small deck, so that discards come back, and the pile of classic runs out in the middle of a refill."""
    choice = RuleChoice("odyssey", {"together": True}) if base == "together" else RuleChoice(base)
    more = {"classic": 22, "modern": 40, "imaginarium": 40, "demo": 3 + players}.get(base, 3)
    cards = deck_for(choice, players, more=more)
    deck = {CardId(f"c{number}"): "" for number in range(1, cards + 1)}
    seats = tuple(map(PlayerName, NAMES[:players]))
    return Setup(f"{base} by {players}", choice, seats, deck, "volunteer", f"{base}-{players}", rehearsal=True)


def as_lines(events: list[Event]) -> list[str]:
    return [json.dumps(to_record(event), ensure_ascii=False, separators=(",", ":")) for event in events]


@pytest.fixture
def recorded(base: str, players: int, rewritten: Rewritten) -> list[str]:
    def played_anew() -> str:
        play = finished(small_setup(base, players), Random(players))
        return "".join(f"{line}\n" for line in as_lines(play.journal))

    return rewritten(GAMES / f"{base}-{players:02d}.jsonl", played_anew).splitlines()


def move_of(game: Game, event: Event) -> Move | None:
    """What a player asked for when this happened; nothing for what the game does by itself."""
    match event:
        case ClueGiven(player, _, card):
            return GiveClue(player, event.words, letters(game, player, (card,))[0] if card else None)
        case CardsGiven(player, cards):
            return GiveCards(player, letters(game, player, cards), event.round)
        case CardsTakenBack(player):
            return GiveCards(player, ())
        case VotesCast(player, numbers, red):
            return CastVotes(player, numbers, red, event.round)
        case _:
            return None


def letters(game: Game, player: PlayerName, cards: tuple[CardId, ...]) -> tuple[str, ...]:
    by_card = {card: letter for letter, card in game.hands[player].items()}
    return tuple(by_card[card] for card in cards)


every_recording = pytest.mark.parametrize(("base", "players"), RECORDED)


@every_recording
def test_the_recorded_moves_bring_the_recorded_journal(recorded: list[str], base: str, players: int) -> None:
    events = [from_record(json.loads(line)) for line in recorded]
    started = events[0]
    assert isinstance(started, GameStarted)
    play = Play(small_setup(base, players))
    play.begin()
    done = 0
    while done < len(play.journal) < len(events):
        done = len(play.journal)
        play.advance()
        for event in takewhile(lambda event: move_of(play.now, event), events[len(play.journal) :]):
            move = move_of(play.now, event)
            assert move is not None
            play.do(move)
    assert recorded == as_lines(play.journal)


@every_recording
def test_a_recorded_journal_replays_to_its_end(recorded: list[str]) -> None:
    events = [from_record(json.loads(line)) for line in recorded]
    game = replay(enumerate(events, 1)).game
    assert game is not None
    assert game.ending is not None
    assert as_lines(events) == recorded


def test_a_cycle_whose_clues_stand_open_in_its_journal_replays_as_one_whose_clues_are_veiled() -> None:
    open_clues, veiled = (
        [from_record(json.loads(line)) for line in (GAMES / name).read_text(encoding="utf-8").splitlines()]
        for name in ("together-06-open-clues.jsonl", "together-06.jsonl")
    )
    assert all(event.hidden is None and event.text for event in open_clues if isinstance(event, ClueGiven))
    assert replay(enumerate(open_clues, 1)).game == replay(enumerate(veiled, 1)).game
