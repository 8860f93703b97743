"""`status`: whom the game waits for and until when, the scores, and what is worth knowing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import click

from dixit_pbem import clock
from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import GAME, JSON, SPOILERS
from dixit_pbem.cli.wants import mail_told, wishes_told
from dixit_pbem.engine.cycle import clue_in_the_open
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.model import Game, Phase, PlayerName, in_words, sides
from dixit_pbem.engine.pending import awaited, groups_without_card, owing_in
from dixit_pbem.engine.systems import Rules, ShortPile
from dixit_pbem.errors import Mistake
from dixit_pbem.journal.opened import Opened, Running, look
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.post.held_for import HeldFor
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import phrases
from dixit_pbem.table.stand_ins import offers_told
from dixit_pbem.words.quotation import quoted

PHASES = {Phase.CLUE: "the clue", Phase.CARD: "the cards", Phase.VOTE: "the vote"}
_TIMES = {1: "once", 2: "twice"}


@click.command()
@GAME
@JSON
@SPOILERS
def status(game: GameFile, *, in_json: bool, spoilers: bool) -> None:
    """Show the round, the phase, whom the game waits for, and the scores; of a folder, a line for each game.

    \b
    Example:
      dixit-pbem status sunday.yaml
      dixit-pbem status games/
    """
    if isinstance(game, GameFile) and game.path.is_dir():
        _all_of(game.path, in_json=in_json, spoilers=spoilers)
        return
    found = look(game)
    terminal.aside(found.notes)
    if in_json:
        from dixit_pbem.cli import as_json

        terminal.echo_json(as_json.written(as_json.status(found, clock.now(), spoilers=spoilers)))
    elif found.running is None and found.hosted:
        terminal.echo(f"{found.settings.title}: not begun. {phrases.waiting(found.hosted.game, found.zone)}")
        for number, fact in found.held:
            asks = fact.reason == HeldFor.WANTS_TO_JOIN
            wants = f"waits for a seat: `held GAME accept {number}`" if asks else f"wrote: `held GAME show {number}`"
            terminal.echo(f"{fact.sender} {wants}, or `reject {number}`.")
    elif found.running is None:
        terminal.echo(f"{found.settings.title}: not begun. `next-turn` deals.")
        terminal.echo(f"At the table: {in_words(found.settings.seats)}.")
    else:
        for line in (*_standing(found.running, clock.now()), *(_secrets(found.running.game) if spoilers else ())):
            terminal.echo(line)


def _all_of(folder: Path, *, in_json: bool, spoilers: bool) -> None:
    """All games of a folder at once."""
    from dixit_pbem.cli import at_a_glance

    if spoilers and not in_json:
        raise Mistake("--spoilers tells of one game at a time: name its file.")
    now = clock.now()
    found = at_a_glance.glances(folder, now)
    if in_json:
        at_a_glance.show_json(found, now, spoilers=spoilers)
    else:
        at_a_glance.show(found)
    if not all(each.found for each in found):
        raise SystemExit(1)


def _secrets(game: Game) -> Iterator[str]:
    """Hands, cards given, votes, and whose card lies where."""
    yield "Hands:"
    for player, hand in game.hands.items():
        yield f"  {player}: {', '.join(f'{letter} {card}' for letter, card in hand.items()) or '-'}"
    for played in game.rounds:
        if len(game.rounds) > 1 and (played.given or played.votes or played.table):
            yield f"In the round of {played.storyteller}:"
        if played.given:
            yield "Given:"
        for player, cards in played.given.items():
            yield f"  {player}: {', '.join(cards) or '-'}"
        if played.votes:
            yield "Votes:"
        for player, numbers in played.votes.items():
            yield f"  {player}: {', '.join(map(str, numbers)) or '-'}"
        for card in played.table:
            yield f"  {card.number}: {card.card}, by {card.owner}"


def _standing(running: Running, now: datetime) -> Iterator[str]:
    """How the game stands, without a secret."""
    found, game = running.opened, running.game
    yield f"{terminal.strong(game.setup.title)}{' (a rehearsal: its seed is known)' if game.setup.rehearsal else ''}"
    if game.phase is Phase.FINISHED:
        phase = "the last one"
    else:
        phase = "the votes are counted" if game.round.result else PHASES[game.phase]
    yield from _rounds(game, phase)
    yield ""
    yield from _waiting(found, game, now)
    yield from _next(found, game, now)
    yield ""
    yield from _scores(running)
    yield f"{_goal(game.rules)} Pile {len(game.pile)}, discards {len(game.discards)}."
    joining = tuple(f"{each.player} joins after this round." for each in game.joining)
    remarks = (
        *joining,
        *offers_told(found, running, now),
        *mail_told(found),
        *wishes_told(found, game, now),
        *found.in_force,
    )
    if remarks:
        yield ""
        yield from remarks


def _rounds(game: Game, phase: str) -> Iterator[str]:
    """Each open round with its clue, as far as everybody may know it."""
    told = {each.number: clue for each in game.rounds if (clue := clue_in_the_open(game, each))}
    first, last = game.rounds[0], game.rounds[-1]
    if first is last:
        clue = told.get(first.number)
        yield f"Round {first.number}, {phase}." + (f" {first.storyteller} tells: {quoted(clue.text)}" if clue else "")
        return
    yield f"Rounds {first.number} to {last.number}, told at once; {'the clues' if not told else phase}."
    for each in game.rounds:
        if clue := told.get(each.number):
            missing = [player for player in owing_in(game, each) if player not in game.leaving]
            owed = f" Missing: {in_words(missing)}." if missing else ""
            yield f"  {each.number}  {each.storyteller} tells: {quoted(clue.text)}{owed}"


def _waiting(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    """Whom the game waits for, since when and until when."""
    if not awaited(game):
        yield terminal.strong(phrases.waiting(game, found.zone))
        if game.ending:
            yield f"Reason: {game.ending.reason}."
        return
    have_told = tuple(player for player in awaited(game) if player in answered(found))
    if have_told:
        clue = "clue waits" if len(have_told) == 1 else "clues wait"
        yield terminal.strong(f"The {clue} until you let it go, by {in_words(have_told)}: `held` shows it.")
    if not set(awaited(game)) - set(have_told):
        return
    whom = in_words(tuple(player for player in awaited(game) if player not in have_told))
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        whom = "a clue from anybody"
    elif game.phase is Phase.CARD:
        owed = dict.fromkeys(group for each in game.rounds for group in groups_without_card(game, each))
        groups = [[player for player in group if player not in game.leaving] for group in owed]
        names = [" or ".join(group) for group in groups if group]
        whom = ", and for ".join(names) if game.rules.pairs else in_words(names)
    since = found.waiting_since
    told = f", since {phrases.day_and_time(since, found.zone)}" if since else ""
    yield terminal.strong(f"The game waits for {whom}{told}.")
    if game.paused is None:
        yield from _deadlines(found, game, now)
        return
    left = ""
    if game.round.deadline:
        rest = game.round.deadline - game.paused
        over = rest.total_seconds() <= 0
        left = "; the deadline was over by then" if over else f"; {phrases.how_long(rest)} will be left"
    since_then = phrases.day_and_time(game.paused, found.zone)
    yield f"The clock has stood still since {since_then}{left}. `resume` lets it go on."


def _deadlines(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    """One line where all have as long, else a line for each moment."""
    by_moment: dict[datetime, list[PlayerName]] = {}
    for player in awaited(game):
        if player not in answered(found) and (when := deadline_of(game, player)):
            by_moment.setdefault(when, []).append(player)
    for when, players in sorted(by_moment.items()):
        who = f"{in_words(players)}: " if len(by_moment) > 1 else ""
        until = f"{'until' if when > now else 'due'} {phrases.day_and_time(when, found.zone)}"
        text = f"{who}{until}; {phrases.from_now(when, now)}."
        yield text[0].upper() + text[1:]


def _next(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    """What the autopilot does next, if nobody writes before; games whose moves are typed in have none."""
    if found.settings.mail.fetch.way is None:
        return
    from dixit_pbem.table.next_moment import GRACE, Why, next_moment

    moment = next_moment(found, now)
    if moment is None:
        return
    what: str = moment.why
    if moment.why is Why.CLOCK:
        ends = {deadline_of(game, player) for player in awaited(game)}
        what = "the time is over" if {moment.at, moment.at - GRACE} & ends else "who owes an answer is reminded"
    when = phrases.day_and_time(moment.at, found.zone)
    yield f"Next, with `run`: {what}, {when}; {phrases.from_now(moment.at, now)}."


def _scores(running: Running) -> Iterator[str]:
    """The points of every player or pair with a bar, the leader first."""
    game = running.game
    goal = game.rules.points_to_win or max(1, *game.scores.values())
    rows = [(_side(side, running), side[0], game.scores[side[0]]) for side in sides(game.rules, game.seats)]
    wide, high = max(terminal.width_of(name) for name, _, _ in rows), max(len(str(points)) for _, _, points in rows)
    for name, player, points in sorted(rows, key=lambda row: -row[2]):
        listed = running.seats[player].listed
        begun = f"  {name}{' ' * (wide - terminal.width_of(name))}  {points:>{high}}  "
        colour = listed.colour if listed else "black"
        yield begun + terminal.bar(points / goal, colour, beside=terminal.width_of(begun))


def _side(side: tuple[PlayerName, ...], running: Running) -> str:
    team = running.teams.get(side[0])
    return f"{team} ({in_words(side)})" if team else in_words(side)


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
