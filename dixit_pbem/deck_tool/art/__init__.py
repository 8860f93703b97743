"""What can be measured of a deck's pictures as pictures: do they print, can they be read small, are no two the same.

In goes a deck, out come faults. Open `check` first, which has the limits and looks at one card after the other: at its
`drawing` and at its `tones`.
"""
