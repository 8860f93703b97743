from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.players import COLOURS, LOOKS
from dixit_pbem.paper.lessons import KEYS as LESSONS
from dixit_pbem.paper.lessons import ON_TABLE, TABLE
from dixit_pbem.paper.masthead import masthead
from dixit_pbem.post.writing.figures import (
    INK_SHADES,
    LARGE_SIDE,
    SIDE,
    drawn,
    figure_key,
    figure_picture,
    figure_pictures,
    place_of,
    usual,
)

KEYS = tuple(map(figure_key, LOOKS))


def opened(content):
    return Image.open(BytesIO(content)).convert("RGBA")


def near(pixel, colour):
    return all(
        abs(part - wanted) <= INK_SHADES + 4 for part, wanted in zip(pixel, bytes.fromhex(colour[1:]), strict=False)
    )


def test_a_key_names_the_figure_and_its_colour():
    assert KEYS[:3] == ("moon-yellow", "key-black", "snail-green")


def test_only_figures_and_the_masthead_have_such_pictures():
    shown = figure_pictures(["A", "masthead", "moon-yellow", "r1", "hat-sky", "moon"])
    assert set(shown) == {"moon-yellow", "hat-sky", "masthead"}
    assert shown["masthead"] == masthead()


def test_every_lesson_and_every_card_of_an_example_lies_ready_and_is_small():
    shown = figure_pictures(LESSONS)
    assert set(shown) == LESSONS
    assert {opened(shown[key]).size for key in TABLE} == {ON_TABLE}
    assert max(map(len, shown.values())) < 13_000


@pytest.mark.parametrize("look", LOOKS)
def test_a_figure_is_drawn_in_its_colour_on_a_paper_disc(look):
    picture = opened(figure_pictures([figure_key(look)])[figure_key(look)])
    pixels = list(picture.get_flattened_data())
    assert picture.size == (SIDE, SIDE)
    assert picture.getpixel((0, 0))[3] == 0
    assert picture.getpixel((SIDE // 2, 4))[3] == 255
    assert sum(near(pixel, look.colour) for pixel in pixels) / len(pixels) > 0.1
    assert sum(near(pixel, PAPER) for pixel in pixels) / len(pixels) > 0.25


def test_no_two_players_look_alike():
    every = [f"{figure}-{colour}" for figure in Figure for colour in COLOURS]
    assert len(set(figure_pictures(every).values())) == 144


def test_all_figures_together_weigh_no_more_than_two_cards():
    assert sum(map(len, figure_pictures(KEYS).values())) < 90_000


def test_the_shades_of_a_figure_have_no_seams():
    """Beside each other two dots of the disc differ by a shade, not by a patch."""
    picture = opened(figure_picture(Figure.WHALE, "blue", LARGE_SIDE)).convert("RGB")
    row = [picture.getpixel((x, LARGE_SIDE * 7 // 8)) for x in range(LARGE_SIDE // 3, LARGE_SIDE * 2 // 3)]
    assert max(abs(a - b) for left, right in pairwise(row) for a, b in zip(left, right, strict=True)) <= 2


@pytest.mark.parametrize("which", usual(), ids=lambda which: f"{which[0]}-{which[2]}")
def test_the_one_that_lies_ready_is_the_one_that_is_drawn_now(which):
    ready, anew = (Image.open(BytesIO(content)) for content in (place_of(*which).read_bytes(), drawn(*which)))
    assert (ready.size, ready.mode) == (anew.size, anew.mode)
    assert max(ImageStat.Stat(ImageChops.difference(ready, anew)).mean) < 1
