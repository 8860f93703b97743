"""A deck for Tabletop Simulator: its cards in sheets of pictures, and the saved object that puts them on a table.

Edge: reads pictures and writes them into a folder.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PIL import Image

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck, require_cards, whole_folder
from dixit_pbem.paper.export.pictures import Pixels, as_jpeg, back_side, card_side
from dixit_pbem.paper.picture_stream import BadPictures
from dixit_pbem.paper.points import MM_PER_INCH
from dixit_pbem.progress import OnProgress, unwatched

FACE_DOWN = {"rotX": 0, "rotY": 180, "rotZ": 180}
TRANSFORM = {"posX": 0, "posY": 1, "posZ": 0, **FACE_DOWN, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
CARDS_A_SHEET = 100
"""A card's number is that of its sheet in hundreds, and its place on it from 0."""
MOST_COLUMNS, MOST_ROWS, FEWEST = 10, 7, 2
MOST_CARDS = MOST_COLUMNS * MOST_ROWS - 1
"""The last place of a sheet is what others see of a card in somebody's hand."""
LONGEST_SIDE = 4096
SHARPEST = 300 / MM_PER_INCH
"""Pixels a millimetre; nobody sees more."""
BACK = "back.jpg"
NOT_IN_A_NAME = re.compile(r"[^\w-]+")


@frozen
class SheetFile:
    """A sheet: where its picture and that of the back lie, how it is divided, and the titles of its cards."""

    face: str
    back: str
    columns: int
    rows: int
    titles: tuple[str, ...]


def saved_object(name: str, sheets: Sequence[SheetFile]) -> str:
    """The JSON text of the deck."""
    numbered = {str(number): _custom_deck(sheet) for number, sheet in enumerate(sheets, start=1)}
    cards = [
        _card(title, number * CARDS_A_SHEET + place, {str(number): numbered[str(number)]})
        for number, sheet in enumerate(sheets, start=1)
        for place, title in enumerate(sheet.titles)
    ]
    deck = {
        "Name": "DeckCustom",
        "Transform": TRANSFORM,
        "Nickname": name,
        "Description": "",
        "HideWhenFaceDown": True,
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": numbered,
        "ContainedObjects": cards,
    }
    return json.dumps({"SaveName": name, "ObjectStates": [deck]}, ensure_ascii=False, indent=2) + "\n"


def _custom_deck(sheet: SheetFile) -> dict[str, object]:
    return {
        "FaceURL": sheet.face,
        "BackURL": sheet.back,
        "NumWidth": sheet.columns,
        "NumHeight": sheet.rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _card(title: str, number: int, sheet: dict[str, object]) -> dict[str, object]:
    return {
        "Name": "Card",
        "Transform": TRANSFORM,
        "Nickname": title,
        "Description": "",
        "HideWhenFaceDown": True,
        "Hands": True,
        "SidewaysCard": False,
        "CardID": number,
        "CustomDeck": sheet,
    }


@frozen
class Grid:
    """How a sheet is divided: its columns and rows, and the pixels of a card."""

    columns: int
    rows: int
    card: Pixels

    @property
    def size(self) -> Pixels:
        """The pixels of the sheet."""
        return self.columns * self.card[0], self.rows * self.card[1]

    @property
    def last(self) -> int:
        """The place of the hidden face."""
        return self.columns * self.rows - 1

    def corner(self, place: int) -> Pixels:
        """The upper left corner of a place; places count from 0 along the rows."""
        row, column = divmod(place, self.columns)
        return column * self.card[0], row * self.card[1]


def export_tabletop(deck: ExportDeck, folder: Path, on_progress: OnProgress = unwatched) -> Path:
    """Write the sheets, the back and the saved object, whose path is returned.

    The saved object goes into `Documents/My Games/Tabletop Simulator/Saves/Saved Objects` (on a Mac
    `~/Library/Tabletop Simulator/Saves/Saved Objects`). It tells where the pictures lie on this machine; before
    others join the table, `Modding > Cloud Manager` in the program uploads them.
    """
    require_cards(deck)
    # As few sheets as possible, and none of them crowded while another is nearly empty.
    share = ceil(len(deck.cards) / ceil(len(deck.cards) / MOST_CARDS))
    shares = [deck.cards[start : start + share] for start in range(0, len(deck.cards), share)]
    grid = best_grid(len(shares[0]) + 1, deck.card)
    work = _Work(deck, grid, on_progress)
    with whole_folder(folder) as passing:
        back = work.back()
        (passing / BACK).write_bytes(as_jpeg(back))
        place, files = folder.resolve(), []
        for number, cards in enumerate(shares, start=1):
            name = f"cards-{number}.jpg"
            (passing / name).write_bytes(as_jpeg(work.sheet(cards, back)))
            titles = tuple(card.title for card in cards)
            files.append(SheetFile((place / name).as_uri(), (place / BACK).as_uri(), grid.columns, grid.rows, titles))
        work.bad.tell()
        saved = f"{NOT_IN_A_NAME.sub('-', deck.name).strip('-') or 'deck'}.json"
        (passing / saved).write_text(saved_object(deck.name, files), encoding="utf-8")
    return folder / saved


class _Work:
    """The pictures while they are made, and what is wrong with some of them."""

    def __init__(self, deck: ExportDeck, grid: Grid, on_progress: OnProgress) -> None:
        self.deck, self.grid, self.on_progress = deck, grid, on_progress
        self.done = 0
        self.bad = BadPictures()

    def back(self) -> Image.Image:
        """The back of all cards."""
        with self.bad.kept():
            return back_side(self.deck, bleed=0.0, size=self.grid.card)
        return Image.new("RGB", self.grid.card)

    def sheet(self, cards: Sequence[ExportCard], back: Image.Image) -> Image.Image:
        """Cards in their places, and the back in the last one."""
        sheet = Image.new("RGB", self.grid.size)
        sheet.paste(back, self.grid.corner(self.grid.last))
        for place, card in enumerate(cards):
            with self.bad.kept():
                sheet.paste(card_side(card.picture, self.deck, bleed=0.0, size=self.grid.card), self.grid.corner(place))
            self.done += 1
            self.on_progress(self.done, len(self.deck.cards))
        return sheet


def best_grid(places: int, card: Size) -> Grid:
    """The grid with so many places whose cards have the most pixels; of equal ones the smaller sheet."""
    grids = (
        Grid(columns, rows, _pixels(columns, rows, card))
        for columns in range(FEWEST, MOST_COLUMNS + 1)
        for rows in range(FEWEST, MOST_ROWS + 1)
        if columns * rows >= places
    )
    return max(grids, key=lambda grid: (grid.card, -grid.last))


def _pixels(columns: int, rows: int, card: Size) -> Pixels:
    """The pixels of a card, so that the whole sheet is not too large for the program."""
    scale = min(SHARPEST, LONGEST_SIDE / columns / card.width, LONGEST_SIDE / rows / card.height)
    return int(card.width * scale), int(card.height * scale)
