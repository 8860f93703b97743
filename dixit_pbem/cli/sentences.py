"""What happened, told as one sentence: each event of the game, and each fact around it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import assert_never

from dixit_pbem.cli.phrases import counted, how_long, numbers
from dixit_pbem.engine import events
from dixit_pbem.engine.model import Game, PlayerName, in_words
from dixit_pbem.engine.order import must_shuffle
from dixit_pbem.journal import facts
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.words.quotation import quoted

AroundTheTable = (
    events.PlayerLeaves
    | events.PlayerLeft
    | events.PlayerReplaced
    | events.GameEnded
    | events.DeadlineExtended
    | events.GamePaused
    | events.GameResumed
    | events.ClockMoved
    | events.Undone
)
"""What happens to the table and its clock, in whichever round."""
ToldToAll = facts.Said | facts.Reminded | facts.LateTold | facts.DigestDue | facts.StepTaken
Wish = (
    facts.ResendAsked
    | facts.LanguageChosen
    | facts.MailsChosen
    | facts.AddressAsked
    | facts.AddressChosen
    | facts.AddressTakenBack
    | facts.AwayTold
    | facts.ResignAsked
    | facts.LuckGiven
)


def sentence(step: Step, *, spoilers: bool) -> str:
    """What happened, as one sentence of the story."""
    if not spoilers:
        return _in_the_open(step.event, step.before)
    match step.event:
        case events.HandsDealt(hands=hands):
            return f"The hands are dealt. {_each_hand(hands)}"
        case events.HandsRefilled(drawn=drawn) as refilled:
            return f"{_refilled(refilled, step.before)} {_each_hand(drawn)}"
        case events.CardsGiven(player=player, cards=cards, drawn=drawn):
            return f"{player} {'is missing, and by chance ' if drawn else ''}gives {in_words(cards)}."
        case events.VotesCast(player=player, numbers=votes, red=red, drawn=drawn):
            if red is not None and not votes:
                return f"{player} marks {red} red."
            marked = "" if red is None else f", and marks {red} red"
            return f"{player} {'is missing, and by chance ' if drawn else ''}votes for {numbers(votes)}{marked}."
        case events.ClueGiven(player=player, text=text, card=card) if card is not None:
            return f"{player} tells {quoted(text)} about {card}."
        case _:
            return _in_the_open(step.event, step.before)


def _each_hand(hands: Mapping[PlayerName, tuple[str, ...]]) -> str:
    return "; ".join(f"{player}: {', '.join(cards) or 'nothing'}" for player, cards in hands.items()) + "."


def _in_the_open(event: Happening, game: Game | None) -> str:  # noqa: C901 - one line an event
    """What everybody may know of an event of the round."""
    match event:
        case events.GameStarted(title=title, seats=seats):
            return f"{quoted(title)} begins: {in_words(seats)} sit down to play."
        case events.HandsDealt():
            return "The hands are dealt."
        case events.RoundBegan(round=number, storyteller=None):
            return f"Round {number} begins; whoever sends the first clue tells."
        case events.RoundBegan(round=number, storyteller=player):
            return f"Round {number} begins; {player} tells."
        case events.ClueGiven(player=player, text=text):
            return f"{player} tells: {quoted(text)}."
        case events.StorytellerSkipped(player=player):
            return f"{player} tells nothing and is passed over."
        case events.StorytellerNamed(player=player, drawn=drawn):
            return f"{'Chance names' if drawn else 'The story moves to'} {player}."
        case events.CardsWanted():
            return "The others look for a card that fits."
        case events.CardsGiven(player=player, cards=cards, drawn=drawn):
            return f"{player} {'is missing, and chance gives' if drawn else 'gives'} {counted(len(cards), 'card')}."
        case events.CardsTakenBack(player=player):
            return f"{player} takes back what was given."
        case events.TableLaid(cards=cards):
            return f"The table is laid: {counted(len(cards), 'card')}, numbered from 1."
        case events.VotesCast(player=player, numbers=(), red=red) if red is not None:
            return f"{player} places the red mark."
        case events.VotesCast(player=player, drawn=drawn):
            return f"{player} {'is missing, and chance votes' if drawn else 'votes'}."
        case events.VotesMissed(player=player):
            return f"{player} does not vote."
        case events.RoundScored() as scored:
            return _scored(scored, game)
        case events.HandsRefilled() as refilled:
            return _refilled(refilled, game)
        case facts.Fact() as fact:
            return around(fact)
        case _:
            return _around_the_table(event)


def _scored(event: events.RoundScored, game: Game | None) -> str:
    owners = ", ".join(f"{number} is by {owner}" for number, owner in enumerate(event.owners, 1))
    votes = ", ".join(f"{player} voted for {numbers(chosen)}" for player, chosen in event.votes.items())
    red = "" if event.red is None else f" {event.red} was marked red."
    earned = ", ".join(f"{player} {gained}" for player, gained in event.points.items() if gained)
    result = "The round is void: nobody voted." if event.void else f"Points: {earned or 'none'}."
    clue = f"{quoted(game.round.clue.text)}: " if game and game.round.clue else ""
    return f"{clue}{owners}; {votes}.{red} {result}"


def _refilled(event: events.HandsRefilled, game: Game | None) -> str:
    shuffled = "The discards are shuffled into a new pile. " if event.pile is not None else ""
    if shuffled and game and not must_shuffle(game):
        shuffled = "The pile is shuffled anew, for a word of chance joins it. "
    drawn = sum(map(len, event.drawn.values()))
    return f"{shuffled}The hands are refilled with {counted(drawn, 'card')}."


def _around_the_table(event: AroundTheTable) -> str:  # noqa: C901 - one line an event
    match event:
        case events.PlayerLeaves(player=player):
            return f"{player} leaves after this round."
        case events.PlayerLeft(player=player):
            return f"{player} has left; the hand goes to the discards."
        case events.PlayerReplaced(player=player, by=by):
            return f"{by} takes the seat of {player}."
        case events.GameEnded(winners=winners, reason=reason, called_off=early):
            won = f"{in_words(winners) or 'Nobody'} {'win' if len(winners) > 1 else 'wins'}"
            return f"The game is {'ended early' if early else 'over'}: {reason}. {won}."
        case events.DeadlineExtended(player=player, away=True):
            return f"The deadline is extended for {player}, who is away."
        case events.DeadlineExtended(player=player):
            return f"The deadline is extended{f' for {player}' if player else ''}."
        case events.GamePaused():
            return "The clock stands still."
        case events.GameResumed():
            return "The clock goes on."
        case events.ClockMoved(by=by, sure=sure):
            moved = f"{how_long(timedelta(seconds=abs(by)))} {'later' if by > 0 else 'earlier'}"
            why = "to fit this computer's clock" if sure or by < 0 else "for nobody looked after this game meanwhile"
            return f"Every deadline is {moved}, {why}."
        case events.Undone():
            return "The last move is taken back, with all that followed from it."
        case _:
            assert_never(event)


def around(fact: facts.AnyFact) -> str:  # noqa: C901 - one line a fact
    """A fact as one sentence of the story."""
    match fact:
        case facts.Posted(letter=letter, reader=reader):
            return f"{_letter(letter)} goes to {_whom(reader)}."
        case facts.PostRefused(letter=letter, reader=reader, reason=reason):
            return f"{_letter(letter)} to {_whom(reader)} was refused: {_stopped(reason)}"
        case facts.PostDelayed(letter=None, reason=reason):
            return f"No mail can leave for now: {_stopped(reason)}"
        case facts.PostDelayed(letter=letter, reader=reader, reason=reason):
            return f"{_letter(letter or '')} to {_whom(reader)} has to wait: {_stopped(reason)}"
        case facts.Superseded(letter=letter, reader=reader):
            return f"{_letter(letter)} to {_whom(reader)} is not sent any more: what it asks for is over."
        case facts.MailRead(player=player, verdict=verdict):
            return f"A mail of {player} is read: {verdict}."
        case facts.MailHeld(player=player, reason=reason):
            from dixit_pbem.table.held import IN_WORDS

            why = next((words for known, words in IN_WORDS.items() if known == reason), reason)
            return f"A mail{f' of {player}' if player else ''} is held: {_stopped(why)}"
        case facts.HeldSettled(held=held) as settled:
            from dixit_pbem.table.held import how_settled

            return f"Held mail {held} is settled: {how_settled(settled)}."
        case facts.MailSetAside(player=player, first=first, last=last) if player and first and last:
            begins = "" if first <= fact.arrived.date().isoformat() else f"from {_day(first)} "
            return f"{player}'s mailbox answers that they are away {begins}until {_day(last)}."
        case facts.MailSetAside(player=player, reason=reason):
            return f"A mail{f' of {player}' if player else ''} is set aside: {_stopped(reason)}"
        case facts.Bounced(player=player, address=address, reason=reason):
            return f"Mail to {player or address or 'somebody'} came back: {_stopped(reason)}"
        case facts.Said() | facts.Reminded() | facts.LateTold() | facts.DigestDue() | facts.StepTaken():
            return _told(fact)
        case _:
            return _wished(fact)


def _letter(kind: str) -> str:
    return f"The mail “{kind}”"


def _whom(reader: PlayerName | None) -> str:
    return reader or "the moderator"


def _stopped(reason: str) -> str:
    """What a server or a gate said, as the end of a sentence."""
    return f"{reason.rstrip('.')}."


def _told(fact: ToldToAll) -> str:
    match fact:
        case facts.Said(player=player, text=text):
            return f"{player or 'The moderator'} says to all: {quoted(text)}"
        case facts.Reminded(players=players, late=late):
            return f"{in_words(players)} {'are' if len(players) > 1 else 'is'} reminded{' once more' if late else ''}."
        case facts.LateTold(players=players):
            return f"All are told that the game waits for {in_words(players)}."
        case facts.DigestDue():
            return "The moderator is told how the game stands."
        case facts.StepTaken(gap=gap):
            away = how_long(timedelta(seconds=gap))
            return f"Nobody looked after this game for {away}; its deadlines hold until the next look."
        case _:
            assert_never(fact)


def _wished(fact: Wish) -> str:
    match fact:
        case facts.ResendAsked(player=player):
            return f"{player} gets the last mail once more."
        case facts.LanguageChosen(player=player, language=language):
            return f"{player} reads in '{language}' from now on."
        case facts.MailsChosen(player=player, what=what, how=how):
            return f"{player} wants '{what}: {how}' from now on."
        case facts.AddressAsked(player=player):
            return f"{player} wants mail at another address; the old one is asked."
        case facts.AddressChosen(player=player):
            return f"{player} gets mail at another address from now on."
        case facts.AddressTakenBack(player=player):
            return f"{player} takes back the change of address."
        case facts.AwayTold(player=player, first=first, last=last):
            when = f"on {_day(first)}" if first == last else f"from {_day(first)} to {_day(last)}"
            return f"{player} is away {when}."
        case facts.LuckGiven() as luck:
            return f"{luck.player} adds a word of chance from round {luck.round} on: {quoted(luck.words)}"
        case facts.ResignAsked(player=player):
            return f"{player} wants to leave; `leave` confirms it."
        case _:
            assert_never(fact)


def _day(day: str) -> str:
    """`Fri 20 Nov`."""
    there = date.fromisoformat(day)
    return f"{there:%a} {there.day} {there:%b}"
