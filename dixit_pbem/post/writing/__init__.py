"""What a letter looks like: what a player may see, and what happened beside it, become a finished mail.

In go a `View`, a `Desk` and the values of `post.said`. `requests`, `welcome`, `receipts`, `refusals`, `bulletins` and
`digest` write the `Letter`, with the sentences that it alone says; `looks` makes text and HTML of it by the templates,
`enclosures` adds pictures and pages, `envelope` makes the mail, and `leaks` takes the last look at it. Open `requests`
first, and `question` for what a reader is asked.
"""

from __future__ import annotations

from dixit_pbem.post.writing.bulletins import notice
from dixit_pbem.post.writing.company import farewell, moved
from dixit_pbem.post.writing.digest import digest
from dixit_pbem.post.writing.digests import digests
from dixit_pbem.post.writing.ending import final_results
from dixit_pbem.post.writing.guests import to_guest
from dixit_pbem.post.writing.letter import Desk
from dixit_pbem.post.writing.receipts import receipt
from dixit_pbem.post.writing.refusals import not_understood
from dixit_pbem.post.writing.requests import correction, hand_alone, reminder, request, results
from dixit_pbem.post.writing.results import pictures_of
from dixit_pbem.post.writing.stand_ins import to_helper
from dixit_pbem.post.writing.subjects import Topic, answered, subject_line, subject_of
from dixit_pbem.post.writing.watchers import reveal
from dixit_pbem.post.writing.welcome import welcome

__all__ = [
    "Desk",
    "Topic",
    "answered",
    "correction",
    "digest",
    "digests",
    "farewell",
    "final_results",
    "hand_alone",
    "moved",
    "not_understood",
    "notice",
    "pictures_of",
    "receipt",
    "reminder",
    "request",
    "results",
    "reveal",
    "subject_line",
    "subject_of",
    "to_guest",
    "to_helper",
    "welcome",
]
