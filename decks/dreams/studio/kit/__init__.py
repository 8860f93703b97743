"""The scene kit: what every picture is painted with."""
