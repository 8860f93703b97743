"""Mails in a Maildir: as a mail program expects them, and once."""

import mailbox
from pathlib import Path

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.post.carriers.to_maildir import ToMaildir
from tests.post.outgoing import outgoing

BOB, CYD = "bob@example.test", "cyd@example.test"


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
