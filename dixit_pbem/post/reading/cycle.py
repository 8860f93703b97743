"""An answer for several rounds at once: in the order of the mail, by name, or line by line. Certain, or asked about.

Nothing counts that holds a word which is neither a name nor a card: here a greeting inside, a *maybe* or an *and* could
each move five cards. In words that a player could read:

1. `3 1 4 2 6`, `B, F, A`, one a line, or a list numbered 1, 2, 3 … from its beginning: one for each round of the
   mail, in its order, and exactly as many. Where a round may take several they stand in groups: `3 5 / 1 / 4 2`.
2. `Ana 3, Cyd 1`, `Ana: 3` a line: for these rounds, the others later. A name may be shortened to two letters or more,
   if it begins one name only; the longest name wins. Behind a comma a card is for nobody: `Ana, 3` asks.
3. `None` takes back all that was given.
4. A line of the form that was left empty (`Ana:`) says nothing. A greeting above and a good-bye below are passed over,
   so are a smile behind a line and `my votes:` before it all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import normalize

from dixit_pbem.engine.model import Phase
from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, Idle, OpenFor, Unclear, VotesRead
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.moves import takes_cards_back
from dixit_pbem.post.reading.thought import senses_of
from dixit_pbem.post.said import Unread

_WORD = re.compile(r"[^\W\d_]+(?:['’.-][^\W\d_]+)*")
_THING = re.compile(r"(?<![^\W_])(?:\d{1,3}|[^\W\d_])(?![^\W_])")
_ENDS_IN_THING = re.compile(rf"(?:{_THING.pattern})\W*\Z")
_ITEM = re.compile(r"(\d{1,2})[.)]\s+(\S.*)")
_NAMES_IT = re.compile(r"\s*(?:->|→|[:=–—-])?\s*")
_BETWEEN = re.compile(r"\s*[,;.!]?\s*")
_JOINS = re.compile(r"\s*[+&]\s*|\s+")
_SMILE = re.compile(
    r"\s+(?:[:;=]-?[()]+|[\u2764\U0001f44b-\U0001f44f\U0001f600-\U0001f64f\U0001f900-\U0001f9ff\ufe0f]+)\s*\Z"
)
"""No letter stands in it: `:D` may be a card."""
_LABEL = re.compile(r"((?:[^\W\d_]{2,} ?){1,4})\s*:\s*")
_NAMES_ANSWERS, _BESIDE_THEM = in_any(lambda each: each.nouns), in_any(lambda each: each.glue)
_SHORTEST = 2
Group = tuple[str, ...]


@frozen
class _Named:
    """What stands behind a name; nothing where the line of a form was left empty."""

    round: int
    things: Group


def read_cycle(text: prose.Written, asked: Asked) -> CardsRead | VotesRead | Unclear | Idle:
    """What a mail says to the rounds that are open to its sender."""
    lines = _lines(text, asked)
    if not lines:
        return Idle(prose.shortened(_all(text)))
    answer = _by_name(lines, asked)
    if answer is None:
        answer = _in_order(lines, asked)
    if answer is None and asked.phase is Phase.CARD and takes_cards_back(senses_of(text, asked)):
        return CardsRead((), "")
    if answer is None:
        nothing_named = not any(_THING.search(line) for line in lines)
        if nothing_named and text.automatic:
            return Idle(prose.shortened(_all(text)), automatic=True)
        return Unclear(Unread.NOT_WHOLE, prose.shortened(" ".join(lines)))
    return _read(answer, asked)


def _all(text: prose.Written) -> str:
    return " ".join(line for paragraph in text.paragraphs for line in paragraph)


def _lines(text: prose.Written, asked: Asked) -> list[str]:
    """The lines between a greeting and a good-bye, as they are compared."""
    paragraphs = prose.without_greeting(text.paragraphs)
    lines = [normalize("NFKC", line) for paragraph in paragraphs for line in paragraph]
    while lines and _greets(lines[0]):
        lines.pop(0)
    lines = _above_good_bye(lines, asked)
    lines = [_SMILE.sub("", line) for line in lines]
    return list(filter(None, [_without_label(lines[0], asked), *lines[1:]])) if lines else []


def _above_good_bye(lines: list[str], asked: Asked) -> list[str]:
    """The lines above a good-bye or the sender's own name at the end, below which nothing but names may stand."""
    end = len(lines)
    while end and (is_footer(normal(lines[end - 1])) or _ends(lines[end - 1], asked)):
        end -= 1
    last = range(max(1, end - prose.LONGEST_BELOW), end)
    above = (at for at in last if _ends(lines[at], asked) and all(map(prose.is_a_name, lines[at + 1 : end])))
    return lines[: next(above, end)]


def _without_label(line: str, asked: Asked) -> str:
    """The line without a word or two that say what follows: `My votes:`, `głosy:`; a player's name is no such word."""
    label = _LABEL.match(line)
    said = [folded(word) for word in label[1].split()] if label else []
    if not label or not _NAMES_ANSWERS & set(said) or not set(said) <= _NAMES_ANSWERS | _BESIDE_THEM:
        return line
    named = any(folded(name).startswith(said[0]) for name in asked.names)
    return line if named else line[label.end() :]


def _greets(line: str) -> bool:
    """Is it a greeting without a card in it: `Hi all!`, `Ciao a tutti`?"""
    cards = any(thing[0].isdigit() or thing[0].isupper() for thing in _THING.finditer(line))
    return prose.greets(line) and not cards and not _ENDS_IN_THING.search(line)


