"""Who stands out? The awards, by tables of rounds."""

from __future__ import annotations

import pytest

from dixit_pbem.album.awards import Honour, awards
from dixit_pbem.album.keepsakes import keepsakes
from dixit_pbem.album.rounds import PastRound, past_rounds
from tests.album.albums import RECORDED, history, told

NOBODY = dict.fromkeys("BCDEF", ())


def search(votes: dict[str, tuple[int, ...]], *, number: int = 1, storyteller: str = "Ana") -> PastRound:
    """Cards 1 to 6 are those of Ana to Fay."""
    return told(storyteller, "ABCDEF", votes, number=number)


def pair(votes: dict[str, tuple[int, ...]], *, number: int = 1, storyteller: str = "Ana") -> PastRound:
    """In pairs Ana and Dee, Bob and Eve, Cyd and Fay: the cards of Ana, Dee, Bob, Cyd."""
    return told(storyteller, "ADBC", votes, number=number, base="team")


def crowd(votes: dict[str, tuple[int, ...]], *, number: int = 1, red: int | None = None) -> PastRound:
    return told("Ana", "ABCDEF", votes, number=number, base="party", red=red)


def earned(honour: Honour, *rounds: PastRound) -> list[tuple[object, ...]]:
    """Who earned an award: names, count, out of how many, in which round, with which card."""
    return [
        (
            " ".join(laurel.players),
            laurel.count,
            *([laurel.of] if laurel.of else []),
            *([laurel.told.number] if laurel.told else []),
            *([laurel.card.number] if laurel.card else []),
        )
        for award in awards(rounds)
        if award.honour is honour
        for laurel in award.laurels
    ]


ALL_FOUND = {"B": (1,), "C": (1,), "D": (1,), "E": (1,), "F": (1,)}
NONE_FOUND = {"B": (3,), "C": (2,), "D": (2,), "E": (3,), "F": (2,)}
ONE_OF_FIVE = {"B": (1,), "C": (2,), "D": (3,), "E": (4,), "F": (5,)}
TWO_OF_FIVE = {"B": (1,), "C": (1,), "D": (3,), "E": (4,), "F": (5,)}
THREE_OF_FIVE = {"B": (1,), "C": (1,), "D": (1,), "E": (4,), "F": (5,)}
TWO_OF_FOUR = {"B": (1,), "C": (1,), "D": (3,), "E": (4,), "F": ()}
ONE_OF_TWO = {"B": (1,), "C": (2,), "D": (), "E": (), "F": ()}
ONE_OF_FOUR = {"B": (1,), "C": (2,), "D": (3,), "E": (4,), "F": ()}

FINEST_CLUE = [
    ("all, or none, is not fine", [], [ALL_FOUND, NONE_FOUND]),
    ("nobody voted", [], [NOBODY]),
    ("the only one that some found", [("Ana", 1, 5, 2, 1)], [ALL_FOUND, ONE_OF_FIVE]),
    ("nearer to a half", [("Ana", 2, 5, 2, 1)], [ONE_OF_FIVE, TWO_OF_FIVE, ALL_FOUND]),
    ("as far above as below: then over more cards", [("Ana", 2, 5, 1, 1)], [THREE_OF_FIVE, TWO_OF_FIVE][::-1]),
    ("the same share: then of more voters", [("Ana", 2, 4, 2, 1)], [ONE_OF_TWO, TWO_OF_FOUR]),
    ("all three measures alike: then the first", [("Ana", 2, 5, 1, 1)], [TWO_OF_FIVE, TWO_OF_FIVE]),
    ("who abstained does not count", [("Ana", 2, 4, 3, 1)], [TWO_OF_FIVE, THREE_OF_FIVE, TWO_OF_FOUR]),
    ("a quarter is nearer than a fifth", [("Ana", 1, 4, 2, 1)], [ONE_OF_FIVE, ONE_OF_FOUR]),
]


@pytest.mark.parametrize(("expected", "rounds"), [row[1:] for row in FINEST_CLUE], ids=[row[0] for row in FINEST_CLUE])
def test_the_finest_clue_is_found_by_a_share_nearest_to_half(
    expected: list[tuple[object, ...]], rounds: list[dict[str, tuple[int, ...]]]
) -> None:
    played = [search(votes, number=number) for number, votes in enumerate(rounds, 1)]
    assert earned(Honour.FINEST_CLUE, *played) == expected


