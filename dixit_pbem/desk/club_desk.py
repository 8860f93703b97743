"""A desk over the tables of a club, as `club desk` opens it.

Edge: the database, of which each request asks.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from dixit_pbem.club.database import Database
from dixit_pbem.desk import club_pages
from dixit_pbem.desk.app import Desk
from dixit_pbem.desk.club_keys import ClubKeys, Postman
from dixit_pbem.desk.club_shelf import ClubShelf
from dixit_pbem.desk.gate import Doorplate

PORTS = {"http": 80, "https": 443}


def arrange(
    desk: Desk, database: Database, way: Callable[[str], tuple[object, ...]], tell: Callable[[str], None]
) -> None:
    """Let a desk show the tables of a club."""
    desk.database = database
    desk.postman = postman = Postman(database, tell)
    desk.keys = ClubKeys(by_mail=bool(database.club.desk and postman.account), database=database)
    desk.shelf = ClubShelf(database, way)
    desk.pages, desk.ways, desk.by_itself = club_pages.ROUTES, club_pages.WAYS, club_pages.BY_ITSELF
    desk.of_club = True
    if database.club.desk:
        desk.address, desk.plate = database.club.desk, plate_of(database.club.desk)


def plate_of(address: str) -> Doorplate:
    """The name by which other computers reach the desk, through a web server or by itself."""
    parts = urlsplit(address)
    return Doorplate(frozenset((parts.netloc,)), parts.scheme, parts.port or PORTS[parts.scheme])
