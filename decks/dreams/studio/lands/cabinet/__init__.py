"""Print Cabinet: cards 73 to 84."""

from . import (
    crow_wedding,
    elephant_observatory,
    king_and_fox,
    knife_throwers_moon,
    nautilus_packet,
    plate_of_a_heart_balloon,
    puppet_king,
    storm_by_the_pound,
    the_mapmakers_beard,
    the_onion_palace,
    tree_of_masks,
    tunnel_wolf,
)

__all__ = [
    "crow_wedding",
    "elephant_observatory",
    "king_and_fox",
    "knife_throwers_moon",
    "nautilus_packet",
    "plate_of_a_heart_balloon",
    "puppet_king",
    "storm_by_the_pound",
    "the_mapmakers_beard",
    "the_onion_palace",
    "tree_of_masks",
    "tunnel_wolf",
]
