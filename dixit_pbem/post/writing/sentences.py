"""What all letters share: the line to write above, subjects, titles, the labels of links, whom the game waits for."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.due import Kind
from dixit_pbem.words.language import Words, languages, words_for
from dixit_pbem.words.pages import round_name


def write_above(words: Words) -> str:
    """What stands in the line that players write above."""
    return words.say("Write your answer above this line")


def sentinel(words: Words) -> str:
    """The line that players write above; the frame is the same in every language."""
    return f"=== {write_above(words)} ==="


def sentinels() -> tuple[str, ...]:
    """That line in every language there is."""
    return tuple(sentinel(words_for(language)) for language in languages())


def phase_name(words: Words, phase: Phase) -> str:
    """What a phase is called in a subject."""
    match phase:
        case Phase.CLUE:
            return words.say_in("in a subject", "clue")
        case Phase.CARD:
            return words.say_in("in a subject", "card")
        case Phase.VOTE:
            return words.say_in("in a subject", "vote")
        case Phase.FINISHED:
            return words.say_in("in a subject", "results")
        case Phase.NEW:
            return words.say_in("in a subject", "welcome")


def phase_subject(words: Words, number: int, phase: Phase) -> str:
    """`Round 3 · vote`."""
    return f"{round_name(words, number)} · {phase_name(words, phase)}"


def kind_name(words: Words, kind: Kind) -> str:
    """What a letter that belongs to no phase is called in its subject."""
    match kind:
        case Kind.WELCOME:
            return words.say_in("in a subject", "welcome")
        case Kind.FINAL_RESULTS:
            return words.say_in("in a subject", "results")
        case Kind.DIGEST:
            return words.say_in("in a subject", "how it goes")
        case _:
            return words.say_in("in a subject", "news")


def your_hand(words: Words) -> str:
    """Over the cards of the reader's hand."""
    return words.say("Your hand")


def on_the_table(words: Words) -> str:
    """Over the cards that lie face up."""
    return words.say("On the table")


def how_it_came_out(words: Words, number: int) -> str:
    """Over the results of a round."""
    return words.say("How round {number} came out", number=number)


def score_so_far(words: Words) -> str:
    """Over the points before the first round is over."""
    return words.say("Scores so far")


def final_score(words: Words) -> str:
    """Over the points when the game is over."""
    return words.say("Final scores")


def this_one(words: Words) -> str:
    """On a link beside a picture."""
    return words.say("This one")


def clue_to_this_one(words: Words) -> str:
    """On a link beside a picture, for the storyteller."""
    return words.say("A clue to this one")


def only(words: Words, number: int) -> str:
    """On a link for one vote, where there may be several."""
    return words.say("Only {number}", number=number)


def and_another(words: Words, label: str) -> str:
    """On a link for two cards or votes, of which the reader types the second."""
    return words.say("{first} and another", first=label)


def and_a_red_mark(words: Words, number: int) -> str:
    """On a link for a vote and the red mark, whose number the reader types."""
    return words.say("{number} and a red mark", number=number)


def red_here(words: Words) -> str:
    """On a link for the red mark."""
    return words.say("The red mark")


def vote_and_red(words: Words, number: int) -> str:
    """The beginning of an answer, to which the number of the red mark is added: `3 red`."""
    return words.say("{number} red", number=number)


def red_answer(words: Words, number: int) -> str:
    """The answer that places the red mark alone."""
    return words.say("red {red}", red=number)


def vote_with_red(words: Words, number: int, red: int) -> str:
    """The answer that votes and places the red mark."""
    return f"{vote_and_red(words, number)} {red}"


def write_your_clue(words: Words) -> str:
    """On a link for a clue that names no card."""
    return words.say("Write your clue")


def how_it_stands(words: Words) -> str:
    """On a link that asks for the state of the game."""
    return words.say("How does the game stand?")


def own_card(words: Words) -> str:
    """Beside a picture that the reader gave himself."""
    return words.say("Your own card")


def for_the_table(words: Words) -> str:
    """Beside a picture that the reader has given."""
    return words.say("Goes to the table")


def we_wait_for(words: Words, names: Sequence[str]) -> str:
    """Whom the game waits for."""
    return words.say("We wait for {names}.", names=words.names(names))


def time_left(words: Words, until: str) -> str:
    """Until when there is time."""
    return words.say("There is time {until}.", until=until)


def nothing_to_answer(words: Words, name: str) -> str:
    """What somebody is told of whom nothing is asked now."""
    return words.say("{name}, there is nothing to answer now", name=name)


def storyteller_looks_on(words: Words) -> str:
    """Why the storyteller has no vote."""
    return words.say("You are the storyteller: lean back while the others vote.")


def giver_looks_on(words: Words) -> str:
    """Why somebody who gave a card for a pair has no vote."""
    return words.say("You have no vote in this round: it is with those who gave no card.")


def your_clue(words: Words, name: str, clue: str) -> str:
    """The clue that counts, in quotation marks."""
    return words.say("{name}, your clue: {clue}", name=name, clue=words.quoted(clue))


def your_clue_with_card(words: Words, name: str, clue: str, *, letter: str) -> str:
    """The clue that counts, in quotation marks, with its card."""
    return words.say("{name}, your clue to card {letter}: {clue}", name=name, letter=letter, clue=words.quoted(clue))


def your_cards(words: Words, name: str, letters: Sequence[str]) -> str:
    """The cards given that count."""
    given = words.names(letters)
    return words.count(
        "{name}, your card: {letters}", "{name}, your cards: {letters}", len(letters), name=name, letters=given
    )


def your_votes(words: Words, name: str, numbers: Sequence[int]) -> str:
    """The votes that count."""
    voted = words.names([str(number) for number in numbers])
    return words.count(
        "{name}, your vote: {numbers}", "{name}, your votes: {numbers}", len(numbers), name=name, numbers=voted
    )


def your_red_mark(words: Words, name: str, number: int) -> str:
    """The red mark that counts."""
    return words.say("{name}, your red mark: {red}", name=name, red=number)


def your_vote_and_red_mark(words: Words, name: str, number: int, *, red: int) -> str:
    """A vote and a red mark that count."""
    return words.say("{name}, your vote: {number}, and the red mark: {red}", name=name, number=number, red=red)


def change_your_mind(words: Words) -> str:
    """How to change an answer."""
    return words.say("You may change your mind: your last answer counts.")


def just_reply(words: Words) -> str:
    """How to answer."""
    return words.say("Just reply to this mail, above everything else, or tap a link.")


def who_runs_it(words: Words, moderator: str) -> str:
    """Whom to ask."""
    return words.say(
        "{moderator} looks after this game. Write “help” to see what else you can write.", moderator=moderator
    )


def clue_comes_with(words: Words) -> str:
    """What belongs to the clue beside its words."""
    return words.say("Something comes with the clue: you find it attached to this mail.")


def pictures_before(words: Words) -> str:
    """Where the pictures of a short letter are."""
    return words.say("The pictures are in the mail before this one.")


def thank_you(words: Words) -> str:
    """The last words of a game."""
    return words.say("Thank you for playing, all of you.")
