"""What the doctor says of a game file and of what lies around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dixit_pbem.doctor import examine
from tests.doctor.games import game
from tests.program import Program

ON_PAPER = "".join(f"- {{name: {name}}}\n" for name in ("Bob", "Cyd", "Dee"))
ANA = "- {name: Ana, email: ana@example.test}\n"


def of_game(path: Path) -> list[str]:
    _, about, *_ = examine(path)
    assert about.title == path.name
    return [f"{finding.verdict}: {finding.text}" for finding in about.findings]


@pytest.fixture(autouse=True)
def _at_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIXIT_PBEM_NOW", "2026-11-18T09:00:00Z")


@pytest.mark.long
def test_a_game_in_order_is_told_thing_by_thing(tmp_path: Path) -> None:
    in_order, deck, room, clock = of_game(game(tmp_path))
    assert [in_order, deck, clock] == [
        "well: sunday.yaml is in order: 4 players, 0 events.",
        "well: The deck 'dreams' has 84 cards, and every picture is whole.",
        "well: Deadlines are told in the time zone UTC; there it is Wednesday 18 November 2026, 09:00.",
    ]
    assert room.startswith(f"well: Files can be written in {tmp_path}; ")


@pytest.mark.long
def test_a_running_game_is_looked_at_with_its_folders(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    told = of_game(program.folder / "game.yaml")
    tried = [line.partition(";")[0] for line in told if "written in" in line]
    folders = ("", "/.game.yaml.d", "/output/game")
    assert tried == [f"well: Files can be written in {program.folder}{folder}" for folder in folders]
    assert {line[:4] for line in told} == {"well"}


@pytest.mark.long
def test_all_that_check_finds_is_told(tmp_path: Path) -> None:
    path = game(tmp_path, "plus: true", players=ANA.replace("email: ana@example.test", "colour: red") + ON_PAPER)
    told = of_game(path)
    assert told[0] == (
        "mend: sunday.yaml:10: 'plus' adds a mark to the game's address, and there is none. "
        "Add 'address' to 'mail', or delete 'plus'."
    )
    assert told[-1] == (
        "note: Ana, Bob, Cyd and Dee play on paper, without an address. The pages to hand over land in "
        f"{tmp_path}/output/sunday, and you type the answers in."
    )


@pytest.mark.long
def test_one_player_on_paper_is_told(tmp_path: Path) -> None:
    with_mail = ANA + "".join(f"- {{name: {name}, email: {name}@example.test}}\n" for name in ("Bob", "Cyd"))
    assert "note: Dee plays on paper, " in of_game(game(tmp_path, players=with_mail + "- {name: Dee}\n"))[-1]


@pytest.mark.long
def test_a_clock_that_went_back_is_told(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    program.at("2026-11-17T22:30:00Z")
    assert of_game(program.folder / "game.yaml")[-1] == (
        "mend: The last event was on Wednesday 18 November 2026, 09:00, and by this computer's clock it is only "
        "Tuesday 17 November 2026, 22:30, UTC. Set the clock right; the deadlines move with it."
    )


def test_a_damaged_picture_of_the_games_own_deck_is_told(tmp_path: Path) -> None:
    deck = tmp_path / "decks" / "ours"
    deck.mkdir(parents=True)
    (deck / "deck.yaml").write_text("cards:\n" + "".join(f"- {{id: c{n}, file: {n}.jpg}}\n" for n in range(40)))
    for number in range(40):
        (deck / f"{number}.jpg").write_bytes(b"picture %d" % number)
    path = game(tmp_path)
    path.write_text(path.read_text().replace("rules:", "deck: ours\nrules:"))
    assert any(line.startswith(f"mend: {deck}/0.jpg: It is no picture") for line in of_game(path))


UNREADABLE = [
    ("mend: There is no file '{0}'. `dixit-pbem new {0}` makes a new game.", None),
    ("mend: sunday.yaml: 'players' is missing. Add it.", "format: 1\ntitle: Sunday\nrules: odyssey\njournal:\n"),
]


@pytest.mark.parametrize(("expected", "text"), UNREADABLE)
def test_a_file_that_cannot_be_read_ends_the_round(expected: str, text: str | None, tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    if text is not None:
        path.write_text(text)
    assert of_game(path) == [expected.format(path), "note: The rest is looked at once that is put right."]
    assert [chapter.title for chapter in examine(path)] == ["This computer", "sunday.yaml"]
