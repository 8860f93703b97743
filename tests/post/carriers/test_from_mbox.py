"""Mails from an mbox."""

import fcntl
import mailbox as standard
import os
import re
import signal
import threading
import time
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import NotFound
from dixit_pbem.post.carriers import from_mbox
from dixit_pbem.post.carriers.from_mbox import FromMbox
from dixit_pbem.post.carriers.mailbox import LARGEST, Arrived, PassedOver, Unreachable, opened_mailbox
from dixit_pbem.storage.mail_settings import Fetch, Mbox
from tests.runs import examples
from tests.watch import HANGS, Watch

BEGIN = date(2026, 11, 1)
FIRST = b"From bob@example.test Wed Nov 18 09:00:00 2026\n"
SECOND = b"From eve@example.test Wed Nov 18 10:00:00 2026\n"


def nobody_stops() -> bool:
    return False


@pytest.fixture
def mbox(tmp_path: Path) -> Path:
    return tmp_path / "mbox"


def collected(mbox: Path, *known: str) -> list[Arrived]:
    return [mail for mail in FromMbox(mbox).collect(known, since=BEGIN) if isinstance(mail, Arrived)]


def test_the_mails_of_the_file_come_by_their_arrival(mbox: Path) -> None:
    mbox.write_bytes(SECOND + b"Subject: b\n\nB\n\n" + FIRST + b"Subject: a\n\nA\n")
    assert [(mail.raw, mail.arrived) for mail in collected(mbox)] == [
        (b"Subject: a\n\nA\n", datetime(2026, 11, 18, 9, tzinfo=UTC)),
        (b"Subject: b\n\nB\n", datetime(2026, 11, 18, 10, tzinfo=UTC)),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("From nobody, with love", ">From nobody, with love"),
        (">From the stairs", ">>From the stairs"),
        ("From: nobody", "From: nobody"),
        ("> From afar", "> From afar"),
        ("From nobody, with love", "From nobody, with love"),
        ("From Monday to Wed Nov 18, a dream", "From Monday to Wed Nov 18, a dream"),
    ],
)
def test_a_clue_that_begins_with_from_survives(mbox: Path, text: str, line: str) -> None:
    mbox.write_bytes(FIRST + f"Subject: a\n\n{line}\n\n{line}\n\n".encode() + SECOND + b"Subject: b\n\nB\n\n")
    one, other = collected(mbox)
    assert one.raw == f"Subject: a\n\n{text}\n\n{text}\n".encode()
    assert other.raw == b"Subject: b\n\nB\n"


@pytest.mark.parametrize(
    ("arrived", "line"),
    [
        ("2026-11-18T09:00:00+00:00", "From bob@example.test Wed Nov 18 09:00:00 2026"),
        ("2026-11-08T09:05:00+00:00", "From MAILER-DAEMON Sun Nov  8 09:05 2026"),
        ("2026-11-18T09:00:00+00:00", "From - Wed Nov 18 09:00:00 2026"),
        ("2026-11-18T09:00:00+00:00", "From bob@example.test  Wed Nov 18 09:00:00 2026 +0100"),
        ("2026-11-18T09:00:00+00:00", 'From "bob the first"@example.test Wed Nov 18 09:00:00 CET 2026'),
    ],
)
def test_the_first_line_tells_the_arrival_unless_a_server_did(mbox: Path, arrived: str, line: str) -> None:
    mbox.write_bytes(f"{line}\nSubject: a\n\nB\n".encode())
    (mail,) = collected(mbox)
    assert mail.arrived.isoformat() == arrived
    mbox.write_bytes(f"{line}\nReceived: by here; Tue, 17 Nov 2026 08:00:00 +0000\n\nB\n".encode())
    (mail,) = collected(mbox)
    assert mail.arrived.isoformat() == "2026-11-17T08:00:00+00:00"


def test_a_day_that_does_not_exist_leaves_the_time_of_the_file(mbox: Path) -> None:
    mbox.write_bytes(b"From bob@example.test Mon Feb 31 09:00:00 2026\nSubject: a\n\nB\n")
    os.utime(mbox, (1_800_000_000, 1_800_000_000))
    (mail,) = collected(mbox)
    assert mail.arrived.isoformat() == "2027-01-15T08:00:00+00:00"


