"""The open rounds of a cycle, and those of the last one, become the pages that show them together. Pure."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import CardId, PlayerName, Round, sides
from dixit_pbem.engine.systems import Rules
from dixit_pbem.engine.views import OpenRound, View, others_rounds
from dixit_pbem.layout.asked import Asked
from dixit_pbem.layout.cycle_results import CycleResultsPage, Told
from dixit_pbem.layout.frame import Heading
from dixit_pbem.layout.hand import HandPage
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.points import Columns, Points
from dixit_pbem.layout.results import ResultsPage
from dixit_pbem.layout.reveal import Ballot, TableCard
from dixit_pbem.layout.several import Opened
from dixit_pbem.layout.tables import Table, TablesPage
from dixit_pbem.paper.page_words import Looks, Reading, gained, place_of, results_page
from dixit_pbem.words import Words, at_once, calls, rounds


def with_clues(page: HandPage, view: View, reading: Reading, looks: Looks) -> HandPage:
    """The page of a hand with the clues of all others, each with fields for the letters that go to it."""
    words = reading.words
    until = calls.deadline(words, view.deadline, reading.zone) if view.deadline else ""
    wanted = view.rules.cards_from(storyteller=False)
    in_order, _ = at_once.examples(view)
    clues = tuple(
        Asked(Person(each.storyteller, looks[each.storyteller]), words.quoted(each.clue or ""), wanted, each.given)
        for each in others_rounds(view)
        if each.storyteller
    )
    own = next((letter for letter, card in view.hand.items() if card == view.clue_card), None)
    call = calls.give_to_each_on_paper(
        words, view.reader, cards=wanted, answer=in_order, until=until, star=own is not None
    )
    cards = tuple(replace(card, is_story=card.letter == own) for card in page.cards)
    return replace(page, call=call, cards=cards, asked=clues)


def tables_page(view: View, reading: Reading, looks: Looks) -> TablesPage:
    """All tables of a cycle in seat order; the same for every reader of a language."""
    words, place = reading.words, place_of(view, reading.words)
    until = calls.deadline(words, view.deadline, reading.zone) if view.deadline else ""
    return TablesPage(
        file_title=f"{view.title} · {place}",
        language=words.language,
        heading=Heading(view.title, place),
        tables=tuple(_table(each, words, looks) for each in in_seat_order(view)),
        ballot=ballot_of_all(words, view.rules, deadline=until),
    )


def in_seat_order(view: View) -> tuple[OpenRound, ...]:
    """The open rounds as they are counted, whoever reads of them."""
    return tuple(sorted(view.rounds, key=lambda each: each.number))


def _table(played: OpenRound, words: Words, looks: Looks) -> Table:
    teller = PlayerName(played.storyteller or "")
    cards = tuple(TableCard(number, picture_of(played.number, number)) for number, _ in played.table)
    opened = Opened(Person(teller, looks[teller]), rounds.told_by(words, teller), words.quoted(played.clue or ""))
    return Table(opened, cards)


def picture_of(round_number: int, card: int) -> str:
    """The key of a picture on the pages of a cycle."""
    return f"{round_number}-{card}"


def ballot_of_all(words: Words, rules: Rules, *, deadline: str) -> Ballot:
    """The slip with a line for each round, of which nobody fills in their own."""
    crosses = words.count(
        "Put a cross in each line, under the card that you think is the storyteller’s.",
        "Put up to {count} crosses in each line, under the cards that you think are the storyteller’s.",
        rules.votes,
    )
    own = words.say("Strike out the line with your own name.")
    limit = words.say("Any card will do.") if rules.own_card_vote else words.say("A card of your own does not count.")
    return Ballot(words.say("Ballot"), words.say("Name"), f"{crosses} {own} {limit}", deadline)


def cycle_results_page(view: View, reading: Reading, looks: Looks) -> CycleResultsPage:
    """The rounds of the last cycle in the open; the same for every reader of a language."""
    words, scored = reading.words, [(each, each.result) for each in view.last_rounds if each.result]
    pages = [results_page(view, played, result, reading=reading, looks=looks) for played, result in scored]
    place = rounds.rounds_name(words, [played.number for played, _ in scored])
    everybody = sorted(sides(view.rules, view.seats), key=lambda side: -view.scores[side[0]])
    gains = [[result.points.get(side[0], 0) for _, result in scored] for side in everybody]
    points = tuple(
        Points(Person(words.names(side), looks[side[0]]), (), gained(sum(own)), view.scores[side[0]])
        for side, own in zip(everybody, gains, strict=True)
    )
    columns = Columns(reasons="", gained=words.say("Cycle"), total=words.say("Total"))
    end = replace(
        pages[-1],
        file_title=f"{view.title} · {place}",
        heading=Heading(view.title, place),
        columns=columns,
        points=points,
        legend=rounds.legend(words, view.rules, large=False),
    )
    return CycleResultsPage(
        rounds=tuple(_told(played, page, words, looks) for (played, _), page in zip(scored, pages, strict=True)),
        end=end,
        gains=tuple(tuple(map(gained, own)) for own in gains),
    )


def _told(played: Round, page: ResultsPage, words: Words, looks: Looks) -> Told:
    teller = PlayerName(played.storyteller or "")
    opened = Opened(Person(teller, looks[teller]), rounds.told_by(words, teller), page.clue, page.outcome)
    return Told(opened, tuple(replace(plate, picture=picture_of(played.number, plate.number)) for plate in page.plates))


def pictures_of_last_rounds(view: View) -> dict[str, CardId]:
    """The card behind each key of the pages with all rounds in the open."""
    return {picture_of(each.number, card.number): card.card for each in view.last_rounds for card in each.table}


def pictures_of_tables(view: View) -> dict[str, CardId]:
    """The card behind each key of the pages with all tables."""
    return {picture_of(each.number, number): card for each in view.rounds for number, card in each.table}
