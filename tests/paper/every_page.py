"""Every kind of page of a game, in every phase, as its players get them: what holds for pages is tried on these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.engine.model import Missing, Phase, PlayerName
from dixit_pbem.engine.moves import GiveClue
from dixit_pbem.engine.views import view_for
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import Sheets
from dixit_pbem.layout.box.rules_page import rules_pages
from dixit_pbem.layout.cycle_results import cycle_results_pages
from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.items import Document, Text
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.players import look_of
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.reveal import reveal_pages
from dixit_pbem.layout.tables import tables_pages
from dixit_pbem.paper.cycle_words import cycle_results_page, tables_page, with_clues
from dixit_pbem.paper.page_words import Reading, hand_page, results_page, reveal_page
from dixit_pbem.paper.printable import measure
from dixit_pbem.words import Words
from dixit_pbem.words.rules_page import rules_page, rules_text
from dixit_pbem.words.rules_table import Customs
from tests.engine.play import Play, setup

TITLE = "A game"
"""What played games are called here."""
LONG_NAMES = (
    "Maximiliane von Hohenfel",
    "Guglielmina Della Rovere",
    "Krzysztof Świętochłowski",
    "Maria da Conceição Pinto",
    "Wolfeschlegelsteinhausen",
    "Anne-Sophie de Lamartine",
    "Żółcisława Brzęczyszczyk",
    "Bartolomeo Buonarroti Jr",
    "Ιωάννα Παπαδοπούλου-Λιάκ",
    "Константин Достоевский-А",
    "Þorgerður Brynjólfsdótti",
    "Ștefania Brâncoveanu-Ion",
)
"""So long may a name be: 24 letters."""
LONG_CLUE = (
    "Once the last tram had gone, my grandmother would open the window, count the lanterns along the river from left "
    "to right, and say to nobody in particular that one of them was not a lantern at all; and every single night, "
    "for eleven years, I counted them after her and never found which one it was."
)


def extreme(base: str, players: int) -> Play:
    """A game of long names whose first clue is as long as one may be."""
    seats = tuple(map(PlayerName, LONG_NAMES[:players]))
    play = Play(replace(setup(base, players, first=seats[0]), seats=seats))
    play.begin()
    play.advance()
    play.do(GiveClue(seats[0], LONG_CLUE.ljust(300, "."), None if play.now.rules.blind_clue else "A"))
    play.advance()
    return play


def extreme_cycle(players: int) -> Play:
    """A cycle of long names in which everybody tells a clue that is as long as one may be."""
    seats = tuple(map(PlayerName, LONG_NAMES[:players]))
    play = Play(replace(setup("odyssey", players, first=seats[0], together=True, points_to_win=60), seats=seats))
    play.begin()
    play.advance()
    for seat in seats:
        play.do(GiveClue(seat, LONG_CLUE.ljust(300, "."), "A"))
    play.advance()
    return play


def pages_of_cycle(play: Play, words: Words, paper: Size = A4) -> Iterator[tuple[str, Document]]:
    """Every kind of page of a cycle whose clues are in, by what it is."""
    reading, looks = Reading(words, "Europe/Rome"), {name: look_of(at) for at, name in enumerate(play.now.seats)}
    for seat in play.now.seats:
        view = view_for(play.now, seat)
        page = with_clues(hand_page(view, reading, looks=looks), view, reading, looks)
        yield f"hand of {seat}", hand_pages(page, paper, measure=measure)
    game = play.until(Phase.VOTE, round=1).now
    tables = tables_page(view_for(game, game.seats[0]), reading, looks)
    yield "tables", tables_pages(tables, paper, measure=measure)
    game = play.until(Phase.CLUE, round=len(game.seats) + 1).now
    for seat in game.seats:
        yield (
            f"clue page of {seat}",
            hand_pages(hand_page(view_for(game, seat), reading, looks=looks), paper, measure=measure),
        )
    for end, over in (("next", game), ("end", play.until(Phase.FINISHED).now)):
        view = view_for(over, game.seats[0])
        yield f"results, {end}", cycle_results_pages(cycle_results_page(view, reading, looks), paper, measure=measure)


def pages_of(play: Play, words: Words, paper: Size = A4) -> Iterator[tuple[str, Document]]:
    """Every kind of page, by what it is."""
    reading, players = Reading(words, "Europe/Rome"), len(play.now.seats)
    looks = {name: look_of(seat) for seat, name in enumerate(play.now.seats)}
    for phase in (Phase.CLUE, Phase.CARD):
        if phase is Phase.CLUE and play.now.phase is not Phase.CLUE:
            continue
        game = play.until(phase, round=1).now
        for seat in game.seats:
            page = hand_page(view_for(game, seat), reading, looks=looks)
            if page.cards:
                yield f"hand of {seat}, {phase}", hand_pages(page, paper, measure=measure)
                yield f"hand of {seat} to cut out, {phase}", cut_out_pages(page, paper, measure=measure)
    game = play.until(Phase.VOTE, round=1).now
    yield (
        "reveal",
        reveal_pages(reveal_page(view_for(game, game.seats[0]), reading, looks=looks), paper, measure=measure),
    )
    for end, game in (("next", play.until(Phase.CLUE, round=2).now), ("end", play.until(Phase.FINISHED).now)):
        view, last = view_for(game, game.seats[0]), game.last
        assert last is not None
        assert last.result is not None
        results = results_page(view, last, last.result, reading=reading, looks=looks)
        yield f"results, {end}", results_pages(results, paper, measure=measure)
    sheets = Sheets(paper, words.language, TITLE, wording.line_words(words.say), measure)
    for missing in Missing:
        customs = Customs("volunteer", missing)
        rules = rules_page(game.setup.choice, game.rules, players, title="", words=words, customs=customs)
        yield f"rules, {missing}", rules_pages(rules_text(rules), sheets)


def text_of(document: Document) -> str:
    """All that a document says, in its order, and what it is called."""
    said = (item.text for page in document.pages for item in page.items if isinstance(item, Text))
    return " ".join((document.title, *said))
