"""This computer: Python, libraries, typefaces, the deck that comes along, the clock, room to write.

Edge: imports every library, reads typefaces and pictures, writes a file without a name.
"""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Iterator
from datetime import datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile

from dixit_pbem import __version__, clock
from dixit_pbem.doctor.findings import Finding, mend, note, well
from dixit_pbem.errors import DixitError
from dixit_pbem.shell import quoted
from dixit_pbem.storage.decks import Deck, load_deck
from dixit_pbem.storage.disk import told
from dixit_pbem.storage.shipped import shipped

DEFAULT_DECK = "dreams"
LIBRARIES = ("PIL.Image", "babel", "imap_tools", "jinja2", "lxml.etree", "mutagen", "pikepdf", "reportlab", "yaml")
LEAST_ROOM = 200_000_000
"""Bytes that the pages and mails of a long game may take."""
_SMALL = (64, 64)
"""Pixels: damage shows in a small copy too."""
_MOST_TOLD = 5
_MEGABYTE, _GIGABYTE = 1e6, 1e9


def things_of_machine(path: Path | None) -> Iterator[Finding]:
    """What does not hang on a game; with a game file, its own deck and folder are looked at instead."""
    yield well(f"Python {platform.python_version()} on {platform.system()}, dixit-pbem {__version__}.")
    broken = broken_libraries()
    for name, reason in broken.items():
        yield mend(f"The library {name} does not load ({reason}). Install it: pip install --force-reinstall dixit-pbem")
    if not broken:
        yield well("Every library for pages, pictures and mails loads.")
    from dixit_pbem.layout.items import Font
    from dixit_pbem.paper.fonts import letter_widths

    try:
        for font in Font:
            letter_widths(font)
        yield well(f"All {len(Font)} typefaces are there.")
    except DixitError as problem:
        yield mend(str(problem))
    yield _clock()
    if path is not None:
        return
    if "PIL" not in broken:
        try:
            yield pictures_open(load_deck(shipped("decks") / DEFAULT_DECK))
        except DixitError as problem:
            yield mend(f"{problem} Install the program again: pip install --force-reinstall dixit-pbem")
    yield may_write(Path())


def may_write(folder: Path) -> Finding:
    """Whether files can be made in a folder, or where it will be made, and whether there is room."""
    place = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not place.is_dir():
        return mend(f"{place.absolute()}: a file stands where a folder is needed. Move it away.")
    try:
        with told(str(place)):
            _write_into(place)
    except DixitError as problem:
        return mend(str(problem))
    free = shutil.disk_usage(place).free
    if free < LEAST_ROOM:
        return mend(f"{place.absolute()}: only {_in_words(free)} are free on this disk. Make room for pages and mails.")
    return well(f"Files can be written in {quoted(place.absolute())}; {_in_words(free)} are free.")


def _write_into(folder: Path) -> None:
    try:
        with TemporaryFile(dir=folder) as file:
            file.write(b"\n")
    except OSError as error:
        # The name that the file might have had means nothing to anybody.
        error.filename = None
        raise


def pictures_open(deck: Deck) -> Finding:
    """Whether every picture of a deck is whole."""
    from dixit_pbem.paper.pictures import decoded, picture_bytes

    files = [*(card.file for card in deck.cards), *([deck.back] if deck.back else [])]
    broken = []
    for file in files:
        try:
            decoded(file, picture_bytes(file), at_least=_SMALL)
        except DixitError as problem:
            broken.append(str(problem))
    if broken:
        more = f"\n… and {len(broken) - _MOST_TOLD} more." if len(broken) > _MOST_TOLD else ""
        return mend("\n".join(broken[:_MOST_TOLD]) + more)
    return well(f"The deck '{deck.name}' has {len(deck.cards)} cards, and every picture is whole.")


def broken_libraries() -> dict[str, str]:
    """The libraries that cannot be used, and why."""
    broken = {}
    for name in LIBRARIES:
        try:
            import_module(name)
        except ImportError as error:
            broken[name.partition(".")[0]] = str(error)
    return broken


def _clock() -> Finding:
    try:
        now = clock.now()
    except DixitError as problem:
        return mend(str(problem))
    in_full = f"{moment(now)} UTC"
    if "DIXIT_PBEM_NOW" in os.environ:
        return note(f"The clock stands at {in_full}, for DIXIT_PBEM_NOW says so. Unset it to play by the real time.")
    return well(f"It is {in_full}; if that is wrong, set this computer's clock.")


def moment(when: datetime) -> str:
    """`Wednesday 18 November 2026, 09:00`."""
    return f"{when:%A} {when.day} {when:%B %Y, %H:%M}"


def _in_words(size: int) -> str:
    return f"{size / _GIGABYTE:.0f} GB" if size >= _GIGABYTE else f"{size / _MEGABYTE:.0f} MB"
