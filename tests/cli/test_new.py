"""`new`: from its options, from answers on a terminal, and from nothing but a file name."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sys
from datetime import timedelta
from pathlib import Path

import pexpect
import pytest
import yaml

from dixit_pbem.cli import choices
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.mail_settings import Fetch, Folder, Send, Server
from dixit_pbem.storage.shipped import shipped
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


@pytest.mark.parametrize(
    ("least", "rules"),
    [(4, "odyssey"), (6, "party"), (6, "team"), (4, "classic"), (4, "modern"), (4, "imaginarium"), (4, "demo")],
)
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


def test_a_name_without_an_ending_gets_the_one_by_which_games_are_found(program: Program) -> None:
    assert program.ok("new", "sunday").startswith("sunday.yaml is ready for 4 players.")
    program("next-turn")
    assert "Round 1" in program("status").out


def test_a_rehearsal_says_so(program: Program) -> None:
    program.ok("new", "sunday.yaml", "--seed", "1")
    program.ok("next-turn", "sunday.yaml")
    assert program.ok("status", "sunday.yaml").startswith("Sunday (a rehearsal: its seed is known)\n")


REFUSED = [
    ("There is no deck 'drems'. Did you mean 'dreams'? There are: dreams. "
     "The path of a folder with a deck.yaml works as well.", ("--deck", "drems")),
    ("A game has 3 to 12 players, and there are 1. Change the list.", ("--player", "Ana")),
    ("The game needs an address to write from. Write it like --address ana@example.org.",
     ("--mail", "gmail", "--player", "Ana", "--player", "Bob", "--player", "Cyd")),
    ("'ana' is no e-mail address. Write it like --address ana@example.org.", ("--mail", "gmx", "--address", "ana")),
    ("--address goes with the servers of a provider, as in --mail gmail.", ("--address", "ana@example.org")),
    ("'Bob=B' cannot be a name: '=' and ',' mean something on the command line. Choose another.",
     ("--player", "Bob=B", "--player", "Cyd", "--player", "Dee")),
    ("'title' has 121 characters, and at most 120 fit a page. Write a shorter one.", ("--title", "x" * 121)),
    ("'password_from' says where the password lies, never the password itself. Write env:NAME for the environment, "
     "file:PATH for a file that only you can read, or keyring:SERVICE for a key ring.",
     ("--mail", "gmail", "--password-from", "secret", "--player", "Ana <ana@example.org>; Bob; Cyd")),
    ("'ana' cannot be a name: somebody else has it. Choose another.", ("--player", "Ana; Bob; ana")),
    ("--open lets people write for a seat, and drafts bring no mail in. Say how, as in --mail gmail.",
     ("--player", "Ana <ana@example.org>", "--open", "6")),
    ("The game cannot begin when 3 are here. With these rules and players: 4, 5, 6, 7, 8, 9, 10, 11, 12.",
     ("--player", "Ana; Bob; Cyd; Dee", "--open", "3", "--mail", "folder")),
    ("'Ian' cannot be a name: it looks just like 'lan'. Choose another.", ("--player", "lan; Bob; Ian")),
]  # fmt: skip


@pytest.mark.parametrize(("told", "options"), REFUSED)
def test_what_cannot_be_played_is_not_written(program: Program, told: str, options: tuple[str, ...]) -> None:
    said = program("new", "sunday.yaml", *options)
    assert (said.code, said.err.strip()) == (2 if told.startswith("--") or "--address" in told else 1, told)
    assert list(program.folder.iterdir()) == []


def test_an_open_table_begins_with_whoever_is_named(program: Program) -> None:
    begun = ("new", "sunday.yaml", "--open", "6", "--mail", "folder", "--player", "Ana <ana@example.org>")
    said = program.ok(*begun)
    assert said.startswith("sunday.yaml is ready, and others may write for a seat; Ana sits there already.")
    settings = look(GameFile(program.folder / "sunday.yaml")).settings
    assert (settings.table, settings.starts_with, settings.seats) == ("open", 6, ("Ana",))
    assert "Here so far: Ana." in program.ok("next-turn", "sunday.yaml")
    both = program("new", "7b.yaml", "--open", "6", "--people", "class.csv")
    assert (both.code, "--open goes with one table" in both.err) == (2, True)


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


def test_a_game_from_the_first_players_own_address_leaves_their_other_mails_alone(program: Program) -> None:
    told = program.ok("new", "sunday.yaml", "--mail", "gmail").splitlines()
    mail = look(GameFile(program.folder / "sunday.yaml")).settings.mail
    assert (mail.address, mail.fetch.private) == ("ana@example.org", True)
    assert told[-3:] == [
        "Gmail wants a password made for this program alone: switch on 2-Step Verification, then make an app password "
        "at https://myaccount.google.com/apppasswords. In older accounts, switch on IMAP in Settings too.",
        "Type `read -rs DIXIT_PASSWORD && export DIXIT_PASSWORD`, then the password; it stands nowhere else.",
        "Then try it: dixit-pbem doctor sunday.yaml",
    ]


def test_where_no_password_counts_one_is_told_how_to_sign_in(program: Program) -> None:
    told = program.ok("new", "sunday.yaml", "--mail", "outlook").splitlines()
    assert told[-1] == "Then sign in, and try it: dixit-pbem doctor sunday.yaml --log-in --client-id …"
    assert "DIXIT_PASSWORD" not in "".join(told)
    text = (program.folder / "sunday.yaml").read_text()
    assert "A filter puts the\n# answers aside, into a folder that you name as 'mailbox' below" in text


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


def ctrl_c_counts() -> None:
    """Whoever was started in the background hands on that Ctrl-C means nothing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`new` on a terminal, and a person who answers."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "dixit_pbem", "new", *options],
            cwd=str(folder),
            encoding="utf-8",
            timeout=HANGS,
            dimensions=(40, 300),
            preexec_fn=ctrl_c_counts,
        )
        self.shown = ""

    def answer(self, prompt: str, *answers: str) -> None:
        """Answer what is asked, once more each time it is asked again."""
        for answer in answers:
            self.child.expect_exact(f"{prompt}")
            self.shown += str(self.child.before) + prompt
            self.child.expect(r"(\[[^\]]*\])?: ")
            self.shown += str(self.child.before) + str(self.child.after)
            self.child.sendline(answer)

    def end(self) -> int:
        self.child.expect(pexpect.EOF)
        self.shown += str(self.child.before)
        self.child.close()
        self.shown = self.shown.replace("\r\n", "\n")
        return int(self.child.exitstatus or 0)


