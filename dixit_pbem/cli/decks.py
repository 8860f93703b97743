"""`deck`: the card tool."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from dixit_pbem.cli import deck_card, terminal
from dixit_pbem.cli.groups import Commands
from dixit_pbem.cli.options import JSON, OUT, PAPER, PROFILE, complete_deck
from dixit_pbem.cli.terminal import aside, progress
from dixit_pbem.errors import Mistake
from dixit_pbem.layout.paper import card_size, paper_size
from dixit_pbem.shell import quoted
from dixit_pbem.storage.decks import deck_list, find_deck, load_deck, load_decks

if TYPE_CHECKING:
    from dixit_pbem.paper.home_sheets import Printing

DECK = click.argument("deck", shell_complete=complete_deck)
_PAGES = re.compile(r"([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?")


@click.group(cls=Commands)
def deck() -> None:
    """Decks of pictures: make, check, print and export them. A DECK is a name or a folder."""


deck.add_command(deck_card.card)


def _folder(name: str) -> Path:
    return find_deck(name, Path.cwd())


def _place(target: Path | None, name: str) -> Path:
    return target or Path("output") / name


@deck.command("list")
def list_() -> None:
    """List the decks that a game in this folder can use.

    \b
    Example:
      dixit-pbem deck list
    """
    for found in deck_list(Path.cwd()):
        licence = found.licence or "no licence"
        terminal.echo(f"{found.name}: {found.title}, {len(found.cards)} cards, {licence}, in {found.folder}")


@deck.command("new")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("pictures", nargs=-1, type=click.Path(path_type=Path))
@click.option("--card", help="The size of a card in millimetres, as in 80x120.")
def new(folder: Path, pictures: tuple[Path, ...], *, card: str | None) -> None:
    """Make a deck in FOLDER from pictures; without any, from those that lie in it. Correct deck.yaml and run it again.

    \b
    Example:
      dixit-pbem deck new decks/summer ~/Pictures/summer
    """
    from dixit_pbem.deck_tool.new_deck import new_deck

    made = new_deck(folder, pictures, size=card_size(card) if card else None, on_progress=progress("Pictures"))
    for note in made.notes:
        terminal.echo(note)
    aside(map(str, made.problems))
    so_many = f"{len(made.deck.cards)} cards, {len(made.made)} of them made now"
    terminal.echo(f"{made.deck.title}: {so_many}, in {quoted(folder)}.")
    if made.preview:
        terminal.echo(f"{quoted(made.preview)} shows what was cropped; correct 'crop' in deck.yaml and run it again.")
    if made.problems:
        sys.exit(1)


@deck.command("check")
@DECK
@JSON
@click.option("--art", is_flag=True, help="Also look at them as pictures: greys, legibility, value keys, likeness.")
def check(deck: str, *, in_json: bool, art: bool) -> None:
    """Find every problem of every picture: size, shape, doubles, colours, damage, traces, licence.

    \b
    Example:
      dixit-pbem deck check dreams
    """
    from dixit_pbem.deck_tool.check import check_deck

    report = check_deck(_folder(deck), on_progress=progress("Pictures"))
    if art:
        from dixit_pbem.deck_tool.art.check import check_art
        from dixit_pbem.storage.deck_file import read_deck

        found = check_art(read_deck(report.folder)[0], on_progress=progress("Art"))
        report = replace(report, findings=(*report.findings, *found))
    if in_json:
        terminal.echo_json(json.dumps(report.record(), ensure_ascii=False, indent=2))
    else:
        for line in report.lines():
            terminal.echo(line)
        terminal.echo(report.summary())
    if report.errors:
        sys.exit(1)


@deck.command("contact")
@DECK
@OUT
@PAPER
def contact(deck: str, *, target: Path | None, paper: str) -> None:
    """Write all cards, small, with their titles.

    \b
    Example:
      dixit-pbem deck contact dreams -o contact.pdf
    """
    from dixit_pbem.paper.deck_pages import write_contact

    found = load_deck(_folder(deck))
    place = _place(target, f"{found.name}-contact.pdf")
    pages = write_contact(found, place, paper=paper_size(paper), on_progress=progress("Cards"))
    terminal.echo(f"{quoted(place)}: {len(found.cards)} cards on {pages} page{'s' if pages != 1 else ''}.")


class _Chosen(TypedDict):
    """What the options of `deck sheet` say of how the cards are printed."""

    paper: str
    bleed: str
    backs: str
    only: str | None
    reverse: bool
    card: str | None
    pages: str | None
    margin: float
    profile: str | None
    marks: str


@deck.command("sheet")
@click.argument("decks", nargs=-1, required=True, metavar="DECK...", shell_complete=complete_deck)
@OUT
@PAPER
@click.option(
    "--bleed",
    type=click.Choice(["image", "mirror", "colour", "none"]),
    default="image",
    show_default=True,
    help="What is printed around each card.",
)
@click.option(
    "--backs",
    type=click.Choice(["long", "short", "fold", "none"]),
    default="none",
    show_default=True,
    help="How the paper is turned over, or folded.",
)
@click.option("--only", type=click.Choice(["fronts", "backs"]), help="One side alone.")
@click.option("--reverse", is_flag=True, help="The last sheet first.")
@click.option("--card", help="The size of a card in millimetres, as in 63x88.")
@click.option("--pages", help="Some pages alone, as in 2-5.")
@click.option(
    "--margin", type=float, default=5.0, show_default=True, help="What the printer cannot print, in millimetres."
)
@PROFILE
@click.option(
    "--marks",
    type=click.Choice(["crop", "silhouette", "none"]),
    default="crop",
    show_default=True,
    help="What the cards are cut by.",
)
@click.option(
    "--outline", type=click.Path(path_type=Path), help="Also write the cutting machine's outline, .svg or .dxf."
)
def sheet(decks: tuple[str, ...], *, target: Path | None, outline: Path | None, **chosen: Unpack[_Chosen]) -> None:
    """Lay the cards of one or several decks on paper, to be printed at home and cut.

    \b
    Example:
      dixit-pbem deck sheet dreams -o dreams.pdf --backs long
    """
    from dixit_pbem.paper.deck_pages import sheet_deck
    from dixit_pbem.paper.home_sheets import write_sheets

    found = load_decks(decks, Path.cwd())
    place = _place(target, f"{'-'.join(each.name for each in found)}.pdf")
    size = card_size(chosen["card"]) if chosen["card"] else None
    made = write_sheets(
        [sheet_deck(each, card=size) for each in found],
        place,
        printing=_printing(chosen),
        outline=outline,
        on_progress=progress("Sheets"),
    )
    aside(made.notes)
    so_many = f"{made.sheets} sheets, {made.cards_on_sheet} cards on each"
    terminal.echo(f"{quoted(place)}: {so_many}. Print at 100% (actual size).")


def _printing(chosen: _Chosen) -> Printing:
    from dixit_pbem.layout.bleed import Bleed
    from dixit_pbem.layout.impose import Backs, Face, Imposition
    from dixit_pbem.layout.marks import Marks
    from dixit_pbem.paper.home_sheets import Printing
    from dixit_pbem.paper.printers import printer

    imposition = Imposition(
        paper=paper_size(chosen["paper"]),
        margin=chosen["margin"],
        backs=Backs(chosen["backs"]),
        only={"fronts": Face.FRONT, "backs": Face.BACK, None: None}[chosen["only"]],
        reverse=chosen["reverse"],
        pages=_pages(chosen["pages"]) if chosen["pages"] is not None else None,
    )
    nudge = printer(chosen["profile"])
    return Printing(imposition, Bleed(chosen["bleed"]), marks=Marks(chosen["marks"]), nudge=nudge)


def _pages(text: str) -> tuple[int, int]:
    found = _PAGES.fullmatch(text.strip())
    if found is None:
        raise Mistake(f"--pages {text}: write the first and the last page, as in 2-5, or one page.")
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise Mistake(f"--pages {text}: the last page comes before the first. Write {last}-{first}.")
    return first, last


@deck.command("export")
@DECK
@click.option(
    "--for",
    "purpose",
    type=click.Choice(["shop", "pictures", "tts"]),
    required=True,
    help="A print shop's PDF, single pictures, or Tabletop Simulator.",
)
@OUT
@click.option("--apart", is_flag=True, help="Shop: all fronts first, then all backs.")
def export(deck: str, *, purpose: str, target: Path | None, apart: bool) -> None:
    """Write a deck for a print shop, a picture shop, or Tabletop Simulator.

    \b
    Example:
      dixit-pbem deck export dreams --for shop -o dreams-shop.pdf
    """
    from dixit_pbem.paper.deck_pages import export_deck

    found = load_deck(_folder(deck))
    place = _place(target, f"{found.name}-shop.pdf" if purpose == "shop" else f"{found.name}-{purpose}")
    match purpose:
        case "shop":
            from dixit_pbem.paper.export.shop import Order, export_shop

            order = Order.APART if apart else Order.ALTERNATING
            export_shop(export_deck(found), place, order=order, on_progress=progress("Pages"))
        case "pictures":
            from dixit_pbem.paper.export.pictures import export_pictures

            export_pictures(export_deck(found), place, on_progress=progress("Pictures"))
        case _:
            from dixit_pbem.paper.export.tabletop import export_tabletop

            export_tabletop(export_deck(found), place, on_progress=progress("Cards"))
    terminal.echo(f"{quoted(place)}: {len(found.cards)} cards.")
