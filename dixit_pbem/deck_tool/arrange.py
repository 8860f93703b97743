"""A deck arranged by hand: pictures handed over, a card's title and crop, a card taken out, what the deck is called.

Everything lands in `deck.yaml`, line by line, and `new_deck` makes of it what it says. Edge: writes the deck's folder.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from dixit_pbem.deck_tool.new_deck import NewDeck, new_deck
from dixit_pbem.deck_tool.originals import PICTURE_ENDINGS
from dixit_pbem.deck_tool.workshop import Workshop, put
from dixit_pbem.errors import DixitError, Mistake, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import CropBox, fitted
from dixit_pbem.paper.pictures import jpeg_of, picture_bytes, upright_size
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.deck_file import must_be_in_deck, read_deck_text
from dixit_pbem.storage.decks import DECK_FILE, Card, Deck, load_deck
from dixit_pbem.storage.new_file import path_for, quoted
from dixit_pbem.storage.setting_text import Step, with_setting
from dixit_pbem.storage.shipped import shipped

MOST_CARDS = 500
_UNFIT = re.compile(r"[^\w .()+-]")
BACK = "back.jpg"


@frozen
class Picture:
    """A picture that somebody handed over: what its file is called there, and where it lies here."""

    name: str
    content: bytes


@frozen
class Part:
    """A part of a picture as shares of its width and height: where it begins, and how wide it is."""

    left: float
    top: float
    width: float


def folder_for(title: str, beside: Path) -> Path:
    """Where a new deck of that title goes: a folder that is not there yet."""
    decks = beside / "decks"
    stem = path_for(title, decks).stem
    number, folder = 1, decks / stem
    while folder.exists() or (shipped("decks") / folder.name).exists():
        number += 1
        folder = decks / f"{stem}-{number}"
    return folder


def take_in(folder: Path, pictures: Sequence[Picture], *, on_progress: OnProgress = unwatched) -> NewDeck:
    """Make cards of pictures; a folder that is no deck yet becomes one. No name leads out of a folder of our own."""
    must_be_ours(folder)
    with TemporaryDirectory() as handed_over:
        places = []
        for number, picture in enumerate(pictures):
            # One folder each, so that none takes the place of another, and their names may still tell the titles.
            place = Path(handed_over) / f"{number:03}"
            place.mkdir(mode=0o700)
            places.append(place / _safe_name(picture.name))
            places[-1].write_bytes(picture.content)
        before = len(load_deck(folder).cards) if (folder / DECK_FILE).exists() else 0
        if before + len(places) > MOST_CARDS:
            raise Mistake(f"A deck has {MOST_CARDS} cards at most; here would be {before + len(places)}. Take fewer.")
        return new_deck(folder, places, on_progress=on_progress)


def _safe_name(name: str) -> str:
    """The last part of a name, whatever system it comes from, with an ending that a picture may have."""
    last = _UNFIT.sub("-", re.split(r"[/\\]", name)[-1]).strip(". ")[-80:] or "picture"
    stem, dot, ending = last.rpartition(".")
    return last if dot and f".{ending.lower()}" in PICTURE_ENDINGS else f"{stem or last}.jpg"


def change_card(folder: Path, name: str, *, title: str | None = None, part: Part | None = None) -> Card:
    """Give a card another title, or show another part of its picture."""
    must_be_ours(folder)
    number, card = card_called(load_deck(folder), name)
    changes: list[tuple[str, str]] = [("title", quoted(title.strip()))] if title and title.strip() else []
    if part:
        changes.append(("crop", _crop(folder, card, part).numbers))
    if changes:
        _write(folder, [(("cards", number, key), value) for key, value in changes])
        new_deck(folder)
    return card_called(load_deck(folder), name)[1]


def take_out(folder: Path, name: str) -> None:
    """Take a card out of its deck, with what was made of its picture; a picture made by hand stays where it is."""
    must_be_ours(folder)
    deck = load_deck(folder)
    number, card = card_called(deck, name)
    if len(deck.cards) == 1:
        raise Mistake("This is the last card of the deck. Take in other pictures first.")
    raw = (folder / DECK_FILE).read_bytes()
    lines = raw.decode().splitlines(keepends=True)
    end = deck.cards[number + 1].line - 1 if number + 1 < len(deck.cards) else len(lines)
    put(folder / DECK_FILE, _checked(folder, "".join((*lines[: card.line - 1], *lines[end:])), deck, fewer=1))
    workshop = Workshop.opened(folder)
    if not workshop.is_by_hand(card.file):
        original = workshop.original_of(card.file)
        workshop.sources = {hash_: file for hash_, file in workshop.sources.items() if file != original.name}
        workshop.cards.pop(workshop.name_of(card.file), None)
        workshop.remember()
        for path in (card.file, original):
            path.unlink(missing_ok=True)


def tell_of(folder: Path, *, title: str, author: str, licence: str) -> Deck:
    """What the deck says of itself."""
    must_be_ours(folder)
    if not title.strip():
        raise Mistake("A deck needs a title. Write one, as in Summer by the sea.")
    texts = (("title", title.strip()), ("author", author.strip()), ("licence", licence.strip()))
    _write(folder, [((key,), quoted(text) if text else '""') for key, text in texts])
    return load_deck(folder)


def give_back(folder: Path, picture: Picture) -> Deck:
    """Put a picture on the back of every card, without what it tells of its maker."""
    must_be_ours(folder)
    with TemporaryDirectory() as handed_over:
        place = Path(handed_over) / _safe_name(picture.name)
        place.write_bytes(picture.content)
        put(folder / BACK, jpeg_of(place))
    _write(folder, [(("back",), BACK)])
    return load_deck(folder)


def must_be_ours(folder: Path) -> None:
    """A refusal for the decks that come with the program: they are the same for all who play with them."""
    if folder.resolve().is_relative_to(shipped("decks").resolve()):
        raise DixitError(f"The deck '{folder.name}' comes with the program and stays as it is. Begin one of your own.")
    must_be_in_deck(folder / DECK_FILE, folder)


def card_called(deck: Deck, name: str) -> tuple[int, Card]:
    """A card by its id within the deck, and its place in the list."""
    for number, card in enumerate(deck.cards):
        if card.id.partition("/")[2] == name:
            return number, card
    raise NotFound(f"The deck '{deck.name}' has no card '{name}'.")


def original_size(folder: Path, card: Card) -> tuple[Path, tuple[int, int]]:
    """The uncut picture of a card, and how large it is as one sees it."""
    original = Workshop.opened(folder).original_of(card.file)
    if not original.is_file():
        raise NotFound("This card has no uncut picture, so there is nothing to crop.")
    return original, upright_size(original, picture_bytes(original))


def _crop(folder: Path, card: Card, part: Part) -> CropBox:
    """A part as pixels in the shape of the card, inside the picture."""
    if not all(-1 <= number <= 2 for number in (part.left, part.top, part.width)) or part.width <= 0:
        raise Mistake("This part lies outside the picture. Write shares of it, as in 0.1 0.2 0.6.")
    _, (width, height) = original_size(folder, card)
    shape = load_deck(folder).picture
    wide = max(1, min(round(part.width * width), width))
    high = min(height, max(1, round(wide * shape.height / shape.width)))
    return fitted(
        CropBox(max(0, round(part.left * width)), max(0, round(part.top * height)), wide, high), (width, height), shape
    )


def _write(folder: Path, changes: Sequence[tuple[tuple[Step, ...], str]]) -> None:
    """Change lines of the deck's file, and no other byte."""
    text = (folder / DECK_FILE).read_bytes().decode()
    for path, value in changes:
        text = with_setting(text, path, value)
    put(folder / DECK_FILE, _checked(folder, text, load_deck(folder), fewer=0))


def _checked(folder: Path, text: str, before: Deck, *, fewer: int) -> bytes:
    """The text as it may be written: it must read as a deck of as many cards."""
    raw = text.encode()
    deck, problems = read_deck_text(folder, raw, has_picture=lambda path: path.is_file())
    if problems:
        raise Mistake("\n".join(str(problem) for problem in problems))
    if len(deck.cards) != len(before.cards) - fewer:
        raise Mistake(f"{folder / DECK_FILE} is written in a way of its own. Change it by hand.")
    return raw
