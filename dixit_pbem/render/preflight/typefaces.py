"""What a font of a PDF is, and whether its letters travel with the file."""

from __future__ import annotations

from dixit_pbem.render.preflight.evidence import Typeface
from dixit_pbem.render.preflight.objects import elements, entry, name

EMBEDDED = ("/FontFile", "/FontFile2", "/FontFile3")


def typeface_of(font: object, *, page: int) -> Typeface:
    """The facts of a font that a page names."""
    kind = name(entry(font, "/Subtype"))
    called = name(entry(font, "/BaseFont")).rpartition("+")[2]
    return Typeface(page, called or "without a name", embedded=_is_embedded(font), type3=kind == "Type3")


def _is_embedded(font: object) -> bool:
    """A font of drawn shapes is; one of two parts keeps its letters with its second part."""
    if name(entry(font, "/Subtype")) == "Type3":
        return True
    parts = elements(entry(font, "/DescendantFonts")) or (font,)
    descriptors = [entry(part, "/FontDescriptor") for part in parts]
    return all(any(entry(descriptor, key) is not None for key in EMBEDDED) for descriptor in descriptors)
