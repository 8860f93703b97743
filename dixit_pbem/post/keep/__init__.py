"""What the post keeps of a game: raw mails, the lines that were sent, the files that came with clues.

In go bytes, out come the same bytes under a name; everything lies beside the journal. Open `mails` first.
"""
