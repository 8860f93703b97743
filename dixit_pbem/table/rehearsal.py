"""What a deed would do: it is done on a copy that nobody keeps, without the mailbox and without a mail.

It tells what everybody will see: not even whoever asks learns more from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.journal.clicks import Rehearsal
from dixit_pbem.journal.opened import Opened, opened, opened_again
from dixit_pbem.journal.store import Store
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.owing import owed_now
from dixit_pbem.table.done import Done, before_the_reveal

Act = Callable[[Store], Done]


@frozen
class Foreseen:
    """What would happen, and which letters would leave because of it."""

    done: Done
    letters: tuple[Owed, ...]
    also: tuple[Owed, ...]
    """Letters that wait already, and leave with them."""


def foreseen(store: Store, act: Act, *, known: Opened | None = None) -> Foreseen:
    """What a deed would do now; its refusal where it would be refused."""
    copy = Rehearsal.of(store)
    before = opened_again(known, copy.contents) if known else opened(copy.home, copy.contents)
    waiting = owed_now(before).owed if before.running else ()
    done = act(copy)
    after = opened_again(before, copy.contents)
    owed = owed_now(after).owed if after.running else ()
    told = before_the_reveal(replace(done, dry_run=True))
    if told.would_score:
        return Foreseen(told, (), ())
    return Foreseen(told, tuple(each for each in owed if each not in waiting), tuple(e for e in owed if e in waiting))
