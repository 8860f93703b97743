"""The demonstration: six friends play a whole game by mail in front of whoever looks, without a mail server.

In goes a folder, out come the game, its mails and pages and an album, and the lines that tell it. Open `stage` first,
the performance: mails in, one step of the game, mails out; then `script`, what the friends tell, give, vote and get
wrong. A `guest` may sit in one of the seats.
"""
