"""Text as spreadsheets save it, in Unicode or in one of the older tables of letters. Pure."""

from __future__ import annotations

import codecs

_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_OLDER = ("cp1252", "cp1250", "iso8859-2", "mac-roman", "cp850", "cp852")
"""What Windows, Macs and DOS wrote in the West and the middle of Europe; the first that fits best is taken."""
_LETTERS = tuple(
    map(
        frozenset,
        (
            "àèéìíîòóùú",
            "áâãàçéêíóôõúü",
            "ąćęłńóśźż",
            "äöüßé",
            "àâæçéèêëîïôœùûüÿ",
            "áéíñóúü",
        ),
    )
)
"""The letters beyond those of English, a language each."""
_COMMON = frozenset("“”„‘’–—«»\xa0")


def text_of(content: bytes) -> str | None:
    """What stands in a file that a spreadsheet or an editor wrote; None where that is no text."""
    for mark, codec in _MARKS:
        if content.startswith(mark):
            return _decoded(content, codec)
    text = _decoded(content, "utf-8")
    if text is None:
        older = [each for codec in _OLDER if (each := _decoded(content, codec)) is not None]
        text = min(older, key=_oddness, default=None)
    return None if text is None or "\0" in text else text


def _decoded(content: bytes, codec: str) -> str | None:
    try:
        return content.decode(codec)
    except UnicodeDecodeError:
        return None


def _oddness(text: str) -> int:
    """How many signs would be odd in the language that they fit best."""
    signs = [sign for sign in text.lower() if sign > "\x7f" and sign not in _COMMON]
    return min(sum(sign not in letters for sign in signs) for letters in _LETTERS)
