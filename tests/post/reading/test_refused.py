"""Why the rules refuse an answer, in the terms of that answer."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.post.reading.refused import why_refused
from dixit_pbem.post.said import Misread, Why
from tests.engine.play import Play, begun

ANA, BOB, EVE = map(PlayerName, ("Ana", "Bob", "Eve"))
CLUE, CARD, VOTE = Phase.CLUE, Phase.CARD, Phase.VOTE


def at(base: str, players: int, phase: Phase) -> Play:
    return begun(base, players).until(phase)


@pytest.mark.parametrize(
    ("expected", "base", "phase", "move"),
    [
        (Misread(Why.ANOTHER_TELLS, other="Ana"), "odyssey", CLUE, GiveClue(BOB, "dog", "A")),
        (Misread(Why.NOT_IN_HAND, read="Z"), "odyssey", CLUE, GiveClue(ANA, "dog", "Z")),
        (Misread(Why.NO_LETTER, read="dog"), "odyssey", CLUE, GiveClue(ANA, "dog", None)),
        (Misread(Why.NO_WORDS, read="A"), "odyssey", CLUE, GiveClue(ANA, " ", "A")),
        (Misread(Why.NO_CARD_NOW, read="A"), "party", CLUE, GiveClue(ANA, "dog", "A")),
        (Misread(Why.STORYTELLER_GAVE), "odyssey", CARD, GiveCards(ANA, ("A",))),
        (Misread(Why.NOTHING_TO_TAKE_BACK), "odyssey", CARD, GiveCards(BOB, ())),
        (Misread(Why.TOO_MANY, read="A, B"), "odyssey", CARD, GiveCards(BOB, ("A", "B"))),
        (Misread(Why.NOT_IN_HAND, read="Z"), "odyssey", CARD, GiveCards(BOB, ("Z",))),
        (Misread(Why.STORYTELLER_VOTES_NOT), "odyssey", VOTE, CastVotes(ANA, (1,))),
        (Misread(Why.OUT_OF_RANGE, read="9"), "odyssey", VOTE, CastVotes(BOB, (9,))),
        (Misread(Why.NO_RED_MARK), "odyssey", VOTE, CastVotes(BOB, (1,), 2)),
        (Misread(Why.RED_OF_STORYTELLER, other="Ana"), "party", VOTE, CastVotes(BOB, (1,), 2)),
        (Misread(Why.TOO_MANY, read="1, 2, 3"), "party", VOTE, CastVotes(BOB, (1, 2, 3))),
        (Misread(Why.NOTHING_ASKED), "odyssey", CARD, CastVotes(BOB, (1,))),
    ],
)
def test_each_refusal_has_its_reason(expected: Misread, base: str, phase: Phase, move: Move) -> None:
    assert expected == why_refused(at(base, 6, phase).now, move)


def test_the_own_card_is_named_by_its_number() -> None:
    game = at("odyssey", 4, VOTE).now
    own = next(card.number for card in game.round.table if card.owner == BOB)
    assert Misread(Why.OWN_CARD, read=str(own)) == why_refused(game, CastVotes(BOB, (own,)))


def test_who_gives_for_a_pair_is_told_to_the_partner() -> None:
    play = at("team", 6, CARD)
    play.do(GiveCards(BOB, ("A",)))
    assert Misread(Why.PARTNER_GAVE, other="Bob") == why_refused(play.now, GiveCards(EVE, ("B",)))