BEST_DECOY = [
    ("one vote is chance", [], [ONE_OF_FIVE]),
    ("votes for the storyteller's card are none", [], [ALL_FOUND]),
    ("most votes", [("Bob", 3, 1, 2)], [NONE_FOUND, ONE_OF_FIVE]),
    ("ties: then the card that drew more from the storyteller's", [("Bob", 2, 1, 2)],
     [{"B": (3,), "C": (2,), "D": (2,), "E": (3,), "F": (1,)},
      {"B": (5,), "C": (5,), "D": (3,), "E": (1,), "F": (1,)}]),
]  # fmt: skip


@pytest.mark.parametrize(("expected", "rounds"), [row[1:] for row in BEST_DECOY], ids=[row[0] for row in BEST_DECOY])
def test_the_best_decoy_is_the_card_with_most_votes(
    expected: list[tuple[object, ...]], rounds: list[dict[str, tuple[int, ...]]]
) -> None:
    played = [search(votes, number=number) for number, votes in enumerate(rounds, 1)]
    assert earned(Honour.BEST_DECOY, *played) == expected


def test_the_vote_of_a_partner_makes_no_decoy() -> None:
    votes_of_others, with_a_partner = {"E": (4,), "F": (4,)}, {"E": (3,), "F": (3,)}
    assert earned(Honour.BEST_DECOY, pair(votes_of_others), pair(with_a_partner, number=2)) == []
    both = told("Ana", "ADBC", {"B": (4,), "E": (4,)}, base="team")
    assert earned(Honour.BEST_DECOY, both) == [("Cyd", 2, 1, 4)]


def test_mind_readers_are_finder_and_storyteller_and_not_the_other_way_round() -> None:
    first, second = search(TWO_OF_FIVE), search({"B": (1,), "C": (2,), "D": (3,), "E": (4,), "F": (5,)}, number=2)
    back = told("Bob", "ABCDEF", {"A": (2,), "C": (1,), "D": (1,), "E": (1,), "F": (1,)}, number=3)
    assert earned(Honour.MIND_READERS, first, back) == []
    assert earned(Honour.MIND_READERS, first, second, back) == [("Bob Ana", 2)]


def test_who_finds_as_often_in_fewer_rounds_reads_minds_better() -> None:
    rounds = [search(TWO_OF_FIVE, number=1), search(TWO_OF_FIVE, number=2), search({**ALL_FOUND, "B": (2,)}, number=3)]
    rounds.append(search({"B": (1,), "C": (), "D": (2,), "E": (2,), "F": (2,)}, number=4))
    assert earned(Honour.MIND_READERS, *rounds) == [("Cyd Ana", 3)]
    rounds.append(search({"B": (), "C": (2,), "D": (2,), "E": (2,), "F": (2,)}, number=5))
    assert earned(Honour.MIND_READERS, *rounds[:2], *rounds[4:]) == [("Bob Ana", 2)]


def test_pairs_that_tie_in_everything_all_read_minds() -> None:
    rounds = [search(TWO_OF_FIVE, number=number) for number in (1, 2, 3)]
    assert earned(Honour.MIND_READERS, *rounds) == [("Bob Ana", 3), ("Cyd Ana", 3)]


def test_the_lone_wolf_gave_most_often_the_only_vote() -> None:
    rounds = [search(ONE_OF_FIVE), search(THREE_OF_FIVE, number=2)]
    assert earned(Honour.LONE_WOLF, *rounds) == [("Eve", 2), ("Fay", 2)]
    once_more = search({"D": (3,), "E": (3,), "F": ()}, number=3)
    assert earned(Honour.LONE_WOLF, *rounds, once_more) == [("Fay", 2)]
    assert earned(Honour.LONE_WOLF, *rounds, search({"B": (1,), "C": (1,), "E": (2,)}, number=3)) == [("Eve", 3)]


def test_one_lonely_vote_makes_no_wolf() -> None:
    assert earned(Honour.LONE_WOLF, search(ONE_OF_FIVE)) == []


