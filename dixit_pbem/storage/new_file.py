"""Writes the commented game file with which every game begins."""

from __future__ import annotations

import json
import re
import textwrap
import unicodedata
from datetime import timedelta
from itertools import chain, count
from pathlib import Path

from dixit_pbem.engine.systems import numbers_of_players
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.paces import GENTLE, PACES, SETTLES, Pace
from dixit_pbem.storage.people import Person
from dixit_pbem.storage.providers import FETCH_PORT, FETCH_SECURITY, Provider
from dixit_pbem.storage.spec import LANGUAGES, PASSWORD
from dixit_pbem.storage.values import LONGEST_TITLE

_PLAIN = r"[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 .'_-]*[A-Za-zÀ-ž0-9]"
"""Compiled when a file is written: that takes as long as loading a dozen modules, and others load this one."""
_PLACE = re.compile(r"(?:env|file|keyring):[A-Za-z0-9_@~/.+-]+")
_ADDRESS = re.compile(r"[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+")
_LOOKS_LIKE_SOMETHING_ELSE = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_STROKES = str.maketrans({"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that do not fall apart into a plain one and its mark."""
_LONGEST_STEM = 60
_DEVICE = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
"""What no file may be called on some systems."""
_SAMPLE = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay")


@frozen
class NewGame:
    """What a new game file says."""

    title: str
    rules: str
    decks: tuple[str, ...]
    language: str
    players: tuple[Person, ...]
    seed: str | None
    mail: str = ""
    """Its section on mail, with comments."""
    timezone: str = "UTC"
    pace: Pace = PACES[GENTLE]
    together: bool = False
    """Does everybody tell at once?"""
    moderator: Person | None = None
    """Who runs the game, where that is not the first player."""
    opens_with: int = 0
    """How many have to be there before it begins, where the others write for a seat."""


def path_for(title: str, folder: Path) -> Path:
    """`sunday-dreamers.yaml` for `Sunday dreamers`: a name that every system takes, and that no game there has."""
    stem = title_stem(title)
    stems = chain((stem,), (f"{stem}-{number}" for number in count(2)))
    paths = (folder / f"{each}.yaml" for each in stems)
    return next(path for path in paths if not path.exists() and not path.with_name(f".{path.name}.d").exists())


def title_stem(title: str) -> str:
    """`sunday-dreamers` for `Sunday dreamers`."""
    plain = unicodedata.normalize("NFKD", title.translate(_STROKES)).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_STEM].strip("-") or "game"
    return f"game-{stem}" if _DEVICE.fullmatch(stem) else stem


def title_from(path: Path) -> str:
    """`Sunday dreamers` for `sunday-dreamers.yaml`."""
    words = re.sub(r"[-_.\s]+", " ", path.stem).strip()
    return words[:1].upper() + words[1:LONGEST_TITLE].rstrip() or "A game"


def sample_players(rules: str) -> tuple[Person, ...]:
    """As many made-up players as the system likes best: four, or its least number if that is more."""
    count = max(4, numbers_of_players(rules)[0])
    return tuple(Person(name, f"{name.lower()}@example.org") for name in _SAMPLE[:count])


def quoted(text: str) -> str:
    """A text as YAML reads it back: plain where that is safe, else in quotes."""
    if _ADDRESS.fullmatch(text) or (re.fullmatch(_PLAIN, text) and text.casefold() not in _LOOKS_LIKE_SOMETHING_ELSE):
        return text
    return json.dumps(text, ensure_ascii=False)


def _player(person: Person) -> str:
    email = f", email: {quoted(person.email)}" if person.email else ""
    known = "".join(sign for sign in person.full if sign.isprintable())
    return f"- {{name: {quoted(person.name)}{email}}}{f'  # {known}' if known else ''}"


def _moderator(person: Person | None) -> str:
    return f"\n# Who runs the game.\nmoderator:{_player(person)[1:]}\n" if person else ""


def _open(count: int) -> str:
    if not count:
        return ""
    told = '# Whoever writes "I want to play" to the game is asked once, and a yes seats them.'
    return f"\n{told}\ntable: open\nstart: when {count} are here\n"


def file_text(game: NewGame) -> str:
    """The whole file, settings with their comments and an empty journal."""
    seed = f"seed: {quoted(game.seed)}  # a rehearsal: whoever knows the seed knows every hand\n" if game.seed else ""
    mail = f"\n{_settling(game.mail, game.pace)}" if game.mail else ""
    players = "\n".join(map(_player, game.players))
    decks, pace = ", ".join(map(quoted, game.decks)), game.pace
    return f"""\
# A game of Dixit. Everything above `journal:` is yours: change and comment it as you like.
# After a change, `dixit-pbem check` tells whether all is well.
format: 1
title: {quoted(game.title)}

# odyssey, party, team, classic, modern, imaginarium, demo; or {{base: odyssey, lone_finder: 4, points_to_win: 40}}
rules: {f"{{base: {game.rules}, together: true}}" if game.together else game.rules}

# A deck's name or folder, or a list of decks to mix: [dreams, our-photos]
deck: {decks if len(game.decks) == 1 else f"[{decks}]"}

# Who tells first: volunteer, random, or a player's name.
first: volunteer

# For players who have none of their own: {", ".join(LANGUAGES)}; and the clock that deadlines are told by.
language: {game.language}
timezone: {game.timezone}
{_moderator(game.moderator)}
# In seating order, clockwise. A player may have a language and a colour: {{name: Cyd, language: pl, colour: green}}
# A player without an address plays on paper: hand over the pages, and type in what comes back.
players:
{players}
{_open(game.opens_with)}
# How long each phase lasts: 90m, 72h, 3d. Nights and weekends: quiet: {{from: "22:00", to: "08:00", days: [sat, sun]}}
deadlines: {{clue: {pace.clue}, card: {pace.card}, vote: {pace.vote}}}

# For those who are late: wait (you decide), random (chance decides for them), or abstain.
missing: wait
{seed}{mail}
# What happened, an event a line. Only the program writes below this line. Hands, cards and votes are veiled,
# so that you can look at this file and still play; moves that you type in yourself do spoil your own fun.
journal:
"""


VARIABLE = "DIXIT_PASSWORD"
"""Where a new game looks for its password in the environment."""
IN_ENVIRONMENT = f"env:{VARIABLE}"
_WIDTH = 118
_DRAFTS = """\
# How mails leave and answers come in. As it stands, each mail becomes a draft in output/, which you send with your own
# mail program, and you type in what the players answer. Both tell you secrets."""
_PROVIDERS = "`dixit-pbem new --mail gmail` writes these lines for a mail server, as for many others; see `new --help`."
_NO_KEYS = "\n# mail:\n#   "
DRAFTS_AND_TYPING = f"""\
{_DRAFTS}
# {_PROVIDERS}{_NO_KEYS}fetch: {{folder: inbox}}     # answers that you save there, as .eml files, are read for you
"""
DRAFTS_AND_FOLDER = f"""\
# How mails leave and answers come in. Each mail becomes a draft in output/, which you send with your own mail program;
# answers that you save in the folder `inbox` beside this file, as .eml files, are read for you. Drafts tell secrets.
# {_PROVIDERS}
mail:
  fetch: {{folder: inbox}}
"""


@frozen
class Account:
    """The address that a game writes from; where it is a player's own, other mails lie there too."""

    address: str
    is_a_players: bool
    password_from: str = IN_ENVIRONMENT
    """Where its password lies, if it takes one."""


_OF_PASSWORD = f"""\
# The password never stands in this file. Put it into the environment as {VARIABLE}; or write file:~/dixit-password
# for a file that only you can read (chmod 600), or keyring:dixit for a key ring."""
_KEPT_ELSEWHERE = """\
# The password never stands in this file: it lies where password_from says, a key ring or a file that only you can read.
# `doctor GAME --keep-password` asks for it and puts it there."""
_OF_SIGN_IN = """\
# The token never stands in this file: `doctor GAME --log-in` puts it where password_from says, a file that only you can
# read, or keyring:dixit for a key ring; from then on it renews itself."""
_OWN = """\
# You see the answers that come into this mailbox, and everybody's hand in its folder of sent mails. A filter puts the
# answers aside, into a folder that you name as 'mailbox' below; docs/mail-accounts.md says how.
"""


def mail_by_server(provider: Provider, account: Account) -> str:
    """The section for an account with the servers of a provider."""
    address, domain = quoted(account.address), account.address.rpartition("@")[2]
    advice = "\n".join(f"# {line}" for line in textwrap.wrap(provider.advice, _WIDTH, break_on_hyphens=False))
    own_servers = f"    own_servers: {provider.own_servers}\n" if provider.own_servers else ""
    private = "# private: true          # for somebody's own mailbox"
    own = _OWN if account.is_a_players else ""
    if account.is_a_players:
        private = "private: true            # somebody's own mailbox"
    return f"""\
# How mails leave and answers come in: through {provider.name}. `dixit-pbem doctor` tries them.
{advice}
{_where_it_lies(provider, account)}
{own}mail:
  address: {address}
  # plus: true               # answers go to an address with a mark in it, where the provider knows such addresses
  send:
    server: {provider.send.format(domain=domain)}
    port: {provider.send_port}
    security: {provider.send_security}
{_log_in(provider, account)}
    # per_minute: 20         # where the provider takes no more at once
  fetch:
    server: {provider.fetch.format(domain=domain)}
    port: {FETCH_PORT}
    security: {FETCH_SECURITY}
{_log_in(provider, account)}
    {private}: all that is not for the game is left alone
{own_servers}    # mailbox: Dixit         # where a rule of yours puts the answers; without it INBOX
"""


def _settling(mail: str, pace: Pace) -> str:
    """The section on mail of a game whose phases are too short for the usual wait after the last answer."""
    if pace.settle == SETTLES:
        return mail
    settle = f"  settle: {pace.settle // timedelta(minutes=1)}m               # so long people can change their mind\n"
    # Where all keys are comments, the section begins with this one.
    section, begins, keys = mail.replace(_NO_KEYS, "\nmail:\n  # ").partition("\nmail:\n")
    return f"{section}{begins}{settle}{keys}"


def _where_it_lies(provider: Provider, account: Account) -> str:
    if provider.login != PASSWORD:
        return _OF_SIGN_IN
    return _OF_PASSWORD if account.password_from == IN_ENVIRONMENT else _KEPT_ELSEWHERE


def _log_in(provider: Provider, account: Account) -> str:
    user = f"    user: {quoted(account.address)}\n"
    if provider.login == PASSWORD:
        place = account.password_from
        return f"{user}    password_from: {place if _PLACE.fullmatch(place) else quoted(place)}"
    return f"{user}    password_from: file:~/dixit-token\n    login: {provider.login}"
