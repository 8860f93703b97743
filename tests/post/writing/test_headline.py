"""What a round was to each reader: the headline of the results, in every system and every case."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.engine.model import CardId, Clue, Phase, PlayerName, Round, TableCard
from dixit_pbem.engine.scoring import Sheet, score_round
from dixit_pbem.engine.views import View, view_for
from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing.headline import headline
from tests.engine.play import begun
from tests.post.sample_answers import every_language
from tests.post.written import desk_for

Votes = dict[str, tuple[int, ...]]


def seen(base: str, players: int, reader: str, owners: str, votes: Votes, red: int | None = None) -> View:
    """The game of a reader after a round that Ana told, with the cards of these owners on the table from 1 on."""
    game = begun(base, players).until(Phase.CLUE, round=2).now
    names = {name[0]: name for name in game.seats}
    table = tuple(
        TableCard(number, CardId(f"dreams/{number:03d}"), names[owner]) for number, owner in enumerate(owners, 1)
    )
    cast = {PlayerName(name): numbers for name, numbers in votes.items()}
    sheet = Sheet(game.seats, names["A"], {card.number: card.owner for card in table}, cast, red)
    clue = Clue("home", None if game.rules.blind_clue else table[0].card)
    played = Round(1, names["A"], None, clue, {}, table, cast, red, result=score_round(game.rules, sheet))
    return replace(view_for(game, PlayerName(reader)), last=played)


FEW: Votes = {"Bob": (1,), "Cyd": (1,), "Dee": (2,)}
NONE: Votes = {"Bob": (3,), "Cyd": (4,), "Dee": (3,)}


@pytest.mark.parametrize(
    ("expected", "reader", "votes"),
    [
        ("Bob and Cyd found your card", "Ana", FEW),
        ("You found it | Your card fooled Dee.", "Bob", FEW),
        ("You found it | Nobody fell for your card.", "Cyd", FEW),
        ("Bob’s card misled you | Nobody fell for your card.", "Dee", FEW),
        ("Only Bob found your card", "Ana", FEW | {"Cyd": (4,)}),
        ("Nobody found your card", "Ana", NONE),
        ("Nobody found Ana’s card, and nobody yours", "Bob", NONE),
        ("Your card fooled Bob and Dee | Dee’s card misled you.", "Cyd", NONE),
        ("Everybody found your card", "Ana", dict.fromkeys(("Bob", "Cyd", "Dee"), (1,))),
        ("You found it | Nobody fell for your card.", "Dee", dict.fromkeys(("Bob", "Cyd", "Dee"), (1,))),
        ("You did not vote this time | Nobody fell for your card.", "Cyd", {"Bob": (1,), "Cyd": (), "Dee": (2,)}),
        ("Your card fooled Dee | You did not vote this time.", "Bob", {"Cyd": (1,), "Dee": (2,)}),
        ("Nobody voted, so nobody gets points", "Bob", {"Bob": (), "Cyd": (), "Dee": ()}),
        ("Nobody voted, so nobody gets points", "Ana", {}),
    ],
)
def test_where_the_storytellers_card_is_sought(expected: str, reader: str, votes: Votes) -> None:
    view = seen("odyssey", 4, reader, "ABCD", votes)
    assert " | ".join(headline(view, desk_for(begun("odyssey", 4).now))) == expected


TWO: Votes = {"Bob": (3, 4), "Cyd": (1,), "Dee": (1, 2), "Eve": (2,), "Fay": (2,), "Gus": (2, 6)}


@pytest.mark.parametrize(
    ("expected", "reader"),
    [
        ("Cyd and Dee found your card", "Ana"),
        ("Your card fooled Dee, Eve, Fay and Gus | The cards of Cyd and Dee misled you.", "Bob"),
        ("You found it | Your card fooled Bob.", "Cyd"),
        ("You found it | Your card fooled Bob.", "Dee"),
        ("Your card fooled Gus | Bob’s card misled you.", "Fay"),
    ],
)
def test_where_one_has_several_votes(expected: str, reader: str) -> None:
    view = seen("odyssey", 7, reader, "ABCDEFG", TWO)
    assert " | ".join(headline(view, desk_for(begun("odyssey", 7).now))) == expected


def test_more_than_four_are_counted() -> None:
    view = seen("odyssey", 7, "Bob", "ABCDEFG", dict.fromkeys(("Cyd", "Dee", "Eve", "Fay", "Gus"), (2,)))
    first, _ = headline(view, desk_for(begun("odyssey", 7).now))
    assert first == "Your card fooled 5 of you"


OWN: Votes = {"Bob": (3,), "Fay": (1,)}


# Ana and Dee, Bob and Eve, Cyd and Fay are pairs. Ana tells; Dee, Eve and Cyd gave; Bob and Fay vote.
@pytest.mark.parametrize(
    ("expected", "reader", "votes"),
    [
        ("Only Bob found your card", "Ana", {"Bob": (1,), "Fay": (3,)}),
        ("Some found Ana’s card, but not all | Nobody fell for your card.", "Dee", {"Bob": (1,), "Fay": (3,)}),
        ("Nobody found Ana’s card | Your card fooled Bob.", "Dee", {"Bob": (2,), "Fay": (3,)}),
        ("Everybody found Ana’s card | Nobody fell for your card.", "Dee", {"Bob": (1,), "Fay": (1,)}),
        ("Bob found it for the two of you | Your card fooled Fay.", "Eve", {"Bob": (1,), "Fay": (3,)}),
        ("You found it | Your team’s card fooled Fay.", "Bob", {"Bob": (1,), "Fay": (3,)}),
        ("Eve’s card misled you | Nobody fell for your team’s card.", "Fay", {"Bob": (1,), "Fay": (3,)}),
        ("Fay did not find it | Nobody fell for your card.", "Cyd", {"Bob": (1,), "Fay": (3,)}),
        (
            "That was Eve’s card, of your own team | Nobody fell for your team’s card.",
            "Bob",
            {"Bob": (3,), "Fay": (1,)},
        ),
    ],
)
def test_where_partners_play_together(expected: str, reader: str, votes: Votes) -> None:
    view = seen("team", 6, reader, "ADEC", votes)
    assert " | ".join(headline(view, desk_for(begun("team", 6).now))) == expected


CROWD: Votes = {"Ana": (2,), "Bob": (2,), "Cyd": (2,), "Dee": (3,), "Eve": (3,), "Fay": (6,)}


@pytest.mark.parametrize(
    ("expected", "reader", "red"),
    [
        ("Your red mark caught Dee and Eve | You voted with the crowd. | Nobody else chose your own card.", "Ana", 3),
        ("Your red mark caught nobody | You voted with the crowd. | Nobody else chose your own card.", "Ana", 4),
        ("You voted with the crowd | Nobody else chose your own card.", "Ana", None),
        ("You voted with the crowd | 2 others chose your own card.", "Bob", 3),
        ("The card you chose bears the red mark | Nobody else chose your own card.", "Dee", 3),
        ("Nobody else chose what you chose | Nobody else chose your own card.", "Fay", 3),
    ],
)
def test_where_one_votes_with_the_many(expected: str, reader: str, red: int | None) -> None:
    view = seen("party", 6, reader, "ABCDEF", CROWD, red)
    assert " | ".join(headline(view, desk_for(begun("party", 6).now))) == expected


@pytest.mark.parametrize(
    ("expected", "votes"),
    [("Chance voted for you and found it", FEW), ("Chance voted for you", NONE)],
)
def test_a_vote_by_chance_is_not_called_the_readers_own(expected: str, votes: Votes) -> None:
    news = (News(Tidings.VOTE_BY_CHANCE, names=("Cyd",)),)
    view = seen("odyssey", 4, "Cyd", "ABCD", votes)
    assert expected in (each.rstrip(".") for each in headline(view, desk_for(begun("odyssey", 4).now, news=news)))


def test_who_took_the_seat_since_hears_how_it_came_out_for_the_others() -> None:
    desk = desk_for(begun("odyssey", 4).now, is_new=True)
    assert headline(seen("odyssey", 4, "Bob", "ABCD", FEW), desk) == (
        "How round 1 came out",
        "2 of 3 found the storyteller’s card.",
    )


@every_language
def test_no_headline_lacks_its_words(language: str) -> None:
    for base, players, owners, votes in (
        ("odyssey", 4, "ABCD", FEW),
        ("odyssey", 4, "ABCD", NONE),
        ("odyssey", 7, "ABCDEFG", TWO),
        ("team", 6, "ADEC", {"Bob": (3,), "Fay": (1,)}),
        ("party", 6, "ABCDEF", CROWD),
    ):
        game = begun(base, players).now
        for reader in game.seats:
            told = headline(seen(base, players, reader, owners, votes, red=None), desk_for(game, language))
            assert told
            assert not any("{" in each for each in told)
