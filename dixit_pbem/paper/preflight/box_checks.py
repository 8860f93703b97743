"""Checks of the paper and the boxes on it: a shop cuts where they say."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import PAPERS, Size, paper_name
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.evidence import Evidence, PageSeen
from dixit_pbem.paper.preflight.report import Code, Defect, Severity

EXACT = 0.05
"""How far a page may be off, in millimetres."""
INSIDE = 0.01
LIKE_A_PAPER = 5.0
"""A page that is off by less was meant to be that paper; one that is off by more has a size of its own."""
LEAST_BLEED = 2.0
EXPORT_AGAIN = "Make the file again with 'deck export --for shop'."
AT_ITS_SIZE = "Make the file again for the paper that is in the printer."


def missing_boxes(evidence: Evidence) -> Iterator[Defect]:
    """A shop file without the boxes that a shop cuts by."""
    if evidence.purpose is not Purpose.SHOP:
        return
    for page in evidence.pages:
        if "MediaBox" in page.impossible:
            continue
        if page.trim is None and "TrimBox" not in page.impossible:
            fact = "The page has no TrimBox, so the shop cannot know where to cut."
            yield Defect(Code.TRIM_MISSING, Severity.ERROR, fact, EXPORT_AGAIN, page.number)
        if page.bleed is None and "BleedBox" not in page.impossible:
            fact = "The page has no BleedBox, so the shop cannot know how far the picture reaches beyond the cut."
            yield Defect(Code.BLEED_MISSING, Severity.ERROR, fact, EXPORT_AGAIN, page.number)


def impossible_boxes(evidence: Evidence) -> Iterator[Defect]:
    """A box that is none, or that reaches out of the one around it."""
    for page in evidence.pages:
        for name in page.impossible:
            yield _impossible(page, f"Its {name} is no rectangle.", None)
        outer, named = page.box, "MediaBox"
        for name, box in (("BleedBox", page.bleed), ("TrimBox", page.trim)):
            if box and not _within(box, outer):
                yield _impossible(page, f"Its {name} reaches out of its {named}.", box)
            if box:
                outer, named = box, name


def _impossible(page: PageSeen, fact: str, place: Box | None) -> Defect:
    return Defect(Code.BOX_IMPOSSIBLE, Severity.ERROR, fact, "Make the file again.", page.number, place)


def _within(inner: Box, outer: Box) -> bool:
    allowed = outer.grown(INSIDE)
    return (
        inner.x >= allowed.x
        and inner.y >= allowed.y
        and inner.right <= allowed.right
        and inner.bottom <= allowed.bottom
    )


def bleed(evidence: Evidence) -> Iterator[Defect]:
    """A shop page with too little bleed, or not the same on every side."""
    for page in evidence.pages if evidence.purpose is Purpose.SHOP else ():
        if not page.trim or not page.bleed or not _within(page.trim, page.bleed):
            continue
        trim, around = page.trim, page.bleed
        sides = trim.x - around.x, trim.y - around.y, around.right - trim.right, around.bottom - trim.bottom
        if max(sides) - min(sides) > EXACT:
            written = ", ".join(f"{side:.2f}" for side in sides)
            fact = f"The bleed differs from side to side: {written} mm left, top, right and bottom."
            yield Defect(Code.BLEED_UNEVEN, Severity.WARNING, fact, EXPORT_AGAIN, page.number, page.trim)
        if min(sides) < LEAST_BLEED - EXACT:
            fact = f"The bleed is {min(sides):.2f} mm; shops ask for 3 mm."
            yield Defect(Code.BLEED_SMALL, Severity.WARNING, fact, EXPORT_AGAIN, page.number, page.trim)


def page_sizes(evidence: Evidence) -> Iterator[Defect]:
    """A page that is not quite a paper, or not quite a card with its bleed."""
    for page in evidence.pages:
        if not page.width:
            continue
        if evidence.purpose is Purpose.SHOP:
            yield from _off_card(page, evidence.pages[0])
        else:
            yield from _off_paper(page)


def _off_card(page: PageSeen, first: PageSeen) -> Iterator[Defect]:
    if page.bleed and not _same(page.box, page.bleed):
        fact = f"The page is {_measures(page.box)}; trim and bleed together are {_measures(page.bleed)}."
        yield Defect(Code.PAGE_SIZE, Severity.ERROR, fact, EXPORT_AGAIN, page.number, page.bleed)
    if page.trim and first.trim and not _same(page.trim, first.trim):
        fact = f"The card is {_measures(page.trim)} here and {_measures(first.trim)} on page {first.number}."
        yield Defect(Code.PAGE_SIZE, Severity.ERROR, fact, EXPORT_AGAIN, page.number, page.trim)


def _off_paper(page: PageSeen) -> Iterator[Defect]:
    papers = [size for paper in PAPERS.values() for size in (paper, paper.turned)]
    nearest = min(papers, key=lambda paper: _off(page.box, paper))
    if EXACT < _off(page.box, nearest) < LIKE_A_PAPER:
        paper = Box(0, 0, nearest.width, nearest.height)
        known = nearest if nearest.height > nearest.width else nearest.turned
        fact = f"The page is {_measures(page.box)}; {paper_name(known)} is {_measures(paper)}."
        yield Defect(Code.PAGE_SIZE, Severity.ERROR, fact, AT_ITS_SIZE, page.number)


def _off(box: Box, paper: Size) -> float:
    return max(abs(box.width - paper.width), abs(box.height - paper.height))


def _same(one: Box, other: Box) -> bool:
    return _off(one, Size(other.width, other.height)) <= EXACT


def _measures(box: Box) -> str:
    return f"{box.width:.2f} x {box.height:.2f} mm"
