"""A desk that is heard in this process, and who comes in with a browser."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Literal

import uvicorn
from playwright.sync_api import Browser, Page

from dixit_pbem.desk.app import Desk
from dixit_pbem.desk.gate import Doorplate
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.serve import Listen, config_of
from dixit_pbem.desk.shelf import Shelf
from tests.watch import HANGS

Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class Open:
    """A desk that is heard, where, and the folder of its games."""

    desk: Desk
    address: str
    folder: Path

    def entered(self, chromium: Browser, width: int, scheme: Scheme, language: str) -> Page:
        """A page of somebody who came in."""
        page = chromium.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme, locale=language)
        page.set_default_timeout(1000 * HANGS)
        page.goto(f"{self.address}/enter?key={self.desk.keys.cut()}")
        page.wait_for_url(f"{self.address}/")
        return page


@contextmanager
def opened(folder: Path) -> Iterator[Open]:
    """A desk on a folder, until the end."""
    with socket.socket() as heard:
        heard.bind(("127.0.0.1", 0))
        port = heard.getsockname()[1]
        host = f"127.0.0.1:{port}"
        desk = Desk(Shelf((folder,)), Keys(), Doorplate(frozenset({host}), "http", port))
        server = uvicorn.Server(config_of(desk, Listen()))
        thread = Thread(target=server.run, args=([heard],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield Open(desk, f"http://{host}", folder)
        finally:
            server.should_exit = True
            thread.join(HANGS)
