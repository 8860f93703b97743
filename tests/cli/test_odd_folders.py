"""Every command in a folder whose name holds a space and a quote, on a terminal of 80 columns: what it prints can be
pasted, is printed once, and is broken between words alone."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from dixit_pbem.cli import COMMANDS as EVERY_COMMAND
from dixit_pbem.cli import main
from dixit_pbem.cli.folding import width_of
from dixit_pbem.desk import serve
from dixit_pbem.storage.shipped import shipped
from tests.program import Program

FOLDER = "Ana's games"
ODD = re.compile(r"Ana's games|our own\b")
PLACE = re.compile(r"^ *(?:our own\S*|Ana's games/decks/our own/deck\.yaml):(?:\d+:)? ", re.MULTILINE)
"""In which line of which file something is wrong, as an editor takes it; and how a deck is called, or a game."""
NAME = re.compile(r"our own\.yaml is in order|^our own(?:\.yaml)?(?=:|$| )", re.MULTILINE)
QUOTED = re.compile(r"""'[^']*'(?:"'"'[^']*')*|"[^"]*\"""")
COMMAND = re.compile(r"`(dixit-pbem [^`]+)`")
PEOPLE = ("Ana <ana@example.org>", "Bob <bob@example.org>", "Cyd <cyd@example.org>", "Dee")

COMMANDS = """
demo 'a demo'
deck list
deck new {0}/decks/'our own' pictures
deck card {0}/decks/'our own' 01-lantern-tree --title Tree
deck check {0}/decks/'our own'
deck contact {0}/decks/'our own'
deck sheet {0}/decks/'our own' --profile attic
deck sheet {0}/decks/'our own' --backs long --outline {0}/'our own.svg'
deck export {0}/decks/'our own' --for shop
deck export {0}/decks/'our own' --for tts
deck chekc
deck sheet {0}/'our own'
new {0}/game.yaml --rules odysey
new {0}/'our own.yaml' --mail folder --pace lunch --title Sunday
new {0}/'our own.yaml' --people {0}/'our class.csv' --tables-of 3
new {0}/'our own.yaml' --people {0}/'our class.csv' --tables-of 3 --yes
status {0}/'our owm.yaml'
status {0}
check {0}/'our own.yaml'
doctor {0}/'our own.yaml'
setting {0}/'our own.yaml'
setting {0}/'our own.yaml' deadlines.card=3d quiet.from=22:00
setting {0}/'our own.yaml' deadlines.card=soon
next-turn {0}/'our own.yaml' --dry-run
next-turn {0}/'our own.yaml'
next-turn {0}/'our own.yaml'
next-turn {0}/'our own.yaml' --close
status {0}/'our own.yaml'
send {0}/'our own.yaml'
send {0}/'our own.yaml' --with-my-mail-program
send {0}/'our own.yaml' --done
clue {0}/'our own.yaml' ana=A 'a "lamp"'
undo {0}/'our own.yaml'
clue {0}/'our own.yaml' Dee=A fog
next-turn {0}/'our own.yaml'
card {0}/'our own.yaml' bob=A cyd=X
card {0}/'our own.yaml' bob=A cyd=A
address {0}/'our own.yaml' bob bob@example.net
join {0}/'our own.yaml' 'Eve <eve@example.org>'
join {0}/'our own.yaml' 'Fay'
say {0}/'our own.yaml' 'good night'
remind {0}/'our own.yaml'
extend {0}/'our own.yaml' 24h
away {0}/'our own.yaml' bob 2030-01-01 2030-01-03
luck {0}/'our own.yaml' cyd 'green umbrella'
resend {0}/'our own.yaml' bob
pause {0}/'our own.yaml'
status {0}/'our own.yaml'
resume {0}/'our own.yaml'
skip {0}/'our own.yaml' ana
vote {0}/'our own.yaml' bob=9 cyd=9
next-turn {0}/'our own.yaml'
vote {0}/'our own.yaml' bob=9 cyd=9
replace {0}/'our own.yaml' dee 'Gus <gus@example.org>'
leave {0}/'our own.yaml' cyd
fetch {0}/'our own.yaml'
held {0}/'our own.yaml'
run --once --health {0}/'our health.json' {0}/'our own.yaml'
health {0}/'our health.json'
run --install-timer {0}/'our own.yaml'
log {0}/'our own.yaml'
verify {0}/'our own.yaml'
print kit {0}/'our own.yaml'
print rules {0}/'our own.yaml'
print test-page -o {0}/'our own.pdf'
print check {0}/'our own.pdf'
print boards -o {0}/'our boards.pdf'
rules {0}/'our own.yaml'
score {0}/'our round.yaml'
score {0}/'our own.yaml'
end {0}/'our own.yaml' --reason enough
album {0}/'our own.yaml'
season {0}/'our own.yaml' --html {0}/'our season.html' --pdf {0}/'our season.pdf'
new {0}/'our next.yaml' --after {0}/'our own.yaml'
pack {0}/'our own.yaml' -o {0}/'our own.dixit'
pack {0}/'our own.yaml' -o {0}/'our own.dixit'
unpack {0}/'our own.dixit' {0}/'our own copy'
unpack {0}/'our own.dixit' {0}/'our own copy'
check {0}/'our own copy/our own.yaml'
status {0}
pack {0}/'our own.yaml' --move -o {0}/'our own there.dixit'
status {0}/'our own.yaml'
next-turn {0}/'our own.yaml'
club status --club {0}/'our club.yaml'
desk {0} --no-browser
desk {0}/'our own.yaml' --listen 0.0.0.0:0
completion bash
schema
"""
SPEAKS_FOR_MACHINES = ("completion", "schema")


