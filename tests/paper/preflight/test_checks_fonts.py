from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Name, Pdf

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import Change, drawn, found, page_file, resource, spoilt

SHAPES = {
    "Type": Name.Font,
    "Subtype": Name.Type3,
    "FontBBox": Array([0, 0, 1, 1]),
    "FontMatrix": Array([1, 0, 0, 1, 0, 0]),
    "CharProcs": Dictionary(),
    "Encoding": Dictionary(Differences=Array([])),
    "FirstChar": 65,
    "LastChar": 65,
    "Widths": Array([1]),
}
HELVETICA = {"Type": Name.Font, "Subtype": Name.Type1, "BaseFont": Name.Helvetica}
TWO_PARTS = {
    "Type": Name.Font,
    "Subtype": Name.Type0,
    "BaseFont": Name("/ABCDEF+Foo"),
    "DescendantFonts": Array([Dictionary(Subtype=Name.CIDFontType2, FontDescriptor=Dictionary(Flags=4))]),
}


def lettered(font: dict[str, object], orders: bytes) -> Change:
    def change(pdf: Pdf) -> None:
        resource(pdf, "/Font", "/Odd", pdf.make_indirect(Dictionary(**font)))
        drawn(pdf, orders)

    return change


def missing(font: str, place: Box | None, more: str = "") -> Defect:
    return Defect(
        Code.FONT_NOT_EMBEDDED,
        Severity.ERROR,
        f"The font {font} is not embedded{more}; a printer puts another in its place.",
        "Embed all fonts when the file is made.",
        1,
        place,
    )


FAULTS = {
    "letters of Helvetica": (
        lettered(HELVETICA, b"BT /Odd 9 Tf 72 72 Td 0 72 Td (a) Tj ET"),
        missing("Helvetica", Box(25.4, 246.2, 0.0, 0.0)),
    ),
    "Helvetica named and never used": (lettered(HELVETICA, b"BT /Odd 9 Tf ET"), missing("Helvetica", None)),
    "a composite font without letters": (
        lettered(TWO_PARTS, b"1 0 0 1 72 0 cm BT /Odd 9 Tf 1 0 0 1 0 72 Tm [(a)] TJ ET"),
        missing("Foo", Box(25.4, 271.6, 0.0, 0.0)),
    ),
    "a Type 3 font": (
        lettered(SHAPES, b"BT /Odd 9 Tf 72 72 TD (A) Tj ET"),
        Defect(
            Code.FONT_TYPE3,
            Severity.WARNING,
            "The font without a name is made of drawings (Type 3); its letters print rough, and shops refuse it.",
            "Use a TrueType or OpenType font.",
            1,
            Box(25.4, 271.6, 0.0, 0.0),
        ),
    ),
}


@pytest.mark.parametrize(("change", "expected"), FAULTS.values(), ids=FAULTS)
def test_a_font_that_does_not_travel_with_the_file_is_found(change: Change, expected: Defect, tmp_path: Path) -> None:
    assert [expected] == found(spoilt(page_file(tmp_path / "page.pdf"), change))


def test_a_font_on_several_pages_is_told_once(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        lettered(HELVETICA, b"BT /Odd 9 Tf ET")(pdf)
        pdf.pages.append(pdf.pages[0])
        pdf.pages.append(pdf.pages[0])

    expected = missing("Helvetica", None, ", here and on 2 more pages")
    assert [expected] == found(spoilt(page_file(tmp_path / "page.pdf"), change))


def test_a_font_inside_a_form_is_found(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        form = pdf.make_stream(
            b"BT /Odd 9 Tf 10 10 Td (a) Tj ET",
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([0, 0, 100, 100]),
            Matrix=Array([1, 0, 0, 1, 62, 62]),
            Resources=Dictionary(Font=Dictionary(Odd=Dictionary(**HELVETICA))),
        )
        resource(pdf, "/XObject", "/Form", form)
        drawn(pdf, b"/Form Do")

    expected = missing("Helvetica", Box(25.4, 271.6, 0.0, 0.0))
    assert [expected] == found(spoilt(page_file(tmp_path / "page.pdf"), change))
