"""Long work: how far it is, stopped at a click, and what came of it. One thing after the other, beside the pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from threading import Lock, Thread

from starlette.responses import FileResponse, Response

from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.progress import OnProgress
from dixit_pbem.words.refusals import said

MOST_KEPT = 30
UNKNOWN = "This work is not known (any more). Begin it once more."
INLINE = {".pdf": "application/pdf"}


class Stopped(Exception):
    """Somebody stopped the work."""


@frozen
class Outcome:
    """What came of a work: what there is to say, and the files that were made."""

    lines: tuple[str, ...] = ()
    files: tuple[Path, ...] = ()


Worker = Callable[[OnProgress], Outcome]


@dataclass(eq=False)
class Work:
    """One long work."""

    key: str
    title: str
    back: str
    """The page from which it was begun."""
    done: int = 0
    total: int = 0
    outcome: Outcome | None = None
    fault: str = ""
    stopping: bool = False
    stopped: bool = False

    told: list[str] = field(default_factory=list)
    """What it has told so far."""

    def tell(self, text: str) -> None:
        """Tell something while it goes on."""
        self.told.append(text)

    @property
    def over(self) -> bool:
        """Whether nothing more will come of it."""
        return self.stopped or bool(self.fault) or self.outcome is not None

    def progress(self, done: int, total: int) -> None:
        """See `OnProgress`; where it ends, if somebody stopped it."""
        if self.stopping:
            raise Stopped
        self.done, self.total = done, total


@dataclass(eq=False)
class Works:
    """Every long work of this desk; the oldest that are over are forgotten."""

    unforeseen: Callable[[Exception], str] = repr
    _works: dict[str, Work] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def begin(self, title: str, back: str, worker: Worker) -> Work:
        """Begin a work; it goes on by itself."""
        return self.talk(title, back, lambda work: worker(work.progress))

    def talk(self, title: str, back: str, talker: Callable[[Work], Outcome]) -> Work:
        """Begin a work that has something to tell while it goes on."""
        work = Work(token_urlsafe(9), title, back)
        with self._lock:
            over = [key for key, each in self._works.items() if each.over]
            for key in over[: max(0, len(self._works) + 1 - MOST_KEPT)]:
                del self._works[key]
            if len(self._works) >= MOST_KEPT:
                raise DixitError("Too much is being made at once. Wait until some of it is done, or stop it.")
            self._works[work.key] = work
        Thread(target=self._run, args=(work, talker), daemon=True).start()
        return work

    def work(self, key: str) -> Work:
        """The work of this name."""
        found = self._works.get(key)
        if found is None:
            raise NotFound(UNKNOWN)
        return found

    def _run(self, work: Work, talker: Callable[[Work], Outcome]) -> None:
        try:
            work.outcome = talker(work)
        except Stopped:
            work.stopped = True
        except DixitError as wrong:
            work.fault = said(wrong)
        except Exception as fault:
            work.fault = self.unforeseen(fault)


def _work(ask: Ask) -> Work:
    """The work of this name, for those who may see the game that it is about."""
    work = ask.desk.works.work(ask.path("work"))
    place, _, rest = work.back.removeprefix("/").partition("/")
    if place == "game" and not ask.sees(rest.partition("/")[0]):
        raise NotFound(UNKNOWN)
    return work


def _page(ask: Ask) -> Response:
    return ask.show("work.html.j2", work=_work(ask))


def _stop(ask: Ask) -> Response:
    work = _work(ask)
    work.stopping = True
    return ask.go(f"/work/{work.key}")


def _file(ask: Ask) -> Response:
    outcome, number = _work(ask).outcome, ask.path("number")
    if outcome is None or not number.isdecimal() or int(number) >= len(outcome.files):
        raise NotFound("There is no such file here.")
    path = outcome.files[int(number)]
    if not path.is_file():
        raise NotFound("This file is not there any more. Make it once more.")
    kind = INLINE.get(path.suffix)
    return FileResponse(
        path,
        media_type=kind or "application/octet-stream",
        filename=path.name,
        content_disposition_type="inline" if kind else "attachment",
    )


ROUTES = (
    shows("/work/{work}", _page),
    does("/work/{work}/stop", _stop),
    shows("/work/{work}/file/{number}", _file),
)
