"""Games at each phase, and every letter that may be written from them."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, End
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.engine.views import View, view_for, view_of_watcher
from dixit_pbem.journal.facts_of_guests import Outcome
from dixit_pbem.journal.facts_of_stand_ins import Settled
from dixit_pbem.post.due import Kind, due
from dixit_pbem.post.guests import SeatTold
from dixit_pbem.post.parting import Parting, Remembered
from dixit_pbem.post.reminders import Absence
from dixit_pbem.post.said import (
    CameIn,
    Day,
    Got,
    Held,
    HeldFor,
    Misread,
    News,
    Note,
    Noted,
    Tidings,
    Undelivered,
    Understood,
    Unread,
    WentOut,
)
from dixit_pbem.post.stand_ins import OfferTold
from dixit_pbem.post.writing import (
    correction,
    farewell,
    final_results,
    hand_alone,
    not_understood,
    notice,
    receipt,
    reminder,
    request,
    results,
    reveal,
    to_guest,
    to_helper,
    welcome,
)
from dixit_pbem.post.writing.letter import Desk, Letter
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.rules_page import rules_page
from tests.engine.play import NOW, Play, begun
from tests.post.written import desk_for

LATER = datetime(2026, 11, 22, 19, 0, tzinfo=UTC)
THEN = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
ANA, BOB, CYD = PlayerName("Ana"), PlayerName("Bob"), PlayerName("Cyd")
SYSTEMS = [("odyssey", 3), ("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6)]
every_language = pytest.mark.parametrize("language", languages())


def of_a_round(play: Play, language: str) -> Iterator[tuple[str, Letter]]:
    """Each different letter of a round and of the beginning of the next."""
    for phase, number in ((Phase.CLUE, 1), (Phase.CARD, 1), (Phase.VOTE, 1), (Phase.CLUE, 2)):
        game = play.until(phase, round=number).now
        told = set()
        for one in due(game):
            view = view_for(game, one.reader)
            shape = (one.kind, one.acts, one.reader == game.round.storyteller, bool(view.may_vote_for))
            if shape not in told:
                told.add(shape)
                desk = desk_for(game, language)
                told_now = results(view, desk) if number == 2 else request(one.kind, view, desk, results=False)
                yield one.reader, told_now


def around_the_rounds(language: str) -> Iterator[Letter]:
    """The welcome, reminders, corrections, and the end of a game."""
    play = begun("odyssey", 4)
    at_vote = play.until(Phase.VOTE).now
    desk = desk_for(at_vote, language)
    rules = rules_page(RuleChoice("odyssey"), at_vote.rules, 4, title="A game", words=words_for(language))
    bob = view_for(at_vote, BOB)
    yield welcome(replace(bob, rehearsal=True), desk, rules=rules, with_hand=False)
    at_first = begun("odyssey", 4).now
    for player in (ANA, BOB):
        yield welcome(view_for(at_first, player), desk_for(at_first, language), rules=rules, with_hand=True)
    yield hand_alone(bob, desk, results=False)
    yield reminder(bob, desk, late=False)
    yield reminder(bob, desk, late=True)
    yield correction(bob, desk, results=False)
    yield correction(view_for(at_vote, ANA), desk, results=False)
    play.do(CastVotes(BOB, (bob.may_vote_for[0],)))
    yield request(Kind.VOTE_WANTED, view_for(play.now, BOB), desk, results=False)
    play.until(Phase.CLUE, round=2)
    first, third = play.now, play.until(Phase.CLUE, round=4).now
    play.do(End("We move house.", nobody_wins=False))
    gone = desk_for(play.now, language, news=(News(Tidings.ENDED, name="Ana", text="We move house."),))
    for player, played, comes in ((BOB, first, True), (ANA, first, False), (BOB, third, False)):
        lay = played.last
        assert lay is not None
        decoy = next(card.number for card in lay.table if card.owner == player)
        story = next(card.number for card in lay.table if card.owner == lay.storyteller)
        left = Parting(Remembered(lay, story), {player: Remembered(lay, decoy)}, lambda _: None)
        yield final_results(view_for(play.now, player), gone, left, album=comes)


Asked = tuple[Phase, PlayerName]
AT_CLUE: Asked = (Phase.CLUE, ANA)
AT_CARD: Asked = (Phase.CARD, BOB)
AT_VOTE: Asked = (Phase.VOTE, BOB)


def at_the(games: dict[Phase, Game], asked: Asked) -> View:
    phase, reader = asked
    return view_for(games[phase], reader)


def games_of(base: str, players: int) -> dict[Phase, Game]:
    """A game at each of its phases."""
    play = begun(base, players)
    return {phase: play.until(phase, round=1).now for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE)}


UNDERSTOOD: dict[Got, tuple[Understood, Asked]] = {
    Got.CLUE: (
        Understood(Got.CLUE, ("C",), text="a dog at the door", until=LATER, ignored="D: another dog\nThanks, Mia"),
        AT_CLUE,
    ),
    Got.CARDS: (Understood(Got.CARDS, ("B",), until=LATER), AT_CARD),
    Got.CARDS_BACK: (Understood(Got.CARDS_BACK, until=LATER), AT_CARD),
    Got.VOTES: (Understood(Got.VOTES, numbers=(3, 5), until=LATER), AT_VOTE),
    Got.STATUS: (Understood(Got.STATUS, until=LATER), AT_VOTE),
    Got.HELP: (Understood(Got.HELP, until=LATER), AT_VOTE),
    Got.RULES: (Understood(Got.RULES), AT_VOTE),
    Got.LANGUAGE: (Understood(Got.LANGUAGE), AT_VOTE),
    Got.ADDRESS_ASKED: (Understood(Got.ADDRESS_ASKED, text="bob@example.net"), AT_VOTE),
    Got.ADDRESS_CHANGED: (Understood(Got.ADDRESS_CHANGED, text="bob@example.net"), AT_VOTE),
    Got.ADDRESS_BACK: (Understood(Got.ADDRESS_BACK, text="bob@example.org"), AT_VOTE),
    Got.OFFER_BACK: (Understood(Got.OFFER_BACK, letters=("3",)), AT_VOTE),
    Got.AWAY: (Understood(Got.AWAY, first_day=date(2026, 12, 3), last_day=date(2026, 12, 11)), AT_VOTE),
    Got.PASSED_ON: (Understood(Got.PASSED_ON, text="Good night to all"), AT_VOTE),
    Got.CLUE_WAITS: (Understood(Got.CLUE_WAITS, ("C",), text="a dog at the door"), AT_CLUE),
    Got.WORDS_WAIT: (Understood(Got.WORDS_WAIT, text="Good night to all"), AT_VOTE),
    Got.RESIGNS: (Understood(Got.RESIGNS), AT_VOTE),
    Got.RECEIPTS: (Understood(Got.RECEIPTS, text="changes"), AT_VOTE),
    Got.PAGES: (Understood(Got.PAGES, text="none"), AT_VOTE),
}
NOTED: dict[Note, str] = {
    Note.NAMED_TWICE: "3",
    Note.OTHER_ADDRESS: "bob@example.net",
    Note.READ_BY_MODERATOR: "Ana",
    Note.WORDS_WITH_RESULTS: "What a clue",
    Note.WORDS_LET_GO_FIRST: "What a clue",
    Note.WORDS_TOO_LONG: "",
    Note.HEART: "4 Ana",
    Note.HEART_FOR_NOTHING: "♥ 9",
    Note.LUCK_JOINS: "2 green umbrella",
    Note.LUCK_STANDS: "2 green umbrella",
    Note.LUCK_TOO_LONG: "",
    Note.LUCK_OF_MODERATOR: "",
    Note.FILE_COMES_ALONG: "song.mp3",
    Note.FILE_TOO_LARGE: "song.mp3",
    Note.FILE_ABOVE_SHARE: "174 song.mp3",
    Note.FILE_OF_OTHER_KIND: "dance.mp4",
    Note.FILE_BROKEN: "photo.heic",
    Note.FILE_NOT_NOW: "stairs.jpg",
    Note.FILE_TOO_MANY: "second.png",
}
MORE_UNDERSTOOD: list[tuple[Understood, Asked]] = [
    (Understood(Got.CLUE, text="a dog at the door"), AT_CLUE),
    (Understood(Got.CARDS, ("B", "F"), notes=(Noted(Note.NAMED_TWICE, "B"),)), AT_CARD),
    (Understood(Got.CARDS, ("B",), until=LATER), AT_VOTE),
    (Understood(Got.RECEIPTS, text="none"), AT_VOTE),
    (Understood(Got.RECEIPTS, text="all"), AT_VOTE),
    (Understood(Got.PAGES, text="attached"), AT_VOTE),
    (Understood(Got.VOTES, numbers=(3,), red=5, until=LATER), AT_VOTE),
    (Understood(Got.VOTES, red=5, until=LATER), AT_VOTE),
    (Understood(Got.CLUE, ("C",), text="song", notes=tuple(Noted(*note) for note in NOTED.items())), AT_CLUE),
]


def receipts(language: str) -> Iterator[Letter]:
    games = games_of("odyssey", 4)
    game = games[Phase.VOTE]
    desk = desk_for(game, language, moment=NOW, absences=(AWAY_NOW, AWAY_LATER))
    rules = rules_page(RuleChoice("odyssey"), game.rules, 4, title="A game", words=words_for(language))
    for understood, asked in (*(UNDERSTOOD[got] for got in Got), *MORE_UNDERSTOOD):
        yield receipt(at_the(games, asked), desk, understood, rules=rules)
    yield receipt(at_the(games, AT_VOTE), replace(desk, extends_for_away=False), UNDERSTOOD[Got.AWAY][0])
    yield receipt(at_the(games, (Phase.CARD, ANA)), desk, Understood(Got.STATUS))
    yield receipt(at_the(games, (Phase.CARD, ANA)), replace(desk, moment=LATER), Understood(Got.STATUS))


MISREAD: dict[Why | Unread, tuple[Misread, Asked]] = {
    Unread.EMPTY: (Misread(Unread.EMPTY), AT_VOTE),
    Why.NO_LETTER: (Misread(Why.NO_LETTER, "my favourite"), AT_CARD),
    Why.NO_WORDS: (Misread(Why.NO_WORDS, "C"), AT_CLUE),
    Unread.NO_NUMBER: (Misread(Unread.NO_NUMBER, "the whale"), AT_VOTE),
    Why.NOT_IN_HAND: (Misread(Why.NOT_IN_HAND, "K"), AT_CARD),
    Why.OUT_OF_RANGE: (Misread(Why.OUT_OF_RANGE, "9"), AT_VOTE),
    Why.OWN_CARD: (Misread(Why.OWN_CARD, "4"), AT_VOTE),
    Why.TOO_MANY: (Misread(Why.TOO_MANY, "1, 2"), AT_VOTE),
    Why.TOO_FEW: (Misread(Why.TOO_FEW, "B"), AT_CARD),
    Unread.SEVERAL_READINGS: (Misread(Unread.SEVERAL_READINGS, "3 or 2?", ("3", "2")), AT_VOTE),
    Unread.WORD_OR_LETTER: (Misread(Unread.WORD_OR_LETTER, "A dog", ("A: dog", "C: A dog")), AT_CLUE),
    Unread.WORD_OR_COMMAND: (Misread(Unread.WORD_OR_COMMAND, "hand"), AT_CLUE),
    Unread.WORD_OR_FOOTER: (Misread(Unread.WORD_OR_FOOTER, "Sent from my dreams"), AT_CLUE),
    Unread.TOO_LONG: (Misread(Unread.TOO_LONG, "Once upon a time …"), AT_CLUE),
    Unread.TOO_LARGE: (Misread(Unread.TOO_LARGE), AT_CLUE),
    Why.NO_CARD_NOW: (Misread(Why.NO_CARD_NOW, "C: the moon"), AT_CLUE),
    Why.ANOTHER_TELLS: (Misread(Why.ANOTHER_TELLS, "C: the moon", other="Cyd"), (Phase.CLUE, BOB)),
    Why.PARTNER_GAVE: (Misread(Why.PARTNER_GAVE, "B", other="Eve"), (Phase.CARD, ANA)),
    Why.STORYTELLER_GAVE: (Misread(Why.STORYTELLER_GAVE, "B"), (Phase.CARD, ANA)),
    Why.NOTHING_TO_TAKE_BACK: (Misread(Why.NOTHING_TO_TAKE_BACK, "none"), AT_CARD),
    Why.STORYTELLER_VOTES_NOT: (Misread(Why.STORYTELLER_VOTES_NOT, "3"), (Phase.VOTE, ANA)),
    Why.GIVER_VOTES_NOT: (Misread(Why.GIVER_VOTES_NOT, "3"), (Phase.VOTE, ANA)),
    Why.NO_RED_MARK: (Misread(Why.NO_RED_MARK, "3 red 5"), AT_VOTE),
    Why.RED_OF_STORYTELLER: (Misread(Why.RED_OF_STORYTELLER, "3 red 5", other="Ana"), AT_VOTE),
    Why.NOTHING_ASKED: (Misread(Why.NOTHING_ASKED, "3"), (Phase.CARD, ANA)),
    Why.PHASE_OVER: (Misread(Why.PHASE_OVER, "B"), AT_VOTE),
    Why.GAME_OVER: (Misread(Why.GAME_OVER, "3"), (Phase.CLUE, BOB)),
    Why.LEAVING: (Misread(Why.LEAVING, "C: the moon"), (Phase.CLUE, BOB)),
    Why.CANNOT_LEAVE: (Misread(Why.CANNOT_LEAVE, "resign"), AT_VOTE),
    Unread.UNKNOWN_LANGUAGE: (Misread(Unread.UNKNOWN_LANGUAGE, "language klingon"), AT_VOTE),
    Unread.UNKNOWN_ADDRESS: (Misread(Unread.UNKNOWN_ADDRESS, "address new"), AT_VOTE),
    Unread.UNKNOWN_DATES: (Misread(Unread.UNKNOWN_DATES, "away soon"), AT_VOTE),
    Unread.NOT_FOR_ALL: (Misread(Unread.NOT_FOR_ALL, "say"), AT_VOTE),
}


def refusals(language: str) -> Iterator[Letter]:
    games = games_of("odyssey", 4)
    desk = desk_for(games[Phase.VOTE], language)
    for misread, asked in MISREAD.values():
        yield not_understood(at_the(games, asked), desk, misread)


NEWS: dict[Tidings, News] = {
    Tidings.WORD: News(Tidings.WORD, name="Cyd", text="Good night to all"),
    Tidings.BESIDE: News(Tidings.BESIDE, name="Cyd", text="What a clue"),
    Tidings.LOVED: News(Tidings.LOVED, name="Ana", names=("Cyd", "Dee"), text="4"),
    Tidings.EXTENDED: News(Tidings.EXTENDED, until=THEN),
    Tidings.PUT_RIGHT: News(Tidings.PUT_RIGHT, until=THEN),
    Tidings.PAUSED: News(Tidings.PAUSED),
    Tidings.RESUMED: News(Tidings.RESUMED, until=THEN),
    Tidings.LATE: News(Tidings.LATE, names=("Cyd", "Dee")),
    Tidings.LEAVES: News(Tidings.LEAVES, name="Cyd"),
    Tidings.JOINED: News(Tidings.JOINED, name="Eve", text="3"),
    Tidings.SEAT_TAKEN: News(Tidings.SEAT_TAKEN, name="Cyd", other="Eve"),
    Tidings.STANDS_IN: News(Tidings.STANDS_IN, name="Cyd", other="Eve"),
    Tidings.SEAT_BACK: News(Tidings.SEAT_BACK, name="Cyd", other="Eve"),
    Tidings.STAYS: News(Tidings.STAYS, name="Cyd"),
    Tidings.SEAT_KEPT: News(Tidings.SEAT_KEPT, name="Cyd", other="Eve"),
    Tidings.JOINS_NOT: News(Tidings.JOINS_NOT, name="Eve"),
    Tidings.SITS_LATER: News(Tidings.SITS_LATER, name="Eve"),
    Tidings.SKIPPED: News(Tidings.SKIPPED, name="Ana"),
    Tidings.FELL_OUT: News(Tidings.FELL_OUT, name="Dee"),
    Tidings.UNTOLD: News(Tidings.UNTOLD),
    Tidings.NAMED: News(Tidings.NAMED, name="Ana"),
    Tidings.CARD_BY_CHANCE: News(Tidings.CARD_BY_CHANCE, names=("Cyd", "Dee")),
    Tidings.VOTE_BY_CHANCE: News(Tidings.VOTE_BY_CHANCE, names=("Cyd",)),
    Tidings.NO_VOTE: News(Tidings.NO_VOTE, names=("Cyd",)),
    Tidings.CLUE_BACK: News(Tidings.CLUE_BACK, name="Ana", text="A kinder one, please."),
    Tidings.WORDS_BACK: News(Tidings.WORDS_BACK, name="Ana"),
    Tidings.ENDED: News(Tidings.ENDED, name="Ana"),
}
AWAY_NOW = Absence(CYD, NOW - timedelta(days=1), NOW + timedelta(days=3))
AWAY_LATER = Absence(PlayerName("Dee"), NOW + timedelta(days=10), NOW + timedelta(days=12))
MORE_NEWS = [News(Tidings.EXTENDED, names=("Cyd",), until=LATER), News(Tidings.RESUMED)]


FAREWELLS = (
    ("Cyd", Tidings.SEAT_TAKEN),
    ("Eve", Tidings.SEAT_KEPT),
    ("Cyd", Tidings.STANDS_IN),
    ("Eve", Tidings.SEAT_BACK),
    ("Eve", Tidings.JOINS_NOT),
    ("Eve", Tidings.SITS_LATER),
)


def notices(language: str) -> Iterator[Letter]:
    game = begun("odyssey", 4).until(Phase.VOTE).now
    desk = desk_for(game, language)
    yield from (notice(view_for(game, BOB), desk, news) for news in (*(NEWS[told] for told in Tidings), *MORE_NEWS))
    yield notice(view_for(game, ANA), desk, NEWS[Tidings.WORD])
    for told in (Tidings.LEAVES, Tidings.STAYS, Tidings.SEAT_KEPT):
        yield notice(view_for(game, CYD), desk, NEWS[told])
    for reader, told in FAREWELLS:
        yield farewell(desk, NEWS[told], title="A game", reader=reader)
    yield from to_guests(desk)
    for settled in (None, Settled.GIVEN, Settled.NOT_NEEDED):
        for for_good in (True, False):
            yield to_helper(desk, title="Sunday dreamers", told=OfferTold("Cyd", for_good, LATER, settled))
    told = begun("odyssey", 4).until(Phase.CLUE, round=2).now
    yield reveal(view_of_watcher(told), desk_for(told, language))
    away = replace(desk, moment=NOW, absences=(AWAY_NOW,))
    yield notice(view_for(game, BOB), away, NEWS[Tidings.LATE])


def to_guests(desk: Desk) -> Iterator[Letter]:
    """All that somebody hears who wants a seat."""
    for begun_already, decided in ((True, False), (True, True), (False, False)):
        for asks, outcome in (
            (True, Outcome.WAITS),
            *((False, each) for each in Outcome if each is not Outcome.DECLINED),
        ):
            told = SeatTold(outcome, "Fay", begun_already, decided)
            yield to_guest(desk, title="Sunday dreamers", asks=asks, told=told)


BUSY = Day(
    "Sunday dreamers",
    "sunday.yaml",
    (3,),
    Phase.VOTE,
    LATER,
    awaited=("Bob", "Mia Maria"),
    late=("Mia Maria",),
    came_in=tuple(CameIn("Cyd", got) for got in Got),
    sent=(WentOut("Bob", Kind.VOTE_WANTED), WentOut("Cyd", Kind.VOTE_WANTED), *(WentOut("Dee", kind) for kind in Kind)),
    held=tuple(Held(number, "eve@example.net", reason) for number, reason in enumerate(HeldFor, 1)),
    undelivered=(
        Undelivered("Dee", "dee@example.org", "550 No such mailbox", for_good=True),
        Undelivered("Cyd", "cyd@example.org", "451 Try later", for_good=False),
    ),
    slept=True,
    locked_out=True,
    untold=True,
    clock_moved=True,
)
QUIET = Day("Sunday dreamers", "sunday.yaml", (3,), Phase.VOTE, None)


def all_letters(language: str) -> Iterator[Letter]:
    for base, players in SYSTEMS:
        yield from (letter for _, letter in of_a_round(begun(base, players), language))
    yield from around_the_rounds(language)
    yield from (*receipts(language), *refusals(language), *notices(language))
