"""How the house stands: modules, functions, helpers used once, imports, as `python bench/house.py [TREE ...]` counts.

Each TREE is a checkout, so that a change is measured before and after by the same script.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


def trees(root: Path) -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted((root / "dixit_pbem").rglob("*.py"))}


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def mentions(tree: ast.AST) -> Counter[str]:
    """How often each name is used; where it is defined does not count."""
    names = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    return names + Counter(node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute))


def used_once(tree: ast.Module) -> list[str]:
    """The private functions and methods of a module that one place uses."""
    counts = mentions(tree)
    private = (each.name for each in functions(tree) if each.name.startswith("_") and not each.name.endswith("__"))
    return [name for name in private if counts[name] == 1]


def import_lines(tree: ast.Module) -> int:
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in nodes)


def measured(root: Path) -> dict[str, str]:
    parsed = trees(root)
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in parsed}
    lines, sizes = sum(lengths.values()), sorted(lengths.values())
    rooms = [size for file, size in lengths.items() if file.name not in ("__init__.py", "__main__.py")]
    defined = [each for tree in parsed.values() for each in functions(tree)]
    spans = sorted((each.end_lineno or 0) - each.lineno + 1 for each in defined)
    once = sum(len(used_once(tree)) for tree in parsed.values())
    imports = sum(map(import_lines, parsed.values()))
    root_modules = [file for file in parsed if file.parent == root / "dixit_pbem"]
    return {
        "modules": str(len(parsed)),
        "modules in the root": str(sum(not file.name.startswith("__") for file in root_modules)),
        "lines": str(lines),
        "lines of a module: median, most": f"{median(sizes):g}, {sizes[-1]}",
        "modules over 300 lines": str(sum(size > 300 for size in sizes)),
        "modules under 20 lines (no __init__)": str(sum(size < 20 for size in rooms)),
        "functions": str(len(defined)),
        "lines of a function: median, 90 %, most": f"{median(spans):g}, {spans[len(spans) * 9 // 10]}, {spans[-1]}",
        "helpers used once": f"{once} ({once / len(defined):.1%})",
        "lines that import": f"{imports} ({imports / lines:.1%})",
    }


def main(places: list[str]) -> None:
    columns = {place: measured(Path(place)) for place in places or [str(ROOT)]}
    for row in next(iter(columns.values())):
        print(f"{row:42}", *(f"{column[row]:>22}" for column in columns.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
