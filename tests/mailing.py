"""A table of players who answer by mail, with folders for mailboxes: what they were sent, and how they write back."""

from __future__ import annotations

import email
import email.policy
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.parser import BytesHeaderParser
from email.utils import format_datetime
from pathlib import Path
from typing import TypeVar

from dixit_pbem.engine.events import Event
from dixit_pbem.engine.model import Game
from dixit_pbem.journal.facts import Fact
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.storage.game_file import GameFile
from tests.program import Prepared, Program

Some = TypeVar("Some", bound=Fact)
BEGIN = datetime(2026, 11, 18, 9, tzinfo=UTC)
MAIL = "mail: {address: game@example.org, settle: 0, send: {folder: outbox}, fetch: {folder: inbox}}"


class Table:
    """A game in a folder, its players' mails, and a clock that goes on when it is told to."""

    def __init__(self, program: Program, game: str = "game.yaml") -> None:
        self.program = program
        self.game = game
        self.now = BEGIN
        self.outbox = "outbox"
        self.count = len(list(program.folder.glob("inbox/*.eml")))

    @property
    def path(self) -> Path:
        return self.program.folder / self.game

    def at(self, moment: datetime) -> None:
        self.now = moment
        self.program.at(f"{moment:%Y-%m-%dT%H:%M:%SZ}")

    def later(self, **time: float) -> None:
        self.at(self.now + timedelta(**time))

    def seat(self, *, rules: str = "odyssey", players: int = 4, first: str = "Ana", mail: str = MAIL) -> None:
        """A new game with Ana as its moderator."""
        self.program.new(rules, players, "--title", f"The game of {self.game}", game=self.game)
        lines = [line for line in self.path.read_text().splitlines() if not line.startswith("journal:")]
        self.path.write_text("\n".join((*lines, mail, "journal:", "")))
        self.setting("first: volunteer", f"first: {first}")
        self.setting("seed: rehearsal", f"seed: {self.game}")
        (self.program.folder / "inbox").mkdir(exist_ok=True)

    def setting(self, old: str, new: str) -> None:
        """The moderator edits the game file."""
        text = self.path.read_text()
        before, found, after = text.rpartition(old)
        assert found, text
        self.path.write_text(before + new + after)

    def files(self, player: str, kind: str = "*") -> list[Path]:
        return sorted((self.program.folder / self.outbox).glob(f"*-{player.lower()}-{kind}.eml"))

    def letters(self, player: str, kind: str = "*") -> list[EmailMessage]:
        return [_read(file) for file in self.files(player, kind)]

    def last(self, player: str, kind: str = "*") -> EmailMessage:
        return _read(self.files(player, kind)[-1])

    def text(self, player: str, kind: str = "*") -> str:
        body = self.last(player, kind).get_body(("plain",))
        assert body is not None
        return " ".join(str(body.get_content()).split())

    def reply(
        self,
        player: str,
        text: str,
        *,
        sender: str | None = None,
        subject: str | None = None,
        to: EmailMessage | None = None,
        message_id: str | None = None,
        arrived: datetime | None = None,
        quoting: bool = False,
        headers: dict[str, str] | None = None,
    ) -> Path:
        """One mail of a player lands in the mailbox; it answers the last that he was sent."""
        self.count += 1
        # All pictures of a letter take longer to read than the letter, and an answer needs neither.
        answered = to or (self.last(player) if quoting else _head(self.files(player)[-1]))
        mail = EmailMessage()
        when = arrived or self.now
        mail["Received"] = f"from client by mx.example.org; {format_datetime(when)}"
        mail["From"] = sender or f"{player} <{player.lower()}@example.org>"
        mail["To"] = "game@example.org"
        mail["Subject"] = subject if subject is not None else f"Re: {answered['Subject']}"
        if message_id != "":
            mail["Message-ID"] = message_id or f"<{self.count}.{player}@client.example>"
        if subject is None:
            mail["In-Reply-To"] = str(answered["Message-ID"])
        for name, value in (headers or {}).items():
            mail[name] = value
        mail.set_content(f"{text}\n{_quoted(answered) if quoting else ''}")
        return self.lay(mail.as_bytes(), f"{self.count:03}.eml")

    def lay(self, raw: bytes, name: str) -> Path:
        path = self.program.folder / "inbox" / name
        path.write_bytes(raw)
        return path

    def fetch(self) -> str:
        return self.program.ok("fetch", self.game)

    def step(self) -> str:
        return self.program.ok("next-turn", self.game)

    def once(self, *options: str) -> str:
        return self.program.ok("run", "--once", *options, self.game)

    @property
    def opened(self) -> Opened:
        return look(GameFile(self.path))

    @property
    def state(self) -> Game:
        game = self.opened.game
        assert game is not None
        return game

    def facts(self, *kinds: type[Some]) -> list[Some]:
        return [step.event for step in self.opened.history.facts if isinstance(step.event, kinds)]

    def moves(self, *kinds: type[Event]) -> list[Event]:
        return [entry.event for entry in self.opened.journal if isinstance(entry.event, kinds)]


def _read(file: Path) -> EmailMessage:
    return email.message_from_bytes(file.read_bytes(), policy=email.policy.default)


def _head(file: Path) -> EmailMessage:
    head = re.split(rb"\r?\n\r?\n", file.read_bytes(), maxsplit=1)[0]
    return BytesHeaderParser(policy=email.policy.default).parsebytes(head)


def _quoted(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    lines = "".join(f"> {line}\n" for line in body.get_content().splitlines())
    return f"\nOn Wed, 18 Nov 2026 at 10:00, {mail['From']} wrote:\n{lines}"


def own_number(table: Table, player: str) -> int:
    return next(card.number for card in table.state.round.table if card.owner == player)


def other_numbers(table: Table, player: str) -> list[int]:
    return [card.number for card in table.state.round.table if card.owner != player]


def until_cards(table: Table) -> None:
    """The storyteller's clue is in, and cards are asked for."""
    table.step()
    table.reply("Ana", "A: the long way home")
    table.step()


def until_votes(table: Table) -> None:
    until_cards(table)
    for player in table.state.seats[1:]:
        table.reply(player, "B")
    table.step()


class Ready:
    """Games that stand at the beginning of each phase, played once and copied for each test."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared

    def __call__(self, phase: str, *, folder: Path | None = None) -> Table:
        """A table of four at the beginning of this phase of the first round: clue, card, vote."""

        def prepare(program: Program) -> None:
            table = Table(program)
            table.seat()
            {"clue": Table.step, "card": until_cards, "vote": until_votes}[phase](table)

        return Table(self.prepared(phase, prepare, folder=folder))


def given(table: Table) -> dict[str, tuple[str, ...]]:
    """Who gave which cards, by letter, beside the storyteller."""
    game = table.state
    return {
        player: tuple(_letters(game, player, cards))
        for player, cards in game.round.given.items()
        if player != game.round.storyteller
    }


def _letters(game: Game, player: str, cards: tuple[str, ...]) -> Iterator[str]:
    return (letter for letter, card in game.hands[player].items() if card in cards)  # type: ignore[index]
