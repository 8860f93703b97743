"""No page, link or form of a running game holds a secret unless it was asked for."""

from __future__ import annotations

import json
import re
import time
from html import unescape
from pathlib import Path

import pytest
from starlette.datastructures import MutableHeaders

from dixit_pbem.desk import gate
from dixit_pbem.desk.events import Pilot, Watch, _news
from dixit_pbem.desk.press import Press
from dixit_pbem.desk.shelf import Shelf, Table
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.sentences import sentence
from dixit_pbem.words.language import words_for
from tests.conftest import Ready
from tests.desk.visiting import FROM_THE_DESK, Visitor
from tests.mailing import Table as Mailed
from tests.watch import HANGS

LONG = re.compile(r"/(doctor|kit|test-page|part/\w+|album|pack|check|print)$")
"""Forms that begin long work: they are sent where there is time."""
NOT_SENT = re.compile(r"/(autopilot|password|mend|printer|unpack|language|stop|begin|decks|sign-in)$")
"""Forms that begin what goes on by itself, or are about no game; their pages are looked at."""
EVERYTHING = "/pack"
"""Whoever packs a game is told that its file holds every secret; its page holds none."""
OF_A_DECK = re.compile(r"^(POST )?/(decks?(/|$)|begin(/look)?$)")
"""Every deck shows all its cards, and who begins a game sees some of them, which tells nobody's hand."""
MOST_CARDS = 3
"""So many of the pages and pictures of a deck are enough."""
TOLD = words_for("en")


@pytest.fixture
def table(ready: Ready) -> Mailed:
    table = ready("vote")
    table.reply("Bob", "Well, I think 1 would be fine, or rather 2 if I look at it again.", quoting=True)
    table.fetch()
    return table


def secrets_of(table: Mailed) -> dict[str, set[str]]:
    """What nobody may read: hands, cards given and laid, votes and whose card is which, the seed, a held mail."""
    game = table.state
    ids = {str(card) for hand in game.hands.values() for card in hand.values()}
    ids |= {str(card.card) for card in game.round.table}
    steps = (*table.opened.history.steps, *table.opened.history.facts)
    told = {sentence(step, TOLD, spoilers=True) for step in steps}
    plain = {sentence(step, TOLD, spoilers=False) for step in steps}
    return {
        "card": ids | {card.partition("/")[2] for card in ids},
        "told": told - plain,
        # The tests' games are seeded by their file's name, which every page may tell.
        "seed": {f"seed: {game.setup.seed}", f"seed is {game.setup.seed}"},
        "mail": {"or rather 2"},
    }


def leaks(pages: dict[str, str], table: Mailed) -> set[tuple[str, str]]:
    """Where a secret stands."""
    return {
        (address, secret)
        for kind, found in secrets_of(table).items()
        for address, text in pages.items()
        for secret in found
        if secret in text and not (kind == "card" and OF_A_DECK.match(address))
    }


def crawled(visitor: Visitor, *, works: bool = False) -> dict[str, str]:
    """All that links and pictures lead to, and forms that ask for no spoilers, as the bytes that go over the line.

    With `works` those too that begin long work, until it is over, with the files that come of it.
    """
    seen: dict[str, str] = {}
    wanted, cards = ["/"], 0
    while wanted:
        address = wanted.pop()
        if address in seen or not address.startswith("/"):
            continue
        if "/card/" in address and (cards := cards + 1) > MOST_CARDS:
            continue
        answer = visitor.client.get(address)
        seen[address] = f"{address} {answer.url} {answer.headers}{answer.content.decode('latin-1')}"
        if "html" not in answer.headers.get("content-type", ""):
            continue
        visitor.page = answer.text
        seen[address] += unescape(answer.text)
        wanted += re.findall(r'(?:src|href|hx-get)="([^"#]+)"', unescape(answer.text))
        for target, fields in visitor.forms():
            asks = "spoilers" in fields or "mark" in fields or NOT_SENT.search(target)
            if asks or f"POST {target}" in seen or (LONG.search(target) and not works):
                continue
            sent = visitor.client.post(target, data=fields, headers=FROM_THE_DESK)
            seen[f"POST {target}"] = f"{target} {sent.url} {sent.headers}{unescape(sent.text)}"
            if sent.url.path.startswith("/work/"):
                seen |= over(visitor, sent.url.path, files=not target.endswith(EVERYTHING))
    return seen


def over(visitor: Visitor, work: str, *, files: bool) -> dict[str, str]:
    """The pages of a work until it is over, and what came of it."""
    seen, end = dict[str, str](), time.monotonic() + HANGS
    while True:
        answer = visitor.client.get(work)
        seen[f"{work} {len(seen)}"] = f"{answer.headers}{unescape(answer.text)}"
        if "<progress" not in answer.text:
            break
        assert time.monotonic() < end, "the work hangs"
        time.sleep(0.2)
    assert 'role="alert"' not in answer.text, visitor.words(answer.text)
    for file in re.findall(rf'href="({work}/file/\d+)"', answer.text) if files else ():
        made = visitor.client.get(file)
        seen[file] = f"{made.headers}{made.content.decode('latin-1')}"
    return seen


