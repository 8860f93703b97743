"""Random play: somebody who makes legal moves at random, so that properties can be tried on whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from dixit_pbem.chance import SeededChance, commitment
from dixit_pbem.engine import may
from dixit_pbem.engine.cycle import left_in_hand
from dixit_pbem.engine.decide import advance, decide, start
from dixit_pbem.engine.events import Event, GameStarted, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.evolve import start as first_game
from dixit_pbem.engine.model import (
    CardId,
    Circumstances,
    Game,
    Luck,
    Missing,
    Phase,
    PlayerName,
    Round,
    Setup,
    with_each_round,
)
from dixit_pbem.engine.moves import CastVotes, Close, End, GiveCards, GiveClue, Leave, Move, Replace, Skip
from dixit_pbem.engine.pending import groups_without_card, pending, red_owed, still_without_vote
from dixit_pbem.engine.playable import least_deck
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.engine.systems import HouseValue, RuleChoice, rules_for
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.history import replay, to_take_back

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)
NAMES = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")


def cards(count: int) -> dict[CardId, str]:
    return {CardId(f"dreams/{number:03d}"): f"{number:032x}" for number in range(1, count + 1)}


def setup(
    base: str, players: int, *, first: str = "random", deck: int = 84, seed: str = "seed", **house: HouseValue
) -> Setup:
    return setup_of(RuleChoice(base, house), players, first=first, deck=deck, seed=seed)


def setup_of(choice: RuleChoice, players: int, *, first: str = "random", deck: int = 84, seed: str = "seed") -> Setup:
    seats = tuple(PlayerName(name) for name in NAMES[:players])
    return Setup("A game", choice, seats, cards(deck), first, seed, rehearsal=False)


def deck_for(choice: RuleChoice, players: int, *, more: int = 0) -> int:
    """As many cards as these rules need, and some more."""
    rules = rules_for(choice, players)
    assert rules is not None
    return least_deck(rules, players) + more


def around(seed: str = "seed", *, missing: Missing = Missing.WAIT, hours: int = 0) -> Circumstances:
    return Circumstances(SeededChance(seed), NOW + timedelta(hours=hours), missing=missing)


@dataclass(frozen=True)
class Asked:
    """A move that somebody made: the number of events before it, and of those it brought."""

    at: int
    move: Move
    brought: int


class Play:
    """A game under way: its journal, the circumstances of each event and the game after it, and who asked for what."""

    def __init__(self, setup: Setup, circumstances: Circumstances | None = None) -> None:
        self.setup = setup
        self.circumstances = circumstances or around(setup.seed)
        self.journal: list[Event] = []
        self.after: list[Game] = []
        self.during: list[Circumstances] = []
        self.asked: list[Asked] = []
        self.waited: list[int] = []
        """After how many events the game had nothing more to do by itself."""

    def __repr__(self) -> str:
        choice = self.setup.choice.as_written()
        return f"{choice} by {len(self.setup.seats)}, first {self.setup.first}, {len(self.journal)} events"

    def upto(self, at: int) -> Play:
        """The same game when it had so many events."""
        cut = Play(self.setup, self.during[at - 1])
        cut.journal, cut.after, cut.during = self.journal[:at], self.after[:at], self.during[:at]
        return cut

    def begin(self) -> Game:
        self.record(start(self.setup, self.circumstances, commitment=commitment(self.setup.seed)))
        return self.now

    @property
    def now(self) -> Game:
        return self.after[-1]

    def record(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.after.append(first_game(event) if isinstance(event, GameStarted) else evolve(self.now, event))
            self.journal.append(event)
            self.during.append(self.circumstances)

    def do(self, *moves: Move) -> None:
        for move in moves:
            events = decide(self.now, move, self.circumstances)
            self.asked.append(Asked(len(self.journal), move, len(events)))
            self.record(events)

    def advance(self) -> None:
        self.record(advance(self.now, self.circumstances))
        self.waited.append(len(self.journal))

    def undo(self) -> None:
        """The last move is taken back with all that followed from it."""
        journal = enumerate(self.journal, 1)
        steps = to_take_back(replay(journal))
        undone = Undone(steps[0].seq, self.circumstances.now + timedelta(days=2))
        before = steps[0].before
        assert before is not None
        self.after.append(reopened(before, undone.deadline, luck=self.now.luck))
        self.journal.append(undone)
        self.during.append(self.circumstances)
        self.waited.append(len(self.journal))

    def let_the_deadline_pass(self, policy: Missing) -> None:
        """A week goes by; what is due under that policy is done."""
        usual = self.circumstances.missing
        late = self.circumstances.now + timedelta(days=7)
        self.circumstances = replace(self.circumstances, now=late, missing=policy)
        self.advance()
        self.circumstances = replace(self.circumstances, missing=usual)

    def until(self, phase: Phase, *, round: int | None = None, dice: random.Random | None = None) -> Play:  # noqa: A002
        """Play at random until this phase of this round is open, all of it still to come."""
        dice = dice or random.Random(1)
        for _ in range(4000):
            self.advance()
            if self.now.phase is phase and self.now.round.number == (round or self.now.round.number):
                return self
            self.do(random_move(self.now, dice))
        raise AssertionError(f"There was no {phase} in round {round}.")


def begun(
    base: str, players: int, *, first: str = "Ana", deck: int = 84, seed: str = "seed", **house: HouseValue
) -> Play:
    """A game that has just begun, with Ana as its first storyteller."""
    play = Play(setup(base, players, first=first, deck=deck, seed=seed, **house))
    play.begin()
    return play


def random_move(game: Game, dice: random.Random) -> Move:
    """Some legal move by somebody whom the game waits for."""
    player = dice.choice(pending(game))
    match game.phase:
        case Phase.CLUE:
            tellers = {each.storyteller for each in game.rounds}
            staying = [name for name in pending(game) if name not in game.leaving or name in tellers]
            return random_clue(game, dice.choice(staying), dice)
        case Phase.CARD:
            lacking = [group for each in game.rounds for group in groups_without_card(game, each)]
            return random_card(game, dice.choice(dice.choice(lacking)), dice)
        case _:
            return random_vote(game, player, dice)


def random_clue(game: Game, player: PlayerName, dice: random.Random) -> GiveClue:
    letter = None if game.rules.blind_clue else dice.choice(list(game.hands[player]))
    return GiveClue(player, f"clue {dice.randrange(10**6)}", letter)


def reopened(game: Game, deadline: datetime, *, luck: Luck) -> Game:
    """A game as it is once something was taken back: with a new deadline, and all luck that was known."""
    return with_each_round(replace(game, luck=luck), lambda each: replace(each, deadline=deadline))


def some_of(rounds: list[Round], dice: random.Random) -> list[Round]:
    """Often all of them, sometimes a few: nobody has to answer everything at once."""
    return rounds if not rounds or dice.random() < 0.7 else dice.sample(rounds, dice.randint(1, len(rounds)))


def random_card(game: Game, player: PlayerName, dice: random.Random) -> GiveCards:
    if not game.rules.together:
        wanted = game.rules.cards_from(storyteller=player == game.round.storyteller)
        return GiveCards(player, tuple(dice.sample(list(game.hands[player]), wanted)))
    others = [each for each in game.rounds if each.storyteller != player]
    chosen = some_of([each for each in others if player not in each.given] or others, dice)
    named = tuple(each.number for each in chosen for _ in range(game.rules.cards_given))
    free = [letter for letter, card in game.hands[player].items() if card in left_in_hand(game, player)]
    letters = free if len(free) >= len(named) else list(game.hands[player])
    return GiveCards(player, tuple(dice.sample(letters, len(named))), named)


def random_vote(game: Game, player: PlayerName, dice: random.Random) -> CastVotes:
    numbers: tuple[int, ...] = ()
    if game.rules.together:
        chosen = some_of([each for each in game.rounds if player in still_without_vote(game, each)], dice)
        cast = [(each, number) for each in chosen for number in random_numbers(game, player, each, dice)]
        return CastVotes(player, tuple(number for _, number in cast), None, tuple(each.number for each, _ in cast))
    if player in still_without_vote(game, game.round):
        numbers = random_numbers(game, player, game.round, dice)
    red = (
        dice.choice(game.round.table).number
        if player == game.round.storyteller and red_owed(game, game.round)
        else None
    )
    return CastVotes(player, numbers, red)


def random_numbers(game: Game, player: PlayerName, played: Round, dice: random.Random) -> tuple[int, ...]:
    return tuple(dice.sample(may.votable(game, player, played), dice.randint(1, game.rules.votes)))


def second_thoughts(game: Game, dice: random.Random) -> Move | None:
    """Somebody who has answered already answers again, or takes it back."""
    match game.phase:
        case Phase.CARD if game.round.given:
            player = dice.choice(list(game.round.given))
            return random_card(game, player, dice) if dice.random() < 0.5 else GiveCards(player, ())
        case Phase.VOTE if game.round.votes:
            player = dice.choice(list(game.round.votes))
            named = (game.round.number,) if game.rules.together else ()
            return CastVotes(player, (dice.choice(may.votable(game, player, game.round)),), None, named)
        case _:
            return None


def trouble(game: Game, dice: random.Random) -> Move | None:
    """Somebody is skipped, leaves, gives up his seat or thinks again; the moderator closes a phase or ends it all."""
    player = dice.choice(game.seats)
    options: list[tuple[float, Move | None]] = [
        (0.020, Close(dice.choice((Missing.RANDOM, Missing.ABSTAIN)))),
        (0.020, Skip(dice.choice(pending(game)))),
        (0.005, Leave(player)),
        (0.010, Replace(player, PlayerName(f"New {dice.randrange(10**6)}"), None, None)),
        (0.030, second_thoughts(game, dice)),
        (0.001, End("Enough.", nobody_wins=dice.random() < 0.5)),
    ]
    dart = dice.random()
    for chance, move in options:
        if dart < chance:
            return move
        dart -= chance
    return None


def play_on(play: Play, dice: random.Random, *, troubles: bool = False, most: int = 6000) -> Iterator[Game]:
    """Play to the end, yielding the game after every step."""
    for _ in range(most):
        play.advance()
        yield play.now
        if play.now.phase is Phase.FINISHED:
            return
        if pending(play.now):
            _step(play, dice, troubles=troubles)
            yield play.now
    raise AssertionError("The game did not end.")


def _step(play: Play, dice: random.Random, *, troubles: bool) -> None:
    if troubles and dice.random() < 0.01:
        play.let_the_deadline_pass(dice.choice((Missing.RANDOM, Missing.ABSTAIN)))
        return
    if troubles and dice.random() < 0.02:
        with suppress(DixitError):
            play.undo()
        return
    move = trouble(play.now, dice) if troubles else None
    try:
        play.do(move or random_move(play.now, dice))
    except Refusal:
        if move is None:
            raise


def finished(setup: Setup, dice: random.Random, *, troubles: bool = False) -> Play:
    """A whole game."""
    play = Play(setup)
    play.begin()
    for _ in play_on(play, dice, troubles=troubles):
        pass
    return play
