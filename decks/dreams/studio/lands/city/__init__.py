"""Paper City: cards 13 to 24."""

from . import (
    bridge_of_hats,
    city_in_a_suitcase,
    house_that_left,
    measured_for_stairs,
    night_laundry,
    rooftop_anglers,
    the_giants_bookmark,
    the_sun_cleaner,
    the_unzipped_street,
    the_web_of_hours,
    towed_whale,
    tram_to_the_clouds,
)

__all__ = [
    "bridge_of_hats",
    "city_in_a_suitcase",
    "house_that_left",
    "measured_for_stairs",
    "night_laundry",
    "rooftop_anglers",
    "the_giants_bookmark",
    "the_sun_cleaner",
    "the_unzipped_street",
    "the_web_of_hours",
    "towed_whale",
    "tram_to_the_clouds",
]
