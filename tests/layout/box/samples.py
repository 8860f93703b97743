"""Sheets of the box as a game might print them, and how far the things on them reach."""

import re
from math import cos, radians, sin

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import DASHES, HAIR, Sheets
from dixit_pbem.layout.box.records import ExampleText, Owner
from dixit_pbem.layout.frame import MARGIN
from dixit_pbem.layout.ink import THIN
from dixit_pbem.layout.items import Align, Box, Line, Outline, PlaceImage, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.layout.players import look_of
from dixit_pbem.layout.points import Columns, Points
from dixit_pbem.layout.text import ASCENT, DESCENT, MM_PER_POINT
from dixit_pbem.paper.fonts import measure

NAMES = ("Ana", "Bob", "Cyd", "Łucja", "Дмитрий", "Ωρίων", "Zoé", "Iñaki", "Mia", "Ed", "Ștefan", "Sándor Kőműves")
LONG_NAME = "Jean-Baptiste-Maximilien de la Tour"

PEOPLE = tuple(Person(name, look_of(seat)) for seat, name in enumerate(("Ana", "Bob", "Cyd", "Dee")))
VOTERS = (PEOPLE[1:2], (), PEOPLE[2:], ())
EXAMPLE = ExampleText(
    "An example",
    "told by Ana",
    "“the long way home”",
    "1 of 3 found it.",
    tuple(
        Plate(
            number, str(number), owner, PEOPLE[1:2] if number == 1 else PEOPLE[2:] if number == 3 else (), number == 1
        )
        for number, owner in enumerate(PEOPLE, start=1)
    ),
    "The star marks the storyteller’s card.",
    Columns("What for", "", "Points"),
    tuple(Points(person, ("Decoy: 1 vote +1",), "", 1) for person in PEOPLE),
    (),
)


def owners(count, *, name=None):
    return tuple(Owner(NAMES[seat] if name is None else name, look_of(seat)) for seat in range(count))


def sheets(paper="a4", *, game="Sunday dreamers"):
    return Sheets(PAPERS[paper], "en", game, wording.line_words(wording.english), measure)


def extent(item):
    """The box that an item takes up, as it is drawn."""
    match item:
        case Text():
            return _text_extent(item)
        case Line():
            return Box(min(item.x1, item.x2), min(item.y1, item.y2), abs(item.x2 - item.x1), abs(item.y2 - item.y1))
        case Outline():
            return _around(_points(item)).grown(item.width / 2 if item.stroke else 0)
        case PlaceImage():
            return item.box
    return item.box.grown(item.width / 2 if item.stroke else 0)


def _text_extent(text):
    width = measure(text.text, text.font, text.size)
    left = -{Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[text.align]
    up, down = (part * text.size * MM_PER_POINT for part in (-ASCENT, DESCENT))
    corners = [(left, up), (left + width, up), (left, down), (left + width, down)]
    turn = radians(text.turn)
    return _around(
        [(text.x + x * cos(turn) - y * sin(turn), text.y + x * sin(turn) + y * cos(turn)) for x, y in corners]
    )


def _points(outline):
    """The points along a path where they land on the page."""
    box, turn = outline.box, radians(outline.turn)
    for x, y in (point for contour in contours(outline.path) for point in contour):
        across, down = (x - 50) * box.width / 100, (y - 50) * box.height / 100
        yield (
            box.x + box.width / 2 + across * cos(turn) - down * sin(turn),
            box.y + box.height / 2 + across * sin(turn) + down * cos(turn),
        )


def contours(path):
    """Points along each part of a path, close enough to each other to stand for its curves."""
    for part in path.split("M")[1:]:
        points = []
        for letter, text in re.findall(r"([LC]?)([^LCZ]+)", part):
            numbers = [float(number) for number in text.split()]
            ends = list(zip(numbers[::2], numbers[1::2], strict=True))
            points += _curve(points[-1], *ends) if letter == "C" else ends
        yield points


def _curve(*ends):
    for step in range(1, 9):
        t = step / 8
        shares = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield tuple(sum(share * end[axis] for share, end in zip(shares, ends, strict=True)) for axis in (0, 1))


def _around(points):
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def holds(outer, inner, *, by=0.02):
    """Whether a box lies inside another, but for what rounding adds."""
    return (
        outer.x - by <= inner.x
        and outer.y - by <= inner.y
        and inner.right <= outer.right + by
        and inner.bottom <= outer.bottom + by
    )


def apart(one, other):
    """Whether two boxes have nothing in common but an edge."""
    return (
        one.right <= other.x + HAIR
        or other.right <= one.x + HAIR
        or one.bottom <= other.y + HAIR
        or other.bottom <= one.y + HAIR
    )


def outside_margins(document):
    """What leaves the margins of 15 mm by more than half the width of a cut line."""
    return [
        item
        for page in document.pages
        for item in page.items
        if not holds(Box(0, 0, page.width, page.height).grown(-MARGIN), extent(item), by=THIN)
    ]


def too_small(document):
    """Texts that nobody can read."""
    return [item for item in items_of(document, Text) if item.size < 8]


def items_of(document, kind):
    return [item for page in document.pages for item in page.items if isinstance(item, kind)]


def lines_of(document, mark):
    """The lines of a document, without the rule of its heading, that are drawn as a mark."""
    return [line for page in document.pages for line in lines_on(page, mark)]


def lines_on(page, mark):
    return [item for item in page.items if isinstance(item, Line) and (item.width, item.dash) == (THIN, DASHES[mark])]


def texts_of(document):
    return [item.text for item in items_of(document, Text)]
