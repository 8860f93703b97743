"""Where access tokens are given: a provider in this process that does what a test tells it to (OAuth 2.0, over TLS)."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from tests.post.servers.authority import Authority

Said = tuple[int, object]
"""A status, and what is said as JSON; bytes are said as they are."""


@dataclass
class Provider:
    """Rotates its refresh tokens: each is good for once."""

    port: int = 0
    lasts: int = 3600
    rotates: bool = True
    device: bool = True
    answers: list[Said] = field(default_factory=list)
    """What is said to the next requests for a token, before it does what it should."""
    asked: list[dict[str, str]] = field(default_factory=list)
    """The bodies of all requests for a token."""
    refresh: str = "refresh-0"
    given: int = 0
    challenges: dict[str, str] = field(default_factory=dict)

    @property
    def issuer(self) -> str:
        return f"https://localhost:{self.port}"

    made: Callable[[int], str] = "access-{}".format
    """How its tokens look, by their number."""

    @property
    def access(self) -> str:
        """The token of the hour."""
        return self.made(self.given)

    def fail(self, error: str, description: str = "") -> None:
        self.answers.append((400, {"error": error, "error_description": description}))

    def about(self) -> dict[str, str]:
        found = {"token_endpoint": f"{self.issuer}/token", "authorization_endpoint": f"{self.issuer}/authorize"}
        return found | ({"device_authorization_endpoint": f"{self.issuer}/device"} if self.device else {})

    def code(self) -> dict[str, object]:
        uri = f"{self.issuer}/activate"
        return {
            "device_code": "dev",
            "user_code": "WDJB-MJHT",
            "verification_uri": uri,
            "interval": 5,
            "expires_in": 60,
        }

    def allow(self, address: str) -> str:
        """What the browser of somebody is sent back to who allows what this address asks for."""
        asked = {key: value[0] for key, value in parse_qs(urlsplit(address).query).items()}
        self.challenges["code"] = asked["code_challenge"]
        return f"{asked['redirect_uri']}?state={asked['state']}&code=code"

    def token(self, body: dict[str, str]) -> Said:
        self.asked.append(body)
        if self.answers:
            return self.answers.pop(0)
        if body["grant_type"] == "refresh_token" and body["refresh_token"] != self.refresh:
            return 400, {"error": "invalid_grant", "error_description": "unknown refresh token"}
        if body["grant_type"] == "authorization_code":
            digest = urlsafe_b64encode(sha256(body["code_verifier"].encode()).digest()).rstrip(b"=").decode()
            if digest != self.challenges[body["code"]]:
                return 400, {"error": "invalid_grant", "error_description": "another verifier"}
        self.given += 1
        said = {"access_token": self.access, "token_type": "Bearer", "expires_in": self.lasts}
        if self.rotates or body["grant_type"] != "refresh_token":
            self.refresh = f"refresh-{self.given}"
            said["refresh_token"] = self.refresh
        return 200, said


@contextmanager
def provider(authority: Authority) -> Iterator[Provider]:
    """A provider on this computer, whose certificate the authority signed."""
    made = Provider()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._say((200, made.about()))

        def do_POST(self) -> None:
            raw = self.rfile.read(int(self.headers["Content-Length"])).decode()
            body = {key: value[0] for key, value in parse_qs(raw).items()}
            self._say((200, made.code()) if self.path == "/device" else made.token(body))

        def _say(self, said: Said) -> None:
            status, what = said
            content = what if isinstance(what, bytes) else json.dumps(what).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            if status in (301, 302, 307, 308):
                self.send_header("Location", f"https://localhost:{made.port}/token")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.socket = authority.context().wrap_socket(server.socket, server_side=True)
        made.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield made
        finally:
            server.shutdown()
            thread.join()
