"""Chromium for tests that look at pages, wherever this computer has it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.watch import HANGS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser without a window, for one module: beside it no other may run a loop of its own in this thread.

    The tests are skipped where there is none.
    """
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        pytest.skip("Chromium is missing. On Debian: apt-get install chromium")
    from playwright.sync_api import expect, sync_playwright

    with sync_playwright() as playwright:
        expect.set_options(timeout=1000 * HANGS)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=1000 * HANGS)
        yield browser
        browser.close()
