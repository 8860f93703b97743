"""What one player may see, and that nothing else can be seen through it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.engine.model import CardId, Clue, Game, Phase, PlayerName, Round
from dixit_pbem.engine.moves import CastVotes, End, GiveCards, GiveClue
from dixit_pbem.engine.views import View, hands_sealed, view_for
from tests.engine.play import Play, begun
from tests.engine.strategies import plays
from tests.engine.test_whole_games import whole_games

ANA, BOB, CYD, DEE, EVE, FAY = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay"))


@dataclass
class Scrambled:
    """The same game with everything else that one reader must not know: other hands, owners, votes, marks, the seed."""

    game: Game
    reader: PlayerName
    dice: random.Random

    def made(self) -> Game:
        game = self.game
        if game.phase is Phase.VOTE and game.round.result is None:
            game = self._with_other_owners(game)
        else:
            game = self._with_other_cards(game)
        return replace(game, setup=replace(game.setup, seed="another"))

    def _with_other_cards(self, game: Game) -> Game:
        """Unknown cards change places between hands and pile; before the table is laid other ones are given."""
        known = set() if hands_sealed(game) else set(game.hands[self.reader].values())
        public = {*known, *game.discards, *(card.card for played in game.rounds for card in played.table)}
        unknown = [card for card in game.setup.pictures if card not in public]
        other = dict(zip(unknown, self._shuffled(unknown), strict=True))
        hands = {player: _swapped(hand, other) for player, hand in game.hands.items()}
        pile = tuple(other.get(card, card) for card in game.pile)
        return replace(game, hands=hands, pile=pile, rounds=self._given_anew(replace(game, hands=hands)))

    def _given_anew(self, game: Game) -> tuple[Round, ...]:
        if game.phase not in (Phase.CLUE, Phase.CARD):
            return game.rounds
        return tuple(self._given_in(game, played) for played in game.rounds)

    def _given_in(self, game: Game, played: Round) -> Round:
        own = self.reader
        given = {
            player: cards if player == own and not hands_sealed(game) else self._some(game.hands[player], len(cards))
            for player, cards in played.given.items()
        }
        return replace(played, given=given, clue=self._clue(game, played, given))

    def _clue(self, game: Game, played: Round, given: Mapping[PlayerName, tuple[CardId, ...]]) -> Clue | None:
        teller, clue = played.storyteller, played.clue
        if clue is None:
            return None
        if teller == self.reader or teller is None:
            return clue
        text = "something else" if game.phase is Phase.CLUE else clue.text
        return Clue(text, None if clue.card is None else given[teller][0])

    def _with_other_owners(self, game: Game) -> Game:
        """While the vote is open: others' cards on the table change owners, their votes and marks change."""
        return self._with_other_cards(replace(game, rounds=tuple(self._disowned(game, each) for each in game.rounds)))

    def _disowned(self, game: Game, played: Round) -> Round:
        own = self.reader
        others = [card for card in played.table if card.owner != own]
        owners = self._shuffled([card.owner for card in others])
        moved = {card.number: owner for card, owner in zip(others, owners, strict=True)}
        table = tuple(replace(card, owner=moved.get(card.number, card.owner)) for card in played.table)
        given = {player: tuple(card.card for card in table if card.owner == player) for player in played.given}
        clue = self._clue(game, played, given)
        votes = {
            player: numbers if player == own else self._votes(game, played) for player, numbers in played.votes.items()
        }
        red = played.red if own == played.storyteller or played.red is None else self._number(played)
        return replace(played, table=table, given=given, clue=clue, votes=votes, red=red)

    def _votes(self, game: Game, played: Round) -> tuple[int, ...]:
        return tuple(self.dice.sample(range(1, len(played.table) + 1), self.dice.randint(0, game.rules.votes)))

    def _number(self, played: Round) -> int:
        return self.dice.randint(1, len(played.table))

    def _some(self, hand: Mapping[object, CardId], count: int) -> tuple[CardId, ...]:
        return tuple(self.dice.sample(list(hand.values()), count))

    def _shuffled(self, things: list) -> list:  # type: ignore[type-arg]
        return self.dice.sample(things, len(things))


def _swapped(hand: Mapping, other: Mapping[CardId, CardId]) -> dict:  # type: ignore[type-arg]
    return {letter: other.get(card, card) for letter, card in hand.items()}


@whole_games
@given(plays(), st.integers().map(random.Random))
def test_no_view_holds_a_secret_of_another_player(play: Play, dice: random.Random) -> None:
    for game in play.after[1:]:
        reader = dice.choice(game.seats)
        other = Scrambled(game, reader, dice).made()
        assert other != game
        assert view_for(other, reader) == view_for(game, reader)


@whole_games
@given(plays(), st.integers().map(random.Random))
def test_a_view_holds_no_card_but_ones_own_and_those_that_were_laid(play: Play, dice: random.Random) -> None:
    laid: set[CardId] = set()
    for game in play.after[1:]:
        laid |= {card.card for played in game.rounds for card in played.table}
        reader = dice.choice(game.seats)
        view = view_for(game, reader)
        assert cards_in(view) <= laid | set(game.hands[reader].values())


