"""The form that the words of every language have. All stand as `folded` gives them; phrases are parted by bars."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from unicodedata import category, normalize

IF = "si-if"
"""The *si* of a condition; any other *si* says yes."""
NOT = "non"
"""The *no* of the Spanish before a verb; any other *no* answers, or is the *in the* of the Portuguese."""
_DRAWN = re.compile(r"([^\W\d_])\1{2,}")
"""`laaaa`, `ciaooo`."""

_KEPT = frozenset(("más", "où", "très"))
"""Words that are others without their accents: *more*, the *but* of the Portuguese; *where*, the French *or*; *very*,
the Spanish *three*."""


@lru_cache(4096)
def folded(word: str) -> str:
    """A word for comparing: `Głosuję` is `glosuje`; a single accented letter stays what it is."""
    word = _DRAWN.sub(r"\1", word.casefold().replace("’", "'").replace("ł", "l"))
    if len(word) < 2 or word.isascii() or word in _KEPT:
        return word
    return "".join(letter for letter in normalize("NFKD", word) if category(letter) != "Mn")


def as_meant(said: Sequence[str]) -> list[str]:
    """The words of a line, folded, with each `si` and `no` as what it is there."""
    meant = list(said)
    if "no" not in meant and "si" not in meant:
        return meant
    for at in range(len(meant) - 1, 0, -1):
        if meant[at - 1] == "no" and meant[at] in _BEHIND_NOT:
            meant[at - 1] = NOT
        elif meant[at - 1] == "si" and meant[at] in _BEHIND_IF:
            meant[at - 1] = IF
    return meant


def phrases(text: str) -> frozenset[str]:
    """`go for | pick`: each phrase with its words folded."""
    parts = " ".join(_folded_words(text.replace("|", " | "))).split("|")
    return frozenset(filter(None, (" ".join(as_meant(part.split())) for part in parts)))


def _folded_words(text: str) -> list[str]:
    """Each word of a text; there are thousands, so what they have in common is done to all at once."""
    plain = _DRAWN.sub(r"\1", text.casefold())
    return plain.split() if plain.isascii() else [each if each.isascii() else folded(each) for each in plain.split()]


def words(text: str) -> frozenset[str]:
    """Single words, parted by spaces."""
    return frozenset(_folded_words(text))


def stems(text: str) -> tuple[str, ...]:
    """Beginnings of words, parted by spaces: `reenvi` of all that one resends with."""
    return tuple(_folded_words(text))


def counted(text: str, start: int = 1) -> Mapping[str, int]:
    """`one uno, two due`: the words of each number, from the first on."""
    return {folded(word): number for number, group in enumerate(text.split(","), start) for word in group.split()}


_BEHIND_IF = words(
    "es fuera fuese no non puedo puedes puede podeis pueden pudiera pudiese se todavia aun hace hay tengo tiene tuviera"
    " tuviese acierto fallo gano pierdo queda quedan quieres quiere quereis quieren llego llega llegan llegamos sigue"
    " sirve cuenta vale alguien nadie el vosotros os te me les nos estoy esta estamos estais he hemos habeis hubiera"
    " hubiese entiendo entendi votara vas vais voy yo mal ya eso esto recuerdo somos sois hago toca tocara"
    " fuimos gusta importa molesto esperais faltan falta asi tuvieramos"
)
"""Words behind the *si* of a condition, and behind no *si* that says yes."""
_BEHIND_NOT = words(
    "voto vota votaria votare elijo eligo escojo doy juego pongo mando es era fue sera sea son me te se lo os nos hay"
    " he ha has han hemos habia creo pienso puedo puede puedes podia podemos quiero quise quieras queda quedan tengo"
    " tiene tenia tenemos estoy esta estaba estare estan voy vamos veo vi sabe sabia sabria cambieis"
    " convence gusta pega encaja sirve vale cuenta cuentan conteis cuenten entiendo entendi encuentro llega llego"
    " recuerdo parece preguntes pregunteis pregunten olvideis olvides pasa importa molesto hace hizo digo diga sigo"
    " tan muy mucho tanto estar juega jugare queria podria podre miro mire contesto respondo recibo recibi"
    " esperes espereis esperen seria fuera fuese llegues llegueis des deis"
)
"""Verbs and what stands before them in Spanish, behind a *no* that denies them."""


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
    wishes: frozenset[str]
    """How one begins to say what one does: I'll, I want to, vorrei."""
    acts: frozenset[str]
    """What one does with a card or a vote, and how one names it: play, go with, pretty sure it's."""
    quits: frozenset[str]
    """Phrases of who leaves the game."""
    undecided: frozenset[str]
    """Phrases of who has not decided yet."""
    keeps: frozenset[str]
    """Words of who stays with an answer: keep, niech zostanie."""
    drops: frozenset[str]
    """Words before or behind a card that is not meant any more: forget, tira."""
    needy: frozenset[str]
    """Of what one does that which alone may mean anything: take, no."""
    firsts: frozenset[str]
    """Words before the first of two answers: first, one."""
    seconds: frozenset[str]
    """And before the second: second, the other."""
    also: frozenset[str]
    tags: frozenset[str]
    """What makes a question of a statement: right, vero."""
    hopes: frozenset[str]
    """How a sentence begins that wishes something behind a clue: hope you like it."""
    best: frozenset[str]
    """What one says of the card that one gives or votes for: fits best, comes closest."""
    instead: frozenset[str]
    """Phrases before the card that is not meant any more: instead of, and not."""
    moved_from: frozenset[str]
    """Words before the card that one leaves for another: from."""
    moved_to: frozenset[str]
    """And before that other card: to, for, with."""
    concedes: frozenset[str]
    """Phrases that begin a concession: although, anche se."""
    hesitated: frozenset[str]
    """Phrases of who wavered before deciding: torn between, at first I thought."""
    courteous: frozenset[str]
    """Conditions that are mere courtesy: if it is not too late."""
    checks: frozenset[str]
    """How questions begin that ask after an answer whether it came well: did it arrive."""
    hence: frozenset[str]
    """Words before the answer that a thought ends in: so, but."""
    more: frozenset[str]
    """Words that compare: better, more."""
    welcomes: frozenset[str]
    """Phrases that answer thanks: you're welcome."""
    leads: frozenset[str]
    """Words before a colon behind which the clue of the card stands: this one."""
    now: frozenset[str]
    """Words before an answer that takes the place of an earlier one: now, rather."""
    same: frozenset[str]
    """Words of what stays as it is: same, unchanged."""
    life: frozenset[str]
    """Words of talk among friends that asks nothing of the game: dinner, Friday, birthday."""
    game: frozenset[str]
    """Words of the game: round, points, deadline; a question with one is no small talk."""
    laughs: frozenset[str]
    """Laughter and wonder, as they are typed."""
    even: frozenset[str]
    """Before an `if` they make it a concession: even, anche."""
    ifs: frozenset[str]
    buts: frozenset[str]
    may_i: frozenset[str]
    """How questions begin that ask for leave: may I, is it."""
    small: frozenset[str]
    """Words of a good-bye that are none alone: a, um, z."""
    mine: frozenset[str]
    """Me, behind an answer: `B for me`."""
    labels: frozenset[str]
    """Small words before the label of a clue: my, and the."""
    before_cards: frozenset[str]
    """Small words before the noun of a card: for the, con la."""
    proposes: frozenset[str]
    """How one proposes a clue as a question: how about."""
    cards: frozenset[str]
    """Of the nouns those of a card that is named behind a clue."""

    @cached_property
    def before(self) -> frozenset[str]:
        """All phrases that may stand before an answer."""
        return self.asking | self.wishes | self.needy | self.weak | self.glue | self.particles | self.hedges

    @cached_property
    def asking(self) -> frozenset[str]:
        """All that makes a number or a letter an answer."""
        return self.nouns | self.points | self.decides | self.best | self.acts

    @cached_property
    def all_numbers(self) -> Mapping[str, int]:
        """Number words and ordinals."""
        return {**self.ordinals, **self.numbers}

    @cached_property
    def longest(self) -> int:
        """How many words the longest phrase has."""
        sets = (
            *(self.before, self.behind, self.corrects, self.times, self.social, self.robots),
            *(
                self.best,
                self.wishes,
                self.acts,
                self.instead,
                self.concedes,
                self.hesitated,
                self.courteous,
                self.checks,
            ),
        )
        return max(phrase.count(" ") + 1 for each in sets for phrase in each)
