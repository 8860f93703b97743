"""Render cards of the deck: `python -m decks.dreams.studio [NUMBER ...] [--size print] [--out FOLDER]`."""

import argparse
import sys
from pathlib import Path

try:
    from .lands import CARDS
    from .render import SIZES, card_number, render_files
except ImportError as missing:
    raise SystemExit(
        f"The studio cannot start: {missing}. "
        "Install its packages with: pip install 'dixit-pbem[studio]' (on Debian also: apt install libegl1 libgl1)."
    ) from missing

BAR = 40


def main() -> None:
    """Render the named cards, or all, with a progress bar on a terminal."""
    asked = _arguments()
    numbers = asked.numbers or sorted(CARDS)
    for count, file in enumerate(render_files(numbers, asked.size, asked.out), 1):
        _progress(count, len(numbers), file.stem)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m decks.dreams.studio", description="Render cards of the deck.")
    parser.add_argument(
        "numbers", metavar="NUMBER", type=card_number, nargs="*", help="cards to render; all when none is named"
    )
    parser.add_argument("--size", choices=SIZES, default="preview", help="preview is half as large as print")
    parser.add_argument("--out", metavar="FOLDER", type=Path, default=Path("out"), help="where the PNG files go")
    return parser.parse_args()


def _progress(count: int, total: int, name: str) -> None:
    if not sys.stderr.isatty():
        return
    bar = "█" * (BAR * count // total)
    end = "\n" if count == total else ""
    sys.stderr.write(f"\r\x1b[K{bar:·<{BAR}} {count}/{total} {name}{end}")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
