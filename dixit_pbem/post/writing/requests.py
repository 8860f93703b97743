"""The letters of a round: hand, card wanted, vote wanted, the final results; their reminders and corrections."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import asking
from dixit_pbem.post.writing import news_words as letters_news
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing import welcome_words as letters_welcome
from dixit_pbem.post.writing.desk import Desk
from dixit_pbem.post.writing.letter import Cards, Letter, Section
from dixit_pbem.post.writing.results import closing, results_of, score_of
from dixit_pbem.post.writing.sheet import beside, clue, sheet, told_by
from dixit_pbem.words.rules_page import RulesPage


def request(kind: Kind, view: View, desk: Desk, *, results: bool) -> Letter:
    """What the reader is asked now, with his hand or the table; `results` tell the round before."""
    letter = sheet(kind, view, desk, call=asking.call_now(view, desk))
    blind = asking.may_tell(view) and view.rules.blind_clue
    return replace(
        letter,
        told_by=told_by(view, desk),
        clue=clue(view, desk),
        cards=_cards(kind, view, desk),
        answers=(asking.clue_link(desk), *letter.answers) if blind else letter.answers,
        paragraphs=beside(view, desk),
        results=results_of(view, desk) if results else None,
        score=score_of(view, desk, reasons=results) if view.last else None,
    )


def _cards(kind: Kind, view: View, desk: Desk) -> Cards | None:
    laid = view.phase is Phase.VOTE
    shows_table = laid if kind is Kind.CORRECTION else kind is Kind.VOTE_WANTED
    return asking.table_cards(view, desk) if shows_table else asking.hand_cards(view, desk)


def final_results(view: View, desk: Desk) -> Letter:
    """The last round in the open, and who wins."""
    words = desk.words
    told = results_of(view, desk)
    shuffle = Section(letters_welcome.fair_shuffle(words), letters_welcome.check_it_now(words, view.commitment))
    return replace(
        sheet(Kind.FINAL_RESULTS, view, desk, call=Call(closing(view, desk))),
        paragraphs=(*beside(view, desk), letters.thank_you(words)),
        results=replace(told, closing="") if told else None,
        score=replace(score_of(view, desk, reasons=True), title=letters.final_score(words)),
        sections=(shuffle,),
        footer=(),
    )


def reminder(view: View, desk: Desk, *, late: bool) -> Letter:
    """What is still owed, in a few lines; `late` once the time is up."""
    words = desk.words
    call = asking.call_now(view, desk)
    if late:
        call = replace(call, deadline=letters_news.still_counts(words))
    letter = sheet(Kind.REMINDER, view, desk, call=call)
    friendly = letters_news.late_reminder(words) if late else letters_news.reminder(words)
    before = () if view.phase is Phase.CLUE and not view.hand else (letters.pictures_before(words),)
    return replace(
        letter,
        paragraphs=(friendly, *before, *beside(view, desk)),
        told_by=told_by(view, desk),
        clue=clue(view, desk),
        answers=(*asking.short_links(view, desk), *letter.answers),
    )


def correction(view: View, desk: Desk, *, results: bool) -> Letter:
    """A step was taken back: what counts now, and what is asked."""
    words = desk.words
    letter = request(Kind.CORRECTION, view, desk, results=results)
    again = letters_news.answer_again(words) if view.owes else letters_news.answer_stands(words)
    return replace(letter, paragraphs=(letters_news.taken_back(words, desk.moderator), again, *letter.paragraphs))


def welcome(view: View, desk: Desk, *, rules: RulesPage) -> Letter:
    """How to play by mail, these rules in half a page, the fair shuffle, what else one can write, how to leave."""
    words = desk.words
    call = Call(letters_welcome.welcome(words, view.reader, view.title), "", letters_welcome.nothing_yet(words))
    rehearsal = (letters_welcome.rehearsal(words),) if view.rehearsal else ()
    return replace(
        sheet(Kind.WELCOME, view, desk, call=call),
        place="",
        paragraphs=(*rehearsal, letters_welcome.who_plays(words, view.seats), *beside(replace(view, awaited=()), desk)),
        sections=_sections(view, desk, rules),
        footer=(letters.who_runs_it(words, desk.moderator),),
    )


def commands(view: View, desk: Desk) -> tuple[str, ...]:
    """What else the reader can write."""
    words = letters_welcome.commands(desk.words)
    return (*words, letters_welcome.before_a_command(desk.words)) if view.rules.blind_clue else words


def _sections(view: View, desk: Desk, rules: RulesPage) -> tuple[Section, ...]:
    words = desk.words
    return (
        Section(
            letters_welcome.how_to_play(words),
            (*letters_welcome.answering(words), *letters_welcome.by_mail(words, rules)),
        ),
        *(Section(part.heading, part.paragraphs) for part in letters_welcome.essentials(words, rules)),
        Section(letters_welcome.fair_shuffle(words), letters_welcome.commitment(words, view.commitment)),
        Section(letters_welcome.what_else(words), commands(view, desk)),
        Section(letters_welcome.leaving(words), (letters_welcome.how_to_leave(words, desk.moderator),)),
    )
