"""How letters look: what mail programs understand of their HTML, and what a real browser makes of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.engine.views import view_for
from dixit_pbem.layout.ink import BUTTER, CORAL, INK, PAPER, SEA
from dixit_pbem.post.writing import welcome as invited
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import Rendered, render_letter
from dixit_pbem.words import words_for
from dixit_pbem.words.rules_page import rules_page
from tests.engine.play import begun
from tests.post.postal import LANGUAGES
from tests.post.sample_letters import MANY, SAMPLES, hand_with_results
from tests.post.seen_letters import TEMPLATES
from tests.post.written import desk_for

MOST_BYTES = 60_000
"""Gmail cuts at about 102 KB."""
MOST_IN_A_LINE = 998
FIRST_BYTES = 2048
"""Where the call to action must have begun and ended."""
TWO_SCREENS = 2 * 800
"""Pixels of a phone that is 360 wide."""

TAGS = {
    **dict.fromkeys(("html", "head", "meta", "title", "style", "body"), "the frame"),
    **dict.fromkeys(("table", "tr", "td"), "the one layout that every program draws"),
    **dict.fromkeys(("p", "h1", "h2", "b", "br", "a", "img"), "texts, links and pictures, known everywhere"),
    "span": "what must not break in the middle; a program that breaks it all the same loses nothing",
    "div": "a box without paddings or widths of its own in Outlook, where cells stand around it",
}
ATTRIBUTES = {
    "html": {"lang"},
    "meta": {"charset", "name", "content"},
    "body": {"class", "style"},
    "table": {"role", "width", "cellpadding", "cellspacing", "border", "bgcolor", "class", "style"},
    "td": {"width", "height", "align", "valign", "bgcolor", "colspan", "rowspan", "class", "style"},
    "p": {"class", "style"},
    "span": {"style"},
    "h1": {"style"},
    "h2": {"class", "style"},
    "div": {"class", "role", "style"},
    "a": {"href", "class", "style"},
    "img": {"src", "alt", "width", "height", "style"},
}
"""Beside those of layout, `alt` shows the letter of a card whose picture is blocked."""

EVERYWHERE = {
    "background": "colours only",
    "border": "on cells, up to 8 px",
    "border-left": "on cells, up to 8 px",
    "border-right": "on cells, up to 8 px",
    "border-top": "on cells, up to 8 px",
    "color": "",
    "font-family": "a mail program takes the first face that it has",
    "font-size": "",
    "font-weight": "",
    "line-height": "in px",
    "margin": "on p, h2, div and pictures, never negative, never auto",
    "padding": "on cells; Outlook keeps to cells, so links bring mso-padding-alt",
    "text-align": "",
    "text-decoration": "one value",
    "vertical-align": "",
    "width": "on pictures beside the attribute, which Outlook follows",
    "height": "auto, on pictures",
}
NICER_WITH = {
    "border-radius": "Outlook for Windows draws square corners",
    "display": "block and inline-block: Outlook gets cells instead; none: Outlook gets mso-hide",
    "max-width": "Outlook gets a table of 600 px",
    "mso-hide": "for Outlook alone: the preview stays hidden",
    "mso-padding-alt": "for Outlook alone: the room inside a button",
    "white-space": "points may break into two lines",
    "word-break": "an address without end may make its line wider",
}
"""What some programs leave out, and what is lost there."""
IN_HEAD = {"width", "background", "color"}
"""In the <style> of the head, which Outlook for Windows and Gmail with other providers' accounts leave out: there,
cards stand two or three in a row by their own width, and dark screens are left to the program."""
VOID = {"meta", "img", "br"}
MSO = re.compile(r"<!--\[if mso\]>(.*?)<!\[endif\]-->", re.DOTALL)


class Parsed(HTMLParser):
    """Every tag, attribute and style of a page; `open` is empty at the end if all is closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.used: list[tuple[str, dict[str, str]]] = []
        self.sheet = ""
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.used.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "style":
            self.sheet += data

    def all(self, tag: str) -> Iterator[dict[str, str]]:
        return (attributes for name, attributes in self.used if name == tag)


def rendered(letter: Letter) -> Rendered:
    return render_letter(letter, templates=TEMPLATES)


def properties(style: str) -> set[str]:
    return {part.partition(":")[0].strip() for part in style.split(";") if part.strip()}


@pytest.fixture(params=SAMPLES)
def letter(request) -> Letter:
    return SAMPLES[request.param]()


def test_only_tags_that_mail_programs_know_are_used(letter):
    used = Parsed(rendered(letter).html).used
    assert {tag for tag, _ in used} - TAGS.keys() == set()
    assert {(tag, name) for tag, attributes in used for name in attributes.keys() - ATTRIBUTES.get(tag, set())} == set()


