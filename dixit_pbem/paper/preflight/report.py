"""What the preflight says: one record a fault, with its page, its place in millimetres and the way out."""

from __future__ import annotations

import json
from collections.abc import Collection
from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.shell import quoted

SIDES = ("x", "y", "width", "height")
"""What a script is told of a place, in millimetres."""


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


@frozen
class Defect:
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


@frozen
class Report:
    """Everything the preflight found in one file."""

    file: str
    purpose: Purpose
    pages: int
    defects: tuple[Defect, ...]

    @property
    def errors(self) -> int:
        """How many defects are errors."""
        return sum(defect.severity is Severity.ERROR for defect in self.defects)

    @property
    def warnings(self) -> int:
        """How many defects are warnings."""
        return len(self.defects) - self.errors


def as_text(report: Report) -> str:
    """The report for a person: one line a defect, the worst first, and a sum at the end."""
    verdict = f"{counted(report.errors, 'error')}, {counted(report.warnings, 'warning')}"
    last = f"{quoted(report.file)}: {counted(report.pages, 'page')}, {verdict if report.defects else 'nothing found'}."
    return "\n".join([*map(str, report.defects), last])


def as_json(report: Report) -> str:
    """The report for a script."""
    return json.dumps(
        {
            "file": report.file,
            "kind": report.purpose,
            "pages": report.pages,
            "errors": report.errors,
            "warnings": report.warnings,
            "findings": [
                {
                    "code": defect.code,
                    "severity": defect.severity,
                    "page": defect.page or None,
                    "place": defect.place and {side: round(getattr(defect.place, side), 2) for side in SIDES},
                    "fact": defect.fact,
                    "way_out": defect.way_out,
                }
                for defect in report.defects
            ],
        },
        ensure_ascii=False,
        indent=2,
    )


def counted(number: int, thing: str) -> str:
    """`1 page`, `2 pages`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def elsewhere(pages: Collection[int]) -> str:
    """That a fault comes on more pages than the one it is told of."""
    more = len(set(pages)) - 1
    return f", here and on {counted(more, 'more page')}" if more else ""
