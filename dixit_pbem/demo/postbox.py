"""The friends' way to the game: they read its outbox, and their answers arrive in its inbox.

Edge: reads and writes mails as files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container
from email.header import decode_header, make_header
from email.message import Message
from email.utils import parseaddr, parsedate_to_datetime
from html import unescape
from pathlib import Path

from dixit_pbem.demo.replies import Received, Reply, mail_of
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.disk import whole_file

_LINK = re.compile(r'href="(mailto:[^"]+)"')
_PICTURE_OR_PAGE = re.compile(rb"^Content-Type: (?:image|application)/", re.MULTILINE)
"""What begins below all the words of a mail."""
ASKING = frozenset({"welcome", "hand", "results", "card-wanted", "vote-wanted", "reminder", "not-understood"})
"""The mails that want an answer."""


@frozen
class Postbox:
    """Both folders of a game."""

    outbox: Path
    inbox: Path

    def mails_to(self, player: str, kinds: Container[str] = ASKING) -> tuple[Path, ...]:
        """The mails of these kinds that a player got, the newest last."""
        name = re.compile(rf"\d+-{re.escape(player.casefold())}-(?P<kind>[a-z-]+)\.eml")
        found = ((name.fullmatch(path.name), path) for path in sorted(self.outbox.iterdir()))
        return tuple(path for named, path in found if named and named["kind"] in kinds)

    def newest(self, player: str, kinds: Container[str] = ASKING) -> Received:
        """The last mail of these kinds that a player got."""
        return read(self.mails_to(player, kinds)[-1])

    def answer(self, name: str, reply: Reply) -> None:
        """Let an answer arrive, at its time."""
        path = self.inbox / f"{name}.eml"
        with whole_file(path) as file:
            file.write(mail_of(reply))
        os.utime(path, (reply.at.timestamp(), reply.at.timestamp()))

    def has(self, name: str) -> bool:
        """Whether an answer of that name arrived before."""
        return (self.inbox / f"{name}.eml").exists()


def read(path: Path) -> Received:
    """A mail, as its reader's program shows it."""
    from email import message_from_bytes, policy

    raw = path.read_bytes()
    below = _PICTURE_OR_PAGE.search(raw)
    # The older policy does not take every header of every part to its pieces, which costs more than all the rest.
    mail = message_from_bytes(raw[: below.start()] if below else raw, policy=policy.compat32)
    sender, address = parseaddr(_header(mail, "From"))
    html = _part(mail, "text/html")
    return Received(
        subject=_header(mail, "Subject"),
        message_id=_header(mail, "Message-ID"),
        references=_header(mail, "References"),
        sender=sender,
        address=parseaddr(_header(mail, "Reply-To"))[1] or address,
        date=parsedate_to_datetime(_header(mail, "Date")),
        text=_part(mail, "text/plain"),
        links=tuple(map(unescape, _LINK.findall(html))),
    )


def _header(mail: Message, name: str) -> str:
    """A header on one line, its encoded words as they are read."""
    line = "".join(str(mail[name] or "").splitlines())
    return str(make_header(decode_header(line))) if "=?" in line else line


def _part(mail: Message, kind: str) -> str:
    """The words of the first part of that kind."""
    part = next((each for each in mail.walk() if each.get_content_type() == kind), None)
    return bytes(part.get_payload(decode=True)).decode(part.get_content_charset("utf-8")) if part else ""
