"""What both ways to a mail server have in common: how one logs in, and what a person must put right."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.secrets import kept_secret
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.providers import provider_of
from dixit_pbem.storage.spec import XOAUTH2

Session = TypeVar("Session")
_EXPIRED = (
    "See that 'user' is the whole address, and sign in anew: `dixit-pbem doctor GAME --log-in`. A bare access token "
    "holds for an hour or so only."
)
_CHECK = "Check 'user' and what lies behind 'password_from'"
_USUAL = f"{_CHECK}; many providers want a password made for this program alone (an app password)."
_PLAIN_AT_FIRST = ("WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "PACKET_LENGTH_TOO_LONG", "RECORD_LAYER_FAILURE")


def logged_in(server: Server, log_in: Callable[[str], Session], *, beside: Path) -> Session:
    """What a log-in with the kept secret brings; an access token that is refused is renewed once, as clocks differ."""
    secret = password(server, beside=beside)
    try:
        return log_in(secret)
    except LogInRefused:
        renewed = password(server, beside=beside, refused=secret)
        if renewed == secret:
            raise
        return log_in(renewed)


def password(server: Server, *, beside: Path, refused: str = "") -> str:
    """The password, or an access token that holds and is not the `refused` one; a file lies `beside` the game file."""
    found = kept_secret(server, beside=beside)
    if server.login != XOAUTH2 or not found.startswith("{"):
        return found
    from dixit_pbem.post.carriers.tokens import access_token

    return access_token(server, beside=beside, refused=refused)


def xoauth2(user: str, token: str) -> str:
    """What a client says to log in with an access token."""
    return f"user={user}\1auth=Bearer {token}\1\1"


def place(server: Server) -> str:
    """How messages name a server."""
    return f"{server.host}:{server.port}"


class LogInRefused(DixitError):
    """The server does not know the name, the password or the token."""


def log_in_refused(server: Server, said: str) -> LogInRefused:
    """The server does not know the name, the password or the token."""
    provider = provider_of(server.host)
    if server.login == XOAUTH2:
        way_out = _EXPIRED
    elif provider is None:
        way_out = _USUAL
    else:
        way_out = provider.advice if provider.login == XOAUTH2 else f"{_CHECK}. {provider.advice}"
    return LogInRefused(f"{place(server)}: the log-in of '{server.user}' was refused ({said}). {way_out}")


def no_starttls(server: Server) -> DixitError:
    """The settings ask for STARTTLS, and the server does not know it."""
    return DixitError(f"{place(server)}: no STARTTLS is offered here. Write 'security: tls', or another port.")


def no_such_log_in(server: Server, offered: Sequence[str]) -> DixitError:
    """The server knows other ways to log in, or none."""
    ways = " ".join(offered) or "nothing"
    return DixitError(
        f"{place(server)}: nobody can log in here with '{server.login}' (offered: {ways}). Check 'port' and "
        "'security', choose another 'login', or delete 'user' and 'password_from'."
    )


def must_be_mended(server: Server, error: OSError) -> DixitError | None:
    """What a person must put right before a connection can come about; None if waiting may help."""
    match error:
        case ssl.SSLCertVerificationError():
            return DixitError(
                f"{place(server)}: the server does not prove who it is ({error.verify_message.rstrip('.')}). Check the "
                "name behind 'server' and this computer's clock; name the file of an authority of your own in the "
                "environment as SSL_CERT_FILE."
            )
        case ssl.SSLError() if error.reason in _PLAIN_AT_FIRST:
            return DixitError(f"{place(server)}: no TLS is spoken here from the start. Write 'security: starttls'.")
        case socket.gaierror() if error.errno == socket.EAI_NONAME:
            return DixitError(
                f"{place(server)}: there is no computer of that name. Check 'server', and whether you are online."
            )
    return None
