"""Follows the drawing orders of a page and notes where pictures, letters and colours land.

A page is a small program: its forms nest, its clips cut and its matrix moves everything. What is noted is what one
would see, in millimetres. A page that draws without end is left half examined, and says so.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from pikepdf import Pdf, PikepdfError, parse_content_stream
from pikepdf.models import PdfInlineImage

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.preflight import objects
from dixit_pbem.paper.preflight.evidence import PageSeen, PictureSeen, Space
from dixit_pbem.paper.preflight.notes import Notes
from dixit_pbem.paper.preflight.picture_evidence import as_understood, picture_of, space_of
from dixit_pbem.paper.preflight.state import Budget, CannotFollow, Reach, State

DEEPEST = 12
"""Forms inside forms; no drawing program nests deeper."""
TO_BEGIN = 50
"""What a page or a form costs before its first order, in orders."""
FILLING = frozenset(("f", "F", "f*", "B", "B*", "b", "b*"))
STROKING = frozenset(("S", "s", "B", "B*", "b", "b*"))
DEVICE_COLOURS = {"g": Space.GRAY, "rg": Space.RGB, "k": Space.CMYK}
NOTHING = Box(0, 0, 0, 0)

Operands = Sequence[object]


class Painter:
    """One page while its orders are followed; each method carries out the orders that its docstring names."""

    def __init__(
        self, page: PageSeen, outer: objects.Matrix, *, budget: Budget, pictures: dict[int, PictureSeen]
    ) -> None:
        self.notes = Notes(page)
        self.budget = budget
        self.pictures = pictures
        self.state = State(outer, page.box)
        self.kept: list[State] = []
        self.path = Reach()
        self.cutting = False
        self.line = objects.Matrix()
        self.resources: object = None
        self.depth = 0

    def follow(self, streams: Sequence[object], resources: object) -> None:
        """Carry out the orders of these streams, taken as one; `CannotFollow` if that is not possible."""
        self.resources = resources
        self.notes.fonts(resources)
        for operands, order in self._orders(streams):
            handler = HANDLERS.get(order)
            if handler:
                handler(self, operands, order)

    def _orders(self, streams: Sequence[object]) -> Iterator[tuple[Operands, str]]:
        """The orders one by one; a list of them all would fill the memory where a page is made to."""
        parts = []
        for stream in streams:
            part = objects.unpacked(stream)
            if part is None:
                raise CannotFollow("What it draws cannot be unpacked, or is longer than any page of cards.")
            self.budget.spend(content=len(part))
            parts.append(part)
        with Pdf.new() as scratch:
            try:
                # What pikepdf warns of, an order that is not finished, draws nothing.
                with warnings.catch_warnings(action="ignore"):
                    orders = parse_content_stream(scratch.make_stream(b"\n".join(parts)))
            except (PikepdfError, TypeError) as error:
                raise CannotFollow("What it draws makes no sense.") from error
            self.budget.spend(orders=len(orders) + TO_BEGIN)
            for order in orders:
                yield list(order.operands), order.operator.unparse().decode("ascii", "replace")

    def keep(self, _operands: Operands, _order: str) -> None:
        """`q`."""
        self.kept.append(self.state)

    def bring_back(self, _operands: Operands, _order: str) -> None:
        """`Q`."""
        if self.kept:
            self.state = self.kept.pop()

    def transform(self, operands: Operands, _order: str) -> None:
        """`cm`."""
        if moved := _measures(operands, 6):
            self.state = replace(self.state, matrix=objects.Matrix(*moved).then(self.state.matrix))

    def settings(self, operands: Operands, _order: str) -> None:
        """`gs`."""
        self.state = self.state.under(self.resource("/ExtGState", operands))

    def device_colour(self, _operands: Operands, order: str) -> None:
        """`g rg k`, in capitals for lines."""
        self.take_colour(as_understood(DEVICE_COLOURS[order.lower()], self.resources), order)

    def colour_space(self, operands: Operands, order: str) -> None:
        """`cs`, in capitals for lines."""
        self.take_colour(space_of(operands[0], self.resources) if operands else Space.OTHER, order)

    def take_colour(self, space: Space, order: str) -> None:
        """Paint with such colours from now on, or draw lines with them."""
        self.state = replace(self.state, fill=space) if order.islower() else replace(self.state, stroke=space)

    def points(self, operands: Operands, _order: str) -> None:
        """`m l c v y`: every pair is a point of the path or a handle near it."""
        if reached := _measures(operands, len(operands)):
            self.path.add([self.state.matrix.at(x, y) for x, y in zip(reached[::2], reached[1::2], strict=False)])

    def rectangle(self, operands: Operands, _order: str) -> None:
        """`re`."""
        if sides := _measures(operands, 4):
            self.path.add(objects.corners(self.state.matrix, *sides))

    def cut(self, _operands: Operands, _order: str) -> None:
        """`W`: the path that ends next becomes a clip."""
        self.cutting = True

    def end_path(self, _operands: Operands, order: str) -> None:
        """Paint the path, or only cut with it."""
        box = self.path.box
        if box and order in FILLING:
            self.notes.fill(self.state, box)
        if box and order in STROKING:
            self.notes.mark(self.state, box, self.state.stroke)
        if self.cutting:
            self.state = replace(self.state, clip=objects.common(self.state.clip, box or NOTHING))
        self.path, self.cutting = Reach(), False

    def shade(self, operands: Operands, _order: str) -> None:
        """`sh`: fill the clip with a gradient."""
        gradient = self.resource("/Shading", operands)
        self.notes.mark(self.state, self.state.clip, space_of(objects.entry(gradient, "/ColorSpace"), self.resources))

    def begin_text(self, _operands: Operands, _order: str) -> None:
        """`BT`."""
        self.line = objects.Matrix()

    def place_text(self, operands: Operands, _order: str) -> None:
        """`Tm`."""
        if moved := _measures(operands, 6):
            self.line = objects.Matrix(*moved)

    def move_text(self, operands: Operands, _order: str) -> None:
        """`Td TD`."""
        if moved := _measures(operands, 2):
            self.line = objects.Matrix(e=moved[0], f=moved[1]).then(self.line)

    def take_font(self, operands: Operands, _order: str) -> None:
        """`Tf`."""
        self.state = replace(self.state, font=objects.name(operands[0]) if operands else "")

    def show_text(self, _operands: Operands, _order: str) -> None:
        """`Tj TJ ' "`."""
        self.notes.letters(self.state, *self.line.then(self.state.matrix).at(0, 0), resources=self.resources)

    def draw(self, operands: Operands, _order: str) -> None:
        """`Do`: a picture, which is looked into once, or a form with orders of its own."""
        thing = self.resource("/XObject", operands)
        match objects.name(objects.entry(thing, "/Subtype")):
            case "Image":
                known = self.pictures.get(objects.identity(thing)) or picture_of(thing)
                self.pictures[objects.identity(thing)] = known
                self.notes.picture(self.state, known, resources=self.resources)
            case "Form":
                self.form(thing)

    def inline(self, operands: Operands, _order: str) -> None:
        """A small picture that stands among the orders."""
        if operands and isinstance(operands[0], PdfInlineImage):
            thing = operands[0].obj
            picture = replace(picture_of(thing), space=space_of(objects.entry(thing, "/ColorSpace"), self.resources))
            self.notes.picture(self.state, picture, resources=self.resources)

    def form(self, stream: object) -> None:
        """Carry out a form's orders in its own frame, which is all that it may paint on."""
        if self.depth >= DEEPEST:
            raise CannotFollow("Its forms nest without end.")
        before = self.state, self.kept, self.resources, self.path
        inner = objects.matrix(objects.entry(stream, "/Matrix")).then(self.state.matrix)
        frame = NOTHING
        if sides := objects.numbers(objects.entry(stream, "/BBox"), 4):
            left, bottom, right, top = sides
            frame = objects.around(objects.corners(inner, left, bottom, right - left, top - bottom))
        self.state = replace(self.state, matrix=inner, clip=objects.common(self.state.clip, frame))
        self.kept, self.path, self.depth = [], Reach(), self.depth + 1
        own = objects.entry(stream, "/Resources")
        self.follow((stream,), self.resources if own is None else own)
        self.state, self.kept, self.resources, self.path = before
        self.depth -= 1

    def resource(self, family: str, operands: Operands) -> object:
        """What the page's resources keep under the name that an order gives."""
        word = objects.name(operands[0]) if operands else ""
        return objects.entry(objects.entry(self.resources, family), f"/{word}") if word else None


