"""Names of people and files that a file gives away outside of its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pikepdf import Array, Dictionary, Name, Object, Stream, String

from dixit_pbem.render.preflight.objects import elements, entry, items, name, text, unpacked

OURS = "dixit-pbem"
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


def author(properties: object, packet: object) -> str:
    """Whom the document's properties name as its author, besides this program."""
    written = CREATOR.search(_packet(packet))
    names = text(entry(properties, "/Author")), TAG.sub(" ", written[1]) if written else ""
    return next((name.strip() for name in names if name.strip() not in ("", OURS)), "")


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
