"""A language: what it calls things, and how it writes dates, lists of names, numbers and quotation marks.

Reads the compiled catalogues under `locales`. Every folder there is a language; the `Language` line in the head of its
catalogue says whose customs dates and lists follow (`pt` is written as in Portugal: `Language: pt_PT`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from itertools import filterfalse
from pathlib import Path
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.shipped import DOMAIN, ENGLISH, LOCALES, languages
from dixit_pbem.words.quotation import quoted

__all__ = ["DOMAIN", "ENGLISH", "LOCALES", "Words", "languages", "words_for"]

ENGLISH_CUSTOMS = "en_GB"
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_NO_SOUND = re.compile("(?!)")
_APART, _TOGETHER = "\u2068", "\u2069"
EUPHONY: Mapping[str, tuple[str, re.Pattern[str], str]] = {
    "it": (" e ", re.compile("e"), " ed "),
    "es": (" y ", re.compile("h?i(?![ae])|y(?![aeiou])"), " e "),
}
"""What joins the last two names, before which sound it is written otherwise, and how: `Bob ed Eve`, `Ana e Inés`."""
ELIDED: Mapping[str, re.Pattern[str]] = {"fr": re.compile(r"\b(d|qu)e (?=\{(\w+)\})", re.IGNORECASE)}
"""Small words that lose their last letter before a name that begins with a vowel: `la carte d’Ana`."""
_FIRST_DAY: Mapping[str, str] = {"fr": "1er"}
"""How the first of a month is told where it has a form of its own: `1er décembre`."""
_OPEN = re.compile("[aeiouœæ][^\\W\\d_]", re.IGNORECASE)


@frozen
class Words:
    """One language. Texts are looked up by their English wording, and names go into their `{places}`."""

    language: str
    customs: str
    _catalogue: NullTranslations

    def say(self, text: str, /, **places: object) -> str:
        """A text in this language."""
        return self._filled(self._catalogue.gettext(text), _apart(places))

    def marked(self, text: str, /, **places: object) -> str:
        """The same for a text that was marked for the catalogues elsewhere, where it stands in a table."""
        return self._filled(self._catalogue.gettext(text), _apart(places))

    def say_in(self, context: str, text: str, /, **places: object) -> str:
        """A text whose English wording alone would be ambiguous."""
        return self._filled(self._catalogue.pgettext(context, text), _apart(places))

    def count(self, one: str, many: str, count: int, /, **places: object) -> str:
        """A text in the plural form that the count asks for."""
        return self._filled(self._catalogue.ngettext(one, many, count), {"count": count, **_apart(places)})

    def _filled(self, text: str, places: Mapping[str, object]) -> str:
        if elided := ELIDED.get(self.language):
            text = elided.sub(lambda word: f"{word[1]}’" if _begins_open(places.get(word[2])) else word[0], text)
        return text.format(**places)

    def times(self, count: int) -> str:
        """`once`, `twice`, `5 times`."""
        if count == 1:
            return self.say_in("how often", "once")
        if count == 2:
            return self.say_in("how often", "twice")
        return self.count("{count} time", "{count} times", count)

    def quoted(self, text: str) -> str:
        """A text in the quotation marks of this language, whatever marks its writer put around it."""
        outer = self.say("“{text}”", text="")
        marked, half = quoted(text, outer=outer), len(outer) // 2
        return f"{marked[:half]}{isolated(marked[half:-half])}{marked[-half:]}"

    def names(self, names: Sequence[str]) -> str:
        """`Ana, Bob and Cyd`."""
        told = tuple(map(isolated, names))
        listed = _listed(told, self.customs)
        usual, sound, instead = EUPHONY.get(self.language, ("", _NO_SOUND, ""))
        if usual and len(told) > 1 and sound.match(normalize("NFD", names[-1]).casefold()):
            start, _, last = listed.rpartition(usual + told[-1])
            return f"{start}{instead}{told[-1]}{last}"
        return listed

    def date(self, when: datetime, zone: str) -> str:
        """`22 November 2026`, the day it is then in that zone."""
        from babel.dates import format_date

        return self._day(format_date(when.astimezone(ZoneInfo(zone)), "long", locale=self.customs))

    def until(self, when: datetime, zone: str) -> str:
        """`until Sunday, 22 November, 20:00, Rome time`."""
        from babel.dates import format_date

        local = when.astimezone(ZoneInfo(zone))
        pattern = self.say_in("day and month, as a CLDR date pattern", "d MMMM")
        places = {
            "weekday": self._weekdays_after_until()[local.weekday()],
            "date": self._day(format_date(local, pattern, locale=self.customs)),
            "time": f"{local:%H:%M}",
        }
        city = self._city(zone)
        if city is None:
            return self.say("until {weekday}, {date}, {time} {zone}", zone=local.tzname(), **places)
        return self.say("until {weekday}, {date}, {time}, {city} time", city=city, **places)

    def clock(self, when: datetime, zone: str) -> str:
        """`Rome time`, `UTC`: whose clock tells a moment."""
        city = self._city(zone)
        return self.say("{city} time", city=city) if city else str(when.astimezone(ZoneInfo(zone)).tzname())

    def _day(self, date: str) -> str:
        first = _FIRST_DAY.get(self.language)
        return f"{first}{date[1:]}" if first and date.startswith("1 ") else date

    def _weekdays_after_until(self) -> tuple[str, ...]:
        return (
            self.say_in("until …", "Monday"),
            self.say_in("until …", "Tuesday"),
            self.say_in("until …", "Wednesday"),
            self.say_in("until …", "Thursday"),
            self.say_in("until …", "Friday"),
            self.say_in("until …", "Saturday"),
            self.say_in("until …", "Sunday"),
        )

    def _city(self, zone: str) -> str | None:
        from babel.dates import get_timezone_location

        if "/" not in zone or zone.startswith("Etc/"):
            return None
        return get_timezone_location(zone, locale=self.customs, return_city=True).rpartition("/")[2]


@lru_cache(1024)
def _listed(names: tuple[str, ...], customs: str) -> str:
    from babel.lists import format_list

    return format_list(names, locale=customs)


def isolated(text: str) -> str:
    """A person's text as it may stand in a line: one from right to left leaves what is around it in its order."""
    if not _RIGHT_TO_LEFT.search(text) or text.startswith(_APART):
        return text
    return f"{_APART}{text}{_TOGETHER}"


