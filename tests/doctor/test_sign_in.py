"""Signing in at a provider: by a code on another device, or by a browser that comes back to this computer."""

from __future__ import annotations

import re
import stat
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue

import pytest

from dixit_pbem.doctor.sign_in import Client, sign_in
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.post.carriers.tokens import kept_grant
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.mail_settings import Mail, Server
from dixit_pbem.storage.providers import PROVIDERS
from tests.doctor.games import game
from tests.post.servers.provider import Provider
from tests.program import Program

TOKEN = "user: game@example.test, password_from: 'file:token', login: xoauth2"


pytestmark = pytest.mark.usefixtures("trusted")


@dataclass
class Person:
    """Somebody at a terminal; `browser` is what happens to the address that they are told."""

    given: Provider
    answers: dict[str, str] = field(default_factory=dict)
    browser: str = ""
    told: list[str] = field(default_factory=list)
    asked: list[tuple[str, bool]] = field(default_factory=list)
    slept: list[float] = field(default_factory=list)
    lines: Queue[str] = field(default_factory=Queue)
    pastes: bool = True

    def tell(self, text: str) -> None:
        self.told.append(text)
        if "Open this address" in text:
            back = self.given.allow(text.split()[-1])
            if self.browser == "opens":
                with urllib.request.urlopen(back) as page:
                    assert b"Thank you" in page.read()
            elif self.browser == "pastes":
                self.lines.put(f"{back}\n")
            else:
                self.lines.put(self.browser.format(back=back, state=re.search("state=[^&]*", back)[0]))  # type: ignore[index]

    def ask(self, question: str, *, hidden: bool) -> str:
        self.asked.append((question, hidden))
        return self.answers.get(question, "")

    def pasted(self) -> str:
        return self.lines.get()

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def mail(folder: Path, *lines: str) -> Mail:
    usual = (f"{way}: {{server: mx.example.test, {TOKEN}}}" for way in ("send", "fetch"))
    return look(GameFile(game(folder, *(lines or usual)))).settings.mail


def test_a_code_on_another_device_signs_in_once_for_both_servers(given: Provider, tmp_path: Path) -> None:
    person = Person(given)
    given.fail("authorization_pending")
    given.fail("slow_down")
    given.answers.append((503, b"busy"))
    sign_in(mail(tmp_path), Client("my-client", given.issuer), person, beside=tmp_path)
    assert person.told == [
        "Signing in 'game@example.test' for mx.example.test.",
        f"On any device, open {given.issuer}/activate and type WDJB-MJHT",
        "Signed in. It is kept at file:token, and renews itself.",
    ]
    assert person.slept == [5, 5, 10, 15]
    assert {body["device_code"] for body in given.asked} == {"dev"}
    assert stat.S_IMODE((tmp_path / "token").stat().st_mode) == 0o600
    found = kept_grant(Server("mx", 465, "tls", "game@example.test", "file:token", "xoauth2"), beside=tmp_path)
    assert (found.client_id, found.access_token, found.refresh_token) == ("my-client", "access-1", "refresh-1")


def test_the_client_is_remembered_for_the_next_time(given: Provider, tmp_path: Path) -> None:
    settings = mail(tmp_path)
    sign_in(settings, Client("my-client", given.issuer), Person(given), beside=tmp_path)
    person = Person(given)
    sign_in(settings, Client(None, given.issuer), person, beside=tmp_path)
    assert person.asked == []
    assert given.asked[-1]["client_id"] == "my-client"


@pytest.mark.parametrize(
    ("error", "text"),
    [
        ("access_denied", "The sign-in was declined. Call the command again."),
        ("authorization_declined", "The sign-in was declined. Call the command again."),
        ("expired_token", "The code was not used in time. Call the command again."),
        ("invalid_client", "The provider refuses the sign-in (invalid_client: because). Check your client id."),
    ],
)
def test_a_sign_in_that_comes_to_nothing_is_told_and_nothing_is_kept(
    error: str, text: str, given: Provider, tmp_path: Path
) -> None:
    given.fail("authorization_pending")
    given.fail(error, "because")
    with pytest.raises(DixitError) as told:
        sign_in(mail(tmp_path), Client("my-client", given.issuer), Person(given), beside=tmp_path)
    assert str(told.value) == text
    assert not (tmp_path / "token").exists()


