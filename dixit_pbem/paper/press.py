"""What the pages of a game are made with: its pictures, made small once, and how its players look and read.

Edge: reads the decks' pictures and keeps nothing but in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from dixit_pbem.engine.model import CardId, Game, PlayerName
from dixit_pbem.engine.seating import seats_ever
from dixit_pbem.errors import BadFile
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Running
from dixit_pbem.layout.items import Document
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.players import looks_of
from dixit_pbem.paper.page_words import Looks, Reading
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.pictures import jpeg_of
from dixit_pbem.paper.printable import printable
from dixit_pbem.paper.table_picture import table_pictures, weight_about
from dixit_pbem.paper.thumbnails import READY, THREADS, copy_beside, kept_thumbnail, thumbnail
from dixit_pbem.storage.decks import Card
from dixit_pbem.storage.editions import decks_as_begun, hash_of
from dixit_pbem.words import words_for

HAND_PIXELS = 400
TABLE_PIXELS = 480
ON_ONE_PICTURE = 320
"""How wide the copies are of which a whole table becomes one picture: such may lie ready."""
FULL = 0
"""The width in pixels that stands for the picture as it is."""


@frozen
class CardPicture:
    """A card's picture, and the shares of its sides that are cut off."""

    card: Card
    margins: tuple[float, float]

    @property
    def file(self) -> Path:
        """Where the picture lies."""
        return self.card.file


@frozen
class PageFile:
    """A file of the game's output: where it goes in the game's folder, what stands on it, and its pictures."""

    name: str
    pictures: Mapping[str, CardId]
    pixels: int
    document: Callable[[], Document]


