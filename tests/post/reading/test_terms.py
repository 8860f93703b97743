"""Why the rules refuse an answer, in the terms of that answer."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Leave, Move
from dixit_pbem.engine.refusal import Refusal, Why
from dixit_pbem.post.reading.terms import misread_of
from dixit_pbem.post.said import Misread
from tests.engine.play import Play, begun

ANA, BOB, DEE, EVE = map(PlayerName, ("Ana", "Bob", "Dee", "Eve"))
CLUE, CARD, VOTE = Phase.CLUE, Phase.CARD, Phase.VOTE


def at(base: str, players: int, phase: Phase) -> Play:
    return begun(base, players).until(phase)


def told(play: Play, move: Move) -> Misread | None:
    """What a player hears of this move."""
    with pytest.raises(Refusal) as refused:
        decide(play.now, move, play.circumstances)
    return misread_of(refused.value)


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
        (Misread(Why.PHASE_OVER), "odyssey", VOTE, GiveCards(BOB, ("A",))),
        (Misread(Why.BREAKS_PAIR), "team", CARD, Leave(BOB)),
    ],
)
def test_each_refusal_has_its_reason(expected: Misread, base: str, phase: Phase, move: Move) -> None:
    assert expected == told(at(base, 6, phase), move)


def test_the_own_card_is_named_by_its_number() -> None:
    play = at("odyssey", 4, VOTE)
    own = next(card.number for card in play.now.round.table if card.owner == BOB)
    assert Misread(Why.OWN_CARD, read=str(own)) == told(play, CastVotes(BOB, (own,)))


def test_who_gives_for_a_pair_is_told_to_the_partner() -> None:
    play = at("team", 6, CARD)
    play.do(GiveCards(BOB, ("A",)))
    assert Misread(Why.PARTNER_GAVE, other="Bob") == told(play, GiveCards(EVE, ("B",)))


@pytest.mark.parametrize(
    ("expected", "letters"),
    [
        (Misread(Why.NOTHING_TO_TAKE_BACK), ()),
        (Misread(Why.NOT_IN_HAND, read="Z"), ("Z",)),
        (Misread(Why.TOO_MANY, read="A, B"), ("A", "B")),
    ],
)
def test_a_storyteller_who_owes_a_card_beside_the_partner_hears_what_was_wrong(
    expected: Misread, letters: tuple[str, ...]
) -> None:
    play = begun("team", 6, blind_clue=True).until(CARD)
    play.do(GiveCards(DEE, ("A",)))
    assert expected == told(play, GiveCards(ANA, letters))


def test_what_only_the_moderator_can_mend_is_told_to_nobody_else() -> None:
    play = at("odyssey", 5, CARD)
    play.do(Leave(BOB))
    assert told(play, Leave(BOB)) is None
