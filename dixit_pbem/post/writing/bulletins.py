"""A letter about the game rather than in it: news for everybody."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing import question
from dixit_pbem.post.writing.company import told_to
from dixit_pbem.post.writing.letter import Desk, Letter
from dixit_pbem.post.writing.letterhead import faces, letterhead
from dixit_pbem.post.writing.news_told import headline, in_words
from dixit_pbem.post.writing.standing import who_is_away

ABOUT_A_SEAT = (Tidings.WORD, Tidings.LEAVES, Tidings.SEAT_TAKEN, Tidings.STAYS, Tidings.SEAT_KEPT, Tidings.NAMED)
"""What shows the figure of whom it is about."""


def notice(view: View, desk: Desk, news: News) -> Letter:
    """Something that everybody is told, and what is asked of the reader beside it."""
    of_deadlines = (Tidings.EXTENDED, Tidings.PUT_RIGHT)
    if news.told in of_deadlines and view.owes and not set(news.names) - {view.reader}:
        # Who is away may have longer than the others.
        news = replace(news, until=view.deadline or news.until)
    asked = question.in_short(view, desk)
    if news.told is Tidings.LATE:
        own = (question.sentence(question.call_now(view, desk).action),) if view.owes else ()
        asked = (*own, *who_is_away(desk, but=view.reader))
    elif news.told is Tidings.LEAVES and news.name == view.reader:
        # Nobody waits for their answer, whatever the deadline.
        asked = ()
    told = told_to(desk, news, reader=view.reader) or (in_words(desk.words, news, zone=desk.reading.zone),)
    letter = letterhead(Kind.NOTICE, view, desk, call=Call(headline(desk.words, news, reader=view.reader)))
    if asked and not view.owes:
        letter = replace(letter, awaited=faces(desk, view.awaited))
    if news.told in ABOUT_A_SEAT:
        # The figure belongs to the seat, whoever sits there now.
        letter = replace(letter, writer=next(iter(faces(desk, (news.other, news.name))), None))
    if news.told is not Tidings.WORD:
        return replace(letter, paragraphs=(*told, *asked))
    return replace(letter, clue="\n".join(told), paragraphs=asked)
