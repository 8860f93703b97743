"""What one may choose for a new game, each with a sentence that explains it: for prompts, help and the README."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import click

from dixit_pbem.cli import terminal
from dixit_pbem.errors import Mistake, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.words import choices as told
from dixit_pbem.words.language import words_on_terminal

Read = TypeVar("Read")
Told: TypeAlias = Callable[[], Mapping[str, str]]
"""Choices with what is told of each, made only when somebody is asked."""


@frozen
class Question:
    """What is asked on a terminal: its choices, each explained, and what an empty answer takes."""

    what: str
    choices: Mapping[str, str]
    default: str


def rules_told() -> Mapping[str, str]:
    """Every rule system: for how many players, and what it is like."""
    words = words_on_terminal()
    return {
        name: f"{told.players_told(words, name)}{f'; {about}' if about else ''}"
        for name, about in told.rules_told(words).items()
    }


def ways_told() -> Mapping[str, str]:
    """Every way in which mails may leave and come in."""
    return told.ways_told(words_on_terminal())


def tellings_told() -> Mapping[str, str]:
    """One after the other, or all at once."""
    return told.tellings_told(words_on_terminal())


def paces_told() -> Mapping[str, str]:
    """Every pace: how long the phases last, and for whom that is."""
    return told.paces_told(words_on_terminal())


def languages_told() -> Mapping[str, str]:
    """Every language, by its English name."""
    return told.languages_told(words_on_terminal())


def choose(question: Question) -> str:
    """What a person at a terminal chooses; each choice is explained first."""
    width = max(map(len, question.choices))
    terminal.echo(f"\n{question.what}:")
    for name, about in question.choices.items():
        terminal.echo(f"  {name:<{width}}  {about}", margin=width + 4)
    about = "\n".join(f"{name}: {told}." for name, told in question.choices.items())
    return ask(question.what, question.default, lambda typed: _chosen(typed, question.choices), about=about)


def ask(what: str, default: str, read: Callable[[str], Read], *, about: str) -> Read:
    """What a person at a terminal answers, asked again until it can be read; a `?` is told what it is about."""
    while True:
        typed: str = click.prompt(what, default=default, show_default=bool(default))
        if typed.strip() == "?":
            terminal.echo(about)
            continue
        try:
            return read(typed.strip())
        except Mistake as mistake:
            terminal.echo(str(mistake))


def _chosen(typed: str, choices: Mapping[str, str]) -> str:
    """The choice that is meant: its name, or a beginning that no other has."""
    begun = [name for name in choices if typed and name.startswith(typed.casefold())]
    if typed.casefold() in choices or len(begun) == 1:
        return begun[0] if len(begun) == 1 else typed.casefold()
    names = ", ".join(f"'{name}'" for name in choices)
    raise Mistake(f"'{typed}' is not one of {names}.{did_you_mean(typed, tuple(choices))} Write one of these words.")
