"""Everything that can go wrong through no fault of the program, as one family.

    DixitError            exit code 1: something a person must put right
    ├── Refusal           a move that the rules do not allow now (`engine.refusal`; `words.refusals` words it)
    ├── Misfit            an event that does not follow from those before it
    ├── Unreadable        a move that cannot be understood as typed
    ├── NotFound          a name that fits nothing, or several things
    ├── BadFile           problems in a file, all of them at once, each with its place
    ├── Busy              another dixit-pbem is at work on the same game
    ├── CannotWrite       a full disk, a read-only folder
    └── Mistake           exit code 2: the command line makes no sense

A message names the place, the fact and the way out. A bug is none of these: it stays a bare
exception, of which the command line makes one sentence and a file with the details.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class DixitError(Exception):
    """What a person must put right, in words for that person."""

    exit_code = 1


class Misfit(DixitError):
    """An event that does not follow from those before it; `seq` says which, once that is known."""

    def __init__(self, message: str, *, seq: int = 0) -> None:
        super().__init__(message)
        self.seq = seq


class Unreadable(DixitError):
    """A move, or an event, that cannot be understood as written."""


class NotFound(DixitError):
    """A name that fits nothing, or more than one thing."""


class Busy(DixitError):
    """Another dixit-pbem is at work on the same game."""


class CannotWrite(DixitError):
    """The disk is full or the folder may not be written."""


class Mistake(DixitError):
    """A command line that makes no sense."""

    exit_code = 2


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong in a file: where, and what to do about it."""

    file: str
    line: int
    """Counted from 1; 0 stands for the file as a whole."""
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.text}"


class BadFile(DixitError):
    """Problems in a file, all of them at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[type[BadFile], tuple[tuple[Problem, ...]], dict[str, object]]:
        """What another process makes it of again."""
        return type(self), (self.problems,), self.__dict__


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """Return ` Did you mean 'x'?` when a known word is close, else nothing."""
    from difflib import get_close_matches

    folded = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.6)
    return f" Did you mean '{folded[close[0]]}'?" if close else ""
