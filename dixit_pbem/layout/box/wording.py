"""The texts of the box in any language: `say` looks a text up by its English wording and fills its `{places}`.

The only module of the box that holds words.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from dixit_pbem.layout.box.records import BoardWords, KitRow, KitWords, LineWords, Notice, ScorePadWords, TuckBoxWords
from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.items import Sides
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetWords
from dixit_pbem.layout.track import LAST_SPACE


class Say(Protocol):
    """Says a text in a language."""

    def __call__(self, text: str, /, **places: object) -> str:
        """The text with its places filled."""


def english(text: str, /, **places: object) -> str:
    """The English texts themselves."""
    return text.format(**places)


def line_words(say: Say) -> LineWords:
    """What the lines on a sheet mean."""
    return LineWords(cut=say("Cut"), fold_in=say("Fold towards you"), fold_back=say("Fold away from you"))


def board_words(say: Say, *, votes: int, red: int) -> BoardWords:
    """The voting boards of a game with so many votes for each voter and so many red marks."""
    place = say("Lay your token on the number you vote for.")
    if votes > 1:
        place = say("Lay one token on the number you vote for, or two on different numbers.")
    if red:
        place = say("Lay your green token on the number you vote for. The storyteller lays the red one as well.")
    notice = Notice(
        say("Voting boards"),
        say(
            "Print on card and cut each strip out. Fold the cover back and glue it behind the middle part; "
            "then fold both down over the numbers."
        ),
    )
    return BoardWords(
        notice,
        say("Your vote"),
        (place, say("Close the board and wait."), say("Open it together with all the others.")),
    )


def token_notice(say: Say) -> Notice:
    """The sheet of tokens."""
    return Notice(
        say("Tokens"),
        say("Print on card. Cut each strip out, fold it in the middle and glue the halves back to back."),
    )


def pieces_notice(say: Say) -> Notice:
    """The sheets that hold boards, pawns and tokens together."""
    return Notice(
        say("Pieces to cut out"),
        say(
            "Print on card and cut the strips out. Boards: fold the cover back, glue it behind the middle part, fold "
            "both down over the numbers. Pawns and tokens: fold in the middle, glue back to back, a pawn’s feet "
            "outwards."
        ),
    )


def pawn_notice(say: Say) -> Notice:
    """The sheet of pawns."""
    return Notice(
        say("Pawns"),
        say(
            "Print on card. Cut each strip out, fold it over the top and glue the two figures back to back. "
            "Fold the feet outwards, and the pawn stands."
        ),
    )


def track_notice(say: Say, *, points_to_win: int | None) -> Notice:
    """The score track, which some games pass more than once."""
    if points_to_win is not None and points_to_win <= LAST_SPACE:
        how = say(
            "Every pawn starts at 0. The game ends after the round in which a pawn reaches {points}.",
            points=points_to_win,
        )
    else:
        how = say(
            "Every pawn starts at 0. Whoever passes the moon lays down the lap marker with 30, the next time turns it "
            "to 60, and goes on from 1."
        )
    return Notice(say("Score track"), how)


def score_pad_words(say: Say) -> ScorePadWords:
    """The score pad."""
    return ScorePadWords(
        Notice(say("Score pad"), say("Write the points of each round, and add them up at the end.")),
        round=say("Round"),
        clue=say("Clue"),
        total=say("Total"),
    )


def tuck_box_words(say: Say, *, deck: str, cards: int, card: Size) -> TuckBoxWords:
    """The tuck box of a deck."""
    return TuckBoxWords(
        notice=Notice(
            say("Tuck box"),
            say(
                "Print on card of 200 to 250 g. Cut the box out, fold every broken line back, glue the strip "
                "inside the far edge, and the bottom’s tab inside the front."
            ),
        ),
        halves=Notice(
            say("Tuck box"),
            say(
                "Print on card of 200 to 250 g. Cut both halves out, fold every broken line back, glue each strip "
                "inside the far edge of the other half, and the bottom’s tab inside the front."
            ),
        ),
        title=deck,
        contents=say("Cards: {cards}, each {size}", cards=cards, size=card),
        glue=say("glue"),
    )


def sheet_words(say: Say, language: str) -> SheetWords:
    """The margin of the sheets of cards."""
    return SheetWords(
        language=language,
        ruler=say("this line is 50 mm"),
        sheet=say("{deck} · sheet {number} of {total}", deck="{deck}", number="{number}", total="{total}"),
        front=say("front"),
        back=say("back"),
    )


def any_game(say: Say) -> str:
    """The heading of sheets that serve every game."""
    return say("The box on paper")


class KitPart(Enum):
    """A file of the kit."""

    PIECES = "pieces"
    BOARDS = "boards"
    TOKENS = "tokens"
    TRACK = "track"
    PAWNS = "pawns"
    SCORE_PAD = "scorepad"
    RULES = "rules"
    TUCK_BOX = "tuckbox"
    DECK = "deck"


def kit_row(say: Say, part: KitPart, *, file: str, sheets: int, paper: str, sides: Sides) -> KitRow:
    """What the cover page says about one file; `paper` is the paper's name."""
    stock, work = _stock_and_work(say, part)
    return KitRow(file, _part_name(say, part), sheets, f"{paper}, {stock}", _sides(say, sides), work)


