"""What a moderator may have to see to beside the play: mail that waits or was lost, who is away, who wants to leave."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from dixit_pbem.engine.events import RoundBegan
from dixit_pbem.engine.model import Game, PlayerName, in_words
from dixit_pbem.journal import facts
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.spec import XOAUTH2
from dixit_pbem.table.sentences import sentence


def mail_told(found: Opened) -> Iterator[str]:
    """What the moderator may have to do about mail."""
    held = len(found.held)
    if held:
        yield f"{held} mail{' waits' if held == 1 else 's wait'} for your decision: `held` shows what to do."
    yield from _signed_out(found)
    readers = _not_reached(found)
    if readers:
        yield f"Mail did not reach {in_words(readers)} in this round: `log --mail` tells why."
    tries = (facts.Posted, facts.PostRefused, facts.PostDelayed)
    last = next((step.event for step in reversed(found.history.facts) if isinstance(step.event, tries)), None)
    if isinstance(last, facts.PostDelayed):
        yield f"Mail has to wait: {last.reason.rstrip('.')}. `send` tries again at once."


def _signed_out(found: Opened) -> Iterator[str]:
    """Whose sign-in was taken back, for no mail of this game can tell that."""
    ways = (found.settings.mail.send.way, found.settings.mail.fetch.way)
    servers = {way.user: way for way in ways if isinstance(way, Server) and way.login == XOAUTH2}
    if not servers:
        return
    from dixit_pbem.post.carriers.tokens import taken_back
    from dixit_pbem.storage.reach import out_of_bounds

    if any(out_of_bounds(found.settings, found.home)):
        return
    for server in servers.values():
        if told := taken_back(server, beside=found.home.beside):
            yield f"Mail has to wait. {told}"


def _not_reached(found: Opened) -> tuple[str, ...]:
    """Whose last letter of this round was refused or came back."""
    began = next((step.seq for step in reversed(found.history.steps) if isinstance(step.event, RoundBegan)), 0)
    failed: dict[str, bool] = {}
    for fact in (step.event for step in found.history.facts if step.seq >= began):
        match fact:
            case facts.Posted(reader=reader) | facts.PostRefused(reader=reader):
                failed[reader or "you"] = isinstance(fact, facts.PostRefused)
            case facts.Bounced(player=player) if player:
                failed[player] = True
            case _:
                pass
    return tuple(reader for reader, did in failed.items() if did)


def wishes_told(found: Opened, game: Game, now: datetime) -> Iterator[str]:
    """Who is away now or soon, and who wants to leave, as each said last."""
    last: dict[tuple[type, PlayerName], Step] = {}
    today = now.astimezone(found.zone).date().isoformat()
    for step in found.history.facts:
        match step.event:
            case facts.AwayTold(player=player, last=until) if until >= today:
                last[facts.AwayTold, player] = step
            case facts.ResignAsked(player=player) if player not in game.leaving:
                last[facts.ResignAsked, player] = step
            case _:
                pass
    yield from (sentence(step, spoilers=False) for (_, who), step in last.items() if who in game.seats)
