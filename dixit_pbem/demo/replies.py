"""Answers as the mails that real programs make of them, each with its own way to quote. Pure, byte for byte."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape
from textwrap import wrap
from urllib.parse import parse_qs, unquote, urlsplit
from zoneinfo import ZoneInfo

from dixit_pbem.demo.friends import Friend, Program

_WIDTH = 72
_AGENTS = {
    Program.MUTT: ("User-Agent", "Mutt/2.2.12 (2023-09-09)"),
    Program.THUNDERBIRD: ("User-Agent", "Mozilla Thunderbird"),
    Program.IPHONE: ("X-Mailer", "iPhone Mail (22G86)"),
    Program.APPLE_MAIL: ("X-Mailer", "Apple Mail (2.3826.400.131)"),
    Program.OUTLOOK: ("X-Mailer", "Microsoft Outlook 16.0"),
}


@dataclass(frozen=True, slots=True)
class Received:
    """A mail of the game as its reader has it before him."""

    subject: str
    message_id: str
    references: str
    sender: str
    """The display name."""
    address: str
    """Where answers go."""
    date: datetime
    text: str
    links: tuple[str, ...]
    """The `mailto:` addresses behind its links."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody writes in answer to a mail, when, and with which program."""

    words: str
    friend: Friend
    at: datetime
    by: Program
    to: Received


def mail_of(reply: Reply) -> bytes:
    """The whole mail, as the server of the game receives it."""
    mail = EmailMessage()
    if reply.by is Program.LINK:
        _new_mail(mail, reply)
    else:
        _answer_to(mail, reply)
    _head(mail, reply)
    if mail.is_multipart():
        mail.set_boundary(f"=_{_mark(reply, 'parts')}")
    return mail.as_bytes()


def _head(mail: EmailMessage, reply: Reply) -> None:
    friend = reply.friend
    host = friend.email.partition("@")[2]
    arrived = format_datetime(reply.at.astimezone(UTC))
    mail["Received"] = f"from mail.{host} by mx.example.org with ESMTPS id {_mark(reply, 'way')[:10]}; {arrived}"
    mail["Date"] = format_datetime(reply.at.astimezone(ZoneInfo(friend.timezone)))
    mail["From"] = f"{friend.full_name} <{friend.email}>"
    mail["Message-ID"] = f"<{_mark(reply, 'id')}@{host}>"
    if reply.by in _AGENTS:
        name, agent = _AGENTS[reply.by]
        mail[name] = agent


def _mark(reply: Reply, purpose: str) -> str:
    """A mark that no other mail has, and that is the same each time."""
    whole = f"{purpose} {reply.friend.email} {reply.at.isoformat()} {reply.words}"
    return hashlib.sha256(whole.encode()).hexdigest()[:24]


def _new_mail(mail: EmailMessage, reply: Reply) -> None:
    """What opens when somebody taps a link: the answer is there already."""
    address, subject = _link_for(reply)
    mail["To"] = address
    mail["Subject"] = subject
    mail.set_content(f"{reply.words}\n", cte="quoted-printable")


def _link_for(reply: Reply) -> tuple[str, str]:
    for link in reply.to.links:
        parts = urlsplit(link)
        asked = parse_qs(parts.query)
        if asked.get("body", [""])[0].splitlines()[:1] == [reply.words]:
            return unquote(parts.path), asked["subject"][0]
    raise LookupError(f"No link in “{reply.to.subject}” answers {reply.words}.")


def _answer_to(mail: EmailMessage, reply: Reply) -> None:
    asked = reply.to
    # Outlook speaks Italian here, and no other program translates the two letters.
    before = "R: " if reply.by is Program.OUTLOOK else "Re: "
    mail["To"] = f"{asked.sender} <{asked.address}>"
    mail["Subject"] = before + asked.subject
    mail["In-Reply-To"] = asked.message_id
    mail["References"] = " ".join(filter(None, (asked.references, asked.message_id)))
    _BODIES[reply.by](mail, reply)


def _mutt(mail: EmailMessage, reply: Reply) -> None:
    """A quote cut down to what matters, and the answer below it."""
    said = next((line for line in reply.to.text.splitlines()[1:] if reply.friend.name in line), "…")
    then = _moment(reply, "EEE, MMM dd, yyyy 'at' hh:mm:ssa xx")
    text = f"On {then}, {reply.to.sender} wrote:\n> {said}\n\n{reply.words}\n\n{reply.friend.signature}\n"
    mail.set_content(text, cte="8bit")


