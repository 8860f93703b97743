"""The folder of a demonstration: made, made anew, or found as a guest left it.

Edge: writes the game file and deletes what an earlier demonstration left.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.postbox import Postbox
from dixit_pbem.demo.script import ADDRESS, JOINING, SEED, TITLE
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import CannotWrite
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.disk import whole_file
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.new_file import NewGame
from dixit_pbem.storage.people import Person
from dixit_pbem.table.moves import new_game

GAME = "sunday.yaml"
MARK = ".dixit-pbem-demo"
_OURS = (GAME, f".{GAME}.d", "inbox", "outbox", "output")
_NOBODY = "nobody"
_ONCE = "points_to_win: null, cycles: 1}  # everybody tells once"
_OPEN = ("\n# What happened,", f"table: open\nstart: when {len(FRIENDS)} are here\n\n# What happened,")
"""For a table at which a seat is left to whoever asks for it."""
_HOUSE = (
    ("rules: odyssey\n", f"rules: {{base: odyssey, {_ONCE}\n"),
    ("rules: {base: odyssey, together: true}\n", f"rules: {{base: odyssey, together: true, {_ONCE}\n"),
    ("first: volunteer\n", f"first: {FRIENDS[0].name}\n"),
    ("timezone: UTC\n", "timezone: Europe/Rome\n"),
    (
        "\n# What happened,",
        "\npages: always\n"
        f"mail: {{address: {ADDRESS}, plus: true, send: {{folder: outbox}}, fetch: {{folder: inbox}}}}\n"
        "\n# What happened,",
    ),
)
"""What somebody who looks through a new game file changes for this game."""


@frozen
class Place:
    """A demonstration on disk."""

    folder: Path

    @property
    def game(self) -> Path:
        """Its game file."""
        return self.folder / GAME

    @property
    def postbox(self) -> Postbox:
        """Its mails."""
        return Postbox(self.folder / "outbox", self.folder / "inbox")

    def leave(self) -> None:
        """Take away what only told others that somebody is at work."""
        (GameFile(self.game).side_folder / "lock").unlink(missing_ok=True)


def made(folder: Path, *, guest: str | None, together: bool = False) -> Place:
    """A folder with a new game in it; what an earlier demonstration left is gone, and nothing else is."""
    _must_be_ours(folder, guest=guest)
    for name in _OURS:
        _remove(folder / name)
    with whole_file(folder / MARK) as file:
        file.write(f"{guest or _NOBODY}\n".encode())
    place = Place(folder)
    place.postbox.inbox.mkdir()
    named = tuple(friend for friend in FRIENDS if joins(guest) != friend.name)
    people = tuple(Person(friend.name, friend.email) for friend in named)
    new_game(place.game, NewGame(TITLE, "odyssey", ("dreams",), "en", people, SEED, together=together))
    _furnish(place.game, *([_OPEN] if joins(guest) else []))
    return place


def joins(guest: str | None) -> str | None:
    """The friend who joins by mail; in the seat of a guest sits nobody else."""
    return None if guest == JOINING.player else JOINING.player


def unfinished_or_new(folder: Path, *, guest: str) -> Place:
    """The folder in which this guest left a game, or one with a new game in it."""
    return Place(folder) if _is_playing(folder) == guest else made(folder, guest=guest)


def _furnish(path: Path, *more: tuple[str, str]) -> None:
    """Change the new file as its owner would."""
    text = path.read_text(encoding="utf-8")
    for before, after in (*_HOUSE, *more):
        text = text.replace(before, after)
    for each in FRIENDS:
        line = f"- {{name: {each.name}, email: {each.email}"
        text = text.replace(f"{line}}}\n", f"{line}, language: {each.language}, timezone: {each.timezone}}}\n")
    with whole_file(path) as file:
        file.write(text.encode())


def _is_playing(folder: Path) -> str | None:
    """Who left an unfinished game in this folder as its guest."""
    mark, path = folder / MARK, folder / GAME
    guest = mark.read_text(encoding="utf-8").strip() if mark.is_file() else _NOBODY
    if guest == _NOBODY or not path.is_file():
        return None
    game = look(GameFile(path)).game
    return None if game is None or game.phase is Phase.FINISHED else guest


def _must_be_ours(folder: Path, *, guest: str | None) -> None:
    if folder.is_file():
        raise CannotWrite(f"{folder} is a file. Name a folder for the demonstration.")
    found = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    if found and MARK not in found:
        raise CannotWrite(
            f"{folder} holds something else already, such as {found[0]}, and stays as it is. "
            "Name an empty folder, or one that is not there yet."
        )
    playing = _is_playing(folder)
    if playing and guest != playing:
        raise CannotWrite(
            f"In {folder} somebody plays as {playing}. Go on with `demo {folder} --play {playing}`, "
            "or name another folder."
        )


def _remove(path: Path) -> None:
    try:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    except OSError as problem:
        raise CannotWrite(f"{path} cannot be removed: {problem.strerror}. Name another folder.") from problem
