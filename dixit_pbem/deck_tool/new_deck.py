"""`deck new`: a deck from anybody's pictures, which may be corrected by hand and made again as often as one likes.

Pictures become originals, originals become cards by the numbers in `deck.yaml`: the part that it names, as large as a
printer shows; a whole picture is not touched. What a person wrote or changed stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PIL import Image

from dixit_pbem.deck_tool.deck_text import Entry, first_words, title_of, with_entries
from dixit_pbem.deck_tool.originals import SIDE, Original, fresh_ones, importance, pictures_in, sound_ones, take_in
from dixit_pbem.deck_tool.workshop import CARDS, Workshop, put
from dixit_pbem.errors import BadFile, Mistake, NotFound, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import CropBox, best_crop, fitted
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.preview import Shown, preview
from dixit_pbem.paper.fonts import measure, printable_text
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.pictures import apart, decoded, encoded, opened, picture_bytes, upright_size
from dixit_pbem.paper.thumbnails import short_hash, thumbnails
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.shell import typed
from dixit_pbem.storage.deck_file import NO_CARDS, USUAL_SIZE, is_file, must_be_in_deck, read_deck_text
from dixit_pbem.storage.decks import DECK_FILE, Card, Deck
from dixit_pbem.storage.new_file import title_from

PREVIEW = "preview.pdf"
PPI, MOST_PPI = 300, 450
QUALITY = 88
WIDTH = 480
PALE, PALE_QUALITY = 0.7, 60
HOW_TO = (
    "The coral frame is what a card shows of its picture. To show another part, change the numbers of that card's "
    "'crop' in deck.yaml: left, top, width and height in the pixels of the rulers. Then call 'dixit-pbem deck new' "
    "with the deck's folder again."
)


@frozen
class Cut:
    """What a card shows of its original."""

    card: Card
    original: Path
    size: tuple[int, int]
    crop: CropBox
    by_hand: bool
    """The picture of the card was changed by a person, and left alone."""
    is_new: bool

    @property
    def share(self) -> float:
        """How much of the original the card shows, from 0 to 1."""
        return self.crop.width * self.crop.height / (self.size[0] * self.size[1])


@frozen
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
    raw, deck = _begun(workshop, size)
    places = pictures or ((folder,) if folder.is_dir() else ())
    originals, doubled, unfit = _taken_in(places, deck, workshop, on_progress=on_progress)
    deck = _entered(originals, raw, deck, workshop)
    results, spoilt = sound_ones(
        deck.cards, lambda card: cut(card, workshop, shape=deck.picture), on_progress=on_progress
    )
    workshop.remember()
    cuts = tuple(one for one in results if one)
    shown = folder / PREVIEW if cuts else None
    if shown:
        put(shown, preview_file(deck, cuts))
    return NewDeck(
        deck=deck,
        made=tuple(one for one in cuts if one.is_new),
        notes=(*doubled, *(note for one in cuts if (note := _note(one)))),
        problems=(*unfit, *spoilt),
        preview=shown,
    )


def _begun(workshop: Workshop, size: Size | None) -> tuple[bytes, Deck]:
    """The deck's text as it is or begins, and its deck: it may have no card yet, or cards that must still be made."""
    path = workshop.folder / DECK_FILE
    must_be_in_deck(path, workshop.folder)
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raw = first_words(title_from(workshop.folder.resolve()), size or USUAL_SIZE)
    except OSError as error:
        raise BadFile([Problem(str(path), 0, f"It cannot be read ({error.strerror}).")]) from error
    deck, problems = read_deck_text(
        workshop.folder, raw, has_picture=lambda card: is_file(card) or is_file(workshop.original_of(card))
    )
    serious = [problem for problem in problems if problem.text != NO_CARDS]
    if serious:
        raise BadFile(serious)
    if size and size != deck.size:
        raise Mistake(f"The cards of this deck measure {deck.size}. To change that, change 'card_size' in {path}.")
    return raw, deck


