"""Where a cutting machine cuts: the outlines of all cards of a full sheet as SVG or DXF, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import Size

CORNER = 2.5
QUARTER_BULGE = 0.41421356
"""How DXF writes a quarter of a circle: the tangent of a quarter of its angle."""


def svg_outline(trims: Sequence[Box], paper: Size) -> str:
    """The outlines on a drawing as large as the paper."""
    cards = "\n".join(
        f'    <rect x="{_short(trim.x)}" y="{_short(trim.y)}" width="{_short(trim.width)}"'
        f' height="{_short(trim.height)}" rx="{_short(CORNER)}"/>'
        for trim in trims
    )
    width, height = _short(paper.width), _short(paper.height)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}">\n'
        f'  <g fill="none" stroke="#ff0000" stroke-width="0.1">\n{cards}\n  </g>\n</svg>\n'
    )


def dxf_outline(trims: Sequence[Box], paper: Size) -> str:
    """The outlines as closed polylines, from the lower left corner of the paper as DXF counts."""
    header = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")]
    header += [(9, "$EXTMIN"), *_point(0, 0), (9, "$EXTMAX"), *_point(paper.width, paper.height), (0, "ENDSEC")]
    cards = [pair for trim in trims for pair in _polyline(trim, paper)]
    pairs = [*header, (0, "SECTION"), (2, "ENTITIES"), *cards, (0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in pairs)


def _polyline(trim: Box, paper: Size) -> Iterator[tuple[int, str]]:
    left, right, low, high = trim.x, trim.right, paper.height - trim.bottom, paper.height - trim.y
    # Counterclockwise: each corner is an arc from one edge to the next.
    corners = [
        (right - CORNER, low, QUARTER_BULGE), (right, low + CORNER, 0.0),
        (right, high - CORNER, QUARTER_BULGE), (right - CORNER, high, 0.0),
        (left + CORNER, high, QUARTER_BULGE), (left, high - CORNER, 0.0),
        (left, low + CORNER, QUARTER_BULGE), (left + CORNER, low, 0.0),
    ]  # fmt: skip
    yield from [(0, "POLYLINE"), (8, "CUT"), (66, "1"), (70, "1"), *_point(0, 0)]
    for x, y, bulge in corners:
        yield from [(0, "VERTEX"), (8, "CUT"), *_point(x, y), (42, _short(bulge))]
    yield from [(0, "SEQEND"), (8, "CUT")]


def _point(x: float, y: float) -> tuple[tuple[int, str], ...]:
    return (10, _short(x)), (20, _short(y)), (30, "0")


def _short(number: float) -> str:
    return f"{number:.8f}".rstrip("0").rstrip(".")
