"""What happened beside the play, as letters tell it: the clock, the company, who was missing, words to all. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.engine import events
from dixit_pbem.engine.order import told_nothing
from dixit_pbem.journal.beside import words_beside
from dixit_pbem.journal.facts import HeldSettled, LateTold, Loved, Said
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.held_for import CLUE_BACK
from dixit_pbem.post.ledger import OPENINGS
from dixit_pbem.post.said import News, Tidings


def news_of(happening: Happening, *, moderator: str) -> News:
    """What a notice tells of this event or fact."""
    match happening:
        case Said(text=text, player=player):
            return News(Tidings.WORD, name=player or moderator, text=text)
        case HeldSettled(how=how, words=text):
            return News(Tidings.CLUE_BACK if how == CLUE_BACK else Tidings.WORDS_BACK, name=moderator, text=text)
        case LateTold(players=players):
            return News(Tidings.LATE, names=players)
        case events.DeadlineExtended(deadline=deadline, player=player):
            return News(Tidings.EXTENDED, names=(player,) if player else (), until=deadline)
        case events.ClockMoved(by=by, sure=sure):
            return News(Tidings.EXTENDED if by > 0 and not sure else Tidings.PUT_RIGHT)
        case events.GamePaused():
            return News(Tidings.PAUSED)
        case events.PlayerLeaves(player=player):
            return News(Tidings.LEAVES, name=player)
        case events.PlayerReplaced() as changed:
            return _of_a_seat(changed)
        case _:
            return News(Tidings.RESUMED)


def news_of_undoing(taken_back: Happening, *, reader: str) -> News:
    """What a notice of an undoing tells, by what was taken back; beside changes of the table that the reader waits."""
    match taken_back:
        case events.PlayerLeaves(player=player):
            return News(Tidings.STAYS, name=player)
        case events.PlayerReplaced(player=player, by=by):
            return News(Tidings.SEAT_KEPT, name=player, other=by)
        case events.PlayerJoins(player=player):
            return News(Tidings.JOINS_NOT, name=player)
        case _:
            return News(Tidings.SITS_LATER, name=reader)


def _of_a_seat(changed: events.PlayerReplaced) -> News:
    if changed.back:
        return News(Tidings.SEAT_BACK, name=changed.by, other=changed.player)
    told = Tidings.STANDS_IN if changed.for_now else Tidings.SEAT_TAKEN
    return News(told, name=changed.player, other=changed.by)


def news_since(history: History, *, moderator: str) -> tuple[News, ...]:
    """What happened since the letters before: who was missing, what chance did, and the words to all."""
    openings = [step.seq for step in history.steps if isinstance(step.event, OPENINGS)]
    if not openings:
        return ()
    begun, opened = ([0, *openings])[-2:]
    steps = sorted((*history.steps, *history.facts), key=lambda step: step.seq)
    within = [step for step in steps if begun < step.seq <= opened]
    news = [told for step in within if (told := _loved_or_seated(step) or _told(step, moderator))]
    return tuple(_together([*_beside(history, within), *news]))


def _beside(history: History, within: Sequence[Step]) -> Iterator[News]:
    """What was said beside the answers of rounds whose results are told now."""
    scored = {step.before.round.number for step in within if isinstance(step.event, events.RoundScored) and step.before}
    for number, words in words_beside(history).items():
        if number in scored:
            yield from (News(Tidings.BESIDE, name=said.player, text=said.text) for said in words)


def _loved_or_seated(step: Step) -> News | None:
    match step.event:
        case Loved(player=player, number=number, owner=owner):
            return News(Tidings.LOVED, name=owner, names=(player,), text=str(number))
        case events.PlayerReplaced(back=True) as changed:
            return _of_a_seat(changed)
        case events.PlayerJoined(player=player, points=points):
            return News(Tidings.JOINED, name=player, text=str(points))
        case _:
            return None


def _told(step: Step, moderator: str) -> News | None:
    match step.event:
        case Said(text=text, player=player) if player is not None:
            return News(Tidings.WORD, name=player, text=text)
        case events.RoundBegan() if step.before and told_nothing(step.before):
            return News(Tidings.UNTOLD)
        case events.StorytellerSkipped(player=player) if step.before and step.before.rules.together:
            return News(Tidings.FELL_OUT, name=player)
        case events.StorytellerSkipped(player=player):
            return News(Tidings.SKIPPED, name=player)
        case events.StorytellerNamed(player=player, drawn=True):
            return News(Tidings.NAMED, name=player)
        case events.CardsGiven(player=player, drawn=True):
            return News(Tidings.CARD_BY_CHANCE, names=(player,))
        case events.VotesCast(player=player, drawn=True):
            return News(Tidings.VOTE_BY_CHANCE, names=(player,))
        case events.VotesMissed(player=player):
            return News(Tidings.NO_VOTE, names=(player,))
        case events.GameEnded(called_off=True, reason=reason):
            return News(Tidings.ENDED, name=moderator, text=reason)
        case _:
            return None


def _together(news: list[News]) -> Iterator[News]:
    """What happened to several in the same way is told once; where all rounds of a cycle fell out, that."""
    if any(each.told is Tidings.UNTOLD for each in news):
        news = [each for each in news if each.told is not Tidings.FELL_OUT]
    for at, each in enumerate(news):
        if not each.names:
            yield each
        elif _about(each) not in map(_about, news[:at]):
            names = dict.fromkeys(name for same in news if _about(same) == _about(each) for name in same.names)
            yield replace(each, names=tuple(names))


def _about(news: News) -> tuple[Tidings, str, str]:
    return news.told, news.name, news.text
