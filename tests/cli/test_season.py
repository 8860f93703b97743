"""`season`: one table over several games that were played to the end."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from dixit_pbem.album.rounds import past_rounds
from dixit_pbem.engine.events import RoundScored
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.cli.test_new_after import Renamed
from tests.cli.test_whole_games import play_round
from tests.program import Prepared, Program

RUNNING_CLUE = "a secret of the open round"


def prepare(program: Program) -> None:
    """Two games of three rounds, before the second of which Bob moved and Cyd took a longer name; one goes on."""
    for day, name in enumerate(("one", "two", "open"), 20):
        game = f"{name}.yaml"
        program.at(f"2026-11-{day}T09:00:00Z")
        program.new("odyssey", 4, "--title", name.capitalize(), "--seed", name, game=game)
        if name != "one":
            program.change(
                ("bob@example.org", "bob@moved.example.org"), ("- {name: Cyd,", "- {name: Cydney,"), game=game
            )
        program.ok("next-turn", game)
        there, dice = Renamed(program, game), random.Random(name)
        for _ in range(3 if name != "open" else 1):
            play_round(there, dice, "odyssey", 4)
            program.ok("next-turn", game)
        if name != "open":
            program.ok("end", game)
    program.new("odyssey", 4, "--title", "New", game="new.yaml")
    teller = program.status(game="open.yaml")["storyteller"]
    program.ok("clue", "open.yaml", f"{teller}=A", RUNNING_CLUE)


@pytest.fixture
def games(prepared: Prepared) -> Program:
    return prepared("season", prepare)


def season(program: Program, *arguments: str) -> dict[str, Any]:
    said = program("season", *arguments, "--json")
    assert said.code == 0, said
    told: dict[str, Any] = json.loads(said.out)
    return told


NOW = {"Cyd": "Cydney"}


def test_places_points_and_wins_are_summed_over_games_by_address_and_name(games: Program) -> None:
    told = season(games, "two.yaml", "one.yaml")
    expected: dict[str, list[int]] = {name: [0, 0, 0] for name in ("Ana", "Bob", "Cydney", "Dee")}
    for game in ("one.yaml", "two.yaml"):
        status = games.status(game=game)
        for name, points in status["scores"].items():
            row = expected[NOW.get(name, name)]
            row[0] += 4 - sum(other > points for other in status["scores"].values())
            row[1] += name in status["winners"]
            row[2] += points
    rows = {each["player"]: [each["place_points"], each["wins"], each["points"]] for each in told["standings"]}
    assert rows == expected
    assert [each["place_points"] for each in told["standings"]] == sorted(
        (row[0] for row in rows.values()), reverse=True
    )
    assert {each["games"] for each in told["standings"]} == {2}
    assert [each["title"] for each in told["games"]] == ["One", "Two"]


def test_who_finds_whom_is_counted_over_games(games: Program) -> None:
    told = season(games, "one.yaml", "two.yaml")
    found: Counter[tuple[str, str]] = Counter()
    tried: Counter[tuple[str, str]] = Counter()
    for name in ("one.yaml", "two.yaml"):
        for step in look(GameFile(games.folder / name)).history.steps:
            if isinstance(step.event, RoundScored) and step.before:
                teller = step.before.round.storyteller or ""
                story = step.event.owners.index(teller) + 1
                for voter, numbers in step.event.votes.items():
                    pair = (NOW.get(voter, voter), NOW.get(teller, teller))
                    tried[pair] += 1
                    found[pair] += story in numbers
    assert {(each["finder"], each["storyteller"]): (each["found"], each["of"]) for each in told["finds"]} == {
        pair: (found[pair], times) for pair, times in tried.items()
    }


def test_games_that_are_not_over_and_doubles_are_left_out_and_it_is_said_why(games: Program) -> None:
    (games.folder / "copy.yaml").write_text((games.folder / "one.yaml").read_text())
    said = games("season", "one.yaml", "copy.yaml", "open.yaml", "new.yaml", "one.yaml")
    assert said.code == 0
    assert said.err.splitlines()[-3:] == [
        "copy.yaml does not count: it is the same game as one.yaml.",
        "open.yaml does not count: it is not over yet.",
        "new.yaml does not count: it has not begun.",
    ]
    assert "1 game" in said.out
    said = games("season", "open.yaml", "new.yaml")
    assert (said.code, "No game of these is over" in said.err) == (1, True)


def test_nothing_of_a_running_game_is_told(games: Program) -> None:
    arguments = ("one.yaml", "open.yaml", "--html", "season.html", "--pdf", "season.pdf")
    said = games("season", *arguments)
    told = said.out + games("season", *arguments, "--json").out + (games.folder / "season.html").read_text()
    running = look(GameFile(games.folder / "open.yaml"))
    assert RUNNING_CLUE not in told
    assert "Open" not in told
    assert all(
        each.clue.text not in told or each.clue.text == "the long way home" for each in past_rounds(running.history)
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Who finds whom"),
        ("fr", "Qui trouve qui"),
        ("it", "Chi trova chi"),
        ("pt", "Quem encontra quem"),
        ("pl", "Kto kogo znajduje"),
        ("de", "Wer wen findet"),
        ("es", "Quién encuentra a quién"),
    ],
)
def test_the_page_and_the_pdf_are_in_the_language_asked_for(games: Program, language: str, words: str) -> None:
    arguments = ("--language", language, "--html", "season.html", "--pdf", "season.pdf")
    said = games("season", "one.yaml", "two.yaml", *arguments)
    assert said.code == 0, said
    page = (games.folder / "season.html").read_text()
    assert words in said.out
    assert f"<h2>{words}</h2>" in page
    assert f'<html lang="{language}">' in page
    assert "http" not in page.replace("http-equiv", "")
    assert (games.folder / "season.pdf").read_bytes().startswith(b"%PDF-1.7")


def test_a_name_cannot_become_part_of_the_page(games: Program) -> None:
    games.ok("setting", "one.yaml", "title=<b>One</b>")
    games("season", "one.yaml", "--html", "season.html")
    assert "&lt;b&gt;One&lt;/b&gt;" in (games.folder / "season.html").read_text()
