from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Name, Pdf

from dixit_pbem.layout.bleed import Bleed, Printed, card_items
from dixit_pbem.layout.impose import Slot
from dixit_pbem.layout.items import Box, Document, Page
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.examination import examine_thoroughly
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import (
    FRONT,
    Change,
    drawn,
    found,
    jpeg,
    page_file,
    picture_stream,
    resource,
    rounded,
    sheet_file,
    shop_file,
    spoilt,
    with_picture,
    written,
)

HERE = Box(100.0, 109.0, 63.0, 88.0)
"""Where `with_picture` puts its picture on A4."""
FLATTEN = "Lay everything on white before the file is made; printers and shops flatten it each in their own way."


def low(fact: str, place: Box = HERE, severity: Severity = Severity.WARNING) -> Defect:
    return Defect(Code.PPI_LOW, severity, fact, "Use a larger picture.", 1, place)


def high(fact: str, place: Box = HERE) -> Defect:
    return Defect(Code.PPI_HIGH, Severity.WARNING, fact, "Use a smaller copy.", 1, place)


SHARPNESS = [
    ([low("The picture has 249 pixels an inch; at least 250 are wanted.")], (617, 862)),
    ([], (620, 866)),
    ([low("The picture has 250 x 200 pixels an inch; at least 250 are wanted.")], (620, 693)),
    ([], (1116, 1559)),
    ([high("The picture has 452 pixels an inch; more than 450 only make the file larger.")], (1120, 1565)),
]


@pytest.mark.parametrize(("expected", "pixels"), SHARPNESS)
def test_a_picture_has_from_250_to_450_pixels_an_inch(
    expected: list[Defect], pixels: tuple[int, int], tmp_path: Path
) -> None:
    assert expected == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), with_picture(jpeg(*pixels))))


@pytest.mark.parametrize(
    ("expected", "pixels"),
    [([], (250, 349)), ([low("The picture has 99 pixels an inch; at least 100 are wanted.")], (245, 342))],
)
def test_a_page_to_read_may_have_coarser_pictures(
    expected: list[Defect], pixels: tuple[int, int], tmp_path: Path
) -> None:
    assert expected == found(spoilt(page_file(tmp_path / "page.pdf"), with_picture(jpeg(*pixels))))


def test_a_coarse_picture_in_a_shop_file_is_an_error(tmp_path: Path) -> None:
    def halve(pdf: Pdf) -> None:
        drawn(pdf, b"q 180 0 0 249 0 0 cm /Half Do Q")
        resource(pdf, "/XObject", "/Half", picture_stream(pdf, jpeg(400, 553)))

    fact = "The picture has 160 pixels an inch; at least 250 are wanted."
    expected = low(fact, Box(0.0, 6.16, 63.5, 87.84), Severity.ERROR)
    assert [expected] == found(spoilt(shop_file(tmp_path / "cards.pdf"), halve))


def test_a_picture_that_lies_turned_and_mirrored_is_measured_along_its_own_sides(tmp_path: Path) -> None:
    def turn(pdf: Pdf) -> None:
        resource(pdf, "/XObject", "/More", picture_stream(pdf, jpeg(400, 1000)))
        drawn(pdf, b"q 0 288 144 0 72 72 cm -1 0 0 1 1 0 cm /More Do Q")

    fact = "The picture has 100 x 500 pixels an inch; at least 250 are wanted."
    lies = Box(25.4, 170.0, 50.8, 101.6)
    too_fine = "The picture has 100 x 500 pixels an inch; more than 450 only make the file larger."
    expected = [low(fact, lies), high(too_fine, lies)]
    assert expected == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), turn))


def test_a_picture_in_nested_forms_is_found_where_it_is_seen(tmp_path: Path) -> None:
    def nest(pdf: Pdf) -> None:
        picture = picture_stream(pdf, jpeg(100, 100))
        half = b"0.5 0 0 0.5 0 0 cm /P Do"
        inner = form(pdf, half, (0, 0, 1, 1), P=picture)
        other = form(pdf, half, (0, 0, 1, 1), P=picture_stream(pdf, jpeg(101, 101)))
        outer = form(pdf, b"q 72 0 0 72 0 0 cm /F Do Q /F Do /G Do", (0, 0, 72, 72), F=inner, G=other)
        resource(pdf, "/XObject", "/Outer", outer)
        drawn(pdf, b"q 2 0 0 2 72 72 cm /Outer Do Q")

    (defect, finer) = found(spoilt(sheet_file(tmp_path / "sheet.pdf"), nest))
    assert low("The picture has 100 pixels an inch; at least 250 are wanted.", Box(25.4, 246.2, 25.4, 25.4)) == defect
    assert finer.code is Code.PPI_HIGH
    assert Box(25.4, 271.25, 0.35, 0.35) == finer.place


