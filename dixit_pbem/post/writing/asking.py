"""What a reader is asked now, with a link for each answer that he may give; who has answered sees what counts."""

from __future__ import annotations

from datetime import datetime

from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.engine.systems import Voters
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.paper.page_words import call_for
from dixit_pbem.post.writing import (
    receipt_words as letters_receipts,
)
from dixit_pbem.post.writing import (
    refusal_words as letters_refusals,
)
from dixit_pbem.post.writing import (
    sentences as letters,
)
from dixit_pbem.post.writing.desk import Desk
from dixit_pbem.post.writing.letter import Card, Cards, Link
from dixit_pbem.words import calls


def call_now(view: View, desk: Desk) -> Call:
    """Whose move it is, what to write, until when; or what the reader has answered."""
    if view.owes:
        return call_for(view, desk.reading)
    answered = answer_that_counts(view, desk)
    if answered:
        until = until_when(view, desk, view.deadline) if may_answer(view) else ""
        return Call(answered, until, letters.change_your_mind(desk.words) if until else "")
    if view.phase is Phase.CLUE:
        return calls.wait_for_clue(desk.words, tuple(view.hand))
    return Call(letters.nothing_to_answer(desk.words, view.reader), "", _why_nothing(view, desk))


def answer_that_counts(view: View, desk: Desk) -> str:
    """What the reader has answered in this phase, if he has."""
    words, name = desk.words, view.reader
    match view.phase:
        case Phase.CLUE if view.clue is not None:
            letter = next((letter for letter, card in view.hand.items() if card == view.clue_card), None)
            if letter is None:
                return letters.your_clue(words, name, view.clue)
            return letters.your_clue_with_card(words, name, view.clue, letter=letter)
        case Phase.CARD if view.given and may_give(view):
            return letters.your_cards(words, name, view.given)
        case Phase.VOTE if view.votes or view.red:
            return letters_receipts.votes(words, name, view.votes, red=view.red)
        case _:
            return ""


def until_when(view: View, desk: Desk, until_then: datetime | None) -> str:
    """Until when an answer can be changed that counts now: as long as others are awaited, and no longer than then."""
    until = desk.words.until(until_then, desk.reading.zone) if until_then else ""
    return letters_receipts.until(desk.words, until, others=bool(view.awaited))


def in_short(view: View, desk: Desk) -> tuple[str, ...]:
    """What the reader is asked now, or what he has answered, and whom the game waits for."""
    words, call = desk.words, call_now(view, desk)
    if view.owes:
        return (" ".join(filter(None, (sentence(call.action), call.deadline))),)
    answered = answer_that_counts(view, desk)
    waits = (letters.we_wait_for(words, view.awaited),) if view.awaited else ()
    return (answered, *waits) if answered else waits


def sentence(text: str) -> str:
    """A call as a sentence among others."""
    return text if text[-1:] in ".?”»…" else f"{text}."


def _why_nothing(view: View, desk: Desk) -> str:
    if view.phase is not Phase.VOTE or not view.awaited:
        return ""
    if view.reader == view.storyteller:
        return letters.storyteller_looks_on(desk.words)
    return letters.giver_looks_on(desk.words) if view.rules.voters is Voters.OTHER_PAIRS else ""


def may_tell(view: View) -> bool:
    """Does a clue of the reader count now?"""
    return view.phase is Phase.CLUE and (view.owes or view.reader == view.storyteller)


def may_give(view: View) -> bool:
    """Does a card of the reader count now?"""
    tells = view.reader == view.storyteller and not view.rules.blind_clue
    return view.phase is Phase.CARD and not tells and bool(view.owes or view.given)


def may_vote(view: View) -> bool:
    """Does a vote of the reader count now?"""
    return _votes_are_taken(view) and bool(view.may_vote_for)


def may_mark(view: View) -> bool:
    """Does a red mark of the reader count now?"""
    return _votes_are_taken(view) and view.rules.red_mark and view.reader == view.storyteller


def _votes_are_taken(view: View) -> bool:
    scored = view.last is not None and view.last.number == view.round
    return view.phase is Phase.VOTE and not scored


def may_answer(view: View) -> bool:
    """Is there any answer of the reader that counts now?"""
    return may_tell(view) or may_give(view) or may_vote(view) or may_mark(view)


