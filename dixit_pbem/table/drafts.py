"""Mails that a person sends: what is owed as drafts, and drafts that were sent, out of the way."""

from __future__ import annotations

from pathlib import Path

from dixit_pbem.album.parting import parting_of
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import Work
from dixit_pbem.paper.press import Press
from dixit_pbem.post.carriers.to_drafts import ToDrafts, outbox_of
from dixit_pbem.post.carriers.to_files import ToFolder
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.office import Office
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.posting import Posting, once
from dixit_pbem.progress import OnProgress


def write_drafts(work: Work, *, watch: OnProgress, press: Press) -> Posting:
    """Write every letter that is owed as a draft into the game's own outbox, and send none."""
    office = Office(work.store, work.running, press, parting_of)
    outbox = outbox_of(work.store.home)
    by_hand = work.opened.settings.mail.send.way is None
    letters, folder = owed_now(work.opened).owed, ToDrafts(outbox) if by_hand else ToFolder(outbox)
    written, to_mend = list[Owed](), list[str]()
    for done, owed in enumerate(letters, 1):
        try:
            finished = office.mail(owed)
            folder.deliver(finished.mail)
            written.append(finished.told)
        except DixitError as problem:
            to_mend.append(str(problem))
        watch(done, len(letters))
    return Posting(tuple(written), waiting=len(letters), drafts=outbox, to_mend=once(to_mend))


def drafts_of(store: Store) -> ToDrafts:
    """Where the drafts of a game lie; a refusal where its mails leave another way."""
    found = look(store)
    if found.settings.mail.send.way is not None:
        raise DixitError(
            "Mails of this game are no drafts: 'send' in 'mail' says how they leave, and whoever takes them from there "
            "sends them. Without 'send' they become drafts for your own mail program."
        )
    return ToDrafts(outbox_of(found.home))


def put_away(store: Store) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Move every draft of a game out of the way, once a person has sent it: where they are now, and which are left."""
    drafts = drafts_of(store)
    return drafts.put_away(), drafts.lying()
