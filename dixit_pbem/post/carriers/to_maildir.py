"""Puts mails into a Maildir, as a mail server would.

Edge: writes files.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from dixit_pbem.post.carriers.transport import Outgoing, message_id
from dixit_pbem.storage import disk


@dataclass(frozen=True, slots=True)
class ToMaildir:
    """A Maildir; it is made where there is none."""

    maildir: Path

    def deliver(self, mail: Outgoing) -> None:
        """Add the mail whole and for good, unless it is there already, read or unread."""
        with disk.told(str(self.maildir)):
            for part in ("tmp", "new", "cur"):
                (self.maildir / part).mkdir(parents=True, exist_ok=True)
            # A name that follows from the mail makes a second try find the first.
            name = f"{sha256(message_id(mail.raw).encode()).hexdigest()[:32]}.dixit-pbem"
            if not (self.maildir / "new" / name).exists() and not any((self.maildir / "cur").glob(f"{name}*")):
                content = mail.raw.replace(b"\r\n", b"\n")
                disk.replace(self.maildir / "new" / name, content, by_way_of=self.maildir / "tmp" / name)
