"""`deck card`: one card of a deck, called otherwise, cropped otherwise, or taken out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import complete_deck
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.decks import find_deck

if TYPE_CHECKING:
    from dixit_pbem.deck_tool.arrange import Part


@click.command()
@click.argument("deck", shell_complete=complete_deck)
@click.argument("card")
@click.option("--title", help="What the card is called.")
@click.option("--crop", metavar="LEFT,TOP,WIDTH", help="What it shows of its picture, in shares: 0.1,0.2,0.6.")
@click.option("--out", "is_out", is_flag=True, help="Take the card out of the deck.")
def card(deck: str, card: str, *, title: str | None, crop: str | None, is_out: bool) -> None:
    """Give a card another title, show another part of its picture, or take it out.

    \b
    Example:
      dixit-pbem deck card summer old-house --title "Our house" --crop 0.1,0.2,0.6
    """
    from dixit_pbem.deck_tool.arrange import change_card, take_out

    folder = find_deck(deck, Path.cwd())
    if is_out and (title or crop):
        raise click.UsageError("--out stands alone.")
    if is_out:
        take_out(folder, card)
        terminal.echo(f"{card} is out of {deck}.")
        return
    changed = change_card(folder, card, title=title, part=_part(crop) if crop else None)
    terminal.echo(f"{card}: {changed.title}, {changed.crop.numbers if changed.crop else 'the whole picture'}.")


def _part(typed: str) -> Part:
    from dixit_pbem.deck_tool.arrange import Part

    try:
        left, top, width = map(float, typed.split(","))
    except ValueError:
        raise Mistake(f"--crop {typed}: write three shares of the picture, as in 0.1,0.2,0.6.") from None
    return Part(left, top, width)
