"""The text of `deck.yaml`: begun with a few words of advice, and only ever added to at its end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.paper import Size
from dixit_pbem.storage.new_file import quoted

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


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as it is entered into the deck's file."""

    id: str
    file: str
    title: str
    crop: CropBox

    def lines(self) -> tuple[str, ...]:
        """Its lines, the first one beginning a new item of the list."""
        crop = self.crop
        return (
            f"- id: {quoted(self.id)}",
            f"  file: {self.file}",
            f"  title: {quoted(self.title)}",
            f"  crop: [{crop.x}, {crop.y}, {crop.width}, {crop.height}]",
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
