"""The pages of a round in words: what stands at their head, the ballot, the results."""

from __future__ import annotations

from dixit_pbem.engine.systems import Rules, Scoring
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.layout.points import Columns
from dixit_pbem.layout.reveal import Ballot, Vote
from dixit_pbem.layout.track import LAST_SPACE
from dixit_pbem.words.language import Words
from dixit_pbem.words.scores import so_many_points


def round_name(words: Words, number: int) -> str:
    """`Round 3`."""
    return words.say("Round {number}", number=number)


def hand_of(words: Words, name: str) -> str:
    """Whose hand a page shows."""
    return words.say("{name}’s hand", name=name)


def story_of(words: Words, name: str) -> str:
    """Who tells in a round, as long as there is no clue."""
    return words.say("{name} tells this round", name=name)


def who_tells_first(words: Words) -> str:
    """What stands there as long as anybody may tell."""
    return words.say("Who tells first?")


def told_by(words: Words, name: str) -> str:
    """Who told the clue that stands below or beside."""
    return words.say("told by {name}", name=name)


def letters_and_numbers(words: Words) -> str:
    """What letters and numbers mean."""
    return words.say("Letters are cards in your hand, numbers are cards on the table.")


def ballot(words: Words, rules: Rules, *, deadline: str) -> Ballot:
    """The slip to tear off, with a row of fields for each kind of vote."""
    rule = words.count("Put a cross under one number.", "Put up to {count} crosses under the numbers.", rules.votes)
    return Ballot(
        words.say("Ballot"), words.say("Name"), f"{rule} {_ballot_rule(words, rules)}", deadline, _rows(words, rules)
    )


def _ballot_rule(words: Words, rules: Rules) -> str:
    if rules.red_mark:
        return words.say("The red row is for the storyteller alone.")
    if rules.pairs:
        return words.say("In each team, the one who did not give a card votes.")
    if rules.own_card_vote:
        return words.say("Any card will do.")
    return words.say("A card of your own does not count.")


def _rows(words: Words, rules: Rules) -> tuple[Vote, ...]:
    if not rules.red_mark:
        return (Vote(),)
    return Vote(words.say("Vote"), SEA), Vote(words.say("Red mark"), CORAL)


def results_legend(words: Words, rules: Rules) -> str:
    """How to read the pictures with their owners and votes."""
    if rules.scoring is Scoring.STORY:
        return words.say(
            "The moon marks the storyteller’s card. Beside each card stands who gave it, and below, who voted for it."
        )
    beside = words.say("Beside each card stands who gave it, and below, who voted for it.")
    red = words.say("The red cross marks the card where votes bring nothing.")
    return f"{beside} {red}" if rules.red_mark else beside


def standings(words: Words, number: int) -> str:
    """Over the points after a round."""
    return words.say("Scores after round {number}", number=number)


def points_columns(words: Words) -> Columns:
    """Over the columns of the table of points."""
    return Columns(reasons=words.say("What for"), gained=words.say("Round"), total=words.say("Total"))


def laps_legend(words: Words) -> str:
    """How to read the pawns on the road, which ends at 30."""
    return words.say("A ring around a pawn stands for {points}.", points=so_many_points(words, LAST_SPACE))
