"""The mailboxes of an autopilot: each is opened once, however many games are answered there, and stays open."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial

from dixit_pbem.post.carriers.mailbox import Mailbox, Unreachable, opened_mailbox
from dixit_pbem.post.delivery import Addressee, Company, Delivered, PostRoom
from dixit_pbem.storage.side_folder import SideFolder
from dixit_pbem.table.looks import RUNS
from dixit_pbem.table.roster import Entry, Place, Roster

TURN = 20.0
"""Seconds that each of several mailboxes is listened to before the next."""


class Mailrooms:
    """Every mailbox in which a game is answered."""

    def __init__(self, roster: Roster, *, run: str) -> None:
        self.roster = roster
        self.mailboxes = ExitStack()
        """Closes what is open at the end."""
        self.silent: set[Place] = set()
        """The mailboxes that could not be read the last time."""
        self._run = run
        self._open: dict[Place, Mailbox] = {}
        self._rooms: dict[Place, PostRoom] = {}

    def meet(self, entry: Entry) -> None:
        """From now on mail for a game is known by these marks."""
        if entry.left_place is not None and entry.left_place in self._rooms:
            self._rooms[entry.left_place].directory.drop(entry.name)
        if entry.place is not None and entry.marks is not None:
            self._room(entry.place).directory.put(entry.name, entry.marks)

    def part(self, entry: Entry) -> None:
        """Mail for a game is no longer known."""
        if entry.place is not None:
            self._room(entry.place).directory.drop(entry.name)

    def delivered(self, place: Place, group: Sequence[Entry], *, complete: bool) -> Delivered:
        """The new mails of these games, dealt with; Unreachable where not all could be."""
        if place not in self._open:
            # Left open between two rounds, it tells what comes in meanwhile.
            fetch, beside = place
            self._open[place] = self.mailboxes.enter_context(opened_mailbox(fetch, beside=beside))
        self.silent.add(place)
        begun = [entry for entry in group if entry.marks is not None]
        made = Delivered()
        if begun:
            company = Company(
                {entry.name: Addressee(entry.store, partial(self.roster.opened, entry)) for entry in begun},
                min(entry.since for entry in begun),
                place[0].private,
                len({entry.moderator for entry in begun}) == 1,
                complete,
            )
            made = self._room(place).deliver(company, self._open[place])
            for entry in begun:
                if entry.name in made.after:
                    self.roster.note(entry, *made.after[entry.name])
        if made.trouble is not None:
            raise Unreachable(made.trouble)
        self.silent.remove(place)
        return made

    def listen(self, seconds: float, stopped: Callable[[], bool]) -> None:
        """Until mail may have come: one mailbox is listened to all the time, several take turns."""
        wanted = {entry.place for entry in self.roster.entries} - self.silent
        mailboxes = [mailbox for place, mailbox in self._open.items() if place in wanted]
        if not mailboxes:
            sleep(seconds, stopped)
            return
        share = seconds if len(mailboxes) == 1 else min(seconds / len(mailboxes), TURN)
        any(mailbox.wait(share, stopped) for mailbox in mailboxes)

    def _room(self, place: Place) -> PostRoom:
        if place not in self._rooms:
            self._rooms[place] = PostRoom(SideFolder(place[1] / RUNS), run=self._run)
        return self._rooms[place]


def sleep(seconds: float, stopped: Callable[[], bool]) -> None:
    """Wait so long, or until somebody stops that."""
    end = time.monotonic() + seconds
    while not stopped() and (left := end - time.monotonic()) > 0:
        time.sleep(min(0.5, left))
