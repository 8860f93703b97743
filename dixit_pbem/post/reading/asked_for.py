"""Commands in people's own words: `we are in Crete from 4 to 18 May`, `please use ana@example.org from now on`.

Who knows the command writes it (`commands`). These sentences say the same, and name what it needs: the days, the
address, the language, the words for all. What they change is asked for elsewhere: an address by its own mail, a
language and leaving by the mark of ours.
"""

from __future__ import annotations

import re
from datetime import date

from dixit_pbem.post.reading.absence import days_named
from dixit_pbem.post.reading.answers import Command, CommandRead, Unclear
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.commands import ADDRESS
from dixit_pbem.post.reading.keywords import LANGUAGE_NAMES
from dixit_pbem.post.reading.languages import folded, wishing
from dixit_pbem.post.reading.languages.hearsay import TELLS
from dixit_pbem.post.reading.languages.lexicon import as_meant
from dixit_pbem.post.reading.plain import DENIES
from dixit_pbem.post.reading.prose import Written, shortened
from dixit_pbem.post.said import Unread

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LONGEST_SAID = 400
_PARTED = re.compile(r"[.!?…\n]|\s[–—-]\s")
_FROM_ME = re.compile(
    r"^[\s,:–—-]*(?:(?:von mir|für mich|bitte|de ma part|pour moi|s'il (?:vous|te) pla[iî]t|svp|stp|from me|from us"
    r"|da parte mia|per me"
    r"|da minha parte|ode mnie|de mi parte|por mi parte|proszę|please|per"
    r" favore)[\s,:–—-]*)*"
    r"(?:(?:that|che|que|że)\s+)?",
    re.IGNORECASE,
)


def asked_for(text: Written, today: date) -> CommandRead | Unclear | None:
    """The command that these sentences ask for, with what it needs; nothing where that is not there."""
    # `Estou de férias, não contem comigo` is said to us, though programs write its first half as well.
    written = "\n".join(line for paragraph in text.paragraphs or text.automatic for line in paragraph)
    said = _said(written)
    if not said or len(written) > _LONGEST_SAID:
        return None
    if not text.paragraphs and not holds(said, wishing.TELLS_OF_ABSENCE):
        return None
    return _address(written, said) or _days(written, said, today) or _told_to_all(written) or _language(said)


def _said(written: str) -> list[str]:
    return as_meant([folded(word) for word in _WORD.findall(written)])


def _address(written: str, said: list[str]) -> CommandRead | None:
    """`My new email is …`."""
    found = set(ADDRESS.findall(written))
    wanted = len(found) == 1 and not wishing.NEW_ADDRESS.isdisjoint(said)
    return CommandRead(Command.ADDRESS, found.pop(), "") if wanted else None


def _days(written: str, said: list[str], today: date) -> CommandRead | Unclear | None:
    """`We're in Crete from Saturday 4th to the 18th May, carry on without me`."""
    spans = days_named(written, today)
    away = not wishing.AWAY.isdisjoint(said) or holds(said, wishing.WITHOUT_ME - wishing.IN_A_PLACE)
    # `I'm on the sofa – until 5 August` takes leave of friends.
    parts = (part for part in _PARTED.split(written) if days_named(part, today))
    away = away or any(holds(_said(part), wishing.IN_A_PLACE) for part in parts)
    if len(spans) != 1 and holds(said, wishing.TELLS_OF_ABSENCE):
        return Unclear(Unread.UNKNOWN_DATES, shortened(written))
    if len(spans) != 1 or not away or ("?" in written.partition("\n")[0] and not wishing.WISHES.intersection(said)):
        return None
    ((first, last),) = spans
    return CommandRead(Command.AWAY, f"{first} {last}", "")


def _told_to_all(written: str) -> CommandRead | None:
    """`Please tell everyone from me: happy new year`: what stands behind it."""
    tokens = list(_WORD.finditer(written))
    spoken = [folded(token[0]) for token in tokens]
    for at in range(min(len(spoken), 8)):
        for count in range(6, 1, -1):
            if " ".join(spoken[at : at + count]) in TELLS_ALL and at + count <= len(tokens):
                told = _FROM_ME.sub("", written[tokens[at + count - 1].end() :]).strip()
                return CommandRead(Command.SAY, told, "") if len(told.split()) > 1 and "?" not in told else None
    return None


def _language(said: list[str]) -> CommandRead | None:
    """`Could I have the mails in Italian?`; of two languages the one that is wished for."""
    named = [(at, LANGUAGE_NAMES[word]) for at, word in enumerate(said) if word in LANGUAGE_NAMES and len(word) > 2]
    if not named or wishing.OF_MAILS.isdisjoint(said) or wishing.WISHES.isdisjoint(said):
        return None
    wish = max((at for at, word in enumerate(said) if word in wishing.WISHES), default=0)
    behind = [(at, code) for at, code in named if at > wish] or named
    known = [code for at, code in behind if DENIES.isdisjoint(said[at + 1 : at + 2])]  # `Angielskiego nie znam`
    return CommandRead(Command.LANGUAGE, known[0], "") if len({*known}) == 1 else None


TELLS_ALL = frozenset(
    phrase
    for phrase in TELLS
    if not phrase.startswith(
        (
            "segna",
            "mark",
            "carry",
            "fate",
            "contem",
            "nao contem",
            "non contei",
            "non cuenten",
            "non esperei",
            "non me esper",
            "segui",
            "sigan",
            "contad",
            "apunta",
            "pon",
            "nie czekajcie",
            "take",
            "out",
            "notez",
            "continuez",
            "ne ",
            "faites sans",
            "jouez",
            "macht",
            "spielt",
            "tragt",
            "rechnet",
            "wartet",
        )
    )
)
"""Of what somebody asks to be told those phrases behind which the words stand."""
