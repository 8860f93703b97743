"""What all tests share: the short run and the long one, golden texts, and games that are ready to be played."""

from __future__ import annotations

import fcntl
import gc
import os
import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from dixit_pbem.words import languages
from tests import runs
from tests.mailing import Ready
from tests.program import Prepared, Program

pytest_plugins = ("tests.chromium", "tests.post.servers.fixtures", "tests.club.fixtures")
GOLDEN = Path(__file__).parent / "golden"
PROGRAMS = {"gs", "mutool", "pdffonts", "pdfimages", "pdfinfo", "pdftoppm", "pdftotext", "qpdf"}
Rewritten = Callable[[Path, Callable[[], str]], str]
Once = Callable[[str, Callable[[Path], object]], Path]
IN_CI = os.environ.get("CI") == "true"
MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30
"""So many bytes are free in memory where tests work in it; what passed is deleted at once."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden texts anew instead of comparing")
    parser.addoption("--long", action="store_true", help="run everything, and as often as it takes to be sure")


def pytest_configure(config: pytest.Config) -> None:
    runs.long = config.getoption("--long")
    _work_in_memory()
    # Twelve thousand tests lie in memory: looking through them for garbage took half of collecting them.
    gc.set_threshold(200_000)
    # Nothing fails because the machine is busy.
    patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("long", patient)
    settings.register_profile("short", patient, max_examples=runs.EXAMPLES)
    settings.load_profile("long" if runs.long else "short")


def _work_in_memory() -> None:
    """Files of tests lie where flushing them costs nothing; `TMPDIR=/tmp pytest` has them on a disk."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir():
        return
    room = os.statvfs(MEMORY)
    if room.f_bavail * room.f_frsize >= ROOM and not room.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Whoever names files or tests, reads what they print or steps through them has them in one process."""
    named = any("::" in each or each.endswith(".py") for each in config.args)
    return 0 if named or config.getoption("trace") or config.getoption("capture") == "no" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A short run leaves out what is long, unless it is named."""
    if runs.long or any("::" in each for each in config.args):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
    items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_collection_finish() -> None:
    """What is collected stays to the end."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Without a program that looks at our pages a test is skipped; where everything must hold, that is a failure."""
    report = yield
    missing = call.excinfo.value if call.excinfo else None
    if isinstance(missing, FileNotFoundError) and missing.filename in PROGRAMS:
        report.outcome, report.longrepr = "skipped", (str(item.path), 0, f"{missing.filename} is not installed")
    if IN_CI and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"This must run here: {report.longrepr[2]}"
    return report


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of all workers of a run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def once(shared: Path) -> Once:
    """A folder that one worker fills and all look at, as in `once("wheel", build)`; nothing of it is changed."""

    def made(name: str, make: Callable[[Path], object]) -> Path:
        with (shared / f"once-{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            folder = shared / f"once-{name}"
            if not (folder / "done").exists():
                folder.mkdir(exist_ok=True)
                make(folder)
                (folder / "done").touch()
        return folder

    return made


@pytest.fixture
def rewritten(request: pytest.FixtureRequest) -> Rewritten:
    """What a golden file says, written anew first where that is wished.

    It is put in place whole, for another worker may read it meanwhile, or write the same.
    """

    def said(path: Path, text: Callable[[], str]) -> str:
        if request.config.getoption("--rewrite-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f".{path.name}.{os.getpid()}")
            fresh.write_text(text(), encoding="utf-8")
            fresh.replace(path)
        return path.read_text(encoding="utf-8")

    return said


@pytest.fixture
def golden(request: pytest.FixtureRequest, rewritten: Rewritten) -> Callable[[str, str], None]:
    """Compare a text with tests/golden/NAME, as in `golden("pages/hand.txt", text)`."""

    def compare(name: str, text: str) -> None:
        if request.config.getoption("--rewrite-golden") or not _of_a_new_language(name):
            assert text == rewritten(GOLDEN / name, lambda: text)

    return compare


def _of_a_new_language(name: str) -> bool:
    """Is it `letters/digest.de.txt`, where nothing that German players read has been kept yet?"""
    found = re.search(r"[./](\w+)\.txt$", name)
    return found is not None and found[1] in languages() and not (GOLDEN / "words" / f"{found[1]}.txt").exists()


@pytest.fixture(autouse=True, scope="session")
def _cache_of_its_own(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests leave the cache and the configuration of whoever runs them alone; what one worker keeps serves all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            # Hundreds of programs start here; each would compile all that it imports anew.
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "bytecode"))
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A module that says `ON_BOTH_STORES = True` is run with files, and once more with games in a club's database.

    What is about files alone, or commands as they are called on files, is marked `of_files`.
    """
    both = getattr(metafunc.module, "ON_BOTH_STORES", False) and "program" in metafunc.fixturenames
    if both and not metafunc.definition.get_closest_marker("of_files"):
        metafunc.parametrize("program", ["file", pytest.param("club", marks=pytest.mark.long)], indirect=True)


@pytest.fixture
def program(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Program:
    """The program as a person calls it, in a folder of its own."""
    if getattr(request, "param", "file") == "club":
        from tests.club.in_club import InClub

        return InClub(tmp_path, capsys, monkeypatch, request.getfixturevalue("postgres").database())
    return Program(tmp_path, capsys, monkeypatch)


@pytest.fixture
def prepared(program: Program, tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """Games that are played up to a point once, and copied for each test."""
    return Prepared(program, tmp_path_factory.getbasetemp())


@pytest.fixture
def ready(prepared: Prepared) -> Ready:
    """Games in any phase, with folders as mailboxes."""
    return Ready(prepared)
