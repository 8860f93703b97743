"""What belongs to no table waits for the host, and strangers meet silence; who may begins a table by mail."""

from __future__ import annotations

from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in
from dixit_pbem.club.new_tables import MOST_A_DAY
from dixit_pbem.club.table import ClubTable
from dixit_pbem.journal.facts_of_guests import GuestSeated
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.club.test_accounts import BAR, POST, round_of, with_accounts
from tests.mailing import Ready
from tests.program import Program

pytestmark = pytest.mark.long
ANYBODY = "new_tables: anybody\n"


def lay(
    folder: Path,
    text: str,
    *,
    sender: str = "Fay <fay@new.example>",
    subject: str = "Hello",
    to: str = "play@example.org",
    headers: dict[str, str] | None = None,
) -> None:
    """A mail comes in."""
    number = len(list(folder.rglob("*.eml")))
    mail = EmailMessage()
    for name, value in {"From": sender, "To": to, "Subject": subject, **(headers or {})}.items():
        mail[name] = value
    mail["Message-ID"] = f"<{number}@client.example>"
    mail["Date"] = "Wed, 18 Nov 2026 08:00:00 +0000"
    mail.set_content(f"{text}\n")
    (folder / f"stranger-{number}.eml").write_bytes(mail.as_bytes())


def sent(folder: Path) -> list[EmailMessage]:
    mails = [message_from_bytes(path.read_bytes(), policy=policy.default) for path in sorted(folder.glob("*.eml"))]
    return [mail for mail in mails if isinstance(mail, EmailMessage)]


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return " ".join(str(body.get_content()).split())


def tables(database: Database) -> list[ClubTable]:
    with database.connection() as opened:
        found = opened.execute("select id from game order by title, id").fetchall()
    return [ClubTable(database, str(name)) for (name,) in found]


@pytest.fixture
def club(program: Program, database: Database, address: str) -> Database:
    program.ok("club", "init", address)
    return with_accounts(database, BAR, more=ANYBODY)


def test_a_mail_of_nobody_waits_without_a_word_until_it_is_asked_for(
    ready: Ready, club: Database, program: Program
) -> None:
    take_in(club, GameFile(ready("card").path))
    lay(club.folder / "in", "B, I think", sender="Bob Smith <bob@elsewhere.example>", subject="my card is B")
    round_of(club)
    assert [mail for mail in sent(club.folder / "out") if "elsewhere" in str(mail["To"])] == []
    listed = program.ok("club", "mails")
    assert "from bob@elsewhere.example" in listed
    assert "I think" not in listed
    assert "my card" not in listed
    number = listed.split()[0]
    assert "    | B, I think" in program.ok("club", "mails", "show", number)
    assert program.ok("club", "mails", "dismiss", number) == "It waits no more.\n"
    assert program.ok("club", "mails") == "No mail waits.\n"
    again = program("club", "mails", "show", number)
    assert (again.code, "No mail of nobody has the number" in again.err) == (1, True)
    round_of(club)
    assert program.ok("club", "mails") == "No mail waits.\n"


def test_a_mail_that_is_given_to_a_table_is_read_there_as_if_it_had_come_there(
    ready: Ready, club: Database, program: Program
) -> None:
    name = take_in(club, GameFile(ready("card").path)).id
    lay(club.folder / "in", "B", sender="bob@elsewhere.example")
    round_of(club)
    number = program.ok("club", "mails").split()[0]
    wrong = program("club", "mails", "give", number, "beef")
    assert (wrong.code, wrong.err.partition(".")[0]) == (1, "The club has no table 'beef'")
    assert program.ok("club", "mails", "give", number, name) == f"{name} reads it with its next step.\n"
    assert program.ok("club", "mails") == "No mail waits.\n"
    round_of(club)
    held = look(ClubTable(club, name)).held
    assert [fact.sender for _, fact in held] == ["bob@elsewhere.example"]
    assert "from bob@elsewhere.example" in program.ok("club", "game", name, "held")


def test_what_makes_no_sense_is_told_as_ever(club: Database, program: Program) -> None:
    for words in (("show",), ("dismiss",), ("give", "1"), ("show", "one"), ("show", "1", "2")):
        assert program("club", "mails", *words).code == 2, words


@pytest.mark.parametrize(
    ("subject", "text", "language"),
    [
        ("new: Sunday dreamers", "", "en"),
        ("NEW TABLE: “Sunday dreamers”", "Thanks!", "en"),
        ("hello", "\nnuovo: Sunday dreamers\n", "it"),
        ("Nowy stół: Sunday dreamers", "", "pl"),
    ],
)
def test_a_table_is_begun_by_mail_and_its_moderator_is_who_wrote(
    subject: str, text: str, language: str, club: Database
) -> None:
    lay(club.folder / "in", text, subject=subject)
    assert [each for each in round_of(club) if "A table is begun by mail" not in each] == []
    (table,) = tables(club)
    settings = look(table).settings
    assert (settings.title, settings.language, settings.table) == ("Sunday dreamers", language, "open")
    assert (settings.moderator.email, settings.seats) == ("fay@new.example", ("Fay",))
    (note,) = sent(club.folder / "out")
    assert (str(note["To"]), str(note["From"])) == ("fay@new.example", "dixit-pbem <play@example.org>")
    assert note["Auto-Submitted"] == "auto-generated"
    assert "Sunday dreamers" in str(note["Subject"])
    assert "play@example.org" in text_of(note)
    assert round_of(club) == []
    assert len(tables(club)) == 1


