"""N2: a moderator deals, looks, deletes and deals again until the cards please; a player's word ends the choice."""

from __future__ import annotations

from pathlib import Path

from tests.mailing import Ready, other_numbers


def hands_after_a_round(ready: Ready, folder: Path, words: str) -> tuple[object, object]:
    """The hands of the first round and of the second, where Bob adds these words to his first answer."""
    table = ready("card", folder=folder)
    first = {player: tuple(hand.values()) for player, hand in table.state.hands.items()}
    table.reply("Bob", f"B\nluck: {words}")
    for player in ("Cyd", "Dee"):
        table.reply(player, "B")
    table.program("next-turn", table.game)
    votes = (f"{player}={other_numbers(table, player)[0]}" for player in ("Bob", "Cyd", "Dee"))
    table.program.ok("vote", table.game, *votes)
    table.program("next-turn", table.game)
    assert table.state.round.number == 2
    proof = table.program.ok("verify", table.game)
    assert f"“{words}” joined from round 2 on" in proof
    return first, {player: set(hand.values()) for player, hand in table.state.hands.items()}


def test_from_the_round_after_a_players_word_on_nobody_chose_the_cards(ready: Ready, tmp_path: Path) -> None:
    umbrella, umbrella_again, kettle = (
        hands_after_a_round(ready, tmp_path / str(number), words)
        for number, words in enumerate(("green umbrella", "green umbrella", "old kettle"))
    )
    assert umbrella == umbrella_again, "everybody can compute them anew"
    assert umbrella[0] == kettle[0], "the first round is the seed's alone, as the README says"
    assert umbrella[1] != kettle[1]
