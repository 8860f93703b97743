"""What the command line says of awards, moments and events. In English; players' languages live in `words`."""

from __future__ import annotations

from datetime import datetime, tzinfo
from typing import assert_never

from dixit_pbem.cli.phrases_around import around
from dixit_pbem.engine.events import (
    CardsGiven,
    CardsTakenBack,
    CardsWanted,
    ClueGiven,
    DeadlineExtended,
    GameEnded,
    GamePaused,
    GameResumed,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    PlayerLeaves,
    PlayerLeft,
    PlayerReplaced,
    RoundBegan,
    RoundScored,
    StorytellerNamed,
    StorytellerSkipped,
    TableLaid,
    Undone,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.model import Award, Game, Phase, PlayerName, Reason, Round, in_words, side_of
from dixit_pbem.engine.pending import awaited
from dixit_pbem.engine.systems import Rules
from dixit_pbem.journal.facts import Fact
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.records import Happening

_REASONS: dict[Reason, str] = {
    Reason.FOUND_STORYTELLER: "some found the storyteller's card, but not all",
    Reason.FOUND_FINDER: "found the storyteller's card",
    Reason.LONE_STORYTELLER: "exactly one player found the storyteller's card",
    Reason.LONE_FINDER: "the only one to find the storyteller's card",
    Reason.ALL_FOUND: "everybody found the storyteller's card",
    Reason.NONE_FOUND: "nobody found the storyteller's card",
    Reason.SINGLE_VOTE: "found it with a single vote",
}


def reason(award: Award, rules: Rules) -> str:
    """Why these points."""
    if award.reason is Reason.DECOY:
        return f"{_count(award.count, 'vote')} for a decoy" + _most(award.count, rules.decoy_cap)
    if award.reason is Reason.CROWD:
        return f"{_count(award.count, 'vote')} on the same card" + _most(award.count, rules.crowd_cap)
    return _REASONS[award.reason]


def _most(count: int, cap: int | None) -> str:
    return "" if cap is None or count <= cap else f", of which {cap} count"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" + ("" if number == 1 else "s")


def points(number: int) -> str:
    """`1 point`, `5 points`."""
    return _count(number, "point")


def moment(when: datetime, zone: tzinfo) -> str:
    """`Sat 21 Nov 2026, 10:00`, on the moderator's clock."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b %Y, %H:%M}"


def numbers(votes: tuple[int, ...]) -> str:
    """`3`, `3 and 5`, `nothing`."""
    return in_words(tuple(map(str, votes))) or "nothing"


def sentence(step: Step, *, spoilers: bool) -> str:
    """What happened, as one sentence of the story."""
    return _secret_sentence(step) if spoilers and _holds_secret(step.event) else _open_sentence(step)


def _holds_secret(event: Happening) -> bool:
    match event:
        case HandsDealt() | CardsGiven() | VotesCast() | HandsRefilled():
            return True
        case ClueGiven(card=card):
            return card is not None
        case _:
            return False


def _secret_sentence(step: Step) -> str:
    match step.event:
        case HandsDealt(hands=hands):
            return "The hands are dealt. " + _each_hand(hands.items())
        case HandsRefilled(drawn=drawn):
            return _refilled(step.event) + " " + _each_hand(drawn.items())
        case CardsGiven(player=player, cards=cards):
            return f"{player} {_by_chance(step.event)}gives {in_words(cards)}."
        case VotesCast(player=player, numbers=votes, red=red):
            marked = "" if red is None else f", and marks {red} red"
            return f"{player} {_by_chance(step.event)}votes for {numbers(votes)}{marked}."
        case ClueGiven(player=player, text=text, card=card):
            return f"{player} tells “{text}” about {card}."
        case _:
            return _open_sentence(step)


def _each_hand(hands: object) -> str:
    return "; ".join(f"{player}: {', '.join(cards) or 'nothing'}" for player, cards in hands) + "."  # type: ignore[attr-defined]


def _by_chance(event: CardsGiven | VotesCast) -> str:
    return "is missing, and by chance " if event.drawn else ""


def _open_sentence(step: Step) -> str:  # noqa: C901 - one line an event, and mypy sees that none is missing
    event, game = step.event, step.before
    match event:
        case GameStarted(title=title, seats=seats):
            return f"“{title}” begins: {in_words(seats)} sit down to play."
        case HandsDealt():
            return "The hands are dealt."
        case RoundBegan(round=number, storyteller=None):
            return f"Round {number} begins; whoever sends the first clue tells."
        case RoundBegan(round=number, storyteller=player):
            return f"Round {number} begins; {player} tells."
        case ClueGiven(player=player, text=text):
            return f"{player} tells: “{text}”."
        case StorytellerSkipped(player=player):
            return f"{player} tells nothing and is passed over."
        case StorytellerNamed(player=player, drawn=drawn):
            return f"{'Chance names' if drawn else 'The story moves to'} {player}."
        case CardsWanted():
            return "The others look for a card that fits."
        case CardsGiven(player=player, cards=cards, drawn=drawn):
            return f"{player} {'is missing, and chance gives' if drawn else 'gives'} {_count(len(cards), 'card')}."
        case CardsTakenBack(player=player):
            return f"{player} takes back what was given."
        case TableLaid(cards=cards):
            return f"The table is laid: {_count(len(cards), 'card')}, numbered from 1."
        case VotesCast(player=player, drawn=drawn):
            return f"{player} {'is missing, and chance votes' if drawn else 'votes'}."
        case VotesMissed(player=player):
            return f"{player} does not vote."
        case RoundScored():
            return _scored(event, game)
        case HandsRefilled():
            return _refilled(event)
        case PlayerLeaves(player=player):
            return f"{player} leaves after this round."
        case PlayerLeft(player=player):
            return f"{player} has left; the hand goes to the discards."
        case PlayerReplaced(player=player, by=by):
            return f"{by} takes the seat of {player}."
        case GameEnded():
            return _ended(event)
        case DeadlineExtended(player=player):
            return f"The deadline is extended{f' for {player}' if player else ''}."
        case GamePaused():
            return "The clock stands still."
        case GameResumed():
            return "The clock goes on."
        case Fact() as fact:
            return around(fact)
        case Undone():
            return "The last move is taken back, with all that followed from it."
        case _:
            assert_never(event)


def _refilled(event: HandsRefilled) -> str:
    shuffled = "The discards are shuffled into a new pile. " if event.pile is not None else ""
    drawn = sum(map(len, event.drawn.values()))
    return f"{shuffled}The hands are refilled with {_count(drawn, 'card')}."


def _scored(event: RoundScored, game: Game | None) -> str:
    owners = ", ".join(f"{number} is by {owner}" for number, owner in enumerate(event.owners, 1))
    votes = ", ".join(f"{player} voted for {numbers(chosen)}" for player, chosen in event.votes.items())
    red = "" if event.red is None else f" {event.red} was marked red."
    earned = ", ".join(f"{player} {gained}" for player, gained in event.points.items() if gained)
    result = "The round is void: nobody voted." if event.void else f"Points: {earned or 'none'}."
    clue = f"“{game.round.clue.text}”: " if game and game.round.clue else ""
    return f"{clue}{owners}; {votes}.{red} {result}"


def _ended(event: GameEnded) -> str:
    early = "The game is ended early: " if event.called_off else "The game is over: "
    return f"{early}{event.reason}. {_won(event.winners)}"


def _won(winners: tuple[PlayerName, ...]) -> str:
    if not winners:
        return "Nobody wins."
    return f"{in_words(winners)} {'wins' if len(winners) == 1 else 'win'}."


def awards_of(played: Round, rules: Rules, seats: tuple[PlayerName, ...]) -> tuple[str, ...]:
    """Every award of a round, a line each; what a pair earned together stands once."""
    lines: dict[str, None] = {}
    for award in played.result.awards if played.result else ():
        side = side_of(rules, seats, award.player) if award.player in seats else (award.player,)
        lines[f"{in_words(side)}: {points(award.points)}, {reason(award, rules)}"] = None
    return tuple(lines)


def waiting(game: Game, zone: tzinfo) -> str:
    """Whom the game waits for, and until when; or what comes next."""
    if game.phase is Phase.FINISHED and game.ending:
        winners = game.ending.winners
        return f"The game is finished. {in_words(winners) or 'Nobody'} {'win' if len(winners) > 1 else 'wins'}."
    names = awaited(game)
    if not names:
        return "Nobody is waited for: `next-turn` goes on."
    volunteers = game.phase is Phase.CLUE and game.round.storyteller is None
    whom = "a clue from anybody" if volunteers else in_words(names)
    until = f", until {moment(game.round.deadline, zone)}" if game.round.deadline else ""
    return f"The game waits for {whom}{until}."
