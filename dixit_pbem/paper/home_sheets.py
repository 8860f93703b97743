"""Home sheets: the cards of one or more decks on paper, ready to be printed and cut.

Edge: reads the pictures, writes the PDF file and, for a cutting machine, the file of its outlines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.errors import Mistake
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.bleed import Bleed, Printed
from dixit_pbem.layout.impose import (
    STRAIGHT,
    Backs,
    Face,
    Imposition,
    Nudge,
    Placed,
    Plan,
    Side,
    Stack,
    cards_on_sheet,
    impose,
)
from dixit_pbem.layout.items import Sides
from dixit_pbem.layout.marks import LEGS, Marks, dxf_outline, registration_marks, svg_outline
from dixit_pbem.layout.paper import Size, paper_name
from dixit_pbem.layout.sheet import ENGLISH, Frame, SheetWords, draw_side
from dixit_pbem.paper.fonts import measure, printable_text
from dixit_pbem.paper.pdf_objects import Imprint, Purpose
from dixit_pbem.paper.pdf_stream import PdfStream
from dixit_pbem.paper.picture_stream import BadPictures
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.disk import whole_file

MADE_BLEED = 3.0
"""How wide a bleed is that the picture does not bring along, in millimetres."""
SIDES = {Backs.LONG: Sides.LONG_EDGE, Backs.SHORT: Sides.SHORT_EDGE}

CROWDED = "The cards leave no room in the margin for the ruler and the deck's name."
OUTLINES = {".svg": svg_outline, ".dxf": dxf_outline}


@frozen
class SheetCard:
    """The picture of a card, and that of its back; without one the back is a moon."""

    picture: Path
    back: Path | None = None


@frozen
class SheetDeck:
    """A deck to be printed: its name, the size of a cut card, and the bleed that its pictures bring along."""

    name: str
    cards: tuple[SheetCard, ...]
    card: Size
    own_bleed: float = 0.0


@frozen
class Printing:
    """How the cards are printed: where they lie, what is around each, what they are cut by."""

    imposition: Imposition
    bleed: Bleed = Bleed.IMAGE
    marks: Marks = Marks.CROP
    nudge: Nudge = STRAIGHT
    words: SheetWords = ENGLISH


@frozen
class Made:
    """What was written: the sheets of paper, the pages, and how many cards a full sheet holds; then what to know."""

    sheets: int
    pages: int
    cards_on_sheet: int
    notes: tuple[str, ...] = ()


def write_sheets(
    decks: Sequence[SheetDeck],
    target: Path,
    *,
    printing: Printing,
    outline: Path | None = None,
    on_progress: OnProgress = unwatched,
) -> Made:
    """Write the sheets of decks as one PDF file; problems of all pictures at once, and then no file."""
    _refuse_contradictions(decks, printing)
    plan, frame = _planned(decks, printing)
    if outline:
        _write_outline(plan, frame.paper, outline)
    with whole_file(target) as out:
        writer = _Writer(_Job(decks, printing, plan, frame), out, on_progress)
        writer.write()
    notes = (CROWDED,) if writer.crowded else ()
    sheets = {side.sheet for side in plan.sides}
    return Made(len(sheets), len(plan.sides), max(len(layout.slots) for layout in plan.layouts), notes)


def _refuse_contradictions(decks: Sequence[SheetDeck], printing: Printing) -> None:
    backs, only = printing.imposition.backs, printing.imposition.only
    for deck in decks:
        if not deck.cards:
            raise Mistake(f"The deck '{deck.name}' has no cards to print. Choose another deck.")
    if only is Face.BACK and backs not in SIDES:
        raise Mistake("--only backs needs to know how the paper is turned over: add --backs long or --backs short.")
    if only and backs is Backs.FOLD:
        raise Mistake("With --backs fold both sides stand on one page: leave out --only.")
    if printing.marks is Marks.SILHOUETTE and backs is Backs.FOLD:
        raise Mistake("A cutting machine cannot see its marks on a folded sheet: leave out --backs fold or --marks.")


def _planned(decks: Sequence[SheetDeck], printing: Printing) -> tuple[Plan, Frame]:
    """The plan that holds most cards a sheet; a cutting machine's marks become shorter before a card is lost."""
    options = printing.imposition
    # Decks of one size that follow each other share their sheets.
    alike = groupby(decks, key=lambda deck: (deck.card, _bleed_width(deck, printing)))
    stacks = tuple(Stack(card, bleed, sum(len(deck.cards) for deck in group)) for (card, bleed), group in alike)
    if printing.marks is not Marks.SILHOUETTE:
        return impose(stacks, options), Frame(options.paper, options.margin, printing.marks, words=printing.words)
    ways = [replace(options, reserved=registration_marks(options.paper, leg)) for leg in LEGS]
    best = max(ways, key=lambda way: cards_on_sheet(stacks, way))
    return impose(stacks, best), Frame(options.paper, options.margin, printing.marks, best.reserved, printing.words)


