"""Clues and words to all that wait until the moderator lets them go, or sends them back to their player with a word."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from dixit_pbem import clock
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.moves import Extend
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import HeldSettled, MailHeld, Said, SaidBeside
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.answers import understood
from dixit_pbem.post.held_for import CLUE_BACK, LET_GO, WORDS_BACK, HeldFor

LONGEST_WORD = 500
AT_LEAST = timedelta(hours=12)
"""So much time is left for another clue, whatever the deadline."""
_WORDS = (HeldFor.WORDS, HeldFor.WORDS_BESIDE)


def waits_to_go(fact: MailHeld) -> bool:
    """Is nothing wrong with the mail but that the moderator looks at it first?"""
    return fact.reason == HeldFor.CLUE or is_of_words(fact)


def is_of_words(fact: MailHeld) -> bool:
    """Is it a word to all, and no move?"""
    return fact.reason in _WORDS


def words_of(fact: MailHeld) -> str:
    """The clue, or the words, and never the card below them: whoever moderates may play."""
    return understood(fact.answer).text if waits_to_go(fact) else ""


def ways_to_go(number: int, fact: MailHeld, *, counts: bool) -> Iterator[tuple[str, str]]:
    """What is typed, and does: on, where the rules still take it, and always back."""
    if counts:
        yield f"accept {number}", "it goes on to all"
    yield f'reject {number} "a word to {fact.player}"', "it goes back with your word, which you may leave out"


def words_let_go(number: int, fact: MailHeld) -> tuple[Happening, ...]:
    """The words to all as if they came now."""
    if fact.player is None:
        raise AssertionError("words wait only of players who are known")
    text = words_of(fact)
    told = Said(text, fact.player) if fact.reason == HeldFor.WORDS else SaidBeside(fact.player, text)
    return told, HeldSettled(number, LET_GO, fact.player)


def sent_back(work: Work, number: int, fact: MailHeld, words: str) -> Iterator[Happening]:
    """The player hears of it, with the moderator's word, and has time for another clue."""
    text = " ".join(words.split())
    if len(text) > LONGEST_WORD:
        raise DixitError(f"Your word to the player has more than {LONGEST_WORD} characters. Write less.")
    if fact.reason == HeldFor.CLUE:
        yield from _more_time(work, fact)
    yield HeldSettled(number, WORDS_BACK if is_of_words(fact) else CLUE_BACK, fact.player, text)


def _more_time(work: Work, fact: MailHeld) -> Iterator[Happening]:
    """Where less than half a day would be left, as much as that."""
    running, now = work.running, clock.now()
    game, player = running.game, fact.player
    if player not in answered(work.opened) or player is None or game.phase is not Phase.CLUE or game.paused:
        return
    only = player if game.round.storyteller else None
    ends = deadline_of(game, player)
    if ends is not None and ends < now + AT_LEAST:
        yield from decide(game, Extend(now + AT_LEAST - max(ends, now), only), running.around(now))
