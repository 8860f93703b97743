from io import BytesIO

import pytest
from PIL import Image

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.players import COLOURS, LOOKS
from dixit_pbem.paper.masthead import masthead
from dixit_pbem.post.writing.figures import SIDE, figure_key, figure_pictures

KEYS = tuple(map(figure_key, LOOKS))


def opened(content):
    return Image.open(BytesIO(content)).convert("RGBA")


def near(pixel, colour):
    return all(abs(part - wanted) <= 12 for part, wanted in zip(pixel, bytes.fromhex(colour[1:]), strict=False))


def test_a_key_names_the_figure_and_its_colour():
    assert KEYS[:3] == ("moon-yellow", "key-black", "snail-green")


def test_only_figures_and_the_masthead_have_such_pictures():
    shown = figure_pictures(["A", "masthead", "moon-yellow", "r1", "hat-sky", "moon"])
    assert set(shown) == {"moon-yellow", "hat-sky", "masthead"}
    assert shown["masthead"] == masthead()


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


def test_all_figures_together_weigh_less_than_a_card():
    assert sum(map(len, figure_pictures(KEYS).values())) < 40_000
