"""The box on paper: boards, tokens, pawns, track, score pad, rules and the tuck box, as sheets to cut and fold.

In come a number of things, a paper size and records with finished texts, which `wording` makes in any language; out
come documents. Open `components` first, which says what a game needs, then `cut_sheet`, on which pieces are laid.
"""
