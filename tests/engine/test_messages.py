"""Every message of the engine, in full; the last test makes sure that none is missing."""

from __future__ import annotations

import ast
import traceback
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dixit_pbem
from dixit_pbem.engine import may
from dixit_pbem.engine.decide import score
from dixit_pbem.engine.events import (
    CardsGiven,
    CardsTakenBack,
    CardsWanted,
    ClockMoved,
    ClueGiven,
    Event,
    GameEnded,
    HandsDealt,
    HandsRefilled,
    PlayerJoined,
    PlayerLeaves,
    PlayerLeft,
    PlayerReplaced,
    RoundBegan,
    RoundScored,
    StorytellerNamed,
    StorytellerSkipped,
    TableLaid,
    Undone,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.evolve import evolve, start
from dixit_pbem.engine.luck import with_word
from dixit_pbem.engine.model import CardId, Joining, Missing, Phase, PlayerName, Word
from dixit_pbem.engine.moves import (
    CastVotes,
    Close,
    End,
    Extend,
    GiveCards,
    GiveClue,
    Join,
    Leave,
    Move,
    Pause,
    Replace,
    Resume,
    Skip,
)
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Hindrance, Refusal, Why
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import DixitError, Misfit, Unreadable
from dixit_pbem.journal.facts_of_guests import TableOpened
from dixit_pbem.journal.history import replay, to_take_back
from dixit_pbem.journal.records import from_record
from dixit_pbem.words.refusals import SENTENCES, SPOILERS, said, sentence
from tests.engine.play import NOW, Play, begun, finished, random_move, setup

ANA, BOB, CYD, DEE, EVE, FAY, ZOE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Zoe"))
ELSEWHERE = CardId("dreams/elsewhere")
Case = tuple[str, Callable[[], object]]


@cache
def honest(base: str, players: int) -> Play:
    """A whole game without troubles; it is only looked at."""
    return finished(setup(base, players, first="Ana"), Random(1))


def at(phase: Phase, base: str = "odyssey", players: int = 4, **more: Any) -> Play:
    """A new game at the beginning of that phase; Ana tells first."""
    number = more.pop("round", 1)
    return begun(base, players, **more).until(phase, round=number)


def doing(play: Play, *moves: Move) -> Play:
    play.do(*moves)
    return play


def voted(base: str = "odyssey", players: int = 4) -> Play:
    """A new game in whose first round everybody has voted."""
    play = at(Phase.VOTE, base, players)
    while pending(play.now):
        play.do(random_move(play.now, Random(2)))
    return play


def scored(base: str = "odyssey", players: int = 4) -> Play:
    """A new game whose first round is scored and not yet cleared away."""
    play = voted(base, players)
    play.record(score(play.now))
    return play


def between_rounds() -> Play:
    """A new game whose first round is over and whose second has not begun."""
    play = at(Phase.CLUE, players=5, round=2)
    return play.upto(len(play.journal) - 1)


def cycle(phase: Phase) -> Play:
    """A new game in which all tell at once, at the beginning of that phase."""
    return at(phase, together=True)


def cycle_spoilt(kind: type[Event], *, nth: int = 0, **parts: Any) -> object:
    """A game in which all tell at once, but for one event that tells something else."""
    play = begun("odyssey", 4, together=True, points_to_win=1000).until(Phase.CLUE, round=5)
    found = [index for index, event in enumerate(play.journal) if isinstance(event, kind)][nth]
    event: Any = play.journal[found]
    return evolve(play.after[found - 1], replace(event, **parts))


def volunteers() -> Play:
    return begun("odyssey", 5, first="volunteer")


def ended() -> Play:
    return doing(begun("odyssey", 4), End("Enough.", nobody_wins=True))


def pairs_with_a_card_of_bob() -> Play:
    """Ana and Dee, Bob and Eve, Cyd and Fay; Ana told and Bob gave for his pair."""
    return doing(at(Phase.CARD, "team", 6), GiveCards(BOB, ("A",)))


def own_number(play: Play, player: PlayerName) -> int:
    return next(card.number for card in play.now.round.table if card.owner == player)


def spoilt(kind: type[Event], base: str = "odyssey", players: int = 4, *, nth: int = 0, **parts: Any) -> object:
    """The nth event of its kind in an honest game, with other parts."""
    play = honest(base, players)
    found = [index for index, event in enumerate(play.journal) if isinstance(event, kind)][nth]
    event: Any = play.journal[found]
    new = {part: value(getattr(event, part)) if callable(value) else value for part, value in parts.items()}
    return evolve(play.after[found - 1], replace(event, **new))


def started(**parts: Any) -> object:
    event: Any = honest("odyssey", 4).journal[0]
    return start(replace(event, **parts))


def after(play: Play, event: Event) -> object:
    return evolve(play.now, event)


def then(phase: Phase, event: Event, *, base: str = "odyssey", players: int = 4) -> object:
    """Replay a new game up to that phase, and an event that cannot be."""
    return replayed(*at(phase, base, players).journal, event)


def replayed(*events: Event | TableOpened) -> object:
    return replay(enumerate(events, 1))


REFUSALS: list[Case] = [
    (
        "No clue is wanted now: the game waits for cards. See `status`.",
        lambda: at(Phase.CARD).do(GiveClue(ANA, "home", "A")),
    ),
    (
        "No clue is wanted now: the game waits for votes. See `status`.",
        lambda: at(Phase.VOTE).do(GiveClue(ANA, "home", "A")),
    ),
    (
        "No clue is wanted now: the game is finished. See `status`.",
        lambda: ended().do(GiveClue(ANA, "home", "A")),
    ),
    (
        "No card is wanted now: the game waits for a clue. See `status`.",
        lambda: at(Phase.CLUE).do(GiveCards(BOB, ("A",))),
    ),
    (
        "No card is wanted now: the game waits for votes. See `status`.",
        lambda: at(Phase.VOTE).do(GiveCards(BOB, ())),
    ),
    (
        "No vote is wanted now: the game waits for a clue. See `status`.",
        lambda: at(Phase.CLUE).do(CastVotes(BOB, (1,))),
    ),
    (
        "No vote is wanted now: the game has not started. See `status`.",
        lambda: honest("odyssey", 4).upto(2).do(CastVotes(BOB, (1,))),
    ),
    (
        "No card is wanted now: the clue is in. `next-turn` asks for the cards.",
        lambda: at(Phase.CLUE).do(GiveClue(ANA, "home", "A"), GiveCards(BOB, ("A",))),
    ),
    (
        "No vote is wanted now: the cards are in. `next-turn` lays the table.",
        lambda: at(Phase.CARD).do(
            *(GiveCards(player, ("A",)) for player in (BOB, CYD, DEE)),
            CastVotes(BOB, (1,)),
        ),
    ),
    (
        "No vote is wanted now: the cards are in. `next-turn` lays the table.",
        lambda: pairs_with_a_card_of_bob().do(
            *(GiveCards(player, ("A",)) for player in (CYD, DEE)),
            CastVotes(EVE, (1,)),
        ),
    ),
    (
        "No clue is wanted now: the round is scored. `next-turn` goes on.",
        lambda: scored().do(GiveClue(BOB, "home", "A")),
    ),
    (
        "Zoe does not sit at this table. At the table: Ana, Bob, Cyd and Dee.",
        lambda: at(Phase.CLUE).do(GiveClue(ZOE, "home", "A")),
    ),
    (
        "Ana is the storyteller of round 1; Bob tells another time.",
        lambda: at(Phase.CLUE).do(GiveClue(BOB, "home", "A")),
    ),
    (
        "Eve is leaving the game and tells no clue any more.",
        lambda: volunteers().do(Leave(EVE), GiveClue(EVE, "home", "A")),
    ),
    (
        "In this game the clue comes before the cards: give the clue alone, without a card.",
        lambda: at(Phase.CLUE, "party", 6).do(GiveClue(ANA, "home", "A")),
    ),
    (
        "The clue rests on a card: say which, as in Ana=C.",
        lambda: at(Phase.CLUE).do(GiveClue(ANA, "home", None)),
    ),
    (
        "A clue needs some words, even beside a picture or a song. Write a word or a sentence.",
        lambda: at(Phase.CLUE).do(GiveClue(ANA, " \n", "A")),
    ),
    (
        "Ana is the storyteller, whose card lies on the table with the clue.",
        lambda: at(Phase.CARD).do(GiveCards(ANA, ("A",))),
    ),
    (
        "Bob gives the card of this pair in this round; Eve votes.",
        lambda: pairs_with_a_card_of_bob().do(GiveCards(EVE, ("A",))),
    ),
    ("Bob gives 1 card, not 2.", lambda: at(Phase.CARD).do(GiveCards(BOB, ("A", "B")))),
    ("Bob gives 2 cards, not 1.", lambda: at(Phase.CARD, players=3).do(GiveCards(BOB, ("A", "a")))),
    ("Bob gives 2 cards, not 3.", lambda: at(Phase.CARD, players=3).do(GiveCards(BOB, ("A", "B", "C")))),
    (
        "Bob gives 2 cards, not 1.",
        lambda: spoilt(CardsGiven, players=3, player=BOB, cards=(ELSEWHERE, ELSEWHERE)),
    ),
    (
        "Bob has given no card in this round, so there is none to take back.",
        lambda: at(Phase.CARD).do(GiveCards(BOB, ())),
    ),
    (
        "Bob holds no card 'G': the hand has A, B, C, D, E and F.",
        lambda: at(Phase.CARD).do(GiveCards(BOB, ("G",))),
    ),
    (
        "Ana holds no card '': the hand has A, B, C, D, E and F.",
        lambda: at(Phase.CLUE).do(GiveClue(ANA, "home", "")),
    ),
    (
        "Ana is the storyteller of this round and does not vote.",
        lambda: at(Phase.VOTE).do(CastVotes(ANA, (1,))),
    ),
    (
        "Bob does not vote in this round: of every other pair, the one who did not give a card votes.",
        lambda: pairs_with_a_card_of_bob().until(Phase.VOTE).do(CastVotes(BOB, (1,))),
    ),
    ("Bob has 1 vote, not 0.", lambda: at(Phase.VOTE).do(CastVotes(BOB, ()))),
    ("Bob has 1 vote, not 2.", lambda: at(Phase.VOTE).do(CastVotes(BOB, (1, 2)))),
    ("Bob has 1 or 2 votes, not 3.", lambda: at(Phase.VOTE, players=7).do(CastVotes(BOB, (1, 2, 3)))),
    (
        "Bob has 1 to 3 votes, not 4.",
        lambda: at(Phase.VOTE, players=7, votes=3).do(CastVotes(BOB, (1, 2, 3, 4))),
    ),
    ("Bob may not vote for 3: it is their own card.", lambda: numbered(BOB, 3).do(CastVotes(BOB, (3,)))),
    (
        "There is no card 5 on the table: the numbers go from 1 to 4.",
        lambda: at(Phase.VOTE).do(CastVotes(BOB, (5,))),
    ),
    (
        "There is no card 0 on the table: the numbers go from 1 to 6.",
        lambda: at(Phase.VOTE, "party", 6).do(CastVotes(ANA, (), red=0)),
    ),
    ("There is no red mark in this game: vote without it.", lambda: at(Phase.VOTE).do(CastVotes(ANA, (), red=1))),
    (
        "The red mark belongs to the storyteller, Ana.",
        lambda: at(Phase.VOTE, "party", 6).do(CastVotes(BOB, (1,), red=2)),
    ),
    (
        "Round 1 is scored already: `next-turn` goes on, `undo --after-reveal` goes back.",
        lambda: scored().do(CastVotes(BOB, (1,))),
    ),
    ("The game is finished: nobody can leave it any more.", lambda: ended().do(Leave(BOB))),
    ("Bob leaves after this round already.", lambda: begun("odyssey", 5).do(Leave(BOB), Leave(BOB))),
    (
        "Bob cannot leave: the pair would be broken. "
        "Let somebody else take the seat (`replace`), or end the game (`end`).",
        lambda: begun("team", 8).do(Leave(BOB)),
    ),
    (
        "Bob cannot leave: these rules cannot be played by 2. "
        "Let somebody else take the seat (`replace`), or end the game (`end`).",
        lambda: begun("odyssey", 3).do(Leave(BOB)),
    ),
    (
        "Cyd cannot leave: these rules cannot be played by 5. "
        "Let somebody else take the seat (`replace`), or end the game (`end`).",
        lambda: begun("party", 7).do(Leave(BOB), Leave(CYD)),
    ),
    (
        "The game is finished: its seats stay as they are.",
        lambda: ended().do(Replace(BOB, ZOE, None, None)),
    ),
    (
        "cyd sits at this table already: choose another name.",
        lambda: begun("odyssey", 4).do(Replace(BOB, PlayerName("cyd"), None, None)),
    ),
    (
        "There is no storyteller yet: the first clue makes one.",
        lambda: may.sheet((game := volunteers().now), game.round),
    ),
    (
        "Several rounds are open: say for which Bob answers. Open: those of Ana, Cyd and Dee.",
        lambda: cycle(Phase.CARD).do(GiveCards(BOB, ("B", "C", "D"))),
    ),
    ("Round 9 is not open now.", lambda: cycle(Phase.CARD).do(GiveCards(BOB, ("B",), (9,)))),
    (
        "Round 2 is told by Bob, who gives no further card to it and has no vote there.",
        lambda: cycle(Phase.VOTE).do(CastVotes(BOB, (1,), None, (2,))),
    ),
    (
        "In the round of Cyd: There is no card 9 on the table: the numbers go from 1 to 4.",
        lambda: cycle(Phase.VOTE).do(CastVotes(BOB, (9,), None, (3,))),
    ),
    (
        "Bob cannot give B to the rounds of Ana and Cyd: give one of them another card in the same answer.",
        lambda: cycle(Phase.CARD).do(GiveCards(BOB, ("B", "B"), (1, 3))),
    ),
    (
        "Zoe does not sit at this table. At the table: Ana, Bob, Cyd and Dee.",
        lambda: cycle(Phase.CARD).do(GiveCards(ZOE, ("B",), (1,))),
    ),
    (
        "Where partners sit opposite each other nobody joins alone. `replace` gives a seat away.",
        lambda: begun("team", 6).do(Join(ZOE, None)),
    ),
    (
        "These rules cannot be played by 13, so Zoe cannot join. `replace` gives a seat.",
        lambda: begun("odyssey", 12).do(Join(ZOE, None)),
    ),
    (
        "There are not enough cards for another hand of 6, so Zoe cannot join. `replace` gives a seat away.",
        lambda: begun("odyssey", 4, deck=30).do(Join(ZOE, None)),
    ),
    ("Bob sits at this table already: choose another name.", lambda: begun("odyssey", 4).do(Join(BOB, None))),
    ("The game is finished: its seats stay as they are.", lambda: ended().do(Join(ZOE, None))),
    ("The game has ended already. `status` shows how.", lambda: ended().do(End("Again.", nobody_wins=True))),
    (
        "Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.",
        lambda: ended().do(Extend(timedelta(hours=1))),
    ),
    (
        "The game is finished: its clock has stopped for good.",
        lambda: ended().do(Pause()),
    ),
    (
        "The clock stands still already. `resume` lets it go on.",
        lambda: at(Phase.CARD).do(Pause(), Pause()),
    ),
    (
        "The clock is running: there is nothing to resume.",
        lambda: at(Phase.CARD).do(Resume()),
    ),
    (
        "Nobody is waited for, so there is nobody to skip. `next-turn` goes on.",
        lambda: voted().do(Skip(BOB)),
    ),
    (
        "Several are waited for: say whom to skip. Waited for: Bob, Cyd and Dee.",
        lambda: at(Phase.CARD).do(Skip(None)),
    ),
    (
        "Several are waited for: say whom to skip. Waited for: Cyd and Dee.",
        lambda: at(Phase.CARD).do(GiveCards(BOB, ("A",)), Skip(None)),
    ),
    (
        "The game does not wait for Ana. Waited for: Bob, Cyd and Dee.",
        lambda: at(Phase.CARD).do(Skip(ANA)),
    ),
    (
        "The game does not wait for Ana. Waited for: Bob, Cyd and Dee.",
        lambda: at(Phase.CARD).do(Extend(timedelta(hours=1), ANA)),
    ),
    (
        "Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.",
        lambda: voted().do(Extend(timedelta(hours=1))),
    ),
    (
        "Anybody may tell in this round, so nobody need be skipped. `next-turn --close` names somebody.",
        lambda: volunteers().do(Skip(BOB)),
    ),
    (
        "Anybody may tell in this round, so nobody need be skipped. `next-turn --close` names somebody.",
        lambda: volunteers().do(Skip(None)),
    ),
    (
        "Bob, Cyd and Dee did not answer, and this game waits. "
        "Say what happens for the missing: `--close --missing random` or `--close --missing abstain`.",
        lambda: at(Phase.CARD).do(Close(Missing.WAIT)),
    ),
]


def numbered(player: PlayerName, number: int, *, players: int = 4) -> Play:
    """A new game at its first vote, in which that card is that player's."""
    for seed in range(100):
        play = begun("odyssey", players, seed=str(seed)).until(Phase.VOTE)
        if own_number(play, player) == number:
            return play
    raise AssertionError("Chance never laid that card there.")


MISFITS: list[Case] = [
    (
        "The rules hold a house rule that does not exist.",
        lambda: started(rules=RuleChoice("odyssey", {"mulligan": 1})),
    ),
    (
        "'hand' must be a whole number from 1 to 12.",
        lambda: started(rules=RuleChoice("odyssey", {"hand": 13})),
    ),
    ("A player sits at the table twice.", lambda: started(seats=(ANA, BOB, CYD, ANA))),
    ("These rules cannot be played by these players.", lambda: started(seats=(ANA, BOB))),
    ("The game has started already.", lambda: after(begun("odyssey", 4), honest("odyssey", 4).journal[0])),
    ("Taking back needs the events before it.", lambda: after(begun("odyssey", 4), Undone(4, NOW))),
    ("The hands are dealt already.", lambda: after(begun("odyssey", 4), honest("odyssey", 4).journal[1])),
    (
        "The hands are dealt already.",
        lambda: after(begun("classic", 4, deck=24).upto(2), begun("classic", 4, deck=24).journal[1]),
    ),
    (
        "A hand is missing, or dealt to somebody who does not play.",
        lambda: spoilt(HandsDealt, hands=lambda hands: {**hands, ZOE: ()}),
    ),
    (
        "A hand is missing, or dealt to somebody who does not play.",
        lambda: spoilt(HandsDealt, hands=lambda hands: {ANA: hands[ANA]}),
    ),
    (
        "A hand has the wrong size.",
        lambda: spoilt(HandsDealt, hands=lambda hands: {**hands, BOB: hands[BOB][:5]}),
    ),
    (
        "A card of the deck is missing or doubled.",
        lambda: spoilt(HandsDealt, hands=lambda hands: {**hands, BOB: hands[ANA]}),
    ),
    ("A card of the deck is missing or doubled.", lambda: spoilt(HandsDealt, pile=lambda pile: pile[1:])),
    (
        "A round cannot begin before the last one is over and the hands are refilled.",
        lambda: after(begun("odyssey", 4), RoundBegan(2, NOW, BOB)),
    ),
    ("Round 2 comes next, not 3.", lambda: spoilt(RoundBegan, nth=1, round=3)),
    ("This round needs a storyteller.", lambda: spoilt(RoundBegan, storyteller=None)),
    ("This round needs a storyteller.", lambda: spoilt(RoundBegan, nth=1, storyteller=None)),
    ("Zoe does not sit at this table.", lambda: spoilt(RoundBegan, storyteller=ZOE)),
    ("Somebody else should tell first.", lambda: spoilt(RoundBegan, storyteller=BOB)),
    ("Somebody else should tell in this round.", lambda: spoilt(RoundBegan, nth=1, storyteller=CYD)),
    ("Others should tell in this cycle.", lambda: cycle_spoilt(RoundBegan, nth=1, tellers=(BOB, CYD))),
    ("A cycle needs its storytellers.", lambda: cycle_spoilt(RoundBegan, tellers=(ZOE,))),
    ("A cycle needs its storytellers.", lambda: cycle_spoilt(RoundBegan, tellers=())),
    ("Somebody else should tell first.", lambda: cycle_spoilt(RoundBegan, tellers=(BOB, CYD, DEE, ANA))),
    ("In the first cycle everybody tells, in seat order.", lambda: cycle_spoilt(RoundBegan, tellers=(ANA, CYD))),
    ("Another round is to be scored here.", lambda: cycle_spoilt(RoundScored, nth=1, round=4)),
    ("Bob answers with 1 for 2 rounds.", lambda: after(cycle(Phase.VOTE), VotesCast(BOB, (1,), round=(1, 3)))),
    ("Bob does not owe a clue.", lambda: after(at(Phase.CLUE), StorytellerSkipped(BOB))),
    ("Ana does not owe a clue.", lambda: after(at(Phase.CARD), StorytellerSkipped(ANA))),
    (
        "Ana does not owe a clue.",
        lambda: after(doing(at(Phase.CLUE), GiveClue(ANA, "home", "A")), StorytellerSkipped(ANA)),
    ),
    ("This round has its storyteller.", lambda: after(at(Phase.CLUE), StorytellerNamed(BOB, NOW))),
    ("Zoe does not sit at this table.", lambda: after(volunteers(), StorytellerNamed(ZOE, NOW, drawn=True))),
    ("Somebody else should tell in this round.", lambda: after(volunteers(), StorytellerNamed(BOB, NOW))),
    (
        "A clue rests on a card of the storyteller's hand, except where it is said before the hands are seen.",
        lambda: spoilt(ClueGiven, card=None),
    ),
    ("Bob does not hold that card.", lambda: spoilt(CardsGiven, player=BOB, cards=(ELSEWHERE,))),
    ("Ana does not hold that card.", lambda: spoilt(ClueGiven, card=ELSEWHERE)),
    (
        "Bob votes twice for the same card: two votes go to two different cards.",
        lambda: after(numbered(BOB, 3, players=7), VotesCast(BOB, (1, 1))),
    ),
    ("The clue is missing.", lambda: after(at(Phase.CLUE), CardsWanted(NOW))),
    ("The clue is missing.", lambda: after(at(Phase.VOTE), CardsWanted(NOW))),
    ("The table cannot be laid now.", lambda: after(at(Phase.CLUE), TableLaid((), NOW))),
    ("The table cannot be laid before everybody gave a card.", lambda: after(at(Phase.CARD), TableLaid((), NOW))),
    (
        "The cards on the table are not the cards that were given.",
        lambda: spoilt(TableLaid, cards=lambda cards: (*cards[1:], ELSEWHERE)),
    ),
    ("This vote is for nothing.", lambda: after(at(Phase.VOTE), VotesCast(BOB, ()))),
    ("Ana does not owe a vote.", lambda: after(at(Phase.VOTE), VotesMissed(ANA))),
    ("Bob does not owe a vote.", lambda: after(voted(), VotesMissed(BOB))),
    (
        "The round cannot be scored before everybody voted.",
        lambda: after(at(Phase.VOTE), RoundScored((), {}, {}, {})),
    ),
    (
        "The owners told are not those who gave the cards.",
        lambda: spoilt(RoundScored, owners=lambda owners: owners[::-1]),
    ),
    ("The votes told are not the votes that were cast.", lambda: spoilt(RoundScored, votes={})),
    ("The votes told are not the votes that were cast.", lambda: spoilt(RoundScored, "party", 6, red=None)),
    (
        "The points are not what these votes earn.",
        lambda: spoilt(RoundScored, points=lambda points: {**points, BOB: points[BOB] + 1}),
    ),
    (
        "The totals do not add up.",
        lambda: spoilt(RoundScored, totals=lambda totals: {**totals, BOB: totals[BOB] + 1}),
    ),
    ("The totals do not add up.", lambda: spoilt(RoundScored, void=True)),
    ("Bob cannot leave here.", lambda: after(scored(), PlayerLeft(BOB))),
    ("Bob cannot leave here.", lambda: after(doing(begun("odyssey", 5), Leave(BOB)), PlayerLeft(BOB))),
    ("Bob cannot leave here.", lambda: after(doing(scored(players=5), Leave(BOB), Enough), PlayerLeft(BOB))),
    ("Bob cannot leave here.", lambda: after(doing(between_rounds(), Leave(BOB)), PlayerLeft(BOB))),
    (
        "2 players cannot play on.",
        lambda: evolve(replace(scored(players=3).now, leaving=(BOB,)), PlayerLeft(BOB)),
    ),
    ("The seat of Bob is not Ana's.", lambda: after(scored(), PlayerReplaced(BOB, ANA, back=True))),
    ("Zoe cannot join here.", lambda: after(scored(), PlayerJoined(ZOE, 0))),
    (
        "13 players cannot play on.",
        lambda: evolve(replace(scored(players=12).now, joining=(Joining(ZOE, from_zero=True),)), PlayerJoined(ZOE, 0)),
    ),
    (
        "Somebody should have joined first.",
        lambda: after(doing(scored(players=5), Join(ZOE, None)), HandsRefilled({})),
    ),
    ("The hands cannot be refilled now.", lambda: after(voted(), HandsRefilled({}))),
    (
        "Bob and Cyd should have left first.",
        lambda: after(doing(scored(players=5), Leave(BOB), Leave(CYD)), HandsRefilled({})),
    ),
    (
        "The pile had to be shuffled, for a word of chance joins it.",
        lambda: evolve(with_word(scored().now, a_word()), HandsRefilled({})),
    ),
    ("Zoe does not sit in seat 2.", lambda: with_word(at(Phase.CLUE).now, a_word(player=ZOE))),
    ("Bob does not sit in seat 1.", lambda: with_word(at(Phase.CLUE).now, a_word(seat=1))),
    (
        "The seat of Bob has its word of chance already.",
        lambda: with_word(with_word(at(Phase.CLUE).now, a_word()), a_word()),
    ),
    ("A word of chance is one line of 1 to 60 characters.", lambda: with_word(at(Phase.CLUE).now, a_word(words=""))),
    (
        "A word given here joins from round 2 on, not from round 1.",
        lambda: with_word(at(Phase.CLUE).now, a_word(number=1)),
    ),
    (
        "The game is over, so no word of chance can join it.",
        lambda: with_word(doing(at(Phase.CLUE), End("Enough.", nobody_wins=False)).now, a_word()),
    ),
    ("The pile needed no shuffling.", lambda: spoilt(HandsRefilled, pile=())),
    (
        "The discards had to be shuffled into the pile first.",
        lambda: spoilt(HandsRefilled, "demo", pile=None),
    ),
    (
        "A card is missing from the pile, or doubled.",
        lambda: spoilt(HandsRefilled, "demo", pile=lambda pile: pile[1:]),
    ),
    (
        "The cards drawn are not those on top of the pile.",
        lambda: spoilt(HandsRefilled, drawn=lambda drawn: {**drawn, ANA: drawn[BOB], BOB: drawn[ANA]}),
    ),
    ("The game has ended already.", lambda: after(ended(), GameEnded((), "Again.", called_off=True))),
    ("The game does not end here.", lambda: after(begun("odyssey", 4), GameEnded((), "Enough."))),
    ("The winners are not those with the most points.", lambda: spoilt(GameEnded, winners=())),
    (
        "The winners are not those with the most points.",
        lambda: after(begun("odyssey", 4), GameEnded((BOB,), "Enough.", called_off=True)),
    ),
    (
        "The journal does not begin with the start of a game.",
        lambda: replayed(honest("odyssey", 4).journal[1]),
    ),
    ("The journal does not begin with the start of a game.", lambda: replayed(Undone(1, NOW))),
    (
        "The game does not start from what was sealed when its table opened.",
        lambda: replayed(TableOpened("sealed otherwise", "a seed"), honest("odyssey", 4).journal[0]),
    ),
    ("A deadline would not fit a calendar.", lambda: after(begun("odyssey", 4), ClockMoved(10**12))),
    ("A deadline would not fit a calendar.", lambda: after(begun("odyssey", 4), ClockMoved(10**40))),
    ("There is no move 9 to go back to.", lambda: replayed(*begun("odyssey", 4).journal, Undone(9, NOW))),
    ("There is no move 1 to go back to.", lambda: replayed(*begun("odyssey", 4).journal, Undone(1, NOW))),
    ("There is no move 2 to go back to.", lambda: replayed(*begun("odyssey", 4).journal, Undone(2, NOW))),
    ("There is no move 3 to go back to.", lambda: replayed(*begun("odyssey", 4).journal, Undone(3, NOW))),
    ("No clue is wanted now: the game waits for cards. See `status`.", lambda: then(Phase.CARD, ClueGiven(ANA, "x"))),
    ("Ana is the storyteller of round 1; Bob tells another time.", lambda: then(Phase.CLUE, ClueGiven(BOB, "x"))),
    (
        "Ana is the storyteller, whose card lies on the table with the clue.",
        lambda: then(Phase.CARD, CardsGiven(ANA, (ELSEWHERE,))),
    ),
    ("Bob gives 1 card, not 0.", lambda: then(Phase.CARD, CardsGiven(BOB, ()))),
    ("Ana is the storyteller of this round and does not vote.", lambda: then(Phase.VOTE, VotesCast(ANA, (1,)))),
    ("There is no red mark in this game: vote without it.", lambda: then(Phase.VOTE, VotesCast(ANA, (), 1))),
    ("No vote is wanted now: the game waits for cards. See `status`.", lambda: then(Phase.CARD, VotesMissed(BOB))),
    (
        "Bob cannot leave: these rules cannot be played by 2. "
        "Let somebody else take the seat (`replace`), or end the game (`end`).",
        lambda: then(Phase.CLUE, PlayerLeaves(BOB), base="demo", players=3),
    ),
    (
        "Cyd sits at this table already: choose another name.",
        lambda: then(Phase.CLUE, PlayerReplaced(BOB, CYD)),
    ),
    (
        "Bob has given no card in this round, so there is none to take back.",
        lambda: replayed(*at(Phase.CARD).journal, CardsTakenBack(BOB)),
    ),
    (
        "Bob may not vote for 3; `--spoilers` says why.",
        lambda: replayed(*numbered(BOB, 3).journal, VotesCast(BOB, (3,))),
    ),
]
Enough = End("Enough.", nobody_wins=True)

UNREADABLE: list[Case] = [
    ("There is no event 'vote_cast'. Did you mean 'votes_cast'?", lambda: from_record({"event": "vote_cast"})),
    ("There is no event 'mulligan'.", lambda: from_record({"event": "mulligan"})),
    (
        "'player_left' has no 'colour'.",
        lambda: from_record({"seq": 1, "at": "", "event": "player_left", "player": "Bob", "colour": "red"}),
    ),
    ("'player_left' needs 'player' (a text).", lambda: from_record({"event": "player_left"})),
    (
        "'player' of 'player_left' must be a text.",
        lambda: from_record({"event": "player_left", "player": ["Bob"]}),
    ),
]


def a_word(*, seat: int = 2, player: PlayerName = BOB, words: str = "green umbrella", number: int = 2) -> Word:
    return Word(seat, player, words, number)


def raised_by(case: Case) -> DixitError:
    with pytest.raises(DixitError) as caught:
        case[1]()
    return caught.value


def readable(case: Any) -> str | None:
    return case if isinstance(case, str) else None


@pytest.mark.parametrize(("message", "deed"), REFUSALS, ids=readable)
def test_a_refusal_says_why_and_the_way_out(message: str, deed: Callable[[], object]) -> None:
    error = raised_by((message, deed))
    assert isinstance(error, Refusal)
    assert message == sentence(error, spoilers=True)


def test_every_reason_to_refuse_is_met_here_and_has_its_sentence() -> None:
    met = {error.why for case in REFUSALS if isinstance(error := raised_by(case), Refusal)}
    assert met == {*Why, *Hindrance} == SENTENCES.keys()


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    with pytest.raises(DixitError, match=r"^Nobody has made a move yet, so there is nothing to take back\.$"):
        to_take_back(replay(enumerate(begun("odyssey", 4).journal, 1)))


@pytest.mark.parametrize(("message", "deed"), MISFITS, ids=readable)
def test_a_misfit_says_what_does_not_follow(message: str, deed: Callable[[], object]) -> None:
    error = raised_by((message, deed))
    assert (message, Misfit) == (str(error), type(error))


@pytest.mark.parametrize(("message", "deed"), UNREADABLE, ids=readable)
def test_an_unreadable_event_is_said_to_be_one(message: str, deed: Callable[[], object]) -> None:
    error = raised_by((message, deed))
    assert (message, Unreadable) == (str(error), type(error))


@pytest.mark.parametrize("case", REFUSALS, ids=readable)
def test_a_refusal_keeps_quiet_about_nothing_but_ones_own_card(case: Case) -> None:
    error = raised_by(case)
    assert isinstance(error, Refusal)
    assert str(error) == "The rules do not allow that now."
    if error.why in SPOILERS:
        assert said(error) == sentence(error) == "Bob may not vote for 3; `--spoilers` says why."
    else:
        assert said(error) == sentence(error) == case[0]


def test_only_ones_own_card_is_a_secret() -> None:
    assert set(SPOILERS) == {Why.OWN_CARD}


PACKAGE = Path(dixit_pbem.__file__).parent
RULED = (
    *sorted((PACKAGE / "engine").glob("*.py")),
    *(PACKAGE / "journal" / f"{name}.py" for name in ("history", "records")),
)
"""Where the game says no: its rules, and the replay of its journal."""
RAISING = {"Refusal", "Misfit", "Unreadable", "demand"}
Site = tuple[str, int]


def sites() -> dict[Site, range]:
    """Every place in the engine that can raise an error of the family: its file and first line, and all its lines.

    What is only found there, and raised elsewhere, is left to `test_every_reason_to_refuse_is_met_here…`.
    """
    trees = [(path, list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))) for path in RULED]
    found = {id(node.value) for _, nodes in trees for node in nodes if isinstance(node, ast.Yield)}
    return {
        (path.name, call.lineno): range(call.lineno, (call.end_lineno or call.lineno) + 1)
        for path, nodes in trees
        for call in nodes
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in RAISING
        if ast.unparse(call) != "Misfit(otherwise)" and id(call) not in found
    }


def sites_of(error: BaseException | None) -> set[Site]:
    """The places that raised an error, and the one it tells anew."""
    return {site_of(error), *sites_of(error.__context__)} if isinstance(error, DixitError) else set()


def site_of(error: DixitError) -> Site:
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) in RULED]
    last = frames[-2] if frames[-1].name == "demand" else frames[-1]
    assert last.lineno is not None
    return Path(last.filename).name, last.lineno


def test_no_message_of_the_engine_is_missing_here() -> None:
    raised = set().union(*(sites_of(raised_by(case)) for case in [*REFUSALS, *MISFITS, *UNREADABLE]))
    missing = [site for site, lines in sites().items() if not any((site[0], line) in raised for line in lines)]
    assert missing == []
