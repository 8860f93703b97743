"""The performance: the friends answer, the game takes a step, and so on until the end; then the album is made.

Everything goes the way that it goes in a real game: out as mails, in as mails. Only the clock is the script's own.

Edge: plays a game on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path

from dixit_pbem.clock import standing_at
from dixit_pbem.demo.at_once import CYCLE, sittings_of_cycle
from dixit_pbem.demo.folder import Place, joins
from dixit_pbem.demo.friends import FRIEND
from dixit_pbem.demo.guest import SHOWN, Guest, question_for, unseen
from dixit_pbem.demo.narrator import opening, story
from dixit_pbem.demo.postbox import ASKING
from dixit_pbem.demo.replies import Reply
from dixit_pbem.demo.rhythm import PAUSE, Act, Guesses, Sitting, one_by_one, sittings
from dixit_pbem.demo.sayings import Card, Clue, OwnVote, Several, Vote, Words
from dixit_pbem.demo.script import BEGIN, JOINING, PHASES, ROUNDS, Round
from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.views import View, others_rounds, view_for
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look, opened_again
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.system import for_show
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.next_moment import opening_now
from dixit_pbem.table.step import step

_THINKING = timedelta(minutes=20)
"""How long a guest is taken to think, on the clock of the game."""
_NO_ANSWER = ("", "No mail comes back: the same mistake twice waits for the moderator. Write it in another way.")


@frozen
class Scene:
    """What is told now, and how much is over of all phases and the album."""

    lines: tuple[str, ...]
    done: int
    total: int


@frozen
class Script:
    """What the friends play: the rounds as they are meant, how many phases they take, and who writes what in each."""

    rounds: tuple[Round, ...]
    phases: int
    sittings: Callable[[int, Phase, str | None], tuple[Sitting, ...]]

    @property
    def total(self) -> int:
        """Every phase, and the album."""
        return self.phases + 1

    @property
    def slowly(self) -> Script:
        """The same, an answer at a time."""
        return replace(self, sittings=lambda *of: tuple(one_by_one(self.sittings(*of))))


IN_TURN = Script(
    ROUNDS, len(ROUNDS) * len(PHASES), lambda number, phase, absent: sittings(number, phase, without=absent)
)
AT_ONCE = Script(CYCLE, len(PHASES), lambda _number, phase, _absent: sittings_of_cycle(phase))


@dataclass
class Stage:
    """A game of the friends, with or without a guest among them."""

    place: Place
    guest: Guest | None = None
    script: Script = IN_TURN
    told: int = 0
    """The last event that was told."""
    seen: set[Path] = field(default_factory=set)
    """The mails that the guest has looked at."""
    known: Opened | None = None
    """The game as it was read last."""
    moment: datetime = BEGIN
    """What time it is for who looks on."""

    @property
    def absent(self) -> str | None:
        """The friend whose seat the guest has."""
        return self.guest.name if self.guest else None

    def performed(self) -> Iterator[Scene]:
        """Play until the game is over."""
        if self.found.game is None:
            yield self._scene(opening())
            if joins(self.absent):
                yield self._scene((f"  {JOINING.told[0]}",))
                self._knocks()
            yield self._look_in(BEGIN, JOINING.told[1:] if joins(self.absent) else ())
        else:
            self.told = len(self.found.journal)
            self.seen.update(self._read_before())
        while self.game.phase is not Phase.FINISHED:
            yield from self._phase()
        if self.guest:
            yield self._mails(self.guest)

    def album(self) -> Scene:
        """Make the album, the last thing that is done here."""
        self.bind()
        self.place.leave()
        return replace(self._scene(()), done=self.script.total)

    def bind(self) -> None:
        """Make the album alone."""
        from dixit_pbem.album.bindery import make_album, with_names

        make_album(GameFile(self.place.game), None, language=None, naming=with_names, on_progress=unwatched)

    @property
    def found(self) -> Opened:
        """The game file as it stands; what was known of it is not read again."""
        file = GameFile(self.place.game)
        self.known = opened_again(self.known, file.read()) if self.known else look(file)
        return self.known

    @property
    def game(self) -> Game:
        """The game, which has begun."""
        return self.found.begun.game

    def _knocks(self) -> None:
        """Somebody whom the file does not name wants to play, is asked, and says yes just before the game begins."""
        friend, at = FRIEND[JOINING.player], BEGIN - JOINING.before
        self._look_in(at - timedelta(minutes=PAUSE))
        self.place.postbox.answer("0-wish", Reply(JOINING.wish, friend, at, friend.program, None))
        self._look_in(at + timedelta(minutes=PAUSE))
        stranger = friend.email.replace("@", "-").replace(".", "-")
        asked = self.place.postbox.newest(stranger, {"invitation"})
        at = BEGIN - timedelta(minutes=PAUSE)
        self.place.postbox.answer("0-yes", Reply(JOINING.answer, friend, at, friend.program, asked))

    def _phase(self) -> Iterator[Scene]:
        found = self.found
        opened, game = opening_now(found), found.begun.game
        for sitting in self.script.sittings(game.round.number, game.phase, self.absent):
            if self._is_over(game):
                return
            self._write(sitting, game, opened.at)
            yield self._look_in(opened.at + timedelta(minutes=sitting.minute), sitting.asides)
        while self.guest and self.absent in self._owing(game):
            yield from self._guest_answers(self.guest)

    def _is_over(self, before: Game) -> bool:
        """Is another phase open by now?"""
        now = self.game
        return (now.round.number, now.phase) != (before.round.number, before.phase)

    def _owing(self, before: Game) -> tuple[PlayerName, ...]:
        """Who still owes something in the phase that was open."""
        return () if self._is_over(before) else pending(self.game)

    def _look_in(self, moment: datetime, asides: tuple[str, ...] = ()) -> Scene:
        """The game takes a step, at that moment or as soon after it as it can be."""
        last = (entry.at for entry in self.found.journal[-1:])
        # A guest who leaves goes on later; what is only shown needs no disk that keeps pace.
        self.moment = max((moment, *last))
        with standing_at(self.moment), nullcontext() if self.guest else for_show():
            step(GameFile(self.place.game), Advance(), progress=unwatched)
        found = self.found
        new = [each for each in found.history.steps if each.seq > self.told]
        self.told = len(found.journal)
        return self._scene(tuple(story(new, asides, self.script.rounds)))

    def _write(self, sitting: Sitting, game: Game, opened: datetime) -> None:
        for act in sitting.acts:
            name = f"{game.round.number}-{game.phase}-{act.minute:04d}-{act.player.casefold()}"
            at = opened + timedelta(minutes=act.minute)
            if self.place.postbox.has(name) and not self.guest and act.player in self._owing(game):
                # Somebody took the answer back, so it is written once more.
                name, at = f"{name}-again-{len(self.found.journal)}", self.moment + timedelta(minutes=1)
            if not self.place.postbox.has(name):
                reply = self._reply(act, self.game, at)
                self.place.postbox.answer(name, reply)

    def _reply(self, act: Act, game: Game, at: datetime) -> Reply:
        kinds = {act.says.to} if isinstance(act.says, Words) and act.says.to else ASKING
        asked = self.place.postbox.newest(act.player, kinds)
        return Reply(self._words(act, game), FRIEND[act.player], at, act.by, asked)

    def _words(self, act: Act, game: Game) -> str:
        view = view_for(game, PlayerName(act.player))
        match act.says:
            case Words(text):
                return text
            case Clue(card, text):
                return f"{_letter(view, self._card(view, _id(card)))}: {text}"
            case Card(card):
                return _letter(view, self._card(view, _id(card)))
            case Vote(card):
                return str(self._number(view, _id(card)))
            case Several(cards):
                return act.says.written(self._by_teller(view, cards))
            case OwnVote():
                return next(str(number) for number, _ in view.table if number not in view.may_vote_for)

    @staticmethod
    def _by_teller(view: View, cards: Mapping[str, str]) -> dict[str, str]:
        """A letter or a number for each card, by the storytellers' names in the order of the mail."""
        things: dict[str, str] = {}
        for played in others_rounds(view):
            card = cards.get(played.storyteller or "")
            if played.storyteller and card:
                on_table = {lies: str(number) for number, lies in played.table}
                things[played.storyteller] = on_table[_id(card)] if on_table else _letter(view, _id(card))
        return things

    def _is_improvised(self, view: View) -> bool:
        """Does the guest tell, so that nobody knows what to expect?"""
        return view.storyteller == self.absent

    def _card(self, view: View, meant: CardId) -> CardId:
        """The card that a friend gives; those that are needed later are kept."""
        if not self._is_improvised(view) and meant in view.hand.values():
            return meant
        needed = {_id(played.clue.card) for played in ROUNDS if played.teller == view.reader}
        needed |= {_id(played.gives[view.reader]) for played in ROUNDS[view.round :] if view.reader in played.gives}
        return self._guesses.best(view.clue or "", set(view.hand.values()) - needed, purpose=f"{view.round} card")

    def _number(self, view: View, meant: CardId) -> int:
        allowed = {card: number for number, card in view.table if number in view.may_vote_for}
        if meant in allowed and not self._is_improvised(view):
            return allowed[meant]
        best = self._guesses.best(view.clue or "", set(allowed), purpose=f"{view.round} vote {view.reader}")
        return allowed[best]

    @cached_property
    def _guesses(self) -> Guesses:
        from dixit_pbem.storage.decks import load_decks

        decks = load_decks(self.found.settings.decks, self.place.folder)
        return Guesses({card.id: card.texts for deck in decks for card in deck.cards})

    def _guest_answers(self, guest: Guest) -> Iterator[Scene]:
        yield self._mails(guest)
        found = self.found
        game, friend = found.begun.game, FRIEND[guest.name]
        words = guest.ask(question_for(found.begun, PlayerName(guest.name)))
        at = found.journal[-1].at + _THINKING
        reply = Reply(words, friend, at, friend.program, self.place.postbox.newest(guest.name))
        self.place.postbox.answer(f"{game.round.number}-{game.phase}-guest-{at:%d%H%M}", reply)
        yield self._look_in(at + timedelta(minutes=1))
        mails = self._mails(guest)
        yield mails if mails.lines else replace(mails, lines=_NO_ANSWER)

    def _read_before(self) -> tuple[Path, ...]:
        """The mails of a guest who comes back, but for the last one that asks for an answer."""
        mails = self.place.postbox.mails_to(self.absent, SHOWN) if self.absent else ()
        last = self.place.postbox.mails_to(self.absent)[-1:] if self.absent else ()
        return tuple(path for path in mails if path not in last)

    def _mails(self, guest: Guest) -> Scene:
        """What the guest finds in the mailbox now."""
        return self._scene(unseen(self.place.postbox, guest.name, seen=self.seen))

    def _scene(self, lines: tuple[str, ...]) -> Scene:
        return Scene(lines, self._phases_over(), self.script.total)

    def _phases_over(self) -> int:
        """How many phases of the game are over."""
        game = self.found.game
        if game is None:
            return 0
        if game.phase is Phase.FINISHED:
            return self.script.phases
        return (game.round.number - 1) * len(PHASES) + PHASES.index(game.phase)


def _id(card: str) -> CardId:
    return CardId(f"dreams/{card}")


def _letter(view: View, card: CardId) -> str:
    return next(letter for letter, held in view.hand.items() if held == card)


def firsts(place: Place, reader: str) -> tuple[Path, Path, Path]:
    """What to open first: a mail and a hand of that reader, and the album."""
    output = place.folder / "output" / place.game.stem
    mail = place.postbox.mails_to(reader, {"welcome"})[0]
    return mail, output / "round-01" / f"hand-{reader.casefold()}.pdf", output / "album" / "index.html"
