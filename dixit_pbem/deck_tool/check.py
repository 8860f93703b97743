"""Everything that is wrong with a deck, of every picture and of the deck as a whole, at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from dixit_pbem.deck_tool.originals import may_be_picture, sound_ones
from dixit_pbem.deck_tool.workshop import Workshop
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.jpeg import Trace
from dixit_pbem.paper.picture_facts import PictureFacts, facts_of
from dixit_pbem.paper.preflight.report import Severity, counted
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.deck_file import read_deck
from dixit_pbem.storage.decks import DECK_FILE, Deck

LEAST_PPI, USUAL_PPI, MOST_PPI = 250, 300, 450
MOST_OUT_OF_SHAPE = 0.01
ALIKE = 10
"""Of 63 bits: a copy, smaller, lighter or mirrored, stays below; two cards of `dreams` differ in 16 or more."""

MANY = 3
"""So many others of a kind are not told one by one."""


@frozen
class Fault:
    """What is wrong, by its name for scripts, and what to do about it."""

    code: str
    severity: Severity
    text: str

    def at(self, file: Path) -> DeckFinding:
        """The finding that a file has this fault."""
        return DeckFinding(Problem(str(file), 0, self.text), self.code, self.severity)


@frozen
class DeckFinding:
    """A fault and its place: a picture, or a line of the deck's file."""

    place: Problem
    code: str
    severity: Severity

    def __str__(self) -> str:
        return f"{self.severity}: {self.place}"

    @property
    def is_alone(self) -> bool:
        """Whether it says something of this place that it says of no other."""
        return self.place.line > 0 or self.code in ("alike", "deck-file")

    def record(self) -> dict[str, object]:
        """The finding for a script."""
        return {
            "file": self.place.file,
            "line": self.place.line or None,
            "code": self.code,
            "severity": self.severity.value,
            "text": self.place.text,
        }


@frozen
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

    def lines(self) -> Iterator[str]:
        """The findings, a line each; what many pictures share is told of the first, with the names of the others."""
        kinds: dict[object, list[DeckFinding]] = {}
        for number, finding in enumerate(self.findings):
            kinds.setdefault(number if finding.is_alone else finding.code, []).append(finding)
        for first, *others in kinds.values():
            if len(others) < MANY:
                yield from map(str, (first, *others))
            else:
                names = ", ".join(Path(each.place.file).name for each in others)
                yield f"{first} So it is with {counted(len(others), 'more picture')}: {names}."

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


TOLD: Mapping[Trace, Fault] = {
    Trace.GPS: Fault("leak-gps", Severity.ERROR, "It tells the place where it was taken (GPS in its EXIF notes)."),
    Trace.EXIF: Fault("leak-exif", Severity.WARNING, "It carries what its camera wrote about it (EXIF)."),
    Trace.XMP: Fault("leak-xmp", Severity.WARNING, "It carries notes of the programs that made it (XMP)."),
    Trace.IPTC: Fault("leak-iptc", Severity.WARNING, "It carries a caption for newspapers (IPTC)."),
    Trace.NOTE: Fault("leak-note", Severity.WARNING, "It carries notes that are no part of what one sees."),
}


def check_deck(folder: Path, *, on_progress: OnProgress = unwatched) -> DeckReport:
    """Every fault of a deck, in the order of its cards."""
    deck, problems = read_deck(folder)
    try:
        workshop = Workshop.opened(folder)
    except BadFile as bad:
        workshop, problems = Workshop(folder), (*problems, *bad.problems)
    files = tuple(dict.fromkeys(card.file for card in deck.cards))
    pictures, damaged = sound_ones(files, lambda file: (file, facts_of(file)), on_progress=on_progress)
    of_the_pictures = (
        fault.at(file)
        for file, facts in pictures
        for fault in (*_size_faults(facts, deck.picture), *_file_faults(facts))
    )
    findings = chain(
        (DeckFinding(problem, "deck-file", Severity.ERROR) for problem in problems),
        _of_the_deck(deck) if deck.cards else (),
        (DeckFinding(problem, "picture-damaged", Severity.ERROR) for problem in damaged),
        of_the_pictures,
        _alike(pictures),
        _of_no_card(deck, workshop),
    )
    return DeckReport(deck.name, folder, len(deck.cards), tuple(findings))


