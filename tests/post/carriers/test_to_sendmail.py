"""A program that sends as sendmail does: what it gets, and what its exit code means."""

import os
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.to_sendmail import ToSendmail
from dixit_pbem.post.carriers.transport import Later, Refused
from tests.post.outgoing import SENDER, outgoing

BOB = "-bob@example.test"


def script(folder: Path, text: str) -> Path:
    path = folder / "my sendmail"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_the_program_gets_the_mail_and_whom_it_is_for(tmp_path: Path) -> None:
    program = script(tmp_path, 'printf "%s\\n" "$@" > "$(dirname "$0")/words"; cat > "$(dirname "$0")/mail"')
    mail = outgoing(BOB, text=".\n" * 100_000)
    ToSendmail(program).deliver(mail)
    assert (tmp_path / "words").read_text().splitlines() == ["-i", "-f", SENDER, "--", BOB]
    assert (tmp_path / "mail").read_bytes() == mail.raw.replace(b"\r\n", b"\n")


def test_a_bare_name_is_looked_for_in_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path, f"cat > '{tmp_path}/mail'")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    ToSendmail(Path("my sendmail")).deliver(outgoing(BOB))
    assert (tmp_path / "mail").stat().st_size > 100


@pytest.mark.parametrize(
    ("expected", "code", "everybody"),
    [
        (Refused, os.EX_DATAERR, None),
        (Refused, os.EX_NOUSER, None),
        (Later, os.EX_TEMPFAIL, False),
        (Later, os.EX_UNAVAILABLE, False),
        (Later, os.EX_NOHOST, False),
        (Later, 1, False),
        (Later, os.EX_OSERR, True),
        (Later, os.EX_IOERR, True),
    ],
)
def test_the_exit_code_says_whether_a_second_try_may_help(
    expected: type[Refused | Later], code: int, everybody: bool | None, tmp_path: Path
) -> None:
    program = script(tmp_path, f"cat > /dev/null; echo first >&2; echo 'cannot do that.' >&2; exit {code}")
    with pytest.raises(expected) as told:
        ToSendmail(program).deliver(outgoing(BOB))
    assert told.value.reason == f"{program} ended with code {code}: cannot do that"
    assert getattr(told.value, "everybody", None) is everybody


@pytest.mark.parametrize("code", [os.EX_USAGE, os.EX_NOPERM, os.EX_CONFIG])
def test_a_program_that_is_set_up_wrong_is_told(code: int, tmp_path: Path) -> None:
    program = script(tmp_path, f"cat > /dev/null; echo no account; exit {code}")
    with pytest.raises(DixitError) as told:
        ToSendmail(program).deliver(outgoing(BOB))
    assert str(told.value) == (
        f"{program} ended with code {code}: no account. Put its set-up right, then call `dixit-pbem send` again."
    )


def test_a_program_that_reads_nothing_and_fails_is_no_surprise(tmp_path: Path) -> None:
    with pytest.raises(Later) as told:
        ToSendmail(script(tmp_path, "exit 75")).deliver(outgoing(BOB, text="line\n" * 100_000))
    assert told.value.reason == f"{tmp_path / 'my sendmail'} ended with code 75"


def test_a_program_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(Later) as told:
        ToSendmail(script(tmp_path, "exec sleep 60"), seconds=0.2).deliver(outgoing(BOB))
    assert told.value.reason == f"{tmp_path / 'my sendmail'} did not come to an end in 0 seconds"


@pytest.mark.parametrize(("expected", "mode"), [("No such file or directory", None), ("Permission denied", 0o644)])
def test_a_program_that_cannot_be_run_is_told(expected: str, mode: int | None, tmp_path: Path) -> None:
    program = script(tmp_path, "exit 0")
    if mode is None:
        program.unlink()
    else:
        program.chmod(mode)
    with pytest.raises(DixitError) as told:
        ToSendmail(program).deliver(outgoing(BOB))
    assert str(told.value) == (
        f"{program}: this program cannot be run ({expected}). Write the whole path of the program behind 'sendmail', "
        "without options."
    )
