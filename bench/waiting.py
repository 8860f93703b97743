"""Much mail at once: `python bench/waiting.py` from a checkout with the test extra; as root against a real Dovecot too.

First what the mailbox itself costs when five thousand mails wait in it: each is handed over and settled, and nothing is
made of it. Then what games make of theirs: many replies to one, `fetch` of fifty, and the deal of `next-turn`. Told is
the time of the processor, for the machine may be busy, beside the clock on the wall, which holds the disk's too.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.many import Bench, Counted, Flushes, lay, reply  # noqa: E402
from bench.waits import GAME, NAMES, PROGRAM, called, spent  # noqa: E402
from dixit_pbem.post.carriers.mailbox import Arrived, Mailbox, opened_mailbox  # noqa: E402
from dixit_pbem.storage.mail_settings import Fetch, Folder, Maildir  # noqa: E402
from tests.post.servers.authority import new_authority  # noqa: E402
from tests.post.servers.daemons import NOBODY  # noqa: E402
from tests.post.servers.dovecot import PASSWORD, DovecotServer  # noqa: E402

TRIES = 5


def mails(folder: Path, count: int, *, ending: str) -> None:
    """So many mails of nobody, all different."""
    for number in range(count):
        text = (
            f"From: a{number}@example.org\r\nTo: dixit@example.org\r\nMessage-ID: <{number}@bench>\r\n\r\n{number}\r\n"
        )
        (folder / f"{number:06}{ending}").write_bytes(text.encode())
    long_ago = time.time() - 60
    for path in folder.iterdir():
        os.utime(path, (long_ago, long_ago))


@contextmanager
def in_folder(count: int) -> Iterator[Mailbox]:
    with tempfile.TemporaryDirectory() as name:
        mails(Path(name), count, ending=".eml")
        with opened_mailbox(Fetch(Folder(Path(name))), beside=Path(name)) as mailbox:
            yield mailbox


@contextmanager
def in_maildir(count: int) -> Iterator[Mailbox]:
    with tempfile.TemporaryDirectory() as name:
        for part in ("tmp", "new", "cur"):
            (Path(name) / part).mkdir()
        mails(Path(name) / "new", count, ending=".bench")
        with opened_mailbox(Fetch(Maildir(Path(name))), beside=Path(name)) as mailbox:
            yield mailbox


@contextmanager
def at_dovecot(count: int) -> Iterator[Mailbox]:
    with (
        tempfile.TemporaryDirectory() as name,
        DovecotServer(authority := new_authority(Path(name)), ["bench"]) as server,
    ):
        os.environ |= {"DIXIT_PASSWORD": PASSWORD, "SSL_CERT_FILE": str(authority.trusted)}
        new = server.maildir_of("bench") / "new"
        new.mkdir(parents=True)
        mails(new, count, ending=".bench")
        for path in (new.parent, new, *new.iterdir()):
            os.chown(path, NOBODY, NOBODY)
        with opened_mailbox(Fetch(server.settings("bench")), beside=Path(name)) as mailbox:
            yield mailbox


def settled(opened: Callable[[int], Iterator[Mailbox]], name: str, count: int) -> None:
    with opened(count) as mailbox, Counted() as counted:  # type: ignore[attr-defined]
        began = time.perf_counter()
        keys = [mail.key for mail in mailbox.collect((), since=date(2026, 1, 1)) if isinstance(mail, Arrived)]
        assert len(keys) == count
        mailbox.settle(*keys)
        wall = time.perf_counter() - began
    told(f"{count} mails in {name}, each settled", wall, counted.cpu)


def told(what: str, wall: float, cpu: float, more: str = "") -> None:
    print(f"{what:<48} {wall:8.3f} s {cpu:8.3f} s of the processor {more}", flush=True)


def many_replies(count: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(Path(name), 1, events=350)
        bench.wake()
        reply(bench.games[0], bench.folder / "inbox", 1, mails=count)
        began = time.perf_counter()
        counted = bench.wake()
        told(f"{count} replies to one game", time.perf_counter() - began, counted.cpu, f"{counted.flushed} fsync")


def fetch(count: int) -> None:
    """`fetch` of so many replies, each time in a copy of the same folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "inbox").mkdir()
        mail = "{address: dixit@example.org, plus: true, send: {folder: outbox}, fetch: {folder: inbox}}"
        game = lay(folder, 0, events=350, mail=mail)
        reply(game, folder / "inbox", 1, mails=count)
        idle = best(partial(spent, folder, *PROGRAM, "--version"))
        wall, cpu = best(partial(spent, folder, *PROGRAM, "fetch", game.path.name))
        told(f"fetch of {count}", wall, cpu, f"({idle[1]:.3f} s of it only to start)")


def deal() -> None:
    """The first `next-turn` of six."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        people = [word for each in NAMES for word in ("--player", f"{each} <{each.lower()}@example.org>")]
        called(folder, *PROGRAM, "new", GAME, "--title", "Bench", "--mail", "folder", "--seed", "bench", *people)
        told("next-turn, the deal of six", *best(partial(spent, folder, *PROGRAM, "next-turn", GAME)))


def best(work: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    tries = [work() for _ in range(TRIES)]
    return min(wall for wall, _ in tries), min(cpu for _, cpu in tries)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="*", default=["mailboxes", "replies", "fetch", "deal"])
    what = parser.parse_args().what
    os.environ.setdefault("XDG_CONFIG_HOME", tempfile.mkdtemp())
    Flushes.watch()
    if "mailboxes" in what:
        kinds = {"a folder": in_folder, "a Maildir": in_maildir} | ({"IMAP": at_dovecot} if os.geteuid() == 0 else {})
        for name, opened in kinds.items():
            for count in (1_250, 5_000):
                settled(opened, name, count)
    if "replies" in what:
        for count in (500, 2_000):
            many_replies(count)
    if "fetch" in what:
        fetch(50)
    if "deal" in what:
        deal()


if __name__ == "__main__":
    main()
