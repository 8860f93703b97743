"""A real SMTP server in this process, which can be told to misbehave."""

from __future__ import annotations

import asyncio
import ssl
import threading
import warnings
from base64 import b64decode
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, NamedTuple, Self

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.watch import HANGS

DROP = "drop"
"""Instead of an answer: the connection ends."""
SILENCE = "silence"
"""Instead of an answer: nothing, for longer than anybody waits."""
EVERYBODY = "*"


class Received(NamedTuple):
    """A mail that the server has, whatever it answered."""

    sender: str
    recipient: str
    raw: bytes


@dataclass
class Odd:
    """How the server misbehaves; `times` mails, then no more."""

    answer: str
    times: int = 1_000_000


@dataclass
class SmtpServer:
    """Stages are AUTH, MAIL, RCPT, CONTENT (354 is said, the content is on its way) and DATA (all of it has come)."""

    tls: ssl.SSLContext | None = None
    starttls: ssl.SSLContext | None = None
    accounts: Mapping[str, str] = field(default_factory=dict)
    tokens: Mapping[str, str] = field(default_factory=dict)
    odd: dict[tuple[str, str], Odd] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """How often each command came, `connection` among them."""
    port: int = 0
    transports: list[Any] = field(default_factory=list)

    def __enter__(self) -> Self:
        ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(ready,))
        self._thread.start()
        assert ready.wait(HANGS)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def hang_up(self) -> None:
        """End every connection in good order, as a server does to which nobody speaks for long."""

        async def ended() -> None:
            for transport in self.transports:
                transport.close()
            await asyncio.sleep(0.01)

        asyncio.run_coroutine_threadsafe(ended(), self._loop).result(HANGS)

    def copies(self, recipient: str) -> int:
        """How many mails for somebody the server has."""
        return sum(mail.recipient == recipient for mail in self.received)

    def oddity(self, stage: str, recipient: str) -> str | None:
        for who in (recipient, EVERYBODY):
            odd = self.odd.get((stage, who))
            if odd and odd.times:
                odd.times -= 1
                return odd.answer
        return None

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            self._loop.create_server(self._session, "127.0.0.1", self.port, ssl=self.tls)
        )
        self.port = server.sockets[0].getsockname()[1]
        self._loop.call_soon(ready.set)
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(self._end())
        self._loop.run_until_complete(server.wait_closed())
        self._loop.close()

    async def _end(self) -> None:
        """End what is still open, for nothing may outlive a test."""
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Somebody who just came in is known a moment later.
        for _ in range(3):
            for transport in self.transports:
                transport.abort()
            await asyncio.sleep(0.01)

    def _session(self) -> SMTP:
        options: dict[str, Any] = {"enable_SMTPUTF8": True, "hostname": "localhost", **self.options}
        if self.starttls:
            options.update(tls_context=self.starttls, require_starttls=True)
        if self.accounts or self.tokens:
            options.update(authenticator=self._authenticate, auth_required=True, auth_require_tls=False)
        self.seen["connection"] += 1
        with warnings.catch_warnings():
            # TLS is required indeed, from the first byte on, which is not what it looks for.
            warnings.filterwarnings("ignore", "Requiring AUTH while not requiring TLS")
            return _Smtp(_Handler(self), loop=self._loop, **options)

    def _authenticate(self, _: SMTP, __: Session, ___: Envelope, ____: str, known: LoginPassword) -> AuthResult:
        self.seen["AUTH"] += 1
        if message := self.oddity("AUTH", EVERYBODY):
            return AuthResult(success=False, handled=False, message=message)
        fits = self.accounts.get(known.login.decode()) == known.password.decode()
        return AuthResult(success=fits, handled=False)


class _Smtp(SMTP):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.event_handler.server.transports.append(transport)
        super().connection_made(transport)

    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802
        handler = self.event_handler
        if handler.server.oddity("CONTENT", self.envelope.rcpt_tos[0]) == DROP:
            await self.push("354 Go on")
            await self._reader.readline()
            self.transport.abort()
            return
        await super().smtp_DATA(arg)


class _Handler:
    def __init__(self, server: SmtpServer) -> None:
        self.server = server

    async def handle_EHLO(  # noqa: N802
        self, smtp: SMTP, session: Session, envelope: Envelope, name: str, said: list[str]
    ) -> list[str]:
        self.server.seen["EHLO"] += 1
        session.host_name = name
        return said

    async def handle_MAIL(self, smtp: SMTP, _: Session, envelope: Envelope, address: str, options: list[str]) -> str:  # noqa: N802
        self.server.seen["MAIL"] += 1
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return await self._answer(smtp, "MAIL", EVERYBODY)

    async def handle_RCPT(self, smtp: SMTP, _: Session, envelope: Envelope, address: str, __: list[str]) -> str:  # noqa: N802
        answer = await self._answer(smtp, "RCPT", address)
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_RSET(self, smtp: SMTP, _: Session, __: Envelope) -> str:  # noqa: N802
        self.server.seen["RSET"] += 1
        return "250 OK"

    async def handle_DATA(self, smtp: SMTP, _: Session, envelope: Envelope) -> str:  # noqa: N802
        (recipient,) = envelope.rcpt_tos
        answer = await self._answer(smtp, "DATA", recipient)
        if answer[0] == "2":
            assert isinstance(envelope.content, bytes)
            self.server.received.append(Received(str(envelope.mail_from), recipient, envelope.content))
        return answer

    async def auth_XOAUTH2(self, smtp: SMTP, args: list[str]) -> AuthResult:  # noqa: N802
        self.server.seen["AUTH"] += 1
        user, token, *_ = b64decode(args[1]).decode().split("\1")
        known = self.server.tokens.get(user.removeprefix("user="))
        if f"auth=Bearer {known}" == token:
            return AuthResult(success=True)
        await smtp.challenge_auth('{"status":"401","schemes":"bearer"}')
        return AuthResult(success=False, handled=False)

    async def _answer(self, smtp: SMTP, stage: str, recipient: str) -> str:
        answer = self.server.oddity(stage, recipient)
        match answer:
            case None:
                return "250 OK"
            case "drop":
                smtp.transport.abort()
                return "250 nobody hears this"
            case "silence":
                await asyncio.sleep(3600)
        assert answer is not None
        return answer
