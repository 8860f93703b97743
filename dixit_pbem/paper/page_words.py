"""A player's view becomes their pages: the words of their language, and the pictures by neutral keys. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from dixit_pbem.engine.model import CardId, Phase, PlayerName, Round, Scored, side_of, sides
from dixit_pbem.engine.systems import Rules, Scoring
from dixit_pbem.engine.views import View, answers_several
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Call, Heading
from dixit_pbem.layout.hand import HandCard, HandPage
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.layout.plates import Person, Plate, large_one
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.layout.points import Columns, Points
from dixit_pbem.layout.results import ResultsPage
from dixit_pbem.layout.reveal import Ballot, RevealPage, TableCard, Vote
from dixit_pbem.layout.track import LAST_SPACE
from dixit_pbem.words import Words, at_once, calls, rounds
from dixit_pbem.words.language import isolated
from dixit_pbem.words.rules_score import what_ends

Looks = Mapping[PlayerName, PlayerLook]
NOTHING = "–"
"""What a round brought that brought nothing."""


@frozen
class Reading:
    """How a reader is spoken to: their language, and the clock of the game."""

    words: Words
    zone: str
    teams: Mapping[PlayerName, str] = field(default_factory=dict)
    """What the team of each player is called, where the teams have names."""

    def side(self, players: Sequence[PlayerName]) -> str:
        """Who shares points: a player alone, or a pair, with the name that it chose."""
        names, team = self.words.names(players), self.teams.get(players[0])
        return f"{isolated(team)} ({names})" if team else names


def hand_page(view: View, reading: Reading, *, looks: Looks) -> HandPage:
    """The reader's hand, with what they are asked for now."""
    words, teller = reading.words, _teller(view)
    return HandPage(
        file_title=_title(view, words),
        language=words.language,
        heading=Heading(view.title, place_of(view, words), view.reader),
        kicker=_kicker(view, words),
        title=_story(view, words),
        call=call_for(view, reading),
        cards=tuple(HandCard(letter, letter) for letter in view.hand),
        face=looks[teller or view.reader],
        says_whose=teller is None and not answers_several(view),
    )


def place_of(view: View, words: Words) -> str:
    """Which round is open, or which rounds."""
    return rounds.rounds_name(words, [each.number for each in view.rounds])


def _title(view: View, words: Words, round_number: int = 0) -> str:
    return f"{view.title} · {rounds.round_name(words, round_number or view.round)}"


def _kicker(view: View, words: Words) -> str:
    if answers_several(view):
        return ""
    teller = _teller(view)
    return rounds.told_by(words, teller) if teller else words.say("{name}’s hand", name=view.reader)


def _teller(view: View) -> PlayerName | None:
    """Who told the one clue that there is."""
    return None if view.rules.together or view.clue is None else view.storyteller


def _story(view: View, words: Words) -> str:
    if answers_several(view):
        return words.say("{name}’s hand", name=view.reader)
    if view.rules.together:
        return rounds.who_tells(words, [str(each.storyteller) for each in view.rounds], of=len(view.seats))
    if view.clue is not None:
        return words.quoted(view.clue)
    if view.storyteller is None:
        return words.say("Who tells first?")
    return words.say("{name} tells this round", name=view.storyteller)


def call_for(view: View, reading: Reading) -> Call:
    """What the reader is asked to do now, and until when."""
    words = reading.words
    until = calls.deadline(words, view.deadline, reading.zone) if view.deadline else ""
    letters = tuple(view.hand)
    if answers_several(view) and view.owes:
        return _call_for_all(view, words, until=until)
    match view.phase:
        case Phase.CLUE if view.owes and view.storyteller is None:
            return calls.tell_first(words, view.reader, letters=letters, until=until)
        case Phase.CLUE if view.owes:
            return calls.tell(words, view.reader, letters=letters, until=until)
        case Phase.CARD if view.owes:
            return _call_for_card(view, words, letters, until=until)
        case Phase.VOTE if view.owes:
            return _call_for_vote(view, words, until=until)
        case _:
            return calls.wait_for_clue(words, letters)


def _call_for_all(view: View, words: Words, *, until: str) -> Call:
    in_order, named = at_once.examples(view)
    if view.phase is Phase.VOTE:
        return calls.search_all(words, view.reader, view.rules.votes, answer=in_order, named=named, until=until)
    cards = view.rules.cards_from(storyteller=False)
    return calls.give_to_each(words, view.reader, cards=cards, answer=in_order, named=named, until=until)


def _call_for_card(view: View, words: Words, letters: tuple[str, ...], *, until: str) -> Call:
    partner = next((player for player in side_of(view.rules, view.seats, view.reader) if player != view.reader), None)
    if partner is not None and partner in view.awaited:
        return calls.give_for_two(words, view.reader, partner=partner, letters=letters, until=until)
    count = view.rules.cards_from(storyteller=view.reader == view.storyteller)
    return calls.give(words, view.reader, cards=count, letters=letters, until=until)


def _call_for_vote(view: View, words: Words, *, until: str) -> Call:
    votes, numbers = view.rules.votes, view.may_vote_for
    if view.rules.scoring is Scoring.STORY:
        return calls.search(words, view.reader, votes=votes, numbers=numbers, until=until)
    marks = view.rules.red_mark and view.reader == view.storyteller
    if marks and not numbers:
        everything = [number for number, _ in view.table]
        return calls.mark(words, view.reader, numbers=everything, until=until)
    crowd = calls.join_the_crowd_and_mark if marks else calls.join_the_crowd
    return crowd(words, view.reader, votes=votes, numbers=numbers, until=until)


