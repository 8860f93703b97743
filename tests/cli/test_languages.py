"""The languages that the options name: those that have a catalogue, however many there are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dixit_pbem.storage.shipped import LOCALES, PACKAGE, languages


@pytest.mark.parametrize(
    "command", [("new",), ("rules",), ("album",), ("print", "rules"), ("print", "boards")], ids=" ".join
)
def test_a_further_catalogue_is_named_by_every_help_of_a_language(command: tuple[str, ...], tmp_path: Path) -> None:
    program = tmp_path / PACKAGE.name
    program.mkdir()
    for part in PACKAGE.iterdir():
        if part != LOCALES:
            (program / part.name).symlink_to(part)
    shutil.copytree(LOCALES, program / LOCALES.name)
    shutil.copytree(LOCALES / "it", program / LOCALES.name / "xx")
    called = [sys.executable, "-m", PACKAGE.name, *command, "--help"]
    said = subprocess.run(called, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    about_language = said.rpartition("--language")[2].partition("  --")[0]
    assert set(re.findall(r"\b[a-z]{2}\b", about_language)) >= {*languages(), "xx"}
