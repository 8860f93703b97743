"""Printers by name, and the page they are measured by."""

from dataclasses import replace

import pytest

from dixit_pbem.errors import BadFile, Mistake, NotFound
from dixit_pbem.layout.impose import Nudge
from dixit_pbem.layout.items import Align, Line, Text
from dixit_pbem.layout.paper import A4, PAPERS
from dixit_pbem.layout.printer_page import millimetres_per_degree, printer_pages
from dixit_pbem.paper.fonts import measure
from dixit_pbem.paper.printers import printer, printers_file
from tests.layout.samples import as_lines

EXAMPLE = "office: {across: 1.5 mm, down: -0.5 mm, turn: 0.2 degrees}"


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Writes the file of printers."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def write(text):
        printers_file().parent.mkdir()
        printers_file().write_text(text, encoding="utf-8")

    return write


def test_the_printers_stand_in_the_configuration_folder(written, tmp_path):
    assert printers_file() == tmp_path / "dixit-pbem" / "printers.yaml"


def test_without_such_a_folder_they_stand_in_the_home_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert printers_file() == tmp_path / ".config" / "dixit-pbem" / "printers.yaml"


@pytest.mark.parametrize(
    ("nudge", "entry"),
    [
        (Nudge(1.5, -0.5, 0.2), EXAMPLE),
        (Nudge(1.5, -0.5, 0.2), "office: {across: 1.5, down: -0.5, turn: 0.2°}"),
        (Nudge(1.5, -0.5), "office:\n  across: '+1,5mm'\n  down: -0.5 mm\n"),
        (Nudge(0, 2), "home: {across: 9}\noffice: {down: 2}"),
    ],
)
def test_a_printer_is_as_far_off_as_its_entry_says(written, nudge, entry):
    written(entry)
    assert nudge == printer("office")


@pytest.mark.parametrize(
    ("problem", "entry"),
    [
        (f"'across' must be a number from -20 to 20, as in {EXAMPLE}", "office: {across: far}"),
        (f"'down' must be a number from -20 to 20, as in {EXAMPLE}", "office: {down: 20.5}"),
        (f"'turn' must be a number from -5 to 5, as in {EXAMPLE}", "office: {turn: -6}"),
        (f"'across' must be a number from -20 to 20, as in {EXAMPLE}", "office: {across: [1]}"),
        ("There is no key 'rotation' here. There are: across, down, turn.", "office: {rotation: 1}"),
    ],
)
def test_an_entry_that_makes_no_sense_is_told_with_its_line(written, problem, entry):
    written(f"home: {{across: 1}}\n{entry}\n")
    with pytest.raises(BadFile) as refusal:
        printer("home")
    assert str(refusal.value) == f"{printers_file()}:2: {problem}"


def test_a_printer_that_is_not_there_is_told_with_a_way_out(written):
    way_out = f"Print 'dixit-pbem print test-page', read it off, and add a line like this: {EXAMPLE}"
    with pytest.raises(NotFound) as refusal:
        printer("office")
    assert str(refusal.value) == f"{printers_file()} has no printer 'office'. {way_out}"
    written(EXAMPLE)
    with pytest.raises(NotFound) as refusal:
        printer("ofice")
    assert str(refusal.value) == f"{printers_file()} has no printer 'ofice'. Did you mean 'office'? {way_out}"


def lines(page):
    return [item for item in page.items if isinstance(item, Line)]


def crossing(one, other):
    """Where two lines meet."""
    run = (one.x2 - one.x1, one.y2 - one.y1)
    across = (other.x2 - other.x1, other.y2 - other.y1)
    share = ((other.x1 - one.x1) * across[1] - (other.y1 - one.y1) * across[0]) / (
        run[0] * across[1] - run[1] * across[0]
    )
    return one.x1 + share * run[0], one.y1 + share * run[1]


@pytest.mark.parametrize("paper", [A4, PAPERS["letter"], PAPERS["a3"]])
@pytest.mark.parametrize(
    ("x", "left", "right"), [(0, 0, 0), (1.4, -0.8, -0.8), (-4.6, 3, 3), (0, -0.2, 0.2), (2, 1, 0.2)]
)
def test_what_is_read_off_the_test_page_is_what_the_profile_must_say(paper, x, left, right):
    """The front's lines lie on the back as far off as the profile that would bring the scales under them."""
    _, back = printer_pages(paper, measure)
    slanted = [line for line in lines(back) if line.x1 != line.x2 and line.y1 != line.y2]
    upright_scale, left_scale, right_scale = slanted
    middle_x, middle_y = paper.width / 2, paper.height / 2
    apart = right_scale.x1 - left_scale.x1
    slope = (right - left) / apart
    level = Line(0, middle_y + (left + right) / 2 - slope * middle_x, paper.width, 0)
    level = replace(level, y2=level.y1 + slope * paper.width)
    at = [
        crossing(upright_scale, Line(middle_x + x, 0, middle_x + x, paper.height))[1] - middle_y,
        crossing(left_scale, level)[0] - (left_scale.x1 + left_scale.x2) / 2,
        crossing(right_scale, level)[0] - (right_scale.x1 + right_scale.x2) / 2,
    ]
    assert [value / 5 for value in at] == pytest.approx([x, left, right], abs=0.1)
    assert (right - left) / millimetres_per_degree(paper) == pytest.approx(slope * 57.29578)


def test_each_number_of_a_scale_stands_at_its_millimetre():
    _, back = printer_pages(A4, measure)
    numbers = {item.y: item.text for item in back.items if isinstance(item, Text) and item.x < 118 and item.x > 100}
    read = {round((y - 1 - 148.5) / 5): text for y, text in numbers.items() if text.lstrip("+−").isdigit()}
    assert read == {value: f"{value:+d}".replace("-", "−").replace("+0", "0") for value in range(-5, 6)}


def test_the_cross_on_the_front_stands_in_the_middle_whichever_way_the_sheet_is_turned():
    front, _ = printer_pages(A4, measure)
    level, upright = [
        line for line in lines(front) if line.width == 0.2 and max(abs(line.x2 - line.x1), abs(line.y2 - line.y1)) > 60
    ]
    assert (level.y1, level.x1 + level.x2) == (148.5, 210)
    assert (upright.x1, upright.y1 + upright.y2) == (105, 297)


def test_paper_too_small_for_the_scales_is_refused():
    with pytest.raises(Mistake) as refusal:
        printer_pages(PAPERS["a5"], measure)
    assert str(refusal.value) == "The scales of the test page do not fit on A5: print it on A4 or Letter."


def test_the_test_page_is_drawn_as_it_was(golden):
    from dixit_pbem.layout.items import Document, Sides

    document = Document("Printer test page", "en", printer_pages(A4, measure), actual_size=True, sides=Sides.LONG_EDGE)
    golden("sheets/printer-page.txt", as_lines(document))
    assert {item.align for page in document.pages for item in page.items if isinstance(item, Text)} == set(Align)
