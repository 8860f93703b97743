"""What several commands take."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.engine.model import Game, PlayerName, in_words
from dixit_pbem.errors import Mistake, NotFound, did_you_mean
from dixit_pbem.shell import is_reached, reached
from dixit_pbem.storage.names import folded

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from dixit_pbem.journal.store import Store
    from dixit_pbem.storage.game_file import GameFile


def complete_game(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a game file stands; or what follows it, where it may be left out."""
    from dixit_pbem.cli.completion import behind_the_only_game, games

    found, follows = games(begun), behind_the_only_game(context, parameter, begun)
    return [*(item for item in found if item.type == "plain"), *follows] or found


def complete_player(context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a player stands."""
    from dixit_pbem.cli.completion import players

    return players(context, begun)


def complete_answer(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where `bob=B` stands, or `bob=3`."""
    from dixit_pbem.cli.completion import answers

    typed = context.params.get(parameter.name or "")
    return answers(context, begun, typed=typed if isinstance(typed, tuple) else ())


def complete_deck(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a deck stands."""
    from dixit_pbem.cli.completion import decks

    return decks(begun)


class GameType(click.ParamType):  # type: ignore[type-arg]  # generic in newer versions of click alone
    """A game by its file, which need not be there: whoever opens it says so."""

    name = "path"

    def convert(
        self, value: str | GameFile, _param: click.Parameter | None, _ctx: click.Context | None
    ) -> GameFile | Store:
        """See click."""
        from dixit_pbem.storage.game_file import GameFile

        if isinstance(value, str) and is_reached(value) and (table := _AT_HAND.get()) is not None:
            return table
        return value if isinstance(value, GameFile) else GameFile(Path(value))


_AT_HAND: ContextVar[Store | None] = ContextVar("table", default=None)


@contextmanager
def at_table(table: Store, name: str, *, way: tuple[object, ...]) -> Iterator[None]:
    """Meanwhile this name is no file but that table, which commands reach by these words."""
    before = _AT_HAND.set(table)
    try:
        with reached(name, str(table.home.beside / name), way=way):
            yield
    finally:
        _AT_HAND.reset(before)


GAME = click.argument("game", cls=GameArgument, metavar="GAME", type=GameType(), shell_complete=complete_game)
SPOILERS = click.option("--spoilers", is_flag=True, help="Tell secrets too: hands, cards given, votes.")
JSON = click.option("--json", "in_json", is_flag=True, help="For scripts.")
OUT = click.option(
    "-o", "--out", "target", type=click.Path(path_type=Path), help="Where to write; without it into output/."
)
PAPER = click.option(
    "--paper", default="a4", show_default=True, help="A4, letter, A3, or width x height in millimetres."
)
PROFILE = click.option("--profile", help="The printer, by its name in printers.yaml.")
CLUB = click.option(
    "--club", "file", type=click.Path(path_type=Path), default="club.yaml", show_default=True, help="The club's file."
)
Decorated = TypeVar("Decorated", bound=Callable[..., None] | click.Command)


def language_option(said: str) -> Callable[[Decorated], Decorated]:
    """The option for a language; its help is what is `said`, with the languages that there are."""
    from dixit_pbem.storage.shipped import languages

    return click.option("--language", help=said.format(", ".join(languages())))


_PERSON = re.compile(r"\s*(?P<name>[^<>]+?)\s*<\s*(?P<email>[^<>\s]+@[^<>\s]+)\s*>\s*")
_LETTER = re.compile(r"[A-Za-z]")


def find_player(seats: Sequence[PlayerName], typed: str) -> PlayerName:
    """The player meant: the exact name, else a unique beginning; case does not matter."""
    wanted = folded(typed)
    for same in ([name for name in seats if name == typed], [name for name in seats if folded(name) == wanted]):
        if same:
            return same[0]
    begin = [name for name in seats if wanted and folded(name).startswith(wanted)]
    if len(begin) == 1:
        return begin[0]
    if begin:
        raise NotFound(f"'{typed}' may be {' or '.join(begin)}: write more of the name.")
    raise NotFound(f"Nobody here is called '{typed}'.{did_you_mean(typed, seats)} At the table: {in_words(seats)}.")


def named(typed: str) -> Callable[[Game], PlayerName]:
    """Who is meant by what was typed, once the game is known."""
    return lambda game: find_player(game.seats, typed)


def halves(typed: str, example: str) -> tuple[str, str]:
    """A player's name and what is typed behind the equals sign."""
    name, equals, value = typed.rpartition("=")
    if not equals or not name or not value:
        raise Mistake(f"'{typed}': write a player, '=' and the answer, as in {example}.")
    return name.strip(), value.strip()


def clue_by(typed: str) -> tuple[str, str | None]:
    """`ana=C` -> the name and the letter; `ana` alone, where the clue rests on no card."""
    if "=" not in typed:
        return typed, None
    name, letter = halves(typed, "ana=C")
    if not _LETTER.fullmatch(letter):
        raise Mistake(f"'{typed}': a clue rests on one card, which goes by its letter, as in ana=C.")
    return name, letter.upper()


def must_be_one_clue(words: Sequence[str], seats: Sequence[PlayerName]) -> None:
    """Nothing, unless `ana=C` stands among the words of a clue: then a second one was to be recorded with it."""
    for word in words if len(words) > 1 else ():
        name, equals, letter = word.rpartition("=")
        if equals and _LETTER.fullmatch(letter) and any(folded(seat).startswith(folded(name)) for seat in seats):
            raise Mistake(
                f"'{word}' stands among the words of the clue. Record one clue with each command; "
                "if it belongs to this one, put quotes round the whole clue."
            )


def duration(typed: str) -> timedelta:
    """`24h`, `2d`, `90m`."""
    from dixit_pbem.storage.values import as_duration

    found = as_duration(typed)
    if found is None:
        raise Mistake(f"'{typed}' is no length of time: write a number and m, h or d, as in 24h.")
    return found


def person(typed: str) -> tuple[str, str | None]:
    """`Eve <eve@example.org>` -> the name and the address; the address may be missing."""
    from dixit_pbem.storage.names import is_address
    from dixit_pbem.storage.people import person_from

    if not typed.strip() or is_address(typed.strip(" <>")):
        raise Mistake(f"'{typed}' is no player: write a name, and an address in angle brackets: Eve <eve@example.org>.")
    try:
        found = person_from(typed)
    except Mistake:
        in_brackets = _PERSON.fullmatch(typed)
        if in_brackets is None:
            raise
        # Whoever takes it says what is wrong with the address.
        return in_brackets["name"], in_brackets["email"]
    return found.name, found.email
