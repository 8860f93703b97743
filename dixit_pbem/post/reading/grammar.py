"""What does a mail mean? Certain, or unclear with the reason; never a guess.

A mail is its sender's own words (`own_words`). What a company's or a phone's program put there is passed over. Of the
rest the rule is, in words that a player could read:

1. A move counts only if your words are
   a) the bare answer: `4`, `the fourth one`, `B`, `C: the long way home`;
   b) an answer with words that ask for it: `I think it's 4`, `la B`, `głosuję na 5`, `Card: C`;
   c) an answer and a comment that holds nothing which could be another answer, parted by a mark, a line or a picture:
      `4, because of the stairs`, `Sorry for the delay! B`.
2. Everything else is asked about: a question, an `or`, a `maybe`, a `not`, a second card. Where one answer is likely,
   we offer it back; `yes` makes it count, and a bare `no` takes the offer away (`declining`).
   An answer that leaves no doubt decides what stands beside it (`context`): `the first, although the sixth is nice`,
   `I was torn between 1 and 4, but 4`, `3 meetings today. I vote 4`.
   What stands in a sentence of its own and speaks of no card is talk (`apart`). In a mail of a few words the others
   need not be known, if none of them is dangerous (`short`): `6 ez`, `va bn la B`.
   The last word of a story counts if it asks to be the answer, and nothing below takes it away (`final`): `Sue thinks
   5, so I'm saying number 1`. Words of voting and giving near a card that shows as one ask for it (`pointed`): `si va
   sulla 3`. Two answers may stand among words that count and join (`pairs`), one of two is dropped or added by the verb
   beside it (`edits`); slips of a thumb are mended (`spelling`), and letters that begin a word are none (`shorthand`).
   Where the words beside an answer are of no known kind, all is weighed (`weighed`, `named`; `clue_weighed` for clues):
   each place that names a card has chosen it (it stands alone, or words ask for it), rules it out (`not 1`, `2 is
   Dad's`, `la 3 era troppo facile`, `Tom says 6`), speaks of another thing (`room 4`, `vitamin C`), or leaves it open.
   Your mail has answered if it chooses one card, leaves no other open, and asks, doubts and takes back nothing.
3. What changes an earlier answer must be a) or b), or stand beside words of change (`changes`, `swaps`): `F instead of
   B`, `had 1, then saw the door in 5, so changing to it`. A doubt beside it or a bare `may I?` is asked about
   (`cautious`); so is leave that is asked beside a first answer, praise of a card where another stands, and a number
   or a letter into which talk runs (`doubtful`, `glued`). What hangs on a condition, or on what somebody else says, is
   asked about wherever it stands (`hinging`): `if Ana takes 3, I take 5`, `it's 3, says Ana`; and so is a card that one
   would have given, puts off, or takes for somebody's (`unfulfilled`): `I'd have played D`, `I think 2 is Bob's`.
4. `No wait` takes back what stands before it in its paragraph, if an answer follows: `4… no wait, 5`.
5. Thanks, good-byes and greetings count for nothing and are asked about never; after an answer small talk neither, nor
   what is said of a card without a word of changing (`chat`). Before an answer a promise, praise of a clue, news and a
   mail that went astray are talk as well, and so is talk whose numbers and letters belong to other things
   (`smalltalk`). Whoever doubts (`wavering`), strikes out or asks is answered; a sentence that asks for the hand, the
   rules or how it stands is taken for that command (`wishes`), and one that names days of absence, an address, a
   language or words for all for its own (`asked_for`).
6. A first line that is a command (`commands`) is that command, unless a later line answers what was asked.
7. A clue (`clues`) is the card's letter with a mark behind it, then the first paragraph; or a label and the words. A
   blind clue is a labelled one, or a mail that holds nothing else a clue could not be. `Same clue, card F` and
   `same card: …` change what stands (`clue_changes`). A clue that is promised, or for which leave is asked, is asked
   about; one that is begun anew behind a `no` counts from there (`clue_careful`). Of `my clue is Homesick, card D` the
   words that introduce it are no part (`clue_spoken`).

8. Where several rounds are open at once none of this holds for cards and votes, but the few forms of `cycle`.

Who may read more: `clauses` parts the words, `sense` says what each clause is, `moves` applies the rule to cards and
votes, `clues` to clues; the words themselves stand in `languages`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import (
    Answer,
    Asked,
    CardsRead,
    Command,
    CommandRead,
    Idle,
    Unclear,
    VotesRead,
)
from dixit_pbem.post.reading.asked_for import asked_for
from dixit_pbem.post.reading.beginnings import start_of
from dixit_pbem.post.reading.clue_careful import careful_clue
from dixit_pbem.post.reading.commands import is_marked, leaves, read_command
from dixit_pbem.post.reading.cycle import read_cycle
from dixit_pbem.post.reading.declining import declines
from dixit_pbem.post.reading.labels import behind_a_label, in_quotes
from dixit_pbem.post.reading.languages.wishing import PLEADS
from dixit_pbem.post.reading.moves import Moves, read_moves
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.reading.wishes import wished
from dixit_pbem.post.said import Unread

_LONGEST_ANSWER = 16_000
"""Longer is no answer, but something that was pasted."""
_SENTENCES = re.compile(r"(?<=[.!?;])\s+")
_ALSO_BLIND = (Command.HELP, Command.SAY, Command.AWAY)
"""Commands that work in every phase without a mark, though any words may be a blind clue."""


def read_answer(words: str, asked: Asked) -> Answer:
    """What the player's own words say, in the light of what was asked for."""
    if len(words) > _LONGEST_ANSWER:
        return Unclear(Unread.TOO_LONG, prose.shortened(words[:_LONGEST_ANSWER]))
    text = prose.written(words)
    if not text.paragraphs and text.automatic and (leave := asked_for(text, asked.today)) is not None:
        return leave
    if not text.paragraphs:
        return Idle(prose.shortened(words), automatic=True) if text.automatic else Unclear(Unread.EMPTY, "")
    if (plain := leaves(text) or declines(text, asked)) is not None:
        return plain
    at_once = read_cycle(text, asked) if asked.rounds else None
    if isinstance(at_once, CardsRead | VotesRead):
        return at_once  # a name that begins a line outranks a command
    command = read_command(text, asked)
    if command is not None:
        return _commanded(command, text, asked)
    match asked.phase:
        case Phase.CLUE:
            found: Answer = careful_clue(text, asked)
            if asked.blind and not isinstance(found, Idle) and (wish := _begged(text)) is not None:
                return wish
        case Phase.CARD | Phase.VOTE:
            found = at_once or read_moves(text, asked)
        case _:
            return Unclear(Why.NOTHING_ASKED, prose.shortened(words))
    asks = isinstance(found, Idle | Unclear) and not text.automatic and not (asked.blind and asked.phase is Phase.CLUE)
    return (_wanted(text, found, asked) if asks else None) or found


