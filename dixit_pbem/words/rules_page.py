"""The rules of exactly this game, in plain words and in the player's language."""

from __future__ import annotations

from functools import partial
from textwrap import wrap

from dixit_pbem.engine.systems import RuleChoice, Rules, column_rules, is_from_sheet
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box.records import AnswerText, ExampleText, RulesText
from dixit_pbem.words import rules_play as play
from dixit_pbem.words import rules_score as score
from dixit_pbem.words import rules_table as table
from dixit_pbem.words.answers import answers
from dixit_pbem.words.language import Words
from dixit_pbem.words.rules_example import example
from dixit_pbem.words.rules_table import Customs


@frozen
class Passage:
    """A heading and what stands under it."""

    heading: str
    paragraphs: tuple[str, ...]


@frozen
class RulesPage:
    """The page: the game's title, which rules they are, the sections in the order of play, and a round as example."""

    title: str
    subtitle: str
    sections: tuple[Passage, ...]
    example: ExampleText
    answers: tuple[AnswerText, ...]


def rules_page(
    choice: RuleChoice, rules: Rules, players: int, *, title: str, words: Words, customs: Customs | None = None
) -> RulesPage:
    """Say the rules of a game with these rules and so many players; without its customs, as a new game has them."""
    keeps = customs or Customs()
    changed = table.house_rules(words, rules, column_rules(choice.base, players) or rules)
    sections = (
        Passage(words.say("The idea"), (*play.idea(words, rules), *_handed_on(words, choice))),
        *((Passage(words.say("House rules"), changed),) if changed else ()),
        Passage(words.say("How it ends"), score.end(words, rules)),
        Passage(words.say("The deal"), play.deal(words, rules)),
        Passage(words.say("Who tells first?"), table.tells_first(words, rules, keeps)),
        Passage(words.say("The clue"), play.clue(words, rules)),
        Passage(words.say("The cards"), play.cards(words, rules, players=players)),
        Passage(words.say("The vote"), play.vote(words, rules, players=players)),
        Passage(words.say("The points"), score.points(words, rules)),
        Passage(words.say("The next round"), score.next_round(words, rules)),
        Passage(words.say("If an answer is missing"), table.missing(words, rules, keeps)),
        Passage(words.say("By mail"), play.by_mail(words, rules)),
    )
    shown = example(words, choice, rules, players)
    return RulesPage(title, _subtitle(words, choice, players), sections, shown, tuple(answers(words, rules)))


def _handed_on(words: Words, choice: RuleChoice) -> tuple[str, ...]:
    """Where the rules are from, if not from a rule sheet."""
    if is_from_sheet(choice.base):
        return ()
    return (words.say("These rules are told from player to player; they are not taken from a rule sheet."),)


def system_name(words: Words, base: str) -> str:
    """What players call a rule system; one of your own keeps its name."""
    names = {
        "odyssey": "Odyssey",
        "party": words.say_in("a rule system", "Party"),
        "team": words.say_in("a rule system", "Team"),
        "classic": words.say_in("a rule system", "Classic"),
        "modern": words.say_in("a rule system", "Modern"),
        "imaginarium": "Imaginarium",
        "demo": "Demo",
    }
    return names.get(base, base.capitalize())


def _subtitle(words: Words, choice: RuleChoice, players: int) -> str:
    system = system_name(words, choice.base)
    if choice.overrides:
        return words.count(
            "Rules: {system}, {count} player, with house rules",
            "Rules: {system}, {count} players, with house rules",
            players,
            system=system,
        )
    return words.count("Rules: {system}, {count} player", "Rules: {system}, {count} players", players, system=system)


def as_text(page: RulesPage, width: int = 78) -> str:
    """The page for a terminal: headings in capitals, paragraphs wrapped."""
    wrapped = partial(wrap, width=width, break_long_words=False, break_on_hyphens=False)
    lines = [*wrapped(page.title), *wrapped(page.subtitle)]
    for section in (*page.sections, Passage(page.example.heading, page.example.in_words)):
        lines += ["", section.heading.upper(), *(line for text in section.paragraphs for line in wrapped(text))]
    return "\n".join(lines) + "\n"


def rules_text(page: RulesPage) -> RulesText:
    """The page for paper, where the title of the game stands over every page."""
    sections = tuple((section.heading, section.paragraphs) for section in page.sections)
    return RulesText(f"{page.title} · {page.subtitle}", page.subtitle, sections, page.example, page.answers)
