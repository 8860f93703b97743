"""Where the lines of a letter break: as text, and as HTML. Pure."""

from __future__ import annotations

import re
import textwrap

from markupsafe import Markup, escape

WIDTH = 72
"""How many letters a line of text holds at most: what every mail program shows without folding it."""
SEAL = re.compile(r"\b[0-9a-f]{64}\b")
EIGHTH = r'<span style="display:inline-block">\1</span>'


def wrapped(text: str, indent: int = 0) -> str:
    """A text in lines of at most 72 letters, each so far from the margin; a long address stays whole."""
    lines = textwrap.TextWrapper(
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines.fill(line) for line in text.splitlines())


def in_lines(text: str) -> Markup:
    """A person's text in HTML keeps its own line breaks; a seal may break between its eighths."""
    lines = Markup("<br>").join(map(escape, text.splitlines()))
    return Markup(SEAL.sub(lambda seal: re.sub("(.{8})", EIGHTH, seal[0]), lines))  # noqa: S704 - escaped above
