"""What every letter to a player has: its subject, its head and foot, the clue, the news, whom the game waits for."""

from __future__ import annotations

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.letter import Desk, Letter, Link
from dixit_pbem.post.writing.news import in_a_line
from dixit_pbem.post.writing.standing import who_is_away
from dixit_pbem.words import Words, rounds


def subject_line(words: Words, title: str, *, round: int, phase: Phase, token: str) -> str:  # noqa: A002 - the game's word
    """`[Sunday dreamers] Round 3 · vote · k7m2q9wd`."""
    return f"[{title}] {sentences.round_and_phase(words, round, phase)} · {token}"


def subject_of(words: Words, title: str, kind: Kind, *, token: str) -> str:
    """`[Sunday dreamers] welcome · k7m2q9wd`, for letters that belong to no phase; the token may be missing."""
    match kind:
        case Kind.WELCOME:
            name = words.say_in("in a subject", "welcome")
        case Kind.FINAL_RESULTS:
            name = words.say_in("in a subject", "results")
        case Kind.DIGEST:
            name = words.say_in("in a subject", "how it goes")
        case _:
            name = words.say_in("in a subject", "news")
    return " · ".join(filter(None, (f"[{title}] {name}", token)))


def letterhead(kind: Kind, view: View, desk: Desk, *, call: Call) -> Letter:
    """A letter with its head, its foot and what it asks; the rest is for its writer."""
    words = desk.words
    return Letter(
        kind=kind,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=view.title,
        place=rounds.round_name(words, view.round) if view.round else "",
        preview=" ".join(filter(None, (question.sentence(call.action), call.deadline))),
        call=call,
        answers=() if view.phase is Phase.FINISHED else (status_link(view, desk),),
        footer=(
            words.say("Just reply to this mail, above everything else, or tap a link."),
            who_runs_it(desk),
        ),
    )


def status_link(view: View, desk: Desk) -> Link:
    """The link that asks how the game stands; marked as a command where any word may be a clue."""
    mark = "!" if view.phase is Phase.CLUE and view.rules.blind_clue else ""
    return desk.link(desk.words.say("How does the game stand?"), mark + desk.words.say_in("a command", "status"))


def who_runs_it(desk: Desk) -> str:
    """Whom to ask."""
    return desk.words.say(
        "{moderator} looks after this game. Write “help” to see what else you can write.", moderator=desk.moderator
    )


def told_by(view: View, desk: Desk) -> str:
    """Who told the clue, where there is one."""
    return "" if view.clue is None or view.storyteller is None else rounds.told_by(desk.words, view.storyteller)


def clue(view: View, desk: Desk) -> str:
    """The clue in quotation marks, where there is one."""
    return "" if view.clue is None else desk.words.quoted(view.clue)


def beside(view: View, desk: Desk) -> tuple[str, ...]:
    """What a letter tells beside what it asks: news, what comes with the clue, whom the game waits for."""
    words = desk.words
    told = [in_a_line(each, desk) for each in desk.news]
    if view.attachment is not None:
        told.append(words.say("Something comes with the clue: you find it attached to this mail."))
    if view.paused:
        told.append(in_a_line(News(Tidings.PAUSED), desk))
    if view.awaited and not view.owes:
        told.append(sentences.we_wait_for(words, view.awaited))
    if view.awaited:
        told += who_is_away(desk, but=view.reader, before=max(view.deadlines.values(), default=None))
    return tuple(told)
