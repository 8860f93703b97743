"""The ways in and out before real servers and real mistakes: what is said, word for word, and what is left behind."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dixit_pbem.doctor import examine
from dixit_pbem.doctor.to_oneself import mail_to_oneself, take_away
from dixit_pbem.post.reading.gates import Gate, gate
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.storage.mail_settings import Fetch, Mail, Maildir, Send
from dixit_pbem.storage.providers import PROVIDERS
from tests.doctor.games import game
from tests.post.servers.authority import Authority, new_authority
from tests.post.servers.daemons import free_port, needs
from tests.post.servers.dovecot import PASSWORD, DovecotServer
from tests.post.servers.odd_imap import odd_imap
from tests.post.servers.postfix import PostfixServer
from tests.post.servers.smtp import Odd, SmtpServer
from tests.program import allowed
from tests.watch import HANGS

ADDRESS = "dixit@example.test"
real_servers = needs("dovecot", "postfix")


@pytest.fixture(scope="module")
def postfix(authority: Authority) -> Iterator[PostfixServer]:
    with PostfixServer(authority) as running:
        yield running


@pytest.fixture(scope="module")
def dovecot(authority: Authority, postfix: PostfixServer) -> Iterator[DovecotServer]:
    """Shows what Postfix delivered."""
    with DovecotServer(authority, ["dixit", "zoe"], maildirs=postfix.maildir_of("dixit").parent) as running:
        yield running


@pytest.fixture(autouse=True)
def _log_in(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.trusted))
    monkeypatch.setenv("DIXIT_PASSWORD", PASSWORD)


def of_mail(path: Path, *, patience: float = HANGS) -> list[str]:
    """What the doctor says of mail, each with its verdict."""
    *_, last = examine(allowed(path), patience=patience)
    assert last.title == "Its mail"
    return [f"{finding.verdict}: {finding.text}" for finding in last.findings]


def by_imap(server: DovecotServer, *more: str) -> str:
    log_in = f"user: {ADDRESS}, password_from: 'env:DIXIT_PASSWORD'"
    return f"fetch: {{{', '.join((f'server: localhost, port: {server.tls_port}', log_in, *more))}}}"


def by_smtp(port: int, *more: str) -> str:
    return f"send: {{{', '.join((f'server: localhost, port: {port}', *more))}}}"


WITH_PASSWORD = (f"user: {ADDRESS}", "password_from: 'env:DIXIT_PASSWORD'")

UNCHECKED = (
    "note: Nobody's word counts on whether a sender is forged. If your provider writes Authentication-Results into "
    "mails, name it as 'own_servers' below 'fetch'."
)


def subjects(server: DovecotServer, user: str = "dixit") -> list[bytes]:
    with server.client(user) as client:
        found = client.uid("FETCH", "1:*", "(BODY.PEEK[HEADER.FIELDS (SUBJECT)])")[1]
        return [each[1].strip() for each in found if isinstance(each, tuple)]


@pytest.mark.long
@real_servers
@pytest.mark.parametrize("plus", [False, True])
def test_where_all_is_well_a_mail_goes_out_comes_back_and_is_deleted(
    postfix: PostfixServer, dovecot: DovecotServer, tmp_path: Path, plus: bool
) -> None:
    marked = "plus: true" if plus else "plus: false"
    path = game(tmp_path, f"address: {ADDRESS}", marked, by_smtp(postfix.tls_port), by_imap(dovecot))
    password, reads, takes, back, checks, clocks = of_mail(path)
    assert checks == UNCHECKED
    recipient = takes.removesuffix(".").rpartition(" ")[2]
    assert [password, reads, takes, back, clocks] == [
        f"well: The password of '{ADDRESS}' is where env:DIXIT_PASSWORD says.",
        f"well: localhost:{dovecot.tls_port}: the server proves who it is, lets '{ADDRESS}' in and shows 'INBOX'.",
        f"well: localhost:{postfix.tls_port}: the server proves who it is and took a mail to {recipient}.",
        f"well: The mail to {recipient} came back and was deleted.",
        "well: The clocks of localhost and of this computer agree.",
    ]
    assert (recipient == ADDRESS, recipient.startswith("dixit+")) == (not plus, plus)
    assert subjects(dovecot) == []


@pytest.mark.long
@real_servers
def test_of_other_mails_none_is_deleted_even_if_it_is_marked_for_that(
    postfix: PostfixServer, dovecot: DovecotServer, tmp_path: Path
) -> None:
    for subject in ("kept", "marked"):
        dovecot.append(f"Subject: {subject}\r\n\r\nhello\r\n".encode(), user="dixit")
    with dovecot.client("dixit") as client:
        client.store("2", "+FLAGS", r"(\Deleted)")
    lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(postfix.tls_port), by_imap(dovecot)))
    assert f"well: The mail to {ADDRESS} came back and was deleted." in lines
    assert subjects(dovecot) == [b"Subject: kept", b"Subject: marked"]
    with dovecot.client("dixit") as client:
        assert b"Seen" not in b"".join(line for line in client.fetch("1:*", "(FLAGS)")[1] if isinstance(line, bytes))
        client.store("1:*", "+FLAGS", r"(\Deleted)")
        client.expunge()


@pytest.mark.long
@real_servers
def test_what_a_sendmail_takes_comes_back_in_a_maildir(postfix: PostfixServer, tmp_path: Path) -> None:
    maildir = postfix.maildir_of("zoe")
    for part in ("new", "cur", "tmp"):
        (maildir / part).mkdir(parents=True, exist_ok=True)
    os.chown(maildir, 65_534, 65_534)
    for part in maildir.iterdir():
        os.chown(part, 65_534, 65_534)
    (maildir / "cur" / "1.other:2,").write_text("Subject: hello\n\n\n")
    fetch = f"fetch: {{maildir: {maildir}}}"
    lines = of_mail(game(tmp_path, "address: zoe@example.test", f"send: {{sendmail: {postfix.sendmail}}}", fetch))
    assert lines == [
        f"well: Answers are read from {maildir}.",
        f"well: {postfix.sendmail} took a mail to zoe@example.test.",
        "well: The mail to zoe@example.test came back and was deleted.",
        UNCHECKED,
    ]
    assert [path.name for path in maildir.rglob("*") if path.is_file()] == ["1.other:2,"]


@pytest.mark.long
@real_servers
def test_a_wrong_password_is_told_for_either_way_and_never_shown(
    dovecot: DovecotServer, authority: Authority, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIXIT_PASSWORD", "swordfish")
    with SmtpServer(tls=authority.context(), accounts={ADDRESS: PASSWORD}) as smtp:
        way_out = by_smtp(smtp.port, *WITH_PASSWORD)
        lines = of_mail(game(tmp_path, f"address: {ADDRESS}", way_out, by_imap(dovecot)))
    check = "Check 'user' and what lies behind 'password_from'; many providers want a password made for this program"
    assert lines == [
        f"well: The password of '{ADDRESS}' is where env:DIXIT_PASSWORD says.",
        f"mend: localhost:{dovecot.tls_port}: the log-in of '{ADDRESS}' was refused ([AUTHENTICATIONFAILED] "
        f"Authentication failed.). {check} alone (an app password).",
        f"mend: localhost:{smtp.port}: the log-in of '{ADDRESS}' was refused (535 5.7.8 Authentication credentials "
        f"invalid). {check} alone (an app password).",
    ]


@pytest.mark.long
@real_servers
def test_a_server_that_does_not_prove_who_it_is_is_told(
    postfix: PostfixServer, dovecot: DovecotServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(new_authority(tmp_path / "other").trusted))
    lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(postfix.tls_port), by_imap(dovecot)))
    assert [line.partition(" (")[0] for line in lines[1:]] == [
        f"mend: localhost:{port}: the server does not prove who it is" for port in (dovecot.tls_port, postfix.tls_port)
    ]


def test_a_server_that_is_down_is_told(tmp_path: Path) -> None:
    port = free_port()
    log_in = f"user: {ADDRESS}, password_from: 'env:DIXIT_PASSWORD'"
    fetch = f"fetch: {{server: localhost, port: {port}, {log_in}}}"
    check = "Check 'server', 'port' and 'security', and whether you are online."
    assert of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(port), fetch))[1:] == [
        f"mend: localhost:{port} cannot be read now (Connection refused). {check}",
        f"mend: localhost:{port} cannot be reached (Connection refused). {check}",
    ]


@pytest.mark.long
@real_servers
def test_a_mail_that_never_comes_back_is_told_when_the_time_is_over(
    dovecot: DovecotServer, authority: Authority, tmp_path: Path
) -> None:
    with SmtpServer(tls=authority.context()) as smtp:
        path = game(tmp_path, f"address: {ADDRESS}", "plus: true", by_smtp(smtp.port), by_imap(dovecot))
        begin = time.monotonic()
        *_, last = of_mail(path, patience=1)
        took = time.monotonic() - begin
        (sent,) = smtp.received
    assert last == (
        f"mend: The mail to {sent.recipient} did not come back in 1 seconds. Look into the folder for spam, and "
        "whether 'fetch' reads the mailbox of that address. Check 'address' in 'mail'. If your provider knows no "
        "addresses with a mark behind '+', delete 'plus'."
    )
    assert took >= 1


@pytest.mark.long
@real_servers
def test_a_clock_that_is_far_from_the_servers_is_told(
    dovecot: DovecotServer, authority: Authority, tmp_path: Path
) -> None:
    with SmtpServer(tls=authority.context()) as smtp, relayed(smtp, dovecot, late=timedelta(minutes=90)):
        lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(smtp.port), by_imap(dovecot)))
    assert lines[-1] == (
        "mend: The clocks of localhost and of this computer are 90 minutes apart. Set this computer's clock, or "
        "deadlines come at the wrong time."
    )


@pytest.mark.long
@real_servers
@pytest.mark.parametrize("named", [False, True])
def test_who_reports_on_senders_is_proposed_until_somebody_is_named(
    dovecot: DovecotServer, authority: Authority, tmp_path: Path, named: bool
) -> None:
    own = ("own_servers: mx7.example.test",) if named else ()
    report = b"Authentication-Results: mx7.example.test (us); dkim=pass\r\n"
    with SmtpServer(tls=authority.context()) as smtp, relayed(smtp, dovecot, late=timedelta(), report=report):
        lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(smtp.port), by_imap(dovecot, *own)))
    proposed = (
        "note: Nobody's word counts on whether a sender is forged. On this mail, mx7.example.test reported: if that is "
        "your provider, write 'own_servers: mx7.example.test' below 'fetch'."
    )
    assert [line for line in lines if "forged" in line] == ([] if named else [proposed])


@contextmanager
def relayed(smtp: SmtpServer, dovecot: DovecotServer, *, late: timedelta, report: bytes = b"") -> Iterator[None]:
    """Brings what one server takes into a mailbox of the other, whose clock is ahead, with its report on top."""

    def bring() -> None:
        while not smtp.received:
            time.sleep(0.02)
        dovecot.append(report + smtp.received[0].raw, user="dixit", arrived=datetime.now(UTC) + late)

    thread = threading.Thread(target=bring)
    thread.start()
    yield
    thread.join(HANGS)


@pytest.mark.long
@real_servers
def test_a_folder_of_the_mailbox_that_is_not_there_is_told(dovecot: DovecotServer, tmp_path: Path) -> None:
    assert of_mail(game(tmp_path, f"address: {ADDRESS}", by_imap(dovecot, "mailbox: INBX")))[1] == (
        "mend: 'mailbox' says 'INBX', and there is none of that name on the server. Did you mean 'INBOX'?"
    )


def test_a_password_that_others_can_read_is_told_once_and_no_server_is_asked(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("swordfish\n")
    (tmp_path / "password").chmod(0o644)
    server = f"{{server: localhost, port: {free_port()}, user: {ADDRESS}, password_from: 'file:password'}}"
    assert of_mail(game(tmp_path, f"address: {ADDRESS}", f"send: {server}", f"fetch: {server}")) == [
        f"mend: {tmp_path}/password: others may read this password. Call `chmod 600 {tmp_path}/password`."
    ]


def test_without_a_way_in_somebody_has_to_look_whether_the_mail_came(authority: Authority, tmp_path: Path) -> None:
    with SmtpServer(tls=authority.context()) as smtp:
        lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(smtp.port)))
    assert lines == [
        "note: Answers are typed in, which tells you secrets. 'fetch' in 'mail' has them read for you.",
        f"well: localhost:{smtp.port}: the server proves who it is and took a mail to {ADDRESS}.",
        f"note: Look whether a mail came to {ADDRESS}, and delete it.",
    ]


def test_an_address_that_the_server_refuses_is_told(authority: Authority, tmp_path: Path) -> None:
    with SmtpServer(tls=authority.context()) as smtp:
        smtp.odd["RCPT", ADDRESS] = Odd("550 5.1.1 unknown")
        lines = of_mail(game(tmp_path, f"address: {ADDRESS}", by_smtp(smtp.port)))
    assert lines[1:] == [
        f"mend: No mail can be sent to {ADDRESS}: the server refused it (550 5.1.1 unknown). Check 'address' in 'mail'."
    ]


BY_HAND = "You send them with your own mail program; they tell you secrets."
FILES = [
    (f"well: Mails become files in {{0}}/output/sunday/outbox. {BY_HAND}", ()),
    ("well: Mails become files in {0}/out.", ("send: {folder: out}",)),
    ("well: Mails become files in {0}/post.", ("send: {maildir: post}",)),
]


@pytest.mark.parametrize(("expected", "mail"), FILES)
def test_where_mails_become_files_the_place_is_told(expected: str, mail: tuple[str, ...], tmp_path: Path) -> None:
    assert of_mail(game(tmp_path, *mail, "fetch: {folder: inbox}")) == [
        f"well: Answers are read from {tmp_path}/inbox.",
        expected.format(tmp_path),
    ]


def test_what_one_sees_in_ones_own_mailbox_is_said_with_a_filter_that_takes_the_doctors_mail_along(
    tmp_path: Path,
) -> None:
    log_in = "user: ana, password_from: 'env:DIXIT_PASSWORD'"
    found = of_mail(game(tmp_path, f"fetch: {{server: localhost, port: 1, {log_in}, private: true}}"))
    (said,) = (text for text in found if "somebody's own mailbox" in text)
    assert "A filter for the subject “Sunday” puts the answers into a folder" in said
    sent = mail_to_oneself(Mail(ADDRESS, False, False, timedelta(), Send(), Fetch()), ADDRESS, "Sunday")
    assert b"Subject: =?utf-8?q?Sunday" in sent.mail.raw or b"Subject: Sunday" in sent.mail.raw


def test_the_mail_to_oneself_never_counts() -> None:
    for plus in (False, True):
        sent = mail_to_oneself(Mail(ADDRESS, plus, False, timedelta(), Send(), Fetch()), ADDRESS, "Sunday")
        stopped = gate(read_mail(sent.mail.raw), own_lists=())
        assert stopped is not None
        assert stopped.gate is Gate.OWN


def test_a_server_that_could_not_delete_this_mail_alone_is_asked_to_delete_none(tmp_path: Path) -> None:
    sent = mail_to_oneself(Mail(ADDRESS, False, False, timedelta(), Send(), Fetch()), ADDRESS, "Sunday")
    with odd_imap({}) as server:
        assert not take_away(sent, Fetch(server.settings()), beside=tmp_path)
        asked = tuple(server.asked)
    assert not any("STORE" in command or "EXPUNGE" in command for command in asked)


def test_in_a_maildir_a_mail_that_was_there_before_is_not_even_read(tmp_path: Path) -> None:
    sent = mail_to_oneself(Mail(ADDRESS, False, False, timedelta(), Send(), Fetch()), ADDRESS, "Sunday")
    for part in ("new", "cur"):
        (tmp_path / part).mkdir()
    old, new = tmp_path / "cur" / "old", tmp_path / "new" / "new"
    for path in (old, new):
        path.write_bytes(sent.mail.raw)
    os.utime(old, (0, 0))
    assert take_away(sent, Fetch(Maildir(tmp_path)), beside=Path())
    assert (old.exists(), new.exists()) == (True, False)


@pytest.mark.parametrize("name", ["gmail", "gmx", "outlook", "libero", "onet", "fastmail"])
def test_where_a_provider_lets_nobody_in_it_is_told_what_he_wants(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    provider = PROVIDERS[name]
    authority = new_authority(tmp_path / "authority", provider.send)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.trusted))
    at_home = socket.getaddrinfo("127.0.0.1", 0, type=socket.SOCK_STREAM)[0]
    monkeypatch.setattr(socket, "getaddrinfo", lambda _host, port, *_, **__: [(*at_home[:4], ("127.0.0.1", port))])
    with SmtpServer(tls=authority.context(), accounts={ADDRESS: PASSWORD}) as smtp:
        monkeypatch.setenv("DIXIT_PASSWORD", "wrong")
        send = f"send: {{server: {provider.send}, port: {smtp.port}, {', '.join(WITH_PASSWORD)}}}"
        refused = of_mail(game(tmp_path, f"address: {ADDRESS}", send))[-1]
    assert refused.startswith(f"mend: {provider.send}:{smtp.port}: the log-in of '{ADDRESS}' was refused (535 ")
    assert refused.endswith(f" {provider.advice}")
    assert refused.count(f"{provider.advice.split()[0]} ") == 1
