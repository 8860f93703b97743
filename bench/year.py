"""A year of 200 groups by mail, one after the other and all at once: `python bench/year.py` from a checkout.

The rules are the program's own; the people are drawn: some answer within minutes and some after days, in their own
time zones, never in their quiet hours, and once a year each is away for two weeks. Nothing is sent and nobody waits.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from statistics import median
from zoneinfo import ZoneInfo

sys.path.insert(0, str(Path(__file__).parent.parent))

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.model import Circumstances, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.quiet_hours import Quiet, QuietTime
from tests.engine.play import NAMES, Play, random_card, random_clue, random_vote, setup

GROUPS = 200
BEGIN = datetime(2027, 1, 4, 9, tzinfo=UTC)
YEAR, DAY, HOUR = timedelta(days=365), timedelta(days=1), timedelta(hours=1)
SETTLE, HOLIDAY = timedelta(minutes=15), timedelta(days=14)
REMINDED_AFTER = 0.8
ZONES = ("Europe/Rome", "Europe/Rome", "Europe/Rome", "Europe/Lisbon", "Europe/Warsaw", "America/New_York")
HABITS = (timedelta(minutes=5), 2 * HOUR, 8 * HOUR, 20 * HOUR, 3 * DAY)
"""After how long people answer; each has one of these, and is now quicker, now slower."""


@dataclass(frozen=True)
class Person:
    """Somebody at the table, and how quickly a mail is answered there."""

    name: PlayerName
    quiet: QuietTime
    habit: timedelta
    away: datetime
    """When the two weeks begin."""

    def answers(self, called: datetime, dice: random.Random, *, within: timedelta = 4 * DAY) -> datetime:
        """When an answer to a mail leaves that came at this moment."""
        moment = called + min(self.habit * dice.lognormvariate(0, 0.8), within)
        if self.away <= moment < self.away + HOLIDAY:
            moment = self.away + HOLIDAY + min(self.habit, DAY)
        return self.quiet.free_from(moment)


@dataclass
class Told:
    """What a year brought."""

    cycles: list[timedelta] = field(default_factory=list)
    deadlines: int = 0
    at_night: int = 0
    """Deadlines in the quiet time of somebody who owed something, though an hour was free for all of them."""
    unshared: int = 0
    """The same where there was no such hour for two days."""
    mails: int = 0
    """Calls and reminders."""
    reminders: int = 0


def people(players: int, dice: random.Random) -> tuple[Person, ...]:
    """A group with its habits."""
    return tuple(
        Person(
            PlayerName(name),
            QuietTime(
                ZoneInfo(dice.choice(ZONES)),
                time(dice.choice((21, 22, 23))),
                time(dice.choice((7, 8, 9))),
                frozenset(dice.choice(((), (), (6,), (5, 6)))),
            ),
            dice.choice(HABITS),
            BEGIN + timedelta(days=dice.randrange(350)),
        )
        for name in NAMES[:players]
    )


def year(players: int, seed: int, *, together: bool) -> Told:
    """Game after game until the year is over."""
    dice, told, now, number = random.Random(seed), Told(), BEGIN, 0
    group = people(players, dice)
    quiet = Quiet(group[0].quiet, {person.name: person.quiet for person in group})
    while now < BEGIN + YEAR:
        number += 1
        rules = {"together": True} if together else {}
        around = Circumstances(SeededChance(f"{seed} {number}"), now, quiet=quiet)
        play = Play(setup("odyssey", players, first="Ana", deck=168, points_to_win=200, **rules), around)
        play.begin()
        began = now
        for reveals in _phases(play, group, dice, told):
            now = play.circumstances.now
            if reveals and len(play.now.scores) and _rounds_over(play) % players == 0:
                told.cycles.append(now - began)
                began = now
            if now >= BEGIN + YEAR:
                break
    return told


def _rounds_over(play: Play) -> int:
    return max((each.number for each in play.now.last_rounds), default=0)


def _phases(play: Play, group: tuple[Person, ...], dice: random.Random, told: Told) -> Iterator[bool]:
    """Phase after phase to the end; is it one whose last answer tells a round?"""
    while play.now.phase is not Phase.FINISHED:
        votes = play.now.phase is Phase.VOTE
        now = _answered(play, group, dice, told)
        play.circumstances = replace(play.circumstances, now=now + SETTLE)
        play.advance()
        yield votes


def _answered(play: Play, group: tuple[Person, ...], dice: random.Random, told: Told) -> datetime:
    """Everybody who owes something answers in time or after a reminder; when the last one did."""
    opened, owing = play.circumstances.now, pending(play.now)
    last = opened
    for person in (each for each in group if each.name in owing):
        deadline = _deadline(play, person, told, owing)
        called = person.quiet.free_from(opened)
        answer = person.answers(called, dice)
        told.mails += 1
        for reminded in (opened + (deadline - opened) * REMINDED_AFTER, deadline):
            if answer > reminded:
                came = person.quiet.free_from(reminded)
                answer = max(min(answer, person.answers(came, dice, within=12 * HOUR)), came)
                told.mails += 1
                told.reminders += 1
        last = max(last, answer)
        while person.name in pending(play.now):
            _moves(play, person.name, dice)
    return last


def _deadline(play: Play, person: Person, told: Told, owing: tuple[PlayerName, ...]) -> datetime:
    """Until when this one may answer; who is away has until a day after the return."""
    deadline = deadline_of(play.now, person.name)
    assert deadline is not None
    told.deadlines += 1
    quiet, lengths = play.circumstances.quiet, play.circumstances.deadlines
    length = {Phase.CLUE: lengths.clue, Phase.CARD: lengths.card, Phase.VOTE: lengths.vote}[play.now.phase]
    if person.quiet.free_from(deadline) > deadline:
        was_free = quiet.shared(play.circumstances.now + length, owing) is not None
        told.at_night += was_free
        told.unshared += not was_free
    if person.away <= deadline < person.away + HOLIDAY:
        return quiet.deadline(person.away + HOLIDAY + DAY, [person.name])
    return deadline


def _moves(play: Play, player: PlayerName, dice: random.Random) -> None:
    match play.now.phase:
        case Phase.CLUE:
            play.do(random_clue(play.now, player, dice))
        case Phase.CARD:
            play.do(random_card(play.now, player, dice))
        case _:
            play.do(random_vote(play.now, player, dice))


HEAD = (
    "players",
    "days for a cycle, one by one",
    "all at once",
    "reminders a person and week, one by one",
    "all at once",
    "deadlines in somebody's night",
    "though an hour was free for all",
)


def main() -> None:
    """Print the table."""
    print(_row(HEAD))
    print("|---" * len(HEAD) + "|")
    for players in range(4, 10):
        groups = [seed for seed in range(GROUPS) if 4 + seed % 6 == players]
        alone = [year(players, seed, together=False) for seed in groups]
        at_once = [year(players, seed, together=True) for seed in groups]
        both = [*alone, *at_once]
        deadlines = sum(told.deadlines for told in both)
        nights = f"{sum(told.unshared + told.at_night for told in both) / deadlines:.1%}"
        print(
            _row(
                (
                    str(players),
                    _days(alone),
                    _days(at_once),
                    _reminders(alone, players),
                    _reminders(at_once, players),
                    nights,
                    f"{sum(told.at_night for told in both)} of {deadlines}",
                )
            )
        )


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _days(years: list[Told]) -> str:
    return f"{median(each / DAY for told in years for each in told.cycles):.0f}"


def _reminders(years: list[Told], players: int) -> str:
    return f"{sum(told.reminders for told in years) / len(years) / players / (YEAR / (7 * DAY)):.1f}"


if __name__ == "__main__":
    main()
