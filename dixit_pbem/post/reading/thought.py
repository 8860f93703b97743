"""The clauses of a mail as one thought: what is signed away, taken back, led to, and what is the last word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OWN, REPORTS, THAT, WRITES
from dixit_pbem.post.reading.languages.lexicon import phrases
from dixit_pbem.post.reading.languages.weighing import ALL_BUT, FORGETS
from dixit_pbem.post.reading.numerals import COUNTS
from dixit_pbem.post.reading.plain import DENIES, DOUBTS, Plain
from dixit_pbem.post.reading.put_by_others import is_put_by_another
from dixit_pbem.post.reading.sense import IFS, Says, Sense, sense_of, small_words, taken_back
from dixit_pbem.post.reading.tokens import Token

_ON_BEHALF = phrases(
    "für|para|en nombre de|de parte de|por cuenta de|en lugar de|en vez de"
    "|pour le compte de|de la part de|au nom de|à la place de|au lieu de|"
    "for|on behalf of|in the name of|instead of|per|per conto di|da parte di|al posto di|por|pela|pelo|em nome da"
    "|em nome do|em nome de|da parte da|da parte do|em vez da|em vez do|za|w imieniu|w zastępstwie"
)
_HENCE = in_any(lambda each: each.hence - each.buts)
_TIMES = in_any(lambda each: each.times)
GAME_WORDS = in_any(lambda each: each.game) - in_any(lambda each: each.cards | each.nouns)
_AND = in_any(lambda each: each.joins) | {"a", "e"}
_LONGEST_LABEL, _NEAR, _SHORT = 3, 12, 2
_INITIALS = re.compile(r"\b(?:[A-Z]\.\s?){2,3}(?=\W|\s*[A-Z][a-z])")
_RESULT = re.compile(
    r"(?<=[^\W\d]\s)\d{1,2}\s?[-–:]\s?\d{1,2}(?!\s?[-–:>\d])|^\d{1,2}\s?[-–:]\s?\d{1,2}(?=\s+[^\W\d]{2})"
)
"""`A. B. Fielding`, `United 3 - 1`: in a mail after an answer no cards."""
OF_CHANGE = in_any(lambda each: each.against - each.conditions)
"""Words of somebody who wants another answer to count."""
_VOTES = in_any(lambda each: each.votes)
_OR = in_any(lambda each: each.either)
_MORE = OF_CHANGE | DOUBTS | in_any(lambda each: each.doubts | each.votes)
COMMON = frozenset(
    word
    for phrase in in_any(lambda each: each.before | each.courtesy | each.because | each.behind)
    for word in phrase.split()
)


def senses_of(text: prose.Written, asked: Asked) -> tuple[Sense, ...]:
    """What each clause says; what stands below a good-bye counts only where it answers or takes back."""
    paragraphs = list[prose.Paragraph]()
    signed = False
    for place, paragraph in enumerate(text.paragraphs):
        kept: list[str] = []
        for at, line in enumerate(paragraph):
            line = line if asked.standing is None else _RESULT.sub(" Nn ", _INITIALS.sub("Nn ", line))
            if signed and not _matters(line, asked):
                kept.append("")
                continue
            kept.append(line)
            first = place == 0 and at == 0
            signed = signed or (not first and (prose.signs_off(line) or prose.is_own_name(line, asked.own_name)))
        paragraphs.append(tuple(kept))
    return _as_sentences(tuple(sense_of(clause, asked) for clause in clauses_of(paragraphs)))


def _matters(line: str, asked: Asked) -> bool:
    """May this line below a good-bye be an answer, or take one back?"""
    senses = [sense_of(clause, asked) for clause in clauses_of(((line,),))]
    if line.casefold().startswith(("ps", "p.s")) or any(sense.says is Says.TAKES_BACK for sense in senses):
        return True
    if any(not OF_CHANGE.isdisjoint(sense.clause.words) or _objects(sense) for sense in senses):
        return True
    if any(
        not (_OR | IFS).isdisjoint(sense.clause.words) and candidates(sense.clause.tokens, asked) for sense in senses
    ):
        return True  # `Cyd / no idea, 5 or 2`
    if any(holds(sense.clause.words, ALL_BUT) and candidates(sense.clause.tokens, asked) for sense in senses):
        return True
    answers = [sense for sense in senses if sense.says in (Says.ANSWER, Says.TAKES_BACK)]
    known = (*asked.letters, *asked.numbers)
    named = all(value in known for sense in answers for value in sense.values)
    plain = all(sense.says not in (Says.IDLE, Says.UNCLEAR) for sense in senses)
    return bool(answers) and named and plain


def _objects(sense: Sense) -> bool:
    """Does it ask, or say no to something: `is that right?`, `I don't like 5`?"""
    return sense.says is Says.UNCLEAR and (sense.clause.asks or not DENIES.isdisjoint(sense.clause.words))


def _as_sentences(senses: tuple[Sense, ...]) -> tuple[Sense, ...]:
    """A line that begins small goes on with the sentence above, unless a mark ends that: `3` / `is not mine`."""
    found = [_as_told(senses, at) for at in range(len(senses))]
    for at, (above, below) in enumerate(pairwise(senses)):
        if _is_dropped(below, above):
            found[at + 1] = Sense(below.clause, Says.UNCLEAR)
    for at, (above, below) in enumerate(pairwise(senses)):
        open_end = above.says is Says.ANSWER and not above.clause.after.strip()
        token = below.clause.tokens[0] if below.clause.tokens else None
        goes_on = token is not None and token.raw[:1].islower() and below.clause.line == above.clause.line + 1
        same = below.clause.paragraph == above.clause.paragraph
        if open_end and goes_on and same and below.says is Says.IDLE and len(below.clause.tokens) < 5:
            found[at + 1] = Sense(below.clause, Says.UNCLEAR)
    return tuple(found)


def _as_told(senses: Sequence[Sense], at: int) -> Sense:
    """`Tom said that it is 5`, `Tom put 5`: what others say or do is nobody's answer."""
    sense, above = senses[at], senses[at - 1] if at else None
    told = (
        above is not None
        and sense.says is Says.ANSWER
        and not THAT.isdisjoint(sense.clause.words[:1])
        and above.clause.line == sense.clause.line
        and not REPORTS.isdisjoint(above.clause.words)
    )
    told = told or (sense.says is Says.ANSWER and is_put_by_another(sense.clause.tokens))
    return Sense(sense.clause, Says.UNCLEAR) if told else sense


