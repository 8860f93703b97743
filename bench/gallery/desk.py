"""The desk as it is looked at: the game of the demonstration in the middle of a round, and a mail that waits in it."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Thread
from typing import Literal

import uvicorn
from PIL import Image
from playwright.sync_api import Browser, Page

from dixit_pbem.clock import standing_at
from dixit_pbem.demo.folder import made
from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.stage import IN_TURN, Stage
from dixit_pbem.desk.app import Desk
from dixit_pbem.desk.gate import Doorplate
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.serve import Listen, config_of
from dixit_pbem.desk.shelf import Shelf
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import awaited
from dixit_pbem.post.inbox import take_in
from dixit_pbem.storage.game_file import GameFile

GAME = "/game/sunday"
WIDE, NARROW, HIGH = 1080, 390, 860
SHARP = 1.4
ROUND, ANSWERED = 4, 2
"""When the game is looked at: its cards come in, and some are there."""
UNCLEAR = "B would be lovely. Or D? It may be both, I keep looking from one to the other.\nKisses from the train!"


def in_the_middle(folder: Path) -> Stage:
    """The game of the demonstration in its fourth round, with a mail that can be read in two ways."""
    stage = Stage(made(folder / "demo", guest=None), script=IN_TURN.slowly)
    for _ in stage.performed():
        game = stage.found.game
        if game and game.round.number == ROUND and game.phase is Phase.CARD and len(game.round.given) >= ANSWERED:
            break
    writer = next(friend for friend in FRIENDS if friend.name == awaited(stage.game)[0])
    raw = (
        f"From: {writer.name} <{writer.email}>\r\nTo: dixit@example.org\r\nSubject: Re: my card\r\n"
        f"Message-ID: <unclear@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{UNCLEAR}\r\n"
    )
    with standing_at(stage.moment):
        take_in(GameFile(stage.place.game), raw.encode())
    return stage


@contextmanager
def heard(folder: Path) -> Iterator[tuple[Desk, str]]:
    """A desk that browsers reach, at the clock of the played game."""
    stage = in_the_middle(folder)
    with opened((stage.place.folder,), lambda: standing_at(stage.moment)) as found:
        yield found


@contextmanager
def opened(places: Sequence[Path], time_of: Callable[[], AbstractContextManager[None]]) -> Iterator[tuple[Desk, str]]:
    """A desk with these games that browsers reach, and its address."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
        desk = Desk(Shelf(places), Keys(), Doorplate(frozenset({f"127.0.0.1:{port}"}), "http", port))
        desk.time = time_of
        server = uvicorn.Server(config_of(desk, Listen()))
        thread = Thread(target=server.run, args=([place],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield desk, f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()


def shown(browser: Browser, desk: Desk, base: str, *, width: int, scheme: Literal["light", "dark"]) -> Page:
    """A page of the desk's game, entered with a key."""
    page = browser.new_page(
        viewport={"width": width, "height": HIGH}, device_scale_factor=SHARP, color_scheme=scheme, locale="en"
    )
    page.goto(f"{base}/enter?key={desk.keys.cut()}")
    page.wait_for_url(f"{base}/")
    page.goto(base + GAME)
    return page


def pictured(page: Page, target: Path) -> Image.Image:
    """What stands on a screen, once its letters are there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_function("[...document.images].every(each => each.complete || each.loading === 'lazy')")
    page.screenshot(path=target)
    page.close()
    return Image.open(target)


def a_game(browser: Browser, folder: Path) -> list[Image.Image]:
    """A game on a desk and, in the evening, on a phone."""
    with heard(folder) as (desk, base):
        wide = pictured(shown(browser, desk, base, width=WIDE, scheme="light"), folder / "wide.png")
        narrow = pictured(shown(browser, desk, base, width=NARROW, scheme="dark"), folder / "narrow.png")
    return [wide, narrow]


def a_mail(browser: Browser, folder: Path) -> list[Image.Image]:
    """A mail that waits, as one click shows it, and what a button will do."""
    with heard(folder) as (desk, base):
        page = shown(browser, desk, base, width=WIDE, scheme="light")
        page.goto(f"{base}{GAME}/mails")
        page.locator("ul.letters button").first.click()
        page.wait_for_load_state()
        waits = pictured(page, folder / "waits.png")
        page = shown(browser, desk, base, width=NARROW, scheme="light")
        page.goto(f"{base}{GAME}/do/pause")
        will = pictured(page, folder / "will.png")
    return [waits, will]
