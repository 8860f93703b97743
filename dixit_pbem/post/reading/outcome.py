"""What a mail makes of the game: its move or wish, as events and facts, or why it counts for nothing. Pure.

`answered` takes a mail whose sender is known; what it was understood as is kept, so that its receipt can be written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import reduce

from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import Leave
from dixit_pbem.errors import Refusal
from dixit_pbem.journal.facts import (
    AddressAsked,
    AddressChosen,
    AnyFact,
    AwayTold,
    HeldSettled,
    LanguageChosen,
    MailHeld,
    MailRead,
    MailSetAside,
    ResendAsked,
    ResignAsked,
    Said,
)
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import Seat
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD, kept
from dixit_pbem.post.answers import misread as misread_kept
from dixit_pbem.post.ledger import MOVES, opening_of
from dixit_pbem.post.reading.answers import Answer, CardsRead, ClueRead, Command, CommandRead, Unclear, VotesRead
from dixit_pbem.post.reading.known import address_asked
from dixit_pbem.post.reading.refused import why_refused
from dixit_pbem.post.reading.terms import UNCLEAR, move_of, named_twice, options_of, understood_as
from dixit_pbem.post.said import Got, HeldFor, Misread, Note, Noted, Understood, Why
from dixit_pbem.words import languages

MOST_QUESTIONS = 3
"""So often somebody is asked again in one phase; after that the moderator alone looks at it."""
OF_COMMANDS = frozenset({Why.UNKNOWN_LANGUAGE, Why.UNKNOWN_ADDRESS, Why.UNKNOWN_DATES, Why.NOT_FOR_ALL})
OUTRUN = "A later mail of this player counts already."
ANSWERED = "The same was answered before."


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail of a known player, as it is written down: its name in the side folder, marks, and when it arrived."""

    mail: str
    key: str
    digest: str
    message_id: str
    sender: str
    arrived: datetime
    player: PlayerName
    current: bool
    """Whether it answers the phase that is open."""
    other_address: str | None = None


@dataclass(frozen=True, slots=True)
class Along:
    """What came along with a clue: the file that was kept, and what its receipt says of it."""

    attachment: str | None = None
    notes: tuple[Noted, ...] = ()


NOTHING_ALONG = Along()


def answered(
    running: Running, letter: Letter, *, answer: Answer, now: datetime, along: Along = NOTHING_ALONG
) -> list[Happening]:
    """Everything that follows from an answer."""
    return _Answer(running, letter, now, along).taken(answer)


