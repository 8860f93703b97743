"""`new`: from its options, from answers on a terminal, and from nothing but a file name."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.settings import Fetch, Folder, Send, Server
from tests.program import Program
from tests.watch import HANGS


def written(program: Program, name: str = "sunday.yaml") -> dict[str, object]:
    settings: dict[str, object] = yaml.safe_load((program.folder / name).read_text())
    return settings


def test_a_bare_name_makes_a_game_that_can_be_played_at_once(program: Program) -> None:
    program.ok("new", "sunday-dreamers.yaml")
    told = written(program, "sunday-dreamers.yaml")
    assert (told["title"], told["rules"], told["deck"]) == ("Sunday dreamers", "odyssey", "dreams")
    assert "Round 1 begins" in program.ok("next-turn", "sunday-dreamers.yaml")


@pytest.mark.parametrize(("least", "rules"), [(4, "odyssey"), (6, "party"), (6, "team"), (4, "classic"), (4, "demo")])
def test_every_system_gets_as_many_players_as_it_needs(program: Program, least: int, rules: str) -> None:
    program.ok("new", "sunday.yaml", "--rules", rules)
    players = written(program)["players"]
    assert isinstance(players, list)
    assert len(players) == least


AWKWARD = ["Łucja Ó'Neil", "No", "12:30", "Yes", "null", "O: Brien", "# Hash", "Δημήτρης", 'Quote "Q"', "Ann}", "1e3"]


def test_awkward_names_and_titles_are_read_back_as_they_were_typed(program: Program) -> None:
    people = [word for name in AWKWARD for word in ("--player", name)]
    program.ok("new", "sunday.yaml", "--title", "off: 1_000 # no", "--seed", "yes", *people)
    told = written(program)
    assert (told["title"], told["seed"]) == ("off: 1_000 # no", "yes")
    assert told["players"] == [{"name": name} for name in AWKWARD]
    assert "11 players" in program("check", "sunday.yaml").out


def test_the_pairs_of_a_game_in_pairs_are_told(program: Program) -> None:
    assert "The pairs: Ana and Dee; Bob and Eve; Cyd and Fay.\n" in program.ok("new", "s.yaml", "--rules", "team")


def test_a_rehearsal_says_so(program: Program) -> None:
    program.ok("new", "sunday.yaml", "--seed", "1")
    program.ok("next-turn", "sunday.yaml")
    assert program.ok("status", "sunday.yaml").startswith("Sunday (a rehearsal: its seed is known)\n")


REFUSED = [
    ("There is no deck 'drems'. Did you mean 'dreams'? There are: dreams. "
     "The path of a folder with a deck.yaml works as well.", ("--deck", "drems")),
    ("sunday.yaml:21: A game has 3 to 12 players, and there are 1. Change the list.", ("--player", "Ana")),
    ("The game needs an address to write from. Write it like --address ana@example.org.",
     ("--mail", "gmail", "--player", "Ana", "--player", "Bob", "--player", "Cyd")),
    ("'ana' is no e-mail address. Write it like --address ana@example.org.", ("--mail", "gmx", "--address", "ana")),
    ("--address goes with the servers of a provider, as in --mail gmail.", ("--address", "ana@example.org")),
    ("sunday.yaml:22: 'Bob, B' cannot be a name: '=' and ',' mean something on the command line. Choose another.",
     ("--player", "Bob, B", "--player", "Cyd", "--player", "Dee")),
]  # fmt: skip


@pytest.mark.parametrize(("told", "options"), REFUSED)
def test_what_cannot_be_played_is_not_written(program: Program, told: str, options: tuple[str, ...]) -> None:
    said = program("new", "sunday.yaml", *options)
    assert (said.code, said.err.strip()) == (2 if "--address" in told else 1, told)
    assert list(program.folder.iterdir()) == []


def test_a_new_game_under_the_name_of_an_older_one_is_refused(program: Program) -> None:
    program.ok("new", "sunday.yaml")
    program.ok("next-turn", "sunday.yaml")
    (program.folder / "sunday.yaml").unlink()
    said = program("new", "sunday.yaml")
    assert (said.code, said.err) == (
        1,
        ".sunday.yaml.d holds the journal of an older sunday.yaml. Take it away, or choose another name.\n",
    )


SERVERS = [
    (("smtp.gmail.com", 465, "tls"), "imap.gmail.com", "gmail"),
    (("smtp-mail.outlook.com", 587, "starttls"), "outlook.office365.com", "outlook"),
    (("smtp.fastmail.com", 465, "tls"), "imap.fastmail.com", "fastmail"),
    (("mail.gmx.net", 465, "tls"), "imap.gmx.net", "gmx"),
    (("smtp.libero.it", 465, "tls"), "imapmail.libero.it", "libero"),
    (("smtp.poczta.onet.pl", 465, "tls"), "imap.poczta.onet.pl", "onet"),
    (("smtp.friends.example", 465, "tls"), "imap.friends.example", "server"),
]
SIGNED = {"gmail": ("mx.google.com",), "fastmail": ("*.messagingengine.com",), "gmx": ("gmx.net",)}


@pytest.mark.parametrize(("sends", "fetches", "provider"), SERVERS)
def test_a_game_by_a_provider_knows_its_servers_and_where_the_password_lies(
    program: Program, sends: tuple[str, int, str], fetches: str, provider: str
) -> None:
    program.ok("new", "sunday.yaml", "--mail", provider, "--address", "dixit@friends.example")
    mail = look(GameFile(program.folder / "sunday.yaml")).settings.mail
    secret = ("file:~/dixit-token", "xoauth2") if provider == "outlook" else ("env:DIXIT_PASSWORD", "password")
    log_in = ("dixit@friends.example", *secret)
    assert (mail.address, mail.plus) == ("dixit@friends.example", False)
    assert mail.send == Send(Server(*sends, *log_in))
    assert mail.fetch == Fetch(Server(fetches, 993, "tls", *log_in), own_servers=SIGNED.get(provider, ()))
    assert program.ok("check", "sunday.yaml") == "sunday.yaml is in order: 4 players, 0 events.\n"


def test_a_game_from_the_first_players_own_address_leaves_his_other_mails_alone(program: Program) -> None:
    told = program.ok("new", "sunday.yaml", "--mail", "gmail").splitlines()
    mail = look(GameFile(program.folder / "sunday.yaml")).settings.mail
    assert (mail.address, mail.fetch.private) == ("ana@example.org", True)
    assert told[-3:] == [
        "Gmail wants a password made for this program alone: switch on 2-Step Verification, then make an app password "
        "at https://myaccount.google.com/apppasswords. In older accounts, switch on IMAP in Settings too.",
        "Type `read -rs DIXIT_PASSWORD && export DIXIT_PASSWORD`, then the password; it stands nowhere else.",
        "Then try it: dixit-pbem doctor sunday.yaml",
    ]


@pytest.mark.parametrize(("fetch", "way"), [(None, ()), (Folder(Path("inbox")), ("--mail", "folder"))])
def test_without_a_server_mails_become_drafts_and_the_file_says_so(
    program: Program, fetch: Folder | None, way: tuple[str, ...]
) -> None:
    assert "show you secrets; replies that come to a mailbox of the game's own do not.\n" in program.ok(
        "new", "sunday.yaml", *way
    )
    mail = look(GameFile(program.folder / "sunday.yaml")).settings.mail
    assert (mail.send, mail.fetch) == (Send(), Fetch(fetch))
    text = (program.folder / "sunday.yaml").read_text()
    assert "\n# How mails leave and answers come in." in text
    assert "`dixit-pbem new --mail gmail`" in text


WAYS = ["drafts", "folder", *(provider for _, _, provider in SERVERS)]


@pytest.mark.parametrize("way", WAYS)
def test_no_line_of_a_new_file_is_too_wide_to_read(program: Program, way: str) -> None:
    program.ok("new", "sunday.yaml", "--mail", way)
    assert max(map(len, (program.folder / "sunday.yaml").read_text().splitlines())) <= 120


def on_a_terminal(folder: Path, answers: list[str]) -> str:
    """What a terminal shows when a person answers these."""
    terminal, inner = pty.openpty()
    program = [sys.executable, "-m", "dixit_pbem", "new", "sunday.yaml"]
    process = subprocess.Popen(program, cwd=folder, stdin=inner, stdout=inner, stderr=inner)
    os.close(inner)
    shown = ""
    for answer in answers:
        shown += read_until(terminal, ": ")
        os.write(terminal, f"{answer}\n".encode())
    shown += read_until(terminal, "\0")
    process.wait()
    os.close(terminal)
    return shown


def read_until(terminal: int, end: str) -> str:
    shown, begin = "", time.monotonic()
    while not shown.endswith(end) and time.monotonic() < begin + HANGS:
        try:
            shown += os.read(terminal, 4096).decode()
        except OSError:
            break
    return shown


def test_a_terminal_is_asked_and_asks_again_for_what_cannot_be(program: Program) -> None:
    answers = ["Friends", "demo", "it", "Ana <ana@example.org>", "ana", "", "Bob <b", "Bob", "Cyd", "", "post", "gmx"]
    answers += ["nobody", "dixit@gmx.net"]
    shown = on_a_terminal(program.folder, answers)
    assert "'ana' cannot be a name: somebody else has it. Choose another." in shown
    assert "'demo' needs 3 players or more; there are 1 so far." in shown
    assert "'Bob <b' is no player" in shown
    assert "'post' is not one of 'drafts', 'folder', 'gmail'" in shown
    assert "Address that the game writes from [ana@example.org]: " in shown
    assert "'nobody' is not an e-mail address. Write it like ana@example.org." in shown
    told = written(program)
    assert (told["title"], told["rules"], told["language"]) == ("Friends", "demo", "it")
    assert look(GameFile(program.folder / "sunday.yaml")).settings.mail.address == "dixit@gmx.net"
    assert told["players"] == [{"name": "Ana", "email": "ana@example.org"}, {"name": "Bob"}, {"name": "Cyd"}]
