"""House of Rooms: cards 25 to 36."""

from . import (
    bed_adrift,
    council_of_chairs,
    cupboard_of_weather,
    gramophone_fall,
    migration_of_books,
    rabbit_conducts_the_tide,
    storm_in_a_teacup,
    the_accordion_hotel,
    the_dolls_house_at_midnight,
    the_piano_kitchen,
    the_wrong_reflection,
    wolf_in_the_wallpaper,
)

__all__ = [
    "bed_adrift",
    "council_of_chairs",
    "cupboard_of_weather",
    "gramophone_fall",
    "migration_of_books",
    "rabbit_conducts_the_tide",
    "storm_in_a_teacup",
    "the_accordion_hotel",
    "the_dolls_house_at_midnight",
    "the_piano_kitchen",
    "the_wrong_reflection",
    "wolf_in_the_wallpaper",
]
