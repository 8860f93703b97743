"""The box on paper: boards, tokens, pawns, track, score pad, rules and the tuck box, as sheets to cut and fold.

Every page comes from a frozen record with finished texts, a number of things and a paper size; `wording` makes the
texts in any language, `components` says which things a game needs.
"""