def _gmail(mail: EmailMessage, reply: Reply) -> None:
    then = _moment(reply, "EEEE, d/MM/yyyy 'à(s)' HH:mm")
    above = f"{reply.words}\n\n{reply.friend.signature}"
    led = f"{reply.to.sender} <{reply.to.address}> escreveu ({then}):"
    mail.set_content(f"{above}\n\n{led}\n\n{_marked(reply.to.text)}\n", cte="quoted-printable")
    mail.add_alternative(
        f'<div dir="ltr">{_in_html(above)}</div><br><div class="gmail_quote gmail_quote_container">'
        f'<div dir="ltr" class="gmail_attr">{_in_html(led)}<br></div><blockquote class="gmail_quote" '
        'style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">'
        f"{_in_html(reply.to.text)}</blockquote></div>\n",
        subtype="html",
        cte="quoted-printable",
    )


def _thunderbird(mail: EmailMessage, reply: Reply) -> None:
    then = _moment(reply, "d.MM.yyyy 'o' HH:mm")
    led = f"W dniu {then}, {reply.to.sender} pisze:"
    text = f"{reply.words}\n\n{reply.friend.signature}\n\n{led}\n{_marked(reply.to.text)}\n"
    mail.set_content(text, cte="8bit", params={"format": "flowed"})


def _iphone(mail: EmailMessage, reply: Reply) -> None:
    then = _moment(reply, "MMM d, yyyy, 'at' h:mm\u202fa")
    led = f"> On {then}, {reply.to.sender} <{reply.to.address}> wrote:\n> \n"
    text = f"{reply.words}\n\n{reply.friend.signature}\n\n{led}{_marked(reply.to.text)}\n"
    mail.set_content(text, cte="quoted-printable")


def _apple_mail(mail: EmailMessage, reply: Reply) -> None:
    then = _moment(reply, "d MMM yyyy, 'alle' 'ore' HH:mm")
    led = f"Il giorno {then}, {reply.to.sender} <{reply.to.address}> ha scritto:"
    text = f"{reply.words}\n\n{reply.friend.signature}\n\n> {led}\n> \n{_marked(reply.to.text)}\n"
    mail.set_content(text, cte="quoted-printable")


def _outlook(mail: EmailMessage, reply: Reply) -> None:
    """A block of headers, and below it the quote without any marks."""
    asked = reply.to
    block = (
        f"Da: {asked.sender} <{asked.address}>\nInviato: {_moment(reply, 'EEEE d MMMM yyyy HH:mm')}\n"
        f"A: {reply.friend.full_name} <{reply.friend.email}>\nOggetto: {asked.subject}"
    )
    above = f"{reply.words}\n\n{reply.friend.signature}"
    mail.set_content(f"{above}\n\n{block}\n\n{asked.text}\n", cte="quoted-printable")
    mail.add_alternative(
        f'<html><body lang="IT"><div class="WordSection1">{_paragraphs(above)}'
        '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">'
        f'<p class="MsoNormal">{_in_html(block)}</p></div>{_paragraphs(asked.text)}</div></body></html>\n',
        subtype="html",
        cte="quoted-printable",
    )


_BODIES = {
    Program.MUTT: _mutt,
    Program.GMAIL: _gmail,
    Program.THUNDERBIRD: _thunderbird,
    Program.IPHONE: _iphone,
    Program.APPLE_MAIL: _apple_mail,
    Program.OUTLOOK: _outlook,
}


def _moment(reply: Reply, pattern: str) -> str:
    """When the mail was sent, as the writer's program says it."""
    from babel.dates import format_datetime as in_words

    zone = ZoneInfo(reply.friend.timezone)
    return str(in_words(reply.to.date.astimezone(zone), pattern, locale=reply.friend.speaks))


def _marked(text: str) -> str:
    """Every line behind a quote mark; long ones are wrapped once more."""
    lines = (part for line in text.rstrip().splitlines() for part in wrap(line, _WIDTH, drop_whitespace=False) or [""])
    return "\n".join(f"> {line.rstrip()}".rstrip() for line in lines)


def _in_html(text: str) -> str:
    return escape(text, quote=False).replace("\n", "<br>\n")


def _paragraphs(text: str) -> str:
    lines = (escape(line, quote=False) or "&nbsp;" for line in text.splitlines())
    return "\n".join(f'<p class="MsoNormal">{line}<o:p></o:p></p>' for line in lines)