def test_a_mail_keeps_its_key_whatever_mail_programs_write_into_the_file(mbox: Path) -> None:
    mbox.write_bytes(FIRST + b"Subject: a\nX-UIDs: mine\n\nStatus: B\n")
    (before,) = collected(mbox)
    marked = b"Status: RO\nX-Status: A\nX-Keywords: \n\t$Label1\nX-UID: 7\nContent-Length: 12\n"
    mbox.write_bytes(FIRST + marked + b"Subject: a\nX-UIDs: mine\n\nStatus: B\n\n" + SECOND + b"Subject: b\n\nB\n")
    after, other = collected(mbox)
    assert after == before
    assert before.raw == b"Subject: a\nX-UIDs: mine\n\nStatus: B\n"
    assert collected(mbox, before.key) == [other]


def test_mails_that_the_standard_library_puts_there_are_read(mbox: Path) -> None:
    theirs = standard.mbox(mbox)
    theirs.add(b"Subject: a\n\nFrom nobody\n")
    theirs.add(b"Subject: b\n\nB\n")
    theirs.close()
    assert [mail.raw for mail in collected(mbox)] == [b"Subject: a\n\nFrom nobody\n", b"Subject: b\n\nB\n"]


def test_the_file_stays_as_it_is(mbox: Path) -> None:
    content = FIRST + b"Subject: a\n\nA\n\n"
    mbox.write_bytes(content)
    mails = FromMbox(mbox)
    for mail in mails.collect((), since=BEGIN):
        assert isinstance(mail, Arrived)
        mails.settle(mail.key)
    assert mbox.read_bytes() == content


def test_the_same_mail_twice_is_one(mbox: Path) -> None:
    mbox.write_bytes((FIRST + b"Subject: a\n\nA\n\n") * 2)
    assert len(collected(mbox)) == 1


def test_mails_from_long_before_the_game_are_left_alone(mbox: Path) -> None:
    old = b"From bob@example.test Fri Oct 30 09:00:00 2026\nSubject: a\n\nA\n\n"
    mbox.write_bytes(old + FIRST + b"Subject: b\n\nB\n")
    assert [mail.raw for mail in collected(mbox)] == [b"Subject: b\n\nB\n"]
    assert len(list(FromMbox(mbox).collect((), since=date.min))) == 2


def test_of_a_private_mbox_only_wanted_mails_are_given(mbox: Path) -> None:
    mbox.write_bytes(FIRST + b"Subject: bank\n\nk7m2q9wd\n\n" + SECOND + b"Subject: k7m2q9wd\n\nB\n")
    passed_over, ours = FromMbox(mbox).collect((), since=BEGIN, wants=lambda header: b"k7m2q9wd" in header)
    assert isinstance(passed_over, PassedOver)
    assert isinstance(ours, Arrived)
    assert ours.raw == b"Subject: k7m2q9wd\n\nB\n"
    assert collected(mbox, *passed_over.keys) == [ours]


@pytest.mark.parametrize(
    ("often", "text", "then"), [(3 * LARGEST, b"x", b""), (LARGEST, b"x\n", b""), (LARGEST, b"\n", b"x")]
)
def test_a_mail_too_large_is_cut_and_the_next_one_comes(mbox: Path, often: int, text: bytes, then: bytes) -> None:
    mbox.write_bytes(FIRST + b"Subject: a\n\n" + text * often + then * often + b"\n\n" + SECOND + b"Subject: b\n\nB\n")
    large, other = collected(mbox)
    assert len(large.raw) <= LARGEST + 1
    assert other.raw == b"Subject: b\n\nB\n"


@pytest.mark.parametrize("shift", range(0, 60, 7))
def test_no_mail_is_lost_or_doubled_where_the_file_is_read_in_portions(mbox: Path, shift: int) -> None:
    text = b"Subject: a\n\n" + b"x" * (2**20 - len(FIRST) - 13 - shift) + b"\n\n"
    mbox.write_bytes(FIRST + text + SECOND + b"Subject: b\n\nB\n\n" + SECOND + b"Subject: c\n\nC\n")
    assert [len(mail.raw) for mail in collected(mbox)] == [len(text) - 1, 14, 14]


LINES = st.lists(st.sampled_from(["From nobody", ">From", ">>From x", "From", "", "B", FIRST.decode().strip()]))