def _part_name(say: Say, part: KitPart) -> str:
    return {
        KitPart.PIECES: say("Pieces to cut out"),
        KitPart.BOARDS: say("Voting boards"),
        KitPart.TOKENS: say("Tokens"),
        KitPart.TRACK: say("Score track"),
        KitPart.PAWNS: say("Pawns"),
        KitPart.SCORE_PAD: say("Score pad"),
        KitPart.RULES: say("Rules"),
        KitPart.TUCK_BOX: say("Tuck box"),
        KitPart.DECK: say("The deck"),
    }[part]


def _stock_and_work(say: Say, part: KitPart) -> tuple[str, str]:
    """On what it is printed, and what is left to do."""
    match part:
        case KitPart.SCORE_PAD | KitPart.RULES:
            return say("plain paper"), say("nothing to cut")
        case KitPart.TRACK:
            return say("card of 160 to 250 g"), say("nothing to cut")
        case KitPart.DECK:
            return say("card of 250 to 300 g"), say("cut into cards")
        case KitPart.PIECES | KitPart.BOARDS | KitPart.TOKENS | KitPart.PAWNS:
            return say("card of 160 to 250 g"), say("cut, fold and glue")
        case KitPart.TUCK_BOX:
            return say("card of 200 to 250 g"), say("cut, fold and glue")


def _sides(say: Say, sides: Sides) -> str:
    return {
        Sides.ONE: say("one side"),
        Sides.LONG_EDGE: say("both sides, flip on the long edge"),
        Sides.SHORT_EDGE: say("both sides, flip on the short edge"),
    }[sides]


def kit_words(say: Say, *, game: str) -> KitWords:
    """The cover page of a game's kit."""
    return KitWords(
        file_title=say("{game}: the box on paper", game=game),
        title=any_game(say),
        columns=(say("What"), say("Sheets"), say("Paper and sides"), say("What to do")),
        total=say("Sheets in all"),
        steps_heading=say("How to print"),
        steps=(
            say("Print at 100% (“actual size”), never “fit to page”."),
            say("Measure the first sheet: the scale at its foot must be 50 mm long."),
            say("Where both sides are printed, choose the edge that the row names."),
            say("Cut the long lines first, with a knife and a steel ruler. Score the folds before you fold."),
        ),
        players=say("Who is who"),
        of_whom=say("A fan project, not affiliated with the publisher or the authors of Dixit."),
    )


def figure_names(say: Say) -> Mapping[Figure, str]:
    """What the twelve figures are called."""
    return {
        Figure.MOON: say("moon"),
        Figure.KEY: say("key"),
        Figure.SNAIL: say("snail"),
        Figure.WHALE: say("whale"),
        Figure.OWL: say("owl"),
        Figure.FOX: say("fox"),
        Figure.BOAT: say("boat"),
        Figure.BALLOON: say("balloon"),
        Figure.LANTERN: say("lantern"),
        Figure.TEACUP: say("teacup"),
        Figure.KITE: say("kite"),
        Figure.HAT: say("hat"),
    }
