"""Where passwords lie, and what a person must put right before a mail server can be used."""

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import replace
from dixit_pbem.post.carriers.secrets import kept_secret
from dixit_pbem.post.carriers.servers import log_in_refused, must_be_mended, password, xoauth2
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.providers import PROVIDERS

LINE = "the password must stand in the first line, and nothing else. Write it there."


def server(where: str) -> Server:
    return Server("mx", 465, "tls", "ana", where)


def told(where: str, beside: Path = Path()) -> str:
    with pytest.raises(DixitError) as error:
        password(server(where), beside=beside)
    return str(error.value)


def test_the_environment_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIXIT_PW", " sword fish ")
    assert password(server("env:DIXIT_PW"), beside=Path()) == " sword fish "


@pytest.mark.parametrize("value", [None, ""])
def test_an_environment_without_it_is_told(value: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIXIT_PW", raising=False)
    if value is not None:
        monkeypatch.setenv("DIXIT_PW", value)
    assert told("env:DIXIT_PW") == (
        "'password_from' says env:DIXIT_PW, and the environment has no DIXIT_PW. Type `read -rs DIXIT_PW && export "
        "DIXIT_PW`, then the password, and call the command again."
    )


@pytest.mark.parametrize(
    "content", [b"gr\xc3\xb6\xc3\x9fer", b"gr\xc3\xb6\xc3\x9fer\n", b"\xef\xbb\xbfgr\xc3\xb6\xc3\x9fer\r\n"]
)
@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_file_of_ones_own_knows_it(content: bytes, mode: int, tmp_path: Path) -> None:
    path = tmp_path / "password"
    path.write_bytes(content)
    path.chmod(mode)
    assert password(server("file:password"), beside=tmp_path) == "größer"
    assert password(server(f"file:{path}"), beside=Path("/elsewhere")) == "größer"


def test_a_file_may_lie_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "password").write_text("swordfish\n")
    (tmp_path / "password").chmod(0o600)
    assert password(server("file:~/password"), beside=Path("/elsewhere")) == "swordfish"


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o602])
def test_a_file_that_others_can_read_is_refused(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "my password"
    path.write_text("swordfish")
    path.chmod(mode)
    assert told("file:my password", tmp_path) == (f"{path}: others may read this password. Call `chmod 600 '{path}'`.")


@pytest.mark.parametrize(
    ("expected", "content"),
    [
        (LINE, b""),
        (LINE, b"\n"),
        (LINE, b"user\nswordfish\n"),
        ("this is not text in UTF-8. Save the password as plain text.", b"\xff\xfe"),
    ],
)
def test_a_file_must_hold_the_password_alone(expected: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "password"
    path.write_bytes(content)
    path.chmod(0o600)
    assert told("file:password", tmp_path) == f"{path}: {expected}"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    way = "Type it in: `dixit-pbem doctor GAME --keep-password`; or check the path behind 'password_from'."
    assert told("file:password", tmp_path) == f"{tmp_path / 'password'}: no password is kept there. {way}"
    reason = "the password cannot be read (Is a directory). Check the path behind 'password_from'."
    assert told("file:.", tmp_path) == f"{tmp_path}: {reason}"


def test_where_one_signs_in_no_password_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    signs_in = replace(server("file:token"), login="xoauth2")
    with pytest.raises(DixitError) as error:
        kept_secret(signs_in, beside=tmp_path)
    way = "Sign in: `dixit-pbem doctor GAME --log-in`."
    assert str(error.value) == f"{tmp_path / 'token'}: nobody has signed in yet. {way}"
    monkeypatch.setattr(keyring, "get_password", lambda *_: None)
    with pytest.raises(DixitError) as error:
        kept_secret(replace(signs_in, password_from="keyring:dixit"), beside=tmp_path)
    assert str(error.value) == f"The key ring has no sign-in of 'ana' under 'dixit'. {way}"


class OpenRing(KeyringBackend):
    """A key ring in memory."""

    priority = 1.0

    def __init__(self, *, locked: bool = False) -> None:
        super().__init__()
        self.locked = locked
        self.known: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        if self.locked:
            raise KeyringLocked("The ring is locked")
        return self.known.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.known[service, username] = password


@pytest.fixture
def _own_ring() -> Iterator[None]:
    before = keyring.get_keyring()
    yield
    keyring.set_keyring(before)


@pytest.mark.usefixtures("_own_ring")
def test_a_key_ring_knows_it() -> None:
    keyring.set_keyring(OpenRing())
    keyring.set_password("dixit", "ana", "swordfish")
    assert password(server("keyring:dixit"), beside=Path()) == "swordfish"
    assert told("keyring:my mail") == (
        "The key ring has no password of 'ana' under 'my mail'. `keyring set 'my mail' ana` puts it there."
    )


@pytest.mark.usefixtures("_own_ring")
def test_a_locked_key_ring_is_told() -> None:
    keyring.set_keyring(OpenRing(locked=True))
    assert told("keyring:dixit") == (
        "The key ring cannot be read (The ring is locked). Unlock it, or keep the password in a file or in the "
        "environment."
    )


def test_a_program_without_its_part_for_key_rings_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "keyring", None)
    assert told("keyring:dixit") == (
        "'password_from' says keyring:dixit, and the program's part for key rings is not installed. Call `pip install "
        "'dixit-pbem[keyring]'`."
    )


def test_an_access_token_is_said_in_the_form_that_servers_expect() -> None:
    assert xoauth2("ana@b.org", "ya29.x") == "user=ana@b.org\1auth=Bearer ya29.x\1\1"


CHECK = "Check 'user' and what lies behind 'password_from'"
OTHERS = f"{CHECK}; many providers want a password made for this program alone (an app password)."


@pytest.mark.parametrize(
    ("expected", "host"),
    [
        (f"{CHECK}. {PROVIDERS['gmail'].advice}", "smtp.gmail.com"),
        (f"{CHECK}. {PROVIDERS['gmail'].advice}", "imap.gmail.com"),
        (PROVIDERS["outlook"].advice, "smtp.office365.com"),
        (PROVIDERS["outlook"].advice, "smtp-mail.outlook.com"),
        (f"{CHECK}. {PROVIDERS['gmx'].advice}", "mail.gmx.net"),
        (OTHERS, "mail.gmx.net.example.org"),
        (OTHERS, "localhost"),
    ],
)
def test_a_refused_log_in_comes_with_what_that_provider_wants(expected: str, host: str) -> None:
    told = log_in_refused(Server(host, 465, "tls", "ana@example.org", "env:PW"), "535 5.7.8 Bad credentials")
    assert str(told) == (
        f"{host}:465: the log-in of 'ana@example.org' was refused (535 5.7.8 Bad credentials). {expected}"
    )


def test_a_slip_in_the_name_of_a_server_is_told() -> None:
    told = must_be_mended(Server("smtp.gmial.com", 465, "tls"), socket.gaierror(socket.EAI_NONAME, "Name not known"))
    assert str(told) == (
        "smtp.gmial.com:465: there is no computer of that name. Check 'server', and whether you are online."
    )


@pytest.mark.parametrize(
    "error",
    [
        socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution"),
        ConnectionRefusedError(),
        TimeoutError(),
        ConnectionResetError(),
    ],
)
def test_what_time_may_heal_asks_nothing_of_anybody(error: OSError) -> None:
    assert must_be_mended(Server("mx", 465, "tls"), error) is None
