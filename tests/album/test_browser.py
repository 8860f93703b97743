"""The web page as people meet it: in Chromium, on a desk and a phone, by day and by night, by keyboard and on paper."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import pikepdf
import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Browser, Page, Request, expect

from dixit_pbem.album.book import AlbumBook, Enclosure
from dixit_pbem.album.enclosed import Media
from dixit_pbem.album.web import Copies, album_page
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.history import walk
from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import MM_PER_POINT, measure
from dixit_pbem.paper.pictures import encoded
from dixit_pbem.storage.shipped import shipped
from tests.album.albums import book, book_of
from tests.paper.every_page import extreme
from tests.watch import HANGS

PRINTED = ("odyssey-06", "odyssey-12", "party-06", "team-06", "odyssey-03")
LOOKED_AT = PRINTED[:3]
QUIPS = ((1, (Said("Well told.", PlayerName("Bob")),)),)
PHOTO, SOUND = "photo", "sound.mp3"
DESK, PHONE = 1200, 360
LIGHT: Literal["light"] = "light"
DARK: Literal["dark"] = "dark"
FIRST_LOOKS = (("odyssey-12", (1200, "light")), ("party-06", (360, "dark")))
"""Games and views that a short run looks at as well."""
VIEWS = [(width, scheme) for width in (DESK, PHONE) for scheme in (LIGHT, DARK)]
pytestmark = pytest.mark.long
every_view = pytest.mark.parametrize(("width", "scheme"), VIEWS)
LONG = pytest.mark.long
every_game_and_view = pytest.mark.parametrize(
    ("name", "width", "scheme"),
    [
        pytest.param(name, *view, marks=() if (name, view) in FIRST_LOOKS else LONG)
        for name in LOOKED_AT
        for view in VIEWS
    ],
)


@pytest.fixture(scope="module")
def albums(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The web pages of recorded games, with pictures of the default deck."""
    folder = tmp_path_factory.mktemp("albums")
    files = {name: folder / f"{name}.html" for name in PRINTED}
    for name, file in files.items():
        file.write_text(web_page(told(name)), encoding="utf-8")
    return files


def told(name: str) -> AlbumBook:
    """A game whose first clues brought a picture and a recording along."""
    told = book(name, quips=QUIPS)
    first, second, *others = told.chapters
    chapters = (
        replace(first, enclosed=Enclosure(PHOTO, "The picture", "", 1.5)),
        replace(second, enclosed=Enclosure(SOUND, "The recording", "A recording; the web page plays it.", None)),
        *others,
    )
    return replace(told, chapters=chapters)


def web_page(album: AlbumBook) -> str:
    pictures = sorted((shipped("decks") / "dreams" / "thumbs").glob("*.jpg"))
    keys = {card.plate.picture for chapter in album.chapters for card in (chapter.story, *chapter.others)}
    copies = {key: pictures[at % len(pictures)].read_bytes() for at, key in enumerate(sorted(keys))}
    picture = encoded(Image.new("RGB", (900, 600), "teal"), 80)
    sound = (Path(__file__).parents[1] / "media" / SOUND).read_bytes()
    enclosed = {PHOTO: Media("image/jpeg", picture, 1.5), SOUND: Media("audio/mpeg", sound)}
    return album_page(album, Copies(copies, copies, enclosed), templates=[shipped("templates") / "album"])


@dataclass
class Opened:
    """A page in the browser, and what it asked for and complained of."""

    page: Page
    asked_for: list[str]
    complaints: list[str]

    def js(self, expression: str) -> Any:
        return self.page.evaluate(expression)


def opened(chromium: Browser, file: Path, width: int, scheme: Literal["light", "dark"]) -> Opened:
    page = chromium.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.set_default_timeout(1000 * HANGS)
    seen = Opened(page, [], [])

    def asked(request: Request) -> None:
        if not request.url.startswith("data:"):
            seen.asked_for.append(request.url)

    page.on("request", asked)
    page.on("console", lambda message: seen.complaints.append(message.text))
    page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    page.goto(file.as_uri())
    page.evaluate("document.fonts.ready")
    return seen


@pytest.fixture
def desk(chromium: Browser, albums: dict[str, Path]) -> Iterator[Opened]:
    seen = opened(chromium, albums["odyssey-06"], DESK, LIGHT)
    yield seen
    seen.page.close()


