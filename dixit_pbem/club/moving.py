"""Games move between files and the club: a file becomes rows, rows become a file, and no line is another.

A game has one home. Whoever is interrupted finds it in one place that plays, or in none, and is told the way out.

Edge: reads and writes game files with their side folders, and the database.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from dixit_pbem.club.accounts import mailbox_of
from dixit_pbem.club.database import Connection, Database, News
from dixit_pbem.club.decks import must_have_decks
from dixit_pbem.club.glance import put_glance
from dixit_pbem.club.letters import settled
from dixit_pbem.club.marks import put_marks
from dixit_pbem.club.table import ClubTable
from dixit_pbem.errors import Busy
from dixit_pbem.journal.opened import opened
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.reading.known import known_of
from dixit_pbem.storage.disk import read_whole, replace, told
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.game_text import GameText, take_apart
from dixit_pbem.storage.given import with_given
from dixit_pbem.storage.guard import MOVED
from dixit_pbem.storage.reach import allow_all, must_be_allowed

_OF_THE_FILE = ("lock", "sending.lock", "replacement", "journal", "written", MOVED)
"""What a side folder holds for the file alone."""
_PATIENCE = 30.0
_PAUSE = 0.2
SHORTEST_ID = 4


def take_in(database: Database, game: GameFile) -> ClubTable:
    """Let a game go on in the club; its file rests from then on, and stays."""
    with game.turn_to_send(patience=_PATIENCE) as free:
        if not free:
            raise Busy(f"{game.path}: its mails are leaving just now. Call the command again in a minute.")
        with game.locked() as pen:
            found = opened(game.home, pen.contents)
            must_be_allowed(found.settings, game.home)
            settings = with_given(found.settings, database.club.given, file=game.home.name)
            must_have_decks(found, settings, database.folder)
            raw, _ = read_whole(game.path, file=str(game.path))
            sheet = take_apart(raw, game.home.name)
            with database.transaction() as connection:
                table = ClubTable(database, free_id(connection, sha256(raw).hexdigest()))
                connection.execute(
                    "insert into game (id, settings, head) values (%s, %s, %s)",
                    (table.id, _above(sheet), len(sheet.journal.records)),
                )
                rows = [(table.id, seq, at, line) for seq, at, line in _events(sheet)]
                connection.cursor().executemany("insert into event (game, seq, at, line) values (%s, %s, %s, %s)", rows)
                for name, content in _asides(game.side_folder).items():
                    table.keep(name, content)
                account = mailbox_of(settings.mail.fetch)
                connection.execute("update game set account = %s, known = true where id = %s", (account, table.id))
                put_glance(connection, table.id, found)
                if found.hosted is not None:
                    # Its mail may come in before anybody worked at it.
                    put_marks(connection, table.id, known_of(found.hosted, name=table.id))
                # Between this and the end of the transaction it plays nowhere, and never in two places.
                game.keep(MOVED, f"the club, as {table.id}\n".encode())
            # What the file may do on this computer its table may do here.
            allow_all(settings, table.home)
            database.tell(News.DUE)
    return table


def take_out(database: Database, name: str, path: Path) -> GameFile:
    """Let a table of the club go on in a file, with its side folder; the club forgets it."""
    table = ClubTable(database, name)
    _settle(table)
    with table.turn_to_send(patience=_PATIENCE) as free:
        if not free:
            raise Busy(f"{name}: its mails are leaving just now. Call the command again in a minute.")
        with table.locked():
            raw = table.sheet().raw
            # An empty file plays nowhere, nor does one that is marked.
            game = GameFile.begin(path, "")
            game.keep(MOVED, f"the club, as {name}\n".encode())
            with database.transaction() as connection:
                # Mail that waits is still in the mailbox, and letters that wait are still owed.
                connection.execute("delete from mail_in where dealt is null and games = array[%s]", (name,))
                for aside, content in _kept(database, name):
                    game.keep(aside, content)
                with told(str(path)):
                    replace(game.path, raw, by_way_of=game.side_folder / "replacement")
                connection.execute("delete from game where id = %s", (name,))
    game.go_on_here()
    with game.locked():  # looked at once, it has its guard
        return game


def _settle(table: ClubTable) -> None:
    """No letter is on its way any more: those that wait are still owed, and of the others the journal hears."""
    until = time.monotonic() + _PATIENCE
    while table.has_letters_out() and time.monotonic() < until:
        with at_work(table) as work:
            if settled(table.database, work):
                return
        time.sleep(_PAUSE)


def _above(sheet: GameText) -> str:
    lines = sheet.journal.lines
    return (sheet.raw[: sheet.offset_of(lines[0])] if lines else sheet.raw).decode()


def _events(sheet: GameText) -> Iterator[tuple[object, object, str]]:
    """Each event with all that stands in the file from there to the next."""
    journal = sheet.journal
    starts = [sheet.offset_of(line) for line in journal.lines]
    ends = [*starts, len(sheet.raw)][1:]
    for record, start, end in zip(journal.records, starts, ends, strict=True):
        yield record["seq"], record["at"], sheet.raw[start:end].decode()


def free_id(opened: Connection, whole: str) -> str:
    """The first letters of a table's digest, as many as no other table has."""
    opened.execute("lock table game in share row exclusive mode")
    taken = {str(name) for (name,) in opened.execute("select id from game").fetchall()}
    return next(name for length in range(SHORTEST_ID, len(whole) + 1) if (name := whole[:length]) not in taken)


def _asides(folder: Path) -> Mapping[str, bytes]:
    """What lies beside the game and goes along."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*"))}
    return {
        name: path.read_bytes()
        for name, path in files.items()
        if name not in _OF_THE_FILE and path.suffix != ".part" and path.is_file() and not path.is_symlink()
    }


def _kept(database: Database, name: str) -> Iterator[tuple[str, bytes]]:
    with database.connection() as connection:
        for aside, content in connection.execute("select name, content from aside where game = %s", (name,)):
            if isinstance(content, bytes):
                yield str(aside), content
