"""Raw mails in the side folder of a game."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dixit_pbem.errors import BadFile, CannotWrite
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.keep.mails import name_of, pass_over, passed_over, store, stored, stored_names

NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)
RAW = b"Subject: \0\xff\r\n\r\nB\n"


def test_a_mail_is_kept_byte_for_byte_under_a_name_that_follows_from_its_key(tmp_path: Path) -> None:
    name = store(tmp_path, Arrived("imap:1/2", RAW, NINE))
    assert name == name_of("imap:1/2")
    assert stored(tmp_path, name) == RAW
    assert stored_names(tmp_path) == {name}
    assert [path.name for path in (tmp_path / "mail").iterdir()] == [name]


@pytest.mark.parametrize("key", ["imap:1/2", "maildir:%2E%2E%2F1.x", "sha256:00", "x" * 5000])
def test_every_key_has_a_name_of_its_own_that_fits_any_disk(key: str) -> None:
    name = name_of(key)
    assert len(name) == 36
    assert name.removesuffix(".eml").isalnum()
    assert name != name_of(key + "1")
    assert name == name_of(key)


def test_to_keep_a_mail_again_changes_nothing(tmp_path: Path) -> None:
    name = store(tmp_path, Arrived("imap:1/2", RAW, NINE))
    before = (tmp_path / "mail" / name).stat()
    assert store(tmp_path, Arrived("imap:1/2", b"other", NINE)) == name
    assert (tmp_path / "mail" / name).stat() == before


def test_what_a_crash_left_half_written_is_no_mail_and_does_no_harm(tmp_path: Path) -> None:
    name = name_of("imap:1/2")
    (tmp_path / "mail").mkdir()
    (tmp_path / "mail" / name).with_suffix(".part").write_bytes(RAW[:3])
    assert stored_names(tmp_path) == frozenset()
    assert store(tmp_path, Arrived("imap:1/2", RAW, NINE)) == name
    assert stored(tmp_path, name) == RAW
    assert stored_names(tmp_path) == {name}


def test_a_mail_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as told:
        stored(tmp_path, "gone.eml")
    assert str(told.value) == (
        f"{tmp_path / 'mail' / 'gone.eml'}: This mail cannot be read: No such file or directory. "
        "Take it from a backup, or from your mailbox."
    )


@pytest.mark.parametrize(
    "write",
    [lambda folder: store(folder, Arrived("imap:1/2", RAW, NINE)), lambda folder: pass_over(folder, ["imap:1/3"])],
    ids=["store", "pass over"],
)
def test_where_nothing_can_be_written_that_is_told(tmp_path: Path, write: Callable[[Path], object]) -> None:
    (tmp_path / "mail").write_bytes(b"in the way")
    with pytest.raises(CannotWrite) as told:
        write(tmp_path)
    assert str(told.value) == (
        f"{tmp_path / 'mail'}: nothing was written, because the system says: File exists. "
        "Put that right, and call the command again."
    )


def test_keys_of_mails_passed_over_are_remembered(tmp_path: Path) -> None:
    assert passed_over(tmp_path) == frozenset()
    pass_over(tmp_path, ["imap:1/2", "imap:1/3"])
    pass_over(tmp_path, ["maildir:1.x"])
    assert passed_over(tmp_path) == {"imap:1/2", "imap:1/3", "maildir:1.x"}
    assert stored_names(tmp_path) == frozenset()


def test_a_key_that_a_crash_cut_off_is_forgotten_and_no_other_mail_is_passed_over(tmp_path: Path) -> None:
    pass_over(tmp_path, ["imap:1/22"])
    file = tmp_path / "mail" / "passed-over"
    file.write_bytes(file.read_bytes() + b"imap:1/3")
    assert passed_over(tmp_path) == {"imap:1/22"}
    pass_over(tmp_path, ["imap:1/44", "imap:1/5"])
    assert passed_over(tmp_path) - {"imap:1/22", "imap:1/5"} == {"imap:1/3imap:1/44"}
