"""Remembers what we sent: whole lines, their beginnings, and sentences that a mail program wrapped its own way."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from dixit_pbem.mail.inbound.lines import Line

_FEWEST_WORDS = 4
_LIKE = 0.7
_LONGEST_BEGINNING = 60


class Recall:
    """The lines we sent, in a form that is fast to ask."""

    def __init__(self, lines: Collection[str]) -> None:
        self._lines = lines
        self._beginnings = {beginning for line in lines for beginning in _beginnings(line)}
        self._triples = {triple for line in lines for triple in _triples(line.casefold().split())}

    def begins(self, text: str) -> bool:
        """Is this a line of ours, or the first words of one?"""
        return text in self._lines or text in self._beginnings

    def holds(self, line: Line) -> bool:
        """Is this a line of ours, or nearly all of it out of one?"""
        if line.words < _FEWEST_WORDS:
            return line.is_ours and line.words > 2
        return line.is_ours or self._share(line.text.casefold().split()) >= _LIKE

    def _share(self, words: list[str]) -> float:
        known = [False] * len(words)
        for at, triple in enumerate(_triples(words)):
            if triple in self._triples:
                known[at : at + 3] = (True, True, True)
        return sum(known) / len(words)


def _beginnings(line: str) -> Iterator[str]:
    words = line.split()[:_LONGEST_BEGINNING]
    return (" ".join(words[:count]) for count in range(1, len(words)))


def _triples(words: list[str]) -> Iterator[tuple[str, str, str]]:
    return zip(words, words[1:], words[2:], strict=False)
