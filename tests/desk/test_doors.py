"""Nobody comes in without a key, and nothing is done that did not come from a page of the desk."""

from __future__ import annotations

import asyncio
import socket
import ssl
from pathlib import Path

import pytest
from httpx2 import Client, ConnectError, HTTPError

from dixit_pbem.desk.keys import LOG_INS, Keys
from dixit_pbem.desk.serve import Listen, Opening, bound, listen_at, password_in
from dixit_pbem.errors import DixitError
from tests.desk.heard import heard
from tests.desk.visiting import FROM_THE_DESK, HOST, Visitor
from tests.post.servers.authority import new_authority
from tests.watch import HANGS


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path)


def test_without_a_key_nobody_sees_a_game(visitor: Visitor) -> None:
    visitor.client.cookies.clear()
    answer = visitor.client.get("/")
    assert (answer.status_code, "opens with a key" in answer.text) == (403, True)


def test_a_key_opens_once_and_for_a_minute() -> None:
    moment = [0.0]
    keys = Keys(now=lambda: moment[0])
    key, late = keys.cut(), keys.cut()
    assert keys.entered(key)
    assert keys.entered(key) is None
    moment[0] = 61
    assert keys.entered(late) is None
    assert keys.entered("made up") is None


def test_the_key_becomes_a_cookie_that_no_script_and_no_other_site_gets(visitor: Visitor) -> None:
    answer = visitor.client.get("/enter", params={"key": visitor.desk.keys.cut()})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("dixit-desk-8000=")
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


@pytest.mark.parametrize("host", ["evil.example.org", f"evil.{HOST}", "127.0.0.1:9000", "127.0.0.1"])
def test_another_name_for_this_computer_is_not_answered(visitor: Visitor, host: str) -> None:
    assert visitor.client.get("/", headers={"host": host}).status_code == 421


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
        {"sec-fetch-site": "same-origin", "origin": "http://evil.example.org"},
        {"sec-fetch-site": "same-origin", "origin": "null"},
    ],
)
def test_a_form_of_another_site_does_nothing(visitor: Visitor, headers: dict[str, str]) -> None:
    visitor.get("/")
    form = dict(visitor.forms()[0][1], language="it")
    answer = visitor.client.post("/language", data=form, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_form_without_its_token_does_nothing(visitor: Visitor) -> None:
    answer = visitor.client.post("/language", data={"language": "it"}, headers=FROM_THE_DESK)
    assert answer.status_code == 409
    assert "set-cookie" not in answer.headers


def test_a_language_that_is_chosen_stays(visitor: Visitor) -> None:
    visitor.get("/")
    assert "Tavoli" in visitor.send("/language", language="it")
    assert "Tavoli" in visitor.get("/")


def test_nobody_is_led_away_by_a_form(visitor: Visitor) -> None:
    visitor.get("/")
    for back in ("//evil.example.org", "/\\evil.example.org", "https://evil.example.org"):
        form = dict(visitor.forms()[0][1], language="en", back=back)
        answer = visitor.client.post("/language", data=form, headers=FROM_THE_DESK, follow_redirects=False)
        assert answer.headers["location"] == "/"


def test_every_answer_says_what_a_browser_may_do_with_it(visitor: Visitor) -> None:
    for address in ("/", "/enter", "/nowhere", "/static/desk.css"):
        headers = visitor.client.get(address).headers
        policy = headers["content-security-policy"]
        for rule in ("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"):
            assert rule in policy
        assert "unsafe" not in policy
        assert "form-action 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert visitor.client.get("/").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["../pyproject.toml", "..%2f..%2fpyproject.toml", "page.html.j2", "nothing.css"])
def test_only_what_lies_still_is_handed_out(visitor: Visitor, name: str) -> None:
    assert visitor.client.get(f"/static/{name}").status_code == 404


def test_a_page_that_is_not_there_says_so_in_one_sentence(visitor: Visitor) -> None:
    assert "There is no such page." in visitor.get("/nowhere", status=404)


def test_a_form_that_is_too_large_is_not_read(visitor: Visitor) -> None:
    visitor.get("/")
    form = dict(visitor.forms()[0][1], language="x" * 2_000_000)
    assert visitor.client.post("/language", data=form, headers=FROM_THE_DESK).status_code == 409


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])
@pytest.mark.parametrize("announced", [True, False])
def test_nobody_at_the_door_is_listened_to_for_long(tmp_path: Path, kind: str, *, announced: bool) -> None:
    visitor = Visitor(tmp_path)
    visitor.client.cookies.clear()
    body = b"password=" + b"x" * 1_000_000
    content = body if announced else iter([body])
    answer = visitor.client.post("/enter", content=content, headers={**FROM_THE_DESK, "content-type": kind})
    assert answer.status_code == 403
    assert "The door of the desk" in answer.text


