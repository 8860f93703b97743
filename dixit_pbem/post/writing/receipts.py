"""The receipt of an answer that counts: what was understood, until when it can be changed, what was left aside."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View, answers_several
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, Note, Noted, Understood, typed
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.aside import beside_noted, looked_at_first, second_answer, words_to_all
from dixit_pbem.post.writing.cycle import in_words
from dixit_pbem.post.writing.filed import too_large
from dixit_pbem.post.writing.letter import Cards, Desk, Letter, Link, Score, Section
from dixit_pbem.post.writing.letterhead import faces, letterhead
from dixit_pbem.post.writing.luck import luck_noted
from dixit_pbem.post.writing.results import score_of
from dixit_pbem.post.writing.standing import how_it_stands, while_away
from dixit_pbem.post.writing.taught import told_rules, ways_to_answer
from dixit_pbem.storage.spec import ALL, ATTACHED, CHANGES
from dixit_pbem.words import at_once
from dixit_pbem.words.language import Words
from dixit_pbem.words.rules_page import RulesPage
from dixit_pbem.words.rules_score import what_ends


def receipt(view: View, desk: Desk, understood: Understood, *, rules: RulesPage | None = None) -> Letter:
    """What was understood, until when it can be changed, a link that changes it, and what was left aside.

    The `rules` are told to whoever asked for them.
    """
    words, got = desk.words, understood.got
    until = question.call_now(view, desk).deadline if got in (Got.CARDS_BACK, Got.OFFER_BACK) else ""
    if _can_be_changed(view, got):
        until = question.until_when(view, desk, understood.until)
    for_rounds = in_words(words, view, understood) if understood.rounds else ""
    quoted = _quoted(words, view.reader, understood, answer=for_rounds)
    letter = letterhead(Kind.RECEIPT, view, desk, call=Call(quoted, until))
    aside = [noted(words, note, again=_can_be_changed(view, got)) for note in understood.notes]
    if other := second_answer(understood.ignored, got):
        text = words.quoted(other)
        aside.append(words.say("Beside it we read this, which does not count: {text}", text=text))
    return replace(
        letter,
        preview=words.say("Your answer has arrived."),
        paragraphs=(
            *_for_rounds(view, desk, understood),
            *_more(view, desk, understood),
            *looked_at_first(desk.words, desk.moderator, understood),
            *aside,
        ),
        writer=letter.face if got in (Got.AWAY, Got.PASSED_ON) else None,
        clue=words.quoted(understood.text) if got is Got.PASSED_ON else "",
        cards=_chosen(view, desk, understood),
        answers=_links(view, desk, understood),
        asking=() if got is Got.STATUS else letter.asking,
        awaited=faces(desk, view.awaited) if got is Got.STATUS and view.phase is not Phase.FINISHED else (),
        score=_ladder(view, desk) if got is Got.STATUS else None,
        sections=_taught(view, desk, got, rules=rules),
    )


def _taught(view: View, desk: Desk, got: Got, *, rules: RulesPage | None) -> tuple[Section, ...]:
    """What whoever asked wants to know."""
    if got is Got.HELP:
        return ways_to_answer(view, desk)
    return told_rules(rules, view, desk) if rules and got is Got.RULES else ()


def _ladder(view: View, desk: Desk) -> Score:
    """The points, and what they lead to as long as the game goes on."""
    ends = "" if view.phase is Phase.FINISHED else " ".join(what_ends(desk.words, view.rules))
    return replace(score_of(view, desk, reasons=False), ends=ends)


def _chosen(view: View, desk: Desk, understood: Understood) -> Cards | None:
    """What was chosen, as a picture, as long as it can be changed."""
    if not _can_be_changed(view, understood.got):
        return None
    numbers = (*understood.numbers, understood.red) if understood.red else understood.numbers
    named = dict.fromkeys((*understood.letters, *map(str, numbers)))
    shown = question.table_cards(view, desk) if view.phase is Phase.VOTE else question.hand_cards(view, desk)
    by_label = {card.label: card for card in shown.cards} if shown else {}
    chosen = tuple(by_label[label] for label in named if label in by_label)
    return Cards("", tuple(replace(card, answer=None, begun=None, note="") for card in chosen)) if chosen else None


def _can_be_changed(view: View, got: Got) -> bool:
    """Is it an answer, and the phase still open that it belongs to?"""
    match got:
        case Got.CLUE:
            return question.may_tell(view)
        case Got.CARDS:
            return question.may_give(view)
        case Got.VOTES:
            return question.may_vote(view) or question.may_mark(view)
        case _:
            return False


def _quoted(words: Words, name: str, understood: Understood, *, answer: str) -> str:  # noqa: C901 - a line or two for each that is got
    """The answer as it counts, in a line that quotes it."""
    match understood.got:
        case Got.CARDS | Got.VOTES if answer:
            return sentences.your_answer(words, name, answer)
        case Got.CLUE | Got.CLUE_WAITS if understood.letters:
            return sentences.your_clue_with_card(words, name, understood.text, letter=understood.letters[0])
        case Got.CLUE | Got.CLUE_WAITS:
            return sentences.your_clue(words, name, understood.text)
        case Got.CARDS:
            return sentences.your_cards(words, name, understood.letters)
        case Got.CARDS_BACK:
            return words.say("{name}, you have your card back", name=name)
        case Got.VOTES:
            return sentences.your_votes(words, name, understood.numbers, red=understood.red)
        case Got.STATUS:
            return words.say("{name}, this is how the game stands", name=name)
        case Got.HELP:
            return words.say("{name}, this is what you can write", name=name)
        case Got.RULES:
            return words.say("{name}, these are the rules of this game", name=name)
        case Got.LANGUAGE:
            return words.say("{name}, from now on your mails speak English", name=name)
        case Got.ADDRESS_ASKED:
            return words.say("{name}, is this your new address?", name=name)
        case Got.ADDRESS_CHANGED:
            return words.say("{name}, you have a new address", name=name)
        case Got.ADDRESS_BACK:
            return words.say("{name}, you have your old address back", name=name)
        case Got.OFFER_BACK:
            return words.say("{name}, we take our question back", name=name)
        case Got.AWAY:
            return words.say("{name}, enjoy your days away", name=name)
        case Got.WORDS_WAIT | Got.PASSED_ON:
            return words_to_all(words, name, understood.got)
        case Got.RECEIPTS | Got.PAGES:
            return _mails_wanted(words, name, understood)
        case Got.RESIGNS:
            return words.say("{name}, you want to leave the game", name=name)


def _for_rounds(view: View, desk: Desk, understood: Understood) -> tuple[str, ...]:
    """Where several rounds are open: all that counts, and what is missing."""
    if not understood.rounds or not _can_be_changed(view, understood.got):
        return ()
    answers = at_once.answers_of(view)
    counts = desk.words.say("All that counts: {answers}.", answers=at_once.told(desk.words, answers))
    more = len(answers) > len(set(understood.rounds))
    return tuple(filter(None, (counts if more else "", at_once.missing(desk.words, view))))


def _more(view: View, desk: Desk, understood: Understood) -> tuple[str, ...]:
    """What else is to say about what was understood."""
    words, moderator, text = desk.words, desk.moderator, understood.text
    match understood.got:
        case Got.STATUS:
            return tuple(how_it_stands(view, desk))
        case Got.CARDS_BACK:
            return (words.say("Nothing of yours lies ready for the table. Send another card when you like."),)
        case Got.OFFER_BACK:
            return (words.say("What we offered does not count. Write what you meant when you like."),)
        case Got.ADDRESS_ASKED:
            return (
                words.say("{address} is to be your address from now on.", address=text),
                words.say("Answer “yes” and it is done. If you did not ask for this, do nothing."),
            )
        case Got.ADDRESS_CHANGED:
            return (words.say("Your mails go to {address} from now on.", address=text),)
        case Got.ADDRESS_BACK:
            return (words.say("Your mails go to {address} again.", address=text),)
        case Got.AWAY:
            return tuple(while_away(view, desk, understood))
        case Got.RECEIPTS | Got.PAGES:
            return (_of_mails(words, understood),)
        case Got.RESIGNS:
            return (
                words.say(
                    "{moderator} will confirm it. You can leave after this round, or somebody takes your seat; until "
                    "then you may still play.",
                    moderator=moderator,
                ),
            )
        case _:
            return ()


def _mails_wanted(words: Words, name: str, understood: Understood) -> str:
    match understood.got, understood.text:
        case Got.PAGES, how if how == ATTACHED:
            return words.say("{name}, your mails bring their PDF pages again", name=name)
        case Got.PAGES, _:
            return words.say("{name}, your mails come without PDF from now on", name=name)
        case _, how if how == ALL:
            return words.say("{name}, all mails come to you again", name=name)
        case _:
            return words.say("{name}, from now on fewer mails come to you", name=name)


def _of_mails(words: Words, understood: Understood) -> str:
    """What comes to the reader from now on, and what never stays away."""
    match understood.got, understood.text:
        case Got.PAGES, how:
            if how == ATTACHED:
                return words.say("There is a page to print with your hand, with the table and with the results.")
            return words.say("The mails show all pictures as before.")
        case _, how if how == ALL:
            return words.say("Every answer gets its receipt.")
        case _, how if how == CHANGES:
            return words.say(
                "A receipt comes when you change an answer, when you ask for something, and as long as anything of "
                "yours is missing."
            )
        case _:
            return words.say("A receipt comes when you ask for something, and as long as anything of yours is missing.")


def _undone(desk: Desk, understood: Understood) -> tuple[Link, ...]:
    """A link that takes the wish back; where all comes, there is nothing to take back."""
    words = desk.words
    match understood.got, understood.text:
        case Got.RECEIPTS, how if how != ALL:
            return (desk.link(words.say("All mails again"), words.say_in("a command", "all mails")),)
        case Got.PAGES, how if how != ATTACHED:
            return (desk.link(words.say("With pages again"), words.say_in("a command", "with pdf")),)
        case _:
            return ()


def _links(view: View, desk: Desk, understood: Understood) -> tuple[Link, ...]:
    words = desk.words
    match understood.got:
        case Got.ADDRESS_ASKED:
            return (desk.link(words.say("Yes, this is my address"), words.say_in("an answer", "yes")),)
        case Got.RECEIPTS | Got.PAGES:
            return _undone(desk, understood)
        case Got.CARDS_BACK | Got.OFFER_BACK:
            return question.short_links(view, desk)
        case got if _can_be_changed(view, got):
            if answers_several(view):
                return question.short_links(view, desk)
            return (desk.link(words.say("Change it"), _typed_again(desk.words, understood)),)
        case _:
            return ()


def _typed_again(words: Words, understood: Understood) -> str:
    """The same answer, ready to be changed; a red mark with its word in the player's language."""
    match understood:
        case Understood(red=int(red), numbers=(number, *_)):
            return sentences.vote_with_red(words, number, red)
        case Understood(red=int(red)):
            return sentences.red_answer(words, red)
        case _:
            return typed(understood)


