"""The preflight: every check on everything that was seen in a file; what cannot be opened is one defect, in words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from pikepdf import PasswordError, Pdf, PikepdfError

from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight import back_checks, box_checks, checks, picture_checks
from dixit_pbem.paper.preflight.evidence import Evidence
from dixit_pbem.paper.preflight.objects import at_most
from dixit_pbem.paper.preflight.report import Code, Defect, Report, Severity
from dixit_pbem.paper.preflight.sight import Damage, seen
from dixit_pbem.storage.limited import Limit, TooMuch, within
from dixit_pbem.storage.nearby import did_you_mean_file

# What qpdf remarks while it mends a file is counted and told as a defect.
logging.getLogger("pikepdf").addHandler(logging.NullHandler())

CHECKS: tuple[Callable[[Evidence], Iterable[Defect]], ...] = (
    checks.repairs,
    checks.encrypted,
    checks.unexamined,
    box_checks.missing_boxes,
    box_checks.impossible_boxes,
    box_checks.bleed,
    box_checks.page_sizes,
    checks.scaling,
    checks.duplex,
    back_checks.backs,
    checks.not_embedded,
    checks.type3,
    picture_checks.resolution,
    picture_checks.transparency,
    picture_checks.damaged,
    checks.intent,
    checks.untagged,
    checks.cmyk,
    checks.traces,
    checks.file_names,
    checks.author,
    checks.ascii_filters,
)
MOST_UNPACKED = 16 << 20
"""How large a packed bundle of objects may become, in bytes."""
BY_SEVERITY = tuple(Severity)
HEADER_WITHIN = 1024
COST = Limit(seconds=300, megabytes=2000)
LONGEST_FACT = 200
FAULTS = (PikepdfError, ArithmeticError, LookupError, RuntimeError, TypeError, ValueError)
"""What pikepdf raises over parts that are of another kind than they must be, wherever they are touched."""
MAKE_AGAIN = "Make the file again, or fetch a fresh copy of it."
BEGINNINGS: Mapping[bytes, str] = {
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"RIFF": "a WebP picture",
    b"PK\x03\x04": "a ZIP archive",
    b"%!PS": "a PostScript file",
}


def examine(path: Path, purpose: Purpose | None = None) -> Report:
    """What is wrong with a file, as one that is for this; its own mark and looks decide where nobody says it."""
    return _limited(path, purpose, lambda _stream, picture: picture.damage)


def examine_thoroughly(path: Path, purpose: Purpose | None = None) -> Report:
    """The same, with every pixel of every picture decoded."""
    return _limited(path, purpose, picture_checks.damage_of)


def _limited(path: Path, purpose: Purpose | None, damage: Damage) -> Report:
    """The report, made in a process apart: a small file may unfold into more than a computer has."""
    try:
        return within(COST, lambda: _report(path, purpose, damage))
    except TooMuch as costs:
        fact = f"The file cannot be examined to its end: {costs.what}."
        defect = Defect(Code.NOT_EXAMINED, Severity.ERROR, fact, MAKE_AGAIN)
        return Report(str(path), purpose or Purpose.PAGE, 0, (defect,))


def _report(path: Path, purpose: Purpose | None, damage: Damage) -> Report:
    try:
        with at_most(MOST_UNPACKED), _opened(path) as pdf:
            evidence = _seen(pdf, purpose, damage)
    except CannotOpen as reason:
        return Report(str(path), purpose or Purpose.PAGE, 0, (reason.defect,))
    defects = [defect for check in CHECKS for defect in check(evidence)]
    # Errors before warnings, and each in the order of the pages.
    defects.sort(key=lambda defect: (BY_SEVERITY.index(defect.severity), defect.page))
    return Report(str(path), evidence.purpose, len(evidence.pages), tuple(defects))


def _seen(pdf: Pdf, purpose: Purpose | None, damage: Damage) -> Evidence:
    try:
        return seen(pdf, purpose, damage)
    except FAULTS as fault:
        word = " ".join(str(fault).split())[:LONGEST_FACT] or type(fault).__name__
        fact = f"The file is damaged so that it cannot be examined to its end: {word.rstrip('.')}."
        raise CannotOpen(Code.NOT_EXAMINED, fact, MAKE_AGAIN) from fault


class CannotOpen(Exception):
    """The file is no PDF that can be looked into; carries the defect."""

    def __init__(self, code: Code, fact: str, way_out: str) -> None:
        super().__init__(fact)
        self.defect = Defect(code, Severity.ERROR, fact, way_out)


def _opened(path: Path) -> Pdf:
    """The PDF with its pages within reach; `CannotOpen` if there is none."""
    _require_pdf(path)
    try:
        pdf = Pdf.open(path)
        pages = len(pdf.pages)
    except PasswordError as error:
        raise CannotOpen(
            Code.ENCRYPTED, "The file is locked with a password.", "Save a copy without a password and check that."
        ) from error
    except FAULTS as error:
        raise CannotOpen(Code.DAMAGED, "The file is damaged beyond reading.", MAKE_AGAIN) from error
    if not pages:
        pdf.close()
        raise CannotOpen(Code.DAMAGED, "The file has no pages.", MAKE_AGAIN)
    return pdf


def _require_pdf(path: Path) -> None:
    """Nothing, if the file begins as a PDF does."""
    if not path.exists():
        meant = did_you_mean_file(path, (".pdf",)) or " Give the path of a PDF."
        raise NotFound(f"{path}: there is no such file.{meant}")
    if not path.is_file():
        raise NotFound(f"{path} is a folder or a device, not a file. Give the path of a PDF.")
    try:
        with path.open("rb") as file:
            beginning = file.read(HEADER_WITHIN)
    except OSError as error:
        raise DixitError(f"{path} cannot be read: {error.strerror}. Check who may read it.") from error
    if not beginning:
        raise CannotOpen(Code.NOT_A_PDF, "The file is empty.", MAKE_AGAIN)
    if b"%PDF-" not in beginning:
        known = next((what for start, what in BEGINNINGS.items() if beginning.startswith(start)), "")
        fact = f"The file is {known}, whatever its name says." if known else "The file is not a PDF."
        raise CannotOpen(Code.NOT_A_PDF, fact, "Give the path of a PDF.")
