"""A round in words: its name, who told, how it came out, why 3 points, who wins. Pages, letters and album say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from dixit_pbem.engine.model import Award, Reason, Round, Scored
from dixit_pbem.engine.systems import Rules, Scoring
from dixit_pbem.words.language import Words


def round_name(words: Words, number: int) -> str:
    """`Round 3`."""
    return words.say("Round {number}", number=number)


def rounds_name(words: Words, numbers: Sequence[int]) -> str:
    """`Round 3`, or where all tell at once `Rounds 1 to 6`."""
    if len(numbers) < 2:
        return round_name(words, numbers[0])
    return words.say("Rounds {first} to {last}", first=min(numbers), last=max(numbers))


def told_by(words: Words, name: str, *, reader: str = "") -> str:
    """Who told the clue that stands below or beside."""
    if name == reader:
        return words.say("told by you")
    return words.say("told by {name}", name=name)


def who_tells(words: Words, names: Sequence[str], *, of: int) -> str:
    """Who owes a clue where all tell at once, of so many players: all of them, or those who were passed over."""
    if len(names) == of:
        return words.say("Everybody tells")
    return words.count("{names} tells", "{names} tell", len(names), names=words.names(names))


def came_out(words: Words, number: int) -> str:
    """Over a round in the open."""
    return words.say("How round {number} came out", number=number)


def standings(words: Words, number: int) -> str:
    """Over the points after a round."""
    return words.say("Scores after round {number}", number=number)


def rehearsal(words: Words) -> str:
    """What a rehearsal is told to be."""
    return words.say(
        "This game is a rehearsal: its secret number was chosen by hand, and whoever knows it knows every card."
    )


def so_many_points(words: Words, count: int) -> str:
    """`1 point`, `2 points`: what somebody gets."""
    return words.count("{count} point", "{count} points", count)


def award_in_words(words: Words, award: Award, rules: Rules) -> str:
    """An award with its reason: `Decoy: 2 votes +2`."""
    return f"{why(words, award, rules)} {signed(award.points)}"


def signed(points: int) -> str:
    """`+3`, and with a real minus `−2`."""
    return f"{points:+d}".replace("-", "−")


def why(words: Words, award: Award, rules: Rules) -> str:
    """Why these points? A few words that stand beside the player's name."""
    match award.reason:
        case Reason.FOUND_STORYTELLER:
            return words.say("Some found the storyteller’s card, but not all")
        case Reason.FOUND_FINDER:
            return words.say("Vote for the storyteller’s card")
        case Reason.LONE_STORYTELLER:
            return words.say("Just one of you found the storyteller’s card")
        case Reason.LONE_FINDER:
            return words.say("The only vote for the storyteller’s card")
        case Reason.ALL_FOUND:
            return words.say("All found the storyteller’s card")
        case Reason.NONE_FOUND:
            return words.say("Nobody found the storyteller’s card")
        case Reason.SINGLE_VOTE:
            return words.say("Found with a single vote")
        case Reason.EACH_FINDER | Reason.DECOY | Reason.CROWD:
            return _counted(words, award, rules)
    assert_never(award.reason)


def _counted(words: Words, award: Award, rules: Rules) -> str:
    """Why, where it says for how many."""
    if award.reason is Reason.DECOY:
        return _decoy(words, award.count, rules.decoy_cap)
    if award.reason is Reason.CROWD:
        return _crowd(words, award.count, rules.crowd_cap)
    return words.say("For those who found it: {count}", count=award.count)


def _decoy(words: Words, votes: int, cap: int | None) -> str:
    if cap is not None and votes > cap:
        return words.count(
            "Decoy: {count} vote, at most {cap} count",
            "Decoy: {count} votes, at most {cap} count",
            votes,
            cap=cap,
        )
    return words.count("Decoy: {count} vote", "Decoy: {count} votes", votes)


def _crowd(words: Words, votes: int, cap: int) -> str:
    if votes > cap:
        return words.count(
            "{count} vote for the same card, at most {cap} count",
            "{count} votes for the same card, at most {cap} count",
            votes,
            cap=cap,
        )
    return words.count("{count} vote for the same card", "{count} votes for the same card", votes)


def outcome(words: Words, rules: Rules, *, played: Round, scored: Scored) -> str:
    """How a round came out, in a sentence."""
    voted = [numbers for numbers in played.votes.values() if numbers]
    if rules.scoring is Scoring.STORY:
        return search_outcome(words, found=len(scored.found), voters=len(voted))
    counted = Counter(number for numbers in voted for number in numbers)
    most = max(counted.values(), default=0)
    return crowd_outcome(words, sorted(number for number, count in counted.items() if count == most))


def search_outcome(words: Words, *, found: int, voters: int) -> str:
    """How the search for the storyteller's card came out."""
    if not voters:
        return void(words)
    if not found:
        return words.say("Nobody found the storyteller’s card.")
    if found == voters:
        return words.say("All found the storyteller’s card.")
    return words.count(
        "{count} of {voters} found the storyteller’s card.",
        "{count} of {voters} found the storyteller’s card.",
        found,
        voters=voters,
    )


def crowd_outcome(words: Words, numbers: Sequence[int]) -> str:
    """Which cards got the most votes."""
    if not numbers:
        return void(words)
    return words.count(
        "Card {numbers} got the most votes.",
        "Cards {numbers} got the most votes.",
        len(numbers),
        numbers=words.names([str(number) for number in numbers]),
    )


def void(words: Words) -> str:
    """What a round without a single vote is."""
    return words.say("There was no vote: nobody gets points, and the cards on the table are discarded.")


def legend(words: Words, rules: Rules, *, large: bool) -> str:
    """How to read the pictures with their owners and votes, one of which may be large."""
    below = (
        words.say("Below each card stands who gave it; below that, or beside the large card, who voted for it.")
        if large
        else words.say("Below each card stands who gave it, and then, who voted for it.")
    )
    if rules.scoring is Scoring.STORY:
        star = words.say("The star marks the storyteller’s card.")
        return f"{star} {below}"
    red = words.say("The red cross marks the card where votes bring nothing.")
    return f"{below} {red}" if rules.red_mark else below


def next_storyteller(words: Words, name: str) -> str:
    """Who tells in the next round."""
    return words.say("{name} tells next.", name=name)


def all_tell_next(words: Words) -> str:
    """Who tells in the next cycle."""
    return words.say("Next, everybody tells.")


def winners(words: Words, names: Sequence[str], points: int) -> str:
    """Who wins, or shares the victory, with how many points."""
    won = so_many_points(words, points)
    if len(names) == 1:
        return words.say("{name} wins with {points}.", name=names[0], points=won)
    return words.say("{names} share the victory with {points} each.", names=words.names(names), points=won)


def nobody_wins(words: Words) -> str:
    """What is said of a game that ended early and without a winner."""
    return words.say("The game ended early; nobody wins.")


LONG, DIGITS = 64, 8


def grouped(number: str) -> str:
    """The digits of a fingerprint or a secret number in groups; a number that was chosen by hand stays as it is."""
    if len(number) < LONG:
        return number
    return " ".join(number[start : start + DIGITS] for start in range(0, len(number), DIGITS))
