"""`run`: games that run themselves, as a process of its own, with folders and a real server as mailboxes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from tests.post.servers.authority import new_authority
from tests.post.servers.daemons import needs, wait_until
from tests.post.servers.dovecot import DOMAIN, PASSWORD, DovecotServer
from tests.post.whole_game.stage import Autopilot, real_time
from tests.program import Program
from tests.watch import HANGS

SETTINGS = """\
format: 1
title: {title}
rules: classic
first: Ana
seed: {title}
moderator: {{name: Zoe}}
players:
- {{name: Ana, email: ana@example.org}}
- {{name: Bob, email: bob@example.org}}
- {{name: Cyd, email: cyd@example.org}}
- {{name: Dee, email: dee@example.org}}
mail:
  address: game@example.org
  settle: 0
  send: {{folder: "outbox {title}"}}
  fetch: {fetch}
journal:
"""
HERE = "{folder: inbox}"


def new_game(folder: Path, title: str = "Sunday", *, fetch: str = HERE) -> Path:
    path = folder / f"{title.lower()}.yaml"
    path.write_text(SETTINGS.format(title=title, fetch=fetch), encoding="utf-8")
    return path


def sent(folder: Path, title: str = "Sunday") -> list[EmailMessage]:
    """The mails in an outbox, in the order in which they were written."""
    paths = sorted((folder / f"outbox {title}").glob("*.eml"), key=lambda path: path.stat().st_mtime_ns)
    mails = (message_from_bytes(path.read_bytes(), policy=default) for path in paths)
    return [mail for mail in mails if isinstance(mail, EmailMessage)]


def last_to(name: str, folder: Path, title: str = "Sunday") -> EmailMessage:
    return [mail for mail in sent(folder, title) if str(mail["To"]).startswith(name)][-1]


def reply(mail: EmailMessage, text: str) -> EmailMessage:
    answer = EmailMessage()
    answer["From"], answer["To"], answer["Subject"] = str(mail["To"]), str(mail["From"]), f"Re: {mail['Subject']}"
    answer["Message-ID"] = f"<{hash((text, mail['Message-ID']))}@example.net>"
    answer.set_content(text)
    return answer


def drop(folder: Path, name: str, mail: EmailMessage) -> None:
    (folder / "inbox").mkdir(exist_ok=True)
    (folder / "inbox" / f"{name}.eml").write_bytes(bytes(mail))


@pytest.fixture
def autopilot(program: Program) -> Iterator[Autopilot]:
    game = new_game(program.folder)
    with Autopilot(real_time(), game, log=program.folder / "log") as autopilot:
        autopilot.wait_for("The game waits for Ana")
        yield autopilot


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.long
def test_it_stops_at_once_when_it_is_asked_to(how: signal.Signals, autopilot: Autopilot) -> None:
    # Its next look would come after minutes.
    assert autopilot.stop(how) < HANGS
    assert autopilot.process.returncode == 0
    assert autopilot.said.endswith("Stopped. Call it again at any time; nothing is lost.\n")


def test_an_answer_is_read_soon_after_it_came(autopilot: Autopilot, program: Program) -> None:
    drop(program.folder, "clue", reply(last_to("Ana", program.folder), "C: fog"))
    autopilot.wait_for("The game waits for Bob, Cyd and Dee")
    assert "A mail of Ana is read: clue." in autopilot.said
    assert "fog" not in autopilot.said, "the moderator may be a player"


def test_what_somebody_types_in_wakes_it(autopilot: Autopilot, program: Program) -> None:
    program.environment.delenv("DIXIT_PBEM_NOW")
    program.ok("clue", "sunday.yaml", "ana=C", "fog")
    autopilot.wait_for("The game waits for Bob, Cyd and Dee")


def test_it_tells_when_each_step_was(autopilot: Autopilot, program: Program) -> None:
    begins, heading, *_ = autopilot.said.splitlines()
    path = program.folder / "sunday.yaml"
    assert begins == f"Looking after {path}; what happens is told here. Ctrl-C stops it at any time."
    assert heading.endswith(f" {program.folder / 'sunday.yaml'}")
    assert time.strptime(heading[:18], "— %Y-%m-%d %H:%M")


def test_while_nothing_happens_it_needs_next_to_no_work_of_the_computer(autopilot: Autopilot) -> None:
    # On a busy machine its first step may take long; what counts is the waiting that follows.
    assert any(work_in_four_seconds(autopilot.process.pid) <= 0.08 for _ in range(10))


def work_in_four_seconds(pid: int) -> float:
    before = busy_seconds(pid)
    time.sleep(4)
    return busy_seconds(pid) - before


def busy_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run_once(program: Program) -> tuple[str, bytes]:
    out = program.ok("run", "--once", "sunday.yaml")
    return out, (program.folder / "sunday.yaml").read_bytes()


def test_once_more_does_nothing_more(program: Program) -> None:
    new_game(program.folder)
    _, before = run_once(program)
    mails = len(sent(program.folder))
    assert run_once(program) == ("", before)
    assert len(sent(program.folder)) == mails == 4


@pytest.mark.long
def test_two_at_once_do_nothing_twice(program: Program) -> None:
    game = new_game(program.folder)
    command = [sys.executable, "-m", "dixit_pbem", "run", "--once", str(game)]
    for moves in ([], ["ana=C"], ["bob=A", "cyd=A", "dee=A"]):
        if moves:
            senders = [last_to(move[:3].title(), program.folder) for move in moves]
            for move, mail in zip(moves, senders, strict=True):
                drop(program.folder, move, reply(mail, "C: fog" if move == "ana=C" else move[4:]))
            time.sleep(1.2)
        children = [subprocess.Popen(command, env=real_time(), stdout=-1, stderr=-1) for _ in range(3)]
        for child in children:
            _, err = child.communicate(timeout=HANGS)
            assert err.decode() == ""
            assert child.returncode == 0
    marks = [mail["Message-ID"] for mail in sent(program.folder)]
    assert len(marks) == len(set(marks)) == 4 + 1 + 3 + 3 + 4
    program.environment.delenv("DIXIT_PBEM_NOW")
    assert program.status(game="sunday.yaml")["phase"] == "vote"


def test_a_broken_game_file_holds_the_others_not_back(program: Program) -> None:
    new_game(program.folder)
    broken = new_game(program.folder, "Monday")
    broken.write_text("format: 1\nturns: 3\n", encoding="utf-8")
    said = program("run", "--once", "monday.yaml", "sunday.yaml")
    assert said.code == 1
    assert "monday.yaml:2: There is no key 'turns' here." in said.err
    assert said.out.count("The game waits for Ana") == 1


def test_games_that_share_a_mailbox_each_get_their_own_answers(program: Program) -> None:
    names = ("Sunday", "Monday")
    games = [new_game(program.folder, name).name for name in names]
    program.ok("run", "--once", *games)
    for name in names:
        drop(program.folder, name, reply(last_to("Ana", program.folder, name), f"C: a clue for {name}"))
    time.sleep(1.2)
    program.ok("run", "--once", *games)
    for name, game in zip(names, games, strict=True):
        assert program.status(game=game)["clue"] == f"a clue for {name}"
        assert "No mail waits." in program.ok("held", game)


def test_a_mail_for_a_game_that_was_broken_is_read_when_it_is_mended(program: Program) -> None:
    games = [new_game(program.folder, name) for name in ("Sunday", "Monday")]
    program.ok("run", "--once", *(game.name for game in games))
    whole = games[1].read_bytes()
    games[1].write_bytes(whole.replace(b"rules: classic", b"rules: clasic"))
    drop(program.folder, "clue", reply(last_to("Ana", program.folder, "Monday"), "C: fog"))
    time.sleep(1.2)
    assert program("run", "--once", "sunday.yaml", "monday.yaml").code == 1
    games[1].write_bytes(whole)
    program.ok("run", "--once", "sunday.yaml", "monday.yaml")
    assert program.status(game="monday.yaml")["clue"] == "fog"
    assert "No mail waits." in program.ok("held", "sunday.yaml")


def test_patience_is_for_one_step_alone(program: Program) -> None:
    new_game(program.folder)
    said = program("run", "--patient", "sunday.yaml")
    assert said.code == 2
    assert "--patient goes with --once; `run` alone is always patient." in said.err


def test_a_timer_that_cannot_know_the_password_is_told(program: Program) -> None:
    new_game(program.folder, fetch="{server: localhost, user: game, password_from: env:DIXIT_PASSWORD}")
    said = program("run", "--install-timer", "sunday.yaml")
    assert said.code == 0
    assert said.err == (
        "sunday.yaml: a timer does not know env:DIXIT_PASSWORD. Write 'password_from: file:…' instead.\n"
    )
    assert "systemctl --user daemon-reload && systemctl --user enable --now dixit-pbem-sunday-" in said.out


@pytest.fixture
def dovecot(tmp_path: Path) -> Iterator[DovecotServer]:
    with DovecotServer(new_authority(tmp_path / "authority"), ("dixit",)) as dovecot:
        yield dovecot


def on_server(program: Program, dovecot: DovecotServer) -> Path:
    """A game whose answers come to a real server, and its password in a file."""
    secret = program.folder / "secret"
    secret.write_text(PASSWORD, encoding="utf-8")
    secret.chmod(0o600)
    log_in = f"user: dixit@{DOMAIN}, password_from: 'file:{secret}'"
    return new_game(program.folder, fetch=f"{{server: localhost, port: {dovecot.tls_port}, {log_in}}}")


def trusting(program: Program) -> dict[str, str]:
    return real_time() | {"SSL_CERT_FILE": str(program.folder / "authority/trusted.pem")}


@pytest.mark.long
@needs("dovecot")
def test_a_server_that_was_away_for_a_while_is_told_once_and_then_read(
    program: Program, dovecot: DovecotServer
) -> None:
    game = on_server(program, dovecot)
    with Autopilot(trusting(program), game, log=program.folder / "log") as autopilot:
        autopilot.wait_for("The game waits for Ana")
        dovecot.stop()
        autopilot.wait_for("The mailbox cannot be read now: ")
        time.sleep(3)
        dovecot.start()
        dovecot.append(bytes(reply(last_to("Ana", program.folder), "C: fog")), user="dixit")
        autopilot.wait_for("The game waits for Bob, Cyd and Dee")
        assert autopilot.said.count("The mailbox cannot be read now: ") == 1
        assert autopilot.stop() < HANGS
    assert PASSWORD not in autopilot.said


@pytest.mark.long
@needs("dovecot")
def test_a_wrong_password_is_told_once_and_tried_again(program: Program, dovecot: DovecotServer) -> None:
    game = on_server(program, dovecot)
    secret = program.folder / "secret"
    secret.write_text("not the password", encoding="utf-8")
    with Autopilot(trusting(program), game, log=program.folder / "log") as autopilot:
        autopilot.wait_for("The game waits for Ana")
        autopilot.wait_for(f"localhost:{dovecot.tls_port}: ")
        wait_until(lambda: dovecot.log().count("auth failed") >= 2, what="it does not try again")
        right = program.folder / "right"
        right.write_text(PASSWORD, encoding="utf-8")
        right.chmod(0o600)
        right.replace(secret)
        dovecot.append(bytes(reply(last_to("Ana", program.folder), "C: fog")), user="dixit")
        autopilot.wait_for("The game waits for Bob, Cyd and Dee")
    assert autopilot.said.count(f"localhost:{dovecot.tls_port}: ") == 1
    assert "not the password" not in autopilot.said
