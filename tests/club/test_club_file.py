"""`club.yaml`: what it says is read strictly, and every problem has its place."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from dixit_pbem.club.club_file import NewTables, read_club
from dixit_pbem.club.set_up import club_at, write_club
from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.storage.given import Given, with_given
from dixit_pbem.storage.mail_settings import Folder, Server
from dixit_pbem.storage.settings import load_settings
from tests.storage.settings_texts import LEAST

WHOLE = """\
database: postgresql:///dixit
accounts:
  bar:
    address: play@example.org
    send: {smtp: localhost, security: none, port: 2525}
    fetch: {imap: imap.example.org, user: play, password_from: env:PLAY}
    per_minute: 30
  post: {address: post@example.org, send: {folder: outbox}, fetch: {folder: inbox}}
decks: [decks, /srv/decks]
workers: 4
new_tables: [Ana@example.org, bob@example.org]
a_day: 3
host: {name: Ana, email: Ana@example.org}
"""


def test_all_that_a_club_may_say_is_read(tmp_path: Path) -> None:
    address, club = read_club(WHOLE, file="club.yaml", folder=tmp_path)
    assert address == "postgresql:///dixit"
    bar, post = club.given.accounts["bar"], club.given.accounts["post"]
    assert (bar.address, bar.send.per_minute) == ("play@example.org", 30)
    assert bar.send.way == Server("localhost", 2525, "none")
    assert bar.fetch.way == Server("imap.example.org", 993, "tls", "play", "env:PLAY")
    assert (post.send.way, post.fetch.way) == (Folder(Path("outbox")), Folder(Path("inbox")))
    assert club.given.decks == (Path("/srv/decks"),)
    assert (club.workers, club.host and club.host.email) == (4, "ana@example.org")
    assert club.new_tables == NewTables(frozenset({"ana@example.org", "bob@example.org"}), 3)


def test_a_club_that_says_its_database_alone_leaves_each_game_its_own_mail(tmp_path: Path) -> None:
    write_club(tmp_path / "club.yaml", "postgresql:///dixit")
    club = club_at(tmp_path / "club.yaml").club
    assert (club.given, club.workers, club.host) == (Given(), 2, None)
    assert not club.new_tables.allows("ana@example.org")


def test_what_a_new_club_proposes_is_a_club_without_its_signs_of_comment(tmp_path: Path) -> None:
    file = tmp_path / "club.yaml"
    write_club(file, "postgresql:///dixit")
    keys = ("accounts:", "  bar:", "decks:", "workers:", "new_tables:", "a_day:", "host:")
    lines = file.read_text().replace("nobody\n", "anybody\n").splitlines()
    file.write_text("\n".join(line[2:] if line[2:].startswith(keys) else line for line in lines))
    club = club_at(file).club
    assert list(club.given.accounts) == ["bar"]
    assert club.host
    assert club.new_tables.allows("whoever@example.org")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("decks: [", "deckz: [", "club.yaml:9: There is no key 'deckz' here. Did you mean 'decks'?"),
        ("workers: 4", "workers: 99", "club.yaml:10: 'workers' must be a whole number from 1 to 64."),
        ("workers: 4", "workers: many", "club.yaml:10: 'workers' must be a whole number without quotes"),
        ("{smtp: localhost", "{smtpd: localhost", "club.yaml:5: There is no key 'smtpd' here."),
        ("security: none", "security: off", "club.yaml:5: "),
        ("smtp: localhost", "smtp: mail.example.org", "Without security everybody on the way to 'mail.example.org'"),
        (", password_from: env:PLAY", "", "Logging in takes 'user' and 'password_from'. Add 'password_from'"),
        ("password_from: env:PLAY", "password: hunter2", "'password' looks like a password"),
        ("    address: play@example.org\n", "", "club.yaml:3: 'address' is missing in 'bar'. Add it."),
        ("address: play@example.org", "address: play", "club.yaml:4: 'play' is not an e-mail address."),
        ("    send: {smtp: localhost, security: none, port: 2525}\n", "", "'per_minute' means something only together"),
        ("per_minute: 30", "receipts: none", "club.yaml:7: There is no key 'receipts' here."),
        ("[Ana@example.org, bob@example.org]", "everybody", "club.yaml:11: 'new_tables' cannot be 'everybody'."),
        ("[Ana@example.org, bob@example.org]", "[Ana]", "club.yaml:11: 'ana' is not an e-mail address."),
        ("new_tables: [Ana@example.org, bob@example.org]\n", "", "club.yaml:11: 'a_day' means something only where"),
        ("host: {name: Ana, ", "host: {", "club.yaml:13: 'name' is missing in 'host'. Add it."),
        ("database: postgresql:///dixit\n", "", "club.yaml: 'database' is missing. Add it."),
    ],
)
def test_each_problem_has_its_place(old: str, new: str, told: str, tmp_path: Path) -> None:
    assert old in WHOLE
    with pytest.raises(BadFile) as bad:
        read_club(WHOLE.replace(old, new), file="club.yaml", folder=tmp_path)
    assert told.casefold() in str(bad.value).casefold()
    assert "hunter2" not in str(bad.value)


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as bad:
        read_club(WHOLE.replace("env:PLAY", "hunter2"), file="club.yaml", folder=tmp_path)
    assert "hunter2" not in str(bad.value)


def test_the_mail_of_a_game_gives_way_to_the_account_and_how_it_answers_stays(tmp_path: Path) -> None:
    _, club = read_club(WHOLE, file="club.yaml", folder=tmp_path)
    text = f"{LEAST}mail: {{address: own@example.org, settle: 1h, receipts: none, fetch: {{folder: here}}}}\n"
    for account in ("bar", "post"):
        own = load_settings(f"{text}account: {account}\n", file="game.yaml")
        found = with_given(own, club.given, file="7f3a").mail
        given = club.given.accounts[account]
        assert (found.address, found.send, found.fetch) == (given.address, given.send, given.fetch)
        assert (found.settle, found.receipts) == (timedelta(hours=1), "none")


@pytest.mark.parametrize(
    ("account", "told"),
    [("account: baz\n", "There is no account 'baz' here."), ("", "Several accounts are here.")],
)
def test_a_game_must_say_by_which_of_several_accounts(account: str, told: str, tmp_path: Path) -> None:
    _, club = read_club(WHOLE, file="club.yaml", folder=tmp_path)
    with pytest.raises(DixitError, match=f"{told} Name one with 'account'; there are: bar, post."):
        with_given(load_settings(LEAST + account, file="game.yaml"), club.given, file="7f3a")


def test_the_only_account_needs_no_name_and_decks_lie_where_the_club_says(tmp_path: Path) -> None:
    (tmp_path / "more" / "dreams").mkdir(parents=True)
    text = "database: x\naccounts: {bar: {address: a@example.org}}\ndecks: [decks, more]\n"
    _, club = read_club(text, file="club.yaml", folder=tmp_path)
    found = with_given(load_settings(LEAST, file="game.yaml"), club.given, file="7f3a")
    assert (found.mail.address, found.decks) == ("a@example.org", (str(tmp_path / "more" / "dreams"),))


def test_the_manual_shows_a_club_file_that_can_be_read(tmp_path: Path) -> None:
    shown = (Path(__file__).parents[2] / "docs" / "club.md").read_text().partition("```yaml\n")[2].partition("```")[0]
    _, club = read_club(shown, file="club.yaml", folder=tmp_path)
    assert club.given.accounts["bar"].send.per_minute == 30
