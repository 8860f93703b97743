from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Encryption, Name, Pdf

from dixit_pbem.errors import NotFound
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.examination import examine
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import found, jpeg, page_file, sheet_file, shop_file, spoilt, two_sided_file

AGAIN = "Make the file again, or fetch a fresh copy of it."


def error(code: Code, fact: str, way_out: str) -> Defect:
    return Defect(code, Severity.ERROR, fact, way_out)


NO_PDF = {
    "nothing": (b"", "The file is empty.", AGAIN),
    "words": (b"Dear printer,", "The file is not a PDF.", "Give the path of a PDF."),
    "a PNG": (b"\x89PNG\r\n\x1a\n", "The file is a PNG picture, whatever its name says.", "Give the path of a PDF."),
    "a JPEG": (jpeg(), "The file is a JPEG picture, whatever its name says.", "Give the path of a PDF."),
    "zeroes": (bytes(5000), "The file is not a PDF.", "Give the path of a PDF."),
}


@pytest.mark.parametrize(("content", "fact", "way_out"), NO_PDF.values(), ids=NO_PDF)
def test_what_is_no_pdf_is_told_in_words(content: bytes, fact: str, way_out: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(content)
    assert [error(Code.NOT_A_PDF, fact, way_out)] == found(path)


PAGES_IN_PAGES = (
    b"%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
    b"2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj\ntrailer<</Root 1 0 R>>"
)


@pytest.mark.parametrize("content", [b"%PDF-1.7\n", PAGES_IN_PAGES])
def test_a_pdf_whose_pages_cannot_be_found_is_damaged(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(content)
    assert [error(Code.DAMAGED, "The file is damaged beyond reading.", AGAIN)] == found(path)


def test_a_pdf_without_pages_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    with Pdf.new() as pdf:
        pdf.save(path)
    assert [error(Code.DAMAGED, "The file has no pages.", AGAIN)] == found(path)


def test_a_file_that_lost_its_end_is_damaged_though_it_can_be_read(tmp_path: Path) -> None:
    path = page_file(tmp_path / "page.pdf")
    path.write_bytes(path.read_bytes()[:-300])
    damage = next(defect for defect in found(path) if defect.code is Code.DAMAGED)
    assert "had to be mended to read it." in damage.fact
    assert damage.way_out == AGAIN


def test_a_file_with_a_password_is_told_so(tmp_path: Path) -> None:
    path = page_file(tmp_path / "page.pdf")
    with Pdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, encryption=Encryption(owner="secret", user="secret"))
    expected = "The file is locked with a password."
    assert [error(Code.ENCRYPTED, expected, "Save a copy without a password and check that.")] == found(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFound) as caught:
        examine(tmp_path / "cards.pdf")
    assert f"{tmp_path / 'cards.pdf'}: there is no such file. Give the path of a PDF." == str(caught.value)


def test_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFound) as caught:
        examine(tmp_path)
    assert f"{tmp_path} is a folder or a device, not a file. Give the path of a PDF." == str(caught.value)


@pytest.mark.parametrize(
    ("purpose", "make"),
    [
        (Purpose.SHOP, shop_file),
        (Purpose.SHEET, sheet_file),
        (Purpose.SHEET, two_sided_file),
        (Purpose.PAGE, page_file),
    ],
)
def test_a_clean_file_shows_what_it_is_for_and_has_no_fault(purpose: Purpose, make: object, tmp_path: Path) -> None:
    assert callable(make)
    report = examine(make(tmp_path / "file.pdf"))
    assert (purpose, ()) == (report.purpose, report.defects)


def test_a_card_without_boxes_is_still_taken_for_a_shop_file(tmp_path: Path) -> None:
    def strip(pdf: Pdf) -> None:
        for page in pdf.pages:
            del page.obj.TrimBox
            del page.obj.BleedBox

    assert examine(spoilt(shop_file(tmp_path / "cards.pdf"), strip)).purpose is Purpose.SHOP


def test_a_file_with_our_mark_is_what_the_mark_says(tmp_path: Path) -> None:
    def mark(pdf: Pdf) -> None:
        pdf.Root.DixitPbemKind = Name.sheet

    report = examine(spoilt(page_file(tmp_path / "page.pdf"), mark))
    assert report.purpose is Purpose.SHEET
    assert {Code.PRINT_SCALING} == {defect.code for defect in report.defects}


def test_a_person_knows_better_than_the_file(tmp_path: Path) -> None:
    report = examine(page_file(tmp_path / "page.pdf"), Purpose.SHOP)
    assert report.purpose is Purpose.SHOP
    assert {Code.TRIM_MISSING, Code.BLEED_MISSING} == {defect.code for defect in report.defects}


def test_entries_of_the_wrong_type_are_no_traceback(tmp_path: Path) -> None:
    def muddle(pdf: Pdf) -> None:
        page = pdf.pages[0].obj
        page.Resources = Dictionary(XObject=Array([1]), Font=3, ExtGState=Dictionary(G=Name.G), ColorSpace=Name.X)
        page.Rotate = Name.Up
        page.TrimBox = Dictionary()
        page.Contents = Array([pdf.make_stream(b"/G gs /G cs (x) Do /F Tf (a) cm [1] Tj 1 re W n ET Q Q BT ' /P sh")])
        pdf.Root.OutputIntents = Dictionary(DestOutputProfile=7)
        pdf.Root.ViewerPreferences = Array([])
        pdf.Root.Metadata = Name.None_
        pdf.trailer.Info = Array([])

    path = spoilt(page_file(tmp_path / "page.pdf"), muddle)
    expected = Defect(Code.BOX_IMPOSSIBLE, Severity.ERROR, "Its TrimBox is no rectangle.", "Make the file again.", 1)
    assert expected in found(path, Purpose.PAGE)
