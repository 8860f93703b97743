"""What events, facts and moves have in common: equal where all they say is equal, and told with all of it. Pure.

The library writes these three methods anew for each class, whenever a command starts; fifty classes have them here.
"""

from __future__ import annotations


class Record:
    """A frozen record; the fields are its subclasses'."""

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), _values(self)))

    def __repr__(self) -> str:
        said = (f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({', '.join(said)})"


def _values(record: Record) -> tuple[object, ...]:
    return tuple([getattr(record, name) for name in record.__match_args__])
