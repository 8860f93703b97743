"""Replay, and what `undo` takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from dixit_pbem.engine.decide import score
from dixit_pbem.engine.events import CardsGiven, Event, GameEnded, TableLaid, Undone, VotesCast
from dixit_pbem.engine.model import Missing, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, Close, End, GiveCards, GiveClue, Leave, Move, Replace, Skip
from dixit_pbem.engine.pending import pending
from dixit_pbem.errors import Misfit
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.history import History, Step, continued, replay, seen_since, to_take_back, walk
from tests.engine.play import NOW, Play, begun, random_move

ANA, BOB, CYD, DEE, EVE, ZOE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Zoe"))


def numbered(events: list[Event]) -> list[tuple[int, Event]]:
    return list(enumerate(events, 1))


def history(play: Play) -> History:
    return replay(numbered(play.journal))


def undo(play: Play) -> History:
    """The game after one more `undo`."""
    play.journal.append(Undone(to_take_back(history(play))[0].seq, NOW))
    return history(play)


def voted(play: Play) -> Play:
    dice = Random(2)
    play.until(Phase.VOTE)
    while pending(play.now):
        play.do(random_move(play.now, dice))
    return play


def scored(play: Play) -> Play:
    voted(play)
    play.record(score(play.now))
    return play


def doing(play: Play, *moves: Move) -> Play:
    play.do(*moves)
    return play


@pytest.mark.parametrize(
    ("taken_back", "play"),
    [
        pytest.param("ClueGiven", lambda: doing(begun("odyssey", 4), GiveClue(ANA, "home", "A")), id="a clue"),
        pytest.param(
            "ClueGiven CardsWanted", lambda: begun("odyssey", 4).until(Phase.CARD), id="a clue and what followed"
        ),
        pytest.param(
            "CardsGiven",
            lambda: doing(begun("odyssey", 4).until(Phase.CARD), GiveCards(BOB, ("A",)), GiveCards(CYD, ("A",))),
            id="the last card only",
        ),
        pytest.param(
            "CardsTakenBack",
            lambda: doing(begun("odyssey", 4).until(Phase.CARD), GiveCards(BOB, ("A",)), GiveCards(BOB, ())),
            id="a card taken back",
        ),
        pytest.param("CardsGiven TableLaid", lambda: begun("odyssey", 4).until(Phase.VOTE), id="the last card"),
        pytest.param("VotesCast", lambda: voted(begun("odyssey", 4)), id="a vote"),
        pytest.param("VotesCast RoundScored", lambda: scored(begun("odyssey", 4)), id="the last vote"),
        pytest.param(
            "VotesCast RoundScored HandsRefilled RoundBegan",
            lambda: begun("odyssey", 4).until(Phase.CLUE, round=2),
            id="the last vote, after the refill",
        ),
        pytest.param(
            "VotesCast RoundScored GameEnded",
            lambda: scored(begun("odyssey", 4, points_to_win=1)),
            id="the last vote of the game",
        ),
        pytest.param("PlayerLeaves", lambda: doing(begun("odyssey", 5), Leave(BOB)), id="a player who leaves"),
        pytest.param(
            "PlayerReplaced", lambda: doing(begun("odyssey", 5), Replace(BOB, ZOE, None, None)), id="a new player"
        ),
        pytest.param("GameEnded", lambda: doing(begun("odyssey", 5), End("Enough.", nobody_wins=True)), id="an end"),
        pytest.param(
            "StorytellerSkipped StorytellerNamed", lambda: doing(begun("odyssey", 5), Skip(None)), id="a skipped clue"
        ),
        pytest.param(
            "StorytellerSkipped StorytellerNamed",
            lambda: doing(begun("odyssey", 5), Skip(None), Skip(None)),
            id="the last of two skipped clues",
        ),
        pytest.param(
            "StorytellerNamed",
            lambda: doing(begun("odyssey", 5, first="volunteer"), Close(Missing.RANDOM)),
            id="a storyteller by chance",
        ),
        pytest.param(
            "CardsGiven CardsGiven",
            lambda: doing(begun("odyssey", 4).until(Phase.CARD), GiveCards(BOB, ("A",)), Close(Missing.RANDOM)),
            id="everything that was done for the missing, and no card that a player gave",
        ),
        pytest.param(
            "CardsGiven",
            lambda: doing(begun("odyssey", 4).until(Phase.CARD), Skip(BOB), GiveCards(CYD, ("A",))),
            id="a card that a player gave, and nothing that was done for the missing before it",
        ),
        pytest.param(
            "VotesMissed VotesMissed VotesMissed",
            lambda: doing(begun("odyssey", 4).until(Phase.VOTE), Close(Missing.ABSTAIN)),
            id="all abstentions at once",
        ),
    ],
)  # fmt: skip
def test_undo_takes_back_the_last_move_with_all_that_followed(taken_back: str, play: Callable[[], Play]) -> None:
    assert taken_back == " ".join(type(step.event).__name__ for step in to_take_back(history(play())))


def test_after_undo_the_game_is_as_it_was_but_for_its_deadline() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    back_to = to_take_back(history(play))[0].seq
    before = play.after[back_to - 2]
    game = undo(play).game
    # What was dealt stays dealt, for the words of chance that join next.
    luck = play.now.luck
    assert game == replace(before, luck=luck, rounds=(replace(before.round, deadline=NOW),))
    assert (game.phase, game.round.number, len(pending(game))) == (Phase.VOTE, 1, 1)


def test_undo_again_takes_back_the_move_before() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)), GiveCards(CYD, ("A",)))
    left = []
    for _ in range(3):
        game = undo(play).game
        assert game is not None
        left.append((game.phase, sorted(game.round.given)))
    assert left == [(Phase.CARD, [ANA, BOB]), (Phase.CARD, [ANA]), (Phase.CLUE, [])]


def test_after_undo_the_game_goes_on_and_can_be_taken_back_again() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)))
    undo(play)
    rewound = play.upto(len(play.after))
    rewound.journal, rewound.after = play.journal[:], [*play.after, history(play).game]  # type: ignore[list-item]
    rewound.do(GiveCards(BOB, ("C",)))
    assert [type(step.event).__name__ for step in to_take_back(history(rewound))] == ["CardsGiven"]
    assert history(rewound).game == rewound.now
    assert rewound.now.round.given[BOB] == (rewound.now.hands[BOB]["C"],)


def test_what_was_taken_back_is_not_among_the_steps_but_is_walked() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)))
    undone = undo(play)
    assert [step.seq for step in undone.steps] == [1, 2, 3, 4, 5]
    assert [step.seq for step in walk(numbered(play.journal))] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@pytest.mark.parametrize("base", ["odyssey", "party", "team"])
def test_the_same_moves_after_undo_lay_the_same_table_and_deal_the_same_hands(base: str, phase: Phase) -> None:
    play = begun(base, 6).until(phase, round=3)
    back_to = to_take_back(history(play))[0].seq
    again = play.upto(back_to - 1)
    for asked in play.asked:
        if asked.at >= back_to - 1:
            again.do(asked.move)
    again.advance()
    assert again.journal == play.journal


def test_an_event_that_cannot_be_says_its_number() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    at = next(at for at, event in enumerate(play.journal) if isinstance(event, VotesCast))
    cast = play.journal[at]
    assert isinstance(cast, VotesCast)
    play.journal[at] = replace(cast, numbers=(9,))
    with pytest.raises(Misfit) as caught:
        history(play)
    assert caught.value.seq == at + 1
    assert str(caught.value) == "There is no card 9 on the table: the numbers go from 1 to 4."


def test_a_changed_vote_is_noticed_at_the_reveal() -> None:
    play = begun("odyssey", 7).until(Phase.CLUE, round=2)
    at = next(at for at, event in enumerate(play.journal) if isinstance(event, VotesCast))
    cast = play.journal[at]
    assert isinstance(cast, VotesCast)
    own = next(card.number for card in play.after[at].round.table if card.owner == cast.player)
    other = next(number for number in range(1, 8) if number != own and number not in cast.numbers)
    play.journal[at] = replace(cast, numbers=(other,))
    with pytest.raises(Misfit) as caught:
        history(play)
    scored_at = next(at for at, event in enumerate(play.journal) if type(event).__name__ == "RoundScored")
    assert caught.value.seq == scored_at + 1
    assert str(caught.value) == "The votes told are not the votes that were cast."


def test_a_changed_card_is_noticed_when_the_table_is_laid() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    at = next(at for at, event in enumerate(play.journal) if isinstance(event, CardsGiven))
    given = play.journal[at]
    assert isinstance(given, CardsGiven)
    hand = play.after[at - 1].hands[given.player]
    play.journal[at] = replace(given, cards=(next(card for card in hand.values() if card not in given.cards),))
    with pytest.raises(Misfit) as caught:
        history(play)
    laid_at = next(at for at, event in enumerate(play.journal) if isinstance(event, TableLaid))
    assert caught.value.seq == laid_at + 1
    assert str(caught.value) == "The cards on the table are not the cards that were given."


@pytest.mark.parametrize("left_out", range(1, 15))
def test_a_journal_with_an_event_left_out_does_not_fit(left_out: int) -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    assert len(play.journal) == 15
    cut = [pair for pair in numbered(play.journal) if pair[0] != left_out]
    with pytest.raises(Misfit) as caught:
        replay(cut)
    assert caught.value.seq > left_out


def test_an_empty_journal_is_no_game_yet() -> None:
    assert replay([]) == History(None, ())


@pytest.mark.parametrize(
    ("shown", "base", "phase", "number"),
    [
        ([], "odyssey", Phase.CARD, 1),
        (["every hand, to its player"], "party", Phase.CARD, 1),
        (["the cards on the table of round 1"], "odyssey", Phase.VOTE, 1),
        (
            ["the owners, votes and points of round 1", "the hands of round 2, each to its player"],
            "odyssey",
            Phase.CLUE,
            2,
        ),
        (["the owners, votes and points of round 1"], "party", Phase.CLUE, 2),
    ],
)
def test_what_the_players_have_seen_since_the_last_move(shown: list[str], base: str, phase: Phase, number: int) -> None:
    play = begun(base, 6).until(phase, round=number)
    assert shown == list(seen_since(to_take_back(history(play))))


def test_an_end_that_was_called_can_be_taken_back() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    before = play.now
    play.do(End("Enough.", nobody_wins=False))
    assert isinstance(play.journal[-1], GameEnded)
    game = undo(play).game
    assert game is not None
    assert (game.phase, game.ending, game.round.votes) == (Phase.VOTE, None, before.round.votes)


def test_a_vote_for_the_red_mark_alone_can_be_taken_back() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(CastVotes(ANA, (1,)), CastVotes(ANA, (), red=2))
    game = undo(play).game
    assert game is not None
    assert (game.round.votes, game.round.red) == ({ANA: (1,)}, None)


def test_what_is_made_of_the_facts_is_made_of_each_once() -> None:
    looked: list[int] = []

    def counted(before: int, step: Step) -> int:
        looked.append(step.seq)
        return before + 1

    play = begun("odyssey", 4)
    first = continued(history(play), [(900, Said(None, "hello")), (901, Said(None, "again"))])
    assert first.so_far(counted, 0) == 2
    longer, other = (continued(first, [(902, Said(None, text))]) for text in ("this way", "or that"))
    assert (longer.so_far(counted, 0), other.so_far(counted, 0), first.so_far(counted, 0)) == (3, 3, 2)
    assert looked == [900, 901, 902, 902]
