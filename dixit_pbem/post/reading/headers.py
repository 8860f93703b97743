"""The head of a mail, or of a part of one: its fields, and what they hold in plain text."""

from __future__ import annotations

import re
from binascii import Error as BadBase64
from binascii import a2b_base64, a2b_qp
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from email.message import Message
from email.utils import collapse_rfc2231_value, getaddresses

from dixit_pbem.post.reading.charsets import cleaned, decoded

Fields = Mapping[str, tuple[str, ...]]

LONGEST_FIELD = 16_384
LONGEST_ADDRESSES = 8_192
LONGEST_PARAMETERS = 1_000
MOST_IDS = 100
MOST_COMMENTS = 50
"""Beyond this the standard library runs out of stack on brackets within brackets."""

NEXT_FIELD = re.compile(rb"\n(?![ \t])")
ENCODED_WORD = re.compile(r"=\?([^?*\s]{1,40})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\n]{0,2000})\?=", re.IGNORECASE)
MESSAGE_ID = re.compile(r"<[^<>\s]{1,250}>")
NO_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")


def read_fields(head: bytes) -> Fields:
    """The fields of a head under lower-case names, unfolded, in their order; encoded words stay as they are."""
    fields: dict[str, list[str]] = defaultdict(list)
    for line in NEXT_FIELD.split(head):
        name, colon, value = line.partition(b":")
        if colon:
            key = name.strip().decode("ascii", "replace").lower()
            # The newest references stand last.
            kept = value[-LONGEST_FIELD:] if key == "references" else value[:LONGEST_FIELD]
            fields[key].append(_one_line(decoded(kept.replace(b"\n", b""), "utf-8")))
    return {name: tuple(values) for name, values in fields.items()}


def first(fields: Fields, name: str) -> str:
    """The first field of that name, or nothing."""
    return next(iter(fields.get(name, ())), "")


def plain_words(value: str) -> str:
    """A field's value as people read it: encoded words decoded, those that stand side by side as one."""
    shown: list[str] = []
    run, charset, end = b"", "", 0
    for word in ENCODED_WORD.finditer(value):
        between = value[end : word.start()]
        if between.strip() or not end or word[1].lower() != charset:
            shown += [decoded(run, charset), between if between.strip() or not end else ""]
            run = b""
        run += _content_of(word[2], word[3])
        charset, end = word[1].lower(), word.end()
    return _one_line("".join((*shown, decoded(run, charset), value[end:])))


def mailboxes(values: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Name and bare address, in lower case, of everybody that these fields name."""
    for value in values:
        if value.count("(") <= MOST_COMMENTS:
            for name, address in getaddresses([value[:LONGEST_ADDRESSES]]):
                if "@" in address:
                    yield " ".join(plain_words(name).split()), address.strip().lower()


def message_ids(values: Iterable[str]) -> list[str]:
    """The Message-IDs that these fields name, the last hundred of each."""
    return [found for value in values for found in MESSAGE_ID.findall(value)[-MOST_IDS:]]


def parameter(value: str, name: str) -> str:
    """A parameter of a field such as `text/plain; charset=utf-8`, or nothing."""
    field = Message()
    field["Content-Type"] = value[:LONGEST_PARAMETERS]
    try:
        found = field.get_param(name)
        return "" if found is None else collapse_rfc2231_value(found).strip()
    except (LookupError, TypeError, ValueError):  # the standard library, on numbered parameters that contradict
        return ""


def from_base64(content: bytes) -> bytes:
    """The bytes behind base64, of a torn text all that is whole."""
    try:
        return a2b_base64(content)
    except BadBase64:
        kept = NO_BASE64.sub(b"", content)
        whole = kept[:-1] if len(kept) % 4 == 1 else kept
        return a2b_base64(whole + b"=" * (-len(whole) % 4))


def _one_line(text: str) -> str:
    return cleaned(text).replace("\n", " ").strip()


def _content_of(encoding: str, text: str) -> bytes:
    content = text.encode("utf-8")
    return from_base64(content) if encoding in "bB" else a2b_qp(content, header=True)
