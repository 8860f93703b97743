"""Everybody tells at once, by hand: clues, cards and votes for several rounds in one command."""

from __future__ import annotations

import shlex

import pytest

from tests.cli.together import NAMES, deal, foreign, give, tell, vote
from tests.program import Program


def given(program: Program, player: str) -> dict[str, list[str]]:
    """The letters that a player gave, by storyteller."""
    told = program.status("--spoilers")
    letters = {card: letter for letter, card in told["hands"][player].items()}
    return {
        each["storyteller"]: [letters[card] for card in each["given"][player]]
        for each in told["rounds"]
        if player in each["given"] and each["storyteller"] != player
    }


def votes_of(program: Program, player: str) -> dict[str, list[int]]:
    rounds = program.status("--spoilers")["rounds"]
    return {each["storyteller"]: each["votes"][player] for each in rounds if player in each["votes"]}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("bob=ana:B,cyd:F", {"Ana": ["B"], "Cyd": ["F"]}),
        ("Bob=C:f", {"Cyd": ["F"]}),
        ("bob=B,F,C", {"Cyd": ["B"], "Dee": ["F"], "Ana": ["C"]}),
        ("bob= b, f ,c", {"Cyd": ["B"], "Dee": ["F"], "Ana": ["C"]}),
    ],
)
def test_cards_go_to_rounds_by_name_or_in_the_order_of_the_mail(
    program: Program, typed: str, expected: dict[str, list[str]]
) -> None:
    deal(program)
    tell(program)
    program.ok("card", "game.yaml", typed)
    assert given(program, "Bob") == expected


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "bob=B,F",
            "Bob answers in 3 rounds, and 2 are typed: one for each, in the order Cyd, Dee and Ana; or say for",
        ),
        ("bob=B", "Bob answers in 3 rounds, and 1 is typed"),
        ("bob=ana:B,F", "name the storyteller of every round, or of none"),
        ("bob=ana:B,ana:F", "Bob names a round twice."),
        ("bob=bob:B", "is told by Bob"),
        ("bob=zoe:B", "Nobody here is called 'zoe'."),
        ("bob=ana:B+C", "In the round of Ana: Bob gives 1 card, not 2."),
        ("bob=ana:K", "Bob holds no card 'K'"),
        ("bob=ana:A", "A is the card of Bob's own clue, and goes to no other round: choose another card."),
        ("bob=ana:B,cyd:B", "Bob cannot give B to the rounds of Ana and Cyd: give one of them another card"),
        ("bob=ana:3", "cards of a hand go by letter"),
    ],
)
def test_cards_that_cannot_be_are_refused_whole(program: Program, typed: str, said: str) -> None:
    deal(program)
    tell(program)
    refused = program("card", "game.yaml", typed)
    assert refused.code in (1, 2)
    assert said in refused.err
    assert given(program, "Bob") == {}


def test_a_card_that_another_round_has_offers_the_swap(program: Program) -> None:
    deal(program)
    tell(program)
    program.ok("card", "game.yaml", "bob=ana:B,cyd:F")
    refused = program("card", "game.yaml", "bob=ana:F")
    assert refused.code == 1
    assert "give one of them another card in the same answer, as in Bob=Ana:F,Cyd:B." in refused.err
    assert given(program, "Bob") == {"Ana": ["B"], "Cyd": ["F"]}
    program.ok("card", "game.yaml", "Bob=Ana:F,Cyd:B")
    assert given(program, "Bob") == {"Ana": ["F"], "Cyd": ["B"]}


def test_no_swap_is_offered_where_nothing_is_free(program: Program) -> None:
    deal(program)
    tell(program)
    program.ok("card", "game.yaml", "bob=cyd:F")
    assert "in the same answer.\n" in program("card", "game.yaml", "bob=ana:F").err


def test_three_players_give_two_cards_a_round_in_groups(program: Program) -> None:
    deal(program, 3)
    tell(program, 3)
    assert "Bob gives 2 cards, not 1." in program("card", "game.yaml", "bob=B,C").err
    assert "2 rounds, and 4 are typed" in program("card", "game.yaml", "bob=B,C,D,E").err
    program.ok("card", "game.yaml", "bob=B+C,D+E", "cyd=ana:B+C,bob:F+G")
    assert given(program, "Bob") == {"Cyd": ["B", "C"], "Ana": ["D", "E"]}
    assert given(program, "Cyd") == {"Ana": ["B", "C"], "Bob": ["F", "G"]}


