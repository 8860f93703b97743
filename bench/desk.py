"""How fast the desk is, beside a bare Starlette page in one run: `python bench/desk.py` with the test extra.

A game of twelve is played until its journal has 1,500 events, letters and receipts among them. Then the desk is opened
on it as people open it, its autopilot is set to work, and players write to the game without pause while its pages are
asked for. The bare page is of the same size, and as many ask for it at the same time. Told are milliseconds by the
clock on the wall as whoever asks sees them, so that a busy machine makes both slow; and once the processor's.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from itertools import count
from pathlib import Path
from threading import Event, Thread

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from dixit_pbem.engine.model import Game, Phase, PlayerName  # noqa: E402
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move  # noqa: E402
from dixit_pbem.engine.pending import pending  # noqa: E402
from dixit_pbem.journal.opened import look  # noqa: E402
from dixit_pbem.progress import unwatched  # noqa: E402
from dixit_pbem.storage.game_file import GameFile  # noqa: E402
from dixit_pbem.storage.people import people_from  # noqa: E402
from dixit_pbem.table.advance import Advance  # noqa: E402
from dixit_pbem.table.begin import Wanted, begin  # noqa: E402
from dixit_pbem.table.moves import move  # noqa: E402
from dixit_pbem.table.step import step  # noqa: E402
from tests.engine.play import NAMES  # noqa: E402

GAME = "bench"
EVENTS = 1500
VIEWS = 200
MAIL = "{address: dixit@example.org, pages: none, send: {folder: outbox}, fetch: {folder: inbox}}"
PAGES = ("", "/story", "/mails", "/post", "/paper-players", "/album", "/care", "/settings", "/rules", "/do/say")
REHEARSE = ("/do/go-on", "/do/pause", "/do/send")
BARE = """
import sys
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route
import uvicorn
page = "<!doctype html>" + "x" * int(sys.argv[1])
app = Starlette(routes=[Route("/", lambda request: HTMLResponse(page))])
uvicorn.run(app, port=int(sys.argv[2]), log_level="critical", access_log=False, lifespan="off")
"""


def played(folder: Path) -> Path:
    """The game of twelve, with a vote open and as many events as were asked for."""
    path = folder / f"{GAME}.yaml"
    people = people_from(", ".join(f"{name} <{name.lower()}@example.org>" for name in NAMES))
    begin(path, Wanted("Bench", "odyssey", people, way="folder", seed="bench"))
    text = path.read_text(encoding="utf-8")
    text = text.replace("rules: odyssey", "rules: {base: odyssey, points_to_win: 1000}")
    path.write_text(re.sub(r"\nmail:\n(?:  .*\n)+", f"\nmail: {MAIL}\n", text), encoding="utf-8")
    (folder / "inbox").mkdir()
    store, dice = GameFile(path), random.Random(1)
    while True:
        step(store, Advance(), progress=unwatched)
        found = look(store)
        game = found.begun.game
        if len(found.journal) >= EVENTS and game.phase is Phase.VOTE:
            return path
        volunteers = game.phase is Phase.CLUE and game.round.storyteller is None
        for player in (dice.choice(game.seats),) if volunteers else pending(game):
            moved(store, game, player, dice)


def moved(store: GameFile, game: Game, player: PlayerName, dice: random.Random) -> None:
    """Whatever this player owes; not for the own card."""
    hand = sorted(game.hands[player])
    match game.phase:
        case Phase.CLUE:
            may: Sequence[Move] = [GiveClue(player, "a long way home", dice.choice(hand))]
        case Phase.CARD:
            may = [GiveCards(player, tuple(hand[: game.rules.cards_given]))]
        case _:
            others = [card.number for card in game.round.table if card.owner != player]
            may = [CastVotes(player, (dice.choice(others),))]
    move(store, lambda _: may)


@dataclass
class Server:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    host: str
    port: int
    cookie: str = ""
    connection: http.client.HTTPConnection = field(init=False)

    def __post_init__(self) -> None:
        self.connection = http.client.HTTPConnection(self.host, self.port, timeout=60)

    def get(self, path: str) -> tuple[int, bytes]:
        self.connection.request("GET", path, headers={"Cookie": self.cookie, "Accept-Language": "en"})
        answer = self.connection.getresponse()
        if found := answer.getheader("Set-Cookie"):
            self.cookie = found.partition(";")[0]
        return answer.status, answer.read()

    def send(self, path: str, page: bytes, **fields: str) -> int:
        """A form with the hidden fields that stand on this page."""
        found = re.search(rf'<form [^>]*action="{re.escape(path)}"[^>]*>(.*?)</form>'.encode(), page, re.S)
        assert found, path
        hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', found[1].decode())
        body = "&".join(f"{name}={unescape(value)}" for name, value in {**dict(hidden), **fields}.items())
        here = {"Cookie": self.cookie, "Content-Type": "application/x-www-form-urlencoded"}
        safe = {"Sec-Fetch-Site": "same-origin", "Origin": f"http://{self.host}:{self.port}"}
        self.connection.request("POST", path, body, {**here, **safe})
        answer = self.connection.getresponse()
        answer.read()
        return answer.status

    def memory(self) -> float:
        """Megabytes that it holds now."""
        told = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(told.partition("VmRSS:")[2].split()[0]) / 1024

    def worked(self) -> float:
        """Seconds of the processor so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as heard:
        heard.bind(("127.0.0.1", 0))
        return int(heard.getsockname()[1])


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def desk(folder: Path) -> Iterator[tuple[Server, float]]:
    """The desk on a folder, somebody inside, and how long the first page took from the call."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    command = (sys.executable, "-m", "dixit_pbem", "desk", "--no-browser", str(folder))
    pipe = subprocess.PIPE
    with ended(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=environment)) as process:
        assert process.stdout
        found = re.search(r"http://([\d.]+):(\d+)(\S+)", process.stdout.readline())
        assert found
        server = Server(process, found[1], int(found[2]))
        server.get(found[3])
        status, _ = server.get("/")
        assert status == 200
        yield server, time.perf_counter() - began


@contextmanager
def bare(size: int) -> Iterator[Server]:
    """A page of so many bytes that holds nothing."""
    port = free_port()
    command = (sys.executable, "-c", BARE, str(size), str(port))
    with ended(subprocess.Popen(command, text=True)) as process:
        server = Server(process, "127.0.0.1", port)
        while True:
            server.connection.close()
            with suppress(OSError, http.client.HTTPException):
                server.get("/")
                break
            time.sleep(0.05)
        yield server


@contextmanager
def players_write(folder: Path) -> Iterator[Callable[[], int]]:
    """Players ask how things stand, four times a second; what is told is how many mails were read so far."""
    over = Event()

    def write() -> None:
        for number in count():
            if over.wait(0.25):
                return
            name = NAMES[number % len(NAMES)]
            text = (
                f"Received: from a by b; Fri, 20 Nov 2026 10:00:00 +0000\r\nFrom: {name.lower()}@example.org\r\n"
                f"To: dixit@example.org\r\nSubject: hello\r\nMessage-ID: <{number}@bench>\r\n\r\nstatus\r\n"
            )
            half = folder / f"inbox/{number}.part"
            half.write_bytes(text.encode())
            half.rename(half.with_suffix(".eml"))

    thread = Thread(target=write)
    thread.start()
    before = events_of(folder)
    try:
        yield lambda: events_of(folder) - before
    finally:
        over.set()
        thread.join()


def events_of(folder: Path) -> int:
    return (folder / f"{GAME}.yaml").read_bytes().count(b'\n- {"seq"')


def ninety_five(times: Sequence[float]) -> float:
    return sorted(times)[int(0.95 * len(times))]


def asked(server: Server, paths: Sequence[str], views: int) -> list[float]:
    """Milliseconds of so many views, the pages in turn."""
    # A server closes what was silent for long; the next call opens it again.
    server.connection.close()
    times = []
    for number in range(views):
        path = paths[number % len(paths)]
        began = time.perf_counter()
        status, _ = server.get(path)
        times.append(1e3 * (time.perf_counter() - began))
        assert status == 200, (path, status)
    return times


def row(what: str, own: str, rival: str = "", aim: str = "") -> None:
    print(f"{what:<66} {own:>14} {rival:>14} {aim:>12}", flush=True)


def pages(folder: Path, server: Server) -> None:
    """Every page while the autopilot works on the game, and the bare page between them."""
    server.connection.close()
    _, page = server.get(f"/game/{GAME}")
    assert server.send(f"/game/{GAME}/autopilot", page) == 303
    with bare(len(page)) as rival, players_write(folder) as came:
        time.sleep(3)
        for paths, aim in ((PAGES, "50 ms"), (REHEARSE, "200 ms")):
            for path in paths:
                address = f"/game/{GAME}{path}"
                server.get(address)
                before = server.worked()
                own = asked(server, [address], VIEWS if paths is PAGES else VIEWS // 4)
                spent = 1e3 * (server.worked() - before) / len(own)
                other = asked(rival, ["/"], VIEWS)
                what = f"{path or 'the game'} (95 of 100; {spent:.0f} ms of the processor with the autopilot's)"
                row(what, f"{ninety_five(own):.1f} ms", f"{ninety_five(other):.1f} ms", aim)
        row("events that came meanwhile", str(came()))


async def streams(folder: Path, server: Server, many: int) -> tuple[float, float]:
    """So many open pages: seconds until half of them, and until the last one heard that somebody wrote."""
    ask = f"GET /events HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nCookie: {server.cookie}\r\n\r\n"
    pairs = [await asyncio.open_connection(server.host, server.port) for _ in range(many)]
    for reader, writer in pairs:
        writer.write(ask.encode())
        await reader.readuntil(b": here")
    await asyncio.sleep(1)
    heard = [asyncio.create_task(reader.readuntil(b"event: news")) for reader, _ in pairs]
    late = asyncio.create_task(_moments(heard))
    path = folder / f"{GAME}.yaml"
    await asyncio.to_thread(_written, path)
    began = time.monotonic()
    moments = sorted(each - began for each in await late)
    for _, writer in pairs:
        writer.close()
    return moments[len(moments) // 2], moments[-1]


async def _moments(heard: Sequence[asyncio.Task[bytes]]) -> list[float]:
    moments: list[float] = []
    for each in asyncio.as_completed(heard):
        await each
        moments.append(time.monotonic())
    return moments


def _written(path: Path) -> None:
    """Another program writes the game: a line that changes nothing."""
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")


def browsing(server: Server, way_in: str, tabs: int) -> None:
    """First paint, bytes over the line, and a dozen tabs that all live, in Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        switches = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=switches)
        context = browser.new_context()
        name, _, value = server.cookie.partition("=")
        address = f"http://{server.host}:{server.port}"
        context.add_cookies([{"name": name, "value": value, "url": address}])
        page = context.new_page()
        sent: list[int] = []
        page.on("response", lambda answer: sent.append(_size(answer)))
        paints = []
        for number in range(10):
            page.goto(f"{address}{way_in}", wait_until="load")
            if number == 0:
                row("bytes without pictures, first visit", f"{sum(sent) / 1000:.0f} KB", "", "150 KB")
            paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
            while (painted := page.evaluate(paint)) is None:
                page.wait_for_timeout(20)
            paints.append(float(painted))
        row("first paint (half of ten; worst)", f"{sorted(paints)[5]:.0f} ({max(paints):.0f}) ms", "", "300 ms")
        opened = [context.new_page() for _ in range(tabs)]
        began = time.perf_counter()
        for each in opened:
            each.goto(f"{address}{way_in}", wait_until="load")
        row(f"{tabs} tabs of one browser, all loaded", f"{time.perf_counter() - began:.2f} s")
        browser.close()


