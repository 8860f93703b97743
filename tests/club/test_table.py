"""A table of the club is the game that its file was: the same lines, letters and side files, byte for byte."""

from __future__ import annotations

import email
import email.policy
import json
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from email.message import EmailMessage
from pathlib import Path

import psycopg
import pytest

from dixit_pbem.club.database import MIGRATIONS, Database
from dixit_pbem.club.held import HeldTable
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.taking import take_others
from dixit_pbem.errors import Busy, CannotWrite, DixitError, NotFound
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.writer import at_work
from dixit_pbem.progress import unwatched
from dixit_pbem.shell import reached
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.journal import Record
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.step import step
from tests.club.conftest import Beside
from tests.club.postgres import Postgres
from tests.journal.test_store import must_draw_for_moves_alone, play_a_round
from tests.mailing import Ready, Table
from tests.program import Program
from tests.table.test_many_games import tables_of

pytestmark = pytest.mark.long
RECORDED = sorted((Path(__file__).parents[1] / "games").glob("*.jsonl"))
OF_THIS_FILE = {"lock", "sending.lock", "replacement", "moved"}


def side_files(game: GameFile) -> dict[str, bytes]:
    """All that lies beside a game, but what is of one program on one computer."""
    found = {path.relative_to(game.side_folder).as_posix(): path for path in game.side_folder.rglob("*")}
    kept = {name: path.read_bytes() for name, path in found.items() if path.is_file() and name not in OF_THIS_FILE}
    # Which events were written together is the guard's own affair.
    return kept | {"journal": re.sub(rb"(?m)^# .*\n", b"", kept["journal"])}


def letters(table: Table) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (table.program.folder / "outbox").iterdir()}


def text_of(raw: bytes) -> str:
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    assert isinstance(mail, EmailMessage)
    body = mail.get_body(("plain",))
    return body.get_content() if body else ""


def groups(records: list[Record]) -> Iterator[list[Record]]:
    """As a game writes them: sometimes one, sometimes several that belong together."""
    while records:
        count = 1 + len(records) % 3
        yield records[:count]
        records = records[count:]


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
@pytest.mark.parametrize("ends", ["\n", "\r\n", ""], ids=["lf", "crlf", "unended"])
def test_a_recorded_game_makes_the_same_bytes_in_both(
    recorded: Path, ends: str, database: Database, tmp_path: Path
) -> None:
    lines = recorded.read_text(encoding="utf-8").splitlines()
    records = [{"seq": seq, "at": "2026-11-18T09:00:00Z", **json.loads(line)} for seq, line in enumerate(lines, 1)]
    text = f"format: 1{ends or chr(10)}title: Ćma{ends or chr(10)}journal: # from here on{ends}"
    game = GameFile.begin(tmp_path / "game.yaml", text)
    with database.connection() as opened:
        opened.execute("insert into game (id, settings, head) values ('1', %s, 0)", (text,))
    table = ClubTable(database, "1")
    for store in (game, table):
        for group in groups(records):
            with store.locked() as pen:
                pen.append(group)
    assert table.sheet().raw == game.path.read_bytes()
    assert (table.read().records, table.read().lines) == (game.read().records, game.read().lines)


@pytest.mark.parametrize("ends", ["\n", "\r\n", ""], ids=["lf", "crlf", "unended"])
def test_a_table_that_is_held_makes_the_same_bytes(
    ends: str, database: Database, beside: Beside, tmp_path: Path
) -> None:
    lines = RECORDED[0].read_text(encoding="utf-8").splitlines()
    records = [{"seq": seq, "at": "2026-11-18T09:00:00Z", **json.loads(line)} for seq, line in enumerate(lines, 1)]
    text = f"format: 1{ends or chr(10)}title: Ćma{ends or chr(10)}journal: # from here on{ends}"
    with database.connection() as opened:
        opened.execute("insert into game (id, settings, head) values ('1', %s, 0)", (text,))
    free, held = ClubTable(beside(tmp_path), "1"), HeldTable(database, "1")
    as_left = []
    for number, group in enumerate(groups(records)):
        if number % 5 == 1:
            # Somebody else writes it between two turns.
            with free.locked() as pen:
                pen.append(group)
            continue
        with database.transaction() as opened:
            (stand,) = take_others(opened, ["1"]).values()
            as_left.append(held.take(stand))
            with held.locked() as pen:
                pen.append(group)
            with held.locked() as pen:
                assert pen.contents.records[-1] == group[-1]
            held.keep("some/name", b"%d" % number)
            assert held.kept("some/name") == b"%d" % number
            assert held.write_down()
    with database.transaction() as opened:
        held.take(take_others(opened, ["1"])["1"])
    assert free.sheet().raw == held.sheet().raw
    assert (free.read().records, free.read().lines) == (held.read().records, held.read().lines)
    assert len(free.read().records) == len(records)
    assert free.kept("some/name") == held.kept("some/name") is not None
    assert set(as_left) == {True, False}


