"""What somebody hears who wrote to the game: the receipt of an answer that counts, or why it does not."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, Misread, Understood, Why
from dixit_pbem.post.writing import question
from dixit_pbem.post.writing import receipt_words as letters_receipts
from dixit_pbem.post.writing import refusal_words as letters_refusals
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing.letter import Desk, Letter, Link, Section
from dixit_pbem.post.writing.letterhead import letterhead
from dixit_pbem.post.writing.results import score_of
from dixit_pbem.post.writing.welcome import answering, commands

NOT_COUNTED = (
    Why.ANOTHER_TELLS,
    Why.PARTNER_GAVE,
    Why.STORYTELLER_GAVE,
    Why.STORYTELLER_VOTES_NOT,
    Why.GIVER_VOTES_NOT,
    Why.NOTHING_TO_TAKE_BACK,
    Why.NOTHING_ASKED,
    Why.PHASE_OVER,
    Why.GAME_OVER,
    Why.LEAVING,
    Why.CANNOT_LEAVE,
)
"""Where no other answer to the same question would work."""
COMMANDS = (Why.UNKNOWN_LANGUAGE, Why.UNKNOWN_ADDRESS, Why.UNKNOWN_DATES, Why.NOT_FOR_ALL)


def receipt(view: View, desk: Desk, understood: Understood) -> Letter:
    """What was understood, until when it can be changed, a link that changes it, and what was left aside."""
    words = desk.words
    call = Call(letters_receipts.understood(words, view.reader, understood), _until(view, desk, understood))
    letter = letterhead(Kind.RECEIPT, view, desk, call=call)
    return replace(
        letter,
        preview=letters_receipts.arrived(words),
        paragraphs=(*_more(view, desk, understood), *_left_aside(desk, understood)),
        answers=(*_links(view, desk, understood), *letter.answers),
        score=score_of(view, desk, reasons=False) if understood.got is Got.STATUS else None,
        sections=_sections(view, desk) if understood.got is Got.HELP else (),
    )


def _until(view: View, desk: Desk, understood: Understood) -> str:
    match understood.got:
        case Got.CLUE | Got.CARDS | Got.VOTES if _counts_now(view, understood.got):
            return question.until_when(view, desk, understood.until)
        case Got.CARDS_BACK:
            return question.call_now(view, desk).deadline
        case _:
            return ""


def _counts_now(view: View, got: Got) -> bool:
    """Is the phase still open that this answer belongs to?"""
    match got:
        case Got.CLUE:
            return question.may_tell(view)
        case Got.CARDS:
            return question.may_give(view)
        case _:
            return question.may_vote(view) or question.may_mark(view)


def _more(view: View, desk: Desk, understood: Understood) -> tuple[str, ...]:
    words = desk.words
    if understood.got is not Got.STATUS:
        return letters_receipts.more(words, understood, zone=desk.reading.zone, moderator=desk.moderator)
    clue = (letters_receipts.clue_told(words, view.clue),) if view.clue else ()
    return (*clue, *question.in_short(view, desk))


def _left_aside(desk: Desk, understood: Understood) -> tuple[str, ...]:
    notes = tuple(letters_receipts.noted(desk.words, note) for note in understood.notes)
    return (*notes, letters_receipts.ignored(desk.words, understood.ignored)) if understood.ignored else notes


def _links(view: View, desk: Desk, understood: Understood) -> tuple[Link, ...]:
    words = desk.words
    match understood.got:
        case Got.ADDRESS_ASKED:
            return (desk.link(letters_receipts.yes_link(words), letters_receipts.yes(words)),)
        case Got.CARDS_BACK:
            return question.short_links(view, desk)
        case Got.CLUE | Got.CARDS | Got.VOTES if _counts_now(view, understood.got):
            return (desk.link(letters_receipts.change_it(words), _as_typed(desk, understood)),)
        case _:
            return ()


def _as_typed(desk: Desk, understood: Understood) -> str:
    words, numbers = desk.words, understood.numbers
    match understood.got:
        case Got.CLUE:
            return ": ".join((*understood.letters, understood.text))
        case Got.CARDS:
            return ", ".join(understood.letters)
        case _ if understood.red is None:
            return ", ".join(map(str, numbers))
        case _ if not numbers:
            return letters.red_answer(words, understood.red)
        case _:
            return letters.vote_with_red(words, numbers[0], understood.red)


def _sections(view: View, desk: Desk) -> tuple[Section, ...]:
    words = desk.words
    return (
        Section(words.say("How to play by mail"), answering(words)),
        Section(words.say("What else you can write"), commands(view, desk)),
    )


def not_understood(view: View, desk: Desk, misread: Misread) -> Letter:
    """What was read, why it cannot be, and an answer that would work, where there is one."""
    words = desk.words
    why = letters_refusals.why(words, misread, limits=_limits(view, desk, misread))
    letter = letterhead(Kind.NOT_UNDERSTOOD, view, desk, call=_call(view, desk, misread, why=why))
    read = (letters_refusals.what_was_read(words, misread.read),) if misread.read else ()
    return replace(
        letter,
        preview=letters_receipts.arrived(words),
        paragraphs=(*read, *_asked_now(view, desk, misread)),
        answers=(*_ways_out(view, desk, misread), *letter.answers),
    )


def _limits(view: View, desk: Desk, misread: Misread) -> str:
    """Which cards may be named, or how many."""
    words = desk.words
    match misread.why:
        case Why.NOT_IN_HAND:
            return letters_refusals.not_in_hand(words, tuple(view.hand))
        case Why.OUT_OF_RANGE:
            return letters_refusals.not_on_the_table(words, len(view.table))
        case Why.OWN_CARD:
            return letters_refusals.own_cards(words, _own(view))
        case _ if view.phase is Phase.VOTE:
            return letters_refusals.votes_at_most(words, view.rules.votes)
        case _:
            wanted = view.rules.cards_from(storyteller=view.reader == view.storyteller)
            return letters_refusals.cards_wanted(words, wanted)


def _own(view: View) -> tuple[int, ...]:
    return tuple(number for number, _ in view.table if number not in view.may_vote_for)


def _call(view: View, desk: Desk, misread: Misread, *, why: str) -> Call:
    words, name = desk.words, view.reader
    if misread.why is Why.HELD:
        return Call(letters_refusals.with_the_moderator(words, name, desk.moderator), "", why)
    answers = _answers(view, desk, misread)
    if not answers:
        return Call(letters_refusals.not_counted(words, name), "", why)
    deadline = "" if misread.why in COMMANDS else question.call_now(view, desk).deadline
    return Call(letters_refusals.once_more(words, name), deadline, f"{why} {letters_refusals.way_out(words, answers)}")


def _answers(view: View, desk: Desk, misread: Misread) -> tuple[str, ...]:
    if misread.why in COMMANDS:
        return (letters_refusals.command_example(desk.words, misread.why),)
    return () if misread.why in NOT_COUNTED else misread.options or question.examples(view, desk)


def _asked_now(view: View, desk: Desk, misread: Misread) -> tuple[str, ...]:
    """What is asked instead of somebody whose answer came too late or was not wanted."""
    return question.in_short(view, desk) if misread.why in NOT_COUNTED else ()


def _ways_out(view: View, desk: Desk, misread: Misread) -> tuple[Link, ...]:
    if misread.options:
        return tuple(desk.link(option, option) for option in misread.options)
    return () if misread.why in COMMANDS else question.short_links(view, desk)
