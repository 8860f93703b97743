"""Why was I refused? Every reason that the rules have, as the moderator reads it: on the command line, in a journal.

In English, as all that the command line says; what players read of the same reasons stands in `post.writing.refusals`.
"""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.engine.model import Phase, in_words
from dixit_pbem.engine.refusal import About, Hindrance, Refusal, Why
from dixit_pbem.errors import DixitError
from dixit_pbem.shell import quoted

SENTENCES: Mapping[Why | Hindrance, str] = {
    Why.GAME_OVER: "No {wanted} is wanted now: {state}",
    Why.PHASE_OVER: "No {wanted} is wanted now: {state}",
    Why.NOTHING_ASKED: "No {wanted} is wanted now: {state}",
    Why.ANOTHER_TELLS: "{other} is the storyteller of round {round}; {player} tells another time.",
    Why.LEAVING: "{player} is leaving the game and tells no clue any more.",
    Why.NO_WORDS: "A clue needs some words, even beside a picture or a song. Write a word or a sentence.",
    Why.NO_LETTER: "The clue rests on a card: say which, as in {player}=C.",
    Why.NO_CARD_NOW: "In this game the clue comes before the cards: give the clue alone, without a card.",
    Why.STORYTELLER_GAVE: "{player} is the storyteller, whose card lies on the table with the clue.",
    Why.PARTNER_GAVE: "{other} gives the card of this pair in this round; {player} votes.",
    Why.NOTHING_TO_TAKE_BACK: "{player} has given no card in this round, so there is none to take back.",
    Why.NOT_IN_HAND: "{player} holds no card {read!r}: the hand has {names}.",
    Why.GIVEN_ELSEWHERE: (
        "{player} cannot give {read} to the rounds of {names}: give one of them another card in the same answer{offer}."
    ),
    Why.TOO_MANY: "{player} {has_most}, not {count}.",
    Why.TOO_FEW: "{player} {has_most}, not {count}.",
    Why.STORYTELLER_VOTES_NOT: "{player} is the storyteller of this round and does not vote.",
    Why.GIVER_VOTES_NOT: (
        "{player} does not vote in this round: of every other pair, the one who did not give a card votes."
    ),
    Why.OUT_OF_RANGE: "There is no card {read} on the table: the numbers go from 1 to {most}.",
    Why.OWN_CARD: "{player} may not vote for {read}; `--spoilers` says why.",
    Why.NO_RED_MARK: "There is no red mark in this game: vote without it.",
    Why.RED_OF_STORYTELLER: "The red mark belongs to the storyteller, {other}.",
    Why.BREAKS_PAIR: (
        "{player} cannot leave: the pair would be broken. "
        "Let somebody else take the seat (`replace`), or end the game (`end`)."
    ),
    Why.CANNOT_LEAVE: (
        "{player} cannot leave: these rules cannot be played by {count}. "
        "Let somebody else take the seat (`replace`), or end the game (`end`)."
    ),
    Hindrance.NOT_SEATED: "{player} does not sit at this table. At the table: {names}.",
    Hindrance.LEAVES_ALREADY: "{player} leaves after this round already.",
    Hindrance.SEATS_STAY: "The game is finished: its seats stay as they are.",
    Hindrance.NAME_TAKEN: "{player} sits at this table already: choose another name.",
    Hindrance.NO_STORYTELLER: "There is no storyteller yet: the first clue makes one.",
    Hindrance.WHICH_ROUND: "Several rounds are open: say for which {player} answers. Open: those of {names}.",
    Hindrance.NO_SUCH_ROUND: "Round {round} is not open now.",
    Hindrance.OWN_ROUND: "Round {round} is told by {player}, who gives no further card to it and has no vote there.",
    Hindrance.NOBODY_TO_SKIP: "Nobody is waited for, so there is nobody to skip. `next-turn` goes on.",
    Hindrance.ANYBODY_TELLS: (
        "Anybody may tell in this round, so nobody need be skipped. `next-turn --close` names somebody."
    ),
    Hindrance.SEVERAL_AWAITED: "Several are waited for: say whom to skip. Waited for: {names}.",
    Hindrance.NOT_AWAITED: "The game does not wait for {player}. Waited for: {names}.",
    Hindrance.GAME_WAITS: (
        "{names} did not answer, and this game waits. "
        "Say what happens for the missing: `--close --missing random` or `--close --missing abstain`."
    ),
    Hindrance.NO_DEADLINE: "Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.",
    Hindrance.CLOCK_STOPPED: "The game is finished: its clock has stopped for good.",
    Hindrance.CLOCK_STANDS: "The clock stands still already. `resume` lets it go on.",
    Hindrance.CLOCK_RUNS: "The clock is running: there is nothing to resume.",
    Hindrance.PAIRS_STAY: "Where partners sit opposite each other nobody joins alone. `replace` gives a seat away.",
    Hindrance.NO_ROOM: "These rules cannot be played by {count}, so {player} cannot join. `replace` gives a seat.",
    Hindrance.NO_CARDS: (
        "There are not enough cards for another hand of {count}, so {player} cannot join. `replace` gives a seat away."
    ),
    Hindrance.HAS_ENDED: "The game has ended already. `status` shows how.",
}
SPOILERS: Mapping[Why | Hindrance, str] = {Why.OWN_CARD: "{player} may not vote for {read}: it is their own card."}
"""The reasons that tell a secret, for those who want to know it."""
_WITH_OWN_CLUE = "{read} is the card of {player}'s own clue, and goes to no other round: choose another card."
_AT_ONE_TABLE = frozenset({Why.TOO_MANY, Why.TOO_FEW, Why.OUT_OF_RANGE, Why.OWN_CARD})
"""The reasons that hold for one round; where several are open it is named."""
_SCORED = "Round {round} is scored already: `next-turn` goes on, `undo --after-reveal` goes back."
_NOBODY_LEAVES = "The game is finished: nobody can leave it any more."