def cards_in(view: View) -> set[CardId]:
    last = view.last
    shown = [] if last is None else [card.card for card in last.table]
    given = [] if last is None else [card for cards in last.given.values() for card in cards]
    return {*view.hand.values(), *(card for _, card in view.table), *shown, *given}


def test_scrambling_changes_every_secret() -> None:
    play = begun("odyssey", 6).until(Phase.VOTE)
    play.do(CastVotes(CYD, (next(card.number for card in play.now.round.table if card.owner == ANA),)))
    games = [Scrambled(play.now, BOB, random.Random(seed)).made() for seed in range(20)]
    assert len({tuple(card.owner for card in game.round.table) for game in games}) > 10
    assert len({game.round.votes[CYD] for game in games}) > 3
    assert len({tuple(game.hands[CYD].values()) for game in games}) > 10
    assert len({game.round.clue for game in games}) > 3


def test_the_clue_is_the_storytellers_own_until_the_cards_are_wanted() -> None:
    play = begun("odyssey", 4)
    play.do(GiveClue(ANA, "the long way home", "A"))
    assert [view_for(play.now, player).clue for player in play.now.seats] == ["the long way home", None, None, None]
    play.advance()
    assert {view_for(play.now, player).clue for player in play.now.seats} == {"the long way home"}


def test_hands_of_party_stay_sealed_until_the_clue_is_in() -> None:
    play = begun("party", 6)
    assert [dict(view_for(play.now, player).hand) for player in play.now.seats] == [{}] * 6
    play.do(GiveClue(ANA, "the long way home", None))
    assert [dict(view_for(play.now, player).hand) for player in play.now.seats] == [{}] * 6
    play.advance()
    assert [view_for(play.now, player).hand for player in play.now.seats] == list(play.now.hands.values())


def test_elsewhere_everybody_sees_his_hand_from_the_start() -> None:
    play = begun("odyssey", 4)
    assert [view_for(play.now, player).hand for player in play.now.seats] == list(play.now.hands.values())


def test_what_one_gave_is_shown_by_letter_to_him_alone() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(GiveCards(BOB, ("C",)))
    given = {player: view_for(play.now, player).given for player in (BOB, CYD, DEE)}
    assert given == {BOB: ("C",), CYD: (), DEE: ()}


def test_the_table_is_shown_without_owners() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    view = view_for(play.now, BOB)
    assert view.table == tuple((card.number, card.card) for card in play.now.round.table)
    own = next(card.number for card in play.now.round.table if card.owner == BOB)
    assert view.may_vote_for == tuple(number for number in (1, 2, 3, 4) if number != own)
    assert view_for(play.now, ANA).may_vote_for == ()


def test_in_team_the_voter_is_offered_every_number_and_the_giver_none() -> None:
    play = begun("team", 6).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)), GiveCards(FAY, ("A",)), GiveCards(DEE, ("A",)))
    play.advance()
    assert [view_for(play.now, player).may_vote_for for player in (ANA, BOB, CYD, DEE, EVE, FAY)] == [
        (),
        (),
        (1, 2, 3, 4),
        (),
        (1, 2, 3, 4),
        (),
    ]


def test_the_red_mark_is_the_storytellers_own_until_the_reveal() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(CastVotes(ANA, (2,), red=3))
    assert [view_for(play.now, player).red for player in play.now.seats] == [3, None, None, None, None, None]
    assert [view_for(play.now, player).votes for player in play.now.seats] == [(2,), (), (), (), (), ()]
    play.until(Phase.CLUE, round=2)
    last = view_for(play.now, BOB).last
    assert last is not None
    assert (last.red, last.votes[ANA]) == (3, (2,))


@pytest.mark.parametrize(
    ("owes", "waited", "phase", "base"),
    [
        ("A", "A", Phase.CLUE, "odyssey"),
        ("BCDEF", "BCDEF", Phase.CARD, "odyssey"),
        ("BCDEF", "BCDEF", Phase.VOTE, "odyssey"),
        ("ABCDEF", "ABCDEF", Phase.CARD, "party"),
        ("ABCDEF", "ABCDEF", Phase.VOTE, "party"),
        ("BCDEF", "BCDEF", Phase.CARD, "team"),
    ],
)
def test_everybody_sees_who_is_waited_for_and_knows_whether_it_is_he(
    owes: str, waited: str, phase: Phase, base: str
) -> None:
    game = begun(base, 6).until(phase).now
    views = [view_for(game, player) for player in game.seats]
    assert owes == "".join(view.reader[0] for view in views if view.owes)
    assert {waited} == {"".join(player[0] for player in view.awaited) for view in views}
    assert {view.deadline for view in views} == {game.round.deadline}


def test_nothing_has_a_deadline_when_nobody_owes_anything() -> None:
    play = begun("odyssey", 4)
    play.do(End("Enough.", nobody_wins=True))
    view = view_for(play.now, ANA)
    assert (view.deadline, view.awaited, view.owes) == (None, (), False)
    assert view.ending == play.now.ending
