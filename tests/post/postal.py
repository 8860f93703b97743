"""A game on disk that is played step by step, so that its mails can be looked at before they leave and after."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache, reduce
from pathlib import Path

import pytest

from dixit_pbem.album.parting import parting_of
from dixit_pbem.chance import SeededChance, commitment
from dixit_pbem.engine.decide import advance, decide, score, start
from dixit_pbem.engine.events import CardsGiven, ClueGiven, Undone, VotesCast
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.kinds import instant
from dixit_pbem.engine.model import CardId, Circumstances, Game, Phase, PlayerName, Setup
from dixit_pbem.engine.moves import Move
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.entries import records_of
from dixit_pbem.journal.facts import MailRead
from dixit_pbem.journal.history import to_take_back
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import at_work
from dixit_pbem.paper.press import press_for
from dixit_pbem.post.answers import kept
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed, opening_of
from dixit_pbem.post.office import Office
from dixit_pbem.post.outbox import owed_now, post
from dixit_pbem.post.posting import Posting
from dixit_pbem.post.said import Got, Understood
from dixit_pbem.storage.decks import load_decks, picture_hash
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.words import languages
from tests.engine.play import NAMES, random_move

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)
LANGUAGES = languages()


@cache
def dreams() -> dict[CardId, str]:
    deck = load_decks(("dreams",), Path())
    return {card.id: picture_hash(card.file) for each in deck for card in each.cards}


@dataclass
class Table:
    """A game file and the hour."""

    path: Path
    clock: pytest.MonkeyPatch
    now: datetime = NOW

    @classmethod
    def lay(
        cls,
        folder: Path,
        clock: pytest.MonkeyPatch,
        *,
        players: int = 4,
        rules: str = "odyssey",
        languages: Iterable[str] = ("en",),
        settings: str = "",
        mail: str = "{}",
        first: str = "Ana",
        seed: str = "seed",
    ) -> Table:
        spoken = tuple(languages)
        people = "".join(
            f"- {{name: {name}, email: {name.lower()}@example.test, language: {spoken[seat % len(spoken)]}}}\n"
            for seat, name in enumerate(NAMES[:players])
        )
        path = folder / "game.yaml"
        path.write_text(
            f"format: 1\ntitle: Sunday dreamers\nrules: {rules}\nfirst: {first}\nseed: {seed}\n{settings}"
            f"moderator: {{name: Zoe, email: zoe@example.test}}\nmail: {mail}\nplayers:\n{people}journal:\n"
        )
        table = cls(path, clock)
        table.at(NOW)
        return table

    def at(self, now: datetime) -> None:
        self.now = now
        self.clock.setenv("DIXIT_PBEM_NOW", instant(now))

    def later(self, **time: int) -> None:
        self.at(self.now + timedelta(**time))

    @property
    def store(self) -> GameFile:
        return GameFile(self.path)

    @property
    def opened(self) -> Opened:
        return look(self.store)

    @property
    def game(self) -> Game:
        game = self.opened.game
        assert game is not None
        return game

    @property
    def around(self) -> Circumstances:
        return Circumstances(SeededChance("seed"), self.now)

    def write(self, *happened: Happening) -> int:
        """Write down what happened; the number of the first."""
        with self.store.locked() as file:
            first = len(file.contents.records) + 1
            file.append(list(records_of(happened, first=first, at=self.now)))
        return first

    def begin(self) -> Table:
        settings = self.opened.settings
        setup = Setup(settings.title, settings.rules, settings.seats, dreams(), settings.first, "seed", rehearsal=True)
        self.write(*start(setup, self.around, commitment=commitment("seed")))
        return self

    def advance(self) -> Table:
        self.write(*advance(self.game, self.around))
        return self

    def do(self, *moves: Move) -> int:
        """Moves by hand; the number of the first event."""
        game, events = self.game, list[Happening]()
        for move in moves:
            decided = decide(game, move, self.around)
            game = reduce(evolve, decided, game)
            events += decided
        if game.phase is Phase.VOTE and game.round.result is None and not pending(game):
            events += score(game)
        return self.write(*events)

    def by_mail(self, move: Move) -> int:
        """The same by mail; the number of the mail."""
        events = decide(self.game, move, self.around)
        player, understood = PlayerName("Bob"), Understood(Got.STATUS)
        match events[0]:
            case ClueGiven(player=player, text=text):
                understood = Understood(Got.CLUE, letters=("A",), text=text)
            case CardsGiven(player=player):
                understood = Understood(Got.CARDS, letters=("A",))
            case VotesCast(player=player, numbers=numbers):
                understood = Understood(Got.VOTES, numbers=numbers)
            case _:
                raise AssertionError(events)
        number = self.write(self.read(player, understood), *events)
        game = self.game
        if game.phase is Phase.VOTE and game.round.result is None and not pending(game):
            self.write(*score(game))
        return number

    def read(self, player: str, understood: Understood, *, verdict: str | None = None) -> MailRead:
        """A mail of a player, as it is written down."""
        seq = len(self.opened.journal) + 1
        return MailRead(
            f"{seq}.eml",
            f"key-{seq}",
            f"digest-{seq}",
            self.now,
            PlayerName(player),
            verdict or understood.got,
            f"<{seq}@{player.lower()}.example.test>",
            opening_of(self.opened.history),
            kept(understood),
        )

    def undo(self) -> int:
        steps = to_take_back(self.opened.history)
        return self.write(Undone(steps[0].seq, self.now + timedelta(days=2)))

    def until(self, phase: Phase, *, round: int | None = None, seed: int = 1) -> Table:  # noqa: A002
        """Play at random until this phase of this round is open."""
        dice = random.Random(seed)
        for _ in range(1000):
            self.advance()
            game = self.game
            if game.phase is phase and game.round.number == (round or game.round.number) and pending(game):
                return self
            if game.phase is Phase.FINISHED:
                return self
            self.do(random_move(game, dice))
        raise AssertionError("never")

    @property
    def owed(self) -> list[tuple[str | None, str]]:
        return short(owed_now(self.opened).owed)

    @property
    def over(self) -> list[tuple[str | None, str]]:
        return short(owed_now(self.opened).over)

    def office(self) -> Office:
        running = self.opened.begun
        return Office(self.store, running, press_for(running), parting_of)

    def mails(self) -> dict[tuple[str | None, str], EmailMessage]:
        """Every mail that is owed."""
        office = self.office()
        return {
            (owed.reader, owed.kind): message_from_bytes(office.mail(owed).mail.raw, policy=default)
            for owed in owed_now(self.opened).owed
        }

    def post(self, *, impatient: bool = True) -> Posting:
        with at_work(self.store) as work:
            return post(work, parting_of=parting_of, watch=lambda done, total: None, impatient=impatient)

    def settings(self, old: str, new: str) -> None:
        """Change the game file above its journal."""
        text = self.path.read_text()
        assert old in text
        self.path.write_text(text.replace(old, new, 1))


def short(letters: Iterable[Owed]) -> list[tuple[str | None, str]]:
    return [(owed.reader, str(owed.kind)) for owed in letters]


def to(kind: Kind | str, *readers: str | None) -> list[tuple[str | None, str]]:
    return [(reader, str(kind)) for reader in readers]