def test_no_byte_of_any_page_holds_a_secret(table: Mailed) -> None:
    pages = crawled(Visitor(table.program.folder))
    ways = ("", "/care", "/settings", "/paper", "/album", "/rules", "/mails", "/post", "/story")
    assert {*(f"/game/game{way}" for way in ways), "POST /game/game/verify", "/begin", "/decks"} <= {*pages}
    assert all(secrets_of(table).values())
    assert leaks(pages, table) == set()


@pytest.mark.long
def test_no_long_work_of_a_running_game_makes_a_secret_known(table: Mailed) -> None:
    pages = crawled(Visitor(table.program.folder), works=True)
    works = ("doctor", "pack", "paper/kit", "paper/test-page", "paper/part/track", "paper/part/rules")
    assert {f"POST /game/game/{work}" for work in works} <= {*pages}
    assert {"POST /deck/dreams/check", "POST /deck/dreams/print"} <= {*pages}
    assert sum(address.startswith("/work/") and "/file/" in address for address in pages) > 5
    assert leaks(pages, table) == set()


@pytest.mark.long
def test_no_button_that_is_pressed_makes_a_secret_known(table: Mailed) -> None:
    """Every button, one after the other, with what its form says by itself; last the one that ends a phase."""
    visitor = Visitor(table.program.folder)
    visitor.get("/game/game")
    deeds = dict.fromkeys(link for link in visitor.links() if "/do/" in link and not link.endswith(("/end", "/close")))
    assert len(deeds) > 12
    for deed in (*deeds, "/game/game/do/close"):
        pages = {}
        pages[deed] = _pressed(visitor, deed)
        pages["/game/game/story?mail=yes"] = visitor.client.get("/game/game/story?mail=yes").text
        assert leaks(pages, table) == set(), deed


def _pressed(visitor: Visitor, deed: str) -> str:
    """The pages from a button to what it brought about."""
    typed = {"text": "Hello", "first": "2026-11-21", "newcomer": "Fay", "email": "fay@new.example", "words": "a kite"}
    seen, sent = "", dict[str, str]()
    for _ in range(3):
        answer = visitor.client.post(deed, data=sent, headers=FROM_THE_DESK) if sent else visitor.client.get(deed)
        visitor.page, seen = answer.text, f"{seen} {answer.url} {answer.headers} {unescape(answer.text)}"
        form = next((fields for target, fields in visitor.forms() if target == deed), None)
        if form is None:
            break
        names = re.findall(r'<(?:input|textarea|select) [^>]*name="([^"]+)"', visitor.page)
        chosen = dict(re.findall(r'<select [^>]*name="([^"]+)"[^>]*><option value="([^"]*)"', visitor.page))
        sent = {**chosen, **{name: typed[name] for name in names if name in typed}, **form}
    return seen


@pytest.mark.parametrize("kind", ["card", "told", "seed", "mail"])
def test_a_planted_secret_is_found(table: Mailed, kind: str) -> None:
    secret = min(each for each in secrets_of(table)[kind] if "“" not in each)  # quotes in quotes are others
    table.program.ok("say", "game.yaml", f"Psst: {secret}")
    visitor = Visitor(table.program.folder)
    visitor.get("/game/game/story")
    assert secret in {found for _, found in leaks({"/game/game/story": visitor.text}, table)}


def test_a_secret_in_a_header_or_an_address_is_found(table: Mailed, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = sorted(secrets_of(table)["card"])[0]
    sealed = gate._sealed

    def told(headers: MutableHeaders) -> None:
        sealed(headers)
        headers["x-card"] = secret

    monkeypatch.setattr(gate, "_sealed", told)
    monkeypatch.setattr(Press, "address", lambda _self, name: f"/static/{name}?{secret}")
    found = {address for address, _ in leaks(crawled(Visitor(table.program.folder)), table)}
    assert "/game/game/album" in found
    assert any(address.startswith("/static/desk.css?") for address in found)


def test_the_page_after_a_spoiler_is_clean_again(table: Mailed) -> None:
    visitor = Visitor(table.program.folder)
    ((number, _),) = table.opened.held
    visitor.get("/game/game/mails")
    assert "or rather 2" in visitor.send(f"/game/game/mails/{number}")
    assert "or rather 2" not in visitor.get("/game/game/mails")
    assert "or rather 2" not in visitor.get("/game/game")


def test_news_tell_that_a_game_was_written_and_nothing_else(table: Mailed) -> None:
    import asyncio

    async def heard() -> str:
        stream = _news(Watch(Shelf([table.program.folder])), lambda: False)
        await anext(stream)
        table.program.ok("say", "game.yaml", "We meet on Sunday")
        return await asyncio.wait_for(anext(stream), HANGS)

    assert asyncio.run(heard()) == "event: news\ndata: game-game\n\n"


def test_the_desk_keeps_a_game_going_while_it_is_open(ready: Ready) -> None:
    table = ready("card")
    visitor = Visitor(table.program.folder)
    visitor.get("/game/game")
    assert "keeps going while the desk is open" in visitor.send("/game/game/autopilot", how="begin")
    visitor.get("/game/game")
    assert "Keep this game going" in visitor.send("/game/game/autopilot", how="end")


def test_the_autopilot_of_the_desk_stops_when_it_is_told(ready: Ready) -> None:
    table = ready("card")
    pilot = Pilot()
    pilot.begin(Table("game", GameFile(Path(table.path))))
    assert pilot.flies("game")
    pilot.land()
    assert json.dumps(pilot.trouble("game")) == '""'
