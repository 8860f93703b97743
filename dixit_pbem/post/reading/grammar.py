"""The strict grammar of an answer: certain, or unclear with the reason. Never a guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import (
    Answer,
    Asked,
    CardsRead,
    ClueRead,
    Command,
    CommandRead,
    Unclear,
    VotesRead,
)
from dixit_pbem.post.reading.cards import names_another_letter, read_cards
from dixit_pbem.post.reading.clues import read_clue
from dixit_pbem.post.reading.commands import is_marked, read_command
from dixit_pbem.post.reading.keywords import LEXICONS
from dixit_pbem.post.reading.paragraphs import Paragraph, Written, greets, rest, retracts, shortened, written
from dixit_pbem.post.reading.tokens import Token, asks, speaks_of_answers_only, tokens_of
from dixit_pbem.post.reading.votes import names_another_number, read_votes
from dixit_pbem.post.said import Unread

__all__ = [
    "Answer", "Asked", "CardsRead", "ClueRead", "Command", "CommandRead", "Unclear", "VotesRead", "read_answer",
]  # fmt: skip

_AGAINST = frozenset(word for lexicon in LEXICONS for word in lexicon.against)
_LONGEST_ANSWER = 16_000
"""Longer is no answer, but something that was pasted."""
_LONGEST_SIGN_OFF = 4
_Moves = CardsRead | VotesRead
_Reader = Callable[[str, Asked], CardsRead | VotesRead | Unclear | None]
_READERS: Mapping[Phase, _Reader] = {Phase.CARD: read_cards, Phase.VOTE: read_votes}
_MISSING: Mapping[Phase, Why | Unread] = {Phase.CARD: Why.NO_LETTER, Phase.VOTE: Unread.NO_NUMBER}


def read_answer(words: str, asked: Asked) -> Answer:
    """What the player's own words say, in the light of what he was asked for."""
    if len(words) > _LONGEST_ANSWER:
        return Unclear(Unread.TOO_LONG, shortened(words[:_LONGEST_ANSWER]))
    text = written(words)
    if not text.paragraphs:
        return Unclear(Unread.EMPTY, "")
    command = read_command(text, asked)
    if command is not None and not (asked.blind and asked.phase is Phase.CLUE):
        return _unless_answered(command, text, asked)
    if command is not None:
        return command if is_marked(text) else Unclear(Unread.WORD_OR_COMMAND, shortened(" ".join(text.paragraphs[0])))
    if asked.phase is Phase.CLUE:
        return read_clue(text, asked)
    if asked.phase in _READERS:
        return _move(text, asked)
    return Unclear(Why.NOTHING_ASKED, shortened(words))


def _unless_answered(command: CommandRead | Unclear, text: Written, asked: Asked) -> Answer:
    reader = _READERS.get(asked.phase)
    if reader is None or isinstance(command, Unclear) or command.command is Command.SAY:
        return command
    lines = [line for paragraph in text.paragraphs for line in paragraph][1:]
    if any(isinstance(reader(line, asked), CardsRead | VotesRead) for line in lines):
        return Unclear(Unread.SEVERAL_READINGS, shortened(" ".join(lines)))
    return command


def _move(text: Written, asked: Asked) -> Answer:
    """The one paragraph, or the one line, that answers; nothing else may speak of cards or numbers."""
    for at, paragraph in enumerate(text.paragraphs):
        found, remaining = _in_paragraph(paragraph, asked)
        if found is None and not _is_idle(paragraph, asked):
            return Unclear(Unread.SEVERAL_READINGS, shortened(" ".join(paragraph)))
        if found is None:
            continue
        after = text.paragraphs[at + 1 :]
        if isinstance(found, Unclear):
            return found
        return _unless_disturbed(found, asked, remaining, text=Written(after, text.signature))
    return Unclear(_MISSING[asked.phase], shortened(" ".join(text.paragraphs[0])))


def _in_paragraph(paragraph: Paragraph, asked: Asked) -> tuple[_Moves | Unclear | None, Sequence[str]]:
    reader = _READERS[asked.phase]
    whole = reader("\n".join(paragraph), asked)
    begin = next((at for at, line in enumerate(paragraph) if not greets(line)), 0)
    first, remaining = reader(paragraph[begin], asked), paragraph[begin + 1 :]
    if not isinstance(first, CardsRead | VotesRead) or any(_goes_on(line) for line in remaining):
        return whole, ()
    if isinstance(whole, CardsRead | VotesRead) and whole != first:
        return whole, ()
    return first, remaining


def _goes_on(line: str) -> bool:
    """Does the sentence of the line above go on here: `3` / `is not the one I mean`?"""
    words = [token.word for token in tokens_of(line) if token.word]
    begins_small = line[:1].islower()
    return begins_small and (len(words) > _LONGEST_SIGN_OFF or any(word in _AGAINST for word in words))


def _is_idle(paragraph: Paragraph, asked: Asked) -> bool:
    """Is it small talk that stands before the answer, and neither denies nor asks?"""
    tokens = tokens_of(" ".join(paragraph))
    if len(paragraph) == 1 and (greets(paragraph[0]) or _announces(tokens)):
        return not _names_more(paragraph[0], asked, None)
    return not (
        asks(tokens)
        or any(token.word in _AGAINST for token in tokens)
        or any(_names_more(line, asked, None) for line in paragraph)
        or paragraph[-1].rstrip().endswith(":")
    )


def _announces(tokens: Sequence[Token]) -> bool:
    """Does it lead to an answer: `My vote:`?"""
    return any(speaks_of_answers_only(tokens, lexicon) for lexicon in LEXICONS) and not asks(tokens)


def _unless_disturbed(found: _Moves, asked: Asked, remaining: Sequence[str], *, text: Written) -> Answer:
    lines = [*remaining, *(line for paragraph in text.paragraphs for line in paragraph)]
    for line in lines:
        if retracts(tokens_of(line)) or _names_more(line, asked, found):
            return Unclear(Unread.SEVERAL_READINGS, shortened(line))
    ignored = rest(remaining, text.paragraphs, text.signature)
    if isinstance(found, CardsRead):
        return CardsRead(found.letters, ignored)
    return VotesRead(found.numbers, found.red, ignored)


def _names_more(line: str, asked: Asked, found: _Moves | None) -> bool:
    if asked.phase is Phase.CARD:
        return names_another_letter(line, asked, but=found.letters if isinstance(found, CardsRead) else ())
    named = (*found.numbers, found.red or 0) if isinstance(found, VotesRead) else ()
    return names_another_number(line, asked, but=named)
