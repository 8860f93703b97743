"""Signing in at a provider, so that the program may read and send mail without a password (OAuth 2.0).

Two ways: a code that is typed in on any device (RFC 8628), or, where a provider gives no such codes for mail, a page
that sends the browser back to this computer (RFC 8252 with PKCE).

Edge: the network, a port of this computer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Protocol
from urllib.parse import parse_qs, urlsplit

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.tokens import (
    SECONDS,
    Grant,
    ProviderAway,
    Refused,
    asked,
    keep_grant,
    kept_grant,
    one_line,
    session,
    trusted,
)
from dixit_pbem.storage.mail_settings import Mail, Server
from dixit_pbem.storage.providers import OF_ANY_ISSUER, SignIn, provider_of
from dixit_pbem.storage.spec import XOAUTH2

DEVICE_CODE = "urn:ietf:params:oauth:grant-type:device_code"
PATIENCE = 900.0
_INTERVAL, _SLOWER = 5.0, 5.0
_A_MOMENT = 0.5
_DENIED = ("access_denied", "authorization_declined")
_LATE = ("expired_token", "code_expired", "bad_verification_code")
_ANEW = "Call the command again."


class Conversation(Protocol):
    """The person who signs in."""

    @property
    def pastes(self) -> bool:
        """Whether the address at which a browser ends can be pasted."""

    def tell(self, text: str) -> None:
        """Say what is to be done."""

    def ask(self, question: str, *, hidden: bool) -> str:
        """What is typed in, or nothing."""

    def pasted(self) -> str:
        """A line that comes sooner or later, or nothing where no line will come."""

    def sleep(self, seconds: float) -> None:
        """Wait."""


@frozen
class Client:
    """What the person registered at the provider."""

    client_id: str | None
    issuer: str | None


def sign_in(mail: Mail, client: Client, person: Conversation, *, beside: Path) -> None:
    """Sign in wherever the settings say `login: xoauth2`, once for servers that share the place of their secret."""
    ways = (way for way in (mail.send.way, mail.fetch.way) if isinstance(way, Server) and way.login == XOAUTH2)
    servers = {(way.user, way.password_from): way for way in ways}
    if not servers:
        raise DixitError(
            "No server in the file has 'login: xoauth2', so there is nowhere to sign in. Write it below 'send' and "
            "'fetch', with 'password_from: file:~/dixit-token' or keyring:dixit."
        )
    for server in servers.values():
        if (server.password_from or "").startswith("env:"):
            raise DixitError(
                f"{server.host}: 'password_from' says {server.password_from}, and what is renewed every hour cannot be "
                "kept in the environment. Write file:~/dixit-token, or keyring:dixit."
            )
        person.tell(f"Signing in '{server.user}' for {server.host}.")
        page = _page(server, client.issuer)
        grant = _client(server, page, client, person, beside=beside)
        signed = _by_code(grant, page, person) if page.device else _by_browser(grant, page, person, user=server.user)
        if not signed.refresh_token:
            raise DixitError(
                "The provider gave a token for an hour, and none to renew it with. Let your client ask for offline "
                f"access there. {_ANEW}"
            )
        keep_grant(server, signed, beside=beside)
        person.tell(f"Signed in. It is kept at {server.password_from}, and renews itself.")


def _page(server: Server, issuer: str | None) -> SignIn:
    provider = provider_of(server.host)
    known = provider.sign_in if provider else None
    if issuer is None:
        if known is None:
            raise DixitError(f"{server.host}: where one signs in for it is not known. Name it with --issuer https://….")
        return known
    _must_be_private(issuer, issuer)
    found = _discovered(issuer)
    for each in filter(None, (found.authorize, found.token, found.device)):
        _must_be_private(each, issuer)
    return replace(found, scopes=known.scopes) if known else found


def _discovered(issuer: str) -> SignIn:
    """What an issuer says of itself (OpenID Connect Discovery)."""
    address = f"{issuer.rstrip('/')}/.well-known/openid-configuration"
    try:
        with session(Grant("", "")) as opened:
            said = opened.request("GET", address, withhold_token=True, verify=trusted(), timeout=SECONDS).json()
        device, authorize = said.get("device_authorization_endpoint"), said.get("authorization_endpoint")
        return SignIn(str(authorize or ""), str(said["token_endpoint"]), str(device or ""), OF_ANY_ISSUER)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        text = f"{address} does not say how one signs in. Check --issuer, and whether you are online."
        raise DixitError(text) from None


def _must_be_private(address: str, issuer: str) -> None:
    if urlsplit(address).scheme != "https":
        raise DixitError(f"{issuer} would be asked without TLS. A sign-in goes by https:// only.")


def _client(server: Server, page: SignIn, client: Client, person: Conversation, *, beside: Path) -> Grant:
    """The person's own client: as named, or as it was kept the last time."""
    try:
        before = kept_grant(server, beside=beside)
    except DixitError:
        before = Grant("", "")
    client_id = client.client_id or before.client_id or person.ask("Client id", hidden=False)
    if not client_id:
        raise DixitError(
            "Without a client id of your own nobody can sign in; docs/mail-accounts.md says how to get one."
        )
    secret = before.client_secret if client_id == before.client_id else ""
    if not secret and not page.device:
        secret = person.ask("Client secret, if there is one", hidden=True)
    return Grant(client_id, page.token, secret)