def _ends(line: str, asked: Asked) -> bool:
    """Is it a good-bye or the sender's own name? What ends in a letter or a number may be an answer: `Vale A`."""
    if _ENDS_IN_THING.search(line):
        return False
    return prose.signs_off(line) or prose.is_own_name(line, asked.own_name)


def _read(answer: Sequence[_Named], asked: Asked) -> CardsRead | VotesRead | Unclear:
    rounds = tuple(named.round for named in answer for _ in named.things)
    things = tuple(thing for named in answer for thing in named.things)
    if asked.phase is Phase.CARD and not any(map(str.isdigit, things)):
        return CardsRead(tuple(map(str.upper, things)), "", rounds)
    if asked.phase is Phase.VOTE and all(map(str.isdigit, things)):
        return VotesRead(tuple(map(int, things)), None, "", rounds)
    return Unclear(Unread.NOT_WHOLE, " ".join(things))


def _most(asked: Asked) -> int:
    """The most that a round takes of one player."""
    return asked.cards if asked.phase is Phase.CARD else asked.votes


def _in_order(lines: Sequence[str], asked: Asked) -> tuple[_Named, ...] | None:
    """One for each round of the mail, or None."""
    items = [_ITEM.fullmatch(line) for line in lines]
    if any(items):
        counted = [int(item[1]) for item in items if item]
        if counted != list(range(1, len(asked.rounds) + 1)) or len(items) != len(counted) or len(items) < _SHORTEST:
            return None
        groups = [_things(item[2]) for item in items if item]
    elif len(asked.rounds) == 1:
        groups = [_things(" ".join(lines))]
    elif any("/" in line for line in lines) and len(lines) == 1:
        groups = [_things(part) for part in lines[0].split("/")]
    elif _most(asked) == 1:
        told = [_alike(line) for line in lines]
        groups = [(thing,) for things in told for thing in things] if all(told) else []
    else:
        return None
    if len(groups) != len(asked.rounds) or not all(groups) or _mixed([thing for each in groups for thing in each]):
        return None
    return tuple(_Named(of.round, things) for of, things in zip(asked.rounds, groups, strict=True))


def _alike(line: str) -> Group:
    """What stands in a line, parted in one way throughout; nothing where a word or another mark stands there."""
    parted = {re.sub(r"\s", "", mark) for mark in _THING.split(line.strip())[1:-1]}
    return _things(line) if len(parted) <= 1 else ()


def _mixed(things: Sequence[str]) -> bool:
    """Small letters among large ones: an *e* may be an *and*."""
    letters = [thing for thing in things if not thing.isdigit()]
    return any(map(str.islower, letters)) and any(map(str.isupper, letters))


def _things(part: str) -> Group:
    """The cards of one round, or nothing where anything else stands there."""
    found = tuple(_THING.findall(part))
    return found if not _THING.sub("", part).strip(" \t,;.!+&") else ()


def _by_name(lines: Sequence[str], asked: Asked) -> tuple[_Named, ...] | None:
    """What is said to rounds by their storytellers' names, or None."""
    found: list[_Named] = []
    for line in lines:
        named = tuple(_named_in(line.strip(), asked, alone=len(lines) > 1))
        if not named or None in named:
            return None
        found += [each for each in named if each]
    rounds = [each.round for each in found]
    said = tuple(each for each in found if each.things)
    if len(set(rounds)) < len(rounds) or not said or _mixed([thing for each in said for thing in each.things]):
        return None
    return said


def _named_in(line: str, asked: Asked, *, alone: bool) -> Iterator[_Named | None]:
    """Each name with what stands behind it; None for what is neither. `alone`: the line may be one of a form."""
    at = 0
    while at < len(line):
        of, end = _name_at(line, at, asked)
        if of is None:
            yield None
            return
        mark = _NAMES_IT.match(line, end)
        place = mark.end() if mark else end
        things: list[str] = []
        while thing := _THING.match(line, place):
            things.append(thing[0])
            joined = _JOINS.match(line, thing.end())
            place = joined.end() if joined else thing.end()
            if joined is None or not _THING.match(line, place):
                break
        empty = alone and not line[end:].strip(" \t:=") and ":" in line[end:]
        if not things and not empty:
            yield None
            return
        yield _Named(of.round, tuple(things))
        between = _BETWEEN.match(line, place)
        at = max(place, between.end() if between else place)


def _name_at(line: str, at: int, asked: Asked) -> tuple[OpenFor | None, int]:
    """The round of the name that stands there, and where the name ends: the longest, or a beginning of one alone."""
    rest = line[at:]
    whole = [
        (len(name), of)
        for of in asked.rounds
        if (name := normalize("NFKC", of.teller)).casefold() == rest[: len(name)].casefold()
        and not rest[len(name) : len(name) + 1].isalnum()
    ]
    word = _WORD.match(rest)
    if word and (not whole or len(word[0]) > max(length for length, _ in whole)):
        begun = [name for name in asked.names if normalize("NFKC", name).casefold().startswith(word[0].casefold())]
        open_for = [of for of in asked.rounds if of.teller in begun]
        if len(begun) == 1 and open_for and len(word[0]) >= _SHORTEST:
            return open_for[0], at + word.end()
        return None, at
    if not whole:
        return None, at
    length, of = max(whole, key=lambda found: found[0])
    return of, at + length