def _begged(text: prose.Written) -> CommandRead | None:
    """`I do not know this variant, please explain the rules`, from whom a blind clue is asked."""
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    said = prose.words_in(tokens_of(written))
    begs = not PLEADS.isdisjoint(said) and behind_a_label(written) is None and in_quotes(written) is None
    wish = wished(text, asks_freely=False) if begs else None
    return CommandRead(wish, "", "") if wish is not None else None


def _wanted(text: prose.Written, found: Answer, asked: Asked) -> CommandRead | Unclear | None:
    """The command in a sentence of a mail that is no certain answer; none beside an answer on its own."""
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    moves = asked.phase in (Phase.CARD, Phase.VOTE)
    if (told := asked_for(text, asked.today)) is not None:
        beside = _answers_in(lines, asked) if moves else _begins_a_clue(lines, asked)
        return None if len(lines) > 1 and beside else told
    wish = wished(text, asks_freely=moves)
    if isinstance(found, Unclear) and found.likely is not None:
        # Whoever is undecided about a card may want to see the hand; beside an answer other wishes wait.
        sentences = [part for line in lines for part in _SENTENCES.split(line)]
        undecided = wish is Command.HAND and asked.phase is Phase.CARD and not _answers_in(sentences, asked)
        wish = wish if undecided else None
    elif wish is not None and moves and isinstance(answer := _beside_the_wish(lines, asked), Moves):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(lines)), answer)
    return None if wish is None else CommandRead(wish, "", "")


def _beside_the_wish(lines: Sequence[str], asked: Asked) -> Moves | Unclear | Idle | None:
    """`4 and 5. What's the score?` without the sentence that asks for a command."""
    parts = [[part for part in _SENTENCES.split(line) if part.strip()] for line in lines]
    kept = [" ".join(part for part in line if wished(prose.written(part), asks_freely=True) is None) for line in parts]
    text = prose.written("\n".join(filter(None, kept)))
    return read_moves(text, asked) if text.paragraphs else None


def _begins_a_clue(lines: Sequence[str], asked: Asked) -> bool:
    """Does one of these lines begin with the letter of a card and a mark?"""
    starts = (start_of(line) for line in lines)
    return any(each is not None and each.letter in asked.letters and bool(each.text and each.mark) for each in starts)


def _answers_in(parts: Sequence[str], asked: Asked) -> bool:
    """Is one of these an answer, read alone?"""
    read = (read_moves(each, asked) for part in parts if (each := prose.written(part)).paragraphs)
    return any(isinstance(each, Moves) for each in read)


def _commanded(command: CommandRead | Unclear, text: prose.Written, asked: Asked) -> Answer:
    """The command, unless it may as well be a blind clue, or stands above an answer."""
    named = command.command if isinstance(command, CommandRead) else None
    answers = named in _ALSO_BLIND or (named is Command.YES and asked.questioned)
    if asked.blind and asked.phase is Phase.CLUE and not is_marked(text) and not answers:
        return Unclear(Unread.WORD_OR_COMMAND, prose.shortened(" ".join(text.paragraphs[0])))
    if named in (None, Command.SAY) or asked.phase not in (Phase.CARD, Phase.VOTE):
        return command
    if asked.rounds:
        return command
    lines = [line for paragraph in text.paragraphs for line in paragraph][1:]
    if _answers_in(lines, asked):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(lines)))
    return command