@dataclass(frozen=True)
class _Answer:
    running: Running
    letter: Letter
    now: datetime
    along: Along

    @property
    def player(self) -> PlayerName:
        return self.letter.player

    @property
    def game(self) -> Game:
        return self.running.game

    @property
    def seat(self) -> Seat:
        return self.running.seats[self.player]

    def taken(self, answer: Answer) -> list[Happening]:
        if isinstance(answer, CommandRead):
            return self._command(answer)
        if isinstance(answer, Unclear) and UNCLEAR[answer.why] in OF_COMMANDS:
            return [self._answered_once(self._question(answer))]
        if self.game.phase is Phase.FINISHED or not self.letter.current:
            why = Why.GAME_OVER if self.game.phase is Phase.FINISHED else Why.PHASE_OVER
            return [self._answered_once(Misread(why, answer.read if isinstance(answer, Unclear) else ""))]
        if isinstance(answer, Unclear):
            return [self._unclear(answer)]
        if self._is_outrun():
            return [_set_aside(self.letter, OUTRUN)]
        return self._moved(answer)

    def _is_outrun(self) -> bool:
        """Mails count in the order of their arrival, whenever they are read."""
        return any(
            step.event.player == self.player
            and step.event.verdict in MOVES
            and step.event.arrived > self.letter.arrived
            for step in self._in_this_phase
            if isinstance(step.event, MailRead)
        )

    @property
    def _in_this_phase(self) -> Iterator[Step]:
        opening = opening_of(self.running.history)
        return (step for step in self.running.history.facts if step.seq > opening)

    def _moved(self, answer: ClueRead | CardsRead | VotesRead) -> list[Happening]:
        move = move_of(self.player, answer, self.along.attachment)
        try:
            events = decide(self.game, move, self.running.around(self.now))
        except Refusal:
            return [self._refused(why_refused(self.game, move))]
        reduce(evolve, events, self.game)
        return [*self._settled_before(), self._read(understood_as(answer, self._notes(answer))), *events]

    def _notes(self, answer: Answer) -> tuple[Noted, ...]:
        other = self.letter.other_address
        twice = named_twice(answer)
        return (
            *((Noted(Note.OTHER_ADDRESS, other),) if other else ()),
            *(Noted(Note.NAMED_TWICE, name) for name in twice),
            *(self.along.notes if isinstance(answer, ClueRead) else ()),
        )

    def _settled_before(self) -> list[AnyFact]:
        """What was held of him in this phase as unclear needs nobody any more."""
        opening = opening_of(self.running.history)
        return [
            HeldSettled(number, "answered", self.player)
            for number, fact in self.running.opened.held
            if number > opening and fact.player == self.player and fact.reason == HeldFor.UNCLEAR
        ]

    def _read(self, understood: Understood, verdict: str | None = None) -> MailRead:
        return self._fact(verdict or understood.got, kept(understood))

    def _not_understood(self, misread: Misread) -> MailRead:
        return self._fact(NOT_UNDERSTOOD, kept(misread))

    def _refused(self, misread: Misread | None) -> AnyFact:
        """A clear answer that the rules refuse; who is refused again and again gets the moderator's attention."""
        if misread is None or len(self._asked) >= MOST_QUESTIONS:
            return self._held(HeldFor.UNCLEAR)
        return self._not_understood(misread)

    def _answered_once(self, misread: Misread) -> AnyFact:
        """Where nobody can do more than say so, the same words get one answer."""
        if self._was_asked(misread) or len(self._asked) >= MOST_QUESTIONS:
            return _set_aside(self.letter, ANSWERED)
        return self._not_understood(misread)

    def _unclear(self, answer: Unclear) -> AnyFact:
        """The moderator looks at it, and the player is asked: programs that answer every mail get one question."""
        misread, held = self._question(answer), self._held(HeldFor.UNCLEAR)
        if self._was_asked(misread):
            return _set_aside(self.letter, ANSWERED)
        if len(self._asked) >= MOST_QUESTIONS:
            return held
        return replace(held, asked=True, answer=kept(misread))

    def _question(self, answer: Unclear) -> Misread:
        return Misread(UNCLEAR[answer.why], answer.read, options=options_of(self.game, self.player, answer))

    def _was_asked(self, misread: Misread) -> bool:
        """Did he hear so about the same words, or, where there were none, the same?"""
        same = (asked.read == misread.read and (misread.read or asked.why is misread.why) for asked in self._asked)
        return any(same)

    @property
    def _asked(self) -> list[Misread]:
        """What he was asked in this phase since he was understood."""
        asked: list[Misread] = []
        for step in self._in_this_phase:
            match step.event:
                case MailRead(player=self.player, verdict=verdict) if verdict in MOVES:
                    asked = []
                case MailRead(player=self.player, verdict=verdict, answer=answer) if verdict == NOT_UNDERSTOOD:
                    asked.append(misread_kept(answer))
                case MailHeld(player=self.player, asked=True, answer=answer):
                    asked.append(misread_kept(answer))
                case _:
                    pass
        return asked

    def _held(self, reason: HeldFor) -> MailHeld:
        letter = self.letter
        return MailHeld(
            letter.mail,
            letter.key,
            letter.digest,
            letter.arrived,
            letter.sender,
            reason,
            letter.message_id,
            letter.player,
        )

    def _fact(self, verdict: str, answer: str) -> MailRead:
        letter = self.letter
        return MailRead(
            letter.mail,
            letter.key,
            letter.digest,
            letter.arrived,
            letter.player,
            verdict,
            letter.message_id,
            opening_of(self.running.history),
            answer,
            letter.other_address,
        )

    def _command(self, read: CommandRead) -> list[Happening]:
        match read.command:
            case Command.STATUS | Command.HELP:
                return [self._read(Understood(Got(read.command), ignored=read.ignored))]
            case Command.HAND:
                return [self._read(Understood(Got.STATUS), HAND_AGAIN), ResendAsked(self.player)]
            case Command.LANGUAGE:
                return self._language(read.argument)
            case Command.ADDRESS:
                asked = Understood(Got.ADDRESS_ASKED, text=read.argument, ignored=read.ignored)
                return [self._read(asked), AddressAsked(self.player, read.argument)]
            case Command.YES:
                return self._confirmed()
            case Command.AWAY:
                return self._away(read)
            case Command.SAY:
                return [self._read(Understood(Got.PASSED_ON, text=read.argument)), Said(read.argument, self.player)]
            case Command.RESIGN:
                return self._resigns(read.ignored)

    def _language(self, language: str) -> list[Happening]:
        if language not in languages():
            return [self._answered_once(Misread(Why.UNKNOWN_LANGUAGE, language, languages()))]
        written = self.seat.listed.language if self.seat.listed else self.running.settings.language
        understood = Understood(Got.LANGUAGE, text=language)
        return [LanguageChosen(self.player, language, written), self._read(understood)]

    def _resigns(self, ignored: str) -> list[Happening]:
        """The moderator hears of the wish also where the rules do not let anybody go."""
        try:
            decide(self.game, Leave(self.player), self.running.around(self.now))
        except Refusal:
            if self.game.phase is Phase.FINISHED:
                return [self._answered_once(Misread(Why.GAME_OVER))]
            if self.player in self.game.leaving:
                return [self._read(Understood(Got.RESIGNS, ignored=ignored))]
            return [self._not_understood(Misread(Why.CANNOT_LEAVE)), ResignAsked(self.player)]
        return [self._read(Understood(Got.RESIGNS, ignored=ignored)), ResignAsked(self.player)]

    def _confirmed(self) -> list[Happening]:
        """Only who can read the old address may confirm the new one."""
        asked, seat = address_asked(self.running.opened, self.player), self.seat
        if asked is None:
            return [self._answered_once(Misread(Why.NOTHING_ASKED))]
        if seat.email is not None and self.letter.sender != seat.email.lower():
            return [self._held(HeldFor.OTHER_ADDRESS)]
        written = seat.listed.email if seat.listed else None
        return [AddressChosen(self.player, asked, written), self._read(Understood(Got.ADDRESS_CHANGED, text=asked))]

    def _away(self, read: CommandRead) -> list[Happening]:
        first, last = read.argument.split()
        understood = Understood(
            Got.AWAY, first_day=date.fromisoformat(first), last_day=date.fromisoformat(last), ignored=read.ignored
        )
        return [self._read(understood), AwayTold(self.player, first, last)]


def _set_aside(letter: Letter, reason: str) -> MailSetAside:
    return MailSetAside(letter.mail, letter.key, letter.digest, letter.arrived, reason, letter.message_id)
