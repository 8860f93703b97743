"""A language is a catalogue: one more leaves every test green, and no code and no test knows how many there are."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import view_for
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.post.due import due
from dixit_pbem.post.reading.answers import Command, CommandRead, Unclear
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.writing import request
from dixit_pbem.words import words_for
from dixit_pbem.words.catalogues import DOMAIN, as_po, bring_up_to_date, read
from tests.conftest import GOLDEN
from tests.engine.play import begun
from tests.post.sample_answers import SYSTEMS
from tests.post.writing.test_links import asked_of, completed
from tests.post.written import answer_in, desk_for, links_in
from tests.repository import copy_of_repository, python

TESTS = (
    "tests/words",
    "tests/post/writing",
    "tests/post/reading",
    "tests/storage/test_schema.py",
    "tests/storage/test_settings.py",
    "tests/storage/test_settings_problems.py",
    "tests/storage/test_spec.py",
    "tests/album/test_story.py",
    "tests/cli/test_album.py",
    "tests/cli/test_messages.py",
    "tests/cli/test_new.py",
    "tests/test_contributing.py",
    "tests/test_readme.py",
)
"""Whatever asks which languages there are."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_of_repository(tmp_path)


def translate(po: Path, like: Path) -> None:
    """Fill a catalogue as one translates it, here with the texts of another one."""
    catalogue = read(po)
    texts = {(text.context, text.id): text.string for text in read(like)}
    for text in catalogue:
        if text.id:
            text.string = texts[text.context, text.id]
    po.write_bytes(as_po(catalogue))


@pytest.mark.parametrize(("base", "players"), SYSTEMS)
def test_a_language_that_is_only_begun_speaks_english_and_its_answers_are_read(
    base: str, players: int, tmp_path: Path
) -> None:
    bring_up_to_date(["nl"], locales=tmp_path)
    reading, play = Reading(words_for("nl", locales=tmp_path), "Europe/Amsterdam"), begun(base, players)
    read = []
    for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE):
        game = play.until(phase, round=1).now
        for each in due(game):
            view = view_for(game, each.reader)
            letter = request(each.kind, view, desk_for(game, reading=reading), results=False)
            read += [read_answer(completed(answer_in(link)), asked_of(view)) for link in links_in(letter)]
    assert len(read) > players
    assert [answer for answer in read if isinstance(answer, Unclear)] == []
    assert read_answer("language nl", asked_of(view)) == CommandRead(Command.LANGUAGE, "nl", "")


@pytest.mark.long
def test_one_more_language_leaves_every_test_green(copy: Path) -> None:
    begun = python(copy, "-m", "dixit_pbem.words.catalogues", "fi")
    assert "\nfi: " in f"\n{begun.stdout}"
    locales = copy / "dixit_pbem" / "locales"
    italian, finnish = (locales / each / "LC_MESSAGES" / f"{DOMAIN}.po" for each in ("it", "fi"))
    translate(finnish, italian)
    assert "fi: 0 texts to translate" in python(copy, "-m", "dixit_pbem.words.catalogues").stdout
    tried = python(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *TESTS)
    assert tried.returncode == 0, tried.stdout[-4000:]


def test_whoever_has_texts_kept_has_all_of_them() -> None:
    kept = defaultdict(set)
    for path in GOLDEN.rglob("*.txt"):
        *name, language = path.stem.split(".")
        if name or path.parent.name == "words":
            kept[language].add((path.parent.name, *name))
    assert len(kept) > 1
    assert [language for language in kept if kept[language] != kept["en"]] == []
