"""What a letter asks its reader now, with a link for each answer they may give; who has answered sees what counts."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.systems import Voters
from dixit_pbem.engine.views import View, answers_several, others_rounds
from dixit_pbem.layout.frame import Call
from dixit_pbem.paper.page_words import call_for
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Card, Cards, Desk, Link
from dixit_pbem.words import at_once, calls


def call_now(view: View, desk: Desk) -> Call:
    """Whose move it is, what to write, until when; or what the reader has answered."""
    words = desk.words
    if view.owes:
        call = call_for(view, desk.reading)
        if _is_over(view.deadline, desk):
            call = replace(call, deadline=sentences.still_counts(words))
        missing = at_once.missing(words, view) if answer_that_counts(view, desk) else ""
        return replace(call, example=f"{missing} {call.example}") if missing else call
    answered = answer_that_counts(view, desk)
    if answered and may_answer(view):
        change = words.say("You may change your mind: your last answer counts.")
        return Call(answered, until_when(view, desk, view.deadline), change)
    if answered:
        return Call(answered, "", "")
    if view.phase is Phase.CLUE:
        return calls.wait_for_clue(words, tuple(view.hand))
    return Call(words.say("{name}, there is nothing to answer now", name=view.reader), "", _why_nothing(view, desk))


def _why_nothing(view: View, desk: Desk) -> str:
    if view.phase is not Phase.VOTE or not view.awaited:
        return ""
    if view.reader == view.storyteller:
        return desk.words.say("You are the storyteller: lean back while the others vote.")
    return sentences.giver_looks_on(desk.words) if view.rules.voters is Voters.OTHER_PAIRS else ""


def answer_that_counts(view: View, desk: Desk) -> str:
    """What the reader has answered in this phase, if anything."""
    words, name = desk.words, view.reader
    if answers_several(view):
        answers = at_once.answers_of(view)
        return sentences.your_answer(words, name, at_once.told(words, answers)) if answers else ""
    match view.phase:
        case Phase.CLUE if view.clue is not None:
            letter = next((letter for letter, card in view.hand.items() if card == view.clue_card), None)
            if letter is None:
                return sentences.your_clue(words, name, view.clue)
            return sentences.your_clue_with_card(words, name, view.clue, letter=letter)
        case Phase.CARD if view.given and may_give(view):
            return sentences.your_cards(words, name, view.given)
        case Phase.VOTE if view.votes or view.red:
            return sentences.your_votes(words, name, view.votes, red=view.red)
        case _:
            return ""


def until_when(view: View, desk: Desk, until_then: datetime | None) -> str:
    """Until when an answer can be changed that counts now: as long as others are awaited, and no longer than then."""
    words = desk.words
    until = words.until(until_then, desk.reading.zone) if until_then and not _is_over(until_then, desk) else ""
    match bool(view.awaited), bool(until):
        case True, True:
            return words.say("As long as we are waiting for others you may change it, but only {until}.", until=until)
        case True, False:
            return words.say("As long as we are waiting for others you may change it.")
        case False, True:
            return words.say("Yours was the last answer we waited for. You may change it {until}.", until=until)
        case _:
            return words.say(
                "Yours was the last answer we waited for. The game goes on soon; until then you may change it."
            )


def _is_over(deadline: datetime | None, desk: Desk) -> bool:
    """Had the time run out when the letter came to be written?"""
    return deadline is not None and desk.moment is not None and deadline <= desk.moment


def in_short(view: View, desk: Desk) -> tuple[str, ...]:
    """What the reader is asked now, or what they have answered, and whom the game waits for."""
    call = call_now(view, desk)
    if view.owes:
        return (" ".join(filter(None, (sentence(call.action), call.deadline))),)
    waits = sentences.we_wait_for(desk.words, view.awaited) if view.awaited else ""
    answered = answer_that_counts(view, desk)
    return tuple(filter(None, (sentence(answered) if answered else "", waits)))


def sentence(text: str) -> str:
    """A call as a sentence among others."""
    return text if text[-1:] in ".?”»…" else f"{text}."


def may_tell(view: View) -> bool:
    """Does a clue of the reader count now?"""
    return view.phase is Phase.CLUE and (view.owes or view.reader == view.storyteller)


def may_give(view: View) -> bool:
    """Does a card of the reader count now?"""
    if answers_several(view):
        return view.phase is Phase.CARD and bool(others_rounds(view))
    tells = view.reader == view.storyteller and not view.rules.blind_clue
    return view.phase is Phase.CARD and not tells and bool(view.owes or view.given)


def may_vote(view: View) -> bool:
    """Does a vote of the reader count now?"""
    return _votes_are_taken(view) and any(each.may_vote_for for each in view.rounds)


def may_mark(view: View) -> bool:
    """Does a red mark of the reader count now?"""
    return _votes_are_taken(view) and view.rules.red_mark and view.reader == view.storyteller


def _votes_are_taken(view: View) -> bool:
    scored = view.last is not None and view.last.number >= view.round
    return view.phase is Phase.VOTE and not scored


def may_answer(view: View) -> bool:
    """Is there any answer of the reader that counts now?"""
    return may_tell(view) or may_give(view) or may_vote(view) or may_mark(view)


def hand_cards(view: View, desk: Desk) -> Cards | None:
    """The reader's hand, once it is open."""
    if not view.hand:
        return None
    given = desk.words.say("Goes to the table")
    cards = tuple(
        Card(
            label=letter,
            picture=letter,
            answer=_hand_link(view, desk, letter),
            note=given if letter in _given(view) or card == view.clue_card else "",
            description=desk.descriptions.get(card, ""),
        )
        for letter, card in view.hand.items()
    )
    return Cards(desk.words.say("Your hand"), cards, in_text=sentences.attached(desk.words, list(view.hand)))


