"""Everybody tells at once: what the engine does, and a naive second player who must agree with it."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pytest

from bench.cycle import journal
from dixit_pbem.chance import SeededChance
from dixit_pbem.engine import events
from dixit_pbem.engine.model import Missing, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Join, Leave, Replace, Skip
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.playable import comfortable_deck, least_deck, why_unplayable
from dixit_pbem.engine.refusal import Hindrance, Refusal, Why
from dixit_pbem.engine.systems import RuleChoice, rules_for
from dixit_pbem.engine.views import view_for
from dixit_pbem.journal.history import replay
from dixit_pbem.journal.proof import misdraws
from tests.engine.naive_together import Naive
from tests.engine.play import NAMES, Play, around, begun, deck_for, finished, setup, setup_of
from tests.runs import times

ANA, BOB, CYD, DEE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee"))


def cycle(players: int = 4, base: str = "odyssey", **house: int) -> Play:
    play = begun(base, players, together=True, **house)
    play.advance()
    return play


def tell(play: Play, *silent: str) -> Play:
    for player in play.now.seats:
        if player not in silent:
            play.do(GiveClue(player, f"{player}'s clue", "A"))
    play.advance()
    return play


def give(play: Play, *silent: str) -> Play:
    """Everybody gives what is left of the hand, letter after letter, in the order of the rounds."""
    for player in play.now.seats:
        if player not in silent:
            numbers = tuple(each.number for each in play.now.rounds if each.storyteller != player)
            play.do(GiveCards(player, tuple("BCDEFGHI"[: len(numbers)]), numbers))
    play.advance()
    return play


def refused(act: Callable[[], object]) -> Why | Hindrance:
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.why


def test_a_cycle_is_a_round_for_everybody_in_seat_order() -> None:
    play = cycle()
    assert [(each.number, each.storyteller) for each in play.now.rounds] == list(enumerate(NAMES[:4], 1))
    assert pending(play.now) == play.now.seats
    assert play.now.rules.hand == 6


@pytest.mark.parametrize(("base", "players", "hand"), [("odyssey", 3, 7), ("odyssey", 7, 7), ("odyssey", 9, 9)])
def test_a_hand_lasts_for_a_cycle(base: str, players: int, hand: int) -> None:
    assert cycle(players, base).now.rules.hand == hand


def test_a_deck_needs_all_hands_and_is_comfortable_for_two_cycles() -> None:
    rules = rules_for(RuleChoice("odyssey", {"together": True}), 6)
    assert rules
    assert (least_deck(rules, 6), comfortable_deck(rules, 6)) == (36, 72)


@pytest.mark.parametrize(
    ("said", "base", "players", "house"),
    [
        ("Pairs cannot tell at once", "team", 6, {}),
        ("clues that rest on a card", "party", 6, {}),
        ("not 'red_mark: true'", "party", 6, {"blind_clue": False}),
        ("not 'pass_hands: true'", "odyssey", 4, {"pass_hands": True}),
        ("not 'scoring: crowd'", "odyssey", 4, {"scoring": "crowd"}),
        ("At most 9 players can tell at once, and there are 10", "odyssey", 10, {}),
        (
            "gives 6 cards in a cycle, and a hand has 5: leave 'hand' out, or make it 6 or more",
            "odyssey",
            6,
            {"hand": 5},
        ),
        ("would take 17 cards from a hand", "odyssey", 9, {"cards_given": 2, "votes": 1}),
    ],
)
def test_what_cannot_be_told_at_once_is_refused(said: str, base: str, players: int, house: dict) -> None:  # type: ignore[type-arg]
    reasons = why_unplayable(RuleChoice(base, {"together": True, **house}), players)
    assert any(said in reason for reason in reasons), reasons


def test_no_clue_shows_before_all_are_in_and_then_everybody_sees_all_but_gives_to_the_others() -> None:
    play = cycle()
    play.do(GiveClue(BOB, "a secret", "C"))
    assert [each.clue for each in view_for(play.now, ANA).rounds] == [None] * 4
    assert view_for(play.now, BOB).clue == "a secret"
    tell(play, "Bob")
    assert play.now.phase is Phase.CARD
    shown = [(each.storyteller, each.clue) for each in view_for(play.now, CYD).rounds]
    assert shown == [(CYD, "Cyd's clue"), (DEE, "Dee's clue"), (ANA, "Ana's clue"), (BOB, "a secret")]


def test_cards_go_to_named_rounds_all_at_once_or_some_now_and_the_others_later() -> None:
    play = tell(cycle())
    play.do(GiveCards(BOB, ("B", "C"), (1, 3)))
    assert BOB in pending(play.now)
    play.do(GiveCards(BOB, ("D",), (4,)))
    assert BOB not in pending(play.now)
    assert next(event for event in play.journal if isinstance(event, events.CardsGiven)).round == (1, 3)


def test_a_card_goes_to_one_table_and_a_swap_is_named_whole() -> None:
    play = tell(cycle())
    play.do(GiveCards(BOB, ("B", "C"), (1, 3)))
    assert refused(lambda: play.do(GiveCards(BOB, ("C",), (1,)))) is Why.GIVEN_ELSEWHERE
    assert refused(lambda: play.do(GiveCards(BOB, ("A",), (1,)))) is Why.GIVEN_ELSEWHERE
    play.do(GiveCards(BOB, ("C", "B"), (1, 3)))
    assert [view_for(play.now, BOB).rounds[at].given for at in (1, 3)] == [("B",), ("C",)]


@pytest.mark.parametrize(
    ("why", "letters", "numbers"),
    [
        (Hindrance.WHICH_ROUND, ("B", "C", "D"), ()),
        (Hindrance.OWN_ROUND, ("B",), (2,)),
        (Hindrance.NO_SUCH_ROUND, ("B",), (9,)),
        (Why.TOO_MANY, ("B", "C"), (1, 1)),
        (Why.NOT_IN_HAND, ("K",), (1,)),
    ],
)
def test_an_answer_counts_whole_or_not_at_all(why: Why, letters: tuple[str, ...], numbers: tuple[int, ...]) -> None:
    play = tell(cycle())
    before = play.now
    assert refused(lambda: play.do(GiveCards(BOB, letters, numbers))) is why
    assert play.now == before


def test_votes_are_for_each_table_of_the_others() -> None:
    play = give(tell(cycle()))
    assert view_for(play.now, BOB).rounds[0].may_vote_for == ()
    answer = {each.number: each.may_vote_for[0] for each in view_for(play.now, BOB).rounds if each.may_vote_for}
    play.do(CastVotes(BOB, tuple(answer.values()), None, tuple(answer)))
    assert BOB not in pending(play.now)
    assert refused(lambda: play.do(CastVotes(ANA, (1,)))) is Hindrance.WHICH_ROUND
    assert play.now.last is None


def test_a_missing_clue_drops_the_round_and_later_ones_move_up() -> None:
    play = cycle(points_to_win=1000)
    for player in (ANA, CYD, DEE):
        play.do(GiveClue(player, "clue", "A"))
    play.let_the_deadline_pass(Missing.ABSTAIN)
    assert [(each.number, each.storyteller) for each in play.now.rounds] == [(1, ANA), (2, CYD), (3, DEE)]
    assert play.now.phase is Phase.CARD
    assert [len(view_for(play.now, BOB).rounds), len(view_for(play.now, ANA).rounds)] == [3, 3]


def test_without_any_clue_the_phase_opens_again() -> None:
    play = cycle(base="demo")
    play.let_the_deadline_pass(Missing.RANDOM)
    assert [(each.number, each.storyteller) for each in play.now.rounds] == list(enumerate(NAMES[:4], 1))
    assert (play.now.phase, play.now.turns.passed_over) == (Phase.CLUE, ())
    assert play.now.round.deadline
    assert play.now.round.deadline > play.circumstances.now


def test_where_turns_count_those_passed_over_make_a_short_cycle_and_then_forfeit() -> None:
    play = cycle(base="demo")
    tell_and_finish(play, BOB, CYD)
    assert [(each.number, each.storyteller) for each in play.now.rounds] == [(3, BOB), (4, CYD)]
    play.do(GiveClue(CYD, "late, but here", "A"))
    play.do(Skip(BOB))
    play.advance()
    assert [(each.number, each.storyteller) for each in play.now.rounds] == [(3, CYD)]
    assert play.now.turns.told[BOB] == 1


def test_a_short_cycle_in_which_nobody_tells_is_over_and_the_next_one_begins() -> None:
    play = cycle(base="demo")
    tell_and_finish(play, BOB, CYD)
    play.let_the_deadline_pass(Missing.ABSTAIN)
    assert [(each.number, each.storyteller) for each in play.now.rounds] == list(enumerate(NAMES[:4], 3))


def tell_and_finish(play: Play, *silent: PlayerName) -> None:
    for player in play.now.seats:
        if player not in silent:
            play.do(GiveClue(player, "clue", "A"))
    for _ in range(3):
        play.let_the_deadline_pass(Missing.RANDOM)


def test_undo_takes_back_one_answer_whatever_rounds_it_names() -> None:
    play = tell(cycle())
    before = play.now
    play.do(GiveCards(BOB, ("B", "C", "D"), (1, 3, 4)))
    play.undo()
    assert [each.given for each in play.now.rounds] == [each.given for each in before.rounds]


@pytest.mark.parametrize(
    ("base", "players"), [("modern", 3), ("modern", 6), ("modern", 8), ("imaginarium", 4), ("imaginarium", 7)]
)
def test_other_systems_are_told_at_once_to_their_end(base: str, players: int) -> None:
    choice = RuleChoice(base, {"together": True})
    assert why_unplayable(choice, players) == ()
    play = finished(setup_of(choice, players, deck=deck_for(choice, players, more=60)), random.Random(1), troubles=True)
    assert play.now.phase is Phase.FINISHED
    assert replay(enumerate(play.journal, 1)).game == play.now


def of(game: Naive, rng: random.Random, player: str, rounds: list[str]) -> dict[str, list[str]]:
    """Cards for these rounds: mostly right, now and then with a letter twice, one too many, or for one's own round."""
    letters = list(game.hands[player])
    rng.shuffle(letters)
    if rng.random() < 0.15:
        rounds = [*rounds, player]
    if rng.random() < 0.8:
        free = [letter for letter in letters if game.hands[player][letter] in game.free(player)]
        letters = free + [letter for letter in letters if letter not in free]
    answer = {}
    for teller in rounds:
        count = game.cards_given + (rng.random() < 0.05)
        answer[teller] = letters[:count]
        letters = letters[count:] if rng.random() < 0.95 else letters
    return answer


