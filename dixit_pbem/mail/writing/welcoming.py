"""The first letter of a game."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.due import Kind
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.mail.letter import Letter, Section
from dixit_pbem.mail.writing.desk import Desk
from dixit_pbem.mail.writing.sheet import beside, sheet
from dixit_pbem.words import letters, letters_welcome
from dixit_pbem.words.rules_page import RulesPage


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
