"""A game lies in a Store, whichever: the same steps leave the same lines, letters and side files in each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from dixit_pbem.engine.events import DeadlineExtended
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue
from dixit_pbem.engine.pending import pending
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import AwayTold, Reminded, Said
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.store import MemoryStore, Pen, Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.keep.curtain import unveiled
from dixit_pbem.progress import unwatched
from dixit_pbem.storage import settings
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.moves import move
from dixit_pbem.table.step import step
from tests.mailing import Ready, Table
from tests.program import Program


def in_memory(file: GameFile) -> MemoryStore:
    """The same game without a file: nothing of the file is asked any more."""
    return MemoryStore(file.home, file.read())


def play_a_round(store: Store) -> None:
    """The storyteller tells, everybody gives the first card and votes for the first that is not their own."""
    while (game := look(store).begun.game).round.number < 2:
        for player in pending(game):
            match game.phase:
                case Phase.CLUE:
                    move(store, lambda _, who=player: [GiveClue(who, "fog", "A")])
                case Phase.CARD:
                    move(store, lambda _, who=player: [GiveCards(who, ("B",))])
                case _:
                    own = {card.owner: card.number for card in game.round.table}[player]
                    other = next(number for number in (1, 2) if number != own)
                    move(store, lambda _, who=player, number=other: [CastVotes(who, (number,))])
        step(store, Advance(), progress=unwatched)


def must_draw_for_moves_alone(table: Table, store: Store) -> None:
    """At the vote: a reminder shows on no page, more time for somebody does."""
    page = next(path for path in store.home.output.rglob("reveal.pdf"))
    page.write_bytes(drawn_before := b"as it was drawn")
    before = look(store).begun.game
    table.later(hours=40)
    assert any(isinstance(each.event, Reminded) for each in step(store, Advance(), progress=unwatched).steps)
    assert (look(store).begun.game, page.read_bytes()) == (before, drawn_before)
    with at_work(store) as work:
        work.write(AwayTold(PlayerName("Bob"), "2026-11-19", "2026-11-24"))
    assert any(isinstance(each.event, DeadlineExtended) for each in step(store, Advance(), progress=unwatched).steps)
    assert page.read_bytes() != drawn_before


def test_pages_are_drawn_again_for_moves_alone(ready: Ready) -> None:
    table = ready("vote")
    must_draw_for_moves_alone(table, GameFile(table.path))


@pytest.mark.long
def test_the_same_round_leaves_the_same_lines_and_side_files_in_a_file_and_in_memory(ready: Ready) -> None:
    table = ready("clue")
    file = GameFile(table.path)
    memory = in_memory(file)
    for letter in (table.program.folder / "outbox").iterdir():
        letter.unlink()
    play_a_round(file)
    letters = {path.name: path.read_bytes() for path in (table.program.folder / "outbox").iterdir()}
    for path in (table.program.folder / "outbox").iterdir():
        path.unlink()
    play_a_round(memory)
    assert memory.read().records == file.read().records
    assert {path.name: path.read_bytes() for path in (table.program.folder / "outbox").iterdir()} == letters
    kept = [f"sent/{path.name}" for path in (file.side_folder / "sent").iterdir()]
    assert len(kept) == 4
    # The file remembers also the letters that it sent before it was copied.
    assert all(b"".join(unveiled(name, (file.kept(name) or b"",))).endswith(_lines(memory, name)) for name in kept)


def _lines(store: Store, name: str) -> bytes:
    kept = b"".join(unveiled(name, (store.kept(name) or b"",)))
    assert kept
    return kept


def test_mail_is_read_the_same_in_memory(ready: Ready) -> None:
    table = ready("card")
    memory = in_memory(GameFile(table.path))
    table.reply("Bob", "B")
    table.reply("Cyd", "Q")
    step(memory, Advance(), progress=unwatched)
    table.step()
    assert memory.read().records == GameFile(table.path).read().records


def test_what_is_tried_on_a_copy_leaves_the_original_as_it_was(ready: Ready) -> None:
    file = GameFile(ready("clue").path)
    file.keep("clues/a", b"old")
    before = file.read()
    copy = MemoryStore.of(file)
    copy.keep("clues/a", b"new")
    with at_work(copy) as work:
        work.write(Said("hello"))
    assert (copy.kept("clues/a"), file.kept("clues/a")) == (b"new", b"old")
    assert copy.kept("clues/b") is None
    assert (file.read(), len(copy.read().records)) == (before, len(before.records) + 1)
    assert copy.read().line_of(len(before.records) + 1) == before.lines[-1] + 1


@pytest.mark.parametrize("of", [lambda file: file, in_memory], ids=["file", "memory"])
def test_events_out_of_their_order_are_no_journal(ready: Ready, of: Callable[[GameFile], Store]) -> None:
    store = of(GameFile(ready("clue").path))
    record = {"seq": 99, "at": "2026-11-18T09:00:00Z", "event": "said", "text": "hello"}
    with store.locked() as pen, pytest.raises(ValueError, match="numbered"):
        pen.append([record])


def test_a_store_tells_by_its_stamp_that_somebody_wrote(ready: Ready) -> None:
    file = GameFile(ready("clue").path)
    for store in (file, in_memory(file)):
        before = store.stamp()
        assert store.stamp() == before
        with at_work(store) as work:
            work.write(Said("hello"))
        assert store.stamp() != before


@dataclass
class Counting:
    """A Store that counts what is asked of it."""

    store: GameFile
    reads: int = 0
    locks: int = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.store, name)

    def read(self) -> object:
        self.reads += 1
        return self.store.read()

    @contextmanager
    def locked(self) -> Iterator[Pen]:
        self.locks += 1
        with self.store.locked() as pen:
            yield pen


def test_next_turn_is_one_transaction(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings are parsed once at most, one lock is taken (again after each letter), and one look outside will do."""
    table = ready("card")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    parsed: list[str] = []
    loaded = settings.load_settings

    def counted(text: str, *, file: str, begun: bool, guests: Collection[str]) -> settings.Settings:
        parsed.append(file)
        return loaded(text, file=file, begun=begun, guests=guests)

    monkeypatch.setattr("dixit_pbem.journal.settings_text.load_settings", counted)
    store = Counting(GameFile(table.path))
    done = step(store, Advance(), progress=unwatched)  # type: ignore[arg-type]
    assert len(done.came_in) >= 3
    assert done.posting
    letters = len(done.posting.sent)
    assert len(parsed) <= 1
    assert (store.locks, store.reads) == (1 + letters, 1)
    assert table.state.phase is Phase.VOTE


def test_nothing_joins_a_journal_before_the_game_has_begun(program: Program) -> None:
    table = Table(program)
    table.seat()
    with at_work(GameFile(table.path)) as work, pytest.raises(DixitError, match="The game has not begun"):
        work.write(Said("hello"))
    assert "said" not in table.path.read_text()
