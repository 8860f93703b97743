"""Rounds and books to test albums with: told by hand, or out of the recorded games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from types import MappingProxyType

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.rounds import (
    PastRound,
    Quips,
    Source,
    by_figure,
    everybody,
    past_rounds,
    places_in_pairs,
    seated,
)
from dixit_pbem.album.story import album_book
from dixit_pbem.engine.model import CardId, Clue, PlayerName, Round, TableCard
from dixit_pbem.engine.scoring import Sheet, score_round
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.history import History, Step, replay, walk
from dixit_pbem.journal.proof import Checked, Misdraw
from dixit_pbem.journal.records import from_record
from dixit_pbem.layout.players import looks_of
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.words import words_for
from tests.engine.play import NOW, begun

GAMES = Path(__file__).parents[1] / "games"
RECORDED = sorted(path.stem for path in GAMES.glob("*.jsonl"))
SEED = "3710b6fcc112ca8907cc7f35504bca1ca06e133df8eb7c36314ae00436d56e88"
COMMITMENT = "651b666b7866192b806b79f8366fa98f3e4376b2baeeed8a8d00d23a6cf98bc1"


def told(
    storyteller: str,
    table: str,
    votes: Mapping[str, tuple[int, ...]],
    *,
    number: int = 1,
    clue: str = "fog",
    base: str = "odyssey",
    players: int = 6,
    red: int | None = None,
) -> PastRound:
    """A round of Ana, Bob, Cyd, …: `table` has the first letter of each card's owner, from card 1 on."""
    game = begun(base, players).now
    by_letter = {seat[0]: seat for seat in game.seats}
    owners = {card: by_letter[letter] for card, letter in enumerate(table, 1)}
    cast = {by_letter[letter]: numbers for letter, numbers in votes.items()}
    teller = PlayerName(storyteller)
    result = score_round(game.rules, Sheet(game.seats, teller, owners, cast, red))
    cards = tuple(TableCard(card, CardId(f"dreams/{number}-{card}"), owner) for card, owner in owners.items())
    said = Clue(clue, None)
    played = Round(number, teller, None, said, table=cards, votes=cast, red=red, result=result)
    return PastRound(number, replace(game, rounds=(played,), scores=result.points), played, result, teller, said)


def steps(name: str) -> tuple[Step, ...]:
    """Every step of a recorded game."""
    lines = (GAMES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(walk(enumerate(map(from_record, map(json.loads, lines)), 1)))


def history(name: str, *, upto: int | None = None) -> History:
    """A recorded game, or its first events."""
    return replay((step.seq, step.event) for step in steps(name)[:upto])


@cache
def book(
    name: str,
    *,
    language: str = "en",
    private: bool = False,
    upto: int | None = None,
    quips: tuple[tuple[int, tuple[Said, ...]], ...] = (),
    fits: bool = True,
) -> AlbumBook:
    """The album of a recorded game, or of its first events."""
    return book_of(steps(name), language=language, private=private, upto=upto, quips=dict(quips), fits=fits)


def book_of(
    happened: Sequence[Step],
    *,
    language: str = "en",
    private: bool = False,
    upto: int | None = None,
    quips: Quips = MappingProxyType({}),
    fits: bool = True,
    enclosed: Mapping[str, float | None] = MappingProxyType({}),
) -> AlbumBook:
    """The album of a game that is known by its steps."""
    read = replay((step.seq, step.event) for step in happened[:upto])
    assert read.game is not None
    words, sat, seats = words_for(language), seated(happened), read.game.setup.seats
    looks = looks_of([None] * (len(seats) // (2 if read.game.rules.pairs else 1)))
    people = everybody(sat, {seat: looks[at % len(looks)] for at, seat in enumerate(seats)})
    if private:
        people = by_figure(people, words, places=places_in_pairs(sat, read.game), moderator="Ana")
    source = Source(
        game=read.game,
        rounds=past_rounds(read),
        quips=quips,
        moments={step.seq: NOW + timedelta(hours=6 * step.seq) for step in read.steps},
        people=people,
        seated=sat,
        descriptions={CardId("c1"): "A moon."},
        checked=Checked(COMMITMENT, SEED if read.game.ending else None, () if fits else (Misdraw(1, "not drawn"),)),
        enclosed=enclosed,
    )
    return album_book(source, Reading(words, "Europe/Rome"))