def test_a_table_is_not_free_while_another_program_writes_it(ready: Ready, database: Database, beside: Beside) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    rival = beside(database.folder)
    with ClubTable(rival, table.id).locked(), database.transaction() as opened:
        assert [stand.free for stand in take_others(opened, [table.id]).values()] == [False]
    with database.transaction() as opened:
        assert [stand.free for stand in take_others(opened, [table.id]).values()] == [True]
        with pytest.raises(Busy), ClubTable(rival, table.id).locked(patience=0):
            pass


def test_the_same_round_leaves_the_same_lines_letters_and_side_files(
    ready: Ready, database: Database, beside: Beside, tmp_path: Path
) -> None:
    on_disk, in_club = ready("clue"), ready("clue", folder=tmp_path / "club")
    alone = GameFile(on_disk.path)
    play_a_round(alone)
    club = beside(in_club.program.folder)
    table = take_in(club, GameFile(in_club.path))
    play_a_round(table)
    assert table.sheet().raw == alone.path.read_bytes()
    assert letters(in_club) == letters(on_disk)
    kept = {name: table.kept(name) for name in side_files(alone) if name not in ("journal", "written")}
    assert kept == {name: content for name, content in side_files(alone).items() if name in kept}
    assert len(kept) > 4


def test_pages_are_drawn_again_for_moves_alone(ready: Ready, database: Database) -> None:
    in_club = ready("vote")
    made = take_in(database, GameFile(in_club.path))
    with reached(made.id, way=("club", "game", made.id)):
        step(made, Advance(), progress=unwatched)
        must_draw_for_moves_alone(in_club, made)


def test_mail_is_read_the_same(ready: Ready, database: Database, beside: Beside, tmp_path: Path) -> None:
    tables = ready("card"), ready("card", folder=tmp_path / "club")
    for each in tables:
        each.reply("Bob", "B")
        each.reply("Cyd", "Q")
    club = beside(tables[1].program.folder)
    table = take_in(club, GameFile(tables[1].path))
    step(GameFile(tables[0].path), Advance(), progress=unwatched)
    with reached(table.id, way=("club", "game", table.id)):
        step(table, Advance(), progress=unwatched)
    assert table.sheet().raw == tables[0].path.read_bytes()
    on_disk, in_club = map(letters, tables)
    digest = "0018-moderator-digest.eml"
    assert f"dixit-pbem club game {table.id} held" in text_of(in_club.pop(digest))
    assert "dixit-pbem held game.yaml" in text_of(on_disk.pop(digest))
    assert in_club == on_disk


def test_taken_in_played_taken_out_and_played_on_it_is_as_if_it_had_never_left(
    ready: Ready, database: Database, beside: Beside, tmp_path: Path
) -> None:
    on_disk, in_club = ready("clue"), ready("clue", folder=tmp_path / "club")
    alone, before = GameFile(on_disk.path), in_club.path.read_bytes()
    club = beside(in_club.program.folder)
    table = take_in(club, GameFile(in_club.path))
    assert in_club.path.read_bytes() == before
    for store in (alone, table):
        play_a_round(store)
    in_club.path.rename(in_club.path.with_name("old.yaml"))
    GameFile(in_club.path).side_folder.rename(in_club.path.with_name("old.d"))
    back = take_out(club, table.id, in_club.path)
    assert back.path.read_bytes() == alone.path.read_bytes()
    with pytest.raises(NotFound, match="no table"):
        table.read()
    for store in (alone, back):
        step(store, Advance(), progress=unwatched)
        with at_work(store) as work:
            work.write(Said("home again"))
    assert back.path.read_bytes() == alone.path.read_bytes()
    assert side_files(back) == side_files(alone)
    assert back.examine() == alone.examine()


def test_what_stands_between_the_events_comes_back_too(ready: Ready, database: Database) -> None:
    table = ready("clue")
    path = table.path
    text = path.read_bytes().replace(b"\n- {", b"\n# and then\n\n- {") + b"# so far\n"
    path.write_bytes(text)
    made = take_in(database, GameFile(path))
    assert take_out(database, made.id, path.with_name("back.yaml")).path.read_bytes() == text


def test_a_game_that_has_not_begun_begins_in_the_club(program: Program, database: Database) -> None:
    twin, made = tables_of(program, 2)
    table = take_in(database, GameFile(made.path))
    for store in (GameFile(twin.path), table):
        step(store, Advance(), progress=unwatched)
    assert len(table.read().records) == len(GameFile(twin.path).read().records) > 3
    back = take_out(database, table.id, program.folder / "back.yaml")
    assert back.read().records == GameFile(back.path).examine()[0].records


def test_a_game_that_was_taken_in_rests_where_it_lay(ready: Ready, database: Database) -> None:
    game = GameFile(ready("clue").path)
    name = take_in(database, game).id
    for again in (lambda: take_in(database, game), lambda: step(game, Advance(), progress=unwatched)):
        with pytest.raises(DixitError, match=rf"the club, as {name}.* to go on elsewhere"):
            again()


