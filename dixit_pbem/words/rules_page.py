"""The rules of exactly this game, in plain words and in the player's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from textwrap import wrap

from dixit_pbem.engine.systems import RuleChoice, Rules
from dixit_pbem.layout.box.records import RulesText
from dixit_pbem.words import rules_play as play
from dixit_pbem.words import rules_score as score
from dixit_pbem.words.language import Words


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading and what stands under it."""

    heading: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The page: the game's title, which rules they are, and the sections in the order of play."""

    title: str
    subtitle: str
    sections: tuple[Passage, ...]


def rules_page(choice: RuleChoice, rules: Rules, players: int, *, title: str, words: Words) -> RulesPage:
    """Say the rules of a game with these rules and so many players."""
    sections = (
        Passage(words.say("The idea"), play.idea(words, rules)),
        Passage(words.say("How it ends"), score.end(words, rules)),
        Passage(words.say("The deal"), play.deal(words, rules)),
        Passage(words.say("The clue"), play.clue(words, rules)),
        Passage(words.say("The cards"), play.cards(words, rules, players=players)),
        Passage(words.say("The vote"), play.vote(words, rules)),
        Passage(words.say("The points"), score.points(words, rules)),
        Passage(words.say("The next round"), score.next_round(words, rules)),
        Passage(words.say("By mail"), play.by_mail(words, rules)),
    )
    return RulesPage(title, _subtitle(words, choice, players), sections)


def system_name(words: Words, base: str) -> str:
    """What players call a rule system; one of your own keeps its name."""
    names = {
        "odyssey": "Odyssey",
        "party": words.say_in("a rule system", "Party"),
        "team": words.say_in("a rule system", "Team"),
        "classic": words.say_in("a rule system", "Classic"),
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
    for section in page.sections:
        lines += ["", section.heading.upper(), *(line for text in section.paragraphs for line in wrapped(text))]
    return "\n".join(lines) + "\n"


def rules_text(page: RulesPage) -> RulesText:
    """The page for paper, where the title of the game stands over every page."""
    sections = tuple((section.heading, section.paragraphs) for section in page.sections)
    return RulesText(f"{page.title} · {page.subtitle}", page.subtitle, sections)
