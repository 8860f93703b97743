"""Which parts of a mail are its text, as mail programs choose them, and how that text reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dixit_pbem.mail.inbound.charsets import beginning, cleaned, decoded
from dixit_pbem.mail.inbound.flatten import flattened
from dixit_pbem.mail.inbound.flowed import unflowed
from dixit_pbem.mail.inbound.parts import Part

LONGEST_TEXT = 64 * 1024
MOST_BYTES_A_LETTER = 4
LONGEST_HTML = 400_000
"""All pages of one mail together; pages of a million tags would take seconds."""


def text_of(whole: Part) -> tuple[str, tuple[str, ...]]:
    """The text that a person sees of this mail, and the caps on text that it passed."""
    reader = _Reader()
    text = reader.shown(whole)
    caps = (("over 400 KB of HTML", reader.html_left < 0), ("over 64 KB of text", len(text) > LONGEST_TEXT))
    return text[:LONGEST_TEXT], tuple(cap for cap, passed in caps if passed)


def is_report(part: Part) -> bool:
    """Whether it is another mail, or what a mail server tells of one: never words of this sender."""
    return part.kind.startswith("message/") or part.kind == "text/rfc822-headers"


def is_file(part: Part) -> bool:
    """Whether it came along as a file."""
    if part.kind.startswith("multipart/") or is_report(part):
        return False
    return part.kind not in ("text/plain", "text/html") or part.disposition == "attachment" or bool(part.file_name)


@dataclass(slots=True)
class _Reader:
    """Reads the parts of one mail."""

    html_left: int = LONGEST_HTML

    def shown(self, part: Part) -> str:
        match part.kind:
            case "multipart/alternative":
                return self._best_of(part.parts)
            case "multipart/related":
                return self.shown(part.parts[0]) if part.parts else ""
            case "text/html" if not is_file(part):
                return self._page(part)
            case "text/plain" if not is_file(part):
                return _plain(part)
        return self._joined(part.parts)

    def _joined(self, parts: Iterable[Part]) -> str:
        return "\n".join(text for text in map(self.shown, parts) if text)

    def _best_of(self, parts: tuple[Part, ...]) -> str:
        """The plain text, unless it is empty or only says that there is another."""
        plain = self._joined(part for part in parts if part.kind == "text/plain")
        if plain.strip() and "html" not in plain.lower():
            return plain
        others = map(self.shown, (part for part in parts if part.kind != "text/plain"))
        rich = next(filter(str.strip, others), "")
        says_the_same = " ".join(plain.split()) in " ".join(rich.split())
        return rich if rich and not (plain.strip() and says_the_same) else plain

    def _page(self, part: Part) -> str:
        source = beginning(part.content, max(0, self.html_left))
        self.html_left -= len(part.content)
        if self.html_left < 0:  # half a tag would be text
            source = source[: source.rfind(b"<")] if source.rfind(b"<") > source.rfind(b">") else source
        return flattened(decoded(source, part.parameter("charset"))) if source else ""


def _plain(part: Part) -> str:
    content = beginning(part.content, (LONGEST_TEXT + 1) * MOST_BYTES_A_LETTER)
    text = cleaned(decoded(content, part.parameter("charset")))
    if part.parameter("format").lower() == "flowed":
        text = unflowed(text, drop_space=part.parameter("delsp").lower() == "yes")
    return text.strip("\n")
