"""The album: what a group keeps of a game, as one web page and one book of pages to print.

In goes a game that was played, out come both files. `rounds` finds what is over and tells no secret of the open round,
`story` and `honours` make an `AlbumBook` of it, with the sentences that only an album says; `pages` lays it out for
paper and `web` for a screen. All of that is pure; `bindery` reads the game and writes the files. Open `story` first.
"""
