"""What happened around the game, told as one sentence: mails, reminders, wishes."""

from __future__ import annotations

from datetime import date, timedelta
from typing import assert_never

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal import facts
from dixit_pbem.journal.facts_of_guests import (
    GameFollows,
    GuestAnswered,
    GuestKnocked,
    GuestSeated,
    GuestSettled,
    Outcome,
    TableOpened,
    WatcherLeft,
)
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, OfferWithdrawn, OfStandIns, SeatOffered, Settled
from dixit_pbem.table.phrases import IN_ENGLISH, day_of_week, how_long
from dixit_pbem.table.reasons import how_settled, why_held
from dixit_pbem.words.language import Words

ToldToAll = facts.Said | facts.Reminded | facts.LateTold | facts.DigestDue | facts.StepTaken | facts.LockedOut
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


def around(fact: facts.AnyFact, words: Words = IN_ENGLISH) -> str:
    """A fact as one sentence of the story."""
    match fact:
        case facts.Posted() | facts.PostRefused() | facts.PostDelayed() | facts.Superseded() | facts.Bounced():
            return _of_the_post(fact, words)
        case facts.MailRead() | facts.MailHeld() | facts.HeldSettled() | facts.MailSetAside():
            return _came_in(fact, words)
        case facts.Said() | facts.Reminded() | facts.LateTold() | facts.DigestDue():
            return _told(fact, words)
        case facts.StepTaken() | facts.LockedOut():
            return _told(fact, words)
        case facts.SaidBeside() | facts.WordsStruck() | facts.Loved():
            return _beside(fact, words)
        case GameFollows() | TableOpened() | GuestSeated():
            return _before_the_start(fact, words)
        case WatcherLeft() | GuestKnocked() | GuestAnswered() | GuestSettled():
            return _of_guests(fact, words)
        case SeatOffered() | OfferAnswered() | OfferWithdrawn():
            return _of_stand_ins(fact, words)
        case _:
            return _wished(fact, words)


def _of_the_post(
    fact: facts.Posted | facts.PostRefused | facts.PostDelayed | facts.Superseded | facts.Bounced, words: Words
) -> str:
    match fact:
        case facts.Posted(letter=letter, reader=reader):
            return words.say("The mail “{letter}” goes to {name}.", letter=letter, name=_whom(reader, words))
        case facts.PostRefused(letter=letter, reader=reader, reason=reason):
            text = words.say("The mail “{letter}” to {name} was refused:", letter=letter, name=_whom(reader, words))
            return f"{text} {_stopped(reason)}"
        case facts.PostDelayed(letter=None, reason=reason):
            told = words.say("No mail can leave for now:")
            return f"{told} {_stopped(reason)}"
        case facts.PostDelayed(letter=letter, reader=reader, reason=reason):
            whom = _whom(reader, words)
            text = words.say("The mail “{letter}” to {name} has to wait:", letter=str(letter), name=whom)
            return f"{text} {_stopped(reason)}"
        case facts.Superseded(letter=letter, reader=reader):
            return words.say(
                "The mail “{letter}” to {name} is not sent any more: what it asks for is over.",
                letter=letter,
                name=_whom(reader, words),
            )
        case facts.Bounced(player=player, address=address, reason=reason):
            whom = player or address or words.say("somebody")
            told = words.say("Mail to {name} came back:", name=whom)
            return f"{told} {_stopped(reason)}"
        case _:
            assert_never(fact)


def _came_in(fact: facts.MailRead | facts.MailHeld | facts.HeldSettled | facts.MailSetAside, words: Words) -> str:
    match fact:
        case facts.MailRead(player=player, verdict=verdict):
            return words.say("A mail of {player} is read: {verdict}.", player=player, verdict=verdict)
        case facts.MailHeld(player=player, reason=reason):
            held = words.say("A mail of {player} is held:", player=player) if player else words.say("A mail is held:")
            return f"{held} {_stopped(why_held(reason, words))}"
        case facts.HeldSettled(held=held) as settled:
            return words.say("Held mail {number} is settled: {how}.", number=held, how=how_settled(settled, words))
        case facts.MailSetAside(player=player, first=first, last=last) if player and first and last:
            until = _day(last, words)
            if first <= fact.arrived.date().isoformat():
                return words.say(
                    "{player}’s mailbox answers that they are away until {last}.", player=player, last=until
                )
            days = {"first": _day(first, words), "last": until}
            return words.say(
                "{player}’s mailbox answers that they are away from {first} until {last}.", player=player, **days
            )
        case facts.MailSetAside(player=player, reason=reason):
            aside = (
                words.say("A mail of {player} is set aside:", player=player)
                if player
                else words.say("A mail is set aside:")
            )
            return f"{aside} {_stopped(reason)}"
        case _:
            assert_never(fact)


def _beside(fact: facts.SaidBeside | facts.WordsStruck | facts.Loved, words: Words) -> str:
    """What stood beside an answer, in a sentence that keeps it for the results."""
    match fact:
        case facts.SaidBeside(player=player):
            return words.say(
                "{player} adds words for the results; ‘say --strike {player}’ would keep them from there.",
                player=player,
            )
        case facts.WordsStruck(player=player):
            return words.say("What {player} wrote beside answers so far is kept from the results.", player=player)
        case facts.Loved(player=player, number=number, round=played, owner=owner):
            return words.say(
                "{player} loves picture {number} of round {round}, by {owner}.",
                player=player,
                number=number,
                round=played,
                owner=owner,
            )
        case _:
            assert_never(fact)


