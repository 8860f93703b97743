"""A mail as a page for a frame: its own HTML with the pictures that came in it, or its text. Nothing of it acts."""

from __future__ import annotations

import email
import email.policy
import re
from base64 import b64encode
from email.message import EmailMessage, MIMEPart
from html import escape

_CID = re.compile(r"cid:([^\"'\s)>]+)")
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
LARGEST_PICTURE = 4_000_000
PLAIN = (
    '<!doctype html><html><head><meta charset="utf-8"><style>body{{font:16px/1.5 system-ui,sans-serif;margin:1rem;'
    "white-space:pre-wrap;overflow-wrap:anywhere;background:#fffdf7;color:#1c2350}}</style></head><body>{text}</body></html>"
)


def as_page(raw: bytes) -> bytes:
    """What a reader would see of this mail."""
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    if not isinstance(mail, EmailMessage):
        raise TypeError(mail)
    body = mail.get_body(("html", "plain"))
    text = _text_of(body) if body is not None else ""
    if body is None or body.get_content_type() != "text/html":
        return PLAIN.format(text=escape(text)).encode()
    pictures = {_id_of(part): _as_data(part) for part in mail.walk() if part.get_content_type() in _PICTURES}
    return _CID.sub(lambda found: pictures.get(found[1], ""), text).encode("utf-8", "replace")


def has_page(raw: bytes) -> bool:
    """Whether a mail has HTML of its own."""
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    return any(part.get_content_type() == "text/html" for part in mail.walk())


def subject_of(raw: bytes) -> str:
    """The line above a mail."""
    return str(email.message_from_bytes(raw, policy=email.policy.default)["Subject"] or "")


def _text_of(part: MIMEPart) -> str:
    content = part.get_payload(decode=True)
    if not isinstance(content, bytes):
        return ""
    try:
        return content.decode(part.get_content_charset("utf-8"), "replace")
    except LookupError:
        return content.decode("utf-8", "replace")


def _id_of(part: object) -> str:
    found = part["Content-ID"] if isinstance(part, EmailMessage) else None
    return str(found or "").strip().strip("<>")


def _as_data(part: object) -> str:
    content = part.get_payload(decode=True) if isinstance(part, EmailMessage) else None
    if not isinstance(part, EmailMessage) or not isinstance(content, bytes) or len(content) > LARGEST_PICTURE:
        return ""
    return f"data:{part.get_content_type()};base64,{b64encode(content).decode()}"
