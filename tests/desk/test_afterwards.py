"""When a game is over: the next one of the same people, and the table of a season."""

from __future__ import annotations

import re
import shutil

import pytest

from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.cli.test_season import RUNNING_CLUE, prepare
from tests.desk.visiting import FROM_THE_DESK, Visitor
from tests.program import Prepared, Program

NEXT = "/game/one/next"


@pytest.fixture
def games(prepared: Prepared) -> Program:
    return prepared("season", prepare)


@pytest.fixture
def visitor(games: Program) -> Visitor:
    return Visitor(games.folder)


def counted(visitor: Visitor) -> list[str]:
    """The titles that are ticked."""
    ticked = re.findall(r'id="(counts-[^"]+)" name="game" value="[^"]+" checked', visitor.page)
    return [re.findall(rf'<label for="{each}">([^<]+)<', visitor.page)[0] for each in ticked]


def test_a_game_that_is_over_leads_to_the_next_one_of_the_same_people(visitor: Visitor, games: Program) -> None:
    visitor.get("/game/one")
    assert NEXT in visitor.links()
    visitor.get(NEXT)
    assert 'value="One 2"' in visitor.page
    assert "Look through the new game" in visitor.send(NEXT, title="Mondays") or "Mondays" in visitor.text
    written = look(GameFile(games.folder / "mondays.yaml"))
    assert written.settings.title == "Mondays"
    assert written.game is None
    before = look(GameFile(games.folder / "one.yaml")).settings.seats
    assert written.settings.seats == (*before[1:], before[0])


def test_the_same_click_twice_writes_one_game(visitor: Visitor, games: Program) -> None:
    visitor.get(NEXT)
    (fields,) = [fields for address, fields in visitor.forms() if address == NEXT]
    for _ in range(2):
        assert visitor.client.post(NEXT, data={**fields, "title": "Mondays"}, headers=FROM_THE_DESK).status_code == 200
    assert sorted(path.name for path in games.folder.glob("monday*.yaml")) == ["mondays.yaml"]


def test_a_title_that_cannot_be_is_asked_for_again_and_nothing_is_written(visitor: Visitor, games: Program) -> None:
    before = sorted(games.folder.glob("*.yaml"))
    visitor.get(NEXT)
    assert "A game needs a title." in visitor.send(NEXT, title="", status=409)
    assert "title" in visitor.send(NEXT, title="x" * 400, status=409)
    assert sorted(games.folder.glob("*.yaml")) == before


@pytest.mark.parametrize("key", ["open", "new"])
def test_a_game_that_is_not_over_has_no_next_one(visitor: Visitor, games: Program, key: str) -> None:
    before = sorted(games.folder.glob("*.yaml"))
    assert f"/game/{key}/next" not in visitor.get(f"/game/{key}") + " ".join(visitor.links())
    assert "This game is not over yet." in visitor.get(f"/game/{key}/next", status=409)
    assert "This game is not over yet." in visitor.send(f"/game/{key}/next", title="Mondays", status=409)
    assert sorted(games.folder.glob("*.yaml")) == before


def test_the_season_sums_up_what_is_over_and_tells_nothing_of_what_is_not(visitor: Visitor) -> None:
    visitor.get("/")
    assert "/season" in visitor.links()
    told = visitor.get("/season")
    assert counted(visitor) == ["One", "Two"]
    assert "Cydney" in told
    assert "Who finds whom" in told
    assert RUNNING_CLUE not in visitor.page
    assert "Open" not in told


def test_only_the_games_that_are_ticked_count(visitor: Visitor) -> None:
    assert "Cydney" not in visitor.get("/season?game=one")
    assert counted(visitor) == ["One"]
    assert "Cydney" in visitor.get("/season?game=two")
    assert counted(visitor) == ["Two"]
    assert visitor.get("/season?game=open&game=nowhere").startswith("The season")
    assert counted(visitor) == []


def test_a_copy_of_a_game_is_told_and_does_not_count(visitor: Visitor, games: Program) -> None:
    shutil.copy(games.folder / "one.yaml", games.folder / "one-more.yaml")
    shutil.copytree(games.folder / ".one.yaml.d", games.folder / ".one-more.yaml.d")
    assert "one.yaml does not count: it is the same game as one-more.yaml." in visitor.get("/season")


def test_a_season_is_printed_as_it_is_shown(visitor: Visitor) -> None:
    visitor.get("/season?game=two")
    (link,) = [link for link in visitor.links() if "season.pdf" in link]
    assert link == "/season.pdf?game=two"
    answer = visitor.client.get(link)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")


def test_where_nothing_is_over_there_is_no_season(prepared: Prepared) -> None:
    program = prepared("begun", lambda program: program.new("odyssey", 4))
    visitor = Visitor(program.folder)
    visitor.get("/")
    assert "/season" not in visitor.links()
    assert "No game is over yet" in visitor.get("/season")
    assert "No game is over yet" in visitor.words(visitor.client.get("/season.pdf").text)


@pytest.mark.parametrize(("language", "told"), [("it", "La stagione"), ("pt", "A época"), ("pl", "Sezon")])
def test_both_pages_speak_the_language_of_the_reader(games: Program, language: str, told: str) -> None:
    visitor = Visitor(games.folder, language=language)
    assert visitor.get("/season").startswith(told)
    visitor.get(NEXT)
    assert "The " not in visitor.text
