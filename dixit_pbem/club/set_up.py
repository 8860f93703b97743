"""`club.yaml`: where a club's database is, and what its host gives its tables. It lies in the folder of the club.

Edge: reads and writes that file.
"""

from __future__ import annotations

import json
from pathlib import Path

from dixit_pbem.club.club_file import read_club
from dixit_pbem.club.database import Database
from dixit_pbem.errors import CannotWrite, NotFound
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage import disk
from dixit_pbem.storage.strict_yaml import decoded

FILE = "club.yaml"
_TEXT = """\
# A club: tables of dixit-pbem in a PostgreSQL database. docs/club.md tells of each key.

# As psql takes it. A password is better kept in ~/.pgpass than here.
database: {}

# By which accounts tables write and are written to, with the keys of `mail:` in a game file; a game says by which with
# `account:`, and its own `mail:` gives way. Without accounts each game has its own `mail:`.
# accounts:
#   bar: {{address: play@example.org, send: {{server: localhost, port: 25, security: none}}, fetch: {{maildir: mail}}}}

# Folders with decks, on every computer the same; `decks` beside this file is one always.
# decks: [/srv/decks]

# How many work at tables at the same time, on each computer.
# workers: 2

# Who may begin a table by mail: nobody, anybody, or a list of addresses; and how many in a day each of them.
# new_tables: nobody
# a_day: 2

# Who keeps the club, and sees all its tables at `dixit-pbem club desk`.
# host: {{name: Ana, email: ana@example.org}}

# Where moderators reach the desk in their browser: they log in with a link by mail.
# desk: https://desk.example.org
"""


def club_at(file: Path) -> Database:
    """The club that a file tells of, not asked yet."""
    try:
        text = decoded(file.read_bytes(), str(file))
    except FileNotFoundError:
        way_out = f"`{typed('club', 'init', 'postgresql:///dixit')}` writes one, or name it with --club."
        raise NotFound(f"There is no {quoted(file)}. {way_out}") from None
    except OSError as problem:
        raise NotFound(f"{quoted(file)} cannot be read: {problem.strerror}. Change its rights, or name it.") from None
    folder = file.parent.resolve()
    address, club = read_club(text, file=str(file), folder=folder)
    return Database(address, folder=folder, club=club)


def write_club(file: Path, address: str) -> None:
    """Write down where the database of a new club is."""
    with disk.told(str(file)):
        disk.write_new(file, _TEXT.format(json.dumps(address, ensure_ascii=False)).encode())


def must_be_new(file: Path) -> None:
    """Refuse where a club begins already."""
    if file.exists():
        way_out = f"`{typed('club', 'init')}` brings its tables up to date; delete the file to begin another."
        raise CannotWrite(f"{quoted(file)} is there already. {way_out}")
