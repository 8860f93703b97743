"""The program as others get it: a wheel that finds its decks, from a checkout and from the source archive alike."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
LARGEST_WHEEL = 40_000_000
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
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
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


@pytest.mark.parametrize("name", ["decks", "templates"])
def test_everything_that_lies_beside_the_package_is_in_the_wheel(wheel: Path, name: str) -> None:
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / name).rglob("*") if path.is_file()}
    with ZipFile(wheel) as archive:
        assert {f"dixit_pbem/shipped/{file}" for file in files} <= set(archive.namelist())


def test_an_installed_wheel_finds_the_decks_of_the_program(installed: Path, tmp_path: Path) -> None:
    place, *decks = run([installed / "bin" / "python", "-c", LIST_DECKS], tmp_path).splitlines()
    assert Path(place).is_relative_to(installed)
    assert decks == ["dreams 84"]


def test_an_installed_wheel_runs(installed: Path, tmp_path: Path) -> None:
    assert run([installed / "bin" / "dixit-pbem", "--help"], tmp_path).startswith("Usage: dixit-pbem ")


def test_a_folder_of_the_same_name_beside_an_installed_package_is_not_taken_for_ours(installed: Path) -> None:
    packages = next(installed.glob("lib/python*/site-packages"))
    (packages / "decks" / "strange").mkdir(parents=True)
    decks = run([installed / "bin" / "python", "-c", LIST_DECKS], installed).splitlines()[1:]
    assert decks == ["dreams 84"]


def test_the_source_archive_makes_the_same_wheel(wheel: Path, source: Path, tmp_path: Path) -> None:
    again = build(source, "wheel", tmp_path / "again")
    assert again.read_bytes() == wheel.read_bytes()


def test_the_source_archive_brings_the_tests_and_what_checks_them(source: Path) -> None:
    assert {"README.md", "LICENSE", "pyproject.toml", "decks", "dixit_pbem", "tests"} <= {
        path.name for path in source.iterdir()
    }
