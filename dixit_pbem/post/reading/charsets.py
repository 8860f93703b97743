"""Bytes become text, whatever their label says, and text becomes what a person sees of it."""

from __future__ import annotations

import codecs
import re

ONE_BYTE_A_LETTER = re.compile(r"ascii|cp(?:125\d|437|850|852|866)|iso8859-\d+|koi8-[rtu]|mac-\w+")
SLOW_OR_NO_CHARSET = frozenset(("idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"))
"""Python counts these among the charsets; no mail program does, and two of them take quadratic time."""
WINDOWS_CALLED = {"ascii": "cp1252", "iso8859-1": "cp1252"}
"""What these labels mean in mail, as every mail program reads them."""

LAST_LETTER = re.compile(rb"[\xc0-\xff][\x80-\xbf]{0,3}\Z")
"""Of UTF-8, which alone would take a torn one for a wrong label."""
LINE_ENDS = re.compile(r"\r\n|[\r\v\f\x85\u2028\u2029]")
ODD_SPACES = re.compile("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
    "|(?<![\u2190-\U0010ffff])\u200d"
)
"""Control, zero-width and bidi characters; the joiner stays where it makes one emoji of two."""


def decoded(content: bytes, label: str) -> str:
    """The text of these bytes: as labelled, else as UTF-8, windows-1252 or latin-1, whichever fits first."""
    labelled = _codec(label)
    # Text of any other charset is hardly ever valid UTF-8 by accident, so a label that contradicts it is wrong.
    first = "utf-8" if ONE_BYTE_A_LETTER.fullmatch(labelled) else labelled
    for codec in (first, WINDOWS_CALLED.get(labelled, labelled), "utf-8", "cp1252"):
        try:
            return content.decode(codec).encode("utf-8", "replace").decode("utf-8")
        except (LookupError, ValueError):
            continue
    return content.decode("latin-1")


def beginning(content: bytes, length: int) -> bytes:
    """As much of a long text, without half a letter at its end."""
    return content if len(content) <= length else LAST_LETTER.sub(b"", content[:length])


def cleaned(text: str) -> str:
    """The text as a person sees it: one kind of line end and of space, nothing that does not show."""
    return UNSEEN.sub("", ODD_SPACES.sub(" ", LINE_ENDS.sub("\n", text)))


def _codec(label: str) -> str:
    try:
        name = codecs.lookup(label.strip(" \t'\"")).name
    except (LookupError, ValueError):
        return "utf-8"
    return "utf-8" if name in SLOW_OR_NO_CHARSET else name
