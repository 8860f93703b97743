"""What ReportLab has no public way for: whole objects of our own words in its files. Nothing else reaches inside of it.

Tried with ReportLab 4.2.0, 4.4.4 and 5.1.0; `test_reportlab_file.py` fails and says so where another behaves otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from dixit_pbem.paper.pdf_objects import STREAM_END, stream_head


class _Body(pdfdoc.PDFObject):  # type: ignore[misc]  # ReportLab has no types
    """An object that is written already."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    def format(self, _document: Any) -> bytes:
        """What ReportLab writes down of it."""
        return self.body

    def digest(self, signature: Any) -> None:
        """Let the identity of the file follow from it, if it stands for what the file says of itself."""
        signature.update(self.body)


class CanvasFile:
    """The file behind a canvas; its objects follow each other in the order in which it took them."""

    def __init__(self, canvas: Canvas) -> None:
        self._document = canvas._doc

    def put(self, body: str) -> int:
        """Take an object."""
        return self._object(body.encode("ascii"))

    def put_stream(self, entries: str, parts: Sequence[bytes | memoryview]) -> int:
        """Take an object that carries bytes; `Canvas.doForm` draws a picture by its number."""
        return self._object(b"".join((stream_head(entries, parts), *parts, STREAM_END)))

    def _object(self, body: bytes) -> int:
        self._document.updateSignature(body)
        number: int = self._document.objectcounter + 1
        self._document.Reference(_Body(body), pdfdoc.xObjectName(str(number)))
        return number

    def describe(self, entries: Mapping[str, str], title: str) -> None:
        """Put entries into the catalogue, and say this in place of what ReportLab says of author, program and day."""
        catalogue = self._document.Catalog
        catalogue.__NoDefault__ = [*catalogue.__NoDefault__, *entries]
        vars(catalogue).update(entries)
        self._document.info = _Body(title.encode("ascii"))

    def sign(self, words: str) -> None:
        """Let the identity of the file follow from these words."""
        self._document.updateSignature(words)
