"""The README names every command, setting, house rule and event; `pytest --rewrite-golden` writes its tables anew."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import tomllib
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
from dixit_pbem.words import isolated
from tests.attacks.faults import faults_table
from tests.cli.test_new import Terminal
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
    *(
        "x" * 41,
        "Bob bob@example.org",
        "-v",
        "3",
        "none",
        "sunday.yaml",
        "a=b",
        "“Bob”",
        "A\u202ena",
        "An\u200ba",
        "A\u200dna",
    ),
    *("Ana\nBob", "\u0410na", "Zoe\u0308", "lan"),
)
BESIDE = ("Ana", "Zoë", "Ian")
"""Who sits at the table already, but for the first of these names."""


def names_table() -> Iterator[str]:
    yield "| name | why not | in mails | on paper | file of a hand |"
    yield "|---|---|---|---|---|"
    allowed = [name for name in NAMES if not refused(name)]
    files = file_names(allowed)
    for name in NAMES:
        reason = refused(name)
        made = () if reason else (visible(isolated(name)), printable_text(name), f"`hand-{files[name]}.pdf`")
        yield f"| {' | '.join(map(cell, (visible(name), reason, *(made or ('', '', '')))))} |"


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


PUPILS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea")
NOT_HERE = ("friday.yaml", "--with-my-mail-program", "--install-timer", "desk")
"""What needs a mail account, opens another program, stays open or changes the computer is only understood."""


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


@pytest.mark.long
def test_every_example_runs_in_its_order(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    photos = program.folder / "Pictures" / "summer"
    photos.mkdir(parents=True)
    for picture in sorted((shipped("decks") / "dreams").glob("0[1-3]-*.jpg")):
        shutil.copy(picture, photos)
    people = (f"{name};;{name.lower()}@school.example" for name in PUPILS)
    (program.folder / "class.csv").write_text("First name;Surname;E-mail\n" + "\n".join(people), encoding="utf-8")
    monkeypatch.setenv("HOME", str(program.folder))
    for example in examples():
        words = [
            word.replace("~", str(program.folder)).replace("$HOME", str(program.folder))
            for word in shlex.split(example)
        ]
        if "--after" in words:
            # The game of the examples has one round; its reader has played on to the end by here.
            assert program("end", words[-1]).code == 0
        # At a terminal it shows the tables and asks; here nobody answers.
        said = program(*words, *(("--yes",) if "--people" in words else ()))
        if words[0] == "vote" and "may not vote for" in said.err:
            # A vote may happen to be for one's own card; the README says so. Others are cast.
            said = program("next-turn", words[1], "--close", "--missing", "random")
        assert said.code == 0, (example, said)


@pytest.mark.long
def test_whoever_takes_what_is_proposed_can_type_on_as_it_says(program: Program) -> None:
    (made,) = (words for words in map(shlex.split, examples()) if words[:2] == ["new", "sunday.yaml"])
    asked = Terminal(program.folder, *(word for word in made[1:] if word != "--usual"))
    for prompt in ("Rules", "Decks", "Language of the players", "Pace", "Time zone", "How mails leave and come in"):
        asked.answer(prompt, "")
    assert asked.end() == 0, asked.shown
    for words in map(shlex.split, examples()):
        if words[0] in ("next-turn", "clue", "card") and words[1] == "sunday.yaml":
            assert program(*words).code == 0, words
        if words[0] == "vote":
            break


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_lines_say_the_same_on_every_system() -> None:
    posix = blocks("sh")[0].strip().split(" && ")
    windows = blocks("powershell")[0].replace("py -m", "python3 -m").replace(".venv\\Scripts\\", ".venv/bin/")
    assert (len(posix), windows.strip().splitlines()) == (3, posix)


def test_what_a_page_installs_or_runs_beside_the_program_is_there() -> None:
    root = README.parent
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (README, *sorted((root / "docs").glob("*.md"))))
    extras = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = {each for found in re.findall(r"pip install [^`\n]*\[([\w,]+)\]", pages) for each in found.split(",")}
    assert {"test", "oauth"} <= asked <= extras.keys()
    files = {f"{each.replace('.', '/')}" for each in re.findall(r"python3? -m ([\w.]+)", pages)} - {"venv"}
    scripts = set(re.findall(r"`(?:python )?(bench/\w+\.py|\.ci/\w+)`", pages))
    assert len(scripts) > 5
    assert [
        each for each in files if not ((root / f"{each}.py").exists() or (root / each / "__main__.py").exists())
    ] == []
    assert [each for each in scripts if not (root / each).exists()] == []


def test_the_round_and_the_deck_that_it_shows_are_read_without_a_word(program: Program) -> None:
    shown = {block.split(":")[0]: block for block in blocks("yaml")}
    (program.folder / "round.yaml").write_text(shown["rules"], encoding="utf-8")
    assert "points" in program.ok("score", "round.yaml")
    deck = program.folder / "decks" / "summer"
    deck.mkdir(parents=True)
    (deck / "deck.yaml").write_text(shown["title"], encoding="utf-8")
    for name, picture in zip(("pier", "fog"), sorted((shipped("decks") / "dreams").glob("0*.jpg")), strict=False):
        shutil.copy(picture, deck / f"{name}.jpg")
    assert program("deck", "contact", "summer", "-o", "contact.pdf").code == 0


READ, PASTED, WORKS = 200, 5 / 60, 0.5
"""Words a minute; minutes for a line that is pasted; minutes of the program's own work, from installing to dealing."""
ACTIVATE = "source .venv/bin/activate"
WAYS_IN = {
    "drafts": ("### Without any mail account", "Hand cards go by letter", 100),
    "a mail account": ("### With Gmail", "The password goes", 210),
}
"""Where each begins and is over, and how many words `doctor` and `next-turn` print on the way."""


