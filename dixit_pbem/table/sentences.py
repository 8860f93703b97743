"""What happened, told as one sentence: each event of the game. The facts around it stand in `around`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import assert_never

from dixit_pbem.engine import events
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.engine.order import must_shuffle, told_nothing
from dixit_pbem.journal import facts
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.table.around import around
from dixit_pbem.table.phrases import IN_ENGLISH, cards_counted, how_long, numbers, why_over
from dixit_pbem.words.language import Words
from dixit_pbem.words.rounds import so_many_points

AroundTheTable = (
    events.PlayerLeaves
    | events.PlayerLeft
    | events.PlayerJoins
    | events.PlayerJoined
    | events.PlayerReplaced
    | events.GameEnded
    | events.DeadlineExtended
    | events.GamePaused
    | events.GameResumed
    | events.ClockMoved
    | events.Undone
)
"""What happens to the table and its clock, in whichever round."""


def sentence(step: Step, words: Words = IN_ENGLISH, *, spoilers: bool) -> str:
    """What happened, as one sentence of the story."""
    if not spoilers:
        at_once = _at_once(step.event, step.before, words) if step.before and step.before.rules.together else None
        return at_once or _in_the_open(step.event, step.before, words)
    match step.event:
        case events.ClueGiven(player=player, words=text, card=card) if card is not None:
            return words.say("{player} tells {clue} about {card}.", player=player, clue=words.quoted(text), card=card)
        case events.HandsDealt(hands=hands):
            told = words.say("The hands are dealt.")
            return f"{told} {_each_hand(hands, words)}"
        case events.HandsRefilled(drawn=drawn) as refilled:
            return f"{_refilled(refilled, step.before, words)} {_each_hand(drawn, words)}"
        case events.CardsGiven(player=player, cards=cards, drawn=drawn, round=rounds):
            gives = _by_round(cards, rounds, words) or words.names(cards)
            if drawn:
                return words.say("{player} is missing, and by chance gives {cards}.", player=player, cards=gives)
            return words.say("{player} gives {cards}.", player=player, cards=gives)
        case events.VotesCast() as cast:
            return _votes(cast, words)
        case _:
            return _in_the_open(step.event, step.before, words)


def _votes(cast: events.VotesCast, words: Words) -> str:
    player, red = cast.player, cast.red
    if red is not None and not cast.numbers:
        return words.say("{player} marks {number} red.", player=player, number=red)
    voted = _by_round(cast.numbers, cast.round, words) or numbers(cast.numbers, words)
    if red is not None and cast.drawn:
        return words.say(
            "{player} is missing, and by chance votes for {voted}, and marks {number} red.",
            player=player,
            voted=voted,
            number=red,
        )
    if red is not None:
        return words.say("{player} votes for {voted}, and marks {number} red.", player=player, voted=voted, number=red)
    if cast.drawn:
        return words.say("{player} is missing, and by chance votes for {voted}.", player=player, voted=voted)
    return words.say("{player} votes for {voted}.", player=player, voted=voted)


def _by_round(things: Sequence[object], rounds: Sequence[int], words: Words) -> str:
    """`3 in round 1 and 5 in round 2`, where all tell at once."""
    pairs = zip(things, rounds, strict=False)
    return words.names([words.say("{thing} in round {number}", thing=str(thing), number=at) for thing, at in pairs])


def _each_hand(hands: Mapping[PlayerName, tuple[str, ...]], words: Words) -> str:
    nothing = words.say("nothing")
    return "; ".join(f"{player}: {', '.join(cards) or nothing}" for player, cards in hands.items()) + "."


def _in_the_open(event: Happening, game: Game | None, words: Words) -> str:  # noqa: C901 - one line an event
    """What everybody may know of an event of the round."""
    match event:
        case events.GameStarted(title=title, seats=seats):
            names = words.names(seats)
            return words.say("{title} begins: {names} sit down to play.", title=words.quoted(title), names=names)
        case events.HandsDealt():
            return words.say("The hands are dealt.")
        case events.RoundBegan(round=number, storyteller=None):
            return words.say("Round {number} begins; whoever sends the first clue tells.", number=number)
        case events.RoundBegan(round=number, storyteller=player):
            return words.say("Round {number} begins; {player} tells.", number=number, player=str(player))
        case events.ClueGiven(player=player, text=text):
            return _with_stop(words.say("{player} tells: {clue}", player=player, clue=words.quoted(text)), text)
        case events.StorytellerSkipped(player=player):
            return words.say("{player} tells nothing and is passed over.", player=player)
        case events.StorytellerNamed(player=player, drawn=drawn):
            if drawn:
                return words.say("Chance names {player}.", player=player)
            return words.say("The story moves to {player}.", player=player)
        case events.CardsWanted():
            return words.say("The others look for a card that fits.")
        case events.CardsGiven() | events.CardsTakenBack() | events.VotesCast() | events.VotesMissed():
            return _played(event, words)
        case events.TableLaid(cards=cards):
            return words.say("The table is laid: {cards}, numbered from 1.", cards=cards_counted(len(cards), words))
        case events.RoundScored() as scored:
            return _scored(scored, game, words)
        case events.HandsRefilled() as refilled:
            return _refilled(refilled, game, words)
        case facts.Fact() as fact:
            return around(fact, words)
        case _:
            return _around_the_table(event, words)


def _played(
    event: events.CardsGiven | events.CardsTakenBack | events.VotesCast | events.VotesMissed, words: Words
) -> str:
    """That somebody played, and not what."""
    match event:
        case events.CardsGiven(player=player, cards=cards, drawn=drawn):
            given = cards_counted(len(cards), words)
            if drawn:
                return words.say("{player} is missing, and chance gives {cards}.", player=player, cards=given)
            return words.say("{player} gives {cards}.", player=player, cards=given)
        case events.CardsTakenBack(player=player):
            return words.say("{player} takes back what was given.", player=player)
        case events.VotesCast(player=player, numbers=(), red=red) if red is not None:
            return words.say("{player} places the red mark.", player=player)
        case events.VotesCast(player=player, drawn=True):
            return words.say("{player} is missing, and chance votes.", player=player)
        case events.VotesCast(player=player):
            return words.say("{player} votes.", player=player)
        case events.VotesMissed(player=player):
            return words.say("{player} does not vote.", player=player)
        case _:
            assert_never(event)


def _with_stop(told: str, text: str) -> str:
    """A sentence ends once: where the quoted words end with a stop of their own, that is enough."""
    return f"{told}{'' if text.endswith(('.', '!', '?', '…')) else '.'}"


def _at_once(event: Happening, game: Game, words: Words) -> str | None:
    """What differs where all tell at once: clues stay secret until all are in, and there are several tables."""
    match event:
        case events.StorytellerSkipped(player=player):
            return words.say("{player} gives no clue, so that round falls out.", player=player)
        case events.RoundBegan(tellers=tellers):
            names = words.names(tellers)
            if told_nothing(game):
                return words.count(
                    "Nobody gave a clue, so the cycle begins anew; {names} tells.",
                    "Nobody gave a clue, so the cycle begins anew; {names} tell at once.",
                    len(tellers),
                    names=names,
                )
            return words.count(
                "A cycle begins; {names} tells.", "A cycle begins; {names} tell at once.", len(tellers), names=names
            )
        case events.ClueGiven(player=player):
            return words.say("{player} gives a clue.", player=player)
        case events.CardsWanted():
            clues = ((each.storyteller, each.clue) for each in game.rounds)
            told = [
                words.say("{player} tells: {clue}", player=str(player), clue=words.quoted(clue.text))
                for player, clue in clues
                if clue
            ]
            search = words.say("Everybody looks for cards that fit.")
            return f"{'; '.join(told)}. {search}"
        case events.TableLaid(cards=cards):
            laid = words.count("{count} table is laid", "{count} tables are laid", len(game.rounds))
            return words.say("{tables}: {cards} in all.", tables=laid, cards=cards_counted(len(cards), words))
        case _:
            return None


def _scored(event: events.RoundScored, game: Game | None, words: Words) -> str:
    by = (
        words.say("{number} is by {player}", number=number, player=owner)
        for number, owner in enumerate(event.owners, 1)
    )
    voted = (
        words.say("{player} voted for {voted}", player=player, voted=numbers(chosen, words))
        for player, chosen in event.votes.items()
    )
    red = "" if event.red is None else " " + words.say("{number} was marked red.", number=event.red)
    earned = ", ".join(f"{player} {gained}" for player, gained in event.points.items() if gained)
    result = (
        words.say("The round is void: nobody voted.")
        if event.void
        else words.say("Points: {points}.", points=earned or words.say("none"))
    )
    played = game and (game.numbered[event.round] if event.round else game.round)
    # Of several rounds at once it is told which; the clue of a single one stands a few lines above.
    clue = f"{words.quoted(played.clue.text)}: " if event.round and played and played.clue else ""
    return f"{clue}{', '.join(by)}; {', '.join(voted)}.{red} {result}"


def _refilled(event: events.HandsRefilled, game: Game | None, words: Words) -> str:
    shuffled = ""
    if event.pile is not None:
        shuffled = words.say("The discards are shuffled into a new pile.")
        if game and not must_shuffle(game):
            shuffled = words.say("The pile is shuffled anew, for a word of chance joins it.")
    drawn = cards_counted(sum(map(len, event.drawn.values())), words)
    told = words.say("The hands are refilled with {cards}.", cards=drawn)
    return f"{shuffled} {told}".strip()


def _around_the_table(event: AroundTheTable, words: Words) -> str:  # noqa: C901 - one line an event
    match event:
        case events.PlayerLeaves(player=player):
            return words.say("{player} leaves after this round.", player=player)
        case events.PlayerJoins(player=player):
            return words.say("{player} joins after this round.", player=player)
        case events.PlayerJoined(player=player, points=points):
            return words.say("{player} sits down, with {points}.", player=player, points=so_many_points(words, points))
        case events.PlayerLeft(player=player):
            return words.say("{player} has left; the hand goes to the discards.", player=player)
        case events.PlayerReplaced(player=player, by=by, back=True):
            return words.say("{player} has the seat again; {newcomer} stood in.", newcomer=player, player=by)
        case events.PlayerReplaced(player=player, by=by, for_now=True):
            return words.say("{newcomer} stands in for {player}.", newcomer=by, player=player)
        case events.PlayerReplaced(player=player, by=by):
            return words.say("{newcomer} takes the seat of {player}.", newcomer=by, player=player)
        case events.GameEnded() as ended:
            return _ended(ended, words)
        case events.DeadlineExtended(player=player, away=True):
            return words.say("The deadline is extended for {player}, who is away.", player=str(player))
        case events.DeadlineExtended(player=None):
            return words.say("The deadline is extended.")
        case events.DeadlineExtended(player=player):
            return words.say("The deadline is extended for {player}.", player=player)
        case events.GamePaused():
            return words.say("The clock stands still.")
        case events.GameResumed():
            return words.say("The clock goes on.")
        case events.ClockMoved() as moved:
            return _moved(moved, words)
        case events.Undone():
            return words.say("The last move is taken back, with all that followed from it.")
        case _:
            assert_never(event)


def _ended(event: events.GameEnded, words: Words) -> str:
    over = (
        words.say("The game is ended early: {reason}.", reason=event.reason)
        if event.called_off
        else words.say("The game is over: {reason}.", reason=why_over(event.reason, words))
    )
    names = words.names(event.winners)
    won = words.count("{names} wins.", "{names} win.", len(event.winners), names=names) if names else ""
    told = won or words.say("Nobody wins.")
    return f"{over} {told}"


def _moved(event: events.ClockMoved, words: Words) -> str:
    span = how_long(timedelta(seconds=abs(event.by)), words)
    if event.by < 0:
        return words.say("Every deadline is {span} earlier, to fit this computer’s clock.", span=span)
    if event.sure:
        return words.say("Every deadline is {span} later, to fit this computer’s clock.", span=span)
    return words.say("Every deadline is {span} later, for nobody looked after this game meanwhile.", span=span)
