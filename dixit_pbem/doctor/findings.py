"""What the doctor says: one thing at a time, and whether it is well."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from dixit_pbem.frozen import frozen


class Verdict(StrEnum):
    """How a thing stands."""

    WELL = "well"
    NOTE = "note"
    MEND = "mend"


@frozen
class Finding:
    """One thing that was looked at, and what to do about it."""

    verdict: Verdict
    text: str


@frozen
class Chapter:
    """What belongs together; each thing is looked at when it is asked for."""

    title: str
    findings: Iterator[Finding]


def well(text: str) -> Finding:
    """Nothing is to be done."""
    return Finding(Verdict.WELL, text)


def note(text: str) -> Finding:
    """Worth knowing; nothing must be done."""
    return Finding(Verdict.NOTE, text)


def mend(text: str) -> Finding:
    """A person must put this right."""
    return Finding(Verdict.MEND, text)