def _by_code(grant: Grant, page: SignIn, person: Conversation) -> Grant:
    """A code that the person types in on any device, while the provider is asked now and then."""
    code = _device_code(grant, page)
    person.tell(f"On any device, open {code.address} and type {code.user_code}")
    interval, waited = code.interval, 0.0
    while waited < code.lasts:
        person.sleep(interval)
        waited += interval
        try:
            return grant.given(asked(grant, grant_type=DEVICE_CODE, device_code=code.device_code))
        except ProviderAway:
            # A slow network is no answer; whoever is asked too often says so.
            interval += _SLOWER
        except Refused as refused:
            if refused.error == "slow_down":
                interval += _SLOWER
            elif refused.error in _DENIED:
                raise DixitError(f"The sign-in was declined. {_ANEW}") from None
            elif refused.error in _LATE:
                break
            elif refused.error != "authorization_pending":
                raise DixitError(f"The provider refuses the sign-in ({refused.words}). Check your client id.") from None
    raise DixitError(f"The code was not used in time. {_ANEW}")


@frozen
class _Code:
    user_code: str
    address: str
    device_code: str
    interval: float
    lasts: float


def _device_code(grant: Grant, page: SignIn) -> _Code:
    try:
        with session(grant) as opened:
            body = {"client_id": grant.client_id, "scope": " ".join(page.scopes)}
            how = {"withhold_token": True, "verify": trusted(), "timeout": SECONDS}
            said = opened.request("POST", page.device, data=body, **how).json()
        if "error" in said:
            words = one_line(f"{said['error']}: {said.get('error_description', '')}")
            raise DixitError(f"The provider gives no code ({words}). Check your client id, and what it may do.")
        address = said.get("verification_uri") or said["verification_url"]
        return _Code(
            one_line(str(said["user_code"])),
            one_line(str(address)),
            str(said["device_code"]),
            max(1.0, float(said.get("interval") or _INTERVAL)),
            min(float(said.get("expires_in") or PATIENCE), PATIENCE),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        host = urlsplit(page.device).netloc
        raise DixitError(f"{host} gives no code now ({type(fault).__name__}). Try again in a while.") from None


def _by_browser(grant: Grant, page: SignIn, person: Conversation, *, user: str | None) -> Grant:
    """A page that sends the browser back to this computer; on another computer, its address is pasted here."""
    from authlib.common.security import generate_token

    verifier, state, answers = generate_token(64), generate_token(32), Queue[str]()
    with _listening(answers) as port, session(grant) as opened:
        opened.redirect_uri = f"http://127.0.0.1:{port}/"
        opened.code_challenge_method = "S256"
        opened.scope = " ".join(page.scopes)
        more = {"access_type": "offline", "prompt": "consent", "login_hint": user or ""}
        address, _ = opened.create_authorization_url(page.authorize, state=state, code_verifier=verifier, **more)
        person.tell(f"Open this address in a browser, and allow it:\n\n{address}\n")
        if person.pastes:
            person.tell(
                f"If the browser then says that 127.0.0.1:{port} cannot be reached, paste the address it shows here:"
            )
            Thread(target=_hear, args=(person, answers), daemon=True).start()
        code = _code_of(answers, state, person)
        try:
            token = asked(
                grant,
                grant_type="authorization_code",
                code=code,
                code_verifier=verifier,
                redirect_uri=f"http://127.0.0.1:{port}/",
            )
        except (Refused, ProviderAway) as refused:
            raise DixitError(f"The provider gives no token ({refused}). {_ANEW}") from None
        return grant.given(token)


def _hear(person: Conversation, answers: Queue[str]) -> None:
    while line := person.pasted():
        answers.put(line)


def _code_of(answers: Queue[str], state: str, person: Conversation) -> str:
    """The code in the first address that bears our own mark: a page that anybody made the browser open has none."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            said = parse_qs(urlsplit(answers.get(timeout=_A_MOMENT).strip()).query)
        except (Empty, ValueError):
            # Who waits may have been stopped meanwhile.
            person.sleep(0)
            continue
        if said.get("state") == [state]:
            if code := said.get("code"):
                return code[0]
            raise DixitError(f"The sign-in was declined ({one_line(said.get('error', ['no code came'])[0])}). {_ANEW}")
    raise DixitError(f"Nobody signed in. {_ANEW}")


@contextmanager
def _listening(answers: Queue[str]) -> Iterator[int]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answers.put(self.path)
            self.send_response(200)
            self.send_header("Content-Type", "text/plain; charset=utf-8")
            self.end_headers()
            self.wfile.write(b"Thank you. You may close this page and go back to the terminal.\n")

        def log_message(self, *_: object) -> None:
            """What the browser brings is nobody's business."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()
