"""Decks for other people's machines: an `ExportDeck` goes in, a file or a folder of files comes out.

Open `deck` first. `shop` makes one PDF page a card side for a print shop, `pictures` one picture a card side for shops
that ask for pictures, and `tabletop` the sheets and the saved object of Tabletop Simulator.
"""
