"""The form that the words of every language have. All stand as `folded` gives them; phrases are parted by bars."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from unicodedata import category, normalize

_DRAWN = re.compile(r"([^\W\d_])\1{2,}")
"""`laaaa`, `ciaooo`."""


def folded(word: str) -> str:
    """A word for comparing: `Głosuję` is `glosuje`; a single accented letter stays what it is."""
    word = _DRAWN.sub(r"\1", word.casefold().replace("’", "'").replace("ł", "l"))
    if len(word) < 2 or word.isascii():
        return word
    return "".join(letter for letter in normalize("NFKD", word) if category(letter) != "Mn")


def phrases(text: str) -> frozenset[str]:
    """`go for | pick`: each phrase with its words folded."""
    parts = (" ".join(folded(word) for word in phrase.split()) for phrase in text.split("|"))
    return frozenset(part for part in parts if part)


def words(text: str) -> frozenset[str]:
    """Single words, parted by spaces."""
    return frozenset(map(folded, text.split()))


def counted(text: str, start: int = 1) -> Mapping[str, int]:
    """`one uno, two due`: the words of each number, from the first on."""
    return {folded(word): number for number, group in enumerate(text.split(","), start) for word in group.split()}


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The words of one language round an answer; whatever is in none of these sets says something else."""

    nouns: frozenset[str]
    """Names of what is answered: card, number, vote. With a number or a letter behind it: an answer."""
    votes: frozenset[str]
    """Of the nouns those that speak of the answer itself: vote, choice."""
    points: frozenset[str]
    """Words that point at a card as nouns do: la, both."""
    decides: frozenset[str]
    """Phrases with which one decides or thinks for oneself: I vote, I think it's, głosuję na."""
    weak: frozenset[str]
    """Phrases that mostly do, but may speak of something else: it's, the."""
    glue: frozenset[str]
    """Phrases that stand between these and say nothing."""
    spells: frozenset[str]
    """Words between a letter and a word that begins with it: B as in Bob."""
    behind: frozenset[str]
    """Phrases behind an answer that say no more: please, is my vote."""
    particles: frozenset[str]
    """Words with which one begins to speak: ok, well, yes."""
    hedges: frozenset[str]
    """Phrases of people who are not sure and answer all the same."""
    assents: frozenset[str]
    """Words of assent and praise, one of which makes words of courtesy a courtesy."""
    sorry: frozenset[str]
    please: frozenset[str]
    conditions: frozenset[str]
    """Of `against` those that ask for no other answer: if, except."""
    introduces: frozenset[str]
    """Words before a colon that introduce a clue: I say, propongo."""
    later: frozenset[str]
    """Words of somebody who will answer, and does not yet."""
    comments: frozenset[str]
    """Verbs with which one speaks about a card: `D made me laugh`."""
    speaks: frozenset[str]
    """Words of somebody who speaks about the clue rather than tells one."""
    courtesy: frozenset[str]
    """Words of greeting, thanks, good-bye, assent and apology, and what stands among them."""
    greets: frozenset[str]
    """Of these, those that begin a letter."""
    closes: frozenset[str]
    """And those that end one."""
    joins: frozenset[str]
    either: frozenset[str]
    denies: frozenset[str]
    """Words of denial. Before an answer nothing counts with them; in a sentence behind it they may be small talk."""
    against: frozenset[str]
    """Words of condition, exception and change: with them nothing counts."""
    doubts: frozenset[str]
    """Words of doubt about one answer: what they stand with is asked about."""
    corrects: frozenset[str]
    """Phrases that take back what stands before them in the same paragraph: no wait, anzi."""
    about: frozenset[str]
    """Words that speak of answers and cards; a sentence with one is more than small talk."""
    social: frozenset[str]
    """How questions begin that ask for no answer of ours: how are you, when."""
    numbers: Mapping[str, int]
    ordinals: Mapping[str, int]
    shy: frozenset[str]
    """Of both, those that are mostly something else: one, sei, prima."""
    counts: frozenset[str]
    """Words behind a number that make it a time, a price, an amount."""
    times: frozenset[str]
    """Phrases before a number that do the same: at, alle, round."""
    because: frozenset[str]
    """Words that begin the reason for an answer."""
    red: frozenset[str]
    green: frozenset[str]
    none: frozenset[str]
    clue: frozenset[str]
    """Labels of a clue."""
    robots: frozenset[str]
    """Phrases of texts that no person wrote."""

    @cached_property
    def before(self) -> frozenset[str]:
        """All phrases that may stand before an answer."""
        return self.asking | self.weak | self.glue | self.particles | self.hedges

    @cached_property
    def asking(self) -> frozenset[str]:
        """All that makes a number or a letter an answer."""
        return self.nouns | self.points | self.decides

    @cached_property
    def all_numbers(self) -> Mapping[str, int]:
        """Number words and ordinals."""
        return {**self.ordinals, **self.numbers}

    @cached_property
    def longest(self) -> int:
        """How many words the longest phrase has."""
        sets = (self.before, self.behind, self.corrects, self.times, self.social, self.robots)
        return max(phrase.count(" ") + 1 for each in sets for phrase in each)
