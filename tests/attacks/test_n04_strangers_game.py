"""A game file from a stranger does nothing beyond its own folder before a person has looked at it and allowed it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.paper.templates import web_page
from dixit_pbem.storage.allowed import FOLDER, config_folder
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.limited import Limit
from dixit_pbem.storage.shipped import album_templates, shipped
from tests.mailing import MAIL, Ready
from tests.program import Program

SCRIPT = "#!/bin/sh\ntouch ran\ncat >/dev/null\n"
EVIL = "{{ cycler.__init__ }} was here\n"


@pytest.fixture(autouse=True)
def _nothing_allowed_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


class Stranger:
    """A folder that somebody sent, with a game in it that is under way."""

    def __init__(self, program: Program, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.game = folder / "game.yaml"

    def mail(self, way: str) -> None:
        self.program.change((MAIL, f"mail: {{address: game@example.org, settle: 0, {way}}}"), game="theirs/game.yaml")

    def program_to_send(self) -> Path:
        script = self.folder / "bin" / "post"
        script.parent.mkdir()
        script.write_text(SCRIPT)
        script.chmod(0o755)
        self.mail("send: {sendmail: bin/post}, fetch: {folder: inbox}")
        return script

    def template(self, name: str = "mail/hand.j2", text: str = EVIL) -> Path:
        path = self.folder / "templates" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def ran(self) -> list[Path]:
        return [*self.program.folder.rglob("ran"), *Path.cwd().rglob("ran")]


@pytest.fixture
def stranger(ready: Ready, program: Program) -> Stranger:
    ready("clue", folder=program.folder / "theirs")
    return Stranger(program, program.folder / "theirs")


WAYS: dict[str, tuple[Callable[[Stranger], object], str]] = {
    "a program of its own": (lambda game: game.program_to_send(), "it runs the program {theirs}/bin/post"),
    "a program in the path": (
        lambda game: game.mail("send: {sendmail: cat}, fetch: {folder: inbox}"),
        f"it runs the program {os.path.realpath(shutil.which('cat') or '')}, to send mails",
    ),
    "a folder to write into": (
        lambda game: game.mail("send: {folder: ../elsewhere}"),
        "it writes mails into {here}/elsewhere",
    ),
    "a maildir to write into": (
        lambda game: game.mail("send: {maildir: /tmp/Maildir}"),
        "it writes mails into /tmp/Maildir",
    ),
    "a folder to read": (lambda game: game.mail("fetch: {folder: ../mine}"), "it reads mails from {here}/mine"),
    "an mbox to read": (lambda game: game.mail("fetch: {mbox: /var/mail/me}"), "it reads mails from /var/mail/me"),
    "a password for somebody else": (
        lambda game: game.mail(
            "send: {server: smtp.example.com, user: me, password_from: 'file:~/.ssh/id_rsa'}, fetch: {folder: inbox}"
        ),
        "it logs in at smtp.example.com:465 as me, with the password from file:~/.ssh/id_rsa",
    ),
    "templates of mails": (
        lambda game: game.template(),
        "it writes by templates of its own, in templates/mail: hand.j2",
    ),
    "templates of the album": (
        lambda game: game.template("album/index.html.j2"),
        "it writes by templates of its own, in templates/album: index.html.j2",
    ),
    "an output folder that leads out": (
        lambda game: (shutil.rmtree(game.folder / "output"), (game.folder / "output").symlink_to("/tmp")),
        "it keeps what it makes in /tmp/game",
    ),
}
WRITING = (
    ("next-turn", "{}"),
    ("next-turn", "{}", "--dry-run"),
    ("next-turn", "{}", "--no-send"),
    ("clue", "{}", "ana=A", "the long way home"),
    ("send", "{}"),
    ("fetch", "{}"),
    ("run", "{}", "--once"),
    ("say", "{}", "hello"),
    ("remind", "{}"),
    ("resend", "{}", "ana"),
    ("extend", "{}", "24h"),
    ("leave", "{}", "bob"),
    ("end", "{}"),
    ("album", "{}"),
    ("doctor", "{}"),
    ("check", "{}"),
    ("print", "kit", "{}", "-o", "kit"),
)
READING = (
    ("status", "{}"),
    ("status", "{}", "--json"),
    ("log", "{}"),
    ("verify", "{}"),
    ("rules", "{}"),
    ("held", "{}"),
)


@pytest.mark.parametrize(("way", "told"), WAYS.values(), ids=WAYS)
def test_all_that_it_reaches_for_is_listed_with_the_way_out(
    stranger: Stranger, way: Callable[[Stranger], object], told: str
) -> None:
    way(stranger)
    said = stranger.program("next-turn", str(stranger.game))
    assert said.code == 1
    here = stranger.program.folder
    assert f"  - {told.format(here=here, theirs=stranger.folder)}" in said.err, said.err
    assert f"dixit-pbem check {stranger.game} --allow" in said.err


@pytest.mark.parametrize("command", WRITING, ids=lambda words: " ".join(words))
def test_nothing_runs_before_it_is_allowed_in_no_command(stranger: Stranger, command: tuple[str, ...]) -> None:
    stranger.program_to_send()
    stranger.template()
    before = stranger.game.read_bytes()
    said = stranger.program(*(word.format(stranger.game) for word in command))
    assert said.code == 1
    assert "it runs the program" in said.out + said.err
    assert "was here" not in said.out + said.err
    assert stranger.ran() == []
    assert stranger.game.read_bytes() == before


@pytest.mark.parametrize("command", READING, ids=lambda words: " ".join(words))
def test_commands_that_need_none_of_it_work(stranger: Stranger, command: tuple[str, ...]) -> None:
    stranger.program_to_send()
    stranger.template()
    assert stranger.program(*(word.format(stranger.game) for word in command)).code == 0
    assert stranger.ran() == []


def test_what_was_allowed_is_done_and_not_asked_again(stranger: Stranger) -> None:
    stranger.program_to_send()
    told = stranger.program.ok("check", str(stranger.game), "--allow")
    assert told.startswith(f"Allowed on this computer: it runs the program {stranger.folder}/bin/post")
    stranger.program.ok("say", str(stranger.game), "hello")
    assert stranger.ran() != []
    again = stranger.program.ok("check", str(stranger.game), "--allow")
    assert again.startswith("game.yaml asks for nothing that is not allowed.")


@pytest.mark.parametrize("change", ["program", "template", "another template", "file", "place"])
@pytest.mark.long
def test_a_change_asks_anew(stranger: Stranger, change: str) -> None:
    script, template = stranger.program_to_send(), stranger.template(text="{{ part.head() }}")
    stranger.program("check", str(stranger.game), "--allow")
    assert "reaches beyond" not in stranger.program("check", str(stranger.game)).err
    game = stranger.game
    match change:
        case "program":
            script.write_text(f"{SCRIPT}touch more\n")
        case "template":
            template.write_text("{{ part.head() }} ")
        case "another template":
            stranger.template("mail/rules.j2")
        case "file":
            shutil.copy(script, script.with_name("other"))
            stranger.program.change(("bin/post", "bin/other"), game="theirs/game.yaml")
        case "place":
            game = stranger.folder.rename(stranger.folder.with_name("moved")) / "game.yaml"
    assert "reaches beyond its own folder" in stranger.program("next-turn", str(game)).err


def test_on_another_computer_it_is_asked_again(stranger: Stranger, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger.program_to_send()
    stranger.program.ok("check", str(stranger.game), "--allow")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(stranger.program.folder / "another"))
    assert "reaches beyond" in stranger.program("send", str(stranger.game)).err


def test_nothing_in_the_games_folder_can_allow_it(stranger: Stranger) -> None:
    stranger.program_to_send()
    stranger.program.ok("check", str(stranger.game), "--allow")
    shutil.copytree(config_folder() / FOLDER, stranger.folder / ".config" / "dixit-pbem" / FOLDER)
    shutil.rmtree(config_folder())
    assert "reaches beyond" in stranger.program("send", str(stranger.game)).err


def test_what_new_wrote_is_allowed_from_the_start(program: Program) -> None:
    (program.folder / "elsewhere").mkdir()
    shutil.copytree(shipped("decks") / "dreams", program.folder / "pictures")
    (program.folder / "mine").mkdir()
    deck = str(program.folder / "pictures")
    program.new("odyssey", 4, "--mail", "gmail", "--deck", deck, game="mine/game.yaml")
    assert "reaches beyond" not in program("check", "mine/game.yaml").err
    program.change(("smtp.gmail.com", "smtp.example.com"), game="mine/game.yaml")
    said = program("next-turn", "mine/game.yaml")
    assert "it logs in at smtp.example.com:465 as ana@example.org, with the password from env:" in said.err


def test_templates_that_lie_where_a_new_game_begins_are_asked_for(program: Program) -> None:
    own = program.folder / "templates" / "mail" / "hand.j2"
    own.parent.mkdir(parents=True)
    own.write_text(EVIL)
    program.new("odyssey", 4)
    assert "templates of its own" in program("next-turn", "game.yaml").err


def test_one_game_that_is_not_allowed_keeps_no_other_from_running(stranger: Stranger, ready: Ready) -> None:
    mine = ready("clue", folder=stranger.program.folder / "mine")
    stranger.program_to_send()
    said = stranger.program("run", "--once", str(stranger.game), str(mine.path))
    assert said.code == 1
    assert "it runs the program" in said.err
    assert stranger.ran() == []
    assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize("what", ["mail/hand.j2", "mail", "album/index.html.j2", "."])
def test_a_template_that_is_a_link_out_is_not_followed(stranger: Stranger, what: str) -> None:
    secret = stranger.program.folder / "secret"
    place = stranger.folder / "templates" / what
    if place.suffix:
        secret.write_text("my secret")
    else:
        shutil.copytree(shipped("templates") / what, secret)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(secret)
    for command in ("next-turn", "album", "check"):
        said = stranger.program(command, str(stranger.game))
        assert said.code == 1
        assert "is a link out of the game's folder, and is not followed" in said.err
        assert "my secret" not in said.out + said.err
    assert "is a link out" in stranger.program("check", str(stranger.game), "--allow").err


def test_a_picture_that_is_a_link_out_is_not_followed(tmp_path: Path, program: Program) -> None:
    folder = tmp_path / "theirs" / "decks" / "theirs"
    shutil.copytree(shipped("decks") / "dreams", folder, ignore=shutil.ignore_patterns("studio"))
    program.new("odyssey", 4, "--deck", "theirs", game="theirs/game.yaml")
    picture = load_deck(folder).cards[0].file
    picture.rename(tmp_path / "private.jpg")
    picture.symlink_to(tmp_path / "private.jpg")
    said = program("next-turn", "theirs/game.yaml")
    assert f"'{picture.name}' is a link out of the folder of the deck" in said.err
    # A link that stays inside is a file like any other.
    picture.unlink()
    shutil.copy(tmp_path / "private.jpg", folder / "other.jpg")
    picture.symlink_to("other.jpg")
    program.ok("next-turn", "theirs/game.yaml")


def test_a_side_file_that_is_a_link_out_is_not_there(stranger: Stranger) -> None:
    game = GameFile(stranger.game)
    game.keep("clue-files/own.jpg", b"own")
    secret = stranger.program.folder / "secret.jpg"
    secret.write_bytes(b"secret")
    (game.side_folder / "clue-files" / "link.jpg").symlink_to(secret)
    (game.side_folder / "folder").symlink_to(stranger.program.folder)
    assert game.kept("clue-files/own.jpg") == b"own"
    assert game.kept("clue-files/link.jpg") is None
    assert game.kept("folder/secret.jpg") is None
    assert game.kept("../../secret.jpg") is None


LOOPS = {
    "a loop": "{% for a in range(99999) %}{% for b in range(99999) %}{% for c in range(99999) %}{% endfor %}"
    "{% endfor %}{% endfor %}",
    "a number without an end": "{{ 9 ** (9 ** 9) }}",
    "more text than there is memory": "{{ 'x' * 9999999999 }}",
    "wide letters": "{{ '%09999999999d' | format(1) }}",
    "itself": "{% macro again() %}{{ again() }}{% endmacro %}{{ again() }}",
    "a division by nothing": "{{ 1 / 0 }}",
}


@pytest.mark.parametrize("text", LOOPS.values(), ids=LOOPS)
@pytest.mark.parametrize("name", ["mail/hand.j2", "album/index.html.j2"])
@pytest.mark.long
def test_a_template_without_an_end_is_one_message(
    stranger: Stranger, name: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("dixit_pbem.paper.templates", "dixit_pbem.post.writing.looks"):
        monkeypatch.setattr(f"{module}.COST", Limit(seconds=1, megabytes=200))
    stranger.template(name, text)
    stranger.program("check", str(stranger.game), "--allow")
    if name.startswith("album"):
        with pytest.raises(DixitError) as caught:
            web_page("index.html.j2", {}, templates=album_templates(stranger.folder))
        said = str(caught.value)
    else:
        said = stranger.program("check", str(stranger.game)).err
    assert "Traceback" not in said
    assert said.count(str(stranger.folder / "templates")) == 1, said


def test_names_of_a_stranger_cannot_write_on_the_terminal(stranger: Stranger) -> None:
    stranger.template("mail/\x1b[2Jhand.j2")
    said = stranger.program("next-turn", str(stranger.game))
    assert "\x1b" not in said.err
    assert "hand.j2" in said.err


def test_a_sign_in_is_kept_nowhere_that_was_not_allowed(stranger: Stranger) -> None:
    kept = "user: me, password_from: 'file:~/.profile', login: xoauth2"
    stranger.mail(f"send: {{server: smtp.gmail.com, {kept}}}, fetch: {{folder: inbox}}")
    said = stranger.program("doctor", str(stranger.game), "--log-in", "--client-id", "mine")
    assert said.code == 1
    assert "with the password from file:~/.profile" in said.err


def test_a_password_that_stays_on_this_computer_needs_nothing(stranger: Stranger) -> None:
    stranger.mail("send: {server: localhost, user: me, password_from: env:PW}, fetch: {folder: inbox}")
    assert "reaches beyond" not in stranger.program("check", str(stranger.game)).err
