"""A game file and what lies around it: its problems, pictures, folders, clock and addresses.

Edge: reads the game file and its decks, writes files without a name.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress

from dixit_pbem import clock
from dixit_pbem.doctor.findings import Finding, mend, note, well
from dixit_pbem.doctor.machine import may_write, moment, pictures_open
from dixit_pbem.engine.model import in_words
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.shell import quoted
from dixit_pbem.storage.decks import load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.table.check import check
from dixit_pbem.table.check_mail import addresses
from dixit_pbem.table.phrases import clock_of


def readable_game(game: GameFile) -> Opened | None:
    """The game, where it can be read and may do what it asks for."""
    try:
        found = look(game)
        must_be_allowed(found.settings, found.home)
        return found
    except DixitError:
        return None


def things_of_file(game: GameFile) -> Iterator[Finding]:
    """All that `check` finds in a game file, and whether moves can be written into it."""
    try:
        looked = check(game)
        yield from (mend(str(problem)) for problem in looked.problems)
        yield from map(note, looked.notes)
        if not looked.problems:
            yield well(looked.summary)
        if not os.access(game.path, os.W_OK):
            yield mend(f"{game.path}: you may not write into this file. Change its rights, or ask whoever owns it.")
    except DixitError as problem:
        yield mend(str(problem))


def things_of_game(game: GameFile, found: Opened) -> Iterator[Finding]:
    """The pictures, the folders, the clock, and who plays on paper."""
    # What is wrong with a deck itself was said of the game file, and of a clock that cannot be read, of the computer.
    with suppress(DixitError):
        yield from map(pictures_open, load_decks(found.settings.decks, found.home.beside))
    for folder in (game.home.beside, game.side_folder, game.home.output):
        if folder.exists():
            yield may_write(folder)
    with suppress(DixitError):
        now = clock.now().astimezone(found.zone)
        last = found.journal[-1].at.astimezone(found.zone) if found.journal else now
        if last > now:
            yield mend(
                f"The last event was on {moment(last)}, and by this computer's clock it is only {moment(now)}, "
                f"{clock_of(now, found.zone)}. Set the clock right; the deadlines move with it."
            )
        else:
            yield well(f"Deadlines are told in the time zone {found.zone.key}; there it is {moment(now)}.")
    reached = addresses(found)
    seats = found.game.seats if found.game else found.settings.seats
    paper = [player for player in seats if player not in reached]
    if paper:
        yield note(
            f"{in_words(paper)} {'plays' if len(paper) == 1 else 'play'} on paper, without an address. The pages to "
            f"hand over land in {quoted(found.home.output)}, and you type the answers in."
        )
