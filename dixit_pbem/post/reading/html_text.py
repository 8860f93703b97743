"""How HTML and flowed text read: line by line, as mail programs show them, without what they quote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.encodings import cleaned

SIGNATURE = "-- "


def unflowed(text: str, *, drop_space: bool) -> str:
    """The text with its soft line breaks undone (RFC 3676); `drop_space` is the parameter DelSp."""
    lines: list[str] = []
    held: list[str] = []
    level = 0
    for line in text.split("\n"):
        words = line.lstrip(">")
        depth = len(line) - len(words)
        words = words.removeprefix(" ")
        if held and (depth != level or words == SIGNATURE):
            lines.append(_quoted(held, level))
            held = []
        level = depth
        soft = words.endswith(" ") and words != SIGNATURE
        held.append(words[:-1] if soft and drop_space else words)
        if not soft:
            lines.append(_quoted(held, level))
            held = []
    return "\n".join([*lines, _quoted(held, level)] if held else lines)


def _quoted(pieces: list[str], level: int) -> str:
    return (">" * level + " " if level else "") + "".join(pieces)


DEEPEST = 400
MOST_LINES = 65_536
SLICE = 16_384

PARAGRAPHS = frozenset(("p", "h1", "h2", "h3", "h4", "h5", "h6"))
LINES = frozenset(("blockquote", "body", "center", "dd", "div", "dt", "hr", "li", "ol", "pre", "table", "tr", "ul"))
UNSEEN = frozenset(("head", "script", "style", "template", "title"))
UNSEEN_STYLE = re.compile(r"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)", re.IGNORECASE)
QUOTE_CLASSES = frozenset(("gmail_quote", "moz-cite-prefix", "protonmail_quote", "tutanota_quote", "yahoo_quoted"))
QUOTE_IDS = frozenset(("mail-editor-reference-message-container",))
LAST_QUOTES = frozenset(("appendonsend", "divRplyFwdMsg", "stopSpelling"))
"""All that follows one of these is quote, though it does not enclose it."""
SPACE = re.compile(r"[ \t\r\n\f]+")
EMOJI = re.compile("[\u200d\u2190-\U0010ffff]{1,8}")


def flattened(source: str) -> str:
    """The text of an HTML page; known quotes are left out if something else remains."""
    from lxml import etree

    page = _Page()
    parser = etree.HTMLParser(target=page, encoding="utf-8", huge_tree=True, recover=True, no_network=True)
    content = b"<html>" + source.replace("\0", "").encode("utf-8")  # lxml refuses to close an empty page
    for start in range(0, len(content), SLICE):
        parser.feed(content[start : start + SLICE])
        if len(page.places) > DEEPEST or len(page.lines) > MOST_LINES:
            page.close()
            break
    else:
        parser.close()
    return _joined(line for line in page.lines if not line.place.quoted) or _joined(page.lines)


@frozen
class _Place:
    """What the elements around a text do to it."""

    hidden: bool = False
    quoted: bool = False
    as_typed: bool = False
    indent: int = 0


@frozen
class _Line:
    text: str
    place: _Place


def _joined(lines: Iterable[_Line]) -> str:
    return cleaned("\n".join(("> " * line.place.indent + line.text).rstrip() for line in lines)).strip("\n")


@dataclass(slots=True)
class _Page:
    """Receives tags and text in their order, and keeps lines."""

    lines: list[_Line] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    places: list[_Place] = field(default_factory=lambda: [_Place()])
    only_quote_follows: bool = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        self._break_at(tag)
        if tag == "br":
            self._end_line()
        elif tag in ("td", "th"):
            self.words.append(" ")
        elif tag == "img" and EMOJI.fullmatch(attributes.get("alt", "")):
            self.data(attributes["alt"])
        if attributes.get("id") in LAST_QUOTES:
            self.only_quote_follows = True
        self.places.append(_place_in(self.places[-1], tag, attributes))

    def end(self, tag: str) -> None:
        """An element ends."""
        self._break_at(tag)
        if len(self.places) > 1:
            self.places.pop()

    def data(self, text: str) -> None:
        """Text stands here."""
        place = self.places[-1]
        if place.hidden:
            return
        first, *more = text.split("\n") if place.as_typed else [SPACE.sub(" ", text)]
        self.words.append(first)
        for line in more:
            self._end_line()
            self.words.append(line)

    def close(self) -> None:
        """The page is over."""
        self._break_at("body")

    def _break_at(self, tag: str) -> None:
        """Begin a new line, behind an empty one if this is a paragraph."""
        if tag not in LINES and tag not in PARAGRAPHS:
            return
        if "".join(self.words).strip(" "):
            self._end_line()
        self.words.clear()
        if tag in PARAGRAPHS and self.lines and self.lines[-1].text:
            self._end_line()

    def _end_line(self) -> None:
        place = self.places[-1]
        if place.hidden:
            return
        quoted = place.quoted or self.only_quote_follows
        text = "".join(self.words)
        shown = text if place.as_typed else SPACE.sub(" ", text).strip(" ")
        self.lines.append(_Line(shown, replace(place, quoted=quoted)))
        self.words.clear()


def _place_in(around: _Place, tag: str, attributes: Mapping[str, str]) -> _Place:
    quote = not QUOTE_CLASSES.isdisjoint(attributes.get("class", "").split()) or attributes.get("id") in QUOTE_IDS
    if tag == "blockquote":
        cited = quote or attributes.get("type") == "cite"
        return replace(around, quoted=around.quoted or cited, indent=around.indent + 1)
    if quote:
        return replace(around, quoted=True)
    if tag in UNSEEN or "hidden" in attributes or UNSEEN_STYLE.search(attributes.get("style", "")):
        return replace(around, hidden=True)
    return replace(around, as_typed=True) if tag == "pre" else around