def _apart(places: Mapping[str, object]) -> dict[str, object]:
    return {name: isolated(value) if isinstance(value, str) else value for name, value in places.items()}


def _begins_open(value: object) -> bool:
    bare = "".join(filterfalse(combining, normalize("NFD", value))) if isinstance(value, str) else ""
    return _OPEN.match(bare) is not None


class _Straight(NullTranslations):
    """English with the apostrophe of a keyboard."""

    def gettext(self, message: str) -> str:
        return _straight(super().gettext(message))

    def pgettext(self, context: str, message: str) -> str:
        return _straight(super().pgettext(context, message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return _straight(super().ngettext(msgid1, msgid2, n))


def _straight(text: str) -> str:
    return text.replace("‘", "'").replace("’", "'")


@cache
def words_on_terminal() -> Words:
    """English as commands tell it: commands and files stand there between straight quotes, and so nothing else bends.

    What people wrote goes into its places, and stays as it was written.
    """
    return Words(ENGLISH, ENGLISH_CUSTOMS, _Straight())


@cache
def words_for(language: str, *, locales: Path = LOCALES) -> Words:
    """The words of a language."""
    known = languages(locales=locales)
    if language not in known:
        raise NotFound(f"There is no language '{language}' here. Write one of: {', '.join(known)}.")
    if language == ENGLISH:
        return Words(ENGLISH, ENGLISH_CUSTOMS, NullTranslations())
    with (locales / language / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
        catalogue = GNUTranslations(file)
    return Words(language, catalogue.info()["language"], catalogue)
