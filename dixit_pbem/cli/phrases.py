"""What several commands say: counts, moments, whom the game waits for, why there were points. All in English."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from dixit_pbem.engine.model import Award, Game, Phase, PlayerName, Reason, Round, in_words, side_of
from dixit_pbem.engine.pending import awaited
from dixit_pbem.engine.systems import Rules

_REASONS: dict[Reason, str] = {
    Reason.FOUND_STORYTELLER: "some found the storyteller's card, but not all",
    Reason.FOUND_FINDER: "found the storyteller's card",
    Reason.LONE_STORYTELLER: "exactly one player found the storyteller's card",
    Reason.LONE_FINDER: "the only one to find the storyteller's card",
    Reason.ALL_FOUND: "everybody found the storyteller's card",
    Reason.NONE_FOUND: "nobody found the storyteller's card",
    Reason.SINGLE_VOTE: "found it with a single vote",
}
_SPANS = (
    (timedelta(hours=36), timedelta(days=1), "day"),
    (timedelta(minutes=90), timedelta(hours=1), "hour"),
    (timedelta(0), timedelta(minutes=1), "minute"),
)
"""From which length on a span is told in which unit."""


def counted(number: int, thing: str) -> str:
    """`1 mail`, `3 mails`."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def numbers(votes: tuple[int, ...]) -> str:
    """`3`, `3 and 5`, `nothing`."""
    return in_words(tuple(map(str, votes))) or "nothing"


def moment(when: datetime, zone: ZoneInfo) -> str:
    """`Sat 21 Nov 2026, 10:00, Rome time`, on the moderator's clock."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b %Y, %H:%M}, {clock_of(when, zone)}"


def day_and_time(when: datetime, zone: ZoneInfo) -> str:
    """`Sunday 22 November, 20:00`."""
    there = when.astimezone(zone)
    return f"{there:%A} {there.day} {there:%B, %H:%M}"


def clock_of(when: datetime, zone: ZoneInfo) -> str:
    """Whose clock tells the time: `Rome time`, `UTC`."""
    region, _, city = zone.key.rpartition("/")
    if not region or region == "Etc":
        return when.astimezone(zone).tzname() or zone.key
    return f"{city.replace('_', ' ')} time"


def how_long(span: timedelta) -> str:
    """`2 days`, `5 hours`, `1 minute`, in the unit that says enough."""
    unit, name = next((unit, name) for least, unit, name in _SPANS if span >= least)
    return counted(max(1, round(span / unit)), name)


def from_now(when: datetime, now: datetime) -> str:
    """`in 2 days`, `3 hours ago`."""
    return f"in {how_long(when - now)}" if when > now else f"{how_long(now - when)} ago"


def waiting(game: Game, zone: ZoneInfo, *, by_itself: bool = False) -> str:
    """Whom the game waits for, and until when; or what comes next, by itself or not."""
    if game.phase is Phase.FINISHED and game.ending:
        winners = game.ending.winners
        return f"The game is finished. {in_words(winners) or 'Nobody'} {'win' if len(winners) > 1 else 'wins'}."
    names = awaited(game)
    if not names:
        return f"The game waits for nobody{', and goes on by itself.' if by_itself else ': `next-turn` goes on.'}"
    volunteers = game.phase is Phase.CLUE and game.round.storyteller is None
    whom = "a clue from anybody" if volunteers else in_words(names)
    until = f", until {moment(game.round.deadline, zone)}" if game.round.deadline else ""
    return f"The game waits for {whom}{until}."


def reason(award: Award, rules: Rules) -> str:
    """Why these points."""
    if award.reason is Reason.DECOY:
        where, cap = "for a decoy", rules.decoy_cap
    elif award.reason is Reason.CROWD:
        where, cap = "on the same card", rules.crowd_cap
    else:
        return _REASONS[award.reason]
    most = "" if cap is None or award.count <= cap else f", of which {cap} count"
    return f"{counted(award.count, 'vote')} {where}{most}"


def awards_of(played: Round, rules: Rules, seats: tuple[PlayerName, ...]) -> tuple[str, ...]:
    """Every award of a round, a line each; what a pair earned together stands once."""
    lines: dict[str, None] = {}
    for award in played.result.awards if played.result else ():
        side = side_of(rules, seats, award.player) if award.player in seats else (award.player,)
        lines[f"{in_words(side)}: {counted(award.points, 'point')}, {reason(award, rules)}"] = None
    return tuple(lines)
