"""What does a mail mean? Certain, or unclear with the reason; never a guess.

A mail is its sender's own words (`own_words`), and of these the rule is:

1. Nothing at all, and more than anybody would write, is no answer.
2. A first line that is a command (`commands`) is that command, unless a later line answers what was asked. Where a
   clue is told blind any words may be the clue, so a command must bear its `!` there.
3. A clue (`clues`) is the card's letter with a mark behind it, then the first paragraph; a blind clue the first
   paragraph alone.
4. Cards and votes (`cards_and_votes`) stand in the first paragraph, or the first line of it, that names any: exactly so
   many as wanted, in words of one language that say nothing else. What stands before it may only greet or be idle; what
   follows may not take it back, nor name another card or number.
5. What follows an answer is passed over and told in its receipt (`prose`): a signature, a good-bye, small talk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Answer, Asked, CardsRead, Command, CommandRead, Unclear, VotesRead
from dixit_pbem.post.reading.cards_and_votes import names_another_letter, names_another_number, read_cards, read_votes
from dixit_pbem.post.reading.clues import read_clue
from dixit_pbem.post.reading.commands import is_marked, read_command
from dixit_pbem.post.reading.keywords import LEXICONS
from dixit_pbem.post.said import Unread

_AGAINST = frozenset(word for lexicon in LEXICONS for word in lexicon.against)
_LONGEST_ANSWER = 16_000
"""Longer is no answer, but something that was pasted."""
_LONGEST_SIGN_OFF = 4
_Moves = CardsRead | VotesRead
_READERS: Mapping[Phase, Callable[[str, Asked], _Moves | Unclear | None]] = {
    Phase.CARD: read_cards,
    Phase.VOTE: read_votes,
}
_MISSING: Mapping[Phase, Why | Unread] = {Phase.CARD: Why.NO_LETTER, Phase.VOTE: Unread.NO_NUMBER}


def read_answer(words: str, asked: Asked) -> Answer:
    """What the player's own words say, in the light of what he was asked for."""
    if len(words) > _LONGEST_ANSWER:
        return Unclear(Unread.TOO_LONG, prose.shortened(words[:_LONGEST_ANSWER]))
    text = prose.written(words)
    if not text.paragraphs:
        return Unclear(Unread.EMPTY, "")
    command, reader = read_command(text, asked), _READERS.get(asked.phase)
    if command is not None and asked.blind and asked.phase is Phase.CLUE:
        return (
            command
            if is_marked(text)
            else Unclear(Unread.WORD_OR_COMMAND, prose.shortened(" ".join(text.paragraphs[0])))
        )
    if isinstance(command, CommandRead) and command.command is not Command.SAY and reader is not None:
        lines = [line for paragraph in text.paragraphs for line in paragraph][1:]
        if any(isinstance(reader(line, asked), _Moves) for line in lines):
            return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(lines)))
    if command is not None:
        return command
    if asked.phase is Phase.CLUE:
        return read_clue(text, asked)
    return _move(text, asked) if reader is not None else Unclear(Why.NOTHING_ASKED, prose.shortened(words))


def _move(text: prose.Written, asked: Asked) -> Answer:
    """The one paragraph, or the one line, that answers; nothing else may speak of cards or numbers."""
    for at, paragraph in enumerate(text.paragraphs):
        found, remaining = _in_paragraph(paragraph, asked)
        if found is None and not _is_idle(paragraph, asked):
            return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(paragraph)))
        if found is None:
            continue
        if isinstance(found, Unclear):
            return found
        after = text.paragraphs[at + 1 :]
        for line in (*remaining, *(line for each in after for line in each)):
            if prose.retracts(prose.tokens_of(line)) or _names_more(line, asked, found):
                return Unclear(Unread.SEVERAL_READINGS, prose.shortened(line))
        return replace(found, ignored=prose.rest(remaining, after, text.signature))
    return Unclear(_MISSING[asked.phase], prose.shortened(" ".join(text.paragraphs[0])))


def _in_paragraph(paragraph: prose.Paragraph, asked: Asked) -> tuple[_Moves | Unclear | None, Sequence[str]]:
    """What the paragraph answers, by its first line alone or as a whole, and the lines of it that say no more."""
    reader = _READERS[asked.phase]
    whole = reader("\n".join(paragraph), asked)
    begin = next((at for at, line in enumerate(paragraph) if not prose.greets(line)), 0)
    first, remaining = reader(paragraph[begin], asked), paragraph[begin + 1 :]
    if not isinstance(first, _Moves) or (isinstance(whole, _Moves) and whole != first):
        return whole, ()
    # A line that begins small may go on with the sentence of the line above: `3` / `is not the one I mean`.
    small = [[token.word for token in prose.tokens_of(line) if token.word] for line in remaining if line[:1].islower()]
    if any(len(line) > _LONGEST_SIGN_OFF or not _AGAINST.isdisjoint(line) for line in small):
        return whole, ()
    return first, remaining


def _is_idle(paragraph: prose.Paragraph, asked: Asked) -> bool:
    """Is it small talk that stands before the answer, and neither denies nor asks?"""
    tokens = prose.tokens_of(" ".join(paragraph))
    question = prose.asks(tokens)
    if len(paragraph) == 1 and (
        # It greets, or leads to an answer: `My vote:`.
        prose.greets(paragraph[0])
        or (not question and any(prose.speaks_of_answers_only(tokens, lexicon) for lexicon in LEXICONS))
    ):
        return not _names_more(paragraph[0], asked, None)
    return not (
        question
        or any(token.word in _AGAINST for token in tokens)
        or any(_names_more(line, asked, None) for line in paragraph)
        or paragraph[-1].rstrip().endswith(":")
    )


def _names_more(line: str, asked: Asked, found: _Moves | None) -> bool:
    if asked.phase is Phase.CARD:
        return names_another_letter(line, asked, but=found.letters if isinstance(found, CardsRead) else ())
    named = (*found.numbers, found.red or 0) if isinstance(found, VotesRead) else ()
    return names_another_number(line, asked, but=named)
