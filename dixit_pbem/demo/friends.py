"""The six friends of the demonstration: who they are, and with which mail program each of them writes."""

from __future__ import annotations

from enum import Enum

from dixit_pbem.frozen import frozen


class Program(Enum):
    """A mail program, by the name that people know."""

    MUTT = "mutt"
    GMAIL = "Gmail"
    THUNDERBIRD = "Thunderbird"
    IPHONE = "an iPhone"
    APPLE_MAIL = "Apple Mail"
    OUTLOOK = "Outlook"
    LINK = "the link beside a picture"
    """Whatever opens when somebody taps a link: a new mail that answers none."""


@frozen
class Friend:
    """Somebody at the table."""

    name: str
    full_name: str
    email: str
    language: str
    """In which the mails of the game reach this friend at first."""
    speaks: str
    """The language of this friend's computer."""
    timezone: str
    program: Program
    signature: str
    minutes: int
    """How long an answer takes at least."""


FRIENDS: tuple[Friend, ...] = (
    Friend(
        "Bob",
        "Bob Hartley",
        "bob@example.org",
        "en",
        "en_US",
        "Europe/London",
        Program.MUTT,
        "-- \nBob Hartley          bob@example.org",
        95,
    ),
    Friend(
        "Ana",
        "Ana Sousa",
        "ana@example.net",
        "pt",
        "pt_PT",
        "Europe/Lisbon",
        Program.GMAIL,
        "Beijinhos, Ana",
        160,
    ),
    Friend(
        "Dawid",
        "Dawid Nowak",
        "dawid@example.com",
        "pl",
        "pl_PL",
        "Europe/Warsaw",
        Program.THUNDERBIRD,
        "-- \nDawid Nowak\nWarszawa",
        330,
    ),
    Friend(
        "Eve",
        "Eve Miller",
        "eve@example.net",
        "en",
        "en_US",
        "America/New_York",
        Program.IPHONE,
        "Sent from my iPhone",
        40,
    ),
    Friend(
        "Chiara",
        "Chiara Conti",
        "chiara@example.com",
        "it",
        "it_IT",
        "Europe/Rome",
        Program.APPLE_MAIL,
        "Chiara",
        210,
    ),
    Friend(
        "Fausto",
        "Fausto Riva",
        "fausto@example.org",
        "en",
        "it_IT",
        "Europe/Rome",
        Program.OUTLOOK,
        "Cordiali saluti\n\nFausto Riva\nOrologeria Riva",
        420,
    ),
)
FRIEND = {friend.name: friend for friend in FRIENDS}
