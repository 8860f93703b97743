"""Prints what a use-case did: the sentences of the story, what was sent, and whom the game waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from dixit_pbem.app import Done
from dixit_pbem.cli.phrases import awards_of, sentence, waiting
from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import Game, in_words
from dixit_pbem.errors import DixitError

if TYPE_CHECKING:
    from dixit_pbem.mail.ledger import Owed
    from dixit_pbem.posting import Posting


class NotAllSent(DixitError):
    """Letters that did not leave and will not by themselves."""


def tell(done: Done) -> None:
    """Say what was done, what was sent, and how the game goes on; NotAllSent for letters that cannot leave."""
    for note in done.notes:
        click.echo(note, err=True)
    if done.dry_run and done.steps:
        click.echo("This would be done:")
    for step in done.steps:
        click.echo(sentence(step, spoilers=False))
        if isinstance(step.event, RoundScored):
            _awards(done.game)
    for folder, count in Counter(page.parent for page in done.pages).items():
        click.echo(f"{count} page file{'s' if count > 1 else ''} made in {folder}.")
    _would_send(done)
    if done.posting:
        _posted(done.posting)
    click.echo(waiting(done.game, done.zone))
    _must_all_leave(done.posting)


def _awards(game: Game) -> None:
    if game.last:
        for line in awards_of(game.last, game.rules, game.seats):
            click.echo(f"  {line}")


def _would_send(done: Done) -> None:
    if done.would_send:
        click.echo("This would be sent:")
    width = max((len(_whom(owed)) for owed, _ in done.would_send), default=0)
    for owed, pages in done.would_send:
        click.echo(f"  {_whom(owed):<{width}}  {', '.join((owed.kind, *pages))}")


def _whom(owed: Owed) -> str:
    return owed.reader or "the moderator"


def _posted(posting: Posting) -> None:
    for line in _by_kind(posting.sent):
        click.echo(line)
    if posting.sent and posting.drafts:
        click.echo(f"The mails lie in {posting.drafts}: open each in your mail program and send it.")
    for owed in posting.over:
        click.echo(f"Not sent any more (superseded): {owed.kind} to {_whom(owed)}.")
    for mishap in posting.mishaps:
        if not mishap.for_good:
            about = f"{mishap.owed.kind} to {_whom(mishap.owed)}" if mishap.owed else "Mail"
            click.echo(f"{about} has to wait: {mishap.reason}. `send` tries again.", err=True)
    if posting.waiting and not posting.sent and not posting.mishaps:
        click.echo(f"{posting.waiting} mails wait for their next try.")


def _by_kind(letters: Iterable[Owed]) -> Iterable[str]:
    readers: dict[str, list[str]] = {}
    for owed in letters:
        readers.setdefault(owed.kind, []).append(_whom(owed))
    return (f"Mailed: {kind} to {in_words(names)}." for kind, names in readers.items())


def _must_all_leave(posting: Posting | None) -> None:
    lost = [mishap for mishap in posting.mishaps if mishap.for_good and mishap.owed] if posting else []
    if lost:
        lines = (f"The mail to {mishap.owed and _whom(mishap.owed)} was refused: {mishap.reason}." for mishap in lost)
        raise NotAllSent("\n".join((*lines, "Mend the address in the game file, then send it anew with `resend`.")))
