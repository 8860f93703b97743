"""What a person can do to a game: each deed is a use-case of the table, the words that it asks for, and when it fits.

No rule stands here: what is not allowed is refused by the use-case, in the rehearsal already.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from datetime import date

from dixit_pbem.desk.questions import (
    Field,
    asks_address,
    asks_away,
    asks_end,
    asks_joiner,
    asks_longer,
    asks_luck,
    asks_missing,
    asks_newcomer,
    asks_one,
    asks_owing,
    asks_say,
    asks_undo,
)
from dixit_pbem.engine.model import Game, Missing, Phase, PlayerName
from dixit_pbem.engine.moves import End, Extend, Leave, Move, Pause, Resume, Skip
from dixit_pbem.engine.pending import awaited
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import open_phase
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.values import as_duration
from dixit_pbem.table import moves
from dixit_pbem.table.address import change_address
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.done import Done
from dixit_pbem.table.join import join_game
from dixit_pbem.table.moves import say as word_to_all
from dixit_pbem.table.step import foreseen_step, step
from dixit_pbem.words.language import Words

Typed = Mapping[str, str]
"""What was typed into the fields of a deed, by their names."""
LONGEST_WORDS = 5000


@frozen
class Deed:
    """Something that can be done to a game."""

    name: str
    label: Callable[[Words], str]
    act: Callable[[Store, Typed], Done]
    fits: Callable[[Opened], bool]
    asks: Callable[[Words, Opened], tuple[Field, ...]] = lambda _words, _found: ()
    rehearse: Callable[[Store, Typed], Done] | None = None
    """Where it would look into a mailbox or make pages otherwise."""
    first: bool = False
    """What one mostly came for."""

    def on_a_copy(self, typed: Typed) -> Callable[[Store], Done]:
        """The deed as it is rehearsed."""
        act = self.rehearse or self.act
        return lambda store: act(store, typed)


def _whom(typed: Typed) -> Callable[[Game], PlayerName]:
    name = typed.get("player", "")

    def seated(game: Game) -> PlayerName:
        if name not in game.seats:
            raise NotFound(f"'{name}' does not sit at this table (any more).")
        return PlayerName(name)

    return seated


def _perhaps_whom(typed: Typed) -> Callable[[Game], PlayerName | None]:
    return _whom(typed) if typed.get("player") else lambda _game: None


def _moved(make: Callable[[Game, Typed], Move]) -> Callable[[Store, Typed], Done]:
    """A move of the moderator, of which everybody concerned hears at once."""

    def act(store: Store, typed: Typed) -> Done:
        return moves.move(store, lambda game: [make(game, typed)], watch=unwatched)

    return act


def _goes(found: Opened) -> bool:
    return found.game is not None and found.game.phase is not Phase.FINISHED


def _waits(found: Opened) -> bool:
    return found.game is not None and _goes(found) and bool(awaited(found.game))


def _extend(store: Store, typed: Typed) -> Done:
    length, whom = as_duration(typed.get("longer", "")), _perhaps_whom(typed)
    if length is None:
        raise DixitError("Choose how much longer.")
    return moves.move(store, lambda game: [Extend(length, whom(game))], watch=unwatched)


def _close(store: Store, typed: Typed) -> Done:
    how = Advance(close=True, policy=_policy(typed), meant=open_phase(look(store)))
    return step(store, how, progress=unwatched)


def _close_on_a_copy(store: Store, typed: Typed) -> Done:
    return foreseen_step(store, Advance(close=True, policy=_policy(typed), meant=open_phase(look(store))))


def _policy(typed: Typed) -> Missing:
    return Missing.ABSTAIN if typed.get("missing") == Missing.ABSTAIN else Missing.RANDOM


def _remind(store: Store, typed: Typed) -> Done:
    return moves.remind(store, _whom(typed) if typed.get("player") else None, watch=unwatched)


def _say(store: Store, typed: Typed) -> Done:
    return word_to_all(store, typed.get("text", "")[:LONGEST_WORDS], watch=unwatched)


def _replace(store: Store, typed: Typed) -> Done:
    name, email = typed.get("newcomer", ""), typed.get("email") or None
    return moves.replace_player(store, _whom(typed), newcomer=name, email=email, watch=unwatched)


def _join(store: Store, typed: Typed) -> Done:
    return join_game(store, typed.get("newcomer", ""), typed.get("email") or None, watch=unwatched)


def _address(store: Store, typed: Typed) -> Done:
    return change_address(store, _whom(typed), typed.get("email", ""), watch=unwatched)


def _undo(store: Store, typed: Typed) -> Done:
    return moves.undo(store, after_reveal=bool(typed.get("after_reveal")), watch=unwatched)


def _away(store: Store, typed: Typed) -> Done:
    first = _day(typed.get("first", ""))
    last = _day(typed["last"]) if typed.get("last") else first
    return moves.away(store, _whom(typed), first=first, last=last, watch=unwatched)


def _day(typed: str) -> date:
    try:
        return date.fromisoformat(typed)
    except ValueError:
        raise DixitError(f"'{typed}' is no day: write it as in 2026-12-03.") from None


def _luck(store: Store, typed: Typed) -> Done:
    from dixit_pbem.table.luck import give_luck

    return give_luck(store, _whom(typed), typed.get("words", ""))


def _skip(game: Game, typed: Typed) -> Move:
    return Skip(_perhaps_whom(typed)(game))


def _end(_game: Game, typed: Typed) -> Move:
    return End(typed.get("reason") or "the moderator ended it", bool(typed.get("nobody_wins")))


DEEDS: Mapping[str, Deed] = {
    deed.name: deed
    for deed in (
        Deed(
            "deal",
            lambda words: words.say("Deal the hands"),
            lambda store, _typed: step(store, Advance(), progress=unwatched),
            lambda found: found.running is None,
            rehearse=lambda store, _typed: foreseen_step(store, Advance()),
            first=True,
        ),
        Deed(
            "go-on",
            lambda words: words.say("Go on"),
            lambda store, _typed: step(store, Advance(), progress=unwatched),
            _goes,
            rehearse=lambda store, _typed: foreseen_step(store, Advance()),
            first=True,
        ),
        Deed("remind", lambda words: words.say("Remind"), _remind, _waits, asks_owing, first=True),
        Deed("extend", lambda words: words.say("Give more time"), _extend, _waits, asks_longer, first=True),
        Deed(
            "pause",
            lambda words: words.say("Stop the clock"),
            _moved(lambda _game, _typed: Pause()),
            lambda found: _goes(found) and found.begun.game.paused is None,
            first=True,
        ),
        Deed(
            "resume",
            lambda words: words.say("Let the clock go on"),
            _moved(lambda _game, _typed: Resume()),
            lambda found: _goes(found) and found.begun.game.paused is not None,
            first=True,
        ),
        Deed(
            "say",
            lambda words: words.say("Say a word to all"),
            _say,
            lambda found: found.running is not None,
            asks_say,
            first=True,
        ),
        Deed("skip", lambda words: words.say("Go on without somebody"), _moved(_skip), _waits, asks_owing),
        Deed(
            "close",
            lambda words: words.say("Close this phase now"),
            _close,
            _waits,
            asks_missing,
            rehearse=_close_on_a_copy,
        ),
        Deed(
            "undo",
            lambda words: words.say("Take back the last move"),
            _undo,
            lambda found: found.running is not None,
            asks_undo,
        ),
        Deed("away", lambda words: words.say("Somebody is away"), _away, _goes, asks_away),
        Deed("join", lambda words: words.say("Somebody joins"), _join, _goes, asks_joiner),
        Deed("replace", lambda words: words.say("Somebody takes a seat"), _replace, _goes, asks_newcomer),
        Deed(
            "leave",
            lambda words: words.say("Somebody leaves"),
            _moved(lambda game, typed: Leave(_whom(typed)(game))),
            _goes,
            asks_one,
        ),
        Deed("luck", lambda words: words.say("Add a word of chance"), _luck, _goes, asks_luck),
        Deed(
            "send",
            lambda words: words.say("Send what has not left"),
            lambda store, _typed: moves.send(store, watch=unwatched),
            lambda found: found.running is not None,
        ),
        Deed(
            "resend",
            lambda words: words.say("Send the last mail once more"),
            lambda store, typed: moves.resend(store, _whom(typed), watch=unwatched),
            lambda found: found.running is not None,
            asks_one,
        ),
        Deed(
            "address",
            lambda words: words.say("Mend an address"),
            _address,
            lambda found: found.running is not None,
            asks_address,
        ),
        Deed("end", lambda words: words.say("End the game"), _moved(_end), _goes, asks_end),
    )
}


def fitting(found: Opened) -> Iterator[Deed]:
    """The deeds that make sense for a game as it stands."""
    return (deed for deed in DEEDS.values() if deed.fits(found))


def deed_called(name: str, *, without: Container[str] = ()) -> Deed:
    """The deed of this name, but for those that something else does."""
    if name not in DEEDS or name in without:
        raise NotFound("There is no such button. Go back to the game.")
    return DEEDS[name]
