"""A real Dovecot on this computer, with TLS and log-in, that shows its own Maildirs or those of a delivering server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import imaplib
import json
import os
import shutil
import signal
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from subprocess import DEVNULL

from dixit_pbem.storage.mail_settings import Server
from tests.post.servers.authority import Authority
from tests.post.servers.daemons import NOBODY, Daemon, answers, free_port, wait_until
from tests.watch import HANGS

DOMAIN = "example.test"
PASSWORD = 'a "quoted" \\ pässword'
_TOKEN_KEY = b"the key with which access tokens are signed"
_CONFIGURATION = """
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <{authority.certificate}
ssl_key = <{authority.key}
disable_plaintext_auth = no
auth_mechanisms = plain xoauth2
auth_failure_delay = 0
passdb {{
  driver = passwd-file
  mechanisms = plain
  args = {folder}/passwords
}}
passdb {{
  driver = oauth2
  mechanisms = xoauth2
  args = {folder}/tokens.conf
}}
userdb {{
  driver = static
  args = uid={nobody} gid={nobody} home={folder}/homes/%n allow_all_users=yes
}}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:{maildirs}/%n
mail_max_userip_connections = 100
service anvil {{
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service imap-login {{
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = {tls_port}
    ssl = yes
  }}
}}
"""
_TOKENS = """
introspection_mode = local
local_validation_key_dict = fs:posix:prefix={folder}/keys/
username_attribute = email
"""


class DovecotServer(Daemon):
    """Whoever knows the password logs in as `USER@example.test` while it is entered.

    STARTTLS at `port`, TLS from the start at `tls_port`.
    """

    def __init__(self, authority: Authority, users: Sequence[str], *, maildirs: Path | None = None) -> None:
        super().__init__("dovecot")
        self.port, self.tls_port = free_port(), free_port()
        self._authority = authority
        self._users = users
        self._maildirs = maildirs or self.folder / "mail"
        self._delivered = 0
        self._process: subprocess.Popen[bytes] | None = None

    def maildir_of(self, user: str) -> Path:
        """Where the mails of a user lie."""
        return self._maildirs / user

    def settings(self, user: str, **others: str | int) -> Server:
        """What a game file says to log in over TLS, with the password in the environment as DIXIT_PASSWORD."""
        usual = {"host": "localhost", "port": self.tls_port, "security": "tls"}
        usual |= {"user": f"{user}@{DOMAIN}", "password_from": "env:DIXIT_PASSWORD"}
        return Server(**usual | others)

    def start(self) -> None:
        """Start it, at first or again."""
        command = ["/usr/sbin/dovecot", "-F", "-c", str(self.folder / "dovecot.conf")]
        self._process = subprocess.Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
        wait_until(lambda: answers(self.tls_port), what=f"Dovecot does not start: {self.log()}")

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut does, with all its connections."""
        self._end(signal.SIGKILL)

    def token(self, user: str, *, holds: float = 3600) -> str:
        """An access token, as a provider's log-in page gives one."""
        now = int(time.time())
        claims = {"sub": user, "email": f"{user}@{DOMAIN}", "iat": now - 1, "exp": now + int(holds)}
        body = f"{_part({'alg': 'HS256', 'typ': 'JWT'})}.{_part(claims)}"
        return f"{body}.{_encoded(hmac.new(_TOKEN_KEY, body.encode(), hashlib.sha256).digest())}"

    @contextmanager
    def client(self, user: str) -> Iterator[imaplib.IMAP4]:
        """A mail program of that user."""
        trusting = ssl.create_default_context(cafile=str(self._authority.trusted))
        with imaplib.IMAP4_SSL("localhost", self.tls_port, ssl_context=trusting) as client:
            secret = f"\0{user}@{DOMAIN}\0{PASSWORD}".encode()
            client.authenticate("PLAIN", lambda _: secret)
            client.select()
            yield client

    def append(self, raw: bytes, *, user: str, arrived: datetime | None = None) -> None:
        """Put a mail into the inbox of a user, with the time that counts as its arrival."""
        with self.client(user) as client:
            when = imaplib.Time2Internaldate(arrived or datetime.now(UTC))
            result, said = client.append("INBOX", "", when, raw)
            assert result == "OK", said

    def deliver(self, raw: bytes, *, user: str) -> None:
        """Put a mail into the inbox of a user as a delivery agent does."""
        self._delivered += 1
        name = f"{time.time():.6f}.{os.getpid()}_{self._delivered}.here"
        begun = self.maildir_of(user) / "tmp" / name
        begun.write_bytes(raw)
        shutil.chown(begun, NOBODY, NOBODY)
        begun.rename(self.maildir_of(user) / "new" / name)

    def log(self) -> str:
        """What Dovecot tells about its work."""
        path = self.folder / "log"
        return path.read_text(errors="replace") if path.exists() else ""

    def set_up(self) -> None:
        """Write its configuration, its users and their passwords."""
        self.folder.chmod(0o755)
        for name in ("run", "state", "homes", "mail", "keys/default/HS256"):
            (self.folder / name).mkdir(parents=True)
        for name in ("homes", "mail"):
            shutil.chown(self.folder / name, NOBODY, NOBODY)
        values = {"folder": self.folder, "nobody": NOBODY, "port": self.port, "tls_port": self.tls_port}
        text = _CONFIGURATION.format(authority=self._authority, maildirs=self._maildirs, **values)
        (self.folder / "dovecot.conf").write_text(text)
        lines = (f"{user}@{DOMAIN}:{{PLAIN}}{PASSWORD}\n" for user in self._users)
        (self.folder / "passwords").write_text("".join(lines))
        (self.folder / "tokens.conf").write_text(_TOKENS.format(folder=self.folder))
        (self.folder / "keys/default/HS256/default").write_bytes(base64.b64encode(_TOKEN_KEY))

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        group = self._process.pid
        os.killpg(group, how)
        self._process.wait(HANGS)
        self._process = None
        # What the first process leaves behind goes too.
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
        wait_until(lambda: not answers(self.port) and not answers(self.tls_port), what="Dovecot does not end")


def _part(claims: dict[str, object]) -> str:
    return _encoded(json.dumps(claims).encode())


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
