"""What every letter to a player has: its head and foot, the clue, the news, whom the game waits for."""

from __future__ import annotations

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News, Told
from dixit_pbem.post.writing import asking
from dixit_pbem.post.writing import news_words as letters_news
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing import welcome_words as letters_welcome
from dixit_pbem.post.writing.desk import Desk
from dixit_pbem.post.writing.letter import Letter, Link
from dixit_pbem.words import pages


def sheet(kind: Kind, view: View, desk: Desk, *, call: Call) -> Letter:
    """A letter with its head, its foot and what it asks; the rest is for its writer."""
    words = desk.words
    return Letter(
        kind=kind,
        language=words.language,
        sentinel=letters.write_above(words),
        title=view.title,
        place=pages.round_name(words, view.round) if view.round else "",
        preview=" ".join(filter(None, (asking.sentence(call.action), call.deadline))),
        call=call,
        answers=() if view.phase is Phase.FINISHED else (status_link(view, desk),),
        footer=(letters.just_reply(words), letters.who_runs_it(words, desk.moderator)),
    )


def status_link(view: View, desk: Desk) -> Link:
    """The link that asks how the game stands; marked as a command where any word may be a clue."""
    mark = "!" if view.phase is Phase.CLUE and view.rules.blind_clue else ""
    return desk.link(letters.how_it_stands(desk.words), mark + letters_welcome.status_command(desk.words))


def told_by(view: View, desk: Desk) -> str:
    """Who told the clue, where there is one."""
    return "" if view.clue is None or view.storyteller is None else pages.told_by(desk.words, view.storyteller)


def clue(view: View, desk: Desk) -> str:
    """The clue in quotation marks, where there is one."""
    return "" if view.clue is None else desk.words.quoted(view.clue)


def beside(view: View, desk: Desk) -> tuple[str, ...]:
    """What a letter tells beside what it asks: news, what comes with the clue, whom the game waits for."""
    words = desk.words
    news = tuple(in_a_line(desk, each) for each in desk.news)
    along = () if view.attachment is None else (letters.clue_comes_with(words),)
    paused = (in_a_line(desk, News(Told.PAUSED)),) if view.paused else ()
    others = view.awaited if not view.owes else ()
    return (*news, *along, *paused, *((letters.we_wait_for(words, others),) if others else ()))


def in_a_line(desk: Desk, news: News) -> str:
    """News with what it is about."""
    told = letters_news.told(desk.words, news, zone=desk.reading.zone)
    return f"{letters_news.headline(desk.words, news)}: {told}" if news.told is Told.WORD else told
