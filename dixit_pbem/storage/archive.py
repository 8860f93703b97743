"""One file that holds others, and tells when a single bit of them is another: what a game is packed into.

A ZIP file, so that anybody can look inside. Nothing in it is compressed: pictures and veiled mails would not become
smaller, the same files make the same bytes with every library, and what is unpacked is never larger than the archive.
Its last entry lists the others with their SHA-256.
"""

from __future__ import annotations

import json
import re
import stat
import struct
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import IO, BinaryIO

from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage import disk
from dixit_pbem.storage.system import OWN_FILE

LIST = "packed.json"
MOST_FILES = 20_000
_LONGEST_LIST = 8 * 2**20
_LONGEST_DIRECTORY = 8 * 2**20
_PIECE = 2**20
_SAME_DAY = (1980, 1, 1, 0, 0, 0)
_END = struct.Struct("<4s4H2LH")
_END_MARK, _LONG_END_MARK, _LONG_END_SIZE = b"PK\5\6", b"PK\6\7", 20
_ODD = re.compile(r"[\\\0-\x1f\x7f]|^[A-Za-z]:|^/|/$")
_FAULTS = (
    *(zipfile.BadZipFile, OSError, EOFError, ValueError, TypeError, AttributeError, KeyError),
    *(NotImplementedError, RuntimeError, RecursionError, struct.error),
)
"""Whatever a file may bring about that is not what it seems."""
_WAY_OUT = "Copy it once more from where it came, or take an older one."


@frozen
class Entry:
    """One file to be packed: under which name, and where it lies."""

    name: str
    path: Path


@frozen
class Packed:
    """What an archive says of one of its files."""

    size: int
    sha256: str


@frozen
class Archive:
    """An archive that is whole: every file was compared with the list."""

    path: Path
    about: Mapping[str, object]
    """What whoever packed it says of the whole."""
    files: Mapping[str, Packed]

    def contents(self, names: Iterable[str]) -> Iterator[tuple[str, Iterator[bytes]]]:
        """Some of its files, each piece by piece, to be read one after the other."""
        with zipfile.ZipFile(self.path) as archive:
            for name in names:
                with archive.open(name) as file:
                    yield name, _pieces(file)


def write_archive(
    target: Path, entries: Collection[Entry], *, about: Mapping[str, object], on_progress: OnProgress = unwatched
) -> None:
    """Pack files in the order of their names, for their owner only. Another archive is replaced, nothing else is."""
    if target.exists() and not _is_ours(target):
        raise DixitError(f"{target} is there already, and no packed game. Choose another name with -o.")
    sizes: dict[str, list[object]] = {}
    with disk.whole_file(target, within=target) as file, zipfile.ZipFile(file, "w", allowZip64=False) as archive:
        try:
            for done, entry in enumerate(sorted(entries, key=lambda entry: entry.name)):
                on_progress(done, len(entries))
                sizes[entry.name] = list(_added(archive, entry))
        except zipfile.LargeZipFile:
            raise DixitError(f"{target}: the game is larger than the 2 GB that fit one file.") from None
        listed = json.dumps({"about": about, "files": sizes}, ensure_ascii=False, indent=0, sort_keys=True)
        archive.writestr(_info(LIST), listed.encode())


def _added(archive: zipfile.ZipFile, entry: Entry) -> tuple[int, str]:
    digest, size = sha256(), 0
    with entry.path.open("rb") as source, archive.open(_info(entry.name), "w") as packed:
        for piece in _pieces(source):
            packed.write(piece)
            digest.update(piece)
            size += len(piece)
    return size, digest.hexdigest()


def digest_of(file: IO[bytes]) -> str:
    """The SHA-256 of a file, read piece by piece."""
    digest = sha256()
    for piece in _pieces(file):
        digest.update(piece)
    return digest.hexdigest()


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    while piece := file.read(_PIECE):
        yield piece


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, _SAME_DAY)
    info.create_system = 3
    info.external_attr = (stat.S_IFREG | OWN_FILE) << 16
    return info


def _is_ours(path: Path) -> bool:
    try:
        read_archive(path)
    except DixitError:
        return False
    return True


def read_archive(path: Path) -> Archive:
    """An archive, once every bit of it was compared with its list; DixitError for any other file."""
    try:
        with path.open("rb") as file:
            _must_be_small(file, path)
            with zipfile.ZipFile(file) as archive:
                return _compared(path, archive, size=path.stat().st_size)
    except FileNotFoundError:
        raise NotFound(f"There is no file '{path}'. `dixit-pbem pack GAME` makes one.") from None
    except _FAULTS as fault:
        raise DixitError(f"{path} is no packed game, or not all of one. {_WAY_OUT}") from fault


def _must_be_small(file: BinaryIO, path: Path) -> None:
    """Look at what the file says of its own list, before a library reads as much as it says."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _END.size - _LONG_END_SIZE))
    tail = file.read()
    mark, _, _, _, files, directory, _, comment = _END.unpack(tail[-_END.size :].rjust(_END.size, b"\0"))
    if mark != _END_MARK or comment or tail[: len(_LONG_END_MARK)] == _LONG_END_MARK:
        raise zipfile.BadZipFile
    if files > MOST_FILES + 1 or directory > _LONGEST_DIRECTORY:
        raise DixitError(f"{path} holds more files than a game has. It is no packed game; do not open it.")


def _compared(path: Path, archive: zipfile.ZipFile, *, size: int) -> Archive:
    infos = {info.filename: info for info in archive.infolist()}
    if len(infos) != len(archive.infolist()) or sum(info.file_size for info in infos.values()) > size:
        raise zipfile.BadZipFile
    for info in infos.values():
        _must_be_plain(info, path)
    listed = json.loads(archive.read(infos.pop(LIST)))
    files = {str(name): Packed(int(length), str(digest)) for name, (length, digest) in listed["files"].items()}
    if files.keys() != infos.keys() or not isinstance(listed["about"], dict):
        raise zipfile.BadZipFile
    for name, packed in files.items():
        with archive.open(name) as file:
            digest = digest_of(file)
        if (infos[name].file_size, digest) != (packed.size, packed.sha256):
            raise zipfile.BadZipFile
    return Archive(path, listed["about"], files)


def _must_be_plain(info: zipfile.ZipInfo, path: Path) -> None:
    """A file that stays within the folder into which it is unpacked, and takes no more room than here."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    odd_name = _ODD.search(info.orig_filename) or {"", ".", ".."} & set(info.orig_filename.split("/"))
    if odd_name or kind not in (0, stat.S_IFREG):
        raise DixitError(
            f"{path} holds a file that would not stay in its folder ({info.orig_filename!r}). Do not open it."
        )
    packed = info.compress_type != zipfile.ZIP_STORED or info.compress_size != info.file_size
    if packed or info.flag_bits & 1 or (info.filename == LIST and info.file_size > _LONGEST_LIST):
        raise zipfile.BadZipFile
