"""Where all tell at once: what an answer looks like that is for several rounds, and what still misses one. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View, others_rounds, still_missing
from dixit_pbem.words.language import Words


def answers_of(view: View) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What the reader answered to whose round, in the order of the mail."""
    given = [
        (str(each.storyteller), tuple(map(str, each.given if view.phase is Phase.CARD else each.votes)))
        for each in others_rounds(view)
    ]
    return tuple((teller, things) for teller, things in given if things)


def by_name(answers: Iterable[tuple[str, Sequence[str]]]) -> str:
    """`Ana B, Cyd F`: as a player types it."""
    return ", ".join(f"{teller} {' '.join(things)}" for teller, things in answers)


def told(words: Words, answers: Iterable[tuple[str, Sequence[str]]]) -> str:
    """`“Ana B · Cyd F”`: as we tell it, so that no line of it, however it is broken, reads as an answer."""
    return words.quoted(" · ".join(f"{teller} {' '.join(things)}" for teller, things in answers))


def form(view: View) -> str:
    """A line for each round of the others, to be filled in; what stands is written there already."""
    given = dict(answers_of(view))
    return "\n".join(
        f"{each.storyteller}: {' '.join(given.get(str(each.storyteller), ()))}" for each in others_rounds(view)
    )


def examples(view: View) -> tuple[str, str]:
    """An answer in the order of the mail, and one by name: neither names what may not be named."""
    rounds, letters = others_rounds(view), list(view.hand)
    own = {letter for each in view.rounds if each.storyteller == view.reader for letter in each.given}
    free = [letter for letter in letters if letter not in own]
    count = view.rules.cards_from(storyteller=False)
    things: list[list[str]] = []
    for at, each in enumerate(rounds):
        if view.phase is Phase.CARD:
            things.append([str(letter) for letter in free[at * count : (at + 1) * count]])
        else:
            numbers = each.may_vote_for
            begin = (2 * at + 1) % max(1, len(numbers))
            from_there = (*numbers[begin:], *numbers[:begin])
            things.append([str(number) for number in from_there[: 1 if at else min(view.rules.votes, 2)]])
    several = count > 1 if view.phase is Phase.CARD else view.rules.votes > 1
    in_order = (" / " if several else " ").join(" ".join(each) for each in things)
    named = by_name((str(each.storyteller), thing) for each, thing in list(zip(rounds, things, strict=True))[-2:])
    return in_order, named


def missing(words: Words, view: View) -> str:
    """Whose rounds still lack an answer of the reader, in a sentence."""
    tellers = [str(each.storyteller) for each in still_missing(view)]
    if not tellers:
        return ""
    return words.say("Still missing is your answer to {names}.", names=words.names(tellers))
