"""Games for the doctor to look at."""

from __future__ import annotations

from pathlib import Path


def game(folder: Path, *mail: str, players: str = "") -> Path:
    """A game that has not begun, with these lines under `mail`."""
    people = players or "".join(
        f"- {{name: {name}, email: {name}@example.test}}\n" for name in ("Ana", "Bob", "Cyd", "Dee")
    )
    section = "mail:\n" + "".join(f"  {line}\n" for line in mail) if mail else ""
    path = folder / "sunday.yaml"
    path.write_text(f"format: 1\ntitle: Sunday\nrules: odyssey\nplayers:\n{people}{section}journal:\n")
    return path
