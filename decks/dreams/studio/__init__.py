"""The studio: the code that draws the 84 pictures of this deck. Run it with `python -m decks.dreams.studio`."""
