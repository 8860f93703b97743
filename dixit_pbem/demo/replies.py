"""Answers as the mails that real programs make of them, each with its own way to quote. Pure, byte for byte."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape
from textwrap import wrap
from urllib.parse import parse_qs, unquote, urlsplit
from zoneinfo import ZoneInfo

from dixit_pbem.demo.friends import Friend, Program
from dixit_pbem.demo.script import ADDRESS, TITLE
from dixit_pbem.frozen import frozen

_WIDTH = 72
_AGENTS = {
    Program.MUTT: ("User-Agent", "Mutt/2.2.12 (2023-09-09)"),
    Program.THUNDERBIRD: ("User-Agent", "Mozilla Thunderbird"),
    Program.IPHONE: ("X-Mailer", "iPhone Mail (22G86)"),
    Program.APPLE_MAIL: ("X-Mailer", "Apple Mail (2.3826.400.131)"),
    Program.OUTLOOK: ("X-Mailer", "Microsoft Outlook 16.0"),
}

_LED = {
    Program.MUTT: ("EEE, MMM dd, yyyy 'at' hh:mm:ssa xx", "On {then}, {asked.sender} wrote:\n"),
    Program.GMAIL: ("EEEE, d/MM/yyyy 'à(s)' HH:mm", "{asked.sender} <{asked.address}> escreveu ({then}):\n\n"),
    Program.THUNDERBIRD: ("d.MM.yyyy 'o' HH:mm", "W dniu {then}, {asked.sender} pisze:\n"),
    Program.IPHONE: (
        "MMM d, yyyy, 'at' h:mm\u202fa",
        "> On {then}, {asked.sender} <{asked.address}> wrote:\n> \n",
    ),
    Program.APPLE_MAIL: (
        "d MMM yyyy, 'alle' 'ore' HH:mm",
        "> Il giorno {then}, {asked.sender} <{asked.address}> ha scritto:\n> \n",
    ),
    Program.OUTLOOK: (
        "EEEE d MMMM yyyy HH:mm",
        "Da: {asked.sender} <{asked.address}>\nInviato: {then}\n"
        "A: {friend.full_name} <{friend.email}>\nOggetto: {asked.subject}\n\n",
    ),
}
"""How each program writes the moment of the mail that it answers, and what leads the quote in."""


@frozen
class Received:
    """A mail of the game as its reader has it before them."""

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


@frozen
class Reply:
    """What somebody writes in answer to a mail, or to the game where it answers none; when, and with which program."""

    words: str
    friend: Friend
    at: datetime
    by: Program
    to: Received | None


def mail_of(reply: Reply) -> bytes:
    """The whole mail, as the server of the game receives it."""
    mail = EmailMessage()
    if reply.to is None:
        _first_mail(mail, reply)
    elif reply.by is Program.LINK:
        _tapped(mail, reply, reply.to)
    else:
        _answer_to(mail, reply, reply.to)
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


def _first_mail(mail: EmailMessage, reply: Reply) -> None:
    """Somebody writes who was never written to."""
    mail["To"] = ADDRESS
    mail["Subject"] = TITLE
    mail.set_content(f"{_signed(reply)}\n", cte="quoted-printable")


def _signed(reply: Reply) -> str:
    return f"{reply.words}\n\n{reply.friend.signature}"


def _tapped(mail: EmailMessage, reply: Reply, asked_by: Received) -> None:
    """What opens when somebody taps a link: the answer is there already."""
    for link in asked_by.links:
        parts = urlsplit(link)
        asked = parse_qs(parts.query)
        if asked.get("body", [""])[0].splitlines()[:1] == [reply.words]:
            mail["To"] = unquote(parts.path)
            mail["Subject"] = asked["subject"][0]
            mail.set_content(f"{reply.words}\n", cte="quoted-printable")
            return
    raise LookupError(f"No link in “{asked_by.subject}” answers {reply.words}.")


def _answer_to(mail: EmailMessage, reply: Reply, asked: Received) -> None:
    from babel.dates import format_datetime as in_words

    friend = reply.friend
    # Outlook speaks Italian here, and no other program translates the two letters.
    before = "R: " if reply.by is Program.OUTLOOK else "Re: "
    mail["To"] = f"{asked.sender} <{asked.address}>"
    mail["Subject"] = before + asked.subject
    mail["In-Reply-To"] = asked.message_id
    mail["References"] = " ".join(filter(None, (asked.references, asked.message_id)))
    pattern, led = _LED[reply.by]
    then = in_words(asked.date.astimezone(ZoneInfo(friend.timezone)), pattern, locale=friend.speaks)
    led = led.format(then=then, asked=asked, friend=friend)
    # Only these two send letters that are no ASCII as they are.
    cte = "8bit" if reply.by in (Program.MUTT, Program.THUNDERBIRD) else "quoted-printable"
    params = {"format": "flowed"} if reply.by is Program.THUNDERBIRD else None
    mail.set_content(_text(reply, asked.text, led), cte=cte, params=params)
    html = _html(reply, asked.text, led)
    if html:
        mail.add_alternative(html, subtype="html", cte="quoted-printable")


def _text(reply: Reply, asked: str, led: str) -> str:
    """The answer and the mail that it answers, each line of that behind a mark unless the program has its own way."""
    answer = _signed(reply)
    if reply.by is Program.MUTT:
        # Its quote is cut down to what matters, and the answer stands below it.
        said = next((line for line in asked.splitlines()[1:] if reply.friend.name in line), "…")
        return f"{led}> {said}\n\n{answer}\n"
    if reply.by is Program.OUTLOOK:
        return f"{answer}\n\n{led}{asked}\n"
    lines = (part for line in asked.rstrip().splitlines() for part in wrap(line, _WIDTH, drop_whitespace=False) or [""])
    quoted = "\n".join(f"> {line.rstrip()}".rstrip() for line in lines)
    return f"{answer}\n\n{led}{quoted}\n"


def _html(reply: Reply, asked: str, led: str) -> str:
    """The same in HTML, by the programs that send both."""
    answer, led = _signed(reply), led.rstrip()
    if reply.by is Program.GMAIL:
        return (
            f'<div dir="ltr">{_in_html(answer)}</div><br><div class="gmail_quote gmail_quote_container">'
            f'<div dir="ltr" class="gmail_attr">{_in_html(led)}<br></div><blockquote class="gmail_quote" '
            'style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">'
            f"{_in_html(asked)}</blockquote></div>\n"
        )
    if reply.by is Program.OUTLOOK:
        return (
            f'<html><body lang="IT"><div class="WordSection1">{_paragraphs(answer)}'
            '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">'
            f'<p class="MsoNormal">{_in_html(led)}</p></div>{_paragraphs(asked)}</div></body></html>\n'
        )
    return ""


def _in_html(text: str) -> str:
    return escape(text, quote=False).replace("\n", "<br>\n")


def _paragraphs(text: str) -> str:
    lines = (escape(line, quote=False) or "&nbsp;" for line in text.splitlines())
    return "\n".join(f'<p class="MsoNormal">{line}<o:p></o:p></p>' for line in lines)
