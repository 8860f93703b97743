"""`club run`: every table runs itself, in as many processes as the club wants."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem.cli import boundary, terminal
from dixit_pbem.cli.autopilot import heading, tell_step, until_stopped
from dixit_pbem.cli.options import CLUB

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from dixit_pbem.club.running import Ears, Role
    from dixit_pbem.journal.store import Store

LONGEST_START = 60.0
"""Seconds in which a database may start beside `club run`; after a power cut it mends itself first."""


@click.command()
@click.option("--once", "just_once", is_flag=True, help="Do all that is due now and stop, for cron and timers.")
@click.option(
    "--workers", type=click.IntRange(1, 64), help="How many work at tables at the same time; else as club.yaml says."
)
@click.option(
    "--role",
    "roles",
    multiple=True,
    type=click.Choice(["router", "worker", "sender"]),
    help="Do this alone: read mailboxes, work at tables, send letters. Several times for several; without it, all.",
)
@click.option(
    "--health", type=click.Path(path_type=Path), help="A file in which it writes, each minute, how all fares."
)
@CLUB
def run(file: Path, *, just_once: bool, workers: int | None, roles: tuple[str, ...], health: Path | None) -> None:
    """Let every table run itself: as `run` does with files. Ctrl-C stops it at any time.

    It may run on several computers: they share the tables, and one goes on where another ends.

    \b
    Example:
      dixit-pbem club run
    """
    from dixit_pbem.cli.club import opened, way_to

    with opened(file, patience=0 if just_once else LONGEST_START) as database:
        from dixit_pbem.club import running, tree
        from dixit_pbem.table.heartbeat import write_heartbeat

        stopped = until_stopped()
        if just_once:
            if not running.once(database, _ears(stopped), partial(way_to, file)):
                raise SystemExit(1)
            return
        many = workers or database.club.workers
        wanted = [running.Role(role) for role in roles or ("router", "sender", *("worker",) * many)]
        if roles and workers:
            wanted += [running.Role.WORKER] * (workers - 1) if running.Role.WORKER in wanted else []
        terminal.echo("The club runs; what happens is told here. Ctrl-C stops it at any time.")
        beat = (lambda _: None) if health is None else partial(write_heartbeat, health)
        tree.run(database, wanted, partial(_begun, file), beat, _ears(stopped))
    terminal.echo("Stopped. Call it again at any time; nothing is lost.")


def _begun(file: Path, role: Role) -> BaseProcess:
    """A process that does one thing for the club."""
    from multiprocessing import get_context

    process = get_context("spawn").Process(target=_serve, args=(file, role), name=role.value)
    process.start()
    return process


def _serve(file: Path, role: Role) -> None:
    """Do one thing for the club, as long as whoever began this lives."""
    import gc
    from multiprocessing import parent_process

    told, parent = until_stopped(), parent_process()
    # It lives for weeks: what is left over is not to pile up as it may in a command that soon ends. But the games at
    # hand are many, and not to be looked through for it with every reply.
    gc.set_threshold(100_000, 20, 100)
    boundary.ready()
    from dixit_pbem.cli.club import closed, way_to
    from dixit_pbem.club import running
    from dixit_pbem.club.set_up import club_at

    gc.freeze()
    with closed(club_at(file)) as database:
        ears = _ears(lambda: told() or (parent is not None and not parent.is_alive()))
        running.serve(role, database, ears, partial(way_to, file))


def _ears(stopped: Callable[[], bool]) -> Ears:
    from dixit_pbem.club.running import Ears
    from dixit_pbem.club.working import Hears

    def trouble(table: Store, why: str) -> None:
        terminal.echo(f"{heading(table)}\n{why}", err=True)

    return Ears(Hears(tell_step, trouble, boundary.of_one_game), lambda why: terminal.echo(why, err=True), stopped)
