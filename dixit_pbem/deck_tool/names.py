"""Titles and ids of cards from the names of picture files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

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
