"""What `deck check` says: one record a fault, for people and for scripts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dixit_pbem.errors import Problem
from dixit_pbem.paper.preflight.report import Severity, counted


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, by its name for scripts, and what to do about it."""

    code: str
    severity: Severity
    text: str


@dataclass(frozen=True, slots=True)
class DeckFinding:
    """A fault and its place: a picture, or a line of the deck's file."""

    place: Problem
    code: str
    severity: Severity

    def __str__(self) -> str:
        return f"{self.severity}: {self.place}"

    def record(self) -> dict[str, object]:
        """The finding for a script."""
        return {
            "file": self.place.file,
            "line": self.place.line or None,
            "code": self.code,
            "severity": self.severity.value,
            "text": self.place.text,
        }


@dataclass(frozen=True, slots=True)
class DeckReport:
    """Everything that was found in one deck."""

    deck: str
    folder: Path
    cards: int
    findings: tuple[DeckFinding, ...]

    @property
    def errors(self) -> int:
        """How many findings must be put right."""
        return sum(finding.severity is Severity.ERROR for finding in self.findings)

    @property
    def warnings(self) -> int:
        """How many findings deserve a look."""
        return len(self.findings) - self.errors

    def summary(self) -> str:
        """The report in one line."""
        cards = counted(self.cards, "card")
        if not self.findings:
            return f"{self.deck}: {cards}, nothing found."
        return f"{self.deck}: {cards}, {counted(self.errors, 'error')}, {counted(self.warnings, 'warning')}."

    def record(self) -> dict[str, object]:
        """The report for a script."""
        return {
            "deck": self.deck,
            "folder": str(self.folder),
            "cards": self.cards,
            "errors": self.errors,
            "warnings": self.warnings,
            "findings": [finding.record() for finding in self.findings],
        }
