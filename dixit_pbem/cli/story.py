"""The story of a game, as `log` tells it: a chapter a round, each moment once, and why there were points."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from dixit_pbem.cli.moments import short_day
from dixit_pbem.cli.phrases import awards_of, sentence
from dixit_pbem.cli.terminal import coloured, faint, strong
from dixit_pbem.engine.events import ClueGiven, RoundBegan, RoundScored, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, in_words, sides
from dixit_pbem.journal.facts import AwayTold, Fact, ResignAsked, Said
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened, story

MARGIN = " " * 26
"""As wide as day and time; under it stands what belongs to the sentence above."""
_PART_OF_THE_STORY = (Said, AwayTold, ResignAsked)
"""What people say belongs to the story, also where it came by mail."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """Something that happened, in which round, and whether it was taken back later."""

    when: datetime
    step: Step
    round: int
    taken_back: bool


def as_story(found: Opened, *, spoilers: bool, mail: bool) -> Iterator[str]:
    """The lines of `log`; with `mail` also what left, came in and was asked of the clock."""
    clues = _clues(found)
    begun: set[int] = set()
    scenes = (scene for scene in _scenes(found) if mail or _is_story(scene.step))
    for number, chapter in groupby(scenes, key=lambda scene: scene.round):
        if begun:
            yield ""
        yield strong(_headline(number, clues.get(number), again=number in begun))
        begun.add(number)
        yield from _chapter(found, chapter, spoilers=spoilers)


def _is_story(step: Step) -> bool:
    return not isinstance(step.event, Fact) or isinstance(step.event, _PART_OF_THE_STORY)


def _clues(found: Opened) -> dict[int, ClueGiven]:
    """The clue of every round, as it stands in the end."""
    return {
        step.before.round.number: step.event
        for step in found.history.steps
        if isinstance(step.event, ClueGiven) and step.before
    }


def _scenes(found: Opened) -> Iterator[_Scene]:
    stands = {step.seq for step in found.history.steps}
    for when, step in story(found):
        taken_back = step.seq not in stands and not isinstance(step.event, Fact | Undone)
        yield _Scene(when, step, _round_of(step), taken_back)


def _round_of(step: Step) -> int:
    if isinstance(step.event, RoundBegan):
        return step.event.round
    return step.before.round.number if step.before else 0


def _headline(number: int, clue: ClueGiven | None, *, again: bool) -> str:
    if not number:
        return "Before the first round"
    told = f" {clue.player} tells: “{clue.text}”" if clue else ""
    return f"Round {number}{', once more' if again else ''}.{told}"


def _chapter(found: Opened, scenes: Iterator[_Scene], *, spoilers: bool) -> Iterator[str]:
    day = time = ""
    for scene in scenes:
        today = short_day(scene.when, found.zone)
        now = f"{scene.when.astimezone(found.zone):%H:%M}"
        shown_day = "" if today == day else today
        shown_time = "" if (today, now) == (day, time) else now
        yield from _told(scene, f"  {shown_day:<15}  {shown_time:<5}  ", spoilers=spoilers)
        day, time = today, now


def _told(scene: _Scene, margin: str, *, spoilers: bool) -> Iterator[str]:
    text = sentence(scene.step, spoilers=spoilers)
    if scene.taken_back:
        yield from _wrapped(f"(taken back) {text}", margin)
        return
    yield from _wrapped(text, margin)
    if isinstance(scene.step.event, RoundScored) and scene.step.before:
        for line in _reckoning(evolve(scene.step.before, scene.step.event)):
            yield from _wrapped(line, f"{MARGIN}  ")


def _reckoning(game: Game) -> Iterator[str]:
    """Every award of the round that was just scored, and the totals after it."""
    if game.last:
        yield from awards_of(game.last, game.rules, game.seats)
    totals = sorted(sides(game.rules, game.seats), key=lambda side: -game.scores[side[0]])
    yield f"Scores now: {', '.join(f'{in_words(side)} {game.scores[side[0]]}' for side in totals)}."


def _wrapped(text: str, margin: str) -> Iterator[str]:
    """The text behind its margin, faint where it was taken back; lines are broken on a terminal alone."""
    if not coloured():
        yield margin + text
        return
    from textwrap import wrap

    room = max(20, shutil.get_terminal_size().columns - len(margin))
    first, *rest = wrap(text, room) or [""]
    paint = faint if text.startswith("(taken back)") else str
    yield faint(margin) + paint(first)
    yield from (" " * len(margin) + paint(line) for line in rest)
