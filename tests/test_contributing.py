"""What CONTRIBUTING.md and CHANGELOG.md say is so: places, rows, commands, languages, systems."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import HOUSE_RULES, ODYSSEY, SYSTEMS, Column, RuleChoice
from dixit_pbem.layout.box.components import ROWS
from dixit_pbem.layout.paper import PAPERS, Size

ROOT = Path(__file__).parent.parent
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"`((?:dixit_pbem|tests|\.ci)/[\w./]+)`", CONTRIBUTING)))
NOT_THERE_YET = "dixit_pbem/locales/de/LC_MESSAGES/dixit_pbem.po"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_is_named_is_there(place: str) -> None:
    assert (ROOT / place).exists() or place == NOT_THERE_YET


def rows() -> dict[str, object]:
    """The rows that stand there as examples, by their key."""
    snippets = re.findall(r"```python\n(.*?)```", CONTRIBUTING, re.DOTALL)
    known = {"Column": Column, "replace": replace, "ODYSSEY": ODYSSEY, "Size": Size}
    return eval("{" + "".join(snippets) + "}", known)  # type: ignore[no-any-return]


def test_the_rule_variant_could_stand_in_the_table() -> None:
    (column,) = rows()["short"]  # type: ignore[misc]
    assert column == Column((4, 5, 6), replace(ODYSSEY, points_to_win=15))
    assert "short" not in SYSTEMS
    assert why_unplayable(RuleChoice("odyssey", {"points_to_win": 15}), 4) == ()


def test_every_rule_variant_has_a_row_that_says_what_lies_on_its_table() -> None:
    assert tuple(ROWS) == tuple(SYSTEMS)


def test_the_paper_size_is_not_in_the_table_yet() -> None:
    assert rows()["executive"] == Size(184.15, 266.7)
    assert Size(184.15, 266.7) not in PAPERS.values()


def imports_of(package: str) -> set[str]:
    """What a package imports from outside itself and the standard library."""
    found = set()
    for file in (ROOT / "dixit_pbem" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("dixit_pbem."):
                found.add(node.module.split(".")[1])
    return found - {package}


def test_imports_go_down() -> None:
    assert imports_of("engine") == {"errors"}
    assert imports_of("layout") == {"errors", "engine"}
    for package in ("storage", "mail", "render", "words", "album", "deck_tool"):
        assert "cli" not in imports_of(package)


def test_the_checks_name_programs_that_are_there() -> None:
    checks = CONTRIBUTING.partition("## The checks")[2].partition("```sh\n")[2].partition("```")[0]
    programs = set(re.findall(r"\.venv/bin/(\w+)", checks)) - {"pip"}
    assert programs == {"pytest", "ruff", "mypy"}
    for program in programs:
        subprocess.run([sys.executable, "-m", program, "--version"], check=True, capture_output=True)


def test_the_changes_name_every_system_and_the_first_languages() -> None:
    assert f"({', '.join(SYSTEMS)})" in CHANGELOG
    assert (len(SYSTEMS), len(HOUSE_RULES)) == (5, 20)
    assert "Five systems by the book" in CHANGELOG
    assert "twenty house rules" in CHANGELOG
    assert "English, Italian, European Portuguese and Polish" in CHANGELOG