def reveal_page(view: View, reading: Reading, *, looks: Looks) -> RevealPage:
    """The table with its numbers; the same for every reader of a language."""
    words = reading.words
    until = calls.deadline(words, view.deadline, reading.zone) if view.deadline else ""
    return RevealPage(
        file_title=_title(view, words),
        language=words.language,
        heading=Heading(view.title, rounds.round_name(words, view.round)),
        kicker=rounds.told_by(words, view.storyteller or ""),
        clue=words.quoted(view.clue or ""),
        cards=tuple(TableCard(number, str(number)) for number, _ in view.table),
        ballot=ballot(words, view.rules, deadline=until),
        face=looks[view.storyteller] if view.storyteller else None,
    )


def ballot(words: Words, rules: Rules, *, deadline: str) -> Ballot:
    """The slip to tear off, with a row of fields for each kind of vote."""
    crosses = words.count("Put a cross under one number.", "Put up to {count} crosses under the numbers.", rules.votes)
    votes: tuple[Vote, ...] = (Vote(),)
    if rules.red_mark:
        votes = (Vote(words.say("Vote"), SEA), Vote(words.say("Red mark"), CORAL))
        limit = words.say("The red row is for the storyteller alone.")
    elif rules.pairs:
        limit = words.say("In each team, the one who did not give a card votes.")
    elif rules.own_card_vote:
        limit = words.say("Any card will do.")
    else:
        limit = words.say("A card of your own does not count.")
    return Ballot(words.say("Ballot"), words.say("Name"), f"{crosses} {limit}", deadline, votes)


def results_page(view: View, played: Round, scored: Scored, *, reading: Reading, looks: Looks) -> ResultsPage:
    """The last round in the open: owners, votes, awards, the road, and who tells next."""
    words = reading.words
    lap, plates = rounds.so_many_points(words, LAST_SPACE), _plates(played, looks)
    return ResultsPage(
        file_title=_title(view, words, played.number),
        language=words.language,
        heading=Heading(view.title, rounds.round_name(words, played.number)),
        kicker=rounds.told_by(words, played.storyteller or ""),
        clue=words.quoted(played.clue.text if played.clue else ""),
        outcome=rounds.outcome(words, view.rules, played=played, scored=scored),
        plates=plates,
        legend=rounds.legend(words, view.rules, large=large_one(plates) is not None),
        standings=rounds.standings(words, played.number),
        columns=Columns(reasons=words.say("What for"), gained=words.say("Round"), total=words.say("Total")),
        points=_ranked(
            _points(view, side, scored, reading=reading, looks=looks) for side in sides(view.rules, view.seats)
        ),
        ends=" ".join(() if view.rules.points_to_win or view.ending else what_ends(words, view.rules)),
        road_legend=words.say("A ring around a pawn stands for {points}.", points=lap),
        closing=closing(view, words),
        closing_people=tuple(Person(name, looks[name]) for name in _closing_names(view)),
        face=looks[played.storyteller] if played.storyteller else None,
    )


def _plates(played: Round, looks: Looks) -> tuple[Plate, ...]:
    return tuple(
        Plate(
            number=card.number,
            picture=str(card.number),
            owner=Person(card.owner, looks[card.owner]),
            voters=tuple(Person(name, looks[name]) for name, chosen in played.votes.items() if card.number in chosen),
            is_story=card.owner == played.storyteller and played.clue is not None and played.clue.card == card.card,
            is_red=card.number == played.red,
        )
        for card in played.table
    )


def _points(view: View, side: tuple[PlayerName, ...], scored: Scored, *, reading: Reading, looks: Looks) -> Points:
    first, words = side[0], reading.words
    reasons = tuple(rounds.award_in_words(words, award, view.rules) for award in scored.awards if award.player == first)
    brought = gained(scored.points.get(first, 0))
    return Points(Person(reading.side(side), looks[first]), reasons, brought, view.scores[first])


def gained(points: int) -> str:
    """`+3`, as a table says it; `−2` where points were lost."""
    return rounds.signed(points) if points else NOTHING


def _ranked(rows: Iterable[Points]) -> tuple[Points, ...]:
    """Who has most stands first; with equal points the seats decide."""
    return tuple(sorted(rows, key=lambda row: -row.total))


def _closing_names(view: View) -> tuple[PlayerName, ...]:
    if view.ending is not None:
        return view.ending.winners
    return (view.storyteller,) if view.storyteller and not view.rules.together else ()


def closing(view: View, words: Words) -> str:
    """Who tells next, or who wins."""
    if view.ending is None:
        if view.rules.together:
            return rounds.all_tell_next(words)
        return rounds.next_storyteller(words, view.storyteller) if view.storyteller else ""
    if not view.ending.winners:
        return rounds.nobody_wins(words)
    return rounds.winners(words, view.ending.winners, view.scores[view.ending.winners[0]])


def pictures_of_hand(view: View) -> dict[str, CardId]:
    """The card behind each key of the hand's page."""
    return {str(letter): card for letter, card in view.hand.items()}


def pictures_of_table(view: View) -> dict[str, CardId]:
    """The card behind each key of the table's page."""
    return {str(number): card for number, card in view.table}


def pictures_of_round(played: Round) -> dict[str, CardId]:
    """The card behind each key of the results' pages."""
    return {str(card.number): card.card for card in played.table}
