"""How a game stands, as `status` tells it: whom it waits for and until when, the scores, and what is worth knowing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

from dixit_pbem.cli.moments import clock_of, day_and_time, from_now, how_long
from dixit_pbem.cli.phrases import sentence, waiting
from dixit_pbem.cli.terminal import bar, strong
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.events import RoundBegan
from dixit_pbem.engine.model import Game, Phase, PlayerName, in_words, sides
from dixit_pbem.engine.pending import awaited, groups_without_card
from dixit_pbem.engine.systems import Rules, ShortPile
from dixit_pbem.journal.facts import AwayTold, Bounced, PostDelayed, Posted, PostRefused, ResignAsked
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.seats import seats_in_force

_PHASES = {Phase.CLUE: "the clue", Phase.CARD: "the cards", Phase.VOTE: "the vote"}
_TIMES = {1: "once", 2: "twice"}


def standing(found: Opened, game: Game, *, now: datetime) -> Iterator[str]:
    """The lines of `status`, without a secret."""
    yield from _head(game)
    yield ""
    yield from _clock(found, game, now)
    yield ""
    yield from _scores(found, game)
    yield f"{_goal(game.rules)} Pile {len(game.pile)}, discards {len(game.discards)}."
    remarks = (*_mail(found), *_wishes(found, game, now), *found.in_force)
    if remarks:
        yield ""
        yield from remarks


def _head(game: Game) -> Iterator[str]:
    rehearsal = " (a rehearsal: its seed is known)" if game.setup.rehearsal else ""
    yield f"{strong(game.setup.title)}{rehearsal}"
    clue = f" {game.round.storyteller} tells: “{game.round.clue.text}”" if game.round.clue else ""
    yield f"Round {game.round.number}, {_phase(game)}.{clue}"


def _phase(game: Game) -> str:
    if game.phase is Phase.FINISHED:
        return "the last one"
    return "the votes are counted" if game.round.result else _PHASES[game.phase]


def _clock(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    if not awaited(game):
        yield strong(waiting(game, found.zone))
        if game.ending:
            yield f"Reason: {game.ending.reason}."
        return
    since = found.waiting_since
    told = f", since {day_and_time(since, found.zone)}" if since else ""
    yield strong(f"The game waits for {_whom(game)}{told}.")
    yield from _paused(game, found.zone) if game.paused else _deadlines(game, found.zone, now)


def _whom(game: Game) -> str:
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        return "a clue from anybody"
    if game.phase is Phase.CARD:
        groups = [[player for player in group if player not in game.leaving] for group in groups_without_card(game)]
        names = [" or ".join(group) for group in groups if group]
        return ", and for ".join(names) if game.rules.pairs else in_words(names)
    return in_words(awaited(game))


def _deadlines(game: Game, zone: ZoneInfo, now: datetime) -> Iterator[str]:
    """One line where all have as long, else a line for each moment."""
    by_moment: dict[datetime, list[PlayerName]] = {}
    for player in awaited(game):
        if when := deadline_of(game, player):
            by_moment.setdefault(when, []).append(player)
    for when, players in sorted(by_moment.items()):
        who = f"{in_words(players)}: " if len(by_moment) > 1 else ""
        what = "until" if when > now else "due"
        text = f"{who}{what} {day_and_time(when, zone)}, {clock_of(when, zone)}; {from_now(when, now)}."
        yield text[0].upper() + text[1:]


def _paused(game: Game, zone: ZoneInfo) -> Iterator[str]:
    assert game.paused is not None  # noqa: S101 - only a game that stands still comes here
    left = ""
    if game.round.deadline:
        rest = game.round.deadline - game.paused
        left = f"; {how_long(rest)} will be left" if rest.total_seconds() > 0 else "; the deadline was over by then"
    yield f"The clock has stood still since {day_and_time(game.paused, zone)}{left}. `resume` lets it go on."


def _scores(found: Opened, game: Game) -> Iterator[str]:
    """The points of every player or pair with a bar, the leader first."""
    goal = game.rules.points_to_win or max(1, *game.scores.values())
    colours = _colours(found, game)
    rows = [(in_words(side), game.scores[side[0]], colours[side[0]]) for side in sides(game.rules, game.seats)]
    wide, high = max(len(name) for name, _, _ in rows), max(len(str(points)) for _, points, _ in rows)
    for name, points, colour in sorted(rows, key=lambda row: -row[1]):
        yield f"  {name:<{wide}}  {points:>{high}}  {bar(points / goal, colour)}"


def _colours(found: Opened, game: Game) -> Mapping[PlayerName, str]:
    seats = seats_in_force(found.settings, found.history, game)
    return {seat.player: seat.listed.colour if seat.listed else "black" for seat in seats}


def _goal(rules: Rules) -> str:
    ends = []
    if rules.points_to_win is not None:
        ends.append(f"{rules.points_to_win} points win")
    if rules.cycles is not None:
        often = _TIMES.get(rules.cycles, f"{rules.cycles} times")
        ends.append(f"{'the' if ends else 'The'} game ends when everybody has told {often}")
    if rules.short_pile is ShortPile.END:
        ends.append(f"{'the' if ends else 'The'} game ends with the pile")
    return f"{', or '.join(ends)}."


def _mail(found: Opened) -> Iterator[str]:
    """What the moderator may have to do about mail."""
    facts = found.history.facts
    held = len(found.held)
    if held:
        yield f"{held} mail{' waits' if held == 1 else 's wait'} for your decision: `held` shows what to do."
    readers = _not_reached(found)
    if readers:
        yield f"Mail did not reach {in_words(readers)} in this round: `log --mail` tells why."
    delayed = _delayed(facts)
    if delayed:
        yield f"Mail has to wait: {delayed.reason.rstrip('.')}. `send` tries again at once."


def _not_reached(found: Opened) -> tuple[str, ...]:
    """Whose last letter of this round was refused or came back."""
    began = next((step.seq for step in reversed(found.history.steps) if isinstance(step.event, RoundBegan)), 0)
    failed: dict[str, bool] = {}
    for step in found.history.facts:
        if step.seq < began:
            continue
        match step.event:
            case Posted(reader=reader):
                failed[reader or "you"] = False
            case PostRefused(reader=reader):
                failed[reader or "you"] = True
            case Bounced(player=player) if player:
                failed[player] = True
            case _:
                pass
    return tuple(reader for reader, did in failed.items() if did)


def _delayed(facts: tuple[Step, ...]) -> PostDelayed | None:
    """Why the last letter that was tried could not leave, if it could not."""
    tried = [step.event for step in facts if isinstance(step.event, Posted | PostRefused | PostDelayed)]
    return tried[-1] if tried and isinstance(tried[-1], PostDelayed) else None


def _wishes(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    """Who is away now or soon, and who wants to leave, as each said last."""
    last: dict[tuple[type, PlayerName], Step] = {}
    today = now.astimezone(found.zone).date().isoformat()
    for step in found.history.facts:
        match step.event:
            case AwayTold(player=player, last=until) if until >= today:
                last[AwayTold, player] = step
            case ResignAsked(player=player) if player not in game.leaving:
                last[ResignAsked, player] = step
            case _:
                pass
    yield from (sentence(step, spoilers=False) for (_, who), step in last.items() if who in game.seats)
