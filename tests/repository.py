"""A copy of the repository, to be changed and tried."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def copy_of_repository(folder: Path) -> Path:
    """The repository without its history; what is large and only looked at is linked."""
    for place in ROOT.iterdir():
        if place.name in ("dixit_pbem", "tests"):
            shutil.copytree(place, folder / place.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif place.suffix in (".md", ".toml"):
            shutil.copy(place, folder)
        elif place.name not in (".git", ".venv"):
            (folder / place.name).symlink_to(place)
    return folder


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Call Python in a copy of the repository."""
    around = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CI"))}
    around["PYTHONPATH"] = str(folder)
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=around, capture_output=True, text=True, check=False
    )
