"""Letters are written here: what a player may see becomes what a message says, in words of his language. Pure.

desk       what a letter needs beside the view; makes the links that open finished answers
subjects   the subject of a message
requests   the letters of a round, their reminders and corrections
welcoming  the first letter of a game
replies    the receipt of an answer, or why it does not count
news       notices to all, the moderator's digest
asking     what the reader is asked now, with a link for each answer
results    a round in the open, and the points
sheet      what all these letters share

What happened beside the view comes as the plain values of `mail.said`.
"""

from __future__ import annotations

from dixit_pbem.post.said import (
    CameIn,
    Day,
    Got,
    Held,
    HeldFor,
    Misread,
    News,
    Note,
    Noted,
    Sent,
    Told,
    Undelivered,
    Understood,
    Why,
)
from dixit_pbem.post.writing.desk import Desk, subject_line, subject_of
from dixit_pbem.post.writing.news import digest, notice
from dixit_pbem.post.writing.replies import not_understood, receipt
from dixit_pbem.post.writing.requests import correction, final_results, reminder, request, welcome
from dixit_pbem.post.writing.results import pictures_of

__all__ = [
    "CameIn",
    "Day",
    "Desk",
    "Got",
    "Held",
    "HeldFor",
    "Misread",
    "News",
    "Note",
    "Noted",
    "Sent",
    "Told",
    "Undelivered",
    "Understood",
    "Why",
    "correction",
    "digest",
    "final_results",
    "not_understood",
    "notice",
    "pictures_of",
    "receipt",
    "reminder",
    "request",
    "subject_line",
    "subject_of",
    "welcome",
]
