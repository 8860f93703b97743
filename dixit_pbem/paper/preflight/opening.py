"""Opening a file that may be anything: what cannot be opened is one finding, in words."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

from pikepdf import PasswordError, Pdf, PikepdfError

from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.paper.preflight.findings import Code, Finding, Severity

# What qpdf remarks while it mends a file is counted and told as a finding.
logging.getLogger("pikepdf").addHandler(logging.NullHandler())

HEADER_WITHIN = 1024
MAKE_AGAIN = "Make the file again, or fetch a fresh copy of it."
BEGINNINGS: Mapping[bytes, str] = {
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"RIFF": "a WebP picture",
    b"PK\x03\x04": "a ZIP archive",
    b"%!PS": "a PostScript file",
}


class CannotOpen(Exception):
    """The file is no PDF that can be looked into; carries the finding."""

    def __init__(self, code: Code, fact: str, way_out: str) -> None:
        super().__init__(fact)
        self.finding = Finding(code, Severity.ERROR, fact, way_out)


def opened(path: Path) -> Pdf:
    """The PDF with its pages within reach; `CannotOpen` if there is none."""
    _require_pdf(_beginning(path))
    try:
        pdf = Pdf.open(path)
        pages = len(pdf.pages)
    except PasswordError as error:
        raise CannotOpen(
            Code.ENCRYPTED, "The file is locked with a password.", "Save a copy without a password and check that."
        ) from error
    except PikepdfError as error:
        raise CannotOpen(Code.DAMAGED, "The file is damaged beyond reading.", MAKE_AGAIN) from error
    if not pages:
        pdf.close()
        raise CannotOpen(Code.DAMAGED, "The file has no pages.", MAKE_AGAIN)
    return pdf


def _beginning(path: Path) -> bytes:
    if not path.exists():
        raise NotFound(f"{path}: there is no such file. Give the path of a PDF.")
    if not path.is_file():
        raise NotFound(f"{path} is a folder or a device, not a file. Give the path of a PDF.")
    try:
        with path.open("rb") as file:
            return file.read(HEADER_WITHIN)
    except OSError as error:
        raise DixitError(f"{path} cannot be read: {error.strerror}. Check who may read it.") from error


def _require_pdf(beginning: bytes) -> None:
    if b"%PDF-" in beginning:
        return
    if not beginning:
        raise CannotOpen(Code.NOT_A_PDF, "The file is empty.", MAKE_AGAIN)
    known = next((kind for start, kind in BEGINNINGS.items() if beginning.startswith(start)), "")
    fact = f"The file is {known}, whatever its name says." if known else "The file is not a PDF."
    raise CannotOpen(Code.NOT_A_PDF, fact, "Give the path of a PDF.")
