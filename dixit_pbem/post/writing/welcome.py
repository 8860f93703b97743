"""The first letter of a game, an invitation: what it is about, who is at the table, how one answers, the first call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.lessons import Lesson
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import question
from dixit_pbem.post.writing.letter import Desk, Example, Invitation, Letter, Section
from dixit_pbem.post.writing.letterhead import beside, letterhead
from dixit_pbem.post.writing.luck import luck_invited
from dixit_pbem.post.writing.requests import request
from dixit_pbem.words import Words, rounds
from dixit_pbem.words.rules_page import RulesPage


def welcome(view: View, desk: Desk, *, rules: RulesPage, with_hand: bool) -> Letter:
    """The invitation; `with_hand` the first call and the first hand come along, and not in a mail of their own."""
    words, asks = desk.words, with_hand and view.owes
    title = words.quoted(view.title)
    greeting = words.say("{name}, welcome to {title}", name=view.reader, title=title)
    letter = request(Kind.WELCOME, view, desk, results=False)
    if not with_hand:
        call = Call(greeting, "", words.say("What the game asks of you now comes in a mail of its own."))
        told = beside(replace(view, awaited=(), attachment=None), desk)
        letter = replace(letterhead(Kind.WELCOME, view, desk, call=call), how_in_text="", paragraphs=told)
    elif not asks:
        letter = replace(letter, call=Call(greeting, "", question.call_now(view, desk).example))
    return replace(
        letter,
        preview=letter.preview if asks else question.sentence(greeting),
        place="",
        # Where nothing is asked, the call is the greeting.
        invitation=_invitation(view, desk, rules, title=words.say("Welcome to {title}", title=title) if asks else ""),
        footer=(*letter.footer, *_sealed(view, desk)),
        asking=(),
        how="",
    )


def _invitation(view: View, desk: Desk, rules: RulesPage, *, title: str) -> Invitation:
    words = desk.words
    idea = next(passage.paragraphs for passage in rules.sections if passage.heading == words.say("The idea"))
    rehearsal = (rounds.rehearsal(words),) if view.rehearsal else ()
    return Invitation(
        title=title,
        told=(*rehearsal, *idea),
        table=words.say("At the table, clockwise"),
        company=tuple(Person(name, desk.looks[name]) for name in view.seats),
        you=words.say("This is you"),
        answering=words.say("How you answer"),
        examples=tuple(_examples(view, words)),
    )


def _examples(view: View, words: Words) -> Iterator[Example]:
    """A clue, a card and a vote, as these rules want them."""
    rules, clue = view.rules, words.say("the long way home")
    if rules.blind_clue:
        yield Example(Lesson.WORDS, clue, words.say("When you tell: your clue. The cards come after it."))
    else:
        told = words.say("When you tell: the letter of one of your cards, and your clue to it.")
        yield Example(Lesson.CLUE, f"C: {clue}", told)
    cards = rules.cards_given
    fits = words.count(
        "When another tells: the card of yours that fits the clue best.",
        "When another tells: the {count} cards of yours that fit the clue best.",
        cards,
    )
    yield Example(Lesson.CARD, ", ".join("BE"[:cards]), fits)
    if rules.scoring is Scoring.CROWD:
        yield Example(Lesson.VOTE, "3", words.say("Then you vote: for the card that most of you will choose."))
    else:
        yield Example(Lesson.VOTE, "3", words.say("Then you vote: for the card that you take for the storyteller’s."))


def _sealed(view: View, desk: Desk) -> Iterator[str]:
    """The commitment in a line, and how to join the shuffle."""
    words, mark = desk.words, "!" if view.rules.blind_clue else ""
    yield words.say(
        "Nobody chooses the cards: all chance was sealed before the first one. “{command}” tells how. Keep the seal: "
        "{seal}",
        command=mark + words.say_in("a command", "rules"),
        seal=view.commitment,
    )
    if view.reader != desk.moderator:
        yield word_of_chance(desk.words)


def fair_shuffle(view: View, desk: Desk) -> Section:
    """What the commitment is good for."""
    words = desk.words
    told = (
        words.say(
            "Every shuffle and every draw of this game follows from a secret number, chosen before the first card. "
            "This is its fingerprint, as in your first mail:"
        ),
        view.commitment,
        words.say(
            "After the game the number is shown. Whoever wants to can check with the command “verify” that it has this "
            "fingerprint and that every card fell as it had to."
        ),
    )
    return Section(words.say("A fair shuffle"), (*told, *luck_invited(view, desk)))


def answering(words: Words) -> tuple[str, ...]:
    """How answers work, before what to write for each step."""
    return (
        words.say(
            "Each round brings you up to three mails. The first line says what to do and until when; there is a link "
            "beside each picture that opens a finished answer. Send it, and you are done."
        ),
        words.say("Short answers are enough. Greetings, signatures and quoted text do not count."),
    )


def word_of_chance(words: Words) -> str:
    """How to join the shuffle."""
    return words.say("“luck: green umbrella” below an answer: your word of chance, which joins the shuffle")


def commands(view: View, desk: Desk) -> tuple[str, ...]:
    """What else the reader can write: each command with what it does."""
    words = desk.words
    told = (
        words.say("“status”: how the game stands, whom it waits for, and until when"),
        words.say("“hand”: your cards, once more"),
        words.say("“rules”: the rules of this game"),
        words.say("“help”: this list"),
        words.say("“language pt”: your mails in another language (en, it, pl, pt)"),
        words.say("“address me@new.example”: your mails to another address"),
        words.say("“away 3-10 December”: you are away; the others will know"),
        words.say("“fewer mails”: a receipt only where you change an answer (“no receipts”, “all mails”)"),
        words.say("“no pdf”: mails without pages to print (“with pdf”)"),
        words.say("“say good night to all”: a word to everybody; never describe a picture"),
        word_of_chance(words),
        words.say("“resign”: you want to leave the game"),
    )
    if not view.rules.blind_clue:
        return told
    return (*told, words.say("As long as a clue is wanted from you, put “!” before such a word."))
