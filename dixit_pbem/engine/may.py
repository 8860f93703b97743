"""Who may do what, and why not: the one place that every move, the replay and a typed round ask.

Who tells: `tell`. Who gives a card: `giving_groups`, `give`. Who may vote: `voters`, `vote`.
Each check returns nothing, or raises a `Refusal` with the reason.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from dixit_pbem.engine.model import (
    CardId,
    Game,
    HandLetter,
    Phase,
    PlayerName,
    Round,
    TableCard,
    in_words,
    side_of,
    sides,
)
from dixit_pbem.engine.moves import GiveClue
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.refusal import About, Hindrance, Refusal, Why
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import Rules, Voters


def phase_open(game: Game, wanted: Phase) -> None:
    """Does the game wait for what is wanted in that phase, or may it at least be changed?"""
    if game.phase is wanted and any(played.result is None for played in game.rounds):
        return
    complete = all(_complete(game, played) for played in game.rounds)
    about = About(wanted=wanted, phase=game.phase, complete=complete, round=game.round.number)
    if game.phase is Phase.FINISHED:
        raise Refusal(Why.GAME_OVER, about)
    order = tuple(Phase)
    comes_later = order.index(game.phase) < order.index(wanted)
    raise Refusal(Why.NOTHING_ASKED if comes_later else Why.PHASE_OVER, about)


def _complete(game: Game, played: Round) -> bool:
    """Is everything in that the open phase waits for in this round?"""
    match game.phase:
        case Phase.CLUE:
            return played.clue is not None
        case Phase.CARD:
            return all(set(group) & played.given.keys() for group in giving_groups(game, played))
        case _:
            return game.phase is Phase.VOTE and played.result is not None


def seated(game: Game, player: PlayerName) -> None:
    """Does this player sit at the table?"""
    if player not in game.seats:
        raise Refusal(Hindrance.NOT_SEATED, About(player, names=game.seats))


def may_tell(game: Game, player: PlayerName) -> None:
    """May this player tell a clue at all?"""
    phase_open(game, Phase.CLUE)
    seated(game, player)
    told = told_by(game, player)
    if told is None:
        others = in_words([str(played.storyteller) for played in game.rounds])
        raise Refusal(Why.ANOTHER_TELLS, About(player, others, round=game.round.number))
    if told.storyteller is None and player in game.leaving:
        raise Refusal(Why.LEAVING, About(player))


def told_by(game: Game, player: PlayerName) -> Round | None:
    """The open round that this player tells, or may tell."""
    return next((played for played in game.rounds if played.storyteller in (None, player)), None)


def tell(game: Game, player: PlayerName, text: str, *, letter: str | None = None) -> None:
    """May this player tell this clue? The letter is that of its card."""
    may_tell(game, player)
    if not text.strip():
        raise Refusal(Why.NO_WORDS, About(player, read=letter or ""))


def clue_card(game: Game, clue: GiveClue) -> CardId | None:
    """The card a clue rests on: one from the hand, or none where the clue is blind."""
    if game.rules.blind_clue and clue.letter is not None:
        raise Refusal(Why.NO_CARD_NOW, About(clue.player, read=clue.letter))
    if game.rules.blind_clue:
        return None
    if clue.letter is None:
        raise Refusal(Why.NO_LETTER, About(clue.player, read=clue.text))
    return hand_card(game, clue.player, clue.letter)


def hand_card(game: Game, player: PlayerName, letter: str) -> CardId:
    """The card under a letter of a player's hand."""
    seated(game, player)
    hand = game.hands[player]
    try:
        return hand[HandLetter(letter.upper())]
    except KeyError:
        raise Refusal(Why.NOT_IN_HAND, About(player, names=tuple(hand), read=letter)) from None


def giving_groups(game: Game, played: Round) -> tuple[tuple[PlayerName, ...], ...]:
    """Who owes a card: from each group one player gives. A group is one player, or a pair that has not said who."""
    teller = played.storyteller
    groups: list[tuple[PlayerName, ...]] = []
    for side in sides(game.rules, game.seats):
        if teller not in side:
            groups.append(side)
            continue
        groups += [(player,) for player in side if player != teller or game.rules.blind_clue]
    return tuple(groups)


