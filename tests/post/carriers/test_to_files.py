"""Drafts and Maildirs: each mail a file, whole, once, never over another, and as a mail program expects it."""

import mailbox
import os
from pathlib import Path

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.post.carriers.to_files import ToFolder, ToMaildir
from tests.post.outgoing import outgoing

BOB, CYD = "bob@example.test", "cyd@example.test"


def test_a_mail_lies_there_as_it_would_leave(tmp_path: Path) -> None:
    mail = outgoing(BOB)
    ToFolder(tmp_path / "deep" / "outbox").deliver(mail)
    (path,) = (tmp_path / "deep" / "outbox").iterdir()
    assert (path.name, path.read_bytes()) == ("0012-bob-hand.eml", mail.raw)


def test_the_same_mail_is_not_written_twice(tmp_path: Path) -> None:
    folder = ToFolder(tmp_path)
    for _ in range(3):
        folder.deliver(outgoing(BOB))
    assert [path.name for path in tmp_path.iterdir()] == ["0012-bob-hand.eml"]


def test_a_draft_that_somebody_changed_stays_as_he_left_it(tmp_path: Path) -> None:
    mail = outgoing(BOB)
    ToFolder(tmp_path).deliver(mail)
    changed = mail.raw.replace(b"Your hand", b"Your hand, dear Bob")
    (tmp_path / "0012-bob-hand.eml").write_bytes(changed)
    ToFolder(tmp_path).deliver(mail)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [changed]


def test_another_mail_of_that_name_takes_the_next_name(tmp_path: Path) -> None:
    monday, tuesday = outgoing(BOB), outgoing("bob@other.test")
    (tmp_path / "0012-bob-hand.eml").write_bytes(b"")
    for mail in (monday, tuesday, monday, tuesday):
        ToFolder(tmp_path).deliver(mail)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "0012-bob-hand.eml": b"",
        "0012-bob-hand-2.eml": monday.raw,
        "0012-bob-hand-3.eml": tuesday.raw,
    }


def test_a_file_in_the_folders_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "outbox").write_text("")
    with pytest.raises(CannotWrite) as told:
        ToFolder(tmp_path / "outbox").deliver(outgoing(BOB))
    assert str(told.value) == (
        f"{tmp_path / 'outbox'}: nothing was written, because the system says: File exists. Put that right, and call "
        "the command again."
    )


def test_what_could_not_be_written_whole_is_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "outbox"
    folder.mkdir()
    child = os.fork()
    if child == 0:
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        try:
            ToFolder(folder).deliver(outgoing(BOB, text="line\n" * 1000))
        except CannotWrite:
            os._exit(0)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert list(folder.iterdir()) == []


def test_mail_programs_find_the_mails_new_and_whole(tmp_path: Path) -> None:
    mails = [outgoing(BOB), outgoing(CYD), outgoing(BOB, number=13)]
    for mail in mails:
        ToMaildir(tmp_path / "Maildir").deliver(mail)
    found = mailbox.Maildir(tmp_path / "Maildir", create=False)
    assert sorted(map(found.get_bytes, found.iterkeys())) == sorted(mail.raw.replace(b"\r\n", b"\n") for mail in mails)
    assert {message.get_subdir() for message in found} == {"new"}
    assert list((tmp_path / "Maildir" / "tmp").iterdir()) == []


def test_the_same_mail_does_not_arrive_twice_even_when_it_was_read(tmp_path: Path) -> None:
    maildir = ToMaildir(tmp_path)
    maildir.deliver(outgoing(BOB))
    maildir.deliver(outgoing(BOB))
    (path,) = (tmp_path / "new").iterdir()
    path.rename(tmp_path / "cur" / f"{path.name}:2,RS")
    maildir.deliver(outgoing(BOB))
    assert [each.name for each in (tmp_path / "cur").iterdir()] == [f"{path.name}:2,RS"]
    assert list((tmp_path / "new").iterdir()) == []


def test_what_a_crash_left_behind_is_written_over(tmp_path: Path) -> None:
    ToMaildir(tmp_path).deliver(outgoing(BOB))
    (path,) = (tmp_path / "new").iterdir()
    path.rename(tmp_path / "tmp" / path.name)
    (tmp_path / "tmp" / path.name).write_bytes(b"half")
    ToMaildir(tmp_path).deliver(outgoing(BOB))
    assert path.read_bytes() == outgoing(BOB).raw.replace(b"\r\n", b"\n")


def test_a_file_in_its_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "Maildir").write_text("")
    with pytest.raises(CannotWrite) as told:
        ToMaildir(tmp_path / "Maildir").deliver(outgoing(BOB))
    assert str(told.value) == (
        f"{tmp_path / 'Maildir' / 'tmp'}: nothing was written, because the system says: Not a directory. Put that "
        "right, and call the command again."
    )
