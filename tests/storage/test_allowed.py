"""What was allowed once on this computer."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.storage.allowed import FOLDER, Matter, allow, config_folder, not_allowed


@pytest.fixture(autouse=True)
def _config_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def matter(tmp_path: Path, text: str = "it runs bin/post", state: str = "1") -> Matter:
    return Matter(tmp_path / "game.yaml", text, state)


def test_nothing_is_allowed_from_the_start(tmp_path: Path) -> None:
    assert not_allowed([matter(tmp_path)]) == (matter(tmp_path),)


def test_what_was_allowed_stays_allowed(tmp_path: Path) -> None:
    allow([matter(tmp_path)])
    assert not_allowed([matter(tmp_path)]) == ()


@pytest.mark.parametrize("other", [{"text": "it runs bin/other"}, {"state": "2"}])
def test_another_matter_is_not_allowed_with_it(tmp_path: Path, other: dict[str, str]) -> None:
    allow([matter(tmp_path)])
    assert not_allowed([matter(tmp_path, **other)]) == (matter(tmp_path, **other),)


def test_the_same_of_another_game_is_not_allowed_with_it(tmp_path: Path) -> None:
    allow([matter(tmp_path)])
    other = Matter(tmp_path / "other.yaml", "it runs bin/post", "1")
    assert not_allowed([other, matter(tmp_path)]) == (other,)


def test_a_game_is_the_same_by_whatever_way_it_is_named(tmp_path: Path) -> None:
    allow([matter(tmp_path)])
    (tmp_path / "link").symlink_to(tmp_path)
    assert not_allowed([matter(tmp_path / "link" / ".." / tmp_path.name), matter(tmp_path / "link")]) == ()


def test_what_is_remembered_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    allow([matter(tmp_path)])
    (file,) = (config_folder() / FOLDER).iterdir()
    assert file.read_text() == f"{tmp_path / 'game.yaml'}: it runs bin/post\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.unlink()
    assert not_allowed([matter(tmp_path)])


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where a folder should be")
    with pytest.raises(CannotWrite, match="call the command again"):
        allow([matter(tmp_path)])
