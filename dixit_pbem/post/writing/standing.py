"""How the game stands, for whoever asks: whom it waits for and until when, and who is away."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View, answers_several, others_rounds
from dixit_pbem.paper.page_words import closing
from dixit_pbem.post.reminders import Absence
from dixit_pbem.post.said import News, Tidings, Understood
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.letter import Desk
from dixit_pbem.post.writing.news_told import in_a_line
from dixit_pbem.words.rounds import told_by


def how_it_stands(view: View, desk: Desk) -> Iterator[str]:
    """The clue, what is asked of the reader, whom the game waits for and until when, who is away."""
    words = desk.words
    if view.phase is Phase.FINISHED:
        yield closing(view, words)
        return
    if answers_several(view):
        for each in others_rounds(view):
            yield f"{told_by(words, str(each.storyteller))}: {words.quoted(each.clue or '')}"
    elif view.clue:
        yield words.say("The clue: {clue}", clue=words.quoted(view.clue))
    if view.owes:
        call = question.call_now(view, desk)
        yield " ".join(filter(None, (question.sentence(call.action), call.example)))
    elif answered := question.answer_that_counts(view, desk):
        yield question.sentence(answered)
    yield from _awaited(view, desk)
    if view.paused:
        yield in_a_line(News(Tidings.PAUSED), desk, reader=view.reader)
    yield from who_is_away(desk, but=view.reader)


def _awaited(view: View, desk: Desk) -> Iterator[str]:
    """Whom the game waits for, a sentence for each moment until which it does."""
    words = desk.words
    if not view.awaited:
        yield words.say("Everybody has answered. The game goes on soon.")
        return
    names: dict[datetime | None, list[str]] = {}
    for player in sorted(view.awaited, key=lambda name: view.deadlines.get(name, datetime.max.replace(tzinfo=UTC))):
        names.setdefault(view.deadlines.get(player), []).append(player)
    anybody = view.phase is Phase.CLUE and view.storyteller is None
    for until, players in names.items():
        waits = (
            words.say("The game waits for a clue from any of you.")
            if anybody
            else sentences.we_wait_for(words, players)
        )
        yield " ".join(filter(None, (waits, _time_left(desk, until))))


def _time_left(desk: Desk, until: datetime | None) -> str:
    if until is None:
        return ""
    if desk.moment is not None and until <= desk.moment:
        return desk.words.say("The time is up, but any answer still counts.")
    return sentences.time_left(desk.words, desk.words.until(until, desk.reading.zone))


def who_is_away(desk: Desk, *, but: str | None, before: datetime | None = None) -> tuple[str, ...]:
    """Who is away, but for the reader; of those who are not yet, all or whoever will be before this moment."""
    now = desk.moment
    return tuple(
        _is_away(desk, each)
        for each in desk.absences
        if each.player != but and now is not None and (before is None or each.begin <= max(before, now))
    )


def _is_away(desk: Desk, absence: Absence) -> str:
    words, (first, last) = desk.words, days_of(absence)
    if desk.moment is not None and absence.begin <= desk.moment:
        return words.say("{name} is away until {last}.", name=absence.player, last=day_in_words(desk, last))
    first_day, last_day = day_in_words(desk, first), day_in_words(desk, last)
    return words.say("{name} will be away from {first} to {last}.", name=absence.player, first=first_day, last=last_day)


def days_of(absence: Absence) -> tuple[date, date]:
    """The first and the last day, as the player told them."""
    return absence.begin.date(), (absence.end - timedelta(hours=12)).date()


def day_in_words(desk: Desk, day: date) -> str:
    """`3 December 2026`."""
    zone = desk.reading.zone
    return desk.words.date(datetime.combine(day, time(12), ZoneInfo(zone)), zone)


def while_away(view: View, desk: Desk, understood: Understood) -> Iterator[str]:
    """What an absence means for the clock: the reader's time now, and later."""
    words, first, last = desk.words, understood.first_day, understood.last_day
    if first is None or last is None:
        return
    days = {"first": day_in_words(desk, first), "last": day_in_words(desk, last)}
    if first == last:
        yield words.say("You are away on {first}. The others see it in their mails.", **days)
    else:
        yield words.say("You are away from {first} to {last}. The others see it in their mails.", **days)
    if view.phase is Phase.FINISHED:
        return
    anybody = view.phase is Phase.CLUE and view.storyteller is None
    if view.owes and not anybody:
        yield " ".join((words.say("An answer of yours is still awaited."), _time_left(desk, view.deadline))).strip()
    elif anybody:
        yield words.say("Whoever sends the first clue tells; nobody has to.")
    else:
        yield words.say("Nothing is asked of you now.")
    if desk.extends_for_away:
        yield words.say("If your time runs out on one of these days, you have until a day after you are back.")
    else:
        yield words.say(
            "In this group deadlines stay as they are, also for who is away. {moderator} can give you more time.",
            moderator=desk.moderator,
        )
