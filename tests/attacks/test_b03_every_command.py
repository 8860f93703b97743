"""B3, the class of it: Dee moderates and plays, and learns nothing from any command that a reveal would tell.

Each command is called in two games that differ in nothing but a secret: what a mail says that waits, which card was
given, or what was voted. What is printed, what is written outside the veil and what Dee is mailed must be the same, and
name no card that she has not seen; unless the command really made the reveal.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

from dixit_pbem.cli import COMMANDS, program
from dixit_pbem.cli.completion import answers
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Table, other_numbers
from tests.program import Prepared, Program, Said

pytestmark = pytest.mark.long

GAME = "game.yaml"
WITHOUT_A_GAME = {"demo", "health", "new", "unpack", "score", "deck", "completion", "schema", "desk", "club"}
"""`desk` stays open; what its pages tell is looked at by its own tests."""
ASKED_FOR = {"--spoilers", "--real-size", "--keep-password"}
"""Whoever writes these wants to see secrets, or types one in."""
CONFIDED = "the zebra sleeps"
"""What stands in a mail that waits."""
POST = frozenset(("inbox", "outbox", f".{GAME}.d"))
"""Where a mail server, drafts and the veiled journal stand, in these games."""
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
run G --once --health health.json
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
say G --strike dee
check G
check G --restore
check G --accept
check G --allow
album G
album G --out book --private --language it
season G
season G --json
season G --html season.html --pdf season.pdf --language pl
verify G
verify G --json
luck G bob green umbrella
join G Fay<fay@example.org>
address G bob bob@example.net
setting G
setting G --player bob language=it
setting G deadlines.card=3d
rules G
rules G --language it
print scorepad G
print rules G
doctor G
doctor G --log-in --client-id mine --issuer https://localhost:1"""
TO_MODERATOR = re.compile(r"-(moderator|dee)-[\w-]+\.eml$")
"""What the program sends to Dee, as moderator or as a player."""
HAND_OF_OTHERS = re.compile(r"(hand|real-size)-(ana|bob|cyd)")
VEILED = re.compile(rb'veil:[\w+/=]+|(?<="mail": ")[0-9a-f]{32}|(?<=")(?:sha256:)?[0-9a-f]{64}')
"""What is veiled, and the names of whole mails, which follow from every field of theirs."""
Leaves = Callable[[Path, int], None]
TABLE = [tuple(line.replace(" G", f" {GAME}").split()) for line in CALLS.splitlines()]
PLANTED = """\
vote status G --spoilers
vote status G --json --spoilers
vote log G --spoilers
paused status G --spoilers
late log G --spoilers
card status G --json --spoilers
card log G --spoilers
clue status G --spoilers
clue held G show NUMBER --spoilers
clue next-turn G --real-size"""
"""What tells or writes secrets because somebody asks for it: the same look must find each."""
PHASES = [
    pytest.param(phase, marks=() if phase == "vote" else pytest.mark.long)
    for phase in ("clue", "card", "vote", "late", "paused", "ended")
]


def seated(program: Program, *, asks: str) -> Table:
    """Bob's mail waits, and what stands in it is told to the moderator alone, who plays."""
    table = Table(program)
    table.seat()
    table.setting("missing: wait", "missing: wait\nmoderator: {name: Dee, email: dee@example.org}")
    table.step()
    if asks:
        table.reply("Bob", asks)
        table.fetch()
    return table


def play(program: Program, phase: str, twin: int) -> None:
    """Up to a moment of the round at which Dee is waited for, with one secret or another."""
    asks = f"Hm, {CONFIDED}, A or B or C, who knows?"
    if phase == "clue":
        told = seated(program, asks="")
        told.reply("Ana", f"Hm, {CONFIDED}, {'AB'[twin]} or C: the long way home?")
        told.fetch()
        return
    table = seated(program, asks=asks)
    program.ok("clue", GAME, f"ana={'AB'[twin] if phase == 'card' else 'A'}", "the long way home")
    table.step()
    program.ok("card", GAME, f"bob={'AB'[twin] if phase == 'card' else 'A'}", "cyd=A")
    if phase == "card":
        return
    program.ok("card", GAME, "dee=A")
    table.step()
    voted = other_numbers(table, "Bob")[twin], other_numbers(table, "Cyd")[0]
    program.ok("vote", GAME, f"bob={voted[0]}", f"cyd={voted[1]}")
    match phase:
        case "late":
            table.setting("missing: wait", "missing: abstain")
        case "paused":
            program.ok("pause", GAME)
        case "ended":
            program.ok("end", GAME)
            table.step()


