"""The letters that a file of sheets carries along."""

import struct
from io import BytesIO

import pytest
from PIL import ImageFont

from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file, letter_widths
from dixit_pbem.paper.subset import Subset

TEXT = "Ångström żółw Ωμέγα Жизнь · “5” … ½ ﬁ"


def glyphs(subset, text):
    return struct.unpack(f">{len(text)}H", subset.glyphs(text))


@pytest.fixture(scope="module")
def subset():
    made = Subset(Font.SERIF_BOLD)
    made.glyphs(TEXT)
    return made


def test_every_letter_is_as_wide_as_in_the_whole_font(subset):
    widths = dict(subset.widths())
    whole = letter_widths(Font.SERIF_BOLD)
    assert [widths[glyph] for glyph in glyphs(subset, TEXT)] == pytest.approx([1000 * whole[sign] for sign in TEXT])


def test_the_cut_out_letters_have_the_outlines_of_the_whole_font(subset):
    part, whole = tables(subset.program()), tables(font_file(Font.SERIF_BOLD).read_bytes())
    for glyph in sorted(subset.used):
        assert outline(part, glyph) == outline(whole, glyph)


def test_letters_that_are_put_together_bring_their_parts(subset):
    accented = Subset(Font.SANS)
    (glyph,) = glyphs(accented, "ż")
    part, whole = tables(accented.program()), tables(font_file(Font.SANS).read_bytes())
    parts = [number for number in range(glyph + 1) if outline(part, number)]
    assert all(outline(part, number) == outline(whole, number) for number in parts)
    assert glyph in parts
    assert len(parts) >= 2


def test_letters_that_are_not_used_leave_no_outline():
    few, more = Subset(Font.SANS), Subset(Font.SANS)
    few.glyphs("z")
    more.glyphs("zyxwvutsrqponmlkjihgfedcba")
    assert len(tables(few.program())["glyf"]) < len(tables(more.program())["glyf"]) / 5


def test_a_font_program_reads_freetype_can_read(subset):
    font = ImageFont.truetype(BytesIO(subset.program()), 100)
    assert font.getmetrics() == ImageFont.truetype(font_file(Font.SERIF_BOLD), 100).getmetrics()


def test_the_same_letters_give_the_same_name_and_others_another():
    names = []
    for text in ("abc", "cba", "abcd"):
        subset = Subset(Font.SANS)
        subset.glyphs(text)
        names.append(subset.name())
    assert names[0] == names[1] != names[2]
    assert names[0][6:] == "+SourceSansPro-Regular"


def tables(data):
    (number,) = struct.unpack_from(">H", data, 4)
    rows = (struct.unpack_from(">4sLLL", data, 12 + 16 * row) for row in range(number))
    return {tag.decode(): data[start : start + length] for tag, _, start, length in rows}


def outline(font, glyph):
    """The bytes of a glyph, without those that fill it up."""
    (long,) = struct.unpack_from(">h", font["head"], 50)
    size, scale = (4, 1) if long else (2, 2)
    kind = "L" if long else "H"
    if size * (glyph + 2) > len(font["loca"]):
        return b""
    start, end = struct.unpack_from(f">2{kind}", font["loca"], size * glyph)
    return font["glyf"][start * scale : end * scale].rstrip(b"\0")
