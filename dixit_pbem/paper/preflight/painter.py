"""Follows the drawing orders of a page and notes where pictures, letters and colours land.

A page is a small program: its forms nest, its clips cut and its matrix moves everything. What is noted is what one
would see, in millimetres. A page that draws without end is left half examined, and says so.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from pikepdf import ContentStreamInlineImage, ContentStreamInstruction, Pdf, PikepdfError, Stream, parse_content_stream
from pikepdf.models import PdfInlineImage

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.preflight.evidence import PageSeen, PictureSeen, Placement, Space, Spot, Typeface
from dixit_pbem.paper.preflight.objects import (
    Matrix,
    area,
    around,
    common,
    corners,
    elements,
    entry,
    identity,
    items,
    matrix,
    name,
    number,
    unpacked,
)
from dixit_pbem.paper.preflight.picture_evidence import as_understood, picture_of, space_of
from dixit_pbem.paper.preflight.state import Budget, CannotFollow, Reach, State, typeface_of

DEEPEST = 12
"""Forms inside forms; no drawing program nests deeper."""
TO_BEGIN = 50
"""What a page or a form costs before its first order, in orders."""
MM_PER_INCH = 25.4
FILLING = frozenset(("f", "F", "f*", "B", "B*", "b", "b*"))
STROKING = frozenset(("S", "s", "B", "B*", "b", "b*"))
DEVICE_COLOURS = {"g": Space.GRAY, "rg": Space.RGB, "k": Space.CMYK}
UNIT = (0.0, 0.0, 1.0, 1.0)

Operands = Sequence[object]


class Painter:
    """One page while its orders are followed."""

    def __init__(self, page: PageSeen, outer: Matrix, *, budget: Budget, pictures: dict[int, PictureSeen]) -> None:
        self.page = page
        self.budget = budget
        self.pictures = pictures
        self.state = State(outer, page.box)
        self.kept: list[State] = []
        self.path = Reach()
        self.cutting = False
        self.line = Matrix()
        self.resources: object = None
        self.depth = 0
        self.placements: list[Placement] = []
        self.typefaces: dict[object, Typeface] = {}
        self.effects: dict[str, Spot] = {}
        self.colours: dict[Space, Spot] = {}
        self.fills: list[Box] = []

    def seen(self) -> PageSeen:
        """The page with all that was noted."""
        return replace(
            self.page,
            placements=tuple(self.placements),
            typefaces=tuple(self.typefaces.values()),
            effects=tuple(self.effects.values()),
            colours=tuple(self.colours.values()),
            fills=tuple(self.fills),
        )

    def follow(self, streams: Sequence[object], resources: object) -> None:
        """Carry out the orders of these streams, taken as one; `CannotFollow` if that is not possible."""
        self.resources = resources
        for key, font in items(entry(resources, "/Font")):
            self.typefaces.setdefault(identity(font) or key, typeface_of(font, page=self.page.number))
        for operands, order in self._orders(streams):
            handler = HANDLERS.get(order)
            if handler:
                handler(self, operands, order)

    def _orders(self, streams: Sequence[object]) -> Iterator[tuple[Operands, str]]:
        """The orders one by one; a list of them all would fill the memory where a page is made to."""
        parts = []
        for stream in streams:
            part = unpacked(stream)
            if part is None:
                raise CannotFollow("What it draws cannot be unpacked, or is longer than any page of cards.")
            self.budget.spend(content=len(part))
            parts.append(part)
        with Pdf.new() as scratch:
            orders = _parsed(scratch.make_stream(b"\n".join(parts)))
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
            self.state = replace(self.state, matrix=Matrix(*moved).then(self.state.matrix))

    def points(self, operands: Operands, _order: str) -> None:
        """`m l c v y`: every pair is a point of the path or a handle near it."""
        if reached := _measures(operands, len(operands)):
            self.path.add([self.state.matrix.at(x, y) for x, y in zip(reached[::2], reached[1::2], strict=False)])

    def rectangle(self, operands: Operands, _order: str) -> None:
        """`re`."""
        if sides := _measures(operands, 4):
            self.path.add(corners(self.state.matrix, *sides))

    def cut(self, _operands: Operands, _order: str) -> None:
        """`W`: the path that ends next becomes a clip."""
        self.cutting = True

    def end_path(self, _operands: Operands, order: str) -> None:
        """Paint the path, or only cut with it."""
        box = self.path.box
        if box and order in FILLING:
            shown = common(box, self.state.clip)
            self.note(self.state.fill, shown)
            self.fills.append(shown)
        if box and order in STROKING:
            self.note(self.state.stroke, box)
        if self.cutting:
            self.state = replace(self.state, clip=common(self.state.clip, box or Box(0, 0, 0, 0)))
        self.path, self.cutting = Reach(), False

    def settings(self, operands: Operands, _order: str) -> None:
        """`gs`."""
        self.state = self.state.under(self.resource("/ExtGState", operands))

    def device_colour(self, _operands: Operands, order: str) -> None:
        """`g rg k`, in capitals for lines."""
        space = as_understood(DEVICE_COLOURS[order.lower()], self.resources)
        self.state = replace(self.state, fill=space) if order.islower() else replace(self.state, stroke=space)

    def colour_space(self, operands: Operands, order: str) -> None:
        """`cs`, in capitals for lines."""
        space = space_of(operands[0], self.resources) if operands else Space.OTHER
        self.state = replace(self.state, fill=space) if order.islower() else replace(self.state, stroke=space)

    def shade(self, operands: Operands, _order: str) -> None:
        """`sh`: fill the clip with a gradient."""
        gradient = self.resource("/Shading", operands)
        self.note(space_of(entry(gradient, "/ColorSpace"), self.resources), self.state.clip)

    def begin_text(self, _operands: Operands, _order: str) -> None:
        """`BT`."""
        self.line = Matrix()

    def place_text(self, operands: Operands, _order: str) -> None:
        """`Tm`."""
        if moved := _measures(operands, 6):
            self.line = Matrix(*moved)

    def move_text(self, operands: Operands, _order: str) -> None:
        """`Td TD`."""
        if moved := _measures(operands, 2):
            self.line = Matrix(e=moved[0], f=moved[1]).then(self.line)

    def take_font(self, operands: Operands, _order: str) -> None:
        """`Tf`."""
        self.state = replace(self.state, font=name(operands[0]) if operands else "")

    def show_text(self, _operands: Operands, _order: str) -> None:
        """`Tj TJ ' "`: remember where each font and colour of letters comes first."""
        x, y = self.line.then(self.state.matrix).at(0, 0)
        place = Box(x, y, 0.0, 0.0)
        self.note(self.state.fill, place)
        font = entry(entry(self.resources, "/Font"), f"/{self.state.font}") if self.state.font else None
        key = identity(font) or f"/{self.state.font}"
        if key in self.typefaces and self.typefaces[key].place is None:
            self.typefaces[key] = replace(self.typefaces[key], place=place)

    def draw(self, operands: Operands, _order: str) -> None:
        """`Do`: a picture, or a form with orders of its own."""
        thing = self.resource("/XObject", operands)
        match name(entry(thing, "/Subtype")):
            case "Image":
                self.place(self.picture(thing))
            case "Form":
                self.form(thing)

    def inline(self, operands: Operands, _order: str) -> None:
        """A small picture that stands among the orders."""
        if operands and isinstance(operands[0], PdfInlineImage):
            picture = picture_of(operands[0].obj)
            self.place(replace(picture, space=space_of(entry(operands[0].obj, "/ColorSpace"), self.resources)))

    def picture(self, stream: object) -> PictureSeen:
        """A picture of the file; each is looked into once."""
        number = identity(stream)
        if number not in self.pictures:
            self.pictures[number] = picture_of(stream)
        return self.pictures[number]

    def place(self, picture: PictureSeen) -> None:
        """Note a picture that fills the unit square, unless nothing of it can be seen."""
        whole = around(corners(self.state.matrix, *UNIT))
        shown = common(whole, self.state.clip)
        if not area(shown) or not area(whole):
            return
        self.placements.append(
            Placement(
                picture,
                self.page.number,
                shown,
                share=area(shown) / area(whole),
                across=picture.width / self.state.matrix.across * MM_PER_INCH,
                down=picture.height / self.state.matrix.down * MM_PER_INCH,
                space=as_understood(picture.space, self.resources),
            )
        )
        self.note(None, shown)

    def form(self, stream: object) -> None:
        """Carry out a form's orders in its own frame."""
        if self.depth >= DEEPEST:
            raise CannotFollow("Its forms nest without end.")
        before = self.state, self.kept, self.resources, self.path
        inner = matrix(entry(stream, "/Matrix")).then(self.state.matrix)
        self.state = replace(self.state, matrix=inner, clip=common(self.state.clip, _frame(stream, inner)))
        self.kept, self.path, self.depth = [], Reach(), self.depth + 1
        own = entry(stream, "/Resources")
        self.follow((stream,), self.resources if own is None else own)
        self.state, self.kept, self.resources, self.path = before
        self.depth -= 1

    def note(self, space: Space | None, place: Box) -> None:
        """Remember where an effect and a kind of colour come first."""
        if self.state.effect:
            self.effects.setdefault(self.state.effect, Spot(self.state.effect, place))
        if space:
            self.colours.setdefault(space, Spot(space, place))

    def resource(self, family: str, operands: Operands) -> object:
        """What the page's resources keep under the name that an order gives."""
        word = name(operands[0]) if operands else ""
        return entry(entry(self.resources, family), f"/{word}") if word else None


def _parsed(stream: Stream) -> list[ContentStreamInstruction | ContentStreamInlineImage]:
    try:
        # What pikepdf warns of, an order that is not finished, draws nothing.
        with warnings.catch_warnings(action="ignore"):
            return parse_content_stream(stream)
    except (PikepdfError, TypeError) as error:
        raise CannotFollow("What it draws makes no sense.") from error


def _measures(operands: Operands, count: int) -> tuple[float, ...]:
    """The numbers of an order; none of them if one is missing or no number."""
    read = tuple(value for operand in operands if (value := number(operand)) is not None)
    return read if len(read) == len(operands) == count else ()


def _frame(stream: object, inner: Matrix) -> Box:
    """What a form may paint on."""
    read = tuple(value for side in elements(entry(stream, "/BBox")) if (value := number(side)) is not None)
    if len(read) != 4:
        return Box(0, 0, 0, 0)
    left, bottom, right, top = read
    return around(corners(inner, left, bottom, right - left, top - bottom))


Handler = Callable[[Painter, Operands, str], None]
HANDLERS: Mapping[str, Handler] = {
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
