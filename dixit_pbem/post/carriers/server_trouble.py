"""Why a mail server cannot be used until a person puts something right; the same for sending and for fetching."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Sequence

from dixit_pbem.errors import DixitError
from dixit_pbem.storage.settings import Server
from dixit_pbem.storage.spec import XOAUTH2

_APP_PASSWORD = "a password made for this program alone (an app password)"  # noqa: S105 # words, no password
_MICROSOFT = (
    "Microsoft takes no passwords from programs any more: write 'login: xoauth2' with an access token, or delete "
    "'send' and send the drafts with your own mail program."
)
_OWN_WAYS_OUT = {
    "gmail.com": f"Gmail wants {_APP_PASSWORD}: make one at https://myaccount.google.com/apppasswords.",
    "outlook.com": _MICROSOFT,
    "office365.com": _MICROSOFT,
}
_EXPIRED = "An access token holds for an hour or so: get a new one, and see that 'user' is the whole address."
_USUAL = f"Check 'user' and what lies behind 'password_from'; many providers want {_APP_PASSWORD}."
_PLAIN_AT_FIRST = ("WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "PACKET_LENGTH_TOO_LONG", "RECORD_LAYER_FAILURE")


def place(server: Server) -> str:
    """How messages name a server."""
    return f"{server.host}:{server.port}"


def log_in_refused(server: Server, said: str) -> DixitError:
    """The server does not know the name, the password or the token."""
    domain = ".".join(server.host.lower().split(".")[-2:])
    way_out = _EXPIRED if server.login == XOAUTH2 else _OWN_WAYS_OUT.get(domain, _USUAL)
    return DixitError(f"{place(server)}: the log-in of '{server.user}' was refused ({said}). {way_out}")


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