_WAITS: Mapping[Phase, str] = {
    Phase.NEW: "the game has not started. See `status`.",
    Phase.CLUE: "the game waits for a clue. See `status`.",
    Phase.CARD: "the game waits for cards. See `status`.",
    Phase.VOTE: "the game waits for votes. See `status`.",
    Phase.FINISHED: "the game is finished. See `status`.",
}
_COMPLETE: Mapping[Phase, str] = {
    Phase.CLUE: "the clue is in. `next-turn` asks for the cards.",
    Phase.CARD: "the cards are in. `next-turn` lays the table.",
    Phase.VOTE: "the round is scored. `next-turn` goes on.",
}


def said(problem: DixitError) -> str:
    """What a person must put right, in words that tell no secret."""
    return sentence(problem) if isinstance(problem, Refusal) else str(problem)


def sentence(refusal: Refusal, *, spoilers: bool = False) -> str:
    """Why the rules refuse a move; without `spoilers` no secret is told."""
    why, about = refusal.why, refusal.about
    text = SPOILERS.get(why, SENTENCES[why]) if spoilers else SENTENCES[why]
    if why is Why.PHASE_OVER and about.wanted is about.phase:
        text = _SCORED
    if why is Why.GIVEN_ELSEWHERE and about.player in about.names:
        text = _WITH_OWN_CLUE
    if why is Why.GAME_OVER and about.wanted is None:
        text = _NOBODY_LEAVES
    if about.teller and why in _AT_ONE_TABLE:
        text = f"In the round of {{teller}}: {text}"
    return text.format(
        player=about.player,
        teller=about.teller,
        other=about.other,
        names=in_words(about.names),
        read=about.read,
        count=about.count,
        most=about.most,
        round=about.round,
        wanted=about.wanted,
        state=(_COMPLETE if about.complete else _WAITS)[about.phase or Phase.NEW],
        has_most=_has_most(about),
        offer=_offer(about),
    )


def _offer(about: About) -> str:
    """`, as in bob=ana:F,cyd:B`, where an answer can be made whole."""
    swap = ",".join(f"{teller}:{'+'.join(letters)}" for teller, letters in about.offered)
    return f", as in {quoted(f'{about.player}={swap}')}" if swap else ""


def _has_most(about: About) -> str:
    """`gives 2 cards`, `has 1 or 2 votes`."""
    most = about.most
    if about.wanted is Phase.CARD:
        return f"gives {most} card" + ("s" if most != 1 else "")
    return "has " + {1: "1 vote", 2: "1 or 2 votes"}.get(most, f"1 to {most} votes")
