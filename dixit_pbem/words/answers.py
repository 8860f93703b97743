"""How one answers by these rules: a clue, a card and a vote, each with an answer that would work."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.systems import Rules, Scoring
from dixit_pbem.layout.box.records import AnswerText
from dixit_pbem.words.language import Words


def answers(words: Words, rules: Rules) -> Iterator[AnswerText]:
    """What one writes in each step of a round, and when."""
    clue = words.say("the long way home")
    if rules.blind_clue:
        yield AnswerText("", clue, words.say("When you tell: your clue. The cards come after it."))
    else:
        told = words.say("When you tell: the letter of one of your cards, and your clue to it.")
        yield AnswerText("C", f"C: {clue}", told)
    cards = rules.cards_given
    fits = words.count(
        "When another tells: the card of yours that fits the clue best.",
        "When another tells: the {count} cards of yours that fit the clue best.",
        cards,
    )
    yield AnswerText("B", ", ".join("BE"[:cards]), fits)
    if rules.scoring is Scoring.CROWD:
        yield AnswerText(3, "3", words.say("Then you vote: for the card that most of you will choose."))
    else:
        yield AnswerText(3, "3", words.say("Then you vote: for the card that you take for the storyteller’s."))
