"""From the options of `deck sheet` to what the sheets are laid out by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.bleed import Bleed
from dixit_pbem.layout.impose import STRAIGHT, Backs, Face, Imposition, Nudge
from dixit_pbem.layout.marks import Marks
from dixit_pbem.layout.paper import Size, card_size, paper_size
from dixit_pbem.paper.home_sheets import Printing

_PAGES = re.compile(r"([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?")
_FACES = {"fronts": Face.FRONT, "backs": Face.BACK, None: None}
Chosen = Mapping[str, Any]


def size_of_card(chosen: Chosen) -> Size | None:
    """The size of a card where one was given."""
    return card_size(chosen["card"]) if chosen["card"] else None


def printing(chosen: Chosen) -> Printing:
    """How the cards are printed."""
    imposition = Imposition(
        paper=paper_size(chosen["paper"]),
        margin=chosen["margin"],
        backs=Backs(chosen["backs"]),
        only=_FACES[chosen["only"]],
        reverse=chosen["reverse"],
        pages=_pages(chosen["pages"]),
    )
    return Printing(imposition, Bleed(chosen["bleed"]), marks=Marks(chosen["marks"]), nudge=_nudge(chosen["profile"]))


def _nudge(profile: str | None) -> Nudge:
    if profile is None:
        return STRAIGHT
    from dixit_pbem.paper.printers import printer

    return printer(profile)


def _pages(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    found = _PAGES.fullmatch(text.strip())
    if found is None:
        raise Mistake(f"--pages {text}: write the first and the last page, as in 2-5, or one page.")
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise Mistake(f"--pages {text}: the last page comes before the first. Write {last}-{first}.")
    return first, last