def test_a_picture_that_a_larger_place_needs_is_not_too_fine_for_a_small_one(tmp_path: Path) -> None:
    def twice(pdf: Pdf) -> None:
        resource(pdf, "/XObject", "/More", picture_stream(pdf, jpeg(300, 300)))
        drawn(pdf, b"q 72 0 0 72 72 72 cm /More Do Q q 20 0 0 20 72 200 cm /More Do Q")

    assert found(spoilt(sheet_file(tmp_path / "sheet.pdf"), twice)) == []


def form(pdf: Pdf, orders: bytes, frame: tuple[float, ...], **pictures: object) -> object:
    return pdf.make_stream(
        orders,
        Type=Name.XObject,
        Subtype=Name.Form,
        BBox=Array(frame),
        Resources=Dictionary(XObject=Dictionary(**pictures)),
    )


def test_what_a_clip_cuts_away_is_not_measured(tmp_path: Path) -> None:
    def cut(pdf: Pdf) -> None:
        resource(pdf, "/XObject", "/More", picture_stream(pdf, jpeg(100, 100)))
        drawn(pdf, b"q 0 0 72 72 re W n 300 0 0 300 72 72 cm /More Do Q")
        drawn(pdf, b"q 72 72 144 36 re W* n 300 0 0 300 72 72 cm /More Do Q")
        drawn(pdf, b"300 0 0 300 1000 72 cm /More Do")

    fact = "The picture has 24 pixels an inch; at least 250 are wanted."
    assert [low(fact, Box(25.4, 258.9, 50.8, 12.7))] == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), cut))


def test_one_picture_on_many_pages_is_told_once(tmp_path: Path) -> None:
    def repeat(pdf: Pdf) -> None:
        with_picture(jpeg(100, 140))(pdf)
        pdf.pages.append(pdf.pages[0])

    expected = low("The picture has 40 pixels an inch, here and on 1 more page; at least 100 are wanted.")
    assert [expected] == found(spoilt(page_file(tmp_path / "page.pdf"), repeat))


def test_a_stencil_may_be_as_fine_as_it_likes(tmp_path: Path) -> None:
    def stencil(pdf: Pdf) -> None:
        dots = pdf.make_stream(
            bytes(250 * 2000),
            Subtype=Name.Image,
            Width=2000,
            Height=2000,
            BitsPerComponent=1,
            ImageMask=True,
        )
        resource(pdf, "/XObject", "/Dots", dots)
        drawn(pdf, b"72 0 0 72 72 72 cm /Dots Do")

    assert not found(spoilt(page_file(tmp_path / "page.pdf"), stencil))


def test_a_small_picture_among_the_orders_is_measured(tmp_path: Path) -> None:
    path = spoilt(
        page_file(tmp_path / "page.pdf"),
        lambda pdf: drawn(pdf, b"q 72 0 0 72 72 72 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q"),
    )
    expected = low("The picture has 2 pixels an inch; at least 100 are wanted.", Box(25.4, 246.2, 25.4, 25.4))
    assert [expected] == found(path)


@pytest.mark.parametrize("bleed", [Bleed.MIRROR, Bleed.IMAGE])
def test_a_mirrored_bleed_does_not_make_its_picture_coarser(bleed: Bleed, tmp_path: Path) -> None:
    items = card_items(Printed(FRONT, 63 / 88, 0, bleed, 3), Slot(Box(20, 20, 88, 63), 90))
    document = Document("Cards", "en", (Page(210, 297, items),), actual_size=True)
    assert not found(written(tmp_path / "sheet.pdf", document, jpeg(622, 869)), Purpose.SHEET)


def seen_through(fact: str, place: Box, severity: Severity = Severity.ERROR) -> Defect:
    return Defect(Code.TRANSPARENCY, severity, fact, FLATTEN, 1, place)


def under(settings: Dictionary, orders: bytes) -> Change:
    def change(pdf: Pdf) -> None:
        resource(pdf, "/ExtGState", "/Odd", settings)
        drawn(pdf, b"q /Odd gs " + orders + b" Q")

    return change