def _bleed_width(deck: SheetDeck, printing: Printing) -> float:
    match printing.bleed:
        case Bleed.IMAGE:
            return deck.own_bleed
        case Bleed.NONE:
            return 0.0
        case Bleed.MIRROR | Bleed.COLOUR:
            return MADE_BLEED


def _write_outline(plan: Plan, paper: Size, target: Path) -> None:
    write = OUTLINES.get(target.suffix.casefold())
    if write is None:
        raise Mistake(f"--outline {target}: outlines are written as .svg or .dxf. Give the file such a name.")
    if len(plan.layouts) > 1:
        raise Mistake(
            "The decks have cards of different sizes, and one file of outlines fits one size. Print them apart."
        )
    with whole_file(target) as out:
        out.write(write([slot.trim for slot in plan.layouts[0].slots], paper).encode("utf-8"))


@frozen
class _Job:
    decks: Sequence[SheetDeck]
    printing: Printing
    plan: Plan
    frame: Frame

    def imprint(self) -> Imprint:
        """What the file says of itself: it is as large as the cards are, and turned over as their backs need it."""
        title = f"{' + '.join(deck.name for deck in self.decks)}: cards on {paper_name(self.frame.paper)}"
        options = self.printing.imposition
        sides = Sides.ONE if options.only else SIDES.get(options.backs, Sides.ONE)
        return Imprint(title, self.printing.words.language, Purpose.SHEET, sides, actual_size=True)

    def words(self, side: Side, decks: Iterable[SheetDeck]) -> str:
        """What stands in the margin of a side."""
        names = " + ".join(dict.fromkeys(printable_text(deck.name) for deck in decks))
        said = self.printing.words
        face = f" · {said.front if side.face is Face.FRONT else said.back}"
        sheet = said.sheet.format(deck=names, number=side.sheet, total=self.plan.sheets)
        return sheet + (face if self.printing.imposition.backs in SIDES else "")


class _Writer:
    """Takes the sides of a job into a file, one after the other."""

    def __init__(self, job: _Job, out: BinaryIO, on_progress: OnProgress) -> None:
        self.job, self.pdf, self.on_progress = job, PdfStream(out, job.imprint()), on_progress
        self.cards = [(deck, card) for deck in job.decks for card in deck.cards]
        self.total = sum(len(side.placed) for side in job.plan.sides)
        self.done = 0
        self.bad = BadPictures()
        self.crowded = False

    def write(self) -> None:
        """Write every side; if pictures cannot be printed, all of them are told."""
        for side in self.job.plan.sides:
            printed = [self._card(placed) for placed in side.placed]
            words = self.job.words(side, (self.cards[placed.card][0] for placed in side.placed))
            drawn = draw_side(side, self.job.frame, cards=printed, title=words, measure=measure)
            self.crowded = self.crowded or not drawn.complete
            nudge = self.job.printing.nudge if side.face is Face.BACK else STRAIGHT
            self.pdf.page(drawn.items, self.job.frame.paper, nudge=nudge)
        self.bad.tell()
        self.pdf.finish()

    def _card(self, placed: Placed) -> Printed | None:
        """A side of a card with its picture; None stands for the program's own back, and for a bad picture."""
        deck, card = self.cards[placed.card]
        self.done += 1
        self.on_progress(self.done, self.total)
        picture = card.picture if placed.face is Face.FRONT else card.back
        with self.bad.kept():
            if picture:
                aspect, printing = self.pdf.embedded(picture).aspect, self.job.printing
                return Printed(str(picture), aspect, deck.own_bleed, printing.bleed, _bleed_width(deck, printing))
        return None
