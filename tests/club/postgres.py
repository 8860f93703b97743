"""A PostgreSQL of its own for the tests: Debian's programs, a folder for it alone, heard on a socket there."""

from __future__ import annotations

import os
import pwd
import signal
import subprocess
from pathlib import Path
from subprocess import DEVNULL

import psycopg
import pytest
from psycopg import sql

from tests.post.servers.daemons import Daemon, wait_until
from tests.watch import HANGS

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), default=None)
CONFIGURATION = """
listen_addresses = ''
unix_socket_directories = '{folder}'
fsync = {for_good}
max_connections = 60
"""


def nobody_in_particular() -> pwd.struct_passwd | None:
    """As whom it runs where tests are the administrator, whom it refuses."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name: each for each in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


class Postgres(Daemon):
    """Databases by name; each is empty at first."""

    def __init__(self, *, for_good: str = "off") -> None:
        self._for_good = for_good
        if PROGRAMS is None:
            pytest.skip("needs postgresql")
        super().__init__("pg")
        self._programs = PROGRAMS
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        user = nobody_in_particular()
        self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        if user:
            os.chown(self.folder, user.pw_uid, user.pw_gid)

    def set_up(self) -> None:
        """Make an empty cluster."""
        words = ("initdb", "--pgdata", self.data, "--username", "dixit", "--auth", "trust", "--no-sync")
        self._call(*words, "--encoding", "UTF8", "--locale", "C")
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(CONFIGURATION.format(folder=self.folder, for_good=self._for_good))

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start it, at first or again."""
        with (self.folder / "log").open("ab") as log:
            command = [self._programs / "postgres", "-D", self.data]
            self._process = subprocess.Popen(
                command, cwd=self.folder, stdin=DEVNULL, stdout=log, stderr=log, start_new_session=True, **self._as
            )
        wait_until(self._answers, what="PostgreSQL does not start")

    def kill(self) -> None:
        """End it at once."""
        self.stop()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it, at once by itself."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(HANGS)
            self._process = None

    @property
    def pid(self) -> int:
        """Of the process above all others."""
        return self._process.pid if self._process else 0

    def database(self) -> str:
        """The address of a database of one's own."""
        self._made += 1
        name = f"club{self._made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as opened:
            opened.execute(sql.SQL("create database {}").format(sql.Identifier(name)))
        return self.address(name)

    def dumped(self, address: str) -> str:
        """The address of a database that was made from a back-up of another."""
        name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
        made, file = self.database(), self.folder / f"{name}.dump"
        here = ("--host", self.folder, "--username", "dixit")
        self._call("pg_dump", *here, "--format=custom", f"--file={file}", name)
        target = psycopg.conninfo.conninfo_to_dict(made)["dbname"]
        self._call("pg_restore", *here, "--clean", "--if-exists", f"--dbname={target}", file)
        return made

    def address(self, name: str) -> str:
        return f"host={self.folder} user=dixit dbname={name}"

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _call(self, program: str, *words: object) -> None:
        command = [self._programs / program, *map(str, words)]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self._as)
