"""The desk of a club: its host sees all tables; moderators come in with a link by mail, and see their own alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from dixit_pbem.club import log_in, nobody
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in
from dixit_pbem.club.table import ClubTable
from dixit_pbem.desk import club_pages
from dixit_pbem.desk.app import PAGES, Desk, built
from dixit_pbem.desk.club_desk import arrange, plate_of
from dixit_pbem.desk.club_keys import IDLE, LONGEST, ClubKeys
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.shelf import Shelf
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.club.postgres import Postgres
from tests.club.test_accounts import BAR, round_of, with_accounts
from tests.club.test_mails_of_nobody import lay, sent, text_of
from tests.desk.visiting import Visitor
from tests.mailing import Ready, Table
from tests.post.servers.daemons import wait_until

pytestmark = pytest.mark.long
NAMES = {"deed": "pause", "mark": "m", "number": "1", "player": "Ana", "part": "track"}
ADDRESS = "https://desk.example.org"
FROM_THE_DESK = {"sec-fetch-site": "same-origin", "origin": ADDRESS}
HOST = f"host: {{name: Zoe, email: zoe@example.org}}\ndesk: {ADDRESS}\n"


class AtClub(Visitor):
    """Somebody at the desk of a club; outside at first."""

    def __init__(self, desk: Desk, *, language: str = "en") -> None:
        self.desk = desk
        self.client = TestClient(built(desk), ADDRESS, raise_server_exceptions=False)
        self.client.headers["accept-language"] = language
        self.page = ""

    def send(self, address: str, *, status: int = 200, **fields: str) -> str:
        found = next((form for form in self.forms() if form[0] == address), (address, {}))
        body = {"token": self.token, **found[1], **fields}
        return self._seen(self.client.post(address, data=body, headers=FROM_THE_DESK), status)

    @property
    def token(self) -> str:
        return self.desk.keys.token(self.client.cookies.get(self.desk.plate.cookie, ""))

    def with_key(self) -> AtClub:
        self.client.get("/enter", params={"key": self.desk.keys.cut()})
        return self

    def asks(self, address: str) -> str:
        answer = self.client.post("/enter", data={"email": address}, headers=FROM_THE_DESK)
        return self._seen(answer, 200)

    def opens(self, link: str) -> int:
        """Follow a link and press its button."""
        page = self.client.get(link.removeprefix(ADDRESS))
        assert page.status_code == 200
        word = re.search(r'name="link" value="([^"]+)"', page.text)
        assert word
        data = {"link": unescape(word[1])}
        return self.client.post("/enter", data=data, headers=FROM_THE_DESK, follow_redirects=False).status_code


class Clubhouse:
    """A club of two tables whose moderators are Ana and Bea; Zoe is its host."""

    def __init__(self, database: Database, tables: list[Table]) -> None:
        self.database = database
        self.tables = tables
        self.ana, self.bea = (take_in(database, GameFile(each.path)).id for each in tables)
        self.told: list[str] = []
        self.moment = [0.0]

    def desk(self) -> Desk:
        desk = Desk(Shelf([self.database.folder]), Keys(), plate_of(ADDRESS))
        arrange(desk, self.database, lambda name: ("club", "game", name), self.told.append)
        desk.keys.now = lambda: self.moment[0]
        return desk

    def link(self, desk: Desk, address: str) -> str:
        """The link that this address gets by mail."""
        before = set(self.links(address))
        AtClub(desk).asks(address)
        wait_until(lambda: set(self.links(address)) > before, what="no link comes")
        return (set(self.links(address)) - before).pop()

    def links(self, address: str) -> list[str]:
        found = (mail for mail in sent(self.database.folder / "out") if address in str(mail["To"]))
        words = (re.findall(r"https://desk\.example\.org/enter\?link=[\w-]+", text_of(mail)) for mail in found)
        return [each for some in words for each in some]

    def inside(self, desk: Desk, address: str) -> AtClub:
        visitor = AtClub(desk)
        assert visitor.opens(self.link(desk, address)) == 303
        return visitor


@pytest.fixture
def club(ready: Ready, database: Database, tmp_path: Path) -> Clubhouse:
    with_accounts(database, BAR, more=HOST)
    tables = [ready("card"), ready("vote", folder=tmp_path / "second")]
    for table, name in zip(tables, ("Ana", "Bea"), strict=True):
        text = table.path.read_text()
        moderator = f"moderator: {{name: {name}, email: {name.lower()}@moderators.example}}\n"
        table.path.write_text(text.replace("players:", f"{moderator}players:", 1))
        GameFile(table.path).accept()
    return Clubhouse(database, tables)


def test_whoever_looks_after_a_table_comes_in_with_a_link_and_sees_their_own(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    page = ana.get("/")
    assert f"/game/{club.ana}" in ana.page
    assert club.bea not in ana.page
    assert "Find a table" not in page
    assert "mails of nobody" not in page
    assert "At the table" in ana.get(f"/game/{club.ana}")


def test_the_host_sees_all_with_a_key_or_a_link(club: Clubhouse) -> None:
    desk = club.desk()
    for host in (AtClub(desk).with_key(), club.inside(desk, "zoe@example.org")):
        page = host.get("/")
        assert {f"/game/{club.ana}", f"/game/{club.bea}"} <= set(host.links())
        assert "2 tables" in page
        assert "At the table" in host.get(f"/game/{club.bea}")
        assert "No mail waits for you." in host.get("/nobody")


def test_who_asks_hears_the_same_whoever_they_are_and_only_who_may_gets_a_mail(club: Clubhouse) -> None:
    desk = club.desk()
    pages = []
    for address in ("ana@moderators.example", "who@nowhere.example", "no address", "", "bob@example.org", "x" * 5000):
        answer = AtClub(desk).client.post("/enter", data={"email": address}, headers=FROM_THE_DESK)
        pages.append((answer.status_code, answer.text))
    assert len({*pages[:-1]}) == 1
    wait_until(lambda: bool(club.links("ana@moderators.example")), what="no link comes")
    assert [str(mail["To"]) for mail in sent(club.database.folder / "out")] == ["ana@moderators.example"]


def test_a_link_opens_once_and_a_look_at_it_does_not_use_it_up(club: Clubhouse) -> None:
    desk = club.desk()
    link = club.link(desk, "ana@moderators.example")
    way = link.removeprefix(ADDRESS)
    scanner = AtClub(desk)
    for _ in range(3):
        assert scanner.client.head(way).status_code == 200
        assert scanner.client.get(way).status_code == 200
        assert "set-cookie" not in scanner.client.get(way).headers
    assert scanner.client.get("/").status_code == 401
    ana = AtClub(desk)
    assert ana.opens(link) == 303
    assert f"/game/{club.ana}" in (ana.get("/"), ana.page)[1]
    again = AtClub(desk)
    assert again.opens(link) == 403
    assert again.client.get("/").status_code == 401


def test_a_key_is_not_used_up_by_a_look_either(club: Clubhouse) -> None:
    desk = club.desk()
    key = desk.keys.cut()
    visitor = AtClub(desk)
    assert visitor.client.head("/enter", params={"key": key}).status_code == 403
    assert visitor.client.get("/enter", params={"key": key}).status_code == 200
    assert "2 tables" in visitor.get("/")


def test_a_link_that_is_late_opens_nothing(club: Clubhouse) -> None:
    desk = club.desk()
    link = club.link(desk, "ana@moderators.example")
    with club.database.connection() as opened:
        opened.execute("update log_in set asked = asked - interval '16 minutes'")
    assert AtClub(desk).opens(link) == 403


def test_a_link_whose_owner_looks_after_nothing_any_more_opens_nothing(club: Clubhouse) -> None:
    desk = club.desk()
    link = club.link(desk, "ana@moderators.example")
    with club.database.connection() as opened:
        opened.execute("update game set moderator = '' where id = %s", (club.ana,))
    assert AtClub(desk).opens(link) == 403


def test_the_database_holds_no_link(club: Clubhouse) -> None:
    desk = club.desk()
    word = club.link(desk, "ana@moderators.example").partition("link=")[2]
    with club.database.connection() as opened:
        rows = opened.execute("select hash, address from log_in").fetchall()
        notes = opened.execute("select count(*) from note").fetchone()
    assert len(rows) == 1
    assert notes == (0,)
    assert word.encode() not in repr(rows).encode()
    for wrong in (word[:-1], word.upper(), "", "é" * 40, "../" * 9):
        assert log_in.opened_by(club.database, wrong) is None


def test_an_address_gets_few_links_in_an_hour(club: Clubhouse) -> None:
    words = [log_in.new_link(club.database, "ana@moderators.example") for _ in range(log_in.MOST_AN_HOUR + 2)]
    assert [word is not None for word in words] == [True] * log_in.MOST_AN_HOUR + [False] * 2
    assert log_in.new_link(club.database, "bea@moderators.example")
    with club.database.connection() as opened:
        opened.execute("update log_in set asked = asked - interval '61 minutes'")
    assert log_in.new_link(club.database, "ana@moderators.example")


def test_the_session_is_a_cookie_that_no_script_and_no_other_site_gets_and_ends(club: Clubhouse) -> None:
    desk = club.desk()
    link = club.link(desk, "ana@moderators.example")
    visitor = AtClub(desk)
    data = {"link": link.partition("link=")[2]}
    answer = visitor.client.post("/enter", data=data, headers=FROM_THE_DESK, follow_redirects=False)
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "secure", "path=/"))
    assert visitor.client.get("/").status_code == 200
    club.moment[0] += IDLE - 1
    assert visitor.client.get("/").status_code == 200
    club.moment[0] += IDLE + 1
    assert visitor.client.get("/").status_code == 401
    again = club.inside(desk, "ana@moderators.example")
    for _ in range(int(LONGEST / IDLE) + 2):
        club.moment[0] += IDLE - 10
        again.client.get("/")
    assert again.client.get("/").status_code == 401


def test_a_session_that_ended_shows_no_table_whoever_asks_just_then(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    session = ana.client.cookies[desk.plate.cookie]
    assert desk.keys.whose(session) == "ana@moderators.example"
    desk.keys.ends(session)
    for ended in (session, "made up", ""):
        seen = desk.shelf.seen_by(desk.keys.whose(ended))
        assert not any(seen.has(each) for each in (club.ana, club.bea))


def test_whoever_leaves_is_outside(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    cookie = ana.client.cookies[desk.plate.cookie]
    ana.get("/")
    ana.send("/leave", status=403)
    ana.client.cookies.set(desk.plate.cookie, cookie)
    assert ana.client.get("/").status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": ADDRESS},
        {"sec-fetch-site": "same-origin", "origin": "http://desk.example.org"},
        {"sec-fetch-site": "same-origin", "origin": "https://evil.example.org"},
    ],
)
def test_a_form_of_another_site_opens_and_asks_nothing(headers: dict[str, str], club: Clubhouse) -> None:
    desk = club.desk()
    word = log_in.new_link(club.database, "ana@moderators.example")
    for data in ({"link": word}, {"email": "ana@moderators.example"}):
        answer = AtClub(desk).client.post("/enter", data=data, headers=headers)
        assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
    assert word
    assert log_in.opened_by(club.database, word) == "ana@moderators.example"
    assert club.links("ana@moderators.example") == []


@pytest.mark.parametrize("host", ["evil.example.org", "desk.example.org:8080", "127.0.0.1", "localhost:8000"])
def test_another_name_for_the_desk_is_not_answered(club: Clubhouse, host: str) -> None:
    assert AtClub(club.desk()).client.get("/enter", headers={"host": host}).status_code == 421


def addresses_of(game: str) -> Iterator[tuple[str, str]]:
    """Every address of every desk that names a game, whatever else it names."""
    for route in [route for module in PAGES for route in module.ROUTES] + list(club_pages.ROUTES):
        if "{game}" in route.path:
            path = route.path.replace("{game}", game)
            path = re.sub(r"\{(\w+)(?::path)?\}", lambda found: NAMES[found[1]], path)
            for method in route.methods or ():
                yield method, path


def test_a_moderator_reaches_no_table_of_another_by_any_address(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    ana.get("/")
    form = {
        "token": ana.token,
        "mark": "m",
        "seen": "7",
        "how": "accept",
        "reading": "B",
        "spoilers": "yes",
        "seq": "3",
    }
    before = ClubTable(club.database, club.bea).sheet().raw
    seen = 0
    for method, address in addresses_of(club.bea):
        for way in (address, address.replace(club.bea, club.bea.upper()), address.replace("/game/", "/game//")):
            answer = ana.client.request(
                method, way, data=form if method == "POST" else None, headers=FROM_THE_DESK, follow_redirects=False
            )
            assert answer.status_code in (404, 405), (method, way, answer.status_code, answer.text)
            if method != "HEAD":
                assert "Bea" not in answer.text
                assert "The game of" not in answer.text
            seen += 1
    assert seen > 100
    for way in ("/nobody", "/nobody/1", "/nobody/1/settle", "/begin", "/decks", "/unpack", "/deck/dreams"):
        for method in ("GET", "POST"):
            answer = ana.client.request(method, way, data=form if method == "POST" else None, headers=FROM_THE_DESK)
            assert answer.status_code in (404, 405), (method, way)
    assert ClubTable(club.database, club.bea).sheet().raw == before


def test_what_another_made_or_looked_at_stays_theirs(club: Clubhouse) -> None:
    desk = club.desk()
    ana, bea = (club.inside(desk, f"{name}@moderators.example") for name in ("ana", "bea"))
    bea.get(f"/game/{club.bea}/album")
    bea.send(f"/game/{club.bea}/album")
    work = re.search(r"/work/[\w-]+", bea.page)
    assert work
    wait_until(lambda: "<progress" not in bea.client.get(work[0]).text, what="the album hangs")
    bea.get(f"/game/{club.bea}/post")
    letters = [form for form in bea.forms() if form[0].endswith("/post/letter")]
    seen = bea.client.post(letters[0][0], data=letters[0][1], headers=FROM_THE_DESK)
    hidden = re.findall(r"/behind/[\w-]+", seen.text)
    assert hidden
    for address in (work[0], *hidden):
        assert bea.client.get(address).status_code == 200, address
        assert ana.client.get(address).status_code == 404, address
    assert ana.client.post(f"{work[0]}/stop", data={"token": ana.token}, headers=FROM_THE_DESK).status_code == 404


def test_no_form_of_one_visitor_is_good_for_another(club: Clubhouse) -> None:
    desk = club.desk()
    ana, bea = (club.inside(desk, f"{name}@moderators.example") for name in ("ana", "bea"))
    answer = ana.client.post(f"/game/{club.ana}/do/pause", data={"token": bea.token}, headers=FROM_THE_DESK)
    assert answer.status_code == 409


def test_what_is_done_at_the_desk_is_written_down_and_the_club_sends_what_follows(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    before = {path.name for path in (club.database.folder / "out").iterdir()}
    ana.get(f"/game/{club.ana}/do/say")
    ana.send(f"/game/{club.ana}/do/say", text="We meet on Sunday")
    page = ana.send(f"/game/{club.ana}/do/say")
    assert "leave in a moment" in page
    assert {path.name for path in (club.database.folder / "out").iterdir()} == before
    round_of(club.database)
    new = [mail for mail in sent(club.database.folder / "out") if "We meet on Sunday" in text_of(mail)]
    assert {str(mail["To"]).partition(" ")[0] for mail in new} >= {"Bob", "Cyd", "Dee"}


def test_what_the_club_does_by_itself_has_no_button(club: Clubhouse) -> None:
    host = AtClub(club.desk()).with_key()
    page = host.get(f"/game/{club.ana}")
    assert "Go on" not in page.replace("Go on without", "")
    assert "Keep this game going" not in page
    for deed in club_pages.BY_ITSELF:
        assert "There is no such button" in host.get(f"/game/{club.ana}/do/{deed}", status=404)


def test_no_page_links_to_what_is_not_there(club: Clubhouse) -> None:
    """From the tables on, whatever is linked and whatever form may be sent."""
    host = AtClub(club.desk()).with_key()
    seen, wanted = set[str](), ["/"]
    while wanted:
        address = wanted.pop()
        if address in seen or not address.startswith("/") or address.startswith("/static/"):
            continue
        seen.add(address)
        host.get(address)
        wanted += host.links()
        known = [route for route in club_pages.ROUTES if "POST" in (route.methods or ())]
        for target, _ in host.forms():
            assert any(route.path_regex.match(target) for route in known), (address, target)
    assert {f"/game/{club.ana}{way}" for way in club_pages.WAYS} <= seen


def test_tables_in_trouble_come_first_then_those_that_wait(club: Clubhouse) -> None:
    desk = club.desk()
    with club.database.connection() as opened:
        opened.execute("update game set trouble = 'the disk is full.' where id = %s", (club.bea,))
    host = AtClub(desk).with_key()
    page = host.get("/")
    assert host.page.index(f"/game/{club.bea}") < host.page.index(f"/game/{club.ana}")
    assert "the disk is full." in page
    assert "1 in trouble" in page
    bea = club.inside(desk, "bea@moderators.example")
    page = bea.get("/")
    assert "Whoever keeps the club sees why" in page
    assert "disk" not in page
    with club.database.connection() as opened:
        opened.execute("update game set trouble = '', late_at = null, held = 0")
        opened.execute("update game set late_at = '2020-01-01' where id = %s", (club.ana,))
    host.get("/")
    assert host.page.index(f"/game/{club.ana}") < host.page.index(f"/game/{club.bea}")


@pytest.mark.parametrize(
    ("words", "found"),
    [("Bea", "bea"), ("bea@mod", "bea"), ("ANA", "ana"), ("nothing such", ""), ("%", ""), ("_", ""), ("'; drop", "")],
)
def test_a_table_is_found_by_a_word(words: str, found: str, club: Clubhouse) -> None:
    host = AtClub(club.desk()).with_key()
    page = Visitor.words(host.client.get("/", params={"words": words}).text)
    host.page = host.client.get("/", params={"words": words}).text
    ids = {link for link in host.links() if link.startswith("/game/")}
    assert ids == ({f"/game/{getattr(club, found)}"} if found else set())
    assert bool(found) != ("No table is called so." in page)


def test_a_page_of_tables_leads_to_the_next(club: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_pages, "A_PAGE", 1)
    host = AtClub(club.desk()).with_key()
    seen = []
    for _ in range(2):
        host.get("/" if not seen else next(link for link in host.links() if link.startswith("/?first=1")))
        seen += [link for link in host.links() if link.startswith("/game/")]
    assert {*seen} == {f"/game/{club.ana}", f"/game/{club.bea}"}


def test_a_mail_of_nobody_is_shown_to_the_click_and_given_or_dismissed(club: Clubhouse) -> None:
    for text in ("B, I think", "buy now"):
        lay(club.database.folder / "in", text, sender="who@elsewhere.example", subject="psst")
    round_of(club.database)
    host = AtClub(club.desk()).with_key()
    assert "2 mails of nobody" in host.get("/")
    page = host.get("/nobody")
    assert "who@elsewhere.example" in page
    assert "I think" not in page
    assert "psst" not in page
    first, second = (each.number for each in nobody.waiting(club.database))
    assert "B, I think" in host.send(f"/nobody/{first}")
    assert "There is no such table." in host.send(f"/nobody/{first}/settle", how="give", table="beef", status=404)
    host.get("/nobody")
    host.send(f"/nobody/{first}/settle", how="give", table=club.ana)
    host.send(f"/nobody/{second}/settle", how="dismiss")
    assert "No mail waits for you." in host.get("/nobody")
    round_of(club.database)
    assert [fact.sender for _, fact in look(ClubTable(club.database, club.ana)).held] == ["who@elsewhere.example"]


def test_news_name_only_tables_that_one_may_see(club: Clubhouse) -> None:
    desk = club.desk()
    ana = club.inside(desk, "ana@moderators.example")
    seen = desk.shelf.seen_by("ana@moderators.example")
    assert (seen.has(club.ana), seen.has(club.bea)) == (True, False)
    assert set(desk.shelf.stamps()) == {club.ana, club.bea}
    assert ana.desk.watch.stamps()


def test_without_an_address_of_the_desk_moderators_are_not_asked_for_theirs(club: Clubhouse) -> None:
    with_accounts(club.database, BAR, more="host: {name: Zoe, email: zoe@example.org}\n")
    desk = Desk(Shelf([club.database.folder]), Keys(), plate_of("http://127.0.0.1:8000"))
    arrange(desk, club.database, lambda name: (name,), club.told.append)
    assert isinstance(desk.keys, ClubKeys)
    assert not desk.keys.by_mail
    client = TestClient(built(desk), "http://127.0.0.1:8000")
    assert client.get("/").status_code == 403
    assert 'name="email"' not in client.get("/enter").text


def test_a_link_that_cannot_leave_is_told_where_the_desk_runs(club: Clubhouse) -> None:
    out = club.database.folder / "out"
    for path in out.glob("*") if out.exists() else ():
        path.unlink()
    if out.exists():
        out.rmdir()
    out.write_text("no folder")
    AtClub(club.desk()).asks("ana@moderators.example")
    wait_until(lambda: bool(club.told), what="nothing is told")
    assert "A link could not be sent: " in club.told[0]
    assert "link=" not in club.told[0]


def test_a_club_without_its_database_says_so_and_comes_back(club: Clubhouse, postgres: Postgres) -> None:
    host = AtClub(club.desk(), language="it").with_key()
    assert "2 tavoli" in host.get("/")
    postgres.stop()
    assert "La base di dati del club rifiuta" in host.get("/", status=409)
    assert "link by mail" not in host.asks("ana@moderators.example")
    wait_until(lambda: bool(club.told), what="nothing is told")
    assert "A link could not be sent: The club's database refuses" in club.told[0]
    postgres.start()
    assert "2 tavoli" in host.get("/")
