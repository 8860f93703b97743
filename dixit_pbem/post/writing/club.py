"""What a club itself writes, which is no table's: a line to whoever began one, a link with which one comes in."""

from __future__ import annotations

from dixit_pbem.frozen import frozen
from dixit_pbem.words import Words


@frozen
class Line:
    """A mail of plain text: its subject, and what it says."""

    subject: str
    paragraphs: tuple[str, ...]


def table_begun(words: Words, title: str, *, address: str, count: int, desk: str) -> Line:
    """What whoever began a table by mail is told: how people sit down, and where one looks after it."""
    at_the_desk = (
        words.say("Here you see how it stands, and do what a moderator does: {address}", address=desk) if desk else ""
    )
    return Line(
        words.say("Your table is open: {title}", title=title),
        (
            words.say("The table {title} is open, and you look after it.", title=words.quoted(title)),
            words.say(
                "Whoever writes “I want to play” to {address} is asked once whether that is so, and sits down with a "
                "yes. The game begins as soon as {count} are here; you are the first.",
                address=address,
                count=count,
            ),
            *([at_the_desk] if at_the_desk else []),
            words.say("If you wrote no such mail, somebody used your address, and there is nothing to do."),
        ),
    )


def log_in(words: Words, *, address: str, minutes: int) -> Line:
    """The link with which somebody comes in once."""
    return Line(
        words.say("Your link to the desk"),
        (
            words.say("With this link you come in, once and within {minutes} minutes:", minutes=minutes),
            address,
            words.say("If you did not ask for it, there is nothing to do: nobody comes in without this mail."),
        ),
    )
