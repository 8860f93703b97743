"""What happened, as news that letters tell: the clock, the company, who was missing, words to all. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.events import (
    CardsGiven,
    DeadlineExtended,
    GameEnded,
    GamePaused,
    PlayerLeaves,
    PlayerReplaced,
    StorytellerNamed,
    StorytellerSkipped,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.journal.facts import LateTold, Said
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.ledger import OPENINGS
from dixit_pbem.post.said import News, Told


def news_of(happening: Happening, *, moderator: str) -> News:
    """What a notice tells of this event or fact."""
    match happening:
        case Said(text=text, player=player):
            return News(Told.WORD, name=player or moderator, text=text)
        case LateTold(players=players):
            return News(Told.LATE, names=players)
        case DeadlineExtended(deadline=deadline, player=player):
            return News(Told.EXTENDED, names=(player,) if player else (), until=deadline)
        case GamePaused():
            return News(Told.PAUSED)
        case PlayerLeaves(player=player):
            return News(Told.LEAVES, name=player)
        case PlayerReplaced(player=player, by=by):
            return News(Told.SEAT_TAKEN, name=player, other=by)
        case _:
            return News(Told.RESUMED)


def news_since(history: History, *, moderator: str) -> tuple[News, ...]:
    """What happened since the letters before: who was missing, what chance did, and the words to all."""
    openings = [step.seq for step in history.steps if isinstance(step.event, OPENINGS)]
    if not openings:
        return ()
    begun, opened = ([0, *openings])[-2:]
    steps = sorted((*history.steps, *history.facts), key=lambda step: step.seq)
    within = [step for step in steps if begun < step.seq <= opened]
    return tuple(_together([news for step in within if (news := _told(step, moderator))]))


def _told(step: Step, moderator: str) -> News | None:
    match step.event:
        case Said(text=text, player=player) if player is not None:
            return News(Told.WORD, name=player, text=text)
        case StorytellerSkipped(player=player):
            return News(Told.SKIPPED, name=player)
        case StorytellerNamed(player=player, drawn=True):
            return News(Told.NAMED, name=player)
        case CardsGiven(player=player, drawn=True):
            return News(Told.CARD_BY_CHANCE, names=(player,))
        case VotesCast(player=player, drawn=True):
            return News(Told.VOTE_BY_CHANCE, names=(player,))
        case VotesMissed(player=player):
            return News(Told.NO_VOTE, names=(player,))
        case GameEnded(called_off=True, reason=reason):
            return News(Told.ENDED, name=moderator, text=reason)
        case _:
            return None


def _together(news: list[News]) -> Iterator[News]:
    """What happened to several in the same way is told once."""
    for at, each in enumerate(news):
        if not each.names:
            yield each
        elif each.told not in {before.told for before in news[:at]}:
            names = tuple(name for same in news if same.told is each.told for name in same.names)
            yield News(each.told, names=names)
