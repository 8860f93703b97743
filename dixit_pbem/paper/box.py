"""The use-cases of `print`: the box of a game on paper, or of any game, and the kit that holds all of it.

Edge: reads the game and its decks, writes PDF files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from dixit_pbem.engine.model import sides
from dixit_pbem.engine.systems import MOST_CARDS_ON_TABLE, RuleChoice, Rules, column_rules, numbers_of_players
from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.components import FULL_BOX, Components, components_for
from dixit_pbem.layout.box.cut_sheet import Sheets
from dixit_pbem.layout.box.kit import MASTHEAD, kit_cover
from dixit_pbem.layout.box.pieces import all_pieces, pawns, tokens, voting_boards
from dixit_pbem.layout.box.records import BoardWords, KitRow, Owner
from dixit_pbem.layout.box.rules_page import rules_pages
from dixit_pbem.layout.box.score_sheets import score_pad, track_sheet
from dixit_pbem.layout.box.tuckbox import BoxedDeck, tuck_box
from dixit_pbem.layout.box.wording import KitPart
from dixit_pbem.layout.impose import Backs, Imposition, Nudge
from dixit_pbem.layout.items import Document, PlaceImage, Sides
from dixit_pbem.layout.paper import Size, paper_name
from dixit_pbem.layout.players import look_of, looks_of
from dixit_pbem.paper.deck_pages import sheet_deck
from dixit_pbem.paper.home_sheets import Printing, write_sheets
from dixit_pbem.paper.masthead import fine_masthead
from dixit_pbem.paper.pdf import write_document
from dixit_pbem.paper.pictures import jpeg_of
from dixit_pbem.paper.printable import measure, printable
from dixit_pbem.paper.thumbnails import thumbnail
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.decks import Deck, load_decks
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.words import Words, words_for
from dixit_pbem.words.rules_page import rules_page, rules_text
from dixit_pbem.words.rules_table import Customs

BACK = "back"
"""The key of the picture on the backs of the cards."""
PIXELS = (320, 480, 800)
"""How wide a picture may be copied, at least as fine as this many pixels an inch where one of them is."""
LEAST_PPI, MM_PER_INCH = 250, 25.4


@frozen
class GameBox:
    """What is printed for: a game with its players, or any game."""

    title: str
    words: Words
    paper: Size
    choice: RuleChoice | None
    rules: Rules | None
    players: int
    owners: tuple[Owner, ...]
    needed: Components
    decks: tuple[Deck, ...]
    customs: Customs | None = None

    @property
    def sheets(self) -> Sheets:
        """What all its sheets have in common."""
        return Sheets(self.paper, self.words.language, self.title, wording.line_words(self.words.say), measure)


def box_of_game(found: Opened, paper: Size) -> GameBox:
    """Exactly what this game needs, in its language."""
    settings, running = found.settings, found.running
    must_be_allowed(settings, found.home)
    choice = running.game.setup.choice if running else settings.rules
    seats = running.game.seats if running else settings.seats
    rules = running.game.rules if running else found.rules
    words = words_for(settings.language)
    colours = (
        [seat.listed.colour if seat.listed else None for seat in running.seats.values()]
        if running
        else [player.colour for player in settings.players]
    )
    pairs = sides(rules, seats)
    owners = tuple(
        Owner(words.names(side), own) for side, own in zip(pairs, looks_of(colours[: len(pairs)]), strict=True)
    )
    needed = components_for(choice.base, rules, len(seats))
    decks = load_decks(settings.decks, found.home.beside)
    customs = Customs(running.game.setup.first if running else settings.first, settings.missing, settings.stands_in)
    return GameBox(settings.title, words, paper, choice, rules, len(seats), owners, needed, decks, customs)


def box_of_any_game(paper: Size, *, language: str) -> GameBox:
    """A box that serves every game: everything twelve players can need."""
    owners = tuple(Owner("", look_of(seat)) for seat in range(FULL_BOX.owners))
    decks = load_decks(("dreams",), Path.cwd())
    words = words_for(language)
    title = wording.any_game(words.say)
    return GameBox(title, words, paper, None, None, FULL_BOX.owners, owners, FULL_BOX, decks)


def with_rules(box: GameBox, base: str, *, players: int | None) -> GameBox:
    """The same for a system by name, with so many players or the number it likes best."""
    allowed = numbers_of_players(base)
    count = players or max(4, allowed[0])
    rules = column_rules(base, count)
    if rules is None:
        numbers = ", ".join(map(str, allowed))
        raise NotFound(f"'{base}' is not played by {count} players. Choose one of: {numbers}.")
    return replace(box, choice=RuleChoice(base), rules=rules, players=count)


def _boards(box: GameBox) -> Document:
    return voting_boards(box.owners[: box.needed.boards], _board_words(box), sheets=box.sheets)


def _board_words(box: GameBox) -> BoardWords:
    return wording.board_words(box.words.say, votes=box.rules.votes if box.rules else 1, red=box.needed.red)


def _pieces(box: GameBox) -> Document:
    notice = wording.pieces_notice(box.words.say)
    return all_pieces(box.needed, box.owners, _board_words(box), notice, sheets=box.sheets)


def _tokens(box: GameBox) -> Document:
    return tokens(box.needed, box.owners, wording.token_notice(box.words.say), sheets=box.sheets)


def _track(box: GameBox) -> Document:
    goal = box.rules.points_to_win if box.rules else None
    pawned = box.owners[: box.needed.pawns]
    return track_sheet(pawned, wording.track_notice(box.words.say, points_to_win=goal), sheets=box.sheets)


def _pawns(box: GameBox) -> Document:
    return pawns(box.owners[: box.needed.pawns], wording.pawn_notice(box.words.say), sheets=box.sheets)


def _score_pad(box: GameBox) -> Document:
    return score_pad(box.owners, wording.score_pad_words(box.words.say), sheets=box.sheets)


def _rules(box: GameBox) -> Document:
    if box.choice is None or box.rules is None:
        raise NotFound("Whose rules? Name a game file, or a system: `print rules --rules odyssey`.")
    page = rules_page(box.choice, box.rules, box.players, title=box.title, words=box.words, customs=box.customs)
    return rules_pages(rules_text(page), box.sheets)


def _tuck_box(box: GameBox) -> Document:
    size = box.decks[0].size
    cards = sum(len(deck.cards) for deck in box.decks)
    title = box.words.names([deck.title for deck in box.decks])
    words = wording.tuck_box_words(box.words.say, deck=title, cards=cards, card=size)
    deck = BoxedDeck(size, cards, picture=BACK if box.decks[0].back else "")
    return tuck_box(deck, words, sheets=box.sheets)


_MAKERS: Mapping[KitPart, Callable[[GameBox], Document]] = {
    KitPart.PIECES: _pieces,
    KitPart.BOARDS: _boards,
    KitPart.TOKENS: _tokens,
    KitPart.TRACK: _track,
    KitPart.PAWNS: _pawns,
    KitPart.SCORE_PAD: _score_pad,
    KitPart.RULES: _rules,
    KitPart.TUCK_BOX: _tuck_box,
}


IN_KIT = (KitPart.PIECES, KitPart.TRACK, KitPart.SCORE_PAD, KitPart.RULES, KitPart.TUCK_BOX)
"""What the kit holds beside the deck: all that is cut out lies on the same sheets."""


def is_needed(box: GameBox, part: KitPart) -> bool:
    """Whether this game uses a part."""
    needed = box.needed
    tokens_there = needed.green + needed.red + needed.numbered + needed.laps > 0
    return {
        KitPart.PIECES: needed.boards > 0 or needed.pawns > 0 or tokens_there,
        KitPart.BOARDS: needed.boards > 0,
        KitPart.TOKENS: tokens_there,
        KitPart.TRACK: needed.track,
        KitPart.PAWNS: needed.pawns > 0,
        KitPart.SCORE_PAD: needed.score_pad,
    }.get(part, True)


def part_document(box: GameBox, part: KitPart) -> Document:
    """The pages of a part, laid out and not yet drawn."""
    return printable(_MAKERS[part](box))


def print_part(box: GameBox, part: KitPart, target: Path, on_progress: OnProgress = unwatched) -> int:
    """Write one part of the box and return how many pages it has."""
    if not is_needed(box, part) and part is not KitPart.SCORE_PAD:
        raise NotFound(f"{box.title}: this game needs no {part.value}. `print kit` makes what it needs.")
    document = part_document(box, part)
    pictures = _pictures(box.decks[0], part, document, on_progress)
    on_progress(0, 0)
    write_document(document, target, pictures)
    return len(document.pages)


def _pictures(deck: Deck, part: KitPart, document: Document, on_progress: OnProgress) -> Mapping[str, bytes]:
    """What the sheets of a part show: the tuck box a back, the rules the cards of their example."""
    if part is KitPart.TUCK_BOX and deck.back:
        return {BACK: jpeg_of(deck.back)}
    if part is not KitPart.RULES:
        return {}
    # From all over the deck, so that they differ.
    apart = max(1, len(deck.cards) // (MOST_CARDS_ON_TABLE + 1))
    shown = dict(zip(map(str, range(1, MOST_CARDS_ON_TABLE + 1)), cycle(deck.cards[::apart]), strict=False))
    placed = [item for page in document.pages for item in page.items if isinstance(item, PlaceImage)]
    made: dict[str, bytes] = {}
    for done, item in enumerate(placed):
        on_progress(done, len(placed))
        made[item.picture] = thumbnail(shown[item.picture].file, _pixels(item.box.width), margins=deck.margins)
    return made


def _pixels(width: float) -> int:
    """How many pixels a picture of that width on paper needs."""
    return next((pixels for pixels in PIXELS if pixels >= width / MM_PER_INCH * LEAST_PPI), PIXELS[-1])


def print_kit(box: GameBox, folder: Path, *, nudge: Nudge, on_progress: OnProgress) -> tuple[Path, ...]:
    """Write everything this game needs into one folder, with a cover page; return the files.

    The backs of the cards are moved by the printer's nudge.
    """
    rows = [*_kit_rows(box, folder, on_progress), _deck_row(box, folder, nudge, on_progress)]
    words = wording.kit_words(box.words.say, game=box.title)
    target = folder / "00-cover.pdf"
    cover = kit_cover(tuple(rows), box.owners, words=words, sheets=box.sheets)
    write_document(printable(cover), target, {MASTHEAD: fine_masthead()})
    return (target, *(folder / row.file for row in rows))


def _kit_rows(box: GameBox, folder: Path, on_progress: OnProgress) -> Iterator[KitRow]:
    parts = [part for part in IN_KIT if is_needed(box, part)]
    for done, part in enumerate(parts):
        on_progress(done, len(parts))
        file = f"{part.value}.pdf"
        pages = print_part(box, part, folder / file)
        yield wording.kit_row(
            box.words.say, part, file=file, sheets=pages, paper=paper_name(box.paper), sides=Sides.ONE
        )


def _deck_row(box: GameBox, folder: Path, nudge: Nudge, on_progress: OnProgress) -> KitRow:
    file = f"{KitPart.DECK.value}.pdf"
    words = wording.sheet_words(box.words.say, box.words.language)
    printing = Printing(Imposition(paper=box.paper, backs=Backs.LONG), nudge=nudge, words=words)
    made = write_sheets(
        [sheet_deck(deck) for deck in box.decks], folder / file, printing=printing, on_progress=on_progress
    )
    return wording.kit_row(
        box.words.say,
        KitPart.DECK,
        file=file,
        sheets=made.sheets,
        paper=paper_name(box.paper),
        sides=Sides.LONG_EDGE,
    )
