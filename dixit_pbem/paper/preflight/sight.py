"""What a file shows: its pages, its pictures and its words, looked at once and written down for the checks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream, String

from dixit_pbem.layout.items import Box
from dixit_pbem.layout.text import MM_PER_POINT
from dixit_pbem.paper.pdf_objects import MARK, PRODUCER, Purpose
from dixit_pbem.paper.preflight.evidence import Evidence, PageSeen, PictureSeen
from dixit_pbem.paper.preflight.objects import (
    Matrix,
    around,
    at_most,
    corners,
    elements,
    entry,
    filters,
    items,
    name,
    number,
    numbers,
    text,
    unpacked,
    whole,
)
from dixit_pbem.paper.preflight.painter import Painter
from dixit_pbem.paper.preflight.picture_evidence import picture_of
from dixit_pbem.paper.preflight.state import Budget, CannotFollow

SMALLEST_BOX = 0.1
"""Points; what is narrower holds nothing."""
PATH = re.compile(
    r"(?<![\w/.])/(?:home|Users|root|tmp|var|mnt|media|private|srv|opt)/[^<>\"]+|\b[A-Za-z]:\\[^<>\"]+|file:/[^<>\"]+"
)
FILE = re.compile(
    r"[\w()\-][\w ()\-.]*\.(?:jpe?g|png|tiff?|gif|webp|heic|psd|xcf|svg|pdf|docx?|odt|indd|afpub|ai|yaml|py)\b",
    re.IGNORECASE,
)
CREATOR = re.compile(r"<dc:creator>(.*?)</dc:creator>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
ADDRESSES = frozenset(("/URI",))
"""What may hold a path without giving one of ours away."""
DEEPEST = 8
MOST_CONTENT = 2 << 20
"""How long one page's or form's drawing orders may be, unpacked."""
MOST_OBJECTS = 200_000
MOST_PAGES = 10_000
TOO_MANY = "It has more parts than can be looked at."
OF_A_STREAM = "error decoding stream data"
"""What qpdf says when a stream cannot be unpacked; the checks of its picture or page tell it with its place."""
ASCII_FILTERS = {"ASCII85Decode", "ASCIIHexDecode"}
LARGEST_CARD = 160.0
"""A page whose longer side is no longer, in millimetres, is a card."""
Damage = Callable[[object, PictureSeen], str]
"""What is wrong with a picture stream, in words; nothing if it is whole."""


def page_seen(page: object, position: int, budget: Budget, pictures: dict[int, PictureSeen]) -> PageSeen:
    """A page with all that stands on it."""
    media = _rectangle(entry(page, "/MediaBox"))
    if media is None:
        return PageSeen(position, 0.0, 0.0, impossible=("MediaBox",))
    outer = _upright(media, page)
    painter = Painter(_bare(page, position, outer, media), outer, budget=budget, pictures=pictures)
    try:
        painter.follow(elements(entry(page, "/Contents")), entry(page, "/Resources"))
    except CannotFollow as reason:
        return replace(painter.notes.seen(), unexamined=str(reason))
    return painter.notes.seen()


def _bare(page: object, position: int, outer: Matrix, media: Box) -> PageSeen:
    """A page's paper and boxes."""
    paper = _landed(outer, media)
    written = {key: entry(page, f"/{key}") for key in ("TrimBox", "BleedBox")}
    boxes = {key: _rectangle(value) for key, value in written.items()}
    trim, bleed = (box and _landed(outer, box) for box in boxes.values())
    impossible = tuple(key for key, box in boxes.items() if box is None and written[key] is not None)
    return PageSeen(position, paper.width, paper.height, trim=trim, bleed=bleed, impossible=impossible)


def _rectangle(value: object) -> Box | None:
    """A box in points, whichever corners it is written by; None if it holds nothing."""
    sides = numbers(value, 4)
    if sides is None:
        return None
    box = around([(sides[0], sides[1]), (sides[2], sides[3])])
    return box if min(box.width, box.height) > SMALLEST_BOX else None


def _landed(outer: Matrix, box: Box) -> Box:
    return around(corners(outer, box.x, box.y, box.width, box.height))


def _upright(media: Box, page: object) -> Matrix:
    """From points on the page to millimetres as one sees it, turned as its reader is told to turn it."""
    turned = {
        0: Matrix(1, 0, 0, -1, -media.x, media.bottom),
        90: Matrix(0, 1, 1, 0, -media.y, -media.x),
        180: Matrix(-1, 0, 0, 1, media.right, -media.y),
        270: Matrix(0, -1, -1, 0, media.bottom, media.right),
    }
    turn = whole(entry(page, "/Rotate")) % 360
    unit = MM_PER_POINT * (number(entry(page, "/UserUnit")) or 1.0)
    return turned.get(turn, turned[0]).then(Matrix(unit, 0, 0, unit))