TURNS = 2
"""How often everybody tells in a game of `demo`."""


class Match:
    """One game that the engine and the naive player play at the same time."""

    def __init__(self, seed: int) -> None:
        rng = self.rng = random.Random(seed)
        base, players = rng.choice(
            [("odyssey", rng.randint(3, 9)), ("classic", rng.randint(3, 6)), ("demo", 4), ("demo", 3)]
        )
        rules = rules_for(RuleChoice(base, {"together": True}), players)
        assert rules
        house = {"together": True} | ({"points_to_win": 1000} if base == "odyssey" else {})
        self.play = Play(setup(base, players, deck=least_deck(rules, players) + rng.randint(0, 60), **house), around())
        self.play.begin()
        cap = 99 if rules.decoy_cap is None else rules.decoy_cap
        turns = rules.cycles is not None
        seats = list(NAMES[:players])
        bonus = rules.single_vote_bonus
        self.naive = Naive(seats, rules.cards_given, rules.votes, rules.hand, cap, bonus, turns)
        self.naive.scores = dict.fromkeys(seats, 0)
        self.naive.turns = dict.fromkeys(seats, 0)
        self.naive.first = str(self.play.now.rounds[0].storyteller)
        self.sync_hands()
        self.cycles = 0
        self.leaving: list[str] = []
        self.joining: list[str] = []

    def sync_hands(self) -> None:
        """Hands as dealt: the naive player does not shuffle, but knows how many cards there must be."""
        game = self.play.now
        for player, hand in game.hands.items():
            kept = set(self.naive.hands.get(player, {}).values())
            assert kept <= set(hand.values())
            if game.pile:
                assert len(hand) >= self.naive.hand_size
        self.naive.deal({player: list(hand.values()) for player, hand in game.hands.items()})

    def numbers(self) -> dict[str, int]:
        return {str(each.storyteller): each.number for each in self.play.now.rounds}

    def one_cycle(self) -> bool:
        """Whether the game goes on after it."""
        naive, play, rng = self.naive, self.play, self.rng
        assert naive.begin() == [each.storyteller for each in play.now.rounds]
        self.clues()
        if play.now.phase is not Phase.CARD:
            return play.now.phase is Phase.CLUE
        assert self.numbers() == dict(zip(naive.cycle.tellers, range(naive.rounds_told + 1, 99), strict=False))
        self.cards()
        self.votes()
        told = naive.reveal()
        last = play.now.last_rounds
        assert [(each.number, each.storyteller) for each in last] == [(number, teller) for number, teller, _ in told]
        assert [each.result and dict(each.result.points) for each in last] == [points for _, _, points in told]
        self.cycles += 1
        if play.now.phase is Phase.FINISHED:
            if not naive.counts_turns or min(naive.turns.values()) < TURNS:
                # The cycle itself ended nothing, but what came after it: then whoever leaves has left.
                for player in self.leaving:
                    naive.leave(player)
            assert dict(play.now.scores) == naive.scores
            return False
        self.come_and_go()
        self.sync_hands()
        assert rng
        return True

    def clues(self) -> None:
        naive, play, rng = self.naive, self.play, self.rng
        silent = [player for player in naive.cycle.tellers if rng.random() < 0.1]
        for at in (*range(len(naive.seats)), 0):
            self.disturbed(silent)
            player = naive.seats[at]
            if player in silent:
                continue
            letter = rng.choice("ABCDEFGHIJKL")
            move = GiveClue(PlayerName(player), "clue", letter)
            while not naive.may_clue(player, letter):
                self.must_be_refused(move)
                if player not in naive.cycle.tellers:
                    break
                letter = rng.choice(list(naive.hands[player]))
                move = GiveClue(PlayerName(player), "clue", letter)
            else:
                play.do(move)
                naive.clue(player, letter)
        told = [player for player in naive.cycle.tellers if player not in silent]
        if silent and not told and not naive.short:
            play.let_the_deadline_pass(Missing.RANDOM)
            return self.clues()
        for player in silent:
            naive.fall_out(player)
        if silent:
            play.let_the_deadline_pass(rng.choice([Missing.RANDOM, Missing.ABSTAIN]))
        play.advance()
        return None

    def must_be_refused(self, move: GiveClue | GiveCards | CastVotes) -> None:
        before = self.play.now
        with pytest.raises(Refusal):
            self.play.do(move)
        assert self.play.now == before

    def cards(self) -> None:
        naive, play, rng = self.naive, self.play, self.rng
        late = [player for player in naive.seats if rng.random() < 0.15]
        while owing := {player: rounds for player, rounds in naive.owes_cards().items() if player not in late}:
            if self.disturbed(late):
                continue
            player = rng.choice(list(owing))
            rounds = naive.others(player) if rng.random() < 0.2 else owing[player]
            if rng.random() < 0.4:
                rounds = rng.sample(rounds, rng.randint(1, len(rounds)))
            if rng.random() < 0.05 and naive.cycle.given.get(player):
                play.do(GiveCards(PlayerName(player), ()))
                naive.take_back(player)
                continue
            answer = of(naive, rng, player, rounds)
            numbers = self.numbers()
            named = tuple(numbers.get(teller, 99) for teller, letters in answer.items() for _ in letters)
            move = GiveCards(PlayerName(player), tuple(one for letters in answer.values() for one in letters), named)
            if naive.may_give(player, answer):
                play.do(move)
                naive.give(player, answer)
            elif move.letters:
                self.must_be_refused(move)
        self.close(naive.owes_cards(), Phase.CARD)
        self.drawn(late)

    def drawn(self, late: list[str]) -> None:
        """What chance gave for those who were late is theirs, and lay on no other table."""
        naive, game = self.naive, self.play.now
        for player in late:
            for each in game.rounds:
                if each.storyteller != player:
                    drawn = [card.card for card in each.table if card.owner == player]
                    own = naive.cycle.given.setdefault(player, {})
                    if str(each.storyteller) not in own:
                        assert set(drawn) <= naive.free(player)
                        assert len(drawn) == naive.cards_given
                        own[str(each.storyteller)] = [str(card) for card in drawn]
        naive.lay({str(each.storyteller): [str(card.card) for card in each.table] for each in game.rounds})

    def close(self, owing: dict[str, list[str]], phase: Phase) -> None:
        """Whoever owes something is late; the engine must know of exactly these."""
        play = self.play
        assert set(pending(play.now)) == set(owing)
        if owing:
            assert play.now.phase is phase
            self.policy = self.rng.choice([Missing.RANDOM, Missing.ABSTAIN])
            play.let_the_deadline_pass(self.policy)
        else:
            play.advance()

    def maybe_replace(self, *names: list[str]) -> None:
        """At any moment somebody else may take a seat, with all it owes and gave; these lists tell of the newcomer."""
        if self.rng.random() < 0.9:
            return
        old, new = self.rng.choice(self.naive.seats), f"New{self.rng.randrange(10**6)}"
        self.play.do(Replace(PlayerName(old), PlayerName(new), None, None))
        self.naive.rename(old, new)
        self.leaving, self.joining = ([new if each == old else each for each in asked] for asked in self.asked)
        for each in names:
            each[:] = [new if name == old else name for name in each]

    def disturbed(self, *names: list[str]) -> bool:
        """Now and then something comes between two answers, after which all is looked at anew."""
        if self.rng.random() < 0.8:
            return False
        self.maybe_replace(*names)
        self.maybe_come_or_go()
        return True

    @property
    def asked(self) -> tuple[list[str], list[str]]:
        return self.leaving, self.joining

    def maybe_come_or_go(self) -> None:
        """Somebody asks to leave or to join, which waits for the cycle's end; or is refused, and all stays."""
        if self.rng.random() < 0.85:
            return
        before = self.play.now
        try:
            if self.rng.random() < 0.5:
                leaver = self.rng.choice(self.naive.seats)
                self.play.do(Leave(PlayerName(leaver)))
                self.leaving.append(leaver)
            else:
                guest = f"Guest{self.rng.randrange(10**6)}"
                self.play.do(Join(PlayerName(guest), None))
                self.joining.append(guest)
        except Refusal:
            assert self.play.now == before

    def come_and_go(self) -> None:
        """What was asked for during a cycle happens at its end."""
        for player in self.leaving:
            self.naive.leave(player)
        for player in self.joining:
            self.naive.join(player)
        self.leaving, self.joining = [], []
        rules, naive = self.play.now.rules, self.naive
        naive.cards_given, naive.most_votes, naive.hand_size = rules.cards_given, rules.votes, rules.hand
        naive.decoy_cap = 99 if rules.decoy_cap is None else rules.decoy_cap
        naive.single_vote_bonus = rules.single_vote_bonus
        assert list(self.play.now.seats) == naive.seats
        assert dict(self.play.now.scores) == naive.scores

    def votes(self) -> None:
        naive, play, rng = self.naive, self.play, self.rng
        late = [player for player in naive.seats if rng.random() < 0.15]
        while owing := {player: rounds for player, rounds in naive.owes_votes().items() if player not in late}:
            if self.disturbed(late):
                continue
            player = rng.choice(list(owing))
            rounds = rng.sample(owing[player], rng.randint(1, len(owing[player])))
            if rng.random() < 0.1:
                rounds = naive.others(player)
            answer = {
                teller: [
                    rng.randint(1, len(naive.cycle.tables[teller]) + (rng.random() < 0.05))
                    for _ in range(rng.randint(1, naive.most_votes))
                ]
                for teller in rounds
            }
            numbers = self.numbers()
            named = tuple(numbers[teller] for teller, cast in answer.items() for _ in cast)
            move = CastVotes(PlayerName(player), tuple(one for cast in answer.values() for one in cast), None, named)
            assert play.now.phase is Phase.VOTE
            assert play.now.last_rounds == () or play.now.last_rounds[0].number < play.now.rounds[0].number
            if naive.may_vote(player, answer):
                play.do(move)
                naive.vote(player, answer)
            else:
                self.must_be_refused(move)
        owed = naive.owes_votes()
        self.close(owed, Phase.VOTE)
        for player, rounds in owed.items():
            for teller in rounds:
                played = next(each for each in play.now.last_rounds if each.storyteller == teller)
                cast = list(played.votes[PlayerName(player)])
                if self.policy is Missing.RANDOM:
                    assert naive.may_vote(player, {teller: cast})
                else:
                    assert cast == []
                naive.cycle.votes.setdefault(player, {})[teller] = cast


