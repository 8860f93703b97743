"""`club` as a person calls it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from dixit_pbem.cli.club import OF_A_TABLE
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Ready, Table

pytestmark = pytest.mark.long
CALLS = {
    "status": "",
    "next-turn": "",
    "clue": "Ana=A far away",
    "card": "Bob=B",
    "vote": "Bob=1",
    "undo": "",
    "pause": "",
    "resume": "",
    "end": "",
    "say": "hello",
    "remind": "",
    "extend": "24h",
    "away": "Bob 2026-11-20 2026-11-21",
    "skip": "Bob",
    "join": "'Eve <eve@example.org>'",
    "leave": "Bob",
    "replace": "Bob 'Eve <eve@example.org>'",
    "address": "Bob",
    "luck": "umbrella",
    "fetch": "",
    "held": "",
    "send": "",
    "resend": "Bob",
    "log": "",
    "verify": "",
    "check": "",
    "album": "",
}


@pytest.fixture
def club(ready: Ready, address: str) -> Table:
    table = ready("card")
    table.program.ok("club", "init", address)
    return table


def taken_in(club: Table) -> str:
    said = club.program.ok("club", "take-in", "game.yaml")
    assert re.fullmatch(r"[0-9a-f]{4}  game.yaml goes on in the club, and rests here.\n", said)
    return said.split()[0]


def test_a_club_begins_with_a_file_and_tables(ready: Ready, address: str) -> None:
    program = ready("card").program
    said = program.ok("club", "init", address)
    assert said == "club.yaml is written. `dixit-pbem club take-in sunday.yaml` brings a game into the club.\n"
    assert (program.folder / "club.yaml").stat().st_mode & 0o077 == 0
    assert program.ok("club", "init") == "The club's tables were up to date.\n"
    assert program.ok("club", "status") == "0 tables.\n"
    again = program("club", "init", address)
    assert (again.code, again.err.partition(".")[0]) == (1, "club")
    assert "is there already" in again.err


def test_a_game_is_taken_in_played_and_taken_out(club: Table) -> None:
    name = taken_in(club)
    status = club.program.ok("club", "game", name, "status")
    assert "The game waits for Bob, Cyd and Dee" in status
    club.program.ok("club", "game", name, "card", "Bob=B", "Cyd=C")
    listed = json.loads(club.program.ok("club", "status", "--json"))["tables"]
    assert [(each["id"], each["last"]) for each in listed] == [(name, "2026-11-18T09:00:00+00:00")]
    told = f"{name}  The game of game.yaml: {listed[0]['events']} events, the last 2026-11-18 09:00 UTC"
    assert club.program.ok("club", "status") == f"{told}\n1 table.\n1 due.\n"
    said = club.program.ok("club", "take-out", name, "-o", "back.yaml")
    assert said == f"back.yaml goes on from here; the club has no table '{name}' any more.\n"
    assert "The game waits for Dee" in club.program.ok("status", "back.yaml")
    assert club.program("club", "game", name, "status").err.startswith(f"The club has no table '{name}'. ")


def test_figures_are_told_as_a_monitor_reads_them(club: Table) -> None:
    name = taken_in(club)
    club.reply("Bob", "B")
    club.reply("Bob", "hello", sender="who@example.net", subject="hello")
    figures = monitored(club)
    assert (figures["tables"], figures["due"], figures["troubled"]) == (1, 1, 0)
    club.program.ok("club", "run", "--once")
    figures = monitored(club)
    assert (figures["due"], figures["mails_waiting"], figures["letters_waiting"]) == (0, 0, 0)
    assert figures["letters_last_minute"] >= 1
    assert figures["mails_last_minute"] == 2
    said = json.loads(club.program.ok("club", "status", "--json"))
    assert [each["id"] for each in said["tables"]] == [name]
    assert [(each["read_at"], each["trouble"]) for each in said["accounts"]] == [("2026-11-18T09:00:00+00:00", "")]


def monitored(club: Table) -> dict[str, float]:
    lines = club.program.ok("club", "status", "--prometheus").splitlines()
    rows = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name.removeprefix("dixit_club_"): float(value) for name, value in rows}


def test_what_commands_propose_reaches_the_table(club: Table) -> None:
    club.reply("Bob", "Q")
    name = taken_in(club)
    said = club.program.ok("club", "game", name, "fetch")
    said += club.program.ok("club", "game", name, "held")
    assert f"dixit-pbem club game {name} held" in said
    assert f"dixit-pbem held {name}" not in said


def test_every_command_of_a_table_has_its_call() -> None:
    assert set(CALLS) == set(OF_A_TABLE)


@pytest.mark.parametrize("command", OF_A_TABLE)
def test_each_command_says_of_a_table_what_it_says_of_the_file(command: str, club: Table, tmp_path: Path) -> None:
    words = shlex.split(CALLS[command])
    twin = tmp_path / "twin.yaml"
    twin.write_bytes(club.path.read_bytes())
    shutil.copytree(GameFile(club.path).side_folder, GameFile(twin).side_folder)
    on_file = club.program(command, "twin.yaml", *words)
    name = taken_in(club)
    in_club = club.program("club", "game", name, command, *words)
    assert "Traceback" not in in_club.err
    assert (in_club.code, plain(in_club.out, name), plain(in_club.err, name)) == (
        on_file.code,
        plain(on_file.out, "twin.yaml"),
        plain(on_file.err, "twin.yaml"),
    )


def plain(said: str, name: str) -> str:
    """What is said, whatever the game is called and wherever it lies."""
    said = re.sub(rf"club game {name} ([a-z-]+)", r"\1 GAME", said).replace(name, "GAME")
    # What follows a game follows its file, so it is said of files alone.
    said = re.sub(r"^Play again\? .*\n", "", said, flags=re.MULTILINE)
    return said.replace("output/twin", "output/GAME").replace("GAME.yaml", "GAME")


def test_what_works_on_files_alone_says_how_the_game_becomes_one(club: Table) -> None:
    name = taken_in(club)
    said = club.program("club", "game", name, "pack")
    assert (said.code, said.err) == (
        1,
        f"'pack' does not work on a table of the club. Take the game out first: "
        f"`dixit-pbem club take-out {name} -o game.yaml`.\n",
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "There is no club.yaml. `dixit-pbem club init postgresql:///dixit` writes one"),
        ("", "club.yaml: It is empty"),
        ("datebase: x\n", "club.yaml:1: There is no key 'datebase' here"),
        ("database: host=/nowhere\n", "The club's database refuses: connection is bad"),
    ],
)
def test_what_is_wrong_with_the_set_up_is_told(text: str | None, told: str, ready: Ready) -> None:
    program = ready("card").program
    if text is not None:
        (program.folder / "club.yaml").write_text(text)
    said = program("club", "status")
    assert said.code == 1
    assert told in said.err


def test_a_club_stands_in_any_folder(club: Table) -> None:
    (club.program.folder / "elsewhere").mkdir()
    (club.program.folder / "club.yaml").rename(club.program.folder / "elsewhere" / "club.yaml")
    said = club.program.ok("club", "take-in", "--club", "elsewhere/club.yaml", "game.yaml")
    name = said.split()[0]
    held = club.program.ok("club", "game", "--club", "elsewhere/club.yaml", name, "status")
    assert "The game waits for" in held
