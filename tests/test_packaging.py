"""The program as others get it: a wheel with its decks and templates, the same from a checkout and from the archive.

What the default deck was painted with lies in the source archive alone.
"""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.conftest import Once

ROOT = Path(__file__).parents[1]
LARGEST_WHEEL = 50_000_000
"""With 100 pictures of 300 KB on average, their small copies, 130 KB for each that is repainted, seven languages and
the desk's pages: half of what an index takes, and a minute on a slow line."""
STUDIO = "decks/dreams/studio/"
LIST_DECKS = """
from pathlib import Path
import dixit_pbem
from dixit_pbem.storage.decks import deck_list
print(Path(dixit_pbem.__file__).parent)
for deck in deck_list(Path.cwd()):
    print(deck.name, len(deck.cards))
"""


def build(source: Path, kind: str, target: Path) -> Path:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", target], cwd=source, check=True)
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(once: Once) -> Path:
    (built,) = once("wheel", lambda folder: build(ROOT, "wheel", folder)).glob("*.whl")
    return built


@pytest.fixture(scope="module")
def source(once: Once) -> Path:
    """The source archive, unpacked."""

    def make(folder: Path) -> None:
        with tarfile.open(build(ROOT, "sdist", folder)) as archive:
            archive.extractall(folder / "unpacked", filter="data")

    (unpacked,) = (once("source", make) / "unpacked").iterdir()
    return unpacked


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; what the wheel needs comes from this one."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    packages = subprocess.check_output(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    )
    Path(packages.strip(), "needs.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def run(command: list[str | Path], folder: Path) -> str:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.check_output(command, cwd=folder, env=clean, text=True, stdin=subprocess.DEVNULL)


def test_a_wheel_stays_small_enough_to_be_fetched(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST_WHEEL


def beside(name: str) -> set[str]:
    """The files of a folder beside the package, without what Python keeps for itself."""
    files = (path for path in (ROOT / name).rglob("*") if path.is_file() and path.parent.name != "__pycache__")
    return {path.relative_to(ROOT).as_posix() for path in files}


def test_every_deck_and_template_is_in_the_wheel_and_no_studio(wheel: Path) -> None:
    wanted = {file for file in beside("decks") | beside("templates") if not file.startswith(STUDIO)}
    with ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if name.startswith("dixit_pbem/shipped/")}
        assert not [name for name in archive.namelist() if "studio" in name]
    assert {f"dixit_pbem/shipped/{file}" for file in wanted} == shipped


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    program = {file for file in beside("dixit_pbem") if not file.startswith("dixit_pbem/shipped/")}
    with ZipFile(wheel) as archive:
        others = {name for name in archive.namelist() if not name.startswith("dixit_pbem/shipped/")}
    assert {name for name in others if ".dist-info/" not in name} == program


@pytest.mark.long
def test_the_source_archive_keeps_the_studio(source: Path) -> None:
    unpacked = {path.relative_to(source).as_posix() for path in (source / STUDIO).rglob("*") if path.is_file()}
    assert unpacked == {file for file in beside("decks") if file.startswith(STUDIO)}
    assert len(unpacked) > 100


@pytest.mark.long
def test_an_installed_wheel_finds_the_decks_of_the_program(installed: Path, tmp_path: Path) -> None:
    place, *decks = run([installed / "bin" / "python", "-c", LIST_DECKS], tmp_path).splitlines()
    assert Path(place).is_relative_to(installed)
    assert decks == ["dreams 84"]


@pytest.mark.long
def test_an_installed_wheel_runs(installed: Path, tmp_path: Path) -> None:
    assert run([installed / "bin" / "dixit-pbem", "--help"], tmp_path).startswith("Usage: dixit-pbem ")


def test_an_installed_wheel_prints_a_hand(installed: Path, tmp_path: Path) -> None:
    program = installed / "bin" / "dixit-pbem"
    people = [word for name in ("Ana", "Bob", "Cyd", "Dee") for word in ("--player", f"{name} <{name}@example.org>")]
    run([program, "new", "game.yaml", "--title", "Sunday", *people], tmp_path)
    run([program, "next-turn", "game.yaml", "--no-send"], tmp_path)
    hands = sorted(tmp_path.glob("output/game/round-01/hand-*.pdf"))
    assert [hand.stem for hand in hands] == ["hand-ana", "hand-bob", "hand-cyd", "hand-dee"]
    assert all(hand.read_bytes().startswith(b"%PDF-") for hand in hands)


def test_a_folder_of_the_same_name_beside_an_installed_package_is_not_taken_for_ours(installed: Path) -> None:
    packages = next(installed.glob("lib/python*/site-packages"))
    (packages / "decks" / "strange").mkdir(parents=True)
    decks = run([installed / "bin" / "python", "-c", LIST_DECKS], installed).splitlines()[1:]
    assert decks == ["dreams 84"]


@pytest.mark.long
def test_the_source_archive_makes_the_same_wheel(wheel: Path, source: Path, tmp_path: Path) -> None:
    again = build(source, "wheel", tmp_path / "again")
    assert again.read_bytes() == wheel.read_bytes()


def test_the_source_archive_brings_the_tests_and_what_checks_them(source: Path) -> None:
    assert {"README.md", "LICENSE", "pyproject.toml", "decks", "dixit_pbem", "tests"} <= {
        path.name for path in source.iterdir()
    }
