"""The deck with which everybody's first game is played: its texts, and the weights and sizes of its pictures."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from decks.dreams.studio import contact, thumbs
from dixit_pbem.deck_tool.art.check import quality
from dixit_pbem.storage.decks import load_deck

DREAMS = load_deck(Path(__file__).resolve().parents[2] / "decks" / "dreams")
CARDS = [pytest.param(card, id=card.file.stem) for card in DREAMS.cards]
WITH_BLEED = (1016, 1488)
MOST_BYTES = 300 * 1024
SMALL = {"thumbs": ((480, 720), 45_000), "thumbs-320": ((320, 480), 19_000)}
PATCHES = (12, 18)
"""So large that grain and JPEG noise even out, so small that a mended figure shows."""
USUAL_WORDS = {
    "en": {"the", "of", "and", "is", "are", "on", "with"},
    "it": {"un", "una", "il", "di", "e", "è", "con", "gli", "dei"},
    "pt": {"um", "uma", "o", "os", "de", "do", "da", "com", "num", "numa"},
    "de": {"der", "die", "das", "und", "ist", "ein", "eine", "einem", "einer", "mit", "auf"},
    "fr": {"le", "les", "et", "des", "du", "est", "dans", "sur", "avec", "une", "un"},
    "pl": {"w", "we", "z", "ze", "na", "i", "się", "do", "jest", "o"},
    "es": {"el", "los", "las", "una", "de", "del", "y", "con", "en", "su", "se", "por", "está"},
}
LANGUAGES = tuple(USUAL_WORDS)


def picture(path: Path) -> Image.Image:
    with Image.open(path) as file:
        return file.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are in a pixel and colour on average, of 255."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def most(difference: Image.Image) -> int:
    return max(high for _, high in difference.getextrema())


def test_there_are_84_cards_with_numbers_in_the_order_of_the_lands() -> None:
    assert [int(card.file.name[:2]) for card in DREAMS.cards] == list(range(1, 85))
    assert len({card.title for card in DREAMS.cards}) == 84


def test_everybody_may_print_it() -> None:
    assert DREAMS.licence == "CC0-1.0"
    assert (DREAMS.folder / "LICENSE").read_text().startswith("Creative Commons Legal Code\n\nCC0 1.0 Universal")


@pytest.mark.parametrize("card", CARDS)
def test_each_card_is_described_in_every_language(card) -> None:
    assert sorted(card.texts) == sorted(LANGUAGES)
    for language, text in card.texts.items():
        assert 100 <= len(text) <= 330, language
        assert 1 <= len(re.findall(r"[.](?: |$)", text)) <= 3, language
        assert text[0].isupper(), language
        assert text.endswith("."), language
        assert not re.search(r"  | [,.;:]|[„”«»“]", text), language


@pytest.mark.parametrize("card", CARDS)
def test_each_description_is_in_the_language_it_claims(card) -> None:
    for language, text in card.texts.items():
        words = re.findall(r"\w+", text.casefold())
        counts = {known: sum(word in usual for word in words) for known, usual in USUAL_WORDS.items()}
        assert max(counts, key=counts.__getitem__) == language, (language, counts)


def test_no_two_descriptions_are_the_same() -> None:
    for language in LANGUAGES:
        assert len({card.texts[language] for card in DREAMS.cards}) == 84


def test_no_description_names_the_title_of_another_card() -> None:
    for card, other in combinations(DREAMS.cards, 2):
        assert other.title not in card.texts["en"]
        assert card.title not in other.texts["en"]


@pytest.mark.parametrize("card", CARDS)
def test_each_picture_has_the_size_of_a_card_with_its_bleed_and_is_light_enough(card) -> None:
    data = card.file.read_bytes()
    with Image.open(card.file) as file:
        assert (file.format, file.mode, file.size) == ("JPEG", "RGB", WITH_BLEED)
    assert len(data) <= MOST_BYTES
    assert quality(data) >= 62


def test_the_back_has_the_size_of_a_card_with_its_bleed_and_is_light_enough() -> None:
    assert DREAMS.back == DREAMS.folder / "back.jpg"
    with Image.open(DREAMS.back) as file:
        assert (file.format, file.mode, file.size) == ("JPEG", "RGB", WITH_BLEED)
    assert DREAMS.back.stat().st_size <= MOST_BYTES


def test_no_card_is_told_by_how_its_back_lies() -> None:
    back = picture(DREAMS.back)
    turned = back.transpose(Image.Transpose.ROTATE_180)
    assert difference(back, turned) < 0.05
    assert most(ImageChops.difference(back, turned)) <= 16
    assert difference(back, back.transpose(Image.Transpose.FLIP_LEFT_RIGHT)) > 5


@pytest.mark.long
def test_before_it_is_a_jpeg_file_the_back_is_the_same_turned_pixel_by_pixel() -> None:
    pytest.importorskip("skia", reason="the studio's packages are not installed", exc_type=ImportError)
    pytest.importorskip("cv2", exc_type=ImportError)
    from decks.dreams.studio.back import card_back

    back = card_back()
    assert back.tobytes() == back.transpose(Image.Transpose.ROTATE_180).tobytes()
    assert difference(back, picture(DREAMS.back)) < 4


@pytest.mark.parametrize("folder", SMALL)
def test_there_is_a_small_copy_of_every_card_and_no_other(folder) -> None:
    assert sorted(path.name for path in (DREAMS.folder / folder).glob("*.jpg")) == [
        card.file.name for card in DREAMS.cards
    ]


@pytest.mark.parametrize("folder", SMALL)
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.long
def test_each_small_copy_shows_its_card_and_is_light_enough(card, folder) -> None:
    size, most_bytes = SMALL[folder]
    path = DREAMS.folder / folder / card.file.name
    data = path.read_bytes()
    assert len(data) <= most_bytes
    assert quality(data) >= 40
    small = picture(path)
    assert small.size == size
    left, top = (side * margin for side, margin in zip(WITH_BLEED, DREAMS.margins, strict=True))
    box = (left, top, WITH_BLEED[0] - left, WITH_BLEED[1] - top)
    now = picture(card.file).resize(PATCHES, Image.Resampling.BOX, box)
    assert most(ImageChops.difference(small.resize(PATCHES, Image.Resampling.BOX), now)) <= 6


def test_small_copies_come_out_the_same_every_time() -> None:
    first = DREAMS.cards[0].file
    assert thumbs.small_copy(first, DREAMS.margins) == thumbs.small_copy(first, DREAMS.margins)


@pytest.mark.long
def test_the_contact_sheet_shows_the_cards_as_they_are() -> None:
    path = contact.STUDIO / contact.FILE
    assert path.stat().st_size <= 1_000_000
    apart = ImageChops.difference(picture(path), contact.contact_sheet(DREAMS))
    patches = apart.resize((4 * contact.ACROSS, 4 * contact.DOWN), Image.Resampling.BOX)
    assert most(patches) <= 24
