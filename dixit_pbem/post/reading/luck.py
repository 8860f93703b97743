"""A word of chance in a mail: `luck: green umbrella` on a line of its own, which is no part of the answer beside it."""

from __future__ import annotations

import re
from dataclasses import replace
from unicodedata import normalize

from dixit_pbem.engine.luck import word_of
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import LuckGiven, MailHeld, MailRead
from dixit_pbem.journal.luck import NoLuck, luck_given
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import NOT_UNDERSTOOD, with_notes
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.lines import COLONS
from dixit_pbem.post.said import Note, Noted

_LABELS = frozenset(map(folded, ("chance", "luck", "fortuna", "szczęście", "sorte", "suerte", "glück", "glueck")))
_LINE = re.compile(rf"[ \t]*\*?(?P<label>[^\W\d_]{{4,9}})\*?[ \t]*[{''.join(COLONS)}]\*?(?P<words>.*\S.*)")


def parted(text: str) -> tuple[str, str]:
    """A text without its words of chance, and the first of them; nothing where there are none."""
    rest, found = list[str](), ""
    for line in text.split("\n"):
        read = _LINE.fullmatch(normalize("NFC", line))
        if read is None or folded(read["label"]) not in _LABELS:
            rest.append(line)
        else:
            found = found or read["words"].strip()
    return "\n".join(rest), found


def with_luck(happened: list[Happening], running: Running, player: PlayerName, *, words: str) -> list[Happening]:
    """The same and the word that came along, where the mail was read or its player asked back; its receipt tells."""
    heard = any(isinstance(each, MailRead) or (isinstance(each, MailHeld) and each.asked) for each in happened)
    if not words or not heard:
        return happened
    given = luck_given(running, player, words)
    notes = tuple(_noted(given, running, player))
    told = (_told(each, notes) for each in happened)
    return [*told, *([given] if isinstance(given, LuckGiven) else [])]


def _told(happening: Happening, notes: tuple[Noted, ...]) -> Happening:
    if notes and isinstance(happening, MailRead) and happening.verdict != NOT_UNDERSTOOD:
        return replace(happening, answer=with_notes(happening.answer, notes))
    return happening


def _noted(given: LuckGiven | NoLuck, running: Running, player: PlayerName) -> list[Noted]:
    """What the receipt says of it."""
    word = word_of(running.game, player)
    match given:
        case LuckGiven(round=number, words=words):
            return [Noted(Note.LUCK_JOINS, f"{number} {words}")]
        case NoLuck.HAS_ONE if word is not None:
            return [Noted(Note.LUCK_STANDS, f"{word.round} {word.words}")]
        case NoLuck.TOO_LONG:
            return [Noted(Note.LUCK_TOO_LONG)]
        case NoLuck.MODERATES:
            return [Noted(Note.LUCK_OF_MODERATOR)]
        case _:
            return []
