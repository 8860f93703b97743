"""What the rules refuse, as the desk says it."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("{other} is the storyteller of round {round}; {player} tells another time."),
    say("{player} is leaving the game and tells no clue any more."),
    say("A clue needs some words, even beside a picture or a song. Write a word or a sentence."),
    say("In this game the clue comes before the cards: give the clue alone, without a card."),
    say("{player} is the storyteller, whose card lies on the table with the clue."),
    say("{other} gives the card of this pair in this round; {player} votes."),
    say("{player} has given no card in this round, so there is none to take back."),
    say("{player} gives {most} cards, not {count}."),
    say("{player} is the storyteller of this round and does not vote."),
    say("{player} does not vote in this round: of every other pair, the one who did not give a card votes."),
    say("There is no card {read} on the table: the numbers go from 1 to {most}."),
    say("There is no red mark in this game: vote without it."),
    say("{player} does not sit at this table. At the table: {names}."),
    say("‘{player}’ does not sit at this table (any more)."),
    say("{player} leaves after this round already."),
    say("The game is finished: its seats stay as they are."),
    say("The game is finished: nobody can leave it any more."),
    say("{player} sits at this table already: choose another name."),
    say("There is no storyteller yet: the first clue makes one."),
    say("Several rounds are open: say for which {player} answers. Open: those of {names}."),
    say("Round {round} is not open now."),
    say("Round {round} is told by {player}, who gives no further card to it and has no vote there."),
    say("The game does not wait for {player}. Waited for: {names}."),
    say("The game is finished: its clock has stopped for good."),
)
OTHERWISE: Mapping[str, str] = {
    "No {wanted} is wanted now: the game has not started. See `status`.": say(
        "That does not fit now: the game has not begun."
    ),
    "No {wanted} is wanted now: the game waits for a clue. See `status`.": say(
        "That does not fit now: the game waits for a clue."
    ),
    "No {wanted} is wanted now: the game waits for cards. See `status`.": say(
        "That does not fit now: the game waits for cards."
    ),
    "No {wanted} is wanted now: the game waits for votes. See `status`.": say(
        "That does not fit now: the game waits for votes."
    ),
    "No {wanted} is wanted now: the game is finished. See `status`.": say("That does not fit now: the game is over."),
    "No {wanted} is wanted now: the clue is in. `next-turn` asks for the cards.": say(
        "That does not fit now: the clue is in. Go on, and the cards are asked for."
    ),
    "No {wanted} is wanted now: the cards are in. `next-turn` lays the table.": say(
        "That does not fit now: the cards are in. Go on, and the table is laid."
    ),
    "No {wanted} is wanted now: the round is scored. `next-turn` goes on.": say(
        "That does not fit now: the round is scored. Go on with the next one."
    ),
    "Round {round} is scored already: `next-turn` goes on, `undo --after-reveal` goes back.": say(
        "Round {round} is scored already. Go on, or take it back."
    ),
    "The clue rests on a card: say which, as in {read}.": say("The clue rests on a card: click which."),
    "{player} holds no card {read}: the hand has {names}.": say("{player} holds no card {read}. The hand has {names}."),
    (
        "{player} cannot give {read} to the rounds of {names}: give one of them another card in the same answer{offer}."
    ): say("{player} cannot give {read} to the rounds of {names}: one of them needs another card."),
    "{read} is the card of {player}'s own clue, and goes to no other round: choose another card.": say(
        "{read} is the card of {player}’s own clue, and goes to no other round. Choose another card."
    ),
    "{player} gives 1 card, not {count}.": say("{player} gives one card, not {count}."),
    "{player} has 1 vote, not {count}.": say("{player} has one vote, not {count}."),
    "{player} has 1 or 2 votes, not {count}.": say("{player} has one or two votes, not {count}."),
    "{player} has 1 to {most} votes, not {count}.": say("{player} has up to {most} votes, not {count}."),
    "{player} may not vote for {read}; `--spoilers` says why.": say("{player} may not vote for {read}."),
    "The red mark belongs to the storyteller, {other}.": say("The red mark belongs to the storyteller: {other}."),
    (
        "{player} cannot leave: the pair would be broken. Let somebody else take the seat (`replace`), or "
        "end the game (`end`)."
    ): say("{player} cannot leave: the pair would be broken. Let somebody else take the seat, or end the game."),
    (
        "{player} cannot leave: these rules cannot be played by {count}. Let somebody else take the seat "
        "(`replace`), or end the game (`end`)."
    ): say(
        "{player} cannot leave: these rules cannot be played by {count}. Let somebody else take the seat, or "
        "end the game."
    ),
    "Nobody is waited for, so there is nobody to skip. `next-turn` goes on.": say(
        "Nobody is waited for, so there is nobody to pass over. Go on."
    ),
    "Anybody may tell in this round, so nobody need be skipped. `next-turn --close` names somebody.": say(
        "Anybody may tell in this round, so nobody need be passed over. Close this phase, and chance names somebody."
    ),
    "Several are waited for: say whom to skip. Waited for: {names}.": say(
        "Several are waited for: say whom to pass over. Waited for: {names}."
    ),
    "The game does not wait for anybody. `status` says for whom.": say("The game does not wait for anybody now."),
    "The game does not wait for {player}. `status` says for whom.": say("The game does not wait for {player} now."),
    (
        "{names} did not answer, and this game waits. Say what happens for the missing: `--close --missing "
        "random` or `--close --missing abstain`."
    ): say(
        "{names} did not answer, and this game waits. Close this phase, and say there what happens for those "
        "who are missing."
    ),
    "Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.": say(
        "Nobody is waited for, so there is no deadline to extend. Go on."
    ),
    "The clock stands still already. `resume` lets it go on.": say("The clock stands still already."),
    "The clock is running: there is nothing to resume.": say("The clock is running already."),
    "Where partners sit opposite each other nobody joins alone. `replace` gives a seat away.": say(
        "Where partners sit opposite each other nobody joins alone. A seat can be taken over."
    ),
    "These rules cannot be played by {count}, so {player} cannot join. `replace` gives a seat.": say(
        "These rules cannot be played by {count}, so {player} cannot join. A seat can be taken over."
    ),
    (
        "There are not enough cards for another hand of {count}, so {player} cannot join. `replace` gives a seat away."
    ): say(
        "There are not enough cards for another hand of {count}, so {player} cannot join. A seat can be taken over."
    ),
    "The game has ended already. `status` shows how.": say("The game has ended already."),
}
