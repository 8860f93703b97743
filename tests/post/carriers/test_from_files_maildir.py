"""Mails from a Maildir."""

import mailbox as standard
import os
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dixit_pbem.errors import NotFound
from dixit_pbem.post.carriers.from_files import FromMaildir
from dixit_pbem.post.carriers.mailbox import LARGEST, Arrived, NotRead, PassedOver, opened_mailbox
from dixit_pbem.storage.mail_settings import Fetch, Maildir
from tests.watch import Watch

BEGIN = date(2026, 11, 1)
NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)


def nobody_stops() -> bool:
    return False


@pytest.fixture
def maildir(tmp_path: Path) -> Path:
    for part in ("new", "cur", "tmp"):
        (tmp_path / "Maildir" / part).mkdir(parents=True)
    return tmp_path / "Maildir"


def put(path: Path, raw: bytes = b"\nB", arrived: datetime = NINE) -> None:
    path.write_bytes(raw)
    os.utime(path, (arrived.timestamp(), arrived.timestamp()))


def collected(maildir: Path, *known: str) -> list[object]:
    return list(FromMaildir(maildir).collect(known, since=BEGIN))


def files(maildir: Path) -> list[str]:
    return sorted(str(path.relative_to(maildir)) for path in maildir.rglob("*") if not path.is_dir())


def test_mails_of_new_and_cur_come_by_their_arrival_and_those_of_tmp_never(maildir: Path) -> None:
    put(maildir / "new" / "3.x.here", b"third", NINE.replace(hour=11))
    put(maildir / "cur" / "1.x.here:2,RS", b"first", NINE)
    put(maildir / "new" / "2.x.here", b"second", NINE.replace(hour=10))
    put(maildir / "tmp" / "0.x.here", b"unfinished")
    put(maildir / "cur" / ".hidden", b"hidden")
    assert collected(maildir) == [
        Arrived("maildir:1.x.here", b"first", NINE),
        Arrived("maildir:2.x.here", b"second", NINE.replace(hour=10)),
        Arrived("maildir:3.x.here", b"third", NINE.replace(hour=11)),
    ]


def test_a_mail_keeps_its_key_when_a_mail_program_marks_it(maildir: Path) -> None:
    put(maildir / "new" / "1.x.here")
    (before,) = collected(maildir)
    (maildir / "new" / "1.x.here").rename(maildir / "cur" / "1.x.here:2,FRS")
    (after,) = collected(maildir)
    assert after == before
    assert isinstance(before, Arrived)
    assert collected(maildir, before.key) == []


def test_mails_that_the_standard_library_delivers_and_reads_are_the_same_here(maildir: Path) -> None:
    theirs = standard.Maildir(maildir, create=False)
    theirs.add(b"Subject: a\n\nB\n")
    (mail,) = collected(maildir)
    assert isinstance(mail, Arrived)
    assert mail.raw == b"Subject: a\n\nB\n"
    FromMaildir(maildir).settle(mail.key)
    (message,) = theirs
    assert isinstance(message, standard.MaildirMessage)
    assert (message.get_subdir(), message.get_flags()) == ("cur", "S")


@pytest.mark.parametrize(
    ("after", "before"),
    [
        ("cur/1.x.here:2,S", "new/1.x.here"),
        ("cur/1.x.here:2,S", "new/1.x.here:2,"),
        ("cur/1.x.here:2,FRS", "cur/1.x.here:2,FR"),
        ("cur/1.x.here:2,S", "cur/1.x.here:2,S"),
        ("cur/1.x.here,U=7:2,S", "new/1.x.here,U=7"),
    ],
)
def test_settling_marks_a_mail_as_seen_and_collecting_does_not(maildir: Path, after: str, before: str) -> None:
    put(maildir / before)
    put(maildir / "new" / "2.x.here")
    mails = FromMaildir(maildir)
    first, _ = mails.collect((), since=BEGIN)
    assert files(maildir) == sorted([before, "new/2.x.here"])
    assert isinstance(first, Arrived)
    mails.settle(first.key)
    mails.settle(first.key)
    assert files(maildir) == sorted([after, "new/2.x.here"])


def test_settling_a_mail_that_is_gone_does_nothing(maildir: Path) -> None:
    put(maildir / "new" / "2.x.here")
    for key in ("maildir:1.x.here", "imap:1/2", "maildir:../new/2.x.here"):
        FromMaildir(maildir).settle(key)
    assert files(maildir) == ["new/2.x.here"]


