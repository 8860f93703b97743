"""The text of `deck.yaml`: begun with a few words of advice, and only ever added to at its end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.paper import Size
from dixit_pbem.storage.new_file import quoted

LONGEST_ID = 60
NUMBER_IN_FRONT = re.compile(
    r"^(?:(?:img|dsc[nf]?|pict|p)[-_]?\d{2,}[-_. ]+|\d{2,}[-_.]+ *)(?=.*[^\W\d_]{2})", re.IGNORECASE
)
MARK_OF_A_COPY = re.compile(r"(?:[-_ ]+(?:copy|kopie|copia|cópia|kopia))?[-_ ]*(?:\(\d+\))?$", re.IGNORECASE)
SEPARATORS = re.compile(r"[-_.+\s]+")
WORD = re.compile(r"[^\W\d_]{2,}")
CODE = re.compile(r"[0-9a-f-]{16,}", re.IGNORECASE)
WORDS_OF_DEVICES = re.compile(
    r"img|image|pict?|picture|photo|foto|dscn?|dscf|dcim|cimg|gopr|pxl|mvimg|pano|burst|sam|scan|wa|whatsapp|signal|"
    r"screenshot|screen|shot|jpe?g|png|at|am|pm|hdr|edit|edited|portrait|night|cover|mp|snapchat|vid",
    re.IGNORECASE,
)


def title_of(stem: str, number: int) -> str:
    """`The old house` for `the-old_house`; `Picture 7` for the seventh card if a device made up the name."""
    name = unicodedata.normalize("NFC", stem)
    name = "".join(letter if letter.isprintable() else " " for letter in name)
    if CODE.fullmatch(name) or all(map(WORDS_OF_DEVICES.fullmatch, WORD.findall(name))):
        return f"Picture {number}"
    name = SEPARATORS.sub(" ", MARK_OF_A_COPY.sub("", NUMBER_IN_FRONT.sub("", name))).strip()
    return name[:1].upper() + name[1:] if name else f"Picture {number}"


def id_of(stem: str, taken: Collection[str]) -> str:
    """`the-old-house` for `The old_house`; with a number behind it where that id is taken."""
    letters = unicodedata.normalize("NFKD", stem.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    name = re.sub(r"[\W_]+", "-", plain).strip("-")[:LONGEST_ID].strip("-") or "picture"
    numbered = (f"{name}-{number}" for number in range(2, len(taken) + 3))
    return next(free for free in (name, *numbered) if free not in taken)


def in_natural_order(name: str) -> tuple[tuple[int, int | str], ...]:
    """What to sort file names by, so that `IMG_2` comes before `IMG_10`."""
    return tuple(
        (0, int(part)) if part.isdecimal() else (1, part.casefold()) for part in re.split(r"(\d+)", name) if part
    )


FIRST_WORDS = """\
# A deck of cards. Change what you like, and call 'dixit-pbem deck new' with this folder again: what you wrote stays.
# 'crop' is the part of a picture that its card shows: left, top, width and height in pixels; see preview.pdf.
title: {title}
author: ""                  # who made the pictures
licence: ""                 # how they may be passed on, as in CC0-1.0; or private
card_size: {size}
cards:
"""
ITEM = re.compile(r"^( *)- ", re.MULTILINE)


@frozen
class Entry:
    """A card as it is entered into the deck's file."""

    id: str
    file: str
    title: str
    crop: CropBox

    def lines(self) -> tuple[str, ...]:
        """Its lines, the first one beginning a new item of the list."""
        return (
            f"- id: {quoted(self.id)}",
            f"  file: {self.file}",
            f"  title: {quoted(self.title)}",
            f"  crop: {self.crop.numbers}",
        )


def first_words(title: str, size: Size) -> bytes:
    """The text of a deck that has no card yet."""
    return FIRST_WORDS.format(title=quoted(title), size=size).encode()


def with_entries(raw: bytes, entries: Sequence[Entry]) -> bytes:
    """The same text with more cards at its end, in the manner of those that are there."""
    text = raw.decode("utf-8-sig")
    indents = ITEM.findall(text)
    indent = indents[-1] if indents else ""
    newline = "\r\n" if "\r\n" in text else "\n"
    added = "".join(f"{indent}{line}{newline}" for entry in entries for line in entry.lines())
    gap = b"" if not added or text.endswith("\n") else newline.encode()
    return raw + gap + added.encode()
