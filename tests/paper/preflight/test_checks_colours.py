from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Name, Pdf

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import (
    Change,
    drawn,
    found,
    jpeg,
    page_file,
    picture_stream,
    resource,
    sheet_file,
    shop_file,
    spoilt,
    with_picture,
)

HERE = Box(100.0, 109.0, 63.0, 88.0)
FILLED = Box(25.4, 246.2, 25.4, 25.4)
CARD = Box(0.0, 0.0, 69.0, 94.0)

NO_INTENT = Defect(
    Code.INTENT_MISSING,
    Severity.WARNING,
    "The file has no output intent: it does not say what its colours are meant to look like.",
    "Make the file again with 'deck export --for shop'.",
)
UNTAGGED = Defect(
    Code.RGB_UNTAGGED,
    Severity.ERROR,
    "RGB colours have no profile, here and on 1 more page: every shop prints them in its own way.",
    "Give the file an sRGB output intent, as 'deck export --for shop' does.",
    1,
    CARD,
)


def profile(pdf: Pdf, colours: int) -> object:
    return Array([Name.ICCBased, pdf.make_stream(b"", N=colours)])


def intent(colours: int) -> Change:
    def change(pdf: Pdf) -> None:
        profile = pdf.make_stream(b"", N=colours)
        pdf.Root.OutputIntents = Array([Dictionary(S=Name.GTS_PDFX, DestOutputProfile=profile)])

    return change


def no_intent(pdf: Pdf) -> None:
    del pdf.Root.OutputIntents


def tagged_pictures(pdf: Pdf) -> None:
    no_intent(pdf)
    for page in pdf.pages:
        for picture in page.obj.Resources.XObject.values():
            picture.ColorSpace = profile(pdf, 3)


def default_profile(pdf: Pdf) -> None:
    no_intent(pdf)
    for page in pdf.pages:
        page.obj.Resources.ColorSpace = Dictionary(DefaultRGB=profile(pdf, 3))


def untagged_shade(pdf: Pdf) -> None:
    tagged_pictures(pdf)
    gradient = Dictionary(ShadingType=2, ColorSpace=Name.DeviceRGB)
    resource(pdf, "/Shading", "/Fade", gradient)
    drawn(pdf, b"q 0 0 72 72 re W n /Fade sh Q")


SHOP = {
    "an sRGB intent": (lambda pdf: None, []),
    "no intent": (no_intent, [UNTAGGED, NO_INTENT]),
    "an intent for a press": (intent(4), [UNTAGGED]),
    "no intent and tagged pictures": (tagged_pictures, [NO_INTENT]),
    "no intent and a profile for all RGB": (default_profile, [NO_INTENT]),
    "no intent and a plain gradient": (
        untagged_shade,
        [
            Defect(
                Code.RGB_UNTAGGED,
                Severity.ERROR,
                "RGB colours have no profile: every shop prints them in its own way.",
                "Give the file an sRGB output intent, as 'deck export --for shop' does.",
                1,
                Box(0.0, 68.6, 25.4, 25.4),
            ),
            NO_INTENT,
        ],
    ),
}


@pytest.mark.parametrize(("change", "expected"), SHOP.values(), ids=SHOP)
def test_a_shop_file_says_what_its_colours_mean(change: Change, expected: list[Defect], tmp_path: Path) -> None:
    assert expected == found(spoilt(shop_file(tmp_path / "cards.pdf"), change))


def cmyk(place: Box, severity: Severity = Severity.ERROR) -> Defect:
    fact = "CMYK colours stand here, and the file names no press that they are for."
    return Defect(Code.CMYK, severity, fact, "Convert the picture to sRGB first.", 1, place)


def in_space(space: object, orders: bytes) -> Change:
    def change(pdf: Pdf) -> None:
        resource(pdf, "/ColorSpace", "/Own", space)
        drawn(pdf, orders)

    return change


def profiled_picture(pdf: Pdf) -> None:
    picture = picture_stream(pdf, jpeg(744, 1039, "CMYK"), ColorSpace=profile(pdf, 4))
    resource(pdf, "/XObject", "/More", picture)
    drawn(pdf, b"178.5827 0 0 249.4488 283.4646 283.4646 cm /More Do")


INDEXED = Array([Name.Indexed, Name.DeviceCMYK, 1, b"12345678"])
PRESS = {
    "a picture": (with_picture(jpeg(744, 1039, "CMYK")), HERE),
    "a picture with a profile": (profiled_picture, HERE),
    "a fill": (lambda pdf: drawn(pdf, b"1 0 0 0 k 72 72 72 72 re f"), FILLED),
    "a line": (lambda pdf: drawn(pdf, b"1 0 0 0 K 72 72 m 144 144 l S"), FILLED),
    "letters": (lambda pdf: drawn(pdf, b"1 0 0 0 k BT 72 72 Td (a) Tj ET"), Box(25.4, 271.6, 0.0, 0.0)),
    "a fill in a colour space with a name": (lambda pdf: drawn(pdf, b"/DeviceCMYK cs 72 72 72 72 re B"), FILLED),
    "a line in a palette of the page": (in_space(INDEXED, b"/Own CS 72 72 72 72 re s"), FILLED),
}


@pytest.mark.parametrize(("change", "place"), PRESS.values(), ids=PRESS)
def test_cmyk_that_nobody_asked_for_is_found(change: Change, place: Box, tmp_path: Path) -> None:
    assert [cmyk(place)] == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change))


def test_cmyk_on_a_page_to_read_is_a_warning(tmp_path: Path) -> None:
    path = spoilt(page_file(tmp_path / "page.pdf"), with_picture(jpeg(744, 1039, "CMYK")))
    assert [cmyk(HERE, Severity.WARNING)] == found(path)


@pytest.mark.parametrize(
    "orders",
    [b"1 0 0 0 k", b"q 1 0 0 0 k Q 72 72 72 72 re f", b"1 0 0 0 K 72 72 72 72 re f", b"0 g 1 0 0 RG 72 72 9 9 re B"],
)
def test_a_colour_that_paints_nothing_is_no_fault(orders: bytes, tmp_path: Path) -> None:
    assert not found(spoilt(sheet_file(tmp_path / "sheet.pdf"), lambda pdf: drawn(pdf, orders)))


def test_cmyk_for_a_press_that_the_file_names_is_no_fault(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        with_picture(jpeg(744, 1039, "CMYK"))(pdf)
        intent(4)(pdf)

    assert not found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change), Purpose.SHEET)
