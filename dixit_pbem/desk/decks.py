"""Decks: the wall of each, photos dropped in, each crop moved by hand and seen as a card at once."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import UploadFile
from starlette.responses import Response

from dixit_pbem.deck_tool import arrange
from dixit_pbem.desk.asks import Ask, Limits, does_once, shows
from dixit_pbem.desk.works import Outcome
from dixit_pbem.errors import DixitError, Mistake, NotFound
from dixit_pbem.paper.printers import printers
from dixit_pbem.paper.thumbnails import thumbnail
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.decks import Card, Deck, deck_list
from dixit_pbem.storage.settings import Settings
from dixit_pbem.storage.shipped import shipped

PHOTOS = Limits(bytes=160_000_000, files=24)
"""Of one form: a phone's photos have 3 to 12 MB each."""
LARGEST_PHOTO = 60_000_000
ONE_PHOTO = Limits(bytes=LARGEST_PHOTO, files=1)
WIDTH, WIDE = 240, 900
A_WHILE = "private, max-age=300"


def _wall(ask: Ask) -> Response:
    """Every deck."""
    own = [(deck, _is_ours(deck)) for deck in deck_list(ask.desk.shelf.folder)]
    return ask.show("decks.html.j2", decks=own, limits=PHOTOS)


def deck_of(ask: Ask) -> Deck:
    """The deck that the address names: one of the list, never a path."""
    name = ask.path("deck")
    found = next((deck for deck in deck_list(ask.desk.shelf.folder) if deck.name == name), None)
    if found is None:
        raise NotFound("There is no such deck on this desk (any more). Go back to the decks.")
    return found


def _card(deck: Deck, name: str) -> Card:
    return arrange.card_called(deck, name)[1]


def _is_ours(deck: Deck) -> bool:
    return not deck.folder.resolve().is_relative_to(shipped("decks").resolve())


def _shown(ask: Ask) -> Response:
    """One deck: its wall, and what can be done to it."""
    deck = deck_of(ask)
    return ask.show(
        "deck.html.j2",
        deck=deck,
        ours=_is_ours(deck),
        games=_played_in(ask, deck),
        limits=PHOTOS,
        printers=tuple(printers()),
    )


def _played_in(ask: Ask, deck: Deck) -> tuple[str, ...]:
    """The games of this desk that have begun with this deck: their pictures must stay as they were."""
    return tuple(_titles(ask, deck))


def _titles(ask: Ask, deck: Deck) -> list[str]:
    titles = []
    for table in ask.desk.shelf.tables():
        try:
            found = table.opened
        except DixitError:
            continue
        if found.game is not None and deck.name in _names(found.settings):
            titles.append(found.settings.title)
    return titles


def _names(settings: Settings) -> set[str]:
    return {Path(name).name for name in settings.decks}


def _may_change(ask: Ask) -> Deck:
    deck = deck_of(ask)
    if games := _titles(ask, deck):
        raise DixitError(
            f"'{games[0]}' is played with this deck, whose pictures were counted at its beginning. Make another deck."
        )
    return deck


def _pictures(ask: Ask) -> tuple[arrange.Picture, ...]:
    files = [each for each in ask.form.getlist("pictures") if isinstance(each, UploadFile) and each.size]
    if not files:
        raise Mistake("No picture came. Choose some, or drop them on the page.")
    if any((each.size or 0) > LARGEST_PHOTO for each in files):
        raise Mistake(f"A picture has {LARGEST_PHOTO // 1_000_000} MB at most. Save a smaller copy.")
    return tuple(arrange.Picture(each.filename or "", each.file.read()) for each in files)


def _new(ask: Ask) -> Response:
    """Begin a deck with the photos that were dropped."""
    title = ask.field("title")
    if not title:
        raise Mistake("A deck needs a title. Write one, as in Summer by the sea.")
    folder = arrange.folder_for(title, ask.desk.shelf.folder)
    return _made(ask, folder, title=title)


def _add(ask: Ask) -> Response:
    """Take more photos into a deck."""
    return _made(ask, _may_change(ask).folder)


