"""The club: tables that lie in a PostgreSQL database instead of in files, each of them line for line what its file was.

In go game files and the address of a database, out come the same files again; `ClubTable` is the Store between. Begin
with `table`. Only what stands here, in `cli.club` and in `desk.club_…` knows a database.
"""