def _of_the_deck(deck: Deck) -> Iterator[DeckFinding]:
    """What the deck says about itself, or should."""
    untitled = [card.id.partition("/")[2] for card in deck.cards if card.id.endswith(f"/{card.title}")]
    lacks = (
        (
            deck.title == deck.name,
            "title-missing",
            "The deck has no title of its own. Add one, as in 'title: Holiday'.",
        ),
        (not deck.author, "author-missing", "Nobody knows who made the pictures. Add 'author:' and a name."),
        (
            not deck.licence,
            "licence-missing",
            "Nobody knows whether the pictures may be passed on. Add 'licence:', as in 'licence: CC0-1.0'.",
        ),
        (bool(untitled), "title-missing", f"Cards without a title: {', '.join(untitled)}. Add 'title:' to each."),
    )
    for lacking, code, text in lacks:
        if lacking:
            yield Fault(code, Severity.WARNING, text).at(deck.folder / DECK_FILE)


def _size_faults(facts: PictureFacts, card: Size) -> Iterator[Fault]:
    """Too coarse, too fine, or not in the shape of the card."""
    across, down = facts.width / card.width, facts.height / card.height
    ppi = round(min(across, down) * 25.4)
    has = f"Its {facts.width} x {facts.height} pixels on {card} are {ppi} an inch"
    if ppi < LEAST_PPI:
        wanted = f"{_pixels(card.width)} x {_pixels(card.height)}"
        yield Fault("ppi-low", Severity.WARNING, f"{has}, which prints soft. {wanted} would be sharp.")
    if ppi > MOST_PPI:
        yield Fault(
            "ppi-high", Severity.WARNING, f"{has}. More than {MOST_PPI} only make files larger: save a smaller copy."
        )
    lost = 1 - min(across, down) / max(across, down)
    if lost > MOST_OUT_OF_SHAPE:
        side = "width" if across > down else "height"
        text = f"It has not the shape of {card}: {lost:.0%} of its {side} will be cut off. Crop it, or use 'deck new'."
        yield Fault("shape", Severity.WARNING, text)


def _pixels(millimetres: float) -> int:
    return round(millimetres / 25.4 * USUAL_PPI)


def _file_faults(facts: PictureFacts) -> Iterator[Fault]:
    """What of the file will not come out as it looks on a screen, and what it tells without being asked."""
    odd = (
        (
            facts.format not in ("JPEG", "MPO"),
            "not-jpeg",
            f"It is a {facts.format} file, converted anew for every page. Save it as JPEG.",
        ),
        (
            facts.mode == "CMYK",
            "cmyk",
            "Its colours are in CMYK and will be converted. Save it in sRGB to see the result.",
        ),
        (
            facts.odd_profile,
            "odd-profile",
            "Its colour profile is damaged or meant for other colours and is ignored. Save it in sRGB.",
        ),
        (facts.clear, "transparency", "Parts of it are transparent and will be white. Put a background behind them."),
        (
            facts.moving,
            "several-pictures",
            "It holds several pictures, and only the first is shown. Save that one alone.",
        ),
        (
            facts.turned,
            "turned",
            "It lies on its side with a note on how to turn it, which not every program heeds. Save it upright.",
        ),
    )
    yield from (Fault(code, Severity.WARNING, text) for found, code, text in odd if found)
    yield from (TOLD[trace] for trace in facts.traces)


def _alike(pictures: Sequence[tuple[Path, PictureFacts]]) -> Iterator[DeckFinding]:
    """Pictures that players could not tell from an earlier one."""
    looks = [(file, facts.likeness) for file, facts in pictures]
    for number, (file, look) in enumerate(looks):
        earlier = (other for other, other_look in looks[:number] if look.distance(other_look) <= ALIKE)
        if twin := next(earlier, None):
            text = f"It looks nearly like {twin.name}, perhaps mirrored. Take one of the two out."
            yield Fault("alike", Severity.WARNING, text).at(file)


def _of_no_card(deck: Deck, workshop: Workshop) -> Iterator[DeckFinding]:
    """Pictures that lie in the deck's folder and are no card."""
    used = {card.file for card in deck.cards} | {deck.back}
    folders = {deck.folder, *(card.file.parent for card in deck.cards)}
    files = sorted(path for folder in folders for path in folder.glob("*") if may_be_picture(path) and path not in used)
    taken_in = [file for file in files if workshop.took_in(file)]
    for file in files:
        if file not in taken_in:
            text = f"No card of {DECK_FILE} uses it. 'deck new' makes one of it, or move it elsewhere."
            yield Fault("unused", Severity.WARNING, text).at(file)
    if taken_in:
        text = (
            f"{counted(len(taken_in), 'picture')} of which cards were made still lie here as the camera wrote them, "
            f"{taken_in[0].name} for one. Move them elsewhere before you pass the deck on."
        )
        yield Fault("as-it-came", Severity.WARNING, text).at(deck.folder)