def test_whoever_wants_to_play_sits_down_at_the_table_that_has_waited_longest(club: Database, program: Program) -> None:
    lay(club.folder / "in", "", subject="new: Zebras")
    round_of(club)
    program.at("2026-11-18T10:00:00Z")
    lay(club.folder / "in", "", subject="new: Apes", sender="gus@new.example")
    round_of(club)
    program.at("2026-11-18T11:00:00Z")
    lay(club.folder / "in", "I want to play", sender="hal@new.example")
    round_of(club)
    question = next(mail for mail in sent(club.folder / "out") if "hal@new.example" in str(mail["To"]))
    assert "Zebras" in text_of(question)
    reply = {"In-Reply-To": str(question["Message-ID"])}
    lay(club.folder / "in", "yes", sender="hal@new.example", subject=f"Re: {question['Subject']}", headers=reply)
    round_of(club)
    apes, zebras = tables(club)
    seated = [step.event for step in look(zebras).history.facts if isinstance(step.event, GuestSeated)]
    assert [each.email for each in seated] == ["hal@new.example"]
    assert [step for step in look(apes).history.facts if isinstance(step.event, GuestSeated)] == []


@pytest.mark.parametrize(
    ("sender", "subject", "to", "headers"),
    [
        ("fay@new.example", "new: visit http://evil.example", "play@example.org", {}),
        ("fay@new.example", "new: evil.example", "play@example.org", {}),
        ("fay@new.example", f"new: {'x' * 61}", "play@example.org", {}),
        ("fay@new.example", "new: ", "play@example.org", {}),
        ("fay@new.example", "news: Sunday", "play@example.org", {}),
        ("fay@new.example", "Re: new: Sunday", "play@example.org", {}),
        ("fay@new.example", "new: Sunday", "play@example.org", {"In-Reply-To": "<1@x.example>"}),
        ("fay@new.example", "new: Sunday", "somebody@example.org", {}),
        ("play@example.org", "new: Sunday", "play@example.org", {}),
        ("a@new.example, b@new.example", "new: Sunday", "play@example.org", {}),
        ("no-reply@new.example", "new: Sunday", "play@example.org", {}),
        ("fay@new.example", "new: Sunday", "play@example.org", {"Auto-Submitted": "auto-replied"}),
        ("fay@new.example", "new: Sunday", "play@example.org", {"Precedence": "bulk"}),
        ("fay@new.example", "new: Sunday", "play@example.org", {"List-Id": "<dreams.example.org>"}),
        ("fay@new.example", "new: Sunday", "play@example.org", {"Return-Path": "<>"}),
        (
            "fay@new.example",
            "new: Sunday",
            "play@example.org",
            {"Authentication-Results": "mx.example.org; dmarc=fail header.from=new.example"},
        ),
    ],
)
def test_robots_forgers_and_strange_titles_begin_nothing_and_hear_nothing(
    sender: str, subject: str, to: str, headers: dict[str, str], club: Database
) -> None:
    own = BAR.replace("fetch: {folder: in}", "fetch: {folder: in, own_servers: mx.example.org}")
    with_accounts(club, own, more=ANYBODY)
    lay(club.folder / "in", "", sender=sender, subject=subject, to=to, headers=headers)
    assert not any("could not be read" in each for each in round_of(club))
    assert tables(club) == []
    assert sent(club.folder / "out") == []


@pytest.mark.parametrize("more", ["", "new_tables: nobody\n", "new_tables: [ana@example.org]\n"])
def test_who_may_not_begin_a_table_meets_silence(more: str, club: Database, program: Program) -> None:
    with_accounts(club, BAR, more=more)
    lay(club.folder / "in", "", subject="new: Sunday dreamers")
    lay(club.folder / "in", "I want to play")
    round_of(club)
    assert tables(club) == []
    assert sent(club.folder / "out") == []
    assert program.ok("club", "mails").count("from fay@new.example") == 2


def test_in_a_day_one_may_begin_so_many_tables_and_all_together_so_many(club: Database) -> None:
    with_accounts(club, BAR, more=f"{ANYBODY}a_day: 2\n")
    for number in "abc":
        lay(club.folder / "in", "", subject=f"new: {number}")
    round_of(club)
    assert len(tables(club)) == 2
    assert len(sent(club.folder / "out")) == 2
    with club.connection() as opened:
        opened.execute("insert into begun select 'x', n || '@x.example' from generate_series(3, %s) n", (MOST_A_DAY,))
    lay(club.folder / "in", "", subject="new: late", sender="gus@new.example")
    round_of(club)
    assert len(tables(club)) == 2
    with club.connection() as opened:
        opened.execute("update begun set at = at - interval '25 hours'")
    lay(club.folder / "in", "", subject="new: later", sender="gus@new.example")
    round_of(club)
    assert len(tables(club)) == 3


def test_of_several_accounts_the_table_keeps_the_one_that_was_written_to(club: Database) -> None:
    with_accounts(club, BAR, POST, more=ANYBODY)
    lay(club.folder / "post-in", "", subject="new: Sunday dreamers", to="post@example.org")
    round_of(club)
    (table,) = tables(club)
    assert look(table).settings.mail.address == "post@example.org"
    assert len(sent(club.folder / "post-out")) == 1
    assert sent(club.folder / "out") == []


def test_the_same_mail_that_comes_again_begins_no_second_table(club: Database) -> None:
    lay(club.folder / "in", "", subject="new: Sunday dreamers")
    round_of(club)
    with club.connection() as opened:
        opened.execute("update account set read_at = %s", (datetime(2020, 1, 1, tzinfo=UTC),))
    round_of(club)
    assert len(tables(club)) == 1
