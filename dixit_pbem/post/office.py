"""A letter that is owed becomes a finished mail: its words, its pictures and pages, its envelope, the last look.

Edge: reads pictures, templates and the files that came with clues. What a letter says is decided in `post.writing`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from zoneinfo import ZoneInfo

from dixit_pbem.engine.events import Undone
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.views import View, view_for, view_of_watcher
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import AddressChosen, MailHeld, MailRead, Reminded, ResendAsked
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.paper.pages import file_names, rules_of
from dixit_pbem.post import writing
from dixit_pbem.post.answers import misread, understood
from dixit_pbem.post.carriers.transport import Outgoing
from dixit_pbem.post.day import day_of
from dixit_pbem.post.due import LETTER_OF_PHASE, OF_GUESTS, OF_RESERVE, Kind, step_of
from dixit_pbem.post.guests import seat_told
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.marks import domain_of, loop_mark, with_token
from dixit_pbem.post.parting import Parting
from dixit_pbem.post.reminders import absences_of
from dixit_pbem.post.said import Day, News
from dixit_pbem.post.stand_ins import offer_told
from dixit_pbem.post.writing import Desk, answered, subject_line, subject_of, topics
from dixit_pbem.post.writing.addressed import ANSWERS, Addressed
from dixit_pbem.post.writing.enclosures import Brought, Bundle, figures
from dixit_pbem.post.writing.envelope import Envelope, as_bytes, message
from dixit_pbem.post.writing.leaks import Register, allowed, leaks_of_letter, leaks_of_mail
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.post.writing.news import news_of, news_of_undoing, news_since
from dixit_pbem.post.writing.watchers import leave_link
from dixit_pbem.storage.shipped import mail_templates
from dixit_pbem.words import words_for
from dixit_pbem.words.rounds import rounds_name

_OF_NO_PHASE = (Kind.WELCOME, Kind.NOTICE, Kind.DIGEST, Kind.REVEAL, *OF_GUESTS, *OF_RESERVE)


class Leak(DixitError):
    """A mail that was not sent, because it would have told its reader what they may not know."""


@frozen
class Finished:
    """A mail ready to leave, the text that its reader may quote, and the letter that it became."""

    mail: Outgoing
    text: str
    told: Owed


def reading_of(running: Running, reader: PlayerName | None) -> Reading:
    """How a reader is spoken to; without a name the moderator."""
    settings, moderator = running.settings, PlayerName(running.settings.moderator.name)
    speaks = {**running.others, **running.seats}.get(moderator if reader is None else reader) or settings
    return Reading(words_for(speaks.language), speaks.timezone, running.teams)


@dataclass(frozen=True)
class Office(Addressed):
    """Where the letters of a running game are made into mails."""

    @cached_property
    def parting(self) -> Parting:
        """What the game leaves behind; the letters of its end tell it."""
        return self.parting_of(self.store, self.press)

    @cached_property
    def _register(self) -> Register:
        """What the last look compares with."""
        return Register(
            self.press,
            second_press=replace(self.press, copies={}, tables={}, printed={}, laid={}, seen=set()),
            address=self.address,
            addresses={reader: self.address_of(reader) for reader in (None, *self.game.seats, *self.running.others)},
            tokens={player: self.token_of(player) for player in self.game.seats},
            happened={seq: happening for seq, (_, happening) in self.happened.items()},
        )

    def mail(self, owed: Owed) -> Finished:
        """The finished mail of a letter; Leak where it would tell too much."""
        if (recipient := self.recipient(owed)) is None:
            raise AssertionError(f"{owed} is owed to somebody who gets no mail")
        desk, bundle = self.desk(owed), self._bundle(owed)
        letter, view = self._letter(owed, bundle, desk=desk), bundle.view if bundle else None
        rendered = render_letter(letter, templates=mail_templates(self.store.home.beside))
        along = bundle.that_fits(rendered) if bundle else Brought(figures(rendered))
        finished = message(rendered, self.envelope(owed, desk), pictures=along.pictures, enclosures=along.enclosures)
        leaks = list(leaks_of_letter(letter, view)) if view else []
        leaks += leaks_of_mail(finished, allowed(self._register, owed, view, along))
        if leaks:
            raise Leak(
                f"The mail “{self.told(owed).kind}” to {owed.reader or 'the moderator'} was not sent: {leaks[0]}. "
                "Look at your own templates in templates/mail; if there are none, this is a fault of the program."
            )
        mail = Outgoing(as_bytes(finished), self.address, recipient, self.name_of(owed), step_of(self.game))
        return Finished(mail, rendered.text, self.told(owed))

    def name_of(self, owed: Owed) -> str:
        """What a file with this mail is called."""
        reader = (
            "moderator" if owed.reader is None else file_names((*self.game.seats, *self.running.others))[owed.reader]
        )
        return f"{owed.cause:04d}-{reader}-{self.told(owed).kind.replace(' ', '-')}"

    def told(self, owed: Owed) -> Owed:
        """The letter as what it becomes: a hand that tells the round before is its results, the first one welcomes."""
        return replace(owed, kind=topics.shape_of(self.running.history, self.happened, owed))

    def day(self, owed: Owed) -> Day:
        """What the moderator's overview tells."""
        return day_of(self.running, self.happened[owed.cause][1])

    def _letter(self, owed: Owed, bundle: Bundle | None, *, desk: Desk) -> Letter:
        _, cause = self.happened[owed.cause]
        if owed.reader is None:
            return writing.digest(desk, self.day(owed))
        if owed.kind in OF_GUESTS and owed.reader:
            told, asks = seat_told(self.running, owed.reader), owed.kind is Kind.INVITATION
            return writing.to_guest(desk, title=self.game.setup.title, asks=asks, told=told)
        if owed.kind in OF_RESERVE:
            return writing.to_helper(desk, title=self.game.setup.title, told=offer_told(self.running, owed.cause))
        if bundle and owed.kind is Kind.REVEAL:
            return writing.reveal(bundle.view, desk)
        if bundle is None:
            news = self._news_of(cause, desk, reader=owed.reader)
            return writing.farewell(desk, news, title=self.game.setup.title, reader=owed.reader)
        if owed.kind is Kind.FINAL_RESULTS:
            return writing.final_results(bundle.view, desk, self.parting, album=bundle.album is not None)
        letter = self._to_player(owed, cause, bundle.view, desk=desk)
        if owed.kind not in ANSWERS:
            return letter
        return replace(letter, place=rounds_name(desk.words, tuple(self.then(owed).numbered)))

    def _to_player(self, owed: Owed, cause: Happening, view: View, *, desk: Desk) -> Letter:
        tells, still = self._owes_results(owed), self.opening_of_phase(owed) == self.opening
        match self.told(owed).kind, cause:
            case Kind.RESULTS, _:
                return writing.results(view, desk)
            case Kind.WELCOME, _:
                return writing.welcome(
                    view, desk, rules=rules_of(self.press, desk.words), with_hand=owed.kind is Kind.HAND
                )
            case Kind.REMINDER, Reminded(late=late):
                return writing.reminder(view, desk, late=late)
            case Kind.RECEIPT, MailRead(answer=answer) | MailHeld(answer=answer):
                until = view.deadline if still else None
                return writing.receipt(
                    view, desk, replace(understood(answer), until=until), rules=rules_of(self.press, desk.words)
                )
            case Kind.NOT_UNDERSTOOD, MailRead(answer=answer) | MailHeld(answer=answer):
                return writing.not_understood(view, desk, misread(answer), still=still)
            case Kind.HAND, ResendAsked(hand=True) if view.phase is Phase.VOTE:
                return writing.hand_alone(view, desk, results=tells)
            case Kind.NOTICE, AddressChosen(email=email):
                return writing.moved(view, desk, email=email)
            case Kind.NOTICE, _:
                return writing.notice(view, desk, self._news_of(cause, desk, reader=owed.reader))
            case Kind.CORRECTION, _:
                return writing.correction(view, desk, results=tells)
            case _:
                return writing.request(owed.kind, view, desk, results=tells)

    def _news_of(self, cause: Happening, desk: Desk, *, reader: PlayerName | None) -> News:
        if isinstance(cause, Undone):
            return news_of_undoing(self.happened[cause.back_to][1], reader=reader or "")
        return news_of(cause, moderator=desk.moderator)

    def _owes_results(self, owed: Owed) -> bool:
        return topics.owes_results(self.running.history, self.happened, owed)

    def desk(self, owed: Owed) -> Desk:
        """The desk at which a letter is written."""
        reading = self.reading_of(owed.reader)
        mark = self.mark_of(owed)
        seat = self.seats.get(owed.reader) if owed.reader else None
        moment, _ = self.happened[owed.cause]
        history = self.running.history
        moderator, of_phase = self.running.settings.moderator.name, owed.kind in LETTER_OF_PHASE.values()
        return Desk(
            reading=reading,
            looks=self.press.looks,
            reply_to=with_token(self.address, mark) if mark and self.running.settings.mail.plus else self.address,
            subject=self._subject(owed, reading, mark),
            moderator=moderator,
            descriptions=self.press.descriptions(reading.words.language) if seat and seat.described else {},
            moment=moment,
            absences=tuple(each for each in absences_of(self.running) if each.end > moment),
            extends_for_away=self.running.settings.extends_for_away,
            news=news_since(history, moderator=moderator) if of_phase else (),
            is_new=topics.took_seat_since(history, owed.reader),
            corrects=topics.told_otherwise(history, self.happened, owed.reader),
        )

    def reading_of(self, reader: PlayerName | None) -> Reading:
        """How this reader is spoken to."""
        return reading_of(self.running, reader)

    def _subject(self, owed: Owed, reading: Reading, mark: str) -> str:
        title, history = self.game.setup.title, self.running.history
        if owed.kind in _OF_NO_PHASE or owed.reader is None:
            return subject_of(reading.words, title, owed.kind, token=mark)
        topic = topics.topic_of(history, self.game, self.opening_of_phase(owed), reader=owed.reader)
        subject = subject_line(reading.words, title, topic, token=mark)
        return answered(subject) if owed.kind in ANSWERS else subject

    def enclosed_with(self, owed: Owed) -> tuple[str, ...]:
        """The names of what comes with a letter."""
        bundle = self._bundle(owed)
        return bundle.names if bundle else ()

    def _bundle(self, owed: Owed) -> Bundle | None:
        if owed.kind is Kind.REVEAL:
            return Bundle(self.store, self.press, owed.kind, view_of_watcher(self.game), results=True)
        if owed.reader not in self.game.seats:
            return None
        view = view_for(self.game, owed.reader)
        results = view.phase is Phase.FINISHED or self._owes_results(owed)
        parting = self.parting if owed.kind is Kind.FINAL_RESULTS else None
        return Bundle(self.store, self.press, owed.kind, view, results, self.told(owed).kind is Kind.WELCOME, parting)

    def envelope(self, owed: Owed, desk: Desk) -> Envelope:
        """What stands on the mail of a letter."""
        settings = self.running.settings
        at, _ = self.happened[max(owed.cause, topics.came_at(self.running.history, owed.reader))]
        return Envelope(
            sender_name=settings.title,
            sender=self.address,
            reader_name=owed.reader or settings.moderator.name,
            reader=self.recipient(owed) or self.address,
            reply_to=desk.reply_to,
            subject=desk.subject,
            date=at.astimezone(ZoneInfo(settings.timezone)),
            message_id=self.id_of(owed),
            references=tuple(self.references(owed)),
            language=desk.words.language,
            loop_mark=loop_mark(self.game),
            list_id=f"<{loop_mark(self.game)}.{domain_of(self.address)}>",
            answers=owed.kind in (*ANSWERS, *OF_GUESTS),
            leave=leave_link(desk).address if owed.kind is Kind.REVEAL else "",
        )
