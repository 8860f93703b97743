"""The friends' way to the game: they read its outbox, and their answers arrive in its inbox.

Edge: reads and writes mails as files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container
from datetime import datetime
from email.message import EmailMessage
from email.utils import parseaddr
from html import unescape
from pathlib import Path
from typing import cast

from dixit_pbem.demo.replies import Received, Reply, mail_of
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.disk import whole_file

_LINK = re.compile(r'href="(mailto:[^"]+)"')
_NAME = re.compile(r"(?P<seq>\d+)-(?P<reader>.+?)-(?P<kind>[a-z-]+)\.eml")
_READ = 2**18
"""So much of a mail holds all of its words; pictures and pages follow below."""
ASKING = frozenset({"welcome", "hand", "results", "card-wanted", "vote-wanted", "reminder", "not-understood"})
"""The mails that want an answer."""


@frozen
class Postbox:
    """Both folders of a game."""

    outbox: Path
    inbox: Path

    def mails_to(self, player: str, kinds: Container[str] = ASKING) -> tuple[Path, ...]:
        """The mails of these kinds that a player got, the newest last."""
        found = ((_NAME.fullmatch(path.name), path) for path in sorted(self.outbox.iterdir()))
        reader = player.casefold()
        return tuple(path for name, path in found if name and name["reader"] == reader and name["kind"] in kinds)

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

    with path.open("rb") as file:
        mail = message_from_bytes(file.read(_READ), policy=policy.default)
    sender, address = parseaddr(str(mail["From"]))
    html = _part(mail, "html")
    return Received(
        subject=str(mail["Subject"]),
        message_id=str(mail["Message-ID"]),
        references=str(mail["References"] or ""),
        sender=sender,
        address=parseaddr(str(mail["Reply-To"] or ""))[1] or address,
        date=cast(datetime, mail["Date"].datetime),
        text=_part(mail, "plain"),
        links=tuple(map(unescape, _LINK.findall(html))),
    )


def _part(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    return str(part.get_content()) if part is not None else ""
