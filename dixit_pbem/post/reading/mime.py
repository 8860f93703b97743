"""A raw mail becomes what a person would see of it. Any bytes do; nothing here raises.

The standard library reads fields and encodings; the cutting into parts is our own, because the library's takes 6 s for
a million parts in 5 MB, runs out of stack on deep nests, and asks each line at each level whether a part ends there.
"""

from __future__ import annotations

import re
from binascii import a2b_qp
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading import encodings
from dixit_pbem.post.reading.html_text import flattened, unflowed

LONGEST_REPORT = 64 * 1024
MOST_RECIPIENTS = 100
RECIPIENT_FIELDS = ("to", "cc", "delivered-to", "x-original-to")
LARGEST = 5 * 1024 * 1024
TOO_LARGE = "over 35 MB"
"""For everybody, also for players, of whom much longer mails are read than of others."""
LARGEST_HEAD = 256 * 1024
MOST_PARTS = 200
DEEPEST = 20

HEAD = re.compile(rb"(?:[!-9;-~]++[ \t]*+:[^\n]*+(?:\n|\Z)|[ \t]++[^\n]*+(?:\n|\Z))*+")
MBOX_LINE = re.compile(rb"\n*>?From [^\n]*\n")
KIND = re.compile(r"[\w.+-]+/[\w.+-]+")
NOTHING_APART: Mapping[bytes, bytes] = {}
LONGEST_TEXT = 64 * 1024
MOST_BYTES_A_LETTER = 4
LONGEST_HTML = 400_000
"""All pages of one mail together; pages of a million tags would take seconds."""


@frozen
class Attached:
    """A file that came along."""

    name: str
    kind: str
    content: bytes
    shown_as: str = ""
    """The Content-ID by which the text may show it; nothing for what is attached."""


@frozen
class Incoming:
    """One mail: from whom, to whom, what it answers and what it says."""

    sender: str
    senders: tuple[str, ...]
    """Bare addresses in lower case: the first, or nothing, and all that it names; honest mails name one."""
    recipients: tuple[str, ...]
    subject: str
    message_id: str
    answers_to: tuple[str, ...]
    """The Message-IDs that it answers: the one it names as such, then its references, newest first."""
    kind: str
    """The content type of the whole, with its parameters."""
    headers: Mapping[str, tuple[str, ...]]
    """All fields in their order, under lower-case names, unfolded and decoded."""
    text: str
    files: tuple[Attached, ...]
    reports: tuple[str, ...]
    """Other mails in it, or a server's notes on one, as text."""
    flaws: tuple[str, ...]
    """The caps it passed: `over 5 MB`. What lies beyond them was not read."""
    digest: str
    """The same for two mails of the same sender, subject, text and files."""

    @property
    def signed(self) -> str:
        """Who wrote it, as one tells a person: also who has no address."""
        return self.sender or self.header("from")[:100] or "nobody"

    def header(self, name: str) -> str:
        """The first field of that name, or nothing."""
        return encodings.first(self.headers, name)


def read_mail(raw: bytes, *, apart: Mapping[bytes, bytes] = NOTHING_APART, flaws: tuple[str, ...] = ()) -> Incoming:
    """What this mail says, whatever it is made of. What was taken out before is put back in place of its mark."""
    whole, more_flaws = taken_apart(raw)
    flaws += more_flaws
    headers = {name: tuple(map(encodings.plain_words, values)) for name, values in whole.fields.items()}
    senders = tuple(encodings.addresses_in(whole.fields.get("from", ())))
    sender = next(iter(senders), "")
    subject = encodings.first(headers, "subject")
    leaves = tuple(whole.leaves())
    files = tuple(
        Attached(part.file_name, part.kind, apart.get(part.content, part.content), part.shown_as)
        for part in leaves
        if is_file(part)
    )
    text, more_flaws = text_of(whole)
    named = (encodings.mailboxes(whole.fields.get(name, ())) for name in RECIPIENT_FIELDS)
    recipients = dict.fromkeys(address for people in named for _, address in people)
    answered = encodings.message_ids(whole.fields.get("in-reply-to", ()))
    references = encodings.message_ids(whole.fields.get("references", ()))
    hashes = (sha256(file.content).hexdigest() for file in files)
    return Incoming(
        sender=sender,
        senders=senders,
        recipients=tuple(recipients)[:MOST_RECIPIENTS],
        subject=subject,
        message_id=next(iter(encodings.message_ids(whole.fields.get("message-id", ()))), ""),
        answers_to=tuple(dict.fromkeys((*answered, *reversed(references)))),
        kind=encodings.first(headers, "content-type"),
        headers=headers,
        text=text,
        files=files,
        reports=tuple(
            encodings.decoded(encodings.beginning(part.content, LONGEST_REPORT), "utf-8")
            for part in leaves
            if is_report(part)
        ),
        flaws=flaws + more_flaws,
        digest=sha256("\0".join((sender, subject, text, *hashes)).encode("utf-8")).hexdigest(),
    )


