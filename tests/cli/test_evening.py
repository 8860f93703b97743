"""A class or a club evening on the command line: dealt, shown, written whole or not at all, and seen at once."""

from __future__ import annotations

import json
import os
import sys

import pexpect
import pytest
import yaml

from tests.program import Program

PEOPLE = [f"Player{letter}" for letter in "abcdefghijkl"]
TEACHER = ("--moderator", "Ms Rossi <rossi@school.example>")


@pytest.fixture
def listed(program: Program) -> Program:
    rows = "".join(f"{name};{name.lower()}@school.example\r\n" for name in PEOPLE)
    (program.folder / "class.csv").write_text(f"Name;E-mail\r\n{rows}", encoding="utf-16")
    return program


def deal(program: Program, *more: str) -> str:
    words = ("new", "--people", "class.csv", "--tables-of", "4", "--title", "7b", "--seed", "green", *TEACHER)
    return program.ok(*words, "--yes", *more)


def files(program: Program) -> list[str]:
    return sorted(path.name for path in program.folder.glob("*.yaml"))


def seats(program: Program, name: str) -> list[str]:
    return [each["name"] for each in yaml.safe_load((program.folder / name).read_text())["players"]]


def test_a_list_becomes_a_game_for_each_table(listed: Program) -> None:
    told = deal(listed, "--mail", "folder", "--pace", "lunch", "--language", "it")
    assert told.startswith("12 players, 3 tables of 4:\n  7b-1.yaml  Player")
    assert "\nMs Rossi runs the games.\n`--seed green` deals the same list so again.\n" in told
    assert files(listed) == ["7b-1.yaml", "7b-2.yaml", "7b-3.yaml"]
    games = [yaml.safe_load((listed.folder / name).read_text()) for name in files(listed)]
    assert sorted(each["name"] for game in games for each in game["players"]) == PEOPLE
    assert [game["title"] for game in games] == ["7b 1", "7b 2", "7b 3"]
    for game in games:
        assert game["moderator"] == {"name": "Ms Rossi", "email": "rossi@school.example"}
        assert (game["language"], game["mail"], "seed" in game) == ("it", games[0]["mail"], False)
    assert "`dixit-pbem run --once 7b-1.yaml 7b-2.yaml 7b-3.yaml`" in told
    listed.ok("check", "7b-2.yaml")


def test_without_a_yes_it_is_shown_and_nothing_is_written(listed: Program) -> None:
    said = listed("new", "--people", "class.csv", "--tables-of", "4", "--title", "7b")
    assert (said.code, files(listed)) == (1, [])
    assert said.out.startswith("12 players, 3 tables of 4:\n")
    seed = said.out.split("`--seed ")[1].split("`")[0]
    assert f"Nothing is written yet. The same once more with `--seed {seed} --yes` writes these 3 files." in said.err
    shown = said.out.splitlines()[1:4]
    listed.ok("new", "--people", "class.csv", "--tables-of", "4", "--title", "7b", "--seed", seed, "--yes")
    assert [line.split("  ")[-1].split(", ") for line in shown] == [seats(listed, name) for name in files(listed)]


def test_the_first_of_the_list_runs_all_tables_where_nobody_else_is_named(listed: Program) -> None:
    told = listed.ok("new", "--people", "class.csv", "--tables-of", "4", "--title", "7b", "--yes")
    assert "\nPlayera runs the games.\n" in told
    for name in files(listed):
        assert yaml.safe_load((listed.folder / name).read_text())["moderator"]["name"] == "Playera"


def test_one_file_that_is_there_leaves_all_unwritten(listed: Program) -> None:
    (listed.folder / "7b-2.yaml").write_text("mine")
    words = ("new", "--people", "class.csv", "--tables-of", "4", "--title", "7b", "--yes")
    said = listed(*words)
    assert said.code == 1
    assert "7b-2.yaml is there already. Nothing is written." in said.err
    assert files(listed) == ["7b-2.yaml"]
    (listed.folder / "7b-2.yaml").unlink()
    (listed.folder / ".7b-3.yaml.d").mkdir()
    assert "7b-3.yaml is there already." in listed(*words).err
    assert files(listed) == []


def test_one_person_who_is_wrong_leaves_all_unwritten(listed: Program) -> None:
    (listed.folder / "class.csv").write_text("Name,Email\nAna,a@x.org\nBob,nowhere\nCyd,c@x.org\n")
    said = listed("new", "--people", "class.csv", "--title", "7b", "--yes")
    assert (said.code, said.out, files(listed)) == (1, "", [])
    assert said.err == "class.csv:3: 'nowhere' is no e-mail address. Write it like ana@example.org.\n"


def test_what_the_program_would_refuse_of_one_table_leaves_all_unwritten(listed: Program) -> None:
    said = listed("new", "--people", "class.csv", "--title", "7b", "--deck", "drems", "--yes")
    assert (said.code, files(listed)) == (1, [])
    assert "There is no deck 'drems'. Did you mean 'dreams'?" in said.err


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("--tables-of and --yes go with a list of people", ("--tables-of", "6", "--title", "7b")),
        ("--people names everybody", ("--people", "class.csv", "--player", "Zoe", "--title", "7b")),
        ("'odyssey' is played by 3, 4, 5", ("--people", "class.csv", "--tables-of", "13", "--title", "7b")),
    ],
)
def test_a_mistake_of_the_command_line_is_told(listed: Program, told: str, words: tuple[str, ...]) -> None:
    said = listed("new", *words)
    assert (said.code, files(listed)) == (2, [])
    assert told in said.err


