"""The lines of a mail as its reader sees them: which stand behind quote marks, which name us, which we once sent."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from unicodedata import category, normalize

COLONS = (":", "：", "՝", "׃")
_LONGEST_LINE = 4000
_LONGEST_INTRODUCTION = 500
_TAG = re.compile(r"\+[^\s@+<>]{1,64}@")
_ADDRESS = re.compile(r"[^\s@<>]{1,128}@[^\s@<>]{1,128}")
_RULE = re.compile(r"[-_=*~–—]{3,}")
_TITLED_RULE = re.compile(r"[-–—_]{4,}[^-–—_].{0,80}?[-–—_]{4,}:?")


@dataclass(frozen=True, slots=True)
class Sent:
    """What a player has from us: every line of every text, and what we call ourselves."""

    lines: frozenset[str]
    """Each as `normal` gives it."""
    names: tuple[str, ...]
    addresses: tuple[str, ...]


def normal(line: str) -> str:
    """A line without quote marks, invisible characters and odd spaces: as two mail programs agree on it."""
    line = line[:_LONGEST_LINE]
    if line.isascii():
        return " ".join(line.lstrip(">| \t").split())
    seen = "".join(letter for letter in normalize("NFKC", line) if category(letter) != "Cf")
    return " ".join(seen.lstrip(">| \t\xa0").split())


def plain_fold(text: str) -> str:
    """For comparing: without case, the marks of bold type, and the tags of plus-addresses."""
    return _TAG.sub("@", text.replace("*", "").casefold())


def separates(text: str) -> bool:
    """Is this a rule such as `______` or `----- Original Message -----`?"""
    return len(text) <= 200 and bool(_RULE.fullmatch(text) or _TITLED_RULE.fullmatch(text))


@dataclass(frozen=True)
class Line:
    """One line, and what can be told from it alone."""

    raw: str
    text: str
    """As `normal` gives it."""
    names_us: bool
    is_ours: bool

    @property
    def is_blank(self) -> bool:
        """Is there nothing to read?"""
        return not self.text

    @property
    def is_quoted(self) -> bool:
        """Does a quote mark stand before it?"""
        return self.raw.lstrip().startswith((">", "＞"))

    @property
    def has_mark(self) -> bool:
        """Does a quote mark or a bar stand before it? Few programs quote with bars, so a bar alone is no proof."""
        return self.is_quoted or self.raw.lstrip().startswith("|")

    @cached_property
    def words(self) -> int:
        """How many words it has."""
        return len(self.text.split())

    @cached_property
    def digits(self) -> int:
        """How many digits it has, in any script, outside addresses."""
        if len(self.text) > _LONGEST_INTRODUCTION:
            return 0
        return sum(letter.isdigit() for letter in _ADDRESS.sub("", self.text))

    @property
    def ends_in_colon(self) -> bool:
        """Does it introduce what follows?"""
        return self.text.rstrip("* ").endswith(COLONS)

    @property
    def has_colon(self) -> bool:
        """May it be a line of a mail's head at all?"""
        return any(colon in self.text for colon in COLONS)

    @cached_property
    def label(self) -> str:
        """The word before the colon, where the line looks like a line of a mail's head."""
        head = self.text[:60].replace("*", "").strip()
        at = min((place for colon in COLONS if (place := head.find(colon)) >= 0), default=-1)
        label, value = head[:at].strip(), head[at + 1 :]
        if at < 1 or value.startswith("//") or len(label.split()) > 4:
            return ""
        return (
            label.casefold()
            if all(letter.isalpha() or letter in " .-/'’֊" or category(letter)[0] == "M" for letter in label)
            else ""
        )


_BLANK = Line("", "", names_us=False, is_ours=False)


class Namer:
    """Knows our names and addresses when it sees them."""

    def __init__(self, sent: Sent) -> None:
        marks = (plain_fold(normal(mark)) for mark in (*sent.names, *sent.addresses))
        self._marks = tuple(mark for mark in marks if len(mark) > 2)

    def names_us(self, text: str) -> bool:
        """Does the text hold one of our names or addresses?"""
        folded = plain_fold(text)
        return any(mark in folded for mark in self._marks)


def looked_at(raws: Iterable[str], sent: Sent) -> list[Line]:
    """The lines, each seen by itself."""
    namer = Namer(sent)
    lines = []
    for raw in raws:
        text = normal(raw)
        named, ours = (namer.names_us(text), text in sent.lines) if text else (False, False)
        lines.append(Line(raw, text, names_us=named, is_ours=ours) if raw else _BLANK)
    return lines
