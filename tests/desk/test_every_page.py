"""Every page of the desk in Chromium: nothing hinders anybody, by day or by night; and keys alone do it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from dixit_pbem.deck_tool.arrange import Picture, take_in
from dixit_pbem.engine.events import CardsGiven
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.people import people_from
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.begin import Wanted, begin
from dixit_pbem.table.step import step
from tests.conftest import Ready
from tests.desk.measured import faults_of
from tests.desk.opened import Open, Scheme, opened
from tests.mailing import Table
from tests.paper.wall import quarters, saved

pytestmark = pytest.mark.long
PEOPLE = "Ana <ana@example.org>; Bob <bob@example.org>; Cyd <cyd@example.org>; Dee"
GAME, ON_PAPER = "/game/game", "/game/on-paper"
VIEWS: tuple[tuple[int, Scheme, str], ...] = (
    (360, "light", "it"),
    (360, "dark", "de"),
    (360, "light", "fr"),
    (390, "light", "es"),
    (390, "dark", "pl"),
    (800, "light", "pt"),
    (1280, "dark", "en"),
)


@pytest.fixture
def table(ready: Ready) -> Table:
    """A game in which a mail waits."""
    table = ready("card")
    table.reply("Bob", "Well, I think B would be fine, or rather C if I look at it again.", quoting=True)
    table.fetch()
    return table


@pytest.fixture
def desk(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    folder = table.program.folder
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    begin(folder / "on-paper.yaml", Wanted("On paper", "odyssey", people_from(PEOPLE), together=True))
    step(GameFile(folder / "on-paper.yaml"), Advance(), progress=unwatched)
    (folder / "broken.yaml").write_text("format: 1\nrules: odyssey\nplayers: none\n")
    take_in(folder / "decks" / "summer", [Picture("wide.jpg", saved(quarters(1500, 900), "JPEG"))])
    with opened(folder) as desk:
        yield desk


def pressed(where: str, button: str = "main form button") -> Callable[[Page, str], None]:
    """The page behind the first button that fits."""

    def press(page: Page, base: str) -> None:
        page.goto(base + where)
        page.locator(button).first.click()
        page.wait_for_load_state()

    return press


def looked_through(page: Page, base: str) -> None:
    page.goto(f"{base}/begin")
    page.fill("[name=title]", "Sunday")
    page.fill("[name=players]", f"{PEOPLE}; Eve <eve@home>")
    page.locator("p.act button").click()
    page.wait_for_load_state()


def foreseen(page: Page, base: str) -> None:
    page.goto(f"{base}{GAME}/settings")
    page.fill("[name=title]", "Another title")
    page.locator("p.act button").click()
    page.wait_for_load_state()


def worked(page: Page, base: str) -> None:
    pressed(f"{GAME}/care", "form[action$=doctor] button")(page, base)
    expect(page.locator("progress")).to_have_count(0)


def done(page: Page, base: str) -> None:
    page.goto(f"{base}{ON_PAPER}/do/pause")
    if page.locator("main form button").count() == 0:
        page.goto(f"{base}{ON_PAPER}/do/resume")
    page.locator("main form button").first.click()
    page.wait_for_load_state()


LOOKED_AT = (
    *(
        "/",
        "/begin",
        "/season",
        "/decks",
        "/deck/dreams",
        "/deck/summer",
        "/deck/summer/card/wide",
        "/unpack",
        "/nowhere",
    ),
    *(
        f"{GAME}{way}"
        for way in (
            *("", "/mails", "/post", "/paper-players", "/story", "/story?mail=yes", "/paper", "/album", "/care"),
            *("/settings", "/settings?player=Bob", "/rules", "/begun", "/do/extend", "/do/pause", "/do/resume"),
        )
    ),
    *(ON_PAPER, "/game/broken/care"),
)
PRESSED: Mapping[str, Callable[[Page, str], None]] = {
    "a mail that waits": pressed(f"{GAME}/mails", "ul.letters button"),
    "a letter": pressed(f"{GAME}/post", "ul.letters button"),
    "a paper player": pressed(f"{ON_PAPER}/paper-players", "ul.letters button"),
    "begin, looked through": looked_through,
    "settings, foreseen": foreseen,
    "a work": worked,
    "a result": done,
    "told": pressed(f"{GAME}/care", "form[action$=verify] button"),
}


@pytest.mark.parametrize(("width", "scheme", "language"), VIEWS)
def test_no_page_hinders_anybody(chromium: Browser, desk: Open, width: int, scheme: Scheme, language: str) -> None:
    page, found, said = desk.entered(chromium, width, scheme, language), list[str](), list[str]()
    page.on("pageerror", lambda error: said.append(str(error)))

    def judged(name: str) -> None:
        found.extend(f"{name}: {fault}" for fault in faults_of(page, language, theirs=("The game of game.yaml",)))
        if page.evaluate("[...document.querySelectorAll('nav ul')].some(each => each.scrollWidth > each.clientWidth)"):
            found.append(f"{name} hides a way on")
        found.extend(f"{name}: {each['id']}" for each in Axe().run(page).response["violations"])

    for address in LOOKED_AT:
        page.goto(desk.address + address)
        judged(address)
    for name, press in PRESSED.items():
        press(page, desk.address)
        judged(name)
    page.context.clear_cookies()
    page.goto(f"{desk.address}/enter?key=old")
    judged("the door")
    assert (found, said) == ([], [])
    page.close()


FOCUSED = "document.activeElement"
IS_SEEN = f"""(() => {{
  const style = getComputedStyle({FOCUSED}), around = {FOCUSED}.closest('.choice, .cards label');
  const near = {FOCUSED}.nextElementSibling ? getComputedStyle({FOCUSED}.nextElementSibling).outlineStyle : 'none';
  return [style.outlineStyle, around ? getComputedStyle(around).outlineStyle : 'none', near].some(s => s !== 'none');
}})()"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what is meant has the focus, as somebody does who has no mouse; each stop is seen."""
    for _ in range(250):
        page.keyboard.press("Tab")
        if page.evaluate(f"{FOCUSED} && {FOCUSED} !== document.body"):
            assert page.evaluate(IS_SEEN), page.evaluate(f"{FOCUSED}.outerHTML.slice(0, 200)")
        if page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            return
    raise AssertionError(f"no Tab leads to {selector}")