def test_only_styles_that_mail_programs_know_are_used(letter):
    parsed = Parsed(rendered(letter).html)
    inline = {name for _, attributes in parsed.used for name in properties(attributes.get("style", ""))}
    assert inline - EVERYWHERE.keys() - NICER_WITH.keys() == set()
    assert set(re.findall(r"[{;]([a-z-]+):", parsed.sheet)) <= IN_HEAD
    assert set(re.findall(r"@media\(([a-z-]+)", parsed.sheet)) == {"max-width", "min-width", "prefers-color-scheme"}


def test_paddings_and_borders_stand_where_outlook_draws_them(letter):
    for tag, attributes in Parsed(rendered(letter).html).used:
        style = properties(attributes.get("style", ""))
        assert tag in ("td", "a") or "padding" not in style
        assert tag in ("td", "table") or not any(name.startswith("border") for name in style - {"border-radius"})
        assert tag in ("div", "img") or "width" not in style


def test_every_tag_is_closed_for_outlook_and_for_all_others(letter):
    html = rendered(letter).html
    assert Parsed(html).open == []
    assert Parsed(MSO.sub(r"\1", html)).open == []


def test_nothing_is_loaded_from_elsewhere(letter):
    html = rendered(letter).html
    parsed = Parsed(html)
    assert re.findall(r"url\(|@import|<script|<svg|data:|\.webp", html) == []
    assert {address["href"].partition(":")[0] for address in parsed.all("a")} <= {"mailto"}
    assert all(re.fullmatch(r"cid:[\w-]+@dixit", picture["src"]) for picture in parsed.all("img"))


def test_a_card_whose_picture_is_blocked_shows_its_letter_or_number(letter):
    texts = [picture["alt"] for picture in Parsed(rendered(letter).html).all("img") if picture["alt"]]
    assert sorted(texts) == sorted(card.label for card in letter.pictures)


def test_tables_are_no_tables_to_those_who_listen(letter):
    html = MSO.sub(r"\1", rendered(letter).html)
    assert {table["role"] for table in Parsed(html).all("table")} == {"presentation"}
    assert [page["lang"] for page in Parsed(html).all("html")] == [letter.language]


def test_a_letter_is_small_enough_to_be_shown_whole(letter):
    assert len(rendered(letter).html.encode()) < MOST_BYTES


def test_no_line_is_too_long_for_a_mail_server(letter):
    assert max(map(len, rendered(letter).html.encode().split(b"\n"))) <= MOST_IN_A_LINE


def test_the_call_to_action_stands_in_the_first_bytes(letter):
    first = letter.call.action if letter.call else letter.paragraphs[0]
    body = rendered(letter).html.encode()
    assert 0 < body.index(f">{first}".encode()) < FIRST_BYTES - len(first.encode())


def test_no_colour_is_pure_black_or_white(letter):
    colours = set(re.findall(r"#[0-9a-f]{3,6}\b", rendered(letter).html))
    assert {INK, PAPER, BUTTER} <= colours
    assert {CORAL, SEA} & colours
    assert {"#000", "#fff", "#000000", "#ffffff"} & colours == set()


def test_the_preview_is_the_first_text_and_hidden(letter):
    body = rendered(letter).html.partition("<body")[2]
    assert re.search(r"<div style=\"([^\"]*)\">([^<]*)</div>", body).groups() == (
        "display:none;mso-hide:all",
        letter.preview,
    )


