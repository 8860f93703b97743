"""Checks of the colours: a shop must know which red is meant, and a home printer knows no CMYK."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.jpeg import Trace
from dixit_pbem.paper.pdf_objects import DUPLEX, Purpose
from dixit_pbem.paper.preflight.evidence import Evidence, Space, Typeface
from dixit_pbem.paper.preflight.report import Code, Defect, Severity, counted, elsewhere

RGB_PROFILE, CMYK_PROFILE = 3, 4
"""How many colours the profiles have."""
TRACES: Mapping[Trace, tuple[Code, str]] = {
    Trace.GPS: (Code.LEAK_GPS, "The picture tells the place where it was taken (GPS in its EXIF data)."),
    Trace.EXIF: (Code.LEAK_EXIF, "The picture carries what its camera wrote about it (EXIF)."),
    Trace.XMP: (Code.LEAK_XMP, "The picture carries notes of the programs that made it (XMP)."),
    Trace.IPTC: (Code.LEAK_IPTC, "The picture carries a caption for newspapers (IPTC)."),
    Trace.NOTE: (Code.LEAK_NOTE, "The picture carries notes that are no part of what one sees."),
}
STRIP = "Make the deck's pictures clean with 'deck new', and make the file again."
SHEET_AGAIN = "Make the file again with 'deck sheet', and print it at 100%."


def intent(evidence: Evidence) -> Iterator[Defect]:
    """A shop file that does not say for which colours it was made."""
    if evidence.purpose is Purpose.SHOP and evidence.intent is None:
        fact = "The file has no output intent: it does not say what its colours are meant to look like."
        yield Defect(Code.INTENT_MISSING, Severity.WARNING, fact, "Make the file again with 'deck export --for shop'.")


def untagged(evidence: Evidence) -> Iterator[Defect]:
    """RGB without a profile in a shop file, told once."""
    if evidence.purpose is not Purpose.SHOP or evidence.intent == RGB_PROFILE:
        return
    uses = tuple(_uses(evidence, Space.RGB))
    if uses:
        page, place = uses[0]
        more = elsewhere([page for page, _ in uses])
        fact = f"RGB colours have no profile{more}: every shop prints them in its own way."
        way_out = "Give the file an sRGB output intent, as 'deck export --for shop' does."
        yield Defect(Code.RGB_UNTAGGED, Severity.ERROR, fact, way_out, page, place)


def cmyk(evidence: Evidence) -> Iterator[Defect]:
    """CMYK in a file that was not made for it: the first use on each page."""
    if evidence.intent == CMYK_PROFILE:
        return
    severity = Severity.WARNING if evidence.purpose is Purpose.PAGE else Severity.ERROR
    told: set[int] = set()
    for page, place in _uses(evidence, Space.CMYK):
        if page not in told:
            told.add(page)
            fact = "CMYK colours stand here, and the file names no press that they are for."
            yield Defect(Code.CMYK, severity, fact, "Convert the picture to sRGB first.", page, place)


def _uses(evidence: Evidence, space: Space) -> Iterator[tuple[int, Box | None]]:
    """Where a page shows such colours: its pictures first."""
    for page in evidence.pages:
        yield from ((page.number, placed.shown) for placed in page.placements if placed.space is space)
        yield from ((page.number, mark.place) for mark in page.colours if mark.what == space)


def not_embedded(evidence: Evidence) -> Iterator[Defect]:
    """A font that the printer must have of its own, as every base-14 font such as Helvetica."""
    for first, more in _each(evidence, lambda typeface: not typeface.embedded):
        yield Defect(
            Code.FONT_NOT_EMBEDDED,
            Severity.ERROR,
            f"The font {first.name} is not embedded{more}; a printer puts another in its place.",
            "Embed all fonts when the file is made.",
            first.page,
            first.place,
        )


def type3(evidence: Evidence) -> Iterator[Defect]:
    """A font whose letters are drawings."""
    for first, more in _each(evidence, lambda typeface: typeface.type3):
        yield Defect(
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


def traces(evidence: Evidence) -> Iterator[Defect]:
    """What pictures carry besides their pixels."""
    seen_at = evidence.seen_at()
    for picture in evidence.pictures:
        page, place = seen_at.get(picture, (0, None))
        for trace in picture.traces:
            code, fact = TRACES[trace]
            yield Defect(code, Severity.ERROR, fact, STRIP, page, place)


def file_names(evidence: Evidence) -> Iterator[Defect]:
    """Names of files that stand outside of the pages."""
    for name in evidence.file_names:
        fact = f"A file name stands in the file: '{name}'."
        way_out = "Give the document a neutral title and its pictures neutral names, and make the file again."
        yield Defect(Code.LEAK_FILE_NAME, Severity.ERROR, fact, way_out)


def author(evidence: Evidence) -> Iterator[Defect]:
    """A person's name in the document's properties."""
    if evidence.author:
        fact = f"The document's properties name an author: '{evidence.author}'."
        way_out = "Leave the name if it is meant to be there; else make the file again without it."
        yield Defect(Code.LEAK_AUTHOR, Severity.WARNING, fact, way_out)


def scaling(evidence: Evidence) -> Iterator[Defect]:
    """A home sheet that a printer may shrink to fit the page."""
    if evidence.purpose is Purpose.SHEET and evidence.print_scaling != "None":
        fact = "The file does not ask for its actual size (PrintScaling None): printers shrink the cards."
        yield Defect(Code.PRINT_SCALING, Severity.ERROR, fact, SHEET_AGAIN)


def duplex(evidence: Evidence) -> Iterator[Defect]:
    """A home sheet that does not say on which sides it is printed, or says what no printer knows."""
    if evidence.duplex and evidence.duplex not in DUPLEX.values():
        fact = f"The file asks for the duplex mode '{evidence.duplex}', which no printer knows."
        yield Defect(Code.DUPLEX_ODD, Severity.ERROR, fact, SHEET_AGAIN)
    elif evidence.purpose is Purpose.SHEET and not evidence.duplex and len(evidence.pages) > 1:
        fact = "The file does not say on which sides of the paper it is printed (Duplex)."
        way_out = (
            "Choose one side or the right flip in the printer's dialogue, or make the file again with 'deck sheet'."
        )
        yield Defect(Code.DUPLEX_MISSING, Severity.WARNING, fact, way_out)


def ascii_filters(evidence: Evidence) -> Iterator[Defect]:
    """Streams written as text: correct, and a quarter larger than need be."""
    if evidence.ascii_streams:
        streams = counted(evidence.ascii_streams, "stream")
        fact = f"The file keeps {streams} as text (ASCII85 or hexadecimal), which makes it at least a quarter larger."
        yield Defect(Code.ASCII_FILTER, Severity.WARNING, fact, "Make the file again without ASCII filters.")


def repairs(evidence: Evidence) -> Iterator[Defect]:
    """A file that could be read only after mending it."""
    if evidence.repairs:
        fact = f"The file is damaged: {counted(evidence.repairs, 'fault')} had to be mended to read it."
        way_out = "Make the file again, or fetch a fresh copy of it."
        yield Defect(Code.DAMAGED, Severity.ERROR, fact, way_out)


def encrypted(evidence: Evidence) -> Iterator[Defect]:
    """A file that opens without a password, but not in every printing program."""
    if evidence.encrypted:
        fact = "The file is encrypted: print shops refuse it, and printing may be forbidden."
        yield Defect(Code.ENCRYPTED, Severity.ERROR, fact, "Save a copy without protection.")


def unexamined(evidence: Evidence) -> Iterator[Defect]:
    """What could not be followed, so that silence is no promise."""
    way_out = "What could not be followed may have any fault; make the file again with simpler pages."
    if evidence.unexamined:
        yield Defect(Code.NOT_EXAMINED, Severity.ERROR, evidence.unexamined, way_out)
    for page in evidence.pages:
        if page.unexamined:
            yield Defect(Code.NOT_EXAMINED, Severity.ERROR, page.unexamined, way_out, page.number)