def test_a_moderator_may_be_named_for_a_single_game_too(program: Program) -> None:
    program.ok("new", "sunday.yaml", *TEACHER)
    moderator = yaml.safe_load((program.folder / "sunday.yaml").read_text())["moderator"]
    assert moderator == {"name": "Ms Rossi", "email": "rossi@school.example"}


PRIVATE = "Surname;Name;E-mail\nRossi;Ana Maria;a@x.org\nBianchi;Ana Maria;b@x.org\nRis;Ana Maria;c@x.org\nBo;Bob;\n"


def test_a_private_game_calls_everybody_by_as_little_as_tells_them_apart(program: Program) -> None:
    (program.folder / "class.csv").write_text(PRIVATE)
    told = program.ok("new", "--people", "class.csv", "--title", "7b", "--private", "--yes", "--seed", "1", *TEACHER)
    assert sorted(seats(program, "7b-1.yaml")) == ["Ana Maria B.", "Ana Maria Ri.", "Ana Maria Ro.", "Bob"]
    assert "Ana Maria B. (Ana Maria Bianchi)" in told
    text = (program.folder / "7b-1.yaml").read_text()
    assert '- {name: "Ana Maria B.", email: b@x.org}  # Ana Maria Bianchi\n' in text
    program.ok("next-turn", "7b-1.yaml")
    told = program.ok("new", "s.yaml", "--private", "--player", "Ana Rossi; Bob Day; Cyd")
    assert seats(program, "s.yaml") == ["Ana", "Bob", "Cyd"]


def test_a_private_evening_needs_a_moderator_whom_nobody_takes_for_a_player(program: Program) -> None:
    (program.folder / "class.csv").write_text(PRIVATE)
    words = ("new", "--people", "class.csv", "--title", "7b", "--private", "--yes")
    assert "With --private say who runs the games: all tables see the moderator's name." in program(*words).err
    said = program(*words, "--moderator", "Bob <bob@school.example>")
    assert (said.code, files(program)) == (2, [])
    assert (
        "In 7b-1.yaml the player 'Bob' would be taken for the moderator. Write more of the moderator's name."
        in said.err
    )


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal as Unix has it")
@pytest.mark.parametrize(("answer", "written"), [("n", 0), ("y", 3)])
def test_on_a_terminal_it_asks_first(listed: Program, answer: str, written: int) -> None:
    words = ["-m", "dixit_pbem", "new", "--people", "class.csv", "--tables-of", "4", "--title", "7b", "--usual"]
    environment = {**os.environ, "COLUMNS": "100"}
    child = pexpect.spawn(sys.executable, words, cwd=str(listed.folder), env=environment, encoding="utf-8", timeout=60)
    child.expect_exact("Write these 3 files?")
    assert files(listed) == []
    child.sendline(answer)
    child.expect(pexpect.EOF)
    child.close()
    assert (len(files(listed)), child.exitstatus) == (written, 0 if written else 1)


def evening(program: Program) -> None:
    """The third table has begun and is late, a mail waits at the second, the first is calm, a fourth is broken."""
    deal(program, "--mail", "folder")
    for name in files(program):
        path = program.folder / name
        path.write_text(path.read_text().replace("folder: inbox", f"folder: inbox-{name}"))
        (program.folder / f"inbox-{name}").mkdir()
    program.ok("next-turn", "7b-3.yaml")
    program.at("2026-11-22T09:00:00Z")
    program.ok("next-turn", "7b-2.yaml")
    received = "Received: from client by mx.example.org; Sun, 22 Nov 2026 09:00:00 +0000"
    both = ", ".join(f"{name.lower()}@school.example" for name in seats(program, "7b-2.yaml")[:2])
    (program.folder / "inbox-7b-2.yaml" / "1.eml").write_text(f"{received}\nFrom: {both}\nSubject: 7b 2\n\nHello\n")
    program.ok("fetch", "7b-2.yaml")
    (program.folder / "7b-4.yaml").write_text("format: 1\nrules: odyssey\nplayers: nobody\n")


def test_all_games_of_a_folder_are_told_those_in_need_first(listed: Program) -> None:
    evening(listed)
    said = listed("status", ".")
    assert said.code == 1
    lines = said.out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("7b")] == [
        "7b-4.yaml", "7b-3.yaml", "7b-2.yaml", "7b-1.yaml"
    ]  # fmt: skip
    assert "7b-4.yaml  It cannot be read. 7b-4.yaml:" in said.out
    assert "7b-3.yaml  Round 1, the clue. Late: a clue from anybody, since Saturday 21 November" in said.out
    assert "7b-2.yaml  Round 1, the clue. It waits for a clue from anybody, until Wednesday 25 November" in said.out
    assert "7b-1.yaml  Not begun: `next-turn` deals.\n" in said.out


def test_scripts_are_told_the_same_of_a_folder(listed: Program) -> None:
    evening(listed)
    (listed.folder / "7b-4.yaml").unlink()
    games = json.loads(listed.ok("status", "--json", "."))["games"]
    assert [game["file"] for game in games] == ["7b-3.yaml", "7b-2.yaml", "7b-1.yaml"]
    assert sorted(games[0]["late"]) == sorted(seats(listed, "7b-3.yaml"))
    assert [game["status"]["phase"] for game in games] == ["clue", "clue", "new"]
    assert all(game["problem"] is None and "hands" not in game["status"] for game in games)
    secrets = json.loads(listed.ok("status", "--json", "--spoilers", "."))["games"]
    assert secrets[0]["status"]["hands"]


def test_a_folder_without_a_game_says_so(program: Program) -> None:
    (program.folder / "empty").mkdir()
    said = program("status", "empty")
    assert said.code == 1
    assert "No game lies in 'empty'. Name another folder, or make one: `dixit-pbem new empty/sunday.yaml`." in said.err
    assert program("status", ".", "--spoilers").code == 2
