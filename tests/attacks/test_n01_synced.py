"""N1: folders that are synced or on a network, and locks that lie. Mails left twice, both journals were damaged."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path, PurePath

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.storage import ground, mounts
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.mounts import is_share, mounts_of_linux, mounts_of_mac
from tests.mailing import Ready, Table
from tests.program import Program
from tests.storage.games import add, new_game, record, side_folder

pytestmark = pytest.mark.long

SAY_SO = (
    "game (Bob's conflicted copy 2026-11-18).yaml",  # Dropbox
    "game (Copia in conflitto di Bob 2026-11-18).yaml",
    "game (Kopia powodująca konflikt użytkownika Bob 2026-11-18).yaml",
    "game (conflicted copy 2026-11-18 090000).yaml",  # Nextcloud, ownCloud
    "game_conflict-20261118-090000.yaml",
    "game.sync-conflict-20261118-090000-ABCDEFG.yaml",  # Syncthing
    "game (SFConflict bob@example.org 2026-11-18-09-00-00).yaml",  # Seafile
    "game_Andy-PC_Nov-18-0900-2026_Conflict.yaml",  # Synology
    "game (# Name clash 2026-11-18 abcdefg #).yaml",  # Proton
    "game.yaml.conflict1",  # rclone
    "game.yaml..path2",
    "game [Conflict].yaml",
)
NUMBERED = ("game (1).yaml", "game(2).yaml", "game 2.yaml", "game-LAPTOP.yaml", "game-DESKTOP-AB12CD3-2.yaml")
IN_SIDE_FOLDER = (
    "journal (Bob's conflicted copy 2026-11-18)",
    "journal.sync-conflict-20261118-090000-ABCDEFG",
    "journal 2",
    "journal (1)",
    "journal-LAPTOP",
    "lock (conflicted copy 2026-11-18 090000)",
    "sending.lock-LAPTOP",
    "written 2",
)


@pytest.fixture(autouse=True)
def _nothing_allowed_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def table(ready: Ready) -> Table:
    return ready("card")


def files(folder: Path) -> dict[str, bytes]:
    """Every file, without the locks, which say who tried last."""
    found = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith("lock"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def refused(table: Table, *words: str) -> str:
    """A move is refused with one message, nothing is written, and reading goes on."""
    before = files(table.program.folder)
    for command in (("card", table.game, "bob=B"), ("next-turn", table.game), ("run", "--once", table.game)):
        said = table.program(*command)
        assert said.code == 1, said
        assert all(word in said.err for word in words), said.err
        assert "Traceback" not in said.err
        assert files(table.program.folder) == before
    assert "Bob" in table.program.ok("status", table.game)
    return said.err


def other_version(table: Table, name: str, *, ours: bool = True, theirs: bool = True) -> Path:
    """A copy of the game; it, or ours, goes on for a move of its own."""
    elsewhere = table.program.folder / "other computer"
    elsewhere.mkdir()
    for path in (table.path, side_folder(table.path)):
        (shutil.copytree if path.is_dir() else shutil.copy)(path, elsewhere / path.name)
    if theirs:
        table.program.ok("card", str(elsewhere / table.game), "cyd=A")
    if ours:
        table.program.ok("card", table.game, "dee=C")
    copy = table.program.folder / name
    (elsewhere / table.game).rename(copy)
    shutil.rmtree(elsewhere)
    return copy


@pytest.mark.parametrize("name", SAY_SO)
def test_a_conflict_copy_beside_the_game_is_refused_until_it_is_moved_away(table: Table, name: str) -> None:
    copy = other_version(table, name, theirs=False)
    assert "move the other to another folder" in refused(table, f"'{name}' is another version of this game")
    said = table.program("check", table.game)
    assert (said.code, name in said.err) == (1, True)
    copy.rename(table.program.folder / "inbox" / "away")
    table.program.ok("card", table.game, "bob=B")


@pytest.mark.parametrize("name", NUMBERED)
def test_a_copy_that_is_only_numbered_is_one_if_it_went_on_by_itself(table: Table, name: str) -> None:
    other_version(table, name)
    refused(table, f"'{name}' is another version of this game")


@pytest.mark.parametrize("name", NUMBERED)
def test_a_copy_that_is_ahead_is_another_version_too(table: Table, name: str) -> None:
    other_version(table, name, ours=False)
    refused(table, f"'{name}' is another version of this game")


@pytest.mark.parametrize("name", NUMBERED)
def test_a_copy_that_a_person_kept_of_an_earlier_day_disturbs_nobody(table: Table, name: str) -> None:
    other_version(table, name, theirs=False)
    table.program.ok("card", table.game, "bob=B")


@pytest.mark.parametrize("name", [*NUMBERED, "game-conflict.yaml"])
def test_another_game_of_a_like_name_disturbs_nobody(table: Table, name: str) -> None:
    table.program.new("odyssey", 4, "--seed", "another", game=name)
    table.program.ok("next-turn", name, "--no-send")
    table.program.ok("card", table.game, "bob=B")


def test_a_rehearsal_in_a_copy_that_the_program_played_on_disturbs_nobody(table: Table) -> None:
    shutil.copy(table.path, table.program.folder / "game 2.yaml")
    table.program.ok("card", "game 2.yaml", "cyd=A")
    table.program.ok("card", table.game, "bob=B")


@pytest.mark.parametrize("name", IN_SIDE_FOLDER)
def test_a_conflict_copy_in_the_side_folder_is_refused_until_it_is_moved_away(table: Table, name: str) -> None:
    copy = side_folder(table.path) / name
    copy.write_text("- {}\n")
    refused(table, f"'{Path('.game.yaml.d', name)}' was left by a program that syncs this folder")
    copy.unlink()
    table.program.ok("card", table.game, "bob=B")


@pytest.mark.parametrize("name", [".game.yaml.d (conflicted copy)", ".game.yaml.d 2", ".game.yaml (1).d"])
def test_a_side_folder_that_was_doubled_is_refused(table: Table, name: str) -> None:
    (table.program.folder / name).mkdir()
    refused(table, f"'{name}' was left by a program that syncs this folder")


def test_what_the_program_itself_keeps_in_the_side_folder_disturbs_nobody(table: Table) -> None:
    table.reply("Bob", "B")
    table.step()
    shutil.copy(table.path, table.program.folder / "as it was")
    table.path.write_text(table.path.read_text().replace('"event": "cards_given"', '"event": "cards_taken"'))
    table.program("check", table.game, "--restore")
    table.program("check", table.game, "--accept")
    assert any(path.name.startswith("before-") for path in side_folder(table.path).iterdir())
    assert GameFile(table.path).unfit() == ()


@pytest.mark.parametrize("name", [".game.yaml.icloud", ".game.yaml.d/.journal.icloud"])
def test_what_icloud_took_off_this_computer_is_refused(table: Table, name: str) -> None:
    (table.program.folder / name).write_bytes(b"bplist00")
    refused(table, f"iCloud has taken a part of this game off this computer: '{name}'")


SYNCED = {
    "Dropbox/games": "Dropbox syncs it, in {root}/Dropbox",
    "Dropbox (Personal)": "Dropbox syncs it",
    "OneDrive - Example Ltd/games": "OneDrive syncs it, in {root}/OneDrive - Example Ltd",
    "Nextcloud": "Nextcloud syncs it",
    "Google Drive/My Drive": "Google Drive syncs it, in {root}/Google Drive",
    "Library/Mobile Documents/com~apple~CloudDocs": "iCloud syncs it, in {root}/Library/Mobile Documents",
    "Library/CloudStorage/Any": "a cloud service syncs it, in {root}/Library/CloudStorage",
}
MARKED = {
    "shared/.stfolder/": "Syncthing syncs it, in {root}/shared",
    "shared/.dropbox.cache/": "Dropbox syncs it, in {root}/shared",
    "shared/.sync_0123456789ab.db": "Nextcloud or ownCloud syncs it, in {root}/shared",
    "shared/._sync_0123456789ab.db": "Nextcloud or ownCloud syncs it, in {root}/shared",
    "shared/.tmp.drivedownload/": "Google Drive syncs it, in {root}/shared",
}


def doubts(folder: Path) -> list[str]:
    return [doubt.text for doubt in ground.doubts(folder)]


@pytest.mark.parametrize("folder", SYNCED)
def test_a_folder_that_is_synced_is_known_by_its_name(tmp_path: Path, folder: str) -> None:
    place = tmp_path / folder
    place.mkdir(parents=True)
    assert doubts(place) == [SYNCED[folder].format(root=tmp_path)]


@pytest.mark.parametrize("mark", MARKED)
def test_a_folder_that_is_synced_is_known_by_what_lies_in_it(tmp_path: Path, mark: str) -> None:
    place = tmp_path / "shared" / "games"
    place.mkdir(parents=True)
    (tmp_path / mark).mkdir() if mark.endswith("/") else (tmp_path / mark).touch()
    assert doubts(place) == [MARKED[mark].format(root=tmp_path)]


@pytest.mark.parametrize(
    "folder", ["dropbox-art", "Boxes", "my games", "OneDriveless", "Documents/CloudStorage", ".sync"]
)
def test_a_folder_of_a_name_that_only_sounds_alike_is_not_synced(tmp_path: Path, folder: str) -> None:
    place = tmp_path / folder
    place.mkdir(parents=True)
    assert doubts(place) == []


def test_a_home_folder_with_the_settings_of_dropbox_is_not_its_folder(tmp_path: Path) -> None:
    (tmp_path / ".dropbox").mkdir()
    assert doubts(tmp_path) == []


def test_a_synced_folder_is_refused_everywhere_and_allowed_once_on_this_computer(
    ready: Ready, program: Program, tmp_path: Path
) -> None:
    table = ready("card", folder=program.folder / "Dropbox")
    err = refused(table, "Dropbox syncs it", "dixit-pbem check game.yaml --allow")
    assert "Move game.yaml and .game.yaml.d beside it to a folder of this computer alone" in err
    new = table.program("new", "other.yaml", "--player", "Ana", "--player", "Bob", "--player", "Cyd", "--player", "Dee")
    assert (new.code, "Dropbox syncs it" in new.err) == (1, True)
    assert not (table.program.folder / "other.yaml").exists()
    said = table.program("check", table.game)
    assert (said.code, "Dropbox syncs it" in said.err) == (1, True)
    doctor = table.program("doctor", table.game)
    assert (doctor.code, "Dropbox syncs it" in doctor.out) == (1, True)
    said = table.program("check", table.game, "--allow")
    assert (said.code, said.err) == (0, ""), said
    assert "Dropbox syncs it" in said.out
    table.program.ok("card", table.game, "bob=B")
    assert not any("allowed" in name for name in files(table.program.folder))


def test_what_is_allowed_here_is_not_allowed_on_another_computer(
    ready: Ready, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ready("card", folder=program.folder / "Dropbox")
    table.program.ok("check", table.game, "--allow")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "other config"))
    refused(table, "Dropbox syncs it")


def test_a_conflict_copy_is_refused_where_a_synced_folder_was_allowed(ready: Ready, program: Program) -> None:
    table = ready("card", folder=program.folder / "Dropbox")
    table.program.ok("check", table.game, "--allow")
    other_version(table, "game (Bob's conflicted copy 2026-11-18).yaml", theirs=False)
    refused(table, "is another version of this game")


FAR = (
    "rw - nfs4 nas:/home rw,vers=4.2",
    "rw - nfs nas:/home rw,vers=3",
    "rw - cifs //nas/home rw,vers=3.1.1",
    "rw - smb3 //nas/home rw",
    "rw - fuse.sshfs ana@server.example:/games rw,user_id=1000",
    "rw - fuse.rclone drive: rw,user_id=1000",
    "rw - fuse.gvfsd-fuse gvfsd-fuse rw,user_id=1000",
    "rw - fuse https://dav.example.org/ rw,user_id=1000",  # davfs2
    "rw - fuse.unheard-of server:/export rw",
    "rw - fuse.s3fs s3fs rw",
    "rw - 9p server rw,trans=tcp",
    "rw - ceph 10.0.0.1:6789:/ rw",
    "rw - fuse.glusterfs server:/volume rw",
    "rw - afs AFS rw",
)
NEAR = (
    "rw - ext4 /dev/vda rw",
    "rw - overlay overlay rw,lowerdir=/a:/b",
    "rw - tmpfs tmpfs rw",
    "rw - btrfs /dev/sda2 rw,subvol=/home",
    "rw - zfs rpool/home rw",
    "rw - xfs /dev/mapper/home rw",
    "rw - ntfs3 /dev/sda3 rw",
    "rw - fuseblk /dev/sdb1 rw,user_id=0",
    "rw - fuse /home/ana/plain rw,user_id=0",  # bindfs
    "rw - fuse.bindfs /home/ana/plain rw",
    "rw - fuse.gocryptfs /home/ana/cipher rw",
    "rw - fuse.mergerfs disk1:disk2 rw",
    "rw - fuse.portal portal rw",
    "rw - 9p C:\\134 rw,aname=drvfs;path=C:\\134,trans=fd",  # Windows under Linux
    "rw - virtiofs shared rw",
    "rw - vfat /dev/sdc1 rw",
    "rw - exfat /dev/sdc1 rw",
    "rw - apfs /dev/disk1s1 rw",
    "rw - ecryptfs /home/.ecryptfs/ana rw",
    "rw - fuse-overlayfs fuse-overlayfs rw",
)
ROOT = "27 1 254:0 / / rw,relatime - ext4 /dev/vda rw\n"


def mounted(line: str, point: str = "/srv/my\\040games") -> str:
    return f"{ROOT}40 27 0:39 / {point} {line}\n"


@pytest.mark.parametrize("line", FAR)
def test_a_folder_on_a_network_is_known_by_its_file_system(line: str) -> None:
    root, found = mounts_of_linux(mounted(line))
    assert (found.point, found.is_far, root.is_far) == (PurePath("/srv/my games"), True, False)


@pytest.mark.parametrize("line", NEAR)
def test_a_file_system_of_this_computer_is_not_refused(line: str) -> None:
    assert [found.is_far for found in mounts_of_linux(mounted(line))] == [False, False]


def test_the_shares_of_a_mac_and_of_windows_are_known_too() -> None:
    listed = (
        "/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)\n"
        "//ana@nas._smb._tcp.local/home on /Volumes/my home (smbfs, nodev, nosuid, mounted by ana)\n"
        "map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)\n"
        "https://dav.example.org on /Volumes/dav (webdav, nodev)\n"
        "drive: on /Volumes/drive (macfuse, nodev, nosuid)\n"
    )
    far = [str(mount.point) for mount in mounts_of_mac(listed) if mount.is_far]
    assert far == ["/Volumes/my home", "/Volumes/dav", "/Volumes/drive"]
    assert is_share(r"\\nas\home\game.yaml")
    assert is_share(r"\\?\UNC\nas\home\game.yaml")
    assert not is_share(r"\\?\C:\games\game.yaml")
    assert not is_share(r"C:\games\game.yaml")


def test_a_game_on_a_network_is_refused_and_allowed_once(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    listed = tmp_path / "mountinfo"
    listed.write_text(mounted(FAR[0], str(table.program.folder)))
    monkeypatch.setattr(mounts, "LISTED", listed)
    ground.doubts.cache_clear()
    refused(table, "it lies on another computer (nas:/home, nfs4)", "--allow")
    table.program.ok("check", table.game, "--allow")
    table.program.ok("card", table.game, "bob=B")
    ground.doubts.cache_clear()


def lie(_file: int, _kind: int) -> None:
    """A lock that everybody gets."""


def fails(number: int) -> Callable[[int, int], None]:
    def flock(_file: int, _kind: int) -> None:
        raise OSError(number, os.strerror(number))

    return flock


def test_locks_that_two_programs_get_are_noticed_before_anything_is_written(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fcntl, "flock", lie)
    refused(
        table, "the locks of the folder", "do not hold: two programs get the same one", "on a disk of this computer"
    )


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL])
def test_a_folder_that_knows_no_locks_is_told(table: Table, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(fcntl, "flock", fails(number))
    refused(table, "knows no locks", os.strerror(number), "Move the game")


def test_a_lock_that_lies_for_sending_alone_lets_no_mail_leave(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    real, side = fcntl.flock, side_folder(table.path)

    def flock(file: int, kind: int) -> None:
        if not Path(f"/proc/self/fd/{file}").samefile(side / "sending.lock"):
            real(file, kind)

    table.program.ok("say", table.game, "hello")
    letters = len(table.files("*"))
    table.program.ok("card", table.game, "bob=B")
    table.program.ok("card", table.game, "cyd=A", "dee=C")
    monkeypatch.setattr(fcntl, "flock", flock)
    said = table.program("next-turn", table.game)
    assert (said.code, "do not hold" in said.err) == (1, True), said
    assert len(table.files("*")) == letters


def test_a_lock_that_is_replaced_while_it_is_held_is_noticed_before_the_next_write(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    lock = side_folder(path) / "lock"
    with GameFile(path).locked() as game:
        game.append([record(2)])
        from_elsewhere = lock.with_name("from elsewhere")
        from_elsewhere.write_text("12345\n")
        from_elsewhere.replace(lock)
        add(path, 3)  # another program gets the new one
        with pytest.raises(DixitError, match=r"somebody replaced .*lock while this command held it"):
            game.append([record(3)])
    assert [each["seq"] for each in GameFile(path).read().records] == [1, 2, 3]
    add(path, 4)


def test_who_only_reads_looks_at_none_of_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[object] = []
    real = os.listdir
    monkeypatch.setattr(os, "listdir", lambda path: (listed.append(path), real(path))[1])
    table.program.ok("status", table.game)
    table.program.ok("log", table.game)
    assert listed == []
