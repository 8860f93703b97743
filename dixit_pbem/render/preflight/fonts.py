"""Checks of the fonts: letters that do not travel with the file come out as others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dixit_pbem.render.preflight.evidence import Evidence, Typeface
from dixit_pbem.render.preflight.findings import Code, Finding, Severity, elsewhere


def not_embedded(evidence: Evidence) -> Iterator[Finding]:
    """A font that the printer must have of its own, as every base-14 font such as Helvetica."""
    for first, more in _each(evidence, lambda typeface: not typeface.embedded):
        yield Finding(
            Code.FONT_NOT_EMBEDDED,
            Severity.ERROR,
            f"The font {first.name} is not embedded{more}; a printer puts another in its place.",
            "Embed all fonts when the file is made.",
            first.page,
            first.place,
        )


def type3(evidence: Evidence) -> Iterator[Finding]:
    """A font whose letters are drawings."""
    for first, more in _each(evidence, lambda typeface: typeface.type3):
        yield Finding(
            Code.FONT_TYPE3,
            Severity.WARNING,
            f"The font {first.name} is made of drawings (Type 3){more}; its letters print rough, and shops refuse it.",
            "Use a TrueType or OpenType font.",
            first.page,
            first.place,
        )


def _each(evidence: Evidence, wanted: Callable[[Typeface], bool]) -> Iterator[tuple[Typeface, str]]:
    """Each such font once: where it is seen first, and in words on how many more pages."""
    by_name: dict[str, list[Typeface]] = {}
    for page in evidence.pages:
        for typeface in filter(wanted, page.typefaces):
            by_name.setdefault(typeface.name, []).append(typeface)
    for uses in by_name.values():
        shown = next((use for use in uses if use.place), uses[0])
        yield shown, elsewhere([use.page for use in uses])
