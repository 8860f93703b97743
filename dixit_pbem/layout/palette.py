"""The colours of every page: ink on paper, moonlight, and a little coral for what must be done now."""

INK = "#1c2350"
PAPER = "#fbf6ea"
BUTTER = "#ffe9b0"
CORAL = "#d8503c"
SEA = "#2f7f78"

HAIRLINE = 0.18
"""The thinnest rule, in millimetres: half a point, which a cheap printer still draws."""
RULE = 0.35
