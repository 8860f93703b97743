"""On Windows: the command line plays a game where nothing of POSIX is left, and files are refused as Windows does.

`tests.on_windows` says what is tried, and what is not.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from dixit_pbem.cli import COMMANDS as EVERY_COMMAND
from dixit_pbem.storage.shipped import shipped
from tests.program import Said
from tests.storage.games import ROOT
from tests.watch import HANGS

PLAYERS = ("Ana", "Bob", "Cyd", "Dee")
GAME = "sunday.yaml"
TASK = "{http://schemas.microsoft.com/windows/2004/02/mit/task}"


class Windows:
    """A program that is called as `tests.program.Program` is, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._child = subprocess.Popen(
            [sys.executable, "-X", "warn_default_encoding", "-m", "tests.on_windows"],
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(ROOT),
                "HOME": str(folder / "home"),
                "LOCALAPPDATA": str(folder / "home" / "AppData" / "Local"),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def __call__(self, *command: str) -> Said:
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(json.dumps(command) + "\n")
        self._child.stdin.flush()
        answer = self._child.stdout.readline()
        assert answer, self._child.communicate()[1]
        return Said(**json.loads(answer))

    def ok(self, *command: str) -> str:
        said = self(*command)
        assert (said.code, re.sub(r".*CRLF.*\s*", "", said.err)) == (0, ""), (command, said)
        return said.out

    def status(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.ok("status", GAME, "--json", "--spoilers"))
        return told

    def close(self) -> None:
        _, err = self._child.communicate(timeout=HANGS)
        assert err == ""


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    program = Windows(tmp_path)
    yield program
    program.close()


def people() -> list[str]:
    return [word for name in PLAYERS for word in ("--player", f"{name} <{name.lower()}@example.org>")]


@pytest.fixture
def begun(windows: Windows) -> Windows:
    windows.ok("new", GAME, "--seed", "rehearsal", "--rules", "odyssey", *people())
    windows.ok("next-turn", GAME)
    return windows


@pytest.mark.long
def test_a_whole_game_is_played_by_commands(begun: Windows) -> None:
    begun.ok("clue", GAME, "ana=A", "a longish road — “home” żółw")
    clues = 1
    while (status := begun.status())["phase"] != "finished":
        waits = status["waiting_for"]
        match status["phase"]:
            case "clue" if waits:
                clues += 1
                begun.ok("clue", GAME, f"{waits[0]}=B", f"clue {clues}")
            case "card" if waits:
                begun.ok("card", GAME, *(f"{player}=A" for player in waits))
            case "vote" if waits:
                others = [card["number"] for card in status["table"] if card["owner"] != waits[0]]
                begun.ok("vote", GAME, f"{waits[0]}={others[0]}")
        begun.ok("next-turn", GAME, "--close", "--missing", "random")
    assert clues > 3
    begun.ok("album", GAME, "--private")
    begun.ok("season", GAME, "--html", "season.html", "--pdf", "season.pdf")
    begun.ok("verify", GAME)
    begun.ok("log", GAME, "--mail")
    assert "is in order" in begun.ok("check", GAME)
    assert b"\r" not in (begun.folder / GAME).read_bytes()


def test_a_game_by_mail_runs_by_itself(windows: Windows) -> None:
    windows.ok("new", GAME, "--seed", "rehearsal", *people())
    path = windows.folder / GAME
    lines = [line for line in path.read_text().splitlines() if not line.startswith(("journal:", "first:"))]
    mail = "mail: {address: game@example.org, settle: 0, send: {maildir: sent}, fetch: {maildir: Maildir}}"
    path.write_text("\n".join((*lines, "first: Ana", mail, "journal:", "")))
    for part in ("cur", "new", "tmp"):
        (windows.folder / "Maildir" / part).mkdir(parents=True)
    windows.ok("check", GAME, "--allow")
    windows.ok("run", "--once", GAME)
    letters = [each.read_bytes() for each in (windows.folder / "sent" / "new").iterdir()]
    asked = next(letter for letter in letters if b"To: Ana" in letter)
    mail_id = re.search(rb"^Message-ID:\s*(.*)$", asked, re.MULTILINE | re.IGNORECASE)
    assert mail_id
    answer = b"From: Ana <ana@example.org>\nTo: game@example.org\nIn-Reply-To: %b\n\nA: fog\n" % mail_id[1]
    (windows.folder / "Maildir" / "new" / "1.mail").write_bytes(answer)
    assert "A mail of Ana is read: clue." in windows.ok("run", "--once", GAME)
    (seen,) = (windows.folder / "Maildir" / "cur").iterdir()
    assert seen.name == "1.mail!2,S"
    windows.ok("fetch", GAME)
    windows.ok("run", "--once", GAME)


def test_every_module_of_the_program_loads(windows: Windows) -> None:
    modules = sorted(
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "dixit_pbem").rglob("*.py")
        if path.name != "__main__.py"
    )
    for module in modules:
        windows.ok("import", module)


