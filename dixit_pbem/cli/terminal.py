"""What is printed, and where: colour and bars on a terminal that wants them, notes beside what scripts read."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Iterable, Mapping

import click

from dixit_pbem.cli.folding import LEAST, folded, width_of
from dixit_pbem.progress import OnProgress, unwatched

__all__ = ["aside", "bar", "coloured", "columns", "echo", "echo_json", "faint", "progress", "strong", "width_of"]

BAR = 30
"""How many characters a full bar has."""
PATIENCE = 1.0
"""Seconds after which somebody who waits wants to see how far it is."""
TONES: Mapping[str, int | None] = {
    "yellow": 136,
    "black": None,
    "green": 29,
    "blue": 26,
    "purple": 97,
    "orange": 166,
    "red": 161,
    "pink": 169,
    "brown": 94,
    "sky": 32,
    "olive": 64,
    "grey": 244,
}
"""Each player's colour among the 256 of a terminal, legible on dark and on light; black is the terminal's own ink."""


def coloured() -> bool:
    """Whether somebody looks who wants colour."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and sys.stdout.isatty()


def strong(text: str) -> str:
    """What is looked at first."""
    return click.style(text, bold=True) if coloured() else text


def faint(text: str) -> str:
    """What counts no more, or only frames the rest."""
    return click.style(text, dim=True) if coloured() else text


def bar(share: float, colour: str, *, beside: int) -> str:
    """A bar that is filled by that share, in a player's colour, in what so much beside it leaves of the line."""
    wide = max(0, min(BAR, columns() - beside)) if sys.stdout.isatty() else BAR
    full = min(wide, max(round(share * wide), int(share > 0)))
    if not coloured():
        return "#" * full + "." * (wide - full)
    return click.style("━" * full, fg=TONES[colour]) + faint("─" * (wide - full))


def columns() -> int:
    """How wide the terminal is."""
    import shutil

    return max(LEAST, shutil.get_terminal_size().columns)


def echo(text: str = "", *, err: bool = False, margin: int | None = None) -> None:
    """Print lines; on a terminal none is broken within a word, and what goes on stands behind the margin."""
    stream = sys.stderr if err else sys.stdout
    click.echo(folded(text, columns(), margin=margin) if stream.isatty() else text, err=err)


def aside(lines: Iterable[str]) -> None:
    """What is worth knowing or wrong goes to standard error, a line each."""
    for line in lines:
        echo(line, err=True)


def echo_json(text: str) -> None:
    """JSON goes out whole: where the output has an old alphabet, its other letters are escaped as JSON escapes them."""
    if sys.stdout.encoding and "utf" not in sys.stdout.encoding.lower():
        text = re.sub(r"[^\0-\x7f]", lambda letter: json.dumps(letter[0])[1:-1], text)
    click.echo(text)


def progress(what: str) -> OnProgress:
    """What long work calls to tell how far it is; nothing at all when nobody watches."""
    if not sys.stderr.isatty():
        return unwatched
    begin = time.monotonic()
    shown = (0, 0)

    def show(done: int, total: int) -> None:
        nonlocal shown
        if time.monotonic() - begin < PATIENCE or shown == (done, total):
            return
        shown = (done, total)
        wide = max(0, min(BAR, columns() - len(f"{what} [] {total}/{total} ")))
        full = wide * done // max(total, 1)
        click.echo(f"\r{what} [{'#' * full}{'-' * (wide - full)}] {done}/{total}", err=True, nl=done >= total)

    return show
