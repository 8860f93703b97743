"""What does a mail mean? Certain, or unclear with the reason; never a guess.

A mail is its sender's own words (`own_words`). What a company's or a phone's program put there is passed over. Of the
rest the rule is, in words that a player could read:

1. A move counts only if your words are
   a) the bare answer: `4`, `the fourth one`, `B`, `C: the long way home`;
   b) an answer with words that ask for it: `I think it's 4`, `la B`, `głosuję na 5`, `Card: C`;
   c) an answer and a comment that holds nothing which could be another answer, parted by a mark, a line or a picture:
      `4, because of the stairs`, `Sorry for the delay! B`.
2. Everything else is asked about: a question, an `or`, a `maybe`, a `not`, a second card. Where one answer is likely,
   we offer it back, and `yes` makes it count.
   An answer that leaves no doubt decides what stands beside it (`context`): `the first, although the sixth is nice`,
   `I was torn between 1 and 4, but 4`, `3 meetings today. I vote 4`.
   What stands in a sentence of its own and speaks of no card is talk (`apart`). In a mail of a few words the others
   need not be known, if none of them is dangerous (`short`): `6 ez`, `va bn la B`.
   The last word of a story counts if it asks to be the answer, and nothing below takes it away (`final`): `Sue thinks
   5, so I'm saying number 1`. Words of voting and giving near a card that shows as one ask for it (`pointed`): `si va
   sulla 3`. Two answers may stand among words that count and join (`pairs`); slips of a thumb are mended (`spelling`).
3. What changes an earlier answer must be a) or b), or stand beside words of change (`changes`, `swaps`): `F instead of
   B`, `had 1, then saw the door in 5, so changing to it`.
4. `No wait` takes back what stands before it in its paragraph, if an answer follows: `4… no wait, 5`.
5. Thanks, good-byes and greetings count for nothing and are asked about never; after an answer small talk neither, nor
   what is said of a card without a word of changing (`chat`). Before an answer a promise, praise of a clue, news and a
   mail that went astray are talk as well (`smalltalk`). Whoever doubts (`wavering`), strikes out or asks is
   answered; a sentence that asks for the hand, the rules or how it stands is taken for that command (`wishes`).
6. A first line that is a command (`commands`) is that command, unless a later line answers what was asked.
7. A clue (`clues`) is the card's letter with a mark behind it, then the first paragraph; or a label and the words. A
   blind clue is a labelled one, or a mail that holds nothing else a clue could not be. `Same clue, card F` and
   `same card: …` change what stands (`clue_changes`).

Who may read more: `clauses` parts the words, `sense` says what each clause is, `moves` applies the rule to cards and
votes, `clues` to clues; the words themselves stand in `languages`.
"""

from __future__ import annotations

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Answer, Asked, Command, CommandRead, Idle, Unclear
from dixit_pbem.post.reading.clues import read_clue
from dixit_pbem.post.reading.commands import is_marked, leaves, read_command
from dixit_pbem.post.reading.moves import Moves, read_moves
from dixit_pbem.post.reading.wishes import wished
from dixit_pbem.post.said import Unread

_LONGEST_ANSWER = 16_000
"""Longer is no answer, but something that was pasted."""
_ALSO_BLIND = (Command.HELP, Command.SAY, Command.AWAY)
"""Commands that work in every phase without a mark, though any words may be a blind clue."""


def read_answer(words: str, asked: Asked) -> Answer:
    """What the player's own words say, in the light of what he was asked for."""
    if len(words) > _LONGEST_ANSWER:
        return Unclear(Unread.TOO_LONG, prose.shortened(words[:_LONGEST_ANSWER]))
    text = prose.written(words)
    if not text.paragraphs:
        return Idle(prose.shortened(words), automatic=True) if text.automatic else Unclear(Unread.EMPTY, "")
    if (leaving := leaves(text)) is not None:
        return leaving
    command = read_command(text, asked)
    if command is not None:
        return _commanded(command, text, asked)
    match asked.phase:
        case Phase.CLUE:
            found: Answer = read_clue(text, asked)
        case Phase.CARD | Phase.VOTE:
            found = read_moves(text, asked)
        case _:
            return Unclear(Why.NOTHING_ASKED, prose.shortened(words))
    silent = isinstance(found, Idle) or (isinstance(found, Unclear) and found.likely is None)
    wish = wished(text) if silent and not text.automatic and not (asked.blind and asked.phase is Phase.CLUE) else None
    return found if wish is None else CommandRead(wish, "", "")


def _commanded(command: CommandRead | Unclear, text: prose.Written, asked: Asked) -> Answer:
    """The command, unless it may as well be a blind clue, or stands above an answer."""
    named = command.command if isinstance(command, CommandRead) else None
    answers = named in _ALSO_BLIND or (named is Command.YES and asked.questioned)
    if asked.blind and asked.phase is Phase.CLUE and not is_marked(text) and not answers:
        return Unclear(Unread.WORD_OR_COMMAND, prose.shortened(" ".join(text.paragraphs[0])))
    if named in (None, Command.SAY) or asked.phase not in (Phase.CARD, Phase.VOTE):
        return command
    lines = [line for paragraph in text.paragraphs for line in paragraph][1:]
    if any(isinstance(read_moves(prose.written(line), asked), Moves) for line in lines if line):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(lines)))
    return command