def _measures(operands: Operands, count: int) -> tuple[float, ...]:
    """The numbers of an order; none of them if one is missing or no number."""
    read = tuple(value for operand in operands if (value := objects.number(operand)) is not None)
    return read if len(read) == len(operands) == count else ()


HANDLERS: Mapping[str, Callable[[Painter, Operands, str], None]] = {
    "q": Painter.keep,
    "Q": Painter.bring_back,
    "cm": Painter.transform,
    "re": Painter.rectangle,
    "gs": Painter.settings,
    "sh": Painter.shade,
    "BT": Painter.begin_text,
    "Tm": Painter.place_text,
    "Tf": Painter.take_font,
    "Do": Painter.draw,
    "INLINE IMAGE": Painter.inline,
    **dict.fromkeys(("m", "l", "c", "v", "y"), Painter.points),
    **dict.fromkeys(("W", "W*"), Painter.cut),
    **dict.fromkeys((*FILLING, *STROKING, "n"), Painter.end_path),
    **dict.fromkeys(("g", "rg", "k", "G", "RG", "K"), Painter.device_colour),
    **dict.fromkeys(("cs", "CS"), Painter.colour_space),
    **dict.fromkeys(("Td", "TD"), Painter.move_text),
    **dict.fromkeys(("Tj", "TJ", "'", '"'), Painter.show_text),
}
