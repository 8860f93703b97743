"""A disk that is full from one write on: what would need more room fails, half written, as the system does it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

NEVER = 1_000_000


@dataclass
class Disk:
    """The disk on which a folder lies. It counts what needs room: bytes, names and what is to stay for good."""

    folder: Path
    full_at: int = NEVER
    """The first that finds no room."""
    stays: bool = False
    """Is it full from then on, or was it for a moment?"""
    count: int = 0
    meanwhile: Callable[[], None] | None = None
    """What happens just when it is full."""

    def has_room(self) -> bool:
        self.count += 1
        if self.count == self.full_at and self.meanwhile:
            self.meanwhile()
        return self.count < self.full_at if self.stays else self.count != self.full_at

    def fills_up(self) -> None:
        self.full_at, self.stays = self.count + 1, True

    def has_room_again(self) -> None:
        self.full_at = NEVER

    def lies_here(self, opened: int) -> bool:
        return os.path.realpath(f"/proc/self/fd/{opened}").startswith(str(self.folder))

    def take_over(self, monkeypatch: pytest.MonkeyPatch) -> Disk:  # noqa: C901
        real_open, real_mkdir, real_write = os.open, os.mkdir, os.write
        real_pwrite, real_fsync = os.pwrite, os.fsync

        def opened(path: str | Path, flags: int, *more: int, **others: int) -> int:
            new = flags & os.O_CREAT and not Path(path).exists()
            if new and str(Path(path).absolute()).startswith(str(self.folder)) and not self.has_room():
                raise no_room(path)
            return real_open(path, flags, *more, **others)

        def mkdir(path: str | Path, *more: int) -> None:
            if not Path(path).exists() and not self.has_room():
                raise no_room(path)
            real_mkdir(path, *more)

        def written(opened: int, content: bytes) -> int:
            if self.lies_here(opened) and not self.has_room():
                real_write(opened, content[: len(content) // 2])
                raise no_room()
            return real_write(opened, content)

        def written_at(opened: int, content: bytes, offset: int) -> int:
            grows = offset + len(content) > os.fstat(opened).st_size
            if self.lies_here(opened) and grows and not self.has_room():
                raise no_room()
            return real_pwrite(opened, content, offset)

        def synced(opened: int) -> None:
            if self.lies_here(opened) and not self.has_room():
                raise no_room()
            real_fsync(opened)

        replaced: dict[str, Callable[..., object]] = {
            "open": opened,
            "mkdir": mkdir,
            "write": written,
            "pwrite": written_at,
            "fsync": synced,
        }
        for name, by in replaced.items():
            monkeypatch.setattr(os, name, by)
        return self


def no_room(path: object = None) -> OSError:
    text = os.strerror(errno.ENOSPC)
    return OSError(errno.ENOSPC, text, str(path)) if path else OSError(errno.ENOSPC, text)
