"""Players are women, men and others: nothing that the program prints calls them *he*, and nothing that explains it."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from dixit_pbem.cli import COMMANDS, program
from dixit_pbem.journal.records import EVENTS

ROOT = Path(__file__).parents[2]
HE = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
HEARD = ("post/reading", "demo/friends.py", "demo/replies.py")
"""Here stand words that people write, in their own languages."""


def docstrings(module: ast.Module) -> set[ast.expr]:
    """What explains code to those who read it; attributes are explained by a text below them."""
    return {
        node.value for node in ast.walk(module) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def printed(path: Path) -> Iterator[tuple[int, str]]:
    """Every text in a module that is no comment, with its line."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    explaining = docstrings(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in explaining:
            yield node.lineno, node.value


def explaining(path: Path) -> Iterator[tuple[int, str]]:
    """Every docstring and comment in a module, without the examples between backticks."""
    for node in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
        assert isinstance(node, ast.Constant)
        yield node.lineno, re.sub(r"`[^`]*`", "", str(node.value))
    with path.open("rb") as file:
        yield from (
            (each.start[0], each.string) for each in tokenize.tokenize(file.readline) if each.type is tokenize.COMMENT
        )


def helps(command: click.Command, name: str) -> Iterator[tuple[str, str]]:
    yield name, command.get_help(click.Context(command, info_name=name))
    if isinstance(command, click.Group):
        for inner, each in command.commands.items():
            yield from helps(each, f"{name} {inner}")


def test_no_sentence_in_the_code_calls_a_player_he() -> None:
    house = ROOT / "dixit_pbem"
    paths = [path for path in house.rglob("*.py") if not path.relative_to(house).as_posix().startswith(HEARD)]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}" for path in paths for line, text in printed(path) if HE.search(text)
    ]
    assert found == []


def test_nothing_that_explains_the_code_calls_a_player_he() -> None:
    paths = [*(ROOT / "dixit_pbem").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in paths
        for line, text in explaining(path)
        if HE.search(text)
    ]
    assert found == []


def test_no_template_calls_a_player_he() -> None:
    found = [path.name for path in (ROOT / "templates").rglob("*.j2") if HE.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", COMMANDS)
def test_no_help_calls_a_player_he(name: str) -> None:
    command = program.get_command(click.Context(program), name)
    assert command is not None
    assert [where for where, text in helps(command, name) if HE.search(text)] == []


def test_no_event_is_explained_with_he() -> None:
    assert [name for name, kind in EVENTS.items() if HE.search((kind.__doc__ or "").splitlines()[0])] == []


@pytest.mark.parametrize(
    "name",
    ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))],
)
def test_no_page_of_ours_calls_a_player_he(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [(number, line) for number, line in enumerate(lines, 1) if HE.search(line)] == []
