"""Which rules can be played, by how many, with which deck; and why not."""

from __future__ import annotations

from dixit_pbem.engine.systems import (
    HAND_LETTERS,
    MOST_CARDS_ON_TABLE,
    RuleChoice,
    Rules,
    Scoring,
    ShortPile,
    Voters,
    given_in_a_cycle,
    numbers_of_players,
    rules_for,
)

MOST_TOGETHER = 9
"""So many tables are still read on a phone, and fit a mail."""


def why_unplayable(choice: RuleChoice, players: int) -> tuple[str, ...]:
    """Every reason why these rules cannot be played by that many players; empty when they can."""
    rules = rules_for(choice, players)
    if rules is None:
        *first, last = map(str, numbers_of_players(choice.base))
        return (
            f"'{choice.base}' is played by {', '.join(first)} or {last} players, and there are {players}. "
            "Change the players, or choose other rules.",
        )
    reasons = (
        *_about_the_end(rules, players),
        *_about_the_table(rules, players),
        *_about_the_search(rules),
        *(_about_a_cycle(rules, players) if rules.together else ()),
    )
    return tuple(reason for unplayable, reason in reasons if unplayable)


def playable_by(choice: RuleChoice) -> tuple[int, ...]:
    """By how many players these rules can be played."""
    return tuple(number for number in numbers_of_players(choice.base) if not why_unplayable(choice, number))


def _about_the_end(rules: Rules, players: int) -> tuple[tuple[bool, str], ...]:
    by_points_only = rules.cycles is None and rules.short_pile is not ShortPile.END
    last_cycle = rules.cards_given * players
    search = rules.found or rules.lone_finder or rules.all_or_none or rules.single_vote_bonus or rules.each_finder
    earns_points = rules.scoring is Scoring.CROWD or search or (rules.decoy and rules.decoy_cap != 0)
    return (
        (
            by_points_only and rules.points_to_win is None,
            "This game would never end: give 'points_to_win' or 'cycles' a number, or set 'short_pile: end'.",
        ),
        (
            by_points_only and rules.points_to_win is not None and not earns_points,
            f"Nothing earns a point here, so nobody ever reaches {rules.points_to_win}: "
            "make 'found', 'all_or_none' or 'decoy' larger, or give 'cycles' a number.",
        ),
        (
            rules.equal_turns and rules.short_pile is ShortPile.END and rules.hand < last_cycle,
            "Once the pile is empty the hands must last a whole cycle: "
            f"'equal_turns' needs 'hand' to be {last_cycle} or more here, or 'short_pile: mix' with 'points_to_win'.",
        ),
    )


def _about_the_table(rules: Rules, players: int) -> tuple[tuple[bool, str], ...]:
    table = rules.table_size(players)
    own = 0 if rules.own_card_vote else rules.cards_given
    return (
        (
            rules.cards_given > rules.hand,
            f"Nobody can give {rules.cards_given} cards from a hand of {rules.hand}: "
            "make 'hand' larger or 'cards_given' smaller.",
        ),
        (
            table > MOST_CARDS_ON_TABLE,
            f"{players} players who give {rules.cards_given} cards each lay {table} cards on the table, "
            f"and the numbers end at {MOST_CARDS_ON_TABLE}: make 'cards_given' smaller.",
        ),
        (
            rules.votes > table - own,
            f"A voter has {rules.votes} votes and only {table - own} cards to vote for: make 'votes' smaller.",
        ),
        (
            rules.pairs and rules.cards_given > 1,
            "In pairs one partner gives and the other votes, so one card is all a pair gives: set 'cards_given: 1'.",
        ),
    )


