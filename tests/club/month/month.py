"""The month: the clock goes on by a tick, people write what is due, mishaps come, and the club works until it rests."""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

from dixit_pbem.club.moving import take_in
from dixit_pbem.club.set_up import club_at, write_club
from dixit_pbem.club.table import AT_ONCE, ClubTable, _ClubPen
from dixit_pbem.club.watch import NAME
from dixit_pbem.errors import Busy, DixitError
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.looks import look_of_run
from tests.club.month.clocked import Shown, living_in
from tests.club.month.machines import EACH_FOR_ITSELF, ONE_FOR_ALL, Machine
from tests.club.month.mishaps import KILLS, Mishap, Plan
from tests.club.month.people import ADDRESS, Post, read
from tests.club.month.proof import WATCH_CLOSINGS, Found, home_again, proved
from tests.club.month.tables import DECK, LOST_DECK, Laid, copy_decks, lay_decks
from tests.club.postgres import Postgres
from tests.post.servers.smtp import SmtpServer
from tests.watch import HANGS

BEGIN = datetime(2026, 12, 1, 9, tzinfo=UTC)
PAUSE = 0.1
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Size:
    """How large a month is."""

    tables: int = 8
    days: int = 30
    seed: int = 1
    rounds: int = 1
    """So many each table plays, if people answer."""
    tick: timedelta = timedelta(hours=1)
    kills: int = 24
    minutes: float = 1e9
    """By the clock on the wall: when they are over, so is the month."""

    @property
    def ticks(self) -> int:
        return timedelta(days=self.days) // self.tick

    @property
    def length(self) -> timedelta:
        """How long people have for an answer, so that the rounds fit."""
        hours = self.days * 24 // (3 * self.rounds + 1)
        return timedelta(hours=max(hours, 6))


