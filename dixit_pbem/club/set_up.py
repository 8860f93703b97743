"""`club.yaml`: where a club's database is. It lies in the folder of the club, beside its decks.

Edge: reads and writes that file.
"""

from __future__ import annotations

import json
from pathlib import Path

from dixit_pbem.club.database import Database
from dixit_pbem.errors import CannotWrite, NotFound
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage import disk
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import decoded

FILE = "club.yaml"
_TEXT = """\
# A club: tables of dixit-pbem in a PostgreSQL database. Decks lie in the folder 'decks' beside this file.

# As psql takes it. A password is better kept in ~/.pgpass than here.
database: {}
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
    reader = Reader(str(file))
    root = reader.document(text)
    keys = reader.section(root, known=("database",), required=("database",)) if root else {}
    if root is None:
        reader.complain(0, "It is empty. Write database: postgresql:///dixit into it.")
    address = reader.text(keys["database"]) if "database" in keys else None
    reader.finish()
    return Database(str(address), folder=file.parent.resolve())


def write_club(file: Path, address: str) -> None:
    """Write down where the database of a new club is."""
    with disk.told(str(file)):
        disk.write_new(file, _TEXT.format(json.dumps(address, ensure_ascii=False)).encode())


def must_be_new(file: Path) -> None:
    """Refuse where a club begins already."""
    if file.exists():
        way_out = f"`{typed('club', 'init')}` brings its tables up to date; delete the file to begin another."
        raise CannotWrite(f"{quoted(file)} is there already. {way_out}")
