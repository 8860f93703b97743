"""Which letters have to leave? The journal says what happened and what was posted; the rest is owed. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from dixit_pbem.engine import events
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen
from dixit_pbem.journal import facts
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD
from dixit_pbem.post.due import LETTER_OF_PHASE, Kind, due
from dixit_pbem.post.guests import to_guests
from dixit_pbem.post.heard import heard_of, newcomers, unseated
from dixit_pbem.post.held_for import SENT_BACK, HeldFor
from dixit_pbem.post.owed import Ledger, Owed, Wait, waits_of
from dixit_pbem.post.said import Got
from dixit_pbem.post.stand_ins import to_reserve

__all__ = ["MOVES", "OPENINGS", "Ledger", "Owed", "Wait", "ledger", "opening_at", "opening_of"]

OPENINGS = (*events.PHASE_OPENS, events.GameEnded)
MOVES = (Got.CLUE, Got.CARDS, Got.CARDS_BACK, Got.VOTES)
_OF_A_PHASE = (*LETTER_OF_PHASE.values(), Kind.CORRECTION)

Journal = Sequence[tuple[int, Happening]]
Spans = tuple[tuple[int, int], ...]
"""From where to where events were taken back."""


def ledger(journal: Journal, history: History) -> Ledger:
    """What is owed after these events."""
    game = history.game
    undone = _spans_of_undo(journal)
    settled = {
        Owed(happening.reader, Kind(happening.letter), happening.cause)
        for seq, happening in journal
        # What was too late then may be open again.
        if isinstance(happening, facts.Posted | facts.PostRefused)
        or (isinstance(happening, facts.Superseded) and not _taken_back(seq, undone))
    }
    claimed = _claims(journal, history, game, undone) if game else to_guests(journal, history, game)
    claims = [claim for claim in claimed if claim[0] not in settled]
    came = newcomers(history)
    claims.sort(key=lambda claim: max(claim[0].cause, came.get(claim[0].reader, 0)))
    return Ledger(
        tuple(owed for owed, still in claims if still),
        tuple(owed for owed, still in claims if not still),
        waits_of(journal),
    )


def opening_of(history: History) -> int:
    """The event that opened what is open now."""
    return opening_at(history, history.steps[-1].seq) if history.steps else 0


def opening_at(history: History, seq: int) -> int:
    """The event that had opened what was open at event `seq`."""
    opened = (step.seq for step in reversed(history.steps) if isinstance(step.event, OPENINGS) and step.seq <= seq)
    return next(opened, 0)


Claim = tuple[Owed, bool]
"""A letter, and whether it still makes sense to send it."""


def _claims(journal: Journal, history: History, game: Game, undone: Spans) -> Iterator[Claim]:
    opening = opening_of(history)
    opened = [step.seq for step in history.steps if isinstance(step.event, OPENINGS)]
    settled = frozenset(step.event.held for step in history.facts if isinstance(step.event, facts.HeldSettled))
    of_late = _OfLate(game, opening, opened[-2] if len(opened) > 1 else 0, undone, settled)
    yield from _welcomes(journal, history, game)
    yield from _requests(history, game, opening)
    yield from _corrections(journal, game, opening)
    for step in history.facts:
        for owed in _because_of(step, journal, game):
            yield owed, _still(owed, step, of_late)
    yield from _news(history, game)
    yield from _taken_back_news(journal, game)
    yield from to_guests(journal, history, game)
    yield from to_reserve(journal, history)


def _welcomes(journal: Journal, history: History, game: Game) -> Iterator[Claim]:
    """Everybody is welcomed once: with the first hand, or without it where that can no longer come."""
    came = newcomers(history)
    first = next(step.seq for step in history.steps if isinstance(step.event, events.GameStarted))
    hands = [(seq, each) for seq, each in journal if isinstance(each, facts.Posted) and each.letter == Kind.HAND]
    for player in () if _hand_welcomes(game) else game.seats:
        since = came.get(player, first)
        if all(hand.reader != player or seq < since for seq, hand in hands):
            yield Owed(player, Kind.WELCOME, since), game.phase is not Phase.FINISHED


def _hand_welcomes(game: Game) -> bool:
    return game.phase is Phase.CLUE and game.last is None


def _requests(history: History, game: Game, opening: int) -> Iterator[Claim]:
    afterwards = [step.before for step in history.steps[1:]] + [game]
    for step, after in zip(history.steps, afterwards, strict=True):
        if isinstance(step.event, OPENINGS) and after is not None:
            current = step.seq == opening
            for message in due(game if current else after):
                if message.reader in game.seats:
                    yield Owed(message.reader, message.kind, step.seq), current


def _corrections(journal: Journal, game: Game, opening: int) -> Iterator[Claim]:
    """Who was mailed something that was taken back is told so, unless a new phase has told so already."""
    undone = next(((seq, each.back_to) for seq, each in reversed(journal) if isinstance(each, events.Undone)), None)
    if undone is None:
        return
    at, back_to = undone
    told = set(_told_in_vain(journal, undone=at, back_to=back_to))
    for player in game.seats:
        if player in told:
            yield Owed(player, Kind.CORRECTION, at), opening < at


def _taken_back_news(journal: Journal, game: Game) -> Iterator[Claim]:
    """Whoever was told of a change of the table that was taken back is told so."""
    happened = dict(journal)
    joining = {each.player for each in game.joining}
    for undone, each in journal:
        if not isinstance(each, events.Undone):
            continue
        change, since = happened[each.back_to], journal[each.back_to :]
        if isinstance(change, events.PlayerLeaves | events.PlayerReplaced | events.PlayerJoins):
            joins = isinstance(change, events.PlayerJoins)
            back = change.player not in (*game.seats, *joining) if joins else change.player in game.seats
            for player in heard_of(change, since, cause=each.back_to, undone=undone):
                yield Owed(player, Kind.NOTICE, undone), back and change.player not in game.leaving
        for player in unseated(since, undone=undone):
            yield Owed(player, Kind.NOTICE, undone), player in joining


def _told_in_vain(journal: Journal, *, undone: int, back_to: int) -> Iterator[PlayerName | None]:
    """Who had a letter that asks or shows what was taken back, and whose own mail was taken back."""
    for seq, happening in journal:
        match happening:
            case facts.Posted(letter=letter, cause=cause) if letter in _OF_A_PHASE and back_to <= cause < undone:
                yield happening.reader
            case facts.MailRead(player=player, verdict=verdict) if verdict in MOVES and back_to <= seq + 1 < undone:
                yield player
            case _:
                pass


def _because_of(step: Step, journal: Journal, game: Game) -> tuple[Owed, ...]:
    """What a fact makes to be written, beside the letters of the round, to those who sat there then and still do."""
    then, seq = step.before, step.seq
    if then is None:
        return ()
    seats = tuple(player for player in game.seats if player in then.seats)
    match step.event:
        case facts.MailRead(player=player, verdict=verdict) if verdict != HAND_AGAIN:
            kind = Kind.NOT_UNDERSTOOD if verdict == NOT_UNDERSTOOD else Kind.RECEIPT
            return _to((player,), kind, seq, seats=seats)
        case facts.MailHeld(player=player) | facts.HeldSettled(player=player) if player in seats:
            return tuple(Owed(player, kind, seq) for kind in _about_held(step.event))
        case facts.Reminded(players=players):
            return _to(players, Kind.REMINDER, seq, seats=seats)
        case facts.ResendAsked(player=player) as asked if player in seats:
            return tuple(Owed(player, kind, seq) for kind in _once_more(asked, then, journal, seq=seq))
        case facts.Said(player=None):
            return _to(seats, Kind.NOTICE, seq, seats=seats)
        case facts.LateTold(players=late):
            return _to((player for player in seats if player not in late), Kind.NOTICE, seq, seats=seats)
        case facts.AddressChosen(player=player, was=str()):
            return _to((player,), Kind.NOTICE, seq, seats=seats)
        case facts.DigestDue():
            return (Owed(None, Kind.DIGEST, seq),)
        case _:
            return ()


def _about_held(fact: facts.MailHeld | facts.HeldSettled) -> Iterator[Kind]:
    """What the player of a mail that waits hears of it: what is asked, that it waits, or that it comes back."""
    match fact:
        case facts.MailHeld(reason=HeldFor.CLUE | HeldFor.WORDS):
            yield Kind.RECEIPT
        case facts.MailHeld(asked=True):
            yield Kind.NOT_UNDERSTOOD
        case facts.HeldSettled(how=how) if how in SENT_BACK:
            yield Kind.NOTICE


def _to(players: Iterable[PlayerName], kind: Kind, cause: int, *, seats: Container[PlayerName]) -> tuple[Owed, ...]:
    return tuple(Owed(player, kind, cause) for player in players if player in seats)


def _once_more(asked: facts.ResendAsked, then: Game, journal: Journal, *, seq: int) -> Iterator[Kind]:
    """The letter of the phase, or the hand, and before it the welcome of a player whose address was wrong until now."""
    welcomes = [
        each
        for at, each in journal
        if at < seq
        and isinstance(each, facts.Posted | facts.PostRefused)
        and (each.reader, each.letter) == (asked.player, Kind.WELCOME)
    ]
    if welcomes and not _hand_welcomes(then) and not any(isinstance(each, facts.Posted) for each in welcomes):
        yield Kind.WELCOME
    hand_alone = asked.hand and then.phase is Phase.VOTE
    yield Kind.HAND if hand_alone else LETTER_OF_PHASE.get(then.phase, Kind.HAND)


@frozen
class _OfLate:
    """The game now, when what is open was opened, and what was open before it, the spans that were taken back, and the
    held mails about which somebody decided."""

    game: Game
    opening: int
    before: int
    undone: Spans
    settled: frozenset[int]


def _still(owed: Owed, step: Step, of_late: _OfLate) -> bool:
    """Does it still make sense to send this?"""
    is_open, game = of_late.opening < owed.cause, of_late.game
    match step.event:
        case facts.MailRead(verdict=verdict) if verdict in MOVES and _taken_back(step.seq + 1, of_late.undone):
            # Its move stood right behind it.
            return False
        case facts.MailHeld() if step.seq in of_late.settled:
            # Nobody is asked any more what it meant.
            return False
        case facts.MailRead() | facts.MailHeld():
            return of_late.before <= step.seq
        case facts.Reminded():
            return is_open and owed.reader in pending(game)
        case facts.LateTold() | facts.ResendAsked():
            return is_open
        case facts.AddressChosen():
            return True
        case _:
            return _is_news(step, game)


def _spans_of_undo(journal: Journal) -> Spans:
    return tuple((each.back_to, seq) for seq, each in journal if isinstance(each, events.Undone))


def _taken_back(event: int, undone: Spans) -> bool:
    return any(back_to <= event < seq for back_to, seq in undone)


def _is_news(step: Step, game: Game) -> bool:
    """Is it at most a round old?"""
    return step.before is not None and game.round.number <= step.before.round.number + 1


def _news(history: History, game: Game) -> Iterator[Claim]:
    """What changes the clock or the company is told to whom it concerns, of those who sat there then."""
    for step in history.steps:
        goes = step.event.player if isinstance(step.event, events.PlayerReplaced) else None
        for reader in _concerned(step):
            if reader in game.seats or reader == goes:
                yield Owed(reader, Kind.NOTICE, step.seq), _concerns_still(reader, step, history, game=game)


def _concerned(step: Step) -> tuple[PlayerName, ...]:
    then = step.before
    if then is None:
        return ()
    match step.event:
        case events.DeadlineExtended(player=player, away=False):
            return tuple(reader for reader in pending(then) if player in (None, reader))
        case events.ClockMoved(told=True):
            return pending(then)
        case events.GamePaused() | events.GameResumed():
            return then.seats
        case events.PlayerReplaced(player=player, back=True):
            return (player,)
        case events.PlayerLeaves() | events.PlayerReplaced():
            return then.seats
        case _:
            return ()


def _concerns_still(reader: PlayerName, step: Step, history: History, *, game: Game) -> bool:
    match step.event:
        case events.PlayerReplaced(back=True):
            return True
        case _ if game.phase is Phase.FINISHED:
            return False
        case events.DeadlineExtended() | events.ClockMoved():
            return opening_of(history) < step.seq and reader in pending(game)
        case events.GamePaused() | events.GameResumed():
            clock = events.GamePaused | events.GameResumed
            return step.seq == next(each.seq for each in reversed(history.steps) if isinstance(each.event, clock))
        case _:
            return _is_news(step, game)
