"""One performance that several tests look at; nothing of it is changed."""

from pathlib import Path

import pytest

from dixit_pbem.demo.folder import Place, made
from dixit_pbem.demo.stage import Stage
from tests.conftest import Once


def perform(folder: Path) -> tuple[Place, str]:
    """A whole demonstration in a folder, and what was told of it."""
    stage = Stage(made(folder, guest=None))
    scenes = [*stage.performed(), stage.album()]
    return stage.place, "\n".join(line for scene in scenes for line in scene.lines) + "\n"


@pytest.fixture(scope="session")
def performance(once: Once) -> tuple[Place, str]:
    def make(folder: Path) -> None:
        _, story = perform(folder / "demo")
        (folder / "story.txt").write_text(story, encoding="utf-8")

    folder = once("performance", make)
    return Place(folder / "demo"), (folder / "story.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def place(performance: tuple[Place, str]) -> Place:
    return performance[0]
