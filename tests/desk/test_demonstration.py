"""The demonstration on a desk: it begins when somebody comes in, rests when it is told, and its clock is its own."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path

import pytest

from dixit_pbem.demo.folder import made
from dixit_pbem.demo.stage import IN_TURN, Scene, Stage
from dixit_pbem.desk.demonstration import Demonstration
from tests.desk.visiting import Visitor
from tests.watch import HANGS

GAME = "/game/sunday"


@pytest.fixture
def played(tmp_path: Path) -> Demonstration:
    place = made(tmp_path / "demo", guest=None)
    return Demonstration(Stage(place, script=IN_TURN.slowly), pause=0)


def visited(played: Demonstration) -> Visitor:
    return Visitor(played.stage.place.folder, arranged=played.arrange)


def rests(visitor: Visitor) -> bool:
    until = time.monotonic() + HANGS
    while visitor.desk.pilot.flies("sunday") and time.monotonic() < until:
        time.sleep(0.02)
    return not visitor.desk.pilot.flies("sunday")


def test_it_begins_when_somebody_comes_in_and_rests_when_told(played: Demonstration) -> None:
    seen: list[Scene] = []
    looked_at = played._looked_at

    def looked(scene: Scene, ears: object) -> bool:
        seen.append(scene)
        return len(seen) == 4 or looked_at(scene, ears)  # type: ignore[arg-type]

    played._looked_at = looked  # type: ignore[method-assign]
    visitor = visited(played)
    assert rests(visitor)
    assert "Five more minutes, captain" in visitor.get(GAME)
    assert "left)" in visitor.text, "the page stands at the played clock, where nobody is late"
    assert "is late" not in visitor.text
    visitor.send(f"{GAME}/autopilot", how="begin")
    until = time.monotonic() + HANGS
    while len(seen) < 6 and time.monotonic() < until:
        time.sleep(0.02)
    assert len(seen) >= 6
    visitor.send(f"{GAME}/autopilot", how="end")
    assert rests(visitor)


def test_an_answer_at_a_time_is_the_same_game(played: Demonstration) -> None:
    scenes = played.stage.performed()
    answered = set()
    while len(answered) < 5:
        next(scenes)
        game = played.stage.found.game
        if game is None:
            continue
        answered.add(sum(len(each.given) for each in game.rounds) if game.phase == "card" else 0)
    assert answered == {0, 1, 2, 3, 4}


@pytest.mark.long
def test_it_ends_with_the_album_however_it_was_disturbed(played: Demonstration) -> None:
    scenes = played.stage.performed()
    for _ in range(6):
        next(scenes)
    visitor = Visitor(played.stage.place.folder)
    visitor.desk.time = played.time
    visitor.get(f"{GAME}/do/undo")
    visitor.send(f"{GAME}/do/undo")
    assert "Done" in visitor.send(f"{GAME}/do/undo")
    for _ in islice(scenes, 200):
        pass
    played.stage.bind()
    assert "The game is over. Ana wins." in visitor.get(GAME)
