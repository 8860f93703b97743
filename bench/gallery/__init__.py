"""Everything that a person sees, as pictures in one folder: `python -m bench.gallery FOLDER`, with the test extra.

Games of three to twelve are played by the real program, answered by mail and by hand; every kind of mail, every page,
the album and the terminal are turned into pictures by Chromium and poppler. `games` plays, `screens` takes the
pictures, and `__main__` lays them out on one page, `index.html`, to be looked at.
"""
