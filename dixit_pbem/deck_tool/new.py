"""`deck new`: a deck from anybody's pictures, which may be corrected by hand and made again as often as one likes.

Pictures become originals, originals become cards by the numbers in `deck.yaml`. What a person wrote or changed stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dixit_pbem.deck_tool.cutting import Cut, cut, preview_file
from dixit_pbem.deck_tool.deck_text import Entry, first_words, title_of, with_entries
from dixit_pbem.deck_tool.intake import Original, fresh_ones, pictures_in, take_in
from dixit_pbem.deck_tool.workshop import CARDS, Workshop, put
from dixit_pbem.errors import BadFile, Mistake, NotFound, Problem
from dixit_pbem.layout.crop import best_crop
from dixit_pbem.layout.paper import Size
from dixit_pbem.progress import OnProgress, unwatched, worked_on
from dixit_pbem.storage.deck_file import NO_CARDS, USUAL_SIZE, is_file, read_deck_text
from dixit_pbem.storage.decks import DECK_FILE, Card, Deck
from dixit_pbem.storage.new_file import title_from

PREVIEW = "preview.pdf"


@dataclass(frozen=True, slots=True)
class NewDeck:
    """What `deck new` did, what it left alone, and what it could not do."""

    deck: Deck
    made: tuple[Cut, ...]
    """The cards that are new or were made anew."""
    notes: tuple[str, ...]
    problems: tuple[Problem, ...]
    """Pictures that did not become cards; all others did."""
    preview: Path | None


def new_deck(
    folder: Path, pictures: Sequence[Path] = (), *, size: Size | None = None, on_progress: OnProgress = unwatched
) -> NewDeck:
    """Make a deck of the pictures, or of those in its own folder; or bring a deck to what its file says now."""
    workshop = Workshop.opened(folder)
    raw = _text(folder, size)
    deck = _deck(workshop, raw)
    _must_agree(deck, size)
    fresh, unread = fresh_ones(
        _pictures(pictures or _itself(folder), deck), workshop, taken=[_short_id(card) for card in deck.cards]
    )
    originals, unfit = take_in(fresh, workshop, on_progress=on_progress)
    if not originals and not deck.cards:
        raise _nothing_to_make(folder, (*unread, *unfit))
    deck = _entered(originals, raw, deck, workshop)
    cuts, spoilt = _cut_all(deck, workshop, on_progress=on_progress)
    preview = folder / PREVIEW if cuts else None
    if preview:
        put(preview, preview_file(deck, cuts))
    return NewDeck(
        deck=deck,
        made=tuple(one for one in cuts if one.is_new),
        notes=tuple(note for one in cuts if (note := _note(one))),
        problems=(*unread, *unfit, *spoilt),
        preview=preview,
    )


def _itself(folder: Path) -> tuple[Path, ...]:
    return (folder,) if folder.is_dir() else ()


def _pictures(places: Sequence[Path], deck: Deck) -> tuple[Path, ...]:
    """The pictures of all these files and folders that are no cards of the deck already."""
    cards = {card.file for card in deck.cards}
    return tuple(picture for place in places for picture in pictures_in(place) if picture not in cards)


def _text(folder: Path, size: Size | None) -> bytes:
    """The text of the deck's file, or the one that it begins with."""
    path = folder / DECK_FILE
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return first_words(title_from(folder.resolve()), size or USUAL_SIZE)
    except OSError as error:
        raise BadFile([Problem(str(path), 0, f"It cannot be read ({error.strerror}).")]) from error


def _deck(workshop: Workshop, raw: bytes) -> Deck:
    """The deck of a text, which may have no card yet, and whose pictures may still have to be made."""
    deck, problems = read_deck_text(
        workshop.folder, raw, has_picture=lambda card: is_file(card) or is_file(workshop.original_of(card))
    )
    serious = [problem for problem in problems if problem.text != NO_CARDS]
    if serious:
        raise BadFile(serious)
    return deck


def _must_agree(deck: Deck, size: Size | None) -> None:
    if size and size != deck.size:
        path = deck.folder / DECK_FILE
        raise Mistake(f"The cards of this deck measure {deck.size}. To change that, change 'card_size' in {path}.")


def _nothing_to_make(folder: Path, problems: Sequence[Problem]) -> BadFile | NotFound:
    if problems:
        return BadFile(problems)
    return NotFound(
        f"There are no pictures in '{folder}'. Copy some into it, or name them: dixit-pbem deck new {folder} PICTURES"
    )


def _entered(originals: Sequence[Original], raw: bytes, deck: Deck, workshop: Workshop) -> Deck:
    """The deck with a card for each new original, as its file says it now."""
    entries = tuple(
        Entry(
            id=original.fresh.id,
            file=f"{CARDS}/{original.fresh.id}.jpg",
            title=title_of(original.fresh.path.stem, number),
            crop=best_crop(original.size, deck.picture, original.importance),
        )
        for number, original in enumerate(originals, start=len(deck.cards) + 1)
    )
    path = deck.folder / DECK_FILE
    text = with_entries(raw, entries)
    grown, problems = read_deck_text(deck.folder, text, has_picture=lambda _: True)
    if problems or len(grown.cards) != len(deck.cards) + len(entries):
        way_out = (
            "Move 'cards:' to the end of the file and write each card on lines of its own, so that more can follow."
        )
        raise BadFile([Problem(str(path), 0, f"No card can be added at its end. {way_out}")])
    if entries:
        put(path, text)
        workshop.sources.update({original.fresh.hash: f"{original.fresh.id}.jpg" for original in originals})
        workshop.remember()
    return grown


def _cut_all(deck: Deck, workshop: Workshop, *, on_progress: OnProgress) -> tuple[tuple[Cut, ...], tuple[Problem, ...]]:
    """Every card that has an original, brought up to date; and what is wrong with the others."""
    results = worked_on(deck.cards, lambda card: _cut_or_problems(card, deck, workshop), on_progress=on_progress)
    workshop.remember()
    cuts = tuple(result for result in results if isinstance(result, Cut))
    return cuts, tuple(problem for result in results if not isinstance(result, Cut) for problem in result)


def _cut_or_problems(card: Card, deck: Deck, workshop: Workshop) -> Cut | tuple[Problem, ...]:
    original = workshop.original_of(card.file)
    if not original.is_file():
        text = f"There is no {original.relative_to(deck.folder)} to make this card of. Put it back, or delete 'crop'."
        return (Problem(str(deck.folder / DECK_FILE), card.line, text),) if card.crop else ()
    try:
        return cut(card, workshop, shape=deck.picture)
    except BadFile as bad:
        return bad.problems


def _note(one: Cut) -> str:
    """What a person should know of a card beside its being there."""
    name = _short_id(one.card)
    if one.by_hand:
        return f"{one.card.file} is not as it was made and stays so. Delete it to have it made anew."
    if one.card.crop not in (None, one.crop):
        crop = one.crop
        shown = f"[{crop.x}, {crop.y}, {crop.width}, {crop.height}]"
        return f"The crop of '{name}' has not the shape of the card, or leaves the picture: {shown} is shown."
    return ""


def _short_id(card: Card) -> str:
    return card.id.partition("/")[2]
