from dataclasses import replace
from math import cos, radians, sin
from pathlib import Path

import pytest
from pikepdf import Name, Pdf

from dixit_pbem.layout.items import Box, Document, Page, PlaceImage, Shape, Sides
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import BEHIND, FRONT, SLOTS, drawn, found, jpeg, spoilt, two_sided_file, written

FLIP = "Make the file again with the flip of your printer: 'deck sheet --backs long' or 'short'."
OVER_THE_TOP = tuple(Box(slot.x, 297 - slot.bottom, slot.width, slot.height) for slot in SLOTS)


def moved(boxes: tuple[Box, ...], x: float, y: float) -> tuple[Box, ...]:
    return tuple(replace(box, x=box.x + x, y=box.y + y) for box in boxes)


def missing(fact: str, place: Box | None, page: int = 1) -> Defect:
    return Defect(Code.BACK_MISSING, Severity.ERROR, fact, FLIP, page, place)


def off(fact: str, place: Box | None) -> Defect:
    return Defect(Code.BACK_OFF, Severity.ERROR, fact, FLIP, 2, place)


def shifted(fact: str) -> Defect:
    way_out = "Leave it if your printer's profile asks for that; else make the file again without a profile."
    return Defect(Code.BACK_SHIFTED, Severity.WARNING, fact, way_out, 2)


BACKS = {
    "over the right edge": (BEHIND, Sides.LONG_EDGE, []),
    "over the top edge": (OVER_THE_TOP, Sides.SHORT_EDGE, []),
    "in another order": (BEHIND[::-1], Sides.LONG_EDGE, []),
    "a hair off": (moved(BEHIND, 0.09, 0), Sides.LONG_EDGE, []),
    "not mirrored": (
        SLOTS,
        Sides.LONG_EDGE,
        [
            missing("3 of 3 cards on this page have no back behind them; here is the first.", SLOTS[0]),
            off("3 of 3 backs on this page have no front before them; here is the first.", SLOTS[0]),
        ],
    ),
    "for the other flip": (
        BEHIND,
        Sides.SHORT_EDGE,
        [
            missing("3 of 3 cards on this page have no back behind them; here is the first.", SLOTS[0]),
            off("3 of 3 backs on this page have no front before them; here is the first.", BEHIND[1]),
        ],
    ),
    "one too few": (
        BEHIND[1:],
        Sides.LONG_EDGE,
        [missing("1 of 3 cards on this page have no back behind them; here is the first.", SLOTS[0])],
    ),
    "one too many": (
        (*BEHIND, Box(57, 120, 63, 88)),
        Sides.LONG_EDGE,
        [off("1 of 4 backs on this page have no front before them; here is the first.", Box(57, 120, 63, 88))],
    ),
    "none at all": (
        (),
        Sides.LONG_EDGE,
        [missing("3 of 3 cards on this page have no back behind them; here is the first.", SLOTS[0])],
    ),
    "one astray": (
        (BEHIND[0], BEHIND[1], *moved(BEHIND[2:], 0.3, -0.4)),
        Sides.LONG_EDGE,
        [off("The middle of this back lies 0.50 mm off the middle of its front.", Box(158.8, 163.6, 0.0, 0.0))],
    ),
    "all of them by a printer's offset": (
        moved(BEHIND, 1.2, -0.5),
        Sides.LONG_EDGE,
        [shifted("All backs lie +1.20 mm across and -0.50 mm down from their fronts.")],
    ),
    "all of them by more than any printer is off": (
        moved(BEHIND, 6, 0),
        Sides.LONG_EDGE,
        [off("The middle of this back lies 6.00 mm off the middle of its front.", Box(164.5, 64.0, 0.0, 0.0))],
    ),
}


@pytest.mark.parametrize(("behind", "sides", "expected"), BACKS.values(), ids=BACKS)
def test_each_back_comes_behind_its_front(
    behind: tuple[Box, ...], sides: Sides, expected: list[Defect], tmp_path: Path
) -> None:
    assert expected == found(two_sided_file(tmp_path / "sheet.pdf", behind, sides))


def test_a_printers_turn_is_told_in_degrees(tmp_path: Path) -> None:
    def turn(pdf: Pdf) -> None:
        page = pdf.pages[1]
        angle, x, y = radians(-0.5), 105 * 72 / 25.4, 148.5 * 72 / 25.4
        about = (cos(angle), sin(angle), -sin(angle), cos(angle))
        to_middle = b"1 0 0 1 %f %f cm %f %f %f %f 0 0 cm 1 0 0 1 %f %f cm" % (x, y, *about, -x, -y)
        page.contents_add(b"q " + to_middle, prepend=True)
        page.contents_add(b"Q")

    fact = "All backs lie +0.00 mm across and +0.00 mm down from their fronts, turned by +0.50 degrees clockwise."
    assert [shifted(fact)] == found(spoilt(two_sided_file(tmp_path / "sheet.pdf"), turn))


def test_a_last_page_without_a_back_is_found(tmp_path: Path) -> None:
    def add(pdf: Pdf) -> None:
        pdf.pages.append(pdf.pages[0])

    fact = "The last page has no back page, and the file is to be printed on both sides."
    assert [missing(fact, None, 3)] == found(spoilt(two_sided_file(tmp_path / "sheet.pdf"), add))


def test_a_back_on_other_paper_is_found(tmp_path: Path) -> None:
    def change(pdf: Pdf) -> None:
        pdf.pages[1].obj.MediaBox = [0, 0, 612, 792]

    expected = off("The back page is not of the same size as page 1.", None)
    assert [expected] == found(spoilt(two_sided_file(tmp_path / "sheet.pdf"), change))


def test_on_paper_that_lies_the_long_edge_is_above(tmp_path: Path) -> None:
    front, behind = Box(20, 20, 63, 88), Box(20, 210 - 108, 63, 88)
    pages = tuple(Page(297, 210, (PlaceImage(FRONT, box),)) for box in (front, behind))
    document = Document("Cards", "en", pages, actual_size=True, sides=Sides.LONG_EDGE)
    assert not found(written(tmp_path / "sheet.pdf", document, jpeg()))


def test_a_plain_colour_is_a_back_as_well(tmp_path: Path) -> None:
    fronts = Page(210, 297, tuple(PlaceImage(FRONT, slot) for slot in SLOTS))
    backs = Page(210, 297, tuple(Shape(slot.grown(3), fill="#0b3355") for slot in BEHIND))
    document = Document("Cards", "en", (fronts, backs), actual_size=True, sides=Sides.LONG_EDGE)
    assert not found(written(tmp_path / "sheet.pdf", document, jpeg()))


def test_a_plain_page_below_everything_is_no_back(tmp_path: Path) -> None:
    path = two_sided_file(tmp_path / "sheet.pdf")
    assert not found(spoilt(path, lambda pdf: drawn(pdf, b"1 g 0 0 612 842 re f", 1)))


def test_a_file_for_one_side_is_not_held_against_its_neighbour(tmp_path: Path) -> None:
    def one_side(pdf: Pdf) -> None:
        pdf.Root.ViewerPreferences.Duplex = Name.Simplex

    assert not found(spoilt(two_sided_file(tmp_path / "sheet.pdf", SLOTS), one_side))
