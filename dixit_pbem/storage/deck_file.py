"""Reading `deck.yaml` strictly: whatever is wrong with it is told at once, each with its line."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from dixit_pbem.engine.model import CardId
from dixit_pbem.errors import BadFile, Mistake, Problem, did_you_mean
from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.paper import Size, card_size
from dixit_pbem.storage.decks import DECK_FILE, Card, Deck
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Node, decoded
from dixit_pbem.storage.values import LONGEST_TITLE, why_no_title

DECK_KEYS = ("title", "author", "licence", "card_size", "bleed", "back", "cards")
CARD_KEYS = ("id", "file", "title", "texts", "crop")
CARD_ID = re.compile(r"[\w.-]+")
MEASURE = re.compile(r"(\d{1,2}(?:\.\d+)?) ?(?:mm)?")
USUAL_SIZE = Size(80, 120)
WIDEST_BLEED = 10.0
_DECKS_KEPT = 8
NO_CARDS = "The deck has no cards. List them under 'cards:', each with an id and a file."


def read_deck(folder: Path) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck as far as it can be read, and every problem of its file."""
    try:
        must_be_in_deck(folder / DECK_FILE, folder)
        return _as_it_lies(folder, (folder / DECK_FILE).read_bytes())
    except BadFile as link:
        return _DeckReading(folder, is_file).deck(None), link.problems
    except FileNotFoundError:
        text = "There is no such file. 'dixit-pbem deck new' writes one for the pictures in a folder."
    except OSError as error:
        text = f"It cannot be read ({error.strerror})."
    return _DeckReading(folder, is_file).deck(None), (Problem(str(folder / DECK_FILE), 0, text),)


class _Known:
    """A deck as it was read the last time: whoever looks after games asks at every step."""

    raw: bytes = b""
    deck: Deck | None = None
    lay: tuple[object, ...] = ()
    """What lay in the folders of its pictures then."""


@lru_cache(_DECKS_KEPT)
def _known(_folder: Path, _real: Path) -> _Known:
    return _Known()


def _as_it_lies(folder: Path, raw: bytes) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck of this text; one without problems is read anew when its text or the files of its pictures change."""
    known = _known(folder, folder.resolve())
    if known.deck and known.raw == raw and known.lay == _lies(known.deck):
        return known.deck, ()
    deck, problems = read_deck_text(folder, raw, has_picture=is_file)
    if not problems:
        known.raw, known.lay, known.deck = raw, _lies(deck), deck
    return deck, problems


def _lies(deck: Deck) -> tuple[object, ...]:
    """Where the pictures of a deck lie, and every file there; of a link where it leads."""
    pictures = [*(card.file for card in deck.cards), *([deck.back] if deck.back else [])]
    places = sorted({file.parent for file in pictures})
    return tuple((place, os.path.realpath(place), _listed(place)) for place in places)


def _listed(place: Path) -> frozenset[tuple[str, bool, str]]:
    with suppress(OSError), os.scandir(place) as found:
        return frozenset(
            (each.name, each.is_file(), os.path.realpath(each.path) if each.is_symlink() else "") for each in found
        )
    return frozenset()


def read_deck_text(
    folder: Path, raw: bytes, *, has_picture: Callable[[Path], bool]
) -> tuple[Deck, tuple[Problem, ...]]:
    """The same of a text that is, or is about to become, the file of the deck in this folder."""
    reading = _DeckReading(folder, has_picture)
    deck = reading.deck(reading.root(raw))
    return deck, tuple(sorted(set(reading.problems)))


def must_be_in_deck(path: Path, folder: Path) -> None:
    """Nothing, unless it is a link that leads out of a deck: whoever made it chose what lies there."""
    if not lies_within(path, folder):
        text = "This is a link out of the folder of the deck, and is not followed. Put a copy in its place."
        raise BadFile([Problem(str(path), 0, text)])


def is_file(path: Path) -> bool:
    """Whether a file of this name is there; a name that cannot be one is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def _is_link(path: Path) -> bool:
    """Whether a link of this name is there; a name that cannot be one is none."""
    try:
        return path.is_symlink()
    except OSError:
        return False


