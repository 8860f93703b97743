"""The house keeps its order: which room may know which, and how large modules and functions may grow."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "dixit_pbem"
FILES = tuple(sorted(HOUSE.rglob("*.py")))
LONGEST_MODULE, SHORTEST_MODULE, LONGEST_FUNCTION = 300, 20, 40
MODULES_IN_THE_ROOT = 6
RANKS = (
    ("frozen",),
    ("errors", "shell"),
    ("engine",),
    ("layout", "clock", "chance", "progress"),
    ("storage",),
    ("words",),
    ("journal",),
    ("paper",),
    ("post",),
    ("post.carriers",),
    ("post.keep",),
    ("post.reading", "post.writing"),
    ("post.office", "post.posting"),
    ("post.sorting",),
    ("post.inbox", "post.outbox", "post.delivery"),
    ("post.together",),
    ("album",),
    ("table",),
    ("deck_tool",),
    ("demo", "doctor", "club"),
    ("desk",),
    ("cli",),
    ("__main__",),
)
"""The rooms from the ground up. A room knows itself and what stands below; neighbours do not know each other."""
RANK = {room: rank for rank, rooms in enumerate(RANKS, start=1) for room in rooms} | {"": 0}
PURE = ("engine", "layout")


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def name_of(file: Path) -> str:
    """A module's whole name, as in `dixit_pbem.post.keep.mails`."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> str:
    """The room in which a module stands, as in `post.keep`; the package itself is the ground."""
    parts = module.split(".")[1:]
    rooms = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((room for room in rooms if room in RANK), "")


NAMES = frozenset(map(name_of, FILES))


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module that is imported, with its line: at the top, in a function, or for the type checker alone."""
    for node in ast.walk(module):
        match node:
            case ast.Import():
                yield from ((node.lineno, each.name) for each in node.names)
            case ast.ImportFrom(module=str(origin), level=0):
                parts = (f"{origin}.{each.name}" for each in node.names)
                yield from ((node.lineno, part if part in NAMES else origin) for part in parts)
            case ast.ImportFrom():
                yield node.lineno, "."


def is_own(module: str) -> bool:
    return module.partition(".")[0] == HOUSE.name


def arrows_up(name: str, module: ast.Module) -> Iterator[tuple[int, str, str]]:
    """The line of every import that does not go down, the module that it names, and the arrow."""
    here = room_of(name)
    for line, origin in imports(module):
        there = room_of(origin)
        if is_own(origin) and there != here and RANK[there] >= RANK[here]:
            yield line, origin, f"{here} → {there}"


def nothing(found: Iterable[str]) -> None:
    """Fails with a line for each thing that was found."""
    lines = sorted(found)
    assert not lines, "\n" + "\n".join(lines)


def test_every_module_stands_in_a_room() -> None:
    nothing(f"{name} stands in no room: name its room in RANKS" for name in NAMES - {HOUSE.name} if not room_of(name))


def test_every_import_names_its_module_whole() -> None:
    nothing(f"{place(file)}:{line}" for file in FILES for line, module in imports(tree(file)) if module == ".")


def test_no_import_goes_up() -> None:
    nothing(
        f"{place(file)}:{line}: {arrow} ({origin})"
        for file in FILES
        for line, origin, arrow in arrows_up(name_of(file), tree(file))
    )


def test_lazy_imports_and_those_for_the_type_checker_are_arrows_too() -> None:
    module = ast.parse(
        "import email\n"
        "from dixit_pbem import __version__, errors\n"
        "from dixit_pbem.journal import facts\n"
        "if TYPE_CHECKING:\n"
        "    from dixit_pbem import table\n"
        "def sent():\n"
        "    import dixit_pbem.cli\n"
        "    from dixit_pbem.post.writing.letter import Letter\n"
        "    from dixit_pbem.post.keep.mails import mails\n"
    )
    assert list(arrows_up("dixit_pbem.post.reading.mime", module)) == [
        (5, "dixit_pbem.table", "post.reading → table"),
        (7, "dixit_pbem.cli", "post.reading → cli"),
        (8, "dixit_pbem.post.writing.letter", "post.reading → post.writing"),
    ]


@pytest.mark.parametrize("room", PURE)
def test_what_is_pure_needs_nothing_but_python(room: str) -> None:
    nothing(
        f"{place(file)}:{line}: {module}"
        for file in FILES
        if room_of(name_of(file)) == room
        for line, module in imports(tree(file))
        if not is_own(module) and module.partition(".")[0] not in sys.stdlib_module_names
    )


def test_the_root_holds_a_handful_of_modules() -> None:
    root = [file.name for file in HOUSE.glob("*.py") if not file.name.startswith("__")]
    assert len(root) <= MODULES_IN_THE_ROOT, root


def test_records_are_made_without_compiling_methods() -> None:
    """But where more of them are made in a run than would pay: in reading."""
    compiled = re.compile(r"^@dataclass\(frozen=True, slots=True\)", re.MULTILINE)
    nothing(
        f"{place(file)}: @frozen does so at a tenth of the cost"
        for file in FILES
        if room_of(name_of(file)) != "post.reading" and compiled.search(file.read_text(encoding="utf-8"))
    )


def test_no_module_is_too_long_or_too_short() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    nothing(
        f"{place(file)} has {lines} lines"
        for file, lines in lengths.items()
        if lines > LONGEST_MODULE or (lines < SHORTEST_MODULE and file.name not in ("__init__.py", "__main__.py"))
    )


def test_no_function_is_too_long() -> None:
    nothing(
        f"{place(file)}:{node.lineno}: {node.name} has {lines} lines"
        for file in FILES
        for node in ast.walk(tree(file))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    )