def rounds_to_give(game: Game, player: PlayerName) -> tuple[Round, ...]:
    """The open rounds to which this player may give a card; there is one, or a `Refusal` says why not."""
    phase_open(game, Phase.CARD)
    seated(game, player)
    rounds = tuple(played for played in game.rounds if player != played.storyteller or game.rules.blind_clue)
    if not rounds:
        raise Refusal(Why.STORYTELLER_GAVE, About(player))
    for played in rounds if game.rules.pairs else ():
        for partner in next(group for group in giving_groups(game, played) if player in group):
            if partner != player and partner in played.given:
                raise Refusal(Why.PARTNER_GAVE, About(player, partner))
    return rounds


def give(game: Game, player: PlayerName, cards: Sequence[str], played: Round) -> None:
    """May this player give so many cards to this round, named by their letters or themselves?"""
    wanted = game.rules.cards_from(storyteller=player == played.storyteller)
    count = len(cards) if len(cards) > wanted else len(set(cards))
    if count != wanted:
        why = Why.TOO_MANY if count > wanted else Why.TOO_FEW
        raise Refusal(why, About(player, read=", ".join(cards), count=count, most=wanted, wanted=Phase.CARD))


def take_back(game: Game, player: PlayerName) -> None:
    """May this player take back what they gave?"""
    if not any(player in played.given for played in rounds_to_give(game, player)):
        raise Refusal(Why.NOTHING_TO_TAKE_BACK, About(player))


def voters(game: Game, played: Round) -> tuple[PlayerName, ...]:
    """Who may vote in this round, in seat order."""
    return _voters(game.rules, game.seats, storyteller=played.storyteller, gave=played.given)


def voters_of(rules: Rules, sheet: Sheet) -> tuple[PlayerName, ...]:
    """Who may vote in a round that is told as a sheet."""
    return _voters(rules, sheet.seats, storyteller=sheet.storyteller, gave=sheet.owners.values())


def _voters(
    rules: Rules, seats: tuple[PlayerName, ...], *, storyteller: PlayerName | None, gave: Collection[PlayerName]
) -> tuple[PlayerName, ...]:
    return tuple(player for player in seats if _votes(rules, seats, player, storyteller=storyteller, gave=gave))


def _votes(
    rules: Rules,
    seats: tuple[PlayerName, ...],
    player: PlayerName,
    *,
    storyteller: PlayerName | None,
    gave: Collection[PlayerName],
) -> bool:
    """Is this player of those who vote?"""
    match rules.voters:
        case Voters.EVERYBODY:
            return True
        case Voters.LISTENERS:
            return player != storyteller
        case Voters.OTHER_PAIRS:
            return player not in gave and (storyteller is None or player not in side_of(rules, seats, storyteller))


def votable(game: Game, player: PlayerName, played: Round) -> tuple[int, ...]:
    """The numbers this player may vote for at the table of this round."""
    return _votable(game.rules, owners(played.table), player=player)


def _votable(rules: Rules, owners: Mapping[int, PlayerName], *, player: PlayerName) -> tuple[int, ...]:
    return tuple(number for number, owner in owners.items() if rules.own_card_vote or owner != player)


def rounds_to_vote(game: Game, player: PlayerName) -> tuple[Round, ...]:
    """The open rounds in which this player may vote; there is one, or a `Refusal` says why not."""
    phase_open(game, Phase.VOTE)
    seated(game, player)
    rules = game.rules
    rounds = tuple(
        each for each in game.rounds if _votes(rules, game.seats, player, storyteller=each.storyteller, gave=each.given)
    )
    if not rounds:
        for refusal in why_no_vote(game.rules, sheet(game, game.round), player, numbers=()):
            raise refusal
    return rounds


def vote(game: Game, player: PlayerName, numbers: tuple[int, ...], played: Round) -> None:
    """May this player vote for these numbers at the table of this round?"""
    if not numbers:
        raise Refusal(Why.TOO_FEW, About(player, most=game.rules.votes, wanted=Phase.VOTE))
    for refusal in why_no_vote(game.rules, sheet(game, played), player, numbers=numbers):
        raise refusal


