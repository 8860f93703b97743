"""An empty club for each test, in the PostgreSQL that each worker starts once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from dixit_pbem.club.database import Database
from tests.club.postgres import Postgres
from tests.program import Program

Beside = Callable[[Path], Database]


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A database that nobody else uses, empty."""
    return postgres.database()


@pytest.fixture
def beside(address: str) -> Iterator[Beside]:
    """The same club as another program has it, perhaps in another folder."""
    with ExitStack() as closing:

        def made(folder: Path) -> Database:
            database = Database(address, folder=folder)
            closing.callback(database.close)
            return database

        yield made


@pytest.fixture
def database(beside: Beside, program: Program) -> Database:
    """The club of the program's folder."""
    made = beside(program.folder)
    made.upgrade()
    return made
