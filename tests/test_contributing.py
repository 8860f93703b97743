"""What CONTRIBUTING.md and CHANGELOG.md say is so: places, rows, commands, languages, systems."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dixit_pbem.engine.systems import HOUSE_RULES, SYSTEMS
from dixit_pbem.layout.box.components import ROWS

ROOT = Path(__file__).parent.parent
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"`((?:dixit_pbem|tests|\.ci)/[\w./]+)`", CONTRIBUTING)))
NOT_THERE_YET = "dixit_pbem/locales/nl/LC_MESSAGES/dixit_pbem.po"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_is_named_is_there(place: str) -> None:
    assert (ROOT / place).exists() or place == NOT_THERE_YET


def test_every_rule_variant_has_a_row_that_says_what_lies_on_its_table() -> None:
    assert tuple(ROWS) == tuple(SYSTEMS)


def test_the_checks_name_programs_that_are_there() -> None:
    checks = CONTRIBUTING.partition("## The checks")[2].partition("```sh\n")[2].partition("```")[0]
    programs = set(re.findall(r"\.venv/bin/(\w+)", checks)) - {"pip"}
    assert programs == {"pytest", "ruff", "mypy"}
    for program in programs:
        subprocess.run([sys.executable, "-m", program, "--version"], check=True, capture_output=True)


def test_what_the_changes_name_is_there() -> None:
    named = re.search(r"Six systems by the book \(([^)]*)\), imaginarium", CHANGELOG)
    assert named
    assert len(set(named[1].split(", ")) & set(SYSTEMS)) == 6
    assert len(HOUSE_RULES) >= 25
    assert "twenty-five\n  house rules" in CHANGELOG
    assert "English, French, German, Italian, Polish, European Portuguese and Spanish" in CHANGELOG
