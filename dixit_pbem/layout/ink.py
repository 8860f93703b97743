"""What every page is printed in: the colours of the deck's nights, and how thick rules are."""

from __future__ import annotations

INK = "#1c2350"
PAPER = "#fbf6ea"
"""The ground of everything that is printed in colour, warmer than white."""
BUTTER = "#ffe9b0"
"""Light: the moon, a lamp, whoever leads."""
CORAL = "#d8503c"
SEA = "#2f7f78"
NIGHT = "#0b3355"
"""The sky of a card's back, of the box and of an album's cover."""

BLACK = "#000000"
"""Black alone stays sharp on every printer; ink would become a raster of colours."""

HAIRLINE = 0.18
"""The thinnest rule, in millimetres: half a point, which a cheap printer still draws."""
RULE = 0.35
THIN = 0.2
"""What is cut, folded or measured by."""
