"""The only game of a folder is meant where none is named; what was typed wrongly is told with what was meant."""

from __future__ import annotations

import re

import click
import pytest
from click.shell_completion import ShellComplete

from dixit_pbem.cli import CHAPTERS, COMMANDS
from dixit_pbem.cli import program as whole_program
from dixit_pbem.cli.options import GameType
from dixit_pbem.cli.which_game import GameArgument
from tests.program import Prepared, Program

WITH_A_GAME_OR_WITHOUT = {"print boards", "print tokens", "print track", "print pawns", "print scorepad"}
WITH_A_GAME_OR_WITHOUT |= {"print tuckbox", "print rules", "new"}


@pytest.fixture
def game(prepared: Prepared) -> Program:
    """Four players, Ana tells first, the hands are dealt; there is no other game in the folder."""
    return prepared("four", lambda program: program.deal("odyssey", 4))


def commands() -> dict[str, click.Command]:
    context = click.Context(whole_program)
    found: dict[str, click.Command] = {}
    for name in COMMANDS:
        command = whole_program.get_command(context, name)
        assert command is not None
        inner = command.commands if isinstance(command, click.Group) else {}
        found |= {f"{name} {each}": deeper for each, deeper in inner.items()} or {name: command}
    return found


def test_every_command_of_a_game_may_leave_it_out() -> None:
    arguments = [(name, each) for name, command in commands().items() for each in command.params]
    of_games = {name: each for name, each in arguments if isinstance(each.type, GameType)}
    assert {name for name, each in of_games.items() if not isinstance(each, GameArgument)} == WITH_A_GAME_OR_WITHOUT
    assert len(of_games) > 25


PLAYED = [
    ("clue", "ana=A", "the long", "way home"),
    ("next-turn",),
    ("card", "bob=A", "cyd=A"),
    ("card", "dee=A"),
    ("next-turn",),
    ("extend", "24h", "bob"),
    ("extend", "24h"),
    ("away", "bob", "2026-12-03"),
    ("say", "We meet on Sunday at Bob's"),
    ("say", "see", "you", "there"),
    ("luck", "bob", "green", "umbrella"),
    ("remind",),
    ("remind", "bob"),
    ("resend", "bob"),
    ("pause",),
    ("resume",),
    ("held",),
    ("send",),
    ("skip", "bob"),
    ("undo", "--after-reveal"),
    ("replace", "bob", "Eve <eve@example.org>"),
    ("leave", "eve"),
    ("run", "--once"),
    ("check",),
    ("rules",),
    ("print", "kit"),
    ("end", "--reason", "enough"),
    ("log",),
    ("verify",),
    ("status", "--json"),
]


def test_a_whole_game_is_played_without_naming_it(game: Program) -> None:
    for words in PLAYED:
        said = game(*words)
        assert (said.code, said.err.splitlines()[:1]) == (0, ["The game: game.yaml"]), (words, said)
    story = game("log").out
    assert "Ana tells: “the long way home”." in story
    assert "“see you there”" in story
    assert "“green umbrella”" in story


def test_a_game_that_is_named_is_not_said(game: Program) -> None:
    assert game.ok("status", "game.yaml")


REFUSED = [
    ("vote", "bob=3", 1, "No vote is wanted now: the game waits for a clue. See `status`."),
    ("skip", "zoe", 1, "Nobody here is called 'zoe'. At the table: Ana, Bob, Cyd and Dee."),
    ("held", "accept", 2, "Error: Write show N, accept N [READING], assign N PLAYER [READING], or reject N [WORD]."),
    ("fetch", "+", 2, "'+' is no place to read from: leave it out, or write - for standard input."),
    ("status", "gaem", 1, "There is no file 'gaem'. Did you mean 'game.yaml'?"),
    ("status", "game", 1, "There is no file 'game'. Did you mean 'game.yaml'?"),
    ("status", "game.yml", 1, "There is no file 'game.yml'. Did you mean 'game.yaml'?"),
    ("status", "Game.YAML", 1, "There is no file 'Game.YAML'. Did you mean 'game.yaml'?"),
    ("run", "gme.yaml", 1, "There is no file 'gme.yaml'. Did you mean 'game.yaml'?"),
    ("status", "monday.yaml", 1, "There is no file 'monday.yaml'. `dixit-pbem new monday.yaml` makes a new game."),
]


