"""What was seen in a file, as plain records: all that the checks know of it."""

from __future__ import annotations

from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box
from dixit_pbem.paper.jpeg import Trace
from dixit_pbem.paper.pdf_objects import Purpose


class Space(StrEnum):
    """How colours are written."""

    GRAY = "gray"
    RGB = "rgb"
    """Red, green and blue of no screen in particular."""
    TAGGED = "tagged"
    """Colours that a profile fixes."""
    CMYK = "cmyk"
    OTHER = "other"


@frozen
class PictureSeen:
    """One picture of the file, however often it is placed."""

    number: int
    width: int
    height: int
    space: Space
    stencil: bool = False
    see_through: str = ""
    traces: tuple[Trace, ...] = ()
    damage: str = ""


@frozen
class Placement:
    """A picture on a page."""

    picture: PictureSeen
    page: int
    shown: Box
    """What the clips leave of it."""
    share: float
    """How much of the picture that is, from 0 to 1."""
    across: float
    """Its resolution along its width and its height, in pixels an inch."""
    down: float
    space: Space
    """Its colours, as the page understands them."""


@frozen
class Typeface:
    """A font of a page, and where it is first used; nowhere if it is only named."""

    page: int
    name: str
    embedded: bool
    type3: bool
    place: Box | None = None


@frozen
class Spot:
    """Something worth a word that a page does at a place: an effect, or a colour."""

    what: str
    place: Box | None


@frozen
class PageSeen:
    """One page as the reader sees it, in millimetres from its top left corner."""

    number: int
    width: float
    height: float
    trim: Box | None = None
    bleed: Box | None = None
    impossible: tuple[str, ...] = ()
    """The names of boxes that are written, but are no boxes."""
    placements: tuple[Placement, ...] = ()
    typefaces: tuple[Typeface, ...] = ()
    effects: tuple[Spot, ...] = ()
    colours: tuple[Spot, ...] = ()
    """The first use of each `Space` by lines, fills and letters."""
    fills: tuple[Box, ...] = ()
    unexamined: str = ""
    """Why not everything on it could be followed."""

    @property
    def box(self) -> Box:
        """The whole page."""
        return Box(0.0, 0.0, self.width, self.height)


@frozen
class Evidence:
    """One file as it was seen."""

    purpose: Purpose
    pages: tuple[PageSeen, ...]
    pictures: tuple[PictureSeen, ...] = ()
    intent: int | None = None
    """How many colours the profile of the output intent has; 0 where it has no profile, None without an intent."""
    print_scaling: str = ""
    duplex: str = ""
    author: str = ""
    file_names: tuple[str, ...] = ()
    ascii_streams: int = 0
    repairs: int = 0
    unexamined: str = ""
    encrypted: bool = False

    def placed(self) -> dict[PictureSeen, list[Placement]]:
        """Every picture that is seen, with all its places in their order."""
        places: dict[PictureSeen, list[Placement]] = {}
        for page in self.pages:
            for placement in page.placements:
                places.setdefault(placement.picture, []).append(placement)
        return places

    def seen_at(self) -> dict[PictureSeen, tuple[int, Box]]:
        """The page and place where most of each picture is seen first."""
        return {
            picture: (best.page, best.shown)
            for picture, places in self.placed().items()
            for best in (max(places, key=lambda place: (place.share, -place.page)),)
        }
