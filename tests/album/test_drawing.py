"""Items in millimetres as a drawing inside a web page."""

from __future__ import annotations

import pytest

from dixit_pbem.album.web import marks, svg
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Outline, PlaceImage, Shape, Text

BOX = Box(1, 2, 10, 20)
DRAWN: list[tuple[str, Item]] = [
    ('<line x1="0" y1="1.5" x2="2" y2="3" stroke="#1c2350" stroke-width="0.2"/>', Line(0, 1.5, 2, 3)),
    ('<line x1="0" y1="0" x2="1" y2="0" stroke="#ff0000" stroke-width="0.5" stroke-dasharray="2 1.5"/>',
     Line(0, 0, 1, 0, 0.5, "#ff0000", (2, 1.5))),
    ('<rect x="1" y="2" width="10" height="20" rx="5" fill="#ff0000"/>', Shape(BOX, "#ff0000", corner=99)),
    ('<rect x="1" y="2" width="10" height="20" rx="0" fill="none" stroke="#000000" stroke-width="0.2"/>',
     Shape(BOX, stroke="#000000")),
    ('<path transform="translate(1 2) scale(0.1 0.2)" fill-rule="evenodd" fill="#ff0000" d="M 0 0 L 9 9 Z"/>',
     Outline("M 0 0 L 9 9 Z", BOX, "#ff0000")),
    ('<path transform="translate(1 2) scale(0.1 0.2) rotate(14 50 50)" fill-rule="evenodd" fill="none" '
     'stroke="#000000" stroke-width="5" d="M 0 0 Z"/>', Outline("M 0 0 Z", BOX, stroke="#000000", width=0.5, turn=14)),
    ('<text x="3" y="4" class="sans" font-size="3.528" text-anchor="start" fill="#1c2350">A &amp; &lt;B&gt;</text>',
     Text(3, 4, "A & <B>")),
    ('<text x="3" y="4" class="serif-bold" font-size="7.056" text-anchor="end" fill="#ffffff" '
     'transform="rotate(90 3 4)">A</text>', Text(3, 4, "A", Font.SERIF_BOLD, 20, "#ffffff", Align.RIGHT, 90)),
]  # fmt: skip


@pytest.mark.parametrize(("drawn", "item"), DRAWN)
def test_an_item_is_drawn_as_the_paper_has_it(drawn: str, item: Item) -> None:
    assert marks([item]) == drawn


def test_a_drawing_with_a_name_is_a_picture_and_one_without_is_ornament() -> None:
    assert svg([], BOX, name='"A" & B') == (
        '<svg viewBox="1 2 10 20" role="img" aria-label="&quot;A&quot; &amp; B" focusable="false"></svg>'
    )
    assert svg([], BOX) == '<svg viewBox="1 2 10 20" aria-hidden="true" focusable="false"></svg>'


def test_a_picture_has_no_place_in_a_drawing() -> None:
    with pytest.raises(ValueError, match=r"^A drawing has no place for the picture moon\.$"):
        marks([PlaceImage("moon", BOX)])
