"""The pages of a running game as files in `output/<game>/round-NN/`. They follow from the game file alone.

Edge: reads the decks' pictures and writes PDF files; what stands on a page is decided in `compose` and `layout`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path

from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.views import View, view_for
from dixit_pbem.errors import BadFile, CannotWrite
from dixit_pbem.journal.opened import Running
from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.items import Document
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.players import looks_of
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.reveal import reveal_pages
from dixit_pbem.paper.page_words import (
    Looks,
    Reading,
    hand_page,
    pictures_of_hand,
    pictures_of_round,
    pictures_of_table,
    results_page,
    reveal_page,
)
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.pictures import jpeg_of
from dixit_pbem.paper.printable import measure, printable
from dixit_pbem.paper.thumbnails import THREADS, ready_copy, thumbnail
from dixit_pbem.storage.decks import load_decks, picture_hash
from dixit_pbem.storage.disk import whole_file
from dixit_pbem.words import words_for

HAND_PIXELS = 400
TABLE_PIXELS = 480
MOST_AT_FULL_WIDTH = 7
"""A larger hand takes smaller pictures, so that its page stays fit for a mail."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's picture, and the shares of its sides that are cut off."""

    file: Path
    margins: tuple[float, float]


_STROKES = str.maketrans({"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
"""Letters that do not fall apart into a plain one and its mark."""
FULL = 0
"""The width in pixels that stands for the picture as it is."""


@dataclass(frozen=True, slots=True)
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
    pictures: Mapping[CardId, Picture]
    looks: Looks
    languages: Mapping[PlayerName, str]
    paper: Size
    texts: Mapping[CardId, Mapping[str, str]]
    """What the pictures show, by language."""
    copies: dict[tuple[CardId, int], bytes] = field(default_factory=dict)
    """Pictures that were made small already, by card and width."""
    printed: dict[str, bytes] = field(default_factory=dict)
    """Pages that were made already, by name."""

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
        return Reading(words_for(language), self.running.settings.timezone)

    def descriptions(self, language: str) -> Mapping[CardId, str]:
        """What each picture shows, in that language where the deck has it."""
        return {card: said for card, texts in self.texts.items() if (said := texts.get(language) or texts.get("en"))}

    def pdf_of(self, page: PageFile) -> bytes:
        """The page as PDF; what was made once is not made again."""
        if page.name not in self.printed:
            self.make_copies((card, page.pixels) for card in page.pictures.values())
            pictures = {key: self.copies[card, page.pixels] for key, card in page.pictures.items()}
            self.printed[page.name] = render(printable(page.document()), pictures)
        return self.printed[page.name]

    def copy(self, card: CardId, pixels: int) -> bytes:
        """A card's picture, so many pixels wide."""
        self.make_copies(((card, pixels),))
        return self.copies[card, pixels]

    def make_copies(self, wanted: Iterable[tuple[CardId, int]]) -> None:
        """Make every picture that is not there yet, once, by two threads."""
        needed = tuple(dict.fromkeys(one for one in wanted if one not in self.copies))
        with ThreadPoolExecutor(THREADS) as threads:
            self.copies.update(zip(needed, threads.map(lambda one: self._copy(*one), needed), strict=True))

    def _copy(self, card: CardId, pixels: int) -> bytes:
        """A card's picture for a page, so many pixels wide; it must be the one that the game started with."""
        picture = self.pictures.get(card)
        if picture is None or picture_hash(picture.file) != self.game.setup.pictures[card]:
            text = f"The picture of {card} is not the one the game started with. Put it back."
            raise BadFile([self.running.opened.problem("deck", text)])
        if pixels == FULL:
            return jpeg_of(picture.file)
        ready = ready_copy(picture.file, self.game.setup.pictures[card]) if pixels >= HAND_PIXELS else None
        return ready or thumbnail(picture.file, pixels, margins=picture.margins)


def write_pages(press: Press, *, anew: bool, real_size: bool) -> tuple[Path, ...]:
    """Make the pages of the open phase, `anew` or only those that are not there, and say which were made."""
    folder = press.running.home.output
    wanted = [page for page in _pages(press, real_size=real_size) if anew or not (folder / page.name).exists()]
    press.make_copies((card, page.pixels) for page in wanted for card in page.pictures.values())
    return tuple(folder / page.name for page in wanted if _written(folder / page.name, press.pdf_of(page)))


def _written(path: Path, content: bytes) -> bool:
    try:
        if path.is_file() and path.read_bytes() == content:
            return False
    except OSError as problem:
        raise CannotWrite(
            f"{path} cannot be read: {problem.strerror}. Delete it, and call `next-turn` again."
        ) from None
    with whole_file(path) as file:
        file.write(content)
    return True


def press_for(running: Running) -> Press:
    """What the pages of this game are made with."""
    language = {seat.player: seat.language for seat in running.seats.values()}
    decks = load_decks(running.settings.decks, running.home.beside)
    pictures = {card.id: Picture(card.file, deck.margins) for deck in decks for card in deck.cards}
    texts = {card.id: card.texts for deck in decks for card in deck.cards}
    return Press(running, pictures, _looks(running), language, A4, texts)


def _looks(running: Running) -> Looks:
    """How everybody looks who ever sat at the table; partners share a look."""
    game = running.game
    colours = {player.name: player.colour for player in running.settings.players}
    now_at = {original: player for player, original in game.former.items()}
    originals = game.setup.seats
    wishes = [colours.get(now_at.get(name, name)) or colours.get(name) for name in originals]
    owners = len(originals) // 2 if game.rules.pairs else len(originals)
    own = looks_of(wishes[:owners])
    seated = {name: own[seat % owners] for seat, name in enumerate(originals)}
    return seated | {player: seated[original] for player, original in game.former.items()}


def _pages(press: Press, *, real_size: bool) -> Iterator[PageFile]:
    game = press.game
    place = f"round-{game.round.number:02d}"
    match game.phase:
        case Phase.CLUE:
            yield from _results(press)
            yield from _hands(press, game.seats, place, real_size=real_size)
        case Phase.CARD:
            yield from _hands(press, pending(game), place, real_size=real_size)
        case Phase.VOTE if game.round.result is None:
            yield from _in_each_language(press, f"{place}/reveal", reveal_file)
        case Phase.FINISHED:
            yield from _results(press)


def _hands(press: Press, readers: Iterable[PlayerName], place: str, *, real_size: bool) -> Iterator[PageFile]:
    names = file_names(press.game.seats)
    for player in readers:
        view = view_for(press.game, player)
        if view.hand:
            yield hand_file(press, view, f"{place}/hand-{names[player]}.pdf")
        if view.hand and real_size:
            yield _real_hand(press, view, f"{place}/hand-{names[player]}-real-size.pdf")


def hand_file(press: Press, view: View, name: str) -> PageFile:
    """The page of a player's hand."""
    page = hand_page(view, press.reading(press.languages[view.reader]))
    pixels = round(HAND_PIXELS * min(1.0, (MOST_AT_FULL_WIDTH / len(view.hand)) ** 0.5))
    return PageFile(name, pictures_of_hand(view), pixels, partial(hand_pages, page, press.paper, measure=measure))


def _real_hand(press: Press, view: View, name: str) -> PageFile:
    page = hand_page(view, press.reading(press.languages[view.reader]))
    return PageFile(name, pictures_of_hand(view), FULL, partial(cut_out_pages, page, press.paper, measure=measure))


def _in_each_language(press: Press, name: str, make: Callable[[Press, str, str], PageFile]) -> Iterator[PageFile]:
    """The page in the game's language, and once more for each other language at the table."""
    others = sorted(set(press.languages.values()) - {press.own_language})
    for language in (press.own_language, *others):
        yield make(press, language, f"{name}{press.ending(language)}")


def reveal_file(press: Press, language: str, name: str) -> PageFile:
    """The page with the numbered table."""
    view = view_for(press.game, press.game.seats[0])
    page = reveal_page(view, press.reading(language))
    document = partial(reveal_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_table(view), TABLE_PIXELS, document)


def _results(press: Press) -> Iterator[PageFile]:
    last = press.game.last
    if last is not None:
        yield from _in_each_language(press, f"round-{last.number:02d}/results", results_file)


def results_file(press: Press, language: str, name: str) -> PageFile:
    """The pages of the last round in the open."""
    view, last = view_for(press.game, press.game.seats[0]), press.game.last
    assert last is not None and last.result is not None  # noqa: S101, PT018 - only scored rounds come here
    page = results_page(view, last, last.result, reading=press.reading(language), looks=press.looks)
    document = partial(results_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_round(last), TABLE_PIXELS, document)


def file_names(players: Iterable[str]) -> dict[str, str]:
    """Names as safe, distinct parts of file names, whatever they contain; a seat's number where no letter is left."""
    names: dict[str, str] = {}
    for seat, player in enumerate(players, 1):
        plain = unicodedata.normalize("NFKD", player.casefold().translate(_STROKES)).encode("ascii", "ignore").decode()
        name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or f"player-{seat}"
        taken = set(names.values())
        names[player] = next(each for each in _numbered(name) if each not in taken)
    return names


def _numbered(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name}-{number}" for number in count(2))
