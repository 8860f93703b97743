"""The JSON Schema of the settings: it lets pass what the loader accepts, and stops what one place shows to be wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from dixit_pbem.cli.completion import schema
from dixit_pbem.engine.systems import SYSTEMS
from dixit_pbem.errors import BadFile
from dixit_pbem.storage.names import why_no_name
from dixit_pbem.storage.schema import MOST_OF_A_UNIT, RESERVED, schema_of_settings
from dixit_pbem.storage.settings import Settings, load_settings
from dixit_pbem.storage.spec import KEYS, ValueKind
from dixit_pbem.storage.values import as_duration
from tests.program import Program
from tests.runs import examples
from tests.storage import test_mail_settings as mails
from tests.storage import test_settings_problems as wrong
from tests.storage.settings_texts import LEAST, PAIRS, WHOLE, changed

SCHEMA = Draft202012Validator(schema_of_settings())


class EditorsLoader(yaml.SafeLoader):
    """Reads YAML 1.2, as editors do: `no` and `12:30` are texts."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 - PyYAML's own


for tag, pattern, begins in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?", list("-+.0123456789")),
):
    EditorsLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"(?:{pattern})\Z"), begins)


def as_an_editor_reads(text: str) -> Any:
    return yaml.load(text, EditorsLoader)


def passes(text: str) -> bool:
    return SCHEMA.is_valid(as_an_editor_reads(text))


def loaded(text: str) -> Settings | None:
    try:
        return load_settings(text, file="s.yaml")
    except BadFile:
        return None


def rows(test: Callable[..., None]) -> list[Any]:
    """The table of a parametrized test."""
    marks = getattr(test, "pytestmark")  # noqa: B009 - mypy does not know that tests have marks
    return list(marks[0].args[1])


def good_texts() -> Iterator[str]:
    yield from (WHOLE, LEAST, PAIRS)
    yield LEAST + "deck:\nmoderator: null\nmail: {send: }\njournal:\n"
    yield LEAST + "moderator: {name: ana}\n"
    yield LEAST + "deadlines: {clue: 366d, card: 8784h, vote: 527040m}\n"
    yield LEAST.replace("{name: Bob}", "{name: 'Ana Lúcia d''Ávila-Nuñes 2nd'}, {name: 👩‍🚀}, {name: 一}")
    yield PAIRS + "teams: {Owls: [Cyd, Eve], Foxes: [fay, ana], Bears: [Bob, Dan]}\n"
    yield from (f"{LEAST}mail: {{send: {send}}}\n" for _, send in rows(mails.test_mails_leave_in_one_way))
    yield from (f"{LEAST}mail: {{fetch: {fetch}}}\n" for _, fetch in rows(mails.test_answers_come_in_one_way))
    yield f"{LEAST}mail: {{address: d@b.org, plus: true, hold_other_addresses: true, settle: 2h}}\n"
    yield f"{LEAST}mail: {{settle: 0}}\n"
    yield LEAST + 'journal:\n- {"seq": 1, "at": "2026-11-18T09:00:00Z", "event": "hands_dealt"}\n'


@pytest.mark.parametrize("text", list(good_texts()))
def test_what_the_loader_accepts_passes(text: str) -> None:
    assert loaded(text.partition("\njournal:")[0] + "\n") is not None
    assert list(SCHEMA.iter_errors(as_an_editor_reads(text))) == []


def bad_texts() -> Iterator[tuple[str, str]]:
    """What is wrong, and the text that is."""
    for problem, old, new in rows(wrong.test_a_wrong_setting_is_told_with_its_line_and_the_way_out):
        yield problem, changed(old, new)
    for problem, teams in rows(wrong.test_teams_must_be_pairs_of_all_players):
        yield problem, f"{PAIRS}teams: {teams}\n"
    for problem, mail in rows(mails.test_a_wrong_mail_setting_is_told_with_its_line_and_the_way_out):
        yield problem, f"{LEAST}mail: {mail}\n"


LEFT_TO_CHECK = (
    "This game would never end",
    "no player is called so",
    "Two players are",
    "is named twice in 'teams'",
    "In no team:",
    "No player is called",
    "are too alike for two teams",
    "Without security everybody on the way",
    "nobody knows that home",
    "as a date",
)
"""What only a look at several places shows, or at the computer, or what only older YAML takes for something else."""


@pytest.mark.parametrize(("problem", "text"), list(bad_texts()))
def test_what_one_place_shows_to_be_wrong_is_stopped(problem: str, text: str) -> None:
    assert loaded(text) is None
    assert passes(text) is any(left in problem for left in LEFT_TO_CHECK)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        changed("name: Bob", "name: 3"),
        LEAST.replace("format: 1\n", ""),
        LEAST.replace(", {name: Cyd}", ""),
        PAIRS + "- name: Gus\n",
        LEAST + "teams: {Foxes: [Ana, Bob]}\n",
        LEAST + "mail: {send: {folder: out, smtp_password: x}}\n",
        LEAST + "journal: nothing\n",
    ],
)
def test_other_files_are_stopped_too(text: str) -> None:
    assert passes(text) is False


