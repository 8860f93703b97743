"""The desk at bad moments: killed between a click and its answer, pressed by two at once, many tabs."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from urllib.parse import urlencode

import pytest
from httpx2 import Client
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Ready
from tests.desk.heard import Heard, heard
from tests.mailing import Table
from tests.watch import HANGS

GAME, PAUSE = "/game/game", "/game/game/do/pause"
DELAYS = (0.0, 0.01, 0.03, 0.06, 0.12, 0.25)
"""Seconds after the click: before it is read, while it is done, after it was written."""
pytestmark = pytest.mark.long


@pytest.fixture
def table(ready: Ready) -> Table:
    return ready("card")


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    yield chromium
    for context in chromium.contexts:
        context.close()


@contextmanager
def inside(desk: Heard) -> Iterator[Client]:
    with Client(base_url=desk.address, timeout=HANGS) as client:
        client.headers |= {"sec-fetch-site": "same-origin", "origin": desk.address, "accept-language": "en"}
        client.get(desk.way_in)
        yield client


def form_on(client: Client) -> dict[str, str]:
    page = client.get(PAUSE).text
    body = re.search(rf'action="{PAUSE}">(.*?)</form>', page, re.S)
    assert body
    fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', body[1])
    return {name: unescape(value) for name, value in fields}


def events(table: Table) -> list[str]:
    return [type(entry.event).__name__ for entry in table.opened.journal]


@pytest.mark.parametrize("delay", DELAYS)
def test_a_desk_that_is_killed_after_a_click_loses_nothing_and_does_nothing_twice(table: Table, delay: float) -> None:
    before = events(table)
    with heard(table.program.folder) as desk, inside(desk) as client:
        form = form_on(client)
        host = desk.address.removeprefix("http://")
        body = urlencode(form)
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        head = (
            f"POST {PAUSE} HTTP/1.1\r\nHost: {host}\r\nOrigin: {desk.address}\r\nSec-Fetch-Site: same-origin\r\n"
            f"Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        name, port = host.split(":")
        with socket.create_connection((name, int(port)), timeout=HANGS) as click:
            click.sendall(f"{head}{body}".encode())
            time.sleep(delay)
            desk.process.kill()
        desk.process.wait(HANGS)
    assert events(table)[: len(before)] == before
    with heard(table.program.folder) as desk, inside(desk) as client:
        answer = client.post(PAUSE, data={**form, "token": token_of(client)}, follow_redirects=True)
        assert "The clock stands still." in answer.text
    after = events(table)
    assert after[: len(before)] == before
    assert after.count("GamePaused") == 1


def token_of(client: Client) -> str:
    found = re.search(r'name="token" value="([^"]+)"', client.get("/").text)
    assert found
    return found[1]


def test_two_browsers_that_press_at_once_do_it_once(table: Table, browser: Browser) -> None:
    with heard(table.program.folder) as desk:
        pages = [entered(browser, way) for way in (desk.way_in, desk.another())]
        for page in pages:
            page.goto(desk.address + PAUSE)
        for page in pages:
            page.evaluate("setTimeout(() => document.querySelector('main form button').click(), 300)")
        for page in pages:
            page.wait_for_url(re.compile(r"/done/|/do/pause"), wait_until="load")
            expect(page.get_by_text("Do it", exact=True)).to_have_count(0)
        told = sorted("Done" if "/done/" in page.url else "went on" for page in pages)
        assert told == ["Done", "went on"]
        (late,) = [page for page in pages if "/done/" not in page.url]
        expect(late.locator("main")).to_contain_text("The clock stands still.")
    assert events(table).count("GamePaused") == 1


def entered(browser: Browser, way_in: str) -> Page:
    page = browser.new_context(locale="en").new_page()
    page.goto(way_in)
    page.wait_for_url(re.compile("/$"))
    return page


def test_twelve_tabs_of_a_browser_stay_alive_and_hear(table: Table, browser: Browser) -> None:
    with heard(table.program.folder) as desk:
        first = entered(browser, desk.way_in)
        tabs = [first, *(first.context.new_page() for _ in range(11))]
        for tab in tabs:
            tab.goto(desk.address + GAME)
        table.program.ok("card", "game.yaml", "bob=B")
        for tab in tabs:
            expect(tab.locator("#live")).to_contain_text("Bob gives 1 card.")
        # With every stream open, each of them still gets a page.
        for tab in tabs:
            tab.goto(f"{desk.address}{GAME}/story")
            expect(tab.locator("h1")).to_be_visible()