@pytest.mark.parametrize(("command", "word", "code", "message"), REFUSED)
def test_what_is_typed_instead_of_a_game_is_not_swallowed(
    game: Program, command: str, word: str, code: int, message: str
) -> None:
    said = game(command, word)
    assert (said.code, said.err.splitlines()[-1], said.out) == (code, message, "")


@pytest.mark.parametrize(
    "words", [("clue", "game", "ana=A", "fog"), ("vote", "game", "bob=3"), ("leave", "game", "bob")]
)
def test_a_game_without_its_ending_is_no_player(game: Program, words: tuple[str, ...]) -> None:
    assert game(*words).err == "There is no file 'game'. Did you mean 'game.yaml'?\n"


def test_a_word_to_all_may_be_called_like_a_file(game: Program) -> None:
    (game.folder / "hello").write_text("no game")
    assert "“hello”" in (game.ok("say", "game.yaml", "hello"), game("log").out)[1]
    said = game("say", "hello")
    assert (said.code, said.err) == (0, "The game: game.yaml\n")


def test_where_there_are_several_games_one_must_be_named(game: Program) -> None:
    game.ok("new", "our own.yml")
    told = "Which game? Here are game.yaml and 'our own.yml'. Name one, as in `dixit-pbem {} game.yaml`.\n"
    for words in (("status",), ("vote", "bob=3"), ("print", "kit"), ("run",)):
        said = game(*words)
        name = " ".join(word for word in words if "=" not in word)
        assert (said.code, said.err, said.out) == (2, told.format(name), "")


def test_where_there_is_no_game_a_new_one_is_offered(program: Program) -> None:
    (program.folder / "printers.yaml").write_text("office: {across: 1.5 mm}\n")
    said = program("status")
    told = "Which game? There is none in this folder. Name its file, or make one: `dixit-pbem new sunday.yaml`.\n"
    assert (said.code, said.err, said.out) == (2, told, "")


@pytest.mark.parametrize("name", sorted(commands()))
def test_help_needs_no_game(program: Program, name: str) -> None:
    assert "Usage:" in program.ok(*name.split(), "--help")
    assert program.ok("help", *name.split()) == program.ok(*name.split(), "--help")


def test_a_text_that_begins_with_a_dash_can_be_said(game: Program) -> None:
    assert game("say", "--", "-v is not for me").code == 0
    assert "“-v is not for me”" in game("log").out


MISSPELT = [
    (("stats",), "No such command 'stats'. Did you mean 'status'?"),
    (("nextturn",), "No such command 'nextturn'. Did you mean 'next-turn'?"),
    (("deal",), "No such command 'deal'. Did you mean 'next-turn'?"),
    (("next",), "No such command 'next'. Did you mean 'next-turn'?"),
    (("version",), "No such command 'version'. Did you mean '--version'?"),
    (("deck", "shet"), "No such command 'shet'. Did you mean 'sheet'?"),
    (("print", "kits"), "No such command 'kits'. Did you mean 'kit'?"),
]


@pytest.mark.parametrize(("words", "message"), MISSPELT)
def test_a_command_that_is_misspelt_is_told_with_the_right_one(
    program: Program, words: tuple[str, ...], message: str
) -> None:
    said = program(*words)
    assert (said.code, said.err.splitlines()[-1]) == (2, f"Error: {message}")


UNFINISHED = [
    (("clue", "ana=C"), """Missing argument 'TEXT...'. Write it as in `dixit-pbem clue sunday.yaml ana=C "the long"""),
    (("undo", "game.yaml", "twice"), "extra argument (twice). Write it as in `dixit-pbem undo sunday.yaml`."),
    (("extend",), "Write it as in `dixit-pbem extend sunday.yaml 24h bob`."),
]


