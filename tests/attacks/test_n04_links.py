"""N4, the class of its links: whatever in a stranger's folder is a link out of it, is not followed unasked."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from dixit_pbem.storage.decks import DECK_FILE, load_deck
from dixit_pbem.storage.shipped import shipped
from tests.mailing import MAIL, Ready, Table, given
from tests.program import Program

SECRET = "the key to my house"
SECRET_MAIL = f"From: Bob <bob@example.org>\nSubject: hello\nMessage-ID: <1@a.example>\n\n{SECRET}\n"


@pytest.fixture(autouse=True)
def _nothing_allowed_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def theirs(ready: Ready, program: Program) -> Table:
    return ready("card", folder=program.folder / "theirs")


@pytest.fixture
def private(program: Program) -> Path:
    """A folder of one's own that no game has anything to do with."""
    folder = program.folder / "private"
    folder.mkdir()
    (folder / "letter.eml").write_text(SECRET_MAIL)
    return folder


def by_maildir(table: Table, key: str) -> None:
    table.program.change((MAIL, f"mail: {{address: game@example.org, settle: 0, {key}}}"))


def everything(folder: Path) -> str:
    """All that stands in a folder, whatever it is."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return "".join(path.read_text("latin-1") for path in files)


def test_a_mail_in_the_inbox_that_is_a_link_out_is_not_read(theirs: Table, private: Path) -> None:
    inbox = theirs.path.parent / "inbox"
    (inbox / "one.eml").symlink_to(private / "letter.eml")
    said = theirs.program("fetch", theirs.game)
    assert "inbox/one.eml cannot be read: It is a link out of its folder, and is not followed." in said.err
    assert theirs.opened.held == ()
    theirs.reply("Bob", "C")
    theirs.program("fetch", theirs.game)
    assert given(theirs) == {"Bob": ("C",)}, "all others are read"


def test_a_link_from_one_mail_of_the_inbox_to_another_is_one_mail(theirs: Table) -> None:
    mail = theirs.reply("Bob", "C")
    mail.with_name("again.eml").symlink_to(mail.name)
    theirs.fetch()
    assert given(theirs) == {"Bob": ("C",)}


def test_a_mail_in_a_maildir_that_is_a_link_out_is_not_read(theirs: Table, private: Path) -> None:
    box = theirs.path.parent / "box"
    for part in ("new", "cur", "tmp"):
        (box / part).mkdir(parents=True)
    (box / "new" / "1.a.b").symlink_to(private / "letter.eml")
    by_maildir(theirs, "send: {folder: outbox}, fetch: {maildir: box}")
    said = theirs.program("fetch", theirs.game)
    assert "is a link out of its folder, and is not followed" in said.out + said.err
    assert theirs.opened.held == ()


@pytest.mark.parametrize("part", ["new", "cur", "tmp"])
@pytest.mark.parametrize("key", ["fetch: {maildir: box}", "send: {maildir: box}"])
def test_a_maildir_whose_part_lies_elsewhere_is_asked_for(theirs: Table, private: Path, part: str, key: str) -> None:
    box = theirs.path.parent / "box"
    for each in ("new", "cur", "tmp"):
        (private / each).mkdir()
        (box / each).mkdir(parents=True)
    (private / "new" / "1.a.b").write_text(SECRET_MAIL)
    (box / part).rmdir()
    (box / part).symlink_to(private / part)
    by_maildir(theirs, key)
    before = sorted(private.rglob("*"))
    said = theirs.program("next-turn", theirs.game)
    assert said.code == 1
    assert f"mails {'from' if key.startswith('fetch') else 'into'} {private / part}" in said.err
    assert sorted(private.rglob("*")) == before


def test_an_outbox_with_a_step_that_lies_elsewhere_is_asked_for(theirs: Table, private: Path) -> None:
    outbox = theirs.path.parent / "outbox"
    outbox.mkdir(exist_ok=True)
    (outbox / "sent").symlink_to(private)
    said = theirs.program("next-turn", theirs.game)
    assert said.code == 1
    assert f"it writes mails into {private}" in said.err


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    folder = tmp_path / "theirs" / "decks" / "theirs"
    shutil.copytree(shipped("decks") / "dreams", folder, ignore=shutil.ignore_patterns("studio"))
    return folder


def test_a_deck_file_that_is_a_link_out_is_not_read(deck: Path, tmp_path: Path, program: Program) -> None:
    secret = tmp_path / "secret.yaml"
    (deck / DECK_FILE).rename(secret)
    secret.write_text(f"{SECRET}: 1\n{secret.read_text()}")
    (deck / DECK_FILE).symlink_to(secret)
    program.new("odyssey", 4, game="theirs/game.yaml")
    program.change(("deck: dreams", "deck: theirs"), game="theirs/game.yaml")
    for command in (("next-turn", "theirs/game.yaml"), ("deck", "check", str(deck)), ("deck", "new", str(deck))):
        said = program(*command)
        assert said.code == 1
        assert f"{deck}/deck.yaml: This is a link out of the folder of the deck" in said.out + said.err
        assert SECRET not in said.out + said.err


@pytest.mark.parametrize("place", ["originals", "cards"])
def test_a_deck_is_made_in_its_own_folder_alone(place: str, tmp_path: Path, program: Program) -> None:
    deck, private = tmp_path / "deck", tmp_path / "private"
    deck.mkdir()
    private.mkdir()
    (deck / place).symlink_to(private)
    Image.new("RGB", (80, 120), "teal").save(tmp_path / "one.png")
    said = program("deck", "new", str(deck), str(tmp_path / "one.png"))
    assert said.code == 1
    assert f"{deck / place}: This is a link out of the folder of the deck" in said.err
    assert list(private.iterdir()) == []


def test_a_picture_of_a_decks_folder_that_is_a_link_out_becomes_no_card(tmp_path: Path, program: Program) -> None:
    deck = tmp_path / "deck"
    deck.mkdir()
    Image.new("RGB", (80, 120), "teal").save(tmp_path / "private.png")
    Image.new("RGB", (80, 120), "coral").save(deck / "own.png")
    (deck / "theirs.png").symlink_to(tmp_path / "private.png")
    said = program("deck", "new", str(deck))
    assert said.code == 1
    assert f"{deck}/theirs.png: This is a link out of the folder of the deck" in said.err
    assert [card.id for card in load_deck(deck).cards] == ["deck/own"]


@pytest.mark.parametrize("what", ["templates", "templates/mail", "templates/mail/hand.j2"])
def test_a_packed_game_takes_nothing_along_that_is_a_link_out(what: str, theirs: Table, program: Program) -> None:
    folder, elsewhere = theirs.path.parent, program.folder / "elsewhere"
    (elsewhere / "mail").mkdir(parents=True)
    (elsewhere / "mail" / "hand.j2").write_text(SECRET)
    (folder / what).parent.mkdir(parents=True, exist_ok=True)
    (folder / what).symlink_to(elsewhere / what.removeprefix("templates").removeprefix("/"))
    theirs.program.ok("pack", theirs.game, "-o", "packed.dixit")
    with ZipFile(folder / "packed.dixit") as packed:
        assert SECRET.encode() not in b"".join(map(packed.read, packed.namelist()))
