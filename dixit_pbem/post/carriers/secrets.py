"""Where the secret of a mail server lies: in the environment, in a file or in a key ring, never in the game file.

Edge: all three are read; files and key rings are written by whoever signs in.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.shell import quoted
from dixit_pbem.storage import disk, system
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.spec import XOAUTH2
from dixit_pbem.storage.system import OWN_FILE

_SERVICE = "dixit-pbem"


def kept_secret(server: Server, *, beside: Path) -> str:
    """The password, or whatever else lies there; a relative file lies `beside` the game file."""
    where, _, name = (server.password_from or "").partition(":")
    match where:
        case "env":
            if found := os.environ.get(name, ""):
                return found
            raise DixitError(
                f"'password_from' says env:{name}, and the environment has no {name}. "
                f"Type `{system.ask_for(name)}`, then the password, and call the command again."
            )
        case "file":
            return _from_file(_file(name, beside), server)
        case _:
            return _from_key_ring(name, server)


def keep_secret(server: Server, text: str, *, beside: Path) -> None:
    """Write down a secret that was given or renewed; a file is made for its owner only."""
    where, _, name = (server.password_from or "").partition(":")
    if where == "file":
        path = _file(name, beside)
        with disk.told(str(path)):
            disk.own_folder(path.parent)
            disk.replace(path, f"{text}\n".encode(), by_way_of=path.with_name(f".{path.name}.part"))
            disk.for_its_owner(path, OWN_FILE)
    elif where == "keyring":
        _into_key_ring(name, server.user or "", text)
    else:
        raise DixitError(
            f"'password_from' says {server.password_from}, and nothing can be written down there for the next time. "
            "Write file:~/dixit-token, or keyring:dixit, in the game file, and call the command again."
        )


def own_place(address: str) -> str:
    """Where the password of a mail account is best kept here, as 'password_from' says it: a key ring, else a file."""
    if _has_key_ring():
        return f"keyring:{_SERVICE}"
    name = re.sub(r"[^A-Za-z0-9@._+-]", "_", address)
    return f"file:~/.config/dixit-pbem/password-of-{name}"


def _has_key_ring() -> bool:
    """Whether there is one that can keep anything: programs without a desktop have only one that refuses."""
    try:
        import keyring
        import keyring.errors
    except ImportError:
        return False
    try:
        return bool(keyring.get_keyring().priority > 0)
    except (keyring.errors.KeyringError, RuntimeError):
        return False


def _file(name: str, beside: Path) -> Path:
    return beside / (Path(name).expanduser() if name.startswith("~/") else name)


def _from_file(path: Path, server: Server) -> str:
    try:
        with path.open(encoding="utf-8-sig") as file:
            if system.others_may_read(os.fstat(file.fileno())):
                raise DixitError(f"{path}: others may read this password. Call `chmod 600 {quoted(path)}`.")
            text = file.read().strip("\r\n")
    except FileNotFoundError:
        if server.login == XOAUTH2:
            raise DixitError(f"{path}: nobody has signed in yet. Sign in: `dixit-pbem doctor GAME --log-in`.") from None
        raise DixitError(
            f"{path}: no password is kept there. Type it in: `dixit-pbem doctor GAME --keep-password`; "
            "or check the path behind 'password_from'."
        ) from None
    except OSError as error:
        raise DixitError(
            f"{path}: the password cannot be read ({error.strerror}). Check the path behind 'password_from'."
        ) from error
    except UnicodeDecodeError as error:
        raise DixitError(f"{path}: this is not text in UTF-8. Save the password as plain text.") from error
    if not text or "\n" in text:
        raise DixitError(f"{path}: the password must stand in the first line, and nothing else. Write it there.")
    return text


def _from_key_ring(service: str, server: Server) -> str:
    user = server.user or ""
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
    if not found and server.login == XOAUTH2:
        raise DixitError(
            f"The key ring has no sign-in of '{user}' under '{service}'. Sign in: `dixit-pbem doctor GAME --log-in`."
        )
    if not found:
        put = f"keyring set {quoted(service)} {quoted(user)}"
        raise DixitError(f"The key ring has no password of '{user}' under '{service}'. `{put}` puts it there.")
    return found


def _into_key_ring(service: str, user: str, text: str) -> None:
    import keyring
    import keyring.errors

    try:
        keyring.set_password(service, user, text)
    except keyring.errors.KeyringError as error:
        raise DixitError(
            f"The key ring cannot be written ({error}). Unlock it, or write file:~/dixit-token as 'password_from'."
        ) from error
