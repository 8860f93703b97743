"""Mails from a real IMAP server."""

import itertools
import smtplib
import threading
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from imaplib import IMAP4
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.post.carriers import from_imap, imap_mails
from dixit_pbem.post.carriers.from_imap import FromImap, opened_imap
from dixit_pbem.post.carriers.mailbox import LARGEST, Arrived, PassedOver, Unreachable, opened_mailbox
from dixit_pbem.storage.mail_settings import Fetch, Server
from tests.post.servers.authority import new_authority
from tests.post.servers.daemons import needs
from tests.post.servers.dovecot import PASSWORD, DovecotServer
from tests.post.servers.postfix import PostfixServer
from tests.watch import HANGS

pytestmark = [pytest.mark.long, needs("dovecot")]

BEGIN = date(2026, 11, 1)
NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)
USERS = tuple(f"user{number}" for number in range(40))


def nobody_stops() -> bool:
    return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DovecotServer]:
    authority = new_authority(tmp_path_factory.mktemp("authority"))
    with pytest.MonkeyPatch.context() as patch, DovecotServer(authority, USERS) as running:
        patch.setenv("SSL_CERT_FILE", str(authority.trusted))
        patch.setenv("DIXIT_PASSWORD", PASSWORD)
        yield running


@pytest.fixture(scope="module")
def names() -> Iterator[str]:
    return iter(USERS)


@pytest.fixture
def user(names: Iterator[str]) -> str:
    """Somebody whose mailbox is still empty."""
    return next(names)


@pytest.fixture
def mailbox(server: DovecotServer, user: str, tmp_path: Path) -> Iterator[FromImap]:
    with opened_imap(server.settings(user), mailbox="INBOX", beside=tmp_path) as opened:
        yield opened


def mail(subject: str, text: str = "B") -> bytes:
    return f"From: bob@example.test\r\nSubject: {subject}\r\n\r\n{text}\r\n".encode()


def subject(arrived: object) -> str:
    assert isinstance(arrived, Arrived)
    return arrived.raw.split(b"Subject: ")[1].split(b"\r\n")[0].decode()


def flags(server: DovecotServer, user: str) -> list[str]:
    with server.client(user) as client:
        return [line.decode() for line in client.fetch("1:*", "(FLAGS)")[1] if line]


