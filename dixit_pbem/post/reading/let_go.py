"""What waits until the moderator lets it go: clues, and words to all, alone or beside an answer. Pure."""

from __future__ import annotations

from dixit_pbem.frozen import replace
from dixit_pbem.journal.facts import MailHeld, MailRead, SaidBeside
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import NOT_UNDERSTOOD, kept, understood
from dixit_pbem.post.reading.answers import CardsRead, ClueRead, VotesRead
from dixit_pbem.post.reading.replies import Along, Reply
from dixit_pbem.post.reading.terms import named_twice
from dixit_pbem.post.said import Got, HeldFor, Note, Noted, Understood


def waits_to_go(running: Running, reply: Reply) -> bool:
    """Does the moderator look at what this player tells, and has not seen it yet?"""
    settings = running.settings
    return settings.moderated and not reply.vouched and reply.player != settings.moderator.name


def clue_that_waits(reply: Reply, told: Understood) -> MailHeld:
    """A clue that the rules take, as its receipt tells it."""
    return reply.waits(HeldFor.CLUE, kept(replace(told, got=Got.CLUE_WAITS)))


def words_that_wait(reply: Reply, words: str, reason: HeldFor = HeldFor.WORDS) -> MailHeld:
    """Words to all."""
    return reply.waits(reason, kept(Understood(Got.WORDS_WAIT, text=words)))


def notes_of(reply: Reply, answer: ClueRead | CardsRead | VotesRead, along: Along) -> tuple[Noted, ...]:
    """What the receipt of a move adds."""
    return (
        *((Noted(Note.OTHER_ADDRESS, reply.other_address),) if reply.other_address else ()),
        *((Noted(Note.READ_BY_MODERATOR, reply.read_by),) if reply.read_by else ()),
        *(Noted(Note.NAMED_TWICE, name) for name in named_twice(answer)),
        *(along.notes if isinstance(answer, ClueRead) else ()),
    )


def until_let_go(happened: list[Happening], reply: Reply) -> list[Happening]:
    """The same where the moderator looks at words first: those beside an answer wait, and its receipt says so."""
    said = next((each for each in happened if isinstance(each, SaidBeside)), None)
    if said is None:
        return happened
    waits = words_that_wait(reply, said.text, HeldFor.WORDS_BESIDE)
    return [waits if each is said else _noted_to_wait(each) for each in happened]


def _noted_to_wait(happening: Happening) -> Happening:
    if not isinstance(happening, MailRead) or happening.verdict == NOT_UNDERSTOOD:
        return happening
    told = understood(happening.answer)
    notes = tuple(
        Noted(Note.WORDS_LET_GO_FIRST, each.text) if each.note is Note.WORDS_WITH_RESULTS else each
        for each in told.notes
    )
    return replace(happening, answer=kept(replace(told, notes=notes)))
