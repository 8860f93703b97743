"""A club between a real Postfix and a real Dovecot: a table is begun, filled and looked after by mail alone."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from html import unescape
from pathlib import Path

import pytest
from httpx2 import Client

from dixit_pbem.club.database import Database
from dixit_pbem.journal.facts import Posted
from dixit_pbem.journal.opened import look
from tests.club.test_mails_of_nobody import tables, text_of
from tests.post.servers.authority import new_authority
from tests.post.servers.daemons import free_port, needs, wait_until
from tests.post.servers.postfix import DOMAIN
from tests.post.whole_game.stage import Stage, ids_of, staged
from tests.watch import HANGS

pytestmark = [pytest.mark.long, needs("postfix", "dovecot")]
CLUB = """\
database: {database}
accounts:
  post:
    address: dixit@{domain}
    plus: true
    send: {{server: localhost, port: {smtp}, security: starttls}}
    fetch: {{server: localhost, port: {imap}, user: dixit@{domain}, password_from: env:DIXIT_PASSWORD}}
new_tables: anybody
host: {{name: Gus, email: gus@{domain}}}
desk: http://127.0.0.1:{desk}
"""
SEATED = ("zoe", "ana", "bob", "cyd")


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with staged(new_authority(tmp_path / "authority")) as stage:
        yield stage


class Guests:
    """People who write from their mailboxes and read what comes there."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.read: set[str] = set()

    def writes(self, user: str, subject: str, text: str = "", *, answers: EmailMessage | None = None) -> None:
        mail = EmailMessage()
        mail["From"], mail["Subject"] = f"{user.title()} <{user}@{DOMAIN}>", subject
        mail["To"] = str(answers["Reply-To"] or answers["From"]) if answers else f"dixit@{DOMAIN}"
        mail["Message-ID"] = f"<{user}.{len(self.read)}.{len(subject)}@{DOMAIN}>"
        if answers:
            mail["In-Reply-To"] = str(answers["Message-ID"])
        mail.set_content(f"{text}\n")
        self.stage.send(mail)

    def gets(self, user: str) -> EmailMessage:
        """The next mail that comes for somebody."""
        wait_until(lambda: bool(self._new(user)), what=f"nothing comes for {user}: {self.stage.postfix.log()[-2000:]}")
        mail = self._new(user)[0]
        self.read.add(str(mail["Message-ID"]))
        return mail

    def _new(self, user: str) -> list[EmailMessage]:
        mails = (message_from_bytes(raw, policy=policy.default) for raw in self.stage.mail_of(user))
        return [each for each in mails if isinstance(each, EmailMessage) and str(each["Message-ID"]) not in self.read]


@contextmanager
def going(folder: Path, stage: Stage, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "dixit_pbem", "club", *words]
    environment = stage.environment(XDG_CONFIG_HOME=str(folder / "config"))
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
        # A web server that was told to end says so with the signal itself.
        assert process.wait(HANGS) in (0, -signal.SIGTERM), words


def test_a_table_is_begun_filled_and_looked_after_by_mail_alone(stage: Stage, address: str, tmp_path: Path) -> None:
    folder, desk = tmp_path / "club", free_port()
    folder.mkdir()
    ports = {"smtp": stage.postfix.port, "imap": stage.dovecot.tls_port, "desk": desk}
    (folder / "club.yaml").write_text(CLUB.format(database=address, domain=DOMAIN, **ports))
    (folder / "club.yaml").chmod(0o600)
    database = Database(address, folder=folder)
    database.upgrade()
    people = Guests(stage)
    with going(folder, stage, "run", "--workers", "2"):
        people.writes("zoe", "new: Sunday dreamers")
        assert "Sunday dreamers" in str(people.gets("zoe")["Subject"])
        for guest in SEATED[1:]:
            people.writes(guest, "Dixit", "I want to play")
            question = people.gets(guest)
            people.writes(guest, f"Re: {question['Subject']}", "yes", answers=question)
            people.gets(guest)
        for player in SEATED:
            assert "multipart" in people.gets(player).get_content_type()
        (table,) = tables(database)
        assert look(table).begun.game.seats == ("Zoe", "Ana", "Bob", "Cyd")
        people.writes("eve", "Dixit", "Hello! What is this?")
        with going(folder, stage, "desk", "--no-browser", "--listen", f"127.0.0.1:{desk}") as running:
            assert running.stdout
            running.stdout.readline()
            assert "Sunday dreamers" in seen_with_a_link(people, "zoe", f"http://127.0.0.1:{desk}")
        wait_until(lambda: not letters_out(database), what="letters do not leave")
    stage.wait_for_delivery()
    assert stage.mail_of("eve") == []
    for player in SEATED:
        assert max(Counter(ids_of(stage.mail_of(player))).values()) == 1
    posted = Counter(each.event.reader for each in look(table).journal if isinstance(each.event, Posted))
    assert all(posted[player.title()] > 0 for player in SEATED)
    database.close()


def letters_out(database: Database) -> bool:
    with database.connection() as opened:
        return opened.execute("select from letter where state <> 'noted'").rowcount > 0


def seen_with_a_link(people: Guests, user: str, address: str) -> str:
    """The first page of the desk for somebody who is let in by a link that comes by mail."""
    same = {"sec-fetch-site": "same-origin", "origin": address}
    with Client(timeout=HANGS, follow_redirects=True, base_url=address) as browser:
        assert "Sunday dreamers" not in browser.get("/").text
        browser.post("/enter", data={"email": f"{user}@{DOMAIN}"}, headers=same)
        link = re.search(rf"{address}(/enter\?link=[\w-]+)", text_of(people.gets(user)))
        assert link
        word = re.search(r'name="link" value="([^"]+)"', browser.get(link[1]).text)
        assert word
        return browser.post("/enter", data={"link": unescape(word[1])}, headers=same).text
