"""Commands by mail: the first line begins with one, in any language; what it asks for stands behind it.

Dates are understood as players write them: `2026-12-03`, `3-10 December`, `3.12.-10.12.`, `dal 3 al 10 dicembre`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from dixit_pbem.post.reading.answers import Asked, Command, CommandRead, Unclear
from dixit_pbem.post.reading.clauses import holds, phrase_at
from dixit_pbem.post.reading.keywords import (
    BESIDE_DATES,
    LANGUAGE_NAMES,
    MONTHS,
    NOUNS_OF_SAY,
    UNTIL,
    WITH_ARGUMENT,
)
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.lexicon import NOT, as_meant, words
from dixit_pbem.post.reading.languages.wishing import LEAVES_FOR_GOOD
from dixit_pbem.post.reading.lone import lone_command
from dixit_pbem.post.reading.prose import Written, rest, shortened, unquoted, without_greeting
from dixit_pbem.post.said import Unread

_MARK = "!"
_QUITS = frozenset(phrase.replace("-", " ") for phrase in in_any(lambda each: each.quits) | LEAVES_FOR_GOOD)
_IFS = in_any(lambda each: each.ifs)
_NEVER = words("no not never don won mai não nunca jamás nie nigdy ne jamais nicht niemals") | {NOT}
_WANTS = words("t want going to voglio vorrei intendo vou quero queria quiero voy a pienso veux vais chcę zamierzam")
"""Between a denial and what is not done."""
_PARTED = re.compile(r"[.,;:!–—]")
_WORD = re.compile(r"[^\W\d_]+")
_FIRST = re.compile(r"(?P<word>[^\W\d_]+)[ \t\u00a0\u202f]*[:=–—-]?[ \t\u00a0\u202f]*")
ADDRESS = re.compile(r"[^\s@<>\"',;:()]{1,64}@[^\s@<>\"',;:()]{1,190}\.[^\s@<>\"',;:().]{2,60}")
_LONGEST_ARGUMENT = 1000
_MISSING = {
    Command.LANGUAGE: Unread.UNKNOWN_LANGUAGE,
    Command.ADDRESS: Unread.UNKNOWN_ADDRESS,
    Command.AWAY: Unread.UNKNOWN_DATES,
}
_PART = re.compile(
    r"(?P<iso>\d{4}-\d{2}-\d{2})|(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})(?:\.(?:\s?(?P<year>\d{4}))?|(?!\d))"
    r"|(?P<number>\d+)|(?P<word>[^\W\d_]+)|(?P<mark>\S)"
)
_SLASHED = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?![\d/])")
_LONGEST_DATES = 120
_FAR = timedelta(days=270)


def read_command(text: Written, asked: Asked) -> CommandRead | Unclear | None:
    """The command in the first line; nothing if there is none."""
    paragraphs = text.paragraphs if asked.blind else without_greeting(text.paragraphs)
    if not paragraphs:
        return None
    lines, after = paragraphs[0], paragraphs[1:]
    line = unquoted(lines[0].lstrip(_MARK + " "))
    lone = lone_command(line)
    if lone is not None:
        return CommandRead(lone, "", rest(lines[1:], after, text.signature))
    marked, ignored = lines[0].startswith(_MARK), rest((), after, text.signature)
    return _with_argument((line, *lines[1:]), asked, marked=marked, ignored=ignored)


def leaves(text: Written) -> CommandRead | None:
    """`I'm dropping out, sorry`: who leaves the game says so in a sentence of their own."""
    for paragraph in text.paragraphs:
        said = " ".join(paragraph)[:_LONGEST_ARGUMENT]
        words = _words(said)
        stays = any(_stays(_words(part)) for part in _PARTED.split(said))
        if "?" not in said and holds(words, _QUITS) and _IFS.isdisjoint(words) and not stays:
            return CommandRead(Command.RESIGN, "", rest(paragraph[1:], (), text.signature))
    return None


def _words(said: str) -> list[str]:
    return as_meant([folded(word) for word in _WORD.findall(said)])


def _stays(words: Sequence[str]) -> bool:
    """`I don't want to leave the game`; `I have no time and leave the game` is none."""
    at = 0
    while at < len(words):
        quits = phrase_at(words, at, _QUITS)
        before = next((word for word in reversed(words[:at]) if word not in _WANTS), "")
        if quits and before in _NEVER:
            return True
        at += quits or 1
    return False


def is_marked(text: Written) -> bool:
    """Does the `!` stand before it that makes a word a command for sure?"""
    return bool(text.paragraphs) and text.paragraphs[0][0].startswith(_MARK)


def _with_argument(lines: Sequence[str], asked: Asked, *, marked: bool, ignored: str) -> CommandRead | Unclear | None:
    found = _FIRST.match(lines[0])
    word = folded(found["word"]) if found else ""
    command = next((command for command, words in WITH_ARGUMENT.items() if word in words), None)
    if found is None or command is None:
        return None
    argument = lines[0][found.end() :].strip()
    if command is Command.SAY and word in NOUNS_OF_SAY and not (marked or ":" in found[0]):
        return None  # `Messaggio ricevuto`
    if command is Command.SAY:
        said = " ".join((argument, *lines[1:])).strip()
        if 0 < len(said) <= _LONGEST_ARGUMENT:
            return CommandRead(Command.SAY, said, ignored)
        return Unclear(Unread.TOO_LONG, shortened(said)) if said else Unclear(Unread.NOT_FOR_ALL, shortened(lines[0]))
    value = _value(command, argument, asked.today)
    if value:
        return CommandRead(command, value, "\n".join(filter(None, ("\n".join(lines[1:]), ignored))))
    # Rather a sentence that begins with the word: `away from here`.
    prose = command is Command.LANGUAGE or not any(letter.isdigit() or letter == "@" for letter in argument)
    return Unclear(_MISSING[command], shortened(lines[0])) if marked or not argument or not prose else None


def _value(command: Command, argument: str, today: date) -> str:
    match command:
        case Command.LANGUAGE:
            words = [folded(word) for word in _WORD.findall(argument[:60])]
            known = {LANGUAGE_NAMES[word] for word in words if word in LANGUAGE_NAMES}
            if len(known) == 1 and len(words) <= 3:
                return known.pop()
            return words[0] if len(words) == 1 and len(words[0]) < 12 else ""
        case Command.ADDRESS:
            found = set(ADDRESS.findall(argument[:400]))
            return found.pop() if len(found) == 1 else ""
        case _:
            days = read_dates(argument.rstrip(".!"), today)
            return f"{days[0]} {days[1]}" if days else ""


@dataclass(frozen=True, slots=True)
class _Day:
    day: int
    month: int | None = None
    year: int | None = None


def read_dates(text: str, today: date) -> tuple[date, date] | None:
    """The first and the last day, the next time they come; nothing where that is not certain."""
    text = _without_slashes(text[: _LONGEST_DATES + 1])
    days = _days(text) if len(text) <= _LONGEST_DATES else None
    if not days or len(days) > 2 or (days[0].month is None and days[-1].month is None):
        return None
    first, last = days[0], days[-1]
    # `3-10 December`, `December 3-10`: what is said once counts for both.
    first = first if first.month else replace(first, month=last.month, year=first.year or last.year)
    last = replace(last, month=last.month or first.month)
    try:
        begin, until = _next_time(first, last, today)
    except ValueError:  # there is no 30 February
        return None
    if len(days) == 1 and folded(text.split()[0]) in UNTIL:
        begin = today
    # Holidays that are over, or that would begin only next autumn, are rather a slip of the pen.
    likely = begin <= until and until >= today and until - begin < _FAR and begin - today < _FAR
    return (begin, until) if likely else None


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
        word = folded(part[0])
        if part["iso"]:
            year, of_year, day = map(int, part["iso"].split("-"))
            days.append(_Day(day, of_year, year))
        elif part["day"]:
            days.append(_Day(int(part["day"]), int(part["month"]), int(part["year"]) if part["year"] else None))
        elif word in MONTHS:
            # It belongs to the day before it; without one, to those that follow.
            month = MONTHS[word]
            if days and days[-1].month is None:
                days[-1], month = replace(days[-1], month=month), None
        elif part["number"] and 1 <= int(part["number"][:5]) <= 31:
            days.append(_Day(int(part["number"][:5]), month))
        elif part["number"] and 2000 <= int(part["number"][:5]) <= 2999 and days and days[-1].month:
            days[-1] = replace(days[-1], year=int(part["number"][:5]))
        elif part["number"] or word not in BESIDE_DATES:
            return None
    return days