@pytest.mark.long
def test_with_a_certificate_a_password_opens_the_desk_to_other_computers(tmp_path: Path) -> None:
    """A desk in a process of its own, asked by somebody who trusts the authority, and by one who speaks no TLS."""
    authority, password = new_authority(tmp_path / "authority"), tmp_path / "password"
    password.write_text("five wild horses\n")
    password.chmod(0o600)
    games = tmp_path / "games"
    games.mkdir()
    proven = ("--tls-certificate", authority.certificate, "--tls-key", authority.key, "--password-file", password)
    with heard(games, *map(str, proven)) as desk:
        assert desk.address.startswith("https://127.0.0.1:")
        trusting = ssl.create_default_context(cafile=authority.trusted)
        form = {"sec-fetch-site": "same-origin", "origin": desk.address}
        with Client(base_url=desk.address, verify=trusting, timeout=HANGS) as client:
            assert client.get("/").status_code == 401
            assert "That is not it" in client.post("/enter", data={"password": "wrong"}, headers=form).text
            let_in = client.post("/enter", data={"password": "five wild horses"}, headers=form)
            assert let_in.status_code == 303
            assert "secure" in let_in.headers["set-cookie"].lower()
            assert "There is no game in this folder yet." in client.get("/").text
        with Client(base_url=desk.address.replace("https:", "http:"), timeout=HANGS) as plain, pytest.raises(HTTPError):
            plain.get("/")
        with Client(base_url=desk.address, timeout=HANGS) as distrusting, pytest.raises(ConnectError):
            distrusting.get("/")


def test_a_fault_nobody_foresaw_is_one_sentence_without_its_details(visitor: Visitor) -> None:
    visitor.desk.unforeseen = lambda _: "It cannot go on."
    visitor.desk.shelf.tables = lambda: 1 / 0  # type: ignore[method-assign,assignment,return-value]
    assert "It cannot go on." in visitor.get("/", status=500)
    assert "ZeroDivision" not in visitor.page


def test_other_computers_are_let_in_only_with_certificate_and_password(tmp_path: Path) -> None:
    with pytest.raises(DixitError, match="--password-file"):
        listen_at("0.0.0.0:8443", certificate=tmp_path, key=tmp_path, password=None)
    assert listen_at("127.0.0.1:0", certificate=None, key=None, password=None).port == 0
    assert listen_at("[::1]:8080", certificate=None, key=None, password=None).host == "::1"


def test_a_password_that_others_may_read_is_none(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("a long enough one\n")
    file.chmod(0o644)
    with pytest.raises(DixitError, match="chmod 600"):
        password_in(file)
    file.chmod(0o600)
    assert password_in(file) == "a long enough one"


def test_five_log_ins_are_tried_in_a_minute() -> None:
    moment = [0.0]
    keys = Keys(now=lambda: moment[0], password="a long enough one")
    assert [keys.logged_in("wrong") for _ in range(LOG_INS)] == [None] * LOG_INS
    assert keys.logged_in("a long enough one") is None
    moment[0] = 61
    assert keys.logged_in("a long enough one")


def test_the_file_for_the_browser_is_its_owners_alone() -> None:
    opening = Opening("http://127.0.0.1:1/enter?key=k")
    assert opening.file.stat().st_mode & 0o777 == 0o600
    assert opening.folder.stat().st_mode & 0o777 == 0o700
    opening.gone()
    assert not opening.folder.exists()


def test_a_page_is_sent_without_waiting_for_an_acknowledgement() -> None:
    async def at_once() -> int:
        heard: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        place = bound(Listen())
        server = await asyncio.start_server(lambda _, writer: heard.put_nowait(writer), sock=place)
        async with server:
            _, caller = await asyncio.open_connection(*place.getsockname()[:2])
            answer = await heard.get()
            found = answer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for writer in (caller, answer):
                writer.close()
            return int(found)

    assert asyncio.run(at_once())
