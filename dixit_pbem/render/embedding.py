"""A subset of a font as the five objects by which a PDF embeds it, so that its texts can be searched and copied."""

from __future__ import annotations

from dixit_pbem.render.pdf_objects import PdfObjects
from dixit_pbem.render.subset import Subset

NOT_SYMBOLIC = 32
CAPITALS, STEM = 660, 80
"""What readers fall back on if they cannot use the font itself; it is embedded, so any good guess will do."""
ROWS_IN_A_BLOCK = 100


def embed_font(pdf: PdfObjects, subset: Subset, number: int) -> None:
    """Write a font under a number that was reserved for it."""
    name = subset.name()
    program = subset.program()
    file = pdf.put_packed(f"/Length1 {len(program)}", program)
    scale = 1000 / subset.units
    box = " ".join(f"{round(side * scale)}" for side in subset.box())
    ascent, descent = (round(reach * scale) for reach in subset.rise())
    descriptor = pdf.put(
        f"<</Type/FontDescriptor/FontName/{name}/Flags {NOT_SYMBOLIC}/FontBBox[{box}]/ItalicAngle 0"
        f"/Ascent {ascent}/Descent {descent}/CapHeight {CAPITALS}/StemV {STEM}/FontFile2 {file} 0 R>>"
    )
    widths = "".join(f"{glyph}[{width:g}]" for glyph, width in subset.widths())
    descendant = pdf.put(
        f"<</Type/Font/Subtype/CIDFontType2/BaseFont/{name}/CIDToGIDMap/Identity/W[{widths}]"
        f"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor {descriptor} 0 R>>"
    )
    letters = pdf.put_packed("", _letters(subset))
    pdf.put(
        f"<</Type/Font/Subtype/Type0/BaseFont/{name}/Encoding/Identity-H"
        f"/DescendantFonts[{descendant} 0 R]/ToUnicode {letters} 0 R>>",
        number,
    )


def _letters(subset: Subset) -> bytes:
    """The table from glyphs back to letters."""
    rows = [f"<{glyph:04x}> <{letter.encode('utf-16-be').hex()}>" for glyph, letter in sorted(subset.used.items())]
    blocks = [rows[start : start + ROWS_IN_A_BLOCK] for start in range(0, len(rows), ROWS_IN_A_BLOCK)]
    mapped = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{mapped}\n"
        "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode("ascii")