def author(properties: object, packet: object) -> str:
    """Whom the document's properties name as its author, besides this program."""
    written = CREATOR.search(_packet(packet))
    names = text(entry(properties, "/Author")), TAG.sub(" ", written[1]) if written else ""
    return next((name.strip() for name in names if name.strip() not in ("", PRODUCER)), "")


def file_names(thing: object) -> Iterator[str]:
    """Every file name in the texts and names of an object, and in the words about the document."""
    if isinstance(thing, Stream) and entry(thing, "/Type") == Name.Metadata:
        yield from _found(_packet(thing))
    for word in _words(thing, 0):
        yield from _found(word)


def _packet(stream: object) -> str:
    return (unpacked(stream) or b"").decode("utf-8", "replace")


def _found(word: str) -> Iterator[str]:
    for pattern in (PATH, FILE):
        if found := pattern.search(word):
            yield found[0]
            return


def _words(thing: object, depth: int) -> Iterator[str]:
    if depth > DEEPEST:
        return
    if isinstance(thing, (String, Name)):
        yield text(thing) or name(thing)
    elif isinstance(thing, Array):
        for part in elements(thing):
            yield from _inside(part, depth)
    else:
        for key, part in items(thing):
            if key not in ADDRESSES:
                yield key[1:]
                yield from _inside(part, depth)


def _inside(part: object, depth: int) -> Iterator[str]:
    """The words of a part that has no number of its own; the others come up by themselves."""
    if isinstance(part, Object) and not (isinstance(part, (Dictionary, Array, Stream)) and part.is_indirect):
        yield from _words(part, depth + 1)


def seen(pdf: Pdf, purpose: Purpose | None, damage: Damage) -> Evidence:
    """Everything the checks know of a file; `purpose` as somebody said it, or as the file shows it."""
    things = _Things(damage)
    things.look(pdf)
    with at_most(MOST_CONTENT):
        budget = Budget()
        pages = tuple(
            page_seen(page.obj, position, budget, things.pictures)
            for position, page in enumerate(pdf.pages[:MOST_PAGES], start=1)
        )
    wishes, intents = (entry(pdf.Root, key) for key in ("/ViewerPreferences", "/OutputIntents"))
    colours = (whole(entry(entry(intent, "/DestOutputProfile"), "/N")) for intent in elements(intents))
    return Evidence(
        purpose or purpose_of(pdf.Root, pages),
        pages,
        pictures=tuple(things.pictures.values()),
        intent=max(colours, default=None),
        print_scaling=name(entry(wishes, "/PrintScaling")),
        duplex=name(entry(wishes, "/Duplex")),
        author=author(entry(pdf.trailer, "/Info"), entry(pdf.Root, "/Metadata")),
        file_names=tuple(things.file_names),
        ascii_streams=things.ascii_streams,
        repairs=sum(OF_A_STREAM not in str(warning) for warning in pdf.get_warnings()),
        encrypted=pdf.is_encrypted,
        unexamined=things.unexamined or (TOO_MANY if len(pdf.pages) > MOST_PAGES else ""),
    )


def purpose_of(catalogue: object, pages: Sequence[PageSeen]) -> Purpose:
    """What a file is for: its own mark says so, or else its boxes, its paper and its wishes for the printer."""
    marked = name(entry(catalogue, f"/{MARK}"))
    if marked in set(Purpose):
        return Purpose(marked)
    for page in pages:
        cut = page.trim and (page.trim.width < page.width or page.trim.height < page.height)
        if cut or 0 < max(page.width, page.height) <= LARGEST_CARD:
            return Purpose.SHOP
    wishes = entry(catalogue, "/ViewerPreferences")
    if name(entry(wishes, "/PrintScaling")) == "None" or entry(wishes, "/Duplex") is not None:
        return Purpose.SHEET
    return Purpose.PAGE


class _Things:
    """All objects of a file, each looked at once, whether a page shows it or not."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        self.pictures: dict[int, PictureSeen] = {}
        self.file_names: dict[str, None] = {}
        self.ascii_streams = 0
        self.unexamined = ""

    def look(self, pdf: Pdf) -> None:
        """Take down every picture, every file name and every stream kept as text."""
        for position, thing in enumerate(pdf.objects):
            if position >= MOST_OBJECTS:
                self.unexamined = TOO_MANY
                break
            self.file_names.update(dict.fromkeys(file_names(thing)))
            if isinstance(thing, Stream):
                self.ascii_streams += bool(ASCII_FILTERS.intersection(filters(thing)))
                if name(entry(thing, "/Subtype")) == "Image":
                    picture = picture_of(thing)
                    self.pictures[picture.number] = replace(picture, damage=self.damage(thing, picture))
        self.file_names.update(dict.fromkeys(file_names(pdf.trailer)))
