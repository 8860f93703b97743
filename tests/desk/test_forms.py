"""Forms that change no game: each says what it will do, is done once, and finds all as it wished when it comes anew."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import NamedTuple

import pytest

from dixit_pbem.deck_tool.arrange import Picture, take_in
from dixit_pbem.desk.works import Work
from dixit_pbem.doctor.sign_in import Client
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.mail_settings import Mail
from dixit_pbem.storage.people import people_from
from dixit_pbem.storage.providers import PROVIDERS, SignIn
from dixit_pbem.table.begin import Wanted, begin
from tests.desk.test_workshop import PEOPLE, finished
from tests.desk.visiting import FROM_THE_DESK, Visitor
from tests.paper.wall import quarters, saved
from tests.post.servers.provider import Provider
from tests.program import Program

GAME = "/game/sunday"


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    folder = tmp_path / "games"
    folder.mkdir()
    begin(folder / "sunday.yaml", Wanted("Sunday", "odyssey", people_from(PEOPLE)))
    return Visitor(folder)


def file_of(visitor: Visitor) -> Path:
    return visitor.desk.shelf.folder / "sunday.yaml"


def form(visitor: Visitor, address: str) -> dict[str, str]:
    return next(fields for target, fields in visitor.forms() if target == address)


def test_every_form_is_another_even_on_the_same_page(visitor: Visitor) -> None:
    visitor.get(f"{GAME}/care")
    marks = [fields["once"] for target, fields in visitor.forms() if target != "/language"]
    assert len(marks) > 2
    assert len(set(marks)) == len(marks)


def test_settings_that_are_sent_twice_are_written_once(visitor: Visitor) -> None:
    visitor.get(f"{GAME}/settings")
    visitor.send(f"{GAME}/settings", title="Monday")
    sent = form(visitor, f"{GAME}/settings")
    first = visitor.client.post(f"{GAME}/settings", data=sent, headers=FROM_THE_DESK)
    written = file_of(visitor).read_bytes()
    again = visitor.client.post(f"{GAME}/settings", data=sent, headers=FROM_THE_DESK)
    assert again.text == first.text
    assert file_of(visitor).read_bytes() == written


def test_settings_that_are_sent_again_after_a_crash_find_all_as_they_wished(visitor: Visitor) -> None:
    visitor.get(f"{GAME}/settings")
    visitor.send(f"{GAME}/settings", title="Monday")
    sent = form(visitor, f"{GAME}/settings")
    visitor.client.post(f"{GAME}/settings", data=sent, headers=FROM_THE_DESK)
    written = file_of(visitor).read_bytes()
    later = Visitor(visitor.desk.shelf.folder)
    later.get("/")
    told = later.send(f"{GAME}/settings", **{**sent, "token": later.token})
    assert "Title: “Monday” from now on." in told
    assert file_of(visitor).read_bytes() == written


def test_what_check_would_not_pass_is_refused_before_anybody_is_asked(visitor: Visitor) -> None:
    visitor.get(f"{GAME}/settings")
    before = file_of(visitor).read_bytes()
    assert "Did you mean ‘Europe/Rome’?" in visitor.send(f"{GAME}/settings", status=409, timezone="Rome")
    assert file_of(visitor).read_bytes() == before


def test_a_game_that_is_begun_twice_is_begun_once_even_after_a_crash(visitor: Visitor) -> None:
    visitor.get("/begin")
    sent = {**form(visitor, "/begin/look"), "title": "Holiday", "players": PEOPLE}
    for _ in range(2):
        assert visitor.client.post("/begin", data=sent, headers=FROM_THE_DESK).status_code == 200
    later = Visitor(visitor.desk.shelf.folder)
    later.get("/begin")
    later.client.post("/begin", data={**sent, "token": later.token}, headers=FROM_THE_DESK)
    assert len(list(visitor.desk.shelf.folder.glob("holiday*.yaml"))) == 1


def test_a_card_is_taken_out_once(visitor: Visitor) -> None:
    folder = visitor.desk.shelf.folder / "decks" / "summer"
    take_in(folder, [Picture(f"{name}.jpg", saved(quarters(600, 900 + at), "JPEG")) for at, name in enumerate("abc")])
    visitor.get("/deck/summer/card/a")
    assert "This takes the card out of the deck" in visitor.text
    address = "/deck/summer/card/a/out"
    sent = form(visitor, address)
    for _ in range(2):
        answer = visitor.client.post(address, data=sent, headers=FROM_THE_DESK, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, "/deck/summer")
    assert len(load_deck(folder).cards) == 2


def test_what_a_game_asks_for_is_listed_and_allowed_by_a_click(visitor: Visitor) -> None:
    visitor.get(f"{GAME}/care")
    assert "reaches beyond" not in visitor.text
    file = file_of(visitor)
    text, header, journal = file.read_text().partition("\njournal:")
    file.write_text(
        f"{text.rstrip()}\nmail: {{send: {{folder: ../elsewhere}}}}\n{header}{journal}".replace("\nmail:\n", "\n")
    )
    told = visitor.get(f"{GAME}/care")
    assert "It reaches beyond its own folder" in told
    assert told.count("it writes mails into") == 1, "what is asked for stands with its button, and nowhere else"
    assert "The file, its settings and its journal are in order." in told
    listed = form(visitor, f"{GAME}/allow")
    stale = {**listed, "asked": "something else"}
    assert visitor.client.post(f"{GAME}/allow", data=stale, headers=FROM_THE_DESK).status_code == 409
    assert "Allowed on this computer: it writes mails into" in visitor.send(f"{GAME}/allow")
    assert "It reaches beyond" not in visitor.get(f"{GAME}/care")


def test_a_sign_in_shows_its_code_while_it_waits_and_can_be_stopped(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[Client, str, str]] = []

    def sign_in(_mail: Mail, client: Client, person: object, *, beside: Path) -> None:
        assert beside == visitor.desk.shelf.folder
        person.tell("On any device, open https://example.org/device and type WDJB-MJHT")  # type: ignore[attr-defined]
        said.append((client, person.ask("Client secret", hidden=True), person.ask("Client id", hidden=False)))  # type: ignore[attr-defined]
        person.sleep(600)  # type: ignore[attr-defined]

    monkeypatch.setattr("dixit_pbem.desk.sign_in.sign_in", sign_in)
    visitor.get("/begin")
    sent = {**form(visitor, "/begin/look"), "title": "Post", "players": PEOPLE, "way": "outlook"}
    sent |= {"address": "dixit@outlook.com"}
    begun = visitor.client.post("/begin", data=sent, headers=FROM_THE_DESK)
    visitor.page = begun.text
    assert "takes no passwords from programs" in visitor.text
    answer = visitor.client.post(
        "/game/post/sign-in",
        data={**form(visitor, "/game/post/sign-in"), "client-id": "mine", "client-secret": "hush"},
        headers=FROM_THE_DESK,
    )
    work = str(answer.url.path)
    while "WDJB-MJHT" not in visitor.get(work):
        pass
    assert 'href="https://example.org/device"' in visitor.page
    assert "hush" not in visitor.page
    visitor.send(f"{work}/stop")
    assert "Stopped." in finished(visitor, work)
    assert said == [(Client("mine", None), "hush", "")]


class OfATest(NamedTuple):
    """A provider whose server of mails is on this computer."""

    given: Provider
    visitor: Visitor

    def begin(self) -> str:
        """Press the button; the address of the work."""
        file = file_of(self.visitor)
        signs = "{server: localhost, user: game@example.test, password_from: 'file:token', login: xoauth2}"
        text, header, journal = file.read_text().partition("\njournal:")
        ways = f"mail: {{address: game@example.test, send: {signs}, fetch: {signs}}}"
        file.write_text(f"{text.rstrip()}\n{ways}\n{header}{journal}".replace("\nmail:\n", "\n"))
        self.visitor.get(f"{GAME}/care")
        if any(target == f"{GAME}/allow" for target, _ in self.visitor.forms()):
            self.visitor.send(f"{GAME}/allow")
            self.visitor.get(f"{GAME}/care")
        sent = {**form(self.visitor, f"{GAME}/sign-in"), "client-id": "mine", "client-secret": "hush"}
        return str(self.visitor.client.post(f"{GAME}/sign-in", data=sent, headers=FROM_THE_DESK).url.path)

    def shows(self, work: str, what: str) -> str:
        """Look until it is there; what stands behind it."""
        found = None
        while found is None:
            assert "problem" not in self.visitor.get(work)
            found = re.search(f'{what}([^<"]*)', self.visitor.page)
        return unescape(found[0])


@pytest.fixture
def signs_in_here(visitor: Visitor, given: Provider, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], OfATest]:
    def made(by_code: bool) -> OfATest:
        page = SignIn(
            f"{given.issuer}/authorize", f"{given.issuer}/token", f"{given.issuer}/device" if by_code else "", ("mail",)
        )
        known = replace(PROVIDERS["outlook" if by_code else "gmail"], domains=("localhost",), sign_in=page)
        monkeypatch.setitem(PROVIDERS, "outlook" if by_code else "gmail", known)
        return OfATest(given, visitor)

    return made


@pytest.mark.usefixtures("trusted")
def test_a_code_signs_in_on_the_page_as_at_outlook(
    signs_in_here: Callable[[bool], OfATest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dixit_pbem.desk.sign_in.OnThePage.sleep", lambda page, _: page.work.progress(0, 0))
    found = signs_in_here(True)
    found.given.fail("authorization_pending")
    work = found.begin()
    assert "Signed in. It is kept at file:token" in finished(found.visitor, work)
    assert "WDJB-MJHT" in found.visitor.text
    assert found.given.asked[-1]["client_id"] == "mine"
    assert (found.visitor.desk.shelf.folder / "token").stat().st_mode & 0o777 == 0o600
    assert not {"hush", "access-1", "refresh-1"} & set(re.findall(r"[\w-]+", found.visitor.page))


@pytest.mark.usefixtures("trusted")
def test_a_browser_signs_in_on_the_page_as_at_gmail(signs_in_here: Callable[[bool], OfATest]) -> None:
    found = signs_in_here(False)
    work = found.begin()
    address = found.shows(work, "https://localhost:[0-9]+/authorize[?]")
    assert "paste" not in found.visitor.text
    with urllib.request.urlopen(found.given.allow(address)) as thanks:
        assert b"Thank you" in thanks.read()
    assert "Signed in. It is kept at file:token" in finished(found.visitor, work)
    assert found.given.asked[-1]["client_secret"] == "hush"


@pytest.mark.usefixtures("trusted")
def test_waiting_for_a_browser_can_be_stopped(signs_in_here: Callable[[bool], OfATest]) -> None:
    found = signs_in_here(False)
    work = found.begin()
    found.shows(work, "/authorize[?]")
    found.visitor.send(f"{work}/stop")
    assert "Stopped." in finished(found.visitor, work)


@pytest.mark.parametrize("way", ["outlook", "gmail"])
def test_how_one_comes_to_a_client_id_stands_on_the_page(way: str) -> None:
    page = (Path(__file__).parents[2] / "templates" / "desk" / "sign_in.html.j2").read_text()
    assert f'signs_in == "{way}"' in page
    for each in Path(__file__).parents[2].glob("templates/desk/*.j2"):
        assert "docs/" not in each.read_text()


def test_who_gets_the_mail_ready_comes_back_to_the_deal(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_pbem.desk.care.examine", lambda *_, **__: ())
    visitor.get(f"{GAME}/begun")
    finished(visitor, where(visitor, f"{GAME}/doctor"))
    assert f'href="{GAME}/begun"' in visitor.page
    visitor.get(f"{GAME}/do/deal")
    visitor.send(f"{GAME}/do/deal")
    visitor.get(f"{GAME}/care")
    finished(visitor, where(visitor, f"{GAME}/doctor"))
    assert f'href="{GAME}/care"' in visitor.page


def test_everything_on_paper_and_packing_can_be_stopped(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor.get(f"{GAME}/care")
    assert "Whoever has this file" in finished(visitor, where(visitor, f"{GAME}/pack"))
    packed = visitor.desk.shelf.table("sunday").store.home.output / "sunday.dixit"
    before = packed.read_bytes()
    on = Work.progress

    def stopped_at_once(work: Work, done: int, total: int) -> None:
        work.stopping = True
        on(work, done, total)

    monkeypatch.setattr(Work, "progress", stopped_at_once)
    assert "Stopped." in finished(visitor, where(visitor, f"{GAME}/pack"))
    assert packed.read_bytes() == before
    visitor.get(f"{GAME}/paper")
    made = [address for address, _ in visitor.forms() if re.search(r"/paper/(part/|kit|test-page)", address)]
    assert len(made) > 3
    for address in made:
        visitor.get(f"{GAME}/paper")
        assert "Stopped." in finished(visitor, where(visitor, address))


def where(visitor: Visitor, address: str) -> str:
    """Press a button of the page that begins a work; the work's address."""
    if not any(each == address for each, _ in visitor.forms()):
        visitor.get(f"{GAME}/care")
    return str(visitor.client.post(address, data=form(visitor, address), headers=FROM_THE_DESK).url.path)