def _size(answer: object) -> int:
    """What came over the line, where it is no picture."""
    kind = answer.request.resource_type  # type: ignore[attr-defined]
    if kind == "image":
        return 0
    with suppress(Exception):
        return len(answer.body())  # type: ignore[attr-defined]
    return 0


def views(server: Server, many: int) -> None:
    """Memory after the first thousand views and after the last."""
    paths = [f"/game/{GAME}{path}" for path in PAGES] + ["/", "/begin", "/decks"]
    asked(server, paths, many // 10)
    early = server.memory()
    asked(server, paths, many - many // 10)
    row(f"memory after {many // 10} views, after {many}", f"{early:.0f} MB", f"{server.memory():.0f} MB", "flat")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", type=int, default=10_000, help="how many for the memory")
    options = parser.parse_args()
    for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = tempfile.mkdtemp()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began = time.perf_counter()
        played(folder)
        print(f"A game of {len(NAMES)} with {events_of(folder)} events, played in {time.perf_counter() - began:.0f} s")
        row("", "ours", "bare", "aim")
        starts = []
        for _ in range(5):
            with desk(folder) as (_, first):
                starts.append(first)
        row("start to first page (best of five; worst)", f"{min(starts):.2f} ({max(starts):.2f}) s", "", "1.0 s")
        with desk(folder) as (server, _):
            half, last = asyncio.run(streams(folder, server, 100))
            row("100 open pages hear of an event (half; last)", f"{half:.2f}; {last:.2f} s", "", "0.5 s")
            browsing(server, f"/game/{GAME}", 12)
            views(server, options.views)
            pages(folder, server)


if __name__ == "__main__":
    main()
