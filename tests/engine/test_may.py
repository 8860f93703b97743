"""Who may tell, give and vote: in every column of the rules, and in pairs."""

from __future__ import annotations

from contextlib import suppress

import pytest

from dixit_pbem.engine import may
from dixit_pbem.engine.model import Game, Phase, PlayerName, left_of, side_of, sides
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.words.refusals import sentence
from tests.engine.play import begun
from tests.engine.sheets import rules, sheet

ANA, BOB, CYD, DEE, EVE, FAY = (PlayerName(name) for name in ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay"))


def initials(players: tuple[PlayerName, ...]) -> str:
    return "".join(player[0] for player in players)


def gives(game: Game, player: PlayerName) -> bool:
    with suppress(Refusal):
        return bool(may.rounds_to_give(game, player))
    return False


def may_vote_for(game: Game, player: PlayerName) -> str:
    """Whose cards a player may vote for, as the rules answer each vote."""
    allowed = []
    for card in game.round.table:
        try:
            may.rounds_to_vote(game, player)
            may.vote(game, player, (card.number,), game.round)
        except Refusal:
            continue
        allowed.append(card.owner[0])
    return "".join(sorted(allowed))


EVERYBODY = {"A": "ABCDEF", "B": "ABCDEF", "C": "ABCDEF", "D": "ABCDEF", "E": "ABCDEF", "F": "ABCDEF"}


@pytest.mark.parametrize(
    ("expected", "base", "players"),
    [
        pytest.param({"B": "ACD", "C": "ABD", "D": "ABC"}, "odyssey", 4, id="odyssey 4-6"),
        pytest.param(
            {"B": "ACDEFG", "C": "ABDEFG", "D": "ABCEFG", "E": "ABCDFG", "F": "ABCDEG", "G": "ABCDEF"},
            "odyssey",
            7,
            id="odyssey 7-12",
        ),
        pytest.param({"B": "ACC", "C": "ABB"}, "odyssey", 3, id="odyssey with 3"),
        pytest.param(EVERYBODY, "party", 6, id="party"),
        pytest.param({"B": "ACD", "C": "ABD", "D": "ABC"}, "classic", 4, id="classic"),
        pytest.param({"B": "ACC", "C": "ABB"}, "classic", 3, id="classic with 3"),
        pytest.param({"B": "AC", "C": "AB"}, "demo", 3, id="demo"),
    ],
)
def test_who_may_vote_for_whose_card(expected: dict[str, str], base: str, players: int) -> None:
    """Ana tells."""
    game = begun(base, players).until(Phase.VOTE).now
    allowed = {player[0]: may_vote_for(game, player) for player in game.seats}
    assert expected == {player: cards for player, cards in allowed.items() if cards}
    assert initials(may.voters(game, game.round)) == "".join(expected)


def test_of_every_other_pair_the_one_who_did_not_give_votes_for_any_card() -> None:
    play = begun("team", 6).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)), GiveCards(FAY, ("A",)), GiveCards(DEE, ("A",)))
    play.advance()
    assert {player[0]: may_vote_for(play.now, player) for player in may.voters(play.now, play.now.round)} == {
        "C": "ABDF",
        "E": "ABDF",
    }


@pytest.mark.parametrize(
    ("voters", "storyteller", "gave"), [("CE", "A", "BDF"), ("AF", "B", "CDE"), ("DF", "B", "ACE")]
)
def test_the_pairs_of_a_sheet(voters: str, storyteller: str, gave: str) -> None:
    at_table = sheet("ABCDEF", table=storyteller + gave, votes="", storyteller=storyteller)
    assert voters == initials(may.voters_of(rules("team", 6), at_table))


@pytest.mark.parametrize(("players", "pairs"), [(6, "AD BE CF"), (8, "AE BF CG DH"), (12, "AG BH CI DJ EK FL")])
def test_partners_sit_opposite(players: int, pairs: str) -> None:
    seats = tuple(map(PlayerName, "ABCDEFGHIJKL"[:players]))
    team = rules("team", players)
    assert pairs == " ".join(map(initials, sides(team, seats)))
    assert all(
        set(side_of(team, seats, player)) == set(pair) for pair in pairs.split() for player in map(PlayerName, pair)
    )


def test_without_pairs_everybody_is_a_side_of_his_own() -> None:
    seats = tuple(map(PlayerName, "ABCD"))
    assert sides(rules("odyssey", 4), seats) == (("A",), ("B",), ("C",), ("D",))


def test_the_story_always_moves_to_another_pair() -> None:
    play = begun("team", 8)
    told = [play.until(Phase.CLUE, round=number).now.round.storyteller for number in range(1, 9)]
    assert [name[0] for name in told if name] == list("ABCDEFGH")


