import io
import os
import re
import subprocess
import sys

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Align, Box, Document, Fit, Font, Line, Outline, Page, PlaceImage, Shape, Sides, Text
from dixit_pbem.paper.pdf import render

MM = 72 / 25.4
RED, GREEN, BLUE, GOLD = (220, 30, 30), (20, 160, 60), (30, 60, 200), (230, 190, 40)


def jpeg(mode="RGB", size=(40, 60), **options):
    """A picture with a colour in each quarter: red and green above, blue and gold below."""
    picture = Image.new("RGB", size)
    width, height = size[0] // 2, size[1] // 2
    for place, colour in enumerate((RED, GREEN, BLUE, GOLD)):
        picture.paste(colour, (place % 2 * width, place // 2 * height, size[0], size[1]))
    stream = io.BytesIO()
    picture.convert(mode).save(stream, "JPEG", quality=95, **options)
    return stream.getvalue()


PICTURE = jpeg()


def document(*items, trim=None, bleed=None, **options):
    return Document("Sunday – Жизнь", "pl", (Page(100, 150, tuple(items), trim, bleed),), **options)


def opened(*items, **options):
    return pikepdf.open(io.BytesIO(render(document(*items, **options), {"a": PICTURE, "b": PICTURE})))


def pixels(tmp_path, *items):
    """The page as a picture with one pixel to a millimetre."""
    (tmp_path / "page.pdf").write_bytes(render(document(*items), {"a": PICTURE}))
    subprocess.run(
        ["pdftoppm", "-scale-to-x", "100", "-scale-to-y", "150", "-png", "-singlefile", "page.pdf", "page"],
        cwd=tmp_path,
        check=True,
    )
    with Image.open(tmp_path / "page.png") as page:
        assert page.size == (100, 150)
        return page.convert("RGB")


def near(colour, other):
    return all(abs(one - two) < 40 for one, two in zip(colour, other, strict=True))


def quarters(page, box):
    """The colours in the quarters of a box: above left, above right, below left, below right."""
    places = [(box.x + box.width * u, box.y + box.height * v) for v in (0.25, 0.75) for u in (0.25, 0.75)]
    seen = [page.getpixel((int(x), int(y))) for x, y in places]
    return [next(name for name, colour in COLOURS.items() if near(colour, pixel)) for pixel in seen]


COLOURS = {"red": RED, "green": GREEN, "blue": BLUE, "gold": GOLD, "paper": (255, 255, 255)}


@pytest.mark.parametrize(
    ("seen", "turn", "mirror_x", "mirror_y"),
    [
        ("red green blue gold", 0, False, False),
        ("blue red gold green", 90, False, False),
        ("gold blue green red", 180, False, False),
        ("green gold red blue", 270, False, False),
        ("green red gold blue", 0, True, False),
        ("blue gold red green", 0, False, True),
        ("gold green blue red", 90, True, False),
        ("gold blue green red", 0, True, True),
    ],
)
def test_a_picture_is_mirrored_then_turned_clockwise(seen, turn, mirror_x, mirror_y, tmp_path):
    box = Box(20, 30, 60, 40) if turn % 180 else Box(20, 30, 40, 60)
    page = pixels(tmp_path, PlaceImage("a", box, turn, mirror_x, mirror_y))
    assert quarters(page, box) == seen.split()
    assert page.getpixel((19, 29)) == page.getpixel((int(box.right), int(box.bottom))) == (255, 255, 255)


def test_a_picture_is_cut_to_its_clip(tmp_path):
    page = pixels(tmp_path, PlaceImage("a", Box(20, 30, 40, 60), clip=Box(40, 30, 20, 30)))
    assert quarters(page, Box(20, 30, 40, 60)) == ["paper", "green", "paper", "paper"]


def test_round_corners_show_the_paper(tmp_path):
    page = pixels(tmp_path, PlaceImage("a", Box(20, 30, 40, 60), corner=10))
    corners = [page.getpixel(place) for place in ((21, 31), (58, 31), (21, 88), (58, 88))]
    assert corners == [(255, 255, 255)] * 4
    assert quarters(page, Box(20, 30, 40, 60)) == ["red", "green", "blue", "gold"]


@pytest.mark.parametrize("box", [Box(20, 30, 60, 60), Box(20, 30, 20, 90)])
def test_a_picture_that_covers_its_box_keeps_its_shape(box, tmp_path):
    pdf = opened(PlaceImage("a", box, fit=Fit.COVER))
    width, _, _, height, _, _ = image_matrix(pdf)
    assert width / height == pytest.approx(40 / 60, abs=1e-4)
    assert min(width / box.width, height / box.height) == pytest.approx(1, abs=1e-4)
    page = pixels(tmp_path, PlaceImage("a", box, fit=Fit.COVER))
    assert page.getpixel((int(box.x) - 2, int(box.y) + 30)) == (255, 255, 255)


def image_matrix(pdf):
    """Where the unit square of the first picture lies, in millimetres."""
    matrix = pikepdf.Matrix()
    for operands, operator in pikepdf.parse_content_stream(pdf.pages[0]):
        if str(operator) == "cm":
            matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
        if str(operator) == "Do":
            return [float(value) / MM for value in matrix.shorthand]
    raise AssertionError("no picture")


@pytest.mark.parametrize("box", [Box(10, 20, 80, 120), Box(12.345, 7.891, 33.333, 50)])
def test_a_picture_lies_where_its_box_says_to_a_hundredth_of_a_millimetre(box):
    assert image_matrix(opened(PlaceImage("a", box))) == pytest.approx(
        [box.width, 0, 0, box.height, box.x, 150 - box.bottom], abs=0.01
    )


def test_a_picture_goes_in_untouched_and_once():
    pdf = opened(PlaceImage("a", Box(0, 0, 20, 30)), PlaceImage("a", Box(30, 0, 20, 30)))
    (picture,) = pdf.pages[0].get_images().values()
    assert picture.read_raw_bytes() == PICTURE
    assert picture.Filter == "/DCTDecode"
    assert (picture.Width, picture.Height, picture.ColorSpace) == (40, 60, "/DeviceRGB")


def test_a_grey_picture_stays_grey():
    pdf = pikepdf.open(io.BytesIO(render(document(PlaceImage("a", Box(0, 0, 20, 30))), {"a": jpeg("L")})))
    (picture,) = pdf.pages[0].get_images().values()
    assert picture.ColorSpace == "/DeviceGray"


def test_no_key_of_a_picture_is_in_the_pdf():
    assert b"secret" not in render(document(PlaceImage("secret-key", Box(0, 0, 20, 30))), {"secret-key": PICTURE})


@pytest.mark.parametrize(
    ("message", "data"),
    [
        ("The picture 'a' is damaged or no JPEG file. Make it anew.", b""),
        ("The picture 'a' is damaged or no JPEG file. Make it anew.", b"just a text"),
        ("The picture 'a' is damaged or no JPEG file. Make it anew.", PICTURE[:20]),
        ("The picture 'a' is neither in RGB nor in grey. Save it as RGB.", jpeg("CMYK")),
    ],
)
def test_a_picture_that_cannot_be_embedded_is_named(message, data):
    with pytest.raises(DixitError) as refused:
        render(document(PlaceImage("a", Box(0, 0, 20, 30))), {"a": data})
    assert str(refused.value) == message


def test_the_file_tells_its_title_and_language_and_nothing_about_its_maker():
    pdf = opened(Text(10, 10, "Ω"))
    assert dict(pdf.docinfo) == {"/Title": "Sunday – Жизнь", "/Producer": "dixit-pbem"}
    assert pdf.Root.Lang == "pl"
    assert pdf.Root.ViewerPreferences.DisplayDocTitle
    assert "/Metadata" not in pdf.Root


def test_colours_are_tagged_as_srgb():
    pdf = opened()
    (intent,) = pdf.Root.OutputIntents
    assert intent.OutputConditionIdentifier == "sRGB IEC61966-2.1"
    profile = intent.DestOutputProfile.read_bytes()
    assert (profile[12:20], profile[24:36]) == (b"mntrRGB ", bytes(12))


def test_a_page_without_wishes_has_no_printer_settings():
    pdf = opened()
    assert set(pdf.Root.ViewerPreferences.keys()) == {"/DisplayDocTitle"}


@pytest.mark.parametrize(
    ("duplex", "sides"),
    [
        ("/Simplex", Sides.ONE),
        ("/DuplexFlipLongEdge", Sides.LONG_EDGE),
        ("/DuplexFlipShortEdge", Sides.SHORT_EDGE),
    ],
)
def test_the_printer_is_told_size_and_sides(duplex, sides):
    pdf = opened(actual_size=True, sides=sides)
    wishes = pdf.Root.ViewerPreferences
    assert (wishes.PrintScaling, wishes.Duplex) == ("/None", duplex)


def test_a_page_knows_its_size_its_trim_and_its_bleed():
    pdf = opened(trim=Box(10, 20, 80, 120), bleed=Box(7, 17, 86, 126))
    (page,) = pdf.pages
    for box, corners in (
        (page.mediabox, (0, 0, 100, 150)),
        (page.trimbox, (10, 10, 90, 130)),
        (page.bleedbox, (7, 7, 93, 133)),
    ):
        assert [float(value) / MM for value in box] == pytest.approx(corners, abs=0.001)


def test_every_page_has_a_size_of_its_own():
    pages = (Page(210, 297, ()), Page(297, 210, ()), Page(215.9, 279.4, ()))
    pdf = pikepdf.open(io.BytesIO(render(Document("x", "en", pages), {})))
    assert [round(float(page.mediabox[2]) / MM, 3) for page in pdf.pages] == [210, 297, 215.9]


def test_all_fonts_are_subsets_of_embedded_true_type_and_there_is_no_helvetica(tmp_path):
    items = [Text(10, 10 + 10 * place, "Łódź Ω", font) for place, font in enumerate(Font) if font != Font.SERIF_ITALIC]
    (tmp_path / "x.pdf").write_bytes(render(document(*items, Text(10, 90, "italic", Font.SERIF_ITALIC)), {}))
    rows = subprocess.check_output(["pdffonts", "x.pdf"], cwd=tmp_path, text=True).splitlines()[2:]
    assert {row.split()[0].split("+")[1] for row in rows} == {
        "SourceSerifPro-Regular",
        "SourceSerifPro-Semibold",
        "SourceSerifPro-It",
        "SourceSansPro-Regular",
        "SourceSansPro-Semibold",
    }
    assert all(re.search(r"TrueType +\w+ +yes yes yes", row) for row in rows)


def test_text_can_be_copied_out_of_the_page(tmp_path):
    (tmp_path / "x.pdf").write_bytes(render(document(Text(10, 10, "„Łódź, Ωρίων, Жизнь”", Font.SERIF, 20)), {}))
    assert "„Łódź, Ωρίων, Жизнь”" in subprocess.check_output(["pdftotext", "x.pdf", "-"], cwd=tmp_path, text=True)


def test_a_letter_that_the_font_lacks_is_named():
    with pytest.raises(DixitError, match="'a star ★' cannot be printed: SourceSansPro-Regular has no '★'"):
        render(document(Text(10, 10, "a star ★")), {})


@pytest.mark.parametrize(
    ("start", "align"),
    [
        (pytest.approx(50, abs=0.01), Align.LEFT),
        (pytest.approx(36.20, abs=0.01), Align.CENTRE),
        (pytest.approx(22.40, abs=0.01), Align.RIGHT),
    ],
)
def test_a_text_stands_where_its_alignment_says(start, align, tmp_path):
    (tmp_path / "x.pdf").write_bytes(render(document(Text(50, 40, "moonlight", Font.SANS, 18, align=align)), {}))
    words = subprocess.check_output(["pdftotext", "-bbox", "x.pdf", "-"], cwd=tmp_path, text=True)
    assert float(re.search(r'xMin="([\d.]+)"[^>]*>moonlight', words)[1]) / MM == start


def test_shapes_lines_and_outlines_are_drawn(tmp_path):
    page = pixels(
        tmp_path,
        Shape(Box(10, 10, 20, 20), fill="#dc1e1e"),
        Line(10, 50, 90, 50, width=4, colour="#14a03c"),
        Outline(
            "M 0 0 L 100 0 L 100 100 L 0 100 Z M 25 25 L 75 25 L 75 75 L 25 75 Z", Box(50, 70, 40, 20), fill="#1e3cc8"
        ),
        Shape(Box(60, 10, 20, 20), stroke="#1e3cc8", width=4, corner=10),
    )
    assert near(page.getpixel((20, 20)), RED)
    assert near(page.getpixel((50, 50)), GREEN)
    assert near(page.getpixel((54, 80)), BLUE)
    assert page.getpixel((70, 80)) == page.getpixel((70, 20)) == page.getpixel((60, 10)) == (255, 255, 255)
    assert near(page.getpixel((70, 10)), BLUE)


def test_an_outline_turns_clockwise_round_its_middle(tmp_path):
    arrow = Outline("M 0 0 L 50 0 L 50 100 L 0 100 Z", Box(40, 40, 20, 20), fill="#dc1e1e", turn=90)
    page = pixels(tmp_path, arrow)
    assert near(page.getpixel((50, 44)), RED)
    assert page.getpixel((50, 56)) == (255, 255, 255)


def test_the_strokes_of_a_path_may_share_a_letter(tmp_path):
    one = "M 0 0 L 100 0 L 100 100 C 90 100 80 100 50 100 C 20 100 10 100 0 100 Z"
    other = "M0,0L100,0 100,100C90,100 80,100 50,100 20,100 10,100 0,100Z"
    box = Box(10, 10, 30, 30)
    assert content(Outline(one, box, "#1e3cc8")) == content(Outline(other, box, "#1e3cc8"))


def content(item):
    pdf = opened(item)
    return pdf.pages[0].Contents.read_bytes()


ITEMS = (
    "PlaceImage('a', Box(20, 30, 40, 60), corner=2.5, fit=Fit.COVER), Text(10, 10, 'Łódź', Font.SERIF, 20), "
    "Line(0, 0, 10, 10, dash=(1, 2)), Shape(Box(1, 2, 3, 4), '#dc1e1e')"
)


def test_the_same_page_gives_the_same_bytes_in_any_process():
    script = (
        "import sys\n"
        "from tests.paper.test_pdf import *\n"
        f"sys.stdout.buffer.write(render(document({ITEMS}), {{'a': PICTURE}}))"
    )
    runs = {
        subprocess.check_output([sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed, "TZ": zone})
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    }
    assert len(runs) == 1


def test_different_pages_have_different_identifiers():
    one, other = (opened(Text(10, 10, text)).trailer.ID[0] for text in ("one", "two"))
    assert one != other


def test_there_is_no_transparency_and_no_ascii85():
    file = render(
        document(PlaceImage("a", Box(0, 0, 20, 30), corner=3), Shape(Box(0, 0, 9, 9), "#dc1e1e")), {"a": PICTURE}
    )
    for word in (b"/SMask", b"/ca ", b"/CA ", b"ASCII85", b"Helvetica", b"/Group"):
        assert word not in file
