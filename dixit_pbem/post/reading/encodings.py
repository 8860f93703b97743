"""Out of their encodings: bytes become text, whatever their label says, and fields what people read in them."""

from __future__ import annotations

import codecs
import re
from binascii import Error as BadBase64
from binascii import a2b_base64, a2b_qp, b2a_base64
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from email.message import Message
from email.utils import collapse_rfc2231_value, getaddresses
from unicodedata import category, normalize

ONE_BYTE_A_LETTER = re.compile(r"ascii|cp(?:125\d|437|850|852|866)|iso8859-\d+|koi8-[rtu]|mac-\w+")
SLOW_OR_NO_CHARSET = frozenset(("idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"))
"""Python counts these among the charsets; no mail program does, and two of them take quadratic time."""
WINDOWS_CALLED = {"ascii": "cp1252", "iso8859-1": "cp1252"}
"""What these labels mean in mail, as every mail program reads them."""

LAST_LETTER = re.compile(rb"[\xc0-\xff][\x80-\xbf]{0,3}\Z")
"""Of UTF-8, which alone would take a torn one for a wrong label."""
LINE_ENDS = re.compile(r"\r\n|[\r\v\f\x85\u2028\u2029]")
ODD_SPACES = re.compile("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
    "|(?<![\u2190-\U0010ffff])\u200d"
)
"""Control, zero-width and bidi characters; the joiner stays where it makes one emoji of two."""
_BEHIND_A_MARK = re.compile(rb"(--)?[ \t]*(?:\n|\Z)")

ODD = "\ufffd"
KELVIN = "\u212a"
"""The only sign of others that becomes a letter of ours when it is made small."""


def decoded(content: bytes, label: str) -> str:
    """The text of these bytes: as labelled, else as UTF-8, windows-1252 or latin-1, whichever fits first."""
    try:
        labelled = codecs.lookup(label.strip(" \t'\"")).name
    except (LookupError, ValueError):
        labelled = "utf-8"
    if labelled in SLOW_OR_NO_CHARSET:
        labelled = "utf-8"
    # Text of any other charset is hardly ever valid UTF-8 by accident, so a label that contradicts it is wrong.
    first = "utf-8" if ONE_BYTE_A_LETTER.fullmatch(labelled) else labelled
    for codec in (first, WINDOWS_CALLED.get(labelled, labelled), "utf-8", "cp1252"):
        try:
            return content.decode(codec).encode("utf-8", "replace").decode("utf-8")
        except (LookupError, ValueError):
            continue
    return content.decode("latin-1")


def beginning(content: bytes, length: int) -> bytes:
    """As much of a long text, without half a letter at its end."""
    return content if len(content) <= length else LAST_LETTER.sub(b"", content[:length])


def cleaned(text: str) -> str:
    """The text as a person sees it: one kind of line end and of space, nothing that does not show."""
    return UNSEEN.sub("", ODD_SPACES.sub(" ", LINE_ENDS.sub("\n", text)))


def plainly(text: str) -> str:
    """A text on one line for comparing, without capitals and accents."""
    letters = normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join("".join(letter for letter in letters if category(letter) != "Mn").split())


LONGEST_FIELD = 16_384
LONGEST_ADDRESSES = 8_192
ELSE = "somebody else"
LONGEST_PARAMETERS = 1_000
MOST_IDS = 100
MOST_COMMENTS = 50
"""Beyond this the standard library runs out of stack on brackets within brackets."""

NEXT_FIELD = re.compile(rb"\n(?![ \t])")
ENCODED_WORD = re.compile(r"=\?([^?*\s]{1,40})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\n]{0,2000})\?=", re.IGNORECASE)
WHOLE_ADDRESS = re.compile(r"[^@]+@[^@]*[^@\W_][^@]*")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*+"')
REMARK = re.compile(r"\([^()]*+\)")
NO_ADDRESS = re.compile(r"[\s<>,;:()]+")
MESSAGE_ID = re.compile(r"<[^<>\s]{1,250}>")
NO_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")

Fields = Mapping[str, tuple[str, ...]]


def read_fields(head: bytes) -> Fields:
    """The fields of a head under lower-case names, unfolded, in their order; encoded words stay as they are."""
    fields: dict[str, list[str]] = defaultdict(list)
    for line in NEXT_FIELD.split(head):
        name, colon, value = line.partition(b":")
        if colon:
            key = name.strip().decode("ascii", "replace").lower()
            # The newest references stand last.
            kept = value[-LONGEST_FIELD:] if key == "references" else value[:LONGEST_FIELD]
            text = decoded(kept.replace(b"\n", b""), "utf-8")
            fields[key].append(_one_line(_as_it_stands(text) if key == "from" else text))
    return {name: tuple(values) for name, values in fields.items()}


def _as_it_stands(text: str) -> str:
    """An address with a sign in it that nobody sees, or that only looks like ours, is another address."""
    return UNSEEN.sub(ODD, text.replace(KELVIN, ODD))


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
        content = word[3].encode("utf-8")
        run += from_base64(content) if word[2] in "bB" else a2b_qp(content, header=True)
        charset, end = word[1].lower(), word.end()
    return _one_line("".join((*shown, decoded(run, charset), value[end:])))


def mailboxes(values: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Name and bare address, in lower case, of everybody that these fields name."""
    for value in values:
        if value.count("(") <= MOST_COMMENTS:
            for name, address in getaddresses([value[:LONGEST_ADDRESSES]]):
                # Who names no domain is nobody.
                if WHOLE_ADDRESS.fullmatch(address.strip()):
                    yield " ".join(plain_words(name).split()), address.strip().lower()


def addresses_in(values: Iterable[str]) -> dict[str, None]:
    """Every address that these fields name in any place but in quotes and brackets, where names and remarks stand.

    The standard library's versions do not agree on what `ana@example.org <bob@example.org>` means; here it is two. Who
    stands beyond what is read is somebody else.
    """
    found = {address: None for _, address in mailboxes(values)}
    for value in values:
        bare = REMARK.sub(" ", QUOTED.sub(" ", value[:LONGEST_ADDRESSES]))
        found |= {piece.lower(): None for piece in NO_ADDRESS.split(bare) if WHOLE_ADDRESS.fullmatch(piece)}
        found |= {ELSE: None} if len(value) > LONGEST_ADDRESSES else {}
    return found


def message_ids(values: Iterable[str]) -> list[str]:
    """The Message-IDs that these fields name, the last hundred of each."""
    return [found for value in values for found in MESSAGE_ID.findall(value)[-MOST_IDS:]]


def parameter(value: str, name: str) -> str:
    """A parameter of a field such as `text/plain; charset=utf-8`, or nothing."""
    if name not in value.lower():
        return ""
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


def to_base64(content: bytes) -> bytes:
    """The same as one line of base64."""
    return b2a_base64(content, newline=False)


def _one_line(text: str) -> str:
    return cleaned(text).replace("\n", " ").strip()


def marks(raw: bytes, mark: bytes, start: int, end: int) -> Iterator[tuple[int, re.Match[bytes]]]:
    """Where lines begin with this mark and hold no more, and what stands behind it.

    A pattern for each mark would cost more than all that it finds.
    """
    at = raw.find(mark, start, end)
    while at >= 0:
        begins_a_line = at == 0 or raw[at - 1 : at] == b"\n"
        found = _BEHIND_A_MARK.match(raw, at + len(mark), end) if begins_a_line else None
        if found is not None:
            yield at, found
        at = raw.find(mark, at + 1 if found is None else found.end(), end)
