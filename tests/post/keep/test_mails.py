"""Raw mails in the side folder of a game."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dixit_pbem.errors import BadFile
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.keep.mails import name_of, pass_over, passed_over, store_mail, stored_mail
from dixit_pbem.storage.disk import Identity
from dixit_pbem.storage.game_file import GameFile

Mails = tuple[GameFile, Path]
NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)
RAW = b"Subject: \0\xff\r\n\r\nB\n"


@pytest.fixture
def mails(tmp_path: Path) -> Mails:
    """A game, and the folder in which its mails are kept."""
    return GameFile(tmp_path / "game.yaml"), tmp_path / ".game.yaml.d" / "mail"


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_mail_is_kept_byte_for_byte_under_a_name_that_follows_from_its_key(mails: Mails) -> None:
    store, folder = mails
    came = store_mail(store, Arrived("imap:1/2", RAW, NINE))
    assert (came.name, came.key, came.arrived) == (name_of("imap:1/2"), "imap:1/2", NINE)
    assert stored_mail(store, came.name) == RAW
    assert names_in(folder) == {came.name}


@pytest.mark.parametrize("key", ["imap:1/2", "maildir:%2E%2E%2F1.x", "sha256:00", "x" * 5000])
def test_every_key_has_a_name_of_its_own_that_fits_any_disk(key: str) -> None:
    name = name_of(key)
    assert len(name) == 36
    assert name.removesuffix(".eml").isalnum()
    assert name != name_of(key + "1")
    assert name == name_of(key)


def test_to_keep_a_mail_again_changes_nothing(mails: Mails) -> None:
    store, folder = mails
    came = store_mail(store, Arrived("imap:1/2", RAW, NINE))
    before = Identity.of((folder / came.name).stat())
    assert store_mail(store, Arrived("imap:1/2", b"other", NINE)) == came
    assert Identity.of((folder / came.name).stat()) == before


def test_what_a_crash_left_half_written_is_no_mail_and_does_no_harm(mails: Mails) -> None:
    store, folder = mails
    name = name_of("imap:1/2")
    folder.mkdir(parents=True)
    (folder / name).with_suffix(".part").write_bytes(RAW[:3])
    assert store.kept(f"mail/{name}") is None
    assert store_mail(store, Arrived("imap:1/2", RAW, NINE)).name == name
    assert stored_mail(store, name) == RAW


def test_a_mail_that_is_gone_is_told(mails: Mails) -> None:
    store, folder = mails
    with pytest.raises(BadFile) as told:
        stored_mail(store, "gone.eml")
    assert str(told.value) == (
        f"{folder / 'gone.eml'}: This mail is not there any more. Take it from a backup, or from your mailbox."
    )


def test_a_mail_outside_of_the_folder_is_not_there(mails: Mails) -> None:
    store, folder = mails
    folder.mkdir(parents=True)
    (folder.parent / "secret").write_bytes(RAW)
    with pytest.raises(BadFile, match="not there any more"):
        stored_mail(store, "../secret")


@pytest.mark.parametrize(
    "write",
    [lambda store: store_mail(store, Arrived("imap:1/2", RAW, NINE)), lambda store: pass_over(store, ["imap:1/3"])],
    ids=["store", "pass over"],
)
def test_where_nothing_can_be_written_that_is_told(mails: Mails, write: Callable[[GameFile], object]) -> None:
    store, folder = mails
    folder.parent.write_bytes(b"in the way")
    with pytest.raises(BadFile) as told:
        write(store)
    assert "Not a directory" in str(told.value)


def test_keys_of_mails_passed_over_are_remembered(mails: Mails) -> None:
    store, _ = mails
    assert passed_over(store) == frozenset()
    pass_over(store, ["imap:1/2", "imap:1/3"])
    pass_over(store, ["maildir:1.x"])
    assert passed_over(store) == {"imap:1/2", "imap:1/3", "maildir:1.x"}


def test_a_key_that_a_crash_cut_off_is_forgotten_and_no_other_mail_is_passed_over(mails: Mails) -> None:
    store, folder = mails
    pass_over(store, ["imap:1/22"])
    file = folder / "passed-over"
    file.write_bytes(file.read_bytes() + b"imap:1/3")
    assert passed_over(store) == {"imap:1/22"}
    pass_over(store, ["imap:1/44", "imap:1/5"])
    assert passed_over(store) == {"imap:1/22", "imap:1/44", "imap:1/5"}
