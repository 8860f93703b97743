"""Why was I refused? What a player hears whose answer does not count: what was read, why it cannot be, a way out."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.views import View, answers_several
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import LONGEST_CLUE, OF_COMMANDS, Misread, Unread
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.aside import without_signature
from dixit_pbem.post.writing.cycle import told_rounds
from dixit_pbem.post.writing.letter import Desk, Letter
from dixit_pbem.post.writing.letterhead import clue, letterhead, teller, told_by
from dixit_pbem.words.language import Words

NOT_COUNTED = (
    Why.ANOTHER_TELLS,
    Why.PARTNER_GAVE,
    Why.STORYTELLER_GAVE,
    Why.STORYTELLER_VOTES_NOT,
    Why.GIVER_VOTES_NOT,
    Why.NOTHING_TO_TAKE_BACK,
    Why.NOTHING_ASKED,
    Why.PHASE_OVER,
    Why.GAME_OVER,
    Why.LEAVING,
    Why.BREAKS_PAIR,
    Why.CANNOT_LEAVE,
    Unread.ANSWER_ITS_MAIL,
    Unread.NOT_TAKEN_BACK,
    Unread.ENOUGH_TODAY,
)
"""Where no other answer to the same question would work."""
_OF_NO_MOVE = (*OF_COMMANDS, Unread.NO_MARK, Unread.ENOUGH_TODAY)
"""What is about a command, so that no answer of the game is asked for."""
SHORT = 120
"""What was read stands in the call itself up to so many letters."""
_OfMarks = Literal[
    Unread.WHICH_QUESTION, Unread.ANSWER_ITS_MAIL, Unread.NO_MARK, Unread.ENOUGH_TODAY, Unread.NOT_TAKEN_BACK
]


_ASKS_ALL_THE_SAME = (*NOT_COUNTED, *_OF_NO_MOVE, Unread.WHICH_QUESTION)


def not_understood(view: View, desk: Desk, misread: Misread, *, still: bool = True) -> Letter:
    """What was read, why it cannot be, and an answer that would work, where there is one; `still` open."""
    words, name, misread = desk.words, view.reader, misread if still else _too_late(view, misread)
    reason = why(words, misread, limits=limits(view, desk, misread.why))
    if misread.likely:
        return _offered(view, desk, misread, reason)
    read = _read(words, misread, name=name)
    if len("".join(read)) <= SHORT:
        # What was read, why it cannot be and what would work are one thought, and stand in one panel.
        ended = (each if each[-2:-1] in ".?!…" else f"{each}." for each in read)
        reason, read = " ".join((*ended, reason)), ()
    if answers := _would_work(view, desk, misread):
        deadline = "" if misread.why in _OF_NO_MOVE else question.call_now(view, desk).deadline
        example, *others = map(words.quoted, answers)
        way_out = words.say("Write for example {answer}.", answer=example)
        if others:
            way_out = words.say("Write one of these: {answers}.", answers=", ".join((example, *others)))
        again = words.say("{name}, please answer once more", name=name)
        call = Call(again, deadline, f"{reason} {way_out}")
    else:
        call = Call(words.say("{name}, this one does not count", name=name), "", reason)
    letter = letterhead(Kind.NOT_UNDERSTOOD, view, desk, call=call)
    if misread.why not in _OF_NO_MOVE:
        letter = _with_clues(letter, view, desk)
    asked_instead = question.in_short(view, desk) if misread.why in NOT_COUNTED else ()
    cards = None if misread.why in _OF_NO_MOVE else question.choices(view, desk)
    links = () if cards or misread.why in _OF_NO_MOVE else question.short_links(view, desk)
    if misread.options:
        links = tuple(desk.link(option, option) for option in misread.options)
    return replace(
        letter,
        preview=words.say("Your answer has arrived."),
        paragraphs=(*read, *asked_instead, *_still_counts(view, desk)),
        answers=links,
        cards=cards,
    )


def _too_late(view: View, misread: Misread) -> Misread:
    """The same once the game has gone on: nobody is asked for what could not count."""
    over = Why.GAME_OVER if view.ending else Why.PHASE_OVER
    return misread if misread.why in _ASKS_ALL_THE_SAME else Misread(over, misread.read)


def _with_clues(letter: Letter, view: View, desk: Desk) -> Letter:
    """The same with what is answered: whose clue it is, or all of them; tables lie in the mail before."""
    return replace(
        letter,
        told_by=told_by(view, desk),
        teller=teller(view, desk),
        clue=clue(view, desk),
        rounds=told_rounds(view, desk, tables=False),
    )


def _offered(view: View, desk: Desk, misread: Misread, reason: str) -> Letter:
    """The likely reading offered back, as a link and as a word."""
    words, name, likely = desk.words, view.reader, misread.likely
    meant = words.say("{name}, did you mean {answer}?", name=name, answer=words.quoted(likely))
    way_out = words.say("Answer “yes” and it counts; or write what you meant.")
    call = Call(meant, question.call_now(view, desk).deadline, way_out)
    letter = _with_clues(letterhead(Kind.NOT_UNDERSTOOD, view, desk, call=call), view, desk)
    clue_word, blind = words.say_in("an answer", "clue"), view.phase is Phase.CLUE and view.rules.blind_clue
    typed = f"{clue_word}: {likely}" if blind else likely
    cards = question.choices(view, desk)
    others = () if cards else question.short_links(view, desk)
    links = (desk.link(words.say("Yes, {answer}", answer=likely), typed), *others)
    return replace(
        letter,
        preview=words.say("Your answer has arrived."),
        paragraphs=(*_read(words, misread, name=name), reason, *_still_counts(view, desk)),
        answers=links,
        cards=cards,
    )


def _read(words: Words, misread: Misread, *, name: str) -> tuple[str, ...]:
    """What was read, without what stands below every mail of that player."""
    text = without_signature(misread.read, name=name)
    return (words.say("We read: {text}", text=words.quoted(text)),) if text else ()


def _still_counts(view: View, desk: Desk) -> tuple[str, ...]:
    """What the reader answered before counts until they answer anew."""
    counts = question.answer_that_counts(view, desk)
    if not counts or not question.may_answer(view):
        return ()
    return (desk.words.say("Until then your earlier answer stands. {answer}", answer=question.sentence(counts)),)


def _would_work(view: View, desk: Desk, misread: Misread) -> tuple[str, ...]:
    """Answers that would be understood, or those between which to choose."""
    if misread.why is Unread.NO_MARK:
        return (command_again(desk.words, misread.read),)
    if misread.why in OF_COMMANDS:
        return (command_example(desk.words, misread.why),)
    return () if misread.why in NOT_COUNTED else misread.options or question.examples(view, desk)


def why(words: Words, misread: Misread, *, limits: str) -> str:  # noqa: C901 - a line a reason; mypy sees none is missing
    """The reason, in a sentence; `limits` says which cards may be named, or how many."""
    match misread.why:
        case Why.GAME_OVER:
            return words.say("The game is over.")
        case Why.PHASE_OVER:
            return words.say("The game has gone on in the meantime: your answer came too late for its round.")
        case Why.NOTHING_ASKED:
            return words.say("Nothing is asked of you now.")
        case Why.ANOTHER_TELLS:
            return words.say("{name} tells in this round. Your clue and your card stay secret.", name=misread.other)
        case Why.LEAVING:
            return words.say("You leave after this round, so somebody else tells.")
        case Why.NO_WORDS:
            return words.say("There is a card, but no clue to it.")
        case Why.NO_LETTER:
            return words.say("We did not find the letter of a card.")
        case Why.NO_CARD_NOW:
            return words.say("The cards come after the clue, so it names none.")
        case Why.STORYTELLER_GAVE:
            return words.say("You are the storyteller: your card lies on the table with your clue.")
        case Why.PARTNER_GAVE:
            return words.say("{name} gave the card for the two of you; you will vote.", name=misread.other)
        case Why.NOTHING_TO_TAKE_BACK:
            return words.say("You have given no card yet, so there is none to take back.")
        case Why.NOT_IN_HAND | Why.GIVEN_ELSEWHERE | Why.OUT_OF_RANGE | Why.OWN_CARD | Why.TOO_MANY | Why.TOO_FEW:
            return limits
        case Why.STORYTELLER_VOTES_NOT:
            return words.say("You are the storyteller of this round and have no vote.")
        case Why.GIVER_VOTES_NOT:
            return sentences.giver_looks_on(words)
        case Why.NO_RED_MARK:
            return words.say("There is no red mark in this game.")
        case Why.RED_OF_STORYTELLER:
            return words.say("The red mark belongs to the storyteller: {name}.", name=misread.other)
        case Why.BREAKS_PAIR | Why.CANNOT_LEAVE:
            return words.say("With one player fewer these rules do not work, but somebody else may take your seat.")
        case unread:
            return _unread(words, unread)


def _unread(words: Words, why: Unread) -> str:  # noqa: C901 - a line a reason; mypy sees that none is missing
    match why:
        case Unread.EMPTY:
            return words.say("There were no words of yours in your mail.")
        case Unread.NO_NUMBER:
            return words.say("We did not find the number of a card.")
        case Unread.SEVERAL_READINGS:
            return words.say("We cannot tell which answer you mean.")
        case Unread.NOT_WHOLE:
            return words.say(
                "Several rounds are open, and we cannot tell for certain which card is for which. Answer for each of "
                "them in the order of the mail, or write whose round each card is for, and nothing else."
            )
        case Unread.WORD_OR_LETTER:
            return words.say("We cannot tell whether the clue begins with a word or with the letter of a card.")
        case Unread.WORD_OR_COMMAND:
            return words.say("We cannot tell whether this is your clue or a question to us.")
        case Unread.WORD_OR_FOOTER:
            return words.say("We cannot tell whether this is your clue or a line of your mail program.")
        case Unread.TOO_LONG:
            return words.say("A clue has at most {count} characters, so that it fits on paper.", count=LONGEST_CLUE)
        case Unread.TOO_LARGE:
            return words.say("Your mail was too large to be read: all its files together may have 25 MB.")
        case Unread.UNKNOWN_LANGUAGE:
            return words.say("We do not speak that language yet.")
        case Unread.UNKNOWN_ADDRESS:
            return words.say("We did not find a mail address that could be yours.")
        case Unread.UNKNOWN_DATES:
            return words.say("We did not find the first and the last day.")
        case Unread.NOT_FOR_ALL:
            return words.say("There are no words to pass on.")
        case of_marks:
            return _of_marks(words, of_marks)


def _of_marks(words: Words, why: _OfMarks) -> str:
    """Where the mail itself was not enough."""
    match why:
        case Unread.WHICH_QUESTION:
            return words.say("We asked you more than once and cannot tell which question your “yes” answers.")
        case Unread.ANSWER_ITS_MAIL:
            return words.say("An address changes only if you answer the mail that asks about it.")
        case Unread.NO_MARK:
            return words.say(
                "Anybody could have written that in your name, so it counts only in an answer to this mail."
            )
        case Unread.ENOUGH_TODAY:
            return words.say(
                "That was a lot for one day: from tomorrow on we answer such wishes again. Your moves in the game "
                "count as always."
            )
        case Unread.NOT_TAKEN_BACK:
            return words.say(
                "The old address comes back only if you answer the mail that told of the new one, within seven days."
            )


def limits(view: View, desk: Desk, why: Why | Unread) -> str:
    """Which cards may be named, or how many."""
    words, hand = desk.words, tuple(view.hand)
    match why:
        case Why.NOT_IN_HAND:
            return words.count(
                "There is no such card in your hand: it has only {letters}.",
                "There is no such card in your hand: it has {letters}.",
                len(hand),
                letters=words.names(hand),
            )
        case Why.GIVEN_ELSEWHERE:
            return words.say("That card goes to another table already, and each card goes to one table only.")
        case Why.OUT_OF_RANGE:
            last = max(len(each.table) for each in view.rounds)
            return words.say("There is no such card on the table: the numbers go from 1 to {last}.", last=last)
        case Why.OWN_CARD:
            if answers_several(view):
                return words.say("At one of the tables you named your own card.")
            own = [str(number) for number, _ in view.table if number not in view.may_vote_for]
            names = words.names(own)
            return words.count("{numbers} is your own card.", "{numbers} are your own cards.", len(own), numbers=names)
        case _ if view.phase is Phase.VOTE:
            return words.count("You have {count} vote.", "You have up to {count} votes.", view.rules.votes)
        case _:
            teller = view.reader == view.storyteller and not answers_several(view)
            wanted = view.rules.cards_from(storyteller=teller)
            return words.count("You give {count} card.", "You give {count} different cards.", wanted)


def command_again(words: Words, read: str) -> str:
    """The same command, as the reader would type it."""
    command, _, argument = read.partition(" ")
    match command:
        case "language":
            return words.say_in("a command", "language {code}", code=argument)
        case "address":
            return words.say_in("a command", "address {address}", address=argument)
        case _:
            return words.say_in("a command", "resign")


def command_example(words: Words, why: Why | Unread) -> str:
    """A command as it would be understood, where one was not."""
    match why:
        case Unread.UNKNOWN_LANGUAGE:
            return words.say_in("a command", "language en")
        case Unread.UNKNOWN_ADDRESS:
            return words.say_in("a command", "address me@new.example")
        case Unread.UNKNOWN_DATES:
            return words.say_in("a command", "away 3-10 December")
        case _:
            return words.say_in("a command", "say good night to all")
