"""Decks for other people's machines: a print shop's file, pictures for picture shops, a table on a screen.

deck       what is exported                      pictures   one picture a card side
shop       one page a card side, as a PDF        tabletop   sheets and a saved object for Tabletop Simulator
intent     what its colours are meant to be      pixels     card sides in pixels
"""
