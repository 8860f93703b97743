"""The pages of a game as files, seen by the tools that printers and reader programs are built on."""

import io
import os
import re
import subprocess

import pytest
from PIL import Image

from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.reveal import reveal_pages
from dixit_pbem.paper.fonts import measure
from dixit_pbem.paper.pdf import render
from tests.layout.samples import GREEN_AND_RED, hand_page, results_page, reveal_page

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
DOCUMENTS = {
    "hand": hand_pages(hand_page(6), A4, measure=measure),
    "hand letter": hand_pages(hand_page(12), LETTER, measure=measure),
    "cut-out": cut_out_pages(hand_page(7), A4, measure=measure),
    "reveal": reveal_pages(reveal_page(12, votes=GREEN_AND_RED), A4, measure=measure),
    "results": results_pages(results_page(12), LETTER, measure=measure),
}
NO_ICC = "warning: ICC support is not available"
"""Some builds of mutool say so of themselves."""
PAGES = {"hand": 1, "hand letter": 1, "cut-out": 2, "reveal": 1, "results": 2}


def thumbnail(number, *, size=(420, 615), weight=0):
    """A small JPEG picture, as heavy as a busy one if so asked."""
    stream = io.BytesIO()
    Image.new("RGB", size, (number * 20 % 256, 90, 160)).save(stream, "JPEG")
    picture = stream.getvalue()
    return picture[:2] + comment(weight - len(picture)) + picture[2:]


def comment(length):
    return b"\xff\xfe" + (length - 2).to_bytes(2, "big") + bytes(length - 4) if length > 4 else b""


PICTURES = {f"card-{name}": thumbnail(place) for place, name in enumerate([*"ABCDEFGHIJKL", *range(1, 13)])}


@pytest.fixture(scope="module", params=DOCUMENTS)
def printed(request, tmp_path_factory):
    """The name of a kind of page, and its file."""
    path = tmp_path_factory.mktemp("pages") / "page.pdf"
    path.write_bytes(render(DOCUMENTS[request.param], PICTURES))
    return request.param, path


def said(*command):
    """What a tool says; it must not complain."""
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return run.stdout


def test_qpdf_finds_nothing_wrong(printed):
    assert "No syntax or stream encoding errors found" in said("qpdf", "--check", printed[1])


def test_ghostscript_finds_nothing_wrong(printed):
    assert said("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONWARNING", "-sDEVICE=nullpage", printed[1]) == ""


def test_mutool_finds_nothing_wrong(printed):
    kind, path = printed
    assert f"Pages: {PAGES[kind]}" in said("mutool", "info", path)
    drawn = subprocess.run(
        ["mutool", "draw", "-o", os.devnull, "-F", "png", path], capture_output=True, text=True, check=True
    )
    assert [line for line in drawn.stderr.splitlines() if not line.startswith("page ") and line != NO_ICC] == []


def test_every_font_is_embedded(printed):
    rows = said("pdffonts", printed[1]).splitlines()[2:]
    assert rows
    assert all(re.search(r"TrueType +\w+ +yes yes yes", row) for row in rows)


def test_every_picture_is_an_untouched_jpeg_that_stands_once_in_the_file(printed):
    kind, path = printed
    rows = [row.split() for row in said("pdfimages", "-list", path).splitlines()[2:]]
    placed = {
        key for page in DOCUMENTS[kind].pages for key in (getattr(item, "picture", None) for item in page.items) if key
    }
    assert {row[8] for row in rows} == {"jpeg"}
    assert len({row[10] for row in rows}) == len(rows) == len(placed)


def test_the_pages_have_the_size_of_their_paper(printed):
    kind, path = printed
    size = "612 x 792 pts (letter)" if DOCUMENTS[kind].pages[0].width == LETTER.width else "595.276 x 841.89 pts (A4)"
    assert re.search(rf"Page size: +{re.escape(size)}", said("pdfinfo", path))


@pytest.mark.parametrize(("scaled", "kind"), [("", "hand"), ("none", "cut-out")])
def test_only_the_hand_in_real_size_asks_not_to_be_scaled(scaled, kind):
    assert (b"/PrintScaling/None" in render(DOCUMENTS[kind], PICTURES)) == bool(scaled)


def test_a_card_to_cut_out_measures_80_by_120_millimetres(tmp_path):
    (tmp_path / "cut.pdf").write_bytes(render(DOCUMENTS["cut-out"], PICTURES))
    rows = [row.split() for row in said("pdfimages", "-list", tmp_path / "cut.pdf").splitlines()[2:]]
    # 615 pixels across 125 mm, the height of a card with its bleed
    assert {row[13] for row in rows} == {str(round(615 / 125 * 25.4))}


def test_a_hand_of_seven_with_heavy_pictures_stays_under_350_kilobytes():
    heavy = {key: thumbnail(1, weight=45_000) for key in PICTURES}
    document = hand_pages(hand_page(7, title=f"“{'the night tram hums and Łucja counts Ω ' * 7}”"), A4, measure=measure)
    assert all(len(picture) == 45_000 for picture in heavy.values())
    assert 7 * 45_000 < len(render(document, heavy)) < 350_000


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_no_key_of_a_picture_is_in_the_file(kind):
    assert b"card-" not in render(DOCUMENTS[kind], PICTURES)