def why_no_vote(rules: Rules, sheet: Sheet, player: PlayerName, *, numbers: tuple[int, ...]) -> Iterator[Refusal]:
    """Every reason why these votes cannot be, at a table as it lies; none for an abstention of a voter."""
    own = player in sheet.seats
    if not own or not _votes(rules, sheet.seats, player, storyteller=sheet.storyteller, gave=sheet.owners.values()):
        tells = player == sheet.storyteller
        yield Refusal(Why.STORYTELLER_VOTES_NOT if tells else Why.GIVER_VOTES_NOT, About(player))
        return
    if len(numbers) > rules.votes:
        read = ", ".join(map(str, numbers))
        about = About(player, read=read, count=len(numbers), most=rules.votes, wanted=Phase.VOTE)
        yield Refusal(Why.TOO_MANY, about)
    for number in numbers:
        if number not in sheet.owners:
            yield Refusal(Why.OUT_OF_RANGE, About(player, read=str(number), most=len(sheet.owners)))
        elif number not in _votable(rules, sheet.owners, player=player):
            yield Refusal(Why.OWN_CARD, About(player, read=str(number)))


def may_mark(game: Game, player: PlayerName) -> None:
    """May this player place the red mark at all?"""
    phase_open(game, Phase.VOTE)
    seated(game, player)
    if not game.rules.red_mark:
        raise Refusal(Why.NO_RED_MARK, About(player))
    if player != game.round.storyteller:
        raise Refusal(Why.RED_OF_STORYTELLER, About(player, str(game.round.storyteller)))


def mark_red(game: Game, player: PlayerName, number: int) -> None:
    """May this player place the red mark there?"""
    may_mark(game, player)
    table = game.round.table
    if number not in owners(table):
        raise Refusal(Why.OUT_OF_RANGE, About(player, read=str(number), most=len(table)))


def may_answer(game: Game, player: PlayerName) -> None:
    """May this player answer anything at all in the phase that is open?"""
    match game.phase:
        case Phase.CLUE:
            may_tell(game, player)
        case Phase.CARD:
            rounds_to_give(game, player)
        case _ if game.rules.red_mark and player == game.round.storyteller:
            may_mark(game, player)
        case _:
            rounds_to_vote(game, player)


def leave(game: Game, player: PlayerName) -> None:
    """May this player leave after the round?"""
    if game.phase is Phase.FINISHED:
        raise Refusal(Why.GAME_OVER)
    seated(game, player)
    if player in game.leaving:
        raise Refusal(Hindrance.LEAVES_ALREADY, About(player))
    if game.rules.pairs:
        raise Refusal(Why.BREAKS_PAIR, About(player))
    rest = len(game.seats) - len(game.leaving) - 1
    if why_unplayable(game.setup.choice, rest):
        raise Refusal(Why.CANNOT_LEAVE, About(player, count=rest))


def replace(game: Game, player: PlayerName, by: PlayerName) -> None:
    """May somebody else take this seat?"""
    if game.phase is Phase.FINISHED:
        raise Refusal(Hindrance.SEATS_STAY)
    seated(game, player)
    owners = (owner for each, owner in game.standing_in.items() if each != player)
    if by.casefold() in {name.casefold() for name in (*game.seats, *owners) if name != player}:
        raise Refusal(Hindrance.NAME_TAKEN, About(by))


def storyteller(played: Round) -> PlayerName:
    """Who tells in this round."""
    if played.storyteller is None:
        raise Refusal(Hindrance.NO_STORYTELLER)
    return played.storyteller


def sheet(game: Game, played: Round) -> Sheet:
    """The round as it lies on the table, ready to be scored."""
    return Sheet(game.seats, storyteller(played), owners(played.table), played.votes, played.red)


def owners(table: tuple[TableCard, ...]) -> dict[int, PlayerName]:
    """Who gave which number."""
    return {card.number: card.owner for card in table}
