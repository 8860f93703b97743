"""Several rounds at once: their clues and tables in a letter, and the form that a link opens."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.engine.views import OpenRound, View, answers_several, others_rounds, view_of_round
from dixit_pbem.layout.plates import Person
from dixit_pbem.post.said import Got, Understood
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.letter import Cards, Desk, Link, Told
from dixit_pbem.words import at_once, rounds
from dixit_pbem.words.language import Words


def told_rounds(view: View, desk: Desk, *, tables: bool = True) -> tuple[Told, ...]:
    """The rounds of the others in the order of the mail, with their tables once they lie there."""
    if not answers_several(view):
        return ()
    return tuple(
        Told(
            Person(each.storyteller, desk.looks[each.storyteller]),
            rounds.told_by(desk.words, each.storyteller),
            desk.words.quoted(each.clue or ""),
            _table(view_of_round(view, each), desk) if tables else None,
            _votes(view, each, desk),
        )
        for each in others_rounds(view)
        if each.storyteller
    )


def _table(view: View, desk: Desk) -> Cards | None:
    """A table as one picture; the links to answer stand below it, and one more opens the form for all of them."""
    shown = question.face_up(view, desk) if view.phase is Phase.VOTE else None
    if shown is None:
        return None
    whole = open_table(view.round)
    cards = tuple(replace(card, picture=whole, answer=None, begun=None) for card in shown.cards)
    return replace(shown, title="", cards=cards, in_text=sentences.attached(desk.words, [whole]), whole=whole)


def _votes(view: View, told: OpenRound, desk: Desk) -> tuple[Link, ...]:
    """A link for each card that the reader may vote for on the table of this round."""
    if not question.may_vote(view):
        return ()
    return tuple(desk.link(str(number), f"{told.storyteller} {number}") for number in told.may_vote_for)


def open_table(number: int) -> str:
    """The key of the picture that shows the whole table of a round, where several lie open."""
    return f"t{number}"


def past_table(number: int) -> str:
    """The same for a round that is over."""
    return f"r{number}"


def tables_of(view: View) -> dict[str, tuple[CardId, ...]]:
    """The cards behind each key of a whole table that a letter from this view may hold."""
    if not view.rules.together:
        return {}
    lie_open = {open_table(each.number): tuple(card for _, card in each.table) for each in view.rounds}
    over = {past_table(each.number): tuple(card.card for card in each.table) for each in view.last_rounds}
    return {key: cards for key, cards in (lie_open | over).items() if cards}


def in_words(words: Words, view: View, understood: Understood) -> str:
    """What a mail said to which rounds; nothing where those rounds are over."""
    tellers = {each.number: str(each.storyteller) for each in view.rounds}
    things = understood.letters if understood.got is Got.CARDS else tuple(map(str, understood.numbers))
    said: dict[str, list[str]] = {}
    for number, thing in zip(understood.rounds, things, strict=True):
        if number not in tellers:
            return ""
        said.setdefault(tellers[number], []).append(thing)
    return at_once.told(words, said.items())
