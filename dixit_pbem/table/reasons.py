"""Why a mail waits for the moderator, and what became of it, in words."""

from __future__ import annotations

from dixit_pbem.journal.facts import HeldSettled
from dixit_pbem.post.held_for import LET_GO, SENT_BACK, HeldFor
from dixit_pbem.table.phrases import IN_ENGLISH
from dixit_pbem.words.language import Words


def why_held(reason: str, words: Words = IN_ENGLISH) -> str:
    """Why a mail waits; a reason of another version of the program is told as it stands."""
    known = {
        HeldFor.UNKNOWN_SENDER: words.say(
            "nobody in this game writes from that address, and the mail bears no mark of it"
        ),
        HeldFor.MAY_STAND_IN: words.say("somebody of the reserve answers, and only a person can tell what"),
        HeldFor.STOOD_IN_FOR: words.say("somebody stands in for this player until the next results are out"),
        HeldFor.OTHER_ADDRESS: words.say("the token is right, the address is not the player’s"),
        HeldFor.NO_TOKEN: words.say("it answers a mail to the player, but from another address and without its token"),
        HeldFor.SEVERAL_SENDERS: words.say("it names more than one sender, so nobody knows who wrote it"),
        HeldFor.FORGED: words.say("your mail provider says that the sender is another than the one named"),
        HeldFor.SEVERAL_PLAYERS: words.say("it may be from more than one player"),
        HeldFor.SEVERAL_GAMES: words.say("it may be for another game"),
        HeldFor.UNCLEAR: words.say("it cannot be read as one answer"),
        HeldFor.TOO_MANY: words.say("so many moves of this player came in a day that a program may write them"),
        HeldFor.WANTS_TO_JOIN: words.say("somebody wants to join the table, and has confirmed it by mail"),
        HeldFor.CLUE: words.say("a clue waits until you let it go"),
        HeldFor.WORDS: words.say("a word to all waits until you let it go"),
        HeldFor.WORDS_BESIDE: words.say("words beside an answer wait until you let them go"),
        HeldFor.BROKEN: words.say("the mail is damaged or far too large"),
    }
    return {str(each): told for each, told in known.items()}.get(reason, reason)


def how_settled(fact: HeldSettled, words: Words = IN_ENGLISH) -> str:
    """What became of a mail that waited."""
    match fact.how:
        case "answered":
            return words.say("{player} answered again later", player=str(fact.player))
        case "seated":
            return words.say("{player} gets a seat", player=str(fact.player))
        case how if how == LET_GO:
            return words.say("you let it go")
        case how if how in SENT_BACK:
            return words.say("{player} has it back", player=str(fact.player))
        case "rejected":
            return words.say("it was rejected")
        case _:
            return words.say("it counts as one of {player}", player=str(fact.player))
