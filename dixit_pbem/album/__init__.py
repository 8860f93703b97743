"""The album: what a group keeps of a game, as one web page and one book of pages to print.

rounds   PURE: the rounds that are over, out of the journal's steps; no secret of an open round is among them
awards   PURE: the finest clue, the best decoy, the mind-readers, the lone wolf
people   PURE: everybody's name and look; where names stay out, players are called by their figures
book     the records that say everything that stands in an album, in words of one language
story    PURE: rounds and words become a book
chart    PURE: the points round by round, as items in millimetres
cover, spread, small_plates, closing, pages    PURE: a book becomes pages to print
web      a book becomes a web page
making   the use-case: reads game and decks, writes both files
"""
