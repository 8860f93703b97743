"""Words of chance on the command line: typed in, told by `verify`, and noticed when somebody changes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_moderating import change, moved_away, tampered
from tests.program import Program


@pytest.fixture
def game(program: Program) -> Program:
    """Ana moderates; Bob has a word typed in before the second round, and Cyd in it."""
    program.new("odyssey", 4)
    change(program, "\nfirst: volunteer", "\nfirst: Ana")
    program.ok("next-turn", "game.yaml")
    program.ok("luck", "game.yaml", "bob", "green", "umbrella")
    a_round(program, "ana")
    program.ok("luck", "game.yaml", "cyd", "late train")
    return program


def a_round(program: Program, teller: str) -> None:
    others = [name for name in ("ana", "bob", "cyd", "dee") if name != teller]
    program.ok("clue", "game.yaml", f"{teller}=A", "fog")
    program.ok("next-turn", "game.yaml")
    program.ok("card", "game.yaml", *(f"{name}=A" for name in others))
    program.ok("next-turn", "game.yaml")
    owners = {card["card"]: card["number"] for card in program.status()["table"]}
    given = program.status("--spoilers")["given"]
    for name in others:
        own = {owners[card] for card in given[name.capitalize()]}
        program.ok("vote", "game.yaml", f"{name}={min(set(owners.values()) - own)}")
    program.ok("next-turn", "game.yaml")


def test_verify_tells_each_seats_word_and_from_which_round(game: Program) -> None:
    assert game.ok("verify", "game.yaml").endswith(
        "Words of chance:\n"
        "  1 Ana: none\n"
        "  2 Bob: “green umbrella” joined from round 2 on, typed in by the moderator\n"
        "  3 Cyd: “late train” joins from round 3 on, typed in by the moderator\n"
        "  4 Dee: none\n"
    )


def test_verify_tells_scripts_the_same(game: Program) -> None:
    told = json.loads(game.ok("verify", "game.yaml", "--json"))
    words = told.pop("words")
    assert (told.keys(), told["fits"], told["seed"], told["problems"]) == (
        {"commitment", "fits", "problems", "checked", "seed", "reopened"},
        True,
        None,
        [],
    )
    assert words[0] == {
        "seat": 2,
        "player": "Bob",
        "words": "green umbrella",
        "round": 2,
        "joined": True,
        "typed": True,
    }
    assert [word["joined"] for word in words] == [True, False]


def test_a_word_is_told_in_the_log_with_the_shuffle_that_it_brings(game: Program) -> None:
    told = game.ok("log", "game.yaml")
    assert "Bob adds a word of chance from round 2 on: “green umbrella”" in told
    assert "The pile is shuffled anew, for a word of chance joins it. The hands are refilled" in told


REFUSED = [
    ("bob", "another", "The seat of Bob has its word of chance already: “green umbrella” (from round 2 on). "
     "A seat adds one, and it stays."),
    ("ana", "mine", "Ana moderates, and whoever can read the seed adds no word: the seed is their part, committed "
     "before all words. Ask the others for theirs."),
    ("dee", " ", 'There are no words yet. Write some, as in: luck sunday.yaml Dee "green umbrella".'),
    ("dee", "x" * 61, "A word of chance has 60 characters at most. Ask Dee for a shorter one."),
]  # fmt: skip


@pytest.mark.parametrize(("player", "words", "why"), REFUSED)
@pytest.mark.long
def test_a_word_that_cannot_join_is_refused_with_the_reason(game: Program, player: str, words: str, why: str) -> None:
    said = game("luck", "game.yaml", player, words)
    assert (said.code, said.err) == (1, f"{why}\n")


def test_after_the_end_no_word_joins(game: Program) -> None:
    game.ok("end", "game.yaml")
    said = game("luck", "game.yaml", "dee", "too late")
    assert (said.code, said.err) == (
        1,
        "The game is over, so no word of chance can join it. A new game takes new words.\n",
    )


def changed(game: Program, **fields: object) -> Path:
    path = moved_away(game)
    tampered(path, "luck_given", 0, **fields)
    return path


@pytest.mark.parametrize(
    "fields",
    [{"words": "green umbrellas"}, {"seat": 4}, {"player": "Dee", "seat": 4}, {"round": 3}, {"words": "a\nb"}],
)
@pytest.mark.long
def test_a_word_that_was_changed_does_not_fit(game: Program, fields: dict[str, object]) -> None:
    said = game("verify", str(changed(game, **fields)))
    assert said.code == 1
    assert "game.yaml:" in said.err


def test_scripts_hear_that_it_does_not_fit(game: Program) -> None:
    said = game("verify", str(changed(game, words="green umbrellas")), "--json")
    assert (said.code, json.loads(said.out)["fits"]) == (1, False)


@pytest.mark.long
def test_an_end_that_showed_the_seed_is_taken_back_only_on_purpose(game: Program) -> None:
    game.ok("end", "game.yaml")
    assert "Seed:" in game.ok("verify", "game.yaml")
    said = game("undo", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "The players have been shown the end of the game (and in `verify` and the album the seed of every shuffle) "
        "since then. `undo --after-reveal` takes it back all the same.\n",
    )
    assert game("undo", "game.yaml", "--after-reveal").code == 0
    told = game.ok("verify", "game.yaml")
    assert "Seed:" not in told
    assert "The game was over once and then went on: whoever looked then knew the seed of what came after." in told
    assert json.loads(game.ok("verify", "game.yaml", "--json"))["reopened"] is True


def test_a_game_without_words_is_verified_as_ever(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    assert "Words of chance" not in program.ok("verify", "game.yaml")