def test_a_game_is_begun_and_dealt_by_keys_alone(chromium: Browser, desk: Open) -> None:
    page = desk.entered(chromium, 1280, "light", "en")
    tab_to(page, "a[href='/begin']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/begin")
    tab_to(page, "[name=title]")
    page.keyboard.type("Keys alone")
    tab_to(page, "[name=players]")
    page.keyboard.type(PEOPLE)
    tab_to(page, "[name=rules]")
    tab_to(page, "[name=telling]")
    page.keyboard.press("ArrowDown")
    tab_to(page, "[name=deck]")
    tab_to(page, "p.act button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Is that right?")).to_be_visible()
    tab_to(page, "[name='language-1']")
    page.keyboard.type("Ital")
    tab_to(page, "p.act button[formaction='/begin']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/keys-alone/begun")
    assert "language: it" in (desk.folder / "keys-alone.yaml").read_text()
    tab_to(page, "a.button[href$='/do/deal']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/do/deal")
    tab_to(page, "main form button")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Done")
    page.close()


def test_a_deed_is_done_by_keys_alone(chromium: Browser, desk: Open) -> None:
    page = desk.entered(chromium, 390, "dark", "en")
    page.goto(f"{desk.address}{GAME}")
    tab_to(page, "a[href$='/do/say']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/do/say")
    tab_to(page, "textarea")
    page.keyboard.type("We meet on Sunday")
    tab_to(page, "main form button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="This will happen")).to_be_visible()
    tab_to(page, "main form button")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text("We meet on Sunday")
    expect(page.locator("h1")).to_have_text("Done")
    page.close()


def test_a_mail_that_waits_is_settled_by_keys_alone(chromium: Browser, desk: Open, table: Table) -> None:
    page = desk.entered(chromium, 800, "light", "en")
    page.goto(f"{desk.address}{GAME}")
    tab_to(page, "section.wants a")
    page.keyboard.press("Enter")
    page.wait_for_url("**/mails")
    tab_to(page, "ul.letters button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New words")).to_be_visible()
    tab_to(page, ".meant button")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Done")
    assert any(event.player == "Bob" for event in table.moves(CardsGiven))  # type: ignore[attr-defined]
    page.close()


def test_a_paper_player_s_card_is_chosen_by_keys_alone(chromium: Browser, desk: Open) -> None:
    page = desk.entered(chromium, 800, "dark", "en")
    page.goto(f"{desk.address}{ON_PAPER}/paper-players")
    tab_to(page, "ul.letters button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Dee")).to_be_visible()
    tab_to(page, "[name=clue]")
    page.keyboard.type("a quiet sea")
    tab_to(page, "[name^=chosen]")
    page.keyboard.press("Space")
    tab_to(page, "main form button")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Done")
    page.close()