@pytest.mark.parametrize(("words", "told"), UNFINISHED)
def test_what_lacks_a_word_or_has_one_too_many_is_told_with_an_example(
    game: Program, words: tuple[str, ...], told: str
) -> None:
    said = game(*words)
    assert said.code == 2
    assert told in said.err


def test_a_game_in_the_place_of_a_command_is_told(program: Program) -> None:
    said = program("sunday.yaml")
    told = "'sunday.yaml' is a game, and a command comes before it, as in `dixit-pbem status sunday.yaml`.\n"
    assert (said.code, said.err) == (2, told)


def test_the_help_shows_every_command_in_its_chapter_on_one_screen(program: Program) -> None:
    shown = program.ok("--help").splitlines()
    assert len(shown) <= 38
    rows = [line for line in shown if re.match(r"  \S", line) and "  " in line.strip()]
    assert len(rows) == sum(map(len, CHAPTERS.values()))
    assert [name for line in rows for name in line.strip().split("  ")[0].split(", ")] == list(COMMANDS)
    assert [line[:-1] for line in shown if re.fullmatch(r"\w+:", line)] == list(CHAPTERS)


def completed(*words: str) -> list[str]:
    completing = ShellComplete(whole_program, {}, "dixit-pbem", "_DIXIT_PBEM_COMPLETE")
    return [item.value for item in completing.get_completions(list(words[:-1]), words[-1]) if item.type == "plain"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("card", ""), ["game.yaml", "Ana=", "Bob=", "Cyd=", "Dee="]),
        (("card", "bob"), ["Bob=A", "Bob=B", "Bob=C", "Bob=D", "Bob=E", "Bob=F"]),
        (("card", "bob=A", "cyd=F"), ["Cyd=F"]),
        (("skip", ""), ["game.yaml", "Ana", "Bob", "Cyd", "Dee"]),
        (("skip", "ga"), ["game.yaml"]),
        (("skip", "game.yaml", "b"), ["Bob"]),
        (("status", ""), ["game.yaml"]),
        (("replace", "b"), ["Bob"]),
    ],
)
def test_a_shell_completes_what_follows_a_game_that_is_left_out(
    game: Program, words: tuple[str, ...], expected: list[str]
) -> None:
    assert completed(*words) == expected


TOO_MANY = [
    (("join", "Fay", "fay@example.org"), 'join sunday.yaml "Fay <fay@example.org>"'),
    (("replace", "bob", "Eve", "eve@example.org"), 'replace sunday.yaml bob "Eve <eve@example.org>"'),
    (("address", "bob", "Bob", "new@example.org"), "address sunday.yaml bob bob@example.com"),
    (("leave", "bob", "now"), "leave sunday.yaml bob"),
    (("leave", "bob", "bob@example.org"), "leave sunday.yaml bob"),
    (("remind", "bob", "cyd"), "remind sunday.yaml bob"),
    (("resend", "bob", "cyd"), "resend sunday.yaml bob"),
    (("skip", "bob", "cyd"), "skip sunday.yaml bob"),
]


@pytest.mark.parametrize(("words", "example"), TOO_MANY)
def test_a_player_with_a_word_too_many_is_no_game(game: Program, words: tuple[str, ...], example: str) -> None:
    said = game(*words)
    told = f"Error: Got unexpected extra argument ({words[-1]}). Write it as in `dixit-pbem {example}`."
    assert (said.code, said.err.splitlines()[-1], said.out) == (2, told, "")


@pytest.mark.parametrize("word", ["elsewhere/sunday", "cellar", "gmae"])
def test_a_path_a_folder_and_a_game_misspelt_are_no_players(game: Program, word: str) -> None:
    (game.folder / "cellar").mkdir()
    said = game("leave", word, "bob")
    assert (said.code, said.out) == (1, "")
    assert word in said.err
