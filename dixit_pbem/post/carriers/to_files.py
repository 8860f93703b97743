"""Keeps mails as files: in a folder, to be sent by hand, or in a Maildir, as a mail server would.

Edge: writes files.
"""

from __future__ import annotations

import os
from dataclasses import field
from hashlib import sha256
from pathlib import Path

from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.transport import Outgoing, message_id
from dixit_pbem.storage import disk


@frozen
class ToFolder:
    """A folder that takes each mail as `NAME.eml`."""

    folder: Path
    _places: dict[str, dict[str, Path]] = field(default_factory=dict, compare=False)
    """Of each name the mails that lie there, by their Message-IDs."""

    def deliver(self, mail: Outgoing) -> None:
        """Write the mail whole and for good, unless it is there already. What is there stays as it is."""
        with disk.told(str(self.folder)):
            disk.own_folder(self.folder)
            path = self._place(mail)
            if not path.exists():
                disk.replace(path, mail.raw, by_way_of=path.with_name(f".{path.name}.{os.getpid()}.part"))

    def _place(self, mail: Outgoing) -> Path:
        """Where the mail goes, or lies already. Games that share a folder may have mails of one name."""
        own, known = message_id(mail.raw), self._places.setdefault(mail.name, {})
        while own not in known:
            number = len(known) + 1
            path = self.folder / (f"{mail.name}.eml" if number == 1 else f"{mail.name}-{number}.eml")
            if not path.exists():
                return path
            # Mails that say the same twice are different places all the same.
            lies = message_id(path.read_bytes())
            known[lies if lies not in known else f"{lies} {number}"] = path
        return known[own]


@frozen
class ToMaildir:
    """A Maildir; it is made where there is none."""

    maildir: Path

    def deliver(self, mail: Outgoing) -> None:
        """Add the mail whole and for good, unless it is there already, read or unread."""
        with disk.told(str(self.maildir)):
            for part in ("tmp", "new", "cur"):
                disk.own_folder(self.maildir / part)
            # A name that follows from the mail makes a second try find the first.
            name = f"{sha256(message_id(mail.raw).encode()).hexdigest()[:32]}.dixit-pbem"
            if not (self.maildir / "new" / name).exists() and not any((self.maildir / "cur").glob(f"{name}*")):
                content = mail.raw.replace(b"\r\n", b"\n")
                disk.replace(self.maildir / "new" / name, content, by_way_of=self.maildir / "tmp" / name)
