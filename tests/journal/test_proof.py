"""The fair-shuffle proof: honest journals pass, and every kind of tampering is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from dixit_pbem.chance import SeededChance, commitment
from dixit_pbem.engine.events import (
    CardsGiven,
    Event,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    RoundBegan,
    StorytellerNamed,
    TableLaid,
    Undone,
    VotesCast,
)
from dixit_pbem.engine.model import Missing, Phase, PlayerName
from dixit_pbem.engine.moves import Close, GiveCards, Replace
from dixit_pbem.journal.history import walk
from dixit_pbem.journal.proof import Misdraw, misdraws
from tests.engine.play import NOW, Play, begun
from tests.engine.strategies import plays
from tests.engine.test_whole_games import whole_games

ANA, BOB, CYD, ZOE = map(PlayerName, ("Ana", "Bob", "Cyd", "Zoe"))


def checked(events: list[Event], *, seed: str = "seed") -> list[Misdraw]:
    return list(misdraws(walk(enumerate(events, 1)), SeededChance(seed), commitment=commitment(seed)))


def tampered(play: Play, kind: type[Event], change: Callable[[Any], Event]) -> tuple[list[Event], int]:
    """The journal up to the last event of a kind, that event changed, and its number."""
    at = max(at for at, event in enumerate(play.journal) if isinstance(event, kind))
    return [*play.journal[:at], change(play.journal[at])], at + 1


@whole_games
@given(plays())
def test_an_honest_journal_holds_no_misdraw(play: Play) -> None:
    assert checked(play.journal, seed=play.setup.seed) == []


def test_what_was_taken_back_is_checked_too() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    given = next(at for at, event in enumerate(play.journal, 1) if isinstance(event, CardsGiven))
    assert checked([*play.journal, Undone(given, NOW)]) == []
    at = next(at for at, event in enumerate(play.journal, 1) if isinstance(event, TableLaid))
    laid = play.journal[at - 1]
    assert isinstance(laid, TableLaid)
    wrong: list[Event] = [*play.journal[: at - 1], replace(laid, cards=laid.cards[::-1]), Undone(given, NOW)]
    assert checked(wrong) == [Misdraw(at, "The order on the table of round 1 is not what the seed draws.")]


def closed(play: Play, policy: Missing = Missing.RANDOM) -> Play:
    play.do(Close(policy))
    return play


def with_ana_for_bob(dealt: HandsDealt) -> HandsDealt:
    return replace(dealt, hands={**dealt.hands, ANA: dealt.hands[BOB], BOB: dealt.hands[ANA]})


def with_the_top_of_the_pile(dealt: HandsDealt) -> HandsDealt:
    first, *rest = dealt.hands[ANA]
    return HandsDealt({**dealt.hands, ANA: (dealt.pile[0], *rest)}, (first, *dealt.pile[1:]))


def with_another_pile(refilled: HandsRefilled) -> HandsRefilled:
    assert refilled.pile is not None
    pile = (*refilled.pile[:-2], refilled.pile[-1], refilled.pile[-2])
    return replace(refilled, pile=pile)


def with_another_number(cast: VotesCast) -> VotesCast:
    return replace(cast, numbers=(cast.numbers[0] % 6 + 1,))


def with_another_card(given: CardsGiven, play: Play) -> CardsGiven:
    hand = play.now.hands[given.player].values()
    return replace(given, cards=(next(card for card in hand if card not in given.cards),))


CASES: list[tuple[str, Callable[[], tuple[list[Event], int]]]] = [
    ("The hands are not what the seed deals.", lambda: tampered(begun("odyssey", 4), HandsDealt, with_ana_for_bob)),
    (
        "The hands are not what the seed deals.",
        lambda: tampered(begun("odyssey", 4), HandsDealt, with_the_top_of_the_pile),
    ),
    (
        "The hands are not what the seed deals.",
        lambda: tampered(begun("odyssey", 4), HandsDealt, lambda dealt: replace(dealt, pile=dealt.pile[::-1])),
    ),
    (
        "The first storyteller is not the one the seed draws.",
        lambda: tampered(
            begun("odyssey", 4, first="random"),
            RoundBegan,
            lambda began: replace(began, storyteller=ANA if began.storyteller != ANA else BOB),
        ),
    ),
    (
        "The order on the table of round 1 is not what the seed draws.",
        lambda: tampered(
            begun("odyssey", 4).until(Phase.VOTE), TableLaid, lambda laid: replace(laid, cards=laid.cards[::-1])
        ),
    ),
    (
        "The order on the table of round 2 is not what the seed draws.",
        lambda: tampered(
            begun("party", 6).until(Phase.VOTE, round=2), TableLaid, lambda laid: replace(laid, cards=laid.cards[::-1])
        ),
    ),
    (
        "The refill after round 1 is not what the seed draws.",
        lambda: tampered(begun("demo", 3).until(Phase.CLUE, round=2), HandsRefilled, with_another_pile),
    ),
    (
        "What chance did for Cyd in round 1 is not what the seed draws.",
        lambda: tampered(closed(begun("party", 6).until(Phase.VOTE)).upto(-3), VotesCast, with_another_number),
    ),
    (
        "What chance did for Ana in round 1 is not what the seed draws.",
        lambda: tampered(
            closed(begun("party", 6).until(Phase.VOTE)).upto(-5),
            VotesCast,
            lambda cast: replace(cast, red=cast.red % 6 + 1),
        ),
    ),
    (
        "What chance did for Dee in round 1 is not what the seed draws.",
        lambda: tampered(
            play := closed(begun("odyssey", 4).until(Phase.CARD)),
            CardsGiven,
            lambda given: with_another_card(given, play),
        ),
    ),
    (
        "What chance did for Eve in round 1 is not what the seed draws.",
        lambda: tampered(
            play := closed(begun("team", 6).until(Phase.CARD)).upto(-1),
            CardsGiven,
            lambda given: CardsGiven(PlayerName("Eve"), (play.now.hands[PlayerName("Eve")]["A"],), drawn=True),
        ),
    ),
    (
        "What chance did for Ana in round 1 is not what the seed draws.",
        lambda: tampered(
            closed(begun("odyssey", 4, first="volunteer")),
            StorytellerNamed,
            lambda named: replace(named, player=ANA),
        ),
    ),
]


@pytest.mark.parametrize(("text", "journal"), CASES)
def test_tampering_is_told_with_its_event(text: str, journal: Callable[[], tuple[list[Event], int]]) -> None:
    events, seq = journal()
    start = events[0]
    assert isinstance(start, GameStarted)
    assert checked(events, seed=start.seed) == [Misdraw(seq, text)]


def test_another_commitment_is_told() -> None:
    play = begun("odyssey", 4)
    play.journal[0] = replace(play.journal[0], commitment=commitment("another"))  # type: ignore[call-arg]
    assert checked(play.journal) == [Misdraw(1, "The commitment does not belong to the seed.")]


def test_another_seed_fits_neither_the_commitment_nor_any_draw() -> None:
    play = begun("demo", 3, first="random").until(Phase.CARD)
    play.do(GiveCards(play.now.seats[2], ("A",)))
    play.do(Close(Missing.ABSTAIN))
    play.until(Phase.CLUE, round=2)
    assert [misdraw.text for misdraw in checked(play.journal, seed="one that draws otherwise")] == [
        "The commitment does not belong to the seed.",
        "The hands are not what the seed deals.",
        "The first storyteller is not the one the seed draws.",
        "What chance did for Ana in round 1 is not what the seed draws.",
        "The order on the table of round 1 is not what the seed draws.",
        "The refill after round 1 is not what the seed draws.",
    ]


def test_the_chance_of_who_took_a_seat_is_his_own() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    play.do(Replace(BOB, ZOE, None, None), Close(Missing.RANDOM))
    assert checked(play.journal) == []
    cast = next(event for event in play.journal if isinstance(event, VotesCast))
    allowed = tuple(card.number for card in play.now.round.table if card.owner != ZOE)
    assert cast.numbers == (SeededChance("seed").one_of("round 1 vote Zoe", allowed),)
