"""What the phase of a letter is to its reader, from when it opened: the same for its request, reminder and receipts.

Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from dixit_pbem.engine.events import PlayerReplaced, RoundBegan, RoundScored
from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import Posted, ResendAsked
from dixit_pbem.journal.history import History
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.due import Kind
from dixit_pbem.post.heard import newcomers
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.writing.subjects import Topic

Happened = Mapping[int, tuple[datetime, Happening]]
"""Every event and fact by its number, and when it was written down."""


def game_at(history: History, game: Game, opening: int) -> Game:
    """The game as it was when that event had opened a phase; `game` is the one of now."""
    return next((step.before for step in history.steps if step.seq > opening and step.before is not None), game)


def topic_of(history: History, game: Game, opening: int, *, reader: PlayerName) -> Topic:
    """What was asked of a reader, or of whoever sat there, when that event had opened a phase."""
    then = game_at(history, game, opening)
    seat = reader
    for step in reversed(history.steps):
        if step.seq > opening and isinstance(step.event, PlayerReplaced) and step.event.by == seat:
            seat = step.event.player
    began = any(step.seq == opening and isinstance(step.event, RoundBegan) for step in history.steps)
    tables = sum(each.storyteller != seat for each in then.rounds) if then.rules.together else 1
    return Topic(
        then.round.number,
        then.phase,
        last=then.rounds[-1].number,
        acts=seat in pending(then),
        cards=then.rules.cards_given * tables,
        tables=tables,
        results=then.last_rounds[-1].number if began and then.last_rounds else 0,
        results_from=then.last_rounds[0].number if began and then.last_rounds else 0,
    )


def laid_open(history: History, game: Game) -> frozenset[CardId]:
    """Every card that lay on the table of a round that was scored: all know whose it was."""
    games = (*(step.before for step in history.steps[1:]), game)
    scored = (
        then for step, then in zip(history.steps, games, strict=True) if then and isinstance(step.event, RoundScored)
    )
    return frozenset(card.card for then in scored for played in then.rounds if played.result for card in played.table)


def came_at(history: History, reader: PlayerName | None) -> int:
    """When the reader took a seat in the running game; 0 for who sat there from the start."""
    return newcomers(history).get(reader, 0)


def took_seat_since(history: History, reader: PlayerName | None) -> bool:
    """Did the reader take the seat after the last round was scored?"""
    scored = max((step.seq for step in history.steps if isinstance(step.event, RoundScored)), default=0)
    return came_at(history, reader) > scored


def began(history: History) -> int:
    """The event that began this round."""
    return next((step.seq for step in reversed(history.steps) if isinstance(step.event, RoundBegan)), 0)


def owes_results(history: History, happened: Happened, owed: Owed) -> bool:
    """The letter that begins a round tells the one before; to a reader who never got it, the next one does."""
    game, start = history.game, began(history)
    if game is None or game.last is None or game.last.number >= game.round.number:
        return False
    cause = happened[owed.cause][1]
    again = isinstance(cause, ResendAsked) and not cause.hand and game.phase is Phase.CLUE
    posted = (fact for _, fact in happened.values() if isinstance(fact, Posted) and fact.cause >= start)
    has_it = (Kind.HAND, owed.reader) in ((fact.letter, fact.reader) for fact in posted)
    return again or owed.cause == start or not has_it


def shape_of(history: History, happened: Happened, owed: Owed) -> Kind:
    """The kind of letter it becomes: a hand that tells the round before is its results, the first one welcomes."""
    game = history.game
    if owed.kind is not Kind.HAND or game is None or owed.reader not in game.seats or game.phase is not Phase.CLUE:
        return owed.kind
    if game.last is None and not _was_welcomed(history, happened, owed.reader):
        return Kind.WELCOME
    return Kind.RESULTS if owes_results(history, happened, owed) else Kind.HAND


def _was_welcomed(history: History, happened: Happened, reader: PlayerName) -> bool:
    came = came_at(history, reader)
    heard = (fact for seq, (_, fact) in happened.items() if seq > came and isinstance(fact, Posted))
    return any(fact.reader == reader and fact.letter in (Kind.HAND, Kind.WELCOME) for fact in heard)


def told_otherwise(history: History, happened: Happened, reader: PlayerName | None) -> bool:
    """Did the reader get results of the last round, or of one of the last cycle, that were taken back?"""
    game = history.game
    if game is None or not game.last_rounds:
        return False
    stands, first = {step.seq for step in history.steps}, game.last_rounds[0].number
    behind = first + (len(game.seats) if game.rules.together else 1)
    told = (fact.cause for _, fact in happened.values() if isinstance(fact, Posted) and fact.reader == reader)
    began_anew = (happened[seq][1] for seq in told if seq not in stands)
    return any(isinstance(each, RoundBegan) and first < each.round <= behind for each in began_anew)
