"""B3, the class of it: Dee moderates and plays, and learns nothing from any command that a reveal would tell.

Each command is called in two games that differ in nothing but a secret: which card was given, or what was voted. What
is printed, and what is written outside the veil, must be the same; unless the command really made the reveal.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from dixit_pbem.cli import COMMANDS, program
from tests.mailing import Table, other_numbers
from tests.program import Prepared, Program, Said

GAME = "game.yaml"
WITHOUT_A_GAME = {"demo", "health", "new", "unpack", "score", "deck", "completion", "schema"}
ASKED_FOR = {"--spoilers", "--real-size"}
"""Whoever writes these wants to see secrets."""
CONFIDED = "the zebra sleeps"
"""What stands in a mail that waits."""
POST = ("inbox", "outbox", f".{GAME}.d")
"""Where a mail server and the veiled journal stand, in these games."""
CALLS = """\
next-turn G
next-turn G --dry-run
next-turn G --dry-run --close
next-turn G --dry-run --close --missing random
next-turn G --dry-run --close --missing abstain
next-turn G --dry-run --no-send
next-turn G --close --missing random
next-turn G --close --missing abstain
next-turn G --no-send
clue G ana=C again
clue G ana=C again --attach nothing.png
card G bob=none
card G dee=A
card G bob=Z
vote G dee=99
vote G ana=1
vote G --red 1
status G
status G --json
log G
log G --mail
undo G
undo G --after-reveal
skip G
skip G bob
skip G dee
replace G bob Zoe
leave G bob
end G
end G --reason holidays --nobody-wins
pack G --out outbox/packed.dixit
pack G --whole -o outbox/packed.dixit
pack G --move -o outbox/packed.dixit
pack G --go-on-here
run G --once
run G --once --health outbox/health.json
run G --once --patient
run G --install-timer
fetch G
held G
held G show NUMBER
held G accept NUMBER
held G accept NUMBER C
held G assign NUMBER bob
held G reject NUMBER
send G
send G --done
send G --with-my-mail-program
resend G bob
remind G
remind G dee
extend G 24h
extend G 24h bob
away G bob 2026-12-03 2026-12-10
pause G
resume G
say G hello
check G
check G --restore
check G --accept
check G --allow
album G
album G --out book --private --language it
verify G
verify G --json
luck G bob green umbrella
rules G
rules G --language it
print scorepad G
print rules G
doctor G
doctor G --log-in --client-id mine --issuer https://localhost:1"""
TABLE = [tuple(line.replace(" G", f" {GAME}").split()) for line in CALLS.splitlines()]
PHASES = (pytest.param("card", marks=pytest.mark.long), "vote", pytest.param("late", marks=pytest.mark.long))


def seated(program: Program) -> Table:
    table = Table(program)
    table.seat()
    table.setting("missing: wait", "missing: wait\nmoderator: {name: Dee, email: dee@example.org}")
    table.step()
    table.reply("Bob", f"Hm, {CONFIDED}, A or B or C, who knows?")
    table.fetch()
    return table


def play(program: Program, phase: str, twin: int) -> None:
    """Up to a moment of the round at which Dee is waited for, with one secret or another."""
    table = seated(program)
    program.ok("clue", GAME, f"ana={'AB'[twin] if phase == 'card' else 'A'}", "the long way home")
    table.step()
    program.ok("card", GAME, f"bob={'AB'[twin] if phase == 'card' else 'A'}", "cyd=A")
    if phase == "card":
        return
    program.ok("card", GAME, "dee=A")
    table.step()
    voted = other_numbers(table, "Bob")[twin], other_numbers(table, "Cyd")[0]
    program.ok("vote", GAME, f"bob={voted[0]}", f"cyd={voted[1]}")
    if phase == "late":
        table.setting("missing: wait", "missing: abstain")


def outside_the_veil(folder: Path) -> dict[str, bytes]:
    """Every file that is not post, with what stands veiled in it left out."""
    files = (path for path in folder.rglob("*") if path.is_file())
    shown = {str(path.relative_to(folder)): path for path in files if path.relative_to(folder).parts[0] not in POST}
    return {name: re.sub(rb"veil:[\w+/=]+", b"veiled", path.read_bytes()) for name, path in shown.items()}


def made_public(folder: Path, phase: str) -> bool:
    """Do all see now what was the secret of this phase: a card, or a vote?"""
    return ("table_laid" if phase == "card" else "round_scored") in (folder / GAME).read_text()


def called(twin: Program, arguments: tuple[str, ...], phase: str) -> tuple[Said, dict[str, bytes], bool]:
    """What a command said and wrote in a copy of the game, at one place for both, and whether it made them public."""
    folder = twin.folder.with_name("played")
    shutil.copytree(twin.folder, folder)
    twin.environment.chdir(folder)
    twin.at("2026-12-02T09:00:00Z" if phase == "late" else "2026-11-18T09:00:00Z")
    said = twin(*arguments)
    # How much room a disk has is nobody's secret, and changes while one looks.
    said = Said(said.code, re.sub(r"[\d.,]+ ([GMK]B)", r"some \1", said.out), said.err)
    left, revealed = outside_the_veil(folder), made_public(folder, phase)
    twin.environment.chdir(twin.folder)
    shutil.rmtree(folder)
    return said, left, revealed


def hidden(table: Table) -> set[str]:
    """The cards that nobody but their owners has seen, and Dee is not one of them."""
    game = table.state
    on_table = {card.card for card in game.round.table}
    held = {card for player, hand in game.hands.items() if player != "Dee" for card in hand.values()}
    return {card.rpartition("/")[2] for card in held - on_table}


@pytest.mark.parametrize("phase", PHASES)
def test_no_command_tells_what_only_the_reveal_may_tell(prepared: Prepared, tmp_path: Path, phase: str) -> None:
    twins = [
        prepared(f"{phase}-{twin}", lambda program, twin=twin: play(program, phase, twin), folder=tmp_path / str(twin))
        for twin in (0, 1)
    ]
    table = Table(twins[0])
    secrets, number = {*hidden(table), CONFIDED}, str(table.opened.held[0][0])
    for line in TABLE:
        arguments = tuple(number if word == "NUMBER" else word for word in line)
        (one, left, revealed), (other, left_there, _) = (called(twin, arguments, phase) for twin in twins)
        assert not (revealed and "--dry-run" in arguments), arguments
        assert revealed or one == other, (arguments, one, other)
        assert revealed or left.keys() == left_there.keys(), arguments
        assert revealed or [name for name in left if left[name] != left_there[name]] == [], arguments
        assert [secret for secret in secrets if secret in one.out + one.err] == [], arguments


def options(command: click.Command) -> Iterator[str]:
    return (max(each.opts, key=len) for each in command.params if isinstance(each, click.Option))


def test_every_command_with_every_option_is_among_them() -> None:
    context = click.Context(program)
    for name in COMMANDS.keys() - WITHOUT_A_GAME:
        command = program.get_command(context, name)
        assert command is not None
        tried = {word for line in TABLE if line[0] == name for word in line}
        assert name in tried
        assert set(options(command)) - ASKED_FOR <= tried, name
