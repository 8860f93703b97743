"""A round told as an example: its clue, cards, votes and points by exactly these rules, scored by the game itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from dixit_pbem.engine.model import PlayerName, Scored, side_of, sides
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import Sheet, score_round
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice, Rules, Scoring, Voters
from dixit_pbem.layout.box.records import ExampleText
from dixit_pbem.layout.plates import Person, Plate, large_one
from dixit_pbem.layout.players import look_of
from dixit_pbem.layout.points import Columns, Points
from dixit_pbem.words import rounds
from dixit_pbem.words.language import Words

NAMES = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")
FEW = 4
"""So many sit at the table of an example where the rules are the same for them."""
TURN = 2
"""The cards lie in the order of the seats, begun so far back that the storyteller's is not the first."""


def example(words: Words, choice: RuleChoice, rules: Rules, players: int) -> ExampleText:
    """A round in which some find the card and some do not, or a crowd gathers, among as few as these rules allow."""
    seats = tuple(map(PlayerName, NAMES[: _fewest(choice, players)]))
    sheet = _sheet(rules, seats)
    scored = score_round(rules, sheet)
    plates = tuple(_plate(sheet, number, rules) for number in sheet.owners)
    points = (_points(words, rules, scored, side=side) for side in sides(rules, seats))
    return ExampleText(
        heading=words.say("An example"),
        told=rounds.told_by(words, seats[0]),
        clue=words.quoted(words.say("the long way home")),
        outcome=_outcome(words, rules, sheet, scored),
        plates=plates,
        legend=rounds.legend(words, rules, large=large_one(plates) is not None),
        columns=Columns(reasons=words.say("What for"), gained="", total=words.say("Points")),
        # As in the results, who has most stands first.
        points=tuple(sorted(points, key=lambda row: -row.total)),
        in_words=tuple(_in_words(words, rules, sheet, scored=scored)),
    )


def _fewest(choice: RuleChoice, players: int) -> int:
    """The fewest players, from four on, whom these rules serve as they serve this table."""
    column = next(column for column in SYSTEMS[choice.base] if players in column.players)
    fitting = (number for number in column.players if FEW <= number <= players and not why_unplayable(choice, number))
    return next(fitting, players)


def _sheet(rules: Rules, seats: tuple[PlayerName, ...]) -> Sheet:
    """Who gave which card, and who voted for what."""
    teller = seats[0]
    owners = [player for player in _givers(rules, seats) for _ in range(rules.cards_from(storyteller=player == teller))]
    turned = [*owners[-TURN:], *owners[:-TURN]]
    table = dict(enumerate(turned, start=1))
    votes = (_crowd_votes if rules.scoring is Scoring.CROWD else _search_votes)(rules, seats, table)
    # The mark lies on the second best card, so that one sees what it takes away.
    chosen = Counter(number for numbers in votes.values() for number in numbers).most_common(2)
    return Sheet(seats, teller, table, votes, red=chosen[-1][0] if rules.red_mark else None)


def _givers(rules: Rules, seats: tuple[PlayerName, ...]) -> tuple[PlayerName, ...]:
    """Everybody, or in pairs the partner who gives: the storyteller, their partner, and one of each other pair."""
    if not rules.pairs:
        return seats
    own, *others = sides(rules, seats)
    return (*own, *(side[0] for side in others))


def _voters(rules: Rules, seats: tuple[PlayerName, ...]) -> tuple[PlayerName, ...]:
    if rules.voters is Voters.OTHER_PAIRS:
        return tuple(side[1] for side in sides(rules, seats)[1:])
    return seats if rules.voters is Voters.EVERYBODY else seats[1:]


Votes = dict[PlayerName, tuple[int, ...]]


def _search_votes(rules: Rules, seats: tuple[PlayerName, ...], table: dict[int, PlayerName]) -> Votes:
    """Half of the voters find the card, one of them with two votes where there are two; the others fall for a decoy."""
    story = next(number for number, owner in table.items() if owner == seats[0])
    voters = _voters(rules, seats)
    finders = -(-len(voters) // 2)
    votes: Votes = {}
    for place, voter in enumerate(voters):
        decoys = [
            number for number, owner in table.items() if owner not in side_of(rules, seats, voter) and number != story
        ]
        fallen = tuple(islice(cycle(decoys), place // 2, place // 2 + 1))
        two = rules.votes > 1 and place == 0
        votes[voter] = ((story, *(fallen if two else ())) if place < finders else fallen) or (story,)
    return votes


def _crowd_votes(rules: Rules, seats: tuple[PlayerName, ...], table: dict[int, PlayerName]) -> Votes:
    """Half of the voters meet on a card, two on another, the others are alone."""
    voters = _voters(rules, seats)
    wanted = (*[0] * (len(voters) // 2), *[1] * 2, *range(2, len(voters) + 2))
    votes: Votes = {}
    for voter, place in zip(voters, wanted, strict=False):
        free = [number for number, owner in table.items() if owner != voter or rules.own_card_vote]
        votes[voter] = tuple(islice(cycle(free), place % len(free), place % len(free) + 1))
    return votes


def _plate(sheet: Sheet, number: int, rules: Rules) -> Plate:
    people = {player: Person(player, look_of(_seat(rules, sheet.seats, player))) for player in sheet.seats}
    owner = sheet.owners[number]
    return Plate(
        number=number,
        picture=str(number),
        owner=people[owner],
        voters=tuple(people[player] for player, numbers in sheet.votes.items() if number in numbers),
        is_story=owner == sheet.storyteller and not rules.blind_clue,
        is_red=number == sheet.red,
    )


def _seat(rules: Rules, seats: tuple[PlayerName, ...], player: PlayerName) -> int:
    """Whose look it is: partners share one."""
    return next(place for place, side in enumerate(sides(rules, seats)) if player in side)


def _outcome(words: Words, rules: Rules, sheet: Sheet, scored: Scored) -> str:
    if rules.scoring is Scoring.STORY:
        return rounds.search_outcome(words, found=len(scored.found), voters=len(sheet.voted))
    counted = Counter(number for numbers in sheet.voted.values() for number in numbers)
    most = max(counted.values())
    return rounds.crowd_outcome(words, sorted(number for number, count in counted.items() if count == most))


def _points(words: Words, rules: Rules, scored: Scored, *, side: Sequence[PlayerName]) -> Points:
    seat = NAMES.index(side[0])
    reasons = tuple(rounds.award_in_words(words, award, rules) for award in scored.awards if award.player == side[0])
    return Points(Person(words.names(side), look_of(seat)), reasons, "", scored.points[side[0]])


def _in_words(words: Words, rules: Rules, sheet: Sheet, *, scored: Scored) -> Iterator[str]:
    """The same for a page without pictures."""
    told = words.quoted(words.say("the long way home"))
    yield f"{sheet.storyteller}: {told}"
    for number, owner in sheet.owners.items():
        voters = [player for player, numbers in sheet.votes.items() if number in numbers]
        named = words.say("Card {number}, given by {name}", number=number, name=owner)
        count = words.say("no votes")
        if voters:
            count = words.count(
                "{count} vote: {names}", "{count} votes: {names}", len(voters), names=words.names(voters)
            )
        red = f" · {words.say('The red mark')}" if number == sheet.red else ""
        yield f"{named} – {count}{red}"
    yield _outcome(words, rules, sheet, scored)
    for side in sides(rules, sheet.seats):
        row = _points(words, rules, scored, side=side)
        yield f"{row.person.name}: {'; '.join(row.reasons) or '–'}"
