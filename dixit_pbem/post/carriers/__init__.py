"""How mail travels: one file a way to send (`to_…`) and one a way to fetch (`from_…`).

A `Transport` takes a finished mail and says what became of it; a `Mailbox` brings what arrived, each mail once.
Open `transport` or `mailbox` first.
"""
