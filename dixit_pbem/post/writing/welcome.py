"""The first letter of a game, an invitation: what it is about, who is at the table, how one answers, the first call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.lessons import Lesson
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import question
from dixit_pbem.post.writing.letter import Desk, Example, Invitation, Letter
from dixit_pbem.post.writing.letterhead import beside, letterhead
from dixit_pbem.post.writing.requests import request
from dixit_pbem.words import Words, rounds
from dixit_pbem.words.answers import answers as answer_texts
from dixit_pbem.words.rules_page import RulesPage


def welcome(view: View, desk: Desk, *, rules: RulesPage, with_hand: bool) -> Letter:
    """The invitation; `with_hand` the first call and the first hand come along, and not in a mail of their own."""
    words, asks = desk.words, with_hand and view.owes
    title = words.quoted(view.title)
    greeting = words.say("{name}, welcome to {title}", name=view.reader, title=title)
    letter = request(Kind.WELCOME, view, desk, results=False)
    if not with_hand:
        call = Call(greeting, "", words.say("What the game asks of you now comes in a mail of its own."))
        told = beside(replace(view, awaited=(), attachment=None), desk)
        letter = replace(letterhead(Kind.WELCOME, view, desk, call=call), how_in_text="", paragraphs=told)
    elif not asks:
        letter = replace(letter, call=Call(greeting, "", question.call_now(view, desk).example))
    return replace(
        letter,
        preview=letter.preview if asks else question.sentence(greeting),
        place="",
        # Where nothing is asked, the call is the greeting.
        invitation=_invitation(view, desk, rules, title=words.say("Welcome to {title}", title=title) if asks else ""),
        footer=(*letter.footer, *_sealed(view, desk)),
        asking=(),
        how="",
    )


def _invitation(view: View, desk: Desk, rules: RulesPage, *, title: str) -> Invitation:
    words = desk.words
    idea = next(passage.paragraphs for passage in rules.sections if passage.heading == words.say("The idea"))
    rehearsal = (rounds.rehearsal(words),) if view.rehearsal else ()
    return Invitation(
        title=title,
        told=(*rehearsal, *idea),
        table=words.say("At the table, clockwise"),
        company=tuple(Person(name, desk.looks[name]) for name in view.seats),
        you=words.say("This is you"),
        answering=words.say("How you answer"),
        examples=tuple(answers(view, words)),
    )


def answers(view: View, words: Words) -> Iterator[Example]:
    """A clue, a card and a vote, as these rules want them, each with its picture."""
    lessons = (Lesson.WORDS if view.rules.blind_clue else Lesson.CLUE, Lesson.CARD, Lesson.VOTE)
    for lesson, answer in zip(lessons, answer_texts(words, view.rules), strict=True):
        yield Example(lesson, answer.given, answer.told)


def _sealed(view: View, desk: Desk) -> Iterator[str]:
    """The commitment in a line, and how to join the shuffle."""
    words, mark = desk.words, "!" if view.rules.blind_clue else ""
    yield words.say(
        "Nobody chooses the cards: all chance was sealed before the first one. “{command}” tells how. Keep the seal: "
        "{seal}",
        command=mark + words.say_in("a command", "rules"),
        seal=rounds.grouped(view.commitment),
    )
    if view.reader != desk.moderator:
        yield word_of_chance(desk.words)


def word_of_chance(words: Words) -> str:
    """How to join the shuffle."""
    return words.say("“luck: green umbrella” below an answer: your word of chance, which joins the shuffle")
