"""The pages of the workshop in Chromium: narrow and wide, by day and by night, by keyboard alone; axe finds nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from dixit_pbem.deck_tool.arrange import Picture, take_in
from dixit_pbem.desk import gate
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.people import people_from
from dixit_pbem.table.begin import Wanted, begin
from tests.desk.opened import Open, Scheme, opened
from tests.paper.wall import quarters, saved
from tests.watch import HANGS

pytestmark = pytest.mark.long
PEOPLE = "Ana <ana@example.org>, Bob <bob@example.org>, Cyd <cyd@example.org>; Dee"
GAME = "/game/sunday"
PAGES = (
    *("/begin", "/decks", "/deck/summer", "/deck/summer/card/wide", "/unpack"),
    *(f"{GAME}/{page}" for page in ("begun", "paper", "album", "care", "settings", "rules")),
)
VIEWS: tuple[tuple[int, Scheme, str], ...] = (
    (360, "light", "pl"),
    (390, "dark", "it"),
    (800, "light", "pt"),
    (1280, "dark", "en"),
)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = tmp_path / "games"
    folder.mkdir()
    by_mail = {"way": "gmail", "address": "dixit@gmail.com", "password_from": "file:secret"}
    begin(folder / "sunday.yaml", Wanted("Sunday dreamers", "odyssey", people_from(PEOPLE), **by_mail))  # type: ignore[arg-type]
    take_in(folder / "decks" / "summer", [Picture("wide.jpg", saved(quarters(1500, 900), "JPEG"))])
    with opened(folder) as desk:
        yield desk


@pytest.mark.parametrize(("width", "scheme", "language"), VIEWS)
def test_axe_finds_nothing_and_nothing_leaves_the_page(
    chromium: Browser, desk: Open, width: int, scheme: Scheme, language: str
) -> None:
    page, found, said = desk.entered(chromium, width, scheme, language), list[str](), list[str]()
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    for address in PAGES:
        page.goto(desk.address + address)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(f"{address} is wider than {width}")
        found += [f"{address}: {each['id']}" for each in Axe().run(page).response["violations"]]
    assert (found, said) == ([], [])
    page.close()


def test_a_game_is_begun_by_keyboard_alone(chromium: Browser, desk: Open) -> None:
    page = desk.entered(chromium, 390, "light", "en")
    page.goto(f"{desk.address}/begin")
    page.focus("[name=title]")
    page.keyboard.type("Keys")
    page.keyboard.press("Tab")
    page.keyboard.type(PEOPLE)
    page.focus("p.act button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Is that right?")).to_be_visible()
    page.focus("p.act button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/keys/begun")
    assert (desk.folder / "keys.yaml").exists()
    page.close()


def test_a_crop_is_moved_by_keys_and_by_dragging(chromium: Browser, desk: Open) -> None:
    page = desk.entered(chromium, 800, "light", "en")
    page.goto(f"{desk.address}/deck/summer/card/wide")
    before = float(page.input_value("#left"))
    page.focus(".window")
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    moved = float(page.input_value("#left"))
    assert moved != before
    box = page.locator(".window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 100)
    page.mouse.up()
    dragged = float(page.input_value("#left"))
    assert dragged > moved
    page.get_by_role("button", name="Save").click()
    page.wait_for_load_state()
    card = load_deck(desk.folder / "decks" / "summer").cards[0]
    assert card.crop is not None
    assert abs(card.crop.x - dragged * 15) <= 2
    page.close()


def test_slow_clients_keep_nobody_waiting(desk: Open) -> None:
    host, port = desk.address.removeprefix("http://").split(":")
    slow = [socket.create_connection((host, int(port)), timeout=HANGS) for _ in range(100)]
    begun = f"POST /decks HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100000000\r\n"
    for number, each in enumerate(slow):
        each.sendall((begun if number % 2 else f"{begun}\r\n--x").encode())
    try:
        with socket.create_connection((host, int(port)), timeout=HANGS) as quick:
            quick.sendall(f"GET /static/desk.css HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
            assert quick.recv(12) == b"HTTP/1.1 200"
    finally:
        for each in slow:
            each.close()


def test_forms_that_never_end_keep_nobody_waiting_and_leave_no_trace(desk: Open) -> None:
    host, port = desk.address.removeprefix("http://").split(":")
    faults: list[str] = []
    desk.desk.unforeseen = lambda fault: str(faults.append(repr(fault)))  # type: ignore[func-returns-value]
    session = desk.desk.keys.entered(desk.desk.keys.cut())
    inside = (
        f"Host: {host}:{port}\r\nCookie: {desk.desk.plate.cookie}={session}\r\nSec-Fetch-Site: same-origin\r\n"
        f"Origin: {desk.address}\r\n"
    )
    form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\ntoken="
    halves = (f"POST {GAME}/do/pause HTTP/1.1\r\n{inside}{form}", f"GET {GAME} HTTP/1.1\r\n{inside}")
    slow = [socket.create_connection((host, int(port)), timeout=HANGS) for _ in range(120)]
    for number, each in enumerate(slow):
        each.sendall(halves[number % 2].encode())
    try:
        with socket.create_connection((host, int(port)), timeout=HANGS) as quick:
            quick.sendall(f"GET {GAME} HTTP/1.1\r\n{inside}\r\n".encode())
            assert quick.recv(12) == b"HTTP/1.1 200"
    finally:
        for each in slow:
            each.close()
    with socket.create_connection((host, int(port)), timeout=HANGS) as quick:
        quick.sendall(f"GET {GAME} HTTP/1.1\r\n{inside}\r\n".encode())
        assert quick.recv(12) == b"HTTP/1.1 200"
    assert faults == []


def test_who_never_asks_and_who_never_ends_are_let_go(desk: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PATIENCE", 0.2)
    host, port = desk.address.removeprefix("http://").split(":")
    session = desk.desk.keys.entered(desk.desk.keys.cut())
    form = (
        f"POST {GAME}/do/pause HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {desk.desk.plate.cookie}={session}\r\n"
        f"Sec-Fetch-Site: same-origin\r\nOrigin: {desk.address}\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\ntoken="
    )
    for half, answer in (("GET / HTTP/1.1\r\nHost:", b""), (form, b"HTTP/1.1 408")):
        with socket.create_connection((host, int(port)), timeout=HANGS) as slow:
            slow.sendall(half.encode())
            assert slow.recv(12) == answer
