"""A person who sits in one of the seats: what they are shown, and how they are asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dixit_pbem.demo.friends import FRIEND
from dixit_pbem.demo.postbox import Postbox, read
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.errors import NotFound, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Running
from dixit_pbem.paper.press import press_for

_EXAMPLES = {
    Phase.CLUE: "a letter and your clue, such as C: the long way home",
    Phase.CARD: "the letter of a card, such as B",
    Phase.VOTE: "the number of a card, such as 3",
}
SHOWN = frozenset(
    {"welcome", "hand", "results", "card-wanted", "vote-wanted", "reminder", "receipt", "not-understood"}
    | {"notice", "correction", "final-results"}
)
"""The mails that a guest looks at."""


@frozen
class Question:
    """What a guest is asked: what may be written, and where the pictures are."""

    wanted: str
    page: Path


@frozen
class Guest:
    """Who plays along, and how they are asked for answers."""

    name: str
    ask: Callable[[Question], str]


def seat_of(name: str) -> str:
    """The seat that a guest asked for."""
    seats = {seat.casefold(): seat for seat in FRIEND}
    if name.casefold() not in seats:
        text = f"Nobody is called '{name}' here.{did_you_mean(name, list(FRIEND))}"
        raise NotFound(f"{text} Sit down as one of these: {', '.join(FRIEND)}.")
    return seats[name.casefold()]


def question_for(running: Running, player: PlayerName) -> Question:
    """What a player is asked now, with the page that shows the pictures."""
    game, press = running.game, press_for(running)
    folder = running.home.output / f"round-{game.round.number:02d}"
    name = (
        f"reveal{press.ending(press.languages[player])}"
        if game.phase is Phase.VOTE
        else f"hand-{player.casefold()}.pdf"
    )
    return Question(_EXAMPLES[game.phase], folder / name)


def unseen(postbox: Postbox, player: str, *, seen: set[Path]) -> tuple[str, ...]:
    """The text of every mail that a player has not looked at yet; now they have."""
    new = [path for path in postbox.mails_to(player, SHOWN) if path not in seen]
    seen.update(new)
    return tuple(line for path in new for line in _shown(path))


def _shown(path: Path) -> tuple[str, ...]:
    mail = read(path)
    return ("", f"--- {mail.subject} ({path})", "", *mail.text.rstrip().splitlines()[2:], "---")
