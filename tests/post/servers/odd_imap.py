"""An IMAP server that says what a test tells it to: what Dovecot never says, and others may."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from dixit_pbem.storage.mail_settings import Server

HANG_UP = b"hang up"
_USUAL = {
    rb"CAPABILITY": b"* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n{tag} OK done\r\n",
    rb"AUTHENTICATE": b"{tag} OK in\r\n",
    rb"EXAMINE": b"* 2 EXISTS\r\n* OK [UIDVALIDITY 7] fine\r\n{tag} OK [READ-ONLY] open\r\n",
    rb"SELECT": b"* 2 EXISTS\r\n* OK [UIDVALIDITY 7] fine\r\n{tag} OK [READ-WRITE] open\r\n",
    rb"UID SEARCH": b"* SEARCH 1 2\r\n{tag} OK found\r\n",
    rb"LOGOUT": b"* BYE\r\n{tag} OK\r\n",
    rb"": b"{tag} OK done\r\n",
}


@dataclass(frozen=True)
class OddServer:
    port: int
    asked: list[str]
    """The commands so far, without their tags."""

    def settings(self, **others: str | int) -> Server:
        usual = {"host": "127.0.0.1", "port": self.port, "security": "none"}
        usual |= {"user": "game@example.test", "password_from": "env:DIXIT_PASSWORD"}
        return Server(**usual | others)


@contextmanager
def odd_imap(answers: Mapping[bytes, bytes], *, greeting: bytes = b"* OK here\r\n") -> Iterator[OddServer]:
    """A server on this computer; a command is answered by the first pattern that it begins with."""
    asked: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(greeting)
            tag = b""
            for line in self.rfile:
                if line != b"DONE\r\n":
                    tag, _, line = line.partition(b" ")
                command = line.rstrip()
                asked.append(command.decode())
                if not self.answered(tag, command):
                    return

        def answered(self, tag: bytes, command: bytes) -> bool:
            if command.startswith(b"AUTHENTICATE"):
                self.wfile.write(b"+ \r\n")
                self.rfile.readline()
            known = (*answers.items(), *_USUAL.items())
            answer = next(answer for begin, answer in known if re.match(begin, command))
            text, cut, _ = answer.partition(HANG_UP)
            self.wfile.write(text.replace(b"{tag}", tag))
            return not cut

    class Listening(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Listening(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield OddServer(server.server_address[1], asked)
        finally:
            server.shutdown()
            thread.join()
