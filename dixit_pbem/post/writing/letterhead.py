"""What every letter to a player has: its head and foot, the clue, the news, whom the game waits for."""

from __future__ import annotations

from collections.abc import Iterable

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.views import View, answers_several
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.page_words import place_of
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.letter import Desk, Letter, Link
from dixit_pbem.post.writing.news_told import in_a_line
from dixit_pbem.post.writing.standing import who_is_away
from dixit_pbem.words import rounds


def letterhead(kind: Kind, view: View, desk: Desk, *, call: Call) -> Letter:
    """A letter with its head, its foot and what it asks; the rest is for its writer."""
    words, answers = desk.words, question.may_answer(view)
    return Letter(
        kind=kind,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=view.title,
        place=place_of(view, words) if view.round else "",
        preview=" ".join(filter(None, (question.sentence(call.action), call.deadline))),
        face=Person(view.reader, desk.looks[view.reader]),
        call=call,
        asking=() if view.phase is Phase.FINISHED else (status_link(view, desk),),
        how=words.say("Just reply to this mail, above everything else, or tap a link.") if answers else "",
        how_in_text=words.say("Just reply to this mail, above everything else.") if answers else "",
        footer=(who_runs_it(view.reader, desk),),
    )


def status_link(view: View, desk: Desk) -> Link:
    """The link that asks how the game stands; marked as a command where any word may be a clue."""
    mark = "!" if view.phase is Phase.CLUE and view.rules.blind_clue else ""
    return desk.link(desk.words.say("How does the game stand?"), mark + desk.words.say_in("a command", "status"))


def who_runs_it(reader: str, desk: Desk) -> str:
    """Whom to ask."""
    words, moderator = desk.words, desk.moderator
    if reader == moderator:
        return words.say("You look after this game. Write “help” to see what else you can write.")
    return words.say(
        "{moderator} looks after this game. Write “help” to see what else you can write.", moderator=moderator
    )


def faces(desk: Desk, names: Iterable[str]) -> tuple[Person, ...]:
    """Those of them who sit at the table, with their figures."""
    return tuple(Person(name, desk.looks[PlayerName(name)]) for name in names if name in desk.looks)


def told_by(view: View, desk: Desk) -> str:
    """Who told the clue, where there is one."""
    if view.clue is None or view.storyteller is None or answers_several(view):
        return ""
    return rounds.told_by(desk.words, view.storyteller, reader=view.reader)


def teller(view: View, desk: Desk) -> Person | None:
    """Who told it, with their figure."""
    return next(iter(faces(desk, (view.storyteller or "",))), None) if told_by(view, desk) else None


def clue(view: View, desk: Desk) -> str:
    """The clue in quotation marks, where there is one."""
    return "" if view.clue is None or answers_several(view) else desk.words.quoted(view.clue)


def beside(view: View, desk: Desk) -> tuple[str, ...]:
    """What a letter tells beside what it asks: news, what comes with the clue, whom the game waits for."""
    words = desk.words
    told = [in_a_line(each, desk, reader=view.reader) for each in desk.news]
    if view.attachment is not None or any(each.attachment for each in view.rounds):
        told.append(words.say("Something comes with the clue: you find it attached to this mail."))
    if view.paused:
        told.append(in_a_line(News(Tidings.PAUSED), desk, reader=view.reader))
    if view.awaited and not view.owes:
        told.append(sentences.we_wait_for(words, view.awaited))
    if view.awaited:
        told += who_is_away(desk, but=view.reader, before=max(view.deadlines.values(), default=None))
    return tuple(told)
