"""A month of a club with everything that can go wrong: `python -m bench.club_month --tables 200` from a checkout.

As root, with Debian's PostgreSQL and the test extra. What is counted and what the proof found is printed; where
anything does not hold, it ends with 1. `--minutes` bounds it by the clock on the wall.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.club.month.month import Month, Size
from tests.club.postgres import Postgres


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tick", type=float, default=1.0, help="Hours by which the clock goes on at once.")
    parser.add_argument("--minutes", type=float, default=40)
    told = parser.parse_args()
    size = Size(told.tables, told.days, told.seed, told.rounds, timedelta(hours=told.tick), told.kills, told.minutes)
    os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp()
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - began:7.0f} s  {what}", flush=True)

    with (
        tempfile.TemporaryDirectory() as folder,
        Postgres() as postgres,
        Month(size, Path(folder), postgres, tell) as month,
    ):
        month.lives()
        ours, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
        tell(
            f"The month is over: {ours.ru_utime + ours.ru_stime:.0f} s of the processor for the people and their mail"
            f" server, {theirs.ru_utime + theirs.ru_stime:.0f} s for the club."
        )
        found = month.proof()
        for each in found.broken[:50]:
            print(f"BROKEN {each}")
        print(
            f"{found.tables} tables, {found.events} events, {found.rounds} rounds begun, {found.mails} mails in,"
            f" {found.letters} letters out ({month.bytes_of_mail / 1e6:.0f} MB), {found.closed} closed by the clock,"
            f" {found.doubles} doubles, {month.kills} kills, ({month.plan.told()}),"
            f" {month.refused_writers} writers refused; {len(found.broken)} broken"
        )
    sys.exit(1 if found.broken else 0)


if __name__ == "__main__":
    main()
