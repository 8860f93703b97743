"""A game on the autopilot between a real Postfix and a real Dovecot, and the program as a process of its own."""

from __future__ import annotations

import os
import signal
import smtplib
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.parser import BytesHeaderParser
from pathlib import Path
from typing import Self

from dixit_pbem.journal.facts import Posted, Superseded
from dixit_pbem.journal.opened import look
from dixit_pbem.post.marks import message_id
from dixit_pbem.storage.game_file import GameFile
from tests.post.servers.authority import Authority
from tests.post.servers.daemons import wait_until
from tests.post.servers.dovecot import PASSWORD, DovecotServer
from tests.post.servers.postfix import DOMAIN, PostfixServer
from tests.watch import HANGS

NAMES = ("Ana", "Bob", "Cyd", "Dan", "Eve", "Fay")
LANGUAGES = ("fr", "it", "pl", "pt", "es", "de")
"""The seventh, English, is whom the game is told by: the moderator's."""
SETTINGS = """\
format: 1
title: Sunday dreamers
rules: {{base: odyssey, points_to_win: {goal}}}
first: Ana
moderator: {{name: Zoe, email: zoe@{domain}}}
players:
{players}seed: whole game
{mail}journal:
"""
MAIL = """\
mail:
  address: dixit@{domain}
  plus: true
  settle: 0
  send: {{server: localhost, port: {smtp}, security: starttls}}
  fetch:
    server: localhost
    port: {imap}
    user: dixit@{domain}
    password_from: env:DIXIT_PASSWORD
"""


def game_text(mail: str = "", *, goal: int, together: bool = False) -> str:
    """The game file of six who speak many languages."""
    players = "".join(
        f"- {{name: {name}, email: {name.lower()}@{DOMAIN}, language: {language}}}\n"
        for name, language in zip(NAMES, LANGUAGES, strict=True)
    )
    text = SETTINGS.format(goal=goal, domain=DOMAIN, players=players, mail=mail)
    return text.replace(f"win: {goal}}}", f"win: {goal}, together: true}}") if together else text


@dataclass(frozen=True)
class Stage:
    """Both servers, and an environment in which the program trusts them and knows the password."""

    authority: Authority
    postfix: PostfixServer
    dovecot: DovecotServer

    @property
    def mail(self) -> str:
        return MAIL.format(domain=DOMAIN, smtp=self.postfix.port, imap=self.dovecot.tls_port)

    def environment(self, **others: str) -> dict[str, str]:
        trust = {"SSL_CERT_FILE": str(self.authority.trusted), "DIXIT_PASSWORD": PASSWORD}
        return real_time() | trust | others

    def mail_of(self, user: str) -> list[bytes]:
        """Every mail that ever came for somebody, read or not."""
        return [path.read_bytes() for path in self.postfix.maildir_of(user).glob("*/*") if path.parent.name != "tmp"]

    def send(self, mail: EmailMessage) -> None:
        """Hand a mail over as a mail program does."""
        trusting = ssl.create_default_context(cafile=str(self.authority.trusted))
        with smtplib.SMTP("localhost", self.postfix.port) as smtp:
            smtp.starttls(context=trusting)
            smtp.send_message(mail)

    def wait_for_delivery(self) -> None:
        """Wait until every mail that Postfix took lies in its mailbox."""
        queues = [self.postfix.folder / "queue" / name for name in ("maildrop", "incoming", "active", "deferred")]
        wait_until(lambda: not any(map(_holds_files, queues)), what=f"mails are not delivered: {self.postfix.log()}")


@contextmanager
def staged(authority: Authority) -> Iterator[Stage]:
    """Both servers at work; whoever gets mail has an account to read it."""
    users = ("dixit", "zoe", "gus", *map(str.lower, NAMES))
    with (
        PostfixServer(authority) as postfix,
        DovecotServer(authority, users, maildirs=postfix.folder / "mail") as dovecot,
    ):
        yield Stage(authority, postfix, dovecot)


def real_time() -> dict[str, str]:
    """An environment in which the clock goes on."""
    usual = {name: value for name, value in os.environ.items() if name != "DIXIT_PBEM_NOW"}
    return usual | {"PYTHONUNBUFFERED": "1"}


class Autopilot:
    """`dixit-pbem run`, as a process of its own while it is entered."""

    def __init__(self, environment: dict[str, str], *games: Path, log: Path) -> None:
        self._command = [sys.executable, "-m", "dixit_pbem", "run", *map(str, games)]
        self._environment = environment
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def said(self) -> str:
        """What it printed, both outputs together."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.wait(HANGS)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to end, and say how many seconds that took."""
        begin = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(HANGS)
        return time.monotonic() - begin

    def wait_for(self, text: str) -> None:
        wait_until(lambda: text in self.said, what=f"never said {text!r}: {self.said}")


def until(
    fact: Callable[[], bool], *, meanwhile: Callable[[], object], seconds: float, what: Callable[[], str]
) -> None:
    """Do something again and again until a fact comes true."""
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, what()
        meanwhile()
        time.sleep(0.05)


def _holds_files(folder: Path) -> bool:
    return any(name for _, _, name in os.walk(folder))


def ids_of_letters(game: Path, what: type[Posted | Superseded]) -> dict[str, list[str]]:
    """The Message-IDs of all letters that the journal says have left, or are sent no more, by their reader."""
    found = look(GameFile(game))
    assert found.game is not None
    ids: dict[str, list[str]] = {}
    for entry in found.journal:
        if isinstance(entry.event, what):
            fact = entry.event
            mark = message_id(found.game, fact.reader, fact.letter, cause=fact.cause, domain=DOMAIN)
            ids.setdefault(fact.reader or found.settings.moderator.name, []).append(mark)
    return ids


def ids_of(raws: Sequence[bytes]) -> list[str]:
    """The Message-IDs of mails."""
    return [str(BytesHeaderParser().parsebytes(raw)["Message-ID"]) for raw in raws]