PLAYER = "(empty to finish)"


@pytest.mark.parametrize(("way", "tells"), [((), "together: true"), (("--in-turn",), "rules: odyssey")])
def test_who_wants_the_usual_is_asked_nothing(program: Program, way: tuple[str, ...], tells: str) -> None:
    players = [word for name in ("Ana", "Bob", "Cyd") for word in ("--player", f"{name} <{name.lower()}@example.org>")]
    asked = Terminal(program.folder, "sunday.yaml", "--usual", "--mail", "gmail", *way, *players)
    assert asked.end() == 0, asked.shown
    assert len(asked.shown.split()) < 100
    text = (program.folder / "sunday.yaml").read_text(encoding="utf-8")
    usual = ("title: Sunday", tells, "deck: dreams", "clue: 72h", "address: ana@example.org")
    assert [each for each in usual if each not in text] == []


def test_who_wants_the_usual_is_asked_who_plays(program: Program) -> None:
    asked = Terminal(program.folder, "--usual")
    asked.answer("Title of the game", "Friends")
    asked.answer(PLAYER, "Ana", "Bob", "Cyd", "")
    assert asked.end() == 0, asked.shown
    assert "Rules" not in asked.shown
    assert (program.folder / "friends.yaml").exists()


def test_a_terminal_is_asked_and_asks_again_for_what_cannot_be(program: Program) -> None:
    ours = program.folder / "decks" / "our-photos"
    ours.mkdir(parents=True)
    (ours / "sea.jpg").touch()
    (ours / "deck.yaml").write_text(
        "title: Our photos\nauthor: Ana\nlicence: ours\ncard_size: 80 x 120 mm\ncards:\n- {id: sea, file: sea.jpg}\n"
    )
    asked = Terminal(program.folder, "sunday.yaml")
    asked.answer("Title of the game", "T" * 200, "Friends")
    asked.answer("Rules", "whist", "?", "de")
    asked.answer("Decks", "drems", "dreams, our-photos")
    asked.answer("Language of the players", "klingon", "it")
    asked.answer("Pace", "lunhc", "lunch")
    asked.answer(PLAYER, "Ana <ana@example.org>", "ana", "", "Bob <b", "Bob", "Cyd", "")
    asked.answer("Time zone", "Roma", "Rome", "Europe/Rome")
    asked.answer("Who tells", "all", "in")
    asked.answer("How mails leave and come in", "post", "gmx")
    asked.answer("Address that the game writes from", "nobody", "dixit@gmx.net")
    assert asked.end() == 0, asked.shown
    for told in (
        "'title' has 200 characters, and at most 120 fit a page. Write a shorter one.",
        "  demo     3 or 4 players; a short game to try it out",
        "'whist' is not one of 'odyssey', 'party', 'team', 'classic', 'modern', 'imaginarium', 'demo'. Write one of",
        "team: 6, 8, 10 or 12 players; as odyssey, in pairs who share their points.",
        "our-photos  Our photos, 1 card",
        "Did you mean 'dreams'?",
        "'lunhc' is not one of 'lunch', 'daily', 'gentle', 'weekly'. Did you mean 'lunch'?",
        "'ana' cannot be a name: somebody else has it. Choose another.",
        "'demo' needs 3 players or more; there are 1 so far.",
        "'Bob <b' is no player",
        "  Bob, by post",
        "There is no time zone 'Roma'.",
        "There is no time zone 'Rome'. Did you mean 'Europe/Rome'?",
        "'all' is not one of 'together', 'in-turn'.",
        "by mail a cycle of six takes a week instead of six. Recommended by mail",
        "'post' is not one of 'drafts', 'folder', 'gmail'",
        "Address that the game writes from [ana@example.org]: ",
        "'nobody' is not an e-mail address. Write it like ana@example.org.",
    ):
        assert " ".join(told.split()) in " ".join(asked.shown.split()), asked.shown
    told = written(program)
    assert (told["title"], told["rules"], told["language"], told["timezone"]) == (
        "Friends",
        "demo",
        "it",
        "Europe/Rome",
    )
    assert look(GameFile(program.folder / "sunday.yaml")).settings.mail.address == "dixit@gmx.net"
    assert told["deck"] == ["dreams", "our-photos"]
    assert told["players"] == [{"name": "Ana", "email": "ana@example.org"}, {"name": "Bob"}, {"name": "Cyd"}]


