"""Making and checking decks, over what storage reads and paper knows of pictures.

In goes a folder of anybody's pictures or a deck, out come cards and a `deck.yaml`, or the faults of both. Open
`new_deck` first, which makes a deck, then `check`; `workshop` remembers what was made of which picture, and `art` looks
at pictures as pictures.
"""