@every_game_and_view
def test_the_page_opens_whole_without_a_network_or_a_complaint(
    chromium: Browser, albums: dict[str, Path], name: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    seen = opened(chromium, albums[name], width, scheme)
    pictures = seen.js("[...document.images].map(image => [image.complete, image.naturalWidth > 0, !!image.alt])")
    assert seen.js("document.images[0].className") == "sky"
    cards = sum(1 + len(chapter.others) for chapter in told(name).chapters)
    assert len(pictures) >= 2 * cards
    assert pictures == [[True, True, False]] + [[True, True, True]] * (len(pictures) - 1)
    assert seen.js("[...document.fonts].map(font => font.status)") == ["loaded"] * 4
    assert seen.js("document.documentElement.scrollWidth") == width
    assert (seen.asked_for, seen.complaints) == ([albums[name].as_uri()], [])
    seen.page.close()


@every_view
def test_the_picture_of_the_cover_is_shown_whole_and_leaves_little_night_empty(
    chromium: Browser, albums: dict[str, Path], width: int, scheme: Literal["light", "dark"]
) -> None:
    seen = opened(chromium, albums["odyssey-12"], width, scheme)
    sky = "document.querySelector('.sky')"
    across, down, wide, high = seen.js(
        f"[{sky}.naturalWidth, {sky}.naturalHeight, {sky}.clientWidth, {sky}.clientHeight]"
    )
    assert wide / high == pytest.approx(across / down, abs=0.01)
    cover = seen.js("document.querySelector('.cover').clientHeight")
    words = seen.js("document.querySelector('.cover .words').clientHeight")
    filled = max(high, words) if width == DESK else high + words
    assert filled > 0.7 * cover
    seen.page.close()


@every_game_and_view
def test_axe_finds_nothing_to_mend(
    chromium: Browser, albums: dict[str, Path], name: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    seen = opened(chromium, albums[name], width, scheme)
    found = Axe().run(seen.page).response["violations"]
    assert [(rule["id"], node["html"][:120]) for rule in found for node in rule["nodes"]] == []
    seen.page.close()


@every_view
def test_one_chart_is_drawn_with_a_line_for_everybody(
    chromium: Browser, albums: dict[str, Path], width: int, scheme: Literal["light", "dark"]
) -> None:
    seen = opened(chromium, albums["odyssey-06"], width, scheme)
    (chart,) = [chart for chart in seen.page.query_selector_all(".chart") if chart.is_visible()]
    drawing = chart.query_selector("svg")
    assert drawing is not None
    box = drawing.bounding_box()
    assert box is not None
    assert box["width"] > 0.8 * min(width, 1152) and box["height"] > 300  # noqa: PT018
    colours = {line.person.look.colour for line in told("odyssey-06").chart.lines}
    assert colours <= set(
        drawing.evaluate("svg => [...svg.querySelectorAll('line')].map(l => l.getAttribute('stroke'))")
    )
    assert drawing.get_attribute("aria-label") == told("odyssey-06").chart.summary
    smallest = drawing.evaluate(
        "svg => Math.min(...[...svg.querySelectorAll('text')].map(t => t.getBoundingClientRect().height))"
    )
    assert smallest > 10
    seen.page.close()


def test_a_recording_plays_and_a_picture_keeps_its_shape(desk: Opened) -> None:
    shape = "(box => box.width / box.height)(document.querySelector('img.enclosed').getBoundingClientRect())"
    assert desk.js(shape) == pytest.approx(1.5, abs=0.01)
    heard = "s.onloadedmetadata = () => done(s.duration); s.onerror = () => done(0); s.load();"
    assert desk.js(f"new Promise(done => {{ const s = document.querySelector('audio'); {heard} }})") > 0
    assert desk.complaints == []


def test_the_table_says_what_the_chart_shows(desk: Opened) -> None:
    rows = desk.js(
        "[...document.querySelectorAll('tbody tr')].map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    chart = told("odyssey-06").chart
    assert rows == [[line.person.name, *map(str, line.points[1:])] for line in chart.lines]


@pytest.mark.parametrize("width", [PHONE, 390])
def test_a_phone_shows_all_ways_on_and_a_chart_that_can_be_read_with_everybody_s_name(
    chromium: Browser, albums: dict[str, Path], width: int
) -> None:
    seen = opened(chromium, albums["odyssey-06"], width, LIGHT)
    row = "document.querySelector('nav ul')"
    assert seen.js(f"{row}.scrollWidth <= {row}.clientWidth")
    assert seen.js("[...document.querySelectorAll('nav a')].every(a => a.getBoundingClientRect().right <= innerWidth)")
    assert not seen.page.locator(".walk").is_visible()
    chart = seen.page.locator(".chart.narrow")
    sizes = chart.evaluate(
        """chart => { const svg = chart.querySelector("svg"), scale = svg.clientWidth / svg.viewBox.baseVal.width;
        return [...svg.querySelectorAll("text")].map(text => text.getAttribute("font-size") * scale); }"""
    )
    assert min(sizes) >= 15.5
    assert chart.locator(".key span").all_inner_texts() == [line.person.name for line in told("odyssey-06").chart.lines]
    seen.page.close()


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_by_night_the_chart_is_dark_and_its_lines_are_light(
    chromium: Browser, albums: dict[str, Path], width: int
) -> None:
    seen = opened(chromium, albums["odyssey-12"], width, DARK)
    shades = seen.js(
        """(() => { const light = colour => colour.match(/[0-9]+/g).slice(0, 3).reduce((sum, part) => sum + +part, 0);
        const chart = [...document.querySelectorAll(".chart")].find(chart => chart.clientWidth);
        const of = (name, key) => [...chart.querySelectorAll(name)].map(one => light(getComputedStyle(one)[key]));
        return [light(getComputedStyle(chart).backgroundColor), Math.min(...of("text", "fill")),
                Math.min(...of("line", "stroke"))]; })()"""
    )
    ground, text, line = shades
    assert ground < 150
    assert text > 600
    assert line > 300
    seen.page.close()


TEXTS_ON_OTHERS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const elsewhere = "script, style, svg, nav, .unseen, .skip, .scroll, .seal, .on-paper";
    if (!node.data.trim() || parent.closest(elsewhere)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) boxes.push([node.data.trim(), box, parent]);
  }
  const wrong = [];
  boxes.forEach(([said, box, parent], place) => {
    if (box.left < 0 || box.right > innerWidth + 0.5) wrong.push("leaves the page: " + said);
    if (parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).overflowX === "hidden")
      wrong.push("is cut: " + said);
    for (const [other, across] of boxes.slice(place + 1)) {
      const wide = Math.min(box.right, across.right) - Math.max(box.left, across.left);
      const high = Math.min(box.bottom, across.bottom) - Math.max(box.top, across.top);
      // The box of a large line is higher than its letters.
      if (wide > 1 && high > 0.4 * Math.min(box.height, across.height)) wrong.push(said + " lies on " + other);
    }
  });
  return wrong;
}"""


@every_game_and_view
def test_no_text_lies_on_another_or_is_cut(
    chromium: Browser, albums: dict[str, Path], name: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    seen = opened(chromium, albums[name], width, scheme)
    assert seen.js(TEXTS_ON_OTHERS) == []
    seen.page.close()


@pytest.fixture(scope="module")
def longest(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """Albums of games in which everybody's name has 24 letters, and the first clue 300."""
    folder, files = tmp_path_factory.mktemp("longest"), {}
    for players in (3, 7, 12):
        play = extreme("odyssey", players).until(Phase.CLUE, round=3)
        files[players] = folder / f"{players}.html"
        files[players].write_text(web_page(book_of(tuple(walk(enumerate(play.journal, 1))))), encoding="utf-8")
    return files


