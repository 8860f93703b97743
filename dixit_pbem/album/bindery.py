"""The use-case of `album`: a game becomes a web page and a book of pages to print.

Edge: reads the game and its decks, writes both files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.enclosed import SIDE, Media, enclosed_with, lacking_in
from dixit_pbem.album.pages import album_pages, pictures_for_pages
from dixit_pbem.album.rounds import (
    PastRound,
    People,
    Source,
    by_figure,
    everybody,
    past_rounds,
    places_in_pairs,
    quips,
    seated,
)
from dixit_pbem.album.story import album_book
from dixit_pbem.album.web import Copies, album_page
from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.beside import loved_pictures, words_beside
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened, look, story
from dixit_pbem.journal.proof import checked
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.press import TABLE_PIXELS, Press, press_for
from dixit_pbem.paper.printable import measure, printable
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.disk import whole_file
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.shipped import album_templates
from dixit_pbem.words import Words

PAGE, BOOK = "index.html", "album.pdf"
LARGE_PIXELS = 800
"""The storyteller's picture: as large as a screen shows it, and a hand wide on paper."""

Naming = Callable[[Press, Words], People]
"""How an album calls the players."""


@frozen
class Made:
    """The files of an album, how many rounds it tells, and which of them lack what came with their clue."""

    page: Path
    book: Path
    rounds: int
    lacking: tuple[int, ...]


def make_album(
    store: Store, folder: Path | None, *, language: str | None, naming: Naming, on_progress: OnProgress
) -> Made:
    """Write the album of a game: every round that is over, and nothing of the open one."""
    found = look(store)
    must_be_allowed(found.settings, found.home)
    rounds = past_rounds(found.history)
    if not rounds:
        raise DixitError(
            "No round is over yet, so there is nothing for an album to tell. Make it after the first reveal."
        )
    press, target = press_for(found.begun), folder or store.home.output / "album"
    book, enclosed = told(store, press, language=language or press.own_language, naming=naming)
    copies = copies_of(book, press, (LARGE_PIXELS, TABLE_PIXELS), enclosed=enclosed, on_progress=on_progress)
    page = album_page(book, copies, templates=album_templates(found.home.beside))
    lacking = () if naming is without_names else lacking_in(rounds, enclosed)
    made = Made(target / PAGE, target / BOOK, len(book.chapters), lacking)
    _write(made.page, page.encode())
    _write(made.book, bound(book, press, copies))
    return made


def told(
    store: Store, press: Press, *, language: str, naming: Naming, side: int = SIDE
) -> tuple[AlbumBook, Mapping[str, Media]]:
    """All that an album says in a language, and what came with clues, its pictures of so many pixels at most."""
    rounds, reading = past_rounds(press.running.history), press.reading(language)
    people = naming(press, reading.words)
    # A face or a voice is as good as a name.
    enclosed = {} if people.unnamed else enclosed_with(store, rounds, side=side)
    source = _source(press, rounds, people, language=language)
    source = replace(source, enclosed={name: media.proportion for name, media in enclosed.items()})
    return album_book(source, reading), enclosed


def copies_of(
    book: AlbumBook, press: Press, sizes: tuple[int, int], *, enclosed: Mapping[str, Media], on_progress: OnProgress
) -> Copies:
    """Every picture once in each size that is needed: so many pixels wide the storyteller's, and all of them."""
    (wide, narrow), large, small = sizes, dict[str, bytes](), dict[str, bytes]()
    for done, chapter in enumerate(book.chapters, 1):
        cards = [CardId(card.plate.picture) for card in (chapter.story, *chapter.others)]
        press.make_copies(((cards[0], wide), *((card, narrow) for card in cards)))
        small |= {card: press.copies[card, narrow] for card in cards}
        large[cards[0]] = press.copies[cards[0], wide]
        on_progress(done, len(book.chapters))
    return Copies(large, small, enclosed)


def bound(book: AlbumBook, press: Press, copies: Copies) -> bytes:
    """The book of pages to print, as PDF."""
    enclosed = {key: media.content for key, media in copies.enclosed.items() if media.proportion}
    document = printable(album_pages(book, press.paper, measure=measure))
    return render(document, pictures_for_pages(copies.large, copies.small, enclosed))


def with_names(press: Press, _words: Words) -> People:
    """Everybody under their own name."""
    return everybody(seated(_steps(press.running.opened)), press.looks)


def without_names(press: Press, words: Words) -> People:
    """Everybody under the name of their figure; no name and no address is left."""
    places = places_in_pairs(seated(_steps(press.running.opened)), press.game)
    moderator = press.running.settings.moderator.name
    return by_figure(with_names(press, words), words, places=places, moderator=moderator)


def _source(press: Press, rounds: tuple[PastRound, ...], people: People, *, language: str) -> Source:
    found, game = press.running.opened, press.game
    return Source(
        game=game,
        rounds=rounds,
        quips=quips(_steps(found), words_beside(found.history)),
        moments={entry.seq: entry.at for entry in found.journal},
        people=people,
        seated=seated(_steps(found)),
        descriptions=press.descriptions(language),
        checked=checked(_steps(found), game.setup.seed, commitment=game.commitment, over=game.phase is Phase.FINISHED),
        loved=loved_pictures(found.history),
        enclosed={},
    )


def _steps(found: Opened) -> Iterator[Step]:
    return (step for _, step in story(found))


def _write(path: Path, content: bytes) -> None:
    with whole_file(path) as file:
        file.write(content)
