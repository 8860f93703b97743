"""A game that is played without a program, at chosen moments, and written down as a game file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from dixit_pbem.engine.decide import score
from dixit_pbem.engine.kinds import parse_instant
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.engine.systems import HouseValue
from dixit_pbem.journal.entries import records_of
from dixit_pbem.journal.facts import AnyFact
from dixit_pbem.storage.journal import as_line
from tests.engine.play import NAMES, Play, setup

ANA, BOB, CYD, DEE, EVE, FAY = map(PlayerName, NAMES[:6])


class Table:
    """A game under way; Ana tells first, under whatever name, and the clock moves when it is told to."""

    def __init__(self, base: str = "odyssey", players: int = 4, *, ana: str = "Ana", **house: HouseValue) -> None:
        usual = setup(base, players, **house)
        seats = (PlayerName(ana), *usual.seats[1:])
        self.play = Play(replace(usual, seats=seats, first=ana))
        self.at("2026-11-18T09:00:00Z")
        self.play.begin()

    def at(self, moment: str) -> Table:
        self.play.circumstances = replace(self.play.circumstances, now=parse_instant(moment))
        return self

    def do(self, *moves: Move) -> Table:
        self.play.do(*moves)
        return self

    def go_on(self) -> Table:
        self.play.advance()
        return self

    def undo(self) -> Table:
        self.play.undo()
        return self

    def note(self, *facts: AnyFact) -> Table:
        for fact in facts:
            self.play.journal.append(fact)  # type: ignore[arg-type]
            self.play.after.append(self.play.now)
            self.play.during.append(self.play.circumstances)
        return self

    def clue(self, text: str = "fog", teller: PlayerName = ANA) -> Table:
        return self.do(GiveClue(teller, text, "A")).go_on()

    def cards(self, *givers: PlayerName) -> Table:
        return self.do(*(GiveCards(giver, ("A",)) for giver in givers)).go_on()

    def votes_for(self, **owners: PlayerName) -> Table:
        """Each votes for somebody's card, by its owner, and the round is scored."""
        number = {card.owner: card.number for card in self.play.now.round.table}
        self.do(*(CastVotes(PlayerName(name), (number[owner],)) for name, owner in owners.items()))
        self.play.record(score(self.play.now))
        return self

    def up_to_vote(self) -> Table:
        """The table is laid, a day after the clue."""
        return self.clue().at("2026-11-19T09:00:00Z").cards(BOB, CYD, DEE)

    def play_round(self) -> Table:
        """Bob alone finds Ana's card, and the others vote for his."""
        return self.up_to_vote().votes_for(Bob=ANA, Cyd=BOB, Dee=BOB)

    def text(self, settings: str = "") -> str:
        """The game file; further settings may be added."""
        game = self.play.setup
        rules = game.choice.as_written()
        players = "".join(f"- {{name: {name}, email: {name[:3].lower()}@example.org}}\n" for name in game.seats)
        known = f"rules: {json.dumps(rules)}\nfirst: {game.first}\nplayers:\n{players}"
        lines = "".join(f"{line}\n" for line in self._lines())
        return f"format: 1\ntitle: Sunday dreamers\n{known}{settings}journal:\n{lines}"

    def _lines(self) -> list[str]:
        """Each event as it was recorded, at its own moment."""
        return [
            as_line(record)
            for seq, (event, around) in enumerate(zip(self.play.journal, self.play.during, strict=True), 1)
            for record in records_of([event], first=seq, at=around.now)
        ]

    def write(self, folder: Path, settings: str = "") -> None:
        (folder / "game.yaml").write_text(self.text(settings), encoding="utf-8")
