"""The journal in the game file beside its guard copy: what was lost, changed or added, and how to put it right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

from dixit_pbem.frozen import frozen
from dixit_pbem.shell import typed
from dixit_pbem.storage.journal import Flaw, Journal, read_journal

_BY_HAND = "Put it right by hand, or take the file from a backup."


@frozen
class Comparison:
    """What does not fit, and the lines that an interrupted command still owes the file."""

    flaws: tuple[Flaw, ...]
    unfinished: tuple[str, ...] = ()


@frozen
class WaysOut:
    """The commands that put a game file right."""

    path: str

    @property
    def restore(self) -> str:
        """Puts back what the program wrote."""
        return f"`{typed('check', self.path, '--restore')}`"

    @property
    def accept(self) -> str:
        """Keeps what stands in the file."""
        return f"`{typed('check', self.path, '--accept')}`"

    @property
    def allow(self) -> str:
        """Lets the game do, on this computer, what it is not to do unasked."""
        return f"`{typed('check', self.path, '--allow')}`"


class _Misfit(Enum):
    """Facts about events, and what the two commands make of them."""

    CHANGED = (
        "{events} {are} not as the program wrote {them}. "
        "{restore} puts the old {lines} back, `--accept` keeps the new {lines}."
    )
    LOST = "{events} {are} missing here. {restore} puts {them} back, `--accept` goes on without {them}."
    LEFT_OUT = "{events} {are} missing here. {restore} puts {them} back."
    ADDED = "{events} {are} not from the program. {restore} takes {them} out, `--accept` keeps {them}."
    NOT_COPIED = (
        "{events} {stand} here, and {are} missing in the copy of the journal, which was cut. {accept} keeps {them}."
    )
    GONE = (
        "{events} {are} missing here and in the copy of the journal. Take both from a backup; "
        "{accept} goes on without {them}."
    )
    DOUBLED = "{events} {stand} here a second time. {restore} takes {them} out."


@frozen
class _Finding:
    kind: _Misfit
    first: int
    last: int
    line: int


def by_itself(journal: Journal) -> Comparison:
    """What does not fit in a journal of which there is no copy."""
    return Comparison(tuple(_with_way_out(flaw, _BY_HAND) for flaw in (*journal.flaws, *_out_of_order(journal))))


def with_copy(journal: Journal, copy: Sequence[str], *, written: int, last_line: int, ways_out: WaysOut) -> Comparison:
    """What does not fit when the copy holds these lines, of which so many are known to be in the file."""
    count = len(journal.texts)
    alike = not journal.flaws and journal.texts == list(copy[:count])
    if alike and count >= written:
        return Comparison((), tuple(copy[count:]))
    present = {record["seq"] for record in journal.records}
    have = len(copy)  # without the lines at its end that the file lacks and is not known to have had
    while have > written and have not in present:
        have -= 1
    findings = list(_wrong_lines(journal, copy, written))
    if not journal.flaws:
        findings += _missing(journal, range(1, have + 1), last_line)
        nowhere = (seq for seq in range(len(copy) + 1, written + 1) if seq not in present)
        findings += (_Finding(_Misfit.GONE, seq, seq, last_line) for seq in nowhere)
    flaws = [_with_way_out(flaw, f"{ways_out.restore} puts back what the program wrote.") for flaw in journal.flaws]
    flaws += [_told(finding, ways_out) for finding in _gathered(findings)]
    if not flaws:
        way_out = f"{ways_out.restore} puts the events in order."
        flaws = [_with_way_out(flaw, way_out) for flaw in _out_of_order(journal)]
    return Comparison(tuple(flaws), () if flaws else tuple(copy[have:]))


def _with_way_out(flaw: Flaw, way_out: str) -> Flaw:
    return replace(flaw, text=f"{flaw.text} {flaw.way_out or way_out}", way_out="")


def _out_of_order(journal: Journal) -> Iterator[Flaw]:
    expected = 1
    for record, line in zip(journal.records, journal.lines, strict=True):
        seq = int(str(record["seq"]))
        if seq != expected:
            yield Flaw(line, f"Event {expected} should stand here, and this is event {seq}.")
        expected = seq + 1


def _wrong_lines(journal: Journal, copy: Sequence[str], written: int) -> Iterator[_Finding]:
    seen: set[int] = set()
    for record, line, text in zip(journal.records, journal.lines, journal.texts, strict=True):
        seq = int(str(record["seq"]))
        if seq in seen:
            yield _Finding(_Misfit.DOUBLED, seq, seq, line)
        elif len(copy) < seq <= written:
            yield _Finding(_Misfit.NOT_COPIED, seq, seq, line)
        elif not 1 <= seq <= len(copy):
            yield _Finding(_Misfit.ADDED, seq, seq, line)
        # How a person formatted the line does not matter.
        elif text != (copied := copy[seq - 1]) and read_journal(copied, first_line=0).records != [record]:
            yield _Finding(_Misfit.CHANGED, seq, seq, line)
        seen.add(seq)


def _missing(journal: Journal, numbers: range, last_line: int) -> Iterator[_Finding]:
    line_of = {record["seq"]: line for record, line in zip(journal.records, journal.lines, strict=True)}
    kind, line = _Misfit.LOST, last_line
    for seq in reversed(numbers):
        if seq in line_of:
            kind, line = _Misfit.LEFT_OUT, line_of[seq]
        else:
            yield _Finding(kind, seq, seq, line)


def _gathered(findings: Sequence[_Finding]) -> Iterator[_Finding]:
    """The findings with neighbours of the same kind made one."""
    whole: _Finding | None = None
    for finding in sorted(findings, key=lambda finding: (finding.kind.name, finding.first)):
        if whole and whole.kind is finding.kind and whole.last + 1 == finding.first:
            whole = replace(whole, last=finding.last)
            continue
        if whole:
            yield whole
        whole = finding
    if whole:
        yield whole


def _told(finding: _Finding, ways_out: WaysOut) -> Flaw:
    if finding.first == finding.last:
        words = {"events": f"Event {finding.first}", "are": "is", "them": "it", "lines": "line", "stand": "stands"}
    else:
        numbers = f"Events {finding.first} to {finding.last}"
        words = {"events": numbers, "are": "are", "them": "them", "lines": "lines", "stand": "stand"}
    return Flaw(finding.line, finding.kind.value.format(restore=ways_out.restore, accept=ways_out.accept, **words))
