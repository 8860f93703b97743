"""Where everything stands on paper: records with finished words and a paper size in, items in millimetres out.

Pure: only the standard library, `errors` and the rules of `engine`; `paper` draws what is decided here. Open `items`
first, what can stand on a page, then `frame`, what all pages of a game share; `hand`, `reveal` and `results` are those
pages, `impose` plans the sheets of a deck, and the box has a room of its own.
"""
