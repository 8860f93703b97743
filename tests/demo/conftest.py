"""One performance that several tests look at; nothing of it is changed."""

from pathlib import Path

import pytest

from dixit_pbem.demo.folder import Place, made
from dixit_pbem.demo.stage import Stage


def perform(folder: Path) -> tuple[Place, str]:
    """A whole demonstration in a folder, and what was told of it."""
    stage = Stage(made(folder, guest=None))
    scenes = [*stage.performed(), stage.album()]
    return stage.place, "\n".join(line for scene in scenes for line in scene.lines) + "\n"


@pytest.fixture(scope="session")
def performance(tmp_path_factory: pytest.TempPathFactory) -> tuple[Place, str]:
    return perform(tmp_path_factory.mktemp("demo") / "demo")


@pytest.fixture(scope="session")
def place(performance: tuple[Place, str]) -> Place:
    return performance[0]
