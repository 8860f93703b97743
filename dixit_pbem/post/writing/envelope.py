"""A rendered letter becomes a mail: `mixed(alternative(text, related(html, pictures)), enclosures)`. Pure.

Everything in it follows from the letter and its envelope, so the same letter is the same mail, byte for byte.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from email.header import Header
from email.headerregistry import Address, AddressHeader
from email.message import EmailMessage, MIMEPart
from email.policy import EmailPolicy
from functools import lru_cache
from hashlib import sha256

from dixit_pbem.frozen import frozen
from dixit_pbem.post.marks import LOOP_HEADER
from dixit_pbem.post.writing.figures import shows_no_card
from dixit_pbem.post.writing.looks import Rendered

MARK = re.compile(r"<[!-;=?-~]+@[!-;=?-~]+>")
"""A Message-ID, whoever wrote it."""
_MARKS = ("message-id", "in-reply-to", "references", "list-id")
_READ = ("subject", "from", "to", "reply-to")
_NO_ANSWER_WANTED = "All"
_LINE = 76
_KEPT = 64
"""A picture of the table goes to everybody: so many files are written in letters once."""
_OF_A_PART, _HEADERS_KEPT = "Content-", 512
"""What stands above a picture is the same in everybody's mail: so many such headers are read and folded once."""


class _Policy(EmailPolicy):
    """Lines as the standards want them; marks stay whole, for a mark in pieces is another mark."""

    def header_store_parse(self, name: str, value: str) -> tuple[str, str]:
        return _parsed(name, value) if name.startswith(_OF_A_PART) else super().header_store_parse(name, value)

    def fold_binary(self, name: str, value: str) -> bytes:
        if name.lower() in _MARKS:
            marks = f"{self.linesep} ".join(str(value).split())
            return f"{name}: {marks}{self.linesep}".encode("ascii")
        if name.lower() in _READ and not str(value).isascii() and not self.utf8:
            return self._read(name, value)
        return _folded(self, name, value) if name.startswith(_OF_A_PART) else super().fold_binary(name, value)

    def _read(self, name: str, value: str) -> bytes:
        """What people read, with accents: the library's own folding loses and doubles blanks, and tears words."""
        who = value.addresses[0] if isinstance(value, AddressHeader) else None
        text = who.display_name if who else str(value)
        encoded = Header(text, "utf-8", maxlinelen=_LINE, header_name=name).encode(linesep=self.linesep)
        address = f"{self.linesep} <{who.addr_spec}>" if who else ""
        return f"{name}: {encoded}{address}{self.linesep}".encode("ascii")


@lru_cache(_HEADERS_KEPT)
def _parsed(name: str, value: str) -> tuple[str, str]:
    return EmailPolicy.header_store_parse(POLICY, name, value)


@lru_cache(_HEADERS_KEPT)
def _folded(policy: EmailPolicy, name: str, value: str) -> bytes:
    return EmailPolicy.fold_binary(policy, name, value)


POLICY = _Policy(linesep="\r\n")
_IN_UTF_8 = POLICY.clone(utf8=True)
"""For addresses that cannot be written otherwise."""


@frozen
class Envelope:
    """What stands on a mail: from whom, for whom, about what, and by which marks it is known again."""

    sender_name: str
    sender: str
    reader_name: str
    reader: str
    reply_to: str
    subject: str
    date: datetime
    message_id: str
    references: tuple[str, ...]
    """What it answers to, the nearest last."""
    language: str
    loop_mark: str
    list_id: str
    answers: bool
    """Whether it answers a mail, or comes by itself."""
    leave: str = ""
    """The `mailto:` address by which who reads along leaves; players have none."""


@frozen
class Enclosure:
    """A file that comes along."""

    name: str
    kind: str
    """`application/pdf`"""
    content: bytes