def _before_the_start(fact: GameFollows | TableOpened | GuestSeated, words: Words) -> str:
    match fact:
        case GameFollows(title=title):
            return words.say(
                "This game comes after {title}: the pictures that were not seen for longest come first.",
                title=words.quoted(title),
            )
        case TableOpened():
            return words.say("The table is open to whoever asks for a seat by mail.")
        case GuestSeated(player=player):
            return words.say("{player} takes a seat.", player=player)


def _of_guests(fact: WatcherLeft | GuestKnocked | GuestAnswered | GuestSettled, words: Words) -> str:
    match fact:
        case WatcherLeft(email=email):
            return words.say("{sender} reads along no more.", sender=email)
        case GuestKnocked(email=email):
            return words.say("{sender} wants to play, and is asked whether that is so.", sender=email)
        case GuestAnswered(outcome=outcome) | GuestSettled(outcome=outcome):
            match Outcome(outcome):
                case Outcome.SEATED:
                    return words.say("Whoever wanted to play gets a seat.")
                case Outcome.WAITS:
                    return words.say("Whoever wanted to play waits for the moderator’s word.")
                case Outcome.NO_SEAT:
                    return words.say("Whoever wanted to play is told that no seat is free.")
                case Outcome.DECLINED:
                    return words.say("Whoever wanted to play does not want to after all.")
        case _:
            assert_never(fact)


def _of_stand_ins(fact: OfStandIns, words: Words) -> str:
    match fact:
        case SeatOffered(player=player, by=by):
            return words.say("{newcomer} is asked to take the seat of {player}.", newcomer=by, player=player)
        case OfferAnswered(outcome=outcome):
            match Settled(outcome):
                case Settled.TAKEN:
                    return words.say("Whoever was asked takes the seat.")
                case Settled.DECLINED:
                    return words.say("Whoever was asked does not take the seat.")
                case Settled.GIVEN | Settled.NOT_NEEDED:
                    return words.say("Whoever was asked would take the seat, which is not free any more.")
        case OfferWithdrawn():
            return words.say("The seat is not free any more, and whoever was asked is told so.")
        case _:
            assert_never(fact)


def _whom(reader: PlayerName | None, words: Words) -> str:
    return reader or words.say("the moderator")


def _stopped(reason: str) -> str:
    """What a server or a gate said, as the end of a sentence."""
    return f"{reason.rstrip('.')}."


def _told(fact: ToldToAll, words: Words) -> str:
    match fact:
        case facts.Said(player=player, text=text):
            return words.say(
                "{name} says to all: {text}", name=player or words.say("The moderator"), text=words.quoted(text)
            )
        case facts.Reminded(players=players, late=late):
            names = words.names(players)
            if late:
                return words.count(
                    "{names} is reminded once more.", "{names} are reminded once more.", len(players), names=names
                )
            return words.count("{names} is reminded.", "{names} are reminded.", len(players), names=names)
        case facts.LateTold(players=players):
            return words.say("All are told that the game waits for {names}.", names=words.names(players))
        case facts.DigestDue():
            return words.say("The moderator is told how the game stands.")
        case facts.StepTaken(gap=gap):
            away = how_long(timedelta(seconds=gap), words)
            return words.say(
                "Nobody looked after this game for {span}; its deadlines hold until the next look.", span=away
            )
        case facts.LockedOut(reason=reason):
            told = words.say("The game cannot read its mail.")
            return f"{told} {_stopped(reason)}"
        case _:
            assert_never(fact)


def _wished(fact: Wish, words: Words) -> str:  # noqa: C901 - one line a wish
    match fact:
        case facts.ResendAsked(player=player):
            return words.say("{player} gets the last mail once more.", player=player)
        case facts.LanguageChosen(player=player, language=language):
            return words.say("{player} reads in ‘{language}’ from now on.", player=player, language=language)
        case facts.MailsChosen(player=player, what=what, how=how):
            return words.say("{player} wants ‘{what}: {how}’ from now on.", player=player, what=what, how=how)
        case facts.AddressAsked(player=player):
            return words.say("{player} wants mail at another address; the old one is asked.", player=player)
        case facts.AddressChosen(player=player, typed=True):
            return words.say(
                "{player} gets mail at another address from now on, as the moderator typed in.", player=player
            )
        case facts.AddressChosen(player=player):
            return words.say("{player} gets mail at another address from now on.", player=player)
        case facts.AddressTakenBack(player=player):
            return words.say("{player} takes back the change of address.", player=player)
        case facts.AwayTold(player=player, first=first, last=last):
            days = {"first": _day(first, words), "last": _day(last, words)}
            if first == last:
                return words.say("{player} is away on {first}.", player=player, first=days["first"])
            return words.say("{player} is away from {first} to {last}.", player=player, **days)
        case facts.LuckGiven() as luck:
            return words.say(
                "{player} adds a word of chance from round {number} on: {words}",
                player=luck.player,
                number=luck.round,
                words=words.quoted(luck.words),
            )
        case facts.ResignAsked(player=player):
            return words.say("{player} wants to leave; ‘leave’ confirms it.", player=player)
        case _:
            assert_never(fact)


def _day(day: str, words: Words) -> str:
    """`Fri 20 Nov`."""
    return day_of_week(date.fromisoformat(day), words)
