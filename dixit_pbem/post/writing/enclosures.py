"""What comes with the words of a letter: its pictures, the page to print, the picture or recording of the clue.

Edge: reads the decks' pictures and the files that came with clues.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.engine.views import View
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.pages import (
    cards_of_example,
    cycle_results_file,
    file_names,
    hand_file,
    results_file,
    reveal_file,
    rules_file,
    tables_file,
)
from dixit_pbem.paper.press import TABLE_PIXELS, PageFile, Press
from dixit_pbem.post.due import Kind
from dixit_pbem.post.keep.clue_files import attachment
from dixit_pbem.post.parting import Bound, Parting
from dixit_pbem.post.writing.cycle import tables_of
from dixit_pbem.post.writing.ending import remembered
from dixit_pbem.post.writing.envelope import Enclosure
from dixit_pbem.post.writing.figures import figure_pictures
from dixit_pbem.post.writing.filed import clue_name, page_name
from dixit_pbem.post.writing.looks import Rendered
from dixit_pbem.post.writing.results import pictures_of
from dixit_pbem.storage.spec import ATTACHED
from dixit_pbem.words import Words, words_for

LARGEST = 2_850_000
"""So many bytes a mail may have that brings a clue's file, or ends the game."""
LIMITS = {6: 700_000, 12: 1_100_000}
"""So many any other mail may have, at a table of up to so many players."""
LIMITS_OF_A_CYCLE = {6: 900 * 1024, 12: 1_536 * 1024}
"""The same where all tell at once, beside the files of the clues."""
AS_A_TABLE = {480: 600, 320: 600, 240: 480, 160: 480, 120: 360}
"""How wide a whole table is on one picture, beside cards of that width."""
STEPS = ((480, 480), (480, 320), (320, 320), (320, 240), (240, 240), (240, 160), (160, 160), (120, 120))
"""How wide pictures are on the pages and in the mail, the first that has room; copies of 480 and 320 may lie ready."""
_PAGE_ALONE = 25_000
"""What a page weighs beside its pictures."""
_AS_SENT, _HEADER = 1.37, 300
"""How much larger a file becomes on its way, and what stands above it."""
_WITH_PAGES = (Kind.HAND, Kind.CARD_WANTED, Kind.VOTE_WANTED, Kind.FINAL_RESULTS, Kind.CORRECTION)
_WITH_CLUE = (Kind.CARD_WANTED, Kind.VOTE_WANTED, Kind.CORRECTION)

_PDF = "application/pdf"
ALBUM = "album.pdf"

Pictures = Mapping[str, bytes]
Copy = tuple[CardId, int]
"""A card's picture, and how many pixels wide."""
Table = tuple[tuple[CardId, ...], int]
"""The cards of a table that becomes one picture, and how many pixels wide."""


@frozen
class Brought:
    """What comes with one letter: the pictures in it by their key, files, and the cards that all of it shows."""

    pictures: Pictures
    enclosures: tuple[Enclosure, ...] = ()
    copies: tuple[Copy, ...] = ()
    tables: tuple[Table, ...] = ()
    album: Bound | None = None


