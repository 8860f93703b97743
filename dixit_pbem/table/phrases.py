"""What several commands and pages say: counts, moments, whom the game waits for, why there were points."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from dixit_pbem.engine.model import Award, Game, Phase, PlayerName, Reason, Round, in_words, side_of
from dixit_pbem.engine.pending import awaited
from dixit_pbem.engine.systems import Rules
from dixit_pbem.words.language import ENGLISH, Words, words_on_terminal

IN_ENGLISH = words_on_terminal()
"""The terminal's language."""
_DAYS, _HOURS = timedelta(hours=36), timedelta(minutes=90)
"""From which length on a span is told in which unit."""

_POINTS = re.compile(r"somebody has (\d+) points or more")
_TOLD = re.compile(r"everybody was storyteller (once|twice|\d+ times)")
_USED_UP = "the last card of the pile is drawn"


def counted(number: int, thing: str) -> str:
    """`1 mail`, `3 mails`."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def cards_counted(number: int, words: Words) -> str:
    """`1 card`, `3 cards`."""
    return words.count("{count} card", "{count} cards", number)


def numbers(votes: tuple[int, ...], words: Words = IN_ENGLISH) -> str:
    """`3`, `3 and 5`, `nothing`."""
    return words.names(tuple(map(str, votes))) if votes else words.say("nothing")


def moment(when: datetime, zone: ZoneInfo) -> str:
    """`Sat 21 Nov 2026, 10:00, Rome time`, on the moderator's clock."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b %Y, %H:%M}, {clock_of(when, zone)}"


def day_and_time(when: datetime, zone: ZoneInfo) -> str:
    """`Sunday 22 November, 20:00, Rome time`."""
    there = when.astimezone(zone)
    return f"{there:%A} {there.day} {there:%B, %H:%M}, {clock_of(when, zone)}"


def clock_of(when: datetime, zone: ZoneInfo) -> str:
    """Whose clock tells the time: `Rome time`, `UTC`."""
    region, _, city = zone.key.rpartition("/")
    if not region or region == "Etc":
        return when.astimezone(zone).tzname() or zone.key
    return f"{city.replace('_', ' ')} time"


def how_long(span: timedelta, words: Words = IN_ENGLISH) -> str:
    """`2 days`, `5 hours`, `1 minute`, in the unit that says enough."""
    if span >= _DAYS:
        return words.count("{count} day", "{count} days", max(1, round(span / timedelta(days=1))))
    if span >= _HOURS:
        return words.count("{count} hour", "{count} hours", max(1, round(span / timedelta(hours=1))))
    return words.count("{count} minute", "{count} minutes", max(1, round(span / timedelta(minutes=1))))


def day_of_week(day: date, words: Words = IN_ENGLISH) -> str:
    """`Fri 20 Nov`."""
    if words.language == ENGLISH:
        return f"{day:%a} {day.day} {day:%b}"
    from babel.dates import format_date

    return format_date(day, "EEE d MMM", locale=words.customs)


def from_now(when: datetime, now: datetime) -> str:
    """`in 2 days`, `3 hours ago`."""
    return f"in {how_long(when - now)}" if when > now else f"{how_long(now - when)} ago"


def waiting(game: Game, zone: ZoneInfo, *, by_itself: bool = False) -> str:
    """Whom the game waits for, and until when; or what comes next, by itself or not."""
    if game.phase is Phase.FINISHED and game.ending:
        winners = game.ending.winners
        return f"The game is finished. {in_words(winners) or 'Nobody'} {'win' if len(winners) > 1 else 'wins'}."
    names = awaited(game)
    if game.phase is Phase.NEW and not game.setup.pictures:
        return f"The table is open and waits for players. Here so far: {in_words(game.seats)}."
    if not names:
        soon = ", and goes on by itself once nobody may change their mind any more (`mail.settle`)."
        return f"The game waits for nobody{soon if by_itself else ': `next-turn` goes on.'}"
    volunteers = game.phase is Phase.CLUE and game.round.storyteller is None
    whom = "a clue from anybody" if volunteers else in_words(names)
    until = f", until {moment(game.round.deadline, zone)}" if game.round.deadline else ""
    return f"The game waits for {whom}{until}."


def reason(award: Award, rules: Rules, words: Words = IN_ENGLISH) -> str:
    """Why these points."""
    if award.reason is Reason.DECOY:
        votes, cap = words.count("{count} vote for a decoy", "{count} votes for a decoy", award.count), rules.decoy_cap
    elif award.reason is Reason.CROWD:
        one, cap = (
            words.count("{count} vote on the same card", "{count} votes on the same card", award.count),
            rules.crowd_cap,
        )
        votes = one
    elif award.reason is Reason.EACH_FINDER:
        return words.count("found by {count} player", "found by {count} players", award.count)
    else:
        return _found(award.reason, words)
    return (
        votes if cap is None or award.count <= cap else words.say("{votes}, of which {cap} count", votes=votes, cap=cap)
    )


def _found(reason: Reason, words: Words) -> str:
    match reason:
        case Reason.FOUND_STORYTELLER:
            return words.say("some found the storyteller’s card, but not all")
        case Reason.FOUND_FINDER:
            return words.say("found the storyteller’s card")
        case Reason.LONE_STORYTELLER:
            return words.say("exactly one player found the storyteller’s card")
        case Reason.LONE_FINDER:
            return words.say("the only one to find the storyteller’s card")
        case Reason.ALL_FOUND:
            return words.say("everybody found the storyteller’s card")
        case Reason.NONE_FOUND:
            return words.say("nobody found the storyteller’s card")
        case _:
            return words.say("found it with a single vote")


def awards_of(played: Round, rules: Rules, seats: tuple[PlayerName, ...], words: Words = IN_ENGLISH) -> tuple[str, ...]:
    """Every award of a round, a line each; what a pair earned together stands once."""
    lines: dict[str, None] = {}
    for award in played.result.awards if played.result else ():
        side = side_of(rules, seats, award.player) if award.player in seats else (award.player,)
        points = words.count("{count} point", "{count} points", award.points)
        lines[f"{words.names(side)}: {points}, {reason(award, rules, words)}"] = None
    return tuple(lines)


def why_over(reason: str, words: Words) -> str:
    """Why a game is over, as the journal keeps it in English; what a person wrote is told as it was written."""
    if found := _POINTS.fullmatch(reason):
        return words.say("somebody has {points} points or more", points=found[1])
    if found := _TOLD.fullmatch(reason):
        times = {"once": 1, "twice": 2}.get(found[1]) or int(found[1].partition(" ")[0])
        return words.say("everybody was storyteller {times}", times=words.times(times))
    return words.say("the last card of the pile is drawn") if reason == _USED_UP else reason
