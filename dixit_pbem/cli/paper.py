"""`print`: the box on paper, the kit of a game, the printer's test page, and the check of a finished PDF."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.groups import Commands
from dixit_pbem.cli.options import GAME, JSON, OUT, PAPER, PROFILE, GameType, complete_game, language_option
from dixit_pbem.engine.systems import SYSTEMS
from dixit_pbem.journal.opened import look
from dixit_pbem.layout.box.wording import KitPart
from dixit_pbem.layout.paper import paper_size
from dixit_pbem.paper import box
from dixit_pbem.shell import quoted
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import phrases

MAYBE_GAME = click.argument("game", metavar="[GAME]", required=False, type=GameType(), shell_complete=complete_game)
LANGUAGE = language_option("Without a game: {}.")


@click.group("print", cls=Commands)
def print_() -> None:
    """Everything of the box, on paper. With a game: exactly what that game needs."""


def _place(target: Path | None, game: GameFile | None, name: str) -> Path:
    return target or (game.home.output if game else Path("output")) / name


def _box(game: GameFile | None, paper: str, language: str | None) -> box.GameBox:
    size = paper_size(paper)
    return box.box_of_game(look(game), size) if game else box.box_of_any_game(size, language=language or "en")


def _print(chosen: box.GameBox, part: KitPart, target: Path) -> None:
    pages = box.print_part(chosen, part, target)
    terminal.echo(f"{quoted(target)}: {phrases.counted(pages, 'page')}. Print at 100% (actual size).")


def _add(part: KitPart, what: str) -> None:
    @print_.command(
        part.value,
        help=f"{what}\n\n\b\nExample:\n  dixit-pbem print {part.value} sunday.yaml -o {part.value}.pdf",
        short_help=what,
    )
    @MAYBE_GAME
    @OUT
    @PAPER
    @LANGUAGE
    def command(game: GameFile | None, *, target: Path | None, paper: str, language: str | None) -> None:
        _print(_box(game, paper, language), part, _place(target, game, f"{part.value}.pdf"))


_add(KitPart.BOARDS, "Voting boards 1-12: lay the token, fold the board, open it together.")
_add(KitPart.TOKENS, "Voting tokens, numbered tokens and lap markers.")
_add(KitPart.TRACK, "The score track, 0 to 30.")
_add(KitPart.PAWNS, "Pawns that stand on a foot.")
_add(KitPart.SCORE_PAD, "A score pad.")
_add(KitPart.TUCK_BOX, "A tuck box for the deck.")


@print_.command("rules")
@MAYBE_GAME
@OUT
@PAPER
@click.option("--rules", "base", type=click.Choice(list(SYSTEMS)), help="Without a game: the rules of this system.")
@click.option("--players", type=int, help="Without a game: for so many players.")
@LANGUAGE
def rules(
    game: GameFile | None,
    *,
    target: Path | None,
    paper: str,
    base: str | None,
    players: int | None,
    language: str | None,
) -> None:
    """The rules of exactly this game, or of a system by name.

    \b
    Example:
      dixit-pbem print rules --rules party --players 8 --language it -o rules.pdf
    """
    if game is None and base is None:
        raise click.UsageError("Whose rules? Name a game file, or a system: --rules odyssey.")
    chosen = _box(game, paper, language)
    if game is None and base is not None:
        chosen = box.with_rules(chosen, base, players=players)
    _print(chosen, KitPart.RULES, _place(target, game, "rules.pdf"))


@print_.command("kit")
@GAME
@click.option("-o", "--out", "target", type=click.Path(path_type=Path), help="The folder; without it in output/.")
@PAPER
@PROFILE
def kit(game: GameFile, *, target: Path | None, paper: str, profile: str | None) -> None:
    """Everything that this game needs in one folder, with a cover page that says how to print it.

    \b
    Example:
      dixit-pbem print kit sunday.yaml -o kit
    """
    from dixit_pbem.paper.printers import printer

    folder, nudge = _place(target, game, "kit"), printer(profile)
    files = box.print_kit(_box(game, paper, None), folder, nudge=nudge, on_progress=terminal.progress("The deck"))
    terminal.echo(f"{quoted(folder)}: {len(files)} files. Begin with {files[0].name}.")


@print_.command("test-page")
@OUT
@PAPER
def test_page(*, target: Path | None, paper: str) -> None:
    """Two pages by which to read off how far a printer's backs are moved.

    \b
    Example:
      dixit-pbem print test-page -o test-page.pdf
    """
    from dixit_pbem.paper.deck_pages import write_printer_page
    from dixit_pbem.paper.printers import printers_file

    place = _place(target, None, "test-page.pdf")
    write_printer_page(place, paper=paper_size(paper))
    to_do = f"print it on both sides, and write what you read off into {quoted(printers_file())}"
    terminal.echo(f"{quoted(place)}: {to_do}.")


@print_.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@JSON
@click.option(
    "--kind", type=click.Choice(["sheet", "shop", "page"]), help="What the file is for, where it does not say."
)
@click.option("--deep", is_flag=True, help="Also decode every picture.")
def check(file: Path, *, in_json: bool, kind: str | None, deep: bool) -> None:
    """Look at a finished PDF as a print shop would: boxes, fonts, pictures, colours, leaks, backs.

    \b
    Example:
      dixit-pbem print check output/sheets.pdf
    """
    from dixit_pbem.paper.pdf_objects import Purpose
    from dixit_pbem.paper.preflight.examination import examine, examine_thoroughly
    from dixit_pbem.paper.preflight.report import as_json, as_text

    looked = examine_thoroughly if deep else examine
    report = looked(file, Purpose(kind) if kind else None)
    if in_json:
        terminal.echo_json(as_json(report))
    else:
        terminal.echo(as_text(report))
    if report.errors:
        sys.exit(1)


@click.command()
@GAME
@click.option("-o", "--out", "folder", type=click.Path(path_type=Path), help="The folder; without it in output/.")
@language_option("{}; the game's language without it.")
@click.option("--private", is_flag=True, help="Without names and addresses: everybody is called by their figure.")
def album(game: GameFile, *, folder: Path | None, language: str | None, private: bool) -> None:
    """Make the album of a game, as a web page and a PDF: clues, pictures, owners, votes, points, awards.

    Of a game that still goes on it tells the rounds that are over.

    \b
    Example:
      dixit-pbem album sunday.yaml --language it
    """
    from dixit_pbem.album.bindery import make_album, with_names, without_names
    from dixit_pbem.album.enclosed import lacking_told
    from dixit_pbem.words.language import words_on_terminal

    naming = without_names if private else with_names
    made = make_album(game, folder, language=language, naming=naming, on_progress=terminal.progress("Pictures"))
    terminal.aside(lacking_told(words_on_terminal(), made.lacking))
    rounds = phrases.counted(made.rounds, "round")
    terminal.echo(f"{quoted(made.page)}: {rounds}, to look at; it needs no network, so it can be sent to everybody.")
    terminal.echo(f"{quoted(made.book)}: the same to print, on both sides of A4.")
