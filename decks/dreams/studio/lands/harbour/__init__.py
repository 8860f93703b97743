"""Harbour of Night: cards 1 to 12."""

from . import (
    anchor_kite,
    divers_garden,
    eight_armed_band,
    ferry_of_empty_coats,
    moon_door,
    moored_moon,
    nests_of_light,
    ribs_by_the_sea,
    river_of_fish,
    summer_under_glass,
    tide_clerk,
    umbrella_crossing,
)

__all__ = [
    "anchor_kite",
    "divers_garden",
    "eight_armed_band",
    "ferry_of_empty_coats",
    "moon_door",
    "moored_moon",
    "nests_of_light",
    "ribs_by_the_sea",
    "river_of_fish",
    "summer_under_glass",
    "tide_clerk",
    "umbrella_crossing",
]
