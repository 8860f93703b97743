"""The overviews of several games in one letter to whoever moderates them all: a part for each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.layout.frame import Call
from dixit_pbem.post.said import Day
from dixit_pbem.post.writing.digest import digest, things_that_wait, to_do
from dixit_pbem.post.writing.letter import Desk, Letter, Section


def digests(of_games: Sequence[tuple[Desk, Day]]) -> Letter:
    """What the moderator wants to know of several games: those first in which something waits for them."""
    of_games = sorted(of_games, key=lambda each: not things_that_wait(each[1]))
    desk, _ = of_games[0]
    words, waiting = desk.words, sum(things_that_wait(day) for _, day in of_games)
    letters = [digest(each, day) for each, day in of_games]
    told = to_do(desk, waiting)
    return replace(
        letters[0],
        title=words.say("Your games"),
        place="",
        preview=told,
        call=Call(told),
        sections=tuple(section for letter in letters for section in _part(letter)),
        footer=(words.say("This overview comes to you alone, and tells no secret of these games."),),
    )


def _part(letter: Letter) -> Iterator[Section]:
    """What one game's own overview would say, under the name of the game."""
    title = " · ".join(filter(None, (letter.title, letter.place)))
    yield Section(title, (letter.preview,), begins_game=True)
    yield from letter.sections
