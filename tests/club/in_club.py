"""The program on tables of a club, for tests that know nothing of clubs: the same must come of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dixit_pbem.cli.club import OF_A_TABLE
from dixit_pbem.club.set_up import club_at, write_club
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.looks import RUNS
from tests.program import Program, Said


class InClub(Program):
    """Each command takes its games into the club, works on them there, and takes them out again."""

    store = "club"

    def __init__(
        self, folder: Path, capture: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
    ) -> None:
        super().__init__(folder, capture, monkeypatch)
        self._address = address
        self._is_made = False

    def elsewhere(self, folder: Path) -> InClub:
        return InClub(folder, self.capture, self.environment, self._address)

    def __call__(self, *arguments: str) -> Said:
        command, *words = arguments
        games = [word for word in words if word.endswith(".yaml") and (self.folder / word).is_file()]
        if not games or not (command in OF_A_TABLE or arguments[:2] == ("run", "--once")):
            return self.called(*arguments)
        club = self._club()
        names: dict[str, str] = {}
        for game in games:
            taken = self.called("club", "take-in", "--club", club, game)
            if taken.code:
                self._back(club, names)
                return taken
            names[game] = taken.out.split()[0]
            self._aside(game)
        # A club is always patient.
        options = [word for word in words if word not in (*games, "--patient")]
        if command == "run":
            said = self.called("club", "run", "--club", club, *options)
        else:
            said = self.called("club", "game", "--club", club, names[games[0]], command, *options)
        self._back(club, names)
        return said

    def _club(self) -> str:
        file = self.folder / ".club.yaml"
        if not self._is_made:
            # A prepared folder is copied with the club in which it was played.
            file.unlink(missing_ok=True)
            shutil.rmtree(self.folder / RUNS, ignore_errors=True)
            write_club(file, self._address)
            database = club_at(file)
            database.upgrade()
            database.close()
            self._is_made = True
        return str(file)

    def _aside(self, game: str) -> None:
        """Nothing lies any more where the game lay."""
        path = self.folder / game
        for each in (path, GameFile(path).side_folder):
            if each.exists():
                gone = self.folder / ".gone" / f"{len(list(self.folder.glob('.gone/*')))}-{each.name}"
                gone.parent.mkdir(exist_ok=True)
                each.rename(gone)

    def _back(self, club: str, names: dict[str, str]) -> None:
        for game, name in names.items():
            out = self.called("club", "take-out", "--club", club, name, "-o", game)
            assert out.code == 0, out