@settings(max_examples=examples(200), deadline=None)
@given(texts=st.lists(LINES, min_size=1, max_size=5))
def test_mails_of_any_lines_come_out_as_they_went_in(
    texts: list[list[str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    mails = [f"Subject: {number}\n\n" + "\n".join([*lines, "end\n"]) for number, lines in enumerate(texts)]
    escaped = [re.sub("(?m)^(>*From )", r">\1", mail) for mail in mails]
    mbox = tmp_path_factory.getbasetemp() / "any-mbox"
    mbox.write_bytes(b"".join(FIRST + mail.encode() + b"\n" for mail in escaped))
    assert [mail.raw.decode() for mail in collected(mbox)] == mails


def test_a_mail_that_is_being_delivered_is_waited_for(mbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(from_mbox, "_PATIENCE", HANGS)
    mbox.write_bytes(FIRST + b"Subject: a\n\nhalf")
    held, write = threading.Event(), threading.Event()

    def deliver() -> None:
        # Locks of one process do not keep it from itself.
        if (child := os.fork()) == 0:
            with mbox.open("ab") as file:
                fcntl.lockf(file, fcntl.LOCK_EX)
                (mbox.parent / "held").touch()
                time.sleep(0.3)
                file.write(b" and half\n")
                file.flush()
            os._exit(0)
        held.set()
        os.waitpid(child, 0)
        write.set()

    deliver_it = threading.Thread(target=deliver)
    deliver_it.start()
    while not (mbox.parent / "held").exists():
        time.sleep(0.01)
    (mail,) = collected(mbox)
    deliver_it.join()
    assert mail.raw == b"Subject: a\n\nhalf and half\n"


def test_a_file_that_is_rewritten_while_it_is_read_is_read_again_later(mbox: Path) -> None:
    mbox.write_bytes(FIRST + b"Subject: a\n\nA\n\n" + SECOND + b"Subject: b\n\nB\n")
    mails = FromMbox(mbox).collect((), since=BEGIN)
    next(mails)
    mbox.write_bytes(SECOND + b"Subject: b\n\nB\n")
    with pytest.raises(Unreachable) as told:
        list(mails)
    assert told.value.reason == f"{mbox}: another program wrote into it while it was read"
    assert [mail.raw for mail in collected(mbox)] == [b"Subject: b\n\nB\n"]


def test_waiting_ends_when_a_mail_comes(mbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mails, watch = FromMbox(mbox), Watch()
    monkeypatch.setattr("dixit_pbem.post.carriers.mailbox.time", watch)
    assert list(mails.collect((), since=BEGIN)) == []
    assert not mails.wait(0.3, nobody_stops)
    watch.after(0.2, lambda: mbox.write_bytes(FIRST + b"Subject: a\n\nA\n"))
    assert mails.wait(20, nobody_stops)
    assert 0.5 <= watch.slept < 1.5
    assert len(list(mails.collect((), since=BEGIN))) == 1
    assert not mails.wait(20, lambda: True)


def test_an_mbox_that_is_empty_or_not_there_yet_holds_nothing(mbox: Path) -> None:
    with opened_mailbox(Fetch(Mbox(Path(mbox.name))), beside=mbox.parent) as mails:
        assert list(mails.collect((), since=BEGIN)) == []
        mbox.write_bytes(b"\n")
        assert list(mails.collect((), since=BEGIN)) == []


@pytest.mark.parametrize("content", [b"Subject: a\n\nB\n", b"\0\1\2", b"From nobody\n"])
def test_a_file_that_is_no_mbox_is_told(mbox: Path, content: bytes) -> None:
    mbox.write_bytes(content)
    with pytest.raises(NotFound) as told:
        collected(mbox)
    assert str(told.value) == (
        f"{mbox}: this is no mbox, for it does not begin with a 'From ' line. Name another file."
    )


def test_a_folder_in_its_place_is_told(mbox: Path) -> None:
    mbox.mkdir()
    with pytest.raises(NotFound) as told:
        collected(mbox)
    assert str(told.value) == f"{mbox}: mail.fetch.mbox names no file. Write folder: or maildir: for a folder."


def test_a_file_that_somebody_keeps_to_himself_is_unreachable(mbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mbox.write_bytes(FIRST + b"Subject: a\n\nA\n")
    watch = Watch()
    monkeypatch.setattr(from_mbox, "time", watch)
    reading, writing = os.pipe()
    if (child := os.fork()) == 0:
        with mbox.open("ab") as file:
            fcntl.lockf(file, fcntl.LOCK_EX)
            os.write(writing, b"held")
            signal.pause()
        os._exit(0)
    try:
        os.read(reading, 4)
        with pytest.raises(Unreachable) as told:
            collected(mbox)
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)
    assert told.value.reason == f"{mbox}: another program keeps it to itself"
    assert watch.slept >= 10