OUT_OF_THE_CHART = """() => [...document.querySelectorAll(".chart svg")].flatMap(svg => {
  const box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter(text => {
    const at = text.getBoundingClientRect();
    return box.width && (at.right > box.right + 1 || at.left < box.left - 1 || at.bottom > box.bottom + 1);
  }).map(text => text.textContent);
})"""
LINES_OF_AWARDS = """() => [...document.querySelectorAll(".why")].map(
  said => said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight))"""
SIZE_OF = "name => parseFloat(getComputedStyle(document.querySelector(name)).fontSize)"


@pytest.mark.parametrize("width", [PHONE, 390, 768, 1280])
@pytest.mark.parametrize("players", [3, 7, pytest.param(12, marks=LONG)])
def test_long_names_and_a_long_clue_are_neither_cut_nor_covered_nor_set_as_a_ribbon(
    chromium: Browser, longest: dict[int, Path], players: int, width: int
) -> None:
    seen = opened(chromium, longest[players], width, LIGHT)
    assert seen.js("document.documentElement.scrollWidth") == width
    assert (seen.js(TEXTS_ON_OTHERS), seen.js(OUT_OF_THE_CHART)) == ([], [])
    assert max(seen.js(LINES_OF_AWARDS)) <= 9
    seen.page.close()


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_a_part_is_headed_larger_than_what_stands_in_it(chromium: Browser, albums: dict[str, Path], width: int) -> None:
    seen = opened(chromium, albums["odyssey-06"], width, LIGHT)
    parts = {seen.page.evaluate(SIZE_OF, f".{part} > h2") for part in ("points", "awards", "wall", "proof")}
    assert len(parts) == 1
    assert parts.pop() > seen.page.evaluate(SIZE_OF, ".certificate h3")
    seen.page.close()


