"""The desk listens: on the loopback alone, unless somebody names all that a desk for other computers needs.

Edge: sockets, a file for the browser, signals.
"""

from __future__ import annotations

import asyncio
import html
import os
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from dixit_pbem.desk import gate
from dixit_pbem.desk.app import Desk, built
from dixit_pbem.desk.events import Pilot
from dixit_pbem.desk.gate import Doorplate
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.shelf import Shelf
from dixit_pbem.errors import CannotWrite, DixitError, Mistake
from dixit_pbem.frozen import frozen

LOOPBACK = ("127.0.0.1", "::1", "localhost")
MOST_AT_ONCE = 400
"""Requests that are answered at once, streams among them."""
LAST_WORDS = 1
"""Seconds that what is being answered gets when the desk closes."""
_REDIRECT = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>dixit-pbem</title>'
    '<meta http-equiv="refresh" content="0;url={address}"></head><body><a href="{address}">The desk</a></body></html>'
)


@frozen
class Listen:
    """Where the desk is heard: `host:port`, and what other computers need."""

    host: str = "127.0.0.1"
    port: int = 0
    certificate: Path | None = None
    key: Path | None = None
    password: Path | None = None


def listen_at(
    typed: str, *, certificate: Path | None, key: Path | None, password: Path | None, by_mail: bool = False
) -> Listen:
    """What was typed as `127.0.0.1:8080` or `desk.example.org:8443`; other computers are let in only with all three.

    Where links come `by_mail`, nobody needs a password.
    """
    host, _, port = typed.rpartition(":") if ":" in typed.strip("[]") else (typed, "", "0")
    host = host.strip("[]")
    if not host or not port.isdigit() or int(port) > 65535:
        raise Mistake(f"'{typed}' is no place to listen: write a name and a port, as in 127.0.0.1:8080.")
    if host not in LOOPBACK and by_mail and not (certificate and key):
        raise DixitError(
            f"On {host} other computers could reach the desk. Name --tls-certificate and --tls-key, or leave "
            "--listen out and let a web server on this computer pass on what comes to 'desk:' in club.yaml."
        )
    if host not in LOOPBACK and not by_mail and not (certificate and key and password):
        raise DixitError(
            f"On {host} other computers could reach the desk. Name --tls-certificate, --tls-key and --password-file, "
            "or leave --listen out: then it is heard on this computer alone."
        )
    return Listen(host, int(port), certificate, key, password)


def password_in(file: Path) -> str:
    """The first line of a file that only its owner may read."""
    try:
        text = file.read_text(encoding="utf-8")
        mode = file.stat().st_mode
    except (OSError, UnicodeDecodeError) as fault:
        raise DixitError(f"{file}: the password cannot be read ({fault}). Name a file with one line of text.") from None
    if os.name == "posix" and mode & 0o077:
        raise DixitError(f"{file}: others may read the password. `chmod 600 {file}` keeps it yours.")
    password = text.partition("\n")[0].strip()
    if len(password) < 12:
        raise DixitError(f"{file}: a password for other computers needs twelve characters or more.")
    return password


def bound(listen: Listen) -> socket.socket:
    """The place where it is heard."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(listen.host, listen.port, type=socket.SOCK_STREAM)[0]
        # Without its protocol asyncio would not know it for TCP, and each page would wait 40 ms for an acknowledgement.
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
    except OSError as fault:
        raise DixitError(
            f"The desk cannot listen on {listen.host}:{listen.port}: {fault.strerror}. Choose another port, or none: "
            "then it takes a free one."
        ) from None
    return found


def plate_of(listen: Listen, port: int) -> Doorplate:
    """Under which names the desk is reached."""
    here = listen.host in LOOPBACK
    names = ("127.0.0.1", "localhost", "[::1]") if here else (listen.host, socket.gethostname())
    ports = (f":{port}", *(("",) if listen.certificate and port == 443 else ()))
    hosts = frozenset(f"{name}{each}" for name in names for each in ports)
    return Doorplate(hosts, "https" if listen.certificate else "http", port)


class Opening:
    """A file that leads the browser in: a key in a command line could be read by every account."""

    def __init__(self, address: str) -> None:
        try:
            # Nobody else may look into this folder.
            self.folder = Path(mkdtemp(prefix="dixit-pbem-desk-"))
            self.file = self.folder / "desk.html"
            number = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(number, "w", encoding="utf-8") as file:
                file.write(_REDIRECT.format(address=html.escape(address)))
        except OSError as fault:
            raise CannotWrite(f"No file can be written for the browser: {fault.strerror}. Make room first.") from None

    def show(self) -> None:
        """Let the browser of this computer open it."""
        with suppress(webbrowser.Error):
            webbrowser.open(self.file.as_uri())

    def gone(self) -> None:
        """Take it away: its key is used, or too old."""
        with suppress(OSError):
            self.file.unlink()
            self.folder.rmdir()


class _Server(uvicorn.Server):
    """A server that says when it is heard."""

    def __init__(self, config: uvicorn.Config, heard: Callable[[], None]) -> None:
        super().__init__(config)
        self.heard = heard

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        await super().startup(sockets)
        self.heard()


@frozen
class Told:
    """Who hears how the desk fares: the ways in, and faults that nobody foresaw."""

    opened: Callable[[Callable[[], str]], None]
    """Gets what cuts a key and names the address that it opens."""
    unforeseen: Callable[[Exception], str]


class _InTime(H11Protocol):
    """A connection that is ended where no request comes: each counts among those that are answered at once."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See uvicorn."""
        super().connection_made(transport)
        self.loop.call_later(gate.PATIENCE, self._must_ask)

    def _must_ask(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            self.transport.close()


def config_of(desk: Desk, listen: Listen) -> uvicorn.Config:
    """How it is served."""
    return uvicorn.Config(
        built(desk),
        log_level="critical",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="off",
        ws="none",
        http=_InTime,
        limit_concurrency=MOST_AT_ONCE,
        timeout_graceful_shutdown=LAST_WORDS,
        ssl_certfile=listen.certificate,
        ssl_keyfile=listen.key,
    )


def as_it_is(_desk: Desk) -> None:
    """A desk as it is, where nothing is played on it."""


def serve(
    places: Sequence[Path],
    listen: Listen,
    told: Told,
    *,
    browser: bool,
    arranged: Callable[[Desk], None] = as_it_is,
) -> None:
    """Open the desk until it is told to close."""
    place = bound(listen)
    port = place.getsockname()[1]
    keys = Keys(password=password_in(listen.password) if listen.password else None)
    desk = Desk(Shelf(places), keys, plate_of(listen, port), unforeseen=told.unforeseen, pilot=Pilot(told.unforeseen))
    arranged(desk)
    host = f"[{listen.host}]" if ":" in listen.host else listen.host
    address = desk.address or f"{desk.plate.scheme}://{host}:{port}"

    def way_in() -> str:
        return f"{address}/enter?key={desk.keys.cut()}"

    opening = Opening(way_in()) if browser else None

    def heard() -> None:
        if opening:
            opening.show()
        told.opened(way_in)

    server = _Server(config_of(desk, listen), heard)
    desk.stopping = lambda: server.should_exit
    try:
        server.run(sockets=[place])
    finally:
        desk.pilot.land()
        if opening:
            opening.gone()
