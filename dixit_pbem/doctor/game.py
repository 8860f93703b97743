"""A game file and what lies around it: its problems, pictures, folders, clock and addresses.

Edge: reads the game file and its decks, writes files without a name.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime

from dixit_pbem import clock
from dixit_pbem.doctor.findings import Finding, mend, note, well
from dixit_pbem.doctor.machine import may_write, pictures_open
from dixit_pbem.engine.model import in_words
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.storage.decks import load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import check
from dixit_pbem.table.check_mail import addresses


def readable_game(game: GameFile) -> Opened | None:
    """The game, as far as it can be read at all."""
    try:
        return look(game)
    except DixitError:
        return None


def things_of_game(game: GameFile) -> Iterator[Finding]:
    """Everything about a game but its mail."""
    try:
        yield from _file(game)
    except DixitError as problem:
        yield mend(str(problem))
    found = readable_game(game)
    if found is None:
        yield note("The rest is looked at once the game file can be read.")
        return
    yield from _decks(found)
    yield from _folders(game)
    yield from _clock(found)
    yield from _on_paper(found)


def _file(game: GameFile) -> Iterator[Finding]:
    findings = check(game)
    yield from (mend(str(problem)) for problem in findings.problems)
    yield from map(note, findings.notes)
    if not findings.problems:
        yield well(findings.summary)
    if not os.access(game.path, os.W_OK):
        yield mend(f"{game.path}: you may not write into this file. Change its rights, or ask whoever owns it.")


def _decks(found: Opened) -> Iterator[Finding]:
    try:
        yield from map(pictures_open, load_decks(found.settings.decks, found.home.beside))
    except DixitError:
        # What is wrong with the deck itself was said of the game file.
        return


def _folders(game: GameFile) -> Iterator[Finding]:
    """The game file's own folder, and those inside that are there already."""
    yield may_write(game.home.beside)
    for folder in (game.side_folder, game.home.output):
        if folder.exists():
            yield may_write(folder)


def _clock(found: Opened) -> Iterator[Finding]:
    try:
        now = clock.now().astimezone(found.zone)
    except DixitError:
        # A clock that cannot be read was said of the computer.
        return
    last = found.journal[-1].at.astimezone(found.zone) if found.journal else now
    if last > now:
        yield mend(
            f"The last event was on {_moment(last)}, and by this computer's clock it is {_moment(now)} only. Set the "
            "clock right, or no deadline holds."
        )
    else:
        yield well(f"Deadlines are told in the time zone {found.zone.key}; there it is {_moment(now)}.")


def _moment(when: datetime) -> str:
    return f"{when:%A} {when.day} {when:%B %Y, %H:%M}"


def _on_paper(found: Opened) -> Iterator[Finding]:
    seats = found.game.seats if found.game else found.settings.seats
    reached = addresses(found)
    paper = [player for player in seats if player not in reached]
    if paper:
        play = "plays" if len(paper) == 1 else "play"
        yield note(
            f"{in_words(paper)} {play} on paper, without an address. The pages to hand over land in "
            f"{found.home.output}, and you type the answers in."
        )
