"""Drafts for one's own mail program: a folder a step of the game, and `sent/` for those that nobody sends any more.

Edge: reads, writes and moves files. Whoever moderates may move, change and delete drafts as they like.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Collection, Iterator
from contextlib import suppress
from email.parser import BytesHeaderParser
from email.policy import default
from itertools import chain, count
from pathlib import Path

from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.transport import Outgoing, head_of, message_id
from dixit_pbem.post.marks import NO_DOMAIN
from dixit_pbem.storage import disk
from dixit_pbem.storage.game_file import Home

OUTBOX, SENT = "outbox", "sent"
ENCLOSED = ".enclosed"
"""Beside the drafts, what comes along with them for a program that wants it as files."""
UNSENT = b"X-Unsent: 1\r\nX-Uniform-Type-Identifier: com.apple.mail-draft\r\n"
"""What makes a mail program open a file to be sent, not as one that came: Outlook and Thunderbird, then Apple Mail."""
_STEP = re.compile(r"[0-9]+-[a-z-]+")
_FROM = re.compile(rb"^From:[^\n]*\n(?:[ \t][^\n]*\n)*", re.MULTILINE)


@frozen
class Drafted:
    """What somebody has to send by hand: the drafts of just now, those from before, and what was put away."""

    outbox: Path
    new: tuple[Path, ...] = ()
    earlier: tuple[Path, ...] = ()
    away: tuple[Path, ...] = ()


def outbox_of(home: Home) -> Path:
    """Where drafts lie when the settings name no other way to send."""
    return home.output / OUTBOX


@frozen
class ToDrafts:
    """A folder that takes each mail as a draft, `2-card-wanted/NAME.eml`."""

    outbox: Path

    def deliver(self, mail: Outgoing) -> None:
        """Write the draft whole and for good, unless it is there already, put away or not."""
        with disk.told(str(self.outbox)):
            own = message_id(mail.raw)
            if any(message_id(path.read_bytes()) == own for path in self.outbox.rglob(f"{mail.name}*.eml")):
                return
            folder = self.outbox / mail.step
            disk.own_folder(folder, within=self.outbox)
            path = _free(folder / f"{mail.name}.eml")
            disk.replace(path, _as_draft(mail), by_way_of=path.with_name(f".{path.name}.{os.getpid()}.part"))

    def lying(self) -> tuple[Path, ...]:
        """Every draft that is not put away, as their names go; those of an earlier program lie in no step's folder."""
        folders = sorted(filter(_is_step, self.outbox.glob("*/")), key=_number)
        return tuple(path for folder in (self.outbox, *folders) for path in sorted(folder.glob("*.eml")))

    def put_away(self, *, but: str | None = None) -> tuple[Path, ...]:
        """Move the drafts that lie there into `sent/`, or those of every step but one; says where they are now."""
        with disk.told(str(self.outbox)):
            return tuple(self._put_away(but))

    def since(self, before: Collection[Path], *, step: str) -> Drafted:
        """What came after those that lay there before; what is of another step than this one is put away."""
        away = self.put_away(but=step)
        lying = self.lying()
        new = tuple(path for path in lying if path not in before)
        return Drafted(self.outbox, new, tuple(path for path in lying if path in before), away)

    def _put_away(self, but: str | None) -> Iterator[Path]:
        for path in self.lying():
            step = "" if path.parent == self.outbox else path.parent.name
            # What lies in no step's folder is of an earlier program: nobody knows when its step is over. Another one
            # called the same step by another name, but its number was the same.
            if but is not None and step.partition("-")[0] in (but.partition("-")[0], ""):
                continue
            folder = self.outbox / SENT / step
            disk.own_folder(folder, within=self.outbox)
            try:
                yield path.rename(_free(folder / path.name))
            except PermissionError:
                # Some systems move no file that a mail program has open; it goes the next time.
                continue
            shutil.rmtree(path.parent / ENCLOSED, ignore_errors=True)
            if step:
                # Whatever else lies there is not ours.
                with suppress(OSError):
                    path.parent.rmdir()


def reader_of(draft: Path) -> str:
    """Whom a draft is for, as its header says: the name, else the address."""
    to = BytesHeaderParser(policy=default).parsebytes(head_of(draft.read_bytes()))["To"]
    reader = to.addresses[0] if to is not None and to.addresses else None
    return (reader.display_name or reader.addr_spec) if reader else draft.name


def _as_draft(mail: Outgoing) -> bytes:
    """The mail as somebody has to send it; without a sender where the game has none of its own."""
    head, blank, body = mail.raw.partition(b"\r\n\r\n")
    if mail.sender.endswith(f"@{NO_DOMAIN}"):
        head = _FROM.sub(b"", head + b"\r\n").removesuffix(b"\r\n")
    return b"".join((UNSENT, head, blank, body))


def _is_step(folder: Path) -> bool:
    return bool(_STEP.fullmatch(folder.name))


def _number(folder: Path) -> tuple[int, str]:
    return int(folder.name.partition("-")[0]), folder.name


def _free(path: Path) -> Path:
    """The path, or the next one of that name that nobody has."""
    named = chain((path,), (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2)))
    return next(each for each in named if not each.exists())
