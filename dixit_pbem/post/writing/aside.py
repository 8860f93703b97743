"""What stood in a mail beside its answer: words for the results, hearts, what looks like a second answer. Pure.

Nobody wants to read their own name, greeting and signature back thirty times.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_pbem.engine.systems import HAND_LETTERS, MOST_CARDS_ON_TABLE
from dixit_pbem.post.said import Got, Note, Noted, Understood
from dixit_pbem.words import Words

_SIGNATURE = re.compile(r"\s*--\s*(?!>)")
_WORD = re.compile(r"\w+")
_HESITATIONS = """
or maybe perhaps possibly rather instead better also else and no not wait then if the one
ou peut être plutôt aussi mieux sinon et non attends attendez alors si la le l
o oppure forse magari anzi invece anche meglio e ed no non aspetta la il lo l
ou talvez antes então também melhor e não espera a o
o u quizá quizás tal vez igual mejor también y no espera entonces la el
albo lub może raczej ewentualnie też jednak i nie czekaj a
"""
"""A letter or number among any other words is talk (a street, an hour, a greeting), unless they call it a card."""
_CARD = r"(?:cards?|cart[ae]s?|kart\w{1,2}|n[or]\.?|nr|num\w+|número|vot\w+|głos\w*|letter\w*|liter\w*)\s+"
_NUMBER = r"(?<![\w.,:/+])(?!0)\d{1,2}(?![\w/]|[.,:]\d)"
_LETTER = rf"(?<!\w)[{HAND_LETTERS}](?!\w)"
_CALLED = re.compile(rf"{_CARD}(?:{_NUMBER}|{_LETTER})", re.IGNORECASE)
_A_CLUE = re.compile(rf"\s*[{HAND_LETTERS}{HAND_LETTERS.lower()}]\s*[:.)–—-]\s*\S|\s*[“”„«»\"].+[“”«»\"]\W*$")


def beside_noted(words: Words, note: Noted) -> str:
    """What becomes of words and hearts beside an answer."""
    match note.note:
        case Note.WORDS_WITH_RESULTS:
            return words.say("Your words come with the results: {text}", text=words.quoted(note.text))
        case Note.WORDS_LET_GO_FIRST:
            text = words.quoted(note.text)
            return words.say("Your words come with the results, once the moderator has read them: {text}", text=text)
        case Note.WORDS_TOO_LONG:
            return words.say(
                "Your words beside it have more than 500 characters, so they were left out. The answer counts."
            )
        case Note.HEART:
            number, _, name = note.text.partition(" ")
            return words.say(
                "Your heart for picture {number}, by {name}, is told with the next mails.", number=number, name=name
            )
        case _:
            text = words.quoted(note.text)
            return words.say(
                "We found no picture of the others in the last results for your heart: {text}. Write it like “♥ 4”, or "
                "with the storyteller’s name where several rounds were told.",
                text=text,
            )


def words_to_all(words: Words, name: str, got: Got) -> str:
    """What becomes of a word to all."""
    if got is Got.WORDS_WAIT:
        return words.say("{name}, your words have arrived", name=name)
    return words.say("{name}, your words go to everybody", name=name)


def looked_at_first(words: Words, moderator: str, understood: Understood) -> tuple[str, ...]:
    """What becomes of an answer that the moderator looks at first."""
    match understood.got:
        case Got.CLUE_WAITS:
            return (
                words.say("Thank you. {moderator} looks at each clue before it goes to all.", moderator=moderator),
                words.say("You need do nothing more now, and no deadline passes for you meanwhile."),
            )
        case Got.WORDS_WAIT:
            text = words.quoted(understood.text)
            return (
                words.say("{moderator} looks at them before they go to all: {text}", moderator=moderator, text=text),
            )
        case _:
            return ()


def second_answer(ignored: str, got: Got) -> str:
    """The lines that look like another answer of that sort, before any signature."""
    return "\n".join(line.strip() for line in _above_signature(ignored) if _answers(line, got))


def without_signature(text: str, *, name: str) -> str:
    """A text without the signature below it, and without the name of who wrote it on its last line."""
    lines = list(_above_signature(text))
    own = {word.casefold() for word in _WORD.findall(name)}
    while len(lines) > 1 and {word.casefold() for word in _WORD.findall(lines[-1])} <= own:
        lines.pop()
    return "\n".join(lines).strip() or text


def _above_signature(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if _SIGNATURE.match(line):
            return
        yield line


def _answers(line: str, got: Got) -> bool:
    if got is Got.CLUE:
        return _A_CLUE.match(line) is not None
    if got not in (Got.CARDS, Got.VOTES):
        return False
    if _CALLED.search(line):
        return True
    numbers = [int(number) for number in re.findall(_NUMBER, line)]
    others = (word.casefold() for word in _WORD.findall(line) if len(word) > 1 and not word.isdigit())
    bare = set(_HESITATIONS.split()).issuperset(others)
    letter = re.search(_LETTER, line) is not None and not re.match(r"\s*[AEI]\s+\w", line)
    return bare and (letter or any(1 <= number <= MOST_CARDS_ON_TABLE for number in numbers))