def test_a_naive_player_agrees_over_many_cycles() -> None:
    wanted, cycles, seed = times(1000, short=25), 0, 0
    while cycles < wanted:
        match = Match(seed)
        seed += 1
        while match.one_cycle() and match.cycles < 6:
            game = match.play.now
            everywhere = [card for hand in game.hands.values() for card in hand.values()] + [*game.pile, *game.discards]
            assert sorted(everywhere) == sorted(game.setup.pictures)
        cycles += max(match.cycles, 1)
        numbered = list(enumerate(match.play.journal, 1))
        history = replay(numbered)
        assert history.game == match.play.now
        assert misdraws(history.steps, SeededChance("seed"), commitment=match.play.journal[0].commitment) == ()  # type: ignore[union-attr]


def calls(happened: list[events.Event]) -> int:
    """How much work a replay is: the calls that it makes."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        replay(enumerate(happened, 1))
    finally:
        sys.setprofile(before)
    return counted


def test_a_cycle_of_nine_replays_as_fast_as_its_rounds_one_by_one_and_growth_is_straight() -> None:
    one_by_one, answer_by_answer = journal(1, together=False), journal(1, together=True)
    assert calls(answer_by_answer) < 1.3 * calls(one_by_one)
    assert calls(journal(1, together=True, whole=True)) < 1.3 * calls(one_by_one)
    assert calls(journal(3, together=True)) < 3.3 * calls(answer_by_answer)
