"""What a command loads before it does anything: nothing that it has no use for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.program import Program

HEAVY = (
    *("PIL", "babel", "imap_tools", "jinja2", "lxml", "mutagen", "pikepdf", "reportlab"),
    *("asyncio", "concurrent", "email", "http", "imaplib", "logging", "smtplib", "ssl", "subprocess"),
)
CALL = f"""\
import atexit, sys
atexit.register(lambda: print(*[name for name in {HEAVY} if name in sys.modules], file=sys.stderr))
from dixit_pbem.cli import main
main(sys.argv[1:])
"""
ASKED = {"_DIXIT_PBEM_COMPLETE": "bash_complete", "COMP_WORDS": "dixit-pbem vote game.yaml ", "COMP_CWORD": "3"}


@pytest.mark.parametrize(
    ("command", "environment"),
    [
        (("--help",), {}),
        (("status", "game.yaml"), {}),
        (("status", "game.yaml", "--json"), {}),
        (("log", "game.yaml"), {}),
        (("vote", "game.yaml", "bob=1"), {}),
        ((), ASKED),
    ],
)
def test_what_is_called_often_loads_no_library_of_paper_or_mail(
    program: Program, command: tuple[str, ...], environment: dict[str, str]
) -> None:
    program.new("odyssey", 4)
    called = subprocess.run(
        [sys.executable, "-c", CALL, *command],
        cwd=program.folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert called.stderr.splitlines()[-1] == ""


def test_a_step_without_mail_loads_nothing_that_understands_mail_or_tells_of_the_end(program: Program) -> None:
    program.new("odyssey", 4)
    (program.folder / "inbox").mkdir()
    unasked = ("dixit_pbem.post.sorting", "dixit_pbem.post.reading.grammar", "dixit_pbem.album.rounds", "statistics")
    call = CALL.replace(str(HEAVY), str(unasked))
    arguments = [sys.executable, "-c", call, "next-turn", "game.yaml"]
    for _ in ("the hands are dealt", "nothing is due"):
        called = subprocess.run(arguments, cwd=program.folder, capture_output=True, text=True, check=True)
        assert called.stderr.splitlines()[-1] == ""


def test_a_program_that_ends_does_not_look_for_garbage_first(program: Program) -> None:
    program.new("odyssey", 4)
    # What is registered first comes last.
    call = f"import gc\n{CALL}".replace(
        "lambda: print(*[name for name in " + str(HEAVY) + " if name in sys.modules], file=sys.stderr)",
        "lambda: print(gc.get_freeze_count() > 10_000, file=sys.stderr)",
    )
    done = subprocess.run(
        [sys.executable, "-c", call.replace("main(sys.argv[1:])", "main()"), "status", "game.yaml"],
        cwd=program.folder,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.splitlines()[-1] == "True"
