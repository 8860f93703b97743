import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from pikepdf import Pdf
from PIL import Image, ImageCms

from dixit_pbem.errors import BadFile, CannotWrite, Mistake
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck
from dixit_pbem.paper.export.shop import Order, export_shop
from dixit_pbem.paper.pdf_objects import Purpose, srgb_profile
from dixit_pbem.paper.preflight.examination import examine_thoroughly
from tests.paper.exported_decks import GREY, POKER, coloured, deck_of, plain, quartered
from tests.paper.wall import MARKER, NOTED

MM = 25.4 / 72
CARDS = [
    (Size(63, 88), 3.0),
    (Size(63, 88), 0.0),
    (Size(80, 120), 1.0),
    (Size(57.15, 88.9), 5.0),
    (Size(120, 80), 3.0),
]


def exported(deck: ExportDeck, path: Path, order: Order = Order.ALTERNATING) -> Path:
    export_shop(deck, path, order=order)
    return path


def noise(size: tuple[int, int]) -> bytes:
    target = BytesIO()
    Image.effect_noise(size, 90).convert("RGB").save(target, "JPEG", quality=85)
    return target.getvalue()


@pytest.mark.parametrize(("card", "own_bleed"), CARDS)
def test_every_page_is_trim_and_bleed_to_a_hundredth_of_a_millimetre(
    card: Size, own_bleed: float, tmp_path: Path
) -> None:
    around = card.grown(own_bleed)
    size = (round(around.width * 12), round(around.height * 12))
    deck = deck_of(tmp_path / "deck", [noise(size)] * 2, card=card, own_bleed=own_bleed)
    with Pdf.open(exported(deck, tmp_path / "cards.pdf")) as pdf:
        assert len(pdf.pages) == 4
        for page in pdf.pages:
            whole = pytest.approx([0, 0, card.width + 6, card.height + 6], abs=0.01)
            assert whole == [float(side) * MM for side in page.obj.MediaBox]
            assert whole == [float(side) * MM for side in page.obj.BleedBox]
            trim = pytest.approx([3, 3, 3 + card.width, 3 + card.height], abs=0.01)
            assert trim == [float(side) * MM for side in page.obj.TrimBox]


@pytest.mark.parametrize(("card", "own_bleed"), CARDS)
def test_the_preflight_finds_nothing_wrong(card: Size, own_bleed: float, tmp_path: Path) -> None:
    around = card.grown(own_bleed)
    size = (round(around.width * 12), round(around.height * 12))
    deck = deck_of(tmp_path / "deck", [noise(size)], card=card, own_bleed=own_bleed)
    report = examine_thoroughly(exported(deck, tmp_path / "cards.pdf"))
    assert report.purpose is Purpose.SHOP
    assert not report.defects


