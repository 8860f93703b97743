"""Making and checking decks: use-cases over storage, layout and render.

new        a deck from anybody's pictures       check      everything that is wrong with a deck
workshop   what was made of which picture       names      titles and ids from file names
"""
