"""A progress bar for work that takes longer than a second; only on a terminal, and on standard error."""

from __future__ import annotations

import sys
import time

import click

from dixit_pbem.render.progress import OnProgress, unwatched

PATIENCE = 1.0
WIDTH = 30


def progress(what: str) -> OnProgress:
    """What long work calls to tell how far it is; nothing at all when nobody watches."""
    if not sys.stderr.isatty():
        return unwatched
    begin = time.monotonic()

    def show(done: int, total: int) -> None:
        if time.monotonic() - begin < PATIENCE:
            return
        full = WIDTH * done // max(total, 1)
        click.echo(f"\r{what} [{'#' * full}{'-' * (WIDTH - full)}] {done}/{total}", err=True, nl=done >= total)

    return show