def test_a_work_tells_while_it_goes_on() -> None:
    work = Work("key", "Doctor", "/")
    work.tell("well: everything")
    assert work.told == ["well: everything"]


def test_the_moon_stands_where_a_browser_looks_for_it(visitor: Visitor) -> None:
    visitor.client.cookies.clear()
    answer = visitor.client.get("/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")


def test_every_system_has_its_picture(visitor: Visitor) -> None:
    visitor.get("/begin")
    pictures = [each.split('"')[0] for each in visitor.page.split('class="of-rules" src="')[1:]]
    assert len(pictures) == 7
    assert len(set(pictures)) == 7
    for picture in pictures:
        assert visitor.client.get(picture).headers["content-type"] == "image/svg+xml"


def test_the_pages_of_a_paper_player_can_be_printed_where_they_were_asked_for(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(("\nfirst: volunteer", "\nfirst: Ana"), (", email: bob@example.org", ""))
    program.ok("next-turn", "game.yaml")
    visitor = Visitor(program.folder)
    visitor.get("/game/game/paper-players")
    assert "hand-bob.pdf" not in visitor.page
    visitor.send("/game/game/paper-players/Bob")
    assert "To print and hand over: hand-bob.pdf" in visitor.text
    address = visitor.page.partition("To print and hand over")[2].partition('href="')[2].partition('"')[0]
    answer = visitor.client.get(address)
    assert (answer.content[:5], answer.headers["cache-control"]) == (b"%PDF-", "no-store")
