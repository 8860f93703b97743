"""What becomes of mail that no person wrote: a bounce is its player's, a note of absence offers its days. Pure.

Nothing here moves the game: whether somebody is away, and whether an address is dead, is for people to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Bounced, MailSetAside
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.reading.absence import read_absence
from dixit_pbem.post.reading.gates import Gate, Stopped
from dixit_pbem.post.reading.known import Known, not_reached, of_their_program
from dixit_pbem.post.reading.meaning import own_words_of
from dixit_pbem.post.reading.mime import Incoming

DELAYED = "A mail server says that it is still trying to deliver."
Marks = tuple[str, str, str, datetime]


def players_told_of(
    stopped: Stopped, mail: Incoming, marks: Marks, *, works: Mapping[str, Work], known: Mapping[str, Known]
) -> Iterator[tuple[str, MailSetAside | Bounced]]:
    """What is written down of it in which game; nothing where no player is known by it."""
    tables = tuple(known.values())
    if stopped.gate is Gate.BOUNCE:
        for seat in not_reached(mail, stopped, tables):
            whose = PlayerName(seat.player)
            if stopped.permanent:
                yield seat.game, Bounced(*marks, stopped.reason, stopped.recipient, whose, mail.message_id)
            else:
                yield seat.game, MailSetAside(*marks, DELAYED, mail.message_id)
    elif stopped.gate is Gate.AUTOMATIC:
        for seat in of_their_program(mail, tables):
            whose, work = PlayerName(seat.player), works[seat.game]
            today = marks[3].astimezone(ZoneInfo(work.hosted.seats[whose].timezone)).date()
            days = read_absence(mail.subject, own_words_of(work, whose, text=mail.text), today)
            first, last = (str(days[0]), str(days[1])) if days else (None, None)
            yield seat.game, MailSetAside(*marks, stopped.reason, mail.message_id, whose, first, last)
