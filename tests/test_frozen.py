"""A frozen record is to everybody what the library's own is."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from dixit_pbem.frozen import frozen
from dixit_pbem.frozen import replace as frozen_replace


@frozen
class Ours:
    name: str
    points: int = 0
    cards: tuple[str, ...] = field(default_factory=tuple)
    secret: str = field(default="", repr=False)
    origin: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Theirs:
    name: str
    points: int = 0
    cards: tuple[str, ...] = field(default_factory=tuple)
    secret: str = field(default="", repr=False)
    origin: str = field(default="", compare=False)


@frozen
class Longer(Ours):
    last: str = "z"


@frozen
class Empty: ...


@frozen
class One:
    name: str


QUESTIONS: list[Callable[[Any], object]] = [
    lambda kind: repr(kind("Ana", 3, ("a",), "s", "o")).replace(kind.__name__, ""),
    lambda kind: repr(kind(points=3, name="Ana")).replace(kind.__name__, ""),
    lambda kind: kind("Ana") == kind("Ana", origin="elsewhere"),
    lambda kind: kind("Ana") == kind("Ana", secret="other"),
    lambda kind: kind("Ana") == "Ana",
    lambda kind: hash(kind("Ana")) == hash(kind("Ana", 0)),
    lambda kind: replace(kind("Ana", 3), name="Bob").points,
    lambda kind: [(each.name, each.default, each.repr, each.compare) for each in fields(kind)],
    lambda kind: kind.__match_args__,
    lambda kind: kind.__slots__,
    lambda kind: pickle.loads(pickle.dumps(kind("Ana", 2))) == kind("Ana", 2),
    lambda kind: copy.deepcopy(kind("Ana", 2)) == kind("Ana", 2),
]


def test_a_copy_differs_in_what_is_said_alone() -> None:
    first = Ours("Ana", 3, ("a",), "s", "o")
    second = frozen_replace(first, points=4, secret="t")
    assert [getattr(second, each.name) for each in fields(Ours)] == ["Ana", 4, ("a",), "t", "o"]
    assert first == Ours("Ana", 3, ("a",), "s", "o")
    assert type(frozen_replace(Longer("Ana"), last="y")) is Longer
    assert frozen_replace(Longer("Ana"), last="y").last == "y"
    assert frozen_replace(Empty()) == Empty()
    assert frozen_replace(One("Ana"), name="Bob") == One("Bob")
    with pytest.raises(TypeError, match="Ours has no 'nobody'"):
        frozen_replace(first, nobody=3)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_record_answers_as_the_librarys_own_does(question: Callable[[Any], object]) -> None:
    assert question(Ours) == question(Theirs)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda kind: kind(),
        lambda kind: kind(points=3),
        lambda kind: kind("Ana", "0", (), "", "", "too many"),
        lambda kind: kind("Ana", name="Bob"),
        lambda kind: kind("Ana", nobody=3),
        lambda kind: kind(nobody=3, name="Ana"),
        lambda kind: setattr(kind("Ana"), "name", "Bob"),
        lambda kind: delattr(kind("Ana"), "name"),
    ],
)
def test_what_the_library_refuses_is_refused(wrong: Callable[[Any], object]) -> None:
    with pytest.raises((TypeError, FrozenInstanceError)) as theirs:
        wrong(Theirs)
    with pytest.raises(theirs.type):
        wrong(Ours)


def test_a_record_may_add_fields_to_another_and_have_none() -> None:
    assert Longer("Ana", last="y") == Longer("Ana", 0, (), "", "", "y") != Longer("Ana")
    assert Longer("Ana") != Ours("Ana")
    assert Empty() == Empty()
    assert hash(Empty()) == hash(Empty())
    assert repr(Empty()) == "Empty()"
