"""Mails from a folder of `.eml` files."""

import os
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.errors import BadFile, DixitError, NotFound
from dixit_pbem.post.carriers import from_files
from dixit_pbem.post.carriers.from_files import FromFolder
from dixit_pbem.post.carriers.mailbox import (
    LARGEST,
    Arrived,
    NotRead,
    PassedOver,
    content_key,
    opened_mailbox,
    received_at,
)
from dixit_pbem.storage.mail_settings import Fetch, Folder
from tests.watch import HANGS, Watch

BEGIN = date(2026, 11, 18)
NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)
RECEIVED = b"Received: from a.test by b.test\r\n\twith ESMTP id 1; Wed, 18 Nov 2026 10:30:00 +0100 (CET)\r\n"


def nobody_stops() -> bool:
    return False


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    (tmp_path / "inbox").mkdir()
    return tmp_path / "inbox"


@pytest.fixture
def put(inbox: Path) -> Callable[..., Path]:
    """Put a mail there that has lain there since then, as in `put("a.eml", b"…", NINE)`."""

    def put(name: str, raw: bytes, written: datetime = NINE) -> Path:
        path = inbox / name
        path.write_bytes(raw)
        os.utime(path, (written.timestamp(), written.timestamp()))
        return path

    return put


def collected(inbox: Path, *known: str) -> list[object]:
    return list(FromFolder(inbox).collect(known, since=BEGIN))


def test_each_file_is_a_mail_whose_key_follows_from_its_content(inbox: Path, put: Callable[..., Path]) -> None:
    put("any name.EML", b"Subject: a\r\n\r\nB\r\n")
    expected = Arrived(content_key(b"Subject: a\r\n\r\nB\r\n"), b"Subject: a\r\n\r\nB\r\n", NINE)
    assert collected(inbox) == [expected]
    (inbox / "any name.EML").unlink()
    put("other name.eml", expected.raw)
    assert collected(inbox) == [expected]
    assert collected(inbox, expected.key) == []


def test_the_oldest_arrival_comes_first_by_the_last_server_or_else_the_file(
    inbox: Path, put: Callable[..., Path]
) -> None:
    put("1.eml", RECEIVED + b"Received: before; Wed, 18 Nov 2026 06:00:00 +0000\r\n\r\nsecond", NINE.replace(hour=23))
    put("2.eml", b"Date: Wed, 18 Nov 2026 01:00:00 +0000\r\n\r\nthird", NINE.replace(hour=10))
    put("3.eml", b"Subject: x\n\nReceived: in the text; Wed, 18 Nov 2026 23:00:00 +0000\nfirst", NINE)
    got = collected(inbox)
    assert [mail.raw.split()[-1] for mail in got if isinstance(mail, Arrived)] == [b"first", b"second", b"third"]
    assert [mail.arrived.isoformat() for mail in got if isinstance(mail, Arrived)] == [
        "2026-11-18T09:00:00+00:00",
        "2026-11-18T09:30:00+00:00",
        "2026-11-18T10:00:00+00:00",
    ]


@pytest.mark.parametrize(
    ("expected", "header"),
    [
        ("2026-11-18T09:30:00+00:00", RECEIVED),
        ("2026-11-18T09:30:00+00:00", b"X: y\nreceived: by b; 18 Nov 2026 09:30 GMT\n"),
        ("2026-11-18T09:30:00+00:00", b"Received: by b; Wed, 18 Nov 2026 09:30:00 -0000\n"),
        (None, b"Received: by b; yesterday\nReceived: by a; Wed, 18 Nov 2026 09:30:00 +0000\n"),
        (None, b"Received: by b; 31 Feb 2026 09:30:00 +0000\n"),
        (None, b"Received: by b; 1 Jan 2026 00:30:00 +9999\n"),
        (None, b"X-Received: by b; Wed, 18 Nov 2026 09:30:00 +0000\n"),
        (None, b"Subject: \xff\0\n"),
        (None, b""),
    ],
)
def test_the_time_of_arrival_is_read_from_the_topmost_received_line(expected: str | None, header: bytes) -> None:
    found = received_at(header + b"\nReceived: in the text; Wed, 18 Nov 2026 23:00:00 +0000\n")
    assert (found and found.isoformat()) == expected


@given(begin=st.sampled_from([b"", b"Received: by b; Wed, 18 Nov 2026 09:30:00 +", b"Received:"]), rest=st.binary())
def test_the_time_of_arrival_is_sought_in_anything(begin: bytes, rest: bytes) -> None:
    found = received_at(begin + rest)
    assert found is None or found.tzinfo is UTC


def test_what_cannot_be_read_is_told_and_the_others_come(inbox: Path, put: Callable[..., Path]) -> None:
    put("good.eml", b"\nB")
    (inbox / "folder.eml").mkdir()
    (inbox / "self.eml").symlink_to("self.eml")
    loop = "Too many levels of symbolic links"
    assert collected(inbox) == [
        NotRead(str(inbox / "folder.eml"), "It is not a file"),
        NotRead(str(inbox / "self.eml"), loop),
        Arrived(content_key(b"\nB"), b"\nB", NINE),
    ]


@pytest.mark.parametrize("name", [".a.eml", "a.eml~", "a.eml.part", "#a.eml#", ".#a.eml", "a.txt", "empty.eml"])
def test_what_is_no_mail_or_not_yet_one_is_left_alone(inbox: Path, put: Callable[..., Path], name: str) -> None:
    put(name, b"" if name == "empty.eml" else b"\nB")
    assert collected(inbox) == []


