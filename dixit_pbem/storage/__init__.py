"""A game on disk: settings and decks that people write, and a journal that only the program adds to.

In goes the text of a file, out come `Settings`, a `Deck` or the records of the journal; whatever is wrong in a file is
told at once, each problem with its line. Open `game_file` first; `spec` holds every key of the settings in one table,
and `game_text`, `look`, `guard` and `locked` see that what was written once is neither lost nor changed.
"""
