"""What runs the program elsewhere: the unit for systemd, the container file, and the pages that tell of them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import click
import pytest
import yaml

from dixit_pbem.cli import COMMANDS, program
from dixit_pbem.desk.serve import listen_at

ROOT = Path(__file__).parents[1]
UNITS = sorted((ROOT / "deploy").glob("*.service"))
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
PAGES = sorted((ROOT / "docs").glob("*.md"))
PROGRAM = "/opt/dixit-pbem/bin/dixit-pbem"
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")


def instructions() -> Iterator[tuple[str, str]]:
    """Each line of the container file, continued ones whole."""
    lines = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", CONTAINER)).splitlines()
    return ((word, rest) for word, _, rest in (line.partition(" ") for line in lines if line))


def must_be_known(words: list[str]) -> None:
    """The command is one of ours, and knows these options."""
    context = click.Context(program)
    name, *rest = words
    assert name in COMMANDS, words
    command = program.get_command(context, name)
    while isinstance(command, click.Group):
        command = command.get_command(context, rest.pop(0))
    assert command is not None, words
    known = {option for each in command.params for option in each.opts} | {"--help"}
    assert {word for word in rest if word.startswith("-")} <= known, words


def test_podman_is_told_the_format_that_keeps_the_health_check() -> None:
    assert "HEALTHCHECK" in CONTAINER
    told = "\n".join((CONTAINER, *(page.read_text("utf-8") for page in PAGES)))
    built = re.findall(r"podman build(.*?) -t dixit-pbem", told)
    assert built == [" --format docker"] * 2


@needs_systemd
@pytest.mark.parametrize("kept", UNITS, ids=lambda unit: unit.stem)
def test_systemd_understands_the_unit_and_finds_little_that_it_may_do(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    unit = tmp_path / kept.name.replace("@", "@friends")
    unit.write_text(kept.read_text().replace(PROGRAM, sys.executable))
    for words in (["--man=no", "verify"], ["security", "--offline=true", "--threshold=20"]):
        said = subprocess.run(["systemd-analyze", *words, str(unit)], capture_output=True, text=True, check=False)
        assert (said.returncode, said.stderr) == (0, ""), said


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_the_unit_calls_what_there_is(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
    shell = shlex.split(line)[-1].removeprefix("exec ")
    assert shell.startswith(f"{PROGRAM} ")
    must_be_known(shlex.split(shell)[1:])


def test_the_container_runs_as_nobody_special_and_has_no_secret_in_a_layer() -> None:
    steps = list(instructions())
    words = [word for word, _ in steps]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert dict(steps)["USER"] not in ("root", "0")
    assert not re.search(r"PASSWORD|TOKEN|SECRET|ARG ", CONTAINER)
    assert all(re.search(r":\d", rest) for word, rest in steps if word == "FROM")
    assert "VOLUME" in words


def test_the_container_calls_what_there_is() -> None:
    steps = dict(instructions())
    assert json.loads(steps["ENTRYPOINT"]) == ["dixit-pbem"]
    must_be_known(json.loads(steps["CMD"]))
    _, check = steps["HEALTHCHECK"].split(" CMD ")
    first, *rest = json.loads(check)
    assert first == "dixit-pbem"
    must_be_known(rest)


def test_the_containers_of_a_club_share_a_socket_and_no_password() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    assert services["club"]["command"][:2] == ["club", "run"]
    must_be_known(services["club"]["command"])
    assert "listen_addresses=" in services["database"]["command"]
    socket = "socket:/var/run/postgresql"
    assert all(socket in each["volumes"] for each in services.values())
    assert [name for name, each in services.items() if "ports" in each] == ["desk"]


def test_the_desk_in_a_container_is_heard_with_a_certificate_alone() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    desk = services["desk"]
    must_be_known(desk["command"])
    assert desk["profiles"] == ["desk"]
    options = desk["command"][desk["command"].index("--listen") :]
    named = dict(zip(options[::2], options[1::2], strict=True))
    certificate, key = (Path(named[each]) for each in ("--tls-certificate", "--tls-key"))
    kept = [volume.split(":")[1] for volume in desk["volumes"]]
    assert all(str(path.parent) in kept for path in (certificate, key))
    where = listen_at(named["--listen"], certificate=certificate, key=key, password=None, by_mail=True)
    assert desk["ports"] == [f"{where.port}:{where.port}"]


def test_only_the_program_goes_into_the_container() -> None:
    lines = [line for line in (ROOT / ".containerignore").read_text().splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"
    taken = {line[1:] for line in lines if line[0] == "!"}
    left_out = [line for line in lines[1:] if line[0] != "!"]
    assert taken - {"requirements/run.txt"} == {
        "dixit_pbem",
        "decks",
        "templates",
        "pyproject.toml",
        "README.md",
        "LICENSE",
    }
    # What a step of the build reads is there to be read.
    named = re.findall(r"(?<= /src/)\S+", CONTAINER)
    assert named
    assert set(named) <= taken
    assert all((ROOT / each).exists() for each in taken)
    assert any(fnmatch("decks/dreams/studio", each) for each in left_out)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_of_the_manual_is_one_with_options_that_it_knows(page: Path) -> None:
    text = page.read_text("utf-8")
    blocks = "\n".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
    calls = re.findall(r"(?:^|&& |/bin/|:/games )dixit(?:-pbem)? ([a-z][a-z-]* .*)$", blocks, re.MULTILINE)
    calls += re.findall(r"`(?:… )?dixit(?:-pbem)? ([^`]+)`", text)
    assert calls or "dixit-pbem " not in blocks
    for call in calls:
        words = shlex.split(re.split(r" {3,}|; done", call)[0], posix=True)
        must_be_known([word for word in words if word != "…"])


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.stem)
def test_every_link_of_the_manual_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)", page.read_text("utf-8")):
        file = page.parent / target[0] if target[0] else page
        assert file.exists(), target
        heads = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE) if file.suffix == ".md" else []
        marks = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
        assert not target[1] or target[1] in marks, target
