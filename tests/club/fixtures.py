"""A PostgreSQL that each worker starts once, for whichever test asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.club.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.club.postgres import Postgres

    with Postgres() as running:
        yield running
