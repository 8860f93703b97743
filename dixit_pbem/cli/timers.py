"""Unit files that let systemd take a step of the autopilot every few minutes. Edge: writes them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from dixit_pbem.storage.disk import whole_file
from dixit_pbem.storage.settings import Mail, Server

SERVICE = """\
[Unit]
Description=One step of the autopilot for {title}

[Service]
Type=oneshot
ExecStart={command}
"""
TIMER = """\
[Unit]
Description=Every five minutes a step of the autopilot for {title}

[Timer]
OnCalendar=*:0/5
Persistent=true

[Install]
WantedBy=timers.target
"""
_IN_ENVIRONMENT = "env:"


def install_timer(paths: Sequence[Path]) -> tuple[Path, Path]:
    """Write a service and its timer for these games; the same games always get the same files."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "systemd" / "user"
    games = [str(path.resolve()) for path in paths]
    service = folder / f"{_unit_name(games)}.service"
    timer = service.with_suffix(".timer")
    title = _plain(", ".join(path.name for path in paths))
    words = (sys.executable, "-m", "dixit_pbem", "run", "--once", "--patient", *games)
    _write(service, SERVICE.format(title=title, command=" ".join(map(_quoted, words))))
    _write(timer, TIMER.format(title=title))
    return service, timer


def out_of_reach(mail: Mail) -> Iterator[str]:
    """The passwords that lie where a timer does not see them: in the environment of a terminal."""
    for way in (mail.send.way, mail.fetch.way):
        if isinstance(way, Server) and way.password_from and way.password_from.startswith(_IN_ENVIRONMENT):
            yield way.password_from


def _unit_name(games: Sequence[str]) -> str:
    """A name that these games have for themselves, of letters that a unit may have."""
    stems = "-".join(re.sub(r"[^A-Za-z0-9_]+", "-", Path(game).stem).strip("-") for game in games)
    mark = sha256("\0".join(games).encode()).hexdigest()[:8]
    return f"dixit-pbem-{stems[:60]}-{mark}"


def _write(path: Path, text: str) -> None:
    with whole_file(path) as file:
        file.write(text.encode())


def _plain(text: str) -> str:
    """A text as systemd reads it on a line of its own."""
    return text.replace("\\", "\\\\").replace("%", "%%").replace("\n", " ")


def _quoted(word: str) -> str:
    """A word as systemd reads it: its per cent signs, dollars, backslashes and quotes mean themselves."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$").replace("\n", "\\n")
    return escaped if re.fullmatch(r"[A-Za-z0-9_./%$+:@=,-]+", escaped) else f'"{escaped}"'
