"""What people, teams and addresses may be called, and which names nobody could tell apart. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from operator import eq

from dixit_pbem.storage.spec import RANDOM, VOLUNTEER

LONGEST_NAME = 40
LONGEST_ADDRESS = 254
MOST_MARKS = 3
"""So many accents may stand on one letter; more of them cover the lines above and below."""
_RESERVED = ("none", "red", VOLUNTEER, RANDOM)
_ADDRESS = re.compile(r"[^\s@<>()\[\],;:\"\\]+@[\w-]+(?:\.[\w-]+)*")
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""Do not show by themselves, but some scripts and emoji need them."""
_CHOOSERS = "\ufe0e\ufe0f"
"""Choose between the two looks of a sign."""
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters by their kind, and yet nothing shows."""
_QUOTES = tuple("“”„«»‘’")
_FILE = (".yaml", ".yml")
# Of the list of Unicode (UTS 39) what people's names are written with; whole, it would cost every command its reading.
_CYRILLIC = ("аеорсухіјѕһԁԛԝѵӏАВЕКМНОРСТУХІЈЅԌԜѴӀҮ", "aeopcyxijshdqwvlABEKMHOPCTYXIJSGWVIY")
_GREEK = ("αγικνορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ayikvopuxABEZHIKMNOPTYX")
_OTHERS = ("օսհզցոıȷɑɡ", "ouhqgnijag")
_LATIN = str.maketrans(_CYRILLIC[0] + _GREEK[0] + _OTHERS[0], _CYRILLIC[1] + _GREEK[1] + _OTHERS[1])
_DIGITS = str.maketrans("1|0", "llo")
_STROKES = str.maketrans("I1|", "lll")


def is_address(text: str) -> bool:
    """Whether a text looks like one e-mail address, and nothing but the address."""
    return len(text) <= LONGEST_ADDRESS and bool(_ADDRESS.fullmatch(text))


def doubt_of(address: str) -> str | None:
    """What makes one wonder whether mails reach an address; a network of one's own needs no dot in it."""
    domain = address.rpartition("@")[2]
    if "." in domain or domain == "localhost":
        return None
    return f"No dot stands behind the @ of {address}, as in {address}.org: mails reach it only within your own network."


def folded(name: str) -> str:
    """A name as it is compared: case and ways of writing the same letter do not matter."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that nobody could tell from this name, because it is the same or looks the same."""
    return next((other for other in others if any(map(eq, _looks(name), _looks(other)))), None)


def _looks(name: str) -> tuple[str, str]:
    """A name on sight, in whatever case, and as it stands there: a large I is a small l."""
    shown = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign not in _JOINERS + _CHOOSERS)
    latin = " ".join(shown.translate(_LATIN).split())
    return folded(latin.translate(_DIGITS)), latin.translate(_STROKES)


def why_no_name(name: str) -> str | None:
    """Why nobody can be called so, or None."""
    hidden = next(_hidden(name), None)
    reasons = (
        (not name.strip(), "it is empty"),
        (len(name) > LONGEST_NAME, f"it is longer than {LONGEST_NAME} characters"),
        (hidden is not None, f"it holds a character that does not show (U+{ord(hidden or ' '):04X})"),
        (_towers(name), f"more than {MOST_MARKS} accents stand on one letter"),
        (name != name.strip(), "it begins or ends with a space"),
        (any(map(is_address, re.split(r"[\s<>,;]+", name))), "it holds an e-mail address, which stands behind 'email'"),
        (any(mark in name for mark in "=,"), "'=' and ',' mean something on the command line"),
        (name[:1] in _QUOTES and name[-1:] in _QUOTES, "a word processor's quotes stand round it"),
        (name.startswith("-"), "the command line would take it for an option"),
        (folded(name).endswith(_FILE), "the command line would take it for a file"),
        (name.isdecimal(), "the command line could not tell it from a number"),
        (folded(name) in _RESERVED, "that word has a meaning of its own in this program"),
    )
    return next((reason for applies, reason in reasons if applies), None)


def why_not_at_once(name: str) -> str | None:
    """Why nobody can be called so where all tell at once, or None: answers name whose round they are for."""
    reasons = (
        (sum(map(str.isalpha, name)) < 2, "an answer to one letter would be taken for a card"),
        (name[-1:].isnumeric(), "its last figure would be taken for a vote"),
        (":" in name, "the colon would be taken for the one before a card"),
    )
    return next((reason for applies, reason in reasons if applies), None)


def _hidden(name: str) -> Iterator[str]:
    """What stands in a name and does not show; joiners and choosers only where they do nothing."""
    before = ""
    for sign in name:
        plain = not before or before == " " or unicodedata.name(before, "").startswith(("LATIN", "GREEK", "CYRILLIC"))
        if sign in _JOINERS + _CHOOSERS:
            if plain:
                yield sign
        elif sign in _BLANKS or unicodedata.category(sign) in _UNSEEN:
            yield sign
        before = sign


def _towers(name: str) -> bool:
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
