"""Real deliveries: through Postfix, by SMTP and by its sendmail, into Maildirs."""

from __future__ import annotations

from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.transport import Refused, opened_transport
from dixit_pbem.storage.mail_settings import Send, Sendmail, Server
from tests.post.outgoing import SENDER, outgoing
from tests.post.servers.authority import Authority
from tests.post.servers.daemons import needs
from tests.post.servers.postfix import PostfixServer

pytestmark = [pytest.mark.long, needs("postfix")]


@pytest.fixture(scope="module")
def postfix(authority: Authority) -> Iterator[PostfixServer]:
    with PostfixServer(authority, limit=1_000_000) as postfix:
        yield postfix


@pytest.fixture(autouse=True)
def _trust(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.trusted))


def way(postfix: PostfixServer, name: str) -> Send:
    return Send(
        {
            "tls": Server("localhost", postfix.tls_port, "tls"),
            "starttls": Server("localhost", postfix.port, "starttls"),
            "none": Server("127.0.0.1", postfix.port, "none"),
            "sendmail": Sendmail(postfix.sendmail),
        }[name]
    )


@pytest.mark.parametrize(("name", "user"), [("tls", "ana"), ("starttls", "bob"), ("none", "cyd"), ("sendmail", "dan")])
def test_a_mail_arrives_as_it_was_written(name: str, user: str, postfix: PostfixServer, tmp_path: Path) -> None:
    text = ".\n..\nDrogi Łukaszu,\n\nFrom here on\n" + "x" * 500 + "\n"
    with opened_transport(way(postfix, name), beside=tmp_path, drafts=tmp_path) as transport:
        transport.deliver(outgoing(f"{user}@example.test", text=text))
    (raw,) = postfix.wait_for(user)
    mail = message_from_bytes(raw, policy=default)
    assert (mail["To"], mail["Return-Path"]) == (f"{user}@example.test", f"<{SENDER}>")
    assert mail.get_content() == text


def test_whoever_is_not_known_holds_nobody_back(postfix: PostfixServer, tmp_path: Path) -> None:
    with opened_transport(way(postfix, "tls"), beside=tmp_path, drafts=tmp_path) as transport:
        transport.deliver(outgoing("eve@example.test"))
        with pytest.raises(Refused) as told:
            transport.deliver(outgoing("nobody@example.test"))
        transport.deliver(outgoing("fay+k7m2q9wd@example.test"))
    assert told.value.reason == (
        "the server refused it (550 5.1.1 <nobody@example.test>: Recipient address rejected: User unknown in virtual "
        "mailbox table)"
    )
    assert [len(postfix.wait_for(user)) for user in ("eve", "fay")] == [1, 1]


def test_a_mail_that_is_too_large_is_refused(postfix: PostfixServer, tmp_path: Path) -> None:
    with opened_transport(way(postfix, "tls"), beside=tmp_path, drafts=tmp_path) as transport:
        with pytest.raises(Refused) as told:
            transport.deliver(outgoing("gus@example.test", text="line\n" * 250_000))
        transport.deliver(outgoing("gus@example.test"))
    assert told.value.reason == "the mail is too large (1.5 MB; the server takes 1.0 MB)"
    assert len(postfix.wait_for("gus")) == 1


def test_postfix_offers_no_log_in_where_none_is_set_up(
    postfix: PostfixServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PW", "swordfish")
    server = Server("localhost", postfix.tls_port, "tls", "ana", "env:PW")
    with (
        opened_transport(Send(server), beside=tmp_path, drafts=tmp_path) as transport,
        pytest.raises(DixitError, match="nobody can log in here with 'password' \\(offered: nothing\\)"),
    ):
        transport.deliver(outgoing("ana@example.test"))
