"""`run`: games that run themselves, in this terminal or by a timer.

Edge: hears signals, writes what a timer needs.
"""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

import click

from dixit_pbem import clock
from dixit_pbem.cli import boundary, terminal
from dixit_pbem.cli.options import GameType
from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.engine.model import in_words
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.store import Store
from dixit_pbem.shell import quoted
from dixit_pbem.storage.disk import must_be_file, whole_file
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.mail_settings import Mail, Server
from dixit_pbem.storage.system import STOPPING, WINDOWS
from dixit_pbem.table.done import Done

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


@click.command()
@click.argument("games", cls=GameArgument, metavar="GAME...", nargs=-1, required=True, type=GameType())
@click.option("--once", "just_once", is_flag=True, help="Take one step and stop, for cron and timers.")
@click.option("--patient", is_flag=True, help="With --once: let people change their mind (mail.settle) before closing.")
@click.option(
    "--install-timer",
    "by_timer",
    is_flag=True,
    help="Write what a timer needs to do it every five minutes (systemd, Windows).",
)
@click.option("--health", type=click.Path(path_type=Path), help="A file in which it writes, each time, how it fares.")
def run(games: tuple[GameFile, ...], *, just_once: bool, patient: bool, by_timer: bool, health: Path | None) -> None:
    """Let games run themselves: fetch, go on, send, remind, keep the clock. Ctrl-C stops it at any time.

    \b
    Example:
      dixit-pbem run sunday.yaml
    As a line of cron, every five minutes:
      */5 * * * * ~/.local/bin/dixit-pbem run --once --patient ~/sunday.yaml
    """
    if patient and not just_once:
        raise click.UsageError("--patient goes with --once; `run` alone is always patient.")
    if by_timer:
        _install(games)
        return
    from dixit_pbem.table import autopilot
    from dixit_pbem.table.heartbeat import write_heartbeat

    for game in () if just_once else games:
        must_be_file(game.path, file=str(game.path))  # or what is misspelt would be waited for
    if not just_once:
        # It lives for weeks: what is left over is not to pile up as it may in a command that soon ends.
        gc.set_threshold(20_000)
        names = in_words(tuple(quoted(game.path) for game in games))
        terminal.echo(f"Looking after {names}; what happens is told here. Ctrl-C stops it at any time.")
    stopped = until_stopped()
    beat = (lambda _: None) if health is None else partial(write_heartbeat, health)
    ears = autopilot.Ears(
        tell_step,
        lambda game, why: terminal.echo(f"{heading(game)}\n{why}", err=True),
        stopped,
        boundary.of_one_game,
        beat,
    )
    if not just_once:
        autopilot.run(games, ears)
        terminal.echo(
            "Stopped. Call it again at any time; nothing is lost." if stopped() else "Every game is finished."
        )
    elif not autopilot.once(games, ears, patient=patient):
        raise SystemExit(1)


def until_stopped() -> Callable[[], bool]:
    """Whether Ctrl-C or a polite kill came; the step under way is finished first, unless it comes twice."""
    came: list[int] = []

    def stop(number: int, _: object) -> None:
        came.append(number)
        signal.signal(number, signal.SIG_DFL)

    for number in STOPPING:
        signal.signal(number, stop)
    return lambda: bool(came)


def tell_step(game: Store, done: Done) -> None:
    """Tell a step that brought any news."""
    from dixit_pbem.cli import report

    posting = done.posting
    about_mail = posting and (posting.sent or posting.mishaps or posting.to_mend)
    if not (done.steps or done.came_in or done.notes or about_mail):
        return
    terminal.echo(heading(game))
    for line in report.told_around(done.came_in, game.home.beside / game.home.name):
        terminal.echo(line)
    try:
        report.tell(done, by_itself=True)
    except DixitError as problem:
        terminal.echo(str(problem), err=True)


def heading(game: Store) -> str:
    """When it was, on this computer's clock, if that can be read: what is told goes on for weeks."""
    place = game.home.beside / game.home.name
    now = clock.shown()
    return f"— {now.astimezone():%Y-%m-%d %H:%M %Z} {place}" if now else f"— {place}"


def _install(games: tuple[GameFile, ...]) -> None:
    from dixit_pbem.journal.opened import look

    for game in games:
        for name in out_of_reach(look(game).settings.mail):
            terminal.echo(
                f"{game.path}: a timer does not know {name}. Write 'password_from: file:…' instead.", err=True
            )
    if WINDOWS:
        _tell_task([game.path.resolve() for game in games])
        return
    service, timer = install_timer([game.path for game in games])
    terminal.echo(f"{service} and {timer.name} are written. Now begin:")
    terminal.echo(f"  systemctl --user daemon-reload && systemctl --user enable --now {timer.name}")
    terminal.echo("Where nobody stays logged in, once: loginctl enable-linger")


def _tell_task(paths: Sequence[Path]) -> None:
    from dixit_pbem.cli.windows_task import write_task

    name = _unit_name(list(map(str, paths)))
    terminal.echo(f"{(task := write_task(name, paths))} is written. Now begin:")
    terminal.echo(f"  schtasks /Create /TN {name} /XML {quoted(task)}")
    terminal.echo(f"It runs while you are logged in. To end it: schtasks /Delete /TN {name}")


def install_timer(paths: Sequence[Path]) -> tuple[Path, Path]:
    """Write a service and its timer for these games; the same games always get the same files."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "systemd" / "user"
    games = [str(path.resolve()) for path in paths]
    service = folder / f"{_unit_name(games)}.service"
    timer = service.with_suffix(".timer")
    # On a line of its own systemd reads these signs as something else.
    title = ", ".join(path.name for path in paths).replace("\\", "\\\\").replace("%", "%%").replace("\n", " ")
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


def _quoted(word: str) -> str:
    """A word as systemd reads it: its per cent signs, dollars, backslashes and quotes mean themselves."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$").replace("\n", "\\n")
    return escaped if re.fullmatch(r"[A-Za-z0-9_./%$+:@=,-]+", escaped) else f'"{escaped}"'
