"""What the command line says when something cannot be, word for word, and with which exit code."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Program


@pytest.fixture
def game(program: Program) -> Program:
    """Four players, Ana tells first, the hands are dealt."""
    program.new("odyssey", 4)
    path = program.folder / "game.yaml"
    path.write_text(path.read_text().replace("first: volunteer", "first: Ana"))
    program.ok("next-turn", "game.yaml")
    return program


def in_vote(game: Program) -> Program:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.ok("next-turn", "game.yaml")
    game.ok("card", "game.yaml", "bob=A", "cyd=A", "dee=A")
    game.ok("next-turn", "game.yaml")
    return game


def own_number(game: Program, player: str) -> int:
    return next(card["number"] for card in game.status("--spoilers")["table"] if card["owner"] == player)


CLUE_PHASE = [
    (
        1,
        "Nobody here is called 'Zoe'. At the table: Ana, Bob, Cyd and Dee.",
        ("clue", "game.yaml", "Zoe=A", "fog"),
    ),
    (1, "The clue rests on a card: say which, as in Ana=C.", ("clue", "game.yaml", "ana", "fog")),
    (1, "Ana is the storyteller of round 1; Bob tells another time.", ("clue", "game.yaml", "bob=A", "fog")),
    (1, "Ana holds no card 'G': the hand has A, B, C, D, E and F.", ("clue", "game.yaml", "ana=G", "fog")),
    (2, "'ana=A,B': a clue rests on one card, as in ana=C.", ("clue", "game.yaml", "ana=A,B", "fog")),
    (2, "'ana=7': cards of a hand go by letter, as in bob=B or cyd=A,F.", ("clue", "game.yaml", "ana=7", "fog")),
    (1, "No card is wanted now: the game waits for a clue. See `status`.", ("card", "game.yaml", "bob=B")),
    (1, "No vote is wanted now: the game waits for a clue. See `status`.", ("vote", "game.yaml", "bob=3")),
    (2, "'bob': write a player, '=' and the answer, as in bob=B.", ("card", "game.yaml", "bob")),
    (2, "'bob=B': cards on the table go by number, as in bob=3 or cyd=1,4.", ("vote", "game.yaml", "bob=B")),
    (1, "Nobody has made a move yet, so there is nothing to take back.", ("undo", "game.yaml")),
    (
        1,
        "Ana did not answer, and this game waits. Say what happens for the missing: "
        "`--close --missing random` or `--close --missing abstain`.",
        ("next-turn", "game.yaml", "--close"),
    ),
    (
        1,
        "There is no file 'other.yaml'. `dixit-pbem new other.yaml` makes a new game.",
        ("status", "other.yaml"),
    ),
    (1, "game.yaml is there already. Choose another name, or delete it first.", ("new", "game.yaml")),
    (
        2,
        "'<eve@example.org>' is no player: write a name, and an address in angle brackets: Eve <eve@example.org>.",
        ("replace", "game.yaml", "bob", "<eve@example.org>"),
    ),
    (1, "Cyd sits at this table already: choose another name.", ("replace", "game.yaml", "bob", "Cyd")),
    (
        1,
        "'red' cannot be a name: that word has a meaning of its own in this program. Choose another.",
        ("replace", "game.yaml", "bob", "red"),
    ),
]


@pytest.mark.parametrize(("code", "message", "command"), CLUE_PHASE)
def test_the_message_says_what_cannot_be_and_the_way_out(
    game: Program, code: int, message: str, command: tuple[str, ...]
) -> None:
    said = game(*command)
    assert (said.code, said.err.strip(), said.out) == (code, message, "")


def test_a_vote_for_ones_own_card_is_refused_without_telling_why(game: Program) -> None:
    number = own_number(in_vote(game), "Bob")
    said = game("vote", "game.yaml", f"bob={number}")
    assert (said.code, said.err) == (1, f"Bob may not vote for {number}; `--spoilers` says why.\n")


def test_with_spoilers_the_refusal_says_why(game: Program) -> None:
    number = own_number(in_vote(game), "Bob")
    said = game("vote", "game.yaml", f"bob={number}", "--spoilers")
    assert (said.code, said.err) == (1, f"Bob may not vote for {number}: it is his own card.\n")


def test_of_several_moves_none_is_recorded_when_one_is_refused(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.ok("next-turn", "game.yaml")
    said = game("card", "game.yaml", "bob=B", "cyd=X", "ana=C")
    assert said.err.splitlines() == [
        "Cyd holds no card 'X': the hand has A, B, C, D, E and F.",
        "Ana is the storyteller: his card lies on the table with the clue.",
    ]
    assert game.status()["waiting_for"] == ["Bob", "Cyd", "Dee"]


def test_undo_after_the_reveal_says_what_was_seen(game: Program) -> None:
    in_vote(game)
    said = game("undo", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "The players have been shown the cards on the table of round 1 since then. "
        "`undo --after-reveal` takes it back all the same.\n",
    )
