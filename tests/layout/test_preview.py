from collections.abc import Callable

import pytest

from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.frame import MARGIN
from dixit_pbem.layout.items import Document, PlaceImage, Shape, Text
from dixit_pbem.layout.preview import Shown, preview
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import as_lines

HOW_TO = "The coral frame is what a card shows of its picture."


def shown(width: int, height: int, crop: CropBox, title: str = "The old house") -> Shown:
    return Shown(title, "old-house", "picture", "pale", width, height, crop)


LYING = shown(4032, 3024, CropBox(1200, 0, 2016, 3024))
UPRIGHT = shown(800, 1300, CropBox(0, 60, 800, 1200), "A" * 80)


def document(*pictures: Shown) -> Document:
    return preview("Holiday", pictures, how_to=HOW_TO, measure=measure)


def test_the_preview_of_two_pictures_is_as_it_was(golden: Callable[[str, str], None]) -> None:
    golden("pages/preview.txt", as_lines(document(LYING, UPRIGHT)))


@pytest.mark.parametrize(("pages", "pictures"), [(1, 1), (1, 6), (2, 7), (2, 12), (14, 84)])
def test_six_pictures_stand_on_a_page(pages: int, pictures: int) -> None:
    assert len(document(*[LYING] * pictures).pages) == pages


@pytest.mark.parametrize(
    "one", [LYING, UPRIGHT, shown(10_000, 9, CropBox(0, 0, 6, 9)), shown(7, 9_000, CropBox(0, 0, 7, 10))]
)
def test_the_frame_lies_on_the_picture_where_the_card_is_cut(one: Shown) -> None:
    items = document(one).pages[0].items
    pale, picture = (item for item in items if isinstance(item, PlaceImage))
    frames = [item.box for item in items if isinstance(item, Shape)]
    scale = picture.box.width / one.width
    crop = one.crop
    assert (pale.picture, pale.box, picture.picture) == ("pale", picture.box, "picture")
    assert set(frames) == {picture.clip}
    assert picture.clip is not None
    assert (picture.clip.x - picture.box.x) / scale == pytest.approx(crop.x)
    assert (picture.clip.y - picture.box.y) / scale == pytest.approx(crop.y)
    assert picture.clip.width / scale == pytest.approx(crop.width)
    assert picture.clip.height / scale == pytest.approx(crop.height)
    assert picture.box.width / picture.box.height == pytest.approx(one.width / one.height)


@pytest.mark.parametrize(
    "one", [LYING, UPRIGHT, shown(10_000, 9, CropBox(0, 0, 6, 9)), shown(7, 9_000, CropBox(0, 0, 7, 10))]
)
def test_everything_stays_inside_the_margins(one: Shown) -> None:
    page = document(*[one] * 6).pages[0]
    for item in page.items:
        if isinstance(item, PlaceImage | Shape):
            assert item.box.x >= MARGIN - 0.01
            assert item.box.right <= page.width - MARGIN + 0.01
            assert item.box.bottom <= page.height - MARGIN + 0.01


def test_a_picture_stands_with_the_line_to_change() -> None:
    texts = [item.text for item in document(LYING).pages[0].items if isinstance(item, Text)]
    assert "The old house" in texts
    assert "old-house   crop: [1200, 0, 2016, 3024]" in texts


def test_the_rulers_tell_the_pixels() -> None:
    items = document(LYING).pages[0].items
    (_, picture) = (item for item in items if isinstance(item, PlaceImage))
    scale = picture.box.width / LYING.width
    ticks = {item.text: item for item in items if isinstance(item, Text) and item.text.isdecimal()}
    assert list(ticks) == ["0", "1000", "2000", "3000", "4000"]
    assert ticks["4000"].x - picture.box.x == pytest.approx(4000 * scale)