def _taken_in(
    places: Sequence[Path], deck: Deck, workshop: Workshop, *, on_progress: OnProgress
) -> tuple[tuple[Original, ...], tuple[str, ...], tuple[Problem, ...]]:
    """The originals of all new pictures in these files and folders; which came twice; what is wrong with others."""
    cards = {card.file for card in deck.cards}
    pictures = tuple(picture for place in places for picture in pictures_in(place) if picture not in cards)
    fresh, doubled, unread = fresh_ones(pictures, workshop, taken=[_short_id(card) for card in deck.cards])
    originals, unfit = take_in(fresh, workshop, on_progress=on_progress)
    if originals or deck.cards:
        return originals, doubled, (*unread, *unfit)
    if unread or unfit:
        raise BadFile((*unread, *unfit))
    folder = workshop.folder
    raise NotFound(
        f"There are no pictures in '{folder}'. Copy some into it, or name them: {typed('deck', 'new', folder)} PICTURES"
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


def _note(one: Cut) -> str:
    """What a person should know of a card beside its being there."""
    name = _short_id(one.card)
    if one.by_hand:
        return f"{one.card.file} is not as it was made and stays so. Delete it to have it made anew."
    if one.card.crop not in (None, one.crop):
        fault = "has not the shape of the card, or leaves the picture"
        return f"The crop of '{name}' {fault}: {one.crop.numbers} is shown."
    return ""


def _under_paper(path: Path, picture: bytes) -> bytes:
    """What a card leaves out, as it is shown round it."""

    def made() -> bytes:
        with opened(path, picture) as clear:
            plain = clear.convert("RGB")
        return encoded(Image.blend(plain, Image.new("RGB", plain.size, PAPER), PALE), PALE_QUALITY)

    return apart(path, made)


def _short_id(card: Card) -> str:
    return card.id.partition("/")[2]


def cut(card: Card, workshop: Workshop, *, shape: Size) -> Cut | None:
    """Bring the picture of a card to what the deck's file says, unless a person made it; None if it never was cut."""
    original = workshop.original_of(card.file)
    if not original.is_file():
        if not card.crop:
            return None
        name = original.relative_to(workshop.folder)
        text = f"There is no {name} to make this card of. Put it back, or delete 'crop'."
        raise BadFile([Problem(str(workshop.folder / DECK_FILE), card.line, text)])
    content = picture_bytes(original)
    by_hand = workshop.is_by_hand(card.file)

    def made() -> tuple[tuple[int, int], CropBox, str, bytes | None]:
        size = upright_size(original, content)
        if card.crop:
            crop = fitted(card.crop, size, shape)
        else:
            crop = best_crop(size, shape, importance(decoded(original, content, at_least=(SIDE, SIDE))))
        recipe = short_hash(f"{short_hash(content)} {crop} {shape}".encode())
        if by_hand or workshop.is_up_to_date(card.file, recipe):
            return size, crop, recipe, None
        return size, crop, recipe, _card_picture(original, content, crop=crop, shape=shape)

    size, crop, recipe, picture = apart(original, made)
    if picture is not None:
        workshop.keep_card(card.file, picture, recipe=recipe)
    return Cut(card, original, size, crop, by_hand, is_new=picture is not None)


def _card_picture(original: Path, content: bytes, *, crop: CropBox, shape: Size) -> bytes:
    """The part of an original as a JPEG file."""
    full = upright_size(original, content)
    if (crop.width, crop.height) == full and crop.width <= _pixels(shape.width, MOST_PPI):
        return content
    width = min(crop.width, _pixels(shape.width, PPI))
    height = min(crop.height, _pixels(shape.height, PPI))
    scale = width / crop.width
    picture = decoded(original, content, at_least=(ceil(full[0] * scale), ceil(full[1] * scale)))
    shrunk = picture.width / full[0], picture.height / full[1]
    box = (
        crop.x * shrunk[0],
        crop.y * shrunk[1],
        min((crop.x + crop.width) * shrunk[0], picture.width),
        min((crop.y + crop.height) * shrunk[1], picture.height),
    )
    return encoded(picture.resize((width, height), Image.Resampling.LANCZOS, box), QUALITY)


def _pixels(millimetres: float, ppi: int) -> int:
    return round(millimetres / 25.4 * ppi)


def preview_file(deck: Deck, cuts: Sequence[Cut]) -> bytes:
    """A PDF file that shows what each card shows of its picture."""
    pictures = thumbnails([cut.original for cut in cuts], WIDTH)
    by_name: dict[str, bytes] = {}
    shown: list[Shown] = []
    for number, (cut, picture) in enumerate(zip(cuts, pictures, strict=True)):
        key, pale = f"{number}", f"{number} pale"
        by_name |= {key: picture, pale: _under_paper(cut.original, picture)}
        title, name = printable_text(cut.card.title), printable_text(cut.card.id.partition("/")[2])
        shown.append(Shown(title, name, key, pale, *cut.size, cut.crop))
    return render(preview(printable_text(deck.title), shown, how_to=HOW_TO, measure=measure), by_name)
