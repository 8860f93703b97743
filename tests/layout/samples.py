"""Pages of a game as its players might get them, and pages as lines of text."""

from dataclasses import MISSING, fields, replace

from dixit_pbem.layout.asked import Asked
from dixit_pbem.layout.cycle_results import CycleResultsPage, Told
from dixit_pbem.layout.frame import Call, Heading
from dixit_pbem.layout.hand import HandCard, HandPage
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.layout.items import Box, Document, Item
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.layout.players import look_of
from dixit_pbem.layout.points import Columns, Points
from dixit_pbem.layout.results import ResultsPage
from dixit_pbem.layout.reveal import Ballot, RevealPage, TableCard, Vote
from dixit_pbem.layout.several import Opened
from dixit_pbem.layout.tables import Table, TablesPage

SOON = "Until Sunday, 22 November, 20:00, Rome time."
CYCLE = Heading("Sunday dreamers", "Rounds 1 to 6")
HEADING = Heading("Sunday dreamers", "Round 3", "for Bob")
CLUE = "“The long way home”"
NAMES = ("Ana", "Bob", "Cyd", "Łucja", "Дмитрий", "Ωρίων", "Zoé", "Iñaki", "Mia", "Ed", "Ștefan", "Sándor Kőműves")
REASONS = ("Found Ana's card: 3", "One vote on picture 4: 1")
ONE_VOTE = (Vote(),)
GREEN_AND_RED = (Vote("Green", SEA), Vote("Red (storyteller)", CORAL))


def people(names=NAMES):
    return [Person(name, look_of(seat)) for seat, name in enumerate(names)]


def hand_page(cards=6, *, title=CLUE, heading=HEADING, call=None):
    call = call or Call(
        "Give the card of your hand that fits the clue best.",
        "Until Sunday, 22 November, 20:00, Rome time.",
        "Answer with its letter, for example: B",
    )
    hand = tuple(HandCard(letter, f"card-{letter}") for letter in "ABCDEFGHIJKL"[:cards])
    return HandPage("Sunday dreamers · Round 3 · Bob", "en", heading, "Ana tells this round", title, call, hand)


def reveal_page(
    cards=6, *, clue=CLUE, heading=HEADING, votes=ONE_VOTE, rule="Tick the picture that you think is Ana's."
):
    ballot = Ballot("Ballot", "Your name", rule, "Until Sunday, 22 November, 20:00, Rome time.", votes)
    table = tuple(TableCard(number, f"card-{number}") for number in range(1, cards + 1))
    return RevealPage("Sunday dreamers · Round 3 · the table", "en", heading, "Ana's clue", clue, table, ballot)


def opened(seat, *, name="", clue=CLUE, outcome=""):
    person = people([name or NAMES[seat]] * (seat + 1))[seat]
    return Opened(person, f"told by {person.name}", clue, outcome)


def tables_page(
    tables=6, cards=None, *, names=NAMES, clues=(CLUE,), heading=CYCLE, rule="Put a cross in each line.", deadline=SOON
):
    """So many tables of so many cards; the first clues are these, the others short."""
    told = [*clues, *[CLUE] * tables][:tables]
    shown = tuple(
        Table(
            opened(seat, name=names[seat], clue=clue),
            tuple(TableCard(number, f"card-{seat}-{number}") for number in range(1, (cards or tables) + 1)),
        )
        for seat, clue in enumerate(told)
    )
    return TablesPage(
        f"{heading.game} · the tables", "en", heading, shown, Ballot("Ballot", "Your name", rule, deadline)
    )


def cycle_results(players=6, *, cards=None, names=NAMES, clues=(CLUE,), heading=CYCLE, votes=1):
    """A cycle in which all found the storyteller's card, and those beside them fell for the next one."""
    seats, told = people(names[:players]), [*clues, *[CLUE] * players][:players]
    in_the_open = tuple(
        Told(
            opened(teller, name=names[teller], clue=clue, outcome="All found the storyteller’s card."),
            tuple(
                Plate(
                    number + 1,
                    f"card-{teller}-{number + 1}",
                    seats[(teller + number) % players],
                    tuple(seats[:teller] + seats[teller + 1 :]) if number < votes else (),
                    is_story=number == 0,
                )
                for number in range(cards or players)
            ),
        )
        for teller, clue in enumerate(told)
    )
    end = results_page(players, heading=heading, names=names, reasons=())
    end = replace(end, columns=replace(end.columns, reasons=""))
    gains = tuple(tuple(f"+{(row + column) % 7}" for column in range(players)) for row in range(players))
    return CycleResultsPage(in_the_open, end, gains)


def cycle_hand(players=6, *, cards=None, given=1, names=NAMES, clues=(CLUE,), heading=HEADING):
    """A hand under the clues of all others."""
    told = [*clues, *[CLUE] * players][: players - 1]
    asked = tuple(Asked(person, clue, given) for person, clue in zip(people(names[1:players]), told, strict=True))
    page = hand_page(cards or players, title="Bob’s hand", heading=heading)
    first, *others = page.cards
    return replace(page, kicker="", asked=asked, cards=(replace(first, is_story=True), *others))


def results_page(
    players=6, *, clue=CLUE, heading=HEADING, names=NAMES, totals=range(30), voted_for=None, reasons=REASONS
):
    """A round in which seat n gave picture n + 1 and seat 0 told; `voted_for` has the seats that each seat chose."""
    seats = people(names[:players])
    chosen = voted_for or [[]] + [[(seat + 1) % players] for seat in range(1, players)]
    plates = tuple(
        Plate(
            seat + 1,
            f"card-{seat + 1}",
            owner,
            tuple(voter for voter, votes in zip(seats, chosen, strict=True) if seat in votes),
            is_story=seat == 0,
            is_red=seat == 1,
        )
        for seat, owner in enumerate(seats)
    )
    points = tuple(Points(person, reasons, "+4", total) for person, total in zip(seats, totals, strict=False))
    return ResultsPage(
        "Sunday dreamers · Round 3 · results",
        "en",
        heading,
        "Ana's clue",
        clue,
        "Bob and Cyd found Ana's picture, so Ana gets 3 as well.",
        plates,
        "The picture with the star is the storyteller's; beside each picture stand its owner and who voted for it.",
        "The points after round 3",
        Columns("Why", "This round", "Total"),
        points,
        "A ring round a pawn: once round the road, 30 points more.",
        "",
        f"{names[1]} tells the next round.",
        (seats[1],),
    )


def as_lines(document: Document) -> str:
    """A document as text, an item a line, with what differs from an item's usual values."""
    lines = [f"{document.title} ({document.language}){' actual size' * document.actual_size}"]
    for page in document.pages:
        lines += [f"page {page.width:g} x {page.height:g}", *map(_line, page.items)]
    return "\n".join(lines) + "\n"


def _line(item: Item) -> str:
    said = (
        _value(value) if field.default is MISSING else f"{field.name}={_value(value)}"
        for field in fields(item)
        for value in (getattr(item, field.name),)
        if value != field.default
    )
    return " ".join((f"  {type(item).__name__}", *said))


def _value(value: object) -> str:
    match value:
        case Box():
            return f"[{value.x:.2f} {value.y:.2f} {value.width:.2f} {value.height:.2f}]"
        case float():
            return f"{value:.2f}"
        case tuple():
            return " ".join(map(_value, value))
        case str() if len(value) > 40 and value.startswith("M "):
            return f"{value[:24]}… ({len(value)} letters)"
        case str() if " " in value:
            return repr(value)
    return str(value)