def test_without_a_file_a_title_is_asked_and_empty_answers_take_what_is_proposed(program: Program) -> None:
    program.environment.setenv("TZ", "Europe/Lisbon")
    asked = Terminal(program.folder)
    asked.answer("Title of the game", "", "?", "Sunday dreamers")
    asked.answer("Rules", "")
    asked.answer("Decks", "?", "")
    asked.answer("Language of the players", "")
    asked.answer("Pace", "")
    asked.answer(PLAYER, "?", 'Ana <a@x.org>, "Bob, Jr." <b@y.org>; Cyd c@z.org', "Dee", "")
    asked.answer("Time zone", "?", "")
    asked.answer("Who tells", "")
    asked.answer("How mails leave and come in", "")
    assert asked.end() == 0, asked.shown
    assert "A game needs a title. Write one, as in Sunday dreamers." in asked.shown
    assert "Time zone [Europe/Lisbon]: " in asked.shown
    assert "it heads every mail and page" in asked.shown
    twice = ("The cards, by the name", "  dreams  Dreams, 84 cards", "You may paste a list", "Deadlines are told by")
    assert [asked.shown.count(about) for about in twice] == [2] * len(twice)
    told = written(program, "sunday-dreamers.yaml")
    assert (told["title"], told["timezone"]) == ("Sunday dreamers", "Europe/Lisbon")
    assert told["rules"] == {"base": "odyssey", "together": True}
    assert [player["name"] for player in told["players"]] == ["Ana", "Bob Jr.", "Cyd", "Dee"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("leave", ["\x03", "\x04"])
def test_whoever_leaves_before_the_end_leaves_no_file(leave: str, program: Program) -> None:
    asked = Terminal(program.folder, "sunday.yaml")
    asked.answer("Title of the game", "Friends")
    asked.child.expect_exact("Rules [odyssey]: ")
    asked.child.send(leave)
    assert asked.end() == 1
    assert list(program.folder.iterdir()) == []


def test_a_full_disk_leaves_no_half_file(program: Program) -> None:
    if os.fork() == 0:
        # What is imported from here on would be kept cut off, for all who import it later.
        sys.dont_write_bytecode = True
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))
        os._exit(program("new", "sunday.yaml").code)
    assert os.waitstatus_to_exitcode(os.wait()[1]) == 1
    assert not (program.folder / "sunday.yaml").exists()


