"""What we rely on inside of ReportLab: where another version behaves otherwise, these tests say which and how."""

import io
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pikepdf
import pytest
import reportlab
from reportlab.pdfgen.canvas import Canvas

from dixit_pbem.paper.reportlab_file import CanvasFile

TRIED = ("4.2.0", "4.4.4", "5.1.0")
"""With these versions the module was tried; `pyproject.toml` asks for the first or a later one."""
DIFFERS = (
    f"ReportLab {reportlab.Version} behaves otherwise than {', '.join(TRIED)}, with which "
    "dixit_pbem/paper/reportlab_file.py was tried: see what it reaches for there, and add the version here."
)


@contextmanager
def differing() -> Iterator[None]:
    """Whatever fails in here is told of the version."""
    try:
        yield
    except Exception as problem:  # ReportLab may fail in any way where it has changed
        pytest.fail(f"{DIFFERS} {type(problem).__name__}: {problem}")


def blank() -> Canvas:
    return Canvas(io.BytesIO(), invariant=1, pageCompression=1, pdfVersion=(1, 7))


def opened(canvas: Canvas) -> pikepdf.Pdf:
    canvas.showPage()
    pdf = pikepdf.open(io.BytesIO(canvas.getpdfdata()))
    assert len(pdf.pages) == 1
    assert not pdf.get_warnings()
    return pdf


@differing()
def test_an_object_is_found_under_the_number_that_was_told() -> None:
    canvas = blank()
    file = CanvasFile(canvas)
    one, other = file.put("<</Said/one>>"), file.put_stream("/Said/other", (b"bytes", memoryview(b" of it")))
    pdf = opened(canvas)
    assert pdf.get_object(one, 0).Said == "/one"
    found = pdf.get_object(other, 0)
    assert (found.Said, found.read_raw_bytes()) == ("/other", b"bytes of it")


@differing()
def test_a_picture_is_drawn_by_its_number() -> None:
    canvas = blank()
    entries = "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray"
    canvas.doForm(str(CanvasFile(canvas).put_stream(entries, (b"\x7f",))))
    pdf = opened(canvas)
    (picture,) = pdf.pages[0].get_images().values()
    assert picture.read_raw_bytes() == b"\x7f"


@differing()
def test_the_catalogue_and_the_title_are_in_our_words() -> None:
    canvas = blank()
    file = CanvasFile(canvas)
    kept = file.put("[/Kept]")
    entries = {"Lang": "(pl)", "ViewerPreferences": "<</Duplex/Simplex>>", "Own": f"{kept} 0 R"}
    file.describe(entries, "<</Title(Sunday)>>")
    pdf = opened(canvas)
    assert dict(pdf.docinfo) == {"/Title": "Sunday"}
    assert (pdf.Root.Lang, pdf.Root.ViewerPreferences.Duplex, pdf.Root.Own[0]) == ("pl", "/Simplex", "/Kept")


@differing()
def test_the_identity_of_a_file_follows_from_what_is_in_it() -> None:
    known = set()
    for title, body, signed in (("(a)", "1", "x"), ("(b)", "1", "x"), ("(a)", "2", "x"), ("(a)", "1", "y")):
        canvas = blank()
        file = CanvasFile(canvas)
        file.put(body)
        file.sign(signed)
        file.describe({}, f"<</Title{title}>>")
        known.add(bytes(opened(canvas).trailer.ID[0]))
    assert len(known) == 4


def test_a_version_that_differs_is_named() -> None:
    with (
        pytest.raises(pytest.fail.Exception, match=rf"ReportLab {reportlab.Version} .*: no objectcounter"),
        differing(),
    ):
        raise AttributeError("no objectcounter")


def test_the_oldest_version_that_may_be_installed_was_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (asked,) = (each.partition(">=")[2] for each in project["dependencies"] if each.startswith("reportlab"))
    assert TRIED[0].startswith(asked)
