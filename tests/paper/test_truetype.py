"""The one reader of fonts, against the fonts' own sums and against FreeType."""

import struct
from io import BytesIO

import pytest
from PIL import ImageFont

from dixit_pbem.album.web_font import web_font
from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file, typeface
from dixit_pbem.paper.truetype import TrueType, checksum, font_program, letter_table

# Both below use the sans typeface, which brings its own hints: others FreeType hints by all letters that are there.
TEXT = "Ångström żółw Ωμέγα Жизнь “5” … ½"


@pytest.mark.parametrize("font", list(Font))
def test_every_table_has_the_sum_that_its_file_says(font):
    data, face = font_file(font).read_bytes(), typeface(font)
    rows = (struct.unpack_from(">4sL", data, 12 + 16 * row) for row in range(len(face.tables)))
    for tag, said in rows:
        table = bytearray(face.tables[tag.decode()])
        if tag == b"head":
            table[8:12] = bytes(4)  # the sum of the whole file, which is set when all others are known
        assert checksum(bytes(table)) == said


@pytest.mark.parametrize("font", [Font.SANS, Font.SANS_BOLD])
def test_letters_are_as_wide_as_freetype_says(font):
    face = typeface(font)
    drawn = ImageFont.truetype(font_file(font), face.units, layout_engine=ImageFont.Layout.BASIC)
    assert [face.advance(face.glyphs[letter]) for letter in TEXT] == [drawn.getlength(letter) for letter in TEXT]


def test_tables_that_are_written_are_read_again():
    face = typeface(Font.SANS)
    letters = {ord(letter): face.glyphs[letter] for letter in TEXT}
    tables = {name: bytes(table) for name, table in face.tables.items()} | {"cmap": letter_table(letters)}
    again = TrueType(font_program(tables))
    assert {name: bytes(table) for name, table in again.tables.items()} == tables
    assert {ord(letter): glyph for letter, glyph in again.glyphs.items()} == letters


def test_a_font_without_letters_is_told_with_the_way_out():
    with pytest.raises(DixitError, match="install font-source-serif-pro and font-source-sans-pro again"):
        TrueType(font_program({"cmap": bytes(4)})).glyphs  # noqa: B018


def test_a_web_font_shows_its_letters_as_the_whole_font_does():
    small = ImageFont.truetype(BytesIO(web_font(Font.SANS, TEXT + "字\n")), 40)
    whole = ImageFont.truetype(font_file(Font.SANS), 40)
    for letter in sorted(set(TEXT)):
        assert bytes(small.getmask(letter)) == bytes(whole.getmask(letter))
    assert small.getlength("字") == small.getlength("Q")