COMMANDS = (
    "demo show",
    "doctor",
    "deck list",
    "deck check dreams",
    "deck contact dreams -o contact.pdf",
    "deck sheet dreams -o dreams.pdf --only fronts",
    "deck export dreams --for tts -o tabletop",
    "deck export dreams --for shop -o shop.pdf",
    "print test-page -o test.pdf",
    "print check test.pdf",
    "print kit sunday.yaml -o kit",
    "print rules sunday.yaml -o rules.pdf",
    "rules sunday.yaml",
    "rules sunday.yaml --language pl",
    "log sunday.yaml",
    "held sunday.yaml",
    "say sunday.yaml Łódź — “good night”",
    "send sunday.yaml",
    "resend sunday.yaml bob",
    "extend sunday.yaml 24h",
    "pause sunday.yaml",
    "resume sunday.yaml",
    "clue sunday.yaml ana=A fog",
    "undo sunday.yaml",
    "clue sunday.yaml ana=A fog",
    "next-turn sunday.yaml --dry-run",
    "next-turn sunday.yaml",
    "send sunday.yaml --done",
    "card sunday.yaml bob=A cyd=A",
    "card sunday.yaml bob=none",
    "remind sunday.yaml",
    "skip sunday.yaml bob",
    "luck sunday.yaml cyd green umbrella",
    "replace sunday.yaml dee Eve<eve@example.org>",
    "leave sunday.yaml cyd",
    "join sunday.yaml Fay<fay@example.org>",
    "run --once --health health.json sunday.yaml",
    "health health.json",
    "status sunday.yaml",
    "verify sunday.yaml",
    "setting sunday.yaml deadlines.card=3d",
    "away sunday.yaml bob 2030-01-01 2030-01-03",
    "pack sunday.yaml",
    "unpack sunday.dixit",
    "print boards -o boards.pdf",
    "print tokens -o tokens.pdf",
    "print track -o track.pdf",
    "print pawns -o pawns.pdf",
    "print scorepad -o scorepad.pdf",
    "print tuckbox -o tuckbox.pdf",
    "score round.yaml",
    "deck new decks/ours pictures",
    "schema",
    "completion zsh",
    "end sunday.yaml --reason enough",
)


ELSEWHERE = ("new", "vote", "album", "season", "fetch", "check", "address", "desk", "club")
"""What the games above call, what says more than it did, what stays open until it is stopped, what needs a database."""


@pytest.mark.long
def test_every_other_command_does_its_work(begun: Windows) -> None:
    (begun.folder / "pictures").mkdir()
    for picture in sorted((shipped("decks") / "dreams").glob("0[1-3]-*.jpg")):
        shutil.copy(picture, begun.folder / "pictures")
    (begun.folder / "round.yaml").write_text(
        "rules: odyssey\nseats: [ana, bob, cyd, dee]\nstoryteller: ana\n"
        "table: {1: cyd, 2: ana, 3: dee, 4: bob}\nvotes: {bob: 2, cyd: [2], dee: 4}\n"
    )
    for command in COMMANDS:
        begun.ok(*command.split())
    assert begun("address", "sunday.yaml", "bob", "bob@example.net").code == 0


def test_no_command_is_left_out() -> None:
    called = {*COMMANDS, *ELSEWHERE}
    assert [name for name in EVERY_COMMAND if not any(f"{each} ".startswith(f"{name} ") for each in called)] == []


def test_another_program_at_work_is_waited_for_and_told(begun: Windows) -> None:
    path = begun.folder / f".{GAME}.d" / "lock"
    other = Windows(begun.folder)
    other.ok("hold", str(path))
    said = begun("card", GAME, "bob=A")
    assert said.code == 1
    assert "is at work on this game" in said.err
    other.close()
    assert "at work" not in begun("card", GAME, "bob=A").err


def test_a_timer_is_a_task_of_windows(begun: Windows) -> None:
    told = begun.ok("run", "--install-timer", GAME)
    command = re.search(r"schtasks /Create /TN (\S+) /XML (.*\.xml)", told)
    assert command
    task = ElementTree.fromstring(Path(command[2]).read_bytes().decode("utf-16").partition("?>")[2])
    assert task.findtext(f".//{TASK}Interval") == "PT5M"
    assert task.findtext(f".//{TASK}WorkingDirectory") == str(begun.folder)
    arguments = task.findtext(f".//{TASK}Arguments")
    assert arguments == f"-m dixit_pbem run --once --patient {begun.folder / GAME}"
    assert "systemd" not in told


