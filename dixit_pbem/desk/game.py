"""A game: the clue, who has answered and who is late, the points, what happened, what waits, and the buttons."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from starlette.responses import Response

from dixit_pbem import clock
from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.desk.deeds import Deed, Typed, deed_called, fitting
from dixit_pbem.desk.standing import standing
from dixit_pbem.desk.story import moments
from dixit_pbem.desk.telling import done_told, foreseen_told, letters_told, posting_told, steps_told
from dixit_pbem.desk.waiting import waiting
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.clicks import Click, Clicked, DoneBefore, WentOn, was_done
from dixit_pbem.journal.store import Store
from dixit_pbem.table.done import Done
from dixit_pbem.table.held import moderator_plays
from dixit_pbem.table.rehearsal import foreseen

NEWEST = 12
"""So much of the story stands on the page of a game."""
KEPT = 200
"""So many results are remembered; older ones are told from the journal alone."""
_LONGEST_MARK = 40


@frozen
class Result:
    """What a click brought about, as its page tells it."""

    lines: tuple[str, ...]
    left: tuple[str, ...]
    waits: tuple[str, ...]


class Results:
    """The results of the last clicks, by their marks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Result] = OrderedDict()
        self._lock = Lock()

    def keep(self, mark: str, result: Result) -> None:
        """Remember a result."""
        with self._lock:
            self._kept[mark] = result
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def get(self, mark: str) -> Result | None:
        """The result of this click, if it is remembered."""
        return self._kept.get(mark)


def game(ask: Ask) -> Response:
    """The page of a game."""
    found = ask.table.opened
    deeds = [(deed, deed.label(ask.words)) for deed in fitting(found) if deed.name not in ask.desk.by_itself]
    return ask.show(
        "game.html.j2",
        stands=standing(found, ask.words, clock.now()),
        waiting=waiting(found, ask.words),
        plays=moderator_plays(found),
        story=moments(found, ask.words, most=NEWEST),
        first=[each for each in deeds if each[0].first],
        further=[each for each in deeds if not each[0].first],
        flies=ask.desk.pilot.flies(ask.table.key),
        trouble=ask.desk.pilot.trouble(ask.table.key),
        notes=(*found.notes, *map(str, found.frozen_changes), *found.in_force),
    )


def story(ask: Ask) -> Response:
    """Everything that happened."""
    mail = ask.field("mail") == "yes"
    return ask.show("story.html.j2", story=moments(ask.table.opened, ask.words, mail=mail), mail=mail)


def _deed(ask: Ask) -> Deed:
    return deed_called(ask.path("deed"), without=ask.desk.by_itself)


def asked(ask: Ask) -> Response:
    """A deed: what it asks, or at once what it would do."""
    deed = _deed(ask)
    fields = deed.asks(ask.words, ask.table.opened)
    if fields:
        return ask.show("deed.html.j2", deed=deed, label=deed.label(ask.words), fields=fields)
    return _rehearsed(ask, deed, {})


def pressed(ask: Ask) -> Response:
    """The form of a deed came: rehearse it, or do it where it was rehearsed."""
    deed = _deed(ask)
    names = [field.name for field in deed.asks(ask.words, ask.table.opened)]
    typed = {name: ask.field(name) for name in names}
    if ask.field("mark"):
        return done(ask, lambda store: deed.act(store, typed))
    return _rehearsed(ask, deed, typed)


def _rehearsed(ask: Ask, deed: Deed, typed: Typed) -> Response:
    label = deed.label(ask.words)
    return rehearsed(ask, deed.on_a_copy(typed), address=f"do/{deed.name}", label=label, typed=typed)


def rehearsed(
    ask: Ask, act: Callable[[Store], Done], *, address: str, label: str, typed: Typed, secret: bool = False
) -> Response:
    """What would happen, and the button that makes it so; its form bears the mark of the click."""
    found = ask.table.opened
    seen = foreseen(ask.table.store, act, known=found)
    game_now = found.game
    return ask.show(
        "rehearsal.html.j2",
        label=label,
        address=f"/game/{ask.table.key}/{address}",
        typed={name: value for name, value in typed.items() if value},
        lines=tuple(foreseen_told(ask.words, seen)),
        letters=tuple(letters_told(ask.words, seen.letters, game_now)),
        also=tuple(letters_told(ask.words, seen.also, game_now)),
        mark=secrets.token_urlsafe(12),
        seen=len(found.journal),
        secret=secret,
    )


def done(ask: Ask, act: Callable[[Store], Done]) -> Response:
    """Do it, once: a click that was done before leads to its result, and one from an old page does nothing."""
    mark, seen = ask.field("mark")[:_LONGEST_MARK], ask.field("seen")
    if not seen.isdigit():
        raise DixitError(ask.words.say("This form cannot be read, so nothing was done."))
    key, store = ask.table.key, ask.table.store
    place = f"/game/{key}/done/{mark}"
    if was_done(store.read().records, mark):
        return ask.go(place)
    try:
        found = act(Clicked(store, Click(mark, int(seen))))
    except DoneBefore:
        return ask.go(place)
    except WentOn as meanwhile:
        return _went_on(ask, meanwhile)
    left, waits = posting_told(ask.words, found.posting, found.game)
    ask.desk.results.keep(place, Result(tuple(done_told(ask.words, found)), left, waits))
    return ask.go(place)


def _went_on(ask: Ask, meanwhile: WentOn) -> Response:
    """Say what happened since the page was made, and do nothing."""
    story_now = moments(ask.table.opened, ask.words)
    since = tuple(each for each in story_now if each.seq > meanwhile.since)
    return ask.show("went_on.html.j2", status=409, since=since)


def result(ask: Ask) -> Response:
    """What a click brought about; after a crash what the journal knows of it."""
    mark = ask.path("mark")
    kept = ask.desk.results.get(f"/game/{ask.table.key}/done/{mark}")
    if kept is None:
        found = ask.table.opened
        seqs = {entry.seq for entry in found.journal if entry.deed == mark}
        steps = [step for step in (*found.history.steps, *found.history.facts) if step.seq in seqs]
        lines = tuple(steps_told(ask.words, sorted(steps, key=lambda step: step.seq), None))
        kept = Result(lines, (), ())
    return ask.show("result.html.j2", result=kept, held=len(ask.table.opened.held))


ROUTES = (
    shows("/game/{game}", game),
    shows("/game/{game}/story", story),
    shows("/game/{game}/do/{deed}", asked),
    does("/game/{game}/do/{deed}", pressed),
    shows("/game/{game}/done/{mark}", result),
)
