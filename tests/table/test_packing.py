"""A game in one file: what is in it, that it goes on elsewhere as it would have here, and what is refused."""

from __future__ import annotations

import json
import shutil
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.shipped import shipped
from tests.mailing import Ready, Table
from tests.program import Program

SECRET = "correct horse battery staple"
SERVERS = (
    "mail: {address: game@example.org, send: {server: smtp.example.org, user: game@example.org, "
    "password_from: 'file:.game.yaml.d/secret'}, fetch: {folder: inbox}}"
)


def packed(table: Table, *options: str) -> Path:
    table.program.ok("pack", table.game, "-o", "game.dixit", *options)
    return table.program.folder / "game.dixit"


def names(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def own_deck(folder: Path) -> None:
    """A deck of the group's own, as large as the program's."""
    shutil.copytree(shipped("decks") / "dreams", folder, ignore=shutil.ignore_patterns("studio", "thumbs*"))


@pytest.fixture
def asked(ready: Ready) -> Table:
    """A table that holds a mail nobody could read."""
    table = ready("card")
    table.reply("Bob", "C, for the xylophone")
    table.reply("Cyd", "What would a xylophone choose?")
    table.fetch()
    return table


def test_a_packed_game_goes_on_elsewhere_as_it_would_have_here(asked: Table, tmp_path: Path) -> None:
    path = packed(asked)
    said = asked.program.ok("unpack", str(path), "elsewhere")
    assert "elsewhere/game.yaml is whole" in said
    there = asked.program.folder / "elsewhere" / "game.yaml"
    assert there.read_bytes() == asked.path.read_bytes()
    assert asked.program.ok("status", str(there)) == asked.program.ok("status", asked.game)
    number = str(asked.opened.held[-1][0])
    for game in (str(there), asked.game):
        assert "xylophone" in asked.program.ok("held", game, "show", number, "--spoilers")
        asked.program.ok("held", game, "accept", number, "B")
    assert there.read_bytes() == asked.path.read_bytes()
    asked.program.ok("check", str(there))


def test_the_same_game_makes_the_same_bytes(asked: Table) -> None:
    once = packed(asked).read_bytes()
    for path in asked.program.folder.rglob("*"):
        path.touch()
    assert packed(asked).read_bytes() == once


def test_what_is_packed_is_for_its_owner_only_and_so_is_what_is_unpacked(asked: Table) -> None:
    path = packed(asked)
    asked.program.ok("unpack", str(path), "elsewhere")
    made = [path, *(each for each in (path.parent / "elsewhere").rglob("*") if each.is_file())]
    assert {stat.S_IMODE(each.stat().st_mode) for each in made} == {0o600}


def test_no_lock_and_no_password_is_packed(asked: Table) -> None:
    asked.setting(asked.path.read_text().partition("\nmail: ")[2].partition("\n")[0], SERVERS.removeprefix("mail: "))
    (asked.program.folder / ".game.yaml.d" / "secret").write_text(SECRET)
    path = packed(asked)
    assert SECRET.encode() not in path.read_bytes()
    assert not [name for name in names(path) if name.endswith(("lock", "replacement", ".part", "secret"))]
    said = asked.program.ok("unpack", str(path), "elsewhere")
    assert "The password is not packed: put it where the file says, file:.game.yaml.d/secret." in said


@pytest.mark.long
def test_a_deck_and_templates_of_ones_own_come_along_and_the_programs_only_with_whole(program: Program) -> None:
    own_deck(program.folder / "decks" / "ours")
    (program.folder / "templates" / "mail").mkdir(parents=True)
    (program.folder / "templates" / "mail" / "notes.txt").write_text("ours")
    program.new("odyssey", 4, "--deck", "ours")
    program("check", "game.yaml", "--allow")
    program.ok("next-turn", "game.yaml")
    program.ok("pack", "game.yaml")
    inside = names(program.folder / "game.dixit")
    assert "decks/ours/deck.yaml" in inside
    assert "templates/mail/notes.txt" in inside
    shutil.rmtree(program.folder / "decks")
    program.ok("unpack", "game.dixit")
    refused = program("next-turn", "game/game.yaml")
    assert (refused.code, "nobody has allowed that on this computer yet" in refused.err) == (1, True)
    program("check", "game/game.yaml", "--allow")
    program.ok("next-turn", "game/game.yaml")


def test_the_programs_own_deck_comes_along_for_whoever_asks(asked: Table) -> None:
    assert not [name for name in names(packed(asked)) if name.startswith("decks/")]
    assert "decks/dreams/deck.yaml" in names(packed(asked, "--whole"))


def test_a_deck_from_elsewhere_gets_a_place_beside_the_game_and_its_owner_is_told(program: Program) -> None:
    own_deck(program.folder / "albums" / "ours")
    (program.folder / "games").mkdir()
    program.new("odyssey", 4, "--deck", "../albums/ours", game="games/game.yaml")
    said = program("pack", "games/game.yaml")
    assert said.err == ("The deck '../albums/ours' is packed as decks/ours: where you unpack it, write deck: ours.\n")
    assert "decks/ours/deck.yaml" in names(program.folder / "game.dixit")


def test_a_game_that_was_moved_rests_until_it_is_taken_back(asked: Table) -> None:
    said = asked.program.ok("pack", asked.game, "--move")
    assert "rests from now on" in said
    for command in (["next-turn"], ["clue"], ["send"], ["fetch"]):
        words = ["Bob", "no"] if command == ["clue"] else []
        refused = asked.program(*command, asked.game, *words)
        assert (refused.code, "was packed into game.dixit to go on elsewhere" in refused.err) == (1, True), refused
    assert asked.program("status", asked.game).code == 0
    assert "was packed into game.dixit to go on elsewhere, and rests here" in asked.program("check", asked.game).err
    asked.program.ok("unpack", "game.dixit", "elsewhere")
    asked.program.ok("next-turn", "elsewhere/game.yaml")
    assert "goes on here" in asked.program.ok("pack", asked.game, "--go-on-here")
    asked.program.ok("next-turn", asked.game)


def test_nothing_is_ever_written_over(asked: Table) -> None:
    path = packed(asked)
    before = asked.path.read_bytes()
    refused = asked.program("unpack", str(path), ".")
    assert (refused.code, "nothing is written over it" in refused.err) == (1, True)
    asked.path.rename(asked.program.folder / "aside")
    refused = asked.program("unpack", str(path), ".")
    assert (refused.code, ".game.yaml.d is there already" in refused.err) == (1, True)
    assert (asked.program.folder / "aside").read_bytes() == before


def test_an_older_packed_game_is_replaced_and_no_other_file(asked: Table) -> None:
    packed(asked)
    packed(asked)
    other = asked.program.folder / "thesis.txt"
    other.write_text("years of work")
    refused = asked.program("pack", asked.game, "-o", "thesis.txt")
    assert (refused.code, other.read_text()) == (1, "years of work")


def rewritten(path: Path, change: Callable[[dict[str, bytes]], None], **options: int) -> Path:
    """The same archive with other files in it, and a list that fits them."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    listed = json.loads(files.pop("packed.json"))
    change(files)
    from hashlib import sha256

    listed["files"] = {name: [len(raw), sha256(raw).hexdigest()] for name, raw in files.items()}
    made = path.with_name("other.dixit")
    with zipfile.ZipFile(made, "w") as archive:
        for name, raw in (*files.items(), ("packed.json", json.dumps(listed).encode())):
            info = zipfile.ZipInfo(name)
            info.external_attr = options.get("attributes", 0) << 16 if name != "packed.json" else 0
            archive.writestr(info, raw, options.get("compress"))
    return made


@pytest.mark.parametrize(
    "name",
    [
        "../outside",
        "/outside",
        "a/../../outside",
        "..\\outside",
        "C:/outside",
        ".ssh/authorized_keys",
        ".ssh/deck.yaml",
        ".game.yaml.d/lock",
        ".game.yaml.d/moved",
        ".bashrc",
        "templates/other/x",
        "program.py",
        "nul\0byte",
        "line\nbreak",
    ],
)
def test_a_file_that_belongs_to_no_game_is_refused_and_nothing_is_written(asked: Table, name: str) -> None:
    path = rewritten(packed(asked), lambda files: files.update({name: b"bad"}))
    before = sorted(asked.program.folder.rglob("*"))
    refused = asked.program("unpack", str(path), "elsewhere")
    assert refused.code == 1
    assert len(refused.err.splitlines()) == 1
    assert sorted(asked.program.folder.rglob("*")) == before


def test_a_link_in_an_archive_is_refused(asked: Table) -> None:
    path = rewritten(packed(asked), lambda files: None, attributes=stat.S_IFLNK | 0o777)
    refused = asked.program("unpack", str(path), "elsewhere")
    assert (refused.code, "would not stay in its folder" in refused.err) == (1, True)


def test_what_would_grow_when_it_is_unpacked_is_refused(asked: Table) -> None:
    bomb = rewritten(
        packed(asked), lambda files: files.update({".game.yaml.d/clues/x": bytes(10**7)}), compress=zipfile.ZIP_DEFLATED
    )
    refused = asked.program("unpack", str(bomb), "elsewhere")
    assert (refused.code, "no packed game, or not all of one" in refused.err) == (1, True)


def test_more_files_than_a_game_has_are_refused_by_their_number_alone(asked: Table) -> None:
    path = packed(asked)
    raw = bytearray(path.read_bytes())
    struct.pack_into("<2H", raw, len(raw) - 14, 60_000, 60_000)
    path.write_bytes(raw)
    refused = asked.program("unpack", str(path), "elsewhere")
    assert (refused.code, "more files than a game has" in refused.err) == (1, True)


def test_an_archive_that_is_cut_or_changed_anywhere_is_one_message(asked: Table) -> None:
    path = packed(asked)
    raw = path.read_bytes()
    with zipfile.ZipFile(path) as archive:
        begin = archive.getinfo("game.yaml").header_offset
    torn = [raw[:size] for size in range(0, len(raw), max(1, len(raw) // 40))]
    torn += [raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :] for at in range(begin + 40, len(raw), len(raw) // 40)]
    for content in torn:
        path.write_bytes(content)
        said = asked.program("unpack", str(path), "elsewhere")
        if said.code:
            assert (len(said.err.splitlines()), (path.parent / "elsewhere").exists()) == (1, False), said
        else:
            # A bit of the archive's own frame that means nothing: every file was compared all the same.
            assert (path.parent / "elsewhere" / "game.yaml").read_bytes() == asked.path.read_bytes()
            shutil.rmtree(path.parent / "elsewhere")


def test_what_is_not_there_and_what_is_no_archive_is_told(program: Program) -> None:
    (program.folder / "letter.txt").write_text("Dear all")
    (program.folder / "folder").mkdir()
    for name in ("none.dixit", "letter.txt", "folder"):
        said = program("unpack", name)
        assert (said.code, len(said.err.splitlines())) == (1, 1), said


def test_a_game_that_has_not_begun_is_packed_too(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("pack", "game.yaml")
    program.ok("unpack", "game.dixit", "elsewhere")
    assert GameFile(program.folder / "elsewhere" / "game.yaml").read().records == ()


@pytest.mark.long
def test_pictures_that_are_others_here_are_told_with_the_way_out(program: Program) -> None:
    own_deck(program.folder / "decks" / "ours")
    program.new("odyssey", 4, "--deck", "ours")
    program.ok("next-turn", "game.yaml")
    program.ok("pack", "game.yaml")

    def without_deck(files: dict[str, bytes]) -> None:
        for name in [name for name in files if name.startswith("decks/")]:
            del files[name]

    other = rewritten(program.folder / "game.dixit", without_deck)
    there = program.folder / "elsewhere" / "decks" / "ours"
    own_deck(there)
    card = next(there.glob("01-*"))
    card.write_bytes(card.read_bytes() + b"\0")
    said = program.ok("unpack", str(other), "elsewhere")
    assert "1 of 84 pictures are not here as the game began with them" in said
    assert "Pack it once more with --whole" in said


def test_two_games_that_share_a_deck_are_unpacked_into_one_folder_and_other_pictures_are_refused(
    program: Program,
) -> None:
    own_deck(program.folder / "decks" / "ours")
    for game in ("one.yaml", "two.yaml"):
        program.new("odyssey", 4, "--deck", "ours", game=game)
        program.ok("pack", game)
    program.ok("unpack", "one.dixit", "elsewhere")
    card = next((program.folder / "elsewhere" / "decks" / "ours").glob("01-*"))
    whole = card.read_bytes()
    card.write_bytes(whole + b"\0")
    said = program("unpack", "two.dixit", "elsewhere")
    assert (said.code, "is there already, with something else in it" in said.err) == (1, True)
    card.write_bytes(whole)
    program.ok("unpack", "two.dixit", "elsewhere")


def test_check_says_what_is_missing_when_the_game_file_was_copied_alone(asked: Table) -> None:
    alone = asked.program.folder / "elsewhere" / "game.yaml"
    alone.parent.mkdir()
    shutil.copy(asked.path, alone)
    said = asked.program("check", str(alone))
    number = asked.opened.held[-1][0]
    assert f".game.yaml.d does not lie beside {alone}" in said.err
    assert f"The mail that waits as number {number} is not here" in said.err
    assert said.code == 1


def test_whoever_goes_on_with_a_game_file_that_lies_alone_is_told_once(asked: Table) -> None:
    alone = asked.program.folder / "elsewhere" / "game.yaml"
    alone.parent.mkdir()
    shutil.copy(asked.path, alone)
    for command in ("status", "held", "log", "next-turn"):
        said = asked.program(command, str(alone))
        assert said.err.count(".game.yaml.d does not lie beside") == 1, command
    assert "does not lie beside" not in asked.program("status", str(alone)).err, "it is there again"


def test_check_says_which_clue_files_did_not_come_along(ready: Ready) -> None:
    table = ready("clue")
    picture = shipped("decks") / "dreams" / "01-moon-door.jpg"
    table.program.ok("clue", table.game, "Ana=A", "look", "--attach", str(picture))
    assert table.program("check", table.game).err == ""
    (file,) = (GameFile(table.path).side_folder / "clues").iterdir()
    file.unlink()
    said = table.program("check", table.game)
    assert "The file that came with the clue of round 1 is not in" in said.err


def test_check_names_the_folder_that_a_renamed_game_left_behind(asked: Table) -> None:
    renamed = asked.path.rename(asked.program.folder / "monday.yaml")
    said = asked.program("check", str(renamed))
    assert "If you renamed the game, give .game.yaml.d that name." in said.err
    (asked.program.folder / ".game.yaml.d").rename(asked.program.folder / ".monday.yaml.d")
    asked.program.ok("check", str(renamed))
