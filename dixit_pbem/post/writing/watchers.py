"""What somebody hears who reads along: each reveal and the end, and how one leaves."""

from __future__ import annotations

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Desk, Letter, Link
from dixit_pbem.post.writing.results import more_results_of, results_of, score_of
from dixit_pbem.words import Words, rounds


def leave_link(desk: Desk) -> Link:
    """The link that asks for no more mails."""
    return desk.link(desk.words.say("No more mails, please"), desk.words.say_in("a command", "unsubscribe"))


def reveal(view: View, desk: Desk) -> Letter:
    """The round that was scored last, with the points; or how the game ended."""
    words, numbers = desk.words, [each.number for each in view.last_rounds]
    over = words.count("A round is over: this came out", "{count} rounds are over: this came out", len(numbers))
    call = _ended(words, view) or over
    return Letter(
        kind=Kind.REVEAL,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=view.title,
        place=rounds.rounds_name(words, numbers) if numbers else "",
        preview=call,
        call=Call(call),
        results=results_of(view, desk, headed=False) if numbers else None,
        more_results=more_results_of(view, desk),
        score=score_of(view, desk, reasons=True),
        asking=(leave_link(desk),),
        footer=(
            words.say("You read along here, and see each round once it is over. Nobody waits for you."),
            words.say("{moderator} looks after this game.", moderator=desk.moderator),
        ),
    )


def _ended(words: Words, view: View) -> str:
    if view.ending is None:
        return ""
    names = words.names(view.ending.winners)
    won = words.count("{names} wins.", "{names} win.", len(view.ending.winners), names=names)
    return won if view.ending.winners else words.say("Nobody wins.")
