"""What both ways to a mail server have in common: passwords, and what a person must put right.

Edge: passwords lie in the environment, in a file or in a key ring, never in the game file.
"""

from __future__ import annotations

import os
import shlex
import socket
import ssl
import stat
from collections.abc import Sequence
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.storage.providers import provider_of
from dixit_pbem.storage.settings import Server
from dixit_pbem.storage.spec import XOAUTH2

_EXPIRED = "An access token holds for an hour or so: get a new one, and see that 'user' is the whole address."
_CHECK = "Check 'user' and what lies behind 'password_from'"
_USUAL = f"{_CHECK}; many providers want a password made for this program alone (an app password)."
_PLAIN_AT_FIRST = ("WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "PACKET_LENGTH_TOO_LONG", "RECORD_LAYER_FAILURE")


def password(server: Server, *, beside: Path) -> str:
    """The password, or the access token, with which to log in; a relative file lies `beside` the game file."""
    where, _, name = (server.password_from or "").partition(":")
    match where:
        case "env":
            if found := os.environ.get(name, ""):
                return found
            raise DixitError(
                f"'password_from' says env:{name}, and the environment has no {name}. "
                f"Type `read -rs {name} && export {name}`, then the password, and call the command again."
            )
        case "file":
            return _from_file(beside / (Path(name).expanduser() if name.startswith("~/") else name))
        case _:
            return _from_key_ring(name, server.user or "")


def xoauth2(user: str, token: str) -> str:
    """What a client says to log in with an access token."""
    return f"user={user}\1auth=Bearer {token}\1\1"


def _from_file(path: Path) -> str:
    try:
        with path.open(encoding="utf-8-sig") as file:
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
            if mode & 0o077:
                raise DixitError(f"{path}: others may read this password. Call `chmod 600 {shlex.quote(str(path))}`.")
            text = file.read().strip("\r\n")
    except OSError as error:
        raise DixitError(
            f"{path}: the password cannot be read ({error.strerror}). Check the path behind 'password_from'."
        ) from error
    except UnicodeDecodeError as error:
        raise DixitError(f"{path}: this is not text in UTF-8. Save the password as plain text.") from error
    if not text or "\n" in text:
        raise DixitError(f"{path}: the password must stand in the first line, and nothing else. Write it there.")
    return text


def _from_key_ring(service: str, user: str) -> str:
    try:
        import keyring
        import keyring.errors
    except ImportError as error:
        raise DixitError(
            f"'password_from' says keyring:{service}, and the program's part for key rings is not installed. "
            "Call `pip install 'dixit-pbem[keyring]'`."
        ) from error
    try:
        found = keyring.get_password(service, user)
    except keyring.errors.KeyringError as error:
        raise DixitError(
            f"The key ring cannot be read ({error}). Unlock it, or keep the password in a file or in the environment."
        ) from error
    if not found:
        put = f"keyring set {shlex.quote(service)} {shlex.quote(user)}"
        raise DixitError(f"The key ring has no password of '{user}' under '{service}'. `{put}` puts it there.")
    return found


def place(server: Server) -> str:
    """How messages name a server."""
    return f"{server.host}:{server.port}"


def log_in_refused(server: Server, said: str) -> DixitError:
    """The server does not know the name, the password or the token."""
    provider = provider_of(server.host)
    if server.login == XOAUTH2:
        way_out = _EXPIRED
    elif provider is None:
        way_out = _USUAL
    else:
        way_out = provider.advice if provider.login == XOAUTH2 else f"{_CHECK}. {provider.advice}"
    return DixitError(f"{place(server)}: the log-in of '{server.user}' was refused ({said}). {way_out}")


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