def test_the_same_mail_in_two_files_is_one(inbox: Path, put: Callable[..., Path]) -> None:
    put("a.eml", b"\nB", NINE.replace(hour=11))
    put("b.eml", b"\nB", NINE)
    assert collected(inbox) == [Arrived(content_key(b"\nB"), b"\nB", NINE)]


def test_a_file_that_was_just_put_there_is_read_at_once(inbox: Path) -> None:
    (inbox / "a.eml").write_bytes(b"\nB")
    assert [mail.raw for mail in collected(inbox) if isinstance(mail, Arrived)] == [b"\nB"]


def test_a_file_that_still_grows_is_read_when_it_is_whole_and_the_others_at_once(
    inbox: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox, watch = FromFolder(inbox), Watch()
    monkeypatch.setattr(from_files, "time", watch)
    (inbox / "whole.eml").write_bytes(b"\nA")
    (inbox / "grows.eml").write_bytes(b"B")
    watch.after(0, lambda: (inbox / "grows.eml").write_bytes(b"BB"))
    assert [mail.raw for mail in mailbox.collect((), since=BEGIN) if isinstance(mail, Arrived)] == [b"\nA"]
    assert watch.slept > 0
    assert mailbox.wait(0, nobody_stops)
    assert b"BB" in [mail.raw for mail in mailbox.collect((), since=BEGIN) if isinstance(mail, Arrived)]


def test_a_mail_too_large_is_cut(inbox: Path, put: Callable[..., Path]) -> None:
    put("large.eml", b"\n" + b"x" * 2 * LARGEST)
    (mail,) = collected(inbox)
    assert isinstance(mail, Arrived)
    assert len(mail.raw) == LARGEST


def test_in_a_private_folder_only_wanted_mails_are_given(inbox: Path, put: Callable[..., Path]) -> None:
    put("bank.eml", b"Subject: bank\r\n\r\nk7m2q9wd")
    put("ours.eml", b"Subject: k7m2q9wd\r\n\r\nB")
    mailbox = FromFolder(inbox)
    passed_over, ours = mailbox.collect((), since=BEGIN, wants=lambda header: b"k7m2q9wd" in header)
    assert passed_over == PassedOver((content_key(b"Subject: bank\r\n\r\nk7m2q9wd"),))
    assert ours == Arrived(content_key(b"Subject: k7m2q9wd\r\n\r\nB"), b"Subject: k7m2q9wd\r\n\r\nB", NINE)


def test_a_mail_that_is_taken_away_meanwhile_is_gone(inbox: Path, put: Callable[..., Path]) -> None:
    put("a.eml", b"\nA")
    put("b.eml", b"\nB")
    mails: Iterator[object] = FromFolder(inbox).collect((), since=BEGIN)
    first = next(mails)
    (inbox / "b.eml").unlink()
    assert [first, *mails] == [Arrived(content_key(b"\nA"), b"\nA", NINE)]


def test_waiting_ends_when_a_mail_comes_when_the_time_is_over_or_when_it_is_stopped(
    inbox: Path, put: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox, watch = FromFolder(inbox), Watch()
    monkeypatch.setattr("dixit_pbem.post.carriers.mailbox.time", watch)
    assert list(mailbox.collect((), since=BEGIN)) == []
    assert not mailbox.wait(0.3, nobody_stops)
    assert watch.slept == pytest.approx(0.3)
    assert not mailbox.wait(20, lambda: True)
    watch.after(0.2, lambda: put("a.eml", b"\nB"))
    assert mailbox.wait(20, nobody_stops)
    assert 0.5 <= watch.slept < 1.5
    assert mailbox.wait(20, nobody_stops)
    assert len(list(mailbox.collect((), since=BEGIN))) == 1
    assert not mailbox.wait(0, nobody_stops)


def test_a_folder_that_is_not_there_yet_is_empty(tmp_path: Path) -> None:
    with opened_mailbox(Fetch(Folder(Path("inbox"))), beside=tmp_path) as mailbox:
        assert list(mailbox.collect((), since=BEGIN)) == []
        (tmp_path / "inbox").mkdir()
        (tmp_path / "inbox" / "a.eml").write_bytes(b"\nB")
        assert mailbox.wait(HANGS, nobody_stops)
        assert len(list(mailbox.collect((), since=BEGIN))) == 1
        mailbox.settle(content_key(b"\nB"))
    assert [path.name for path in (tmp_path / "inbox").iterdir()] == ["a.eml"]


def test_a_folder_in_no_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotFound) as told:
        collected(tmp_path / "gone" / "inbox")
    assert str(told.value) == (
        f"{tmp_path / 'gone' / 'inbox'}: the folder in which this mailbox should lie is not there. "
        "Make it, or mend the path under mail.fetch."
    )


def test_what_the_system_says_of_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as told:
        collected(tmp_path / ("x" * 300))
    assert str(told.value) == (
        f"{tmp_path / ('x' * 300)}: This mailbox cannot be read: File name too long. "
        "Put that right, or name another under mail.fetch."
    )


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "inbox").write_bytes(b"From bob")
    with pytest.raises(NotFound) as told:
        collected(tmp_path / "inbox")
    assert str(told.value) == (
        f"{tmp_path / 'inbox'}: mail.fetch.folder names a file. "
        "Write mbox: instead of folder: if all mails are in it, or name the folder."
    )


def test_without_a_mailbox_in_the_settings_the_way_out_is_told(tmp_path: Path) -> None:
    with pytest.raises(DixitError) as told, opened_mailbox(Fetch(), beside=tmp_path):
        pass
    assert str(told.value) == (
        "mail.fetch: nothing says where answers come in. "
        "Add it to 'mail' in the game file, as in fetch: {folder: inbox}, or type the moves in."
    )
