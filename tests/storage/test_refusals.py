"""A disk that is full or may not be written: told in plain words, and both files are as they were."""

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.storage.disk import told
from dixit_pbem.storage.game_file import GameFile
from tests.storage.games import SETTINGS, add, journal, new_game, record, run_child, side_folder

RIGHTS = "you may not write here. Change the rights of the file and its folder, or move it to a folder of your own"


def recorded(path: Path, acknowledged: int) -> None:
    """The game file and the guard copy hold what was acknowledged, and not a byte of what was refused."""
    assert len(GameFile(path).read().records) == acknowledged
    lines = path.read_text().removeprefix(SETTINGS + "journal:\n").splitlines(keepends=True)
    copy = (side_folder(path) / "journal").read_text().splitlines(keepends=True)
    assert [each for each in copy if each.startswith("-")] == lines
    assert len(lines) == acknowledged
    assert copy[-1] == f"# {acknowledged} events\n"


@pytest.mark.parametrize("title", ["", "# much to say\n" * 500], ids=["the copy is larger", "the game is larger"])
@pytest.mark.parametrize("limit", [12_000, 12_100, 12_200])
def test_a_file_that_may_not_grow_is_cut_back_to_what_it_was(title: str, limit: int, tmp_path: Path) -> None:
    path = new_game(tmp_path)
    path.write_text(SETTINGS + title + "journal:\n")
    *acknowledged, refusal = run_child("fill_to", path, limit)
    place = "sunday.yaml"
    why = "no file may become that large on this computer. Raise the limit"
    assert refusal == f"CannotWrite {place}: nothing was written, because {why}, and call the command again."
    path.write_text(path.read_text().replace(title, ""))
    recorded(path, len(acknowledged))
    add(path, len(acknowledged) + 1)


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """64 KB that fill up; only root may have them."""
    folder = Path(mkdtemp(prefix="small-disk-"))
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        folder.rmdir()
        pytest.skip("nobody but root may make a small disk")
    yield folder
    subprocess.run(["umount", folder], check=True)
    folder.rmdir()


def test_a_full_disk_takes_nothing_away_and_goes_on_once_there_is_room(small_disk: Path) -> None:
    path = new_game(small_disk)
    filler = small_disk / "filler"
    filler.write_bytes(b"x" * 30_000)
    *acknowledged, refusal = run_child("fill", path)
    assert refusal == (
        "CannotWrite sunday.yaml: nothing was written, because the disk is full. Make room, and call the command again."
    )
    assert len(acknowledged) > 20
    recorded(path, len(acknowledged))
    filler.unlink()
    *more, _ = run_child("fill", path)
    recorded(path, len(acknowledged) + len(more))


def test_a_disk_that_is_full_from_the_start_says_so(small_disk: Path) -> None:
    path = new_game(small_disk)
    with pytest.raises(OSError, match="No space left"):
        (small_disk / "filler").write_bytes(b"x" * 100_000)
    with pytest.raises(CannotWrite) as refusal, GameFile(path).locked():
        pass
    assert str(refusal.value) == (
        "sunday.yaml: nothing was written, because the disk is full. Make room, and call the command again."
    )
    assert path.read_text() == SETTINGS
    assert GameFile(path).read().records == ()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can reach, unlike those that pytest makes for root."""
    folder = Path(mkdtemp(prefix="open-folder-"))
    folder.chmod(0o755)
    yield folder
    for each in [folder, *folder.rglob("*")]:
        each.chmod(0o755)
    shutil.rmtree(folder)


def write_protect(*paths: Path) -> None:
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)


def test_a_folder_that_may_not_be_written_is_told_and_can_be_read(open_folder: Path) -> None:
    path = new_game(open_folder)
    path.write_text(SETTINGS + journal(1))
    write_protect(path, open_folder)
    assert run_child("fill_as_nobody", path) == [
        "1",
        f"CannotWrite {side_folder(path)}: nothing was written, because {RIGHTS}, and call the command again.",
    ]


def test_a_game_file_that_may_not_be_written_is_told_and_nothing_is_recorded(open_folder: Path) -> None:
    path = new_game(open_folder, events=1)
    folder = side_folder(path)
    for each in (folder, *folder.iterdir()):
        each.chmod(0o777)
    write_protect(path)
    assert run_child("fill_as_nobody", path) == [
        "1",
        f"CannotWrite {path}: nothing was written, because {RIGHTS}, and call the command again.",
    ]
    recorded(path, 1)


def test_a_side_folder_that_may_not_be_written_is_told(open_folder: Path) -> None:
    path = new_game(open_folder, events=1)
    write_protect(path, *side_folder(path).iterdir(), side_folder(path))
    assert run_child("fill_as_nobody", path) == [
        "1",
        f"CannotWrite {side_folder(path) / 'lock'}: nothing was written, because {RIGHTS}, and call the command again.",
    ]


def test_a_game_file_that_may_not_be_read_is_told(open_folder: Path) -> None:
    path = new_game(open_folder, events=1)
    path.chmod(0o000)
    told_to_nobody = f"BadFile {path}: You may not read this file. Change its rights, or ask whoever owns it."
    lock = (
        f"CannotWrite {side_folder(path) / 'lock'}: nothing was written, because {RIGHTS}, and call the command again."
    )
    assert run_child("fill_as_nobody", path) == [told_to_nobody, lock]


def test_a_name_too_long_for_a_side_folder_is_told(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".yaml")
    path.write_text(SETTINGS)
    with pytest.raises(CannotWrite) as refusal, GameFile(path).locked():
        pass
    assert str(refusal.value) == (
        f"{side_folder(path)}: nothing was written, because its name is too long. "
        "Give the game file a shorter one, and call the command again."
    )
    assert GameFile(path).read().records == ()


@pytest.mark.parametrize(
    ("why", "number"),
    [
        ("the disk is full. Make room", errno.ENOSPC),
        ("your share of the disk is used up. Make room", errno.EDQUOT),
        ("no file may become that large on this computer. Raise the limit", errno.EFBIG),
        ("this disk can only be read. Move the game to another", errno.EROFS),
        (RIGHTS, errno.EACCES),
        (RIGHTS, errno.EPERM),
        ("its name is too long. Give the game file a shorter one", errno.ENAMETOOLONG),
        ("the system says: Input/output error. Put that right", errno.EIO),
    ],
)
def test_every_refusal_of_the_system_is_put_into_words(why: str, number: int) -> None:
    with pytest.raises(CannotWrite) as refusal, told("sunday.yaml"):
        raise OSError(number, os.strerror(number))
    assert str(refusal.value) == f"sunday.yaml: nothing was written, because {why}, and call the command again."


def test_a_write_that_fails_after_the_copy_was_written_is_taken_back_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_game(tmp_path, events=1)
    flush, flushed = os.fsync, []

    def fail_the_second_time(opened: int) -> None:
        flushed.append(opened)
        if len(flushed) == 2:  # the guard copy first, then the game file
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        flush(opened)

    with GameFile(path).locked() as game:
        monkeypatch.setattr(os, "fsync", fail_the_second_time)
        with pytest.raises(CannotWrite) as refusal:
            game.append([record(2)])
        assert str(refusal.value) == (
            "sunday.yaml: nothing was written, because the system says: Input/output error. "
            "Put that right, and call the command again."
        )
        recorded(path, 1)
        game.append([record(2)])
    recorded(path, 2)
