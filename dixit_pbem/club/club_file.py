"""What `club.yaml` says: the database, by which accounts tables write, where decks lie, who may begin a table. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.draft import mail_draft
from dixit_pbem.storage.draft_checks import check_ways_of_mail
from dixit_pbem.storage.given import Given
from dixit_pbem.storage.mail_settings import Mail, mail_settings
from dixit_pbem.storage.names import is_address
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Items, Node, Section

NOBODY, ANYBODY = "nobody", "anybody"
KEYS = ("database", "accounts", "decks", "workers", "new_tables", "a_day", "host", "desk")
OF_ACCOUNT = ("address", "plus", "send", "fetch", "per_minute")
MOST_WORKERS, MOST_TABLES_A_DAY = 64, 100
_DESK = re.compile(r"https?://[\w.-]+(?::[0-9]{1,5})?/?", re.ASCII)
_SERVER = {"smtp": "server", "imap": "server"}
"""What a server may be called too."""


@frozen
class NewTables:
    """Who may begin a table by mail, and how many in a day."""

    by: frozenset[str] | None = frozenset()
    """Their addresses, in lower case; None for anybody."""
    a_day: int = 2

    def allows(self, address: str) -> bool:
        """Whether whoever writes from here may."""
        return self.by is None or address.lower() in self.by


@frozen
class Host:
    """Who keeps the club."""

    name: str
    email: str


@frozen
class Club:
    """What stands in `club.yaml` beside the database."""

    given: Given = Given()
    workers: int = 2
    new_tables: NewTables = NewTables()
    host: Host | None = None
    desk: str = ""
    """Where its desk is reached, as in `https://desk.example.org`."""


BARE = Club()
"""A club that says nothing of itself."""


def read_club(text: str, *, file: str, folder: Path) -> tuple[str, Club]:
    """The address of the database, and what stands there beside it; BadFile with every problem at once."""
    reader = Reader(file)
    root = reader.document(text)
    if root is None:
        reader.complain(0, "It is empty. Write database: postgresql:///dixit into it.")
        reader.finish()
    keys = reader.section(root, known=KEYS, required=("database",)) if root else {}
    address = reader.text(keys["database"]) if "database" in keys else None
    given = Given(_accounts(reader, keys.get("accounts")), tuple(_decks(reader, keys.get("decks"), folder)))
    workers = _number(reader, keys.get("workers"), most=MOST_WORKERS, default=BARE.workers)
    new_tables, host = _new_tables(reader, keys), _host(reader, keys.get("host"))
    desk = _desk(reader, keys.get("desk"))
    reader.finish()
    return str(address), Club(given, workers, new_tables, host, desk)


def _accounts(reader: Reader, node: Node | None) -> Mapping[str, Mail]:
    entries = reader.entries(node) if node is not None else None
    found = {name: _account(reader, each) for name, each in (entries or {}).items()}
    return {name: mail for name, mail in found.items() if mail is not None}


def _account(reader: Reader, node: Node) -> Mail | None:
    keys = dict(reader.section(node, known=OF_ACCOUNT, required=("address",)))
    if not keys:
        return None
    for name, way in tuple(keys.items()):
        if name in ("send", "fetch") and isinstance(way, Section):
            keys[name] = Section(way.line, way.key, {_SERVER.get(key, key): each for key, each in way.entries.items()})
    rate, send = keys.pop("per_minute", None), keys.get("send")
    if rate is not None:
        if isinstance(send, Section):
            keys["send"] = Section(send.line, send.key, {**send.entries, "per_minute": rate})
        else:
            reader.complain(rate.line, "'per_minute' means something only together with 'send'. Delete it.")
    before = len(reader.problems)
    draft = mail_draft(reader, Section(node.line, node.key, keys))
    if len(reader.problems) == before:
        check_ways_of_mail(draft)
    return mail_settings(draft, None) if len(reader.problems) == before else None


def _decks(reader: Reader, node: Node | None, folder: Path) -> Iterator[Path]:
    """The folders named; the one beside `club.yaml` is always looked into."""
    nodes = () if node is None else node.nodes if isinstance(node, Items) else (node,)
    for each in nodes:
        if text := reader.text(each):
            path = folder / Path(text).expanduser()
            if path != folder / "decks":
                yield path


def _number(reader: Reader, node: Node | None, *, most: int, default: int) -> int:
    number = reader.whole(node) if node is not None else default
    if node is not None and number is not None and not 1 <= number <= most:
        reader.complain(node.line, f"'{node.key}' must be a whole number from 1 to {most}.")
    return number or default


def _new_tables(reader: Reader, keys: Mapping[str, Node]) -> NewTables:
    node = keys.get("new_tables")
    a_day = _number(reader, keys.get("a_day"), most=MOST_TABLES_A_DAY, default=NewTables().a_day)
    if isinstance(node, Items):
        return NewTables(frozenset(filter(None, (_address(reader, each) for each in node.nodes))), a_day)
    who = reader.text(node) if node is not None else NOBODY
    if node is not None and who not in (NOBODY, ANYBODY, None):
        text = (
            f"'new_tables' cannot be '{who}'. Write nobody, anybody, or a list of addresses, as in [ana@example.org]."
        )
        reader.complain(node.line, text)
    if who == NOBODY and "a_day" in keys:
        text = "'a_day' means something only where 'new_tables' lets somebody begin a table. Delete it."
        reader.complain(keys["a_day"].line, text)
    return NewTables(None if who == ANYBODY else frozenset(), a_day)


def _host(reader: Reader, node: Node | None) -> Host | None:
    if node is None:
        return None
    keys = reader.section(node, known=("name", "email"), required=("name", "email"))
    name = reader.text(keys["name"]) if "name" in keys else None
    email = _address(reader, keys["email"]) if "email" in keys else None
    return Host(name, email) if name and email else None


def _desk(reader: Reader, node: Node | None) -> str:
    """Without a slash at its end."""
    text = (reader.text(node) or "") if node is not None else ""
    if node is not None and text and not _DESK.fullmatch(text):
        text = "'desk' is where people reach the pages of the club. Write it whole, as in https://desk.example.org."
        reader.complain(node.line, text)
    return text.rstrip("/")


def _address(reader: Reader, node: Node) -> str | None:
    text = reader.text(node)
    if text is None or is_address(text):
        return text.lower() if text else None
    reader.complain(node.line, f"'{text}' is not an e-mail address. Write it alone, as in ana@example.org.")
    return None
