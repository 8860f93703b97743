"""What somebody asks the game for in a sentence of their own: `Can you send me my cards again?`, `já votaram todos?`.

A command (`commands`) is a word that everybody knows; these are the sentences of those who do not know them. They
change nothing, so a likely reading is enough; the answer is the hand, how the game stands, the rules, or the help.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import folded, in_any, wishing
from dixit_pbem.post.reading.languages.lexicon import as_meant, phrases
from dixit_pbem.post.reading.languages.weighing import ASKS_IF_ALLOWED
from dixit_pbem.post.reading.lone import lone_command
from dixit_pbem.post.reading.prose import Written

_SENTENCE = re.compile(r"[^.!?\n]+[.!?]*")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LONGEST = 18
_PARTED = re.compile(r"\s*[,;:]\s+|\s[–—-]\s")
_TAGS = (
    ASKS_IF_ALLOWED
    | in_any(lambda each: each.tags | each.assents | each.checks)
    | phrases(
        "vale|ok|okay|verdad|no|sí|stimmt's|stimmt|oder|gell|ne|gilt das|zählt das|right|is that right|isn't it"
        "|hasn't she|hasn't he|haven't i|does it count|does that count|vero|giusto|va bene|conta|vale lo stesso|certo"
        "|né|não é|conta isso|isso conta|prawda|nie|zgadza się|czy to się liczy|liczy się|hein|non|n'est-ce pas"
        "|d'accord|ça compte"
    )
)
"""What asks for assent behind something that is told."""
_BEGIN = (Command.HAND, Command.RULES, Command.HELP)
_EITHER = in_any(lambda each: each.either)


def wished(text: Written, *, asks_freely: bool) -> Command | None:
    """What a sentence of this mail asks the game for; `asks_freely`: a question may lack its mark."""
    undecided = any(not _EITHER.isdisjoint(map(folded, _WORD.findall(sentence))) for sentence in _sentences(text))
    for sentence in _sentences(text):
        if (lone := lone_command(sentence.partition(",")[0])) in _BEGIN and "," in sentence:
            return lone  # `hand please, I can't choose`
        said = as_meant([folded(word) for word in _WORD.findall(sentence)])
        asks = ("?" in sentence and not _only_tags(sentence)) or (
            asks_freely and not wishing.QUESTIONS.isdisjoint(said[:2])
        )
        found = _wish(said, asks=asks, undecided=undecided) if 0 < len(said) <= _LONGEST else None
        if found is not None:
            return found
    whole = as_meant([folded(word) for sentence in _sentences(text) for word in _WORD.findall(sentence)])
    asks = any("?" in sentence for sentence in _sentences(text)) or not wishing.AGAIN.isdisjoint(whole)
    spoken = not wishing.CARDS.isdisjoint(whole) and asks and len(whole) <= _LONGEST
    lost = holds(whole, wishing.LOST) or any(word.startswith(wishing.LOSES) for word in whole)
    again = not wishing.AGAIN_AND_AGAIN.isdisjoint(whole)
    return Command.HAND if spoken and (_sends(whole, begs=True) or (lost and again)) else None


def _only_tags(sentence: str) -> bool:
    """`A las ocho en punto – ¿Vale?`, `Oma hat 5 Punkte, gilt das?`: it tells something, and asks leave or assent."""
    told, mark, tag = sentence.rpartition("¿")
    parts = [told, tag] if mark and told.strip() else _PARTED.split(sentence)
    said, asked = ([folded(word) for word in _WORD.findall(part)] for part in (parts[0], parts[-1]))
    begun = bool(said) and (said[0] in wishing.QUESTIONS or holds(said, wishing.STANDS))
    return len(parts) > 1 and not begun and " ".join(asked) in _TAGS


def _sentences(text: Written) -> Iterator[str]:
    for paragraph in text.paragraphs:
        for line in paragraph:
            yield from _SENTENCE.findall(line)


def _asks_for_cards(said: list[str], *, asks: bool) -> bool:
    """`Resend my cards`, `which cards have I got?`."""
    spoken = frozenset(said)
    if not spoken & wishing.CARDS:
        return False
    sends = _sends(said, begs=asks or bool(spoken & wishing.AGAIN))
    return sends or (asks and bool(spoken & wishing.WHICH and spoken & wishing.HAVE))


def _sends(said: list[str], *, begs: bool) -> bool:
    again = begs and any(word.startswith(wishing.SENDS_AGAIN) for word in said)
    return again or not wishing.SENDS.isdisjoint(said)


def _asks_for_help(said: list[str], *, undecided: bool) -> bool:
    begs = holds(said, wishing.BEGS) and not undecided
    return holds(said, wishing.WHAT_TO_DO) or begs or (len(said) > 1 and said[0] in wishing.HELP)


def _wish(said: list[str], *, asks: bool, undecided: bool) -> Command | None:
    spoken = frozenset(said)
    if _asks_for_cards(said, asks=asks):
        return Command.HAND
    if _asks_for_help(said, undecided=undecided):
        return Command.HELP
    confirms = spoken & wishing.CONFIRM and spoken & (wishing.OF_VOTES - wishing.CONFIRM)
    if confirms or holds(said, wishing.NOTHING_CAME):
        return Command.STATUS
    if holds(said, wishing.HOW_TO_PLAY) or (spoken & wishing.RULES and (asks or spoken & wishing.EXPLAIN)):
        return Command.RULES
    return _how_it_stands(said) if asks else None


def _how_it_stands(said: list[str]) -> Command | None:
    """`Who are we waiting for?`, `when does it end?`; and what is a question about the rules."""
    spoken = frozenset(said)
    if spoken & wishing.POINTS and spoken & wishing.SCORING and not holds(said, wishing.STANDS):
        return Command.RULES
    waits = (spoken & wishing.WHO and spoken & wishing.WAITED_FOR) or (spoken & wishing.ALL and spoken & wishing.DID)
    ends = spoken & wishing.WHEN and spoken & wishing.ENDS
    counts = spoken & wishing.MANY and spoken & wishing.POINTS
    stands = holds(said, wishing.STANDS) or holds(said, wishing.GO_THROUGH) or counts
    return Command.STATUS if waits or ends or stands else None
