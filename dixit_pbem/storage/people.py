"""Names and addresses as people type them, or copy them out of the To field of a mail program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field

from dixit_pbem.errors import Mistake
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.storage.names import folded, is_address

_UNSEEN = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
"""What mail programs put round a name, and nobody sees."""
_FIELD = re.compile(r"^\s*(?:to|cc|bcc)\s*:", re.IGNORECASE | re.MULTILINE)
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_ADDRESS_ENDS = re.compile(r'[^\s<>"]+@[^\s<>"]+>?')
_IN_BRACKETS = re.compile(r"(?P<name>[^<>]*)<(?P<address>[^<>]*)>")
_IN_FRONT = re.compile(r"(?P<address>\S+@\S+)\s*\((?P<name>[^()]*)\)")
_BEHIND = re.compile(r'(?:(?P<name>.*?)(?:\s*[:,]\s*|\s+(?:[–-]\s+)?|(?<=")))?(?P<address>[^\s<>"]*@[^\s<>"]*)')
_LINK = re.compile(r"\bmailto:", re.IGNORECASE)
_QUOTES = '"“”„«»'
_BEHIND_A_NAME = frozenset({"jr", "sr", "ii", "iii", "iv", "phd", "md"})
_AS_IN = "Write a name, and an address where there is one, as in Bob <bob@example.org>."


@frozen
class Person:
    """A player as typed: the address may come later."""

    name: str
    email: str | None
    first: str = field(default="", compare=False)
    """The part of the name that others may know alone, where a list says so."""
    full: str = field(default="", compare=False)
    """The whole name of somebody who is called by a part of it; only the moderator reads it."""


def in_short(people: Sequence[Person]) -> tuple[Person, ...]:
    """The same by their first names, with as much of the rest as tells them apart: `Ana R.` and `Ana B.`."""
    names = [_shortened(each, 0) for each in people]
    longest = max((len(each.name) for each in people), default=0)
    for letters in range(1, longest + 1):
        often = Counter(map(folded, names))
        names = [
            _shortened(each, letters) if often[folded(name)] > 1 else name
            for each, name in zip(people, names, strict=True)
        ]
    return tuple(
        each if name == each.name else replace(each, name=name, full=each.name)
        for each, name in zip(people, names, strict=True)
    )


def _shortened(person: Person, letters: int) -> str:
    """The first name, and so many letters of the rest."""
    first = person.first or person.name.partition(" ")[0]
    rest = " ".join(word for word in person.name.split() if word not in first.split())
    more = rest[:letters].strip()
    return f"{first} {more}{'.' if more != rest else ''}" if more else first


def people_from(text: str) -> tuple[Person, ...]:
    """Everybody that a text names, each once: `Ana <a@x>, "Bob" b@y; Cyd`. Mistake at what is neither."""
    text = _FIELD.sub("", _UNSEEN.sub("", text).replace("\xa0", " "))
    entries = (entry for line in _split(text, ";\r\n") for entry in _entries(line.strip(" \t,")))
    return tuple(dict.fromkeys(_person(entry) for entry in entries if entry))


def people_in(texts: Sequence[str]) -> tuple[Person, ...]:
    """Everybody whom these texts name; Mistake with all that is neither, a line each."""
    people: list[Person] = []
    mistakes: list[str] = []
    for text in texts:
        try:
            people += people_from(text)
        except Mistake as mistake:
            mistakes.append(str(mistake))
    if mistakes:
        raise Mistake("\n".join(dict.fromkeys(mistakes)))
    return tuple(people)


def person_from(text: str) -> Person:
    """The one person that a text names."""
    found = people_from(text)
    if len(found) != 1:
        raise Mistake(f"'{text}' is no player: {'more than one is named' if found else 'nobody is named'}. {_AS_IN}")
    return found[0]


def name_from(text: str) -> str:
    """A name as it stands in a cell of a table: `Bob Smith` for `Smith, Bob`."""
    return _in_order(_unquoted(_UNSEEN.sub("", text).replace("\xa0", " ")))


def _split(text: str, marks: str) -> Iterator[str]:
    """The parts between these marks, of which those in quotes or in angle brackets do not count."""
    begin, shields = 0, [match.span() for match in re.finditer(rf"{_QUOTED.pattern}|<[^<>]*>", text)]
    for at, sign in enumerate(text):
        if sign in marks and not any(first <= at < end for first, end in shields):
            yield text[begin:at]
            begin = at + 1
    yield text[begin:]


def _entries(line: str) -> Iterator[str]:
    """A line with several addresses is a list; with one, a comma in it belongs to the name."""
    if _QUOTED.sub("", line).count("@") < 2:
        yield line
        return
    parts = [part.strip() for part in _split(line, ",") if part.strip()]
    bare = ["@" not in part for part in parts]
    if any(bare) and bare == [True, False] * (len(parts) // 2):
        # "Smith, Bob <b@x>, Jones, Amy <a@x>", and "Bob, b@x, Amy, a@x"
        yield from (f"{first}, {rest}" for first, rest in zip(parts[::2], parts[1::2], strict=True))
        return
    if True in bare:
        lonely = parts[bare.index(True)]
        raise Mistake(f"'{lonely}' is no player: in a list with addresses, each name needs its own. {_AS_IN}")
    for part in parts:
        yield from _each_address(part)


def _each_address(part: str) -> Iterator[str]:
    """`Ana <a@x> Bob <b@y>`, where a mail program copied tabs or nothing between them."""
    begin = 0
    hidden = _QUOTED.sub(lambda quoted: "_" * len(quoted[0]), part)
    for match in _ADDRESS_ENDS.finditer(hidden):
        yield part[begin : match.end()].strip()
        begin = match.end()
    if rest := part[begin:].strip(" \t>"):
        yield rest


def _person(entry: str) -> Person:
    entry = _LINK.sub("", " ".join(entry.split()))
    if "@" not in _QUOTED.sub("", entry) and not set("<>") & set(entry):
        if "," in _QUOTED.sub("", entry):
            several = "; ".join(part.strip() for part in entry.split(",") if part.strip())
            raise Mistake(f"'{entry}' may be one person or several. Write several as {several}. {_AS_IN}")
        return Person(_in_order(_unquoted(entry)), None)
    match = _IN_BRACKETS.fullmatch(entry) or _IN_FRONT.fullmatch(entry) or _BEHIND.fullmatch(entry)
    if match is None:
        raise Mistake(f"'{entry}' is no player. {_AS_IN}")
    address = match["address"].strip().partition("?")[0].rstrip(".")
    if not is_address(address):
        raise Mistake(f"'{entry}' is no player: '{address}' is no e-mail address. {_AS_IN}")
    name = _unquoted(match["name"] or "")
    return Person(called(address) if not name or folded(name) == folded(address) else _in_order(name), address)


def _unquoted(name: str) -> str:
    """The name without what a mail program puts round it."""
    name = name.strip(" ,:")
    if len(name) > 1 and name[0] == name[-1] == "'":
        name = name[1:-1]
    if name[:1] in _QUOTES and name[-1:] in _QUOTES:
        name = re.sub(r"\\(.)", r"\1", name.strip(_QUOTES))
    if "=?" in name:
        from email.header import decode_header, make_header

        name = str(make_header(decode_header(name)))
    return " ".join(name.split())


def _in_order(name: str) -> str:
    """`Bob Smith` for `Smith, Bob`, and `Bob Jr.` for `Bob, Jr.`: on the command line a comma means something else."""
    first, comma, rest = (part.strip() for part in name.partition(","))
    if not comma or "," in rest:
        return name.replace(",", "")
    return f"{first} {rest}" if rest.casefold().rstrip(".") in _BEHIND_A_NAME else f"{rest} {first}".strip()


def called(address: str) -> str:
    """What somebody may be called of whom only the address is known: `Bob Smith` for `bob.smith+lists@example.org`."""
    local = address.rpartition("@")[0].partition("+")[0]
    words = re.split(r"[._-]+", local)
    return " ".join(word[:1].upper() + word[1:] for word in words if word) or local