def test_the_arrow_keys_walk_through_all_rounds_and_back(desk: Opened) -> None:
    stops = [f"round-{chapter.number}" for chapter in told("odyssey-06").chapters] + [
        "points",
        "awards",
        "wall",
        "proof",
    ]
    walked = []
    for _ in stops:
        desk.page.keyboard.press("ArrowRight")
        walked.append(desk.js("document.activeElement.id"))
        assert desk.js("getComputedStyle(document.activeElement).outlineWidth") == "3px"
        expect(desk.page.locator(":focus > :first-child")).to_be_in_viewport()
    assert walked == stops
    desk.page.keyboard.press("ArrowRight")
    assert desk.js("document.activeElement.id") == "proof"
    for stop in ["wall", "awards", "points", *reversed(stops[:-4]), "cover"]:
        desk.page.keyboard.press("ArrowLeft")
        assert desk.js("document.activeElement.id") == stop


def test_the_arrow_keys_begin_at_the_round_that_one_looks_at(desk: Opened) -> None:
    desk.js("document.querySelector('#round-3').scrollIntoView({ behavior: 'instant' })")
    desk.page.keyboard.press("ArrowRight")
    assert desk.js("document.activeElement.id") == "round-4"


def test_arrow_keys_in_the_table_leave_the_page_where_it_is(desk: Opened) -> None:
    desk.js("document.querySelector('.scroll').focus()")
    desk.page.keyboard.press("ArrowRight")
    assert desk.js("document.activeElement.className") == "scroll"


def test_the_first_tab_shows_the_way_past_the_cover(desk: Opened) -> None:
    desk.page.keyboard.press("Tab")
    link = desk.page.query_selector(".skip")
    assert link is not None
    box = link.bounding_box()
    assert box is not None
    assert box["width"] > 100
    assert desk.js("document.activeElement.className") == "skip"
    desk.page.keyboard.press("Enter")
    assert desk.js("document.activeElement.id") == "round-1"


def test_the_list_of_rounds_marks_the_one_that_is_open(desk: Opened) -> None:
    desk.js("document.querySelector('#round-2').scrollIntoView({ behavior: 'instant' })")
    desk.page.wait_for_selector("nav a[href='#round-2'][aria-current]")
    assert desk.js("[...document.querySelectorAll('nav a[aria-current]')].map(link => link.hash)") == ["#round-2"]


def test_letters_are_drawn_in_our_own_typefaces(desk: Opened) -> None:
    wide = desk.page.evaluate(
        """(text) => {
          const pen = document.createElement("canvas").getContext("2d");
          return ["400 100px 'Album Serif'", "600 100px 'Album Sans'"].map((font) => {
            pen.font = font;
            return pen.measureText(text).width;
          });
        }""",
        "odyssey by 6",
    )
    expected = [measure("odyssey by 6", font, 100 / MM_PER_POINT) for font in (Font.SERIF, Font.SANS_BOLD)]
    assert wide == pytest.approx(expected, rel=0.002)


def test_nothing_glides_for_whoever_asked_for_stillness(chromium: Browser, albums: dict[str, Path]) -> None:
    behaviour = {}
    for motion in ("reduce", "no-preference"):
        page = chromium.new_page(reduced_motion=motion)
        page.goto(albums["odyssey-03"].as_uri())
        behaviour[motion] = page.evaluate("getComputedStyle(document.documentElement).scrollBehavior")
        page.close()
    assert behaviour == {"reduce": "auto", "no-preference": "smooth"}


@pytest.mark.long
def test_a_screen_reader_finds_the_parts_by_their_headings(desk: Opened) -> None:
    tree = desk.page.locator("body").aria_snapshot()
    for part in ("- banner:", '- navigation "Rounds":', "- main:", '- region "Round 1":', '- region "Awards":'):
        assert part in tree
    assert '- heading "odyssey by 6" [level=1]' in tree


@pytest.mark.parametrize(
    ("name", "paper"),
    [
        pytest.param(name, paper, marks=() if (name, paper) == ("odyssey-06", "A4") else LONG)
        for name in PRINTED
        for paper in ("A4", "Letter")
    ],
)
@pytest.mark.long
def test_printed_from_the_browser_each_round_has_one_page(
    chromium: Browser, albums: dict[str, Path], tmp_path: Path, name: str, paper: str
) -> None:
    album, file = told(name), tmp_path / "album.pdf"
    seen = opened(chromium, albums[name], DESK, DARK)
    file.write_bytes(seen.page.pdf(format=paper))
    seen.page.close()
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 1 + len(album.chapters) + 4
    text = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, text=True, check=True).stdout
    pages = [" ".join(page.split()) for page in text.split("\f")]
    assert album.title in pages[0]
    for chapter, page in zip(album.chapters, pages[1:], strict=False):
        assert chapter.clue in page
        assert [card.votes for card in chapter.others if card.votes not in page] == []
