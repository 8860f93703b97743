"""Checks of what a file asks of the printer, and of the file as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.render.preflight.evidence import Evidence
from dixit_pbem.render.preflight.findings import Code, Finding, Kind, Severity, counted

SIDES = ("Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge")
SHEET_AGAIN = "Make the file again with 'deck sheet', and print it at 100 %."


def scaling(evidence: Evidence) -> Iterator[Finding]:
    """A home sheet that a printer may shrink to fit the page."""
    if evidence.kind is Kind.SHEET and evidence.print_scaling != "None":
        fact = "The file does not ask for its actual size (PrintScaling None): printers shrink the cards."
        yield Finding(Code.PRINT_SCALING, Severity.ERROR, fact, SHEET_AGAIN)


def duplex(evidence: Evidence) -> Iterator[Finding]:
    """A home sheet that does not say on which sides it is printed, or says what no printer knows."""
    if evidence.duplex and evidence.duplex not in SIDES:
        fact = f"The file asks for the duplex mode '{evidence.duplex}', which no printer knows."
        yield Finding(Code.DUPLEX_ODD, Severity.ERROR, fact, SHEET_AGAIN)
    elif evidence.kind is Kind.SHEET and not evidence.duplex and len(evidence.pages) > 1:
        fact = "The file does not say on which sides of the paper it is printed (Duplex)."
        way_out = (
            "Choose one side or the right flip in the printer's dialogue, or make the file again with 'deck sheet'."
        )
        yield Finding(Code.DUPLEX_MISSING, Severity.WARNING, fact, way_out)


def ascii_filters(evidence: Evidence) -> Iterator[Finding]:
    """Streams written as text: correct, and a quarter larger than need be."""
    if evidence.ascii_streams:
        streams = counted(evidence.ascii_streams, "stream")
        fact = f"The file keeps {streams} as text (ASCII85 or hexadecimal), which makes it at least a quarter larger."
        yield Finding(Code.ASCII_FILTER, Severity.WARNING, fact, "Make the file again without ASCII filters.")


def repairs(evidence: Evidence) -> Iterator[Finding]:
    """A file that could be read only after mending it."""
    if evidence.repairs:
        fact = f"The file is damaged: {counted(evidence.repairs, 'fault')} had to be mended to read it."
        way_out = "Make the file again, or fetch a fresh copy of it."
        yield Finding(Code.DAMAGED, Severity.ERROR, fact, way_out)


def encrypted(evidence: Evidence) -> Iterator[Finding]:
    """A file that opens without a password, but not in every printing program."""
    if evidence.encrypted:
        fact = "The file is encrypted: print shops refuse it, and printing may be forbidden."
        yield Finding(Code.ENCRYPTED, Severity.ERROR, fact, "Save a copy without protection.")


def unexamined(evidence: Evidence) -> Iterator[Finding]:
    """What could not be followed, so that silence is no promise."""
    way_out = "What could not be followed may have any fault; make the file again with simpler pages."
    if evidence.unexamined:
        yield Finding(Code.NOT_EXAMINED, Severity.ERROR, evidence.unexamined, way_out)
    for page in evidence.pages:
        if page.unexamined:
            yield Finding(Code.NOT_EXAMINED, Severity.ERROR, page.unexamined, way_out, page.number)