def between(begin: str, end: str) -> str:
    text = README.read_text(encoding="utf-8")
    return text[text.index(begin) : text.index(end, text.index(begin))]


def in_prose(text: str) -> int:
    """How many words are read: neither pictures nor what is typed."""
    bare = re.sub(r"```.*?```|!\[.*?\]\(.*?\)|<!--.*?-->|\]\([^)]*\)", " ", text, flags=re.DOTALL)
    return sum(bool(re.search(r"\w", word)) for word in bare.split())


@pytest.mark.parametrize("way", WAYS_IN)
def test_first_hands_are_dealt_as_soon_as_it_promises(way: str, program: Program) -> None:
    begin, end, printed = WAYS_IN[way]
    walk = between("# dixit-pbem", "### Without any mail account") + between(begin, end)
    shown = re.findall(r"```(?:sh|text)\n(.*?)```", walk, re.DOTALL)
    lines = [line.split("   ")[0] for block in shown for line in block.strip().splitlines()]
    lines = [ACTIVATE, *(line for line in lines if " run " not in line)]
    friends = max(len("".join(re.findall(r'--player "(.*?)"', line))) for line in lines)
    (made,) = (line for line in lines if " new " in line)
    asked = Terminal(program.folder, *shlex.split(made)[2:])
    assert asked.end() == 0, asked.shown
    others = (in_prose(walk) + in_prose(asked.shown) + printed) / READ + WORKS
    assert 3 < others + len(lines) * PASTED + friends / 150 < 5
    every, slowly = (
        int(each)
        for each in re.findall(r"needs (\d+) minutes, and (\d+) at 40 letters", between("### What", "rules"))[0]
    )
    letters = sum(map(len, lines))
    assert (round(others + letters / 150), round(others + letters / 40)) == (every, slowly)


def test_it_says_how_long_its_tests_take_and_so_does_contributing() -> None:
    took = re.search(r"That takes (.+? minutes on two processors)", README.read_text(encoding="utf-8"))
    assert took
    assert took[1] in README.with_name("CONTRIBUTING.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command_has_an_example(program: Program, name: str) -> None:
    command = command_called(name)
    for path in [name] if not isinstance(command, click.Group) else [f"{name} {each}" for each in command.commands]:
        assert re.search(rf"\n    dixit-pbem {path}\b", program.ok(*path.split(), "--help")), path
