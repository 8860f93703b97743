"""When the friends write, when the game looks into its mailbox, and what fits a clue off the script. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from dixit_pbem.chance import SeededChance
from dixit_pbem.demo.friends import FRIEND, FRIENDS, Program
from dixit_pbem.demo.sayings import Saying
from dixit_pbem.demo.script import BY_LINK, EXTRAS, PHASES, ROUNDS, SEED, How
from dixit_pbem.engine.model import CardId, Phase
from dixit_pbem.frozen import frozen

DEADLINE = 48 * 60
"""How many minutes everybody has for a card or a vote."""
PAUSE = 7
"""How many minutes after the last mail the game looks into its mailbox."""
_SHIFTS = {How.BESIDE: 12, How.BEFORE: -45, How.WRONG: 0}
"""How many minutes after the answer that its writer owes something else is written."""


@frozen
class Act:
    """Somebody writes a mail, so many minutes after the phase opened."""

    minute: int
    player: str
    says: Saying
    by: Program


@frozen
class Sitting:
    """The mails that lie in the inbox when the game looks into it at that minute, and what is told of them."""

    minute: int
    acts: tuple[Act, ...]
    asides: tuple[str, ...] = ()


def sittings(number: int, phase: Phase, *, without: str | None = None) -> tuple[Sitting, ...]:
    """Everything that happens in a phase, in order, but for what one player does; the game takes a step after each."""
    extras = [each for each in EXTRAS if (each.round, each.phase) == (number, phase) and each.player != without]
    wrong = [each for each in extras if each.how is How.WRONG]
    silent = [each for each in extras if each.how is How.SILENCE]
    written = [each for each in extras if each.how is not How.SILENCE]
    missing = {without, *(each.player for each in (*wrong, *silent))}
    acts = [_answer(number, phase, player) for player in ROUNDS[number - 1].players(phase) if player not in missing]
    for each in written:
        minute = _minute(number, phase, each.player) + _SHIFTS[each.how]
        acts.append(Act(minute, each.player, each.says, FRIEND[each.player].program))
    found = [_sitting(acts, tuple(each.told for each in written if each.how is not How.WRONG))] if acts else []
    if wrong:
        begin = max(act.minute for act in acts) + PAUSE
        corrected = [_answer(number, phase, each.player, later=begin) for each in wrong]
        found.append(_sitting(corrected, tuple(each.told for each in wrong)))
    for each in silent:
        late = _answer(number, phase, each.player, later=DEADLINE + PAUSE)
        looks = (Sitting(DEADLINE * 4 // 5 + PAUSE, ()), Sitting(DEADLINE + PAUSE, ()))
        found += (*looks, _sitting([late], (each.told,)))
    return tuple(found)


def one_by_one(together: Iterable[Sitting]) -> Iterator[Sitting]:
    """The same mails, but the game looks into its mailbox after each of them."""
    for sitting in together:
        for act in sitting.acts[:-1]:
            yield Sitting(act.minute + 1, (act,))
        yield replace(sitting, acts=sitting.acts[-1:])


def _sitting(acts: list[Act], asides: tuple[str, ...] = ()) -> Sitting:
    in_order = sorted(acts, key=lambda act: act.minute)
    return Sitting(in_order[-1].minute + PAUSE, tuple(in_order), asides)


def _answer(number: int, phase: Phase, player: str, *, later: int = 0) -> Act:
    says = ROUNDS[number - 1].answer(player, phase)
    minute = later + (_minute(number, phase, player) // 3 if later else _minute(number, phase, player))
    by = Program.LINK if (number, phase, player) in BY_LINK else FRIEND[player].program
    return Act(minute, player, says, by)


def _minute(number: int, phase: Phase, player: str) -> int:
    """When somebody answers: nobody is equally quick every day."""
    seat = [friend.name for friend in FRIENDS].index(player)
    mood = (number * 5 + PHASES.index(phase) * 3 + seat * 2) % 7
    return FRIEND[player].minutes + 53 * mood


_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 4
"""So many letters tell a word from others, whatever its ending."""


@frozen
class Guesses:
    """What the pictures show, in every language."""

    texts: Mapping[CardId, Mapping[str, str]]

    def best(self, clue: str, cards: Collection[CardId], *, purpose: str) -> CardId:
        """The card that fits a clue best."""
        wanted = stems(clue)
        in_any_order: Sequence[CardId] = SeededChance(SEED).shuffled(purpose, sorted(cards))
        shown = {card: stems(" ".join((card, *self.texts.get(card, {}).values()))) for card in cards}
        return max(in_any_order, key=lambda card: len(wanted & shown[card]))


def stems(text: str) -> frozenset[str]:
    """The beginnings of a text's longer words, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return frozenset(word[:_STEM] for word in _WORD.findall(letters))