def test_votes_go_to_tables_by_name_or_in_the_order_of_the_mail(program: Program) -> None:
    deal(program)
    tell(program)
    give(program)
    numbers = {teller: choice[-1] for teller, choice in foreign(program, "Bob").items()}
    program.ok("vote", "game.yaml", "bob=" + ",".join(map(str, numbers.values())))
    assert votes_of(program, "Bob") == {teller: [number] for teller, number in numbers.items()}
    another = foreign(program, "Bob")["Ana"][0]
    program.ok("vote", "game.yaml", f"bob=ana:{another}")
    assert votes_of(program, "Bob") == {teller: [number] for teller, number in (numbers | {"Ana": another}).items()}


def test_seven_players_have_two_votes_a_table_and_the_same_number_at_two_tables_is_no_doublet(program: Program) -> None:
    deal(program, 7)
    tell(program, 7)
    give(program, 7)
    tables = foreign(program, "Bob")
    both = next(number for number in tables["Ana"] if number in tables["Cyd"])
    two = tables["Dee"][:2]
    said = program("vote", "game.yaml", f"bob=ana:{both},cyd:{both},dee:{two[0]}+{two[1]}")
    assert (said.code, said.err) == (0, "")
    assert votes_of(program, "Bob") == {"Ana": [both], "Cyd": [both], "Dee": two}
    twice = program("vote", "game.yaml", f"bob=ana:{both}+{both}")
    assert "Bob named the same card twice; it counts as one vote." in twice.err


def test_a_refused_vote_is_told_with_its_table(program: Program) -> None:
    deal(program)
    tell(program)
    give(program)
    cyd = foreign(program, "Bob")["Cyd"][0]
    refused = program("vote", "game.yaml", f"bob=cyd:{cyd},ana:9")
    assert (refused.code, votes_of(program, "Bob")) == (1, {})
    assert refused.err == "In the round of Ana: There is no card 9 on the table: the numbers go from 1 to 4.\n"
    (own,) = {1, 2, 3, 4} - set(foreign(program, "Bob")["Dee"])
    told = program("vote", "game.yaml", f"bob=cyd:{cyd},dee:{own}").err
    assert told == f"In the round of Dee: Bob may not vote for {own}; `--spoilers` says why.\n"


def test_status_tells_of_every_round_and_of_no_clue_before_all_are_in(program: Program) -> None:
    deal(program)
    program.ok("clue", "game.yaml", "bob=C", "a secret thing")
    told = program.status()
    assert [(each["round"], each["storyteller"], each["clue"]) for each in told["rounds"]] == [
        (None, name, None) for name in NAMES[:4]
    ]
    assert [each["waiting_for"] for each in told["rounds"]] == [["Ana"], [], ["Cyd"], ["Dee"]]
    assert (told["round"], told["storyteller"], told["clue"]) == (1, "Ana", None)
    assert "a secret thing" not in (program.folder / "game.yaml").read_text()
    for command in (["status"], ["status", "--json"], ["log"]):
        assert "a secret thing" not in program.ok(command[0], "game.yaml", *command[1:])
    program.ok("clue", "game.yaml", "ana=A", "another secret")
    assert "another secret" not in program.ok("status", "game.yaml", "--json")


def test_a_cycle_is_played_by_hand_and_scored_with_its_last_vote(program: Program) -> None:
    deal(program)
    tell(program)
    told = program.status()
    assert [(each["round"], each["clue"]) for each in told["rounds"]] == [
        (number, f"the dream of {name}") for number, name in enumerate(NAMES[:4], 1)
    ]
    assert told["waiting_for"] == list(NAMES[:4])
    give(program)
    told = program.status()
    assert [len(each["table"]) for each in told["rounds"]] == [4] * 4
    assert told["table"] == told["rounds"][0]["table"]
    assert told["last_rounds"] == []
    vote(program)
    told = program.status()
    assert (told["phase"], told["waiting_for"]) == ("vote", [])
    assert [len(each["table"]) for each in told["rounds"]] == [4] * 4
    assert [each["round"] for each in told["last_rounds"]] == [1, 2, 3, 4]
    assert told["last_round"] == told["last_rounds"][-1]
    assert told["scores"] == {
        name: sum(each["points"][name] for each in told["last_rounds"]) for name in told["scores"]
    }
    program.ok("next-turn", "game.yaml")
    told = program.status()
    assert (told["phase"], [each["storyteller"] for each in told["rounds"]]) == ("clue", list(NAMES[:4]))


