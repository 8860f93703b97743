"""What was done, or would be: the sentences of the story, the letters, whatever could not leave. No secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from dixit_pbem.desk.heard import in_words
from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import Game
from dixit_pbem.journal.facts import DigestDue, LockedOut, Posted
from dixit_pbem.journal.history import Step
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.posting import Posting
from dixit_pbem.table.done import Done
from dixit_pbem.table.phrases import awards_of
from dixit_pbem.table.rehearsal import Foreseen
from dixit_pbem.table.sentences import sentence
from dixit_pbem.words.language import Words

_OF_THE_POST = (Posted, DigestDue, LockedOut)


def letter_name(words: Words, kind: str) -> str:
    """What a letter is called."""
    return {
        Kind.HAND: words.say("the hand"),
        Kind.RESULTS: words.say("the results"),
        Kind.CARD_WANTED: words.say("the call for a card"),
        Kind.VOTE_WANTED: words.say("the call for a vote"),
        Kind.FINAL_RESULTS: words.say("the final results"),
        Kind.WELCOME: words.say("the invitation"),
        Kind.REMINDER: words.say("a reminder"),
        Kind.CORRECTION: words.say("a correction"),
        Kind.RECEIPT: words.say("a receipt"),
        Kind.NOT_UNDERSTOOD: words.say("a question what was meant"),
        Kind.NOTICE: words.say("a notice"),
        Kind.DIGEST: words.say("the day’s news"),
        Kind.INVITATION: words.say("the question whether they want to play"),
        Kind.OFFER: words.say("the question whether they take a seat"),
        Kind.OFFER_OVER: words.say("word that a seat is not free any more"),
        Kind.REVEAL: words.say("what came out, to read along"),
        Kind.SEAT: words.say("word about a seat"),
    }.get(Kind(kind) if kind in set(Kind) else Kind.NOTICE, kind)


def letters_told(words: Words, letters: Iterable[Owed], game: Game | None) -> Iterator[str]:
    """Who gets what, a line for each kind of letter."""
    readers: dict[str, dict[str, None]] = {}
    for owed in letters:
        readers.setdefault(owed.kind, {})[owed.reader or words.say("you, the moderator")] = None
    seats = game.seats if game else ()
    for kind, names in readers.items():
        everybody = len(seats) > 2 and set(seats) <= set(names)
        whom = words.say("everybody") if everybody else words.names(tuple(names))
        yield words.say("{letter} to {names}", letter=letter_name(words, kind), names=whom)


def steps_told(words: Words, steps: Iterable[Step], game: Game | None) -> Iterator[str]:
    """A sentence for each thing that happened, and why there were points."""
    for step in steps:
        if isinstance(step.event, _OF_THE_POST):
            continue
        yield sentence(step, words, spoilers=False)
        if isinstance(step.event, RoundScored) and game:
            for played in game.last_rounds:
                if step.event.round in (None, played.number):
                    yield from awards_of(played, game.rules, game.seats, words)


def foreseen_told(words: Words, seen: Foreseen) -> Iterator[str]:
    """What a deed would bring about."""
    done = seen.done
    for step in reversed(done.taken_back):
        yield words.say("Taken back: {what}", what=sentence(step, words, spoilers=False))
    yield from steps_told(words, done.steps, done.game)
    if done.would_score:
        yield words.say("The round is scored, and everybody gets its results.")
    yield from (in_words(note, words) for note in done.notes)


def done_told(words: Words, done: Done) -> Iterator[str]:
    """What a deed brought about, the post apart."""
    for step in reversed(done.taken_back):
        yield words.say("Taken back: {what}", what=sentence(step, words, spoilers=False))
    yield from steps_told(words, done.steps, done.game)
    yield from (in_words(note, words) for note in done.notes)


def posting_told(words: Words, posting: Posting | None, game: Game | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The letters that left, and what could not leave and why."""
    if posting is None:
        return (), ()
    why: Mapping[str, None] = dict.fromkeys(
        (*(mishap.reason for mishap in posting.mishaps), *posting.to_mend),
    )
    waits = [in_words(each, words) for each in why]
    if posting.waiting and posting.taken_along:
        waits.append(
            words.count("{count} mail leaves in a moment.", "{count} mails leave in a moment.", posting.waiting)
        )
    elif posting.waiting:
        waits.append(
            words.count("{count} mail waits for the next try.", "{count} mails wait for the next try.", posting.waiting)
        )
    if posting.for_morning:
        waits.append(
            words.count(
                "{count} mail waits for its reader’s morning.",
                "{count} mails wait for their readers’ morning.",
                posting.for_morning,
            )
        )
    return tuple(letters_told(words, posting.sent, game)), tuple(waits)
