"""What the program is made of: each part locked with its hashes, and under a licence that is known."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import Rewritten

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements" / "lock.txt").read_text(encoding="utf-8")
RUN = ROOT / "requirements" / "run.txt"
RUN_HEAD = (
    "# The parts of lock.txt that a container needs. Written by `pytest --rewrite-golden tests/test_supply.py`.\n"
)
LICENCES = ROOT / "docs" / "licences.md"
OWN = canonicalize_name(PROJECT["name"])
LOCKED = {
    canonicalize_name(found[1]): (found[2], found[3])
    for found in re.finditer(r"^([\w.-]+)==(\S+)([^\n]*(?:\n    .*)*)", LOCK, re.MULTILINE)
}
"""Every part: its version, and what stands below it."""
INSTALLED = {canonicalize_name(each.metadata["Name"]): each for each in distributions()}


def required(*extras: str) -> Iterator[Requirement]:
    """What is asked for directly, with these extras and what they ask for themselves."""
    for text in (*PROJECT["dependencies"], *(one for e in extras for one in PROJECT["optional-dependencies"][e])):
        requirement = Requirement(text)
        if canonicalize_name(requirement.name) == OWN:
            yield from required(*sorted(requirement.extras))
        else:
            yield requirement


def closure(*extras: str) -> set[str]:
    """All that is installed because of them, near and far."""
    wanted, found = [*required(*extras)], set[str]()
    while wanted:
        asked = wanted.pop()
        name = canonicalize_name(asked.name)
        if name not in INSTALLED or (name in found and not asked.extras):
            continue
        found.add(name)
        for further in map(Requirement, INSTALLED[name].requires or ()):
            marker = further.marker
            if marker is None or any(marker.evaluate({"extra": each}) for each in ("", *asked.extras)):
                wanted.append(further)
    return found


def licence(part: Distribution) -> str:
    """What a part says of its licence: in its metadata, else in the first line of its own licence file."""
    said = part.metadata
    names = (each.rpartition(":: ")[2] for each in said.get_all("Classifier") or () if each.startswith("License ::"))
    named = " or ".join(sorted({name for name in names if name != "OSI Approved"}))
    given = said.get("License-Expression") or named or (said.get("License") or "").strip()
    files = (file for file in part.files or () if re.match(r"(?i)licen[cs]e", Path(file).name))
    first = next((line.strip() for file in files for line in file.read_text().splitlines() if line.strip()), "")
    return given.partition("\n")[0] or first or "not said"


def row(name: str) -> str:
    part = INSTALLED[name]
    return f"| [{name}](https://pypi.org/project/{name}/) | {licence(part)} |"


def page() -> str:
    runs = closure("keyring")
    tests = closure("test") - runs
    head = "| part | licence |\n|---|---|\n"
    return (
        f"{INTRODUCTION}\n## What the program runs with\n\n{head}"
        + "".join(f"{row(name)}\n" for name in sorted(runs))
        + f"\n## What its tests and the painter of the deck need besides\n\n{head}"
        + "".join(f"{row(name)}\n" for name in sorted(tests))
    )


INTRODUCTION = """\
# Licences

dixit-pbem is under the MIT licence, the pictures of its deck are CC0. Nothing of what it needs is shipped with it:
`pip` fetches each part from the Python Package Index, under the licence that its metadata names. Versions and hashes
stand in `requirements/lock.txt`. Written by `pytest --rewrite-golden tests/test_supply.py`.

Two things to know before you pass on all of it as one, in a container or an installer: Mutagen is under the GPL, so the
whole is; and the wheels of lxml, pikepdf, Pillow, pillow-heif and psycopg hold compiled libraries under licences of
their own, which the wheels tell.
"""


@pytest.mark.parametrize("requirement", [*required("test", "studio", "keyring")], ids=lambda each: each.name)
def test_the_lock_holds_what_is_asked_for(requirement: Requirement) -> None:
    assert canonicalize_name(requirement.name) in LOCKED, "write requirements/lock.txt anew; its head says how"
    assert requirement.specifier.contains(LOCKED[canonicalize_name(requirement.name)][0])


def test_the_lock_has_a_hash_for_every_part_and_names_no_place() -> None:
    assert [name for name, (_, below) in LOCKED.items() if "--hash=sha256:" not in below] == []
    assert not re.search(r"://|--index|--find-links", LOCK)


def needed_to_run() -> str:
    """What the lock says of the parts that a container needs, and of no others."""
    wanted = closure("club", "oauth")
    heads = [found.start() for found in re.finditer(r"^[\w.-]+==", LOCK, re.MULTILINE)]
    parts = (LOCK[begin:end] for begin, end in zip(heads, [*heads[1:], None], strict=True))
    return RUN_HEAD + "".join(part for part in parts if canonicalize_name(part.partition("==")[0]) in wanted)


def test_a_container_is_made_of_locked_parts_and_of_those_alone(rewritten: Rewritten) -> None:
    assert rewritten(RUN, needed_to_run) == needed_to_run()
    assert "\nauthlib==" in needed_to_run()
    assert "\npytest==" not in needed_to_run()
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert recipe.index("--require-hashes -r /src/requirements/run.txt") < recipe.index("--no-deps /src")


def test_the_checks_install_from_the_lock_before_the_readmes_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.index("--require-hashes") < script.index('bash -e -c "$command --long"')
    assert subprocess.run(["bash", "-n", ROOT / ".ci" / "run"], check=False).returncode == 0


def test_every_part_that_is_installed_as_locked_has_the_licence_that_is_told(rewritten: Rewritten) -> None:
    told = rewritten(LICENCES, page).splitlines()
    as_locked = (name for name, (version, _) in LOCKED.items() if _installed(name) == version)
    assert [row(name) for name in as_locked if row(name) not in told] == []


def test_the_page_of_licences_tells_each_and_begins_with_what_counts() -> None:
    text = LICENCES.read_text(encoding="utf-8")
    assert text.startswith(INTRODUCTION)
    told = set(re.findall(r"^\| \[([\w.-]+)\]", text, re.MULTILINE))
    assert {canonicalize_name(each.name) for each in required("test")} <= told
    assert "not said" not in text


def _installed(name: str) -> str:
    return INSTALLED[name].version if name in INSTALLED else ""


def test_what_the_page_on_security_points_at_is_there() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    anchors = {
        re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in re.findall(r"^#+ (.*)$", readme, re.M)
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        file, _, anchor = target.partition("#")
        assert (ROOT / file).is_file(), target
        assert not anchor or anchor in anchors, target
