"""Mails as they are kept, also the long ones that bring a photo: read piece by piece, and only their files stay.

A photo makes 35 MB of text of which the parser needs none. So what is encoded as base64 and is no text is taken out on
the way, decoded, and stands in the rest under the hash of its content, which is put back where the files are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from dixit_pbem.journal.store import Side
from dixit_pbem.post.carriers.mailbox import LARGEST, LARGEST_OF_PLAYER
from dixit_pbem.post.keep.mails import length_of, pieces_of, short_mail
from dixit_pbem.post.reading import encodings, mime
from dixit_pbem.post.reading.mime import TOO_LARGE, Incoming, read_mail

LONGEST_LINE = 64 * 1024
LONGEST_HEAD = 64 * 1024
MOST_BOUNDARIES = 100
BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
OTHERS = bytes(set(range(256)) - set(BASE64))
AT_ONCE = 64 * 1024
"""So much base64 is decoded together; a multiple of four."""


def read_stored(store: Side, name: str) -> Incoming:
    """What a mail that is kept says. Only those of players are longer than the limit for anybody."""
    short = short_mail(store, name, most=LARGEST)
    if short is not None:
        return read_mail(short)
    return read_long(pieces_of(store, name), cut=length_of(store, name) >= LARGEST_OF_PLAYER)


def read_long(pieces: Iterable[bytes], *, cut: bool = False) -> Incoming:
    """What a long mail says; `cut` where it went on."""
    divider = _Divider()
    for line in _lines(pieces):
        divider.take(line)
    return read_mail(divider.rest(), apart=divider.files, flaws=(TOO_LARGE,) if cut else ())


def _lines(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Whole lines; one that is longer than any mail's is cut."""
    left = b""
    for piece in pieces:
        left += piece.replace(b"\r", b"")
        *whole, left = left.splitlines(keepends=True) or [b""]
        if left.endswith(b"\n") or len(left) > LONGEST_LINE:
            whole.append(left)
            left = b""
        yield from whole
    if left:
        yield left


@dataclass(slots=True)
class _Divider:
    """Parts the files of one mail from the rest, a line at a time."""

    kept: list[bytes] = field(default_factory=list)
    files: dict[bytes, bytes] = field(default_factory=dict)
    head: bytearray | None = field(default_factory=bytearray)
    """The header that is being read; None within a part."""
    file: bytearray | None = None
    """The file that is being decoded."""
    encoded: bytearray = field(default_factory=bytearray)
    boundaries: set[bytes] = field(default_factory=set)
    length: int = 0

    def take(self, line: bytes) -> None:
        """One line."""
        if line.startswith(b"--") and self._is_boundary(line.rstrip()):
            self._end_file()
            self._keep(line)
            self.head = bytearray()
        elif self.head is not None:
            self._keep(line)
            self.head += line[: max(0, LONGEST_HEAD - len(self.head))]
            if not line.strip() and len(self.head) > len(line):
                self._begin_part(mime.fields_of(bytes(self.head)))
        elif self.file is not None:
            self.encoded += line.translate(None, OTHERS)
            if len(self.encoded) > AT_ONCE:
                self._decode(len(self.encoded) // 4 * 4)
        else:
            self._keep(line)

    def rest(self) -> bytes:
        """Everything but the files, which stand in it under their hashes."""
        self._end_file()
        return b"".join(self.kept)

    def _is_boundary(self, line: bytes) -> bool:
        return line[2:] in self.boundaries or (line.endswith(b"--") and line[2:-2] in self.boundaries)

    def _keep(self, line: bytes) -> None:
        # More than the parser reads is of no use to it.
        if self.length <= mime.LARGEST:
            self.kept.append(line)
            self.length += len(line)

    def _begin_part(self, fields: Mapping[str, tuple[str, ...]]) -> None:
        self.head = None
        declared = encodings.first(fields, "content-type")
        kind = declared.partition(";")[0].strip().lower()
        if kind.startswith("multipart/") and len(self.boundaries) < MOST_BOUNDARIES:
            self.boundaries.add(encodings.parameter(declared, "boundary").encode() or b"\n")
        elif encodings.first(fields, "content-transfer-encoding").strip().lower() == "base64":
            self.file = None if kind.startswith(("text/", "message/", "multipart/")) or not kind else bytearray()

    def _decode(self, length: int) -> None:
        if self.file is not None:
            self.file += encodings.from_base64(bytes(self.encoded[:length]))
        del self.encoded[:length]

    def _end_file(self) -> None:
        if self.file is None:
            return
        self._decode(len(self.encoded))
        content, self.file = bytes(self.file), None
        mark = sha256(content).digest()
        self.files[mark] = content
        self._keep(encodings.to_base64(mark) + b"\n")
