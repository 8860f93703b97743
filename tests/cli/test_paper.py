"""What the commands put on paper: the pages of a game, the box, the deck; all of it passes our own preflight."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pikepdf
import pytest

from tests.program import Prepared, Program


@pytest.fixture
def game(prepared: Prepared) -> Program:
    """A game with Polish Cyd, in which Ana tells first."""
    polish = ("\n- {name: Cyd,", "\n- {name: Cyd, language: pl,")
    return prepared("polish", lambda program: program.deal("odyssey", 4, polish))


def pages(program: Program) -> dict[str, bytes]:
    root = program.folder / "output" / "game"
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*.pdf"))}


def play_to_the_reveal(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "the long way home")
    game.ok("next-turn", "game.yaml")
    game.ok("card", "game.yaml", "bob=A", "cyd=B", "dee=C")
    game.ok("next-turn", "game.yaml")


def vote_for_ana(game: Program) -> None:
    number = next(card["number"] for card in game.status("--spoilers")["table"] if card["owner"] == "Ana")
    game.ok("vote", "game.yaml", f"bob={number}", f"cyd={number}", f"dee={number}")
    game.ok("next-turn", "game.yaml")


@pytest.mark.long
def test_every_player_gets_a_hand_and_every_language_a_table(game: Program) -> None:
    play_to_the_reveal(game)
    vote_for_ana(game)
    assert list(pages(game)) == [
        *(f"round-01/hand-{name}.pdf" for name in ("ana", "bob", "cyd", "dee")),
        *(f"round-01/{name}.pdf" for name in ("results-pl", "results", "reveal-pl", "reveal")),
        *(f"round-02/hand-{name}.pdf" for name in ("ana", "bob", "cyd", "dee")),
    ]


def test_pages_that_were_deleted_are_made_again_byte_for_byte(game: Program) -> None:
    play_to_the_reveal(game)
    before = pages(game)
    (game.folder / "output/game/round-01/reveal.pdf").unlink()
    game.ok("next-turn", "game.yaml")
    assert pages(game) == before


def test_calling_next_turn_again_writes_no_page_anew(game: Program) -> None:
    times = {path: path.stat().st_mtime_ns for path in (game.folder / "output").rglob("*.pdf")}
    assert "page file" not in game.ok("next-turn", "game.yaml")
    assert {path: path.stat().st_mtime_ns for path in (game.folder / "output").rglob("*.pdf")} == times


def test_a_dry_run_writes_nothing_at_all(program: Program) -> None:
    program.new("odyssey", 4)
    before = sorted(program.folder.rglob("*"))
    assert program.ok("next-turn", "game.yaml", "--dry-run").startswith("This would be done:\n")
    assert sorted(program.folder.rglob("*")) == before


def test_a_hand_page_is_light_enough_for_a_mail(game: Program) -> None:
    assert all(len(content) < 350_000 for name, content in pages(game).items() if "hand" in name)


def test_neither_names_of_files_nor_pages_tell_whose_card_is_whose(game: Program) -> None:
    play_to_the_reveal(game)
    for name, content in pages(game).items():
        assert not re.search(rb"dreams/|\.jpg", content), name
        with pikepdf.open(game.folder / "output/game" / name) as pdf:
            names = {str(key) for page in pdf.pages for key in page.get_images()}
        assert all(re.fullmatch(r"/[A-Za-z]+\.?[0-9a-f]*", key) for key in names), names


def test_a_picture_that_was_exchanged_is_refused(game: Program) -> None:
    deck = game.folder / "decks" / "dreams"
    deck.mkdir(parents=True)
    (deck / "deck.yaml").write_text("title: Fake\nlicence: CC0-1.0\ncards:\n- {id: moon-door, file: fake.jpg}\n")
    (deck / "fake.jpg").write_bytes(b"nothing")
    said = game("next-turn", "game.yaml")
    (game.folder / "output/game/round-01/hand-ana.pdf").unlink()
    said = game("next-turn", "game.yaml")
    assert said.code == 1
    assert re.fullmatch(
        r"game\.yaml:\d+: The picture of dreams/[\w-]+ is not the one the game started with\. Put it back\.\n", said.err
    )


def test_a_hand_comes_in_real_size_too(game: Program) -> None:
    (game.folder / "output/game/round-01/hand-bob.pdf").unlink()
    game.ok("next-turn", "game.yaml", "--real-size")
    with pikepdf.open(game.folder / "output/game/round-01/hand-bob-real-size.pdf") as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")
        assert len(pdf.pages) == 2


PARTS = ["boards", "tokens", "track", "pawns", "scorepad", "rules", "tuckbox"]


def nothing_found(program: Program, file: Path) -> None:
    report = json.loads(program.ok("print", "check", str(file), "--json"))
    assert report["findings"] == [], file


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.long
def test_each_part_of_the_box_is_printed_for_a_game(game: Program, part: str, paper: str) -> None:
    game.ok("print", part, "game.yaml", "-o", "part.pdf", "--paper", paper)
    nothing_found(game, game.folder / "part.pdf")


@pytest.mark.parametrize("part", [part for part in PARTS if part != "rules"])
@pytest.mark.long
def test_each_part_of_the_box_is_printed_for_any_game(program: Program, part: str) -> None:
    program.ok("print", part)
    nothing_found(program, program.folder / "output" / f"{part}.pdf")


def test_the_rules_of_a_system_are_printed_without_a_game(program: Program) -> None:
    program.ok("print", "rules", "--rules", "party", "--players", "8", "--language", "pl")
    nothing_found(program, program.folder / "output/rules.pdf")


def test_rules_of_nothing_are_a_mistake_in_the_command_line(program: Program) -> None:
    said = program("print", "rules")
    assert (said.code, said.err.splitlines()[-1]) == (
        2,
        "Error: Whose rules? Name a game file, or a system: --rules odyssey.",
    )


KITS = {
    ("odyssey", 4): "00-cover deck pieces rules track tuckbox",
    ("odyssey", 12): "00-cover deck pieces rules track tuckbox",
    ("party", 6): "00-cover deck pieces rules track tuckbox",
    ("team", 6): "00-cover deck pieces rules track tuckbox",
    ("classic", 5): "00-cover deck pieces rules track tuckbox",
    ("demo", 3): "00-cover deck rules scorepad tuckbox",
}


@pytest.mark.parametrize(("base", "players"), KITS)
@pytest.mark.long
def test_the_kit_holds_what_the_game_needs_and_no_more(program: Program, base: str, players: int) -> None:
    program.new(base, players)
    program.ok("print", "kit", "game.yaml", "-o", "kit")
    files = sorted((program.folder / "kit").iterdir())
    assert " ".join(file.stem for file in files) == KITS[base, players]
    for file in files:
        nothing_found(program, file)


@pytest.mark.parametrize(
    "options",
    [(), ("--backs", "long"), ("--backs", "short", "--paper", "letter"), ("--backs", "fold", "--paper", "a3"),
     ("--marks", "silhouette", "--outline", "cut.svg"), ("--bleed", "mirror", "--pages", "2-3"),
     ("--bleed", "none", "--marks", "none", "--card", "63x88")],
)  # fmt: skip
def test_home_sheets_of_every_kind_pass_the_preflight(program: Program, options: tuple[str, ...]) -> None:
    program.ok("deck", "sheet", "dreams", "-o", "sheets.pdf", *options)
    report = json.loads(program("print", "check", "sheets.pdf", "--json").out)
    assert report["errors"] == 0, report


def test_a_shop_file_passes_the_preflight(program: Program) -> None:
    program.ok("deck", "export", "dreams", "--for", "shop", "-o", "shop.pdf")
    nothing_found(program, program.folder / "shop.pdf")


@pytest.mark.long
def test_the_shipped_deck_has_no_problem(program: Program) -> None:
    report = json.loads(program.ok("deck", "check", "dreams", "--json"))
    assert (report["cards"], report["findings"]) == (84, [])


BAD_CALLS = [
    (2, "There is no paper 'a44'. Did you mean 'a4'? Known are a3, a4, a5, b4, b5, sra3, letter, legal, tabloid, "
        "or width x height in millimetres, for example 210x297.", ("deck", "sheet", "dreams", "--paper", "a44")),
    (2, "--pages 5-2: the last page comes before the first. Write 2-5.",
     ("deck", "sheet", "dreams", "--pages", "5-2")),
    (2, "--pages x: write the first and the last page, as in 2-5, or one page.",
     ("deck", "sheet", "dreams", "--pages", "x")),
    (1, "There is no deck 'dream'. Did you mean 'dreams'? There are: dreams. "
        "The path of a folder with a deck.yaml works as well.", ("deck", "check", "dream")),
    (1, "Any game: 'odyssey' is not played by 2 players. Choose one of: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
     ("print", "rules", "--rules", "odyssey", "--players", "2")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "message", "command"), BAD_CALLS)
def test_a_call_that_cannot_be_is_told_in_one_message(
    program: Program, code: int, message: str, command: tuple[str, ...]
) -> None:
    said = program(*command)
    assert (said.code, said.err.strip()) == (code, message.removeprefix("Any game: "))


def test_the_backs_of_a_kit_stand_where_the_printer_needs_them(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = program.folder / "config" / "dixit-pbem"
    folder.mkdir(parents=True)
    (folder / "printers.yaml").write_text("office: {across: 1.5 mm}\n")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(program.folder / "config"))
    program.new("demo", 3)
    for name, options in (("straight", ()), ("moved", ("--profile", "office"))):
        program.ok("print", "kit", "game.yaml", "-o", name, *options)
    program.ok("deck", "sheet", "dreams", "--backs", "long", "--profile", "office", "-o", "sheet.pdf")
    straight, moved = ((program.folder / kit / "deck.pdf").read_bytes() for kit in ("straight", "moved"))
    assert moved != straight
    assert moved == (program.folder / "sheet.pdf").read_bytes()
    said = program("print", "kit", "game.yaml", "--profile", "ofice")
    assert (said.code, "Did you mean 'office'?" in said.err) == (1, True)


def test_a_hands_page_tells_the_deadline_by_the_players_own_clock(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(("\ntitle:", "\npages: always\ntitle:"), ("name: Bob", "timezone: America/New_York, name: Bob"))
    program.ok("next-turn", "game.yaml")
    said = {
        name: subprocess.run(
            ["pdftotext", "-raw", program.folder / f"output/game/round-01/hand-{name}.pdf", "-"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for name in ("ana", "bob")
    }
    assert "New York time" in said["bob"]
    assert "New York time" not in said["ana"]


def test_sheets_for_any_game_are_not_headed_by_the_name_of_another(program: Program) -> None:
    program.ok("print", "track", "-o", "track.pdf")
    text = subprocess.run(
        ["pdftotext", program.folder / "track.pdf", "-"], capture_output=True, text=True, check=True
    ).stdout
    assert "The box on paper" in text
    assert "Dixit" not in text
