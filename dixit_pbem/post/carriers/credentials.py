"""Passwords: they lie in the environment, in a file or in a key ring, never in the game file.

Edge: reads the environment, a file, a key ring.
"""

from __future__ import annotations

import os
import shlex
import stat
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.storage.settings import Server


def password(server: Server, *, beside: Path) -> str:
    """The password, or the access token, with which to log in; a relative file lies `beside` the game file."""
    where, _, name = (server.password_from or "").partition(":")
    match where:
        case "env":
            return _from_environment(name)
        case "file":
            return _from_file(beside / (Path(name).expanduser() if name.startswith("~/") else name))
        case _:
            return _from_key_ring(name, server.user or "")


def xoauth2(user: str, token: str) -> str:
    """What a client says to log in with an access token."""
    return f"user={user}\1auth=Bearer {token}\1\1"


def _from_environment(name: str) -> str:
    found = os.environ.get(name, "")
    if not found:
        raise DixitError(
            f"'password_from' says env:{name}, and the environment has no {name}. "
            f"Type `read -rs {name} && export {name}`, then the password, and call the command again."
        )
    return found


def _from_file(path: Path) -> str:
    text = _private_text(path).strip("\r\n")
    if not text or "\n" in text:
        raise DixitError(f"{path}: the password must stand in the first line, and nothing else. Write it there.")
    return text


def _private_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8-sig") as file:
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
            if mode & 0o077:
                raise DixitError(f"{path}: others may read this password. Call `chmod 600 {shlex.quote(str(path))}`.")
            return file.read()
    except OSError as error:
        raise DixitError(
            f"{path}: the password cannot be read ({error.strerror}). Check the path behind 'password_from'."
        ) from error
    except UnicodeDecodeError as error:
        raise DixitError(f"{path}: this is not text in UTF-8. Save the password as plain text.") from error


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
