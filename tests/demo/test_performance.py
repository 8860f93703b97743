"""A whole demonstration: through real mails, with the script's outcome, the same each time."""

import hashlib
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dixit_pbem.demo.folder import Place
from dixit_pbem.demo.postbox import read
from dixit_pbem.demo.script import BEGIN
from dixit_pbem.engine.model import Phase
from dixit_pbem.journal.facts import Bounced, LateTold, MailHeld, MailRead, MailSetAside, Reminded, Said
from dixit_pbem.journal.facts_beside import Loved
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked, GuestSeated
from dixit_pbem.journal.opened import look
from dixit_pbem.post.carriers.mailbox import received_at
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import verify
from tests.demo.conftest import perform

VERDICTS = {"clue": 6, "cards": 30, "votes": 31, "passed on": 4, "language": 1, "not understood": 2, "status": 1}
ASKED = [
    ("Dawid", '{"why": "not in hand", "read": "H"}'),
    ("Fausto", '{"why": "several readings", "read": "2 o 5?"}'),
    ("Bob", '{"why": "out of range", "read": "9"}'),
    ("Ana", '{"why": "no letter", "read": "3"}'),
    (
        "Chiara",
        '{"why": "word or letter", "read": "E poi venne l’estate", '
        '"options": ["E: poi venne l’estate", "A: E poi venne l’estate"]}',
    ),
]


def facts(place: Place) -> list[object]:
    return [step.event for step in look(GameFile(place.game)).history.facts]


def test_the_story_is_told(performance: tuple[Place, str], golden: Callable[[str, str], None]) -> None:
    golden("demo/story.txt", performance[1])


def test_every_mail_is_read_as_it_was_meant(place: Place) -> None:
    read = [fact for fact in facts(place) if isinstance(fact, MailRead)]
    held = [fact for fact in facts(place) if isinstance(fact, MailHeld)]
    assert Counter(VERDICTS) == Counter(str(fact.verdict) for fact in read)
    assert [(fact.player, fact.answer) for fact in held if fact.asked] == ASKED
    joined = [fact for fact in facts(place) if isinstance(fact, GuestKnocked | GuestAnswered)]
    assert len([*place.postbox.inbox.iterdir()]) == len(read) + len(held) + len(joined)
    assert not [fact for fact in facts(place) if isinstance(fact, MailSetAside | Bounced)]


def test_the_sixth_seat_goes_to_who_asks_for_it_by_mail(place: Place) -> None:
    asked, answered = (fact for fact in facts(place) if isinstance(fact, GuestKnocked | GuestAnswered))
    assert isinstance(asked, GuestKnocked)
    assert asked.email == "fausto@example.org"
    assert isinstance(answered, GuestAnswered)
    assert answered.outcome == "seated"
    (seated,) = [fact for fact in facts(place) if isinstance(fact, GuestSeated)]
    assert seated.player == "Fausto"
    assert "Fausto" not in [player.name for player in look(GameFile(place.game)).settings.players]


def test_a_picture_is_loved_and_everybody_hears_of_it(place: Place) -> None:
    (heart,) = [fact for fact in facts(place) if isinstance(fact, Loved)]
    assert (heart.player, heart.round, heart.number) == ("Eve", 1, 1)
    told = [read(path).text for path in sorted(place.postbox.outbox.glob("*-vote-wanted.eml"))]
    assert any("Eve loves picture 1, by Bob." in text for text in told)
    assert "♥ Eve" in (place.folder / "output" / "sunday" / "album" / "index.html").read_text(encoding="utf-8")


def test_everybody_gets_one_thing_wrong(place: Place) -> None:
    wrong = {fact.player for fact in facts(place) if isinstance(fact, MailRead) and fact.verdict == "not understood"}
    assert {"Ana", "Bob", "Chiara", "Dawid", "Eve", "Fausto"} == wrong | {player for player, _ in ASKED}


def test_who_is_late_is_reminded_twice_and_all_are_told(place: Place) -> None:
    told = [fact for fact in facts(place) if isinstance(fact, Reminded | LateTold)]
    assert [Reminded(("Fausto",)), Reminded(("Fausto",), late=True), LateTold(("Fausto",))] == told  # type: ignore[arg-type]


def test_words_to_all_come_in_four_languages(place: Place) -> None:
    assert [fact.player for fact in facts(place) if isinstance(fact, Said)] == ["Bob", "Ana", "Dawid", "Chiara"]


def test_ana_wins_and_every_shuffle_was_fair(place: Place) -> None:
    game = look(GameFile(place.game)).game
    assert game is not None
    assert (game.phase, game.ending and game.ending.winners) == (Phase.FINISHED, ("Ana",))
    assert game.scores == {"Ana": 17, "Bob": 14, "Fausto": 14, "Dawid": 12, "Chiara": 12, "Eve": 10}
    assert not verify(GameFile(place.game)).misfits


def test_the_clock_is_the_scripts_own(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [entry.at for entry in look(GameFile(place.game)).journal]
    assert moments[0] < BEGIN
    assert BEGIN in moments
    assert moments == sorted(moments)
    assert moments[-1] < datetime(2026, 10, 14, tzinfo=UTC)


def test_an_answer_arrives_when_its_file_and_its_header_say(place: Place) -> None:
    for path in place.postbox.inbox.iterdir():
        arrived = received_at(path.read_bytes())
        assert arrived is not None
        assert path.stat().st_mtime == arrived.timestamp()


@pytest.mark.long
def test_twice_gives_the_same_bytes(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIXIT_PBEM_NOW", "2031-01-01T00:00:00Z")
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    again, _ = perform(tmp_path / "elsewhere")
    assert content(place.folder) == content(again.folder)


def content(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
