"""What scripts read: the JSON of `status` and `score`, every key always there."""

from __future__ import annotations

from dixit_pbem.cli.phrases import reason
from dixit_pbem.engine.kinds import instant
from dixit_pbem.engine.model import Game, Phase, Round, Scored
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.systems import RuleChoice, Rules

Json = dict[str, object]


def status(game: Game, *, spoilers: bool) -> Json:
    """The game as `status --json` tells it."""
    played = game.round
    told: Json = {
        "title": game.setup.title,
        "rules": game.setup.choice.as_written(),
        "round": played.number,
        "phase": str(game.phase),
        "storyteller": played.storyteller,
        "clue": played.clue and played.clue.text,
        "waiting_for": list(awaited(game)),
        "deadline": instant(played.deadline) if played.deadline and pending(game) else None,
        "scores": dict(game.scores),
        "winners": list(game.ending.winners) if game.ending else [],
        "pile": len(game.pile),
        "discards": len(game.discards),
        "table": [{"number": card.number, "card": card.card} for card in played.table],
        "last_round": last_round(game.last, game.rules) if game.last else {},
    }
    return told | secrets(game) if spoilers else told


def new_game(title: str, choice: RuleChoice, players: tuple[str, ...], *, spoilers: bool) -> Json:
    """The same for a game that has not begun."""
    told: Json = {
        "title": title,
        "rules": choice.as_written(),
        "round": 0,
        "phase": str(Phase.NEW),
        "storyteller": None,
        "clue": None,
        "waiting_for": [],
        "deadline": None,
        "scores": dict.fromkeys(players, 0),
        "winners": [],
        "pile": 0,
        "discards": 0,
        "table": [],
        "last_round": {},
    }
    return told | {"hands": {}, "given": {}, "votes": {}} if spoilers else told


def secrets(game: Game) -> Json:
    """What `--spoilers` adds: hands, given cards, votes, and the owners on the table."""
    played = game.round
    sealed = game.rules.blind_clue and played.clue is None
    return {
        "hands": {player: {} if sealed else dict(hand) for player, hand in game.hands.items()},
        "given": {player: list(cards) for player, cards in played.given.items()},
        "votes": {player: list(numbers) for player, numbers in played.votes.items()},
        "table": [{"number": card.number, "card": card.card, "owner": card.owner} for card in played.table],
    }


def last_round(played: Round, rules: Rules) -> Json:
    """The last scored round, everything in the open."""
    assert played.result is not None  # noqa: S101 - only scored rounds come here
    return {
        "round": played.number,
        "storyteller": played.storyteller,
        "clue": played.clue and played.clue.text,
        "table": [{"number": card.number, "card": card.card, "owner": card.owner} for card in played.table],
        "votes": {player: list(numbers) for player, numbers in played.votes.items()},
        "red": played.red,
        "void": played.result.void,
        **scored(played.result, rules),
    }


def scored(result: Scored, rules: Rules) -> Json:
    """The points of a round with every award and its reason, as `score --json` tells them."""
    return {
        "points": dict(result.points),
        "awards": [
            {"player": award.player, "points": award.points, "reason": reason(award, rules)} for award in result.awards
        ],
        "found": list(result.found),
    }
