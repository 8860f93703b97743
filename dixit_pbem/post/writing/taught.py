"""What a letter teaches whoever asks: how one answers, what else one can write, the rules with a round as example."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View
from dixit_pbem.layout.box.records import ExampleText
from dixit_pbem.layout.plates import Plate
from dixit_pbem.paper.lessons import TABLE
from dixit_pbem.post.writing.letter import Card, Desk, Errand, Example, Section
from dixit_pbem.post.writing.luck import luck_invited
from dixit_pbem.post.writing.results import votes_on
from dixit_pbem.post.writing.welcome import answers, word_of_chance
from dixit_pbem.words import Words, languages, rounds
from dixit_pbem.words.rules_page import Passage, RulesPage

_QUOTED = re.compile(r"[“„«][^”“»]+[”“»]")
_SENTENCE = re.compile(r"(?<=[.:!?”“»]) (?=[A-ZÀ-ÝĄĆĘŁŃÓŚŹŻ])")
_FEW_LINES = 150
"""So many letters are four lines of a phone."""


def ways_to_answer(view: View, desk: Desk) -> tuple[Section, ...]:
    """How answers work, and what else the reader can write."""
    words = desk.words
    return (
        Section(words.say("How to play by mail"), answering(words), examples=tuple(answers(view, words))),
        Section(words.say("What else you can write"), before_commands(view, words), examples=tuple(commands(desk))),
    )


def told_rules(rules: RulesPage, view: View, desk: Desk) -> tuple[Section, ...]:
    """The rules: the pictures of the answers that they ask for, the idea, the example, and then all the rest."""
    words = desk.words
    idea, *rest = (Section(each.heading, tuple(_paragraphs(each))) for each in rules.sections)
    return (
        Section(rules.subtitle, (), examples=tuple(answers(view, words))),
        idea,
        _example(words, rules.example, story=view.rules.scoring is Scoring.STORY),
        *rest,
        fair_shuffle(view, desk),
    )


def _paragraphs(passage: Passage) -> Iterator[str]:
    """Few lines of a page are a screen of a phone: here a paragraph ends with the sentence that fills it."""
    for paragraph in passage.paragraphs:
        told = ""
        for sentence in _SENTENCE.split(paragraph):
            if told and len(told) + len(sentence) > _FEW_LINES:
                yield told
                told = ""
            told = f"{told} {sentence}".strip()
        yield told


def _example(words: Words, example: ExampleText, *, story: bool) -> Section:
    """The same as in the results of a round: the clue, each card with its votes, and what everybody got for what."""
    points = (
        Errand(f"{row.person.name}: {'; '.join(row.reasons) or '–'}", people=(row.person,)) for row in example.points
    )
    return Section(
        example.heading,
        example.in_words[:1],
        (Errand(example.outcome), *points),
        cards=tuple(_card(words, plate, story=story) for plate in example.plates),
    )


def _card(words: Words, plate: Plate, *, story: bool) -> Card:
    return Card(
        str(plate.number),
        TABLE[plate.number - 1],
        owner=plate.owner,
        voters=plate.voters,
        votes=votes_on(words, plate.voters, story=story, sought=plate.is_story),
        is_story=plate.is_story,
        is_red=plate.is_red,
    )


def fair_shuffle(view: View, desk: Desk) -> Section:
    """What the commitment is good for."""
    words = desk.words
    told = (
        words.say(
            "Every shuffle and every draw of this game follows from a secret number, chosen before the first card. "
            "This is its fingerprint, as in your first mail:"
        ),
        rounds.grouped(view.commitment),
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


def commands(desk: Desk) -> Iterator[Example]:
    """What else the reader can write: each command with what it does."""
    for told in _commands(desk.words):
        quoted = _QUOTED.match(told)
        word = quoted[0] if quoted else ""
        yield Example("", word, told.removeprefix(word).lstrip("\u202f:").strip())


def _commands(words: Words) -> tuple[str, ...]:
    return (
        words.say("“status”: how the game stands, whom it waits for, and until when"),
        words.say("“hand”: your cards, once more"),
        words.say("“rules”: the rules of this game"),
        words.say("“help”: this list"),
        words.say("“language pt”: your mails in another language ({languages})", languages=", ".join(languages())),
        words.say("“address me@new.example”: your mails to another address"),
        words.say("“away 3-10 December”: you are away; the others will know"),
        words.say("“fewer mails”: a receipt only where you change an answer (“no receipts”, “all mails”)"),
        words.say("“no pdf”: mails without pages to print (“with pdf”)"),
        words.say("“say good night to all”: a word to everybody; never describe a picture"),
        words.say("“say what a clue” below an answer: told with the results, not before"),
        words.say("“♥ 4” in answer to the results: a heart for that picture, which the others hear of"),
        word_of_chance(words),
        words.say("“resign”: you want to leave the game"),
    )


def before_commands(view: View, words: Words) -> tuple[str, ...]:
    """What is to be said of all of them."""
    if not view.rules.blind_clue:
        return ()
    return (words.say("As long as a clue is wanted from you, put “!” before such a word."),)
