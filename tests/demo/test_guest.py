"""A person sits in a seat, at a real terminal."""

from pathlib import Path

import pytest

from dixit_pbem.demo.friends import FRIEND
from dixit_pbem.demo.guest import seat_of
from dixit_pbem.errors import NotFound
from tests.demo.playing import sits_down

THE_END = """\
Open first:
  1. a mail, in any mail program: output/demo-play/outbox/{first}-{name}-welcome.eml
  2. a hand, ready to print:      output/demo-play/output/sunday/round-01/hand-{name}.pdf
  3. the album, in a browser:     output/demo-play/output/sunday/album/index.html
"""


@pytest.mark.long
@pytest.mark.parametrize("seat", ["Bob", "Chiara", "Fausto"])
def test_a_person_plays_to_the_end_in_any_seat(seat: str, tmp_path: Path) -> None:
    person = sits_down(tmp_path, "--play", seat)
    person.plays_on()
    heard = person.heard.replace("\r\n", "\n")
    end = THE_END.format(name=seat.lower(), first="0003" if seat == "Fausto" else "0008")
    assert " ".join(heard.split()).endswith(" ".join(end.split()))
    assert f"{seat} tells " in heard
    assert "the sea at night, and somebody who waits" in heard
    assert len(person.typed) >= 11
    assert person.terminal.wait() == 0


@pytest.mark.long
def test_a_mistake_gets_the_real_answer_and_a_wish_the_real_receipt(tmp_path: Path) -> None:
    person = sits_down(tmp_path, "--play")
    assert person.is_asked() == "the letter of a card, such as B"
    person.types("Z")
    assert person.is_asked() == "the letter of a card, such as B"
    assert "There is no such card in your hand: it has A, B, C, D, E and F." in " ".join(person.heard.split())
    person.types("Z")
    assert person.is_asked() == "the letter of a card, such as B"
    assert "No mail comes back: the same mistake twice waits for the moderator." in person.heard
    person.types("status")
    assert person.is_asked() == "the letter of a card, such as B"
    person.types("B")
    assert person.is_asked() == "the number of a card, such as 3"
    assert "Eve, your card: B" in person.heard
    assert "output/demo-play/output/sunday/round-01/reveal.pdf" in person.heard


@pytest.mark.long
def test_who_leaves_is_told_how_to_go_on_and_finds_the_game_as_it_was(tmp_path: Path) -> None:
    person = sits_down(tmp_path, "my demo", "--play", "Dawid")
    assert person.is_asked() == "the letter of a card, such as B"
    person.types("A")
    assert person.is_asked() == "the number of a card, such as 3"
    person.terminal.sendintr()
    assert person.is_asked() == ""
    assert person.heard.endswith("\r\nThe others wait for you. Go on: `dixit-pbem demo 'my demo' --play Dawid`\r\n")
    assert person.terminal.wait() == 0
    before = len([*(tmp_path / "my demo" / "inbox").iterdir()])
    again = sits_down(tmp_path, "my demo", "--play", "Dawid")
    assert again.is_asked() == "the number of a card, such as 3"
    assert again.heard.count("\r\n--- [Sunday dreamers]") == 1
    assert before == len([*(tmp_path / "my demo" / "inbox").iterdir()])


def test_a_seat_is_found_by_its_name_whatever_the_case() -> None:
    assert [seat_of(name.upper()) for name in FRIEND] == ["Bob", "Ana", "Dawid", "Eve", "Chiara", "Fausto"]
    with pytest.raises(NotFound) as refused:
        seat_of("Chara")
    assert str(refused.value) == (
        "Nobody is called 'Chara' here. Did you mean 'Chiara'? "
        "Sit down as one of these: Bob, Ana, Dawid, Eve, Chiara, Fausto."
    )
