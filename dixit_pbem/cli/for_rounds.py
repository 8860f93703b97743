"""Cards and votes as they are typed behind `bob=`, and for which of the open rounds they are.

Where all tell at once every part names a storyteller (`ana:B,cyd:F`), or none does and there is one for each round that
is open to the player, in the order of their mail (`B,F,A`); two for one round go as `3+5`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from dixit_pbem.cli.options import find_player, halves
from dixit_pbem.engine import may
from dixit_pbem.engine.cycle import in_order_of
from dixit_pbem.engine.model import Game, PlayerName, Round, in_words
from dixit_pbem.engine.moves import CastVotes, GiveCards
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.frozen import frozen

_LETTER = re.compile(r"[A-Za-z]")
_NUMBER = re.compile(r"[0-9]{1,3}")


@frozen
class Part:
    """What was typed for one round; `teller` as it was typed, where one was."""

    teller: str | None
    things: tuple[str, ...]


@frozen
class Typed:
    """An answer as it was typed: whose, and what for which round; nothing takes back what was given."""

    name: str
    parts: tuple[Part, ...]


def cards_typed(typed: str) -> Typed:
    """`cyd=A,F` and `bob=ana:B,cyd:F` -> the name and the letters; `bob=none` has none."""
    name, value = halves(typed, "bob=B")
    if value.casefold() == "none":
        return Typed(name, ())
    return Typed(name, _parts(typed, value, _LETTER, "cards of a hand go by letter, as in bob=B or cyd=A,F."))


def votes_typed(typed: str) -> Typed:
    """`cyd=1,4` and `bob=ana:3,cyd:1+4` -> the name and the numbers."""
    name, value = halves(typed, "bob=3")
    return Typed(name, _parts(typed, value, _NUMBER, "cards on the table go by number, as in bob=3 or cyd=1,4."))


def _parts(typed: str, value: str, thing: re.Pattern[str], otherwise: str) -> tuple[Part, ...]:
    found: list[Part] = []
    for part in value.split(","):
        teller, colon, things = part.rpartition(":")
        found.append(Part(teller.strip() if colon else None, tuple(map(str.strip, things.split("+")))))
    if not all(thing.fullmatch(each) for part in found for each in part.things):
        raise Mistake(f"'{typed}': {otherwise}")
    if len({part.teller is None for part in found}) > 1:
        raise Mistake(
            f"'{typed}': name the storyteller of every round, or of none; two for one round go as in ana:3+5."
        )
    return tuple(found)


def gift(game: Game, typed: Typed) -> GiveCards:
    """The cards that were typed, for their rounds."""
    player = find_player(game.seats, typed.name)
    if not typed.parts:
        return GiveCards(player, ())
    letters, rounds = _for_rounds(game, player, typed, allowed=may.rounds_to_give)
    return GiveCards(player, tuple(map(str.upper, letters)), rounds)


def ballot(game: Game, typed: Typed) -> CastVotes:
    """The votes that were typed, for their tables."""
    player = find_player(game.seats, typed.name)
    numbers, rounds = _for_rounds(game, player, typed, allowed=may.rounds_to_vote)
    return CastVotes(player, tuple(map(int, numbers)), None, rounds)


def _for_rounds(
    game: Game, player: PlayerName, typed: Typed, *, allowed: Callable[[Game, PlayerName], Sequence[Round]]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Everything that was typed, and the number of its round for each; none where only one is ever open."""
    named = [part.teller for part in typed.parts if part.teller is not None]
    if not named and not game.rules.together:
        return tuple(thing for part in typed.parts for thing in part.things), ()
    answered = [played.number for played in allowed(game, player)]
    in_order = [played for played in in_order_of(game, player) if played.number in answered]
    rounds = [_told_by(game, teller) for teller in named] or in_order
    if len(rounds) != len(typed.parts):
        raise DixitError(_order_told(player, rounds, typed))
    if len({played.number for played in rounds}) < len(rounds):
        raise DixitError(f"{player} names a round twice. Two for one round go as in ana:3+5.")
    pairs = [(thing, played.number) for part, played in zip(typed.parts, rounds, strict=True) for thing in part.things]
    return tuple(thing for thing, _ in pairs), tuple(number for _, number in pairs)


def _told_by(game: Game, typed: str) -> Round:
    teller = find_player(game.seats, typed)
    for played in game.rounds:
        if played.storyteller == teller:
            return played
    tellers = [str(played.storyteller) for played in game.rounds]
    raise DixitError(f"{teller} tells no round that is open now. Open: {in_words(tellers)}.")


def _order_told(player: PlayerName, rounds: Sequence[Round], typed: Typed) -> str:
    tellers = [str(played.storyteller) for played in rounds]
    many = f"{len(typed.parts)} {'is' if len(typed.parts) == 1 else 'are'} typed"
    return (
        f"{player} answers in {len(rounds)} rounds, and {many}: one for each, in the order {in_words(tellers)}; "
        f"or say for whose round each is, as in {typed.name}={tellers[0]}:{typed.parts[0].things[0]}."
    )
