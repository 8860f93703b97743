"""Access tokens that renew themselves, with a provider in this process: rotated, refused, taken back, out of reach."""

from __future__ import annotations

import json
import multiprocessing
import os
import stat
import sys
import time
from dataclasses import replace
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.imap_session import connected, leave
from dixit_pbem.post.carriers.mailbox import Unreachable
from dixit_pbem.post.carriers.servers import password
from dixit_pbem.post.carriers.to_smtp import ToSmtp
from dixit_pbem.post.carriers.tokens import Grant, ProviderAway, keep_grant, kept_grant
from dixit_pbem.post.carriers.transport import Later
from dixit_pbem.storage.mail_settings import Server
from tests.post.outgoing import outgoing
from tests.post.servers.authority import Authority
from tests.post.servers.odd_imap import odd_imap
from tests.post.servers.provider import Provider
from tests.post.servers.smtp import SmtpServer

SIGN_IN = "Sign in anew: `dixit-pbem doctor GAME --log-in`."
ANA = "ana@example.org"


pytestmark = pytest.mark.usefixtures("trusted")


def server(port: int = 465, **others: str) -> Server:
    return replace(Server("localhost", port, "tls", "dixit", "file:token", "xoauth2"), **others)


def signed_in(given: Provider, beside: Path, **others: object) -> None:
    """Somebody signed in an hour ago."""
    kept = Grant("client", f"{given.issuer}/token", refresh_token=given.refresh)
    keep_grant(server(), replace(kept, **others), beside=beside)  # type: ignore[arg-type]


def told(beside: Path) -> str:
    with pytest.raises(DixitError) as error:
        password(server(), beside=beside)
    return str(error.value)


def test_a_token_is_renewed_when_its_hour_is_over_and_not_before(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path)
    assert [password(server(), beside=tmp_path) for _ in range(3)] == ["access-1"] * 3
    kept = kept_grant(server(), beside=tmp_path)
    keep_grant(server(), replace(kept, expires_at=time.time() + 60), beside=tmp_path)
    assert password(server(), beside=tmp_path) == "access-2"
    assert [body["refresh_token"] for body in given.asked] == ["refresh-0", "refresh-1"]
    assert stat.S_IMODE((tmp_path / "token").stat().st_mode) == 0o600


def test_a_provider_that_gives_no_new_refresh_token_means_the_old_one(given: Provider, tmp_path: Path) -> None:
    given.rotates = False
    signed_in(given, tmp_path)
    password(server(), beside=tmp_path)
    assert kept_grant(server(), beside=tmp_path).refresh_token == "refresh-0"


def test_a_key_ring_keeps_it_too(given: Provider, tmp_path: Path) -> None:
    class Ring(KeyringBackend):
        priority = 1.0
        kept: dict[tuple[str, str], str] = {}  # noqa: RUF012

        def get_password(self, service: str, username: str) -> str | None:
            return self.kept.get((service, username))

        def set_password(self, service: str, username: str, password: str) -> None:
            self.kept[service, username] = password

    before = keyring.get_keyring()
    keyring.set_keyring(Ring())
    try:
        ring = server(password_from="keyring:dixit")
        keep_grant(ring, Grant("client", f"{given.issuer}/token", refresh_token="refresh-0"), beside=tmp_path)
        assert password(ring, beside=tmp_path) == "access-1"
        assert json.loads(Ring.kept["dixit", "dixit"])["refresh_token"] == "refresh-1"
    finally:
        keyring.set_keyring(before)


def test_what_was_taken_back_is_told_and_the_provider_is_not_asked_again(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path, refresh_token="stolen", access_token="old", expires_at=0.0)
    text = f"localhost: the sign-in of 'dixit' does not hold any more (invalid_grant: unknown refresh token). {SIGN_IN}"
    assert [told(tmp_path) for _ in range(3)] == [text] * 3
    assert len(given.asked) == 1


def test_what_only_a_person_can_mend_is_told_each_time(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path)
    given.fail("invalid_client", "no such client\r\nSet-Cookie: x")
    assert told(tmp_path) == (
        f"localhost: the sign-in of 'dixit' cannot be renewed (invalid_client: no such client Set-Cookie: x). {SIGN_IN}"
    )
    assert password(server(), beside=tmp_path) == "access-1"


@pytest.mark.parametrize(
    "said",
    [
        (503, b"<html>busy</html>"),
        (200, b"<html>sign in to the wireless network</html>"),
        (200, {"token_type": "Bearer"}),
        (400, {"error": "temporarily_unavailable"}),
        (307, {"moved": True}),
        (200, b""),
    ],
)
def test_a_provider_that_is_away_for_now_takes_nothing_back(
    said: tuple[int, object], given: Provider, tmp_path: Path
) -> None:
    signed_in(given, tmp_path)
    given.answers.append(said)
    with pytest.raises(ProviderAway):
        password(server(), beside=tmp_path)
    assert len(given.asked) == 1
    assert password(server(), beside=tmp_path) == "access-1"


