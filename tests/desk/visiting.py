"""A visitor of the desk: a browser without scripts, as Starlette's test client plays it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

from httpx2 import Response
from starlette.testclient import TestClient

from dixit_pbem.desk.app import Desk, built
from dixit_pbem.desk.gate import Doorplate
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.serve import as_it_is
from dixit_pbem.desk.shelf import Shelf

HOST = "127.0.0.1:8000"
PLATE = Doorplate(frozenset({HOST, "localhost:8000"}), "http", 8000)
FROM_THE_DESK = {"sec-fetch-site": "same-origin", "origin": f"http://{HOST}"}


class Visitor:
    """Somebody who came in with a key, and follows links and forms."""

    def __init__(self, *places: Path, language: str = "en", arranged: Callable[[Desk], None] = as_it_is) -> None:
        self.desk = Desk(Shelf(places), Keys(), PLATE)
        arranged(self.desk)
        self.client = TestClient(built(self.desk), f"http://{HOST}", raise_server_exceptions=False)
        self.client.headers["accept-language"] = language
        self.client.get("/enter", params={"key": self.desk.keys.cut()})
        self.page = ""

    def get(self, address: str, *, status: int = 200) -> str:
        return self._seen(self.client.get(address), status)

    def send(self, address: str, *, status: int = 200, **fields: str) -> str:
        """Send a form as the page would, with the hidden fields of the form that stands on it."""
        found = next((form for form in self.forms() if form[0] == address), (address, {}))
        body = {"token": self.token, **found[1], **fields}
        return self._seen(self.client.post(address, data=body, headers=FROM_THE_DESK), status)

    def _seen(self, answer: Response, status: int) -> str:
        assert answer.status_code == status, (answer.status_code, self.words(answer.text))
        self.page = answer.text
        return self.text

    @property
    def token(self) -> str:
        """What the forms of this visitor bear."""
        return self.desk.keys.token(self.client.cookies[PLATE.cookie])

    @property
    def text(self) -> str:
        """What the page says, without its marks."""
        return self.words(self.page)

    @staticmethod
    def words(page: str) -> str:
        main = page.partition("<main")[2].partition("</main>")[0] or page
        return " ".join(unescape(re.sub(r"<[^>]+>", " ", "<" + main)).split())

    def links(self) -> list[str]:
        return [unescape(link) for link in re.findall(r'<a [^>]*href="([^"#]+)"', self.page)]

    def forms(self) -> list[tuple[str, dict[str, str]]]:
        """Every form of the page: where it goes, and what it brings by itself."""
        found = []
        for form in re.findall(r'<form [^>]*method="post"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', self.page, re.S):
            fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form[1])
            found.append((unescape(form[0]), {name: unescape(value) for name, value in fields}))
        return found
