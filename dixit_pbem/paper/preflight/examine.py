"""The preflight: every check of its table on everything that was seen in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from dixit_pbem.paper.preflight import (
    backs,
    boxes,
    images,
)
from dixit_pbem.paper.preflight import (
    checks as colours,
)
from dixit_pbem.paper.preflight import (
    checks as fonts,
)
from dixit_pbem.paper.preflight import (
    checks as leaks,
)
from dixit_pbem.paper.preflight import (
    checks as printing,
)
from dixit_pbem.paper.preflight.evidence import Evidence, Picture
from dixit_pbem.paper.preflight.findings import Finding, Kind, Report, Severity
from dixit_pbem.paper.preflight.images import damage_of
from dixit_pbem.paper.preflight.objects import at_most
from dixit_pbem.paper.preflight.opening import CannotOpen, opened
from dixit_pbem.paper.preflight.seeing import Damage, seen

Check = Callable[[Evidence], Iterable[Finding]]

CHECKS: tuple[Check, ...] = (
    printing.repairs,
    printing.encrypted,
    printing.unexamined,
    boxes.missing_boxes,
    boxes.impossible_boxes,
    boxes.bleed,
    boxes.page_sizes,
    printing.scaling,
    printing.duplex,
    backs.backs,
    fonts.not_embedded,
    fonts.type3,
    images.resolution,
    images.transparency,
    images.damaged,
    colours.intent,
    colours.untagged,
    colours.cmyk,
    leaks.traces,
    leaks.file_names,
    leaks.author,
    printing.ascii_filters,
)
MOST_UNPACKED = 16 << 20
"""How large a packed bundle of objects may become, in bytes."""
BY_SEVERITY = tuple(Severity)


def examine(path: Path, kind: Kind | None = None) -> Report:
    """What is wrong with a file, as one that is for this; its own mark and looks decide where nobody says it."""
    return _report(path, kind, _at_first_sight)


def examine_thoroughly(path: Path, kind: Kind | None = None) -> Report:
    """The same, with every pixel of every picture decoded."""
    return _report(path, kind, damage_of)


def _at_first_sight(_stream: object, picture: Picture) -> str:
    return picture.damage


def _report(path: Path, kind: Kind | None, damage: Damage) -> Report:
    try:
        with at_most(MOST_UNPACKED), opened(path) as pdf:
            evidence = seen(pdf, kind, damage)
    except CannotOpen as reason:
        return Report(str(path), kind or Kind.PAGE, 0, (reason.finding,))
    findings = (finding for check in CHECKS for finding in check(evidence))
    return Report(str(path), evidence.kind, len(evidence.pages), tuple(sorted(findings, key=_order)))


def _order(finding: Finding) -> tuple[int, int]:
    """Errors before warnings, and each in the order of the pages."""
    return BY_SEVERITY.index(finding.severity), finding.page