def test_one_by_one_status_tells_of_one_round(program: Program) -> None:
    program.deal("odyssey", 4)
    program.ok("clue", "game.yaml", "ana=A", "fog")
    program.ok("next-turn", "game.yaml")
    told = program.status()
    assert told["rounds"] == [
        {"round": 1, "storyteller": "Ana", "clue": "fog", "waiting_for": ["Bob", "Cyd", "Dee"], "table": []}
    ]
    assert told["last_rounds"] == []


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (("name: Bob", "name: B"), "nobody can be called 'B': an answer to one letter would be taken for a card"),
        (("name: Bob", "name: Bob 2"), "nobody can be called 'Bob 2': its last figure would be taken for a vote"),
        (("name: Bob", 'name: "Bob: it"'), "nobody can be called 'Bob: it': the colon would be taken for"),
        (
            ("odyssey, together", "odyssey, hand: 3, together"),
            "gives 4 cards in a cycle, and a hand has 3: leave 'hand' out",
        ),
        (("odyssey, together", "odyssey, red_mark: true, scoring: crowd, together"), "'together' knows no red mark"),
    ],
)
def test_what_cannot_be_told_at_once_is_refused_with_the_reason(
    program: Program, edit: tuple[str, str], said: str
) -> None:
    deal_not(program, 4)
    program.change(edit)
    refused = program("check", "game.yaml")
    assert refused.code == 1
    assert said in refused.out + refused.err


def deal_not(program: Program, players: int, *options: str) -> None:
    people = [word for name in NAMES[:players] for word in ("--player", name)]
    program.ok("new", "game.yaml", "--rules", "odyssey", *people, *options)
    program.change(("\nrules: odyssey", "\nrules: {base: odyssey, together: true}"))


def test_a_deck_of_less_than_two_cycles_is_remarked_upon(program: Program) -> None:
    deal_not(program, 7)
    noted = program("check", "game.yaml").err
    assert "84 cards are few for 7 players" in noted
    assert "A cycle lays 7 tables: mix in a second deck, as in `deck: [dreams, our-photos]`." in noted


def test_who_takes_a_seat_needs_a_name_to_answer_by(program: Program) -> None:
    deal(program)
    assert "cannot be a name where all tell at once" in program("replace", "game.yaml", "bob", "X9").err
    program("replace", "game.yaml", "bob", "Eve")
    program.ok("clue", "game.yaml", "eve=A", "here")


def test_the_log_tells_no_clue_before_all_are_in_and_then_each(program: Program) -> None:
    deal(program)
    tell(program)
    give(program)
    vote(program)
    told = program.ok("log", "game.yaml")
    assert "\nThe cycle from round 1 on\n" in told
    assert "A cycle begins; Ana, Bob, Cyd and Dee tell at once." in told
    assert "Ana tells: “the dream of Ana”; Bob tells:" in told
    assert "4 tables are laid: 16 cards in all." in told
    assert told.count("Scores now:") == 4
    assert "gives dreams/" in program.ok("log", "game.yaml", "--spoilers")
    assert "It fits" in program.ok("verify", "game.yaml")


def test_undo_takes_back_one_persons_last_answer(program: Program) -> None:
    deal(program)
    tell(program)
    program.ok("card", "game.yaml", "bob=ana:B,cyd:F")
    program.ok("card", "game.yaml", "bob=dee:C")
    program.ok("undo", "game.yaml")
    assert given(program, "Bob") == {"Ana": ["B"], "Cyd": ["F"]}
    program.ok("undo", "game.yaml")
    assert given(program, "Bob") == {}


def test_skip_plays_for_one_player_in_all_rounds(program: Program) -> None:
    deal(program)
    program.ok("clue", "game.yaml", "ana=A", "one")
    program.ok("clue", "game.yaml", "bob=A", "two")
    program.ok("clue", "game.yaml", "cyd=A", "three")
    program.ok("skip", "game.yaml", "dee")
    program.ok("next-turn", "game.yaml")
    assert [(each["round"], each["storyteller"]) for each in program.status()["rounds"]] == [
        (1, "Ana"),
        (2, "Bob"),
        (3, "Cyd"),
    ]
    program.ok("skip", "game.yaml", "dee")
    assert [len(cards) for cards in given(program, "Dee").values()] == [1, 1, 1]


