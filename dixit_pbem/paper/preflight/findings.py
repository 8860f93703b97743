"""What the preflight says: one record a fault, with its page, its place in millimetres and the way out."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from dixit_pbem.layout.items import Box

MARK = "/DixitPbemKind"
"""Where a file of ours says what it is for."""


class Kind(StrEnum):
    """What a file is for; each kind has demands of its own."""

    SHEET = "sheet"
    """Printed at home and cut."""
    SHOP = "shop"
    """Sent to a print shop: one page a card side."""
    PAGE = "page"
    """Read on a screen or on paper, never cut."""


class Severity(StrEnum):
    """An error spoils the print or gives something away; a warning deserves a look."""

    ERROR = "error"
    WARNING = "warning"


class Code(StrEnum):
    """The name of each fault, for scripts."""

    NOT_A_PDF = "not-a-pdf"
    DAMAGED = "damaged"
    ENCRYPTED = "encrypted"
    NOT_EXAMINED = "not-examined"
    TRIM_MISSING = "trim-missing"
    BLEED_MISSING = "bleed-missing"
    BOX_IMPOSSIBLE = "box-impossible"
    BLEED_SMALL = "bleed-small"
    BLEED_UNEVEN = "bleed-uneven"
    PAGE_SIZE = "page-size"
    FONT_NOT_EMBEDDED = "font-not-embedded"
    FONT_TYPE3 = "font-type3"
    PPI_LOW = "ppi-low"
    PPI_HIGH = "ppi-high"
    TRANSPARENCY = "transparency"
    RGB_UNTAGGED = "rgb-untagged"
    CMYK = "cmyk"
    INTENT_MISSING = "intent-missing"
    LEAK_EXIF = "leak-exif"
    LEAK_GPS = "leak-gps"
    LEAK_XMP = "leak-xmp"
    LEAK_IPTC = "leak-iptc"
    LEAK_NOTE = "leak-note"
    LEAK_FILE_NAME = "leak-file-name"
    LEAK_AUTHOR = "leak-author"
    ASCII_FILTER = "ascii-filter"
    PICTURE_DAMAGED = "picture-damaged"
    PRINT_SCALING = "print-scaling"
    DUPLEX_MISSING = "duplex-missing"
    DUPLEX_ODD = "duplex-odd"
    BACK_MISSING = "back-missing"
    BACK_OFF = "back-off"
    BACK_SHIFTED = "back-shifted"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: where, what, and what to do about it."""

    code: Code
    severity: Severity
    fact: str
    way_out: str
    page: int = 0
    """Counted from 1; 0 stands for the file as a whole."""
    place: Box | None = None
    """In millimetres from the top left corner of the page as one sees it."""

    def __str__(self) -> str:
        where = f"page {self.page}" if self.page else "file"
        if self.place:
            where += f" at {self.place.x:.1f}, {self.place.y:.1f} mm"
        return f"{self.severity}: {where}: {self.fact} {self.way_out}"


@dataclass(frozen=True, slots=True)
class Report:
    """Everything the preflight found in one file."""

    file: str
    kind: Kind
    pages: int
    findings: tuple[Finding, ...]

    @property
    def errors(self) -> int:
        """How many findings are errors."""
        return sum(finding.severity is Severity.ERROR for finding in self.findings)

    @property
    def warnings(self) -> int:
        """How many findings are warnings."""
        return len(self.findings) - self.errors


def as_text(report: Report) -> str:
    """The report for a person: one line a finding, the worst first, and a sum at the end."""
    lines = [str(finding) for finding in report.findings]
    lines.append(f"{report.file}: {counted(report.pages, 'page')}, {_verdict(report)}.")
    return "\n".join(lines)


def as_json(report: Report) -> str:
    """The report for a script."""
    return json.dumps(
        {
            "file": report.file,
            "kind": report.kind,
            "pages": report.pages,
            "errors": report.errors,
            "warnings": report.warnings,
            "findings": [
                {
                    "code": finding.code,
                    "severity": finding.severity,
                    "page": finding.page or None,
                    "place": _rounded(finding.place),
                    "fact": finding.fact,
                    "way_out": finding.way_out,
                }
                for finding in report.findings
            ],
        },
        ensure_ascii=False,
        indent=2,
    )


def _rounded(place: Box | None) -> object:
    if place is None:
        return None
    return {side: round(getattr(place, side), 2) for side in ("x", "y", "width", "height")}


def _verdict(report: Report) -> str:
    if not report.findings:
        return "nothing found"
    return f"{counted(report.errors, 'error')}, {counted(report.warnings, 'warning')}"


def counted(number: int, thing: str) -> str:
    """`1 page`, `2 pages`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def elsewhere(pages: Collection[int]) -> str:
    """That a fault comes on more pages than the one it is told of."""
    more = len(set(pages)) - 1
    return f", here and on {counted(more, 'more page')}" if more else ""