def outside_the_veil(folder: Path) -> dict[str, bytes]:
    """Every file that is not post, with what stands veiled in it left out; and what Dee is sent as moderator."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    shown = (path for path in files if POST.isdisjoint(path.parts) or TO_MODERATOR.search(path.name))
    return {str(path): VEILED.sub(b"veiled", (folder / path).read_bytes()) for path in shown}


def made_public(folder: Path, phase: str) -> bool:
    """Do all see now what was the secret of this phase: a card, or a vote?"""
    return ("table_laid" if phase == "card" else "round_scored") in (folder / GAME).read_text()


@dataclass(frozen=True)
class Seen:
    """What a moderator sees of one command in one game."""

    said: Said
    before: dict[str, bytes]
    left: dict[str, bytes]
    revealed: bool


def called(twin: Program, arguments: tuple[str, ...], phase: str, leaves: Leaves) -> Seen:
    """What a command said and wrote in a copy of the game, at one place for both, and whether it made them public."""
    folder = twin.folder.with_name("played")
    shutil.copytree(twin.folder, folder)
    twin.environment.chdir(folder)
    twin.at("2026-12-02T09:00:00Z" if phase == "late" else "2026-11-18T09:00:00Z")
    before = outside_the_veil(folder)
    said = twin(*arguments)
    leaves(folder, int(twin.folder.name))
    # How much room a disk has is nobody's secret, and changes while one looks.
    said = Said(said.code, re.sub(r"[\d.,]+ ([GMK]B)", r"some \1", said.out), said.err)
    seen = Seen(said, before, outside_the_veil(folder), made_public(folder, phase))
    twin.environment.chdir(twin.folder)
    shutil.rmtree(folder)
    return seen


def hidden(table: Table) -> set[str]:
    """The cards that nobody but their owners has seen, and Dee is not one of them."""
    game = table.state
    on_table = {card.card for card in game.round.table}
    held = {card for player, hand in game.hands.items() if player != "Dee" for card in hand.values()}
    return {card.rpartition("/")[2] for card in held - on_table}


@dataclass(frozen=True)
class Twins:
    """Two games, and what nobody may read in what a command says or writes."""

    games: tuple[Program, Program]
    phase: str
    secrets: frozenset[str]
    number: str

    def leaks(self, line: tuple[str, ...], *, leaves: Leaves = lambda _folder, _twin: None) -> list[str]:
        """What a command tells that only the reveal may tell; with it a file that it leaves, as it were."""
        arguments = tuple(self.number if word == "NUMBER" else word for word in line)
        one, other = (called(twin, arguments, self.phase, leaves) for twin in self.games)
        if one.revealed and self.phase != "ended":
            return ["it made the reveal"] if "--dry-run" in arguments else []
        differ = [name for name in {**one.left, **other.left} if one.left.get(name) != other.left.get(name)]
        texts = {
            "said": one.said.out + one.said.err,
            **{name: f"{name}\n{_new(raw, one.before.get(name, b''))}" for name, raw in one.left.items()},
        }
        return [
            *(["the two say something else"] if one.said != other.said and self.phase != "ended" else []),
            *(f"{name} is other in both" for name in differ if self.phase != "ended"),
            *(f"{secret} in {place}" for place, text in texts.items() for secret in self.secrets if secret in text),
            *(f"a hand lies open in {name}" for name in one.left if HAND_OF_OTHERS.search(name)),
        ]


def _new(raw: bytes, before: bytes) -> str:
    """What a file says now and did not before, as one might read it: a mail without its encoding."""
    if raw.startswith(b"%PDF"):
        return ""
    lines = raw.replace(b"=\n", b"").decode("utf-8", "replace").splitlines()
    known = frozenset(before.decode("utf-8", "replace").splitlines())
    return "\n".join(line for line in lines if line not in known)


Twinned = Callable[[str], Twins]


@pytest.fixture
def twinned(prepared: Prepared, tmp_path: Path) -> Twinned:
    def twins(phase: str) -> Twins:
        one, other = (
            prepared(
                f"{phase}-{twin}", lambda program, twin=twin: play(program, phase, twin), folder=tmp_path / str(twin)
            )
            for twin in (0, 1)
        )
        table = Table(one)
        # After the end everybody may know every card, and still nobody what was said to the moderator alone.
        secrets = {CONFIDED} if phase == "ended" else {*hidden(table), CONFIDED}
        waiting = [str(number) for number, _ in table.opened.held]
        return Twins((one, other), phase, frozenset(secrets), waiting[0] if waiting else "1")

    return twins


@pytest.mark.parametrize("phase", PHASES)
def test_no_command_tells_what_only_the_reveal_may_tell(twinned: Twinned, phase: str) -> None:
    twins = twinned(phase)
    leaks = {line: found for line in TABLE if (found := twins.leaks(line))}
    assert leaks == {}


@pytest.mark.parametrize("phase", ["card", "vote"])
def test_what_a_shell_offers_behind_an_answer_is_the_same_whatever_was_answered(twinned: Twinned, phase: str) -> None:
    offered = []
    for twin in twinned(phase).games:
        context = click.Context(click.Command(phase))
        context.params["game"] = GameFile(twin.folder / GAME)
        offered.append([[item.value for item in answers(context, begun, typed=())] for begun in ("", "bob=", "cyd=")])
    assert offered[0] == offered[1]
    assert len(offered[0][1]) > 3


@pytest.mark.parametrize("phase", sorted({line.split()[0] for line in PLANTED.splitlines()}))
def test_the_same_look_finds_what_somebody_asked_to_see(twinned: Twinned, phase: str) -> None:
    twins = twinned(phase)
    lines = [tuple(line.replace(" G", f" {GAME}").split()) for line in PLANTED.splitlines()]
    unseen = [line for at, *line in lines if at == phase and not twins.leaks(tuple(line))]
    assert unseen == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("notes.txt", "{card}"),
        ("output/.thumbnails/{card}.jpg", ""),
        ("core", "an answer: {twin}"),
        ("output/{twin}.txt", ""),
        ("outbox/0123-moderator-digest.eml", "From: game@example.org\n\nBob: the zebra sle=\neps"),
        ("outbox/0123-dee-notice.eml", "From: game@example.org\n\nBob voted for {twin}"),
        ("output/game/round-01/hand-bob.pdf", ""),
    ],
)
def test_the_same_look_finds_a_file_that_a_command_would_leave(twinned: Twinned, name: str, text: str) -> None:
    twins = twinned("vote")
    card = min(twins.secrets - {CONFIDED})

    def leaves(folder: Path, twin: int) -> None:
        path = folder / name.format(card=card, twin=twin)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(card=card, twin=twin))

    assert twins.leaks(("status", GAME)) == []
    assert twins.leaks(("status", GAME), leaves=leaves)


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
