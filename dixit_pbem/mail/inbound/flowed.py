"""Plain text of `format=flowed`: lines that the sender's program broke become one again."""

from __future__ import annotations

from collections.abc import Iterator

SIGNATURE = "-- "


def unflowed(text: str, *, drop_space: bool) -> str:
    """The text with its soft line breaks undone (RFC 3676); `drop_space` is the parameter DelSp."""
    return "\n".join(_paragraphs(text, drop_space=drop_space))


def _paragraphs(text: str, *, drop_space: bool) -> Iterator[str]:
    held: list[str] = []
    level = 0
    for line in text.split("\n"):
        words = line.lstrip(">")
        depth = len(line) - len(words)
        words = words.removeprefix(" ")
        if held and (depth != level or words == SIGNATURE):
            yield _quoted(held, level)
            held = []
        level = depth
        soft = words.endswith(" ") and words != SIGNATURE
        held.append(words[:-1] if soft and drop_space else words)
        if not soft:
            yield _quoted(held, level)
            held = []
    if held:
        yield _quoted(held, level)


def _quoted(pieces: list[str], level: int) -> str:
    return (">" * level + " " if level else "") + "".join(pieces)
