import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from dixit_pbem.deck_tool.originals import importance
from dixit_pbem.layout.crop import CropBox, best_crop
from dixit_pbem.layout.paper import Size
from tests.runs import examples

CARD = Size(80, 120)
SKY, SAND = (120, 160, 200), (200, 170, 130)


def with_disc(ground: Image.Image, x: int, y: int, colour: tuple[int, int, int], radius: int = 60) -> Image.Image:
    ImageDraw.Draw(ground).ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
    return ground


def shows(box: CropBox, x: int, y: int, radius: int = 60) -> bool:
    return (
        box.x <= x - radius
        and x + radius <= box.x + box.width
        and box.y <= y - radius
        and y + radius <= box.y + box.height
    )


@pytest.mark.parametrize("x", range(70, 1140, 75))
@pytest.mark.parametrize("colour", [(200, 40, 40), (250, 250, 250), (20, 30, 60), (230, 180, 150)])
def test_a_thing_on_a_plain_ground_is_on_the_card_wherever_it_is(x: int, colour: tuple[int, int, int]) -> None:
    picture = with_disc(Image.new("RGB", (1200, 900), SKY), x, 450, colour)
    assert shows(best_crop(picture.size, CARD, importance(picture)), x, 450)


@pytest.mark.parametrize("y", range(70, 1800, 150))
def test_so_it_is_in_a_tall_picture(y: int) -> None:
    picture = with_disc(Image.new("RGB", (600, 1800), SKY), 300, y, (200, 40, 40))
    assert shows(best_crop(picture.size, CARD, importance(picture)), 300, y)


def test_a_face_weighs_more_than_a_thing_of_another_colour() -> None:
    picture = with_disc(Image.new("RGB", (1600, 900), SKY), 300, 450, (224, 172, 140))
    picture = with_disc(picture, 1300, 450, (90, 190, 160))
    assert shows(best_crop(picture.size, CARD, importance(picture)), 300, 450)


def test_a_beach_is_not_taken_for_a_face() -> None:
    picture = Image.new("RGB", (1600, 900), SAND)
    picture.paste(SKY, (0, 0, 1600, 450))
    picture = with_disc(picture, 1300, 450, (200, 40, 40))
    assert shows(best_crop(picture.size, CARD, importance(picture)), 1300, 450)


def test_of_a_picture_without_anything_the_middle_is_shown() -> None:
    picture = Image.new("RGB", (1200, 900), SKY)
    assert best_crop(picture.size, CARD, importance(picture)) == CropBox(300, 0, 600, 900)


@settings(max_examples=examples(40))
@given(width=st.integers(1, 300), height=st.integers(1, 300), mode=st.sampled_from(["RGB", "L"]))
def test_a_picture_of_any_size_has_its_importance_in_numbers(width: int, height: int, mode: str) -> None:
    picture = Image.effect_noise((width, height), 80).convert(mode)
    seen = importance(picture)
    assert all(math.isfinite(weight) and weight >= 0 for weight in (*seen.across, *seen.down))
    box = best_crop(picture.size, CARD, seen)
    assert 0 < box.width <= width
    assert 0 < box.height <= height
