"""The studio still draws what the deck ships."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(find_spec("skia") is None, reason="the studio's extra is not installed")
@pytest.mark.parametrize(("number", "size"), [(63, "preview"), pytest.param(63, "print", marks=pytest.mark.long)])
def test_a_card_comes_out_as_it_is_shipped(number: int, size: str) -> None:
    command = [sys.executable, "-m", "decks.dreams.studio.check", str(number), "--size", size]
    said = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.fullmatch(rf"{number} keyhole: [012]\.\d\d/255, as shipped\n", said.stdout)


def test_the_program_itself_needs_nothing_of_the_studio() -> None:
    code = (
        "import sys, pkgutil, importlib, dixit_pbem\n"
        "for module in pkgutil.walk_packages(dixit_pbem.__path__, 'dixit_pbem.'):\n"
        "    module.name.endswith('__main__') or importlib.import_module(module.name)\n"
        "print(sorted({'skia', 'cv2', 'numpy'} & set(sys.modules)))\n"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert said.stdout == "[]\n"
