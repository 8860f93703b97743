"""The post: what left, when and to whom, what is still to leave and why not; each letter as its reader sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.desk.behind import framed
from dixit_pbem.desk.frames import subject_of
from dixit_pbem.desk.story import moment_told
from dixit_pbem.desk.telling import letter_name
from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.entries import Entry
from dixit_pbem.journal.facts import Bounced, PostDelayed, Posted, PostRefused, Superseded
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.past import as_it_was
from dixit_pbem.table.around import around
from dixit_pbem.table.letters import letter_that_left, letter_that_waits

A_PAGE = 60
"""So many letters stand on a page, the newest first."""


@frozen
class Left:
    """A letter that left, came back or was refused."""

    seq: int
    when: str
    letter: str
    reader: str
    trouble: str
    can_be_seen: bool


@frozen
class Waits:
    """A letter that is still to leave."""

    letter: str
    reader: str
    kind: str
    cause: int
    who: str
    why: str


def post(ask: Ask) -> Response:
    """Everything that left, and what did not."""
    found = ask.table.opened
    typed = ask.field("before")
    before = int(typed) if typed.isdigit() else len(found.journal) + 1
    left = []
    for each in _left(ask, found, before):
        left.append(each)
        if len(left) > A_PAGE:
            break
    further = left[A_PAGE - 1].seq if len(left) > A_PAGE else 0
    return ask.show("post.html.j2", left=left[:A_PAGE], further=further, waits=tuple(_waits(ask, found)))


def _left(ask: Ask, found: Opened, before: int) -> Iterator[Left]:
    for entry in reversed(found.journal[: before - 1]):
        if isinstance(entry.event, Posted | PostRefused | Superseded | Bounced):
            yield _told(ask, found, entry)


def _told(ask: Ask, found: Opened, entry: Entry) -> Left:
    when = moment_told(entry.at, found.zone, ask.words)
    you = ask.words.say("you, the moderator")
    event = entry.event
    if isinstance(event, Bounced):
        return Left(entry.seq, when, "", event.player or "", around(event, ask.words), can_be_seen=False)
    if not isinstance(event, Posted | PostRefused | Superseded):
        raise TypeError(event)
    was = as_it_was(found.happened, event, until=entry.seq)
    letter = letter_name(ask.words, str(was.letter))
    trouble = "" if isinstance(event, Posted) else around(event, ask.words)
    return Left(entry.seq, when, letter, event.reader or you, trouble, can_be_seen=isinstance(event, Posted))


def _waits(ask: Ask, found: Opened) -> Iterator[Waits]:
    if found.running is None:
        return
    book, words = owed_now(found), ask.words
    reasons = [step.event for step in found.history.facts if isinstance(step.event, PostDelayed)]
    last = reasons[-1].reason if reasons else ""
    for owed in book.owed:
        wait = book.waits.get(owed) or book.waits.get(None)
        why = words.say("leaves with the next step")
        if wait:
            again = f"{wait.until.astimezone(found.zone):%H:%M}, {words.clock(wait.until, found.zone.key)}"
            why = words.say("{reason}; tried again at {time}", reason=ask.heard(last).rstrip("."), time=again)
        who = owed.reader or words.say("you, the moderator")
        yield Waits(letter_name(words, owed.kind), owed.reader or "", owed.kind, owed.cause, who, why)


def letter(ask: Ask) -> Response:
    """A letter as its reader sees it: asked for by a click, for it may spoil."""
    store = ask.table.store
    seq, cause = ask.field("seq"), ask.field("cause")
    if seq.isdigit():
        raw = letter_that_left(store, int(seq))
    elif cause.isdigit():
        raw = letter_that_waits(store, ask.field("reader"), ask.field("kind"), int(cause))
    else:
        raise NotFound(ask.words.say("There is no such page. Go back to the tables."))
    file = ask.desk.curtain.address(partial(bytes, raw), "message/rfc822", whose=ask.token)
    return ask.show("letter.html.j2", subject=subject_of(raw), frame=framed(ask, raw), file=file)


ROUTES = (shows("/game/{game}/post", post), does("/game/{game}/post/letter", letter))