FILL = b"72 72 72 72 re f"
FILLED = Box(25.4, 246.2, 25.4, 25.4)
EFFECTS = {
    "half the opacity of fills": (
        "The page draws with 50% opacity (ca).",
        under(Dictionary(ca=0.5), FILL),
        FILLED,
    ),
    "half the opacity of lines": (
        "The page draws with 50% opacity (ca).",
        under(Dictionary(CA=0.5, ca=1), b"72 72 72 72 re S"),
        FILLED,
    ),
    "a blend mode": (
        "The page draws with the blend mode Multiply.",
        under(Dictionary(BM=Name.Multiply), FILL),
        FILLED,
    ),
    "a soft mask": (
        "The page draws with a soft mask (SMask).",
        under(Dictionary(SMask=Dictionary(S=Name.Luminosity)), FILL),
        FILLED,
    ),
    "transparent letters": (
        "The page draws with 25% opacity (ca).",
        under(Dictionary(ca=0.25), b"BT /F2+0 9 Tf 72 72 Td (a) Tj ET"),
        Box(25.4, 271.6, 0.0, 0.0),
    ),
}


@pytest.mark.parametrize(("fact", "change", "place"), EFFECTS.values(), ids=EFFECTS)
def test_transparency_is_found_where_it_is_drawn(fact: str, change: Change, place: Box, tmp_path: Path) -> None:
    assert [seen_through(fact, place)] == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change))


@pytest.mark.parametrize(
    "change",
    [
        under(Dictionary(ca=1, CA=1, BM=Name.Normal, SMask=Name("/None")), FILL),
        under(Dictionary(ca=0.5), b""),
        under(Dictionary(ca=0.5), b"Q q " + FILL),
    ],
)
def test_settings_that_change_nothing_one_sees_are_no_fault(change: Change, tmp_path: Path) -> None:
    assert not found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change))


def test_an_alpha_channel_is_found_and_a_page_to_read_may_have_one_with_a_warning(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        mask = picture_stream(pdf, jpeg(744, 1039, "L"))
        with_picture(jpeg(), SMask=mask)(pdf)

    fact = "The picture has an alpha channel (SMask)."
    assert [seen_through(fact, HERE)] == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change))
    page = spoilt(page_file(tmp_path / "page.pdf"), change)
    assert [seen_through(fact, HERE, Severity.WARNING)] == found(page)


def broken(fact: str) -> Defect:
    way_out = "Copy the picture again from where it came, and make the file again."
    return Defect(Code.PICTURE_DAMAGED, Severity.ERROR, f"The picture is damaged: {fact}", way_out, 1, HERE)


AT_SIGHT = {
    "half a picture": (with_picture(jpeg()[:5000], Width=744, Height=1039), "It breaks off before its end."),
    "another size than said": (
        with_picture(jpeg(), Width=745),
        "It is 744 x 1039 pixels, and the file says 745 x 1039.",
    ),
    "other colours than said": (
        with_picture(jpeg(744, 1039, "CMYK"), ColorSpace=Name.DeviceRGB),
        "It has 4 colours a pixel, and the file says 3.",
    ),
}


def half(picture: bytes) -> bytes:
    return picture[: len(picture) // 2] + b"\xff\xd9"


def flipped(picture: bytes) -> bytes:
    return b"".join((picture[:-900], bytes(byte ^ 0x55 for byte in picture[-900:-20]), picture[-20:]))


@pytest.mark.parametrize("spoil", [half, flipped])
def test_damage_inside_a_picture_is_found_by_decoding_it(spoil: object, tmp_path: Path) -> None:
    assert callable(spoil)
    path = spoilt(sheet_file(tmp_path / "sheet.pdf"), with_picture(spoil(jpeg(quality=95))))
    assert not found(path)
    expected = broken("It cannot be decoded to its end.")
    assert [expected] == [rounded(defect) for defect in examine_thoroughly(path).defects]


@pytest.mark.parametrize(("change", "fact"), AT_SIGHT.values(), ids=AT_SIGHT)
def test_a_picture_that_breaks_off_or_is_not_what_it_says_is_found_at_sight(
    change: Change, fact: str, tmp_path: Path
) -> None:
    damage = [defect for defect in found(spoilt(sheet_file(tmp_path / "sheet.pdf"), change)) if defect.page]
    assert [broken(fact)] == [defect for defect in damage if defect.severity is Severity.ERROR]


def test_a_picture_of_plain_pixels_that_breaks_off_is_found_by_unpacking_it(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        few = pdf.make_stream(
            bytes(1000),
            Subtype=Name.Image,
            Width=744,
            Height=1039,
            BitsPerComponent=8,
            ColorSpace=Name.DeviceGray,
        )
        resource(pdf, "/XObject", "/More", few)
        drawn(pdf, b"178.5827 0 0 249.4488 283.4646 283.4646 cm /More Do")

    path = spoilt(sheet_file(tmp_path / "sheet.pdf"), change)
    expected = broken("It breaks off before its end.")
    assert [expected] == [rounded(defect) for defect in examine_thoroughly(path).defects]
