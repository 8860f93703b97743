"""What several commands take."""

from __future__ import annotations

from pathlib import Path

import click

GAME = click.argument("path", metavar="GAME", type=click.Path(path_type=Path))
SPOILERS = click.option("--spoilers", is_flag=True, help="Tell secrets too: hands, cards given, votes.")
JSON = click.option("--json", "in_json", is_flag=True, help="For scripts.")
OUT = click.option(
    "-o", "--out", "target", type=click.Path(path_type=Path), help="Where to write; without it into output/."
)
PAPER = click.option(
    "--paper", default="a4", show_default=True, help="A4, letter, A3, or width x height in millimetres."
)
