"""From a raw mail to what it does: pure but for `meaning`, linear in a mail's length, unmoved by whatever stands in it.

In go the bytes of a mail and what the game knows of its players; out come who wrote it (`gates`, `identity`), the
player's own words (`mime`, then `own_words`), what these answer (`grammar`) and the events that follow (`outcome`).
Open `grammar` first: what a mail means stands at its top.
"""
