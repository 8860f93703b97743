"""High Meadows: cards 49 to 60."""

from . import (
    bee_post,
    day_on_a_see_saw,
    drawn_road,
    feather_harvest,
    inner_sea,
    jelly_balloons,
    orchard_of_lost_kites,
    rainbow_repair,
    shepherd_of_clouds,
    swing_from_nowhere,
    the_hill_sews,
    tortoise_island,
)

__all__ = [
    "bee_post",
    "day_on_a_see_saw",
    "drawn_road",
    "feather_harvest",
    "inner_sea",
    "jelly_balloons",
    "orchard_of_lost_kites",
    "rainbow_repair",
    "shepherd_of_clouds",
    "swing_from_nowhere",
    "the_hill_sews",
    "tortoise_island",
]
