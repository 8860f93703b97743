"""Notes of absence, as a mail program answers by itself: that it is one, and the days that it names.

The days are offered to the moderator, never taken. So where a note names several absences, or days of which nobody can
tell the month, it names none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.bounces import names_absence
from dixit_pbem.post.reading.commands import read_dates
from dixit_pbem.post.reading.encodings import plainly
from dixit_pbem.post.reading.keywords import MONTHS

AWAY = re.compile(
    r"\b(?:out[ -]of[ -](?:the[ -]|my[ -])?office|not in the office|away|vacation|holidays?|leave|absen\w+"
    r"|abwesen\w+|urlaub"
    r"|vacances|conges?|parti\w*|retour\w*|reven\w+|revien\w+|rentr\w+"
    r"|assen[tz]\w+|ferie|vacanz\w+|fuori|ausen\w+|ferias|fora|fuera|vacaciones|urlop\w*|nieobecn\w+|poza biurem"
    r"|wakacj\w+"
    r"|unavailable|back|return\w*|rientr\w+|torn\w+|regress\w+|volt\w+|vuelv\w+|volver\w+|vuelta|regres\w+|reincorpor\w+"
    r"|wrac\w+|wroc\w+|powrot\w*)\b"
)
BACK = re.compile(
    r"\b(?:(?:be |am |come )?back|retour\w*|rev(?:en|ien)\w+|rentr\w+|return\w*|zuruck\w*|rientr\w+"
    r"|(?:ri)?torn[oae]\w*|ritorno|regress\w+|volt[oae]\w*|vuelv\w+|volver\w+|reincorpor\w+|(?:la|mi) vuelta"
    r"|regres[oae]\w*|de nuevo|wrac\w+|wroc\w+|powrot\w*|again|di nuovo|de novo|ponownie|wieder)\b"
)
AFTER = re.compile(r"\b(?:apres|after|dopo|depois|despues|po|nach)\W*(?:il|le|del?|do|dia|dem)?\W*$")
FROM = re.compile(
    r"\b(?:du|des le|a partir du|a compter du|depuis le|from|starting|since|as of|dal|dall|a partire|a partir"
    r"|desde|a contar|od|poczawszy|ab|vom)\W*(?:on|del?|do|dal|el|dia)?\W*$"
)
SENTENCE = re.compile(r"\n\s*\n|(?<=[^\W\d_])[.!?]+\s+(?=[^a-z])|(?<=\d{4})\.\s+(?=[^\W\d_])")
QUOTED = re.compile(r"^\s*[>|][^\n]*$|^\s*-{3,}.*\Z|^_{5,}.*\Z|^[^\n]{0,120}\bwrote:\s*$.*\Z", re.MULTILINE | re.DOTALL)
CLOCK_TIME = re.compile(
    r"\b(?:at|alle|a las|las|as|o|um|h)?\s*\d{1,2}\s?[:h]\s?\d{2}\b(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]m\b"
)
SHORT_YEAR = re.compile(r"\b(\d{1,2})([./-])(\d{1,2})\2(\d{2})\b(?![./-]?\d)")
SLASHED = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?![\d/])")
DAY_FIRST = re.compile(
    r"\b(?:du|au|jusqu|le|conges?|vacances|dal|al|del|el|fino|ate|hasta|ao|do|od|dnia|vom|bis|il|ferie|ferias"
    r"|vacaciones|urlop\w*)\b"
)
UNSAID = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat)(?=[ ,.])"
    r"|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|lunes|martes|miercoles|jueves|viernes|(?:segunda|terca"
    r"|quarta|quinta|sexta)-?(?:feira)?|domingo"
    r"|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|inclus\w*|compris|jours?"
    r"|poniedzial\w+|wtor\w+|srod[aye]|czwart\w+|piat(?:ek|ku)|sobot[aye]|niedziel[aie]"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag"
    r"|inclusive(?:ly)?|included|including|compres[oia]|inclus[oa]|wlacznie|einschliesslich|giorno|giorni|dias?"
    r"|ambos|dnia|roku"
    r"|day|both|between|entre|pomiedzy|r)\b"
)
OTHERWISE = {
    "du": "from",
    "au": "to",
    "jusqu": "until",
    "jusquau": "until",
    "bis": "until",
    "vom": "from",
    "und": "and",
    "ab": "from",
    "zum": "to",
    "januar": "january",
    "februar": "february",
    "marz": "march",
    "juni": "june",
    "juli": "july",
    "oktober": "october",
    "dezember": "december",
}
"""Of notes in German, which nobody plays in and many have at work."""
TOKEN = re.compile(r"\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?|\d{1,2}\.\d{1,2}|\d+|[^\W\d_]+|\S")
YEAR = re.compile(r"\d{4}")
ONE_DAY = timedelta(days=1)
LONGEST_NOTE = 3000
MOST_TOKENS = 14


@frozen
class _Said:
    """Days that a sentence names."""

    first: date
    last: date
    begins: bool
    """It is only the first day of an absence."""
    ends: bool
    """The last is the day on which somebody is back."""


def read_absence(subject: str, text: str, today: date) -> tuple[date, date] | None:
    """The first and the last day of the absence that a note tells of; nothing where that is not certain."""
    own = SENTENCE.split(QUOTED.sub("", text[:LONGEST_NOTE]))
    sentences = [plainly(each) for each in (subject, *own)]
    if not names_absence(subject) and not any(map(AWAY.search, sentences)):
        return None
    said = [each for sentence in sentences for each in _said(sentence, today)]
    spans = {(each.first, each.last) for each in said if not each.begins and not each.ends}
    begins, back = {each.first for each in said if each.begins}, {each.last for each in said if each.ends}
    if max(len(spans), len(begins), len(back)) > 1 or not (spans or back):
        return None
    first, last = min(spans, default=(today, min(back, default=today) - ONE_DAY))
    if begins and first == today:
        first = min(begins)
    sure = max(first, today) <= last and all(last <= day for day in back)
    return (first, last) if sure else None


def days_named(text: str, today: date) -> set[tuple[date, date]]:
    """The spans of more than a day that these sentences name."""
    said = [each for sentence in SENTENCE.split(text[:LONGEST_NOTE]) for each in _said(plainly(sentence), today)]
    return {(each.first, each.last) for each in said if each.first < each.last}


def _said(sentence: str, today: date) -> Iterator[_Said]:
    """The days in one sentence, as far as they have a month."""
    tokens = [OTHERWISE.get(token, token) for token in TOKEN.findall(_made_plain(sentence))]
    before = place = 0
    while place < len(tokens):
        end = next((end for end in _ends(tokens, place) if read_dates(" ".join(tokens[place:end]), today)), None)
        of_another_year = end is not None and YEAR.fullmatch(" ".join(tokens[end : end + 1]))
        if end is None or of_another_year:
            place = end or place + 1
            continue
        number = next(at for at in range(place, end) if tokens[at][0].isdigit() or tokens[at] in MONTHS)
        words = " ".join(tokens[before:number])
        first, last = _best(tokens[place:end], today)
        later = ONE_DAY if AFTER.search(words) else timedelta()
        back = bool(BACK.search(words)) and first in (last, today)
        yield _Said(first, last + later, begins=first == last and bool(FROM.search(words)), ends=back)
        before = place = end


def _made_plain(sentence: str) -> str:
    """Without days of the week and times of the day, years whole, days before months where only that can be meant."""
    dated = SHORT_YEAR.sub(lambda found: f"{found[1]}{found[2]}{found[3]}{found[2]}20{found[4]}", sentence)
    dated = UNSAID.sub(" ", CLOCK_TIME.sub(" · ", dated))
    return (
        SLASHED.sub(lambda found: f"{found[1]}.{found[2]}.{found[3] or ''}", dated)
        if DAY_FIRST.search(dated)
        else dated
    )


def _ends(tokens: Sequence[str], place: int) -> Iterator[int]:
    """Where days that begin here may end, the farthest first."""
    if any(token[0].isdigit() for token in tokens[place : place + 4]):
        yield from range(min(len(tokens), place + MOST_TOKENS), place, -1)


def _best(tokens: Sequence[str], today: date) -> tuple[date, date]:
    """What is said at the beginning may be no more than a comma: `, until 10 December`."""
    reads = [read_dates(" ".join(tokens[place:]), today) for place in range(len(tokens))]
    found = [days for days in reads if days]
    return next((days for days in found if days[0] < days[1]), found[0])
