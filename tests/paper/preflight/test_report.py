import json
from pathlib import Path

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.report import Code, Defect, Report, Severity, as_json, as_text

LOW = Defect(
    Code.PPI_LOW,
    Severity.WARNING,
    "The picture has 100 pixels an inch; at least 250 are wanted.",
    "Use a larger picture.",
    3,
    Box(12.346, 30, 63, 88),
)
SCALED = Defect(Code.PRINT_SCALING, Severity.ERROR, "Printers shrink the cards.", "Make the file again.")
TRIM = Defect(Code.TRIM_MISSING, Severity.ERROR, "The page has no TrimBox.", "Make the file again.", 2)


def test_a_person_reads_where_what_and_what_to_do() -> None:
    expected = (
        "error: file: Printers shrink the cards. Make the file again.\n"
        "error: page 2: The page has no TrimBox. Make the file again.\n"
        "warning: page 3 at 12.3, 30.0 mm: The picture has 100 pixels an inch; at least 250 are wanted. "
        "Use a larger picture.\n"
        "cards.pdf: 3 pages, 2 errors, 1 warning."
    )
    assert expected == as_text(Report("cards.pdf", Purpose.SHEET, 3, (SCALED, TRIM, LOW)))


def test_a_file_without_faults_is_one_line() -> None:
    assert as_text(Report("cards.pdf", Purpose.SHOP, 1, ())) == "cards.pdf: 1 page, nothing found."


def test_a_script_reads_the_same() -> None:
    expected = {
        "file": "cards.pdf",
        "kind": "sheet",
        "pages": 3,
        "errors": 1,
        "warnings": 1,
        "findings": [
            {
                "code": "print-scaling",
                "severity": "error",
                "page": None,
                "place": None,
                "fact": "Printers shrink the cards.",
                "way_out": "Make the file again.",
            },
            {
                "code": "ppi-low",
                "severity": "warning",
                "page": 3,
                "place": {"x": 12.35, "y": 30, "width": 63, "height": 88},
                "fact": "The picture has 100 pixels an inch; at least 250 are wanted.",
                "way_out": "Use a larger picture.",
            },
        ],
    }
    assert expected == json.loads(as_json(Report("cards.pdf", Purpose.SHEET, 3, (SCALED, LOW))))


def test_every_finding_ends_in_sentences(tmp_path: Path) -> None:
    for defect in (LOW, SCALED, TRIM):
        assert str(defect).endswith(".")
