"""The letters of a round: hand, card wanted, vote wanted; their reminders and corrections."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View, answers_several, others_rounds
from dixit_pbem.layout.frame import Call
from dixit_pbem.paper.page_words import closing
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.cycle import told_rounds
from dixit_pbem.post.writing.headline import headline
from dixit_pbem.post.writing.letter import Desk, Letter, Link
from dixit_pbem.post.writing.letterhead import beside, clue, letterhead, teller, told_by
from dixit_pbem.post.writing.results import more_results_of, results_of, score_of
from dixit_pbem.words import rounds


def request(kind: Kind, view: View, desk: Desk, *, results: bool) -> Letter:
    """What the reader is asked now, with their hand or the table; `results` tell the round before."""
    letter = letterhead(kind, view, desk, call=question.call_now(view, desk))
    blind = question.may_tell(view) and view.rules.blind_clue
    shows_table = view.phase is Phase.VOTE if kind is Kind.CORRECTION else kind is Kind.VOTE_WANTED
    return replace(
        letter,
        told_by=told_by(view, desk),
        teller=teller(view, desk),
        clue=clue(view, desk),
        rounds=told_rounds(view, desk),
        cards=question.table_cards(view, desk) if shows_table else question.hand_cards(view, desk),
        answers=(question.clue_link(desk),) if blind else _form(view, desk),
        paragraphs=beside(view, desk),
        results=results_of(view, desk) if results else None,
        more_results=more_results_of(view, desk) if results else (),
        score=score_of(view, desk, reasons=results) if view.last else None,
    )


def _form(view: View, desk: Desk) -> tuple[Link, ...]:
    """The form for several rounds, where they are open."""
    return question.short_links(view, desk) if answers_several(view) else ()


def results(view: View, desk: Desk) -> Letter:
    """The round before in the open, and below it the next hand; what is asked stands above all."""
    words, told = desk.words, headline(view, desk)
    letter = request(Kind.RESULTS, view, desk, results=True)
    last = [each.number for each in view.last_rounds]
    if desk.corrects:
        corrected = words.say("A step was taken back, so these are the results that count; those before do not.")
        letter = replace(letter, paragraphs=(corrected, *letter.paragraphs))
    letter = replace(letter, place=rounds.rounds_name(words, last))
    if view.owes or question.answer_that_counts(view, desk):
        return letter
    first, *more = told
    tells = closing(view, words)
    return replace(
        letter,
        preview=" ".join(question.sentence(each) for each in (*told, tells) if each),
        call=Call(first, "", " ".join((*more, tells, words.say("There is nothing to do until the clue comes.")))),
        results=results_of(view, desk, headed=False),
        paragraphs=tuple(each for each in letter.paragraphs if each != sentences.we_wait_for(words, view.awaited)),
    )


def hand_alone(view: View, desk: Desk, *, results: bool) -> Letter:
    """The hand while the table is voted on, for whoever asked for it; the votes are still asked for."""
    words = desk.words
    cards = words.say("{name}, these are your cards", name=view.reader)
    on_table = words.say("What you gave for this round lies on the table. The table itself is in the mail before.")
    letter = request(Kind.HAND, view, desk, results=results)
    return replace(
        letter,
        preview=cards,
        call=Call(cards),
        paragraphs=(on_table, *question.in_short(view, desk), *letter.paragraphs),
        answers=question.short_links(view, desk),
    )


def reminder(view: View, desk: Desk, *, late: bool) -> Letter:
    """What is still owed, in a few lines; `late` once the time is up."""
    words = desk.words
    call = question.call_now(view, desk)
    friendly = words.say("A small reminder, in case the mail before this one got lost.")
    if late:
        call = replace(call, deadline=sentences.still_counts(words))
        friendly = words.say("We would love to go on with you. If you need more days, just say so.")
    call = replace(
        call, action=_still_awaited(view, desk) or call.action, example=f"{_asked_again(view, call)} {friendly}".strip()
    )
    letter, cards = letterhead(Kind.REMINDER, view, desk, call=call), question.choices(view, desk)
    return replace(
        letter,
        paragraphs=beside(view, desk),
        told_by=told_by(view, desk),
        teller=teller(view, desk),
        clue=clue(view, desk),
        rounds=told_rounds(view, desk),
        cards=cards,
        answers=() if cards else question.short_links(view, desk),
    )


def _still_awaited(view: View, desk: Desk) -> str:
    """What the others look forward to, where it is one sort of answer that everybody gives."""
    words, name, several = desk.words, view.reader, len(others_rounds(view)) if answers_several(view) else 1
    match view.phase:
        case Phase.CLUE if view.storyteller == name:
            return words.say("{name}, we still look forward to your clue", name=name)
        case Phase.CARD:
            return words.count(
                "{name}, we still look forward to your card",
                "{name}, we still look forward to your cards",
                several * view.rules.cards_from(storyteller=view.storyteller == name),
                name=name,
            )
        case Phase.VOTE if question.may_vote(view):
            return words.count(
                "{name}, we still look forward to your vote",
                "{name}, we still look forward to your votes",
                several,
                name=name,
            )
        case _:
            return ""


def _asked_again(view: View, call: Call) -> str:
    """How to answer; where it is a number, with the question before it, which stood in the headline of the request."""
    return f"{call.action} {call.example}" if view.phase is Phase.VOTE and question.may_vote(view) else call.example


def correction(view: View, desk: Desk, *, results: bool) -> Letter:
    """A step was taken back: what counts now, and what is asked."""
    words = desk.words
    taken_back = words.say(
        "{moderator} has taken a step back in the game. This mail says what counts now; the mails about this step "
        "before it no longer hold.",
        moderator=desk.moderator,
    )
    again = words.say("You need not answer again.")
    if view.owes:
        again = words.say("If you have answered before, please answer once more.")
    in_part = view.owes and question.answer_that_counts(view, desk)
    letter = request(Kind.CORRECTION, view, desk, results=results)
    return replace(letter, paragraphs=(taken_back, *(() if in_part else (again,)), *letter.paragraphs))
