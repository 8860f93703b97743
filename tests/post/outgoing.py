"""Mails that are ready to leave."""

from email.message import EmailMessage
from email.policy import SMTP
from hashlib import sha256

from dixit_pbem.post.carriers.transport import Outgoing

SENDER = "dixit@example.test"


def outgoing(recipient: str, *, text: str = "Your hand\n", number: int = 12) -> Outgoing:
    """A small mail. Its Message-ID follows from reader and number."""
    name = recipient.partition("@")[0]
    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["To"], mail["Subject"] = SENDER, recipient, "[Ours] Round 1"
    mail["Message-ID"] = f"<{sha256(f'{number} {recipient}'.encode()).hexdigest()[:24]}@example.test>"
    mail.set_content(text, cte="quoted-printable")
    return Outgoing(mail.as_bytes(), SENDER, recipient, f"{number:04}-{name}-hand")
