"""The table of a season in words of one language, and as a web page, as pages to print, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.season import Season
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Heading, body, framed
from dixit_pbem.layout.ink import HAIRLINE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Sides
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.text import Style, one_line
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import Words

TEMPLATE = "season.html.j2"
TITLE = Style(Font.SERIF_BOLD, 16, 11)
HEAD, CELL = Style(Font.SANS_BOLD, 10, 8), Style(Font.SANS, 10.5, 8)
ROW, ABOVE_TITLE, BELOW_TITLE = 7.5, 6.0, 11.0
FIRST, FIRST_OF_MANY, MANY = 0.4, 0.24, 5
"""How much of the width the first column takes, in a table of few columns and in one of many."""


@frozen
class SeasonTable:
    """A table: its title, what stands above each column, and the rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@frozen
class SeasonBook:
    """What the table of a season says, in one language."""

    language: str
    title: str
    line: str
    tables: tuple[SeasonTable, ...]


def season_book(season: Season, words: Words, *, zone: str) -> SeasonBook:
    """The season in words; a table in which nothing would stand is left out."""
    tables = (_standings(season, words), _games(season, words, zone), _finest(season, words), _finds(season, words))
    return SeasonBook(
        words.language,
        words.say("The season"),
        words.count("{count} game", "{count} games", len(season.games)),
        tuple(table for table in tables if table.rows),
    )


def _standings(season: Season, words: Words) -> SeasonTable:
    rows = ((each.place_points, each.wins, each.games, each.points, each.finest) for each in season.standings)
    names = (season.people[each.person].name for each in season.standings)
    return SeasonTable(
        words.say("Standings"),
        (
            words.say("Player"),
            words.say("Points by place"),
            words.say("Wins"),
            words.say("Games"),
            words.say("Points"),
            words.say("Finest clues"),
        ),
        tuple((name, *map(str, row)) for name, row in zip(names, rows, strict=True)),
    )


def _games(season: Season, words: Words, zone: str) -> SeasonTable:
    return SeasonTable(
        words.say("Games"),
        (words.say("Game"), words.say("Ended"), words.say("At the table"), words.say("Who won")),
        tuple(
            (
                each.title,
                words.date(each.ended, zone),
                str(each.players),
                words.names([season.people[person].name for person in each.winners]),
            )
            for each in season.games
        ),
    )


def _finest(season: Season, words: Words) -> SeasonTable:
    return SeasonTable(
        words.say("The finest clue of each game"),
        (words.say("Clue"), words.say("By"), words.say("Game"), words.say("Found it")),
        tuple(
            (
                words.quoted(each.text),
                season.people[each.teller].name,
                each.game,
                words.say("{found} of {times}", found=each.found, times=each.of),
            )
            for each in season.finest
        ),
    )


def _finds(season: Season, words: Words) -> SeasonTable:
    """Everybody who ever found a card, with whose they found, most often first."""
    return SeasonTable(
        words.say("Who finds whom"),
        (words.say("Who"), words.say("Whose card"), words.say("Found it")),
        tuple(
            (
                season.people[each.finder].name,
                season.people[each.teller].name,
                words.say("{found} of {times}", found=each.times, times=each.of),
            )
            for each in season.finds
            if each.times
        ),
    )


def season_text(book: SeasonBook) -> Iterator[str]:
    """The tables as lines of a terminal."""
    yield f"{book.title}: {book.line}"
    for table in book.tables:
        yield ""
        yield table.title
        rows = (table.head, *table.rows)
        widths = [max(len(row[at]) for row in rows) for at in range(len(table.head))]
        for row in rows:
            yield "  " + "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def season_page(book: SeasonBook) -> str:
    """The season as one web page that needs nothing but itself."""
    from dixit_pbem.paper.templates import web_page

    return web_page(TEMPLATE, {"book": book}, templates=(shipped("templates") / "album",))


def season_pages(book: SeasonBook, paper: Size, *, measure: Measure) -> Document:
    """The season to print."""
    area = body(paper)
    bodies: list[list[Item]] = [[]]
    top = area.y
    for table in book.tables:
        if top > area.y and top + ABOVE_TITLE + BELOW_TITLE + 3 * ROW > area.y + area.height:
            bodies.append([])
            top = area.y
        top += ABOVE_TITLE if top > area.y else 0
        bodies[-1] += one_line(table.title, area.width, TITLE, measure=measure).items(area.x, top)
        top += BELOW_TITLE
        for number, row in enumerate((table.head, *table.rows)):
            if top + ROW > area.y + area.height:
                bodies.append([])
                top = area.y
            bodies[-1] += _row(row, Box(area.x, top, area.width, ROW), HEAD if number == 0 else CELL, measure=measure)
            top += ROW
    pages = framed([tuple(each) for each in bodies], Heading(book.title, book.line), paper=paper, measure=measure)
    return Document(f"{book.title} · {book.line}", book.language, pages, sides=Sides.LONG_EDGE)


def _row(row: Sequence[str], box: Box, style: Style, *, measure: Measure) -> Iterator[Item]:
    first = box.width * (FIRST if len(row) < MANY else FIRST_OF_MANY)
    others = (box.width - first) / (len(row) - 1)
    for at, cell in enumerate(row):
        left, wide = (box.x, first) if at == 0 else (box.x + first + (at - 1) * others, others)
        yield from one_line(cell, wide - 3, style, measure=measure).items(left, box.y, Align.LEFT)
    yield Line(box.x, box.y + box.height - 1, box.x + box.width, box.y + box.height - 1, HAIRLINE)