SCREENS = [(width, dark) for width in (360, 480, 600, 800, 1200) for dark in (False, True)]
LOOK = """
const faults = [], wide = window.innerWidth;
const shown = node => node.getClientRects().length > 0;
const rgb = colour => colour.match(/[\\d.]+/g).map(Number);
const linear = part => part <= 10 ? part / 3294.6 : ((part / 255 + .055) / 1.055) ** 2.4;
const light = colour => {
  const [r, g, b] = rgb(colour).slice(0, 3).map(linear);
  return .2126 * r + .7152 * g + .0722 * b;
};
const ground = node => {
  for (; node; node = node.parentElement) {
    const colour = getComputedStyle(node).backgroundColor;
    if (rgb(colour)[3] !== 0) return colour;
  }
  return "rgb(255, 255, 255)";
};
const all = document.documentElement.scrollWidth;
if (all > wide) faults.push(`${all} px wide`);
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode.data.trim(), node = texts.currentNode.parentElement, style = getComputedStyle(node);
  if (!text || !shown(node)) continue;
  const size = parseFloat(style.fontSize), [a, b] = [light(style.color), light(ground(node))].sort();
  if (size < (text.startsWith("===") ? 14 : 16)) faults.push(`${size} px: ${text}`);
  if ((b + .05) / (a + .05) < 4.5) faults.push(`contrast ${(b + .05) / (a + .05)}: ${text}`);
  const box = node.getBoundingClientRect();
  if (box.left < 0 || box.right > wide) faults.push(`cut off: ${text}`);
}
for (const bar of document.querySelectorAll("td.act[height='4']")) {
  const [a, b] = [light(getComputedStyle(bar).backgroundColor), light(ground(bar.parentElement))].sort();
  if ((b + .05) / (a + .05) < 4.5) faults.push(`contrast of a bar ${(b + .05) / (a + .05)}`);
}
const lines = [], inside = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (inside.nextNode()) {
  const range = document.createRange();
  range.selectNodeContents(inside.currentNode);
  for (const box of range.getClientRects()) if (box.width > 1) lines.push([box, inside.currentNode.data.trim()]);
}
for (const [at, [one, text]] of lines.entries()) for (const [other, above] of lines.slice(at + 1)) {
  // A line of text is higher than its letters are.
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (wide > 1 && high > 6) faults.push(`${text} over ${above}`);
}
for (const link of document.links) {
  const box = link.getBoundingClientRect();
  if (box.width < 44 || box.height < 44) faults.push(`${box.width} x ${box.height}: ${link.innerText}`);
}
return faults;
"""
IN_A_ROW = """
const tops = Array.from(document.querySelectorAll(".card")).map(card => card.getBoundingClientRect().top);
return tops.filter(top => top === tops[0]).length;
"""


@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "blocked"])
@pytest.mark.parametrize("name", SAMPLES)
def test_a_letter_reads_well_on_every_screen(name, pictures, chromium):
    chromium.show(rendered(SAMPLES[name]()), pictures=pictures)
    faults = {}
    for width, dark in SCREENS:
        chromium.screen(width=width, dark=dark)
        faults[width, dark] = chromium.ask(LOOK)
    assert faults == {screen: [] for screen in SCREENS}


@pytest.mark.parametrize(("expected", "width"), [(2, 320), (2, 360), (2, 479), (3, 480), (3, 599), (3, 600), (3, 1200)])
def test_pictures_stand_two_in_a_row_on_a_phone_and_three_on_wider_screens(expected, width, chromium):
    chromium.show(rendered(hand_with_results(MANY)))
    chromium.screen(width=width, dark=False)
    assert chromium.ask(IN_A_ROW) == expected


@pytest.mark.parametrize(("expected", "width"), [(2, 360), (3, 480), (3, 600), (3, 1200)])
def test_they_do_so_where_the_style_of_the_head_is_left_out(expected, width, chromium):
    html = re.sub(r"<style>.*?</style>", "", rendered(hand_with_results(MANY)).html, flags=re.DOTALL)
    chromium.show(Rendered("", html, ()))
    chromium.screen(width=width, dark=False)
    assert chromium.ask(IN_A_ROW) == expected
    assert chromium.ask("return document.documentElement.scrollWidth") <= width


def test_the_column_is_never_wider_than_600_pixels(chromium):
    chromium.show(rendered(hand_with_results(MANY)))
    chromium.screen(width=1200, dark=False)
    assert chromium.ask("return document.querySelector('h2').closest('div').getBoundingClientRect().width") == 600


@pytest.mark.long
def test_a_dark_screen_gets_a_dark_page(chromium):
    chromium.show(rendered(hand_with_results()))
    grounds = []
    for dark in (False, True):
        chromium.screen(width=600, dark=dark)
        grounds.append(chromium.ask("return getComputedStyle(document.body).backgroundColor"))
    assert grounds == ["rgb(251, 246, 234)", "rgb(16, 26, 51)"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("base", "players"), [("odyssey", 3), ("odyssey", 12), ("party", 6), ("team", 6)])
@pytest.mark.long
def test_an_invitation_is_two_screens_of_a_phone_beside_the_hand(base, players, language, chromium):
    game = begun(base, players).now
    rules = rules_page(RuleChoice(base), game.rules, players, title="A game", words=words_for(language))
    heights = []
    for player in game.seats[:2]:
        for with_hand in (True, False):
            told = invited(view_for(game, player), desk_for(game, language), rules=rules, with_hand=with_hand)
            chromium.show(rendered(replace(told, cards=None)))
            chromium.screen(width=360, dark=False)
            heights.append(chromium.ask("return document.documentElement.scrollHeight"))
    assert max(heights) <= TWO_SCREENS
