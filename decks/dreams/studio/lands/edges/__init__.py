"""Edges of the World: cards 61 to 72."""

from . import (
    fox_among_the_chessmen,
    hourglass_caravan,
    house_of_egg,
    kettle_mountain,
    keyhole,
    loom_of_the_aurora,
    moon_cactus,
    stepping_birds,
    the_icebergs_other_half,
    the_ladder_seller,
    the_lantern_bearer,
    wall_of_doors,
)

__all__ = [
    "fox_among_the_chessmen",
    "hourglass_caravan",
    "house_of_egg",
    "kettle_mountain",
    "keyhole",
    "loom_of_the_aurora",
    "moon_cactus",
    "stepping_birds",
    "the_icebergs_other_half",
    "the_ladder_seller",
    "the_lantern_bearer",
    "wall_of_doors",
]
