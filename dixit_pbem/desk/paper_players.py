"""Paper players: who has no address plays by pages and voice; the moderator clicks what they answer.

Their cards are shown to the click that asks for them, and on no other page.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.desk.cards import card_address
from dixit_pbem.desk.game import done
from dixit_pbem.desk.standing import looks_at
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.engine.pending import awaited
from dixit_pbem.engine.views import View, view_for
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.store import Store
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.paper.pages import pages_by_post
from dixit_pbem.paper.press import press_for
from dixit_pbem.post.said import LONGEST_CLUE
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.table.done import Done
from dixit_pbem.table.moves import move


@frozen
class OnPaper:
    """Somebody who plays on paper."""

    name: str
    look: PlayerLook
    waited_for: bool


@frozen
class Shown:
    """A card to be clicked: the letter or number that it goes by."""

    mark: str
    picture: str


@frozen
class Place:
    """One open round in which something is to be clicked; where all tell at once there are several."""

    number: int
    clue: str
    cards: tuple[Shown, ...]


def players(ask: Ask) -> Response:
    """Everybody who plays on paper."""
    found = ask.table.opened
    return ask.show("paper_players.html.j2", players=tuple(_on_paper(found.running)) if found.running else ())


def _on_paper(running: Running) -> Iterator[OnPaper]:
    looks, owing = looks_at(running), awaited(running.game)
    for name, seat in running.seats.items():
        if seat.email is None:
            yield OnPaper(name, looks[name], name in owing)


def _player(ask: Ask, found: Opened) -> PlayerName:
    typed = ask.path("player")
    name = next((name for name in found.begun.game.seats if name == typed), None)
    if name is None:
        raise NotFound(f"'{typed}' does not sit at this table (any more).")
    return name


def hand(ask: Ask) -> Response:
    """The cards of a paper player, to be clicked: asked for by a click, for they are that player's secret."""
    found = ask.table.opened
    player = _player(ask, found)
    game, view = found.begun.game, view_for(found.begun.game, player)
    return ask.show(
        "paper_player.html.j2",
        player=player,
        owes=player in awaited(game),
        phase=str(view.phase),
        places=tuple(_places(ask, found, view)),
        blind=game.rules.blind_clue,
        red=game.rules.red_mark and view.phase is Phase.VOTE and player == view.storyteller,
        several=_most(game, view) > 1,
        most=_most(game, view),
        pages=tuple(_pages(ask, found, player)),
        mark=secrets.token_urlsafe(12),
        seen=len(found.journal),
    )


def _pages(ask: Ask, found: Opened, player: PlayerName) -> Iterator[tuple[str, str]]:
    """The pages of this phase that are to be printed and handed over, each behind an address of its own."""
    files = dict(pages_by_post(press_for(found.begun))).get(player, ())
    for file in files:
        if file.is_file() and lies_within(file, found.home.beside):
            yield file.name, ask.desk.curtain.address(file.read_bytes, "application/pdf", whose=ask.token)


def _most(game: Game, view: View) -> int:
    if view.phase is Phase.CARD:
        return view.rules.cards_from(storyteller=view.reader == view.storyteller and not game.rules.together)
    return view.rules.votes if view.phase is Phase.VOTE else 1


def _places(ask: Ask, found: Opened, view: View) -> Iterator[Place]:
    """What is to be clicked, for each open round that the player answers."""
    hand_shown = tuple(Shown(letter, card_address(ask, found, card)) for letter, card in view.hand.items())
    if view.phase is Phase.CLUE:
        yield Place(view.round, "", hand_shown)
        return
    together = view.rules.together
    for each in view.rounds:
        if together and each.storyteller == view.reader:
            continue
        clue = ask.words.quoted(each.clue) if each.clue else ""
        if view.phase is Phase.CARD:
            yield Place(each.number, clue, hand_shown)
        elif view.phase is Phase.VOTE:
            cards = (
                Shown(str(card.number), card_address(ask, found, card.card))
                for card in found.begun.game.numbered[each.number].table
            )
            yield Place(each.number, clue, tuple(cards))


def recorded(ask: Ask) -> Response:
    """What a paper player answers, as it was clicked."""
    player = _player(ask, ask.table.opened)
    return done(ask, _recorder(ask, player))


def _recorder(ask: Ask, player: PlayerName) -> Callable[[Store], Done]:
    chosen = [str(each) for name, each in ask.form.multi_items() if name.startswith("chosen")]
    clue, red = ask.field("clue"), ask.field("red")
    if len(clue) > LONGEST_CLUE:
        raise DixitError(f"A clue has at most {LONGEST_CLUE} characters, so that it fits on paper.")

    def act(store: Store) -> Done:
        return move(store, lambda game: [_move(game, player, chosen, clue=clue, red=red)], watch=unwatched)

    return act


def _move(game: Game, player: PlayerName, chosen: Sequence[str], *, clue: str, red: str) -> Move:
    """The move that the clicks mean: each names its round and its letter or number, as in `3:B`."""
    pairs = [each.partition(":") for each in chosen]
    rounds = tuple(int(number) for number, _, _ in pairs if number.isdigit()) if game.rules.together else ()
    marks = [mark for _, _, mark in pairs]
    match game.phase:
        case Phase.CLUE:
            return GiveClue(player, clue, marks[0] if marks and not game.rules.blind_clue else None)
        case Phase.CARD:
            return GiveCards(player, tuple(marks), rounds)
        case _:
            numbers = tuple(int(mark) for mark in marks if mark.isdigit())
            return CastVotes(player, numbers, int(red) if red.isdigit() else None, rounds)


ROUTES = (
    shows("/game/{game}/paper-players", players),
    does("/game/{game}/paper-players/{player}", hand),
    does("/game/{game}/paper-players/{player}/record", recorded),
)
