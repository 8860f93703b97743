"""What `check` says of mail settings, addresses and a group's own templates, each with its line and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import check
from tests.program import Program, allowed

ALL = ("Ana", "Bob", "Cyd", "Dee")
NEEDS_FETCH = (
    "sunday.yaml:10: Mails leave by themselves, and nothing says where answers come in. Add 'fetch' to 'mail', or type "
    "the answers in, which tells you secrets."
)
IMAP = "fetch: {server: localhost, user: Bob@example.org, password_from: 'env:PW'}"


def written(folder: Path, *mail: str, emails: dict[str, str] | None = None, more: str = "") -> Path:
    """A game of four; who is not in `emails` has no address."""
    given = {name: f"{name.lower()}@example.org" for name in ALL} if emails is None else emails
    people = "".join(f"- {{name: {name}{f', email: {given[name]}' if name in given else ''}}}\n" for name in ALL)
    section = "mail:\n" + "".join(f"  {line}\n" for line in mail) if mail else ""
    path = folder / "sunday.yaml"
    path.write_text(f"format: 1\ntitle: Sunday\nrules: odyssey\nplayers:\n{people}{section}{more}journal:\n")
    return path


def problems(path: Path) -> list[str]:
    return [str(problem) for problem in check(GameFile(path)).problems]


def notes(path: Path) -> list[str]:
    found = check(GameFile(path))
    assert found.problems == ()
    return list(found.notes)


def test_a_usual_game_has_nothing_to_tell(tmp_path: Path) -> None:
    mail = ("address: game@example.org", "send: {server: localhost}", IMAP.replace("Bob", "game"))
    for path in (written(tmp_path), written(tmp_path, *mail), written(tmp_path, emails={})):
        assert notes(path) == []


CANNOT_WORK = [
    ("sunday.yaml:10: 'plus' adds a mark to the game's address, and there is none. Add 'address' to 'mail', or delete "
     "'plus'.", ("plus: true",)),
    ("sunday.yaml:11: 'fetch' reads what 'send' writes here. Name another place for one of them.",
     ("send: {folder: post}", "fetch: {folder: ./post/}")),
    ("sunday.yaml:11: 'fetch' reads what 'send' writes here. Name another place for one of them.",
     ("send: {maildir: post}", "fetch: {maildir: post}")),
]  # fmt: skip


@pytest.mark.parametrize(("told", "mail"), CANNOT_WORK)
def test_settings_that_cannot_work_together_are_told(told: str, mail: tuple[str, ...], tmp_path: Path) -> None:
    assert problems(written(tmp_path, *mail, emails={"Bob": "bob@example.org"})) == [told]


WORTH_KNOWING = [
    (NEEDS_FETCH, ("send: {server: localhost}",)),
    (NEEDS_FETCH, ("send: {sendmail: /usr/sbin/sendmail}",)),
    ("sunday.yaml:10: This is the mailbox of Bob. Add 'private: true', so that other mails in it are left alone.",
     (IMAP,)),
]  # fmt: skip


@pytest.mark.parametrize(("told", "mail"), WORTH_KNOWING)
def test_what_is_worth_knowing_of_mail_is_noted(told: str, mail: tuple[str, ...], tmp_path: Path) -> None:
    assert notes(allowed(written(tmp_path, *mail))) == [told]


def test_a_moderators_own_mailbox_is_noted_too(tmp_path: Path) -> None:
    path = written(tmp_path, IMAP.replace("Bob", "zoe"), more="moderator: {name: Zoe, email: zoe@example.org}\n")
    assert notes(path) == [
        "sunday.yaml:10: This is the mailbox of Zoe. Add 'private: true', so that other mails in it are left alone."
    ]
    assert notes(written(tmp_path, IMAP.replace("}", ", private: true}"))) == []


WITHOUT_ANA = {name: f"{name.lower()}@example.org" for name in ALL[1:]}
NO_ADDRESS = "The mails have no address to answer to. Add 'address' to 'mail', or 'email' to the moderator."
NOT_TOLD = (
    "moderates and has no address, so nobody hears by mail what waits. Add 'email', or look into `status` and `held` "
    "now and then."
)


def test_mails_that_nobody_could_answer_are_noted(tmp_path: Path) -> None:
    assert notes(written(tmp_path, emails=WITHOUT_ANA)) == [f"sunday.yaml: {NO_ADDRESS}"]


@pytest.mark.parametrize(
    ("told", "more"), [("4: Ana", ""), ("12: Zoe", "moderator: {name: Zoe}\n")], ids=["a player", "somebody else"]
)
def test_a_moderator_whom_no_mail_reaches_is_noted(told: str, more: str, tmp_path: Path) -> None:
    path = written(tmp_path, "address: game@example.org", "fetch: {folder: inbox}", emails=WITHOUT_ANA, more=more)
    assert notes(path) == [f"sunday.yaml:{told} {NOT_TOLD}"]


def test_players_who_share_an_address_are_noted(tmp_path: Path) -> None:
    shared = {"Ana": "home@example.org", "Bob": "bob@example.org", "Cyd": "Home@Example.org", "Dee": "home@example.org"}
    assert notes(written(tmp_path, emails=shared)) == [
        "sunday.yaml:8: Ana, Cyd and Dee share an address. Only the mark in the subject tells their answers apart: let "
        "each answer the mail with the right name."
    ]


def test_of_a_running_game_the_address_in_force_counts(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    program.ok("replace", "game.yaml", "bob", "Eve <ana@example.org>")
    assert notes(program.folder / "game.yaml")[-1] == (
        "game.yaml:23: Ana and Eve share an address. Only the mark in the subject tells their answers apart: let each "
        "answer the mail with the right name."
    )


def test_templates_that_no_longer_fit_are_told_with_their_line(tmp_path: Path) -> None:
    own = tmp_path / "templates" / "mail"
    own.mkdir(parents=True)
    (own / "hand.j2").write_text("{{ part.opening(letter) }}\n")
    (own / "hnad.j2").write_text("")
    told = problems(allowed(written(tmp_path)))
    assert told[0].startswith(f"{own}/hand.j2:1: There is no part 'opening'.")
    assert told[1] == f"{own}/hnad.j2: No letter asks for 'hnad.j2'. Did you mean 'hand.j2'?"
