from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Encryption, Name, Pdf, Permissions

from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import Change, found, page_file, sheet_file, spoilt, two_sided_file

SCALED = Defect(
    Code.PRINT_SCALING,
    Severity.ERROR,
    "The file does not ask for its actual size (PrintScaling None): printers shrink the cards.",
    "Make the file again with 'deck sheet', and print it at 100%.",
)
NO_DUPLEX = Defect(
    Code.DUPLEX_MISSING,
    Severity.WARNING,
    "The file does not say on which sides of the paper it is printed (Duplex).",
    "Choose one side or the right flip in the printer's dialogue, or make the file again with 'deck sheet'.",
)


def wish(key: str, value: str) -> Change:
    return lambda pdf: pdf.Root.ViewerPreferences.__setitem__(key, Name(value))


def no_wish(key: str) -> Change:
    return lambda pdf: pdf.Root.ViewerPreferences.__delitem__(key)


def no_wishes(pdf: Pdf) -> None:
    del pdf.Root.ViewerPreferences


WISHES = {
    "no PrintScaling": (no_wish("/PrintScaling"), [SCALED]),
    "PrintScaling AppDefault": (wish("/PrintScaling", "/AppDefault"), [SCALED]),
    "no Duplex": (no_wish("/Duplex"), [NO_DUPLEX]),
    "no wishes at all": (no_wishes, [SCALED, NO_DUPLEX]),
    "a Duplex of its own": (
        wish("/Duplex", "/Both"),
        [
            Defect(
                Code.DUPLEX_ODD,
                Severity.ERROR,
                "The file asks for the duplex mode 'Both', which no printer knows.",
                "Make the file again with 'deck sheet', and print it at 100%.",
            )
        ],
    ),
}


@pytest.mark.parametrize(("change", "expected"), WISHES.values(), ids=WISHES)
def test_a_home_sheet_asks_for_its_size_and_its_sides(change: Change, expected: list[Defect], tmp_path: Path) -> None:
    assert expected == found(spoilt(two_sided_file(tmp_path / "sheet.pdf"), change), Purpose.SHEET)


def test_a_sheet_of_one_page_needs_no_duplex(tmp_path: Path) -> None:
    assert not found(spoilt(sheet_file(tmp_path / "sheet.pdf"), no_wish("/Duplex")))


def test_a_sheet_is_known_by_its_sides_when_it_lost_its_size(tmp_path: Path) -> None:
    expected = [SCALED]
    assert expected == found(spoilt(sheet_file(tmp_path / "sheet.pdf"), no_wish("/PrintScaling")))


def test_a_page_to_read_may_be_scaled(tmp_path: Path) -> None:
    def scale(pdf: Pdf) -> None:
        pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name.AppDefault)

    assert not found(spoilt(page_file(tmp_path / "page.pdf"), scale))


@pytest.mark.parametrize("name", ["/ASCII85Decode", "/ASCIIHexDecode"])
def test_streams_kept_as_text_are_counted(name: str, tmp_path: Path) -> None:
    content = {"/ASCII85Decode": b"~>", "/ASCIIHexDecode": b">"}[name]

    def add(pdf: Pdf) -> None:
        for page in pdf.pages:
            page.obj.Contents = Array([page.obj.Contents, pdf.make_stream(content, Filter=Name(name))])

    expected = Defect(
        Code.ASCII_FILTER,
        Severity.WARNING,
        "The file keeps 2 streams as text (ASCII85 or hexadecimal), which makes it at least a quarter larger.",
        "Make the file again without ASCII filters.",
    )
    assert [expected] == found(spoilt(two_sided_file(tmp_path / "sheet.pdf"), add))


def test_a_file_that_forbids_printing_is_found(tmp_path: Path) -> None:
    path = page_file(tmp_path / "page.pdf")
    protection = Encryption(owner="secret", user="", allow=Permissions(print_highres=False))
    with Pdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, encryption=protection)
    expected = Defect(
        Code.ENCRYPTED,
        Severity.ERROR,
        "The file is encrypted: print shops refuse it, and printing may be forbidden.",
        "Save a copy without protection.",
    )
    assert [expected] == found(path)