@pytest.mark.parametrize(
    "command",
    [
        ["qpdf", "--check"],
        ["mutool", "info"],
        ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONERROR", "-sDEVICE=nullpage"],
        ["pdfinfo", "-box"],
        ["pdfimages", "-list"],
    ],
)
def test_other_programs_find_nothing_wrong(command: list[str], tmp_path: Path) -> None:
    path = exported(quartered(tmp_path / "deck"), tmp_path / "cards.pdf")
    done = subprocess.run([*command, path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "warning" not in done.stdout.casefold()


def test_it_uses_no_font(tmp_path: Path) -> None:
    path = exported(quartered(tmp_path / "deck"), tmp_path / "cards.pdf")
    listed = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout
    assert len(listed.splitlines()) == 2


def shown(path: Path) -> list[str]:
    """Which picture each page shows, by its bytes."""
    with Pdf.open(path) as pdf:
        pictures = [next(iter(page.obj.Resources.XObject.values())) for page in pdf.pages]
        return [sha256(picture.read_raw_bytes()).hexdigest() for picture in pictures]


@pytest.mark.parametrize(
    ("expected", "order"), [("1B2B3B", Order.ALTERNATING), ("123BBB", Order.APART)], ids=["alternating", "apart"]
)
def test_backs_follow_their_fronts_or_all_fronts(expected: str, order: Order, tmp_path: Path) -> None:
    deck = coloured(tmp_path / "deck", 3)
    assert deck.back
    files = {str(number): card.picture for number, card in enumerate(deck.cards, start=1)} | {"B": deck.back}
    hashes = {letter: sha256(file.read_bytes()).hexdigest() for letter, file in files.items()}
    path = exported(deck, tmp_path / "cards.pdf", order)
    assert [hashes[letter] for letter in expected] == shown(path)


def test_pictures_go_in_as_they_are_and_once_each(tmp_path: Path) -> None:
    picture = noise((744, 1040))
    deck = deck_of(tmp_path / "deck", [picture], own_bleed=0.0, back=picture[:-2] + b"\xff\xd9")
    path = exported(deck, tmp_path / "cards.pdf")
    with Pdf.open(path) as pdf:
        streams = [thing.read_raw_bytes() for thing in pdf.objects if "/Subtype" in thing and thing.Subtype == "/Image"]
    assert [picture, picture] == streams
    assert path.stat().st_size < 2 * len(picture) + 8_000


def pixels(path: Path, page: int, ppi: int = 300) -> Image.Image:
    done = subprocess.run(
        ["pdftoppm", "-r", str(ppi), "-f", str(page), "-l", str(page), "-png", path], capture_output=True, check=True
    )
    return Image.open(BytesIO(done.stdout)).convert("RGB")


def like(one: object, other: object) -> bool:
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return all(abs(a - b) < 24 for a, b in zip(one, other, strict=True))


def test_a_bleed_that_the_picture_lacks_is_its_mirror_image(tmp_path: Path) -> None:
    picture = Image.linear_gradient("L").resize((744, 1040)).convert("RGB")
    target = BytesIO()
    picture.save(target, "JPEG", quality=95)
    page = pixels(exported(deck_of(tmp_path / "deck", [target.getvalue()], own_bleed=0.0), tmp_path / "cards.pdf"), 1)
    cut = 3 / 25.4 * 300
    for inside in (5, 15, 30):
        for x in (4, 400, page.width - 5):
            assert like(page.getpixel((x, round(cut - inside))), page.getpixel((x, round(cut + inside))))
            foot = page.height - cut
            assert like(page.getpixel((x, round(foot - inside))), page.getpixel((x, round(foot + inside))))


def test_a_bleed_that_the_picture_brings_is_shown_as_it_is(tmp_path: Path) -> None:
    framed = Image.new("RGB", (815, 1110), "#c00000")
    framed.paste("#0000c0", (35, 35, 780, 1075))
    target = BytesIO()
    framed.save(target, "JPEG", quality=95)
    page = pixels(exported(deck_of(tmp_path / "deck", [target.getvalue()]), tmp_path / "cards.pdf"), 1)
    assert like((192, 0, 0), page.getpixel((20, 500)))
    assert like((192, 0, 0), page.getpixel((400, 1095)))
    assert like((0, 0, 192), page.getpixel((50, 500)))
    assert like((0, 0, 192), page.getpixel((400, 1060)))


def test_more_bleed_than_shops_ask_for_is_left_out(tmp_path: Path) -> None:
    framed = Image.new("RGB", (876, 1171), "#c00000")
    framed.paste("#0000c0", (20, 20, 856, 1151))
    target = BytesIO()
    framed.save(target, "JPEG", quality=95)
    deck = deck_of(tmp_path / "deck", [target.getvalue()], own_bleed=5.6)
    page = pixels(exported(deck, tmp_path / "cards.pdf"), 1)
    assert like((0, 0, 192), page.getpixel((2, 500)))
    assert like((0, 0, 192), page.getpixel((400, page.height - 3)))


def test_a_deck_without_a_back_gets_the_moon(tmp_path: Path) -> None:
    page = pixels(exported(quartered(tmp_path / "deck"), tmp_path / "cards.pdf"), 2)
    night, butter = (0x0B, 0x33, 0x55), (0xFF, 0xE9, 0xB0)
    assert like(night, page.getpixel((2, 2)))
    assert like(butter, page.getpixel((page.width // 2, page.height // 2)))


def test_the_output_intent_is_srgb_and_the_same_on_every_day(tmp_path: Path) -> None:
    with Pdf.open(exported(quartered(tmp_path / "deck"), tmp_path / "cards.pdf")) as pdf:
        (intent,) = pdf.Root.OutputIntents
        assert intent.S == "/GTS_PDFX"
        assert intent.OutputConditionIdentifier == "sRGB IEC61966-2.1"
        assert intent.DestOutputProfile.N == 3
        profile = intent.DestOutputProfile.read_bytes()
    assert srgb_profile() == profile
    assert profile[24:36] == bytes(12)
    assert "sRGB" in ImageCms.getProfileDescription(ImageCms.ImageCmsProfile(BytesIO(profile)))


def test_the_same_deck_gives_the_same_bytes(tmp_path: Path) -> None:
    deck = coloured(tmp_path / "deck", 3, own_bleed=0.0)
    first = exported(deck, tmp_path / "one.pdf").read_bytes()
    assert first == exported(deck, tmp_path / "other.pdf").read_bytes()


@pytest.mark.parametrize("name", NOTED)
def test_nothing_that_a_picture_tells_of_its_maker_is_in_the_file(name: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [NOTED[name]()], own_bleed=0.0)
    content = exported(deck, tmp_path / "cards.pdf").read_bytes()
    assert MARKER not in content
    assert b"secret" not in content
    assert not [defect for defect in examine_thoroughly(tmp_path / "cards.pdf").defects if "leak" in defect.code]


def test_all_bad_pictures_are_told_at_once_and_an_older_file_stays(tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [b"", plain(GREY), b"not a picture"], back=plain(GREY)[:200])
    target = tmp_path / "cards.pdf"
    target.write_bytes(b"older")
    with pytest.raises(BadFile) as caught:
        export_shop(deck, target)
    bad = [Path(problem.file).name for problem in caught.value.problems]
    assert bad == ["secret-1.jpg", "secret-back.jpg", "secret-3.jpg"]
    assert target.read_bytes() == b"older"
    assert [target] == [path for path in tmp_path.iterdir() if path.is_file()]


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught:
        export_shop(ExportDeck("Dreams", (), POKER), tmp_path / "cards.pdf")
    assert str(caught.value) == "The deck 'Dreams' has no cards to export. Choose another deck."


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(CannotWrite, match=r"taken cannot be written: .* Choose another place with -o"):
        export_shop(quartered(tmp_path / "deck"), tmp_path / "taken")


def test_progress_counts_every_side(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    export_shop(coloured(tmp_path / "deck", 2), tmp_path / "cards.pdf", on_progress=lambda *step: told.append(step))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_memory_does_not_grow_with_the_deck(tmp_path: Path) -> None:
    picture = noise((1600, 2200))
    paths = [tmp_path / f"{number}.jpg" for number in range(100)]
    paths[0].write_bytes(picture)
    for path in paths[1:]:
        path.hardlink_to(paths[0])
    program = (
        "import sys; from pathlib import Path\n"
        "from dixit_pbem.layout.paper import Size\n"
        "from dixit_pbem.paper.export.deck import ExportCard, ExportDeck\n"
        "from dixit_pbem.paper.export.shop import export_shop\n"
        "cards = tuple(ExportCard(Path(name), '') for name in sys.argv[2:])\n"
        "export_shop(ExportDeck('Dreams', cards, Size(63, 88)), Path(sys.argv[1]))\n"
        "print(Path('/proc/self/status').read_text().partition('VmHWM:')[2].split()[0])"
    )
    target = tmp_path / "cards.pdf"
    done = subprocess.run(
        [sys.executable, "-c", program, target, *paths],
        capture_output=True,
        check=True,
        text=True,
        cwd=Path(__file__).parents[3],
    )
    assert target.stat().st_size > 100 * len(picture) > 100_000_000
    assert int(done.stdout) < 100_000


def test_a_card_of_the_same_picture_as_another_shares_it(tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [noise((815, 1110))])
    twice = ExportDeck("Dreams", (deck.cards[0], ExportCard(deck.cards[0].picture, "again")), POKER, 3.0)
    one, two = (exported(deck, tmp_path / "one.pdf"), exported(twice, tmp_path / "two.pdf"))
    assert two.stat().st_size - one.stat().st_size < 3_000
