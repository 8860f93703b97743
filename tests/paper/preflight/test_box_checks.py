from pathlib import Path

import pytest
from pikepdf import Array, Name, Pdf

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import Change, found, page_file, shop_file, spoilt, two_sided_file

POINT = 72 / 25.4
AGAIN = "Make the file again with 'deck export --for shop'."


def box(key: str, *millimetres: float) -> Change:
    """Write a box on the second page, from its lower left corner, in millimetres."""

    def change(pdf: Pdf) -> None:
        pdf.pages[1].obj[key] = Array([round(side * POINT, 4) for side in millimetres])

    return change


def without(key: str) -> Change:
    def change(pdf: Pdf) -> None:
        del pdf.pages[1].obj[key]

    return change


def error(code: Code, fact: str, way_out: str, place: Box | None = None) -> Defect:
    return Defect(code, Severity.ERROR, fact, way_out, 2, place)


def warning(code: Code, fact: str, place: Box) -> Defect:
    return Defect(code, Severity.WARNING, fact, AGAIN, 2, place)


FAULTS = {
    "no TrimBox": (
        without("/TrimBox"),
        [error(Code.TRIM_MISSING, "The page has no TrimBox, so the shop cannot know where to cut.", AGAIN)],
    ),
    "no BleedBox": (
        without("/BleedBox"),
        [
            error(
                Code.BLEED_MISSING,
                "The page has no BleedBox, so the shop cannot know how far the picture reaches beyond the cut.",
                AGAIN,
            )
        ],
    ),
    "a TrimBox without width": (
        box("/TrimBox", 3, 3, 3, 91),
        [error(Code.BOX_IMPOSSIBLE, "Its TrimBox is no rectangle.", "Make the file again.")],
    ),
    "a BleedBox of three numbers": (
        box("/BleedBox", 0, 0, 69),
        [error(Code.BOX_IMPOSSIBLE, "Its BleedBox is no rectangle.", "Make the file again.")],
    ),
    "a TrimBox beyond the BleedBox": (
        box("/TrimBox", -1, 3, 62, 91),
        [
            error(
                Code.BOX_IMPOSSIBLE,
                "Its TrimBox reaches out of its BleedBox.",
                "Make the file again.",
                Box(-1.0, 3.0, 63.0, 88.0),
            )
        ],
    ),
    "a bleed to three sides": (
        box("/TrimBox", 0, 3, 63, 91),
        [
            warning(
                Code.BLEED_UNEVEN,
                "The bleed differs from side to side: 0.00, 3.00, 6.00, 3.00 mm left, top, right and bottom.",
                Box(0.0, 3.0, 63.0, 88.0),
            ),
            warning(Code.BLEED_SMALL, "The bleed is 0.00 mm; shops ask for 3 mm.", Box(0.0, 3.0, 63.0, 88.0)),
        ],
    ),
    "a page that is larger than trim and bleed": (
        box("/MediaBox", 0, 0, 69.2, 94),
        [
            error(
                Code.PAGE_SIZE,
                "The page is 69.20 x 94.00 mm; trim and bleed together are 69.00 x 94.00 mm.",
                AGAIN,
                Box(0.0, 0.0, 69.0, 94.0),
            )
        ],
    ),
    "a card of another size": (
        box("/TrimBox", 3.1, 3, 65.9, 91),
        [
            error(
                Code.PAGE_SIZE,
                "The card is 62.80 x 88.00 mm here and 63.00 x 88.00 mm on page 1.",
                AGAIN,
                Box(3.1, 3.0, 62.8, 88.0),
            ),
            warning(
                Code.BLEED_UNEVEN,
                "The bleed differs from side to side: 3.10, 3.00, 3.10, 3.00 mm left, top, right and bottom.",
                Box(3.1, 3.0, 62.8, 88.0),
            ),
        ],
    ),
    "a page without a size": (
        box("/MediaBox", 0, 0, 0, 0),
        [error(Code.BOX_IMPOSSIBLE, "Its MediaBox is no rectangle.", "Make the file again.")],
    ),
}


@pytest.mark.parametrize(("change", "expected"), FAULTS.values(), ids=FAULTS)
def test_every_fault_of_a_shop_page_is_found(change: Change, expected: list[Defect], tmp_path: Path) -> None:
    path = spoilt(shop_file(tmp_path / "cards.pdf"), change)
    assert expected == [defect for defect in found(path, Purpose.SHOP) if defect.page == 2]


PAPERS = [
    ("The page is 209.90 x 297.04 mm; A4 is 210.00 x 297.00 mm.", (209.9, 297.04)),
    ("The page is 210.06 x 297.00 mm; A4 is 210.00 x 297.00 mm.", (210.06, 297)),
    ("The page is 296.00 x 210.00 mm; A4 is 297.00 x 210.00 mm.", (296, 210)),
    ("The page is 216.00 x 279.00 mm; Letter is 215.90 x 279.40 mm.", (216, 279)),
]


@pytest.mark.parametrize(("fact", "size"), PAPERS)
def test_a_page_that_is_not_quite_a_paper_is_found(fact: str, size: tuple[float, float], tmp_path: Path) -> None:
    path = spoilt(page_file(tmp_path / "page.pdf"), lambda pdf: box_of_first(pdf, size))
    way_out = "Make the file again for the paper that is in the printer."
    assert [Defect(Code.PAGE_SIZE, Severity.ERROR, fact, way_out, 1)] == found(path)


@pytest.mark.parametrize("size", [(210.04, 297), (297, 210), (215.9, 279.4), (420, 297), (200, 200), (130, 180)])
def test_a_paper_is_a_paper_either_way_up_and_another_size_is_its_owners_choice(
    size: tuple[float, float], tmp_path: Path
) -> None:
    path = spoilt(page_file(tmp_path / "page.pdf"), lambda pdf: box_of_first(pdf, size))
    assert not found(path, Purpose.PAGE)


def test_a_home_sheet_needs_no_boxes_but_those_it_has_must_be_possible(tmp_path: Path) -> None:
    path = spoilt(two_sided_file(tmp_path / "sheet.pdf"), box("/TrimBox", 3, 3, 211, 90))
    expected = error(
        Code.BOX_IMPOSSIBLE,
        "Its TrimBox reaches out of its MediaBox.",
        "Make the file again.",
        Box(3.0, 207.0, 208.0, 87.0),
    )
    assert [expected] == found(path, Purpose.SHEET)


def test_places_are_told_as_one_sees_the_page_when_it_is_turned(tmp_path: Path) -> None:
    def turn(pdf: Pdf) -> None:
        box("/TrimBox", -1, 3, 62, 91)(pdf)
        for page in pdf.pages:
            page.obj[Name.Rotate] = 90

    (defect,) = found(spoilt(shop_file(tmp_path / "cards.pdf"), turn))
    assert Box(3.0, -1.0, 88.0, 63.0) == defect.place


def test_a_page_in_larger_units_is_measured_in_them(tmp_path: Path) -> None:
    def halve(pdf: Pdf) -> None:
        box_of_first(pdf, (105, 148.5))
        pdf.pages[0].obj[Name.UserUnit] = 2

    assert not found(spoilt(page_file(tmp_path / "page.pdf"), halve), Purpose.PAGE)


def box_of_first(pdf: Pdf, size: tuple[float, float]) -> None:
    pdf.pages[0].obj[Name.MediaBox] = Array([0, 0, *(round(side * POINT, 4) for side in size)])
