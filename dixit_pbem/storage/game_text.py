"""The bytes of a game file taken apart: the settings above, the word `journal:`, the events below."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum, auto

from dixit_pbem.errors import Problem
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.storage.journal import Flaw, Journal, read_journal, read_on
from dixit_pbem.storage.strict_yaml import decoded

_HEADER = re.compile(rb"^journal *:(?=[ \t\r\n]|$)([^\n]*)", re.MULTILINE)
_DISGUISED = re.compile(rb"^[ \t]*([\"']?)journal\1[ \t]*:", re.MULTILINE)
_COMMENT = re.compile(rb"(?:^|\s)#.*")
_EMPTY = re.compile(rb"\[\s*\]|null|~")
_BOM = b"\xef\xbb\xbf"
_SURROGATE = re.compile("[\ud800-\udfff]")


class Header(Enum):
    """How the key `journal` stands in the file."""

    ABSENT = auto()
    OPEN = auto()
    """`journal:`; events may follow."""
    EMPTY = auto()
    """`journal: []`; nothing may follow."""


@frozen
class GameText:
    """A game file at one moment."""

    raw: bytes
    settings_text: str
    header: Header
    header_at: int
    """Where `journal:` begins or would begin."""
    journal: Journal

    @property
    def line_end(self) -> str:
        """How the lines of this file end; the first one decides."""
        first = self.raw.find(b"\n")
        return "\r\n" if first > 0 and self.raw[first - 1 : first] == b"\r" else "\n"

    @property
    def last_line(self) -> int:
        """The number of the last line that holds anything."""
        return self.raw.rstrip().count(b"\n") + 1

    def offset_of(self, line: int) -> int:
        """The byte at which a line begins."""
        at = 0
        for _ in range(line - 1):
            at = self.raw.index(b"\n", at) + 1
        return at

    def notes(self, file: str) -> tuple[Problem, ...]:
        """What is unusual about the file and does no harm."""
        end = self.raw[-1:] not in (b"\n", b"") and not self.journal.torn
        facts = (
            (self.raw.startswith(_BOM), 1, "The file begins with a byte order mark, as on Windows. It may stay."),
            (self.line_end == "\r\n", 1, "The lines end as on Windows (CRLF). They may stay so, and new ones do too."),
            (end, self.last_line, "The last line has no line end. The next event adds it."),
        )
        return tuple(Problem(file, line, text) for applies, line, text in facts if applies)

    def with_open_header(self) -> bytes:
        """The bytes of the file with `journal:` where `journal: []` stood."""
        header = _HEADER.match(self.raw, self.header_at)
        line = header[0] if header else b""
        return self.raw[: self.header_at] + _EMPTY.sub(b"", line, count=1) + self.raw[self.header_at + len(line) :]

    def with_journal(self, lines: Sequence[str]) -> bytes:
        """The bytes of a file with the same settings and these events."""
        settings = self.raw[: self.header_at]
        missing_end = self.line_end if settings[-1:] not in (b"\n", b"") else ""
        return settings + (missing_end + "".join(f"{line}{self.line_end}" for line in ("journal:", *lines))).encode()

    def opening(self) -> str:
        """What must be appended before the next event."""
        ends_well = self.raw[-1:] in (b"\n", b"")
        missing_end = "" if ends_well else "\n" if self.raw[-1:] == b"\r" else self.line_end
        return missing_end + (f"journal:{self.line_end}" if self.header is Header.ABSENT else "")


def take_apart(raw: bytes, file: str) -> GameText:
    """The parts of a game file; BadFile when its settings are no text in UTF-8."""
    found = _HEADER.search(raw)
    if not found:
        return _without_header(raw, file)
    body = found.end() + 1
    journal = read_journal(_text(raw[body:]), first_line=raw.count(b"\n", 0, body) + 1)
    behind = _COMMENT.sub(b"", found[1]).strip()
    empty = _EMPTY.fullmatch(behind) and not journal.records
    if behind and not empty:
        line = raw.count(b"\n", 0, found.start()) + 1
        journal.flaws.insert(
            0, Flaw(line, "Only a comment may stand behind 'journal:'; events stand below it, one a line.")
        )
    header = Header.EMPTY if behind and empty else Header.OPEN
    return GameText(raw, decoded(raw[: found.start()], file), header, found.start(), journal)


def added_to(before: GameText, raw: bytes) -> GameText | None:
    """The parts of the same file once lines were added at its end; None where anything else happened to it."""
    if before.header is not Header.OPEN or before.raw[-1:] != b"\n" or not raw.startswith(before.raw):
        return None
    known = len(before.raw)
    journal = read_on(before.journal, _text(raw[known:]), first_line=before.raw.count(b"\n") + 1)
    return replace(before, raw=raw, journal=journal) if journal else None


def _without_header(raw: bytes, file: str) -> GameText:
    """A file in which no event stands yet; or one cut off inside the word itself."""
    journal = Journal()
    begin = raw.rfind(b"\n") + 1
    last = raw[begin:]
    if last and b"journal:".startswith(last):
        journal.torn = Flaw(raw.count(b"\n") + 1, last.decode())
        return GameText(raw, decoded(raw[:begin], file), Header.ABSENT, begin, journal)
    if disguised := _DISGUISED.search(raw):
        line = raw.count(b"\n", 0, disguised.start()) + 1
        way_out = "Write it as journal: without quotes, at the start of its line."
        journal.flaws.append(Flaw(line, "This key is not found as it is written.", way_out))
    return GameText(raw, decoded(raw, file), Header.ABSENT, len(raw), journal)


def _text(raw: bytes) -> str:
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        text = _SURROGATE.sub("\0", raw.decode(errors="surrogateescape"))
    # A file may be cut off between the two characters of a line end.
    return text.replace("\r\n", "\n").removesuffix("\r") if "\r" in text else text
