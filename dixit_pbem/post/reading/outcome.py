"""What a mail makes of the game: its move or wish, as events and facts, or why it counts for nothing. Pure.

`answered` takes a mail whose sender is known; what it was understood as is kept, so that its receipt can be written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import reduce

from dixit_pbem.engine import may
from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import Leave
from dixit_pbem.engine.refusal import Hindrance, Refusal, Why
from dixit_pbem.journal import facts
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import Seat, addresses_chosen, is_taken
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD, kept
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.limits import Allowance, allowance, too_many_moves
from dixit_pbem.post.questions import Question, address_question, open_questions, time_since, told_back
from dixit_pbem.post.reading.answers import Answer, CardsRead, ClueRead, Command, CommandRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.belief import OF_MAILS, Proof, lacks_mark, proof_of
from dixit_pbem.post.reading.declining import declined
from dixit_pbem.post.reading.known import address_asked, has_later_answer
from dixit_pbem.post.reading.let_go import clue_that_waits, notes_of, waits_to_go, words_that_wait
from dixit_pbem.post.reading.replies import NOTHING_ALONG, Along, Reply
from dixit_pbem.post.reading.terms import (
    as_typed,
    misread_of,
    move_of,
    offered_answer,
    options_of,
    understood_as,
)
from dixit_pbem.post.reminders import more_time, said_by_mail
from dixit_pbem.post.said import OF_COMMANDS, Got, HeldFor, Misread, Understood, Unread
from dixit_pbem.words import languages

MOST_QUESTIONS = 3
"""So often somebody is asked again in one phase; after that the moderator alone looks at it."""
MAY_TAKE_BACK = timedelta(days=7)
"""So long the old address may take back that it was changed."""
NOTHING_SAID = "It says nothing to the game."
BY_A_PROGRAM = "A program wrote it."
_SURELY_THEIRS = (HeldFor.UNCLEAR, HeldFor.OTHER_ADDRESS, HeldFor.CLUE)
OUTRUN = "A later mail of this player counts already."
ENOUGH = "Enough was answered to this player today."
FREE = (Command.YES, Command.OLD_ADDRESS)
"""What a seat depends on is taken however often somebody else writes."""
ANSWERED = "The same was answered before."


def answered(
    running: Running, reply: Reply, *, answer: Answer, now: datetime, along: Along = NOTHING_ALONG
) -> list[Happening]:
    """Everything that follows from an answer."""
    return _Answer(running, reply, now, along).taken(answer)


@dataclass(frozen=True)
class _Answer:
    running: Running
    reply: Reply
    now: datetime
    along: Along

    @property
    def player(self) -> PlayerName:
        return self.reply.player

    @property
    def game(self) -> Game:
        return self.running.game

    @property
    def seat(self) -> Seat:
        return self.running.seats[self.player]

    @property
    def opening(self) -> int:
        """The event that opened the phase."""
        return opening_of(self.running.history)

    def taken(self, answer: Answer) -> list[Happening]:
        if isinstance(answer, Idle):
            return [self.reply.set_aside(BY_A_PROGRAM if answer.automatic else NOTHING_SAID)]
        if isinstance(answer, CommandRead):
            return self._command(answer)
        if isinstance(answer, Unclear) and answer.why in OF_COMMANDS:
            return [self._answered_once(self._question(answer))]
        if self.game.phase is Phase.FINISHED or not self.reply.current:
            why = Why.GAME_OVER if self.game.phase is Phase.FINISHED else Why.PHASE_OVER
            return [self._answered_once(Misread(why, answer.read if isinstance(answer, Unclear) else ""))]
        if isinstance(answer, Unclear):
            return [self._unclear(self._question(answer))]
        outrun = has_later_answer(self.running, self.player, self.reply.arrived)
        # Mails count in the order of their arrival, whenever they are read.
        return [self.reply.set_aside(OUTRUN)] if outrun else self._moved(answer)

    def _moved(self, answer: ClueRead | CardsRead | VotesRead) -> list[Happening]:
        if too_many_moves(self.running.history, self.player, self.reply.arrived) and not self.reply.vouched:
            return [self.reply.held(HeldFor.TOO_MANY)]
        move = move_of(self.player, answer, self.along.attachment)
        try:
            events = decide(self.game, move, self.running.around(self.now))
        except Refusal as refusal:
            # Who is refused again and again gets the moderator's attention.
            misread = misread_of(refusal) if len(self._asked) < MOST_QUESTIONS else None
            return [self._not_understood(misread) if misread else self.reply.held(HeldFor.UNCLEAR)]
        reduce(evolve, events, self.game)
        # What was held of the player in this phase before, and surely was theirs, needs nobody any more.
        settled = [
            facts.HeldSettled(number, "answered", self.player)
            for number, fact in self.running.opened.held
            if number > self.opening
            and fact.player == self.player
            and fact.reason in _SURELY_THEIRS
            and fact.arrived <= self.reply.arrived
        ]
        told = understood_as(answer, notes_of(self.reply, answer, self.along))
        waits = told.got is Got.CLUE and waits_to_go(self.running, self.reply)
        return [*settled, *([clue_that_waits(self.reply, told)] if waits else [self._read(told), *events])]

    def _read(self, understood: Understood, verdict: str | None = None) -> facts.MailRead:
        return self.reply.read(verdict or understood.got, kept(understood), phase=self.opening)

    def _not_understood(self, misread: Misread) -> facts.MailRead:
        return self.reply.read(NOT_UNDERSTOOD, kept(misread), phase=self.opening)

    def _answered_once(self, misread: Misread) -> Happening:
        """Where nobody can do more than say so, the same words get one answer."""
        if self._was_asked(misread) or len(self._asked) >= MOST_QUESTIONS:
            return self.reply.set_aside(ANSWERED)
        return self._not_understood(misread)

    def _unclear(self, misread: Misread) -> Happening:
        """The moderator looks at it, and the player is asked: programs that answer every mail get one question."""
        if self._was_asked(misread):
            return self.reply.set_aside(ANSWERED)
        return self.reply.held(HeldFor.UNCLEAR, asked=kept(misread) if len(self._asked) < MOST_QUESTIONS else "")

    def _question(self, answer: Unclear) -> Misread:
        """What the player is asked; where the rules take nothing of the kind from them, why not."""
        options = options_of(self.game, self.player, answer)
        misread = Misread(answer.why, answer.read, options, likely=as_typed(answer.likely))
        try:
            if answer.why is Why.NO_RED_MARK:
                may.may_mark(self.game, self.player)
            elif isinstance(answer.why, Why):
                may.may_answer(self.game, self.player)
        except Refusal as refusal:
            told = misread_of(refusal)
            return replace(told, read=answer.read) if told else misread
        return misread

    def _was_asked(self, misread: Misread) -> bool:
        """Did the player hear so about the same words, or, where there were none, the same?"""
        return any(asked.read == misread.read and (misread.read or asked.why is misread.why) for asked in self._asked)

    @property
    def _asked(self) -> list[Misread]:
        return [each.misread for each in told_back(self.running.history, self.player)]

    def _command(self, read: CommandRead) -> list[Happening]:
        if lacks_mark(read.command, self.reply):
            return [self._answered_once(Misread(Unread.NO_MARK, f"{read.command} {read.argument}".strip()))]
        return [*(() if read.command in FREE else self._enough(read.command))] or self._commanded(read)

    def _commanded(self, read: CommandRead) -> list[Happening]:
        argument, ignored = read.argument, read.ignored
        match read.command:
            case Command.STATUS | Command.HELP | Command.RULES:
                return [self._read(Understood(Got(read.command), ignored=ignored))]
            case Command.HAND:
                return [self._read(Understood(Got.STATUS), HAND_AGAIN), facts.ResendAsked(self.player, hand=True)]
            case Command.LANGUAGE:
                return self._language(argument)
            case Command.ADDRESS:
                return self._address(argument, ignored)
            case Command.YES | Command.NO:
                return self._to_an_offer(read.command)
            case Command.OLD_ADDRESS:
                return self._old_address()
            case Command.AWAY:
                return self._away(facts.AwayTold(self.player, *argument.split()), ignored)
            case Command.SAY:
                return self._says(argument)
            case Command.RESIGN:
                return self._resigns(ignored)
            case _:
                return self._of_mails(read.command, ignored)

    def _says(self, words: str) -> list[Happening]:
        goes: list[Happening] = [self._read(Understood(Got.PASSED_ON, text=words)), facts.Said(words, self.player)]
        return [words_that_wait(self.reply, words)] if waits_to_go(self.running, self.reply) else goes

    def _away(self, told: facts.AwayTold, ignored: str) -> list[Happening]:
        if said_by_mail(self.running.history.facts, told):
            return [self.reply.set_aside(ANSWERED)]
        first, last = map(date.fromisoformat, (told.first, told.last))
        away = Understood(Got.AWAY, first_day=first, last_day=last, ignored=ignored)
        return [self._read(away), told, *more_time(self.running, told, now=self.now)]

    def _enough(self, command: Command) -> tuple[Happening, ...]:
        """What is made of one command more than is answered in a day."""
        match allowance(self.running.history, self.player, self.reply.arrived, hand=command is Command.HAND):
            case Allowance.ANSWER:
                return ()
            case Allowance.NOTICE:
                return (self._not_understood(Misread(Unread.ENOUGH_TODAY)),)
            case Allowance.NOTHING:
                return (self.reply.set_aside(ENOUGH),)

    def _language(self, language: str) -> list[Happening]:
        if language not in languages():
            return [self._answered_once(Misread(Unread.UNKNOWN_LANGUAGE, language, languages()))]
        written = self.seat.listed.language if self.seat.listed else self.running.settings.language
        chosen = facts.LanguageChosen(self.player, language, written)
        return [chosen, self._read(Understood(Got.LANGUAGE, text=language))]

    def _address(self, address: str, ignored: str) -> list[Happening]:
        """The player wants mail elsewhere; never where the game itself or somebody else at the table reads it."""
        game = self.running.settings.mail.address
        if is_taken(address, self.running.seats.values(), player=self.player, game=game):
            return [self._answered_once(Misread(Unread.UNKNOWN_ADDRESS, address))]
        asked = self._read(Understood(Got.ADDRESS_ASKED, text=address, ignored=ignored))
        return [asked, facts.AddressAsked(self.player, address)]

    def _of_mails(self, command: Command, ignored: str) -> list[Happening]:
        """The player wants other mails: which moves get a receipt, whether pages come along."""
        what, how = OF_MAILS[command]
        listed = self.seat.listed or self.running.settings.mail
        written = listed.receipts if what == "receipts" else listed.pages
        understood = Understood(Got(what), text=how, ignored=ignored)
        return [facts.MailsChosen(self.player, what, how, written), self._read(understood)]

    def _resigns(self, ignored: str) -> list[Happening]:
        """The moderator hears of the wish also where the rules do not let anybody go."""
        wish = self._read(Understood(Got.RESIGNS, ignored=ignored))
        try:
            decide(self.game, Leave(self.player), self.running.around(self.now))
        except Refusal as refusal:
            if refusal.why is Hindrance.LEAVES_ALREADY:
                return [wish]
            misread = misread_of(refusal) or Misread(Why.CANNOT_LEAVE)
            if misread.why is Why.GAME_OVER:
                return [self._answered_once(misread)]
            return [self._not_understood(misread), facts.ResignAsked(self.player)]
        return [wish, facts.ResignAsked(self.player)]

    def _to_an_offer(self, said: Command) -> list[Happening]:
        """A *yes* counts for the question whose token it bears, or for the only one that is open."""
        if said is Command.NO:
            return declined(self.running, self.reply, phase=self.opening)
        questions = open_questions(self.running.history, self.player)
        meant = [each for each in questions if each.seq == self.reply.question]
        if not meant and self.reply.question is None and len(questions) == 1:
            meant = [*questions]
        if meant:
            return self._meant(meant[0])
        if questions and self.reply.question is None:
            offered = tuple(dict.fromkeys(each.misread.likely for each in questions))
            return [self._answered_once(Misread(Unread.WHICH_QUESTION, options=offered))]
        return self._new_address()

    def _meant(self, question: Question) -> list[Happening]:
        """What we offered counts as if the player had written it."""
        if not self.reply.current:
            return [self._answered_once(Misread(Why.PHASE_OVER))]
        return self._moved(offered_answer(self.game, self.player, question.misread.likely))

    def _new_address(self) -> list[Happening]:
        """Only who can read the old address may confirm the new one, and only in answer to the mail that asks."""
        asked, seat = address_asked(self.running.opened, self.player), self.seat
        if asked is None:
            return [self._answered_once(Misread(Why.NOTHING_ASKED))]
        if proof_of(self.reply, address_question(self.running.history, self.player)) < Proof.ITS_MAIL:
            if seat.email is not None and self.reply.sender != seat.email.lower():
                return [self.reply.held(HeldFor.OTHER_ADDRESS)]
            return [self._answered_once(Misread(Unread.ANSWER_ITS_MAIL, asked))]
        written = seat.listed.email if seat.listed else None
        return [
            facts.AddressChosen(self.player, asked, written, None if asked == seat.email else seat.email),
            self._read(Understood(Got.ADDRESS_CHANGED, text=asked)),
        ]

    def _old_address(self) -> list[Happening]:
        """Only who reads the old address may take a change of it back, in answer to the mail that told of it."""
        since = self.reply.question
        change = addresses_chosen(self.running.history, self.player).get(since) if since else None
        gone_by = time_since(self.running.journal, since or 0, arrived=self.reply.arrived, now=self.now)
        if change is None or change.was is None or gone_by is None or gone_by > MAY_TAKE_BACK:
            return [self._answered_once(Misread(Unread.NOT_TAKEN_BACK))]
        told = self._read(Understood(Got.ADDRESS_BACK, text=change.was))
        return [facts.AddressTakenBack(self.player, since or 0), told]
