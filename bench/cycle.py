"""What a cycle of nine costs beside the same rounds one by one: `python bench/cycle.py`, with the test extra.

The same random players give the same number of clues, cards and votes: once in nine rounds, once in a cycle whose every
answer is a mail of its own (225 of them), and once in a cycle that is answered in 27 mails. Processor time, the best of
several tries in turn: a busy machine harms all alike.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from dixit_pbem.engine.events import Event  # noqa: E402
from dixit_pbem.engine.model import Phase, PlayerName  # noqa: E402
from dixit_pbem.engine.moves import CastVotes, GiveCards, Move  # noqa: E402
from dixit_pbem.engine.pending import pending  # noqa: E402
from dixit_pbem.journal.history import replay  # noqa: E402
from tests.engine.play import NAMES, Play, begun, random_card, random_clue, random_numbers  # noqa: E402

TRIES, PLAYERS, DECK = 9, 9, 168
LIMIT, SECONDS = 1.3, 3.0
STEPS = """
import sys, time
from dixit_pbem.cli import main
begin = time.process_time()
try:
    main(["next-turn", "game.yaml"])
except SystemExit as end:
    assert not end.code, end.code
print(f"cpu {time.process_time() - begin}", file=sys.stderr)
"""


def journal(cycles: int, *, together: bool, whole: bool = False) -> list[Event]:
    """The events of so many cycles; `whole`: who tells at once answers for all rounds in one mail."""
    play = begun("odyssey", PLAYERS, deck=DECK, together=together, points_to_win=None, cycles=cycles)
    dice = random.Random(1)
    play.advance()
    while play.now.phase is not Phase.FINISHED:
        player = pending(play.now)[0]
        for move in _moves(play, player, dice, together=together, whole=whole):
            play.do(move)
        play.advance()
    return play.journal


def _moves(play: Play, player: PlayerName, dice: random.Random, *, together: bool, whole: bool) -> Iterator[Move]:
    game = play.now
    match game.phase:
        case Phase.CLUE:
            yield random_clue(game, player, dice)
        case Phase.CARD if not together:
            yield random_card(game, player, dice)
        case Phase.CARD:
            own = next(each.clue.card for each in game.rounds if each.storyteller == player and each.clue)
            letters = [letter for letter, card in game.hands[player].items() if card != own]
            dice.shuffle(letters)
            numbers = [each.number for each in game.rounds if each.storyteller != player]
            parts = [(tuple(letters), tuple(numbers))] if whole else [((a,), (b,)) for a, b in zip(letters, numbers)]  # noqa: B905
            yield from (GiveCards(player, cards, of) for cards, of in parts)
        case _:
            votes = [
                (each.number, random_numbers(game, player, each, dice))
                for each in game.rounds
                if each.storyteller != player
            ]
            if not together:
                yield CastVotes(player, votes[0][1])
            elif whole:
                every = [(number, one) for number, cast in votes for one in cast]
                yield CastVotes(player, tuple(one for _, one in every), None, tuple(number for number, _ in every))
            else:
                yield from (CastVotes(player, cast, None, (number,) * len(cast)) for number, cast in votes)


def of_replay(events: list[Event]) -> Callable[[], object]:
    """Replay them, all checks included."""
    return lambda: replay(list(enumerate(events, 1)))


def best(works: list[Callable[[], object]]) -> list[float]:
    """The best processor time of each, taken in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(TRIES):
        for own, work in zip(times, works, strict=True):
            begin = time.process_time()
            work()
            own.append(time.process_time() - begin)
    return [min(own) for own in times]


def replays() -> None:
    """A cycle of nine beside nine rounds, and journals of 1, 4 and 16 cycles."""
    kinds = ("nine rounds, one by one", "a cycle, an answer a mail", "a cycle, 27 mails")
    journals = [journal(1, together=False), journal(1, together=True), journal(1, together=True, whole=True)]
    first, *others = times = best([of_replay(each) for each in journals])
    for what, events, took in zip(kinds, journals, times, strict=True):
        print(f"{what:<28} {len(events):>5} events {took * 1e3:8.2f} ms {took / first:6.2f} x")
    print(f"at most {LIMIT} x: {'ok' if max(others) <= LIMIT * first else 'TOO SLOW'}\n")
    print(f"{'cycles':>8} {'events':>8} {'replay':>11} {'a cycle':>11}")
    sizes = (1, 4, 16)
    grown = [journal(each, together=True) for each in sizes]
    for cycles, events, took in zip(sizes, grown, best([of_replay(each) for each in grown]), strict=True):
        print(f"{cycles:>8} {len(events):>8} {took * 1e3:8.1f} ms {took / cycles * 1e3:8.2f} ms")


def program(folder: Path, *words: str) -> str:
    """What one call of the program says."""
    environment = {**os.environ, "DIXIT_PBEM_NOW": "2026-11-18T09:00:00Z"}
    done = subprocess.run(
        [sys.executable, "-m", "dixit_pbem", *words], cwd=folder, env=environment, check=True, capture_output=True
    )
    return done.stdout.decode()


def turn(folder: Path) -> float:
    """The processor time of one `next-turn`, without that of the interpreter's start."""
    environment = {**os.environ, "DIXIT_PBEM_NOW": "2026-11-18T09:00:00Z", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", STEPS], cwd=folder, env=environment, check=True, capture_output=True)
    return float(done.stderr.decode().rpartition("cpu ")[2])


def tables(folder: Path) -> None:
    """`next-turn` that asks for cards, that lays nine tables, and that reveals them."""
    names = NAMES[:PLAYERS]
    people = [word for name in names for word in ("--player", f"{name} <{name.lower()}@example.org>")]
    program(folder, "new", "game.yaml", "--together", "--seed", "bench", *people)
    program(folder, "next-turn", "game.yaml")
    for name in names:
        program(folder, "clue", "game.yaml", f"{name}=A", f"the dream of {name}")
    print(f"\n{'next-turn, nine players':<44} {'processor':>10}")
    took = {"nine requests for cards, with hands": turn(folder)}
    program(folder, "card", "game.yaml", *(f"{name}=B,C,D,E,F,G,H,I" for name in names))
    took["nine tables, nine mails and pages"] = turn(folder)
    for name in names:
        _vote(folder, name)
    took["nine reveals, nine new hands"] = turn(folder)
    for what, seconds in took.items():
        print(f"{what:<44} {seconds:8.2f} s  at most {SECONDS:.0f} s  {'ok' if seconds <= SECONDS else 'TOO SLOW'}")


def _vote(folder: Path, name: str) -> None:
    """At each table for a card of somebody else's."""
    import json

    told = json.loads(program(folder, "status", "game.yaml", "--json", "--spoilers"))
    parts = [
        f"{each['storyteller']}:{next(card['number'] for card in each['table'] if card['owner'] != name)}"
        for each in told["rounds"]
        if each["storyteller"] != name
    ]
    program(folder, "vote", "game.yaml", f"{name}={','.join(parts)}")


def main() -> None:
    """Print the tables."""
    replays()
    with tempfile.TemporaryDirectory() as name:
        tables(Path(name))


if __name__ == "__main__":
    main()
