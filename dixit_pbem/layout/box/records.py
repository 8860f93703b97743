"""The finished texts that stand on the sheets of the box, and whose piece a thing is."""

from __future__ import annotations

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.plates import Plate
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.layout.points import Columns, Points


@frozen
class Owner:
    """Whose piece it is: a player, or a team; the name may be empty on a box for any game."""

    name: str
    look: PlayerLook


@frozen
class Notice:
    """What a sheet is and what to do with it."""

    title: str
    how: str


@frozen
class LineWords:
    """What the three kinds of lines on a sheet mean."""

    cut: str
    fold_in: str
    fold_back: str


@frozen
class BoardWords:
    """The texts of the voting boards: the sheet's, and what stands inside each board."""

    notice: Notice
    heading: str
    steps: tuple[str, ...]


@frozen
class ScorePadWords:
    """The texts of a score pad."""

    notice: Notice
    round: str
    clue: str
    total: str


@frozen
class TuckBoxWords:
    """The texts of a tuck box: the sheet's for one piece and for two halves, the deck's name, what is inside."""

    notice: Notice
    halves: Notice
    title: str
    contents: str
    glue: str


@frozen
class ExampleText:
    """A round as an example: what is told over its pictures, the pictures with their votes, what each player got."""

    heading: str
    told: str
    clue: str
    outcome: str
    plates: tuple[Plate, ...]
    legend: str
    columns: Columns
    points: tuple[Points, ...]
    in_words: tuple[str, ...]
    """All of it, for a page without pictures."""


@frozen
class AnswerText:
    """How one answers in a step: the card's letter or number, if one knows it then; what one writes, and when."""

    seal: str | int
    given: str
    told: str


@frozen
class RulesText:
    """The rules of a game: sections of a heading and its paragraphs, and a round as an example."""

    file_title: str
    title: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    example: ExampleText
    answers: tuple[AnswerText, ...] = ()
    """Shown side by side above the sections, with pictures of the example."""


@frozen
class KitRow:
    """One file of the kit: how often it is printed, on what, on which sides, and what is cut from it."""

    file: str
    name: str
    sheets: int
    paper: str
    sides: str
    work: str


@frozen
class KitWords:
    """The texts of the kit's cover page."""

    file_title: str
    title: str
    columns: tuple[str, str, str, str]
    """Over the columns: what it is, the sheets, paper and sides, what to do."""
    total: str
    steps_heading: str
    steps: tuple[str, ...]
    players: str
    of_whom: str
    """What the project is, and whose it is not."""
