"""The sentences of the rules page about points, about what happens between two rounds, and about the end."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.systems import Rules, Scoring, ShortPile
from dixit_pbem.words.language import Words
from dixit_pbem.words.rounds import so_many_points
from dixit_pbem.words.rules_play import Paragraphs, paragraph


def points(words: Words, rules: Rules) -> Paragraphs:
    """What every vote earns, for whom."""
    if rules.scoring is Scoring.CROWD:
        return _crowd(words, rules)
    finding = words.say("To find the card, one of your votes is enough.") if rules.votes > 1 else ""
    single = ""
    if rules.single_vote_bonus:
        more = so_many_points(words, rules.single_vote_bonus)
        if rules.votes > 1:
            single = words.say(
                "Whoever finds the storyteller’s card with a single vote gets {points} more, even if all find it.",
                points=more,
            )
        else:
            single = words.say(
                "Whoever finds the storyteller’s card gets {points} more, even if all find it.", points=more
            )
    found = _found_by_teams(words, rules) if rules.pairs else _found_by_players(words, rules)
    return (*paragraph(*found, finding), *paragraph(_decoys(words, rules), single))


def _found_by_teams(words: Words, rules: Rules) -> Paragraphs:
    some = words.say(
        "If some of the voters, but not all, find the storyteller’s card, the storyteller’s team gets {points}, "
        "and so does every team that found it.",
        points=so_many_points(words, rules.found),
    )
    one = ""
    if rules.lone_finder != rules.found:
        won = so_many_points(words, rules.lone_finder)
        one = words.say("If exactly one finds it, both teams get {points} instead.", points=won)
    each = ""
    if rules.each_finder:
        more = so_many_points(words, rules.each_finder)
        each = words.say("For every team that found it, the storyteller’s team gets {points} more.", points=more)
    return (some, one, each, *_all_or_none_of_teams(words, rules))


def _all_or_none_of_teams(words: Words, rules: Rules) -> Paragraphs:
    if not (rules.all_back or rules.none_back):
        both = words.say(
            "If all of them find it, or none, the storyteller’s team gets nothing, and every team that voted gets "
            "{points}.",
            points=so_many_points(words, rules.all_or_none),
        )
        return (both,)
    lost, lost_else = (so_many_points(words, back) for back in (rules.all_back, rules.none_back))
    branches = (
        words.say("If all of them find it, it costs the storyteller’s team {points}.", points=lost),
        words.say("If none of them finds it, it costs the storyteller’s team {points}.", points=lost_else),
    )
    voters = so_many_points(words, rules.all_or_none)
    told = words.say("In both cases every team that voted gets {points}.", points=voters) if rules.all_or_none else ""
    return (*branches, told, _floor(words, rules))


def _floor(words: Words, rules: Rules) -> str:
    return words.say("After a round nobody stands below 0.") if rules.floor else ""


def _found_by_players(words: Words, rules: Rules) -> Paragraphs:
    some = words.say(
        "If some of the voters, but not all, find the storyteller’s card, the storyteller gets {points}, and so does "
        "everybody who found it.",
        points=so_many_points(words, rules.found),
    )
    one = ""
    if rules.lone_finder != rules.found:
        won = so_many_points(words, rules.lone_finder)
        one = words.say("If exactly one finds it, that one and the storyteller get {points} each instead.", points=won)
    each = ""
    if rules.each_finder:
        more = so_many_points(words, rules.each_finder)
        each = words.say("For everybody who found it, the storyteller gets {points} more.", points=more)
    return (some, one, each, *_all_or_none_of_players(words, rules))


def _all_or_none_of_players(words: Words, rules: Rules) -> Paragraphs:
    if not (rules.all_back or rules.none_back):
        both = words.say(
            "If all of them find it, or none, the storyteller gets nothing, and everybody who voted gets {points}.",
            points=so_many_points(words, rules.all_or_none),
        )
        return (both,)
    lost, lost_else = (so_many_points(words, back) for back in (rules.all_back, rules.none_back))
    branches = (
        words.say("If all of them find it, it costs the storyteller {points}.", points=lost),
        words.say("If none of them finds it, it costs the storyteller {points}.", points=lost_else),
    )
    voters = so_many_points(words, rules.all_or_none)
    told = words.say("In both cases everybody who voted gets {points}.", points=voters) if rules.all_or_none else ""
    return (*branches, told, _floor(words, rules))


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
    if rules.decoy_cap is None:
        return whose
    if rules.pairs:
        cap = words.count(
            "For each team only {count} such vote counts in a round.",
            "For each team at most {count} such votes count in a round.",
            rules.decoy_cap,
        )
    else:
        cap = words.count(
            "For each of you only {count} such vote counts in a round.",
            "For each of you at most {count} such votes count in a round.",
            rules.decoy_cap,
        )
    return f"{whose} {cap}"


def _crowd(words: Words, rules: Rules) -> Paragraphs:
    cap = words.count(
        "A vote brings a point for every vote that its card has, itself included, but at most {count} point.",
        "A vote brings a point for every vote that its card has, itself included, but at most {count} points.",
        rules.crowd_cap,
    )
    alone = words.say("If nobody else votes for that card, it brings nothing.")
    red = words.say("Votes for the card with the red mark bring nothing either.") if rules.red_mark else ""
    return paragraph(cap, alone, red, words.say("Whose picture it is does not matter."))


def next_round(words: Words, rules: Rules) -> Paragraphs:
    """The refill, the passing of hands, and who tells next."""
    if rules.short_pile is ShortPile.ANEW:
        refill = words.count(
            "All cards that are in nobody’s hand are shuffled into a new pile, and everybody draws back up to {count} "
            "card.",
            "All cards that are in nobody’s hand are shuffled into a new pile, and everybody draws back up to {count} "
            "cards.",
            rules.hand,
        )
    else:
        refill = words.count(
            "The cards on the table are discarded, and everybody draws back up to {count} card.",
            "The cards on the table are discarded, and everybody draws back up to {count} cards.",
            rules.hand,
        )
    passing = words.say("Then every hand passes, unseen, to the player on the left.") if rules.pass_hands else ""
    if rules.together:
        teller = words.say("Then you all tell again.")
    elif rules.pairs:
        teller = words.say(
            "The player on the left, next in seating order, is the new storyteller, so the story always moves to "
            "another team."
        )
    else:
        teller = words.say("The player on the left, next in seating order, is the new storyteller.")
    return paragraph(refill, _short_pile(words, rules), passing, teller)


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


def end(words: Words, rules: Rules) -> Paragraphs:
    """When the game ends, and who wins."""
    endings = tuple(what_ends(words, rules))
    first = words.say("Whichever comes first decides.") if len(endings) > 1 else ""
    within_a_cycle = rules.points_to_win is not None or rules.short_pile is ShortPile.END
    equal = ""
    if rules.equal_turns and within_a_cycle:
        equal = words.say("But you always play on until everybody has been the storyteller equally often.")
    if rules.pairs:
        winner = words.say("The team with the most points wins; teams with equal points share the victory.")
    else:
        winner = words.say("Whoever has the most points wins; players with equal points share the victory.")
    return paragraph(*endings, first, equal, winner)


def what_ends(words: Words, rules: Rules) -> Iterator[str]:
    """What may end the game: somebody's points, the number of cycles, the pile."""
    if rules.points_to_win is not None and rules.pairs:
        yield words.count(
            "The game ends after the round in which a team has {count} point or more.",
            "The game ends after the round in which a team has {count} points or more.",
            rules.points_to_win,
        )
    elif rules.points_to_win is not None:
        yield words.count(
            "The game ends after the round in which somebody has {count} point or more.",
            "The game ends after the round in which somebody has {count} points or more.",
            rules.points_to_win,
        )
    if rules.cycles is not None:
        yield words.say(
            "The game ends when everybody has been the storyteller {times}.", times=words.times(rules.cycles)
        )
    if rules.short_pile is ShortPile.END:
        yield words.say("The game ends when the last card of the pile is drawn.")
