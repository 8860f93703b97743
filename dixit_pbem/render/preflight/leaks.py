"""Checks for what nobody meant to give away: where a picture was taken, whose it is, what its file was called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dixit_pbem.render.preflight.evidence import Evidence
from dixit_pbem.render.preflight.findings import Code, Finding, Severity
from dixit_pbem.render.preflight.jpeg import Trace

TRACES: Mapping[Trace, tuple[Code, str]] = {
    Trace.GPS: (Code.LEAK_GPS, "The picture tells the place where it was taken (GPS in its EXIF data)."),
    Trace.EXIF: (Code.LEAK_EXIF, "The picture carries what its camera wrote about it (EXIF)."),
    Trace.XMP: (Code.LEAK_XMP, "The picture carries notes of the programs that made it (XMP)."),
    Trace.IPTC: (Code.LEAK_IPTC, "The picture carries a caption for newspapers (IPTC)."),
    Trace.NOTE: (Code.LEAK_NOTE, "The picture carries notes that are no part of what one sees."),
}
STRIP = "Make the deck's pictures clean with 'deck new', and make the file again."


def traces(evidence: Evidence) -> Iterator[Finding]:
    """What pictures carry besides their pixels."""
    spots = evidence.spots()
    for picture in evidence.pictures:
        page, place = spots.get(picture, (0, None))
        for trace in picture.traces:
            code, fact = TRACES[trace]
            yield Finding(code, Severity.ERROR, fact, STRIP, page, place)


def file_names(evidence: Evidence) -> Iterator[Finding]:
    """Names of files that stand outside of the pages."""
    for name in evidence.file_names:
        fact = f"A file name stands in the file: '{name}'."
        way_out = "Give the document a neutral title and its pictures neutral names, and make the file again."
        yield Finding(Code.LEAK_FILE_NAME, Severity.ERROR, fact, way_out)


def author(evidence: Evidence) -> Iterator[Finding]:
    """A person's name in the document's properties."""
    if evidence.author:
        fact = f"The document's properties name an author: '{evidence.author}'."
        way_out = "Leave the name if it is meant to be there; else make the file again without it."
        yield Finding(Code.LEAK_AUTHOR, Severity.WARNING, fact, way_out)
