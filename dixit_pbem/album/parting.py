"""What the last letters of a game tell and bring: the finest clue, everybody's best card, the album.

Edge: reads the decks' pictures, for the album.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from dixit_pbem.engine.model import CardId, PlayerName, TableCard, side_of
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.press import Press
from dixit_pbem.post.parting import Bound, Parting, Remembered
from dixit_pbem.progress import unwatched

if TYPE_CHECKING:
    from dixit_pbem.album.rounds import PastRound

SIZES = ((800, 480), (800, 320), (480, 320), (480, 240), (320, 160), (240, 120))
"""How wide the storytellers' pictures are, and all others: the first with which the album is no larger than MOST."""
MOST = 1_500_000
"""So many bytes an album for mails may have; a whole mail stays below 3 MB, and a file grows by a third on its way."""


def parting_of(store: Store, press: Press) -> Parting:
    """What the game leaves behind, as it stands now."""
    # Every step knows the way here, and only the last of a game goes it: what counts rounds is loaded by that one.
    from dixit_pbem.album.rounds import past_rounds

    rounds = past_rounds(press.running.history)
    best = {player: _remembered(*each) for player in press.game.seats if (each := best_card(rounds, player))}
    return Parting(_finest(rounds), best, cache(partial(_album, store, press)))


def _finest(rounds: Sequence[PastRound]) -> Remembered | None:
    """The clue that some found and some did not, or that brought the table together; in the first round of them."""
    from dixit_pbem.album.awards import clearest_clues, finest_clues

    crowd = any(told.game.rules.scoring is Scoring.CROWD for told in rounds)
    laurels = (clearest_clues if crowd else finest_clues)(rounds)
    told, card = (laurels[0].told, laurels[0].card) if laurels else (None, None)
    return _remembered(told, card) if told and card else None


def best_card(rounds: Sequence[PastRound], player: PlayerName) -> tuple[PastRound, TableCard] | None:
    """The card of a player that drew the most votes; a storyteller's own counts unless all found it.

    Among several decoys come first, then what lay there first.
    """
    cards = [(told, card) for told in rounds for card in told.played.table if card.owner == player]
    return max(cards, key=lambda each: _drew(*each), default=None)


def _drew(told: PastRound, card: TableCard) -> tuple[float, ...]:
    side = side_of(told.game.rules, told.game.seats, card.owner)
    votes = sum(voter not in side for voter in told.voters_of(card))
    is_story = card == told.story and told.game.rules.scoring is Scoring.STORY
    if is_story and len(told.scored.found) == len(told.voted):
        votes = 0
    return votes, not is_story, -told.number, -card.number


def _remembered(told: PastRound, card: TableCard) -> Remembered:
    return Remembered(told.played, card.number)


def _album(store: Store, press: Press, language: str) -> Bound | None:
    """The album in a language, with the largest pictures for which there is room; none where no round was played."""
    from dixit_pbem.album.bindery import bound, copies_of, told, with_names
    from dixit_pbem.album.rounds import past_rounds

    if not past_rounds(press.running.history):
        return None
    for large, small in SIZES:
        book, enclosed = told(store, press, language=language, naming=with_names, side=large)
        copies = copies_of(book, press, (large, small), enclosed=enclosed, on_progress=unwatched)
        others = tuple(media.content for media in enclosed.values() if media.proportion)
        if sum(map(len, (*copies.large.values(), *copies.small.values(), *others))) > MOST:
            continue
        if len(content := bound(book, press, copies)) <= MOST:
            shown = (*((card, large) for card in copies.large), *((card, small) for card in copies.small))
            return Bound(content, tuple((CardId(card), pixels) for card, pixels in shown), others)
    return None
