"""What several letters say: the line to write above, round and phase, the answer that counts, whom the game awaits."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.writing.letter import file_name
from dixit_pbem.words.language import Words


def write_above(words: Words) -> str:
    """What stands in the line that players write above; the frame around it is the same in every language."""
    return words.say("Write your answer above this line")


def we_wait_for(words: Words, names: Sequence[str]) -> str:
    """Whom the game waits for."""
    return words.say("The game waits for {names}.", names=words.names(names))


def attached(words: Words, pictures: Sequence[str]) -> str:
    """As what the pictures come with a letter: all have names that follow each other."""
    first, last = file_name(pictures[0]), file_name(pictures[-1])
    if first == last:
        return words.say("The picture is attached: {name}", name=first)
    return words.say("The pictures are attached, from {first} to {last}.", first=first, last=last)


def time_left(words: Words, until: str) -> str:
    """Until when there is time."""
    return words.say("There is still time, {until}.", until=until)


def your_clue(words: Words, name: str, clue: str) -> str:
    """The clue that counts, in quotation marks."""
    return words.say("{name}, your clue: {clue}", name=name, clue=words.quoted(clue))


def your_clue_with_card(words: Words, name: str, clue: str, *, letter: str) -> str:
    """The clue that counts, in quotation marks, with its card."""
    return words.say("{name}, your clue to card {letter}: {clue}", name=name, letter=letter, clue=words.quoted(clue))


def your_answer(words: Words, name: str, answer: str) -> str:
    """What counts for several rounds."""
    return words.say("{name}, your answer: {answer}", name=name, answer=answer)


def your_cards(words: Words, name: str, letters: Sequence[str]) -> str:
    """The cards given that count."""
    given = words.names(letters)
    return words.count(
        "{name}, your card: {letters}", "{name}, your cards: {letters}", len(letters), name=name, letters=given
    )


def your_votes(words: Words, name: str, numbers: Sequence[int], *, red: int | None) -> str:
    """The votes that count, and the red mark, as far as they are there."""
    if red is None:
        voted = words.names([str(number) for number in numbers])
        return words.count(
            "{name}, your vote: {numbers}", "{name}, your votes: {numbers}", len(numbers), name=name, numbers=voted
        )
    if not numbers:
        return words.say("{name}, your red mark: {red}", name=name, red=red)
    return words.say("{name}, your vote: {number}, and the red mark: {red}", name=name, number=numbers[0], red=red)


def red_answer(words: Words, red: int) -> str:
    """The answer that places the red mark alone."""
    return words.say("red {red}", red=red)


def vote_and_red(words: Words, number: int) -> str:
    """The beginning of an answer, to which the number of the red mark is added: `3 red`."""
    return words.say("{number} red", number=number)


def vote_with_red(words: Words, number: int, red: int) -> str:
    """The answer that votes and places the red mark."""
    return f"{vote_and_red(words, number)} {red}"


def giver_looks_on(words: Words) -> str:
    """Why somebody who gave a card for a pair has no vote."""
    return words.say("You have no vote in this round: it is with those who gave no card.")


def still_counts(words: Words) -> str:
    """In place of a deadline that is over."""
    return words.say("The time is up, but your answer still counts.")
