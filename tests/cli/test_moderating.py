"""What a moderator does on a bad day: undo, skip, close, replace, leave, end; and an edited or damaged file."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.program import Prepared, Program


@pytest.fixture
def game(prepared: Prepared) -> Program:
    """Seven players, Ana tells first, the hands are dealt."""
    return prepared("seven", lambda program: program.deal("odyssey", 7))


def change(program: Program, old: str, new: str) -> None:
    path = program.folder / "game.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def line_of(program: Program, text: str) -> int:
    lines = (program.folder / "game.yaml").read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def give_all(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.ok("next-turn", "game.yaml")
    game.ok("card", "game.yaml", *(f"{name}=B" for name in ("bob", "cyd", "dee", "eve", "fay", "gus")))


def vote_all(game: Program) -> None:
    give_all(game)
    game.ok("next-turn", "game.yaml")
    owner = {card["number"]: card["owner"] for card in game.status("--spoilers")["table"]}
    for name in ("Bob", "Cyd", "Dee", "Eve", "Fay", "Gus"):
        number = next(number for number in owner if owner[number] != name)
        game.ok("vote", "game.yaml", f"{name}={number}")


def test_undo_takes_back_one_move_at_a_time(game: Program) -> None:
    give_all(game)
    assert game.ok("undo", "game.yaml").splitlines()[0] == "Taken back: Gus gives 1 card."
    assert game.ok("undo", "game.yaml").splitlines()[0] == "Taken back: Fay gives 1 card."
    assert game.status()["waiting_for"] == ["Fay", "Gus"]


def test_after_an_undo_the_same_chance_is_drawn_again(game: Program) -> None:
    give_all(game)
    game.ok("next-turn", "game.yaml")
    before = game.status()["table"]
    assert (
        game("undo", "game.yaml", "--after-reveal").err == "The players have seen the cards on the table of round 1.\n"
    )
    game.ok("card", "game.yaml", "gus=B")
    game.ok("next-turn", "game.yaml")
    assert game.status()["table"] == before


def test_undo_after_scoring_brings_the_votes_back(game: Program) -> None:
    vote_all(game)
    assert game.status()["last_round"]["round"] == 1
    game("undo", "game.yaml", "--after-reveal")
    status = game.status()
    assert (status["waiting_for"], status["last_round"], set(status["scores"].values())) == (["Gus"], {}, {0})


def test_what_is_taken_back_gets_a_new_deadline(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.at("2026-11-25T09:00:00Z")
    game.ok("undo", "game.yaml")
    assert game.status()["deadline"] == "2026-11-28T09:00:00Z"


def test_a_skipped_storyteller_is_followed_by_the_next_seat(game: Program) -> None:
    assert game.ok("skip", "game.yaml").splitlines()[:2] == [
        "Ana tells nothing and is passed over.",
        "The story moves to Bob.",
    ]
    assert game.status()["waiting_for"] == ["Bob"]


def test_who_does_not_vote_is_left_out(game: Program) -> None:
    give_all(game)
    game.ok("next-turn", "game.yaml")
    assert "Gus does not vote." in game.ok("skip", "game.yaml", "gus")
    assert "Gus" not in game.status()["waiting_for"]


def test_a_phase_is_closed_by_chance_and_the_proof_still_fits(game: Program) -> None:
    give_all(game)
    game.ok("undo", "game.yaml")
    said = game.ok("next-turn", "game.yaml", "--close", "--missing", "random")
    assert "Gus is missing, and chance gives 1 card." in said
    assert "The table is laid: 7 cards, numbered from 1." in said
    assert "It fits so far" in game.ok("verify", "game.yaml")


@pytest.mark.parametrize("policy", ["random", "abstain"])
def test_a_passed_deadline_closes_the_phase_where_the_policy_says_so(program: Program, policy: str) -> None:
    program.new("odyssey", 4)
    change(program, "missing: wait", f"missing: {policy}")
    change(program, "\nfirst: volunteer", "\nfirst: Ana")
    program.ok("next-turn", "game.yaml")
    program.at("2026-11-21T08:59:59Z")
    waits = "The game waits for Ana, until Sat 21 Nov 2026, 09:00, UTC.\n"
    drafts = "4 drafts from before lie in output/game/outbox/1-hand. Once you have sent them, "
    assert (
        program.ok("next-turn", "game.yaml") == f"{drafts}`dixit-pbem send game.yaml --done` puts them away.\n{waits}"
    )
    program.at("2026-11-21T09:00:00Z")
    assert program.ok("next-turn", "game.yaml").startswith("Ana tells nothing and is passed over.\n")


def test_a_passed_deadline_changes_nothing_where_the_game_waits(game: Program) -> None:
    game.at("2026-12-24T09:00:00Z")
    told = game.ok("next-turn", "game.yaml")
    assert told.partition("\n")[2] == "The game waits for Ana, until Sat 21 Nov 2026, 09:00, UTC.\n"
    assert told.startswith("7 drafts from before lie in ")


@pytest.mark.long
def test_somebody_who_leaves_is_gone_after_the_round(game: Program) -> None:
    game.ok("leave", "game.yaml", "gus")
    assert "Gus" in game.status()["scores"]
    vote_all(game)
    assert "Gus has left; the hand goes to the discards." in game.ok("next-turn", "game.yaml")
    assert list(game.status()["scores"]) == ["Ana", "Bob", "Cyd", "Dee", "Eve", "Fay"]
    assert "is in order" in game("check", "game.yaml").out


def test_leaving_is_refused_where_too_few_would_be_left(program: Program) -> None:
    program.new("demo", 3)
    program.ok("next-turn", "game.yaml")
    said = program("leave", "game.yaml", "bob")
    assert (said.code, said.err) == (
        1,
        "Bob cannot leave: these rules cannot be played by 2. "
        "Let somebody else take the seat (`replace`), or end the game (`end`).\n",
    )


def test_a_newcomer_takes_the_seat_the_hand_and_the_points(game: Program) -> None:
    hand = game.status("--spoilers")["hands"]["Bob"]
    game.ok("replace", "game.yaml", "bob", "Zoe <zoe@example.org>")
    status = game.status("--spoilers")
    assert (list(status["scores"])[1], status["hands"]["Zoe"]) == ("Zoe", hand)
    assert "Zoe sits in the seat that the file gives to Bob; mail goes to zoe@example.org." in game.ok(
        "status", "game.yaml"
    )


def test_the_newcomer_may_then_be_written_into_the_file(game: Program) -> None:
    game.ok("replace", "game.yaml", "bob", "Zoe <zoe@example.org>")
    change(game, "{name: Bob, email: bob@example.org}", "{name: Zoe, email: zoe@example.com}")
    assert "Zoe sits" not in game.ok("status", "game.yaml")
    assert "is in order" in game("check", "game.yaml").out


def test_the_game_ends_early_and_the_scores_stand(game: Program) -> None:
    vote_all(game)
    scores = game.status()["scores"]
    best = max(scores.values())
    said = game.ok("end", "game.yaml", "--reason", "the holidays are over")
    assert "The game is ended early: the holidays are over." in said
    assert game.status()["winners"] == [name for name in scores if scores[name] == best]
    assert "It fits:" in game.ok("verify", "game.yaml")


def test_the_game_ends_early_and_nobody_wins(game: Program) -> None:
    vote_all(game)
    game.ok("end", "game.yaml", "--nobody-wins")
    assert game.status()["winners"] == []


FROZEN = [
    (
        "rules: odyssey",
        "rules: {base: odyssey, points_to_win: 40}",
        "'points_to_win' was not there when the game started and is 40 now. Take it out, or end the game.",
    ),
    ("rules: odyssey", "rules: party", "'rules' was odyssey when the game started and is party now. "
     "Put odyssey back, or end the game."),
    ("\nfirst: Ana", "\nfirst: Bob", "'first' was Ana when the game started and is Bob now. "
     "Put Ana back, or end the game."),
    (
        "{name: Bob, email",
        "{name: Zoe, email",
        "Here sat Bob when the game started, and now stands Zoe. Put Bob back; "
        'to give the seat to somebody else use `replace GAME Bob "Zoe <…>"`.',
    ),
    (
        "- {name: Gus, email: gus@example.org}",
        "- {name: Gus, email: gus@example.org}\n- {name: Zoe}",
        "Zoe was not there when the game started. Take the line out; "
            '`join GAME "Zoe <…>"` lets somebody join between two rounds.',
    ),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), FROZEN)
def test_a_setting_that_the_game_needs_as_it_was_stops_every_move(game: Program, old: str, new: str, told: str) -> None:
    change(game, old, new)
    line = line_of(game, new.splitlines()[-1])
    for command in (("clue", "game.yaml", "ana=A", "fog"), ("check", "game.yaml"), ("next-turn", "game.yaml")):
        said = game(*command)
        assert (said.code, said.err) == (1, f"game.yaml:{line}: {told}\n")
    assert game("status", "game.yaml").err == f"game.yaml:{line}: {told}\n"


def test_the_title_and_the_deadlines_may_change_at_any_time(game: Program) -> None:
    change(game, "title: Game", "title: Another name")
    change(game, "clue: 72h, card: 48h", "clue: 72h, card: 24h")
    game.ok("clue", "game.yaml", "ana=A", "fog")
    game.ok("next-turn", "game.yaml")
    assert (game.status()["title"], game.status()["deadline"]) == ("Another name", "2026-11-19T09:00:00Z")


def test_an_old_copy_of_the_file_is_noticed_and_restored(game: Program) -> None:
    path = game.folder / "game.yaml"
    old = path.read_bytes()
    game.ok("clue", "game.yaml", "ana=A", "fog")
    new = path.read_bytes()
    path.write_bytes(old)
    for command in (("status", "game.yaml"), ("next-turn", "game.yaml"), ("check", "game.yaml")):
        said = game(*command)
        assert said.code == 1
        assert "Event 11 is missing here. `dixit-pbem check game.yaml --restore` puts it back" in said.err
    assert game("check", "game.yaml", "--restore").code == 0
    assert path.read_bytes() == new


def test_an_edit_may_be_kept(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fgo")
    change(game, '"text": "fgo"', '"text": "fog"')
    assert game("status", "game.yaml").code == 1
    assert game("check", "game.yaml", "--accept").code == 0
    assert game.status()["clue"] == "fog"


def test_an_edit_that_cannot_be_is_not_kept(game: Program) -> None:
    game.ok("clue", "game.yaml", "ana=A", "fog")
    change(game, '"player": "Ana", "text"', '"player": "Zoe", "text"')
    said = game("check", "game.yaml", "--accept")
    line = line_of(game, "clue_given")
    assert (said.code, said.err) == (
        1,
        f"game.yaml:{line}: Zoe does not sit at this table. At the table: Ana, Bob, Cyd, Dee, Eve, Fay and Gus. "
        "This line was changed after it was written. Put back what stood there.\n",
    )


def moved_away(game: Program) -> Path:
    """The game file alone in another folder, without its guard copy."""
    folder = game.folder / "elsewhere"
    folder.mkdir()
    shutil.copy(game.folder / "game.yaml", folder / "game.yaml")
    return folder / "game.yaml"


def tampered(path: Path, event: str, number: int, **fields: object) -> None:
    """Change some fields of the n-th event of a kind, as somebody would who wants to cheat."""
    lines = path.read_text().splitlines()
    at = [place for place, line in enumerate(lines) if f'"event": "{event}"' in line][number]
    record = json.loads(lines[at][2:])
    lines[at] = "- " + json.dumps(record | fields, ensure_ascii=False)
    path.write_text("\n".join(lines) + "\n")


def finished(game: Program) -> Program:
    vote_all(game)
    game.ok("next-turn", "game.yaml")
    game.ok("end", "game.yaml")
    return game


def veiled(program: Program, value: object, event: str, field: str) -> str:
    from dixit_pbem.journal.veil import veil

    text = (program.folder / "game.yaml").read_text()
    records = [json.loads(line[2:]) for line in text.splitlines() if line.startswith('- {"')]
    seq = next(record["seq"] for record in records if record["event"] == event)
    return veil(value, seq, field)


@pytest.mark.long
def test_another_seed_does_not_fit(game: Program) -> None:
    path = moved_away(finished(game))
    tampered(path, "game_started", 0, seed=veiled(game, "another", "game_started", "seed"))
    said = game("verify", str(path))
    assert said.code == 1
    assert "The commitment does not belong to the seed." in said.err
    assert "The hands are not what the seed deals." in said.err
    assert "The order on the table of round 1 is not what the seed draws." in said.err


@pytest.mark.long
def test_another_order_on_the_table_does_not_fit(game: Program) -> None:
    path = moved_away(finished(game))
    cards = [line for line in path.read_text().splitlines() if "table_laid" in line]
    tampered(path, "table_laid", 0, cards=json.loads(cards[0][2:])["cards"][::-1])
    said = game("verify", str(path))
    assert (said.code, "game.yaml:" in said.err) == (1, True)
    assert "The order on the table of round 1 is not what the seed draws." in said.err


def test_another_vote_does_not_fit(game: Program) -> None:
    path = moved_away(finished(game))
    tampered(path, "votes_cast", 0, numbers=veiled(game, [7], "votes_cast", "numbers"))
    said = game("verify", str(path))
    assert said.code == 1
    assert "The votes told are not the votes that were cast." in said.err


@pytest.mark.long
def test_another_card_does_not_fit(game: Program) -> None:
    path = moved_away(finished(game))
    hand = list(game.status("--spoilers")["hands"]["Bob"].values())
    tampered(path, "cards_given", 0, cards=veiled(game, [hand[0]], "cards_given", "cards"))
    said = game("verify", str(path))
    assert said.code == 1
    assert "The cards on the table are not the cards that were given." in said.err


def test_before_the_end_the_seed_stays_hidden(game: Program) -> None:
    said = game.ok("verify", "game.yaml")
    assert "rehearsal" not in said
    assert "It fits so far" in said
    assert re.match(r"Commitment:(( [0-9a-f]{8}){4}\n {11}( [0-9a-f]{8}){4}\n)", said)


@pytest.mark.long
def test_after_the_end_the_seed_is_told(game: Program) -> None:
    assert "Seed:       rehearsal" in finished(game).ok("verify", "game.yaml")
