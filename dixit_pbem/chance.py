"""The only source of chance: fair, keyed by a seed and a purpose, and the same for ever on every computer.

How a stranger recomputes it in any language:

1. The seed is a text. Its commitment is the SHA-256 of its UTF-8 bytes, in hexadecimal digits.
2. The draws of a purpose (a text such as `deal` or `round 3 table`) are numbered from 0. Draw number i is
   HMAC-SHA256 with the seed's UTF-8 bytes as key and the UTF-8 bytes of `<purpose>/<i>` as message,
   read as one big-endian number of 256 bits.
3. A number below n is the draw modulo n. A draw that is not below the largest multiple of n up to 2 to the power of
   256 is passed over and the next one taken, so that every number is equally likely.
4. A shuffle takes the things in their given order, 0 to n-1; for i from n-1 down to 1 it draws a number j below i+1
   and swaps the things at i and j.
5. One of several things is the thing at a number below their count.

6. A game's purposes: `deal`; `first storyteller`; and for round 3 `round 3 table` for the cards in seat order, `round 3
   refill` for the pile before the cards of round 4 are drawn, and where somebody is missing `round 3 storyteller`,
   `round 3 card NAME`, `round 3 vote NAME` and `round 3 red`.
7. Words of chance (`luck_given` in the journal) join from the round on that stands beside each. Behind the purpose of a
   draw of round 3 stands, for each word from round 3 or before, a line feed, the number of its seat, a space and the
   words, by the numbers of the seats. A refill belongs to the round that its cards are for: behind `round 3 refill`
   stand those from round 4 too.
8. A game that comes after others (`game_follows` in the journal) remembers which of its pictures, by their hashes, were
   seen when: the higher the number, the later; those that are not listed never. Behind its seed stands, after a space,
   the SHA-256 of that list: a line for each picture, its number, a space and its hash, in the order of the numbers and
   then of the hashes, with a line feed after each. So the commitment covers the list.
9. There the shuffles `deal` and `round 3 refill` go on, but where the discards are shuffled too. The cards are put in
   the order of their numbers, from 0 for never; those of the same number stay as they lie. From the top the cards that
   are drawn next (all hands; all that the refill takes), then so many as a round takes each time, are shuffled once
   more, as `deal 1`, `deal 2` and so on.

`tests/test_chance.py` holds values to compare with.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")
_ALL = 1 << 256


def new_seed() -> str:
    """A seed that nobody can guess: 256 bits from the operating system."""
    import secrets

    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What can be published before the game without telling the seed, and checked after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def with_memory(seed: str, seen: Mapping[str, int]) -> str:
    """The same seed with the fingerprint of what was seen before behind it, if there was anything."""
    if not seen:
        return seed
    lines = (f"{number} {picture}\n" for number, picture in sorted((at, picture) for picture, at in seen.items()))
    return f"{seed} {hashlib.sha256(''.join(lines).encode()).hexdigest()}"


class SeededChance:
    """Chance that follows from a seed; the same purpose always draws the same."""

    def __init__(self, seed: str) -> None:
        self._key = seed.encode()

    def shuffled(self, purpose: str, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The things in a random order."""
        order = list(things)
        draws = self._draws(purpose)
        for i in range(len(order) - 1, 0, -1):
            j = _below(i + 1, draws)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def one_of(self, purpose: str, things: Sequence[Thing]) -> Thing:
        """One of the things, each equally likely."""
        return things[_below(len(things), self._draws(purpose))]

    def _draws(self, purpose: str) -> Iterator[int]:
        i = 0
        while True:
            yield int.from_bytes(hmac.digest(self._key, f"{purpose}/{i}".encode(), "sha256"), "big")
            i += 1


def _below(n: int, draws: Iterator[int]) -> int:
    fair = _ALL - _ALL % n
    return next(draw for draw in draws if draw < fair) % n
