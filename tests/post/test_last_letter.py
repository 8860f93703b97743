"""The last letter of a game: who wins, the album, the cards that are remembered; the same bytes at every try."""

from __future__ import annotations

import io
from email.message import EmailMessage
from pathlib import Path

import pikepdf
import pytest

from dixit_pbem.album.parting import MOST, best_card
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import End
from dixit_pbem.post.due import Kind
from dixit_pbem.post.outbox import owed_now
from tests.album.albums import told
from tests.post.postal import Table

LARGEST = 3_000_000


def ended(folder: Path, clock: pytest.MonkeyPatch, *, rules: str = "demo", players: int = 3, **settings: str) -> Table:
    return Table.lay(folder, clock, rules=rules, players=players, **settings).begin().until(Phase.FINISHED)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def mails(tmp_path_factory: pytest.TempPathFactory) -> dict[str, EmailMessage]:
    """What everybody gets at the end of a game in two languages."""
    with pytest.MonkeyPatch.context() as clock:
        table = Table.lay(tmp_path_factory.mktemp("end"), clock, rules="demo", players=3, languages=("en", "pl"))
        table.begin().until(Phase.FINISHED)
        return {str(reader): mail for (reader, kind), mail in table.mails().items() if kind == Kind.FINAL_RESULTS}


def files(mail: EmailMessage) -> dict[str, bytes]:
    return {str(part.get_filename()): part.get_content() for part in mail.walk() if part.get_filename()}


def text(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return " ".join(str(body.get_content()).split())


@pytest.mark.long
def test_everybody_gets_the_album_in_their_own_language_and_the_mail_stays_light(
    mails: dict[str, EmailMessage],
) -> None:
    albums = {reader: files(mail)["album.pdf"] for reader, mail in mails.items()}
    assert albums["Ana"] == albums["Cyd"] != albums["Bob"]
    assert all(len(album) <= MOST for album in albums.values())
    assert all(len(mail.as_bytes()) < LARGEST for mail in mails.values())
    with pikepdf.open(io.BytesIO(albums["Bob"])) as album:
        assert album.Root.Lang == "pl"


def test_it_names_the_winner_the_album_and_the_best_card_in_its_text(mails: dict[str, EmailMessage]) -> None:
    told = {reader: text(mail) for reader, mail in mails.items()}
    assert "album.pdf" in told["Ana"]
    assert "Your best card" in told["Ana"]
    assert "The picture is attached: m1.jpg" in told["Ana"]
    assert "Twoja najlepsza karta" in told["Bob"]
    assert {"m1.jpg", "album.pdf"} <= files(mails["Ana"]).keys()


def test_who_wins_is_told_so(mails: dict[str, EmailMessage]) -> None:
    lines = [text(mail) for mail in mails.values()]
    assert sum("you win with" in line or "wygrywasz" in line for line in lines) <= 1
    assert all("win" in line or "wygrywa" in line.lower() or "share" in line for line in lines)


def test_every_try_is_the_same_mail_to_the_last_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(tmp_path, monkeypatch)
    owed = owed_now(table.opened).owed[-1]
    assert table.office().mail(owed) == table.office().mail(owed)


def test_a_group_without_pages_reads_who_has_the_album(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(tmp_path, monkeypatch, mail="{pages: none}")
    mail = table.mails()["Ana", Kind.FINAL_RESULTS]
    assert not [name for name in files(mail) if name.endswith(".pdf")]
    assert "ask Zoe for it" in text(mail)


def test_a_game_that_ends_before_its_first_reveal_speaks_of_no_album(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch).begin()
    table.do(End("We move house.", nobody_wins=False))
    mail = table.mails()["Ana", Kind.FINAL_RESULTS]
    assert "album" not in text(mail)
    assert "album.pdf" not in files(mail)


BOB, CYD = PlayerName("Bob"), PlayerName("Cyd")


def test_the_best_card_drew_the_most_votes_and_a_decoy_comes_first() -> None:
    first = told("Ana", "ABCDEF", {"B": (1,), "C": (2,), "D": (1,), "E": (1,), "F": (3,)})
    second = told("Bob", "ABCDEF", {"A": (2,), "C": (2,), "D": (3,), "E": (3,), "F": (1,)}, number=2)
    cards = {name: best_card([first, second], PlayerName(name)) for name in ("Ana", "Bob", "Cyd", "Eve")}
    assert {name: (each[0].number, each[1].number) for name, each in cards.items() if each} == {
        "Ana": (1, 1),
        "Bob": (2, 2),
        "Cyd": (2, 3),
        "Eve": (1, 5),
    }


def test_a_story_that_all_found_is_nobodys_best_card() -> None:
    easy = told("Bob", "ABCDEF", dict.fromkeys("ACDEF", (2,)))
    decoy = told("Ana", "ABCDEF", {"B": (1,), "C": (2,), "D": (1,), "E": (1,), "F": (1,)}, number=2)
    assert best_card([easy, decoy], BOB) == (decoy, decoy.played.table[1])
    assert best_card([], CYD) is None
