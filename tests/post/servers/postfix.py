"""A real Postfix on this computer, with TLS, that delivers to Maildirs of its own and lets no mail leave."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from subprocess import DEVNULL
from types import TracebackType
from typing import Self

from tests.post.servers.authority import Authority
from tests.post.servers.daemons import NOBODY, answers, free_port, wait_until
from tests.watch import HANGS

DOMAIN = "example.test"
USERS = ("dixit", "ana", "bob", "cyd", "dan", "eve", "fay", "gus", "hal", "ivy", "jon", "kim", "zoe")
_MAIN = """\
compatibility_level = 3.6
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/log
maillog_file_prefixes = {folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = localhost
mydestination =
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks, reject
default_transport = error:5.7.1 no mail leaves this computer
alias_maps =
alias_database =
local_recipient_maps =
recipient_delimiter = +
virtual_mailbox_domains = {domain}
virtual_mailbox_base = {folder}/mail
virtual_mailbox_maps = texthash:{folder}/conf/mailboxes
virtual_uid_maps = static:{nobody}
virtual_gid_maps = static:{nobody}
message_size_limit = {limit}
virtual_mailbox_limit = 0
smtpd_tls_security_level = may
smtpd_tls_cert_file = {authority.certificate}
smtpd_tls_key_file = {authority.key}
smtpd_client_connection_rate_limit = 0
"""
_MASTER = """\
127.0.0.1:{port} inet n - n - - smtpd
127.0.0.1:{tls_port} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes
pickup unix n - n 1 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
proxymap unix - - n - - proxymap
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
showq unix n - n - - showq
postlog unix-dgram n - n - 1 postlogd
"""


class PostfixServer:
    """Takes mails for `USER@example.test`, `USER+anything@example.test` included, while it is entered.

    STARTTLS at `port`, TLS from the start at `tls_port`; `sendmail` is its program for local mails.
    """

    def __init__(self, authority: Authority, *, users: Sequence[str] = USERS, limit: int = 10_000_000) -> None:
        # Not below a test's own folder: the daemons are other users, and must be able to enter.
        self.folder = Path(tempfile.mkdtemp(prefix="postfix-"))
        self.port, self.tls_port = free_port(), free_port()
        self.sendmail = self.folder / "sendmail"
        self._authority = authority
        self._users = users
        self._limit = limit

    def maildir_of(self, user: str) -> Path:
        """Where the mails for a user arrive."""
        return self.folder / "mail" / user

    def arrived(self, user: str) -> list[bytes]:
        """The mails that a user has not read yet."""
        return [path.read_bytes() for path in sorted((self.maildir_of(user) / "new").glob("*"))]

    def wait_for(self, user: str, *, mails: int = 1) -> list[bytes]:
        """The mails of a user, as soon as so many are there."""
        wait_until(lambda: len(self.arrived(user)) >= mails, what=f"mail for {user}: {self.log()}")
        return self.arrived(user)

    def log(self) -> str:
        """What Postfix tells about its work."""
        path = self.folder / "log"
        return path.read_text() if path.exists() else ""

    def __enter__(self) -> Self:
        with ExitStack() as undo:
            undo.callback(shutil.rmtree, self.folder, ignore_errors=True)
            self._write_set_up()
            self._call("check")
            process = subprocess.Popen(self._command("start-fg"), stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
            undo.callback(process.wait, HANGS)
            undo.callback(self._call, "stop")
            wait_until(lambda: answers(self.port) and answers(self.tls_port), what="Postfix does not start")
            self._at_the_end = undo.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._at_the_end.close()

    def _write_set_up(self) -> None:
        self.folder.chmod(0o755)
        conf = self.folder / "conf"
        for name in ("conf", "queue", "data", "mail"):
            (self.folder / name).mkdir()
        shutil.chown(self.folder / "data", "postfix")
        shutil.chown(self.folder / "mail", NOBODY, NOBODY)
        values = {"folder": self.folder, "domain": DOMAIN, "nobody": NOBODY, "limit": self._limit}
        (conf / "main.cf").write_text(_MAIN.format(authority=self._authority, **values))
        (conf / "master.cf").write_text(_MASTER.format(port=self.port, tls_port=self.tls_port))
        (conf / "mailboxes").write_text("".join(f"{user}@{DOMAIN} {user}/\n" for user in self._users))
        self.sendmail.write_text(f'#!/bin/sh\nexec /usr/sbin/sendmail -C {conf} "$@"\n')
        self.sendmail.chmod(0o755)

    def _command(self, what: str) -> list[str]:
        return ["/usr/sbin/postfix", "-c", str(self.folder / "conf"), what]

    def _call(self, what: str) -> None:
        done = subprocess.run(self._command(what), capture_output=True, text=True, stdin=DEVNULL, check=False)
        assert done.returncode == 0, (done.stdout, done.stderr, self.log())
