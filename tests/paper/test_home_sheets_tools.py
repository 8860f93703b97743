"""Sheets seen by the tools that printers and reader programs are built on."""

import re
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.layout.bleed import Bleed
from dixit_pbem.layout.box.wording import sheet_words
from dixit_pbem.layout.impose import Backs, Imposition, Nudge
from dixit_pbem.layout.marks import Marks
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.paper.home_sheets import Printing, SheetCard, SheetDeck, write_sheets
from dixit_pbem.paper.preflight.examination import examine_thoroughly
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import languages, words_for
from tests.paper.seen_sheets import DIXIT, deck, made, printing

NO_ICC = "warning: ICC support is not available\n"
"""Some builds of mutool say so of themselves."""
VARIANTS = {
    "usual": {},
    "letter": {"paper": PAPERS["letter"]},
    "mixed": {"bleed": Bleed.NONE},
    "mirrored": {"bleed": Bleed.MIRROR},
    "coloured": {"bleed": Bleed.COLOUR},
    "backs": {"backs": Backs.LONG, "nudge": Nudge(1, 0.5, 0.3)},
    "turned backs": {"backs": Backs.SHORT, "bleed": Bleed.NONE},
    "folded": {"backs": Backs.FOLD},
    "cutting machine": {"marks": Marks.SILHOUETTE},
}


def said(*command):
    """What a tool says; it must not complain."""
    run = subprocess.run([*map(str, command)], capture_output=True, text=True, check=True)
    assert run.stderr.replace(NO_ICC, "") == ""
    return run.stdout


@pytest.fixture(scope="module", params=VARIANTS)
def sheets(request, tmp_path_factory):
    path, _ = made(tmp_path_factory.mktemp("sheets"), 6, **VARIANTS[request.param])
    return path


def test_qpdf_finds_nothing_wrong(sheets):
    assert "No syntax or stream encoding errors found" in said("qpdf", "--check", sheets)


def test_ghostscript_prints_it_without_a_word(sheets):
    assert said("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONERROR", "-sDEVICE=nullpage", sheets) == ""


def test_mutool_draws_every_page(sheets, tmp_path):
    said("mutool", "draw", "-q", "-r", "20", "-o", tmp_path / "page-%d.png", sheets)
    assert len(list(tmp_path.glob("page-*.png"))) == len(re.findall(r"(?m)^Page +\d+ MediaBox", boxes(sheets)))


def boxes(path):
    return said("pdfinfo", "-box", "-f", "1", "-l", "99", path)


def test_pdfinfo_finds_one_size_of_paper_and_no_other_box(sheets):
    kinds = re.findall(r"(?m)^Page +\d+ (\w+): +0\.00 +0\.00 +([\d.]+) +([\d.]+)$", boxes(sheets))
    assert {kind for kind, *_ in kinds} == {"MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"}
    assert len({size for _, *size in map(tuple, kinds) for size in [tuple(size)]}) == 1


def test_every_font_is_embedded_as_a_subset_and_can_be_searched(sheets):
    _, _, *fonts = said("pdffonts", sheets).splitlines()
    assert [re.sub(r"^[A-Z]{6}\+", "", font).split()[:7] for font in fonts] == [
        ["SourceSansPro-Regular", "CID", "TrueType", "Identity-H", "yes", "yes", "yes"]
    ]


def test_every_picture_is_a_jpeg_in_rgb_without_a_mask(sheets):
    _, _, *pictures = said("pdfimages", "-list", sheets).splitlines()
    assert {tuple(picture.split()[index] for index in (2, 5, 8)) for picture in pictures} == {("image", "rgb", "jpeg")}


@pytest.mark.long
def test_our_own_preflight_finds_nothing_wrong(tmp_path):
    report = examine_thoroughly(dreams(tmp_path, backs=Backs.LONG))
    assert (report.pages, list(report.defects)) == (42, [])


