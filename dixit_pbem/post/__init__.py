"""The post office of a game: everything about mail, out and in.

In comes a raw mail (`inbox`), out goes every letter that is owed (`outbox`); the journal says what is owed (`ledger`).
`reading` tells what a mail says, `writing` what a letter looks like, `carriers` how both travel, `keep` what is kept.
Open `inbox` or `outbox` first.
"""
