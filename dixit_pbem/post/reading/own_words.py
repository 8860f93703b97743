"""What a player wrote: the mail without what it quotes. Knows what was sent there, and never takes a sign-off.

Every step looks at each line a fixed number of times, so that no text is slow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from dixit_pbem.post.reading.boundaries import (
    Page,
    after_boundary,
    after_introduction,
    after_sentinel,
    page_of,
    without_date_above,
    without_introduction,
)
from dixit_pbem.post.reading.lines import Line, OurWords, is_footer, normal

_FEWEST_WORDS = 4
_LIKE = 0.7
_LONGEST_BEGINNING = 60
_SURELY_OURS = 8
"""So many words in a row that we sent are no chance."""
_MOSTLY = 0.5
_TEXTS_KEPT = 2
"""One mail is asked for its answer and for its word of chance."""


@lru_cache(_TEXTS_KEPT)
def own_words(text: str, ours: OurWords) -> str:
    """The player's own words: above, between or below what is quoted."""
    page = page_of(text, ours)
    found = _split(page)
    pieces = [shown for piece in found.pieces if (shown := _shown(piece))]
    if not pieces:
        pieces = [_shown(_written_below(page, found.below)) or _shown(found.strange)]
    kept: list[list[str]] = []
    for piece in pieces:
        end = len(piece)
        if end and is_footer(normal(piece[-1])):
            end = next((at for at in range(end - 1, 0, -1) if piece[at - 1].strip()), 0)
        kept += [piece[:end]] if end else []
    return "\n\n".join("\n".join(piece) for piece in kept or pieces)


@dataclass(slots=True)
class _Found:
    pieces: list[list[Line]] = field(default_factory=lambda: [[]])
    strange: list[Line] = field(default_factory=list)
    """Behind quote marks, but neither ours nor introduced by anything."""
    below: int | None = None
    """Where a quote begins whose lines carry no marks."""

    def end_piece(self, *, introduction: str = "") -> None:
        """A quote begins here."""
        piece = without_date_above(self.pieces[-1], introduction) if introduction else self.pieces[-1]
        self.pieces[-1] = without_introduction(piece)
        self.pieces.append([])


def _split(page: Page) -> _Found:
    found, recall = _Found(), Recall(page.ours.lines)
    at = 0
    while at < len(page.lines):
        line = page.lines[at]
        if line.is_quoted:
            at = _pass_block(page, at, found, recall=recall)
        elif line.is_blank:
            found.pieces[-1].append(line)
            at += 1
        elif (end := after_boundary(page, at)) is not None:
            introduces = after_introduction(page, at) == end
            found.end_piece(introduction=" ".join(each.text for each in page.lines[at:end]) if introduces else "")
            quote = page.shown(end)
            if quote == len(page.lines) or not page.lines[quote].has_mark:
                found.below = at
                break
            at = _past_quote(page, quote, recall)
        else:
            at = _pass_line(page, at, found)
    return found


def _pass_line(page: Page, at: int, found: _Found) -> int:
    """Keep the line, unless it begins a run of lines that we sent."""
    line, end = page.lines[at], at
    if line.words > 2:
        while end < len(page.lines) and page.lines[end].is_ours and after_sentinel(page, end) is None:
            end = page.shown(end + 1)
    run = [each for each in page.lines[at:end] if not each.is_blank]
    barred = line.is_ours and line.has_mark
    if (len(run) > 1 and sum(each.words for each in run) >= _SURELY_OURS) or barred:
        found.end_piece()
        return max(end, at + 1)
    found.pieces[-1].append(line)
    return at + 1


def _pass_block(page: Page, at: int, found: _Found, *, recall: Recall) -> int:
    end = next((place for place in range(at, len(page.lines)) if not page.lines[place].is_quoted), len(page.lines))
    block = page.lines[at:end]
    ours = any(line.names_us or recall.holds(line) for line in block) or any(
        after_sentinel(page, place) is not None for place in range(at, end)
    )
    piece = found.pieces[-1]
    if not ours and piece and len(block) <= 2:
        # What begins with a quote mark may belong to the line above: to `C:`, not to `On 18/11/2026 somebody wrote:`.
        above = piece[-1]
        if not (above.is_blank or (above.ends_in_colon and above.digits > 3)):
            piece.extend(block)
            return end
    introduced = len(_shown(without_introduction(piece))) < len(_shown(piece))
    found.end_piece()
    if not ours and not introduced:
        found.strange.extend(block)
    return _past_quote(page, at, recall)


def _past_quote(page: Page, at: int, recall: Recall) -> int:
    """Where the marked quote ends, with those ends of its lines that lost their mark when they were wrapped."""
    joined, known = "", False
    while at < len(page.lines):
        line = page.lines[at]
        together = f"{joined} {line.text}".strip()
        holds = recall.holds(line)
        # Of a quote that we cannot place, a line that hangs on to it may be the end of a wrapped one.
        wrapped = bool(joined and recall.begins(together)) or not known
        if not (line.has_mark or holds or (line.text and wrapped)):
            break
        known = known or holds
        joined = together if recall.begins(together) else line.text if recall.begins(line.text) else ""
        at += 1
    return at


def _written_below(page: Page, begin: int | None) -> list[Line]:
    """What follows the last line of ours, where most lines of the quote are known to be ours."""
    if begin is None:
        return []
    recall = Recall(page.ours.lines)
    lines = page.lines[begin:]
    known = [line.is_blank or line.is_ours or recall.holds(line) for line in lines]
    shown = sum(not line.is_blank for line in lines)
    ours = sum(known) - sum(line.is_blank for line in lines)
    sure = [place for place, line in enumerate(lines) if known[place] and line.words > 2]
    if not sure or ours < _MOSTLY * shown:
        return []
    tail = zip(lines[sure[-1] + 1 :], known[sure[-1] + 1 :], strict=True)
    return [line for line, is_known in tail if line.is_blank or not (is_known or line.names_us)]


def _shown(lines: Iterable[Line]) -> list[str]:
    raws = [line.raw.rstrip() if not line.is_blank else "" for line in lines]
    begin = next((place for place, raw in enumerate(raws) if raw), len(raws))
    end = next((place for place in range(len(raws), begin, -1) if raws[place - 1]), begin)
    return raws[begin:end]


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
        if line.is_ours:
            return True
        words = line.text.casefold().split()
        known = [False] * len(words)
        for at, triple in enumerate(_triples(words)):
            if triple in self._triples:
                known[at : at + 3] = (True, True, True)
        return sum(known) / len(words) >= _LIKE


def _beginnings(line: str) -> Iterator[str]:
    words = line.split()[:_LONGEST_BEGINNING]
    return (" ".join(words[:count]) for count in range(1, len(words)))


def _triples(words: list[str]) -> Iterator[tuple[str, str, str]]:
    return zip(words, words[1:], words[2:], strict=False)