@dataclass
class Month:
    """A club on two computers while it is entered."""

    size: Size
    folder: Path
    postgres: Postgres
    tell: Tell
    games: dict[int, str] = field(default_factory=dict)
    """The tables by their numbers."""
    came: Counter[str] = field(default_factory=Counter)
    """How often a letter came, by its Message-ID."""
    bytes_of_mail: int = 0
    broken: list[str] = field(default_factory=list)
    refused_writers: int = 0
    in_trouble: set[str] = field(default_factory=set)
    """Which tables are to be in trouble now."""
    were_in_trouble: int = 0

    def __enter__(self) -> Self:
        self._open = ExitStack()
        self.dice = random.Random(f"month {self.size.seed}")
        self.plan = Plan.drawn(self.size.ticks, kills=self.size.kills, seed=self.size.seed)
        self.clock = Shown(self.folder, writes=True)
        self.clock.now = BEGIN
        self._open.enter_context(living_in(self.folder, self.size.tick))
        self.servers = [self._open.enter_context(SmtpServer()) for _ in range(2)]
        self.maildirs = [self.folder / f"box-{number}" for number in range(2)]
        for box in self.maildirs:
            for part in ("new", "cur", "tmp"):
                (box / part).mkdir(parents=True)
        self._set_up()
        return self

    def __exit__(self, *_: object) -> None:
        for machine in self.machines:
            machine.break_off()
        self.database.close()
        # Whatever went wrong while mail was away is told, and not that its servers are gone already.
        self._mail_is_away(False)
        self._open.close()

    def _set_up(self) -> None:
        address = self.postgres.database()
        self.machines = [
            Machine(self.folder / name, self.folder, programs, tick=self.size.tick)
            for name, programs in (("north", ONE_FOR_ALL), ("south", EACH_FOR_ITSELF))
        ]
        north, south = (machine.folder for machine in self.machines)
        lay_decks(north)
        copy_decks(north, south)
        for machine in self.machines:
            file = machine.folder / "club.yaml"
            write_club(file, address)
            file.write_text(f"{file.read_text()}{self._accounts()}")
        self.database = club_at(north / "club.yaml")
        self.database.upgrade()
        with self.database.connection() as opened:
            opened.execute(WATCH_CLOSINGS.encode())
        size = self.size
        self.laid = Laid(north, size.tables, seed=size.seed, length=size.length, last_round=size.rounds)
        self.post = Post(self.laid.people)
        self.is_away = False
        self._spilt: tuple[str, int, str] | None = None
        self._pens: list[tuple[str, int, _ClubPen]] = []

    def _accounts(self) -> str:
        accounts = [
            f"  {box.name}: {{address: {ADDRESS}, plus: true, send: {{server: 127.0.0.1, port: {server.port},"
            f" security: none}}, fetch: {{maildir: {box}}}}}\n"
            for server, box in zip(self.servers, self.maildirs, strict=True)
        ]
        return f"accounts:\n{''.join(accounts)}"

    def lives(self) -> None:
        """From the first tick to the last, or until the time is over."""
        until = time.monotonic() + 60 * self.size.minutes
        for machine in self.machines:
            machine.begin()
        for tick in range(self.size.ticks):
            self._tables_come(tick)
            self.clock.now = BEGIN + tick * self.size.tick
            self._people_write()
            self._happens(list(self.plan.next(tick)))
            self._until_all_rests()
            if tick % max(1, self.size.ticks // 40) == 0:
                self.tell(self._told())
            if time.monotonic() > until:
                break
        self._ends_well()

    def _told(self) -> str:
        return (
            f"{self.clock.now:%d %b %H:%M}: {len(self.games)} tables, {len(self.post.written)} mails,"
            f" {sum(self.came.values())} letters; {self.plan.told()}"
        )

    def _ends_well(self) -> None:
        """What still goes wrong is put right, and everything comes to rest."""
        for undone in (Mishap.BACK, Mishap.MENDED, Mishap.DECK_FOUND):
            self._does(undone)
        self.clock.now += self.size.tick
        self._until_all_rests()
        for machine in self.machines:
            if any(left := machine.end()):
                self.broken.append(f"the programs of {machine.folder.name} ended with {left}: {machine.said()[-2000:]}")

    def _tables_come(self, tick: int) -> None:
        """In the first sixth of the month."""
        share = min(1.0, (tick + 1) / max(1, self.size.ticks // 6))
        for number in range(len(self.games), round(share * self.size.tables)):
            box = number % 2
            deck = LOST_DECK if number == 1 else DECK
            path = self.laid.lay(number, account=f"box-{box}", deck=deck)
            self.games[number] = take_in(self.database, GameFile(path)).id

    def _people_write(self) -> None:
        for reply in self.post.due(self.clock.now):
            box = self.maildirs[reply.table % 2]
            part = "kept" if self.is_away else "new"
            written = box / "tmp" / reply.name
            written.write_bytes(reply.raw)
            os.utime(written, (reply.at.timestamp(),) * 2)
            written.rename(box / part / reply.name)

    def _letters_come(self) -> int:
        count = 0
        for server in self.servers:
            while server.received:
                got = server.received.pop(0)
                letter = read(got.raw)
                self.came[letter.message_id] += 1
                self.bytes_of_mail += len(got.raw)
                self.post.brings(got.recipient, letter, self.clock.now)
                count += 1
        return count

    def _happens(self, mishaps: list[Mishap]) -> None:
        for each in mishaps:
            # At any moment while all are at work.
            time.sleep(self.dice.random() * 0.5)
            self._letters_come()
            self._does(each)

    def _does(self, mishap: Mishap) -> None:
        match mishap:
            case Mishap.TREE:
                machine = self.dice.choice(self.machines)
                machine.kill_tree(self.dice.randrange(len(machine.programs)))
            case Mishap.ROUTER | Mishap.WORKER | Mishap.SENDER:
                first, second = self.dice.sample(self.machines, 2)
                if not (first.kill(mishap) or second.kill(mishap)):
                    self.plan.came[mishap] -= 1
            case Mishap.DATABASE:
                self.postgres.stop(signal.SIGQUIT)
                self.postgres.start()
                with suppress(DixitError):
                    # What we had open is gone too.
                    self.in_trouble_now()
            case Mishap.WRITER:
                self._writer_comes()
            case Mishap.AWAY | Mishap.BACK:
                self._mail_is_away(mishap is Mishap.AWAY)
            case Mishap.SPILT | Mishap.MENDED:
                self._lines_are_spilt(mishap is Mishap.SPILT)
            case Mishap.DECK_LOST | Mishap.DECK_FOUND:
                self._deck_is_lost(mishap is Mishap.DECK_LOST)

    def _mail_is_away(self, away: bool) -> None:
        if away == self.is_away:
            return
        self.is_away = away
        for server, box in zip(self.servers, self.maildirs, strict=True):
            if away:
                server.__exit__(None, None, None)
                (box / "new").rename(box / "kept")
            else:
                (box / "kept").rename(box / "new")
                server.__enter__()

    def _lines_are_spilt(self, spilt: bool) -> None:
        with self.database.transaction() as opened:
            if spilt and self._spilt is None and len(self.games) > 3:
                name = self.games[3]
                found = opened.execute("select seq, line from event where game = %s and seq = 3", (name,)).fetchone()
                if found:
                    self._spilt = name, 3, str(found[1])
                    opened.execute("update event set line = 'spilt' where game = %s and seq = 3", (name,))
                    self._is_ill(name)
            elif not spilt and self._spilt:
                name, seq, line = self._spilt
                opened.execute("update event set line = %s where game = %s and seq = %s", (line, name, seq))
                self._is_well(name)
                self._spilt = None

    def _deck_is_lost(self, lost: bool) -> None:
        for machine in self.machines:
            here, there = machine.folder / "decks" / LOST_DECK, machine.folder / "gone"
            with suppress(FileNotFoundError):
                if lost and 1 in self.games:
                    here.rename(there)
                elif not lost:
                    there.rename(here)
        # A worker that has opened the table may need no picture for a while.
        for machine in self.machines:
            machine.kill(Mishap.WORKER)
        if 1 in self.games:
            (self._is_ill if lost else self._is_well)(self.games[1])

    def _is_ill(self, name: str) -> None:
        self.in_trouble.add(name)
        self._wakes(name)

    def _is_well(self, name: str) -> None:
        self.in_trouble.discard(name)
        self._wakes(name)

    def _wakes(self, name: str) -> None:
        with self.database.connection() as opened:
            opened.execute(
                "update game set changed = pg_current_xact_id(), next_due = %s, not_before = null where id = %s",
                (AT_ONCE, name),
            )

    def _writer_comes(self) -> None:
        """Somebody has read a table and means to write it, whatever others write meanwhile."""
        number = self.dice.choice(list(self.games))
        if self.games[number] not in self.in_trouble:
            pen = _ClubPen(ClubTable(self.database, self.games[number]))
            self._pens.append((self.games[number], len(pen.contents.records), pen))

    def _writers_write(self) -> None:
        for name, head, pen in tuple(self._pens):
            if name in self.in_trouble or len(ClubTable(self.database, name).read().records) == head:
                continue
            self._pens.remove((name, head, pen))
            try:
                pen.append([{"seq": head + 1, "at": "2026-12-01T09:00:00Z", "event": "said", "text": "by force"}])
            except Busy:
                self.refused_writers += 1
            else:
                self.broken.append(f"{name}: of two writers both were let in")

    def _until_all_rests(self) -> None:
        """Until everybody has done all that is to be done at this moment."""
        until, rests, before = time.monotonic() + HANGS, 0, ""
        while rests < 2:
            if self._letters_come():
                until, rests = time.monotonic() + HANGS, 0
            try:
                why = self._why()
            except DixitError as away:
                why = str(away)
            rests = 0 if why else rests + 1
            if why != before:
                until, before = time.monotonic() + HANGS, why
            if not all(machine.alive for machine in self.machines):
                raise AssertionError(self._said("A program ended by itself."))
            if time.monotonic() > until:
                raise AssertionError(self._said(f"Nothing moves any more at {self.clock.now}: {why}"))
            time.sleep(PAUSE)
        self._writers_write()
        ill = self.in_trouble_now()
        if ill != self.in_trouble:
            self.broken.append(f"{self.clock.now}: in trouble are {sorted(ill)}, not {sorted(self.in_trouble)}")
        self.were_in_trouble += len(ill)

    def in_trouble_now(self) -> set[str]:
        """The tables of which the club says so."""
        with self.database.connection() as opened:
            found = opened.execute("select id from game where trouble <> ''").fetchall()
        return {str(name) for (name,) in found}

    def _why(self) -> str:
        """What is still to be done; nothing when all rests."""
        now, late = self.clock.now, self.clock.now - 2 * self.size.tick
        ill = list(self.in_trouble)
        with self.database.connection() as opened:
            due = opened.execute(
                "select count(*) from game left join account on account.name = game.account"
                " where next_due <= %s and game.id <> all(%s)"
                " and (%s or not_before is null or not_before <= now())"
                " and (%s or game.account is null or account.read_at >= next_due or next_due <= %s)",
                (now, ill, not self.is_away, not self.is_away, late),
            ).fetchone()
            counts = opened.execute(
                "select (select count(*) from mail_in where dealt is null and not games && %s),"
                " (select count(*) from letter where state in ('waiting', 'leaving') and game <> all(%s)),"
                " (select count(*) from mail_in),"
                " (select count(*) from game where trouble = '' and id = any(%s))",
                (ill, ill, ill),
            ).fetchone()
        assert due is not None
        assert counts is not None
        mails, letters, taken, well = counts
        told = {"due": due[0], "mails to deal with": mails, "ill tables not told": well}
        if not self.is_away:
            told |= {"letters": letters, "mails not taken in": len(self.post.written) - int(str(taken))}
        told |= {f"looks of {machine.folder.name}": self._unseen(machine) for machine in self.machines}
        return ", ".join(f"{count} {what}" for what, count in told.items() if count)

    def _unseen(self, machine: Machine) -> int:
        seen = look_of_run(machine.folder, NAME)
        return int(seen is None or seen.moment < self.clock.now)

    def _said(self, what: str) -> str:
        return "\n".join((what, *(machine.said()[-3000:] for machine in self.machines)))

    def proof(self) -> Found:
        """What came of it all."""
        found = proved(self.database, self.games, self.post.written, self.came)
        found.broken += self.broken
        senders = self.plan.came[Mishap.SENDER] + self.plan.came[Mishap.TREE]
        if found.doubles > senders + 2 * self.plan.came[Mishap.DATABASE]:
            found.broken.append(f"{found.doubles} doubles, and only {senders} senders were killed")
        found.broken += home_again(self.database, self.games, self.machines[0].folder)
        return found

    @property
    def kills(self) -> int:
        return sum(self.plan.came[each] for each in KILLS)