class Watched(StringIO):
    """An output before somebody's eyes."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def table(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """The folder, with pictures for a deck and a round to be scored."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(serve, "serve", lambda *_args, **_named: None)
    folder = program.folder / FOLDER
    (folder / "decks").mkdir(parents=True)
    (program.folder / "pictures").mkdir()
    for picture in sorted((shipped("decks") / "dreams").glob("0[1-3]-*.jpg")):
        shutil.copy(picture, program.folder / "pictures")
    (folder / "our round.yaml").write_text(
        "rules: odyssey\nseats: [ana, bob, cyd, dee]\nstoryteller: ana\n"
        "table: {1: cyd, 2: ana, 3: dee, 4: bob}\nvotes: {bob: 2, cyd: [2], dee: 4}\n"
    )
    (folder / "our class.csv").write_text("Name;Email\n" + "".join(f"P{n}x;p{n}@example.org\n" for n in range(6)))
    return program


def shown_by(command: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What somebody at a terminal sees of it."""
    screen = Watched()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stderr", screen)
        with pytest.raises(SystemExit):
            main(command)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]|[^\n]*\r", "", screen.getvalue())


def faults(shown: str) -> list[str]:
    """What is not as it should be."""
    lines, whole = shown.splitlines(), re.sub(r" \\\n\s*", " ", shown)
    flowing = re.sub(r"\n {2,}(?=\S)|(?<=[^.?\n:])\n(?=[a-z])", " ", whole)
    wide = [f"wide: {line}" for line in lines if width_of(line) > 80 and len(shlex_words(line)) > 1]
    told = [line.strip() for line in flowing.splitlines() if line.endswith((".", "?", "!"))]
    twice = [f"twice: {line}" for line in sorted({line for line in told if told.count(line) > 1})]
    commands = [" ".join(each.split()) for each in COMMAND.findall(re.sub(r"\s+", " ", whole))]
    left = [QUOTED.sub("", NAME.sub("", PLACE.sub("", line))) for line in flowing.splitlines()]
    bare = [f"unquoted: {line}" for line in left if ODD.search(line.replace("your own", ""))]
    return [*wide, *twice, *bare, *(f"command: {each}" for each in commands if not can_be_pasted(each))]


def shlex_words(line: str) -> list[str]:
    return re.sub(r"`[^`]*`|" + QUOTED.pattern, "x", line).split()


def can_be_pasted(command: str) -> bool:
    try:
        words = shlex.split(command)
    except ValueError:
        return False
    return not any(re.fullmatch(r"(?:own|games)\b.*|Ana's|Anas.*|our", word) for word in words)


@pytest.mark.long
def test_whatever_is_printed_can_be_pasted_is_told_once_and_fits(
    table: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, list[str]] = {}
    for line in COMMANDS.strip().format(shlex.quote(FOLDER)).splitlines():
        words = shlex.split(line)
        if words[0] == "new" and not {"odysey", "--people"} & {*words}:
            words += [word for each in PEOPLE for word in ("--player", each)]
        shown = shown_by(words, monkeypatch)
        if words[0] not in SPEAKS_FOR_MACHINES and (wrong := faults(shown)):
            found[line] = wrong
    assert not found, "\n".join(f"{line}\n    " + "\n    ".join(wrong) for line, wrong in found.items())


def test_no_command_is_left_out() -> None:
    called = [line.split()[0] for line in COMMANDS.strip().splitlines()]
    assert sorted(set(EVERY_COMMAND) - {*called}) == []