def _about_the_search(rules: Rules) -> tuple[tuple[bool, str], ...]:
    return (
        (
            rules.scoring is Scoring.STORY and rules.voters is Voters.EVERYBODY,
            "No storyteller can look for their own card: 'voters: everybody' needs 'scoring: crowd'.",
        ),
        (
            rules.scoring is Scoring.STORY and rules.red_mark,
            "A red mark only counts where the crowd scores: 'red_mark: true' needs 'scoring: crowd'.",
        ),
        (
            rules.pairs and (rules.voters is not Voters.OTHER_PAIRS or rules.scoring is not Scoring.STORY),
            "'team' is played in pairs and cannot take 'voters' or 'scoring' of another system: leave them out.",
        ),
    )


def _about_a_cycle(rules: Rules, players: int) -> tuple[tuple[bool, str], ...]:
    """Why everybody cannot tell at once; each clue must rest on a card of a hand that its storyteller knows."""
    needed = given_in_a_cycle(rules, players)
    leave_out = "leave it out, or take 'together' out."
    return (
        (
            rules.pairs,
            "Pairs cannot tell at once: partners would give and vote in each other's rounds. Leave 'together' out.",
        ),
        (rules.blind_clue, f"'together' needs clues that rest on a card, not 'blind_clue: true': {leave_out}"),
        (
            rules.voters is Voters.EVERYBODY,
            f"'together' needs a storyteller who does not vote, not 'voters: everybody': {leave_out}",
        ),
        (
            rules.scoring is Scoring.CROWD,
            f"'together' is scored by who finds a card, not 'scoring: crowd': {leave_out}",
        ),
        (rules.red_mark, f"'together' knows no red mark, so not 'red_mark: true': {leave_out}"),
        (rules.pass_hands, f"'together' gives everybody a hand to keep, not 'pass_hands: true': {leave_out}"),
        (
            players > MOST_TOGETHER,
            f"At most {MOST_TOGETHER} players can tell at once, and there are {players}: leave 'together' out.",
        ),
        (
            players <= MOST_TOGETHER and rules.hand < needed,
            f"Who tells at once with {players} players gives {needed} cards in a cycle, and a hand has {rules.hand}: "
            f"leave 'hand' out, or make it {needed} or more.",
        ),
        (
            rules.hand > len(HAND_LETTERS),
            f"A cycle would take {rules.hand} cards from a hand, and its letters end at {len(HAND_LETTERS)}: "
            "make 'cards_given' smaller.",
        ),
    )


def least_deck(rules: Rules, players: int) -> int:
    """The least number of cards to play with: all hands, and the first refill.

    A cycle has its refill itself, and so has a game that shuffles everything which is not in a hand.
    """
    refills_itself = rules.together or rules.short_pile is ShortPile.ANEW
    return rules.hand * players + (0 if refills_itself else rules.table_size(players))


def comfortable_deck(rules: Rules, players: int) -> int:
    """Below this many cards the same pictures come back at once; not where the game ends with its pile."""
    if rules.short_pile is ShortPile.END:
        return least_deck(rules, players)
    if rules.together:
        return max(rules.hand * players, 2 * players * rules.table_size(players))
    return rules.hand * players + 2 * rules.table_size(players)


def all_find_it(rules: Rules, players: int) -> bool:
    """Has everybody a vote for every card, so that no storyteller's card is ever missed?"""
    own = 0 if rules.own_card_vote else rules.cards_given
    return rules.scoring is Scoring.STORY and rules.votes >= rules.table_size(players) - own


def has_effect(house_rule: str, rules: Rules) -> bool:
    """Whether anybody could notice a change of this house rule in a game with these rules."""
    story = rules.scoring is Scoring.STORY
    return {
        "found": story,
        "lone_finder": story,
        "all_or_none": story,
        "decoy": story and rules.decoy_cap != 0,
        "decoy_cap": story and rules.decoy != 0,
        "single_vote_bonus": story,
        "all_back": story,
        "none_back": story,
        "each_finder": story,
        "floor": story and (rules.all_back or rules.none_back) > 0,
        "crowd_cap": not story,
        "own_card_vote": not rules.pairs,
        "equal_turns": rules.points_to_win is not None or rules.short_pile is ShortPile.END,
    }.get(house_rule, True)