def test_mails_come_in_the_order_in_which_the_server_got_them(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    for name, hours in (("third", 2), ("first", 0), ("second", 1)):
        server.append(mail(name), arrived=NINE + timedelta(hours=hours), user=user)
    got = list(mailbox.collect((), since=BEGIN))
    assert [subject(each) for each in got] == ["first", "second", "third"]
    assert got[0] == Arrived(got[0].key, mail("first"), NINE)


def test_a_mail_keeps_its_key_and_is_not_given_again_when_it_is_known(
    server: DovecotServer, user: str, mailbox: FromImap, tmp_path: Path
) -> None:
    for name in "ab":
        server.append(mail(name), user=user)
    first, second = mailbox.collect((), since=BEGIN)
    assert first.key.startswith("imap:")
    with opened_mailbox(Fetch(server.settings(user)), beside=tmp_path) as again:
        assert [first, second] == list(again.collect((), since=BEGIN))
        assert [second] == list(again.collect({first.key}, since=BEGIN))
        assert list(again.collect({first.key, second.key}, since=BEGIN)) == []


def test_collecting_marks_nothing_and_settling_marks_that_mail_alone(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    for name in "ab":
        server.append(mail(name), user=user)
    first, _ = mailbox.collect((), since=BEGIN)
    list(mailbox.collect((), since=BEGIN, wants=lambda header: True))
    assert not any("Seen" in line for line in flags(server, user))
    mailbox.settle(first.key)
    mailbox.settle(first.key)
    assert flags(server, user) == ["1 (FLAGS (\\Seen DixitPBEM))", "2 (FLAGS ())"]


def test_a_mail_may_be_settled_while_others_are_still_to_come(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    for name in "abc":
        server.append(mail(name), user=user)
    subjects = []
    for each in mailbox.collect((), since=BEGIN):
        subjects.append(subject(each))
        assert isinstance(each, Arrived)
        mailbox.settle(each.key)
    assert subjects == ["a", "b", "c"]
    assert all("(\\Seen DixitPBEM)" in line for line in flags(server, user))


@pytest.mark.parametrize("key", ["imap:12345/1", "imap:x/1", "sha256:00ff", "maildir:1.2.here"])
def test_a_key_of_another_mailbox_marks_nothing(server: DovecotServer, user: str, mailbox: FromImap, key: str) -> None:
    server.append(mail("a"), user=user)
    list(mailbox.collect((), since=BEGIN))
    mailbox.settle(key)
    assert not any("Seen" in line for line in flags(server, user))


def test_of_a_private_mailbox_only_wanted_mails_are_given_and_the_others_told_as_passed_over(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    for name in ("bank", "k7m2q9wd", "news"):
        server.append(mail(name, text="not in the header"), user=user)
    headers: list[bytes] = []

    def wants(header: bytes) -> bool:
        headers.append(header)
        return b"k7m2q9wd" in header

    passed_over, wanted = mailbox.collect((), since=BEGIN, wants=wants)
    assert subject(wanted) == "k7m2q9wd"
    assert isinstance(passed_over, PassedOver)
    assert len(passed_over.keys) == 2
    assert headers[0] == b"From: bob@example.test\r\nSubject: bank\r\n\r\n"
    assert [wanted] == list(mailbox.collect(passed_over.keys, since=BEGIN, wants=wants))


def test_mails_from_before_the_game_are_left_alone(server: DovecotServer, user: str, mailbox: FromImap) -> None:
    server.append(mail("long ago"), arrived=NINE - timedelta(days=30), user=user)
    server.append(mail("today"), arrived=NINE, user=user)
    assert [subject(each) for each in mailbox.collect((), since=BEGIN)] == ["today"]
    assert [subject(each) for each in mailbox.collect((), since=date.min)] == ["long ago", "today"]


def test_a_mailbox_of_many_mails_is_read_in_portions(server: DovecotServer, user: str, mailbox: FromImap) -> None:
    server.append(mail("0"), user=user)
    for number in range(1, 250):
        server.deliver(mail(str(number)), user=user)
    every = [str(number) for number in range(250)]
    assert sorted(every) == sorted(subject(each) for each in mailbox.collect((), since=BEGIN))
    passed_over = list(mailbox.collect((), since=BEGIN, wants=lambda header: False))
    assert [len(some.keys) for some in passed_over if isinstance(some, PassedOver)] == [100, 100, 50]


def test_small_mails_come_together_and_are_settled_together_however_many(
    server: DovecotServer, user: str, mailbox: FromImap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imap_mails, "PORTION", 2_000)
    long, size = mail("long", text="x" * 3_000), 120
    for number in range(size):
        server.append(long if number == 7 else mail(str(number)), user=user)
    asked: list[tuple[str, ...]] = []
    uid = IMAP4.uid
    monkeypatch.setattr(IMAP4, "uid", lambda client, *words: asked.append(words[:2]) or uid(client, *words))
    given = list(mailbox.collect((), since=BEGIN))
    assert [subject(each) for each in given] == ["long" if number == 7 else str(number) for number in range(size)]
    assert given[7].raw == long
    assert len([words for words in asked if words[0] == "FETCH"]) < 10
    mailbox.settle(*(each.key for each in given))
    assert len([words for words in asked if words[0] == "STORE"]) == 2
    assert all("DixitPBEM" in line for line in flags(server, user))
    assert len(flags(server, user)) == size


def test_waiting_ends_as_soon_as_the_server_tells_of_a_mail(
    server: DovecotServer, user: str, mailbox: FromImap, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without this nobody would know whether it was told, or asked again after a minute.
    monkeypatch.setattr(from_imap, "_RENEWED", 2 * HANGS)
    server.append(mail("a"), user=user)
    known = [each.key for each in mailbox.collect((), since=BEGIN)]
    begin = time.monotonic()
    with_it = threading.Timer(0.5, server.deliver, (mail("b"),), {"user": user})
    with_it.start()
    assert mailbox.wait(2 * HANGS, nobody_stops)
    with_it.join()
    assert time.monotonic() - begin < HANGS
    assert [subject(each) for each in mailbox.collect(known, since=BEGIN)] == ["b"]


def test_a_mail_that_came_before_the_waiting_began_is_noticed(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    assert list(mailbox.collect((), since=BEGIN)) == []
    server.append(mail("a"), user=user)
    begin = time.monotonic()
    assert mailbox.wait(2 * HANGS, nobody_stops)
    assert time.monotonic() - begin < HANGS


def test_waiting_ends_when_the_time_is_over_or_somebody_stops_it(mailbox: FromImap) -> None:
    assert list(mailbox.collect((), since=BEGIN)) == []
    begin = time.monotonic()
    assert not mailbox.wait(0.6, nobody_stops)
    assert time.monotonic() - begin > 0.5
    stops = itertools.chain([False], itertools.repeat(True))
    begin = time.monotonic()
    assert not mailbox.wait(2 * HANGS, lambda: next(stops))
    assert time.monotonic() - begin < HANGS


def test_a_server_that_dies_while_mails_are_fetched_is_unreachable_and_the_next_time_goes_on(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    for name in "ab":
        server.append(mail(name, text="x" * 2**20), user=user)
    given = mailbox.collect((), since=BEGIN)
    first = next(given)
    server.kill()
    with pytest.raises(Unreachable) as told:
        list(given)
    assert told.value.reason.startswith(f"localhost:{server.tls_port} cannot be read now (")
    with pytest.raises(Unreachable) as told:
        list(mailbox.collect((), since=BEGIN))
    assert f"localhost:{server.tls_port} cannot be read now (Connection refused)" == told.value.reason
    with pytest.raises(Unreachable):
        mailbox.settle(first.key)
    server.start()
    assert [first.key] == [each.key for each in mailbox.collect((), since=BEGIN)][:1]
    mailbox.settle(first.key)
    assert flags(server, user)[0] == "1 (FLAGS (\\Seen DixitPBEM))"


def test_a_server_that_went_away_while_nothing_happened_is_simply_asked_again(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    server.append(mail("a"), user=user)
    (first,) = mailbox.collect((), since=BEGIN)
    server.kill()
    server.start()
    assert [first] == list(mailbox.collect((), since=BEGIN))
    server.kill()
    server.start()
    mailbox.settle(first.key)
    assert flags(server, user) == ["1 (FLAGS (\\Seen DixitPBEM))"]


def test_waiting_outlives_the_server_and_tells_when_it_is_there_again(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    server.append(mail("a"), user=user)
    list(mailbox.collect((), since=BEGIN))
    server.kill()
    assert not mailbox.wait(1.2, nobody_stops)
    started = threading.Timer(0.3, server.start)
    started.start()
    assert mailbox.wait(HANGS, nobody_stops)
    started.join()
    assert [subject(each) for each in mailbox.collect((), since=BEGIN)] == ["a"]


def test_when_the_server_numbers_its_mails_anew_their_keys_are_new(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    server.append(mail("a"), user=user)
    (before,) = mailbox.collect((), since=BEGIN)
    server.stop()
    for file in server.maildir_of(user).glob("dovecot*"):
        file.unlink()
    (server.maildir_of(user) / "dovecot-uidlist").write_text("3 V77 N1\n")
    server.start()
    (after,) = mailbox.collect({before.key}, since=BEGIN)
    assert before.raw == after.raw
    assert before.key != after.key


def test_a_mail_too_large_is_cut_and_null_bytes_do_no_harm(server: DovecotServer, user: str, mailbox: FromImap) -> None:
    large = mail("large", "x" * 998) + b"0123456789" * 10**6
    null = b"Subject: null\0\r\n\r\nB\0\xff\r\n)\r\n* 1 FETCH (UID 9)\r\n"
    for hours, raw in enumerate((large, null, mail("small"))):
        server.append(raw, arrived=NINE + timedelta(hours=hours), user=user)
    got = [each.raw for each in mailbox.collect((), since=BEGIN) if isinstance(each, Arrived)]
    assert got == [large[:LARGEST], null.replace(b"\0", b"\x80"), mail("small")]


def test_the_whole_of_a_long_mail_of_a_player_comes_in_pieces(
    server: DovecotServer, user: str, mailbox: FromImap
) -> None:
    long = mail("long", "\r\n".join(["x" * 70] * 130_000)).replace(b"\r\n\r\n", b"\r\nX-Long: yes\r\n\r\n", 1)
    server.append(long, arrived=NINE, user=user)
    server.append(mail("short"), arrived=NINE + timedelta(hours=1), user=user)
    cut, short = mailbox.collect((), since=BEGIN, whole=lambda header: b"eve@" in header)
    whole, same = mailbox.collect((), since=BEGIN, whole=lambda header: b"bob@" in header)
    assert isinstance(cut, Arrived)
    assert isinstance(whole, Arrived)
    assert (cut.raw, cut.pieces, len(cut.raw)) == (whole.raw, None, LARGEST)
    assert whole.pieces is not None
    assert b"".join(whole.pieces()) == long
    assert same == short
    assert isinstance(same, Arrived)
    assert same.pieces is None


@pytest.mark.parametrize("name", ["Dixit", "Gry/Łódź", 'a "b" c'])
def test_another_folder_of_the_server_serves_as_well(
    server: DovecotServer, user: str, tmp_path: Path, name: str
) -> None:
    from imap_tools.utils import encode_folder

    with server.client(user) as client:
        assert client.create(encode_folder(name.replace("/", ".")))[0] == "OK"
        assert client.append(encode_folder(name.replace("/", ".")), "", "", mail("a"))[0] == "OK"
    there = Fetch(server.settings(user), mailbox=name.replace("/", "."))
    with opened_mailbox(there, beside=tmp_path) as mailbox:
        assert [subject(each) for each in mailbox.collect((), since=BEGIN)] == ["a"]


@pytest.mark.parametrize(
    ("there", "name"),
    [(" Did you mean 'Dixit'?", "dixitt"), (" There are: Dixit, INBOX.", "Something else")],
)
def test_a_folder_that_is_not_there_is_told(
    server: DovecotServer, user: str, tmp_path: Path, there: str, name: str
) -> None:
    with server.client(user) as client:
        client.create("Dixit")
    with (
        opened_mailbox(Fetch(server.settings(user), mailbox=name), beside=tmp_path) as mailbox,
        pytest.raises(NotFound) as told,
    ):
        list(mailbox.collect((), since=BEGIN))
    assert f"'mailbox' says '{name}', and there is none of that name on the server.{there}" == str(told.value)


def first_words(server: Server, folder: Path) -> str:
    """What is said of a connection that cannot come about until a person puts something right."""
    with opened_imap(server, mailbox="INBOX", beside=folder) as mailbox, pytest.raises(DixitError) as told:
        list(mailbox.collect((), since=BEGIN))
    return str(told.value)


def log_in_of(user: str, server: DovecotServer) -> str:
    """What the server wrote down about the last log-in."""
    return next(line for line in reversed(server.log().splitlines()) if f"Login: user=<{user}@" in line)


@pytest.mark.parametrize("security", ["starttls", "none"])
def test_the_other_port_serves_with_starttls_and_on_this_computer_without(
    server: DovecotServer, user: str, tmp_path: Path, security: str
) -> None:
    server.append(mail("a"), user=user)
    settings = server.settings(user, port=server.port, security=security)
    with opened_imap(settings, mailbox="INBOX", beside=tmp_path) as mailbox:
        assert [subject(each) for each in mailbox.collect((), since=BEGIN)] == ["a"]
        threading.Timer(0.3, server.deliver, (mail("b"),), {"user": user}).start()
        assert mailbox.wait(HANGS, nobody_stops)
    assert ("TLS" if security == "starttls" else "secured") in log_in_of(user, server)


def test_an_access_token_opens_the_mailbox_until_it_expires(
    server: DovecotServer, user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.append(mail("a"), user=user)
    settings = server.settings(user, login="xoauth2")
    monkeypatch.setenv("DIXIT_PASSWORD", server.token(user))
    with opened_imap(settings, mailbox="INBOX", beside=tmp_path) as mailbox:
        assert [subject(each) for each in mailbox.collect((), since=BEGIN)] == ["a"]
    monkeypatch.setenv("DIXIT_PASSWORD", server.token(user, holds=-60))
    assert (
        f"localhost:{server.tls_port}: the log-in of '{user}@example.test' was refused "
        "([AUTHENTICATIONFAILED] Authentication failed.). See that 'user' is the whole address, and sign in anew: "
        "`dixit-pbem doctor GAME --log-in`. A bare access token holds for an hour or so only."
    ) == first_words(settings, tmp_path)


def test_a_wrong_password_is_told_with_the_way_out(
    server: DovecotServer, user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIXIT_PASSWORD", "wrong")
    words = first_words(server.settings(user), tmp_path)
    begin = f"localhost:{server.tls_port}: the log-in of '{user}@example.test' was refused ([AUTHENTICATIONFAILED]"
    assert words.startswith(begin)
    assert "wrong" not in words


def test_a_server_that_does_not_prove_who_it_is_is_told_and_gets_no_password(
    server: DovecotServer, user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(new_authority(tmp_path / "other").trusted))
    before = server.log().count("Login:")
    for settings in (server.settings(user), server.settings(user, port=server.port, security="starttls")):
        words = first_words(settings, tmp_path)
        assert words.startswith(f"localhost:{settings.port}: the server does not prove who it is (")
    assert before == server.log().count("Login:")


def test_a_port_without_tls_is_told(server: DovecotServer, user: str, tmp_path: Path) -> None:
    assert (
        f"localhost:{server.port}: no TLS is spoken here from the start. Write 'security: starttls'."
    ) == first_words(server.settings(user, port=server.port), tmp_path)


@needs("postfix")
def test_what_postfix_delivers_to_a_plus_address_wakes_the_wait_and_is_collected(tmp_path: Path) -> None:
    authority = new_authority(tmp_path / "authority")
    with (
        pytest.MonkeyPatch.context() as patch,
        PostfixServer(authority) as postfix,
        DovecotServer(authority, ["dixit"], maildirs=postfix.maildir_of("dixit").parent) as dovecot,
        opened_imap(dovecot.settings("dixit"), mailbox="INBOX", beside=tmp_path) as mailbox,
    ):
        patch.setenv("SSL_CERT_FILE", str(authority.trusted))
        patch.setenv("DIXIT_PASSWORD", PASSWORD)
        assert list(mailbox.collect((), since=BEGIN)) == []
        with smtplib.SMTP("127.0.0.1", postfix.port) as smtp:
            smtp.sendmail("bob@example.test", "dixit+k7m2q9wd@example.test", mail("vote", "3"))
        assert mailbox.wait(HANGS, nobody_stops)
        (arrived,) = mailbox.collect((), since=BEGIN)
    assert isinstance(arrived, Arrived)
    assert b"\r\nX-Original-To: dixit+k7m2q9wd@example.test\r\n" in arrived.raw
    assert arrived.raw.endswith(b"\r\n\r\n3\r\n")
