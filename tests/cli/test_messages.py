"""What the command line says when something cannot be, word for word, and with which exit code."""

from __future__ import annotations

import pytest

from dixit_pbem.words import languages
from tests.program import Prepared, Program


@pytest.fixture
def game(prepared: Prepared) -> Program:
    """Four players, Ana tells first, the hands are dealt."""
    return prepared("four", lambda program: program.deal("odyssey", 4))


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
    (
        1,
        "A clue has at most 500 characters, so that it fits on paper, and this one has 501. Ask for a shorter one.",
        ("clue", "game.yaml", "ana=A", "x" * 501),
    ),
    (1, "Ana holds no card 'G': the hand has A, B, C, D, E and F.", ("clue", "game.yaml", "ana=G", "fog")),
    (
        2,
        "'ana=A,B': a clue rests on one card, which goes by its letter, as in ana=C.",
        ("clue", "game.yaml", "ana=A,B", "fog"),
    ),
    (
        2,
        "'ana=7': a clue rests on one card, which goes by its letter, as in ana=C.",
        ("clue", "game.yaml", "ana=7", "fog"),
    ),
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


def test_the_same_refusal_of_several_moves_is_told_once(game: Program) -> None:
    in_vote(game)
    said = game("vote", "game.yaml", "bob=9", "cyd=9", "dee=8")
    assert said.err.splitlines() == [
        "There is no card 9 on the table: the numbers go from 1 to 4.",
        "There is no card 8 on the table: the numbers go from 1 to 4.",
    ]


def test_a_red_mark_alone_is_told_as_one(prepared: Prepared) -> None:
    def play(program: Program) -> None:
        program.new("party", 6)
        program.change(("\nfirst: volunteer", "\nfirst: Bob"))
        for words in (("next-turn",), ("clue", "bob", "fog"), ("next-turn",)):
            program.ok(words[0], "game.yaml", *words[1:])
        program.ok("card", "game.yaml", *(f"{name}=A" for name in ("ana", "bob", "cyd", "dee", "eve", "fay")))
        program.ok("next-turn", "game.yaml")

    program = prepared("party in the vote", play)
    number = next(card["number"] for card in program.status("--spoilers")["table"] if card["owner"] != "Cyd")
    lines = program.ok("vote", "game.yaml", f"cyd={number}", "--red", "1").splitlines()
    assert lines[:2] == ["Cyd votes.", "Bob places the red mark."]
    assert "Bob marks 1 red." in program.ok("log", "game.yaml", "--spoilers")


def test_a_vote_for_ones_own_card_is_refused_without_telling_why(game: Program) -> None:
    number = own_number(in_vote(game), "Bob")
    said = game("vote", "game.yaml", f"bob={number}")
    assert (said.code, said.err) == (1, f"Bob may not vote for {number}; `--spoilers` says why.\n")


def test_with_spoilers_the_refusal_says_why(game: Program) -> None:
    number = own_number(in_vote(game), "Bob")
    said = game("vote", "game.yaml", f"bob={number}", "--spoilers")
    assert (said.code, said.err) == (1, f"Bob may not vote for {number}: it is their own card.\n")


