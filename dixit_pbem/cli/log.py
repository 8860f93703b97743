"""`log`: the story of a game, a chapter a round, each moment once, and why there were points."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from zoneinfo import ZoneInfo

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import GAME, SPOILERS
from dixit_pbem.cli.terminal import aside, faint, strong
from dixit_pbem.engine.events import RoundBegan, RoundScored, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, in_words, sides
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal.facts import AwayTold, Fact, LuckGiven, ResignAsked, Said
from dixit_pbem.journal.facts_of_guests import GameFollows, GuestSeated
from dixit_pbem.journal.facts_of_stand_ins import SeatOffered
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened, look, story
from dixit_pbem.post.past import as_it_was
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.phrases import awards_of, clock_of
from dixit_pbem.table.sentences import sentence
from dixit_pbem.words.quotation import quoted

MARGIN = " " * 26
"""As wide as day and time; under it stands what belongs to the sentence above."""
INDENT = "  "
TAKEN_BACK = "(taken back) "
_PART_OF_THE_STORY = (GameFollows, GuestSeated, SeatOffered, Said, AwayTold, ResignAsked, LuckGiven)
"""What people say belongs to the story, also where it came by mail."""


@frozen
class _Scene:
    """Something that happened, in which round, and whether it was taken back later."""

    when: datetime
    step: Step
    round: int
    taken_back: bool


@click.command()
@GAME
@SPOILERS
@click.option("--mail", is_flag=True, help="Tell also of mails, reminders and other things around the game.")
def log(game: GameFile, *, spoilers: bool, mail: bool) -> None:
    """Tell the story so far, a sentence an event; secrets stay hidden.

    \b
    Example:
      dixit-pbem log sunday.yaml
    """
    found = look(game)
    aside(found.notes)
    events = (step.event for _, step in story(found))
    cycles = {event.round for event in events if isinstance(event, RoundBegan) and event.tellers}
    begun: set[int] = set()
    for number, chapter in groupby(_scenes(found, mail=mail), key=lambda scene: scene.round):
        if begun:
            terminal.echo()
        again = ", once more" if number in begun else ""
        place = f"The cycle from round {number} on" if number in cycles else f"Round {number}"
        clock = "" if begun else f" ({clock_of(found.journal[0].at, found.zone)})"
        terminal.echo(strong((f"{place}{again}" if number else "Before the first round") + clock))
        begun.add(number)
        for line in _chapter(chapter, found.zone, spoilers=spoilers):
            terminal.echo(line, margin=len(MARGIN) + (len(INDENT) * 2 if line.startswith(MARGIN + INDENT) else 0))


def _scenes(found: Opened, *, mail: bool) -> Iterator[_Scene]:
    """Everything that is told; with `mail` also what left, came in and was asked of the clock."""
    stands = {step.seq for step in found.history.steps}
    happened = found.happened if mail else {}
    for when, step in story(found):
        is_fact = isinstance(step.event, Fact)
        if is_fact and not mail and not isinstance(step.event, _PART_OF_THE_STORY):
            continue
        number = step.before.round.number if step.before else 0
        if isinstance(step.event, RoundBegan):
            number = step.event.round
        if mail:
            step = replace(step, event=as_it_was(happened, step.event, until=step.seq))
        taken_back = step.seq not in stands and not is_fact and not isinstance(step.event, Undone)
        yield _Scene(when, step, number, taken_back)


def _chapter(scenes: Iterator[_Scene], zone: ZoneInfo, *, spoilers: bool) -> Iterator[str]:
    """The lines of a round; a day and a time stand where they change."""
    shown = ("", "")
    for scene in scenes:
        when, step = scene.when.astimezone(zone), scene.step
        day, time = f"{when:%a} {when.day:2} {when:%b %Y}", f"{when:%H:%M}"
        margin = f"  {'' if day == shown[0] else day:<15}  {'' if (day, time) == shown else time:<5}  "
        shown = (day, time)
        told = sentence(step, spoilers=spoilers)
        if isinstance(step.event, RoundScored) and step.before and not scene.taken_back:
            told, *below = (*_turned_over(step.event, step.before), *_reckoning(evolve(step.before, step.event)))
            yield faint(margin) + told
            yield from (f"{MARGIN}{INDENT}{line}" for line in below)
        else:
            yield faint(margin) + (faint(f"{TAKEN_BACK}{told}") if scene.taken_back else told)


def _turned_over(event: RoundScored, game: Game) -> Iterator[str]:
    """That a round came out, and a line for each card: whose it is, and who voted for it."""
    clue = game.numbered[event.round].clue if event.round else None
    # Of several rounds at once it is told which; the clue of a single one stands a few lines above.
    which = f"{quoted(clue.text)}: " if clue else ""
    yield f"{which}{'The round is void: nobody voted.' if event.void else 'The cards are turned over.'}"
    for number, owner in enumerate(event.owners, 1):
        voters = [
            f"{player} twice" if chosen.count(number) > 1 else player
            for player, chosen in event.votes.items()
            if number in chosen
        ]
        red = ", marked red" if number == event.red else ""
        yield f"{number} is by {owner}{red}{f'; {in_words(voters)} voted for it' if voters else ''}."


def _reckoning(game: Game) -> Iterator[str]:
    """Every award of the round that was just scored, and the totals after it."""
    if game.last:
        yield from awards_of(game.last, game.rules, game.seats)
    totals = sorted(sides(game.rules, game.seats), key=lambda side: -game.scores[side[0]])
    yield f"Scores now: {', '.join(f'{in_words(side)} {game.scores[side[0]]}' for side in totals)}."