def test_a_code_that_nobody_uses_is_given_up(given: Provider, tmp_path: Path) -> None:
    for _ in range(20):
        given.fail("authorization_pending")
    person = Person(given)
    with pytest.raises(DixitError, match="not used in time"):
        sign_in(mail(tmp_path), Client("my-client", given.issuer), person, beside=tmp_path)
    assert person.slept == [5] * 12


@pytest.mark.parametrize("browser", ["opens", "pastes"])
def test_a_browser_comes_back_to_this_computer_or_its_address_is_pasted(
    browser: str, given: Provider, tmp_path: Path
) -> None:
    given.device = False
    person = Person(given, {"Client secret, if there is one": "GOCSPX-x"}, browser)
    sign_in(mail(tmp_path), Client("my-client", given.issuer), person, beside=tmp_path)
    assert person.asked == [("Client secret, if there is one", True)]
    assert given.asked[-1]["client_secret"] == "GOCSPX-x"
    assert given.asked[-1]["redirect_uri"].startswith("http://127.0.0.1:")
    assert len(given.asked[-1]["code_verifier"]) >= 43
    assert "GOCSPX-x" not in "".join(person.told)
    assert (tmp_path / "token").exists()


def test_what_bears_another_mark_is_no_answer_and_a_refusal_is_one(given: Provider, tmp_path: Path) -> None:
    given.device = False
    person = Person(given, {}, "http://127.0.0.1/?{state}&error=access_denied\n")
    person.lines.put("http://127.0.0.1/?state=another&code=stolen\n")
    with pytest.raises(DixitError, match=r"The sign-in was declined \(access_denied\)"):
        sign_in(mail(tmp_path), Client("my-client", given.issuer), person, beside=tmp_path)
    assert given.asked == []


def test_gmail_goes_by_the_browser_since_google_gives_no_codes_for_mail() -> None:
    google, microsoft = PROVIDERS["gmail"].sign_in, PROVIDERS["outlook"].sign_in
    assert google is not None
    assert microsoft is not None
    assert (google.device, google.scopes) == ("", ("https://mail.google.com/",))
    assert microsoft.device.endswith("/devicecode")
    assert "offline_access" in microsoft.scopes


@pytest.mark.parametrize(
    ("lines", "client", "text"),
    [
        (("send: {server: mx}",), Client("c", None), "No server in the file has 'login: xoauth2'"),
        (
            ("send: {server: mx, user: a@b.org, password_from: 'env:X', login: xoauth2}",),
            Client("c", None),
            "cannot be kept in the environment. Write file:~/dixit-token, or keyring:dixit.",
        ),
        ((), Client("c", None), "mx.example.test: where one signs in for it is not known. Name it with --issuer"),
        ((), Client("c", "http://localhost"), "A sign-in goes by https:// only."),
        ((), Client("c", "https://localhost:1"), "does not say how one signs in. Check --issuer"),
    ],
)
def test_what_is_missing_is_told(
    lines: tuple[str, ...], client: Client, text: str, given: Provider, tmp_path: Path
) -> None:
    with pytest.raises(DixitError, match=re.escape(text)):
        sign_in(mail(tmp_path, *lines), client, Person(given), beside=tmp_path)


def test_without_a_client_of_ones_own_nobody_signs_in(given: Provider, tmp_path: Path) -> None:
    with pytest.raises(DixitError, match="Without a client id of your own"):
        sign_in(mail(tmp_path), Client(None, given.issuer), Person(given), beside=tmp_path)


def test_a_token_that_cannot_be_renewed_is_not_kept(given: Provider, tmp_path: Path) -> None:
    given.answers.append((200, {"access_token": "x", "token_type": "Bearer", "expires_in": 3600}))
    with pytest.raises(DixitError, match="none to renew it with"):
        sign_in(mail(tmp_path), Client("c", given.issuer), Person(given), beside=tmp_path)
    assert not (tmp_path / "token").exists()


@pytest.mark.long
def test_the_command_signs_in_and_then_looks(
    given: Provider, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    game(program.folder, f"send: {{server: localhost, port: 1, {TOKEN}}}")
    said = program("doctor", "sunday.yaml", "--log-in", "--client-id", "mine", "--issuer", given.issuer)
    assert f"open {given.issuer}/activate and type WDJB-MJHT" in said.out
    assert "The password of 'game@example.test' is where file:token says." in said.out
    assert "access-1" not in said.out + said.err
    assert "refresh" not in said.out + said.err
    for wrong in (["--client-id", "x"], ["--issuer", "x"]):
        assert program("doctor", "sunday.yaml", *wrong).code == 2
    assert program("doctor", "--log-in").code == 2