def test_of_several_moves_none_is_recorded_when_one_is_refused(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.ok("next-turn", "game.yaml")
    said = game("card", "game.yaml", "bob=B", "cyd=X", "ana=C")
    assert said.err.splitlines() == [
        "Cyd holds no card 'X': the hand has A, B, C, D, E and F.",
        "Ana is the storyteller, whose card lies on the table with the clue.",
    ]
    assert game.status()["waiting_for"] == ["Bob", "Cyd", "Dee"]


def test_a_move_that_comes_before_next_turn_is_sent_there(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    assert game("card", "game.yaml", "bob=A").err == (
        "No card is wanted now: the clue is in. `next-turn` asks for the cards.\n"
    )
    game.ok("next-turn", "game.yaml")
    game.ok("card", "game.yaml", "bob=A", "cyd=A", "dee=A")
    assert game("vote", "game.yaml", "bob=1").err == (
        "No vote is wanted now: the cards are in. `next-turn` lays the table.\n"
    )


def test_undo_after_the_reveal_says_what_was_seen(game: Program) -> None:
    in_vote(game)
    said = game("undo", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "The players have been shown the cards on the table of round 1 since then. "
        "`undo --after-reveal` takes it back all the same.\n",
    )


BEFORE_IT_BEGAN = [
    (
        1,
        "The game has not begun. `next-turn` deals the hands and begins the first round.",
        ("clue", "game.yaml", "ana=A", "fog"),
    ),
    (1, "The game has not begun. `next-turn` deals the hands and begins the first round.", ("undo", "game.yaml")),
    (1, "The game has not begun, so there is nothing to verify yet.", ("verify", "game.yaml")),
    (
        1,
        f"There is no language 'xx' here. Write one of: {', '.join(languages())}.",
        ("rules", "game.yaml", "--language", "xx"),
    ),
]


@pytest.mark.parametrize(("code", "message", "command"), BEFORE_IT_BEGAN)
def test_before_the_first_round_the_way_out_is_to_begin(
    program: Program, code: int, message: str, command: tuple[str, ...]
) -> None:
    program.new("odyssey", 4)
    said = program(*command)
    assert (said.code, said.err.strip()) == (code, message)


def small_deck(program: Program, cards: int) -> None:
    folder = program.folder / "decks" / "small"
    folder.mkdir(parents=True)
    entries = "".join(f"- {{id: c{number}, file: {number}.jpg}}\n" for number in range(cards))
    (folder / "deck.yaml").write_text(f"cards:\n{entries}")
    for number in range(cards):
        (folder / f"{number}.jpg").write_bytes(b"picture %d" % number)


def test_a_deck_that_is_too_small_is_told_with_the_line_of_the_deck(program: Program) -> None:
    small_deck(program, 20)
    program.new("odyssey", 4, "--deck", "small")
    said = program("next-turn", "game.yaml")
    told = "game.yaml:10: 4 players need 28 cards or more, and there are 20. Mix in another deck.\n"
    assert (said.code, said.err) == (1, told)
    assert program("check", "game.yaml").err == told


def test_a_deck_that_just_serves_is_warned_of(program: Program) -> None:
    small_deck(program, 28)
    program.new("odyssey", 4, "--deck", "small")
    said = program("check", "game.yaml")
    assert (said.code, said.err) == (0, "28 cards are few for 4 players: the same pictures come back at once.\n")


def test_a_card_that_is_gone_changed_or_new_is_told_by_check(program: Program) -> None:
    small_deck(program, 40)
    program.new("demo", 3, "--deck", "small")
    folder = program.folder / "decks" / "small"
    said = program("next-turn", "game.yaml")
    assert said.err.endswith("It is no picture, or of a kind that cannot be read here. Save it as JPEG or PNG first.\n")
    (folder / "3.jpg").write_bytes(b"another picture")
    text = (folder / "deck.yaml").read_text()
    (folder / "deck.yaml").write_text(text.replace("id: c7,", "id: new,"))
    assert program("check", "game.yaml").err.splitlines() == [
        "game.yaml:10: The picture of small/c3 is not the one the game started with. Put it back.",
        "game.yaml:10: The card small/c7 was in the deck when the game started. Put it back.",
        "game.yaml:10: small/new was not in the deck when the game started. Take it out.",
    ]


ONCE_IT_BEGAN = [
    (
        1,
        "'eve@x,y' is not an e-mail address. Write it like eve@example.org.",
        ("replace", "game.yaml", "bob", "Eve <eve@x,y>"),
    ),
    (2, "Error: --missing goes with --close.", ("next-turn", "game.yaml", "--missing", "random")),
    (2, "Error: Choose one of --restore and --accept.", ("check", "game.yaml", "--restore", "--accept")),
    (2, "Error: Say who votes for what, as in bob=3.", ("vote", "game.yaml")),
]


@pytest.mark.parametrize(("code", "message", "command"), ONCE_IT_BEGAN)
def test_a_call_that_makes_no_sense_says_so(game: Program, code: int, message: str, command: tuple[str, ...]) -> None:
    said = game(*command)
    assert (said.code, said.err.splitlines()[-1]) == (code, message)


def test_a_beginning_that_fits_two_names_is_told(program: Program) -> None:
    program.ok("new", "game.yaml", "--player", "Dee", "--player", "Dora", "--player", "Bob")
    program.ok("next-turn", "game.yaml")
    said = program("leave", "game.yaml", "d")
    assert (said.code, said.err) == (1, "'d' may be Dee or Dora: write more of the name.\n")


def test_a_clock_that_cannot_be_read_is_told(game: Program) -> None:
    game.at("tomorrow")
    said = game("next-turn", "game.yaml")
    told = "DIXIT_PBEM_NOW is 'tomorrow'. Write it like 2026-11-18T09:00:00Z, or unset it.\n"
    assert (said.code, said.err) == (2, told)


def test_a_part_that_a_game_does_not_need_is_told(program: Program) -> None:
    program.new("demo", 3)
    said = program("print", "boards", "game.yaml")
    assert (said.code, said.err) == (1, "Game: this game needs no boards. `print kit` makes what it needs.\n")


def test_a_page_that_cannot_be_written_is_told_and_the_move_stands(program: Program) -> None:
    program.new("odyssey", 4)
    (program.folder / "output").write_text("in the way")
    said = program("next-turn", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "output/game/round-01/hand-ana.pdf cannot be written: the system says: Not a directory. Put that right, and "
        "call the same command again; what was written down stands.\n",
    )
    assert program.status()["phase"] == "clue"
