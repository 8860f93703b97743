"""Tables that are answered by the accounts of a club: their own `mail:` gives way."""

from __future__ import annotations

from pathlib import Path

import pytest

from dixit_pbem.club.club_file import read_club
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.running import Ears, once
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.working import Hears, Worker
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.shipped import shipped
from tests.club.conftest import Beside
from tests.mailing import Ready, Table
from tests.program import Program
from tests.table.test_many_games import tables_of

pytestmark = pytest.mark.long
BAR = "bar: {address: play@example.org, send: {folder: out}, fetch: {folder: in}}"
POST = "post: {address: post@example.org, send: {folder: post-out}, fetch: {folder: post-in}}"


def with_accounts(database: Database, *accounts: str, more: str = "") -> Database:
    """The club of these accounts from now on."""
    listed = "".join(f"\n  {account}" for account in accounts)
    _, club = read_club(f"database: x\naccounts:{listed}\n{more}", file="club.yaml", folder=database.folder)
    database.club = club
    for folder in ("in", "post-in"):
        (database.folder / folder).mkdir(parents=True, exist_ok=True)
    return database


def round_of(database: Database) -> list[str]:
    """All that is due, and what was in trouble."""
    troubles: list[str] = []
    hears = Hears(lambda _, __: None, lambda _, why: troubles.append(why), repr)
    once(database, Ears(hears, troubles.append, lambda: False), lambda name: ("club", "game", name))
    return troubles


def letters_in(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.eml")}


def moved(table: Table, folder: str) -> None:
    """What was written to the game's own mailbox comes into this one."""
    for path in (table.program.folder / "inbox").glob("*.eml"):
        path.rename(table.program.folder / folder / path.name)


def test_a_table_writes_and_is_written_to_by_the_account_of_the_club(ready: Ready, database: Database) -> None:
    table = ready("clue")
    with_accounts(database, BAR)
    name = take_in(database, GameFile(table.path)).id
    before = letters_in(database.folder / "outbox")
    table.reply("Ana", "B: cat")
    moved(table, "in")
    assert round_of(database) == []
    assert letters_in(database.folder / "outbox") == before
    sent = [path.read_text() for path in (database.folder / "out").glob("*.eml")]
    assert any("To: Bob <bob@example.org>" in each for each in sent)
    assert all("play@example.org" in each.partition("\n\n")[0] for each in sent)
    assert "folder: outbox" in ClubTable(database, name).read().settings_text
    back = take_out(database, name, database.folder / "back.yaml")
    assert look(back).settings.mail.address == "game@example.org"


def test_a_game_says_by_which_of_several_accounts(program: Program, database: Database) -> None:
    one, two = tables_of(program, 2)
    with_accounts(database, BAR, POST)
    with pytest.raises(DixitError, match="Several accounts are here"):
        take_in(database, GameFile(one.path))
    for table, account in ((one, "bar"), (two, "post")):
        table.setting("journal:", f"account: {account}\njournal:")
        take_in(database, GameFile(table.path))
    assert round_of(database) == []
    assert letters_in(database.folder / "out")
    assert letters_in(database.folder / "post-out")


def test_where_the_accounts_are_others_every_table_is_known_anew(
    ready: Ready, database: Database, beside: Beside
) -> None:
    table = ready("clue")
    take_in(database, GameFile(table.path))
    assert round_of(database) == []
    with_accounts(database, BAR)
    table.reply("Ana", "B: cat")
    moved(table, "in")
    assert round_of(database) == []
    assert letters_in(database.folder / "out")
    with database.connection() as opened:
        accounts = opened.execute("select distinct account from game").fetchall()
    assert len(accounts) == 1
    assert "in#" in str(accounts[0][0])


def test_a_stranger_writes_to_nobody_though_only_one_table_is_there(ready: Ready, database: Database) -> None:
    table = ready("clue")
    with_accounts(database, BAR)
    name = take_in(database, GameFile(table.path)).id
    before = len(ClubTable(database, name).read().records)
    table.reply("Bob", "Buy now", sender="who@example.net", subject="hello")
    moved(table, "in")
    said = round_of(database)
    assert len(said) == 1
    events = [record["event"] for record in ClubTable(database, name).read().records[before:]]
    assert "mail_held" not in events


def test_a_worker_without_the_pictures_leaves_the_table_to_one_who_has_them(
    program: Program, database: Database, beside: Beside, tmp_path: Path
) -> None:
    (table,) = tables_of(program, 1)
    deck = program.folder / "elsewhere" / "ours"
    deck.parent.mkdir()
    deck.symlink_to(shipped("decks") / "dreams")
    with_accounts(database, BAR, more="decks: [elsewhere]\n")
    table.setting("\ndeck: dreams", "\ndeck: ours")
    name = take_in(database, GameFile(table.path)).id
    poor = with_accounts(beside(tmp_path / "poor"), BAR)
    told: list[str] = []
    lacking = Worker(poor, Hears(lambda _, __: None, lambda _, why: told.append(why)), lambda name: (name,))
    while lacking.next():
        pass
    assert ["There is no deck 'ours'" in each for each in told] == [True]
    assert letters_in(database.folder / "out") == set()
    assert round_of(database) == []
    assert letters_in(database.folder / "out")
    with database.connection() as opened:
        assert opened.execute("select trouble, tries from game where id = %s", (name,)).fetchone() == ("", 0)