def test_mail_waits_while_nobody_gives_tokens(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path, token_endpoint="https://localhost:1/token")
    with pytest.raises(Unreachable, match="localhost:1 gives no access token now"):
        connected(server(), beside=tmp_path)
    with pytest.raises(Later, match="localhost:1 gives no access token now") as later:
        ToSmtp(server(), beside=tmp_path).deliver(outgoing(ANA))
    assert later.value.everybody


def test_no_token_stands_in_any_message_or_in_what_is_shown_of_it(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path, access_token="ya29.secret", client_secret="GOCSPX-secret", refresh_token="1//secret")
    assert "secret" not in repr(kept_grant(server(), beside=tmp_path)).replace("client_secret", "")
    for fail in (lambda: given.fail("invalid_client", "who"), lambda: given.fail("invalid_grant", "gone")):
        fail()
        assert "secret" not in told(tmp_path)
    (tmp_path / "token").write_text('{"refresh_token": "1//secret", "odd": 1}\n')
    assert told(tmp_path) == f"localhost: the sign-in of 'dixit': what lies at file:token cannot be read. {SIGN_IN}"


@pytest.mark.parametrize("text", ["{", "{}", '{"client_id": 1}', "{" * 5000])
def test_what_was_never_a_sign_in_is_told(text: str, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(text)
    (tmp_path / "token").chmod(0o600)
    assert told(tmp_path).endswith(f"cannot be read. {SIGN_IN}")


def test_two_commands_at_once_renew_it_once(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path)
    context = multiprocessing.get_context("fork")
    children = [context.Process(target=_renew, args=(tmp_path,)) for _ in range(4)]
    for child in children:
        child.start()
    for child in children:
        child.join()
    assert [child.exitcode for child in children] == [0] * 4
    assert [body["refresh_token"] for body in given.asked] == ["refresh-0"]


def _renew(beside: Path) -> None:
    os._exit(0 if password(server(), beside=beside) == "access-1" else 1)


def test_a_token_that_the_server_refuses_though_our_clock_says_it_holds_is_renewed_once(
    given: Provider, authority: Authority, tmp_path: Path
) -> None:
    # Our clock was set back after the token had come.
    signed_in(given, tmp_path, access_token="old", given_at=time.time() - 9000, expires_at=time.time() + 9000)
    with SmtpServer(tls=authority.context(), tokens={"dixit": "access-1"}) as smtp:
        carrier = ToSmtp(server(smtp.port), beside=tmp_path)
        carrier.deliver(outgoing(ANA))
        carrier.close()
        assert (smtp.seen["AUTH"], smtp.copies(ANA), len(given.asked)) == (2, 1, 1)


def test_a_brand_new_token_that_is_refused_is_told_and_not_renewed_again_and_again(
    given: Provider, authority: Authority, tmp_path: Path
) -> None:
    signed_in(given, tmp_path)
    with SmtpServer(tls=authority.context(), tokens={"dixit": "another"}) as smtp:
        for _ in range(3):
            with pytest.raises(DixitError, match="the log-in of 'dixit' was refused") as refused:
                ToSmtp(server(smtp.port), beside=tmp_path).deliver(outgoing(ANA))
            assert "access-1" not in str(refused.value)
        assert len(given.asked) == 1


def test_a_mailbox_that_refuses_the_token_is_told(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path)
    capability = b"* CAPABILITY IMAP4rev1 AUTH=XOAUTH2\r\n{tag} OK done\r\n"
    refused = {b"CAPABILITY": capability, b"AUTHENTICATE": b"{tag} NO AUTHENTICATE failed.\r\n"}
    with odd_imap(refused) as imap, pytest.raises(DixitError, match="AUTHENTICATE failed") as error:
        connected(imap.settings(user="dixit", password_from="file:token", login="xoauth2"), beside=tmp_path)
    assert "access-1" not in str(error.value)
    assert len(given.asked) == 1


def test_a_mailbox_that_takes_the_token_opens(given: Provider, tmp_path: Path) -> None:
    signed_in(given, tmp_path)
    with odd_imap({}) as imap:
        box = connected(imap.settings(user="dixit", password_from="file:token", login="xoauth2"), beside=tmp_path)
        leave(box)
        assert "AUTHENTICATE XOAUTH2" in imap.asked


def test_a_bare_access_token_is_used_as_it_lies(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("ya29.bare\n")
    (tmp_path / "token").chmod(0o600)
    assert password(server(), beside=tmp_path) == "ya29.bare"


def test_without_the_librarys_part_one_is_told_what_to_install(
    given: Provider, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed_in(given, tmp_path)
    for module in ("authlib.common.errors", "authlib.integrations.requests_client"):
        monkeypatch.setitem(sys.modules, module, None)
    assert "pip install 'dixit-pbem[oauth]'" in told(tmp_path)
