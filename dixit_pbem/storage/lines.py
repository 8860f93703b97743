"""One record as one line of the journal: JSON inside, YAML outside, and both read the same."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

Record = Mapping[str, object]

_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
"""What JSON lets stand, and YAML refuses, takes for the end of a line or drops."""


def as_line(record: Record) -> str:
    """The record as it stands in the journal, without a line end."""
    written = json.dumps(record, ensure_ascii=False)
    # Two halves of one character would be joined by a JSON reader and not by a YAML reader, so they are joined now.
    whole = _PAIR.sub(lambda pair: pair[0].encode("utf-16", "surrogatepass").decode("utf-16"), written)
    return "- " + _UNSAFE.sub(lambda character: f"\\u{ord(character[0]):04x}", whole)
