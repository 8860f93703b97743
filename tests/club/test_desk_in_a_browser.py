"""The desk of a club as people meet it: in Chromium, by day and by night, and in a process of its own."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from httpx2 import Client
from playwright.sync_api import Browser, Page

from dixit_pbem.club import nobody
from dixit_pbem.desk.app import Desk
from dixit_pbem.desk.gate import Doorplate
from dixit_pbem.desk.serve import Listen, config_of
from tests.club.test_accounts import BAR, round_of, with_accounts
from tests.club.test_desk import HOST, Clubhouse, club  # noqa: F401 - a fixture
from tests.club.test_mails_of_nobody import ANYBODY, lay, sent, text_of
from tests.desk.measured import faults_of
from tests.desk.test_every_page import VIEWS
from tests.post.servers.daemons import wait_until
from tests.watch import HANGS

pytestmark = pytest.mark.long
THEIRS = ("The game of game.yaml", "Table of the north wind", "the long way home", "Out of office")


@contextmanager
def heard(desk: Desk) -> Iterator[str]:
    """The desk, listening; its address."""
    place = socket.socket()
    place.bind(("127.0.0.1", 0))
    port = place.getsockname()[1]
    desk.plate, desk.address = Doorplate(frozenset({f"127.0.0.1:{port}"}), "http", port), f"http://127.0.0.1:{port}"
    desk.keys.now = time.monotonic
    server = uvicorn.Server(config_of(desk, Listen()))
    desk.stopping = lambda: server.should_exit
    thread = Thread(target=server.run, kwargs={"sockets": [place]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started, what="the desk does not open")
    yield desk.address
    server.should_exit = True
    thread.join(HANGS)


def busy(club: Clubhouse) -> None:  # noqa: F811 - the fixture's value
    """A table that was begun by mail, one in trouble, an account in trouble, mails of nobody."""
    with_accounts(club.database, BAR, more=HOST + ANYBODY)
    folder = club.database.folder / "in"
    lay(folder, "B, I think", sender="Bob <who@elsewhere.example>", subject="my card")
    lay(folder, "away", sender="robot@elsewhere.example", headers={"Auto-Submitted": "auto-replied"})
    lay(folder, "", subject="new: Table of the north wind", sender="gus@new.example")
    round_of(club.database)
    with club.database.connection() as opened:
        why = "There is no deck 'ours'. There are: dreams. The path of a folder with a deck.yaml works as well."
        opened.execute("update game set trouble = %s where id = %s", (why, club.bea))


def test_no_page_hinders_anybody(club: Clubhouse, chromium: Browser) -> None:  # noqa: F811
    busy(club)
    desk = club.desk()
    with heard(desk) as address:
        for width, scheme, language in VIEWS:
            page = chromium.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme, locale=language)
            pages = ["/enter", "/enter?link=abc", "key", "/", "/?words=nothing", "/nobody", "mail"]
            pages += [f"/game/{club.ana}{way}" for way in ("", "/care", "/post", "/mails")]
            for each in pages:
                _open(page, address, each, desk)
                assert list(faults_of(page, language, theirs=THEIRS)) == [], (each, width, language)
                assert [found["id"] for found in Axe().run(page).response["violations"]] == [], (each, width, scheme)
            page.close()


def _open(page: Page, address: str, each: str, desk: Desk) -> None:
    match each:
        case "key":
            page.goto(f"{address}/enter?key={desk.keys.cut()}")
            page.wait_for_url(re.compile("/$"))
        case "mail":
            page.goto(f"{address}/nobody")
            page.click("li form button >> nth=0")
            page.wait_for_selector("section.foreseen")
        case way:
            page.goto(f"{address}{way}")


def test_a_moderator_comes_in_by_mail_and_does_something(club: Clubhouse, chromium: Browser) -> None:  # noqa: F811
    desk = club.desk()
    with heard(desk) as address:
        page = chromium.new_page(viewport={"width": 390, "height": 844})
        page.goto(address)
        page.click("text=Log in")
        page.fill("#email", "Ana@Moderators.example")
        page.click("text=Send me a link")
        page.wait_for_selector("[role=status]")
        out = club.database.folder / "out"
        wait_until(lambda: bool(sent(out)), what="no link comes")
        (mail,) = sent(out)
        found = re.search(r"/enter\?link=\S+", text_of(mail))
        assert found
        page.goto(f"{address}{found[0]}")
        page.click("button:text-is('Come in')")
        page.wait_for_url(f"{address}/")
        page.click(".game a >> nth=0")
        page.click("text=Stop the clock")
        page.click("text=Do it")
        page.wait_for_selector("h1:has-text('Done')")
        page.goto(f"{address}/game/{club.bea}")
        assert "There is no such game on this desk" in page.inner_text("main")
        page.goto(address)
        page.click("button:text-is('Leave')")
        page.wait_for_selector("#email")
    round_of(club.database)
    assert nobody.waiting(club.database) == ()


def test_the_command_opens_the_desk_to_the_host(club: Clubhouse) -> None:  # noqa: F811
    (club.database.folder / "club.yaml").write_text(f"database: {club.database._address}\n")
    command = [sys.executable, "-m", "dixit_pbem", "club", "desk", "--no-browser"]
    pipe, folder = subprocess.PIPE, club.database.folder
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=dict(os.environ), cwd=folder) as running:
        assert running.stdout
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found
        with Client(timeout=HANGS, follow_redirects=True) as client:
            assert client.get(found[0]).status_code == 200
            page = client.get(found[0].partition("/enter")[0])
            assert f"/game/{club.ana}" in page.text
            assert f"/game/{club.bea}" in page.text
        running.terminate()