def test_what_is_to_be_typed_is_quoted_for_the_shells_of_windows(windows: Windows) -> None:
    (windows.folder / "my games").mkdir()
    told = windows.ok("new", "my games/it's sunday.yaml", *people())
    assert 'dixit-pbem next-turn "my games/it\'s sunday.yaml"' in told
    said = windows("status", "other games/sunday.yaml")
    assert '`dixit-pbem new "other games/sunday.yaml"`' in said.err


@pytest.mark.long
def test_a_password_in_a_file_needs_no_rights_that_windows_does_not_tell(windows: Windows) -> None:
    windows.ok("new", GAME, "--mail", "server", "--address", "game@mail.invalid", *people())
    path = windows.folder / GAME
    text = re.sub(r"server: \S+", "server: 127.0.0.1", path.read_text())
    (windows.folder / "password").write_text("secret")
    path.write_text(text.replace("password_from: env:DIXIT_PASSWORD", "password_from: file:password"))
    windows("check", GAME, "--allow")
    assert "others may read" not in windows("doctor", GAME).out
    path.write_text(text)
    windows("check", GAME, "--allow")
    assert "Type `$env:DIXIT_PASSWORD = Read-Host`, then the password" in windows("doctor", GAME).out


def test_a_file_that_a_virus_scanner_lets_go_in_time_is_replaced(begun: Windows) -> None:
    for name in ("rules.pdf", "rules.pdf"):
        begun.ok("scanned", str(begun.folder / name), "3")
        begun.ok("print", "rules", GAME, "-o", name)
    begun.ok("scanned", str(begun.folder / f".{GAME}.d" / "steps"), "3")
    begun.ok("run", "--once", GAME)


def test_a_program_without_a_window_has_no_outputs_and_works(tmp_path: Path, windows: Windows) -> None:
    windows.ok("new", GAME, *people())
    windows.ok("no window")
    assert windows("next-turn", GAME).code == 0
    assert list(tmp_path.glob("output/sunday/outbox/**/*.eml"))


def test_locks_that_lie_are_noticed_there_too(begun: Windows) -> None:
    begun.ok("locks lie")
    said = begun("clue", GAME, "ana=A", "fog")
    assert (said.code, "do not hold" in said.err) == (1, True)


@pytest.mark.long
def test_what_windows_lacks_is_asked_for_where_it_is_left_out() -> None:
    mypy = [sys.executable, "-m", "mypy", "--platform", "win32", "--no-incremental"]
    told = subprocess.run(mypy, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    # Without `fork` the work of this one is done as any other.
    assert {line.partition(":")[0] for line in told.splitlines() if ": error:" in line} <= {
        "dixit_pbem/storage/limited.py"
    }


def test_a_page_that_is_open_in_another_program_is_told(begun: Windows) -> None:
    begun.ok("print", "rules", GAME, "-o", "rules.pdf")
    with (
        (begun.folder / "rules.pdf").open("rb"),
        subprocess.Popen(
            [sys.executable, "-c", "import sys; file = open('rules.pdf'); print(flush=True); sys.stdin.read()"],
            cwd=begun.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as viewer,
    ):
        assert viewer.stdout
        viewer.stdout.readline()
        said = begun("print", "rules", GAME, "-o", "rules.pdf")
        viewer.communicate()
    assert said.code == 1
    assert "another program has it open" in said.err
    assert "Traceback" not in said.err
    begun.ok("print", "rules", GAME, "-o", "rules.pdf")


@pytest.mark.parametrize(
    "name", ["con.yaml", "Nul.x.yaml", "com1.yaml", "a:b.yaml", "what?.yaml", "sunday.", "sunday ", "a|b.yaml"]
)
@pytest.mark.long
def test_a_name_that_windows_does_not_know_is_told(windows: Windows, name: str) -> None:
    said = windows("new", name, *people())
    assert said.code in (1, 2), said
    assert "cannot be the name of a game" in said.err
    assert "Traceback" not in said.err
    assert "should not happen" not in said.err
    assert [path.name for path in windows.folder.iterdir()] == []


def test_whoever_makes_a_game_there_is_told_what_powershell_takes(windows: Windows) -> None:
    said = windows.ok("new", "friday.yaml", "--mail", "gmail", "--address", "dixit@gmail.com")
    assert "Type `$env:DIXIT_PASSWORD = Read-Host`, then the password" in said
    assert "read -rs" not in said
