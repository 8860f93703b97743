"""Old Forest: cards 37 to 48."""

from . import (
    antler_village,
    bears_coat,
    hollow_oak_lift,
    moth_cinema,
    owl_of_hours,
    sleeping_giant,
    snail_city,
    sunken_piano,
    thread_path,
    trees_crossing,
    undertown,
    watching_lake,
)

__all__ = [
    "antler_village",
    "bears_coat",
    "hollow_oak_lift",
    "moth_cinema",
    "owl_of_hours",
    "sleeping_giant",
    "snail_city",
    "sunken_piano",
    "thread_path",
    "trees_crossing",
    "undertown",
    "watching_lake",
]
