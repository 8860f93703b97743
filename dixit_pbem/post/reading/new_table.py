"""Does a mail ask for a table of its own? `new: Sunday dreamers`, in its subject or alone in its first line. Pure.

The title goes out again in mails to whoever the mail says it is from, and to those who sit down: so it is a title, and
nothing that leads anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.storage.shipped import ENGLISH, languages

LONGEST = 60
_WORDS: Mapping[str, str] = {
    "en": "new, new table, new game",
    "it": "nuovo, nuova, nuovo tavolo, nuova partita",
    "pt": "novo, nova, nova mesa, novo jogo",
    "pl": "nowy, nowa, nowe, nowy stół, nowa gra",
    "de": "neu, neuer tisch, neues spiel",
    "fr": "nouveau, nouvelle, nouvelle table, nouvelle partie",
    "es": "nuevo, nueva, nueva mesa, nueva partida",
    "nl": "nieuw, nieuwe tafel, nieuw spel",
}
_LANGUAGE_OF = {folded(word.strip()): language for language, words in _WORDS.items() for word in words.split(",")}
_ASKS = re.compile(r"\s*([^\W\d_]+(?: [^\W\d_]+)?)\s*:\s*(\S.*?)\s*")
_TITLE = re.compile(r"[\w’' ,;&!?()–-]*[^\W\d_][\w’' ,;&!?()–-]*")
"""No dot, slash or sign of an address: whatever a mail program would make a link of."""


@frozen
class Asked:
    """What the table is to be called, and in which language that was said."""

    title: str
    language: str


def table_asked_for(mail: Incoming) -> Asked | None:
    """The table that a mail asks for; None where it says anything else, or answers another mail."""
    if mail.answers_to:
        return None
    first = next((line for line in mail.text.splitlines() if line.strip()), "")
    return _asked(mail.subject) or _asked(first)


def _asked(line: str) -> Asked | None:
    found = _ASKS.fullmatch(line[: 2 * LONGEST])
    language = _LANGUAGE_OF.get(folded(found[1])) if found else None
    if found is None or language is None:
        return None
    title = " ".join(found[2].split()).strip("\"“”„«»'’ ")
    if len(title) > LONGEST or not _TITLE.fullmatch(title):
        return None
    return Asked(title, language if language in languages() else ENGLISH)
