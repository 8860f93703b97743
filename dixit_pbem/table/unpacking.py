"""The use-case of `unpack`: a packed game goes on here. What comes from elsewhere is looked at before it is written.

Edge: reads a packed game, writes a game file with what belongs to it; never over anything that is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from dixit_pbem.errors import CannotWrite, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.shell import quoted
from dixit_pbem.storage import disk
from dixit_pbem.storage.archive import Archive, digest_of, read_archive
from dixit_pbem.storage.decks import DECK_FILE
from dixit_pbem.storage.editions import decks_as_begun, hash_of
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.mail_settings import Folder, Maildir, Mbox, Server
from dixit_pbem.table.packing import FORMAT, HERE_ALONE, TEMPLATES


@frozen
class UnpackedGame:
    """Where a game lies now, and what is to be done before it goes on."""

    game: GameFile
    files: int
    events: int
    to_do: tuple[str, ...]


def unpack(path: Path, folder: Path | None) -> UnpackedGame:
    """Unpack a game into a folder, by default one that is called as the game."""
    archive = read_archive(path)
    name = _game_of(archive)
    target = folder or Path(Path(name).stem)
    fresh = tuple(_fresh(archive, target, name))
    written: list[Path] = []
    try:
        with disk.told(str(target)):
            # The game file comes last: what is cut short on the way leaves nothing that could be played.
            for each, pieces in archive.contents(sorted(fresh, key=lambda each: (each == name, each))):
                place = target / each
                disk.own_folder(place.parent, within=target / f".{name}.d")
                disk.write_new(place, pieces)
                written.append(place)
    except BaseException:
        for place in written:
            place.unlink()
        raise
    game = GameFile(target / name)
    found = look(game)
    return UnpackedGame(game, len(archive.files), len(found.journal), tuple(_to_do(found, archive)))


def _game_of(archive: Archive) -> str:
    """The name of the game file; DixitError for an archive that holds anything but one game."""
    name, form = archive.about.get("game"), archive.about.get("format")
    if form != FORMAT:
        text = f"{archive.path} was packed by another dixit-pbem, in a form that this one does not know."
        raise DixitError(f"{text} Install the newest one: pip install --upgrade dixit-pbem")
    if not isinstance(name, str) or name not in archive.files or "/" in name or name.startswith("."):
        raise DixitError(f"{archive.path} is packed, and holds no game. Name a file that `dixit-pbem pack` made.")
    decks = tuple(each.removesuffix(DECK_FILE) for each in archive.files if each.endswith(f"/{DECK_FILE}"))
    strangers = [each for each in archive.files if each != name and not _belongs(each, name, decks)]
    if strangers:
        raise DixitError(f"{archive.path} holds {strangers[0]!r}, which belongs to no game. Do not open it.")
    return name


def _belongs(file: str, name: str, decks: tuple[str, ...]) -> bool:
    """A file of the side folder, of a template or of a deck: nothing else may come along, as into a home folder."""
    match file.split("/"):
        case [side, first, *_] if side == f".{name}.d":
            return first not in HERE_ALONE
        case ["templates", kind, _, *_]:
            return kind in TEMPLATES
        case parts:
            return file.startswith(decks) and not any(part.startswith(".") for part in parts)


def _fresh(archive: Archive, target: Path, name: str) -> Iterator[str]:
    """The files that are to be written; one that lies there already, byte for byte, may belong to two games."""
    for taken in (target / name, target / f".{name}.d"):
        if taken.exists() or taken.is_symlink():
            raise CannotWrite(f"{quoted(taken)} is there already, and nothing is written over it. Name another folder.")
    for each, packed in archive.files.items():
        place = target / each
        if not place.exists() and not place.is_symlink():
            yield each
        elif not place.is_file() or _digest(place) != packed.sha256:
            raise CannotWrite(f"{quoted(place)} is there already, with something else in it. Name another folder.")


def _digest(path: Path) -> str:
    with disk.told(str(path)), path.open("rb") as file:
        return digest_of(file)


def _to_do(found: Opened, archive: Archive) -> Iterator[str]:
    """What this computer needs before the game goes on."""
    mail = found.settings.mail
    secrets = {way.password_from for way in (mail.send.way, mail.fetch.way) if isinstance(way, Server)}
    for secret in sorted(filter(None, secrets)):
        yield f"The password is not packed: put it where the file says, {secret}."
    if isinstance(mail.fetch.way, Folder | Maildir | Mbox):
        yield f"Mails in {mail.fetch.way.path} that the game had not read yet are not packed: bring them along."
    with suppress(DixitError):
        yield from _pictures(found, archive)


def _pictures(found: Opened, archive: Archive) -> Iterator[str]:
    """Pictures that are not those with which the game began."""
    if found.game is None:
        return
    known = found.game.setup.pictures
    decks = decks_as_begun(found.settings.decks, found.home.beside, known)
    cards = {card.id: card for deck in decks for card in deck.cards}
    other = sum(card not in cards or hash_of(cards[card]) != mark for card, mark in known.items())
    if other:
        program = archive.about.get("program")
        told = f" (packed by {program})" if isinstance(program, str) and program.isprintable() else ""
        yield (
            f"{other} of {len(known)} pictures are not here as the game began with them: the program's own deck is "
            f"another in this version{told}. Pack it once more with --whole, or install that version."
        )