def _made(ask: Ask, folder: Path, *, title: str = "") -> Response:
    pictures, words = _pictures(ask), ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        made = arrange.take_in(folder, pictures, on_progress=on_progress)
        if title and made.deck.title != title:
            arrange.tell_of(folder, title=title, author="", licence="")
        told = words.count("{count} new card", "{count} new cards", len(made.made))
        return Outcome(
            (told, *made.notes, *(_without_place(ask.heard(problem.text), problem.file) for problem in made.problems))
        )

    back = f"/deck/{folder.name}" if (folder / "deck.yaml").exists() or title else "/decks"
    work = ask.desk.works.begin(words.say("Photos become cards"), back, worker)
    return ask.go(f"/work/{work.key}")


def _without_place(text: str, file: str) -> str:
    """A problem by the name of its picture alone: where it lay for a moment helps nobody."""
    return f"{Path(file).name}: {text}"


def _one_card(ask: Ask) -> Response:
    """One card: its title, and its crop to be moved."""
    deck = deck_of(ask)
    card = _card(deck, ask.path("card"))
    ours = _is_ours(deck)
    part, size = None, None
    if ours:
        try:
            _, size = arrange.original_size(deck.folder, card)
        except DixitError:
            size = None
    if size and card.crop:
        part = arrange.Part(card.crop.x / size[0], card.crop.y / size[1], card.crop.width / size[0])
    name = ask.path("card")
    names = [each.id.partition("/")[2] for each in deck.cards]
    at = names.index(name)
    return ask.show(
        "card.html.j2",
        deck=deck,
        card=card,
        name=name,
        part=part,
        size=size,
        ours=ours and not _titles(ask, deck),
        before=names[at - 1] if at else None,
        after=names[at + 1] if at + 1 < len(names) else None,
    )


def _change(ask: Ask) -> Response:
    """Another title, another crop."""
    deck, name = _may_change(ask), ask.path("card")
    part = None
    if ask.field("width"):
        try:
            part = arrange.Part(*(float(ask.field(key)) / 100 for key in ("left", "top", "width")))
        except ValueError:
            raise Mistake("The part of the picture is told by three numbers. Move the picture, or type them.") from None
    arrange.change_card(deck.folder, name, title=ask.field("title"), part=part)
    return ask.go(f"/deck/{deck.name}/card/{name}")


def _out(ask: Ask) -> Response:
    deck = _may_change(ask)
    arrange.take_out(deck.folder, ask.path("card"))
    return ask.go(f"/deck/{deck.name}")


def _tell(ask: Ask) -> Response:
    deck = deck_of(ask)
    arrange.tell_of(deck.folder, title=ask.field("title"), author=ask.field("author"), licence=ask.field("licence"))
    return ask.go(f"/deck/{deck.name}")


def _back(ask: Ask) -> Response:
    deck = _may_change(ask)
    arrange.give_back(deck.folder, _pictures(ask)[0])
    return ask.go(f"/deck/{deck.name}")


def _picture(ask: Ask) -> Response:
    """A card, small."""
    deck = deck_of(ask)
    return _jpeg(thumbnail(_card(deck, ask.path("card")).file, WIDTH, margins=deck.margins))


def _uncut(ask: Ask) -> Response:
    """The picture of which a card is a part."""
    deck = deck_of(ask)
    original, _ = arrange.original_size(deck.folder, _card(deck, ask.path("card")))
    return _jpeg(thumbnail(original, WIDE))


def _back_picture(ask: Ask) -> Response:
    deck = deck_of(ask)
    if deck.back is None:
        raise NotFound("This deck has no back of its own: a moon is drawn.")
    return _jpeg(thumbnail(deck.back, WIDTH, margins=deck.margins))


def _jpeg(content: bytes) -> Response:
    return Response(content, media_type="image/jpeg", headers={"cache-control": A_WHILE})


ROUTES = (
    shows("/decks", _wall),
    does_once("/decks", _new, PHOTOS),
    shows("/deck/{deck}", _shown),
    does_once("/deck/{deck}/pictures", _add, PHOTOS),
    does_once("/deck/{deck}/words", _tell),
    does_once("/deck/{deck}/back", _back, ONE_PHOTO),
    shows("/deck/{deck}/back.jpg", _back_picture),
    shows("/deck/{deck}/card/{card}.jpg", _picture),
    shows("/deck/{deck}/card/{card}/uncut.jpg", _uncut),
    shows("/deck/{deck}/card/{card}", _one_card),
    does_once("/deck/{deck}/card/{card}", _change),
    does_once("/deck/{deck}/card/{card}/out", _out),
)
