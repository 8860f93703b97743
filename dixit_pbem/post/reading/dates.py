"""Dates as players write them: `2026-12-03`, `3-10 December`, `3.12.-10.12.`, `dal 3 al 10 dicembre`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from dixit_pbem.post.reading.keywords import folded

_MONTHS = (
    "january jan gennaio gen janeiro styczen stycznia sty",
    "february feb febbraio fevereiro fev luty lutego lut",
    "march mar marzo marco marzec marca",
    "april apr aprile abril abr kwiecien kwietnia kwi",
    "may maggio mag maio mai maj maja",
    "june jun giugno giu junho czerwiec czerwca cze",
    "july jul luglio lug julho lipiec lipca lip",
    "august aug agosto ago sierpien sierpnia sie",
    "september sep sept settembre set setembro wrzesien wrzesnia wrz",
    "october oct ottobre ott outubro out pazdziernik pazdziernika paz",
    "november nov novembre novembro listopad listopada lis",
    "december dec dicembre dic dezembro dez grudzien grudnia gru",
)
_MONTH = {name: number for number, names in enumerate(_MONTHS, start=1) for name in names.split()}
_CONNECTING = (
    "from to until till through the of and on in dal al dall all fino a il lo l di del e ao ate de do desde entre od po"
    " z - – — . , : ; th st nd rd º ª °"
)
_BETWEEN = frozenset(_CONNECTING.split())
_UNTIL = ("until", "till", "through", "fino", "ate", "al", "ao", "do")
_PART = re.compile(
    r"(?P<iso>\d{4}-\d{2}-\d{2})|(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})(?:\.(?:\s?(?P<year>\d{4}))?|(?!\d))"
    r"|(?P<number>\d+)|(?P<word>[^\W\d_]+)|(?P<mark>\S)"
)
_SLASHED = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?![\d/])")
_LONGEST = 120
_FAR = timedelta(days=270)


def is_month(word: str) -> bool:
    """Is this the name of a month, in one of the languages?"""
    return len(word) > 2 and word in _MONTH


@dataclass(frozen=True, slots=True)
class _Day:
    day: int
    month: int | None = None
    year: int | None = None


def read_dates(text: str, today: date) -> tuple[date, date] | None:
    """The first and the last day, the next time they come; nothing where that is not certain."""
    text = _without_slashes(text[: _LONGEST + 1])
    days = _days(text) if len(text) <= _LONGEST else None
    if not days or len(days) > 2 or (days[0].month is None and days[-1].month is None):
        return None
    first, last = _completed(days[0], days[-1])
    try:
        begin, until = _next_time(first, last, today)
    except ValueError:  # there is no 30 February
        return None
    if len(days) == 1 and folded(text.split()[0]) in _UNTIL:
        begin = today
    return (begin, until) if _is_likely(begin, until, today) else None


def _completed(first: _Day, last: _Day) -> tuple[_Day, _Day]:
    """`3-10 December`, `December 3-10`: what is said once counts for both."""
    first = first if first.month else replace(first, month=last.month, year=first.year or last.year)
    return first, replace(last, month=last.month or first.month)


def _next_time(first: _Day, last: _Day, today: date) -> tuple[date, date]:
    until = _on(last, last.year or first.year or today.year)
    if last.year is None and first.year is None and until < today:
        until = _on(last, today.year + 1)
    begin = _on(first, first.year or until.year)
    if begin > until and first.month != last.month:
        if first.year is None:
            begin = _on(first, until.year - 1)
        elif last.year is None:
            until = _on(last, begin.year + 1)
    return begin, until


def _on(day: _Day, year: int) -> date:
    return date(year, day.month or 0, day.day)


def _is_likely(begin: date, until: date, today: date) -> bool:
    # Holidays that are over, or that would begin only next autumn, are rather a slip of the pen.
    return begin <= until and until >= today and until - begin < _FAR and begin - today < _FAR


def _without_slashes(text: str) -> str:
    """`13/12` as `13.12.`, where a number above 12 tells which of the two is the day."""
    pairs = [(int(found[1]), int(found[2])) for found in _SLASHED.finditer(text)]
    if any(first > 12 for first, _ in pairs):
        return _SLASHED.sub(lambda found: f"{found[1]}.{found[2]}.{found[3] or ''} ", text)
    if any(second > 12 for _, second in pairs):
        return _SLASHED.sub(lambda found: f"{found[2]}.{found[1]}.{found[3] or ''} ", text)
    return text


def _days(text: str) -> Sequence[_Day] | None:
    days: list[_Day] = []
    month: int | None = None
    for part in _PART.finditer(text):
        named = _MONTH.get(folded(part[0])) if is_month(folded(part[0])) else None
        if part["iso"] or part["day"]:
            days.extend(_numeric(part))
        elif named:
            month = _add_month(days, named)
        elif part["number"]:
            if not _add_number(days, int(part["number"][:5]), month):
                return None
        elif folded(part[0]) not in _BETWEEN:
            return None
    return days


def _numeric(part: re.Match[str]) -> Iterator[_Day]:
    if part["iso"]:
        year, month, day = map(int, part["iso"].split("-"))
        yield _Day(day, month, year)
    else:
        yield _Day(int(part["day"]), int(part["month"]), int(part["year"]) if part["year"] else None)


def _add_number(days: list[_Day], number: int, month: int | None) -> bool:
    """Take a number as a day, or as the year of the day before it."""
    if 1 <= number <= 31:
        days.append(_Day(number, month))
        return True
    if 2000 <= number <= 2999 and days and days[-1].month:
        days[-1] = replace(days[-1], year=number)
        return True
    return False


def _add_month(days: list[_Day], month: int) -> int | None:
    """Give the month to the day before it; without one it belongs to those that follow."""
    if days and days[-1].month is None:
        days[-1] = replace(days[-1], month=month)
        return None
    return month
