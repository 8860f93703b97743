"""The program's own templates are compiled once, beside them; a group's never."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_pbem.paper.templates import web_page

PAGE = "page.j2"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """A folder of the program's with one template."""
    folder = tmp_path / "program" / "mail"
    folder.mkdir(parents=True)
    (folder / PAGE).write_text("Hello {{ name }}.")
    yield folder
    folder.parent.chmod(0o700)


def page(*folders: Path) -> str:
    return web_page(PAGE, {"name": "Ana & Bob"}, templates=folders)


def kept(own: Path) -> list[Path]:
    return sorted((own.parent / "__pycache__").glob("*"))


@pytest.fixture(autouse=True)
def python_keeps_what_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def test_what_was_compiled_once_is_taken_again(own: Path) -> None:
    assert page(own) == "Hello Ana &amp; Bob."
    (compiled,) = kept(own)
    written = compiled.stat().st_mtime_ns
    assert page(own) == "Hello Ana &amp; Bob."
    assert kept(own) == [compiled]
    assert compiled.stat().st_mtime_ns == written


def test_a_template_that_changed_is_compiled_anew(own: Path) -> None:
    page(own)
    (own / PAGE).write_text("Good morning {{ name }}.")
    assert page(own) == "Good morning Ana &amp; Bob."


def test_as_text_and_as_a_web_page_it_is_not_the_same(own: Path) -> None:
    page(own)
    assert web_page(PAGE, {"name": "Ana & Bob"}, templates=(own,), escaped=False) == "Hello Ana & Bob."


def test_beside_the_templates_themselves_lies_nothing_that_a_group_would_copy(own: Path) -> None:
    page(own)
    assert [path.name for path in own.iterdir()] == [PAGE]


def test_whose_group_has_templates_writes_nothing_into_the_programs_folder(own: Path, tmp_path: Path) -> None:
    group = tmp_path / "group"
    group.mkdir()
    (group / PAGE).write_text("Ciao {{ name }}.")
    assert page(group, own) == "Ciao Ana &amp; Bob."
    assert kept(own) == []


def test_a_damaged_file_is_not_taken(own: Path) -> None:
    page(own)
    (compiled,) = kept(own)
    compiled.write_bytes(compiled.read_bytes()[:40])
    assert page(own) == "Hello Ana &amp; Bob."


def test_where_python_is_to_keep_nothing_nothing_is_kept(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert page(own) == "Hello Ana &amp; Bob."
    assert kept(own) == []


def test_a_folder_that_cannot_be_written_stops_nothing(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str | Path, mode: int = 0o777) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "mkdir", refuse)
    assert page(own) == "Hello Ana &amp; Bob."
    assert kept(own) == []