def test_names_of_any_bytes_have_keys_of_plain_letters(maildir: Path) -> None:
    put(Path(os.fsdecode(os.fsencode(maildir) + b"/new/1\n \xff%.x")))
    (mail,) = collected(maildir)
    assert isinstance(mail, Arrived)
    assert mail.key == "maildir:1%0A%20%FF%25.x"
    FromMaildir(maildir).settle(mail.key)
    assert [os.fsencode(name) for name in files(maildir)] == [b"cur/1\n \xff%.x:2,S"]


def test_what_cannot_be_read_is_told_and_the_others_come(maildir: Path) -> None:
    put(maildir / "new" / "2.x.here")
    (maildir / "new" / "1.x.here").mkdir()
    os.mkfifo(maildir / "new" / "3.x.here")
    (maildir / "cur" / "0.x.here").symlink_to("0.x.here")
    told = [each for each in collected(maildir) if isinstance(each, NotRead)]
    assert sorted(told, key=lambda each: each.place) == [
        NotRead(str(maildir / "cur" / "0.x.here"), "Too many levels of symbolic links"),
        NotRead(str(maildir / "new" / "1.x.here"), "It is not a file"),
        NotRead(str(maildir / "new" / "3.x.here"), "It is not a file"),
    ]
    assert Arrived("maildir:2.x.here", b"\nB", NINE) in collected(maildir)


def test_of_a_private_maildir_only_wanted_mails_are_given_and_others_not_even_read(maildir: Path) -> None:
    put(maildir / "new" / "1.x.here", b"Subject: bank\n\nk7m2q9wd")
    put(maildir / "new" / "2.x.here", b"Subject: k7m2q9wd\n\nB")
    headers: list[bytes] = []

    def wants(header: bytes) -> bool:
        headers.append(header)
        return b"k7m2q9wd" in header

    got = list(FromMaildir(maildir).collect((), since=BEGIN, wants=wants))
    assert got == [
        Arrived("maildir:2.x.here", b"Subject: k7m2q9wd\n\nB", NINE),
        PassedOver(("maildir:1.x.here",)),
    ]
    assert headers == [b"Subject: bank\n\n", b"Subject: k7m2q9wd\n\n"]


def test_mails_from_long_before_the_game_are_left_alone(maildir: Path) -> None:
    put(maildir / "cur" / "1.x.here:2,S", arrived=datetime(2026, 10, 30, 23, tzinfo=UTC))
    put(maildir / "cur" / "2.x.here:2,S", arrived=datetime(2026, 10, 31, 1, tzinfo=UTC))
    assert [mail.key for mail in collected(maildir) if isinstance(mail, Arrived)] == ["maildir:2.x.here"]
    assert len(list(FromMaildir(maildir).collect((), since=date.min))) == 2


def test_a_mail_too_large_is_cut(maildir: Path) -> None:
    put(maildir / "new" / "1.x.here", b"\n" + b"x" * 2 * LARGEST)
    (mail,) = collected(maildir)
    assert isinstance(mail, Arrived)
    assert len(mail.raw) == LARGEST


def test_waiting_ends_when_a_mail_comes(maildir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mails, watch = FromMaildir(maildir), Watch()
    monkeypatch.setattr("dixit_pbem.post.carriers.mailbox.time", watch)
    assert list(mails.collect((), since=BEGIN)) == []
    assert not mails.wait(0.3, nobody_stops)
    put(maildir / "tmp" / "1.x.here")
    watch.after(0.2, lambda: (maildir / "tmp" / "1.x.here").rename(maildir / "new" / "1.x.here"))
    assert mails.wait(20, nobody_stops)
    assert 0.5 <= watch.slept < 1.5
    assert len(list(mails.collect((), since=BEGIN))) == 1
    assert not mails.wait(20, lambda: True)


def test_a_maildir_that_is_not_there_yet_is_empty(tmp_path: Path) -> None:
    with opened_mailbox(Fetch(Maildir(Path("Maildir"))), beside=tmp_path) as mails:
        assert list(mails.collect((), since=BEGIN)) == []
        mails.settle("maildir:1.x.here")
        assert not mails.wait(0, nobody_stops)


def test_a_folder_that_is_no_maildir_is_told(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    with pytest.raises(NotFound) as told:
        collected(tmp_path)
    assert str(told.value) == (
        f"{tmp_path}: mail.fetch.maildir names no Maildir, for there is no 'cur' in it. "
        "Name the folder in which new, cur and tmp lie."
    )
