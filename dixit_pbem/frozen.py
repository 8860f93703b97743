"""Frozen records with slots: what `dataclass(frozen=True, slots=True)` makes, at a tenth of its cost.

The library writes the methods of each class anew, as text that is compiled, whenever a command starts: half a
millisecond a class, and a command loads hundreds. Here the library gathers the fields and makes the slots, and the
methods are closures over them. So `fields`, `replace`, `asdict`, matching and the type checker know a record as a
dataclass. Ordered records, those with keywords alone, and those with cached properties stay what the library makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
Puts = Mapping[str, Callable[[object, object], None]]
"""What writes each field of a record that is being made."""

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(record, /, **changes):
        """The same record with other values, at a third of the library's cost; a replay does little else."""
        return record.__replace__(**changes)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[Kind]) -> type[Kind]:
    """The class as a frozen record: equal where all fields are, told with all of them."""
    # Without one the library writes the signature, the dearest of all.
    kind.__doc__ = kind.__doc__ or kind.__name__
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(kind)
    puts: Puts = {each.name: getattr(made, each.name).__set__ for each in fields(made)}
    compared = _values([each.name for each in fields(made) if each.compare])
    shown = [each.name for each in fields(made) if each.repr]
    methods: dict[str, object] = {
        "__init__": _filling(made, puts),
        "__eq__": lambda one, other: compared(one) == compared(other) if type(one) is type(other) else NotImplemented,
        "__hash__": lambda one: hash(compared(one)),
        "__repr__": lambda one: f"{type(one).__qualname__}({', '.join(f'{n}={getattr(one, n)!r}' for n in shown)})",
        "__replace__": _copying(made, puts),
        "__reduce__": lambda one: (type(one), tuple([getattr(one, name) for name in made.__match_args__])),
        "__setattr__": _refused,
        "__delattr__": _refused,
    }
    for name, method in methods.items():
        if name not in kind.__dict__:
            setattr(made, name, method)
    return made  # type: ignore[no-any-return]


def _values(names: list[str]) -> Callable[[object], object]:
    """All of these fields of a record at once."""
    return attrgetter(*names) if names else lambda _: ()


def _filling(kind: Any, puts: Puts) -> Callable[..., None]:
    """What `__init__` does: the fields in their order or by name, defaults for the rest."""
    names, in_order = tuple(puts), tuple(puts.values())
    left_out = {each.name: _default(each) for each in fields(kind)}

    def fill(self: object, /, *values: object, **named: object) -> None:
        for put, value in zip(in_order, values, strict=False):
            put(self, value)
        try:
            for name in named:
                puts[name](self, named[name])
        except KeyError as unknown:
            raise TypeError(f"{kind.__qualname__} has no {unknown}") from None
        if len(values) + len(named) != len(names) or (named and values):
            first, rest = names[: len(values)], names[len(values) :]
            if len(values) > len(names) or not named.keys().isdisjoint(first):
                raise TypeError(f"{kind.__qualname__} takes {', '.join(names)}, each once")
            for name in rest:
                if name not in named:
                    puts[name](self, left_out[name]())

    return fill


def _copying(kind: Any, puts: Puts) -> Callable[..., object]:
    """What `replace` does: all values at once, and those that change once more."""
    in_order = tuple(puts.values())

    def each_value(record: object) -> Iterable[object]:
        return [getattr(record, name) for name in puts]

    # A single field would come by itself, not as one of several.
    values: Callable[[object], Iterable[object]] = attrgetter(*puts) if len(puts) > 1 else each_value

    def copy(self: object, /, **changes: object) -> object:
        made = object.__new__(type(self))
        for put, value in zip(in_order, values(self), strict=True):
            put(made, value)
        try:
            for name in changes:
                puts[name](made, changes[name])
        except KeyError as unknown:
            raise TypeError(f"{kind.__qualname__} has no {unknown}") from None
        return made

    return copy


def _default(of: Field[Any]) -> Callable[[], object]:
    """What makes the value of a field that was not given."""

    def missing() -> object:
        raise TypeError(f"{of.name} must be given")

    if of.default is not MISSING:
        return lambda: of.default
    return missing if of.default_factory is MISSING else of.default_factory


def _refused(one: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{name} of {type(one).__qualname__} stays as it is")
