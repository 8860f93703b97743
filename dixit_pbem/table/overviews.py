"""The overviews of a round: those of one moderator's games leave as one mail, once every game has taken its step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from functools import partial

from dixit_pbem.album.parting import parting_of
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.pool import Carriers
from dixit_pbem.post.together import MOST, Left, Teller, company_of, post_together
from dixit_pbem.table.done import Done
from dixit_pbem.table.roster import Entry, Roster
from dixit_pbem.table.step import MailLook


@frozen
class Waiting:
    """A game whose overview waits for those of the others, and the step that made it due."""

    entry: Entry
    done: Done
    mail: MailLook
    began: datetime


class Overviews:
    """What the moderators of an autopilot's games are to be told in this round."""

    def __init__(self, roster: Roster, carriers: Carriers) -> None:
        self._roster = roster
        self._carriers = carriers
        self._moderators: Counter[str] = Counter()
        self._waiting: dict[object, list[Waiting]] = {}

    def begin(self) -> None:
        """A round begins, with these games."""
        self._moderators = Counter(each.moderator.lower() for each in self._roster.entries if each.moderator)
        self._waiting = {}

    def may_share(self, entry: Entry) -> bool:
        """Does whoever moderates this game moderate others too?"""
        return entry.moderator is not None and self._moderators[entry.moderator.lower()] > 1

    def wait(self, waiting: Waiting) -> bool:
        """Let an overview wait for the others; False where the step left none."""
        company = company_of(self._roster.opened(waiting.entry)) if self.may_share(waiting.entry) else None
        if company is not None:
            self._waiting.setdefault(company, []).append(waiting)
        return company is not None

    def leave(self) -> Iterator[tuple[Waiting, Left | Exception]]:
        """Let them leave; what became of each."""
        for together in self._waiting.values():
            for some in _evenly(together):
                tellers = [Teller(each.entry.store, partial(self._roster.opened, each.entry)) for each in some]
                try:
                    became = post_together(tellers, parting_of=parting_of, carriers=self._carriers)
                except Exception as fault:
                    yield from ((each, fault) for each in some)
                else:
                    yield from ((each, became[each.entry.store]) for each in some)


def _evenly(together: list[Waiting]) -> Iterator[list[Waiting]]:
    """As few letters as may be, and none much shorter than the others."""
    letters = -(-len(together) // MOST)
    for number in range(letters):
        yield together[number::letters]
