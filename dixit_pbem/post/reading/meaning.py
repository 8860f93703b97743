"""What the mail of a known player says, in the light of what he was sent and asked for.

Edge: the side folder, for what he was sent and for what came along with a clue.
"""

from __future__ import annotations

from datetime import timedelta
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.engine.events import Undone
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import seats_in_force
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.keep.clue_files import Offered, from_mail, keep
from dixit_pbem.post.keep.sent_lines import recalled
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.reading.answers import Answer, ClueRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.identity import Sure
from dixit_pbem.post.reading.known import mail_facts
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.reading.outcome import NOTHING_ALONG, Along, Letter, answered
from dixit_pbem.post.reading.own_words import Sent, normal, own_words
from dixit_pbem.post.reading.terms import asked_of
from dixit_pbem.storage.guard import Guard
from dixit_pbem.table.moves import begun

SOON = timedelta(hours=1)
"""Who says the same again after that long wants an answer again; programs are faster."""


def seen_before(found: Opened, incoming: Incoming, arrived: Arrived, *, player: PlayerName | None) -> bool:
    """The same mail once more: by its Message-ID, or by what it says right after itself."""
    if incoming.message_id and any(fact.message_id == incoming.message_id for fact in mail_facts(found)):
        return True
    last = _last_mail(found, player)
    if last is None or last.digest != incoming.digest:
        return False
    both_marked = incoming.message_id and last.message_id
    return not both_marked or abs(arrived.arrived - last.arrived) < SOON


def _last_mail(found: Opened, player: PlayerName | None) -> MailRead | MailHeld | None:
    """His last mail in this phase, unless what it said was taken back since."""
    opening, last = opening_of(found.history), None
    for entry in found.journal:
        if entry.seq < opening or isinstance(entry.event, Undone):
            last = None
        elif isinstance(entry.event, MailRead | MailHeld) and entry.event.player == player:
            last = entry.event
    return last


def answer_of(found: Opened, arrived: Arrived, name: str, *, incoming: Incoming, who: Sure) -> list[Happening]:
    """What a mail of a known player makes of the game."""
    game, player = begun(found), PlayerName(who.player)
    letter = Letter(
        name,
        arrived.key,
        incoming.digest,
        incoming.message_id,
        incoming.sender,
        arrived.arrived,
        player,
        who.current,
        incoming.sender if who.other_address else None,
    )
    answer = understood(found, game, player, text=incoming.text)
    along = along_of(found, incoming, answer) if who.current else NOTHING_ALONG
    return answered(found, game, letter, answer=answer, now=clock.now(), along=along)


def understood(found: Opened, game: Game, player: PlayerName, *, text: str) -> Answer:
    """What the player's own words in this text say."""
    sent = recalled(Guard(found.path).folder, player)
    ours = Sent(
        frozenset(normal(line) for line in sent.splitlines()),
        (found.settings.title,),
        tuple(filter(None, (found.settings.mail.address,))),
    )
    zone = next(seat.timezone for seat in seats_in_force(found.settings, found.history, game) if seat.player == player)
    today = clock.now().astimezone(ZoneInfo(zone)).date()
    return read_answer(own_words(text, ours), asked_of(game, player, today=today))


def along_of(found: Opened, incoming: Incoming, answer: Answer) -> Along:
    """What came along with a clue: kept, and told in its receipt."""
    if not isinstance(answer, ClueRead) or begun(found).phase is not Phase.CLUE or not incoming.files:
        return NOTHING_ALONG
    taken, notes = from_mail([Offered(file.name, file.content) for file in incoming.files])
    name = keep(found.path, taken.content, ending=taken.ending) if taken else None
    return Along(name, notes)
