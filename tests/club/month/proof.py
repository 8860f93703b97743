"""What must hold after a simulated month, whatever went wrong meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_out
from dixit_pbem.club.table import ClubTable
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.events import CardsGiven, StorytellerSkipped, VotesCast, VotesMissed
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Posted, PostRefused, Superseded
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.post.dealt_with import mail_facts
from dixit_pbem.post.marks import message_id
from dixit_pbem.table.check import check, verify
from dixit_pbem.table.next_moment import GRACE
from tests.club.month.people import ADDRESS, Reply

WATCH_CLOSINGS = """
    create table closing (game text, seq int, read_at timestamptz, primary key (game, seq));
    create function note_closing() returns trigger language plpgsql as $$
    begin
        insert into closing select new.game, new.seq, (
            select read_at from account join game on game.account = account.name where game.id = new.game
        ) on conflict do nothing;
        return new;
    end $$;
    create trigger closings before insert on event for each row
        when (new.line ~ '"drawn": true|"votes_missed"|"storyteller_skipped"')
        execute function note_closing();
"""
"""The database itself notes up to when the mailbox had been read whenever something is closed."""


@dataclass
class Found:
    """What the proof came to."""

    tables: int = 0
    events: int = 0
    rounds: int = 0
    mails: int = 0
    closed: int = 0
    letters: int = 0
    doubles: int = 0
    known: set[str] = field(default_factory=set)
    """The Message-IDs of all letters that a journal knows."""
    broken: list[str] = field(default_factory=list)
    """Each is a sentence that should hold, and where it does not."""


def proved(database: Database, games: Mapping[int, str], written: Iterable[Reply], came: Counter[str]) -> Found:
    """Look at every table of the club."""
    found = Found()
    by_table: dict[int, list[Reply]] = {}
    for reply in written:
        by_table.setdefault(reply.table, []).append(reply)
    for number, name in games.items():
        found.tables += 1
        found.broken += _of_table(database, name, by_table.get(number, []), found, came)
    found.doubles = sum(count - 1 for count in came.values())
    if unknown := came.keys() - found.known:
        found.broken.append(f"{len(unknown)} letters came that no journal knows: {min(unknown)}")
    return found


def _of_table(database: Database, name: str, replies: list[Reply], found: Found, came: Counter[str]) -> Iterator[str]:
    opened = look(ClubTable(database, name))
    with database.connection() as connection:
        head = connection.execute("select head from game where id = %s", (name,)).fetchone()
        noted = connection.execute("select seq, read_at from closing where game = %s", (name,)).fetchall()
        left = connection.execute("select state from letter where game = %s and state <> 'noted'", (name,)).fetchall()
    journal = opened.journal
    if [entry.seq for entry in journal] != list(range(1, len(journal) + 1)) or head != (len(journal),):
        yield f"{name}: its journal has a gap"
    if left:
        yield f"{name}: {len(left)} letters have not left"
    found.events += len(journal)
    found.mails += len(replies)
    found.rounds += opened.begun.game.round.number
    yield from _mails(opened, name, replies)
    yield from _closings(opened, name, replies, {int(str(seq)): at for seq, at in noted}, found)
    yield from _letters(opened, name, found, came)


def _mails(opened: Opened, name: str, replies: list[Reply]) -> Iterator[str]:
    read = Counter(fact.key for fact in mail_facts(opened))
    for reply in replies:
        if read.pop(_key(reply), 0) != 1:
            yield f"{name}: mail {reply.name} of {reply.player} is not in the journal once"
    if read:
        yield f"{name}: its journal knows {len(read)} mails that nobody wrote"


def _key(reply: Reply) -> str:
    return f"maildir:{reply.name}"


def _closings(
    opened: Opened, name: str, replies: list[Reply], noted: Mapping[int, object], found: Found
) -> Iterator[str]:
    at = {entry.seq: entry.at for entry in opened.journal}
    read_in = {step.event.key: step.seq for step in opened.history.facts if hasattr(step.event, "key")}
    for step in opened.history.steps:
        player = closed_for(step.event)
        if player is None or step.before is None:
            continue
        found.closed += 1
        deadline = deadline_of(step.before, player)
        read_at = noted.get(step.seq)
        if deadline is None or not isinstance(read_at, datetime) or read_at < deadline + GRACE:
            yield f"{name}: event {step.seq} closed at {at[step.seq]}; deadline {deadline}, mail read until {read_at}"
            continue
        for reply in replies:
            if reply.player == player and reply.at <= deadline and read_in.get(_key(reply), 0) > step.seq:
                yield f"{name}: event {step.seq} closed before the mail {reply.name} of {reply.at} was read"


def closed_for(event: object) -> PlayerName | None:
    """For whom something was closed, if it was by the clock."""
    match event:
        case StorytellerSkipped(player=player) | VotesMissed(player=player):
            return player
        case CardsGiven(player=player, drawn=True) | VotesCast(player=player, drawn=True):
            return player
        case _:
            return None


def _letters(opened: Opened, name: str, found: Found, came: Counter[str]) -> Iterator[str]:
    sent = Counter(entry.event for entry in opened.journal if isinstance(entry.event, Posted))
    found.letters += len(sent)
    if sent and max(sent.values()) > 1:
        yield f"{name}: a letter was noted twice"
    refused = [entry.event for entry in opened.journal if isinstance(entry.event, PostRefused)]
    if refused:
        yield f"{name}: {len(refused)} letters were refused"
    game, domain = opened.begun.game, ADDRESS.partition("@")[2]
    for entry in opened.journal:
        if isinstance(fact := entry.event, Posted | Superseded):
            mark = message_id(game, fact.reader, fact.letter, cause=fact.cause, domain=domain)
            found.known.add(mark)
            if isinstance(fact, Posted) and not came[mark]:
                yield f"{name}: event {entry.seq} says that a letter left which never came"


def home_again(database: Database, games: Mapping[int, str], folder: Path) -> Iterator[str]:
    """Every table leaves the club: it is the file that it was there, and the program finds nothing wrong with it."""
    for number, name in games.items():
        lines = ClubTable(database, name).sheet().raw
        file = take_out(database, name, folder / f"home-{number:05}.yaml")
        if file.path.read_bytes() != lines:
            yield f"{name}: the file that was taken out is another"
        wrong = (*map(str, check(file).problems), *verify(file).misfits)
        if wrong:
            yield f"{name}: {wrong[0]}"