def _is_dropped(sense: Sense, above: Sense) -> bool:
    """`Forget A`: the card that is taken back, right behind the word that does."""
    words = above.clause.words
    denies = len(words) > 1 and words[-1] in DENIES and words[0] in _AND  # `C a nie A`
    drops = (denies or not FORGETS.isdisjoint(words[-1:])) and not above.clause.after.strip()
    return sense.says is Says.ANSWER and above.says is Says.TAKES_BACK and drops


def corrected(senses: tuple[Sense, ...]) -> tuple[Sense, ...]:
    """Without what was taken back before another answer in the same paragraph: `4… no wait, 5`."""
    kept: list[Sense] = []
    for at, sense in enumerate(senses):
        after = senses[at + 1 : at + 1 + _NEAR]
        passing = (Says.COURTESY, Says.TAKES_BACK, Says.IDLE)
        follows = next((each for each in after if each.says not in passing), None)
        if follows is not None and follows.says is Says.UNCLEAR:
            follows = next((each for each in after if each.plain is Plain.DECIDED), follows)
        answered = (
            follows is not None and follows.says is Says.ANSWER and follows.clause.paragraph == sense.clause.paragraph
        )
        if answered and _takes_back_here(sense, kept):
            kept = [each for each in kept if each.clause.paragraph != sense.clause.paragraph]
        else:
            kept.append(sense)
    return tuple(kept)


def _takes_back_here(sense: Sense, before: Sequence[Sense]) -> bool:
    if sense.says is Says.TAKES_BACK:
        return True
    # `sorry` is courtesy, unless an answer stands before it.
    apology = sense.says is Says.COURTESY and taken_back(sense.clause.tokens) == len(sense.clause.tokens) > 0
    return apology and any(
        each.says is Says.ANSWER and each.clause.paragraph == sense.clause.paragraph for each in before
    )