def test_with_two_votes_each_may_stand_alone() -> None:
    votes = {"B": (1, 3), "C": (1, 2), "D": (1, 4), "E": (1, 4), "F": (1, 4), "G": (1, 4)}
    assert earned(Honour.LONE_WOLF, told("Ana", "ABCDEFG", votes, players=7)) == []
    twice = {"B": (3, 5), "C": (1, 2), "D": (1, 4), "E": (1, 4), "F": (1, 4), "G": (1, 4)}
    assert earned(Honour.LONE_WOLF, told("Ana", "ABCDEFG", twice, players=7)) == [("Bob", 2)]


TOGETHER = {"A": (2,), "B": (2,), "C": (2,), "D": (2,), "E": (3,), "F": (4,)}
APART = {"A": (2,), "B": (2,), "C": (3,), "D": (4,), "E": (5,), "F": (6,)}


def test_where_the_crowd_scores_a_clear_clue_brings_most_points() -> None:
    assert earned(Honour.CLEAREST_CLUE, crowd(APART), crowd(TOGETHER, number=2)) == [("Ana", 16, 2, 1)]
    assert earned(Honour.CLEAREST_CLUE, crowd(APART), crowd(TOGETHER, number=2, red=2)) == [("Ana", 4, 1, 1)]


def test_where_the_crowd_scores_ones_own_vote_makes_no_favourite() -> None:
    assert earned(Honour.CROWD_CARD, crowd(TOGETHER)) == [("Bob", 3, 1, 2)]


def test_where_the_crowd_scores_the_storytellers_card_may_be_the_favourite() -> None:
    votes = {"A": (2,), "B": (1,), "C": (1,), "D": (1,), "E": (3,), "F": (4,)}
    assert earned(Honour.CROWD_CARD, crowd(votes)) == [("Ana", 3, 1, 1)]


def test_like_minds_are_told_in_the_order_of_their_seats() -> None:
    rounds = [crowd(TOGETHER), crowd(APART, number=2)]
    assert earned(Honour.LIKE_MINDS, *rounds) == [("Ana Bob", 2)]


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("finest clue, best decoy, mind-readers, lone wolf", "odyssey-06"),
        ("clearest clue, crowd's card, like minds, lone wolf", "party-06"),
    ],
)
def test_a_whole_game_has_the_awards_of_its_scoring(expected: str, name: str) -> None:
    assert ", ".join(award.honour for award in awards(past_rounds(history(name)))) == expected


@pytest.mark.parametrize("name", RECORDED)
def test_every_award_of_a_whole_game_has_somebody_who_earned_it(name: str) -> None:
    rounds = past_rounds(history(name))
    for award in awards(rounds):
        assert award.laurels
        assert len({laurel.then for laurel in award.laurels}) == 1
        assert {laurel.count for laurel in award.laurels if award.honour is not Honour.FINEST_CLUE} <= {
            max(laurel.count for laurel in award.laurels)
        }


@pytest.mark.parametrize("name", RECORDED)
def test_nobody_leaves_a_whole_game_without_an_award(name: str) -> None:
    rounds = past_rounds(history(name))
    earned = awards(rounds)
    every = (*earned, *keepsakes(rounds, earned))
    honoured = {player for award in every for laurel in award.laurels for player in laurel.players}
    assert honoured == {seat for told in rounds for seat in told.game.seats}


def test_who_did_nothing_else_is_thanked_for_being_there() -> None:
    rounds = [search(NOBODY), search(NOBODY, number=2)]
    assert {(award.honour, award.laurels[0].count) for award in keepsakes(rounds, ())} == {(Honour.COMPANION, 2)}


def test_a_keepsake_is_for_what_one_did_best_and_few_get_the_same() -> None:
    given = {award.laurels[0].players[0]: award.honour for award in keepsakes([search(TWO_OF_FIVE)], ())}
    assert given["Bob"] is Honour.KEEN_EYE
    assert given["Ana"] is Honour.TELLER
    assert len(set(given.values())) >= 4


def test_who_has_an_award_gets_no_keepsake() -> None:
    rounds = [search(TWO_OF_FIVE), search(TWO_OF_FIVE, number=2)]
    earned = awards(rounds)
    honoured = {player for award in earned for laurel in award.laurels for player in laurel.players}
    kept = {player for award in keepsakes(rounds, earned) for laurel in award.laurels for player in laurel.players}
    assert honoured.isdisjoint(kept)
