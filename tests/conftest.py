"""What several tests share: golden texts, which `pytest --rewrite-golden` writes anew."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dixit_pbem.words import languages
from tests.mailing import Ready
from tests.program import Program

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden texts anew instead of comparing")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with tests/golden/NAME, as in `golden("pages/hand.txt", text)`."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--rewrite-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if not _of_a_new_language(name):
            assert text == path.read_text(encoding="utf-8")

    return compare


def _of_a_new_language(name: str) -> bool:
    """Is it `letters/digest.de.txt`, where nothing that German players read has been kept yet?"""
    found = re.search(r"[./](\w+)\.txt$", name)
    return found is not None and found[1] in languages() and not (GOLDEN / "words" / f"{found[1]}.txt").exists()


@pytest.fixture(autouse=True, scope="session")
def _cache_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests leave the cache and the configuration of whoever runs them alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield


@pytest.fixture
def program(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program as a person calls it, in a folder of its own."""
    return Program(tmp_path, capsys, monkeypatch)


@pytest.fixture
def ready(
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Ready:
    """Games in any phase, made once and copied, with folders as mailboxes."""
    return Ready(tmp_path, tmp_path_factory.getbasetemp(), capsys, monkeypatch)
