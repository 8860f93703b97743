"""The desk in Chromium: a person clicks, another program writes, and Ctrl-C ends it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Ready
from tests.mailing import Table
from tests.watch import HANGS

pytestmark = pytest.mark.long


@pytest.fixture
def table(ready: Ready) -> Table:
    return ready("card")


@pytest.fixture
def desk(table: Table) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "dixit_pbem", "desk", "--no-browser", str(table.program.folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=dict(os.environ)) as running:
        assert running.stdout is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found
        yield running, found[0]
        running.kill()


@pytest.fixture
def page(desk: tuple[subprocess.Popen[str], str], chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.set_default_timeout(1000 * HANGS)
    page.goto(desk[1])
    page.wait_for_url(re.compile("/$"))
    yield page
    page.close()


def test_a_page_follows_what_another_program_writes(page: Page, table: Table) -> None:
    page.click("text=The game of game.yaml")
    page.wait_for_timeout(1500)
    table.program.ok("card", "game.yaml", "bob=B")
    expect(page.locator("#live")).to_contain_text("Bob gives 1 card.")


def test_a_button_is_pressed_and_done(page: Page, table: Table) -> None:
    page.click("text=The game of game.yaml")
    page.click("text=Stop the clock")
    expect(page.locator("main")).to_contain_text("The clock stands still.")
    page.click("text=Do it")
    expect(page.locator("h1")).to_have_text("Done")
    assert table.state.paused


def test_no_page_hinders_anybody(page: Page) -> None:
    base = page.url.rstrip("/")
    for path in ("", "/game/game", "/game/game/mails", "/game/game/post", "/game/game/story", "/game/game/do/say"):
        page.goto(f"{base}{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert [each["id"] for each in Axe().run(page).response["violations"]] == [], (path, scheme)


def test_ctrl_c_closes_the_desk(desk: tuple[subprocess.Popen[str], str], page: Page) -> None:
    running, _ = desk
    page.goto(page.url)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=HANGS)
    assert running.returncode == 0
    assert "The desk is closed." in told
