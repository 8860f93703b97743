"""The README's table of faults counts what is tried, and nothing that is not."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.attacks import faults

ROOT = Path(__file__).parents[2]


def test_where_a_row_counts_the_cases_of_a_test_the_long_run_has_so_many() -> None:
    counted = {f"tests/attacks/{row.cases}": row.tries for row in faults.rows() if row.cases}
    command = [sys.executable, "-m", "pytest", "-n", "0", "--long", "--collect-only", *counted]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert Counter(line.partition("[")[0] for line in said.splitlines() if "[" in line) == counted


def test_every_row_is_tried_and_tells_its_result() -> None:
    rows = faults.rows()
    assert len({row.fault for row in rows}) == len(rows)
    assert [row.fault for row in rows if row.tries < 3 or not row.result] == []