def _given(view: View) -> set[str]:
    """The letters of the cards that the reader gave to any round."""
    return {letter for each in view.rounds for letter in each.given}


def _hand_link(view: View, desk: Desk, letter: str) -> Link | None:
    words = desk.words
    if may_tell(view) and not view.rules.blind_clue:
        return desk.link(words.say("Tell with {letter}", letter=letter), f"{letter}: ")
    if not may_give(view) or answers_several(view):
        return None
    if _cards_wanted(view) > 1:
        return _link_of_several(desk, letter)
    return desk.link(words.say("Card {letter}", letter=letter), letter)


def _link_of_several(desk: Desk, label: str) -> Link:
    """A link for two cards or votes, of which the reader types the second."""
    return desk.link(desk.words.say("{first} and another", first=label), f"{label}, ")


def _cards_wanted(view: View) -> int:
    return view.rules.cards_from(storyteller=view.reader == view.storyteller)


def table_cards(view: View, desk: Desk) -> Cards | None:
    """The cards face up, once they lie there; where several tables lie, each is one picture elsewhere."""
    return None if answers_several(view) else face_up(view, desk)


def face_up(view: View, desk: Desk) -> Cards | None:
    """The cards at the table of a round, once they lie there."""
    if not view.table:
        return None
    own = desk.words.say("Your own card") if may_vote(view) else ""
    open_to = view.may_vote_for if may_vote(view) else ()
    cards = tuple(
        Card(
            label=str(number),
            picture=str(number),
            answer=_table_link(view, desk, number),
            begun=_link_of_several(desk, str(number)) if number in open_to and view.rules.votes > 1 else None,
            note="" if number in open_to else own,
            description=desk.descriptions.get(card, ""),
        )
        for number, card in view.table
    )
    attached = sentences.attached(desk.words, [card.picture for card in cards])
    return Cards(desk.words.say("On the table"), cards, in_text=attached)


def _table_link(view: View, desk: Desk, number: int) -> Link | None:
    """For who votes, and for a storyteller who places the red mark alone."""
    words = desk.words
    if may_mark(view) and not view.may_vote_for:
        return desk.link(words.say("The red mark"), sentences.red_answer(words, number))
    if not may_vote(view) or number not in view.may_vote_for:
        return None
    if may_mark(view):
        label = words.say("{number} and a red mark", number=number)
        return desk.link(label, f"{sentences.vote_and_red(words, number)} ")
    only = view.rules.votes > 1
    label = words.say("Only {number}", number=number) if only else words.say("Number {number}", number=number)
    return desk.link(label, str(number))


def choices(view: View, desk: Desk) -> Cards | None:
    """The pictures that an answer may name now, each with its link; where it is for several rounds, the whole hand."""
    if answers_several(view):
        return hand_cards(view, desk) if view.phase is Phase.CARD and may_answer(view) else None
    shown = table_cards(view, desk) if view.phase is Phase.VOTE else hand_cards(view, desk)
    cards = tuple(card for card in shown.cards if card.answer or card.begun) if shown else ()
    if shown is None or not cards:
        return None
    return replace(shown, cards=cards, in_text=sentences.attached(desk.words, [card.picture for card in cards]))


def short_links(view: View, desk: Desk) -> tuple[Link, ...]:
    """A link for each answer, for a letter without pictures."""
    if view.phase is Phase.CLUE and view.rules.blind_clue and may_tell(view):
        return (clue_link(desk),)
    if answers_several(view):
        return (form_link(view, desk),) if may_answer(view) else ()
    cards = table_cards(view, desk) if view.phase is Phase.VOTE else hand_cards(view, desk)
    shown = cards.cards if cards else ()
    return tuple(Link(card.label, card.answer.address) for card in shown if card.answer)


def form_link(view: View, desk: Desk) -> Link:
    """A link that opens a line for each round of the others, to be filled in."""
    return desk.link(desk.words.say("Fill in the form"), at_once.form(view))


def clue_link(desk: Desk) -> Link:
    """A link for a clue that names no card."""
    return desk.link(desk.words.say("Write your clue"), "")


def examples(view: View, desk: Desk) -> tuple[str, ...]:
    """An answer that would work now, if there is any."""
    words, hand = desk.words, tuple(view.hand)
    if may_tell(view):
        clue = words.say("the long way home")
        return (f"{hand[min(2, len(hand) - 1)]}: {clue}" if hand else clue,)
    if answers_several(view):
        return at_once.examples(view) if may_answer(view) else ()
    if may_give(view):
        return (", ".join(_from_second(hand, _cards_wanted(view))),)
    numbers = tuple(str(number) for number in view.may_vote_for) if may_vote(view) else ()
    if not may_mark(view):
        return _from_second(numbers, 1)
    first = view.table[0][0]
    if not numbers:
        return (sentences.red_answer(words, first),)
    return (sentences.vote_with_red(words, int(_from_second(numbers, 1)[0]), first),)


def _from_second(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    start = 1 if len(names) > count else 0
    return names[start : start + count]
