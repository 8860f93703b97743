"""A class or a club at several tables: how many sit at each, who sits where, and a game file for each.

In go people and choices, out come the files of all tables, or none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.playable import playable_by
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import CannotWrite, Mistake
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.shell import quoted
from dixit_pbem.storage.names import alike
from dixit_pbem.storage.people import Person
from dixit_pbem.table.begin import Wanted, begin, game_of, without_lines
from dixit_pbem.table.moves import drafted

_PURPOSE = "tables"
"""What the draw of the seats is for; nothing else is drawn from this seed."""


@frozen
class Table:
    """One of the tables: its file, and the game that begins there."""

    path: Path
    wanted: Wanted


def dealt(people: Sequence[Person], sizes: Sequence[int], *, seed: str) -> tuple[tuple[Person, ...], ...]:
    """Who sits at each table, in seating order."""
    drawn = iter(SeededChance(seed).shuffled(_PURPOSE, people))
    return tuple(tuple(islice(drawn, size)) for size in sizes)


def sizes_of(people: int, *, about: int, rules: RuleChoice) -> tuple[int, ...]:
    """How many sit at each table: about so many, as even as can be, everywhere a number that these rules are for."""
    allowed = playable_by(rules)
    if about not in allowed:
        raise Mistake(
            f"'{rules.base}' is played by {_or(allowed)}, and not at tables of {about}. Choose another number."
        )
    ways = [sizes for tables in range(1, people // allowed[0] + 1) for sizes in _even(people, tables, allowed)]
    if not ways:
        raise Mistake(
            f"{people} people cannot be dealt to tables of {_or(allowed)}, as '{rules.base}' needs. Change the list, "
            "or choose other rules."
        )
    return min(ways, key=lambda sizes: (max(abs(size - about) for size in sizes), sizes[0] - sizes[-1], sizes[0]))


def _even(people: int, tables: int, allowed: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """So many people at so many tables of two sizes at most, where that is possible; the larger ones first."""
    for small in allowed:
        for large in allowed:
            more, rest = (
                divmod(people - small * tables, large - small) if large > small else (0, people - small * tables)
            )
            if rest == 0 and 0 <= more < tables:
                yield (large,) * more + (small,) * (tables - more)


def _or(numbers: Sequence[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last} players" if most else f"{last} players"


def tables_of(path: Path, wanted: Wanted, seated: Sequence[tuple[Person, ...]]) -> tuple[Table, ...]:
    """Every table with its file: `7b-1.yaml` and on for `7b.yaml`, numbered so that they sort as they count."""
    wide = len(str(len(seated)))
    return tuple(
        Table(
            path.with_name(f"{path.stem}-{number:0{wide}}{path.suffix}"),
            replace(wanted, title=f"{wanted.title} {number}", players=players),
        )
        for number, players in enumerate(seated, 1)
    )


def must_be_free(tables: Sequence[Table]) -> None:
    """CannotWrite where something of these names is there already: all tables begin, or none."""
    there = [each.path for each in tables if each.path.exists() or each.path.with_name(f".{each.path.name}.d").exists()]
    if there:
        raise CannotWrite(
            f"{', '.join(map(quoted, there))} {'is' if len(there) == 1 else 'are'} there already. Nothing is written. "
            "Choose another title or name, or take the old files away with the folders that go with them."
        )


def must_be_apart(tables: Sequence[Table]) -> None:
    """Mistake where a player would be taken for the moderator; one who plays has the same address at both places."""
    for each in tables:
        runs = each.wanted.moderator
        twin = runs and alike(runs.name, [player.name for player in each.wanted.players])
        player = next((one for one in each.wanted.players if one.name == twin), None)
        if runs and player and runs.email and runs.email != player.email:
            raise Mistake(
                f"In {quoted(each.path)} the player '{player.name}' would be taken for the moderator. Write more "
                "of the moderator's name."
            )


def must_load(tables: Sequence[Table]) -> None:
    """What any of the files would be refused for is refused."""
    for each in tables:
        with without_lines(each.path.name):
            drafted(each.path, game_of(each.wanted), each.wanted.more)


def begin_all(tables: Sequence[Table]) -> tuple[str, ...]:
    """Write every file; the lines say what comes next, each once."""
    must_be_free(tables)
    must_load(tables)
    return tuple(dict.fromkeys(line for each in tables for line in begin(each.path, each.wanted)))
