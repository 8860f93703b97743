"""The sentences of the rules page about this table: who tells first, who is missing, which house rules it keeps."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.order import counts_turns
from dixit_pbem.engine.playable import has_effect
from dixit_pbem.engine.systems import HOUSE_RULES, Rules, Scoring, ShortPile, Voters
from dixit_pbem.frozen import frozen
from dixit_pbem.words.language import Words
from dixit_pbem.words.rules_play import Paragraphs, paragraph

VOLUNTEER, RANDOM = "volunteer", "random"


@frozen
class Customs:
    """What a game file says beside its rules: who tells first, and what happens to those who are late."""

    first: str = VOLUNTEER
    missing: Missing = Missing.WAIT
    stands_in: bool = False
    """Is somebody of the reserve asked first to take the seat?"""


def tells_first(words: Words, rules: Rules, customs: Customs) -> Paragraphs:
    """Who begins."""
    if rules.together:
        return (words.say("You all do: nobody reads a clue before everybody’s is there."),)
    match customs.first:
        case "volunteer":
            return (words.say("Everybody may: whoever is the first to send a clue is the first storyteller."),)
        case "random":
            return (words.say("Chance names the first storyteller."),)
        case name:
            return (words.say("{name} is the first storyteller.", name=name),)


def missing(words: Words, rules: Rules, customs: Customs) -> Paragraphs:
    """What happens without somebody's answer, and when a round counts for nothing."""
    match customs.missing:
        case Missing.WAIT:
            how = words.say(
                "The game reminds whoever is late, and waits. Only whoever looks after it may go on without them."
            )
            vote = words.say("A missing vote is drawn by chance or left out.")
        case Missing.RANDOM:
            how = words.say("The game reminds whoever is late, and goes on without them after the deadline.")
            vote = words.say("A missing vote is drawn by chance.")
        case Missing.ABSTAIN:
            how = words.say("The game reminds whoever is late, and goes on without them after the deadline.")
            vote = words.say("A missing vote is left out.")
    if customs.stands_in:
        asked = words.say(
            "After the deadline the seat of whoever is late is offered to the reserve, one after another with a day "
            "each: the first yes plays in it until the next results are out."
        )
        how = f"{asked} {how}"
    if rules.together:
        teller = words.say("The round of a storyteller without a clue falls out.")
        once_more = words.say("Whoever was passed over is asked once more right after the cycle.")
    else:
        teller = words.say("In place of a storyteller without a clue the next player tells.")
        once_more = words.say("Whoever was passed over is asked once more at the end.")
    again = once_more if counts_turns(rules) else ""
    card = words.say("For a missing card chance takes one from the hand.")
    void = words.say(
        "A round in which nobody votes is void: nobody gets points, and the cards on the table are discarded."
    )
    return (*paragraph(how, teller, again, card, vote), void)


def house_rules(words: Words, rules: Rules, usual: Rules) -> Paragraphs:
    """Each rule that is not as usual, with what it usually is, and whether anybody can notice it."""
    changed = [rule.name for rule in HOUSE_RULES if getattr(rules, rule.name) != getattr(usual, rule.name)]
    named = _names(words)
    return tuple(
        " ".join(
            _told(words, named[name], (getattr(rules, name), getattr(usual, name)), idle=not has_effect(name, rules))
        )
        for name in changed
    )


def _told(words: Words, name: str, values: tuple[object, object], *, idle: bool) -> Iterator[str]:
    now, usually = (_value(words, value) for value in values)
    yield words.say("{rule}: {now} (usually {usually}).", rule=name, now=now, usually=usually)
    if idle:
        yield words.say("It changes nothing here.")


def _names(words: Words) -> dict[str, str]:
    return {
        "hand": words.say("Cards in a hand"),
        "cards_given": words.say("Cards that everybody but the storyteller gives"),
        "blind_clue": words.say("The clue comes before anybody sees a card"),
        "voters": words.say("Who votes"),
        "votes": words.say("Most votes of one player"),
        "own_card_vote": words.say("A vote for one’s own card is allowed"),
        "red_mark": words.say("The storyteller places a red mark"),
        "scoring": words.say("What earns points"),
        "found": words.say("Points for the storyteller and for those who find the card"),
        "lone_finder": words.say("The same where exactly one finds it"),
        "all_or_none": words.say("Points for all others where all find it, or none"),
        "decoy": words.say("Points for each vote on a decoy"),
        "decoy_cap": words.say("Votes on decoys that count, at most"),
        "single_vote_bonus": words.say("More points for finding it with a single vote"),
        "all_back": words.say("Points that the storyteller loses where all find the card"),
        "none_back": words.say("Points that the storyteller loses where nobody finds it"),
        "each_finder": words.say("More points for the storyteller for each who finds it"),
        "floor": words.say("Nobody stands below 0 after a round"),
        "crowd_cap": words.say("Points for a vote with the crowd, at most"),
        "short_pile": words.say("What happens when the pile is too short"),
        "pass_hands": words.say("Hands pass to the left after each round"),
        "points_to_win": words.say("Points that end the game"),
        "cycles": words.say("How often everybody tells until the game ends"),
        "equal_turns": words.say("The game ends only when all have told equally often"),
        "together": words.say("Everybody tells at once"),
    }


def _value(words: Words, value: object) -> str:
    match value:
        case bool():
            return words.say_in("a house rule", "yes") if value else words.say_in("a house rule", "no")
        case None:
            return words.say("without a limit")
        case Voters.EVERYBODY:
            return words.say("everybody")
        case Voters.LISTENERS | Voters.OTHER_PAIRS:
            return words.say("everybody but the storyteller")
        case Scoring.STORY:
            return words.say("finding the storyteller’s card")
        case Scoring.CROWD:
            return words.say("voting as most do")
        case ShortPile.MIX:
            return words.say("the discards are shuffled in")
        case ShortPile.END:
            return words.say("the game ends")
        case ShortPile.ANEW:
            return words.say("it is shuffled anew after every round")
        case _:
            return str(value)