def message(
    rendered: Rendered, envelope: Envelope, *, pictures: Mapping[str, bytes], enclosures: Iterable[Enclosure] = ()
) -> EmailMessage:
    """The mail."""
    mail = EmailMessage(POLICY)
    mail.set_content(rendered.text, cte="quoted-printable")
    mail.add_alternative(rendered.html, subtype="html", cte="quoted-printable")
    if rendered.pictures:
        _, html = mail.iter_parts()
        html.make_related()
        for number, key in enumerate(rendered.pictures, 1):
            subtype, ending = ("png", "png") if pictures[key][:4] == b"\x89PNG" else ("jpeg", "jpg")
            # Cards are called by their letter or number, as the text says; the others by no word of any language.
            name = f"p{number}" if shows_no_card(key) else key.lower()
            html.attach(_file(f"{name}.{ending}", f"image/{subtype}", pictures[key], "inline", f"<{key}@dixit>"))
    files = [_file(enclosed.name, enclosed.kind, enclosed.content, "attachment") for enclosed in enclosures]
    if files:
        mail.make_mixed()
    for file in files:
        mail.attach(file)
    _address(mail, envelope)
    for number, part in enumerate(mail.walk()):
        if part.is_multipart():
            # Boundaries that chance chose would make every try of a mail another mail.
            part.set_boundary("=_" + sha256(f"{envelope.message_id}/{number}".encode()).hexdigest()[:24])
    return mail


def as_bytes(mail: EmailMessage) -> bytes:
    """The mail as it goes over the wire."""
    addresses = (one.addr_spec for name in ("From", "To") for one in mail[name].addresses)
    policy = POLICY if all(map(str.isascii, addresses)) else _IN_UTF_8
    return b"".join(_written(mail, policy))


def _written(part: MIMEPart, policy: EmailPolicy) -> Iterator[bytes]:
    """What the generator of the library writes, which looks at every line of every picture."""
    for name, value in part.raw_items():
        yield policy.fold_binary(name, value)
    yield b"\r\n"
    payload = part.get_payload()
    if isinstance(payload, str):
        yield _on_the_wire(payload)
        return
    boundary = f"--{part.get_boundary()}".encode()
    for inner in part.iter_parts():
        yield b"%b\r\n" % boundary
        yield from _written(inner, policy)
        yield b"\r\n"
    yield b"%b--\r\n" % boundary


@lru_cache(_KEPT)
def _on_the_wire(payload: str) -> bytes:
    return payload.replace("\n", "\r\n").encode("ascii")


@lru_cache(_KEPT)
def _file(name: str, kind: str, content: bytes, disposition: str, mark: str = "") -> EmailMessage:
    """A file as a part of a mail; mails share it, and none of them changes it."""
    part = EmailMessage(POLICY)
    part["Content-Type"] = kind
    part["Content-Transfer-Encoding"] = "base64"
    part["Content-Disposition"] = f'{disposition}; filename="{name}"'
    if mark:
        part["Content-ID"] = mark
    part.set_payload(_base64(content))
    return part


@lru_cache(_KEPT)
def _base64(content: bytes) -> str:
    encoded = b64encode(content)
    whole, rest = divmod(len(encoded), _LINE)
    lines = bytearray(b"\n") * (whole * (_LINE + 1))
    # Column by column instead of line by line: a page has ten thousand lines, and each has 76 columns.
    for column in range(_LINE if whole else 0):
        lines[column :: _LINE + 1] = encoded[column : whole * _LINE : _LINE]
    return (lines + encoded[whole * _LINE :] + b"\n" * bool(rest)).decode("ascii")


def _address(mail: EmailMessage, envelope: Envelope) -> None:
    mail["From"] = _address_of(envelope.sender_name, envelope.sender)
    mail["To"] = _address_of(envelope.reader_name, envelope.reader)
    if envelope.reply_to != envelope.sender:
        mail["Reply-To"] = _address_of(envelope.sender_name, envelope.reply_to)
    mail["Subject"] = envelope.subject
    mail["Date"] = envelope.date
    mail["Message-ID"] = envelope.message_id
    if envelope.references:
        mail["In-Reply-To"] = envelope.references[-1]
        mail["References"] = " ".join(envelope.references)
    mail["Content-Language"] = envelope.language
    mail["List-Id"] = envelope.list_id
    if envelope.leave:
        mail["List-Unsubscribe"] = f"<{envelope.leave}>"
    mail["Auto-Submitted"] = "auto-replied" if envelope.answers else "auto-generated"
    mail["X-Auto-Response-Suppress"] = _NO_ANSWER_WANTED
    mail[LOOP_HEADER] = envelope.loop_mark


def _address_of(name: str, address: str) -> Address:
    """A name and an address, its domain as the network knows it."""
    local, _, domain = address.rpartition("@")
    return Address(name, local, domain if domain.isascii() else domain.encode("idna").decode())