def dreams(folder: Path, **options: object) -> Path:
    """The sheets of the shipped deck."""
    pictures = sorted((shipped("decks") / "dreams").glob("[0-9]*.jpg"))
    cards = tuple(SheetCard(picture) for picture in pictures)
    target = folder / "dreams.pdf"
    write_sheets([SheetDeck("Dreams", cards, DIXIT, 3.0)], target, printing=printing(**options))
    return target


def test_the_whole_deck_is_hardly_larger_than_its_pictures(tmp_path):
    pictures = sum(path.stat().st_size for path in (shipped("decks") / "dreams").glob("[0-9]*.jpg"))
    assert dreams(tmp_path, bleed=Bleed.MIRROR, backs=Backs.LONG).stat().st_size < 1.01 * pictures


def test_the_words_of_the_margin_can_be_read_by_machines(tmp_path):
    target = tmp_path / "sheets.pdf"
    decks = [deck(tmp_path / "a", 1, name="Ονειρα żółw"), deck(tmp_path / "b", 1, name="夢 Dreams 🐌")]
    write_sheets(decks, target, printing=printing(backs=Backs.SHORT))
    assert [" ".join(page.split()) for page in said("pdftotext", "-layout", target, "-").split("\f")[:2]] == [
        "this line is 50 mm Ονειρα żółw + [cjk unified ideograph-5922] Dreams [snail] · sheet 1 of 1 · front",
        "this line is 50 mm Ονειρα żółw + [cjk unified ideograph-5922] Dreams [snail] · sheet 1 of 1 · back",
    ]


def test_the_ruler_is_50_mm_long_on_paper(tmp_path):
    path, _ = made(tmp_path, 4)
    said("pdftoppm", "-r", "600", "-gray", "-singlefile", path, tmp_path / "page")
    with Image.open(tmp_path / "page.pgm") as page:
        strip = page.crop((0, round(285 / 25.4 * 600), page.width, page.height))
    rows = (strip.crop((0, y, strip.width, y + 1)).tobytes() for y in range(strip.height))
    longest = max(len(run) for row in rows for run in re.findall(rb"[\x00-\x7f]+", row))
    assert longest / 600 * 25.4 == pytest.approx(50, abs=0.05)


def test_cards_and_marks_stand_on_paper_where_the_plan_has_them(tmp_path):
    path, _ = made(tmp_path, 4)
    said("pdftoppm", "-r", "254", "-gray", "-singlefile", path, tmp_path / "page")
    with Image.open(tmp_path / "page.pgm") as page:
        assert page.size == (2100, 2970)
        dark = page.point(lambda value: 255 if value < 200 else 0)
        assert dark.crop((0, 160, 2100, 220)).getbbox() == (219, 15, 1881, 55), "marks above, from 17.5 to 21.5 mm"
        assert dark.crop((185, 218, 1915, 2752)).getbbox() == pytest.approx((5, 7, 1725, 2527), abs=1), "the cards"


def test_the_sheets_of_a_deck_need_little_memory(tmp_path):
    program = (
        "import resource, sys; from pathlib import Path; from tests.paper.test_home_sheets_tools import dreams;"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; dreams(Path(sys.argv[1]));"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    run = subprocess.run([sys.executable, "-c", program, tmp_path], capture_output=True, text=True, check=True)
    assert int(run.stdout) * (1 if sys.platform == "darwin" else 1024) < 20_000_000


@pytest.mark.parametrize("language", languages())
def test_the_margin_speaks_the_language_of_the_game(tmp_path, language):
    words = words_for(language)
    target = tmp_path / "sheets.pdf"
    sheets = Printing(Imposition(backs=Backs.LONG), words=sheet_words(words.say, language))
    write_sheets([deck(tmp_path, 2)], target, printing=sheets)
    text = said("pdftotext", "-layout", target, "-")
    assert words.say("this line is 50 mm") in text
    assert words.say("front") in text
    assert words.say("back") in text
    assert ("sheet 1 of 1" in text) == (language == "en")
    with pikepdf.open(target) as pdf:
        assert pdf.Root.Lang == language
