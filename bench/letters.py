"""How many letters a round brings each player: `python -m bench.letters`, with the test extra.

Games of three, six and twelve are played by the program, all answers typed in, so that no receipt is counted. It prints
the fewest and the most letters a round that anybody got, and which they were.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.gallery.games import Party, Played, played

SIZES = (3, 6, 12)
ROUNDS = 2


def letters_of(game: Played) -> dict[str, Counter[str]]:
    """The letters that everybody got in these rounds, their results too, without the welcome with the first hand."""
    got: dict[str, Counter[str]] = {}
    for name, mail in game.mails:
        kind = next(kind for kind in ("welcome", "results", "card-wanted", "vote-wanted") if name.endswith(kind))
        got.setdefault(str(mail["To"].addresses[0].addr_spec), Counter())[kind] += 1
    return {reader: kinds - Counter({"welcome": 1}) for reader, kinds in got.items()}


def main() -> None:
    """Play, count, print."""
    print("players  fewest a round  most a round  all of them")
    for players in SIZES:
        with TemporaryDirectory() as folder:
            game = played(Party("odyssey", players, ROUNDS), Path(folder), ends=False, calm=True)
            got = letters_of(game)
        counts = [kinds.total() / ROUNDS for kinds in got.values()]
        kinds = sum(got.values(), Counter[str]())
        told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        print(f"{players:>7}  {min(counts):>14g}  {max(counts):>12g}  {told}", flush=True)


if __name__ == "__main__":
    main()
