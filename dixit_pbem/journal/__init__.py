"""A game as its journal tells it: what happened, as events of the game and facts beside them.

In goes a Store, the place where a game lies; out comes an `Opened` game, or a `Running` one that has begun.
Whatever joins a journal passes through `writer`, and through nothing else. Open `opened` first.
"""
