"""When the friends write, and when the game looks into its mailbox. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from dixit_pbem.chance import SeededChance
from dixit_pbem.demo.friends import FRIEND, FRIENDS, Program
from dixit_pbem.demo.script import BY_LINK, EXTRAS, PHASES, ROUNDS, SEED, Extra, How, Saying
from dixit_pbem.engine.model import CardId, Phase

DEADLINE = 48 * 60
"""How many minutes everybody has for a card or a vote."""
PAUSE = 7
"""How many minutes after the last mail the game looks into its mailbox."""


@dataclass(frozen=True, slots=True)
class Act:
    """Somebody writes a mail, so many minutes after the phase opened."""

    minute: int
    player: str
    says: Saying
    by: Program


@dataclass(frozen=True, slots=True)
class Sitting:
    """The mails that lie in the inbox when the game looks into it at that minute, and what is told of them."""

    minute: int
    acts: tuple[Act, ...]
    asides: tuple[str, ...] = ()


def sittings(number: int, phase: Phase, *, without: str | None = None) -> tuple[Sitting, ...]:
    """Everything that happens in a phase, in order, but for what one player does; the game takes a step after each."""
    owing = [player for player in ROUNDS[number - 1].players(phase) if player != without]
    extras = [each for each in EXTRAS if (each.round, each.phase) == (number, phase) and each.player != without]
    return tuple(_sittings(number, phase, owing=owing, extras=extras))


def _sittings(number: int, phase: Phase, *, owing: list[str], extras: list[Extra]) -> Iterator[Sitting]:
    wrong = [each.player for each in extras if each.how is How.WRONG]
    silent = [each for each in extras if each.how is How.SILENCE]
    written = [each for each in extras if each.how is not How.SILENCE]
    missing = (*wrong, *(each.player for each in silent))
    acts = [_answer(number, phase, player) for player in owing if player not in missing] + [*map(_extra, written)]
    if acts:
        yield _sitting(acts, tuple(each.told for each in written if each.how is not How.WRONG))
    if wrong:
        begin = max(act.minute for act in acts) + PAUSE
        corrected = [_answer(number, phase, player, later=begin) for player in wrong]
        yield _sitting(corrected, tuple(each.told for each in written if each.how is How.WRONG))
    for each in silent:
        yield Sitting(DEADLINE * 4 // 5 + PAUSE, ())
        yield Sitting(DEADLINE + PAUSE, ())
        yield _sitting([_answer(number, phase, each.player, later=DEADLINE + PAUSE)], (each.told,))


def _sitting(acts: list[Act], asides: tuple[str, ...] = ()) -> Sitting:
    in_order = sorted(acts, key=lambda act: act.minute)
    return Sitting(in_order[-1].minute + PAUSE, tuple(in_order), asides)


def _answer(number: int, phase: Phase, player: str, *, later: int = 0) -> Act:
    says = ROUNDS[number - 1].answer(player, phase)
    minute = later + (_minute(number, phase, player) // 3 if later else _minute(number, phase, player))
    by = Program.LINK if (number, phase, player) in BY_LINK else FRIEND[player].program
    return Act(minute, player, says, by)


def _extra(extra: Extra) -> Act:
    minute = _minute(extra.round, extra.phase, extra.player)
    shift = {How.BESIDE: 12, How.BEFORE: -45, How.WRONG: 0}[extra.how]
    return Act(minute + shift, extra.player, extra.says, FRIEND[extra.player].program)


def _minute(number: int, phase: Phase, player: str) -> int:
    """When somebody answers: nobody is equally quick every day."""
    seat = [friend.name for friend in FRIENDS].index(player)
    mood = (number * 5 + PHASES.index(phase) * 3 + seat * 2) % 7
    return FRIEND[player].minutes + 53 * mood


_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 4
"""So many letters tell a word from others, whatever its ending."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """What the pictures show, in every language."""

    texts: Mapping[CardId, Mapping[str, str]]

    def best(self, clue: str, cards: Collection[CardId], *, purpose: str) -> CardId:
        """The card that fits a clue best."""
        wanted = stems(clue)
        in_any_order: Sequence[CardId] = SeededChance(SEED).shuffled(purpose, sorted(cards))
        return max(in_any_order, key=lambda card: len(wanted & self._stems(card)))

    def _stems(self, card: CardId) -> frozenset[str]:
        return stems(" ".join((card, *self.texts.get(card, {}).values())))


def stems(text: str) -> frozenset[str]:
    """The beginnings of a text's longer words, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return frozenset(word[:_STEM] for word in _WORD.findall(letters))
