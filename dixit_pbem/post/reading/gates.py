"""Mails that no person wrote: our own come back, bounces, and what programs send. None is a move, none is answered.

Bounces are read by `bounces`: flufl.bounce names addresses only, and needs the standard library's tree of the mail.
What tells the player and the letter, the Message-ID of ours that most bounces quote, it leaves aside.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading import bounces
from dixit_pbem.post.reading.bounces import ACTION, LOOP_FIELD, OUR_ID, RECIPIENT, STATUS, names_absence
from dixit_pbem.post.reading.encodings import mailboxes
from dixit_pbem.post.reading.identity import TOKEN
from dixit_pbem.post.reading.mime import Incoming

WRITTEN_TO = re.compile(r"^To:([^\n]{1,500})", re.IGNORECASE | re.MULTILINE)
MOST_LETTERS = 50

ROBOT = re.compile(r"(?:^|[-_.+])(?:(?:no|do-?not|dont)[-_.]?reply|auto-?(?:reply|responder))(?![a-z])")
ROBOT_PRECEDENCE = frozenset(("auto-reply", "auto_reply", "bulk", "junk", "list"))
ROBOT_FIELDS = ("x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply", "x-mail-autoreply", "x-vacation")
LIST_NAME = re.compile(r"<([^<>]*)>")


class Gate(StrEnum):
    """What kind of mail it is that no person wrote."""

    OWN = "own"
    BOUNCE = "bounce"
    AUTOMATIC = "automatic"


@frozen
class Stopped:
    """A mail that goes no further. What follows the reason is a bounce's."""

    gate: Gate
    reason: str
    about: tuple[str, ...] = ()
    """The Message-IDs of ours that it quotes."""
    recipient: str = ""
    """Who did not get our mail, as far as it says."""
    permanent: bool = False
    """The server will not try again."""


def gate(mail: Incoming, *, own_lists: Collection[str], players: Collection[str] = ()) -> Stopped | None:
    """Why this mail goes no further, or nothing if a person may have written it. Players are their addresses."""
    if LOOP_FIELD in mail.headers and (_is_auto_submitted(mail) or OUR_ID.fullmatch(mail.message_id)):
        return Stopped(Gate.OWN, "It is a mail of this program that came back.")
    why = bounces.why_bounce(mail, players=players)
    if not why:
        why = _why_automatic(mail, own_lists)
        return Stopped(Gate.AUTOMATIC, why) if why else None
    notes = "\n".join((*mail.reports, mail.text))
    action, status = ACTION.search(notes), STATUS.search(notes)
    letters = (*mail.answers_to, *OUR_ID.findall(notes))
    final, written_to = RECIPIENT.search(notes), WRITTEN_TO.search(notes)
    missed = (final[1] if final else "", mail.header("x-failed-recipients"), written_to[1] if written_to else "")
    return Stopped(
        Gate.BOUNCE,
        why,
        about=tuple(dict.fromkeys(filter(OUR_ID.fullmatch, letters)))[:MOST_LETTERS],
        recipient=next((address for _, address in mailboxes(missed)), ""),
        permanent=action[1].lower() == "failed" if action else not (status and status[1] == "4"),
    )


def _why_automatic(mail: Incoming, own_lists: Collection[str]) -> str:
    if mail.kind.lower().startswith("multipart/report"):
        return "It reports on a mail, as programs do."
    if _is_auto_submitted(mail):
        return f"It says of itself: Auto-Submitted: {mail.header('auto-submitted')[:60]}."
    if mail.header("precedence").lower() in ROBOT_PRECEDENCE:
        return f"It says of itself: Precedence: {mail.header('precedence')}."
    if bounces.has_no_way_back(mail):
        return "It has no return path, as what programs answer."
    if any(name in mail.headers for name in ROBOT_FIELDS):
        return "It says of itself that a program answers."
    if ROBOT.search(mail.sender.partition("@")[0]):
        return "Its sender is an address that nobody reads."
    if names_absence(mail.subject) and TOKEN.search(mail.subject.lower()):
        return "Its subject is a program's, before ours."
    names = (found[1] if (found := LIST_NAME.search(value)) else value for value in mail.headers.get("list-id", ()))
    another = any(name.strip().lower() not in map(str.lower, own_lists) for name in names)
    return "It came through a mailing list." if another else ""


def _is_auto_submitted(mail: Incoming) -> bool:
    said = (value.partition(";")[0].split("(")[0].strip().lower() for value in mail.headers.get("auto-submitted", ()))
    return any(value != "no" for value in said)
