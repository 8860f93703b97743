"""Settings that fit by themselves and not together, and rules that cannot be played."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("Two players are called ‘{name}’ (the other in line {line}). Give one of them another name."),
    say("Two players are {colour} (the other in line {line}). Give one of them another colour."),
    say("‘{name}’ looks just like ‘{twin}’ (in line {line}), and is written otherwise. Give one of them another name."),
    say("‘stand-in’ offers seats to those in ‘reserve’, and nobody stands there. Add ‘reserve’, or write wait."),
    say("‘start’ waits for guests, and this table is closed. Add ‘table: open’, or delete it."),
    say("The game cannot begin when {wanted} are here. With these rules and players: {may}."),
    say("Where all tell at once nobody can be called ‘{name}’: {reason}. Write the name longer."),
    say("‘first’ is ‘{name}’, and no player is called so."),
    say("‘teams’ is for rules that are played in pairs, and ‘{rules}’ is not. Delete it, or choose ‘team’."),
    say("‘{first}’ and ‘{name}’ are too alike for two teams. Rename one of them."),
    say("No player is called ‘{name}’."),
    say("‘{name}’ is named twice in ‘teams’. Name each player once."),
    say("In no team: {names}. Put each player into one team of two."),
    say("‘{key}’ does not say how. Write one of these into it: {ways}."),
    say("‘{key}’ is done in one way, and here are {ways}. Keep one of them."),
    say("‘{key}’ means something only together with {ways}. Delete it."),
    say("Logging in takes ‘user’ and ‘password_from’. Add ‘{key}’, as in {example}."),
    say("Without security everybody on the way to ‘{host}’ can read along. Write tls or starttls."),
    say("The mails would come from nobody. Add ‘address’ to ‘mail’, or ‘email’ to the moderator."),
    say("‘{base}’ is played by {numbers} players, and there are {count}. Change the players, or choose other rules."),
    say("This game would never end: give ‘points_to_win’ or ‘cycles’ a number, or set ‘short_pile: end’."),
    say(
        "Nothing earns a point here, so nobody ever reaches {points}: make ‘found’, ‘all_or_none’ or ‘decoy’ "
        "larger, or give ‘cycles’ a number."
    ),
    say(
        "Once the pile is empty the hands must last a whole cycle: ‘equal_turns’ needs ‘hand’ to be {cards} "
        "or more here, or ‘short_pile: mix’ with ‘points_to_win’."
    ),
    say("Nobody can give {given} cards from a hand of {hand}: make ‘hand’ larger or ‘cards_given’ smaller."),
    say(
        "{players} players who give {given} cards each lay {table} cards on the table, and the numbers end "
        "at {most}: make ‘cards_given’ smaller."
    ),
    say("A voter has {votes} votes and only {cards} cards to vote for: make ‘votes’ smaller."),
    say("In pairs one partner gives and the other votes, so one card is all a pair gives: set ‘cards_given: 1’."),
    say("No storyteller can look for their own card: ‘voters: everybody’ needs ‘scoring: crowd’."),
    say("A red mark only counts where the crowd scores: ‘red_mark: true’ needs ‘scoring: crowd’."),
    say("‘team’ is played in pairs and cannot take ‘voters’ or ‘scoring’ of another system: leave them out."),
    say("Pairs cannot tell at once: partners would give and vote in each other’s rounds. Leave ‘together’ out."),
    say("‘together’ needs clues that rest on a card, not ‘blind_clue: true’: leave it out, or take ‘together’ out."),
    say(
        "‘together’ needs a storyteller who does not vote, not ‘voters: everybody’: leave it out, or take "
        "‘together’ out."
    ),
    say("‘together’ is scored by who finds a card, not ‘scoring: crowd’: leave it out, or take ‘together’ out."),
    say("‘together’ knows no red mark, so not ‘red_mark: true’: leave it out, or take ‘together’ out."),
    say("‘together’ gives everybody a hand to keep, not ‘pass_hands: true’: leave it out, or take ‘together’ out."),
    say("At most {most} players can tell at once, and there are {count}: leave ‘together’ out."),
    say(
        "Who tells at once with {players} players gives {needed} cards in a cycle, and a hand has {hand}: "
        "leave ‘hand’ out, or make it {needed} or more."
    ),
    say("A cycle would take {needed} cards from a hand, and its letters end at {most}: make ‘cards_given’ smaller."),
)
OTHERWISE: Mapping[str, str] = {}
