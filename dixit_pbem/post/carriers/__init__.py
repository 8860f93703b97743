"""How mail travels: one module a way to send (`to_…`) and one a way to fetch (`from_…`); a Maildir is files as well.

A finished mail goes in as `Outgoing`, and a `Transport` says what became of it; a `Mailbox` brings what `Arrived`, each
mail once. Open `transport` or `mailbox` first; `servers` is what both ways to a mail server have in common.
"""
