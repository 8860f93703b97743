"""Who else looks at letters: an eye for lines, a program that darkens them by itself, one that listens to pages."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing.figures import FIGURES, SIDE
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import Rendered, render_letter
from tests.post.sample_letters import FEW, MANY, SAMPLES, final_results, hand_with_results, receipt, score
from tests.post.seen_letters import TEMPLATES, Browser

LEAST_CONTRAST, DOTS = 4.5, 3
every_sample = pytest.mark.parametrize("name", SAMPLES)


def test_there_is_a_sample_of_every_kind_of_letter() -> None:
    assert {SAMPLES[name]().kind for name in SAMPLES} == set(Kind)


EDGES = """
const panel = document.querySelector("td.panel").getBoundingClientRect();
const pictures = Array.from(document.querySelectorAll(".card img[alt]:not([alt=''])"), each => each.closest("td"));
const boxes = pictures.map(each => each.getBoundingClientRect());
return [document.querySelector("h2").getBoundingClientRect().left, panel.left, panel.right,
        Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
"""


@pytest.mark.parametrize("width", [360, 600, 800, 1200])
def test_headings_calls_and_cards_stand_on_common_lines(width: int, chromium: Browser) -> None:
    chromium.show(render_letter(hand_with_results(MANY), templates=TEMPLATES))
    chromium.screen(width=width, dark=False)
    heading, left, right, first, last = chromium.ask(EDGES)
    assert abs(heading - left) <= 1
    assert abs(first - left) <= 1
    assert abs(last - right) <= 1


TEXTS = """
const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode.data.trim(), range = document.createRange();
  range.selectNodeContents(texts.currentNode);
  for (const box of text ? range.getClientRects() : [])
    if (box.width > 2) found.push([text, box.left, box.top, box.right, box.bottom]);
}
return found;
"""


class Box(NamedTuple):
    """A text, and where it stands on the screen."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def light(colour: tuple[int, ...]) -> float:
    red, green, blue = (part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(box: Box, screen: Image.Image) -> float:
    """What stands out most in a box, beside what fills most of it."""
    part = screen.crop(tuple(round(DOTS * edge) for edge in box[1:]))
    counted = Counter(part.get_flattened_data()).most_common()
    ground = light(counted[0][0])
    seen = [light(colour) for colour, count in counted if count > 2]
    return max((max(one, ground) + 0.05) / (min(one, ground) + 0.05) for one in seen)


@every_sample
@pytest.mark.long
def test_every_text_stands_out_where_a_program_turns_the_colours_round(
    name: str, chromium: Browser, tmp_path: Path
) -> None:
    chromium.force_dark(True)
    try:
        chromium.show(render_letter(SAMPLES[name](), templates=TEMPLATES))
        chromium.screen(width=360, dark=False)
        chromium.save(tmp_path / "seen.png", width=360, dots=DOTS)
        texts = [Box(*each) for each in chromium.ask(TEXTS)]
    finally:
        chromium.force_dark(False)
    with Image.open(tmp_path / "seen.png") as screen:
        seen = screen.convert("RGB")
    assert texts
    assert {box.text: told for box in texts if (told := round(contrast(box, seen), 1)) < LEAST_CONTRAST} == {}


FILLED = """
return Array.from(document.querySelectorAll("td.act[height='4']"), bar => {
  const table = bar.closest("table"), box = bar.getBoundingClientRect(), track = table.getBoundingClientRect();
  const below = table.rows[1].cells[0].getBoundingClientRect(), across = box.left + box.width / 2;
  return [[across, box.top + box.height / 2], [across, below.top + below.height / 2],
          [box.right > track.right - 8 ? track.left - 4 : track.right - 3, box.top + box.height / 2]];
});
"""


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param(hand_with_results(), id="results"),
        pytest.param(final_results(), id="final results"),
        pytest.param(replace(receipt(), score=score(FEW)), id="status"),
    ],
)
def test_the_fill_of_a_bar_stands_out_where_a_program_turns_the_colours_round(
    letter: Letter, chromium: Browser, tmp_path: Path
) -> None:
    chromium.force_dark(True)
    chromium.show(render_letter(letter, templates=TEMPLATES))
    chromium.screen(width=360, dark=False)
    chromium.save(tmp_path / "seen.png", width=360)
    bars = chromium.ask(FILLED)
    chromium.force_dark(False)
    with Image.open(tmp_path / "seen.png") as image:
        screen = image.convert("RGB")
    told = []
    for spots in bars:
        *stripes, ground = (light(colour_at(screen, *spot)) + 0.05 for spot in spots)
        told.append(max(max(each, ground) / min(each, ground) for each in stripes))
    assert len(bars) == len(FEW)
    assert [round(each, 1) for each in told if each < LEAST_CONTRAST] == []


def colour_at(screen: Image.Image, x: float, y: float) -> tuple[int, ...]:
    colour = screen.getpixel((round(x), round(y)))
    assert isinstance(colour, tuple)
    return colour


SIZES = (24, 28, 36)
"""Pixels: figures beside votes, at names and at points."""
SPACING = 40


@pytest.mark.parametrize("dots", [1, 3])
def test_no_figure_changes_its_colours_where_a_program_turns_them_round(
    dots: int, chromium: Browser, tmp_path: Path
) -> None:
    keys = [key for key, (_, _, side) in FIGURES.items() if side == SIDE]
    spots = {
        (key, size): (SPACING * (at % 12), SPACING * (at // 12 + 12 * row))
        for row, size in enumerate(SIZES)
        for at, key in enumerate(keys)
    }
    shown = "".join(
        f'<img src="cid:{key}@dixit" width="{size}" style="position:absolute;left:{left}px;top:{top}px">'
        for (key, size), (left, top) in spots.items()
    )
    head = '<meta name="viewport" content="width=device-width">'
    page = Rendered("", f'{head}<body style="background:#fbf6ea;height:1500px">{shown}</body>', tuple(keys))
    seen = {}
    for forced in (False, True):
        chromium.force_dark(forced)
        chromium.show(page)
        chromium.screen(width=12 * SPACING, dark=False)
        chromium.save(tmp_path / f"{forced}.png", width=12 * SPACING, dots=dots)
        with Image.open(tmp_path / f"{forced}.png") as screen:
            seen[forced] = screen.convert("RGB")
    chromium.force_dark(False)
    turned = [
        at for at, spot in spots.items() if len({paper_of(seen[forced], spot, at[1], dots) for forced in seen}) > 1
    ]
    assert turned == []


def paper_of(screen: Image.Image, spot: tuple[int, int], size: int, dots: int) -> object:
    """The top of a figure's disc, where nothing else is drawn."""
    return screen.getpixel(((spot[0] + size // 2) * dots, (spot[1] + size // 9) * dots))


@every_sample
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.long
def test_axe_finds_nothing(name: str, dark: bool, chromium: Browser) -> None:
    chromium.show(render_letter(SAMPLES[name](), templates=TEMPLATES))
    chromium.screen(width=360, dark=dark)
    chromium.ask((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found = chromium.wait_for("axe.run().then(arguments[0])")
    assert [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found["violations"]] == []
