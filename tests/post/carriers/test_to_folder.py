"""Drafts: each mail a file, whole, once, and never over another."""

import os
from pathlib import Path

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.post.carriers.to_folder import ToFolder
from tests.post.outgoing import outgoing

BOB = "bob@example.test"


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
