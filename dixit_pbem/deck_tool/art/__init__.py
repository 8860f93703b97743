"""What can be measured of a deck's pictures as pictures: do they print, can they be read small, are no two the same.

check      the findings           greys      light and dark        drawing    edges, and two pictures drawn alike
looks      what is measured       colours    colours at a glance   files      the weight and the loss of JPEG files
"""
