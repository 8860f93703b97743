"""Writes the commented game file with which every game begins."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from dixit_pbem.engine.systems import numbers_of_players

_PLAIN = re.compile(r"[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 .'_-]*[A-Za-zÀ-ž0-9]")
_ADDRESS = re.compile(r"[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+")
_LOOKS_LIKE_SOMETHING_ELSE = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_SAMPLE = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Person:
    """A player as typed: the address may come later."""

    name: str
    email: str | None


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a new game file says."""

    title: str
    rules: str
    deck: str
    language: str
    players: tuple[Person, ...]
    seed: str | None
    mail: str = ""
    """Its section on mail, with comments."""


def title_from(path: Path) -> str:
    """`Sunday dreamers` for `sunday-dreamers.yaml`."""
    words = re.sub(r"[-_.\s]+", " ", path.stem).strip()
    return words[:1].upper() + words[1:] or "A game"


def sample_players(rules: str) -> tuple[Person, ...]:
    """As many made-up players as the system likes best: four, or its least number if that is more."""
    count = max(4, numbers_of_players(rules)[0])
    return tuple(Person(name, f"{name.lower()}@example.org") for name in _SAMPLE[:count])


def quoted(text: str) -> str:
    """A text as YAML reads it back: plain where that is safe, else in quotes."""
    if _ADDRESS.fullmatch(text) or (_PLAIN.fullmatch(text) and text.casefold() not in _LOOKS_LIKE_SOMETHING_ELSE):
        return text
    return json.dumps(text, ensure_ascii=False)


def _player(person: Person) -> str:
    email = f", email: {quoted(person.email)}" if person.email else ""
    return f"- {{name: {quoted(person.name)}{email}}}"


def file_text(game: NewGame) -> str:
    """The whole file, settings with their comments and an empty journal."""
    seed = f"seed: {quoted(game.seed)}  # a rehearsal: whoever knows the seed knows every hand\n" if game.seed else ""
    mail = f"\n{game.mail}" if game.mail else ""
    players = "\n".join(map(_player, game.players))
    return f"""\
# A game of Dixit. Everything above `journal:` is yours: change and comment it as you like.
# After a change, `dixit-pbem check` tells whether all is well.
format: 1
title: {quoted(game.title)}

# odyssey, party, team, classic or demo; with house rules: {{base: odyssey, lone_finder: 4, points_to_win: 40}}
rules: {game.rules}

# A deck's name or folder, or a list of decks to mix: [dreams, our-photos]
deck: {quoted(game.deck)}

# Who tells first: volunteer, random, or a player's name.
first: volunteer

# For players who have none of their own: en, it, pt or pl; and the clock that deadlines are told by.
language: {game.language}
timezone: UTC

# In seating order, clockwise. A player may have a language and a colour: {{name: Cyd, language: pl, colour: green}}
# A player without an address plays on paper: give him his pages, and type in what he says.
players:
{players}

# How long each phase lasts: 90m, 72h, 3d.
deadlines: {{clue: 72h, card: 48h, vote: 48h}}

# For those who are late: wait (you decide), random (chance decides for them), or abstain.
missing: wait
{seed}{mail}
# What happened, an event a line. Only the program writes below this line. Hands, cards and votes are veiled,
# so that you can look at this file and still play; moves that you type in yourself do spoil your own fun.
journal:
"""