@frozen
class Part:
    """A part of a mail, or the whole; one that is made of others has no content of its own."""

    kind: str
    """Its declared content type, `text/plain` if it declares none."""
    fields: encodings.Fields
    content: bytes
    parts: tuple[Part, ...] = ()

    def parameter(self, name: str) -> str:
        """A parameter of its content type, or nothing."""
        return encodings.parameter(encodings.first(self.fields, "content-type"), name)

    @property
    def disposition(self) -> str:
        """`attachment`, `inline` or nothing."""
        return encodings.first(self.fields, "content-disposition").partition(";")[0].strip().lower()

    @property
    def file_name(self) -> str:
        """The name it is to be saved under, without folders, or nothing."""
        name = encodings.parameter(encodings.first(self.fields, "content-disposition"), "filename") or self.parameter(
            "name"
        )
        return re.split(r"[/\\]", encodings.plain_words(name))[-1][:200]

    @property
    def shown_as(self) -> str:
        """The Content-ID by which a text may show it, unless it is attached."""
        return "" if self.disposition == "attachment" else encodings.first(self.fields, "content-id").strip("<> ")

    def leaves(self) -> Iterator[Part]:
        """The parts that are not made of others, in their order."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.leaves()


def fields_of(head: bytes) -> encodings.Fields:
    """The fields of a header, also below the line with which an mbox lets a mail begin."""
    preface = MBOX_LINE.match(head)
    return encodings.read_fields(head[preface.end() if preface else 0 :])


def taken_apart(raw: bytes) -> tuple[Part, tuple[str, ...]]:
    """The mail as a tree of parts, and which caps it passed; what lies beyond a cap is left out."""
    cutter = _Cutter(raw[:LARGEST].replace(b"\r\n", b"\n"))
    if len(raw) > LARGEST:
        cutter.flaws.append("over 5 MB")
    preface = MBOX_LINE.match(cutter.raw)
    whole = cutter.part(preface.end() if preface else 0, len(cutter.raw), depth=0)
    return whole, tuple(dict.fromkeys(cutter.flaws))


@dataclass(slots=True)
class _Cutter:
    """Cuts one mail, and counts while it does."""

    raw: bytes
    flaws: list[str] = field(default_factory=list)
    count: int = 0

    def part(self, start: int, end: int, *, depth: int) -> Part:
        self.count += 1
        head = HEAD.match(self.raw, start, end)
        body = head.end() if head else start
        fields = encodings.read_fields(self.raw[start : min(body, start + LARGEST_HEAD)])
        if body - start > LARGEST_HEAD:
            self.flaws.append("over 256 KB of header")
        body += self.raw[body : body + 1] == b"\n"
        declared = encodings.first(fields, "content-type")
        kind = declared.partition(";")[0].strip().lower()
        if kind.startswith("multipart/"):
            pieces = tuple(
                islice(self._pieces(body, end, boundary=encodings.parameter(declared, "boundary")), MOST_PARTS)
            )
            if pieces:
                return Part(kind, fields, b"", self._inside(pieces, depth))
        shown = kind if KIND.fullmatch(kind) and not kind.startswith("multipart/") else "text/plain"
        content = self.raw[body:end]
        match encodings.first(fields, "content-transfer-encoding").strip().lower():
            case "base64":
                content = encodings.from_base64(content)
            case "quoted-printable":
                content = a2b_qp(content)
        return Part(shown, fields, content)

    def _inside(self, pieces: tuple[tuple[int, int], ...], depth: int) -> tuple[Part, ...]:
        if depth == DEEPEST:
            self.flaws.append(f"over {DEEPEST} parts deep")
            return ()
        parts = []
        for start, end in pieces:
            if self.count >= MOST_PARTS:
                self.flaws.append(f"over {MOST_PARTS} parts")
                break
            parts.append(self.part(start, end, depth=depth + 1))
        return tuple(parts)

    def _pieces(self, start: int, end: int, *, boundary: str) -> Iterator[tuple[int, int]]:
        """Where each part begins and ends; the words before the first and after the last are nobody's."""
        if not boundary:
            return
        begin = None
        for at, found in encodings.marks(self.raw, b"--" + boundary.encode("utf-8"), start, end):
            if begin is not None:
                yield begin, max(begin, at - 1)
            if found[1]:
                return
            begin = found.end()
        if begin is not None:
            yield begin, end