def noted(words: Words, note: Noted, *, again: bool) -> str:  # noqa: C901 - a line or two for each note
    """Something that a receipt adds; `again`: may the answer still be sent again?"""
    link_instead = words.say("You may send the clue again, with a link in its words.") if again else ""
    match note.note:
        case Note.NAMED_TWICE:
            return words.say("You named {it} twice; it counts once.", it=note.text)
        case Note.OTHER_ADDRESS:
            return words.say("Your answer came from {address}. It counts all the same.", address=note.text)
        case Note.READ_BY_MODERATOR:
            return words.say(
                "{name} read your mail so. If you meant something else, just answer again.", name=note.text
            )
        case (
            Note.WORDS_WITH_RESULTS
            | Note.WORDS_LET_GO_FIRST
            | Note.WORDS_TOO_LONG
            | Note.HEART
            | Note.HEART_FOR_NOTHING
        ):
            return beside_noted(words, note)
        case Note.LUCK_JOINS | Note.LUCK_STANDS | Note.LUCK_TOO_LONG | Note.LUCK_OF_MODERATOR:
            return luck_noted(words, note)
        case Note.FILE_COMES_ALONG:
            return words.say("{file} goes to everybody together with your clue.", file=note.text)
        case Note.FILE_TOO_LARGE | Note.FILE_ABOVE_SHARE:
            return f"{too_large(words, note)} {link_instead}".strip()
        case Note.FILE_OF_OTHER_KIND:
            other = words.say(
                "{file} cannot come along: only pictures and recordings (MP3, M4A, OGG) can.", file=note.text
            )
            return f"{other} {link_instead}".strip()
        case Note.FILE_BROKEN:
            torn = words.say("{file} could not be read whole.", file=note.text)
            copy = words.say("You may send the clue again, with another copy of it or a JPEG.") if again else ""
            return f"{torn} {copy}".strip()
        case Note.FILE_NOT_NOW:
            return words.say("{file} was left out: files come along only with a clue.", file=note.text)
        case Note.FILE_TOO_MANY:
            too_many = words.say("{file} cannot come along: a clue carries one file.", file=note.text)
            return f"{too_many} {link_instead}".strip()
