"""The walks that CONTRIBUTING.md shows are walked: the names are met in their order."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from tests.mailing import Ready, Table

CONTRIBUTING = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
PACKAGE = "dixit_pbem."


def walk(name: str) -> list[str]:
    """The hops of a walk, as its numbered lines name them."""
    text = CONTRIBUTING.partition("## Four walks")[2].partition("\n## ")[0]
    lines = text.partition(f"**{name}**")[2].partition("\n**")[0]
    return [hop for line in lines.splitlines() if line[:1].isdigit() for hop in re.findall(r"`([\w.]+\.\w+)`", line)]


@contextmanager
def traced() -> Iterator[list[str]]:
    """Every function of ours that is called meanwhile, by its module and name."""
    met: list[str] = []

    def called(frame: FrameType, event: str, _: object) -> None:
        module = str(frame.f_globals.get("__name__", ""))
        if event == "call" and module.startswith(PACKAGE):
            met.append(f"{module.removeprefix(PACKAGE)}.{frame.f_code.co_qualname}")

    before = sys.getprofile()
    threading.setprofile(called)
    sys.setprofile(called)
    try:
        yield met
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def missing(hops: list[str], met: list[str]) -> list[str]:
    """The hops that are not met after those before them."""
    at, left = 0, []
    for hop in hops:
        if hop in met[at:]:
            at = met.index(hop, at) + 1
        else:
            left.append(hop)
    return left


def next_turn_with_answers(table: Table) -> None:
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    table.step()


@pytest.mark.parametrize("name", ["A reply", "`next-turn`", "A letter"])
def test_a_walk_is_walked(name: str, ready: Ready) -> None:
    table, hops = ready("card"), walk(name)
    assert len(hops) > 6
    with traced() as met:
        next_turn_with_answers(table)
    assert missing(hops, met) == []


def test_the_walk_of_a_hands_page_is_walked(ready: Ready) -> None:
    table = ready("clue")
    for page in (table.path.parent / "output").rglob("hand-*.pdf"):
        page.unlink()
    with traced() as met:
        table.step()
    assert missing(walk("A hand's page"), met) == []
