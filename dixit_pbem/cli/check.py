"""The commands that look for what is wrong: `check` and `verify`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from textwrap import wrap

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.as_json import proof_as_json, written
from dixit_pbem.cli.options import GAME
from dixit_pbem.cli.terminal import aside
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import check as checks
from dixit_pbem.words.quotation import quoted
from dixit_pbem.words.rounds import grouped

HALF_OF_COMMITMENT = 36
"""So many columns: both halves side by side would be wider than a terminal."""


@click.command()
@GAME
@click.option("--restore", is_flag=True, help="Put back the journal lines that are missing or changed.")
@click.option("--accept", is_flag=True, help="Keep the journal as it was edited.")
@click.option(
    "--allow",
    is_flag=True,
    help="List once more what the game reaches for beyond its folder, and allow exactly that, on this computer; or let "
    "it be written in a folder that is synced.",
)
def check(game: GameFile, *, restore: bool, accept: bool, allow: bool) -> None:
    """Find every problem of the file, its settings and its journal, with line and way out.

    A game from somebody else may reach beyond its own folder: name a program that sends mails, a server that gets your
    password, mailboxes and decks elsewhere, or bring templates, which are programs too. Nothing of that is used before
    --allow; look at the list first, and at the templates and the program in it. The same is asked where the game lies
    in a folder that is synced, or on another computer: allow that only if no other computer writes the game. What is
    allowed counts for this game in this place, on this computer; a change asks anew. To take it back, delete the files
    in ~/.config/dixit-pbem/allowed.

    \b
    Example:
      dixit-pbem check sunday.yaml
    """
    if restore and accept:
        raise click.UsageError("Choose one of --restore and --accept.")
    if restore or accept:
        aside(checks.mend(game, keep_edit=accept))
    if allow:
        for line in checks.allow(game):
            terminal.echo(line)
    found = checks.check(game)
    aside(found.notes)
    aside(map(str, found.problems))
    if found.problems:
        sys.exit(1)
    terminal.echo(found.summary)


@click.command()
@GAME
@click.option("--json", "as_json", is_flag=True, help="The same for scripts.")
def verify(game: GameFile, *, as_json: bool) -> None:
    """Check that every deal, table order and random choice follows from the seed; after the end, show the seed.

    It also tells each word of chance, and from which round on it joins the seed.

    \b
    Example:
      dixit-pbem verify sunday.yaml
    """
    proof = checks.verify(game)
    if as_json:
        terminal.echo_json(written(proof_as_json(proof)))
    else:
        first, second = wrap(grouped(proof.commitment), HALF_OF_COMMITMENT)
        terminal.echo(f"Commitment: {first}\n            {second}")
    if proof.misfits:
        aside(proof.misfits)
        sys.exit(1)
    if not as_json:
        terminal.echo("\n".join(_told(proof)))


def _told(proof: checks.Proof) -> Iterator[str]:
    if proof.seed is None:
        yield f"It fits so far: {proof.checked}. The seed is shown when the game is over."
    else:
        yield f"Seed:       {proof.seed}"
        yield f"It fits: {proof.checked}."
        yield "The commitment is the SHA-256 of the seed: `printf %s SEED | sha256sum` shows it, without gaps."
    if proof.reopened:
        yield "The game was over once and then went on: whoever looked then knew the seed of what came after."
    yield from _luck(proof) if proof.luck.words else ()


def _luck(proof: checks.Proof) -> Iterator[str]:
    """A line for each seat, that everybody may look for their own."""
    yield "Words of chance:"
    by_seat = {word.seat: word for word in proof.luck.words}
    for seat, player in enumerate(proof.seats, 1):
        word = by_seat.get(seat)
        if word is None:
            yield f"  {seat} {player}: none"
            continue
        verb = "joined" if word.round < proof.luck.next_round else "joins"
        by = f", given by {word.player}" if word.player != player else ""
        typed = ", typed in by the moderator" if word.typed else ""
        yield f"  {seat} {player}: {quoted(word.words)} {verb} from round {word.round} on{by}{typed}"
