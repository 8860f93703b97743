"""A game that is begun by the page is the very file that `new` writes; its password is kept, and never shown."""

from __future__ import annotations

import io
import stat
import sys
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.post.carriers import secrets
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.live import Change
from dixit_pbem.storage.people import people_from
from dixit_pbem.storage.settings import load_settings
from dixit_pbem.table.begin import Wanted, begin
from dixit_pbem.table.password import keep_password
from tests.program import Program

ON_BOTH_STORES = True
PEOPLE = "Ana <ana@example.org>, Bob <bob@example.org>; Cyd <cyd@example.org>\nDee"
SECRET = "correct horse battery"


def wanted(**more: object) -> Wanted:
    return Wanted(**{"title": "Sunday: dreamers", "rules": "odyssey", "players": people_from(PEOPLE), **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ((), {}),
        (("--together", "--pace", "lunch"), {"together": True, "pace": "lunch"}),
        (("--mail", "folder", "--language", "pl"), {"way": "folder", "language": "pl"}),
        (
            ("--mail", "gmail", "--address", "dixit@gmail.com", "--timezone", "Europe/Rome"),
            {"way": "gmail", "address": "dixit@gmail.com", "timezone": "Europe/Rome"},
        ),
        (
            ("--mail", "server", "--password-from", "keyring:dixit-pbem"),
            {"way": "server", "password_from": "keyring:dixit-pbem"},
        ),
    ],
    ids=lambda each: " ".join(each)[:30] if isinstance(each, tuple) else "",
)
def test_the_same_choices_give_the_very_same_bytes(
    program: Program, options: tuple[str, ...], more: dict[str, object]
) -> None:
    typed = ("new", "typed.yaml", "--title", "Sunday: dreamers", "--rules", "odyssey", "--player", PEOPLE, *options)
    assert program(*typed).code == 0
    begin(program.folder / "clicked.yaml", wanted(**more))
    assert (program.folder / "clicked.yaml").read_bytes() == (program.folder / "typed.yaml").read_bytes()


def test_quiet_hours_and_a_language_of_ones_own_come_along(tmp_path: Path) -> None:
    more = (Change("quiet.from", "22:00"), Change("quiet.to", "08:00"), Change("language", "it", "Bob"))
    begin(tmp_path / "game.yaml", wanted(more=more))
    text = (tmp_path / "game.yaml").read_text()
    assert 'quiet: {from: "22:00", to: "08:00"}' in text
    assert "- {name: Bob, email: bob@example.org, language: it}" in text
    assert text.endswith("\njournal:\n")
    assert load_settings(text.partition("\njournal:")[0] + "\n", file="x").quiet.begin is not None


@pytest.mark.parametrize(
    "more",
    [{"pace": "brisk"}, {"way": "pigeon"}, {"address": "a@b.org"}, {"password_from": "file:x"}, {"rules": "chess"}],
    ids=str,
)
def test_what_cannot_be_begun_leaves_no_file(tmp_path: Path, more: dict[str, object]) -> None:
    with pytest.raises(DixitError):
        begin(tmp_path / "game.yaml", wanted(**more))
    assert list(tmp_path.iterdir()) == []


def by_mail(folder: Path, place: str) -> GameFile:
    begin(folder / "game.yaml", wanted(way="gmail", address="dixit@gmail.com", password_from=place))
    return GameFile(folder / "game.yaml")


def test_a_password_is_kept_in_a_file_of_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(secrets, "_has_key_ring", lambda: False)
    place = secrets.own_place("dixit@gmail.com")
    assert keep_password(by_mail(tmp_path, place), f"{SECRET}\n") == (f"The password is kept in {place}.",)
    file = tmp_path / "home" / ".config" / "dixit-pbem" / "password-of-dixit@gmail.com"
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == (f"{SECRET}\n", 0o600)
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert SECRET not in (tmp_path / "game.yaml").read_text()


def test_where_there_is_a_key_ring_it_lies_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[str, str], str] = {}
    monkeypatch.setattr(secrets, "_has_key_ring", lambda: True)
    monkeypatch.setattr("keyring.set_password", lambda service, user, text: kept.update({(service, user): text}))
    keep_password(by_mail(tmp_path, secrets.own_place("dixit@gmail.com")), SECRET)
    assert kept == {("dixit-pbem", "dixit@gmail.com"): SECRET}


@pytest.mark.parametrize(
    "password", ["", " ", "a\nb", "x" * 2000, "a\x00b"], ids=["none", "blank", "two", "long", "nul"]
)
def test_what_is_no_password_is_refused_and_not_repeated(tmp_path: Path, password: str) -> None:
    with pytest.raises(DixitError, match="This is no password") as refused:
        keep_password(by_mail(tmp_path, "file:secret"), password)
    assert password.strip() == "" or password not in str(refused.value)
    assert not (tmp_path / "secret").exists()


def test_the_environment_and_a_game_of_drafts_keep_none(tmp_path: Path) -> None:
    with pytest.raises(DixitError, match="nothing can be written down there"):
        keep_password(by_mail(tmp_path, "env:DIXIT_PASSWORD"), SECRET)
    begin(tmp_path / "drafts.yaml", wanted())
    with pytest.raises(DixitError, match="logs in nowhere with a password"):
        keep_password(GameFile(tmp_path / "drafts.yaml"), SECRET)


def test_an_address_cannot_lead_the_password_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "_has_key_ring", lambda: False)
    assert secrets.own_place("../../x@y.org") == "file:~/.config/dixit-pbem/password-of-.._.._x@y.org"


def test_doctor_takes_the_password_and_shows_it_nowhere(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(
        program.folder / "game.yaml",
        wanted(way="server", address="ana@127.0.0.1", password_from="file:secret"),
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{SECRET}\n"))
    monkeypatch.setattr("dixit_pbem.doctor.examine", lambda path: ())
    said = program("doctor", "game.yaml", "--keep-password")
    assert (said.out.splitlines()[0], said.code) == ("The password is kept in file:secret.", 0)
    assert SECRET not in said.out + said.err
    assert (program.folder / "secret").read_text() == f"{SECRET}\n"


def test_mistakes_are_told_as_mistakes(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="Did you mean 'gmail'"):
        begin(tmp_path / "game.yaml", wanted(way="gmial"))
