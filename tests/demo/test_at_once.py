"""The demonstration in which all tell at once: the script fits the deal, and every answer is read as it was meant."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from dixit_pbem.demo.at_once import CYCLE, sittings_of_cycle
from dixit_pbem.demo.folder import Place, made
from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.script import PHASES
from dixit_pbem.demo.stage import AT_ONCE, Stage
from dixit_pbem.engine.model import Phase
from dixit_pbem.journal.facts import Bounced, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.decks import load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import verify
from tests.conftest import Once
from tests.program import Program

NAMES = [friend.name for friend in FRIENDS]


def test_everybody_tells_once_and_gives_and_votes_in_the_rounds_of_the_others(tmp_path: Path) -> None:
    assert [played.teller for played in CYCLE] == NAMES
    for played in CYCLE:
        others = sorted(name for name in NAMES if name != played.teller)
        assert others == sorted(played.gives) == sorted(played.votes)
        assert all(voter != owner for voter, owner in played.votes.items())
    cards = [card for each in CYCLE for card in (each.clue.card, *each.gives.values())]
    (deck,) = load_decks(("dreams",), tmp_path)
    assert len(cards) == len(set(cards)) == 36
    assert {f"dreams/{card}" for card in cards} <= {card.id for card in deck.cards}


@pytest.mark.parametrize("phase", PHASES)
def test_mails_come_in_order_before_the_game_looks_for_them(phase: Phase) -> None:
    last = 0
    for sitting in sittings_of_cycle(phase):
        minutes = [act.minute for act in sitting.acts]
        assert minutes == sorted(minutes)
        assert all(last < minute < sitting.minute for minute in minutes)
        last = sitting.minute


def test_nobody_sits_down_at_it(program: Program) -> None:
    said = program("demo", "--together", "--play", "Eve")
    assert (said.code, said.out) == (2, "")
    assert "`--together` is there to be looked at; `--play` sits down where one tells at a time." in said.err


@pytest.fixture(scope="module")
def cycle(once: Once) -> tuple[Place, str]:
    def make(folder: Path) -> None:
        stage = Stage(made(folder / "demo", guest=None, together=True), script=AT_ONCE)
        scenes = [*stage.performed(), stage.album()]
        assert [scene.done for scene in scenes] == sorted(scene.done for scene in scenes)
        assert {scene.total for scene in scenes} == {scenes[-1].done} == {4}
        story = "\n".join(line for scene in scenes for line in scene.lines)
        (folder / "story.txt").write_text(f"{story}\n", encoding="utf-8")

    folder = once("cycle", make)
    return Place(folder / "demo"), (folder / "story.txt").read_text(encoding="utf-8")


@pytest.mark.long
def test_the_story_of_a_cycle_is_told(cycle: tuple[Place, str], golden: Callable[[str, str], None]) -> None:
    golden("demo/cycle.txt", cycle[1])


@pytest.mark.long
def test_every_mail_of_the_cycle_is_read_as_it_was_meant(cycle: tuple[Place, str]) -> None:
    found = look(GameFile(cycle[0].game))
    facts = [step.event for step in found.history.facts]
    read = Counter(str(fact.verdict) for fact in facts if isinstance(fact, MailRead))
    assert read == {"clue": 6, "cards": 7, "votes": 11, "not understood": 2}
    asked = [fact.player for fact in facts if isinstance(fact, MailHeld) and fact.asked]
    assert asked == ["Dawid"]
    assert not [fact for fact in facts if isinstance(fact, MailSetAside | Bounced)]
    assert found.game is not None
    assert found.game.phase is Phase.FINISHED
    assert {each.storyteller: {str(card.owner) for card in each.table} for each in found.game.last_rounds} == {
        name: set(NAMES) for name in NAMES
    }
    assert not verify(GameFile(cycle[0].game)).misfits