@pytest.mark.parametrize(
    ("groups", "base", "players"),
    [
        pytest.param("B C D", "odyssey", 4, id="odyssey"),
        pytest.param("B C", "odyssey", 3, id="odyssey with 3"),
        pytest.param("A B C D E F", "party", 6, id="party: the storyteller too"),
        pytest.param("D BE CF", "team", 6, id="team: the storyteller's partner, and one of every other pair"),
        pytest.param("B C D", "classic", 4, id="classic"),
        pytest.param("B C", "demo", 3, id="demo"),
    ],
)
def test_who_gives_a_card(groups: str, base: str, players: int) -> None:
    """Ana tells."""
    game = begun(base, players).until(Phase.CARD).now
    assert groups == " ".join(map(initials, may.giving_groups(game, game.round)))
    assert sorted(groups.replace(" ", "")) == list(initials(pending(game)))
    assert set(pending(game)) == {player for player in game.seats if gives(game, player)}


def test_a_giver_may_change_his_card_and_take_it_back_and_then_his_partner_may_give() -> None:
    play = begun("team", 6).until(Phase.CARD)
    hand = play.now.hands
    play.do(GiveCards(BOB, ("A",)), GiveCards(BOB, ("b",)))
    assert play.now.round.given[BOB] == (hand[BOB]["B"],)
    assert initials(pending(play.now)) == "CDF"
    play.do(GiveCards(BOB, ()))
    assert BOB not in play.now.round.given
    assert initials(pending(play.now)) == "BCDEF"
    play.do(GiveCards(EVE, ("C",)))
    assert play.now.round.given[EVE] == (hand[EVE]["C"],)
    assert initials(may.voters(play.now, play.now.round)) == "BCF"


def test_the_card_of_a_partner_is_answered_and_not_applied() -> None:
    play = begun("team", 6).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)))
    before = play.now
    with pytest.raises(Refusal) as refused:
        play.do(GiveCards(EVE, ("B",)))
    assert sentence(refused.value) == "Bob gives the card of this pair in this round; Eve votes."
    assert play.now == before


def test_the_storyteller_and_his_partner_each_give_a_card() -> None:
    play = begun("team", 6)
    play.do(GiveClue(ANA, "home", "A"))
    play.advance()
    play.do(GiveCards(DEE, ("A",)), GiveCards(BOB, ("A",)), GiveCards(CYD, ("A",)))
    play.advance()
    assert sorted(card.owner[0] for card in play.now.round.table) == ["A", "B", "C", "D"]


def test_the_last_clue_before_the_phase_closes_counts() -> None:
    play = begun("odyssey", 4)
    hand = play.now.hands[ANA]
    play.do(GiveClue(ANA, "home", "A"), GiveClue(ANA, "  the long way home ", "b"))
    assert play.now.round.clue is not None
    assert (play.now.round.clue.text, play.now.round.clue.card) == ("the long way home", hand["B"])
    assert play.now.round.given == {ANA: (hand["B"],)}


def test_the_last_vote_before_the_phase_closes_counts() -> None:
    play = begun("odyssey", 7).until(Phase.VOTE)
    first, second, third = may.votable(play.now, BOB, play.now.round)[:3]
    play.do(CastVotes(BOB, (first, second)), CastVotes(BOB, (third,)))
    assert play.now.round.votes == {BOB: (third,)}


def test_the_same_number_twice_is_one_vote() -> None:
    play = begun("odyssey", 7).until(Phase.VOTE)
    number = may.votable(play.now, BOB, play.now.round)[0]
    play.do(CastVotes(BOB, (number, number)))
    assert play.now.round.votes == {BOB: (number,)}


def test_the_first_clue_of_volunteers_makes_the_storyteller() -> None:
    play = begun("odyssey", 4, first="volunteer")
    assert pending(play.now) == play.now.seats
    play.do(GiveClue(CYD, "home", "A"))
    assert play.now.round.storyteller == CYD
    with pytest.raises(Refusal) as refused:
        play.do(GiveClue(BOB, "late", "B"))
    assert sentence(refused.value) == "Cyd is the storyteller of round 1; Bob tells another time."
    assert play.now.hands[BOB] == play.after[2].hands[BOB]


def test_the_storyteller_of_party_votes_and_marks_apart_or_together() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(CastVotes(ANA, (2,)))
    assert ANA in pending(play.now)
    play.do(CastVotes(ANA, (), red=2))
    assert ANA not in pending(play.now)
    play.do(CastVotes(ANA, (3,), red=4))
    assert (play.now.round.votes[ANA], play.now.round.red) == ((3,), 4)


def test_letters_stay_where_they_are_until_the_refill() -> None:
    play = begun("odyssey", 4)
    hand = play.now.hands[ANA]
    play.do(GiveClue(ANA, "home", "C"))
    play.until(Phase.CARD)
    assert play.now.hands[ANA] == hand
    play.until(Phase.VOTE)
    assert dict(play.now.hands[ANA]) == {letter: card for letter, card in hand.items() if letter != "C"}


def test_hands_are_sealed_only_where_the_clue_comes_first() -> None:
    play = begun("party", 6)
    play.do(GiveClue(ANA, "home", None))
    assert play.now.round.clue is not None
    assert play.now.round.clue.card is None
    assert play.now.round.given == {}


@pytest.mark.parametrize(("order", "player"), [("CDAB", "B"), ("ABCD", "D"), ("ABCD", None)])
def test_to_the_left_is_the_next_seat(order: str, player: str | None) -> None:
    seats = tuple(map(PlayerName, "ABCD"))
    assert order == initials(left_of(seats, None if player is None else PlayerName(player)))
