"""Access tokens that are renewed by themselves: what a person allowed once is kept as a password is.

What is kept is one line of JSON where `password_from` says. Whoever renews it holds a lock, for some providers take a
second try with the same refresh token for a theft. No token is ever told, in no message and no `repr`.

Edge: the network, through Authlib, which is imported when a token is renewed or first given.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from dataclasses import asdict, field, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.secrets import keep_secret, kept_secret
from dixit_pbem.post.carriers.servers import LogInRefused
from dixit_pbem.storage import disk
from dixit_pbem.storage.allowed import config_folder
from dixit_pbem.storage.lock import held_alone
from dixit_pbem.storage.mail_settings import Server

if TYPE_CHECKING:
    from authlib.integrations.requests_client import OAuth2Session

SECONDS = 30.0
LEEWAY = 120.0
"""Seconds before its end from which on a token is renewed."""
BRAND_NEW = 300.0
_OVER = ("invalid_grant", "interaction_required", "login_required", "consent_required")
"""What a provider says when only a person can help."""
_FOR_NOW = ("temporarily_unavailable", "server_error", "slow_down", "too_many_requests")
_LONGEST_WORDS = 200
_AN_HOUR = 3600.0


class ProviderAway(OSError):
    """Where tokens are given nobody answers now; later somebody may."""


class Refused(Exception):
    """The provider answers, and does not give a token."""

    def __init__(self, error: str, words: str) -> None:
        super().__init__(words)
        self.error = error
        self.words = words


@frozen
class Grant:
    """What a person allowed, and the token of the hour."""

    client_id: str
    token_endpoint: str
    client_secret: str = field(default="", repr=False)
    refresh_token: str = field(default="", repr=False)
    access_token: str = field(default="", repr=False)
    given_at: float = 0.0
    expires_at: float = 0.0
    over: str = ""
    """What the provider said when it was taken back; until the next log-in nobody asks again."""

    def holds(self, *, refused: str) -> bool:
        """Whether its token may be shown to a mail server; one that was refused brand-new will not get better."""
        if self.access_token and self.access_token == refused:
            return abs(time.time() - self.given_at) < BRAND_NEW
        return self.access_token != "" and time.time() < self.expires_at - LEEWAY

    def given(self, token: Mapping[str, object]) -> Grant:
        """The same with a new token. A provider that gives no new refresh token means the old one."""
        lasts, now = token.get("expires_in"), time.time()
        return replace(
            self,
            access_token=str(token["access_token"]),
            refresh_token=str(token.get("refresh_token") or self.refresh_token),
            given_at=now,
            expires_at=now + (float(lasts) if isinstance(lasts, int | float | str) else _AN_HOUR),
            over="",
        )


def access_token(server: Server, *, beside: Path, refused: str = "") -> str:
    """A token that holds, renewed if need be; ProviderAway, or DixitError for what a person must put right."""
    grant = kept_grant(server, beside=beside)
    if not grant.holds(refused=refused):
        folder = config_folder() / "tokens"
        place = f"{(server.password_from or '')}\0{server.user}\0{beside.resolve()}"
        with disk.told(str(folder)):
            disk.own_folder(folder)
        lock = folder / f"{sha256(place.encode('utf-8', 'surrogateescape')).hexdigest()[:32]}.lock"
        with held_alone(lock, file=str(lock)):
            # Another command may have renewed it meanwhile.
            grant = kept_grant(server, beside=beside)
            if not grant.holds(refused=refused):
                grant = _renewed(server, grant, beside=beside)
    return grant.access_token


def taken_back(server: Server, *, beside: Path) -> str:
    """That the sign-in was taken back, and the way out; nothing where it holds, or nobody can say."""
    try:
        grant = kept_grant(server, beside=beside)
    except DixitError:
        # Whoever needs it tells what is wrong with it; the command that looks may have another environment.
        return ""
    return str(_over(server, grant.over)) if grant.over else ""


def _renewed(server: Server, grant: Grant, *, beside: Path) -> Grant:
    if grant.over:
        raise _over(server, grant.over)
    try:
        given = asked(grant, grant_type="refresh_token", refresh_token=grant.refresh_token)
    except Refused as refused:
        if refused.error not in _OVER:
            raise LogInRefused(f"{_whose(server)} cannot be renewed ({refused.words}). {_SIGN_IN}") from None
        keep_grant(server, replace(grant, access_token="", over=refused.words), beside=beside)
        raise _over(server, refused.words) from None
    renewed = grant.given(given)
    keep_grant(server, renewed, beside=beside)
    return renewed


_SIGN_IN = "Sign in anew: `dixit-pbem doctor GAME --log-in`."


def _over(server: Server, words: str) -> LogInRefused:
    return LogInRefused(f"{_whose(server)} does not hold any more ({words}). {_SIGN_IN}")


def _whose(server: Server) -> str:
    return f"{server.host}: the sign-in of '{server.user}'"


def kept_grant(server: Server, *, beside: Path) -> Grant:
    """What was kept of a log-in; DixitError where something else lies there."""
    try:
        found = json.loads(kept_secret(server, beside=beside))
        return Grant(**{str(key): value for key, value in found.items()})
    except (ValueError, TypeError, AttributeError, RecursionError):
        # The text itself stays out of every message.
        raise DixitError(f"{_whose(server)}: what lies at {server.password_from} cannot be read. {_SIGN_IN}") from None


def keep_grant(server: Server, grant: Grant, *, beside: Path) -> None:
    """Keep it as a password is kept."""
    keep_secret(server, json.dumps(asdict(grant)), beside=beside)


def asked(grant: Grant, **body: str) -> Mapping[str, object]:
    """What the provider gives for this; Refused or ProviderAway where it gives nothing."""
    opened, how = session(grant), {"verify": trusted(), "timeout": SECONDS}
    from authlib.common.errors import AuthlibBaseError

    try:
        with opened:
            token: Mapping[str, object] = opened.fetch_token(grant.token_endpoint, **how, **body)
    except AuthlibBaseError as error:
        words = one_line(f"{error.error}: {error.description}" if error.description else str(error.error))
        if error.error in _FOR_NOW:
            raise ProviderAway(_away(grant.token_endpoint, words)) from None
        raise Refused(str(error.error), words) from None
    except (OSError, ValueError) as error:
        # What it says may hold what was sent.
        raise ProviderAway(_away(grant.token_endpoint, type(error).__name__)) from None
    if not token.get("access_token"):
        raise ProviderAway(_away(grant.token_endpoint, "no token came"))
    return token


def session(grant: Grant) -> OAuth2Session:
    """What talks to the provider in the name of the person's own client."""
    try:
        from authlib.integrations.requests_client import OAuth2Session
    except ImportError:
        raise DixitError(
            "The program's part for signing in at providers is not installed. Call `pip install 'dixit-pbem[oauth]'`."
        ) from None
    way = "client_secret_post" if grant.client_secret else "none"
    made = OAuth2Session(grant.client_id, grant.client_secret or None, token_endpoint_auth_method=way)
    # A token goes to where it is asked for, and to no other place that is named there.
    made.max_redirects = 0
    return made


def trusted() -> str | bool:
    """By whose word a provider is believed to be who it is: as for mail servers, the environment may name a file."""
    return os.environ.get("SSL_CERT_FILE") or True


def _away(url: str, why: str) -> str:
    return f"{url.split('/')[2]} gives no access token now: {why}"


def one_line(text: str) -> str:
    """What a provider says, as it may stand in a message."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:_LONGEST_WORDS].rstrip(".")
