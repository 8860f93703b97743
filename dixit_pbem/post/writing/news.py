"""Letters about the game rather than in it: a notice to all, and the moderator's digest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from shlex import quote

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Day, News, Told, Undelivered
from dixit_pbem.post.writing import asking
from dixit_pbem.post.writing import digest_words as letters_digest
from dixit_pbem.post.writing import news_words as letters_news
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing.desk import Desk
from dixit_pbem.post.writing.letter import Letter, Section
from dixit_pbem.post.writing.sheet import sheet


def notice(view: View, desk: Desk, news: News) -> Letter:
    """Something that everybody is told, and what is asked of the reader beside it."""
    words = desk.words
    told = letters_news.told(words, news, zone=desk.reading.zone)
    return replace(
        sheet(Kind.NOTICE, view, desk, call=Call(letters_news.headline(words, news))),
        paragraphs=(told, *_asked(view, desk, news)),
    )


def _asked(view: View, desk: Desk, news: News) -> tuple[str, ...]:
    if news.told is not Told.LATE:
        return asking.in_short(view, desk)
    return (asking.sentence(asking.call_now(view, desk).action),) if view.owes else ()


def digest(desk: Desk, day: Day) -> Letter:
    """What the moderator wants to know of a day: what waits for him, with the command to type, and what happened."""
    words = desk.words
    refused = sum(each.for_good for each in day.undelivered)
    waiting = len(day.late) + len(day.held) + len(day.wishes) + refused + day.slept
    name = desk.moderator
    to_do = letters_digest.so_much_to_do(words, name, waiting) if waiting else letters_digest.nothing_to_do(words, name)
    return Letter(
        kind=Kind.DIGEST,
        language=words.language,
        sentinel=letters.write_above(words),
        title=day.title,
        place=letters.phase_subject(words, day.round, day.phase) if day.round else "",
        preview=to_do,
        call=Call(to_do),
        paragraphs=tuple(_state(desk, day)),
        sections=tuple(section for section in _sections(desk, day) if section.lines),
    )


def _state(desk: Desk, day: Day) -> Iterator[str]:
    words = desk.words
    if day.slept:
        yield letters_digest.slept(words, _command("next-turn", day))
    yield letters.we_wait_for(words, day.awaited) if day.awaited else letters_digest.nobody_awaited(words)
    if day.deadline:
        yield letters.time_left(words, words.until(day.deadline, desk.reading.zone))


def _command(name: str, day: Day, *rest: str) -> str:
    return " ".join(("dixit-pbem", name, quote(day.game), *map(quote, rest)))


def _sections(desk: Desk, day: Day) -> tuple[Section, ...]:
    late, held, undelivered, came_in, sent = letters_digest.headings(desk.words)
    return (
        Section(late, tuple(_late(desk, day))),
        Section(held, tuple(_held(desk, day))),
        Section(undelivered, tuple(_undelivered(desk, day))),
        Section(came_in, tuple(_came_in(desk, day))),
        Section(sent, tuple(_sent(desk, day))),
    )


def _late(desk: Desk, day: Day) -> Iterator[str]:
    for name in day.late:
        yield letters_digest.late(desk.words, name, _command("remind", day, name))
    if day.late:
        yield letters_digest.more_time(desk.words, _command("extend", day, "24h"))


def _held(desk: Desk, day: Day) -> Iterator[str]:
    for name in day.wishes:
        yield letters_digest.wants_to_leave(desk.words, name, _command("leave", day, name))
    for each in day.held:
        yield letters_digest.held(desk.words, each.number, each.sender, reason=each.reason)
    if day.held:
        yield letters_digest.look_at_held(desk.words, _command("held", day))


def _undelivered(desk: Desk, day: Day) -> Iterator[str]:
    for each in day.undelivered:
        yield _refused(desk, each)
        yield _mend(desk, day, each)


def _refused(desk: Desk, each: Undelivered) -> str:
    return letters_digest.undelivered(desk.words, each.name, each.address, reason=each.reason)


def _mend(desk: Desk, day: Day, each: Undelivered) -> str:
    if each.for_good:
        return letters_digest.mend_address(desk.words, _command("resend", day, each.name))
    return letters_digest.try_again(desk.words, _command("send", day))


def _came_in(desk: Desk, day: Day) -> Iterator[str]:
    words = desk.words
    yield from _together(desk, [(letters_digest.got(words, each.got), each.name) for each in day.came_in])


def _sent(desk: Desk, day: Day) -> Iterator[str]:
    words = desk.words
    yield from _together(desk, [(letters_digest.sent(words, each.kind), each.name) for each in day.sent])


def _together(desk: Desk, pairs: Sequence[tuple[str, str]]) -> Iterator[str]:
    for what in dict.fromkeys(what for what, _ in pairs):
        names = tuple(dict.fromkeys(name for each, name in pairs if each == what))
        yield letters_digest.so_often(desk.words, what, desk.words.names(names))
