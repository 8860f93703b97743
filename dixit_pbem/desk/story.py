"""The story of a game as its page tells it: a sentence an event, the newest first; no replay, no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from itertools import islice
from zoneinfo import ZoneInfo

from dixit_pbem.desk.telling import letter_name
from dixit_pbem.engine.events import RoundScored, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.entries import Entry
from dixit_pbem.journal.facts import AwayTold, Fact, LuckGiven, Posted, ResignAsked, Said
from dixit_pbem.journal.facts_of_stand_ins import SeatOffered
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened
from dixit_pbem.table.phrases import awards_of, day_of_week
from dixit_pbem.table.sentences import sentence
from dixit_pbem.words.language import Words

_PART_OF_THE_STORY = (SeatOffered, Said, AwayTold, ResignAsked, LuckGiven)


@frozen
class Moment:
    """Something that happened."""

    seq: int
    day: str
    time: str
    clock: str
    text: str
    points: tuple[str, ...]
    taken_back: bool


def moments(found: Opened, words: Words, *, most: int | None = None, mail: bool = False) -> tuple[Moment, ...]:
    """What happened, the newest first; with `mail` also what left and came in."""
    stands = {step.seq: step for step in (*found.history.steps, *found.history.facts)}
    told = (_moment(found, entry, stands.get(entry.seq), words) for entry in _told(found, mail=mail))
    return tuple(islice(told, most))


def _told(found: Opened, *, mail: bool) -> Iterator[Entry]:
    for entry in reversed(found.journal):
        if mail or not isinstance(entry.event, Fact) or isinstance(entry.event, _PART_OF_THE_STORY):
            yield entry


def _moment(found: Opened, entry: Entry, step: Step | None, words: Words) -> Moment:
    there = entry.at.astimezone(found.zone)
    points: tuple[str, ...] = ()
    if step and step.before and isinstance(step.event, RoundScored):
        after = evolve(step.before, step.event)
        points = awards_of(after.last, after.rules, after.seats, words) if after.last else ()
    taken_back = step is None and not isinstance(entry.event, Undone | Fact)
    clock = words.clock(entry.at, found.zone.key)
    text = _left(entry.event, words) or sentence(step or Step(entry.seq, entry.event, None), words, spoilers=False)
    return Moment(entry.seq, day_told(there, words), f"{there:%H:%M}", clock, text, points, taken_back)


def _left(event: object, words: Words) -> str:
    """A letter that left, by the name that pages give it."""
    if not isinstance(event, Posted):
        return ""
    reader = event.reader or words.say("you, the moderator")
    told = words.say("{letter} to {names}", letter=letter_name(words, str(event.letter)), names=reader)
    return told[:1].upper() + told[1:]


def moment_told(when: datetime, zone: ZoneInfo, words: Words) -> str:
    """`Fri 20 Nov, 10:00, Rome time`."""
    there = when.astimezone(zone)
    return f"{day_told(there, words)}, {there:%H:%M}, {words.clock(when, zone.key)}"


def day_told(when: datetime, words: Words) -> str:
    """`Fri 20 Nov`."""
    return day_of_week(date(when.year, when.month, when.day), words)
