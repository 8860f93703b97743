"""A table that somebody begins by mail, where `club.yaml` lets them: it is open, and whoever wrote looks after it.

Edge: PostgreSQL. Who may not, or asks too often, hears nothing: their mail is nobody's.
"""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from dixit_pbem import clock
from dixit_pbem.club.accounts import mailbox_of
from dixit_pbem.club.database import Connection, Database, News
from dixit_pbem.club.glance import put_glance
from dixit_pbem.club.marks import put_marks
from dixit_pbem.club.moving import free_id
from dixit_pbem.club.notes import put_note, written
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.reading.encodings import mailboxes
from dixit_pbem.post.reading.gates import gate
from dixit_pbem.post.reading.identity import PLUS, says_forged
from dixit_pbem.post.reading.known import known_of
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.reading.new_table import Asked, table_asked_for
from dixit_pbem.post.writing.club import table_begun
from dixit_pbem.storage.mail_settings import Mail
from dixit_pbem.storage.names import is_address, why_no_name
from dixit_pbem.storage.new_file import NewGame, file_text, quoted
from dixit_pbem.storage.people import Person, called
from dixit_pbem.table.advance import Advance, due_events
from dixit_pbem.words.language import words_for

MOST_A_DAY = 50
"""So many tables are begun by mail in a day, whoever asks."""
BEGINS_WITH = 4
"""So many have to be there first."""
_LOCK = 0x64697874


def begun_by_mail(database: Database, account: str, mail: Incoming, key: str, arrived: datetime) -> str:
    """The id of the table that this mail begins, which is dealt with then; nothing where it begins none."""
    named = {mailbox_of(each.fetch): (name, each) for name, each in database.club.given.accounts.items()}
    asked = table_asked_for(mail) if account in named else None
    if asked is None or not _may(database, mail, named[account][1]):
        return ""
    with database.transaction() as opened:
        opened.execute("select pg_advisory_xact_lock(%s)", (_LOCK,))
        if not _still_may(opened, database, mail.sender):
            return ""
        opened.execute(
            "insert into mail_in (account, key, games, arrived, dealt) values (%s, %s, '{}', %s, now())",
            (account, key, arrived),
        )
        return _begin(opened, database, mail, asked, named[account])


def _may(database: Database, mail: Incoming, account: Mail) -> bool:
    ours = (account.address or "").lower()
    hosted = {(each.address or "").lower() for each in database.club.given.accounts.values()}
    if not database.club.new_tables.allows(mail.sender) or not is_address(mail.sender) or mail.sender in hosted:
        return False
    to_us = any(PLUS.sub("@", address) == ours for address in mail.recipients)
    if not to_us or mail.flaws or len(mail.senders) != 1 or gate(mail, own_lists=()):
        return False
    return not says_forged(mail, account.fetch.own_servers)


def _still_may(opened: Connection, database: Database, sender: str) -> bool:
    """Did neither they nor all together begin so many today?"""
    found = opened.execute(
        "select count(*) filter (where sender = %s), count(*) from begun where at > now() - interval '1 day'", (sender,)
    ).fetchone() or (0, 0)
    theirs, all_of_them = (int(str(count)) for count in found)
    return theirs < database.club.new_tables.a_day and all_of_them < MOST_A_DAY


def _begin(opened: Connection, database: Database, mail: Incoming, asked: Asked, account: tuple[str, Mail]) -> str:
    name, by = account
    text = _settings(mail, asked, name if len(database.club.given.accounts) > 1 else "")
    # The same words again make another table.
    game = free_id(opened, sha256(f"{mail.message_id}{mail.digest}{text}".encode()).hexdigest())
    opened.execute(
        "insert into game (id, settings, head, account, known, next_due) values (%s, %s, 0, %s, true, %s)",
        (game, text, mailbox_of(by.fetch), AT_ONCE),
    )
    opened.execute("insert into begun (game, sender) values (%s, %s)", (game, mail.sender))
    with at_work(ClubTable(database, game)) as work:
        work.write(*due_events(work.opened, clock.now(), Advance()))
        _noted(opened, game, work.opened)
    line = table_begun(
        words_for(asked.language),
        asked.title,
        address=by.address or "",
        count=BEGINS_WITH,
        desk=database.club.desk,
    )
    put_note(opened, by, written(by, mail.sender, line))
    database.tell(News.LETTERS)
    return game


def _noted(opened: Connection, game: str, found: Opened) -> None:
    if found.hosted is not None:
        put_marks(opened, game, known_of(found.hosted, name=game))
    put_glance(opened, game, found)


def _settings(mail: Incoming, asked: Asked, account: str) -> str:
    """What its game file would say."""
    name = next((name for name, _ in mailboxes((mail.header("from"),))), "")[:60].strip()
    if not name or why_no_name(name):
        name = called(mail.sender)
    person = Person(name if not why_no_name(name) else "Ana", mail.sender)
    game = NewGame(asked.title, "odyssey", ("dreams",), asked.language, (person,), None, opens_with=BEGINS_WITH)
    above, _, below = file_text(game).rpartition("journal:")
    by = f"account: {quoted(account)}\n" if account else ""
    return f"{above}{by}journal:{below}"
