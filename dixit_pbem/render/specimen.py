"""A letter that has everything, and one that has nothing: what templates are tried with before they meet a reader."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from dixit_pbem.engine.due import Kind
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.mail.letter import Letter, Link

MADE = {
    str: "moon",
    int: 3,
    bool: True,
    Kind: Kind.HAND,
    Person: Person("Ana", look_of(0)),
    Link: Link("moon", "mailto:ana@example.org?subject=moon&body=moon"),
}
"""What stands for a value of each type that is not made of others."""


def full_letter(kind: Kind) -> Letter:
    """A letter of that kind in which nothing is empty."""
    letter: Letter = _full(Letter)
    return replace(letter, kind=kind)


def empty_letter(kind: Kind) -> Letter:
    """A letter of that kind with its head alone."""
    return Letter(kind, language="en", sentinel="moon", title="moon", place="", preview="")


def _full(wanted: Any) -> Any:
    if wanted in MADE:
        return MADE[wanted]
    if get_origin(wanted) is UnionType or get_origin(wanted) is tuple:
        inside = _full(get_args(wanted)[0])
        return (inside,) if get_origin(wanted) is tuple else inside
    if not (isinstance(wanted, type) and is_dataclass(wanted)):
        raise TypeError(f"{wanted} stands in a letter, and there is no example of it")
    hints = get_type_hints(wanted)
    return wanted(**{field.name: _full(hints[field.name]) for field in fields(wanted)})
