"""The sentences of the rules page about points, about what happens between two rounds, and about the end."""

from __future__ import annotations

from dixit_pbem.engine.systems import Rules, Scoring, ShortPile
from dixit_pbem.words.language import Words
from dixit_pbem.words.rules_play import Paragraphs, paragraph
from dixit_pbem.words.scores import so_many_points


def points(words: Words, rules: Rules) -> Paragraphs:
    """What every vote earns, for whom."""
    if rules.scoring is Scoring.CROWD:
        return paragraph(*_crowd(words, rules))
    search = paragraph(
        _some_found(words, rules), _lone_finder(words, rules), _all_or_none(words, rules), _finding(words, rules)
    )
    extras = paragraph(_decoys(words, rules), _single_vote(words, rules))
    return (*search, *extras)


def _some_found(words: Words, rules: Rules) -> str:
    won = so_many_points(words, rules.found)
    if rules.pairs:
        return words.say(
            "If some of the voters, but not all, find the storyteller’s card, the storyteller’s team gets {points}, "
            "and so does every team that found it.",
            points=won,
        )
    return words.say(
        "If some of the voters, but not all, find the storyteller’s card, the storyteller gets {points}, and so does "
        "everybody who found it.",
        points=won,
    )


def _lone_finder(words: Words, rules: Rules) -> str:
    if rules.lone_finder == rules.found:
        return ""
    won = so_many_points(words, rules.lone_finder)
    if rules.pairs:
        return words.say("If exactly one finds it, both teams get {points} instead.", points=won)
    return words.say("If exactly one finds it, that one and the storyteller get {points} each instead.", points=won)


def _all_or_none(words: Words, rules: Rules) -> str:
    won = so_many_points(words, rules.all_or_none)
    if rules.pairs:
        return words.say(
            "If all of them find it, or none, the storyteller’s team gets nothing, and every team that voted gets "
            "{points}.",
            points=won,
        )
    return words.say(
        "If all of them find it, or none, the storyteller gets nothing, and everybody who voted gets {points}.",
        points=won,
    )


def _finding(words: Words, rules: Rules) -> str:
    return words.say("To find the card, one of your votes is enough.") if rules.votes > 1 else ""


def _decoys(words: Words, rules: Rules) -> str:
    if rules.decoy == 0 or rules.decoy_cap == 0:
        return words.say("Votes for other cards bring nothing.")
    won = so_many_points(words, rules.decoy)
    if rules.pairs:
        whose = words.say(
            "In every case a vote for any other card, a decoy, brings {points} to the team that gave it.", points=won
        )
    else:
        whose = words.say(
            "In every case a vote for any other card, a decoy, brings {points} to whoever gave it.", points=won
        )
    return " ".join(filter(None, (whose, _decoy_cap(words, rules))))


def _decoy_cap(words: Words, rules: Rules) -> str:
    if rules.decoy_cap is None:
        return ""
    if rules.pairs:
        return words.count(
            "For each team only {count} such vote counts in a round.",
            "For each team at most {count} such votes count in a round.",
            rules.decoy_cap,
        )
    return words.count(
        "For each of you only {count} such vote counts in a round.",
        "For each of you at most {count} such votes count in a round.",
        rules.decoy_cap,
    )


def _single_vote(words: Words, rules: Rules) -> str:
    if rules.votes == 1 or rules.single_vote_bonus == 0:
        return ""
    return words.say(
        "Whoever finds the storyteller’s card with a single vote gets {points} more, even if all find it.",
        points=so_many_points(words, rules.single_vote_bonus),
    )


def _crowd(words: Words, rules: Rules) -> Paragraphs:
    cap = words.count(
        "A vote brings a point for every vote that its card has, itself included, but at most {count} point.",
        "A vote brings a point for every vote that its card has, itself included, but at most {count} points.",
        rules.crowd_cap,
    )
    alone = words.say("If nobody else votes for that card, it brings nothing.")
    red = words.say("Votes for the card with the red mark bring nothing either.") if rules.red_mark else ""
    return cap, alone, red, words.say("Whose picture it is does not matter.")


def next_round(words: Words, rules: Rules) -> Paragraphs:
    """The refill, the passing of hands, and who tells next."""
    passing = words.say("Then every hand passes, unseen, to the player on the left.") if rules.pass_hands else ""
    return paragraph(_refill(words, rules), _short_pile(words, rules), passing, _next_storyteller(words, rules))


def _refill(words: Words, rules: Rules) -> str:
    if rules.short_pile is ShortPile.ANEW:
        return words.count(
            "All cards that are in nobody’s hand are shuffled into a new pile, and everybody draws back up to {count} "
            "card.",
            "All cards that are in nobody’s hand are shuffled into a new pile, and everybody draws back up to {count} "
            "cards.",
            rules.hand,
        )
    return words.count(
        "The cards on the table are discarded, and everybody draws back up to {count} card.",
        "The cards on the table are discarded, and everybody draws back up to {count} cards.",
        rules.hand,
    )


def _short_pile(words: Words, rules: Rules) -> str:
    match rules.short_pile:
        case ShortPile.ANEW:
            return ""
        case ShortPile.MIX:
            return words.say("If the pile is too short for that, it is first shuffled together with the discards.")
        case ShortPile.END:
            return words.say(
                "If the pile is too short for that, you draw in order, the next storyteller first, until it is empty."
            )


def _next_storyteller(words: Words, rules: Rules) -> str:
    if rules.pairs:
        return words.say(
            "The player on the left, next in seating order, is the new storyteller, so the story always moves to "
            "another team."
        )
    return words.say("The player on the left, next in seating order, is the new storyteller.")


def end(words: Words, rules: Rules) -> Paragraphs:
    """When the game ends, and who wins."""
    endings = tuple(filter(None, (_by_points(words, rules), _by_cycles(words, rules), _by_pile(words, rules))))
    first = words.say("Whichever comes first decides.") if len(endings) > 1 else ""
    return paragraph(*endings, first, _equal_rounds(words, rules), _winner(words, rules))


def _by_points(words: Words, rules: Rules) -> str:
    if rules.points_to_win is None:
        return ""
    if rules.pairs:
        return words.count(
            "The game ends after the round in which a team has {count} point or more.",
            "The game ends after the round in which a team has {count} points or more.",
            rules.points_to_win,
        )
    return words.count(
        "The game ends after the round in which somebody has {count} point or more.",
        "The game ends after the round in which somebody has {count} points or more.",
        rules.points_to_win,
    )


def _by_cycles(words: Words, rules: Rules) -> str:
    if rules.cycles is None:
        return ""
    return words.count(
        "The game ends when everybody has been the storyteller once.",
        "The game ends when everybody has been the storyteller {count} times.",
        rules.cycles,
    )


def _by_pile(words: Words, rules: Rules) -> str:
    return (
        words.say("The game ends when the last card of the pile is drawn.") if rules.short_pile is ShortPile.END else ""
    )


def _equal_rounds(words: Words, rules: Rules) -> str:
    ends_within_a_cycle = rules.points_to_win is not None or rules.short_pile is ShortPile.END
    if not (rules.equal_turns and ends_within_a_cycle):
        return ""
    return words.say("But you always play on until everybody has been the storyteller equally often.")


def _winner(words: Words, rules: Rules) -> str:
    if rules.pairs:
        return words.say("The team with the most points wins; teams with equal points share the victory.")
    return words.say("Whoever has the most points wins; players with equal points share the victory.")
