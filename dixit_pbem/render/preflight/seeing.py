"""Looks at a whole file once and writes down what the checks need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pikepdf import Pdf, Stream

from dixit_pbem.render.preflight.evidence import Evidence, Picture
from dixit_pbem.render.preflight.findings import Kind
from dixit_pbem.render.preflight.kinds import kind_of
from dixit_pbem.render.preflight.objects import at_most, elements, entry, filters, name, whole
from dixit_pbem.render.preflight.pages import page_seen
from dixit_pbem.render.preflight.pictures import picture_of
from dixit_pbem.render.preflight.state import Budget
from dixit_pbem.render.preflight.traces import author, file_names

MOST_CONTENT = 2 << 20
"""How long one page's or form's drawing orders may be, unpacked."""
MOST_OBJECTS = 200_000
MOST_PAGES = 10_000
TOO_MANY = "It has more parts than can be looked at."
OF_A_STREAM = "error decoding stream data"
"""What qpdf says when a stream cannot be unpacked; the checks of its picture or page tell it with its place."""
ASCII_FILTERS = {"ASCII85Decode", "ASCIIHexDecode"}

Damage = Callable[[object, Picture], str]
"""What is wrong with a picture stream, in words; nothing if it is whole."""


def seen(pdf: Pdf, kind: Kind | None, damage: Damage) -> Evidence:
    """Everything the checks know of a file; `kind` as somebody said it, or as the file shows it."""
    things = _Things(damage)
    things.look(pdf)
    with at_most(MOST_CONTENT):
        budget = Budget()
        pages = tuple(
            page_seen(page.obj, position, budget, things.pictures)
            for position, page in enumerate(pdf.pages[:MOST_PAGES], start=1)
        )
    wishes = entry(pdf.Root, "/ViewerPreferences")
    return Evidence(
        kind or kind_of(pdf.Root, pages),
        pages,
        pictures=tuple(things.pictures.values()),
        intent=_intent(pdf.Root),
        print_scaling=name(entry(wishes, "/PrintScaling")),
        duplex=name(entry(wishes, "/Duplex")),
        author=author(entry(pdf.trailer, "/Info"), entry(pdf.Root, "/Metadata")),
        file_names=tuple(things.file_names),
        ascii_streams=things.ascii_streams,
        repairs=sum(OF_A_STREAM not in str(warning) for warning in pdf.get_warnings()),
        encrypted=pdf.is_encrypted,
        unexamined=things.unexamined or (TOO_MANY if len(pdf.pages) > MOST_PAGES else ""),
    )


class _Things:
    """All objects of a file, each looked at once, whether a page shows it or not."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        self.pictures: dict[int, Picture] = {}
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
                self._stream(thing)
        self.file_names.update(dict.fromkeys(file_names(pdf.trailer)))

    def _stream(self, stream: Stream) -> None:
        self.ascii_streams += bool(ASCII_FILTERS.intersection(filters(stream)))
        if name(entry(stream, "/Subtype")) == "Image":
            picture = picture_of(stream)
            self.pictures[picture.number] = replace(picture, damage=self.damage(stream, picture))


def _intent(catalogue: object) -> int | None:
    intents = elements(entry(catalogue, "/OutputIntents"))
    return max((whole(entry(entry(intent, "/DestOutputProfile"), "/N")) for intent in intents), default=None)
