"""The pictures of the README are those that `bench.gallery.readme` makes, and what it makes them of is there."""

import re
from pathlib import Path

import pytest
from PIL import Image, ImageStat

from bench.gallery import readme
from dixit_pbem.layout.box.wording import KitPart
from dixit_pbem.paper.box import IN_KIT
from dixit_pbem.paper.fonts import font_file
from dixit_pbem.post.due import Kind
from dixit_pbem.storage.shipped import shipped

HERE = Path(__file__).parents[1]
NAMED = re.findall(r"\]\(docs/([\w-]+)\.jpg\)", (HERE / "README.md").read_text(encoding="utf-8"))
MOST_BYTES = 400_000


def test_the_readme_shows_each_picture_that_is_made_once_the_hero_first():
    assert sorted(NAMED) == sorted(readme.PICTURES)
    assert NAMED[0] == "hero"
    assert {file.stem for file in (HERE / "docs").glob("*.jpg")} == set(readme.PICTURES)


def test_what_they_are_made_of_is_there():
    kinds = {kind.value.replace(" ", "-") for kind in Kind}
    assert set(readme.MAILS) <= kinds
    assert {KitPart.PIECES, KitPart.TRACK, KitPart.TUCK_BOX} <= set(IN_KIT)
    assert all(font_file(font).is_file() for font in readme.FAMILIES)
    assert (shipped("decks") / "dreams" / "back.jpg").is_file()
    mail = (shipped("templates") / "mail" / "html.j2").read_text(encoding="utf-8")
    assert all(f"font-family:{family}," in mail for family, _ in readme.FAMILIES.values())


@pytest.mark.parametrize("name", readme.PICTURES)
def test_no_half_of_a_picture_is_blank_and_none_is_heavy(name):
    file = HERE / "docs" / f"{name}.jpg"
    assert file.stat().st_size <= MOST_BYTES
    picture = Image.open(file).convert("L")
    assert picture.width >= 1200
    quarter = picture.width // 4
    for place in range(4):
        part = picture.crop((place * quarter, 0, (place + 1) * quarter, picture.height))
        assert ImageStat.Stat(part).stddev[0] > 12
