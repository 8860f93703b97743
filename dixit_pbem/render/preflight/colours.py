"""Checks of the colours: a shop must know which red is meant, and a home printer knows no CMYK."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.layout.items import Box
from dixit_pbem.render.preflight.evidence import Evidence, Space
from dixit_pbem.render.preflight.findings import Code, Finding, Kind, Severity, elsewhere

RGB_PROFILE, CMYK_PROFILE = 3, 4
"""How many colours the profiles have."""


def intent(evidence: Evidence) -> Iterator[Finding]:
    """A shop file that does not say for which colours it was made."""
    if evidence.kind is Kind.SHOP and evidence.intent is None:
        fact = "The file has no output intent: it does not say what its colours are meant to look like."
        yield Finding(Code.INTENT_MISSING, Severity.WARNING, fact, "Make the file again with 'deck export --for shop'.")


def untagged(evidence: Evidence) -> Iterator[Finding]:
    """RGB without a profile in a shop file, told once."""
    if evidence.kind is not Kind.SHOP or evidence.intent == RGB_PROFILE:
        return
    uses = tuple(_uses(evidence, Space.RGB))
    if uses:
        page, place = uses[0]
        more = elsewhere([page for page, _ in uses])
        fact = f"RGB colours have no profile{more}: every shop prints them in its own way."
        way_out = "Give the file an sRGB output intent, as 'deck export --for shop' does."
        yield Finding(Code.RGB_UNTAGGED, Severity.ERROR, fact, way_out, page, place)


def cmyk(evidence: Evidence) -> Iterator[Finding]:
    """CMYK in a file that was not made for it: the first use on each page."""
    if evidence.intent == CMYK_PROFILE:
        return
    severity = Severity.WARNING if evidence.kind is Kind.PAGE else Severity.ERROR
    told: set[int] = set()
    for page, place in _uses(evidence, Space.CMYK):
        if page not in told:
            told.add(page)
            fact = "CMYK colours stand here, and the file names no press that they are for."
            yield Finding(Code.CMYK, severity, fact, "Convert the picture to sRGB first.", page, place)


def _uses(evidence: Evidence, space: Space) -> Iterator[tuple[int, Box | None]]:
    """Where a page shows such colours: its pictures first."""
    for page in evidence.pages:
        yield from ((page.number, placed.shown) for placed in page.placements if placed.space is space)
        yield from ((page.number, mark.place) for mark in page.colours if mark.what == space)