def test_nobody_is_called_by_a_word_that_means_something_else() -> None:
    told = "that word has a meaning of its own in this program"
    assert {why_no_name(word) for word in RESERVED} == {told}
    assert [passes(LEAST.replace("Bob", word.upper())) for word in RESERVED] == [False] * len(RESERVED)


@pytest.mark.parametrize(("unit", "most"), MOST_OF_A_UNIT.items())
def test_a_duration_is_as_long_as_the_loader_allows(unit: str, most: int) -> None:
    for number in (0, 1, 9, 10, most // 2, most - 1, most, most + 1, most * 10):
        text = f"{number}{unit}"
        assert passes(f"{LEAST}deadlines: {{clue: {text}}}\n") is (as_duration(text) is not None), text


def test_every_key_of_the_table_is_there_with_its_meaning_default_and_example() -> None:
    for key in KEYS:
        told = described(key.path)
        assert told["description"].startswith(key.meaning)
        assert ("default" in told) is bool(key.default)
        in_words = told["description"] == f"{key.meaning} Example: {key.example}"
        assert in_words or "examples" in told or key.kind is ValueKind.JOURNAL


def test_an_example_of_several_values_is_told_and_one_of_a_single_value_is_offered() -> None:
    assert described("deck") == {
        "description": "The name or folder of a deck, or a list of them to mix. Example: [dreams, my-deck]",
        "default": "dreams",
        "anyOf": described("deck")["anyOf"],
    }
    assert described("mail.send.port")["examples"] == [465]


def described(path: str) -> dict[str, Any]:
    place: dict[str, Any] = schema_of_settings()
    for name in path.replace("[]", ".[]").split("."):
        place = place["items"] if name == "[]" else place["properties"][name]
    return place


def test_the_examples_and_defaults_pass_by_themselves() -> None:
    for key in KEYS:
        told = described(key.path)
        for value in (*told.get("examples", ()), *([told["default"]] if "default" in told else ())):
            assert list(Draft202012Validator(told).iter_errors(value)) == [], key.path


def test_the_command_prints_what_the_module_makes() -> None:
    printed = CliRunner().invoke(schema)
    assert (printed.exit_code, printed.stderr) == (0, "")
    assert json.loads(printed.stdout) == schema_of_settings()


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_new_game_file_passes(program: Program, rules: str) -> None:
    program.ok("new", "game.yaml", "--rules", rules)
    text = (program.folder / "game.yaml").read_text(encoding="utf-8")
    assert list(SCHEMA.iter_errors(as_an_editor_reads(text))) == []


def test_a_game_that_began_passes(program: Program) -> None:
    program.new("odyssey", 3)
    program.ok("next-turn", "game.yaml")
    text = (program.folder / "game.yaml").read_text(encoding="utf-8")
    assert len(as_an_editor_reads(text)["journal"]) >= 3
    assert list(SCHEMA.iter_errors(as_an_editor_reads(text))) == []


WORDS = (
    "|1|0| |Ana|bob|3|-x|a=b|none|dreams|it|volunteer|odyssey|team|Europe/Rome|UTC|a@b.org|a@b|72h|0h|367d|wait|tls|"
    f"env:PW|file: x|keyring:|mx|::1|mx:25|~/x|x\ny|green|Łucja|{'x' * 41}"
)
VALUES = st.sampled_from((None, True, False, 0, 1, 3, 25, 1.5, *WORDS.split("|")))
KEY_NAMES = st.sampled_from(sorted({key.name for key in KEYS} | {"base", "hand", "decoy_cap", "other"}))
ANYTHING = st.recursive(
    VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEY_NAMES, inner, max_size=3), max_leaves=6
)


@settings(deadline=None, max_examples=examples(300))
@given(st.dictionaries(st.sampled_from([key.name for key in KEYS if "." not in key.path]), ANYTHING, max_size=4))
def test_whatever_the_loader_accepts_passes(wild: dict[str, Any]) -> None:
    wild.pop("journal", None)
    whole = as_an_editor_reads(LEAST) | wild
    if loaded("".join(f"{key}: {json.dumps(value)}\n" for key, value in whole.items())):
        assert list(SCHEMA.iter_errors(whole)) == []


@settings(deadline=None, max_examples=examples(300))
@given(st.sampled_from([key for key in KEYS if "." in key.path and "[]" not in key.path]), VALUES)
def test_whatever_the_loader_accepts_behind_a_key_of_a_section_passes(key: Any, value: object) -> None:
    section, _, name = key.path.rpartition(".")
    inside: object = {"folder": "x", name: value} if section in ("mail.send", "mail.fetch") else {name: value}
    for outer in reversed(section.split(".")):
        inside = {outer: inside}
    whole = as_an_editor_reads(LEAST) | inside  # type: ignore[operator]
    if loaded("".join(f"{key}: {json.dumps(value)}\n" for key, value in whole.items())):
        assert list(SCHEMA.iter_errors(whole)) == []