@lru_cache(_DECKS_KEPT)
def _tree(raw: bytes, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """What a file of these bytes holds, and what cannot be read: whoever looks after games asks at every step."""
    reading = Reader(file)
    try:
        root = reading.document(decoded(raw, file))
    except BadFile as error:
        return None, error.problems
    return root, tuple(reading.problems)


class _DeckReading(Reader):
    """One reading of a `deck.yaml`: what must not stand twice is remembered with the line of the first."""

    def __init__(self, folder: Path, has_picture: Callable[[Path], bool]) -> None:
        super().__init__(str(folder / DECK_FILE))
        self.folder = folder
        self.has_picture = has_picture
        self.name = folder.resolve().name
        self.ids: dict[str, int] = {}
        self.pictures: dict[Path, int] = {}
        self.within: dict[Path, bool] = {}
        """Which folders of pictures lie in that of the deck, whatever links are on the way."""

    def root(self, raw: bytes) -> Node | None:
        """What the file holds, if it can be read at all."""
        root, problems = _tree(raw, self.file)
        self.problems.extend(problems)
        return root

    def deck(self, root: Node | None) -> Deck:
        """Everything that the file says."""
        keys = self.section(root, known=DECK_KEYS) if root else {}
        entries = self.items(keys["cards"]) if "cards" in keys else ()
        if root and not entries:
            self.complain(0, NO_CARDS)
        return Deck(
            name=self.name,
            folder=self.folder,
            title=self._title(keys) or self.name,
            author=self._text(keys, "author"),
            licence=self._text(keys, "licence"),
            size=self._size(keys),
            bleed=self._bleed(keys),
            back=self._picture(keys, "back"),
            cards=tuple(card for card in map(self._card, entries) if card),
        )

    def _text(self, keys: Mapping[str, Node], key: str) -> str:
        return (self.text(keys[key]) or "") if key in keys else ""

    def _title(self, keys: Mapping[str, Node]) -> str:
        title = self._text(keys, "title")
        if why := why_no_title(title):
            self.complain(keys["title"].line, why)
        return title[:LONGEST_TITLE]

    def _size(self, keys: Mapping[str, Node]) -> Size:
        text = self._text(keys, "card_size")
        try:
            return card_size(text) if text else USUAL_SIZE
        except Mistake as mistake:
            self.complain(keys["card_size"].line, str(mistake))
            return USUAL_SIZE

    def _bleed(self, keys: Mapping[str, Node]) -> float:
        if "bleed" not in keys:
            return 0.0
        value = self.value(keys["bleed"])
        measure = MEASURE.fullmatch(str(value))
        if measure and float(measure[1]) <= WIDEST_BLEED:
            return float(measure[1])
        if value is not None:
            limit = f"0 to {WIDEST_BLEED:g} mm on each side, as in 3 mm."
            self.complain(keys["bleed"].line, f"The bleed cannot be '{value}'. It is {limit}")
        return 0.0

    def _card(self, entry: Node) -> Card | None:
        keys = self.section(entry, known=CARD_KEYS, required=("id", "file"))
        name, file = self._id(keys), self._picture(keys, "file")
        title, crop = self._title(keys), self._crop(keys)
        nodes = (self.entries(keys["texts"]) if "texts" in keys else None) or {}
        texts = {language: text for language, node in nodes.items() if (text := self.text(node))}
        if not name or not file:
            return None
        return Card(CardId(f"{self.name}/{name}"), file, title or name, MappingProxyType(texts), crop, entry.line)

    def _id(self, keys: Mapping[str, Node]) -> str:
        name = self._text(keys, "id")
        if not name:
            return ""
        line = keys["id"].line
        if not CARD_ID.fullmatch(name):
            self.complain(line, f"'{name}' cannot be an id. Use letters, digits and hyphens only, as in moon-door.")
        elif name in self.ids:
            self.complain(line, f"Line {self.ids[name]} has the id '{name}' already. Give one of the two another id.")
        else:
            self.ids[name] = line
            return name
        return ""

    def _picture(self, keys: Mapping[str, Node], key: str) -> Path | None:
        name = self._text(keys, key)
        if not name:
            return None
        line, path = keys[key].line, Path(os.path.normpath(name))
        if path.is_absolute() or path.parts[:1] == ("..",):
            self.complain(line, f"'{name}' lies outside the folder of the deck. Copy the picture into it.")
        elif self._leads_out(self.folder / path):
            self.complain(line, f"'{name}' is a link out of the folder of the deck. Put the picture in its place.")
        elif not self.has_picture(self.folder / path):
            there = (*self.folder.glob("*"), *self.folder.glob("*/*"))
            close = did_you_mean(name, [each.relative_to(self.folder).as_posix() for each in there])
            self.complain(line, f"There is no picture '{name}'.{close} Put it back, or take the line out.")
        elif path in self.pictures:
            taken = f"Line {self.pictures[path]} has the picture '{name}' already."
            self.complain(line, f"{taken} Take one of the two cards out.")
        else:
            self.pictures[path] = line
            return self.folder / path
        return None

    def _leads_out(self, path: Path) -> bool:
        """Whether a link leads out of the folder; where none stands the way is followed once for all pictures."""
        place = self.folder if path == self.folder else path.parent
        if place not in self.within:
            self.within[place] = lies_within(place, self.folder)
        return not self.within[place] or (_is_link(path) and not lies_within(path, self.folder))

    def _crop(self, keys: Mapping[str, Node]) -> CropBox | None:
        if "crop" not in keys:
            return None
        node = keys["crop"]
        numbers = [self.whole(item) for item in self.items(node)]
        if None in numbers:
            return None
        match numbers:
            case [int(x), int(y), int(width), int(height)] if min(x, y) >= 0 and min(width, height) > 0:
                return CropBox(x, y, width, height)
        meaning = "left, top, width and height in pixels, as in [0, 120, 800, 1200]"
        self.complain(node.line, f"'crop' is four whole numbers: {meaning}.")
        return None
