"""What one may choose for a new game, each with a sentence that explains it: for prompts, help and the README."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

import click

from dixit_pbem.cli import terminal
from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.errors import Mistake, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.paces import PACES
from dixit_pbem.storage.providers import PROVIDERS
from dixit_pbem.storage.spec import LANGUAGES

Read = TypeVar("Read")
Told: TypeAlias = Callable[[], Mapping[str, str]]
"""Choices with what is told of each, made only when somebody is asked."""
DRAFTS, FOLDER = "drafts", "folder"
_SYSTEMS = {
    "odyssey": "one gives a clue to a card of theirs, the others add cards that fit, all look for the right one; to 30 "
    "points. Take this one if you do not know",
    "party": "the clue comes before anybody sees a card, and whoever votes with the crowd scores; quick and silly",
    "team": "as odyssey, in pairs who share their points",
    "classic": "as odyssey by the rules of 2008: it goes on until the pile is used up",
    "demo": "a short game to try it out: everybody tells twice, and the cards never run out",
}
_WAYS = {
    DRAFTS: "no account needed: each mail becomes a draft that you send with your own mail program, and you type in "
    "what people answer",
    FOLDER: "the same, and answers that you save in the folder `inbox` are read for you",
}


@frozen
class Question:
    """What is asked on a terminal: its choices, each explained, and what an empty answer takes."""

    what: str
    choices: Mapping[str, str]
    default: str


def rules_told() -> Mapping[str, str]:
    """Every rule system: for how many players, and what it is like."""
    return {name: f"{_how_many(numbers_of_players(name))} players{_after(_SYSTEMS.get(name))}" for name in SYSTEMS}


def ways_told() -> Mapping[str, str]:
    """Every way in which mails may leave and come in."""
    by_server = {
        name: f"by {'servers of ' if provider.domains else ''}{provider.name}: mails leave and answers are read for you"
        for name, provider in PROVIDERS.items()
    }
    return {**_WAYS, **by_server}


def paces_told() -> Mapping[str, str]:
    """Every pace: how long the phases last, and for whom that is."""
    return {
        name: f"{pace.about} (clue {pace.clue}, card {pace.card}, vote {pace.vote})" for name, pace in PACES.items()
    }


def languages_told() -> Mapping[str, str]:
    """Every language, by its English name."""
    from babel import Locale

    return {code: Locale.parse(code).english_name or code for code in LANGUAGES}


def choose(question: Question) -> str:
    """What a person at a terminal chooses; each choice is explained first."""
    width = max(map(len, question.choices))
    terminal.echo(f"\n{question.what}:")
    for name, about in question.choices.items():
        terminal.echo(f"  {name:<{width}}  {about}", margin=width + 4)
    return ask(question.what, question.default, lambda typed: _chosen(typed, question.choices))


def ask(what: str, default: str, read: Callable[[str], Read]) -> Read:
    """What a person at a terminal answers, asked again until it can be read."""
    while True:
        typed: str = click.prompt(what, default=default, show_default=bool(default))
        try:
            return read(typed.strip())
        except Mistake as mistake:
            terminal.echo(str(mistake))


def _chosen(typed: str, choices: Mapping[str, str]) -> str:
    """The choice that is meant: its name, or a beginning that no other has."""
    begun = [name for name in choices if typed and name.startswith(typed.casefold())]
    if typed.casefold() in choices or len(begun) == 1:
        return begun[0] if len(begun) == 1 else typed.casefold()
    if typed == "?":
        raise Mistake("\n".join(f"{name}: {about}." for name, about in choices.items()))
    names = ", ".join(f"'{name}'" for name in choices)
    raise Mistake(f"'{typed}' is not one of {names}.{did_you_mean(typed, tuple(choices))} Write one of these words.")


def _how_many(numbers: Sequence[int]) -> str:
    """`3 to 12`, `3 or 4`, `6, 8, 10 or 12`."""
    first, *_, last = numbers
    if len(numbers) > 2 and tuple(numbers) == tuple(range(first, last + 1)):
        return f"{first} to {last}"
    return f"{', '.join(map(str, numbers[:-1]))} or {last}"


def _after(about: str | None) -> str:
    return f"; {about}" if about else ""
