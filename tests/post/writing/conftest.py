"""The browser that shows letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.post.seen_letters import CHROMIUM, DRIVER, Browser, browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    missing = [program.name for program in (CHROMIUM, DRIVER) if not program.is_file()]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}")
    with browser() as opened:
        yield opened
