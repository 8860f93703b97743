"""What stands in the way at a table: moves, mails that wait, addresses, words of chance."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("The players have seen the owners, votes and points of round {names}."),
    say("The players have seen the owners, votes and points of rounds {names}."),
    say("Nobody has made a move yet, so there is nothing to take back."),
    say("{player} named the same card twice; it counts as one vote."),
    say("{newcomer} has no address, and plays on paper."),
    say("{player} plays on paper: ask in person."),
    say("The game is over, so no word of chance can join it. A new game takes new words."),
    say(
        "{player} moderates, and whoever can read the seed adds no word: the seed is their part, committed "
        "before all words. Ask the others for theirs."
    ),
    say(
        "The seat of {player} has its word of chance already: “{word}” (from round {round} on). A seat adds "
        "one, and it stays."
    ),
    say("The seat of {player} has its word of chance already. A seat adds one, and it stays."),
    say("A word of chance has {most} characters at most. Ask {player} for a shorter one."),
    say("The rules do not allow {player} the answer “{reading}” now."),
    say("Mail {number} waits no more: {how}."),
    say("This mail waits no more."),
    say("No such mail has left."),
    say("Mails to {player} go to {email} already."),
)
OTHERWISE: Mapping[str, str] = {
    (
        "Another command has just gone on from {meant} to {now}, so nothing was done. Look at `status`, and "
        "call the command again if you still want it."
    ): say(
        "Another program has just gone on with the game, so nothing was done. Look at the game, and do it "
        "again if you still want it."
    ),
    (
        "Another command has just changed the last move, so nothing was taken back. Look at `log`, and call "
        "`undo` again if you still want it."
    ): say(
        "Another program has just changed the last move, so nothing was taken back. Look at the story, and "
        "take it back again if you still want it."
    ),
    (
        "The players have been shown the owners, votes and points of round {names} since then. `undo "
        "--after-reveal` takes it back all the same."
    ): say(
        "The players have seen the owners, votes and points of round {names} since then. Tick that it is "
        "taken back all the same."
    ),
    (
        "The players have been shown the owners, votes and points of rounds {names} since then. `undo "
        "--after-reveal` takes it back all the same."
    ): say(
        "The players have seen the owners, votes and points of rounds {names} since then. Tick that they are "
        "taken back all the same."
    ),
    "There is nothing to say yet. Write some words, as in: say {example}.": say(
        "There is nothing to say yet. Write some words."
    ),
    "From {first} to {last} are no days to come. Write the first and the last day, as in 2026-12-03 2026-12-10.": say(
        "From {first} to {last} are no days to come. Choose the first and the last day."
    ),
    "{player} plays on paper, where no mail goes. Ask in person, or write an address into the game file.": say(
        "{player} plays on paper, where no mail goes. Ask in person."
    ),
    "{names} play on paper, where no mail goes. Ask in person, or write an address into the game file.": say(
        "{names} play on paper, where no mail goes. Ask in person."
    ),
    "There are no words yet. Write some, as in: luck {example}.": say("There are no words yet. Write some."),
    "Nobody knows whose mail {number} is: say it with `held GAME assign {number2} PLAYER`.": say(
        "Nobody knows whose mail that is: say below to whom it belongs."
    ),
    (
        "Mail {number} may be forged. If you know that it is from {player}, say so: `held GAME assign "
        "{number2} {player2}`."
    ): say("This mail may be forged. If you know that it is from {player}, say below that it is theirs."),
    "{player} answered again later, and that counts. Let this one go: `held GAME reject {number}`.": say(
        "{player} answered again later, and that counts. Reject this one."
    ),
    "Mail {number} answers a phase that is over. Let it go: `held GAME reject {number2}`.": say(
        "This mail answers a phase that is over. Reject it."
    ),
    "'{reading}' cannot be read as one answer of {player} either. Write it as {player2} would, as in {example}.": say(
        "“{reading}” cannot be read as one answer of {player} either. Write it as {player} would."
    ),
    "Mail {number} cannot be read as one answer.": say("This mail cannot be read as one answer."),
    "The rules do not allow what mail {number} says; `held GAME --spoilers` shows it.": say(
        "The rules do not allow what this mail says."
    ),
    "Say how you read it: `held GAME {how}`, or ask the player; or `held GAME reject {number}`.": say(
        "Write below how you read it, ask the player, or reject it."
    ),
    "{player} does not sit at this table any more. Reject it: `held GAME reject {number}`.": say(
        "{player} does not sit at this table any more. Reject this mail."
    ),
    "Mail {number} cannot be read.": say("This mail cannot be read."),
    "Mails to {player} go to {email} now. `{command}` sends the last mail there once more.": say(
        "Mails to {player} go to {email} now."
    ),
    (
        "{email} is the address of the game or of somebody else at the table, who would read {player}'s "
        "cards. Name one that is read by nobody else."
    ): say(
        "{email} is the address of the game or of somebody else at the table, who would read the cards of "
        "{player}. Name one that is read by nobody else."
    ),
    "`newcomers: closed` lets nobody join this game. Change it, or use `replace`.": say(
        "The settings let nobody join this game. A seat can be taken over."
    ),
}
