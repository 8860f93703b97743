"""A club for some days with everything that can go wrong: nothing is lost, nothing closes early, nothing counts twice.

`python -m bench.club_month --tables 2000` is the same month at any size.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.club.month.mishaps import Mishap
from tests.club.month.month import Month, Size
from tests.club.postgres import Postgres

pytestmark = pytest.mark.long


def test_whatever_goes_wrong_no_move_is_lost_and_none_counts_twice(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DIXIT_PBEM_NOW", raising=False)
    with Month(Size(tables=5, days=3, seed=1, kills=8), tmp_path, postgres, print) as month:
        month.lives()
        found = month.proof()
    assert found.broken == []
    assert month.kills >= 6
    assert found.closed > 0, "somebody was late"
    assert month.were_in_trouble > 1, "a table's lines were spilt, and another's pictures lost"
    assert month.refused_writers > 0
    assert min(month.plan.came[each] for each in (Mishap.AWAY, Mishap.DATABASE)) > 0
