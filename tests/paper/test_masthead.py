"""The masthead that all mails carry, and that covers and boxes are painted with."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from dixit_pbem.layout.ink import INK
from dixit_pbem.paper.masthead import IN_MAILS, ON_COVERS, READY, cover_picture, masthead, painted

MOST_BYTES = 12_000
ALIKE = 6.0
"""How far two pictures may be apart, of 255, where one of them was made small."""


def apart(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_it_weighs_little_in_every_mail_and_tells_nothing_of_who_made_it() -> None:
    picture = Image.open(BytesIO(masthead()))
    assert len(masthead()) <= MOST_BYTES
    assert (picture.format, picture.width) == ("JPEG", IN_MAILS)
    assert not picture.getexif()


def test_the_one_that_lies_ready_is_the_one_that_is_painted_from_the_back_as_it_is_now() -> None:
    assert apart(Image.open(READY).convert("RGB"), painted(IN_MAILS)) < ALIKE


@pytest.mark.parametrize("width", [360, 2126])
def test_for_print_and_screens_it_is_painted_at_any_width_on_the_ground_that_goes_on_below_it(width: int) -> None:
    picture = painted(width)
    assert picture.width == width
    corners = {picture.getpixel((across, down)) for across in (0, width - 1) for down in (0, picture.height - 1)}
    assert corners == {tuple(bytes.fromhex(INK[1:]))}


def test_both_halves_carry_as_much_light() -> None:
    picture = painted(IN_MAILS).convert("L")
    left, right = (
        ImageStat.Stat(picture.crop((at, 0, at + picture.width // 2, picture.height))).mean[0]
        for at in (0, picture.width // 2)
    )
    assert abs(left - right) < ALIKE


def test_the_picture_of_a_cover_cuts_nothing_off_and_ends_in_the_night_round_it() -> None:
    picture = Image.open(BytesIO(cover_picture())).convert("RGB")
    assert picture.size == ON_COVERS
    ground = Image.new("RGB", picture.size, INK)
    left, top, right, bottom = (
        ImageChops.difference(picture, ground).convert("L").point(lambda light: light > 40).getbbox()
    )
    assert min(left, top, picture.width - right, picture.height - bottom) > 10
