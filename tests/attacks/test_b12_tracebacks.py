"""Whatever goes wrong, it is one message with the place, the fact and the way out, and never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.cli import boundary
from dixit_pbem.paper.preflight.examination import examine, examine_thoroughly
from dixit_pbem.paper.preflight.report import Code
from tests.attacks.costs import cost, environment
from tests.cli.table import Table
from tests.program import Program, allowed

pytestmark = pytest.mark.long

OUTPUTS = {"full": ">/dev/full", "closed": ">&-", "all closed": "<&- >&- 2>&-", "all full": ">/dev/full 2>&1"}


def shell(folder: Path, command: str, **more: str) -> subprocess.CompletedProcess[str]:
    line = f'"{sys.executable}" -m dixit_pbem {command}'
    own = environment(folder, more)
    return subprocess.run(["sh", "-c", line], cwd=folder, env=own, capture_output=True, text=True, check=False)


def details(folder: Path) -> list[Path]:
    return sorted(folder.glob("dixit-pbem-*.txt"))


@pytest.fixture
def table(program: Program) -> Program:
    Table().clue("“łódź” – the sea’s edge → 東京").write(program.folder)
    return program


@pytest.mark.parametrize(
    "command",
    [
        ("log", "game.yaml"),
        ("status", "game.yaml"),
        ("card", "game.yaml", "cyd=A", "dee=B"),
        ("undo", "game.yaml"),
        ("new", "--help"),
        ("--help",),
        ("rules", "game.yaml"),
        ("clue", "nowhere.yaml", "ana=A", "“łódź”"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("alphabet", ["latin-1", "iso8859-2", "ascii", "cp1252"])
def test_an_old_alphabet_gets_the_nearest_signs(table: Program, command: tuple[str, ...], alphabet: str) -> None:
    used = cost(table.folder, *command, PYTHONIOENCODING=alphabet, PYTHONUTF8="0", LC_ALL="en_US.ISO-8859-1")
    assert "Traceback" not in used.said
    # The game was dealt from pictures that are not here, which `undo` says after it is done.
    assert used.code == (1 if command[0] == "undo" or "nowhere.yaml" in command else 0), used
    assert "cannot go on" not in used.said
    assert "\\u" not in used.said


def test_the_nearest_signs_can_be_read(table: Program) -> None:
    own = environment(table.folder, {"PYTHONIOENCODING": "latin-1"})
    words = [sys.executable, "-m", "dixit_pbem", "log", "game.yaml"]
    told = subprocess.run(words, cwd=table.folder, env=own, capture_output=True, check=True).stdout
    assert "\"'lódz' - the sea's edge -> ??\"" in told.decode("latin-1")


def test_json_is_whole_in_every_alphabet(table: Program) -> None:
    told = cost(table.folder, "status", "game.yaml", "--json", PYTHONIOENCODING="latin-1").out
    assert json.loads(told)["clue"] == "“łódź” – the sea’s edge → 東京"


@pytest.mark.parametrize("output", OUTPUTS.values(), ids=OUTPUTS)
@pytest.mark.parametrize("command", ["log game.yaml", "status game.yaml --json", "new --help", "undo game.yaml"])
def test_an_output_that_is_full_or_closed_is_told_once(table: Program, command: str, output: str) -> None:
    said = shell(table.folder, f"{command} {output}")
    assert said.returncode == 1
    assert said.stdout == ""
    if "2>" in output:
        return
    assert len(said.stderr.splitlines()) == 1, said.stderr
    assert said.stderr.startswith("Standard output: a part of the answer is lost (")
    assert "ask with `status` or `log`" in said.stderr


@pytest.mark.parametrize("command", ["status nowhere.yaml", "score", "nonsense"])
@pytest.mark.parametrize("errors", ["2>/dev/full", "2>&-"])
def test_errors_that_nobody_can_read_keep_their_exit_code(table: Program, command: str, errors: str) -> None:
    said = shell(table.folder, f"{command} {errors}")
    assert said.returncode in (1, 2)
    assert said.stdout == ""


def test_what_was_written_before_the_output_broke_stands(table: Program) -> None:
    shell(table.folder, "card game.yaml cyd=A >/dev/full")
    table.at("2026-11-19T10:00:00Z")
    assert "Cyd" not in table.status()["waiting_for"]
    assert (table.folder / "game.yaml").read_bytes().endswith(b"\n")


def png() -> bytes:
    target = BytesIO()
    Image.effect_noise((800, 1200), 60).convert("RGB").save(target, "PNG")
    return target.getvalue()


@pytest.mark.parametrize("kept", [0, 8, 20, 33, 40, 60, 1_000, 0.5, 0.99, -12, -4], ids=str)
@pytest.mark.parametrize("command", ["check", "contact"])
def test_a_deck_with_a_truncated_picture_names_it(program: Program, kept: float, command: str) -> None:
    whole = png()
    at = int(len(whole) * kept) if 0 < kept < 1 else int(kept)
    folder = program.folder / "torn"
    folder.mkdir()
    (folder / "a.png").write_bytes(whole[:at])
    head = "title: Torn\nauthor: Ana\nlicence: private\ncards:\n"
    (folder / "deck.yaml").write_text(head + "- {id: a, file: a.png, title: One}\n")
    said = program("deck", command, "torn", *(("-o", "c.pdf") if command == "contact" else ()))
    if at in (-12, -4):  # every pixel is there, only the end is not
        assert said.code in (0, 1)
    else:
        assert said.code == 1
        assert "a.png" in said.out + said.err
    assert "That should not happen" not in said.err


def blank() -> pikepdf.Pdf:
    pdf = pikepdf.new()
    for _ in range(3):
        pdf.add_blank_page(page_size=(180, 260))
    return pdf


def saved(pdf: pikepdf.Pdf) -> bytes:
    target = BytesIO()
    pdf.save(target)
    return target.getvalue()


def torn(share: float) -> bytes:
    whole = saved(blank())
    return whole[: int(len(whole) * share)]


def no_table() -> bytes:
    return saved(blank()).replace(b"startxref", b"startxxxx").replace(b"/Root", b"/Rxxt")


def kids(make: Callable[[pikepdf.Pdf], object]) -> bytes:
    pdf = blank()
    pdf.Root.Pages.Kids = make(pdf)
    return saved(pdf)


def own_child(pdf: pikepdf.Pdf) -> pikepdf.Object:
    node = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.Pages, Count=1))
    node.Kids = pikepdf.Array([node])
    return pikepdf.Array([node])


def odd_page() -> bytes:
    pdf = blank()
    page = pdf.pages[0].obj
    page.MediaBox = pikepdf.Array([0, 0, pikepdf.Name.A, 1])
    pdf.pages[1].obj.Contents = 5
    pdf.pages[1].obj.Resources = pikepdf.Array([1])
    return saved(pdf)


def form_in_itself() -> bytes:
    pdf = blank()
    form = pdf.make_stream(b"/A Do", Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form)
    form.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(A=form))
    pdf.pages[0].obj.Resources = form.Resources
    pdf.pages[0].obj.Contents = pdf.make_stream(b"/A Do")
    return saved(pdf)


DAMAGED = {
    **{f"cut at {share}": torn(share) for share in (0.1, 0.3, 0.5, 0.7, 0.9, 0.97)},
    "no table of contents": no_table(),
    "its pages are their own child": kids(lambda pdf: pikepdf.Array([pdf.Root.Pages])),
    "a node is its own child": kids(own_child),
    "a number for pages": kids(lambda _: 3),
    "numbers for pages": kids(lambda _: pikepdf.Array([3, pikepdf.Dictionary()])),
    "a page of the wrong things": odd_page(),
    "a form in itself": form_in_itself(),
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_pdf_is_reported(program: Program, content: bytes) -> None:
    (program.folder / "a.pdf").write_bytes(content)
    for options in ((), ("--deep",), ("--json",)):
        said = program("print", "check", "a.pdf", *options)
        assert said.code in (0, 1)
        assert "a.pdf" in said.out
        assert said.err == ""


@pytest.mark.parametrize("fault", [RuntimeError("a reader gave up"), TypeError(), RecursionError(), IndexError("3")])
@pytest.mark.parametrize("looks", [examine, examine_thoroughly])
def test_whatever_a_reader_of_pdfs_raises_is_a_defect(  # type: ignore[no-untyped-def]
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, looks
) -> None:
    def gives_up(*_: object) -> None:
        raise fault

    monkeypatch.setattr("dixit_pbem.paper.preflight.examination.seen", gives_up)
    (tmp_path / "a.pdf").write_bytes(saved(blank()))
    (defect,) = looks(tmp_path / "a.pdf").defects
    assert defect.code is Code.NOT_EXAMINED
    assert (str(fault) or type(fault).__name__) in defect.fact


@pytest.mark.parametrize(
    ("written", "fact"),
    [("{{ 1/0 }}", "division by zero"), ("{{ book.nothing }}", "nothing"), ("\n{% for a in 3 %}{% endfor %}", "'int'")],
)
def test_an_own_template_of_the_album_is_told_with_its_line(program: Program, written: str, fact: str) -> None:
    program.deal("odyssey", 4)
    for line in ("clue * ana=A fog", "next-turn *", "card * bob=A cyd=A dee=A", "next-turn *"):
        program.ok(*line.replace("*", "game.yaml").split())
    teller = next(card["number"] for card in program.status("--spoilers")["table"] if card["owner"] == "Ana")
    program.ok("vote", "game.yaml", *(f"{name}={teller}" for name in ("bob", "cyd", "dee")))
    program.ok("next-turn", "game.yaml")
    own = program.folder / "templates" / "album"
    own.mkdir(parents=True)
    (own / "index.html.j2").write_text(f"a\n{written}\n")
    allowed(program.folder / "game.yaml")
    said = program("album", "game.yaml")
    assert said.code == 1
    assert f"index.html.j2:{2 + written.count(chr(10))}: " in said.err
    assert fact in said.err
    assert "Put it right, or delete your copy" in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("moment", ["9999-12-31T23:59:59Z", "9999-01-01T00:00:00Z", "3000-01-01T00:00:00Z"])
@pytest.mark.parametrize("command", ["status", "next-turn", "log", "extend"])
def test_a_clock_at_the_end_of_the_calendar_is_a_mistake(table: Program, moment: str, command: str) -> None:
    table.at(moment)
    said = table(command, "game.yaml", *(("24h",) if command == "extend" else ()))
    if command == "log":  # tells what was; it needs no clock
        assert said.code in (0, 2)
        return
    assert said.code == 2
    years = "Choose a year from 1970 to 2999, or unset it."
    assert said.err == f"DIXIT_PBEM_NOW is '{moment}', and deadlines would not fit a calendar. {years}\n"


@pytest.mark.parametrize(
    ("fault", "fact"),
    [
        (KeyError("moon"), "KeyError, 'moon'"),
        (RuntimeError("two\nlines."), "RuntimeError, two lines"),
        (ZeroDivisionError(), "ZeroDivisionError"),
        (MemoryError(), "it needs more memory than this computer has"),
        (RecursionError("deep"), "RecursionError, deep"),
        (PermissionError(13, "Permission denied", "/a/b"), "/a/b: Permission denied"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "odd"), "UnicodeDecodeError"),
    ],
)
def test_a_fault_nobody_foresaw_is_one_sentence_and_a_file(
    program: Program, monkeypatch: pytest.MonkeyPatch, fault: Exception, fact: str
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr("dixit_pbem.cli.program.main", fails)
    monkeypatch.setattr("tempfile.tempdir", str(program.folder))
    said = program("status", "game.yaml")
    (written,) = details(program.folder)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"dixit-pbem cannot go on: {fact}")
    assert len(said.err.splitlines()) == 1
    assert str(written) in said.err
    assert "Traceback (most recent call last)" in written.read_text()
    assert written.stat().st_mode & 0o777 == 0o600


def test_details_that_cannot_be_written_are_told_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise KeyError("moon")

    monkeypatch.setattr("dixit_pbem.cli.program.main", fails)
    monkeypatch.setattr("tempfile.tempdir", str(program.folder / "nowhere"))
    said = program("status", "game.yaml")
    assert (said.code, "The details could not be written down" in said.err) == (1, True)


def test_outputs_that_are_there_keep_their_own_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path(os.devnull).open("w", encoding="utf-8", errors="surrogateescape") as output:
        monkeypatch.setattr(sys, "stdout", output)
        boundary.ready()
        assert output.errors == "surrogateescape"
