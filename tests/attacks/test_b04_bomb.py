"""A small file that becomes gigabytes once it is decoded: it never is, whichever way it comes in."""

from __future__ import annotations

import ast
import struct
import subprocess
import sys
import zlib
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.errors import BadFile
from dixit_pbem.paper.opening import MOST_SCANNED, TooManyPixels, open_picture
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.pictures import COST, FORMATS, read_picture
from dixit_pbem.storage.limited import within
from tests.attacks.costs import cost
from tests.program import Program

pytestmark = pytest.mark.long

CODE = Path(__file__).parents[2] / "dixit_pbem"
SIDE = 30_000
MOST_MEGABYTES = 300


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))


def black_and_white(side: int) -> bytes:
    """The rows of a picture of one bit a pixel, packed."""
    packer = zlib.compressobj(9)
    row = bytes(1 + (side + 7) // 8)
    return b"".join(packer.compress(row) for _ in range(side)) + packer.flush()


@pytest.fixture(scope="module")
def bomb() -> bytes:
    head = struct.pack(">LLBBBBB", SIDE, SIDE, 1, 0, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", black_and_white(SIDE)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def small_jpeg(width: int = 8, height: int = 12) -> bytes:
    target = BytesIO()
    Image.new("RGB", (width, height), "teal").save(target, "JPEG")
    return target.getvalue()


def printed(path: Path, picture: bytes, **facts: object) -> None:
    """A PDF with one picture on one page."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(180, 260))
        image = pdf.make_stream(picture, Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image, **facts)
        pdf.pages[0].Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(A=image))
        pdf.pages[0].Contents = pdf.make_stream(b"180 0 0 260 0 0 cm /A Do")
        pdf.save(path)


def with_a_clue(program: Program, bomb: bytes) -> tuple[str, ...]:
    program.deal("odyssey", 4)
    (program.folder / "bomb.png").write_bytes(bomb)
    return ("clue", "game.yaml", "ana=A", "fog", "--attach", "bomb.png")


def in_a_deck(program: Program, bomb: bytes) -> Path:
    folder = program.folder / "heavy"
    folder.mkdir()
    cards = "- {id: one, file: 01.jpg, title: One}\n- {id: two, file: 02.png, title: Two}\n"
    (folder / "deck.yaml").write_text(f"title: Heavy\nauthor: Ana\nlicence: private\ncards:\n{cards}")
    (folder / "01.jpg").write_bytes(small_jpeg(800, 1200))
    (folder / "02.png").write_bytes(bomb)
    return folder


def as_a_card(program: Program, bomb: bytes) -> tuple[str, ...]:
    in_a_deck(program, bomb)
    return ("deck", "check", "heavy")


def on_a_sheet(program: Program, bomb: bytes) -> tuple[str, ...]:
    in_a_deck(program, bomb)
    return ("deck", "sheet", "heavy", "-o", "sheet.pdf")


def as_an_original(program: Program, bomb: bytes) -> tuple[str, ...]:
    (program.folder / "bomb.png").write_bytes(bomb)
    return ("deck", "new", "mine", "bomb.png")


def as_a_print(program: Program, bomb: bytes) -> tuple[str, ...]:
    (program.folder / "bomb.png").write_bytes(bomb)
    return ("print", "check", "bomb.png")


def in_a_pdf(program: Program, _bomb: bytes) -> tuple[str, ...]:
    gray = pikepdf.Name.DeviceGray
    packed = black_and_white(SIDE)
    flate = {"Filter": pikepdf.Name.FlateDecode, "ColorSpace": gray, "BitsPerComponent": 1}
    printed(program.folder / "bomb.pdf", packed, Width=SIDE, Height=SIDE, **flate)
    return ("print", "check", "--deep", "bomb.pdf")


def in_a_pdf_that_lies(program: Program, _bomb: bytes) -> tuple[str, ...]:
    """The page says 10 x 10, the JPEG 2000 file inside says 30,000 x 30,000."""
    target = BytesIO()
    Image.new("L", (64, 64)).save(target, "JPEG2000")
    told = struct.pack(">LL", 64, 64)
    content = target.getvalue().replace(told, struct.pack(">LL", SIDE, SIDE))
    facts = {"Filter": pikepdf.Name.JPXDecode, "ColorSpace": pikepdf.Name.DeviceGray, "BitsPerComponent": 8}
    printed(program.folder / "bomb.pdf", content, Width=10, Height=10, **facts)
    return ("print", "check", "--deep", "bomb.pdf")


WAYS = {
    with_a_clue: ("bomb.png", "more than 64 million pixels", "save a smaller copy."),
    as_a_card: ("02.png", "900 million pixels", "Save a smaller copy"),
    on_a_sheet: ("02.png", "900 million pixels", "Save a smaller copy"),
    as_an_original: ("bomb.png", "900 million pixels", "Save a smaller copy"),
    as_a_print: ("bomb.png", "The file is a PNG picture", "Give the path of a PDF."),
    in_a_pdf: ("bomb.pdf", "900 million pixels", "make the file again"),
    in_a_pdf_that_lies: ("bomb.pdf", "900 million pixels", "make the file again"),
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_bomb_is_named_and_never_decoded(way, program: Program, bomb: bytes) -> None:  # type: ignore[no-untyped-def]
    assert len(bomb) < 115_000
    used = cost(program.folder, *way(program, bomb))
    assert used.code == 1, used
    for words in WAYS[way]:
        assert words in used.said, used
    assert sum("million pixels" in line for line in used.said.splitlines()) <= 1
    assert "Traceback" not in used.said
    assert used.megabytes < MOST_MEGABYTES
    assert used.seconds < 30


def calls(tree: ast.AST) -> set[str]:
    return {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_one_door_alone_opens_pictures_and_sets_the_limit() -> None:
    wanted = {"Image.open", "Image.MAX_IMAGE_PIXELS", "ImageFile.LOAD_TRUNCATED_IMAGES"}
    found = {
        path.relative_to(CODE).as_posix(): used
        for path in sorted(CODE.rglob("*.py"))
        if (used := wanted & calls(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {"paper/opening.py": {"Image.open", "Image.MAX_IMAGE_PIXELS"}}


@pytest.mark.parametrize(
    "module", ["paper.pictures", "post.keep.photos", "paper.preflight.picture_checks", "cli.decks"]
)
def test_no_process_is_without_a_limit(module: str) -> None:
    code = f"import dixit_pbem.{module}; from PIL import Image; print(Image.MAX_IMAGE_PIXELS)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert 0 < int(said) <= 250_000_000


def in_scans(count: int, side: int) -> bytes:
    """A picture that says it is large and is drawn many times over itself."""
    plain = small_jpeg()
    at = plain.index(b"\xff\xc0") + 5
    large = plain[:at] + struct.pack(">HH", side, side) + plain[at + 4 :]
    scan = large[large.index(b"\xff\xda") : -2]
    return large[:-2] + scan * (count - 1) + b"\xff\xd9"


def test_a_picture_that_is_drawn_over_and_over_is_sent_away(tmp_path: Path) -> None:
    side = 10_000
    count = MOST_SCANNED // side**2 + 1
    with pytest.raises(TooManyPixels):
        within(COST, lambda: open_picture(in_scans(count, side), FORMATS))
    (tmp_path / "a.jpg").write_bytes(in_scans(count, side))
    with pytest.raises(BadFile, match=rf"a\.jpg: It is drawn {count} times over itself.*Save a smaller copy"):
        read_picture(tmp_path / "a.jpg")
    assert within(COST, lambda: open_picture(in_scans(14, side), FORMATS).size) == (side, side)


def test_a_profile_that_unpacks_without_end_is_no_profile(tmp_path: Path) -> None:
    profile = chunk(b"iCCP", b"a\0\0" + zlib.compress(bytes(64 << 20), 9))
    head = chunk(b"IHDR", struct.pack(">LLBBBBB", 8, 8, 8, 2, 0, 0, 0))
    rows = chunk(b"IDAT", zlib.compress(bytes(8 * 25)))
    (tmp_path / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n" + head + profile + rows + chunk(b"IEND", b""))
    with pytest.raises(BadFile, match=r"a\.png: "):
        picture_stream(tmp_path / "a.png")
