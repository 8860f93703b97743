"""`doctor`: looks over the set-up, and says of each thing what is well or how to mend it; signs in at a provider."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import complete_game
from dixit_pbem.cli.terminal import aside, faint, strong

_INDENT = "        "


@click.command()
@click.argument("path", metavar="[GAME]", required=False, type=click.Path(path_type=Path), shell_complete=complete_game)
@click.option("--log-in", "signing_in", is_flag=True, help="First sign in at the mail provider (OAuth), then look.")
@click.option("--client-id", help="With --log-in: the client that you registered there; it is kept for the next time.")
@click.option("--issuer", help="With --log-in: who gives the tokens, where it is not the provider's usual page.")
@click.option("--keep-password", "keeping", is_flag=True, help="First type the mail password in; it is not shown.")
def doctor(path: Path | None, *, signing_in: bool, client_id: str | None, issuer: str | None, keeping: bool) -> None:
    """Look over the set-up, and say how to mend what is wrong. With GAME, its mail is tried too.

    A mail is sent to the game's own address and read back; nobody else gets one.

    \b
    Example:
      dixit-pbem doctor sunday.yaml
    """
    if (client_id or issuer) and not signing_in:
        raise click.UsageError("--client-id and --issuer go with --log-in.")
    if signing_in:
        if path is None:
            raise click.UsageError("--log-in needs a GAME: its file says for which servers.")
        _sign_in(path, client_id, issuer)
    if keeping:
        if path is None:
            raise click.UsageError("--keep-password needs a GAME: its file says where the password lies.")
        _keep_password(path)
    from dixit_pbem.doctor import examine
    from dixit_pbem.doctor.findings import Verdict

    to_mend = 0
    for chapter in examine(path):
        terminal.echo(strong(chapter.title))
        for finding in chapter.findings:
            to_mend += finding.verdict is Verdict.MEND
            word = strong(finding.verdict) if finding.verdict is Verdict.MEND else faint(finding.verdict)
            terminal.echo(f"  {word}  " + finding.text.replace("\n", f"\n{_INDENT}"), margin=len(_INDENT))
    if to_mend:
        terminal.echo(f"{to_mend} {'thing' if to_mend == 1 else 'things'} to mend.")
        sys.exit(1)
    terminal.echo("All is well.")


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
def health(path: Path) -> None:
    """See whether `run --health FILE` is alive and well: exit code 0, or 1 with a line for whatever is not.

    \b
    Example:
      dixit-pbem health /var/lib/dixit/health.json
    """
    from dixit_pbem import clock
    from dixit_pbem.engine.kinds import instant
    from dixit_pbem.table.heartbeat import ills, read_heartbeat

    beat = read_heartbeat(path)
    found = tuple(ills(beat, now=clock.now()))
    aside(found)
    if found:
        sys.exit(1)
    games = "1 game" if len(beat.games) == 1 else f"{len(beat.games)} games"
    terminal.echo(f"Well at {instant(beat.woke)}: {games}{', all finished' if beat.over else ''}.")


def _keep_password(path: Path) -> None:
    from dixit_pbem.storage.game_file import GameFile
    from dixit_pbem.table.password import keep_password

    at_a_terminal = sys.stdin.isatty()
    typed = click.prompt("Password of the mail account", hide_input=True) if at_a_terminal else sys.stdin.readline()
    for line in keep_password(GameFile(path), typed):
        terminal.echo(line)


def _sign_in(path: Path, client_id: str | None, issuer: str | None) -> None:
    from dixit_pbem.doctor.sign_in import Client, sign_in
    from dixit_pbem.journal.opened import look
    from dixit_pbem.storage.game_file import GameFile
    from dixit_pbem.storage.reach import must_be_allowed

    found = look(GameFile(path))
    # What one signs in for is kept in a place that the game file names.
    must_be_allowed(found.settings, found.home)
    sign_in(found.settings.mail, Client(client_id, issuer), _AtTheTerminal(), beside=found.home.beside)


class _AtTheTerminal:
    """See `Conversation`."""

    pastes = True

    def tell(self, text: str) -> None:
        terminal.echo(text)

    def ask(self, question: str, *, hidden: bool) -> str:
        if not sys.stdin.isatty():
            return ""
        answer: str = click.prompt(question, default="", show_default=False, hide_input=hidden)
        return answer.strip()

    def pasted(self) -> str:
        return sys.stdin.readline()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)