@pytest.mark.parametrize(("base", "players"), [("demo", 3), ("classic", 4)])
def test_a_whole_game_is_told_at_once_by_hand(program: Program, base: str, players: int) -> None:
    deal(program, players, base)
    while program.status()["phase"] != "finished":
        tell(program, players)
        give(program, players)
        vote(program, players)
        program.ok("next-turn", "game.yaml")
    status = program.status()
    best = max(status["scores"].values())
    assert status["winners"] == [name for name, score in status["scores"].items() if score == best]
    assert "It fits" in program.ok("verify", "game.yaml")
    assert "is in order" in program("check", "game.yaml").out
    assert "The game is over" in program.ok("log", "game.yaml")


@pytest.mark.parametrize(("players", "cards"), [(3, 2), (4, 1)])
def test_who_plays_by_post_gets_one_file_a_phase_and_the_answer_that_is_shown_counts(
    program: Program, players: int, cards: int
) -> None:
    deal(program, players)
    for name in NAMES[:players]:
        program.ok("clue", "game.yaml", f"{name}=B", f"the dream of {name}")
    told = program.ok("next-turn", "game.yaml")
    assert "Bob plays by post: hand over output/game/round-01/hand-bob.pdf, and type in the answer" in told
    assert len({line for line in told.splitlines() if "plays by post" in line}) == players
    for name in NAMES[:players]:
        program.ok(*offered(told, name))
    assert all(len(letters) == cards for letters in given(program, "Bob").values())
    told = program.ok("next-turn", "game.yaml")
    assert "Bob plays by post: hand over output/game/round-01/reveal.pdf, and type in the answer" in told
    vote(program, players)
    told = program.ok("next-turn", "game.yaml")
    hand = f"output/game/round-{players + 1:02d}/hand-bob.pdf"
    assert f"Bob plays by post: hand over output/game/round-01/results.pdf and {hand}, and type in" in told
    made = sorted(path.name for path in (program.folder / "output/game/round-01").iterdir())
    assert made == sorted([*(f"hand-{name.lower()}.pdf" for name in NAMES[:players]), "results.pdf", "reveal.pdf"])


def offered(told: str, player: str) -> list[str]:
    """The command that is offered for a player's answer."""
    line = next(line for line in told.splitlines() if line.startswith(f"{player} plays by post"))
    return shlex.split(line.rpartition("`dixit-pbem ")[2].rstrip(".`"))


@pytest.mark.parametrize("words", [("three", "bob=B", "one again"), ("three", "b=b")])
def test_a_second_clue_in_one_command_is_refused_and_never_a_word_of_the_first(
    program: Program, words: tuple[str, ...]
) -> None:
    deal(program)
    told = program("clue", "game.yaml", "cyd=C", *words)
    assert told.code == 2
    assert "stands among the words of the clue. Record one clue with each command" in told.err
    assert "Cyd" in program.status()["waiting_for"]
    program.ok("clue", "game.yaml", "cyd=C", "three bob=B one again")
    assert "Cyd" not in program.status()["waiting_for"]


def test_a_clue_that_everybody_has_read_goes_back_only_if_that_is_meant(program: Program) -> None:
    deal(program)
    tell(program)
    refused = program("undo", "game.yaml")
    assert refused.code == 1
    assert "The players have been shown everybody's clues since then." in refused.err
    assert program("undo", "game.yaml", "--after-reveal").code == 0
    assert program.status()["waiting_for"] == ["Dee"]


def test_taking_back_one_answer_moves_nobodys_deadline(program: Program) -> None:
    deal(program)
    tell(program)
    until = program.status()["deadline"]
    program.at("2026-11-18T20:00:00Z")
    program.ok("card", "game.yaml", "bob=B,C,D")
    program.ok("undo", "game.yaml")
    assert program.status()["deadline"] == until
    program.at("2026-12-18T20:00:00Z")
    program.ok("card", "game.yaml", "bob=B,C,D")
    program.ok("undo", "game.yaml")
    assert program.status()["deadline"] > "2026-12-19"


def test_status_has_no_heading_above_a_round_in_which_nothing_happened(program: Program) -> None:
    deal(program)
    assert "In the round of" not in program.ok("status", "game.yaml", "--spoilers")
    program.ok("clue", "game.yaml", "Bob=A", "a dream")
    assert program.ok("status", "game.yaml", "--spoilers").count("In the round of") == 1