def hand_cards(view: View, desk: Desk) -> Cards | None:
    """The reader's hand, once it is open."""
    if not view.hand:
        return None
    cards = tuple(_hand_card(view, desk, letter, card=card) for letter, card in view.hand.items())
    return Cards(letters.your_hand(desk.words), cards)


def _cards_wanted(view: View) -> int:
    return view.rules.cards_from(storyteller=view.reader == view.storyteller)


def _hand_card(view: View, desk: Desk, letter: str, *, card: CardId) -> Card:
    gone = letter in view.given or card == view.clue_card
    return Card(
        label=letter,
        picture=letter,
        answer=_hand_link(view, desk, letter),
        note=letters.for_the_table(desk.words) if gone else "",
        description=desk.descriptions.get(card, ""),
    )


def _hand_link(view: View, desk: Desk, letter: str) -> Link | None:
    words = desk.words
    if may_tell(view) and not view.rules.blind_clue:
        return desk.link(letters.clue_to_this_one(words), f"{letter}: ")
    if not may_give(view):
        return None
    if _cards_wanted(view) > 1:
        return desk.link(letters.and_another(words, letter), f"{letter}, ")
    return desk.link(letters.this_one(words), letter)


def table_cards(view: View, desk: Desk) -> Cards | None:
    """The cards face up, once they lie there."""
    if not view.table:
        return None
    cards = tuple(_table_card(view, desk, number, card=card) for number, card in view.table)
    return Cards(letters.on_the_table(desk.words), cards)


def _table_card(view: View, desk: Desk, number: int, *, card: CardId) -> Card:
    open_to = may_vote(view) and number in view.may_vote_for
    return Card(
        label=str(number),
        picture=str(number),
        answer=_vote_link(view, desk, number) if open_to else _red_link(view, desk, number),
        begun=_second_link(view, desk, number) if open_to else None,
        note=letters.own_card(desk.words) if may_vote(view) and not open_to else "",
        description=desk.descriptions.get(card, ""),
    )


def _vote_link(view: View, desk: Desk, number: int) -> Link:
    words = desk.words
    if may_mark(view):
        return desk.link(letters.and_a_red_mark(words, number), f"{letters.vote_and_red(words, number)} ")
    if view.rules.votes > 1:
        return desk.link(letters.only(words, number), str(number))
    return desk.link(letters.this_one(words), str(number))


def _red_link(view: View, desk: Desk, number: int) -> Link | None:
    if not may_mark(view) or view.may_vote_for:
        return None
    return desk.link(letters.red_here(desk.words), letters.red_answer(desk.words, number))


def _second_link(view: View, desk: Desk, number: int) -> Link | None:
    if view.rules.votes < 2:
        return None
    return desk.link(letters.and_another(desk.words, str(number)), f"{number}, ")


def short_links(view: View, desk: Desk) -> tuple[Link, ...]:
    """A link for each answer, for a letter without pictures."""
    if view.phase is Phase.CLUE and view.rules.blind_clue and may_tell(view):
        return (clue_link(desk),)
    cards = table_cards(view, desk) if view.phase is Phase.VOTE else hand_cards(view, desk)
    shown = cards.cards if cards else ()
    return tuple(Link(card.label, card.answer.address) for card in shown if card.answer)


def clue_link(desk: Desk) -> Link:
    """A link for a clue that names no card."""
    return desk.link(letters.write_your_clue(desk.words), "")


def examples(view: View, desk: Desk) -> tuple[str, ...]:
    """An answer that would work now, if there is any."""
    words = desk.words
    hand = tuple(view.hand)
    if may_tell(view):
        return (letters_refusals.example_clue(words, hand[min(2, len(hand) - 1)] if hand else None),)
    if may_give(view):
        return (", ".join(_from_second(hand, _cards_wanted(view))),)
    numbers = tuple(str(number) for number in view.may_vote_for) if may_vote(view) else ()
    if not may_mark(view):
        return _from_second(numbers, 1)
    first = view.table[0][0]
    if not numbers:
        return (letters.red_answer(words, first),)
    return (letters.vote_with_red(words, int(_from_second(numbers, 1)[0]), first),)


def _from_second(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    start = 1 if len(names) > count else 0
    return names[start : start + count]
