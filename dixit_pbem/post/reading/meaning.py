"""What the mail of a known player says, in the light of what they were sent and asked for."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.engine.events import Undone
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.answers import NOT_UNDERSTOOD, kept, with_notes
from dixit_pbem.post.dealt_with import was_dealt_with
from dixit_pbem.post.keep.clue_files import Offered, from_mail, keep, room_for
from dixit_pbem.post.keep.mails import Came
from dixit_pbem.post.keep.sent_lines import recalled
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.marks import veiled_digest
from dixit_pbem.post.questions import open_questions, were_offered
from dixit_pbem.post.reading.answers import Answer, ClueRead, Command, CommandRead
from dixit_pbem.post.reading.beside import (
    Beside,
    below_a_blank_line,
    hearts_parted,
    is_move,
    said_parted,
    with_beside,
)
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.identity import Sure, Via
from dixit_pbem.post.reading.let_go import until_let_go, waits_to_go
from dixit_pbem.post.reading.lines import OurWords, normal
from dixit_pbem.post.reading.luck import parted, with_luck
from dixit_pbem.post.reading.mime import TOO_LARGE, Attached, Incoming
from dixit_pbem.post.reading.outcome import answered
from dixit_pbem.post.reading.own_words import own_words
from dixit_pbem.post.reading.replies import NOTHING_ALONG, Along, Reply
from dixit_pbem.post.reading.terms import asked_of
from dixit_pbem.post.said import HeldFor, Misread, Note, Noted, Unread

OUR_PICTURE = re.compile(r"@dixit$")
SMALLEST_SHOWN = 20_000
MOST_SHOWN = 2
"""Who shows more pictures in the text quotes a letter of ours; mail programs give those new names."""
SOON = timedelta(hours=1)
"""Who says the same again after that long wants an answer again; programs are faster."""


def seen_before(found: Opened, incoming: Incoming, arrived: datetime, *, player: PlayerName | None) -> bool:
    """The same mail once more: by its Message-ID, or by what it says right after itself."""
    if incoming.message_id and was_dealt_with(found, incoming.message_id):
        return True
    last = _last_mail(found, player)
    # Earlier programs wrote the digest as it is.
    game = (found.hosted or found.begun).game
    if last is None or last.digest not in (veiled_digest(game, incoming.digest), incoming.digest):
        return False
    both_marked = incoming.message_id and last.message_id
    return not both_marked or abs(arrived - last.arrived) < SOON


def _last_mail(found: Opened, player: PlayerName | None) -> MailRead | MailHeld | None:
    """The player's last mail in this phase, unless what it said was taken back since."""
    opening = opening_of(found.history)
    for entry in reversed(found.journal):
        if entry.seq < opening or isinstance(entry.event, Undone):
            return None
        if isinstance(entry.event, MailRead | MailHeld) and entry.event.player == player:
            return entry.event
    return None


def answer_of(work: Work, *, came: Came, incoming: Incoming, who: Sure) -> list[Happening]:
    """What a mail of a known player makes of the game."""
    player = PlayerName(who.player)
    reply = Reply(
        mail=came.name,
        key=came.key,
        digest=veiled_digest(work.running.game, incoming.digest),
        message_id=incoming.message_id,
        sender=incoming.sender,
        arrived=came.arrived,
        player=player,
        current=who.current,
        other_address=incoming.sender if who.other_address else None,
        question=who.question,
        marked=who.via is not Via.ADDRESS_ALONE,
    )
    words, luck = parted(own_words_of(work, player, text=incoming.text))
    answer, beside = _understood(work, player, words, luck, current=who.current)
    if TOO_LARGE in incoming.flaws:
        return [reply.held(HeldFor.BROKEN, asked=kept(Misread(Unread.TOO_LARGE)))]
    along = along_of(work, incoming, answer) if who.current else NOTHING_ALONG
    happened = answered(work.running, reply, answer=answer, now=clock.now(), along=along)
    happened = with_file_notes(happened, incoming, answer)
    happened = with_beside(happened, work.running.game, player, beside)
    if waits_to_go(work.running, reply):
        happened = until_let_go(happened, reply)
    return with_luck(happened, work.running, player, words=luck)


def understood(work: Work, player: PlayerName, *, text: str, current: bool = True) -> tuple[Answer, Beside]:
    """What the player's own words in this text say, and what stands beside that."""
    return _understood(work, player, *parted(own_words_of(work, player, text=text)), current=current)


def _understood(work: Work, player: PlayerName, words: str, luck: str, *, current: bool) -> tuple[Answer, Beside]:
    running = work.running
    today = clock.now().astimezone(ZoneInfo(running.seats[player].timezone)).date()
    questioned = bool(open_questions(running.history, player))
    offered = were_offered(running.history, player)
    asked = asked_of(running.game, player, today=today, questioned=questioned, offered=offered)
    beside = hearts_parted(words, asked, current=current)
    if (luck or beside.hearts) and not beside.answer.strip():
        # Nothing else is asked: how the game stands, and what becomes of the word.
        return CommandRead(Command.STATUS, "", ""), beside
    said = said_parted(beside.answer, asked)
    if said.said and is_move(answer := read_answer(said.answer, asked)):
        return answer, replace(beside, said=said.said)
    answer = read_answer(beside.answer, asked)
    if running.settings.tells_all_beside and asked.phase is not Phase.FINISHED:
        beside = replace(beside, said=below_a_blank_line(beside.answer, answer))
    return answer, beside


def luck_in(work: Work, player: PlayerName, *, text: str) -> str:
    """The player's own word of chance in this text, if there is one."""
    return parted(own_words_of(work, player, text=text))[1]


def own_words_of(work: Work, player: PlayerName, *, text: str) -> str:
    """What is left of a text without what it quotes of our letters."""
    settings = work.hosted.settings
    ours = OurWords(
        frozenset(normal(line) for line in recalled(work.store, player).splitlines()),
        (settings.title,),
        tuple(filter(None, (settings.mail.address,))),
    )
    return own_words(text, ours)


def along_of(work: Work, incoming: Incoming, answer: Answer) -> Along:
    """What came along with a clue: kept, and told in its receipt."""
    files = came_along(incoming)
    if not isinstance(answer, ClueRead) or work.running.game.phase is not Phase.CLUE or not files:
        return NOTHING_ALONG
    offered = [Offered(file.name, file.content) for file in files]
    taken, notes = from_mail(offered, most=room_for(work.running.game))
    return Along(keep(work.store, taken) if taken else None, notes)


def came_along(incoming: Incoming) -> tuple[Attached, ...]:
    """The files that a player sent. What the text shows may be our own cards, quoted, or the mark of a company."""
    shown = [file for file in incoming.files if file.shown_as and not OUR_PICTURE.search(file.shown_as)]
    own = [file for file in shown if len(file.content) >= SMALLEST_SHOWN]
    photos = own if len(own) <= MOST_SHOWN else []
    return tuple(file for file in incoming.files if not file.shown_as or file in photos)


def with_file_notes(happened: list[Happening], incoming: Incoming, answer: Answer) -> list[Happening]:
    """The same; the receipt of anything but a clue says that files come along only with one."""
    notes = tuple(Noted(Note.FILE_NOT_NOW, file.name) for file in came_along(incoming))
    if isinstance(answer, ClueRead) or not notes:
        return happened
    return [
        replace(each, answer=with_notes(each.answer, notes))
        if isinstance(each, MailRead) and each.verdict != NOT_UNDERSTOOD
        else each
        for each in happened
    ]
