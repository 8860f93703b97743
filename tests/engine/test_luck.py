"""Words of chance: when they join, what they change, and that a stranger can recompute every shuffle from the file."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dixit_pbem.chance import SeededChance, commitment
from dixit_pbem.engine.events import HandsRefilled, RoundBegan, TableLaid
from dixit_pbem.engine.luck import purpose, seat_of, tidied, with_word, word_of
from dixit_pbem.engine.model import Phase, PlayerName, Word
from dixit_pbem.engine.moves import Leave, Replace
from dixit_pbem.errors import Misfit
from dixit_pbem.journal.facts import LuckGiven
from dixit_pbem.journal.history import replay, walk
from dixit_pbem.journal.proof import Misdraw, misdraws
from dixit_pbem.journal.records import Happening, to_record
from tests.engine.play import Play, begun, play_on, setup
from tests.engine.strategies import EVERY_SYSTEM

ANA, BOB, CYD, DEE, ZOE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Zoe"))
MOST = 2**256


def give(play: Play, player: PlayerName, words: str) -> LuckGiven:
    """The player adds a word of chance now."""
    given = LuckGiven(player, seat_of(play.now, player), words, play.now.luck.next_round)
    play.after.append(with_word(play.now, Word(given.seat, player, words, given.round)))
    play.journal.append(given)  # type: ignore[arg-type]
    play.during.append(play.circumstances)
    return given


def give_sometimes(play: Play, dice: Random) -> None:
    player = dice.choice(play.now.seats)
    if dice.random() < 0.15 and play.now.phase is not Phase.FINISHED and word_of(play.now, player) is None:
        give(play, player, f"word {dice.randrange(10**6)}")


def played(base: str, players: int, dice: Random, *, troubles: bool = False, deck: int = 84) -> Play:
    """A whole game, with words of chance at random moments."""
    play = Play(setup(base, players, deck=deck))
    play.begin()
    for _ in play_on(play, dice, troubles=troubles):
        give_sometimes(play, dice)
    return play


def checked(journal: list[Any]) -> list[Misdraw]:
    return list(misdraws(walk(enumerate(journal, 1)), SeededChance("seed"), commitment=commitment("seed")))


def laid_in(play: Play, number: int) -> TableLaid:
    began = next(at for at, event in enumerate(play.journal) if isinstance(event, RoundBegan) and event.round == number)
    return next(event for event in play.journal[began:] if isinstance(event, TableLaid))


@pytest.mark.parametrize("troubles", [False, True])
@pytest.mark.parametrize(("base", "players"), EVERY_SYSTEM)
@pytest.mark.long
def test_games_with_words_at_random_moments_reach_their_end_and_are_proved(
    base: str, players: int, troubles: bool
) -> None:
    dice = Random(f"{base} {players} {troubles}")
    play = played(base, players, dice, troubles=troubles)
    assert play.now.ending is not None
    assert checked(play.journal) == []
    assert replay(enumerate(play.journal, 1)).game == play.now


def test_a_word_joins_with_the_next_round_and_a_game_without_words_draws_as_ever() -> None:
    silent, lucky = begun("odyssey", 4), begun("odyssey", 4)
    assert give(lucky, BOB, "green umbrella").round == 2
    for play in (silent, lucky):
        play.until(Phase.CLUE, round=2, dice=Random(3))
    assert laid_in(silent, 1) == laid_in(lucky, 1)
    refilled = [next(each for each in play.journal if isinstance(each, HandsRefilled)) for play in (silent, lucky)]
    assert (refilled[0].pile, sorted(refilled[1].pile or ())) == (None, sorted(silent.after[2].pile))
    assert refilled[1].pile != silent.after[2].pile
    assert lucky.now.discards == silent.now.discards


def test_the_words_stand_in_seat_order_whoever_was_first() -> None:
    play = begun("odyssey", 4)
    give(play, DEE, "late train")
    give(play, BOB, "green umbrella")
    assert purpose(play.now, "round 1 table", 1) == "round 1 table"
    assert purpose(play.now, "round 2 table", 2) == "round 2 table\n2 green umbrella\n4 late train"


def test_a_word_given_after_the_refill_waits_for_the_round_after() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    assert give(play, BOB, "green umbrella").round == 3


def test_undo_takes_no_word_back_and_no_shuffle_changes() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    give(play, BOB, "green umbrella")
    play.until(Phase.CLUE, round=2)
    first = next(event for event in play.journal if isinstance(event, HandsRefilled))
    play.undo()
    assert play.now.phase is Phase.VOTE
    assert give(play, CYD, "too late for round 2").round == 3
    play.until(Phase.CLUE, round=2)
    again = next(event for event in reversed(play.journal) if isinstance(event, HandsRefilled))
    assert again.pile == first.pile
    assert checked(play.journal) == []


def test_who_takes_a_seat_takes_its_word_and_who_leaves_leaves_it() -> None:
    play = begun("odyssey", 5)
    give(play, BOB, "green umbrella")
    play.do(Replace(BOB, ZOE, None, None))
    word = word_of(play.now, ZOE)
    assert word is not None
    assert (word.seat, word.player) == (2, BOB)
    with pytest.raises(Misfit, match="already"):
        give(play, ZOE, "mine")
    play.do(Leave(ZOE))
    play.until(Phase.VOTE, round=3)
    assert ZOE not in play.now.seats
    assert purpose(play.now, "round 3 table", 3).endswith("\n2 green umbrella")
    assert checked(play.journal) == []


def tampered(change: Callable[[list[Any]], list[Any]]) -> list[Any]:
    """A game in which Bob and Dee gave words, as somebody changed it afterwards."""
    play = begun("odyssey", 4)
    give(play, DEE, "late train")
    give(play, BOB, "green umbrella")
    return change(play.until(Phase.CLUE, round=4, dice=Random(5)).journal)


def with_facts(journal: list[Any], **changes: Mapping[str, object]) -> list[Any]:
    return [replace(each, **changes.get(each.player, {})) if isinstance(each, LuckGiven) else each for each in journal]


@pytest.mark.parametrize(
    ("change", "fits"),
    [
        (lambda journal: journal, True),
        (lambda journal: with_facts(journal, Bob={"words": "green umbrellas"}), False),
        (lambda journal: with_facts(journal, Bob={"words": "late train"}, Dee={"words": "green umbrella"}), False),
        (lambda journal: with_facts(journal, Bob={"player": CYD, "seat": 3}), False),
        (lambda journal: [each for each in journal if getattr(each, "player", "") != DEE or not lucky(each)], False),
        (lambda journal: with_facts(journal, Dee={"seat": 2}), False),
        (lambda journal: with_facts(journal, Dee={"round": 3}), False),
        # In which order they came in counts for nothing: they stand by their seats.
        (lambda journal: [*journal[:3], journal[4], journal[3], *journal[5:]], True),
    ],
    ids=["honest", "changed", "exchanged", "another seat", "dropped", "wrong seat", "wrong round", "came in before"],
)
def test_a_word_that_was_changed_dropped_or_moved_is_noticed(
    change: Callable[[list[Any]], list[Any]], fits: bool
) -> None:
    try:
        wrong = checked(tampered(change))
    except Misfit:
        assert not fits
    else:
        assert (wrong == []) is fits


def lucky(event: Happening) -> bool:
    return isinstance(event, LuckGiven)


def test_words_are_one_line_and_the_same_on_every_computer() -> None:
    assert tidied("  green \n\t umbrella\x00\u202e ") == "green umbrella"
    assert tidied("cafe\u0301") == "caf\u00e9"


class Stranger:
    """Who has read the README and the steps of `chance.py`, and nothing else of the program."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.words: dict[int, tuple[int, str]] = {}
        self.seats: list[str] = []
        self.given: dict[str, list[str]] = {}
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.table: list[str] = []
        self.round = 0
        self.shuffles = 0

    def shuffled(self, text: str, number: int, things: list[str]) -> list[str]:
        lines = [f"{seat} {words}" for seat, (since, words) in sorted(self.words.items()) if since <= number]
        message, i, order = "\n".join([text, *lines]), 0, list(things)
        for last in range(len(order) - 1, 0, -1):
            while True:
                digest = hmac.new(self.seed.encode(), f"{message}/{i}".encode(), hashlib.sha256).hexdigest()
                i += 1
                if int(digest, 16) < MOST // (last + 1) * (last + 1):
                    break
            other = int(digest, 16) % (last + 1)
            order[last], order[other] = order[other], order[last]
        self.shuffles += 1
        return order

    def reads(self, record: Mapping[str, Any]) -> None:
        match record["event"]:
            case "game_started":
                assert hashlib.sha256(self.seed.encode()).hexdigest() == record["commitment"]
                self.seats, self.pile = record["seats"], list(record["pictures"])
            case "hands_dealt":
                deck = self.shuffled("deal", 1, self.pile)
                size = len(record["hands"][self.seats[0]])
                assert record["hands"] == {
                    seat: deck[at * size : at * size + size] for at, seat in enumerate(self.seats)
                }
                self.pile = deck[size * len(self.seats) :]
                assert record["pile"] == self.pile
            case "luck_given":
                self.words[record["seat"]] = (record["round"], record["words"])
            case "round_began":
                self.round, self.given = record["round"], {}
            case "clue_given" if "card" in record:
                self.given[record["player"]] = [record["card"]]
            case "cards_given":
                self.given[record["player"]] = record["cards"]
            case "table_laid":
                cards = [card for seat in self.seats for card in self.given.get(seat, ())]
                self.table = self.shuffled(f"round {self.round} table", self.round, cards)
                assert record["cards"] == self.table
            case "hands_refilled":
                self.refills(record)

    def refills(self, record: Mapping[str, Any]) -> None:
        self.discards += self.table
        if any(since == self.round + 1 for since, _ in self.words.values()):
            assert "pile" in record
        if "pile" in record:
            if len(record["pile"]) > len(self.pile):
                self.pile, self.discards = self.pile + self.discards, []
            self.pile = self.shuffled(f"round {self.round} refill", self.round + 1, self.pile)
            assert record["pile"] == self.pile
        drawn = [card for cards in record["drawn"].values() for card in cards]
        assert drawn == self.pile[: len(drawn)]
        self.pile = self.pile[len(drawn) :]


@pytest.mark.parametrize(("base", "players"), [("odyssey", 4), ("party", 6), ("team", 6), ("classic", 5), ("demo", 3)])
def test_a_stranger_recomputes_every_shuffle_from_the_journal_and_the_seed(base: str, players: int) -> None:
    play, stranger = played(base, players, Random(base)), Stranger("seed")
    for event in play.journal:
        stranger.reads(to_record(event))
    assert len(stranger.words) > 1
    assert stranger.shuffles > play.now.round.number
