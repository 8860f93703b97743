"""Replies as the mail programs of the players write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from html import escape

GAME = "Sunday dreamers"
WROTE = {
    "fr": "Le mer. 18 nov. 2026 à 10:00, {writer} a écrit :",
    "en": "On Wed, 18 Nov 2026 at 10:00, {writer} wrote:",
    "it": "Il giorno mer 18 nov 2026 alle ore 10:00 {writer} ha scritto:",
    "pl": "śr., 18 lis 2026 o 10:00 {writer} napisał(a):",
    "de": "Am Mi., 18. Nov. 2026 um 10:00 Uhr schrieb {writer}:",
    "pt": "{writer} escreveu (quarta, 18/11/2026 à(s) 10:00):",
    "es": "El mié, 18 nov 2026 a las 10:00, {writer} escribió:",
}
BLOCK = {
    "fr": ("De", "Envoyé", "À", "Objet"),
    "en": ("From", "Sent", "To", "Subject"),
    "it": ("Da", "Inviato", "A", "Oggetto"),
    "pl": ("Od", "Wysłano", "Do", "Temat"),
    "de": ("Von", "Gesendet", "An", "Betreff"),
    "pt": ("De", "Enviada", "Para", "Assunto"),
    "es": ("De", "Enviado", "Para", "Asunto"),
}


@dataclass(frozen=True)
class Writer:
    """Who answers, from where, and in which language the mail program speaks."""

    name: str
    address: str
    language: str

    def __str__(self) -> str:
        return f"{self.name} <{self.address}>"


Client = Callable[[EmailMessage, str, Writer], EmailMessage]


def gmail(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    text, html = _bodies(mail)
    wrote = WROTE[writer.language].format(writer=mail["From"])
    reply = _reply(mail, writer, f"{answer}\n\n{wrote}\n\n{_marked(text)}\n")
    reply.add_alternative(
        f'<div dir="ltr">{_in_html(answer)}</div><br><div class="gmail_quote gmail_quote_container">'
        f'<div dir="ltr" class="gmail_attr">{escape(wrote)}<br></div>'
        f'<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">{html}</blockquote></div>',
        subtype="html",
    )
    return reply


def outlook(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    text, html = _bodies(mail)
    values = (str(mail["From"]), "18 November 2026 10:00", str(mail["To"]), str(mail["Subject"]))
    block = list(zip(BLOCK[writer.language], values, strict=True))
    lines = "\n".join(f"{name}: {value}" for name, value in block)
    reply = _reply(mail, writer, f"{answer}\n\n{'_' * 32}\n{lines}\n\n{text}", prefix="RE")
    bold = "<br>".join(f"<b>{name}:</b> {escape(value)}" for name, value in block)
    reply.add_alternative(
        f'<html><body><div class="elementToProof">{_in_html(answer)}</div><div id="appendonsend"></div><hr>'
        f'<div id="divRplyFwdMsg" dir="ltr">{bold}</div>{html}</body></html>',
        subtype="html",
    )
    reply["X-Auto-Response-Suppress"] = "OOF"
    return reply


def apple_mail(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    text, html = _bodies(mail)
    wrote = WROTE[writer.language].format(writer=mail["From"])
    reply = _reply(mail, writer, f"{answer}\n\n> {wrote}\n> \n{_marked(text)}\n")
    reply.add_alternative(
        f'<html><body><div>{_in_html(answer)}</div><div><br><blockquote type="cite"><div>{escape(wrote)}</div>'
        f"<br>{html}</blockquote></div></body></html>",
        subtype="html",
    )
    return reply


def thunderbird(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    text, _ = _bodies(mail)
    wrote = WROTE[writer.language].format(writer=mail["From"].addresses[0].display_name)
    return _reply(mail, writer, f"{wrote}\n{_marked(text)}\n\n{answer}\n", flowed=True)


def phone(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    """A tap on a link: a new mail that answers nothing, from a program that signs by itself."""
    reply = _begun(mail, writer, str(mail["Subject"]))
    reply.set_content(f"{answer}\n\nSent from my Android phone\n")
    return reply


def mutt(mail: EmailMessage, answer: str, writer: Writer) -> EmailMessage:
    """The answer stands in the middle of the quote, and a signature below it."""
    text, _ = _bodies(mail)
    wrote = WROTE[writer.language].format(writer=mail["From"])
    lines = _marked(text).split("\n")
    half = len(lines) // 2
    body = "\n".join([wrote, *lines[:half], "", answer, "", *lines[half:], "", "-- ", writer.name, "tel. 555 0123"])
    return _reply(mail, writer, body)


CLIENTS: Mapping[str, Client] = {
    client.__name__: client for client in (gmail, outlook, apple_mail, thunderbird, phone, mutt)
}


def robot(mail: EmailMessage, writer: Writer) -> EmailMessage:
    """What a mailbox answers while its owner is on holiday, as it should be marked."""
    reply = _reply(
        mail, writer, "I am away until Monday. In urgent matters write to 3 of my colleagues.", prefix="Auto"
    )
    reply["Auto-Submitted"] = "auto-replied (vacation)"
    return reply


def _reply(mail: EmailMessage, writer: Writer, text: str, *, prefix: str = "Re", flowed: bool = False) -> EmailMessage:
    reply = _begun(mail, writer, f"{prefix}: {mail['Subject']}")
    reply["In-Reply-To"] = mail["Message-ID"]
    reply["References"] = f"{mail['References'] or ''} {mail['Message-ID']}".strip()
    reply.set_content(text, params={"format": "flowed"} if flowed else None)
    return reply


def _begun(mail: EmailMessage, writer: Writer, subject: str) -> EmailMessage:
    reply = EmailMessage()
    reply["From"] = str(writer)
    reply["To"] = str(mail["Reply-To"] or mail["From"])
    reply["Subject"] = subject
    reply["Message-ID"] = make_msgid(domain=writer.address.partition("@")[2])
    return reply


def _bodies(mail: EmailMessage) -> tuple[str, str]:
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text is not None
    assert html is not None
    return text.get_content(), html.get_content()


def _marked(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.strip().split("\n"))


def _in_html(text: str) -> str:
    return "<br>".join(map(escape, text.split("\n")))