def led(senses: tuple[Sense, ...], asked: Asked) -> tuple[Sense, ...]:
    """`My vote:`, and the own name, ask for the answer that follows; without one it is small talk."""
    found: list[Sense] = []
    leads = False
    for sense in senses:
        if sense.says is Says.LEAD:
            leads = True
            found.append(Sense(sense.clause, Says.COURTESY))
            continue
        if ":" in sense.clause.after and sense.clause.words and asked.own_name.issuperset(sense.clause.words):
            leads = True
        if leads and sense.says is Says.UNCLEAR and not THAT.isdisjoint(sense.clause.words[:1]):
            sense = sense_of(replace(sense.clause, tokens=sense.clause.tokens[1:]), asked)  # `Myślę, że 2`
        if leads and sense.says is Says.ANSWER:
            sense = replace(sense, plain=Plain.ASKED)
        leads = leads and sense.says is Says.COURTESY
        found.append(sense)
    return tuple(found)


def decision(senses: Sequence[Sense], asked: Asked) -> Sense | None:
    """The one clause that decides among thoughts about other cards: `3 is tempting, but I go with 5`."""
    decided = [sense for sense in senses if sense.says is Says.ANSWER and sense.plain is Plain.DECIDED]
    values = {sense.values for sense in decided}
    others = [sense for sense in senses if sense.says is Says.ANSWER and sense.values not in values]
    thoughts = [sense for sense in senses if sense.says in (Says.UNCLEAR, Says.TAKES_BACK)]
    behind = senses[max((at for at, sense in enumerate(senses) if sense in decided), default=0) + 1 :]
    if any(each.says is Says.UNCLEAR and candidates(each.clause.tokens, asked) for each in behind):
        return None
    if len(values) != 1 or others or not thoughts or any(_is_more(sense) for sense in thoughts):
        return None
    return decided[-1]


def _is_more(sense: Sense) -> bool:
    """Is it more than a thought: does it ask, change, doubt, or speak of votes itself?"""
    words = set(sense.clause.words)
    other = not _OR.isdisjoint(sense.clause.words[:1])
    return sense.says is Says.TAKES_BACK or sense.clause.asks or other or not _MORE.isdisjoint(words)


def stands_behind_a_label(senses: Sequence[Sense]) -> bool:
    """Does an answer stand behind a label that is neither ours nor a greeting: `The score: 4`?"""
    return any(
        above.says is Says.IDLE
        and small_words(above.clause.words) is None
        and _VOTES.isdisjoint(above.clause.words)
        and below.says is Says.ANSWER
        and below.plain < Plain.DECIDED
        and not _leads_on(above, letter=isinstance(below.values[0], str))
        and (below.plain < Plain.ASKED or len(above.clause.words) <= _LONGEST_LABEL)
        and (
            (":" in above.clause.after and ")" not in above.clause.after and above.clause.line == below.clause.line)
            or above.clause.asks
        )
        for above, below in pairwise(senses)
    )


def on_behalf(senses: Sequence[Sense], asked: Asked) -> bool:
    """`For Danuta, her line is down: card D`: somebody else's answer."""
    return any(_is_for_another(sense.clause.tokens, asked) for sense in senses if sense.clause.tokens)


def _is_for_another(tokens: Sequence[Token], asked: Asked) -> bool:
    begins = next((count for count in (3, 2, 1) if " ".join(each.word for each in tokens[:count]) in _ON_BEHALF), 0)
    name = tokens[begins] if begins and begins < len(tokens) else Token("")
    named = name.raw[:1].isupper() and name.raw[1:].islower()
    return bool(begins) and named and name.word not in COMMON | asked.own_name


def _leads_on(sense: Sense, *, letter: bool) -> bool:
    """`It has to be one of them, so one:`, `Am at work, but in the break:`: talk that ends in the answer."""
    said = sense.clause.words or ("",)
    counted = not (COUNTS | GAME_WORDS).isdisjoint(said[-_SHORT:]) or said[-1] in _TIMES
    own = (said[0] in OWN | _HENCE and len(said) > 1) or not WRITES.isdisjoint(said)  # `I'm confident:`
    return ":" in sense.clause.after and (own or (len(said) > (1 if letter else _LONGEST_LABEL) and not counted))
