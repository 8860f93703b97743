"""The text of a game that comes after another: its settings as they stand there, with who plays and what is new. Pure.

Comments, order and every setting that is not told anew are kept as the moderator wrote them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.new_file import quoted
from dixit_pbem.storage.setting_text import entries_in, with_lines, with_setting
from dixit_pbem.storage.settings import Helper, Player, Settings
from dixit_pbem.storage.values import LONGEST_TITLE

_NUMBERED = re.compile(r"(?P<title>.*\S) (?P<number>[1-9][0-9]{0,3})")


@frozen
class NextSeat:
    """Somebody who plays again: as they are called and reached now, and the entry that their seat had."""

    name: str
    email: str | None
    listed: Player | None
    wishes: Mapping[str, str]
    """What they chose otherwise than that entry says: language, receipts, pages."""


@frozen
class NextGame:
    """What is told anew; None is taken out, and its default holds."""

    title: str
    decks: tuple[str, ...]
    first: str
    seats: tuple[NextSeat, ...]
    teams: Mapping[str, tuple[str, str]]
    moderator: tuple[str, str | None] | None
    """Where the file does not say it, or not as it is now."""
    watchers: tuple[str, ...]
    reserve: tuple[Helper, ...]
    seed: str | None


def next_title(title: str) -> str:
    """`Sunday dreamers 2` for `Sunday dreamers`, then `Sunday dreamers 3`."""
    found = _NUMBERED.fullmatch(title)
    plain, number = (found["title"], int(found["number"]) + 1) if found else (title, 2)
    return f"{plain[: LONGEST_TITLE - len(str(number)) - 1].rstrip()} {number}"


def next_text(text: str, before: Settings, game: NextGame) -> str:
    """The file of the next game, whose journal is empty yet; `text` is what stands above that of the one before."""
    values: dict[str, str | None] = {
        "title": quoted(game.title),
        "seed": None if game.seed is None else quoted(game.seed),
    }
    if before.line_of("start"):
        values["start"] = None  # all of them are here
    if game.decks != before.decks:
        decks = ", ".join(map(quoted, game.decks))
        values["deck"] = decks if len(game.decks) == 1 else f"[{decks}]"
    if game.first != before.first:
        values["first"] = quoted(game.first)
    if before.teams:
        pairs = (f"{quoted(name)}: [{', '.join(map(quoted, pair))}]" for name, pair in game.teams.items())
        values["teams"] = f"{{{', '.join(pairs)}}}"
    if game.watchers != before.watchers:
        values["watchers"] = f"[{', '.join(map(quoted, game.watchers))}]" if game.watchers else None
    if game.reserve != before.reserve:
        values |= _reserve(game.reserve, before, text)
    entries = "\n".join(f"- {_entry(_of_seat(seat, before, text))}" for seat in game.seats)
    lines = f"players:\n{entries}"
    if game.moderator:
        name, email = game.moderator
        entry = _entry({"name": quoted(name)} | ({"email": quoted(email)} if email else {}))
        if before.line_of("moderator"):
            values["moderator"] = entry
        else:
            lines += f"\nmoderator: {entry}"
    text = with_lines(text, "players", lines)
    return reduce(_with, values.items(), text).rstrip("\r\n") + "\njournal:\n"


def _reserve(reserve: Sequence[Helper], before: Settings, text: str) -> Mapping[str, str | None]:
    """Who is left of it; where nobody is, nobody can stand in either."""
    if not reserve:
        return {"reserve": None} | ({"missing": str(before.missing)} if before.stands_in else {})
    listed = zip(before.reserve, entries_in(text, "reserve"), strict=True)
    entries = ", ".join(_entry(entry) for helper, entry in listed if helper in reserve)
    return {"reserve": f"[{entries}]"}


def _with(text: str, setting: tuple[str, str | None]) -> str:
    key, value = setting
    return with_setting(text, (key,), None) if value is None else with_lines(text, key, f"{key}: {value}")


def _of_seat(seat: NextSeat, before: Settings, text: str) -> Mapping[str, str]:
    listed = sorted(before.players, key=lambda player: player.line)
    kept = entries_in(text, "players")[listed.index(seat.listed)] if seat.listed else {}
    email = {"email": quoted(seat.email)} if seat.email else {}
    others = {key: value for key, value in kept.items() if key not in ("name", "email")}
    return {"name": quoted(seat.name), **email, **others, **{key: quoted(wish) for key, wish in seat.wishes.items()}}


def _entry(values: Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{key}: {value}' for key, value in values.items())}}}"
