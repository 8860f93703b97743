"""Calls to action: whose move it is, what exactly to answer, and until when. For pages and mails alike."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from dixit_pbem.layout.frame import Call
from dixit_pbem.words.language import Words


def deadline(words: Words, when: datetime, zone: str) -> str:
    """Until when the answer is awaited."""
    return words.say("The game waits for your answer {until}.", until=words.until(when, zone))


def letters_and_numbers(words: Words) -> str:
    """What letters and numbers mean."""
    return words.say("Letters are cards in your hand, numbers are cards on the table.")


def tell(words: Words, name: str, *, letters: Sequence[str], until: str) -> Call:
    """Ask the storyteller for a clue; without letters the hand is still sealed."""
    return Call(words.say("{name}, tell us a clue", name=name), until, _how_to_tell(words, letters))


def tell_first(words: Words, name: str, *, letters: Sequence[str], until: str) -> Call:
    """Ask somebody whether they want to tell first; without letters the hand is still sealed."""
    whoever = words.say("Whoever sends the first clue is the storyteller of this round.")
    return Call(
        words.say("{name}, do you want to tell first?", name=name), until, f"{whoever} {_how_to_tell(words, letters)}"
    )


def _how_to_tell(words: Words, letters: Sequence[str]) -> str:
    if not letters:
        return words.say("Answer with your clue alone, such as “the long way home”. The cards come after it.")
    return words.say(
        "Choose one of your cards and answer with its letter and your clue, such as “{letter}: the long way home”.",
        letter=letters[min(2, len(letters) - 1)],
    )


def wait_for_clue(words: Words, letters: Sequence[str]) -> Call:
    """Tell the others to wait for the clue; without letters the hand is still sealed."""
    nothing = words.say("There is nothing to answer yet")
    if not letters:
        return Call(nothing, "", words.say("Your cards come with the clue."))
    return Call(nothing, "", words.say("Look at your cards until the clue comes."))


def give(words: Words, name: str, *, cards: int, letters: Sequence[str], until: str) -> Call:
    """Ask a player for so many cards that fit the clue."""
    return Call(_give(words, name, cards), until, _how_to_give(words, cards, letters))


def give_for_two(words: Words, name: str, *, partner: str, letters: Sequence[str], until: str) -> Call:
    """Ask a player for a card, or for the vote that follows if the partner gives one."""
    either = words.say(
        "One card from the two of you is enough: if {name} sends one first, you will vote.", name=partner
    )
    return Call(_give(words, name, 1), until, f"{_how_to_give(words, 1, letters)} {either}")


def _give(words: Words, name: str, cards: int) -> str:
    return words.count("{name}, give a card", "{name}, give {count} cards", cards, name=name)


def _how_to_give(words: Words, cards: int, letters: Sequence[str]) -> str:
    return words.count(
        "Which of your cards fits the clue best? Answer with its letter, such as “{letters}”.",
        "Which of your cards fit the clue best? Answer with their letters, such as “{letters}”.",
        cards,
        letters=_example(letters, cards),
    )


def search(words: Words, name: str, *, votes: int, numbers: Sequence[int], until: str) -> Call:
    """Ask a player for votes on the storyteller's card, among the numbers they may vote for."""
    action = words.say("{name}, which card is the storyteller’s?", name=name)
    return Call(action, until, _how_to_vote(words, votes, numbers))


def join_the_crowd(words: Words, name: str, *, votes: int, numbers: Sequence[int], until: str) -> Call:
    """Ask a player for votes on the card that most will choose."""
    action = words.say("{name}, which card will most of you choose?", name=name)
    return Call(action, until, _how_to_vote(words, votes, numbers))


def join_the_crowd_and_mark(words: Words, name: str, *, votes: int, numbers: Sequence[int], until: str) -> Call:
    """Ask a storyteller who votes for the red mark as well."""
    call = join_the_crowd(words, name, votes=votes, numbers=numbers, until=until)
    red = words.say(
        "Add the card for the red mark, where votes bring nothing: “{vote} red {red}”.", vote=numbers[1], red=numbers[0]
    )
    return Call(call.action, until, f"{call.example} {red}")


def mark(words: Words, name: str, *, numbers: Sequence[int], until: str) -> Call:
    """Ask a storyteller who does not vote for the red mark alone."""
    return Call(
        words.say("{name}, where does the red mark go?", name=name),
        until,
        words.say("Votes for that card bring nothing. Answer with its number: “red {red}”.", red=numbers[0]),
    )


def give_to_each(words: Words, name: str, *, cards: int, answer: str, named: str, until: str) -> Call:
    """Ask a player for cards to several clues at once; `answer` and `named` would work."""
    action = words.count(
        "{name}, give a card to each clue", "{name}, give {count} cards to each clue", cards, name=name
    )
    return Call(action, until, _how_to_answer_all(words, answer, named))


def give_to_each_on_paper(words: Words, name: str, *, cards: int, answer: str, until: str, star: bool) -> Call:
    """The same above the clues themselves; `star` where a card lies with the reader's own, and is marked so."""
    call = give_to_each(words, name, cards=cards, answer="", named="", until=until)
    how = words.count(
        "Write a letter beside each clue, or answer in this order, such as “{answer}”.",
        "Write {count} letters beside each clue, or answer in this order, such as “{answer}”.",
        cards,
        answer=answer,
    )
    own = words.say("The card with the star lies with your own clue.") if star else ""
    return Call(call.action, until, " ".join(filter(None, (how, own))))


def search_all(words: Words, name: str, votes: int, *, answer: str, named: str, until: str) -> Call:
    """Ask a player for votes on several tables at once."""
    action = words.say("{name}, which card on each table is the storyteller’s?", name=name)
    how = _how_to_answer_all(words, answer, named)
    if votes == 1:
        return Call(action, until, how)
    up_to = words.count(
        "You have up to {count} vote at each table.", "You have up to {count} votes at each table.", votes
    )
    return Call(action, until, f"{up_to} {how}")


def _how_to_answer_all(words: Words, answer: str, named: str) -> str:
    how = words.say(
        "Answer in the order below, such as “{answer}”; or by name, some now and the others later, such as “{named}”.",
        answer=answer,
        named=named,
    )
    return f"{how} {words.say('Nothing but a greeting and your name may stand beside them.')}"


def _how_to_vote(words: Words, votes: int, numbers: Sequence[int]) -> str:
    named = [str(number) for number in numbers]
    return words.count(
        "Answer with its number, such as “{one}”.",
        "You have up to {count} votes. Answer with one number or several, such as “{one}” or “{several}”.",
        votes,
        one=_example(named, 1),
        several=_example(named, votes),
    )


def _example(names: Sequence[str], count: int) -> str:
    start = 1 if len(names) > count else 0
    return ", ".join(names[start : start + count])