def test_without_a_file_and_without_a_title_the_way_out_is_told(program: Program) -> None:
    said = program("new")
    assert said.code == 2
    assert 'Name the file, as in `new sunday.yaml`, or give a title: --title "Sunday dreamers".' in said.err


FILE_NAMES = [
    ("sunday-dreamers.yaml", "Sunday dreamers"),
    ("fusse-lodz.yaml", "Füße & Łódź!"),
    ("game-con.yaml", "CON"),
    ("game-com1.yaml", "com1."),
    ("game.yaml", "Снежинки"),
    ("game.yaml", "???"),
    ("etc-passwd.yaml", "../../etc/passwd"),
    ("a" * 60 + ".yaml", "a" * 100),
]


@pytest.mark.parametrize(("name", "title"), FILE_NAMES)
def test_a_title_makes_a_file_name_that_every_system_takes(name: str, title: str, program: Program) -> None:
    assert program.ok("new", "--title", title).startswith(f"{name} is ready for 4 players.")
    assert written(program, name)["title"] == title


def test_a_title_that_was_there_makes_another_file(program: Program) -> None:
    program.ok("new", "--title", "Sunday")
    program.ok("next-turn", "sunday.yaml")
    assert program.ok("new", "--title", "Sunday").startswith("sunday-2.yaml is ready")
    (program.folder / "sunday.yaml").unlink()
    assert program.ok("new", "--title", "Sunday").startswith("sunday-3.yaml is ready")


PACES = [
    ("lunch", (30, 20, 20), 2),
    ("daily", (24 * 60, 24 * 60, 24 * 60), 15),
    ("gentle", (72 * 60, 48 * 60, 48 * 60), 15),
    ("weekly", (7 * 24 * 60, 3 * 24 * 60, 3 * 24 * 60), 15),
]


@pytest.mark.parametrize("way", ["drafts", "folder", "gmail"])
@pytest.mark.parametrize(("pace", "minutes", "settle"), PACES)
def test_a_pace_sets_how_long_each_phase_lasts_and_settles_in_time(
    way: str, pace: str, minutes: tuple[int, int, int], settle: int, program: Program
) -> None:
    program.ok("new", "sunday.yaml", "--pace", pace, "--mail", way)
    settings = look(GameFile(program.folder / "sunday.yaml")).settings
    lengths = (settings.deadlines.clue, settings.deadlines.card, settings.deadlines.vote)
    assert lengths == tuple(timedelta(minutes=each) for each in minutes)
    assert settings.mail.settle == timedelta(minutes=settle) <= min(lengths) / 10
    assert max(map(len, (program.folder / "sunday.yaml").read_text().splitlines())) <= 120
    assert program.ok("next-turn", "sunday.yaml", "--dry-run")


def test_the_time_zone_of_the_machine_is_taken_where_nobody_is_asked(program: Program) -> None:
    program.environment.setenv("TZ", "Asia/Tokyo")
    program.ok("new", "sunday.yaml")
    program.ok("new", "monday.yaml", "--timezone", "America/New_York")
    assert written(program)["timezone"] == "Asia/Tokyo"
    assert written(program, "monday.yaml")["timezone"] == "America/New_York"
    said = program("new", "tuesday.yaml", "--timezone", "New York")
    assert (said.code, said.err) == (2, "There is no time zone 'New York'. Did you mean 'America/New_York'?\n")
    for nonsense in ("CET-1CEST", "nowhere/land", ""):
        program.environment.setenv("TZ", nonsense)
        program.ok("new", f"{len(nonsense)}.yaml")
        assert written(program, f"{len(nonsense)}.yaml")["timezone"] == "UTC"


