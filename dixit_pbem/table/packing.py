"""The use-case of `pack`: a game with all that it needs elsewhere, in one file.

In it are the game file, its side folder (the journal's copy, mails, clue files), decks and templates of its own. Never
in it: passwords, tokens, locks, what can be made again (`output/`), and what lies in a mailbox.

Edge: reads all of these, under the game's locks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dixit_pbem import __version__
from dixit_pbem.errors import Busy, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, opened
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.archive import Entry, write_archive
from dixit_pbem.storage.decks import DECK_FILE, Deck, find_deck, load_decks
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.storage.editions import earlier_files
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.guard import MOVED
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.shipped import is_copy, shipped

ENDING = ".dixit"
FORMAT = 1
TEMPLATES = ("mail", "album")
HERE_ALONE = ("lock", "sending.lock", "replacement", MOVED)
"""What a side folder holds for this computer."""
_PATIENCE = 30.0


@frozen
class PackedGame:
    """What was packed, and what is worth knowing about it."""

    path: Path
    files: int
    size: int
    notes: tuple[str, ...]


@frozen
class _Place:
    """A deck, and where it lies when it is unpacked."""

    deck: Deck
    name: str
    note: str = ""


def pack(
    game: GameFile, target: Path | None, *, whole: bool, move: bool, on_progress: OnProgress = unwatched
) -> PackedGame:
    """Pack a game while nobody writes it or sends its mails; with `move` it rests here from then on."""
    path = target or Path(f"{game.path.stem}{ENDING}")
    with game.turn_to_send(patience=_PATIENCE) as free:
        if not free:
            raise Busy(f"{game.path}: its mails are leaving just now. Call the command again in a minute.")
        with game.locked() as pen:
            found = opened(game.home, pen.contents)
            decks, missing = _decks(found, whole=whole)
            entries = {entry.name: entry for entry in _entries(game, found, decks)}
            write_archive(path, entries.values(), about=_about(game, found), on_progress=on_progress)
            if move:
                game.keep(MOVED, f"{path.name}\n".encode())
    notes = (*(place.note for place in decks if place.note), *missing)
    return PackedGame(path, len(entries), path.stat().st_size, notes)


def _about(game: GameFile, found: Opened) -> dict[str, object]:
    pictures = {} if found.game is None else {str(card): mark for card, mark in found.game.setup.pictures.items()}
    return {
        "format": FORMAT,
        "game": game.path.name,
        "title": found.settings.title,
        "events": len(found.journal),
        "pictures": pictures,
        "program": __version__,
    }


def _entries(game: GameFile, found: Opened, decks: tuple[_Place, ...]) -> Iterator[Entry]:
    """Every file that goes along, but those in which a password lies."""
    secret = frozenset(_password_files(found))
    beside, side = found.home.beside, game.side_folder
    files = [(game.path.name, game.path)]
    files += (
        (f".{game.path.name}.d/{path.relative_to(side).as_posix()}", path)
        for path in _files_in(side)
        if path.relative_to(side).parts[0] not in HERE_ALONE and path.suffix != ".part"
    )
    for kind in TEMPLATES:
        templates = (path for path in _files_in(beside / "templates" / kind) if lies_within(path, beside))
        named = ((path.relative_to(beside).as_posix(), path) for path in templates)
        files += ((name, path) for name, path in named if not is_copy(path, shipped(name)))
    begun = found.game.setup.pictures if found.game else {}
    for place in decks:
        deck = place.deck
        files += (
            (f"{place.name}/{path.relative_to(deck.folder).as_posix()}", path)
            for path in (*_files_of(deck), *earlier_files(deck, begun))
        )
    return (Entry(name, path) for name, path in files if path.resolve() not in secret)


def _files_of(deck: Deck) -> Iterator[Path]:
    yield deck.folder / DECK_FILE
    yield from (card.file for card in deck.cards)
    if deck.back:
        yield deck.back


def _files_in(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())


def _password_files(found: Opened) -> Iterator[Path]:
    for way in (found.settings.mail.send.way, found.settings.mail.fetch.way):
        place = way.password_from if isinstance(way, Server) else None
        if place and place.startswith("file:"):
            yield (found.home.beside / Path(place.removeprefix("file:")).expanduser()).resolve()


def _decks(found: Opened, *, whole: bool) -> tuple[tuple[_Place, ...], tuple[str, ...]]:
    """The decks that go along, and what keeps others from it; the program's own is at hand wherever the program is."""
    try:
        decks = load_decks(found.settings.decks, found.home.beside)
    except DixitError as problem:
        return (), (f"No deck is packed: {problem}",)
    named = zip(found.settings.decks, decks, strict=True)
    places = tuple(_place(name, deck, found.home.beside) for name, deck in named)
    return tuple(place for place in places if whole or not _is_the_programs(place.deck)), ()


def _is_the_programs(deck: Deck) -> bool:
    """Whether the program brings it wherever it is: it lies whole beside a game that is kept where that was fetched."""
    ours = shipped("decks") / deck.folder.name
    return ours.is_dir() and (
        deck.folder.samefile(ours)
        or all(is_copy(file, ours / file.relative_to(deck.folder)) for file in _files_of(deck))
    )


def _place(name: str, deck: Deck, beside: Path) -> _Place:
    """A deck keeps its place beside the game; one from elsewhere gets the usual one, and another name in the file."""
    there = find_deck(name, beside)
    inside = there.absolute().is_relative_to(beside.absolute()) and ".." not in there.parts
    if inside and there.name == deck.name:
        return _Place(deck, there.absolute().relative_to(beside.absolute()).as_posix())
    usual = f"decks/{deck.name}"
    if name == deck.name:
        return _Place(deck, usual)
    return _Place(deck, usual, f"The deck '{name}' is packed as {usual}: where you unpack it, write deck: {deck.name}.")
