"""Which languages there are: English, and each with a catalogue under `locales`. Light, since every command asks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "locales"
DOMAIN = "dixit_pbem"
ENGLISH = "en"


@cache
def languages(*, locales: Path = LOCALES) -> tuple[str, ...]:
    """Every language there is: English, and each with a catalogue."""
    found = (catalogue.parts[-3] for catalogue in locales.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return tuple(sorted({ENGLISH, *found}))
