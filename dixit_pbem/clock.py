"""What time it is. `DIXIT_PBEM_NOW` replaces the clock in rehearsals and tests."""

from __future__ import annotations

import os
from datetime import UTC, datetime

from dixit_pbem.engine.kinds import parse_instant
from dixit_pbem.errors import Mistake


def now() -> datetime:
    """The moment that counts, in UTC and whole seconds."""
    replaced = os.environ.get("DIXIT_PBEM_NOW")
    if replaced is None:
        return datetime.now(UTC).replace(microsecond=0)
    try:
        return parse_instant(replaced)
    except ValueError:
        raise Mistake(f"DIXIT_PBEM_NOW is '{replaced}'. Write it like 2026-11-18T09:00:00Z, or unset it.") from None
