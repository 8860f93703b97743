"""The game itself: pure functions over frozen records. Nothing here reads a file, a clock or chance of its own.

systems   the rule systems as rows of data        may       who may do what, and why not
model     the game as it stands                   moves     what people ask for
scoring   why 3 points?                           events    what happened, one record each
decide    move -> events                          evolve    events -> game
deadline  what happens when time is up            pending   who owes what
order     who tells next, when the game is over   refill    who draws how much
history   replay, and what `undo` takes back      proof     the fair-shuffle proof
playable  which rules can be played, and why not  renaming  somebody else takes a seat
views     what one player may see                 due       who is to be sent what
"""