def test_decks_are_mixed(program: Program) -> None:
    shutil.copytree(shipped("decks") / "dreams", program.folder / "our photos")
    program.ok("new", "sunday.yaml", "--deck", "dreams", "--deck", "our photos", "--deck", "dreams")
    assert written(program)["deck"] == ["dreams", "our photos"]


def test_a_list_from_a_mail_program_is_one_player_each(program: Program) -> None:
    pasted = 'To: Ana <a@x.org>,\n\t"Bob" <mailto:b@y.org>; Cyd <c@z.org>'
    told = program.ok("new", "sunday.yaml", "--player", pasted, "--player", "Dee d@w.org", "--player", "Eve")
    assert "\nEve plays by post, as no address is given.\n" in told
    assert written(program)["players"] == [
        {"name": "Ana", "email": "a@x.org"},
        {"name": "Bob", "email": "b@y.org"},
        {"name": "Cyd", "email": "c@z.org"},
        {"name": "Dee", "email": "d@w.org"},
        {"name": "Eve"},
    ]


def test_a_newcomer_is_read_as_a_player_of_a_new_game_is(program: Program) -> None:
    program.deal("odyssey", 4)
    program.ok("replace", "game.yaml", "bob", "Eve eve@example.org")
    assert look(GameFile(program.folder / "game.yaml")).begun.seats["Eve"].email == "eve@example.org"  # type: ignore[index]


def test_every_choice_is_explained() -> None:
    for told in (choices.rules_told(), choices.paces_told(), choices.ways_told()):
        assert all(len(about) > 30 for about in told.values())
    assert choices.languages_told()["it"] == "Italian"
    assert choices.rules_told()["odyssey"].startswith("3 to 12 players; ")


def test_names_and_addresses_that_go_no_further_are_told_at_once(program: Program) -> None:
    people = ("Ana <ana@example>", "Bob <bob@localhost>", "王小明 <cyd@example.org>")
    said = program.ok("new", "sunday.yaml", *(word for each in people for word in ("--player", each)))
    dot = (
        "No dot stands behind the @ of ana@example, as in ana@example.org: mails reach it only within your own network."
    )
    assert dot in said.splitlines()
    assert "localhost" not in said
    assert "'王小明' has signs that our typefaces do not draw. On paper it stands as '[cjk unified" in said
    assert dot in program("check", "sunday.yaml").err.splitlines()


def test_all_tell_at_once_where_it_is_asked_for_and_never_by_itself(program: Program) -> None:
    program.ok("new", "sunday.yaml", "--together")
    assert written(program)["rules"] == {"base": "odyssey", "together": True}
    program.ok("new", "monday.yaml")
    assert written(program, "monday.yaml")["rules"] == "odyssey"
    program.ok("new", "tuesday.yaml", "--in-turn", "--rules", "classic")
    assert written(program, "tuesday.yaml")["rules"] == "classic"


def test_rules_that_cannot_be_told_at_once_say_why_and_leave_no_file(program: Program) -> None:
    said = program("new", "sunday.yaml", "--rules", "party", "--together")
    assert said.code == 1
    assert "'together' needs clues that rest on a card" in said.err
    assert not (program.folder / "sunday.yaml").exists()


def test_few_cards_for_a_cycle_are_remarked_upon_at_once(program: Program) -> None:
    people = [word for name in ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus") for word in ("--player", name)]
    assert "mix in a second deck" in program.ok("new", "sunday.yaml", "--together", *people)


def test_of_several_players_all_that_cannot_be_are_told_at_once(program: Program) -> None:
    said = program("new", "game.yaml", "--player", "a@b@c", "--player", "Ana", "--player", "<a>b")
    assert said.code == 2
    assert [line.partition(" is no player")[0] for line in said.err.splitlines()] == ["'a@b@c'", "'<a>b'"]
    assert not (program.folder / "game.yaml").exists()
