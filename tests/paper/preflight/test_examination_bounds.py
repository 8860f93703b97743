"""Files that are made to take all time and memory; and files that are any bytes at all."""

import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name, Pdf, Stream

from dixit_pbem.paper.preflight.examination import examine_thoroughly
from dixit_pbem.paper.preflight.report import Code, Defect, Severity, as_json
from tests.paper.printed_files import Change, found, page_file, resource, spoilt, two_sided_file
from tests.runs import examples
from tests.watch import HANGS

WAY_OUT = "What could not be followed may have any fault; make the file again with simpler pages."


def unexamined(fact: str, page: int = 1) -> Defect:
    return Defect(Code.NOT_EXAMINED, Severity.ERROR, fact, WAY_OUT, page)


def form(pdf: Pdf, orders: bytes, **forms: object) -> Stream:
    return pdf.make_stream(
        orders,
        Type=Name.XObject,
        Subtype=Name.Form,
        BBox=Array([0, 0, 600, 800]),
        Resources=Dictionary(XObject=Dictionary(**forms)),
    )


def doubling_forms(pdf: Pdf) -> None:
    thing = form(pdf, b"q Q")
    for _ in range(11):
        thing = form(pdf, b"/X Do " * 10, X=thing)
    resource(pdf, "/XObject", "/X", thing)
    pdf.pages[0].contents_add(b"/X Do")


def form_in_itself(pdf: Pdf) -> None:
    thing = form(pdf, b"/X Do")
    thing.Resources.XObject.X = thing
    resource(pdf, "/XObject", "/X", thing)
    pdf.pages[0].contents_add(b"/X Do")


def squeezed(content: bytes, repeated: int, ending: bytes = b"") -> bytes:
    """Packed without ever being held as a whole."""
    packing = zlib.compressobj(9)
    return b"".join((*(packing.compress(content) for _ in range(repeated)), packing.compress(ending), packing.flush()))


def page_of(packed: Callable[[], bytes], times: int) -> Change:
    def change(pdf: Pdf) -> None:
        pdf.pages[0].obj.Contents = pdf.make_stream(packed(), Filter=Array([Name.FlateDecode] * times))

    return change


def the_same_stream_again_and_again(pdf: Pdf) -> None:
    stream = pdf.make_stream(b" " * 1_000_000)
    pdf.pages[0].obj.Contents = Array([stream] * 1000)


ENDLESS = {
    "forms that double": (doubling_forms, "It draws more than can be followed."),
    "a form in itself": (form_in_itself, "Its forms nest without end."),
    "a long page": (
        page_of(lambda: squeezed(b"q Q\n", 3_000_000), 1),
        "What it draws cannot be unpacked, or is longer than any page of cards.",
    ),
    "a page packed twice": (
        page_of(lambda: zlib.compress(squeezed(bytes(1 << 20), 300)), 2),
        "What it draws cannot be unpacked, or is longer than any page of cards.",
    ),
    "a page that repeats": (the_same_stream_again_and_again, "It draws more than can be followed."),
    "many orders": (page_of(lambda: squeezed(b"q ", 900_000), 1), "It draws more than can be followed."),
}


@pytest.mark.parametrize(("change", "fact"), ENDLESS.values(), ids=ENDLESS)
@pytest.mark.long
def test_a_page_without_end_is_left_and_told(change: Change, fact: str, tmp_path: Path) -> None:
    assert unexamined(fact) in found(spoilt(page_file(tmp_path / "page.pdf"), change))


@pytest.mark.long
def test_the_memory_stays_small_whatever_unpacks(tmp_path: Path) -> None:
    path = tmp_path / "bomb.pdf"
    path.write_bytes(bomb_of_objects(300))
    spoilt(page_file(tmp_path / "page.pdf"), page_of(lambda: zlib.compress(squeezed(bytes(1 << 20), 300)), 2))
    program = (
        "import sys; from pathlib import Path\n"
        "from dixit_pbem.paper.preflight.examination import examine_thoroughly\n"
        "for name in sys.argv[1:]: examine_thoroughly(Path(name))\n"
        "print(Path('/proc/self/status').read_text().partition('VmHWM:')[2].split()[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path), str(tmp_path / "page.pdf")],
        capture_output=True,
        check=True,
        text=True,
        cwd=Path(__file__).parents[3],
        timeout=HANGS,
    )
    assert int(done.stdout) < 150_000


def bomb_of_objects(megabytes: int) -> bytes:
    """A file whose catalogue stands in a small stream that unpacks to very much."""
    body = squeezed(b"5 0 " + b" " * (1 << 20), megabytes, b"<</Type/Catalog>>")
    file = b"%PDF-1.5\n"
    objects = len(file)
    file += b"2 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length %d>>stream\n%b\nendstream\nendobj\n" % (
        len(body),
        body,
    )
    table = len(file)
    free, here = bytes(5), bytes((1, *table.to_bytes(3, "big"), 0))
    rows = free + free + bytes((1, *objects.to_bytes(3, "big"), 0)) + here + free + bytes((2, 0, 0, 2, 0))
    file += b"3 0 obj\n<</Type/XRef/Size 6/W[1 3 1]/Root 5 0 R/Length %d>>stream\n%b\nendstream\nendobj\n" % (
        len(rows),
        rows,
    )
    return file + b"startxref\n%d\n%%%%EOF\n" % table


def examined(content: bytes) -> str:
    with TemporaryDirectory() as folder:
        path = Path(folder, "any.pdf")
        path.write_bytes(content)
        return as_json(examine_thoroughly(path))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return two_sided_file(tmp_path_factory.mktemp("whole") / "sheet.pdf")


@settings(deadline=None)
@given(st.binary(max_size=400))
@example(b"")
@example(b"%PDF-")
def test_any_bytes_give_a_report(content: bytes) -> None:
    assert '"findings"' in examined(content)
    assert '"findings"' in examined(b"%PDF-1.7\n" + content)


SHARE = st.floats(0, 1, exclude_max=True)


@settings(max_examples=examples(60), deadline=None)
@given(SHARE)
def test_a_file_cut_anywhere_gives_a_report(whole: Path, share: float) -> None:
    content = whole.read_bytes()
    assert '"findings"' in examined(content[: int(share * len(content))])


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(st.tuples(SHARE, st.integers(0, 255)), min_size=1, max_size=30))
def test_a_file_with_wrong_bytes_gives_a_report(whole: Path, wrong: list[tuple[float, int]]) -> None:
    content = bytearray(whole.read_bytes())
    for share, byte in wrong:
        content[int(share * len(content))] = byte
    assert '"findings"' in examined(bytes(content))


WORDS = (
    "q Q cm re m l c v y h W W* n f F f* B S s b gs g rg k G RG K cs CS sc scn sh BT ET Tf Tm Td TD Tj TJ ' \" Do "
    "0 1 -3.5 1e9 /P1 /F1 (a) <</A 1>> true null"
)
LONG_NUMBER, MIXED = "9" * 400, "[1 (b)]"


@settings(deadline=None)
@given(st.lists(st.sampled_from([*WORDS.split(), LONG_NUMBER, MIXED]), max_size=60))
def test_any_orders_give_a_report(words: list[str]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "any.pdf")
        with Pdf.new() as pdf:
            page = pdf.add_blank_page()
            page.obj.Resources = Dictionary(XObject=Dictionary(P1=form(pdf, b"/X Do 0 0 9 9 re f")))
            page.obj.Contents = pdf.make_stream(" ".join(words).encode())
            pdf.save(path)
        assert '"findings"' in as_json(examine_thoroughly(path))
