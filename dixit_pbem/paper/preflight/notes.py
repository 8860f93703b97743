"""What is noted of a page while its drawing orders are followed: where everything lands that the checks ask for."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.points import MM_PER_INCH
from dixit_pbem.paper.preflight.evidence import PageSeen, PictureSeen, Placement, Space, Spot, Typeface
from dixit_pbem.paper.preflight.objects import (
    area,
    around,
    common,
    corners,
    elements,
    entry,
    identity,
    items,
    name,
)
from dixit_pbem.paper.preflight.picture_evidence import as_understood
from dixit_pbem.paper.preflight.state import State

UNIT = (0.0, 0.0, 1.0, 1.0)
EMBEDDED = ("/FontFile", "/FontFile2", "/FontFile3")


class Notes:
    """Pictures and fills in their order; letters, colours and effects where each kind of them comes first."""

    def __init__(self, page: PageSeen) -> None:
        self.page = page
        self._placements: list[Placement] = []
        self._typefaces: dict[object, Typeface] = {}
        self._effects: dict[str, Spot] = {}
        self._colours: dict[Space, Spot] = {}
        self._fills: list[Box] = []

    def seen(self) -> PageSeen:
        """The page with all that was noted."""
        return replace(
            self.page,
            placements=tuple(self._placements),
            typefaces=tuple(self._typefaces.values()),
            effects=tuple(self._effects.values()),
            colours=tuple(self._colours.values()),
            fills=tuple(self._fills),
        )

    def mark(self, state: State, place: Box, space: Space | None) -> None:
        """Something that is drawn at a place, in colours of this kind if it has none of its own."""
        if state.effect:
            self._effects.setdefault(state.effect, Spot(state.effect, place))
        if space:
            self._colours.setdefault(space, Spot(space, place))

    def fill(self, state: State, path: Box) -> None:
        """An area that is painted."""
        shown = common(path, state.clip)
        self.mark(state, shown, state.fill)
        self._fills.append(shown)

    def fonts(self, resources: object) -> None:
        """The fonts that a page or a form names, whether it uses them or not."""
        for key, font in items(entry(resources, "/Font")):
            self._typefaces.setdefault(identity(font) or key, typeface_of(font, page=self.page.number))

    def letters(self, state: State, x: float, y: float, *, resources: object) -> None:
        """Letters that begin at a place."""
        place = Box(x, y, 0.0, 0.0)
        self.mark(state, place, state.fill)
        font = entry(entry(resources, "/Font"), f"/{state.font}") if state.font else None
        key = identity(font) or f"/{state.font}"
        if key in self._typefaces and self._typefaces[key].place is None:
            self._typefaces[key] = replace(self._typefaces[key], place=place)

    def picture(self, state: State, picture: PictureSeen, *, resources: object) -> None:
        """A picture that fills the unit square, unless nothing of it can be seen."""
        whole = around(corners(state.matrix, *UNIT))
        shown = common(whole, state.clip)
        if not area(shown) or not area(whole):
            return
        self._placements.append(
            Placement(
                picture,
                self.page.number,
                shown,
                share=area(shown) / area(whole),
                across=picture.width / state.matrix.across * MM_PER_INCH,
                down=picture.height / state.matrix.down * MM_PER_INCH,
                space=as_understood(picture.space, resources),
            )
        )
        self.mark(state, shown, None)


def typeface_of(font: object, *, page: int) -> Typeface:
    """The facts of a font that a page names; its letters travel with it, or with its second part, or are drawings."""
    drawings = name(entry(font, "/Subtype")) == "Type3"
    called = name(entry(font, "/BaseFont")).rpartition("+")[2]
    parts = elements(entry(font, "/DescendantFonts")) or (font,)
    descriptors = [entry(part, "/FontDescriptor") for part in parts]
    embedded = all(any(entry(descriptor, key) is not None for key in EMBEDDED) for descriptor in descriptors)
    return Typeface(page, called or "without a name", embedded=drawings or embedded, type3=drawings)
