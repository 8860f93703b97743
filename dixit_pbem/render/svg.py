"""Items in millimetres as an SVG drawing that stands inside a web page; pictures have no place in one."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from dixit_pbem.layout.items import Align, Box, Item, Line, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.text import MM_PER_POINT

ANCHORS = {Align.LEFT: "start", Align.CENTRE: "middle", Align.RIGHT: "end"}


def svg(items: Iterable[Item], box: Box, *, name: str = "") -> str:
    """The drawing, scaled to the width it is given; under a name it is a picture, without one mere ornament."""
    view = " ".join(_short(side) for side in (box.x, box.y, box.width, box.height))
    role = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return f'<svg viewBox="{view}" {role} focusable="false">{marks(items)}</svg>'


def marks(items: Iterable[Item]) -> str:
    """The items alone, to stand inside a drawing."""
    return "".join(map(_mark, items))


def _mark(item: Item) -> str:
    match item:
        case Line():
            ends = _places(x1=item.x1, y1=item.y1, x2=item.x2, y2=item.y2)
            return f"<line{ends}{_pen(item.colour, item.width, item.dash)}/>"
        case Shape():
            corner = min(item.corner, item.box.width / 2, item.box.height / 2)
            frame = f"{_sides(item.box)}{_places(rx=corner)}"
            return f'<rect{frame} fill="{item.fill or "none"}"{_pen(item.stroke, item.width, item.dash)}/>'
        case Outline():
            return _outline(item)
        case Text():
            return _text(item)
        case PlaceImage():
            raise ValueError(f"A drawing has no place for the picture {item.picture}.")


def _outline(item: Outline) -> str:
    """A path on its square of 100 x 100, moved and scaled into its box."""
    box = item.box
    across, down = box.width / 100, box.height / 100
    turned = f" rotate({_short(item.turn)} 50 50)" if item.turn else ""
    place = f"translate({_short(box.x)} {_short(box.y)}) scale({across:.4g} {down:.4g}){turned}"
    pen = _pen(item.stroke, item.width / across, ()) if item.stroke else ""
    return f'<path transform="{place}" fill-rule="evenodd" fill="{item.fill or "none"}"{pen} d="{item.path}"/>'


def _text(item: Text) -> str:
    turn = f' transform="rotate({_short(item.turn)} {_short(item.x)} {_short(item.y)})"' if item.turn else ""
    style = f'class="{item.font}" font-size="{_short(item.size * MM_PER_POINT)}" text-anchor="{ANCHORS[item.align]}"'
    return f'<text{_places(x=item.x, y=item.y)} {style} fill="{item.colour}"{turn}>{escape(item.text)}</text>'


def _sides(box: Box) -> str:
    return _places(x=box.x, y=box.y, width=box.width, height=box.height)


def _places(**numbers: float) -> str:
    return "".join(f' {name}="{_short(number)}"' for name, number in numbers.items())


def _pen(colour: str, width: float, dash: tuple[float, ...]) -> str:
    if not colour:
        return ""
    dashes = f' stroke-dasharray="{" ".join(map(_short, dash))}"' if dash else ""
    return f' stroke="{colour}" stroke-width="{_short(width)}"{dashes}'


def _short(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
