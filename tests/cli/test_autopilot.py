"""The unit files that let systemd run games."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dixit_pbem.cli.autopilot import install_timer, out_of_reach
from dixit_pbem.storage.settings import load_settings

MAIL = """\
format: 1
title: Sunday dreamers
rules: odyssey
players: [{name: Ana}, {name: Bob}, {name: Cyd}]
mail:
  address: game@example.org
"""
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def test_a_step_is_taken_every_five_minutes_and_what_was_slept_through_is_made_up_for(tmp_path: Path) -> None:
    game = tmp_path / "sunday.yaml"
    service, timer = install_timer([game])
    assert service.parent == tmp_path / "config/systemd/user"
    assert service.read_text() == (
        "[Unit]\nDescription=One step of the autopilot for sunday.yaml\n\n[Service]\nType=oneshot\n"
        f"ExecStart={sys.executable} -m dixit_pbem run --once --patient {game}\n"
    )
    assert timer.read_text() == (
        "[Unit]\nDescription=Every five minutes a step of the autopilot for sunday.yaml\n\n"
        "[Timer]\nOnCalendar=*:0/5\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n"
    )
    assert timer.stem == service.stem


def test_the_same_games_have_the_same_files_and_others_of_that_name_their_own(tmp_path: Path) -> None:
    first = install_timer([tmp_path / "a/sunday.yaml"])
    assert install_timer([tmp_path / "a/sunday.yaml"]) == first
    assert install_timer([tmp_path / "b/sunday.yaml"]) != first


@pytest.mark.parametrize(
    "name", ["sunday.yaml", 'a "quiet" 100% game $HOME.yaml', "łąka i noc; rm.yaml", "back\\slash.yaml"]
)
@needs_systemd
def test_systemd_reads_every_file_name_as_it_is(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    for unit in install_timer([tmp_path / name]):
        told = subprocess.run(
            ["systemd-analyze", "--user", "--man=no", "verify", str(unit)], capture_output=True, text=True, check=False
        )
        assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize(
    ("expected", "way"),
    [
        ([], "  fetch: {folder: inbox}"),
        ([], "  fetch: {server: imap.example.org, user: ana, password_from: file:~/secret}"),
        (["env:IMAP"], "  fetch: {server: imap.example.org, user: ana, password_from: env:IMAP}"),
        (["env:SMTP"], "  send: {server: smtp.example.org, user: ana, password_from: env:SMTP}"),
    ],
)
def test_a_password_in_the_environment_is_out_of_a_timers_reach(expected: list[str], way: str) -> None:
    assert list(out_of_reach(load_settings(MAIL + way, file="game.yaml").mail)) == expected
