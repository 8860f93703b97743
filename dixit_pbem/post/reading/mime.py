"""A raw mail becomes what a person would see of it. Any bytes do; nothing here raises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from dixit_pbem.post.reading.charsets import beginning, decoded
from dixit_pbem.post.reading.headers import first, mailboxes, message_ids, plain_words
from dixit_pbem.post.reading.parts import Part, taken_apart
from dixit_pbem.post.reading.showing import is_file, is_report, text_of

LONGEST_REPORT = 64 * 1024
MOST_RECIPIENTS = 100
RECIPIENT_FIELDS = ("to", "cc", "delivered-to", "x-original-to")


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that came along."""

    name: str
    kind: str
    """Its declared content type."""
    content: bytes


@dataclass(frozen=True, slots=True)
class Incoming:
    """One mail: from whom, to whom, what it answers and what it says."""

    sender: str
    """The bare address in lower case, or nothing."""
    sender_name: str
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
    """The same for two mails of the same sender, subject and text."""

    def header(self, name: str) -> str:
        """The first field of that name, or nothing."""
        return first(self.headers, name)


def read_mail(raw: bytes) -> Incoming:
    """What this mail says, whatever it is made of."""
    whole, flaws = taken_apart(raw)
    headers = {name: tuple(map(plain_words, values)) for name, values in whole.fields.items()}
    sender_name, sender = next(mailboxes(whole.fields.get("from", ())), ("", ""))
    subject = first(headers, "subject")
    leaves = tuple(whole.leaves())
    text, more_flaws = text_of(whole)
    return Incoming(
        sender=sender,
        sender_name=sender_name,
        recipients=_recipients(whole),
        subject=subject,
        message_id=next(iter(message_ids(whole.fields.get("message-id", ()))), ""),
        answers_to=_answers_to(whole),
        kind=first(headers, "content-type"),
        headers=headers,
        text=text,
        files=tuple(Attached(part.file_name, part.kind, part.content) for part in leaves if is_file(part)),
        reports=tuple(decoded(beginning(part.content, LONGEST_REPORT), "utf-8") for part in leaves if is_report(part)),
        flaws=flaws + more_flaws,
        digest=sha256("\0".join((sender, subject, text)).encode("utf-8")).hexdigest(),
    )


def _recipients(whole: Part) -> tuple[str, ...]:
    fields = (whole.fields.get(name, ()) for name in RECIPIENT_FIELDS)
    named = (address for values in fields for _, address in mailboxes(values))
    return tuple(dict.fromkeys(named))[:MOST_RECIPIENTS]


def _answers_to(whole: Part) -> tuple[str, ...]:
    answered = message_ids(whole.fields.get("in-reply-to", ()))
    references = message_ids(whole.fields.get("references", ()))
    return tuple(dict.fromkeys((*answered, *reversed(references))))
