"""What scripts read: the JSON of `status` and `score`, every key always there."""

from __future__ import annotations

import json
from collections.abc import Container
from datetime import datetime
from typing import TYPE_CHECKING

from dixit_pbem.engine.cycle import clue_in_the_open
from dixit_pbem.engine.kinds import instant
from dixit_pbem.engine.model import Game, Phase, Round, Scored
from dixit_pbem.engine.pending import awaited, owing_in, pending
from dixit_pbem.engine.systems import Rules
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.storage.settings import Settings
from dixit_pbem.table.phrases import reason

if TYPE_CHECKING:
    from dixit_pbem.table.check import Proof

Json = dict[str, object]


def written(told: Json) -> str:
    """Readable for people too, a key a line."""
    return json.dumps(told, ensure_ascii=False, indent=2)


def status(found: Opened, now: datetime, *, spoilers: bool) -> Json:
    """A game as `status --json` tells it, whether it has begun or not."""
    from dixit_pbem.table.next_moment import next_moment

    game = found.game
    if game is None:
        told, secrets = _to_begin(found.settings), dict[str, object](hands={}, given={}, votes={})
    else:
        told, secrets = _begun(game, answered(found)), _secrets(game)
    moment = next_moment(found, now)
    told["next"] = {"at": instant(moment.at), "why": moment.why.name.lower()} if moment else None
    return told | secrets if spoilers else told


def proof_as_json(proof: Proof) -> Json:
    """The check of the shuffles as `verify --json` tells it."""
    return {
        "commitment": proof.commitment,
        "fits": not proof.misfits,
        "problems": list(proof.misfits),
        "checked": proof.checked,
        "seed": proof.seed,
        "reopened": proof.reopened,
        "words": [
            {
                "seat": word.seat,
                "player": word.player,
                "words": word.words,
                "round": word.round,
                "joined": word.round < proof.luck.next_round,
                "typed": word.typed,
            }
            for word in proof.luck.words
        ],
    }


def _begun(game: Game, told: Container[str]) -> Json:
    played, clue = game.round, clue_in_the_open(game, game.round)
    last_rounds = [_last_round(each, each.result, game.rules) for each in game.last_rounds if each.result]
    return {
        "title": game.setup.title,
        "rules": game.setup.choice.as_written(),
        "round": played.number,
        "phase": str(game.phase),
        "storyteller": played.storyteller,
        "clue": clue and clue.text,
        "waiting_for": [player for player in awaited(game) if player not in told],
        "deadline": instant(played.deadline) if played.deadline and pending(game) else None,
        "scores": dict(game.scores),
        "winners": list(game.ending.winners) if game.ending else [],
        "pile": len(game.pile),
        "discards": len(game.discards),
        "table": _table(played),
        "rounds": [_open_round(game, each) for each in game.rounds],
        "last_round": last_rounds[-1] if last_rounds else {},
        "last_rounds": last_rounds,
    }


def _open_round(game: Game, played: Round) -> Json:
    """One of the open rounds; while all think of their clues it has no number yet, for some may fall out."""
    clue = clue_in_the_open(game, played)
    numbered = not (game.rules.together and game.phase is Phase.CLUE)
    return {
        "round": played.number if numbered else None,
        "storyteller": played.storyteller,
        "clue": clue and clue.text,
        "waiting_for": [player for player in owing_in(game, played) if player not in game.leaving],
        "table": _table(played),
    }


def _to_begin(settings: Settings) -> Json:
    return {
        "title": settings.title,
        "rules": settings.rules.as_written(),
        "round": 0,
        "phase": str(Phase.NEW),
        "storyteller": None,
        "clue": None,
        "waiting_for": [],
        "deadline": None,
        "scores": dict.fromkeys(settings.seats, 0),
        "winners": [],
        "pile": 0,
        "discards": 0,
        "table": [],
        "rounds": [],
        "last_round": {},
        "last_rounds": [],
    }


def _secrets(game: Game) -> Json:
    """What `--spoilers` adds: hands, given cards, votes, and the owners on the table."""
    played = game.round
    sealed = game.rules.blind_clue and played.clue is None
    return {
        "hands": {player: {} if sealed else dict(hand) for player, hand in game.hands.items()},
        **_answers(played),
        "rounds": [_open_round(game, each) | _answers(each) for each in game.rounds],
    }


def _answers(played: Round) -> Json:
    """Who gave which cards to a round, and voted for what."""
    return {
        "given": {player: list(cards) for player, cards in played.given.items()},
        "votes": {player: list(numbers) for player, numbers in played.votes.items()},
        "table": _owned(played),
    }


def _table(played: Round) -> list[Json]:
    return [{"number": card.number, "card": card.card} for card in played.table]


def _owned(played: Round) -> list[Json]:
    return [{"number": card.number, "card": card.card, "owner": card.owner} for card in played.table]


def _last_round(played: Round, result: Scored, rules: Rules) -> Json:
    """The last scored round, everything in the open."""
    return {
        "round": played.number,
        "storyteller": played.storyteller,
        "clue": played.clue and played.clue.text,
        "table": _owned(played),
        "votes": {player: list(numbers) for player, numbers in played.votes.items()},
        "red": played.red,
        "void": result.void,
        **scored(result, rules),
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
