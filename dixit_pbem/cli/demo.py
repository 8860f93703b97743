"""`demo`: a whole game with scripted players, told as it goes; with `--play` one seat is yours."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem.cli import boundary, terminal
from dixit_pbem.cli.terminal import coloured, faint, strong
from dixit_pbem.shell import quoted, typed

if TYPE_CHECKING:
    from dixit_pbem.demo.guest import Question
    from dixit_pbem.demo.stage import Scene, Stage

WIDTH = 40
_HEADLINE = ("Round ", "Rounds ")


@click.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path))
@click.option("--together", is_flag=True, help="Let all tell at once, in a cycle of three mails.")
@click.option("--desk", "on_desk", is_flag=True, help="Watch it on the page in the browser, an answer at a time.")
@click.option(
    "--play",
    "seat",
    is_flag=False,
    flag_value="Eve",
    metavar="[NAME]",
    help="Sit in a seat yourself; without a name, Eve's.",
)
def demo(folder: Path | None, *, seat: str | None, together: bool, on_desk: bool) -> None:
    """Watch six friends play a whole game by mail, without a mail server: mails, PDFs and the album are made.

    Everything lands in FOLDER, output/demo without it (output/demo-play where you play yourself). A second run makes
    it anew; a game that you left goes on.

    \b
    Example:
      dixit-pbem demo
      dixit-pbem demo --together
      dixit-pbem demo --desk
      dixit-pbem demo --play Eve
    """
    if seat is not None and together:
        raise click.UsageError("`--together` is there to be looked at; `--play` sits down where one tells at a time.")
    if seat is not None and on_desk:
        raise click.UsageError("`--desk` is there to be looked at; `--play` asks you here, and answers by mail.")
    if seat is not None:
        _play(folder or Path("output", "demo-play"), seat)
        return
    from dixit_pbem.demo.folder import made
    from dixit_pbem.demo.stage import AT_ONCE, IN_TURN, Stage

    place = made(folder or Path("output", "demo"), guest=None, together=together)
    script = AT_ONCE if together else IN_TURN
    if on_desk:
        _on_desk(Stage(place, script=script.slowly))
        return
    stage = Stage(place, script=script)
    tell = _tell_with_bar if coloured() else _tell
    for scene in stage.performed():
        tell(scene)
    tell(stage.album())
    _ends(stage, reader="Bob")
    terminal.echo("Then sit down yourself: dixit-pbem demo --play")


def _on_desk(stage: Stage) -> None:
    from dixit_pbem.cli.desk import must_be_installed, say_how_to_come_in

    must_be_installed()
    from dixit_pbem.desk.demonstration import Demonstration
    from dixit_pbem.desk.serve import Listen, Told, serve

    played = Demonstration(stage)
    with suppress(KeyboardInterrupt):
        told = Told(say_how_to_come_in, boundary.of_one_game)
        serve((stage.place.folder,), Listen(), told, browser=True, arranged=played.arrange)
    terminal.echo("The desk is closed, and the game stays as it is.")
    terminal.echo("Then sit down yourself: dixit-pbem demo --play")


def _play(folder: Path, name: str) -> None:
    from dixit_pbem.demo.folder import unfinished_or_new
    from dixit_pbem.demo.guest import Guest, seat_of
    from dixit_pbem.demo.stage import Stage

    def ask(question: Question) -> str:
        terminal.echo(f"\n{strong('The pictures:')} {question.page}")
        answer: str = click.prompt(f"Your answer ({question.wanted})", prompt_suffix="\n> ")
        return answer

    seat = seat_of(name)
    stage = Stage(unfinished_or_new(folder, guest=seat), Guest(seat, ask))
    terminal.echo(
        f"You are {seat}. “status”, “help” and “say …” work too whenever you are asked; Ctrl-C leaves the table."
    )
    try:
        for scene in stage.performed():
            _tell(scene)
        _tell(stage.album())
    except (KeyboardInterrupt, click.Abort):
        terminal.echo(f"\nThe others wait for you. Go on: `{typed('demo', folder, '--play', seat)}`")
        return
    _ends(stage, reader=seat)


def _tell(scene: Scene) -> None:
    for line in scene.lines:
        terminal.echo(strong(line) if line.startswith(_HEADLINE) else line)


def _tell_with_bar(scene: Scene) -> None:
    """The lines of a scene, and below them how much is over."""
    click.echo("\r\x1b[K", nl=False)
    _tell(scene)
    total = scene.total
    if scene.done < total:
        wide = min(WIDTH, terminal.columns() - len(f" {total}/{total} "))
        full = wide * scene.done // total
        click.echo(faint(f"{'━' * full}{'─' * (wide - full)} {scene.done}/{total}"), nl=False)
        sys.stdout.flush()


def _ends(stage: Stage, *, reader: str) -> None:
    from dixit_pbem.demo.stage import firsts

    mail, hand, album = firsts(stage.place, reader)
    terminal.echo("\nOpen first:")
    terminal.echo(f"  1. a mail, in any mail program: {quoted(mail)}")
    terminal.echo(f"  2. a hand, ready to print:      {quoted(hand)}")
    terminal.echo(f"  3. the album, in a browser:     {quoted(album)}")