def text_of(whole: Part) -> tuple[str, tuple[str, ...]]:
    """The text that a person sees of this mail, and the caps on text that it passed."""
    reader = _Reader()
    text = reader.shown(whole)
    caps = (("over 400 KB of HTML", reader.html_left < 0), ("over 64 KB of text", len(text) > LONGEST_TEXT))
    return text[:LONGEST_TEXT], tuple(cap for cap, passed in caps if passed)


def is_report(part: Part) -> bool:
    """Whether it is another mail, or what a mail server tells of one: never words of this sender."""
    return part.kind.startswith("message/") or part.kind == "text/rfc822-headers"


def is_file(part: Part) -> bool:
    """Whether it came along as a file."""
    if part.kind.startswith("multipart/") or is_report(part):
        return False
    return part.kind not in ("text/plain", "text/html") or part.disposition == "attachment" or bool(part.file_name)


@dataclass(slots=True)
class _Reader:
    """Reads the parts of one mail."""

    html_left: int = LONGEST_HTML

    def shown(self, part: Part) -> str:
        match part.kind:
            case "multipart/alternative":
                return self._best_of(part.parts)
            case "multipart/related":
                return self.shown(part.parts[0]) if part.parts else ""
            case "text/html" if not is_file(part):
                source = encodings.beginning(part.content, max(0, self.html_left))
                self.html_left -= len(part.content)
                if self.html_left < 0:  # half a tag would be text
                    source = source[: source.rfind(b"<")] if source.rfind(b"<") > source.rfind(b">") else source
                return flattened(encodings.decoded(source, part.parameter("charset"))) if source else ""
            case "text/plain" if not is_file(part):
                content = encodings.beginning(part.content, (LONGEST_TEXT + 1) * MOST_BYTES_A_LETTER)
                text = encodings.cleaned(encodings.decoded(content, part.parameter("charset")))
                if part.parameter("format").lower() == "flowed":
                    text = unflowed(text, drop_space=part.parameter("delsp").lower() == "yes")
                return text.strip("\n")
        return self._joined(part.parts)

    def _joined(self, parts: Iterable[Part]) -> str:
        return "\n".join(text for text in map(self.shown, parts) if text)

    def _best_of(self, parts: tuple[Part, ...]) -> str:
        """The plain text, unless it is empty or only says that there is another."""
        plain = self._joined(part for part in parts if part.kind == "text/plain")
        if plain.strip() and "html" not in plain.lower():
            return plain
        others = map(self.shown, (part for part in parts if part.kind != "text/plain"))
        rich = next(filter(str.strip, others), "")
        says_the_same = " ".join(plain.split()) in " ".join(rich.split())
        return rich if rich and not (plain.strip() and says_the_same) else plain
