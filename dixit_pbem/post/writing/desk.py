"""The desk at which a reader's letters are written: his language and clock, everybody's look, where answers go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote

from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.paper.page_words import Looks, Reading
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing.letter import Link
from dixit_pbem.words import Words


def subject_line(words: Words, title: str, *, round: int, phase: Phase, token: str) -> str:  # noqa: A002 - the game's word
    """`[Sunday dreamers] Round 3 · vote · k7m2q9wd`."""
    return f"[{title}] {letters.phase_subject(words, round, phase)} · {token}"


def subject_of(words: Words, title: str, kind: Kind, *, token: str) -> str:
    """`[Sunday dreamers] welcome · k7m2q9wd`, for letters that belong to no phase; the token may be missing."""
    return " · ".join(filter(None, (f"[{title}] {letters.kind_name(words, kind)}", token)))


LONGEST_ADDRESS = 1500
"""Some mail programs cut a longer `mailto:` address."""
LONGEST_SUBJECT = 300
"""Encoded; a table of twelve has two dozen links, and a mail stays under 60 KB."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything beside the view that a letter needs."""

    reading: Reading
    looks: Looks
    reply_to: str
    """Where answers go; may hold the token as a plus-address."""
    subject: str
    moderator: str
    descriptions: Mapping[CardId, str]
    """What the pictures show; empty unless the reader asked for words."""
    news: tuple[News, ...] = ()
    """What the next letter tells beside what it asks for: who was missing, a word to all."""

    @property
    def words(self) -> Words:
        """The reader's language."""
        return self.reading.words

    def link(self, label: str, answer: str) -> Link:
        """A link that opens a mail to the game, with this answer in its first line where it is not too long."""
        start = f"mailto:{quote(self.reply_to, safe='@+')}?subject={_tail(self.subject, LONGEST_SUBJECT)}"
        body = f"&body={quote(answer, safe='')}" if answer else ""
        return Link(label, start + body if len(start + body) < LONGEST_ADDRESS else start)


def _tail(subject: str, room: int) -> str:
    """As much of a subject as there is room for; its end, where the token stands, always remains."""
    start, rest, end = subject.rpartition(" · ")
    while len(quote(start + rest + end, safe="")) > room and start:
        start = start[: len(start) // 2]
    return quote(start + rest + end if start else end, safe="")
