"""The preflight on what the program makes itself, and on what befalls it."""

from itertools import product
from pathlib import Path

import pytest
from pikepdf import Name, Pdf

from dixit_pbem.layout.bleed import Bleed
from dixit_pbem.layout.impose import STRAIGHT, Backs, Imposition, Nudge
from dixit_pbem.layout.marks import Marks
from dixit_pbem.layout.paper import PAPERS, Size
from dixit_pbem.paper.home_sheets import Printing, SheetCard, SheetDeck, write_sheets
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.examination import examine_thoroughly
from dixit_pbem.paper.preflight.report import Code, Report
from tests.paper.printed_files import found, jpeg, spoilt

CARD = Size(63, 88)


def sheets(
    folder: Path, printing: Printing, *, back: bytes = b"", own_bleed: float = 0.0, cards: int = 11, card: Size = CARD
) -> Path:
    """Home sheets of so many cards of one picture."""
    front, behind = folder / "front.jpg", folder / "back.jpg"
    around = card.grown(own_bleed)
    front.write_bytes(jpeg(round(around.width * 12), round(around.height * 12)))
    behind.write_bytes(back)
    deck = SheetDeck("Dreams", (SheetCard(front, behind if back else None),) * cards, card, own_bleed)
    write_sheets([deck], folder / "sheets.pdf", printing=printing)
    return folder / "sheets.pdf"


def report(path: Path) -> Report:
    return examine_thoroughly(path)


@pytest.mark.parametrize(
    ("backs", "bleed", "own_bleed"), list(product(Backs, Bleed, (0.0, 3.0))), ids=lambda value: str(value)
)
@pytest.mark.long
def test_home_sheets_have_no_fault(backs: Backs, bleed: Bleed, own_bleed: float, tmp_path: Path) -> None:
    printing = Printing(Imposition(backs=backs), bleed=bleed)
    seen = report(sheets(tmp_path, printing, own_bleed=own_bleed, back=jpeg(760, 1060)))
    assert seen.purpose is Purpose.SHEET
    assert not seen.defects


@pytest.mark.parametrize("paper", [PAPERS["letter"], PAPERS["a3"].turned, PAPERS["a4"].turned], ids=str)
@pytest.mark.parametrize("backs", [Backs.LONG, Backs.SHORT])
@pytest.mark.parametrize("marks", Marks)
@pytest.mark.parametrize("card", [CARD, Size(80, 120)], ids=str)
@pytest.mark.long
def test_backs_meet_their_fronts_on_any_paper(
    paper: Size, backs: Backs, marks: Marks, card: Size, tmp_path: Path
) -> None:
    printing = Printing(Imposition(paper=paper, backs=backs), marks=marks, bleed=Bleed.MIRROR)
    assert not report(sheets(tmp_path, printing, card=card)).defects


def test_a_printers_own_offset_is_told_as_such(tmp_path: Path) -> None:
    printing = Printing(Imposition(backs=Backs.LONG), nudge=Nudge(1.2, -0.5, 0.3))
    defects = report(sheets(tmp_path, printing)).defects
    assert {Code.BACK_SHIFTED} == {defect.code for defect in defects}
    fact = "All backs lie +1.20 mm across and -0.50 mm down from their fronts, turned by +0.30 degrees clockwise."
    assert {fact} == {defect.fact for defect in defects}


def test_backs_printed_for_the_other_edge_are_found(tmp_path: Path) -> None:
    def other_edge(pdf: Pdf) -> None:
        pdf.Root.ViewerPreferences.Duplex = Name.DuplexFlipShortEdge

    path = sheets(tmp_path, Printing(Imposition(backs=Backs.LONG)), cards=2)
    assert {Code.BACK_MISSING, Code.BACK_OFF} == {defect.code for defect in found(spoilt(path, other_edge))}


def test_a_lost_back_page_is_found(tmp_path: Path) -> None:
    def lose(pdf: Pdf) -> None:
        del pdf.pages[1]

    path = sheets(tmp_path, Printing(Imposition(backs=Backs.LONG), nudge=STRAIGHT))
    assert Code.BACK_MISSING in {defect.code for defect in found(spoilt(path, lose))}
