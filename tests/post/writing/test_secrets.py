"""What letters may not say."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName, Round
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.views import view_for
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, Tidings
from dixit_pbem.post.writing import correction, not_understood, notice, pictures_of, receipt, reminder, request
from dixit_pbem.post.writing.letter import Letter
from tests.engine.play import begun, random_move
from tests.post.sample_answers import BOB, MISREAD, NEWS, SYSTEMS, UNDERSTOOD
from tests.post.written import desk_for
from tests.runs import examples

seeds = st.integers(0, 99)


def test_pictures_have_neutral_keys_and_those_of_the_last_round_their_own():
    game = begun("odyssey", 4).until(Phase.VOTE, round=2).now
    view = view_for(game, BOB)
    pictures = pictures_of(view)
    assert list(pictures) == [*view.hand, "1", "2", "3", "4", "r1", "r2", "r3", "r4"]
    assert [pictures[str(card.number)] for card in game.round.table] == [card.card for card in game.round.table]
    assert game.last is not None
    assert [pictures[f"r{card.number}"] for card in game.last.table] == [card.card for card in game.last.table]


def test_pictures_are_described_only_to_who_asked_for_it():
    game = begun("odyssey", 4).until(Phase.VOTE).now
    view, texts = view_for(game, BOB), {card.card: f"picture {card.number}" for card in game.round.table}
    asked = request(Kind.VOTE_WANTED, view, desk_for(game, descriptions=texts), results=False)
    plain = request(Kind.VOTE_WANTED, view, desk_for(game), results=False)
    assert asked.cards is not None
    assert [card.description for card in asked.cards.cards] == ["picture 1", "picture 2", "picture 3", "picture 4"]
    assert plain.cards is not None
    assert {card.description for card in plain.cards.cards} == {""}


def test_the_preview_of_a_receipt_tells_nothing_to_whoever_looks_over_a_shoulder():
    game = begun("odyssey", 4).until(Phase.VOTE).now
    view, desk = view_for(game, BOB), desk_for(game)
    assert receipt(view, desk, UNDERSTOOD[Got.VOTES][0]).preview == "Your answer has arrived."
    assert not_understood(view, desk, MISREAD[Why.OWN_CARD][0]).preview == "Your answer has arrived."


def seen_by(game: Game, reader: PlayerName) -> list[Letter]:
    """Every letter that this reader may get now, before the round is over."""
    view, desk = view_for(game, reader), desk_for(game)
    letters = [request(kind, view, desk, results=False) for kind in (Kind.HAND, Kind.CARD_WANTED, Kind.VOTE_WANTED)]
    letters += [reminder(view, desk, late=late) for late in (False, True)]
    letters += [correction(view, desk, results=game.last is not None), notice(view, desk, NEWS[Tidings.PAUSED])]
    letters += [receipt(view, desk, one) for one, _ in UNDERSTOOD.values()]
    letters += [not_understood(view, desk, one) for one, _ in MISREAD.values()]
    return letters


def twin(game: Game, reader: PlayerName, dice: Random) -> Game:
    """A game that differs in what the reader may not see: others' cards, clues and votes, owners, pile and discards."""
    shown = {*game.hands[reader].values(), *(card.card for played in game.rounds for card in played.table)}
    if game.phase is not Phase.VOTE:
        shown |= {card for played in game.rounds for card in played.given.get(reader, ())}
    hidden = [card for hand in game.hands.values() for card in hand.values() if card not in shown]
    hidden += [card for card in game.pile if card not in shown]
    other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    return replace(
        game,
        hands={name: {key: other.get(card, card) for key, card in hand.items()} for name, hand in game.hands.items()},
        pile=tuple(other.get(card, card) for card in game.pile),
        rounds=tuple(_other_round(game, played, reader, other, dice) for played in game.rounds),
    )


def _other_round(game: Game, played: Round, reader: PlayerName, other: dict[CardId, CardId], dice: Random) -> Round:
    owners = sorted({card.owner for card in played.table} - {reader})
    swapped = dict(zip(owners, dice.sample(owners, len(owners)), strict=True))
    clue = played.clue
    if clue is not None and clue.card is not None and played.storyteller != reader:
        text = f"another {dice.random()}" if game.phase is Phase.CLUE else clue.text
        clue = replace(clue, card=other.get(clue.card, clue.card), text=text)
    elsewhere = {
        name: tuple(dice.sample(range(1, len(played.table) + 1), len(votes)))
        for name, votes in played.votes.items()
        if name != reader
    }
    return replace(
        played,
        clue=clue,
        given={name: tuple(other.get(card, card) for card in cards) for name, cards in played.given.items()},
        table=tuple(replace(card, owner=swapped.get(card.owner, card.owner)) for card in played.table),
        votes={**played.votes, **elsewhere},
        red=played.red if played.red is None or reader == played.storyteller else 1,
    )


AT_ONCE = [("odyssey", 3), ("odyssey", 4), ("odyssey", 6), ("demo", 3)]


@given(system=st.sampled_from(AT_ONCE), phase=st.sampled_from([Phase.CLUE, Phase.CARD, Phase.VOTE]), seed=seeds)
@settings(max_examples=examples(15), deadline=None)
def test_where_all_tell_at_once_letters_tell_nothing_of_any_round_either(system, phase, seed):
    dice = Random(seed)
    play = begun(*system, seed=str(seed), together=True).until(phase, dice=dice)
    for _ in range(dice.randrange(5)):
        if pending(play.now) and play.now.phase is phase:
            play.do(random_move(play.now, dice))
    for reader in play.now.seats:
        other = twin(play.now, reader, dice)
        assert other != play.now
        assert seen_by(other, reader) == seen_by(play.now, reader)
        assert pictures_of(view_for(other, reader)) == pictures_of(view_for(play.now, reader))


@given(
    system=st.sampled_from(SYSTEMS),
    phase=st.sampled_from([Phase.CLUE, Phase.CARD, Phase.VOTE]),
    seed=seeds,
)
@settings(max_examples=examples(25), deadline=None)
def test_letters_are_the_same_whatever_their_reader_may_not_see(system, phase, seed):
    dice = Random(seed)
    play = begun(*system, seed=str(seed)).until(phase, round=dice.choice((1, 2)), dice=dice)
    play.do(random_move(play.now, dice))
    for reader in play.now.seats:
        other = twin(play.now, reader, dice)
        assert other != play.now
        assert seen_by(other, reader) == seen_by(play.now, reader)
        assert pictures_of(view_for(other, reader)) == pictures_of(view_for(play.now, reader))
