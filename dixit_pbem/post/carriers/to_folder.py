"""Keeps mails as files, to be sent by hand.

Edge: writes files.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from dixit_pbem.post.carriers.transport import Outgoing, message_id
from dixit_pbem.storage import disk


@dataclass(frozen=True, slots=True)
class ToFolder:
    """A folder that takes each mail as `NAME.eml`."""

    folder: Path

    def deliver(self, mail: Outgoing) -> None:
        """Write the mail whole and for good, unless it is there already. What is there stays as it is."""
        with disk.told(str(self.folder)):
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self._place(mail)
            if not path.exists():
                disk.replace(path, mail.raw, by_way_of=path.with_name(f".{path.name}.{os.getpid()}.part"))

    def _place(self, mail: Outgoing) -> Path:
        """Where the mail goes, or lies already. Games that share a folder may have mails of one name."""
        own = message_id(mail.raw)
        path = self.folder / f"{mail.name}.eml"
        number = 1
        while path.exists() and message_id(path.read_bytes()) != own:
            number += 1
            path = self.folder / f"{mail.name}-{number}.eml"
        return path
