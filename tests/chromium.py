"""Chromium for tests that look at pages, wherever this computer has it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.watch import HANGS

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def a_browser() -> Iterator[Browser]:
    """A browser without a window; the test is skipped where there is none."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        pytest.skip("Chromium is missing. On Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        expect.set_options(timeout=1000 * HANGS)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=1000 * HANGS)
        yield browser
        browser.close()
