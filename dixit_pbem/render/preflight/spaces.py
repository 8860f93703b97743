"""Which kind of colour a PDF colour space means."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.render.preflight.evidence import Space
from dixit_pbem.render.preflight.objects import elements, entry, name, whole

NAMED: Mapping[str, Space] = {
    "DeviceGray": Space.GRAY,
    "CalGray": Space.GRAY,
    "G": Space.GRAY,
    "DeviceRGB": Space.RGB,
    "RGB": Space.RGB,
    "CalRGB": Space.TAGGED,
    "Lab": Space.TAGGED,
    "DeviceCMYK": Space.CMYK,
    "CMYK": Space.CMYK,
}
PROFILED: Mapping[int, Space] = {1: Space.GRAY, 3: Space.TAGGED, 4: Space.CMYK}
CHANNELS: Mapping[str, int] = {
    "DeviceGray": 1,
    "CalGray": 1,
    "Indexed": 1,
    "DeviceRGB": 3,
    "CalRGB": 3,
    "Lab": 3,
    "DeviceCMYK": 4,
}
DEEPEST = 3


def space_of(value: object, resources: object = None, *, depth: int = 0) -> Space:
    """The kind of colour that a colour space gives, looked up by name where it is one of the page's own."""
    family, *rest = elements(value) or (None,)
    word = name(family)
    if depth > DEEPEST:
        return Space.OTHER
    if word in NAMED:
        return as_understood(NAMED[word], resources)
    if word == "ICCBased":
        return PROFILED.get(whole(entry(rest[0], "/N")), Space.OTHER) if rest else Space.OTHER
    if word in ("Indexed", "I"):
        return space_of(rest[0], resources, depth=depth + 1) if rest else Space.OTHER
    own = entry(entry(resources, "/ColorSpace"), f"/{word}") if word and not rest else None
    return space_of(own, resources, depth=depth + 1) if own is not None else Space.OTHER


def as_understood(space: Space, resources: object) -> Space:
    """Plain RGB counts as tagged on a page that names a profile for it."""
    default = entry(entry(resources, "/ColorSpace"), "/DefaultRGB")
    return Space.TAGGED if space is Space.RGB and default is not None else space


def channels_of(value: object) -> int:
    """How many numbers a pixel has in a colour space; 0 where only a colour machine knows."""
    family, *rest = elements(value) or (None,)
    if name(family) == "ICCBased" and rest:
        return whole(entry(rest[0], "/N"))
    return CHANNELS.get(name(family), 0)
