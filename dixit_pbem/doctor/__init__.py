"""Looks over a set-up: what is well, what is worth knowing, and how to mend the rest. Nothing secret is ever told.

In goes a game file, or nothing but this computer; out come chapters of findings, each looked at when it is asked for.
Open `machine` first: it must load whatever library is broken. `game` looks at the file and what lies around it, `post`
at the ways in and out, by a mail `to_oneself`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from dixit_pbem.doctor.findings import Chapter, note
from dixit_pbem.doctor.machine import broken_libraries, things_of_machine

PATIENCE = 60.0
"""Seconds that a mail to oneself may take."""


def examine(path: Path | None, *, patience: float = PATIENCE) -> Iterator[Chapter]:
    """Look over this computer and, with a game file, the game and its mail; each thing when it is asked for.

    A mail to oneself is waited for as long as `patience` says.
    """
    yield Chapter("This computer", things_of_machine(path))
    if path is None or broken_libraries():
        return
    # Whatever looks at a game needs the libraries, and would not even load without them.
    from dixit_pbem.doctor.game import readable_game, things_of_file, things_of_game
    from dixit_pbem.doctor.post import things_of_mail
    from dixit_pbem.storage.game_file import GameFile

    game = GameFile(path)
    found = readable_game(game)
    if found is None:
        rest = iter([note("The rest is looked at once that is put right.")])
        yield Chapter(path.name, chain(things_of_file(game), rest))
        return
    yield Chapter(path.name, chain(things_of_file(game), things_of_game(game, found)))
    yield Chapter("Its mail", things_of_mail(found, patience=patience))
