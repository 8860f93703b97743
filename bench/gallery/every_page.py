"""`python -m bench.gallery.every_page FOLDER [WORD…]`: each page of the desk at four widths, by day and night,
in several languages, and what can be measured on it: width, words cut or overlapping, contrast, room for a thumb,
English.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from bench.gallery.desk import opened
from bench.gallery.extremes import LONG_TITLE, arranged
from bench.gallery.games import BEGIN
from bench.gallery.screens import chromium
from dixit_pbem.clock import standing_at
from dixit_pbem.desk.app import Desk
from tests.desk.measured import faults_of

Scheme = Literal["light", "dark"]
VIEWS: tuple[tuple[int, Scheme, str], ...] = (
    (360, "light", "pl"),
    (360, "dark", "de"),
    (360, "light", "fr"),
    (390, "light", "es"),
    (390, "dark", "it"),
    (800, "dark", "en"),
    (1280, "light", "pt"),
)
"""Each width and scheme at least once; the languages of the longest words at the narrowest."""
Way = Callable[[Page, str], None]
THEIRS = (LONG_TITLE, "the holidays are over")
"""What people wrote, in English."""
AFTER = timedelta(hours=60)
"""So long after the first games began the desk is looked at: somebody is late."""


def at(address: str) -> Way:
    """A page that stands behind an address."""

    def go(page: Page, base: str) -> None:
        page.goto(base + address)

    return go


def pressed(address: str, button: str, **typed: str) -> Way:
    """The page behind a form that is filled in and sent."""

    def press(page: Page, base: str) -> None:
        page.goto(base + address)
        for name, value in typed.items():
            page.fill(f"main [name={name}]", value)
        page.locator(button).first.click()
        page.wait_for_load_state()

    return press


def pages_of(keys: dict[str, str]) -> Iterator[tuple[str, Way]]:
    """Every page, by name: for each game those that show it best."""
    game = {name: f"/game/{key}" for name, key in keys.items()}
    usual, twelve, paper = game["usual"], game["twelve"], game["on_paper"]
    for name in ("", "begin", "decks", "deck/dreams", "deck/summer", "deck/summer/card/wide", "unpack", "nowhere"):
        yield f"desk-{name.replace('/', '-') or 'tables'}", at(f"/{name}")
    people = "; ".join(f"Name{at} <p{at}@example.org>" for at in "abcd") + "; Dee; Eve <eve@home>"
    yield "desk-begin-looked", pressed("/begin", "p.act button", title="Sunday", players=people)
    yield "desk-begin-wrong", pressed("/begin", "p.act button", title="Sunday", players="Ana <ana@example.org>")
    for name, address in game.items():
        if name not in ("broken", "damaged"):
            yield f"{name}-game", at(address)
    for way in ("mails", "post", "paper-players", "story", "paper", "album", "care", "settings", "rules", "begun"):
        yield f"usual-{way}", at(f"{usual}/{way}")
    deeds = ("go-on", "remind", "extend", "pause", "say", "skip", "close", "undo", "away", "leave")
    for deed in (*deeds, "join", "replace", "luck", "send", "resend", "address", "end", "resume"):
        yield f"usual-do-{deed}", at(f"{usual}/do/{deed}")
    yield "usual-settings-of-one", at(f"{usual}/settings?player=Bob")
    yield "usual-settings-foreseen", pressed(f"{usual}/settings", "p.act button", title="Another title")
    yield "usual-mail", pressed(f"{usual}/mails", "ul.letters button")
    yield "usual-letter", pressed(f"{usual}/post", "ul.letters button")
    yield "usual-say-foreseen", pressed(f"{usual}/do/say", "main form button", text="We meet on Sunday")
    yield "usual-told", pressed(f"{usual}/care", "form[action$=verify] button")
    yield "usual-doctor", pressed(f"{usual}/care", "form[action$=doctor] button")
    yield "usual-kit", pressed(f"{usual}/paper", "main form button")
    for way in ("mails", "post", "story", "paper-players", "paper", "care", "settings", "do/leave", "do/go-on"):
        yield f"twelve-{way.replace('/', '-')}", at(f"{twelve}/{way}")
    yield "twelve-mail", pressed(f"{twelve}/mails", "ul.letters button")
    yield "right-mail", pressed(f"{game['from_the_right']}/mails", "ul.letters button")
    yield "right-story", at(f"{game['from_the_right']}/story")
    for way in ("story", "paper-players", "album", "do/go-on"):
        yield f"cycle-{way.replace('/', '-')}", at(f"{game['cycle']}/{way}")
    for way in ("album", "story", "care", "mails", "paper"):
        yield f"over-{way}", at(f"{game['over']}/{way}")
    yield "paper-players", at(f"{paper}/paper-players")
    yield "paper-player", pressed(f"{paper}/paper-players", "ul.letters button")
    yield "new-begun", at(f"{game['new']}/begun")
    yield "new-deal", at(f"{game['new']}/do/deal")
    yield "new-care", at(f"{game['new']}/care")
    for name in ("damaged", "broken"):
        yield f"{name}-game", at(game[name])
        yield f"{name}-care", at(f"{game[name]}/care")


def entered(browser: Browser, desk: Desk, base: str, view: tuple[int, Scheme, str]) -> Page:
    """A browser that came in with a key."""
    width, scheme, language = view
    height = 800 if width < 500 else 900
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, locale=language)
    page.goto(f"{base}/enter?key={desk.keys.cut()}")
    page.wait_for_url(f"{base}/")
    return page


def looked_at(browser: Browser, desk: Desk, base: str, folder: Path, words: list[str]) -> Iterator[tuple[str, str]]:
    """A picture of each page in each view, and its faults."""
    keys = {table.store.path.parent.name: table.key for table in desk.shelf.tables()}
    for view in VIEWS:
        width, scheme, language = view
        page = entered(browser, desk, base, view)
        for name, go in pages_of(keys):
            shown = f"{name}-{width}-{scheme}-{language}"
            if all(word in shown for word in words):
                go(page, base)
                page.evaluate("document.querySelectorAll('img').forEach(each => each.loading = 'eager')")
                page.wait_for_load_state()
                page.wait_for_timeout(300 if "-paper" in name else 0)
                page.screenshot(path=folder / f"{shown}.png", full_page=True)
                yield from ((shown, fault) for fault in faults_of(page, language, theirs=THEIRS))
        page.close()


def main(folder: Path, words: list[str]) -> None:
    """Arrange the games, look at every page that these words name, and tell what is wrong."""
    games = folder / "games"
    if not games.exists():
        games.mkdir(parents=True)
        arranged(games)
    files = sorted(games.glob("*/game.yaml"))
    with chromium() as browser, opened((games, *files), lambda: standing_at(BEGIN + AFTER)) as (desk, base):
        for shown, fault in looked_at(browser, desk, base, folder, words):
            print(f"{shown}: {fault}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), sys.argv[2:])