@dataclass(frozen=True)
class Bundle:
    """All that comes with a letter to a player; `results` where it tells a round, `welcomes` where it is the first."""

    store: Store
    press: Press
    kind: Kind
    seen: View
    results: bool
    welcomes: bool = False
    parting: Parting | None = None
    """What the game leaves behind, where it ends."""

    @cached_property
    def view(self) -> View:
        """What the reader sees; no letter promises a file that does not come along."""
        if self.along:
            return self.seen
        rounds = tuple(replace(each, attachment=None) for each in self.seen.rounds)
        return replace(self.seen, attachment=None, rounds=rounds)

    @cached_property
    def along(self) -> tuple[Enclosure, ...]:
        """The file of the clue: it goes with the letters that ask for a card, or show the table."""
        if self.kind not in _WITH_CLUE:
            return ()
        names = file_names(self.seen.seats) if self.seen.rules.together else {}
        named = ((each.attachment, names.get(each.storyteller or "", "")) for each in self.seen.rounds)
        found = ((attachment(self.store, name), teller) for name, teller in named if name)
        return tuple(
            Enclosure(clue_name(self._words, each.name, teller=teller), each.kind, each.content)
            for each, teller in found
            if each
        )

    @property
    def names(self) -> tuple[str, ...]:
        """What the files are called."""
        album = (ALBUM,) if self.album else ()
        return (*(page_name(self._words, page) for page in self._pages()), *album, *(each.name for each in self.along))

    @property
    def _words(self) -> Words:
        return words_for(self.press.languages.get(self.seen.reader, self.press.own_language))

    @cached_property
    def album(self) -> Bound | None:
        """The whole game as a book, for the reader of its last letter."""
        if self.parting is None or not self._wants_pages:
            return None
        return self.parting.album(self.press.languages[self.view.reader])

    @property
    def _wants_pages(self) -> bool:
        seat = self.press.running.seats.get(self.view.reader)
        return seat is not None and seat.pages == ATTACHED

    def that_fits(self, rendered: Rendered) -> Brought:
        """Pictures and enclosures of the mail: as large as there is room for them; pages go last."""
        room = self._limit() - _AS_SENT * (len(rendered.html) + len(rendered.text))
        pages = tuple(self._pages())
        return (
            self._within(room, rendered, pages)
            or self._within(room, rendered, ())
            or self._brought(rendered, STEPS[-1], ())
        )

    def _within(self, room: float, rendered: Rendered, pages: tuple[PageFile, ...]) -> Brought | None:
        """With these pages, and the largest pictures for which there is room."""
        for step in STEPS:
            if self._about(rendered, step, pages) <= room:
                brought = self._brought(rendered, step, pages)
                if _weight(brought.pictures, brought.enclosures) <= room:
                    return brought
        return None

    def _brought(self, rendered: Rendered, step: tuple[int, int], pages: tuple[PageFile, ...]) -> Brought:
        on_page, in_mail = step
        pictures, shown = self._pictures(rendered, in_mail)
        tables = self._tables(rendered, in_mail)
        self.press.make_tables(tables.values())
        pictures = {**pictures, **{key: self.press.tables[table] for key, table in tables.items()}}
        album = (Enclosure(ALBUM, _PDF, self.album.content),) if self.album else ()
        enclosures = (*(self._page(page, on_page) for page in pages), *album, *self.along)
        bound = self.album.copies if self.album else ()
        return Brought(
            pictures, enclosures, (*shown, *_copies(pages, on_page), *bound), tuple(tables.values()), self.album
        )

    def _limit(self) -> int:
        if self.kind is Kind.FINAL_RESULTS or (self.along and not self.view.rules.together):
            return LARGEST
        limits = LIMITS_OF_A_CYCLE if self.view.rules.together else LIMITS
        limit = next(limit for players, limit in limits.items() if len(self.view.seats) <= players)
        return limit + round(_weight({}, self.along))

    def _about(self, rendered: Rendered, step: tuple[int, int], pages: tuple[PageFile, ...]) -> float:
        """What the mail will weigh, before a page is laid for it."""
        on_page, in_mail = step
        pictures, _ = self._pictures(rendered, in_mail)
        printed = _copies(pages, on_page)
        self.press.make_copies(printed)
        tables = (self.press.table_weight(*table) for table in self._tables(rendered, in_mail).values())
        whole = sum(_HEADER + _AS_SENT * weight for weight in tables)
        on_pages = sum(_AS_SENT * len(self.press.copies[each]) for each in printed)
        album = len(self.album.content) if self.album else 0
        beside = _AS_SENT * (album + len(pages) * _PAGE_ALONE)
        return _weight(pictures, self.along) + whole + on_pages + beside

    def _page(self, page: PageFile, pixels: int) -> Enclosure:
        smaller = replace(page, pixels=min(page.pixels, pixels))
        return Enclosure(page_name(self._words, page), _PDF, self.press.pdf_of(smaller))

    def _pictures(self, rendered: Rendered, pixels: int) -> tuple[Pictures, tuple[Copy, ...]]:
        cards = pictures_of(self.view) | (remembered(self.parting, self.view.reader) if self.parting else {})
        shown = {
            key: (cards[key], TABLE_PIXELS if key in rendered.large else pixels)
            for key in rendered.pictures
            if key in cards
        }
        self.press.make_copies(shown.values())
        copies = {key: self.press.copies[copy] for key, copy in shown.items()}
        return {**figures(rendered), **copies}, tuple(shown.values())

    def _tables(self, rendered: Rendered, pixels: int) -> dict[str, Table]:
        """The tables that the letter shows as one picture each."""
        cards = tables_of(self.view)
        return {key: (cards[key], AS_A_TABLE[pixels]) for key in rendered.pictures if key in cards}

    def _pages(self) -> Iterator[PageFile]:
        if not self._wants_pages:
            return
        if self.kind in _WITH_PAGES:
            yield from self._pages_of_round()
        if self.welcomes and cards_of_example(self.press):
            yield rules_file(self.press, self.press.languages[self.view.reader])

    def _pages_of_round(self) -> Iterator[PageFile]:
        view, press = self.view, self.press
        place, language = f"round-{min(each.number for each in view.rounds):02d}", press.languages[view.reader]
        if view.phase is Phase.VOTE and self.kind is not Kind.HAND:
            file = tables_file if view.rules.together else reveal_file
            yield file(press, language, f"{place}/reveal{press.ending(language)}")
        elif view.hand and view.phase is not Phase.FINISHED:
            yield hand_file(press, view, f"{place}/hand-{file_names(press.game.seats)[view.reader]}.pdf")
        if view.last_rounds and self.results:
            file = cycle_results_file if view.rules.together else results_file
            yield file(press, language, f"round-{view.last_rounds[0].number:02d}/results{press.ending(language)}")


def _copies(pages: tuple[PageFile, ...], pixels: int) -> tuple[Copy, ...]:
    """The small copies of cards that stand on pages."""
    return tuple((card, min(page.pixels, pixels)) for page in pages for card in page.pictures.values())


def figures(rendered: Rendered) -> Pictures:
    """The pictures of a letter that show no card."""
    return figure_pictures(rendered.pictures)


def _weight(pictures: Pictures, enclosures: tuple[Enclosure, ...]) -> float:
    contents = (*pictures.values(), *(each.content for each in enclosures))
    return sum(_HEADER + _AS_SENT * len(content) for content in contents)
