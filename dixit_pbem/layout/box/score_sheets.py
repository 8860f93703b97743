"""What the points of a game are kept on: the moonlit road from 0 to 30 as a board of its own, and a score pad.

The spaces of the road are so large that pawns can stand on them; the pad has a column a player and a row a round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room, page_body, sheet_document, work_area
from dixit_pbem.layout.box.pieces import FOOT, WIDTH
from dixit_pbem.layout.box.records import Notice, Owner, ScorePadWords
from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Outline, Shape, Text, disc, square
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import disc_items, figure_outline
from dixit_pbem.layout.text import MM_PER_POINT, Block, Style, alike, one_line
from dixit_pbem.layout.track import BENDS, LAST_SPACE, Point, road

REACH = 1 / 11
"""How far the road's middle keeps from the edge, in parts of the board's height; all that follows is in parts of it."""
ROAD = 1.64
STONE = 0.68
MOON, BESIDE_MOON, MOON_ASIDE = 0.98, 1.06, 0.08
"""How large the moon is, how far right and down of its middle its stone stands, and how far it makes room for it."""
NUMERAL, LAST_NUMERAL = 0.62, 0.8
CLEAR = 0.3
"""Between the field where the road begins and the moon where it ends."""
DIGIT = 0.33
"""How far below the middle of a stone its numeral stands, in parts of the type size."""
STAR = "M 50 0 C 53 38 62 47 100 50 C 62 53 53 62 50 100 C 47 62 38 53 0 50 C 38 47 47 38 50 0 Z"
STARS = ((0.24, 3.2), (0.38, 2.0), (0.54, 3.8), (0.66, 2.4), (0.77, 3.4))
"""Where stars stand between two stretches of the road: how far across, and their size in millimetres."""


START_ACROSS, PLACE = 2, Size(WIDTH + 1.5, 2 * FOOT + 1.5)
"""How many pawns stand side by side where the road begins, and the room that each has."""


def track_sheet(owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """The road across the whole sheet, from a field where all pawns have room."""
    ensure_room(notice.title, sheets.paper)
    across = replace(sheets, paper=max(sheets.paper, sheets.paper.turned, key=lambda paper: paper.width))
    body = page_body(tuple(_board(owners, work_area(across.paper))), notice, marks=(), sheets=across)
    return sheet_document([body], notice, sheets=across)


def _board(owners: tuple[Owner, ...], area: Box) -> Iterator[Item]:
    """Stars, the road with its spaces, the field where it begins, and at its end the moon with 30 on it."""
    unit = area.height * REACH
    rows = -(-len(owners) // START_ACROSS)
    start = Box(area.x, area.bottom - rows * PLACE.height - unit * 2, START_ACROSS * PLACE.width + 4, 0)
    start = replace(start, height=area.bottom - start.y)
    left = start.right + unit * CLEAR
    land = Box(left, area.y, area.right - left, area.height)
    way = road(land, reach=unit)
    yield from _stars(land)
    x, y = way.centres[0]
    stub = Box(start.right - unit / 2, y - unit * ROAD / 2, x - start.right + unit / 2 + 0.5, unit * ROAD)
    yield Shape(Box(stub.x, stub.y - RULE, stub.width, stub.height + 2 * RULE), INK)
    yield Outline(way.path, land, stroke=INK, width=unit * ROAD + 2 * RULE)
    yield Shape(stub, BUTTER)
    yield Outline(way.path, land, stroke=BUTTER, width=unit * ROAD)
    yield from _start(owners, start, unit)
    for space, centre in enumerate(way.centres[1:LAST_SPACE], start=1):
        fill, ink = (INK, BUTTER) if space % 5 == 0 else (PAPER, INK)
        yield _disc(centre, unit * STONE, fill)
        yield _numeral(space, centre, unit * NUMERAL, ink)
    x, y = way.centres[LAST_SPACE]
    yield _disc((x, y), unit * MOON, PAPER)
    yield Outline(FIGURE_PATHS[Figure.MOON], square(x - unit * MOON_ASIDE, y - unit * MOON_ASIDE, unit * 1.5), INK)
    goal = (x + unit * BESIDE_MOON, y + unit * BESIDE_MOON)
    yield _disc(goal, unit * STONE, INK)
    yield _numeral(LAST_SPACE, goal, unit * LAST_NUMERAL, BUTTER)


def _start(owners: tuple[Owner, ...], field: Box, unit: float) -> Iterator[Item]:
    """The field of 0: a place with its figure for every pawn, as large as a pawn's feet."""
    yield Shape(field, BUTTER, INK, RULE, corner=4.0)
    yield _numeral(0, (field.x + field.width / 2, field.y + unit * 0.85), unit, INK)
    top = field.bottom - 2 - -(-len(owners) // START_ACROSS) * PLACE.height
    for number, owner in enumerate(owners):
        row, column = divmod(number, START_ACROSS)
        middle = field.x + 2 + (column + 0.5) * PLACE.width, top + (row + 0.5) * PLACE.height
        place = Box(middle[0] - WIDTH / 2, middle[1] - FOOT, WIDTH, 2 * FOOT)
        yield Shape(place, PAPER, owner.look.colour, HAIRLINE, corner=2.0)
        yield figure_outline(owner.look, square(*middle, 1.6 * FOOT))


def _stars(area: Box) -> Iterator[Item]:
    """A few stars in the dark between the stretches."""
    for gap in range(1, BENDS):
        y = area.y + area.height * gap / BENDS
        for share, size in STARS:
            x = area.x + area.width * (share if gap % 2 else 1 - share)
            yield Outline(STAR, square(x, y, size), INK)


def _disc(centre: Point, radius: float, fill: str) -> Shape:
    return disc(*centre, radius, fill=fill, stroke=INK, width=HAIRLINE)


def _numeral(number: int, centre: Point, height: float, ink: str) -> Text:
    size = round(height / MM_PER_POINT, 1)
    return Text(centre[0], centre[1] + height * DIGIT, str(number), Font.SERIF_BOLD, size, ink, Align.CENTRE)


ROUND_WIDTH = 14.0
CLUE_WIDTH = 42.0
MOST_WITH_CLUE = 6
"""With more players the pad has no room for clues."""
WIDEST = 30.0
UPRIGHT_FROM = 20.0
"""A name in a narrower column is written upwards, under a higher head."""
LOW_HEAD, HIGH_HEAD = 24.0, 42.0
ABOVE_RULE = 3.0
DISC = 11.0
ROW = 8.5
LABEL = Style(Font.SANS, 9.5, 8)
NAME = Style(Font.SANS_BOLD, 10, 8)
NAME_HEIGHT = 4.5
ROUND = Style(Font.SERIF, 11, 9)


@frozen
class _Grid:
    """Where the table stands, how high its head is, and how wide its columns are."""

    table: Box
    head: float
    clue: float
    column: float

    @property
    def rows(self) -> int:
        return round((self.table.height - self.head) / ROW)

    def left_of(self, player: int) -> float:
        return self.table.x + ROUND_WIDTH + self.clue + player * self.column


def score_pad(owners: tuple[Owner, ...], words: ScorePadWords, *, sheets: Sheets) -> Document:
    """One sheet to write a game's points on, for pencil and paper."""
    ensure_room(words.notice.title, sheets.paper)
    area, players = work_area(sheets.paper), len(owners)
    least_clue = CLUE_WIDTH if players <= MOST_WITH_CLUE else 0.0
    column = min(WIDEST, (area.width - ROUND_WIDTH - least_clue) / players)
    clue = area.width - ROUND_WIDTH - column * players if least_clue else 0.0
    head = LOW_HEAD if column >= UPRIGHT_FROM else HIGH_HEAD
    table = Box(area.x, area.y, ROUND_WIDTH + clue + column * players, head + int((area.height - head) / ROW) * ROW)
    grid = _Grid(table, head, clue, column)
    named = zip(owners, _names(owners, grid, sheets.measure), strict=True)
    items = (
        *_rules(grid, players),
        *_labels(words, grid, sheets.measure),
        *(item for place, each in enumerate(named) for item in _head(*each, place, grid)),
    )
    return sheet_document([page_body(items, words.notice, marks=(), sheets=sheets)], words.notice, sheets=sheets)


def _rules(grid: _Grid, players: int) -> Iterator[Item]:
    table = grid.table
    yield Shape(Box(table.x, table.bottom - ROW, table.width, ROW), BUTTER)
    for row in range(grid.rows):
        y = table.y + grid.head + row * ROW
        yield Line(table.x, y, table.right, y, RULE if row in (0, grid.rows - 1) else HAIRLINE)
    for x in dict.fromkeys((table.x + ROUND_WIDTH, *map(grid.left_of, range(players)))):
        yield Line(x, table.y, x, table.bottom, HAIRLINE)
    yield Shape(table, stroke=INK, width=RULE)


def _labels(words: ScorePadWords, grid: _Grid, measure: Measure) -> Iterator[Item]:
    table = grid.table
    y = table.y + grid.head - ABOVE_RULE
    label = one_line(words.round, grid.head - 2 * ABOVE_RULE, LABEL, measure=measure)
    x = table.x + ROUND_WIDTH / 2 + label.below_middle
    yield Text(x, y, label.lines[0], label.font, label.size, turn=270)
    if grid.clue:
        label = one_line(words.clue, grid.clue - 4, LABEL, measure=measure)
        yield Text(table.x + ROUND_WIDTH + 2, y, label.lines[0], label.font, label.size)
    total = one_line(words.total, ROUND_WIDTH + grid.clue - 2, NAME, measure=measure)
    yield from total.items(table.x + 1.5, table.bottom - (ROW + total.height) / 2)
    for row in range(grid.rows - 1):
        y = table.y + grid.head + row * ROW + ROW / 2 + 1.4
        yield Text(table.x + ROUND_WIDTH / 2, y, str(row + 1), ROUND.font, ROUND.size, align=Align.CENTRE)


def _names(owners: tuple[Owner, ...], grid: _Grid, measure: Measure) -> tuple[Block, ...]:
    """The name of each in one line, all in one size."""
    room = grid.column - 2 if grid.head == LOW_HEAD else grid.head - DISC - 2 - 2 * ABOVE_RULE
    return alike([owner.name for owner in owners], room, NAME_HEIGHT, style=NAME, measure=measure)


def _head(owner: Owner, name: Block, place: int, grid: _Grid) -> Iterator[Item]:
    middle, top = grid.left_of(place) + grid.column / 2, grid.table.y
    foot = top + grid.head - ABOVE_RULE
    side = min(DISC, grid.column - 1)
    yield from disc_items(owner.look, Box(middle - side / 2, top + 2, side, side))
    if grid.head == LOW_HEAD:
        yield Text(middle, foot, "".join(name.lines), name.font, name.size, align=Align.CENTRE)
    else:
        yield Text(middle + name.below_middle, foot, "".join(name.lines), name.font, name.size, turn=270)
