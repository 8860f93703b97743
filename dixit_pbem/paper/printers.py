"""Printers by name: how far each one's backs must be moved so that they stand behind their fronts.

Edge: reads `printers.yaml` in the configuration folder of the account; people write it after printing the test page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from dixit_pbem.errors import Mistake, NotFound, did_you_mean
from dixit_pbem.layout.impose import STRAIGHT, Nudge
from dixit_pbem.storage.allowed import config_folder
from dixit_pbem.storage.disk import own_folder, replace, told
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.setting_text import with_setting
from dixit_pbem.storage.strict_yaml import Node, Scalar, decoded

LIMITS: Mapping[str, float] = {"across": 20.0, "down": 20.0, "turn": 5.0}
"""The keys of a printer, and how far off it may be: millimetres, then degrees."""
NUMBER = re.compile(r"([+-]?\d+(?:[.,]\d+)?) ?(?:mm|degrees|°)?")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,30}")
EXAMPLE = "office: {across: 1.5 mm, down: -0.5 mm, turn: 0.2 degrees}"


def printers_file() -> Path:
    """Where the printers of this account are written down."""
    return config_folder() / "printers.yaml"


def printer(name: str | None) -> Nudge:
    """What a printer's backs need, by its name; without one they stand straight."""
    if name is None:
        return STRAIGHT
    known = _printers(printers_file())
    if name not in known:
        raise NotFound(
            f"{printers_file()} has no printer '{name}'.{did_you_mean(name, tuple(known))} "
            f"Print 'dixit-pbem print test-page', read it off, and add a line like this: {EXAMPLE}"
        )
    return known[name]


def printers() -> Mapping[str, Nudge]:
    """Every printer that is written down."""
    return _printers(printers_file())


def write_down(name: str, nudge: Nudge) -> Path:
    """Write a printer down, or write it anew; every other line of the file stays."""
    if not _NAME.fullmatch(name):
        raise Mistake(f"'{name}' cannot be a printer's name. Write a word, as in office.")
    numbers = dict(zip(LIMITS, (nudge.x, nudge.y, nudge.turn), strict=True))
    for key, number in numbers.items():
        if not abs(number) <= LIMITS[key]:
            raise Mistake(f"'{key}' must be a number from -{LIMITS[key]:g} to {LIMITS[key]:g}.")
    path = printers_file()
    _printers(path)
    text = path.read_bytes().decode() if path.exists() else ""
    line = f"{name}: {{across: {nudge.x:g} mm, down: {nudge.y:g} mm, turn: {nudge.turn:g} degrees}}"
    value = line.partition(": ")[2]
    with told(str(path)):
        own_folder(path.parent)
        after = with_setting(text, (name,), value) if text.strip() else f"{text}{line}\n"
        replace(path, after.encode(), by_way_of=path.with_name(f".{path.name}.part"))
    return path


def _printers(path: Path) -> Mapping[str, Nudge]:
    try:
        text = decoded(path.read_bytes(), str(path))
    except FileNotFoundError:
        return {}
    reader = Reader(str(path))
    root = reader.document(text)
    entries = reader.entries(root) if root else {}
    printers = {}
    for name, node in (entries or {}).items():
        keys = reader.section(node, known=tuple(LIMITS))
        read = (_number(reader, keys[key], most) if key in keys else 0.0 for key, most in LIMITS.items())
        printers[name] = Nudge(*read)
    reader.finish()
    return printers


def _number(reader: Reader, node: Node, most: float) -> float:
    found = NUMBER.fullmatch(node.text) if isinstance(node, Scalar) else None
    number = float(found[1].replace(",", ".")) if found else most + 1
    if abs(number) > most:
        reader.complain(node.line, f"'{node.key}' must be a number from -{most:g} to {most:g}, as in {EXAMPLE}")
    return number