def test_a_game_that_the_database_does_not_take_goes_on_where_it_lies(ready: Ready, database: Database) -> None:
    game = GameFile(ready("clue").path)
    with database.connection() as opened:
        opened.execute("alter table aside add constraint narrow check (length(content) < 1)")
    with pytest.raises(CannotWrite, match=r"refuses: .*narrow"):
        take_in(database, game)
    with at_work(game) as work:
        work.write(Said("still here"))
    with database.connection() as opened:
        assert opened.execute("select count(*) from game").fetchone() == (0,)


def test_a_game_whose_pictures_the_club_lacks_stays_where_it_is(
    ready: Ready, database: Database, beside: Beside, tmp_path: Path
) -> None:
    table = ready("clue")
    elsewhere = beside(tmp_path)
    text = table.path.read_text()
    first = look(GameFile(table.path)).begun.game.setup.pictures
    mark = next(iter(first.values()))
    table.path.write_text(text.replace(mark, mark[::-1], 1))
    GameFile(table.path).accept()
    with pytest.raises(DixitError, match="is not in the club as the game began with it"):
        take_in(elsewhere, GameFile(table.path))


def test_who_writes_has_the_table_alone(ready: Ready, database: Database, beside: Beside, postgres: Postgres) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    other = beside(database.folder)
    for rival in (database, other):
        with table.locked(), pytest.raises(Busy, match="another program is at work"):
            ClubTable(rival, table.id).locked(patience=0).__enter__()
        with table.turn_to_send(patience=0) as ours, ClubTable(rival, table.id).turn_to_send(patience=0) as theirs:
            assert (ours, theirs) == (True, False)


def test_of_two_writers_by_force_the_second_is_refused(ready: Ready, database: Database, beside: Beside) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    other = beside(database.folder)
    head = len(table.read().records)
    record = {"seq": head + 1, "at": "2026-11-18T09:00:00Z", "event": "said", "text": "hello"}
    with ExitStack() as stack:
        first = stack.enter_context(table.locked())
        # The first loses its lock without knowing it: its connection is cut, and it has a new one.
        with database.connection() as opened:
            pid = opened.execute("select pg_backend_pid()").fetchone()
        with other.connection() as opened:
            opened.execute("select pg_terminate_backend(%s)", pid)
        second = stack.enter_context(ClubTable(other, table.id).locked())
        second.append([record])
        with pytest.raises(CannotWrite, match="terminating connection"):
            table.stamp()
        with pytest.raises(Busy, match="another program wrote this table meanwhile"):
            first.append([record])
    assert len(table.read().records) == head + 1


def test_a_club_outlives_the_restart_of_its_database(ready: Ready, database: Database, postgres: Postgres) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    before = table.sheet().raw
    postgres.stop(signal.SIGQUIT)
    for _ in range(2):
        with pytest.raises(CannotWrite, match="The club's database refuses"):
            table.read()
    postgres.start()
    assert table.sheet().raw == before
    with at_work(table) as work:
        work.write(Said("and on"))


def test_a_back_up_that_is_restored_is_the_same_club(
    ready: Ready, database: Database, address: str, postgres: Postgres
) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    restored = Database(postgres.dumped(address), folder=database.folder)
    with closing(restored):
        # Another PostgreSQL may have counted fewer transactions.
        with restored.connection() as opened:
            opened.execute("update game set changed = '999999999'")
        assert restored.upgrade() == 0
        again = ClubTable(restored, table.id)
        assert again.sheet().raw == table.sheet().raw
        assert again.kept("sending") == table.kept("sending") is not None
        before = again.stamp()
        with at_work(again) as work:
            work.write(Said("from the back-up"))
        assert int(str(before)) < int(str(again.stamp())) < 999_999_999


def test_tables_are_made_once_and_a_newer_club_is_left_alone(database: Database) -> None:
    assert database.upgrade() == 0
    database.must_fit()
    with database.connection() as opened:
        opened.execute("insert into club (version) values (%s)", (len(MIGRATIONS) + 1,))
    with pytest.raises(DixitError, match="newer dixit-pbem"):
        database.must_fit()


def test_an_empty_database_is_no_club_yet(beside: Beside, tmp_path: Path) -> None:
    with pytest.raises(DixitError, match="`dixit-pbem club init` brings them"):
        beside(tmp_path).must_fit()


def test_of_those_who_make_the_tables_at_the_same_time_one_does(beside: Beside, tmp_path: Path) -> None:
    clubs = [beside(tmp_path) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(Database.upgrade, clubs)) == [0, 0, 0, len(MIGRATIONS)]


def test_a_statement_that_is_refused_is_told_in_a_line(database: Database) -> None:
    with pytest.raises(CannotWrite) as told, database.connection() as opened:
        opened.execute("select nothing from nowhere")
    assert "\n" not in str(told.value)
    assert isinstance(told.value.__cause__, psycopg.Error)
