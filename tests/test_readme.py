"""The README names every command, setting, house rule and event; `pytest --rewrite-golden` writes its tables anew."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from unicodedata import combining

import click
import pytest

from dixit_pbem.cli import COMMANDS, choices
from dixit_pbem.cli import program as whole_program
from dixit_pbem.engine.systems import HOUSE_RULES, SYSTEMS, Rules, column_rules
from dixit_pbem.journal.records import EVENTS
from dixit_pbem.paper.fonts import printable_text
from dixit_pbem.paper.pages import file_names
from dixit_pbem.storage.names import LONGEST_NAME, alike, why_no_name
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.storage.spec import KEYS
from tests.attacks.faults import faults_table
from tests.conftest import Rewritten
from tests.program import Program

README = Path(__file__).parent.parent / "README.md"


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def settings_table() -> Iterator[str]:
    yield "| key | meaning | default | example |"
    yield "|---|---|---|---|"
    for key in KEYS:
        default = "required" if key.required else f"`{key.default}`" if key.default else ""
        yield f"| `{key.path}` | {cell(key.meaning)} | {default} | `{cell(key.example)}` |"


def house_rules_table() -> Iterator[str]:
    yield "| key | values | meaning | " + " | ".join(f"`{base}`" for base in SYSTEMS) + " |"
    yield "|---|---|---|" + "---|" * len(SYSTEMS)
    for rule in HOUSE_RULES:
        own = " | ".join(values(base, rule.name) for base in SYSTEMS)
        yield f"| `{rule.name}` | {rule.allowed()} | {cell(rule.meaning)} | {own} |"


def values(base: str, name: str) -> str:
    """The value of a rule in every column of a system."""
    rules = [column_rules(base, column.players[0]) for column in SYSTEMS[base]]
    return " / ".join(dict.fromkeys(as_yaml(getattr(each, name)) for each in rules if isinstance(each, Rules)))


def as_yaml(value: object) -> str:
    return json.dumps(value) if value is None or isinstance(value, bool) else str(value)


def events_table() -> Iterator[str]:
    yield "| event | meaning |"
    yield "|---|---|"
    for name, kind in EVENTS.items():
        yield f"| `{name}` | {cell((kind.__doc__ or '').splitlines()[0])} |"


def commands_table() -> Iterator[str]:
    yield "| command | does | options |"
    yield "|---|---|---|"
    for name in COMMANDS:
        yield from rows(command_called(name), name)


def command_called(name: str) -> click.Command:
    command = whole_program.get_command(click.Context(whole_program), name)
    assert command is not None
    return command


def rows(command: click.Command, name: str) -> Iterator[str]:
    if isinstance(command, click.Group):
        for inner, each in command.commands.items():
            yield from rows(each, f"{name} {inner}")
        return
    arguments = " ".join(
        each.make_metavar(click.Context(command)) for each in command.params if isinstance(each, click.Argument)
    )
    options = ", ".join(f"`{each.opts[-1]}`" for each in command.params if isinstance(each, click.Option))
    yield f"| `{cell(f'{name} {arguments}'.strip())}` | {cell(command.get_short_help_str(300))} | {options} |"


def choices_table() -> Iterator[str]:
    yield "| | |"
    yield "|---|---|"
    for option, told in (("--rules", choices.rules_told()), ("--pace", choices.paces_told())):
        yield from (f"| `{option} {name}` | {cell(about)} |" for name, about in told.items())


NAMES = (
    *("Zoë", "Łucja O’Neill", "Аня", "Ana 🦊", "王小明", "עדי", "B", "..", "CON", "status", 'Bob "the Boss"'),
    *("x" * 41, "Bob bob@example.org", "-v", "3", "none", "sunday.yaml", "a=b", "A\u202ena", "An\u200ba", "A\u200dna"),
    *("Ana\nBob", "\u0410na", "Zoe\u0308", "lan"),
)
BESIDE = ("Ana", "Zoë", "Ian")
"""Who sits at the table already, but for the first of these names."""


def names_table() -> Iterator[str]:
    yield "| name | why not | on paper | file of a hand |"
    yield "|---|---|---|---|"
    allowed = [name for name in NAMES if not refused(name)]
    files = file_names(allowed)
    for name in NAMES:
        reason = refused(name)
        paper, file = ("", "") if reason else (printable_text(name), f"`hand-{files[name]}.pdf`")
        yield f"| {cell(visible(name))} | {cell(reason)} | {cell(paper)} | {file} |"


def refused(name: str) -> str:
    twin = alike(name, (each for each in BESIDE if each != name))
    return why_no_name(name) or (f"it looks just like {twin}, who sits there already" if twin else "")


def visible(name: str) -> str:
    """A name as a page can show it."""
    if len(name) > LONGEST_NAME:
        return f"{len(name)} letters"
    shown = "".join(each if each.isprintable() and not combining(each) else f"`U+{ord(each):04X}`" for each in name)
    return f"{shown} (Cyrillic А)" if name.startswith("\u0410n") else shown


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "choices": choices_table,
    "settings": settings_table,
    "house rules": house_rules_table,
    "events": events_table,
    "commands": commands_table,
    "names": names_table,
    "faults": faults_table,
}


def with_tables(text: str) -> str:
    """The README with every table as the program tells it."""
    for name, table in TABLES.items():
        wanted = f"<!-- {name} -->\n" + "\n".join(table()) + f"\n<!-- /{name} -->"
        text = re.sub(rf"<!-- {name} -->.*<!-- /{name} -->", lambda _, wanted=wanted: wanted, text, flags=re.DOTALL)
    return text


@pytest.mark.parametrize("name", TABLES)
def test_the_readme_holds_the_table_that_the_program_tells(name: str, rewritten: Rewritten) -> None:
    text = rewritten(README, lambda: with_tables(README.read_text(encoding="utf-8")))
    assert f"<!-- {name} -->\n" + "\n".join(TABLES[name]()) + f"\n<!-- /{name} -->" in text


NOT_HERE = ("friday.yaml", "--with-my-mail-program", "--install-timer")
"""What needs a mail account, opens another program, or changes the computer: such calls are only understood."""


def calls(path: Path, *kinds: str) -> Iterator[str]:
    """Every call of the program on a line of such a block of a page, in order, without what is said beside it."""
    for block in re.findall(rf"```(?:{'|'.join(kinds)})\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.splitlines():
            if called := re.search(r"(?:^|[\s/\\])dixit-pbem ([a-z].*?)(?: {2,}|$)", line):
                yield called[1]


def examples() -> Iterator[str]:
    """What a reader types with a game without a mail account."""
    yield from (call for call in calls(README, "sh", "text") if not any(each in call for each in NOT_HERE))


def shown() -> Iterator[str]:
    """Every call of the program that a page shows, in a block or within a sentence."""
    for page in (README, *sorted((README.parent / "docs").glob("*.md"))):
        yield from calls(page, "sh", "text", "powershell")
        yield from re.findall(r"`dixit-pbem ([a-z][^`]*)`", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("call", sorted(set(shown())))
def test_every_call_that_a_page_shows_is_understood(call: str) -> None:
    """The command is there, and it knows all that stands behind it; the games need not be there."""
    context, command, words = click.Context(whole_program), whole_program, shlex.split(call)
    while isinstance(command, click.Group):
        found = command.get_command(context, words[0])
        assert found is not None, words[0]
        command, words = found, words[1:]
    # Whatever is not known is refused here.
    command.make_parser(click.Context(command)).parse_args(words)


def test_every_example_runs_in_its_order(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    photos = program.folder / "Pictures" / "summer"
    photos.mkdir(parents=True)
    for picture in sorted((shipped("decks") / "dreams").glob("0[1-3]-*.jpg")):
        shutil.copy(picture, photos)
    monkeypatch.setenv("HOME", str(program.folder))
    for example in examples():
        words = [
            word.replace("~", str(program.folder)).replace("$HOME", str(program.folder))
            for word in shlex.split(example)
        ]
        said = program(*words)
        if words[0] == "vote" and "may not vote for" in said.err:
            # A vote may happen to be for one's own card; the README says so. Others are cast.
            said = program("next-turn", words[1], "--close", "--missing", "random")
        assert said.code == 0, (example, said)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command_has_an_example(program: Program, name: str) -> None:
    command = command_called(name)
    for path in [name] if not isinstance(command, click.Group) else [f"{name} {each}" for each in command.commands]:
        assert re.search(rf"\n    dixit-pbem {path}\b", program.ok(*path.split(), "--help")), path