@dataclass(frozen=True)
class Press:
    """What all pages of a game are made with."""

    running: Running
    pictures: Mapping[CardId, CardPicture]
    looks: Looks
    languages: Mapping[PlayerName, str]
    paper: Size
    texts: Mapping[CardId, Mapping[str, str]]
    """What the pictures show, by language."""
    copies: dict[tuple[CardId, int], bytes] = field(default_factory=dict)
    """Pictures that were made small already, by card and width."""
    tables: dict[tuple[tuple[CardId, ...], int], bytes] = field(default_factory=dict)
    """Whole tables that became one picture already, by their cards and its width."""
    printed: dict[tuple[str, int], bytes] = field(default_factory=dict)
    """Pages that were made already, by name and the width of their pictures."""
    laid: dict[str, Document] = field(default_factory=dict)
    """How pages are laid out, by name: whatever the width of their pictures."""
    seen: set[CardId] = field(default_factory=set)
    """Cards whose picture was found to be the one that the game started with."""

    @property
    def game(self) -> Game:
        """The game now."""
        return self.running.game

    @property
    def own_language(self) -> str:
        """The language of the game."""
        return self.running.settings.language

    def ending(self, language: str) -> str:
        """How the name of a page ends that is there in each language."""
        return ".pdf" if language == self.own_language else f"-{language}.pdf"

    def reading(self, language: str) -> Reading:
        """How a reader of that language is spoken to."""
        return Reading(words_for(language), self.running.settings.timezone, self.running.teams)

    def reading_of(self, player: PlayerName) -> Reading:
        """How one player is spoken to: in their language, by their clock, as in their mails."""
        zone = self.running.seats[player].timezone
        return Reading(words_for(self.languages[player]), zone, self.running.teams)

    def descriptions(self, language: str) -> Mapping[CardId, str]:
        """What each picture shows, in that language where the deck has it."""
        return {card: said for card, texts in self.texts.items() if (said := texts.get(language) or texts.get("en"))}

    def pdf_of(self, page: PageFile) -> bytes:
        """The page as PDF; what was made once is not made again."""
        if (page.name, page.pixels) not in self.printed:
            self.make_copies((card, page.pixels) for card in page.pictures.values())
            pictures = {key: self.copies[card, page.pixels] for key, card in page.pictures.items()}
            if page.name not in self.laid:
                self.laid[page.name] = printable(page.document())
            self.printed[page.name, page.pixels] = render(self.laid[page.name], pictures)
        return self.printed[page.name, page.pixels]

    def copy(self, card: CardId, pixels: int) -> bytes:
        """A card's picture, so many pixels wide."""
        self.make_copies(((card, pixels),))
        return self.copies[card, pixels]

    def make_tables(self, wanted: Iterable[tuple[tuple[CardId, ...], int]]) -> None:
        """Make one picture of each of these tables, so wide; every one once, by two threads."""
        needed = tuple(dict.fromkeys(one for one in wanted if one not in self.tables))
        self.make_copies((card, ON_ONE_PICTURE) for cards, _ in needed for card in cards)
        halves = [half for half in (needed[::2], needed[1::2]) if half]

        def made(half: tuple[tuple[tuple[CardId, ...], int], ...]) -> tuple[bytes, ...]:
            return table_pictures([([self._shown(card) for card in cards], width) for cards, width in half])

        with ThreadPoolExecutor(THREADS) as threads:
            for half, pictures in zip(halves, threads.map(made, halves), strict=True):
                self.tables.update(zip(half, pictures, strict=True))

    def _shown(self, card: CardId) -> tuple[Path, bytes]:
        return self.pictures[card].file, self.copies[card, ON_ONE_PICTURE]

    def table_weight(self, cards: tuple[CardId, ...], width: int) -> float:
        """About how many bytes one picture of a table will have, before it is made."""
        self.make_copies((card, ON_ONE_PICTURE) for card in cards)
        return weight_about([self.copies[card, ON_ONE_PICTURE] for card in cards], width, of=ON_ONE_PICTURE)

    def make_copies(self, wanted: Iterable[tuple[CardId, int]]) -> None:
        """Have every picture that is not there yet, once; those that lie nowhere ready are made by two threads."""
        needed = tuple(dict.fromkeys(one for one in wanted if one not in self.copies))
        # To read a small file takes less time than to wake a thread for it, while others write letters.
        ready = {one: copy for one in needed if (copy := self._ready(*one))}
        self.copies.update(ready)
        if len(ready) == len(needed):
            return
        missing = tuple(one for one in needed if one not in ready)
        with ThreadPoolExecutor(THREADS) as threads:
            self.copies.update(zip(missing, threads.map(lambda one: self._made(*one), missing), strict=True))

    def _checked(self, card: CardId) -> CardPicture:
        """A card's picture, which must be the one that the game started with."""
        picture = self.pictures.get(card)
        if picture is None or (card not in self.seen and hash_of(picture.card) != self.game.setup.pictures[card]):
            text = f"The picture of {card} is not the one the game started with. Put it back."
            raise BadFile([self.running.opened.problem("deck", text)])
        self.seen.add(card)
        return picture

    def _ready(self, card: CardId, pixels: int) -> bytes | None:
        """A card's picture, so many pixels wide, if it lies beside the deck or in the cache."""
        picture, wanted = self._checked(card), self.game.setup.pictures[card]
        if pixels == FULL:
            return None
        width = TABLE_PIXELS if HAND_PIXELS <= pixels < TABLE_PIXELS else pixels
        beside = copy_beside(picture.file, wanted, width) if width in READY else None
        return beside or kept_thumbnail(pixels, margins=picture.margins, picture=wanted)

    def _made(self, card: CardId, pixels: int) -> bytes:
        picture = self.pictures[card]
        if pixels == FULL:
            return jpeg_of(picture.file)
        return thumbnail(picture.file, pixels, margins=picture.margins, picture=self.game.setup.pictures[card])


def press_for(running: Running) -> Press:
    """What the pages of this game are made with."""
    language = {seat.player: seat.language for seat in running.seats.values()}
    decks = decks_as_begun(running.settings.decks, running.home.beside, running.game.setup.pictures)
    pictures = {card.id: CardPicture(card, deck.margins) for deck in decks for card in deck.cards}
    texts = {card.id: card.texts for deck in decks for card in deck.cards}
    return Press(running, pictures, _looks(running), language, A4, texts)


def _looks(running: Running) -> Looks:
    """How everybody looks who ever sat at the table; partners share a look."""
    game = running.game
    colours = {player.name: player.colour for player in running.settings.players}
    now_at = {original: player for player, original in game.former.items()}
    originals = seats_ever(game)
    wishes = [colours.get(now_at.get(name, name)) or colours.get(name) for name in originals]
    owners = len(originals) // 2 if game.rules.pairs else len(originals)
    own = looks_of(wishes[:owners])
    seated = {name: own[seat % owners] for seat, name in enumerate(originals)}
    return seated | {player: seated[original] for player, original in game.former.items()}
