from pathlib import Path

import pytest
from pikepdf import Array, Dictionary, Name, Pdf, String
from PIL import Image

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.jpeg import Trace, read_jpeg
from dixit_pbem.paper.preflight.report import Code, Defect, Severity
from tests.paper.printed_files import Change, found, jpeg, page_file, spoilt, with_picture

HERE = Box(100.0, 109.0, 63.0, 88.0)
CLEAN = "Make the deck's pictures clean with 'deck new', and make the file again."


def exif(*, gps: bool) -> bytes:
    written = Image.Exif()
    written[0x010F] = "Camera of Bob"
    if gps:
        written.get_ifd(0x8825)[1] = "N"
    return written.tobytes()


def with_segment(marker: int, body: bytes) -> bytes:
    picture = jpeg()
    return picture[:2] + bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2, "big") + body + picture[2:]


def leak(code: Code, fact: str) -> Defect:
    return Defect(code, Severity.ERROR, fact, CLEAN, 1, HERE)


GPS = leak(Code.LEAK_GPS, "The picture tells the place where it was taken (GPS in its EXIF data).")
EXIF = leak(Code.LEAK_EXIF, "The picture carries what its camera wrote about it (EXIF).")
XMP = leak(Code.LEAK_XMP, "The picture carries notes of the programs that made it (XMP).")
IPTC = leak(Code.LEAK_IPTC, "The picture carries a caption for newspapers (IPTC).")
NOTE = leak(Code.LEAK_NOTE, "The picture carries notes that are no part of what one sees.")

PICTURES = {
    "camera": ([EXIF], jpeg(exif=exif(gps=False))),
    "place on earth": ([GPS], jpeg(exif=exif(gps=True))),
    "XMP": ([XMP], with_segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>")),
    "more XMP": ([XMP], with_segment(0xE1, b"http://ns.adobe.com/xmp/extension/\0rest")),
    "IPTC": ([IPTC], with_segment(0xED, b"Photoshop 3.0\08BIM\x04\x04\0\0\0\0\0\0")),
    "comment": ([NOTE], with_segment(0xFE, b"by Bob")),
    "notes of an editor": ([NOTE], with_segment(0xEC, b"Ducky")),
    "a second picture behind the end": ([NOTE], jpeg() + jpeg(10, 10)),
    "a thumbnail": ([NOTE], with_segment(0xE0, b"JFXX\0\x10...")),
    "camera and comment": ([EXIF, NOTE], jpeg(exif=exif(gps=False), comment="by Bob")),
    "a profile": ([], jpeg(icc_profile=b"profile")),
    "padding behind the end": ([], jpeg() + bytes(20)),
    "two ends": ([], jpeg() + b"\xff\xd9\n"),
}


@pytest.mark.parametrize(("expected", "picture"), PICTURES.values(), ids=PICTURES)
def test_what_a_picture_gives_away_is_found(expected: list[Defect], picture: bytes, tmp_path: Path) -> None:
    assert expected == found(spoilt(page_file(tmp_path / "page.pdf"), with_picture(picture)))


def test_a_picture_that_no_page_shows_gives_as_much_away(tmp_path: Path) -> None:
    def hide(pdf: Pdf) -> None:
        with_picture(jpeg(exif=exif(gps=True)))(pdf)
        pdf.pages[0].obj.Contents = pdf.make_stream(b"")

    assert [Defect(GPS.code, GPS.severity, GPS.fact, GPS.way_out)] == found(
        spoilt(page_file(tmp_path / "page.pdf"), hide)
    )


def test_a_picture_that_is_packed_twice_is_looked_into(tmp_path: Path) -> None:
    def pack(pdf: Pdf) -> None:
        with_picture(jpeg(exif=exif(gps=True)))(pdf)
        picture = pdf.pages[0].obj.Resources.XObject.More
        content = picture.read_raw_bytes().hex().encode() + b">"
        picture.write(content, filter=Array([Name.ASCIIHexDecode, Name.DCTDecode]))

    gps, text = found(spoilt(page_file(tmp_path / "page.pdf"), pack))
    expected = [GPS, Code.ASCII_FILTER]
    assert expected == [gps, text.code]


def test_notes_beside_a_picture_are_found(tmp_path: Path) -> None:
    def annotate(pdf: Pdf) -> None:
        notes = pdf.make_stream(b"<x:xmpmeta/>", Type=Name.Metadata, Subtype=Name.XML)
        with_picture(jpeg(), Metadata=notes)(pdf)

    expected = [XMP]
    assert expected == found(spoilt(page_file(tmp_path / "page.pdf"), annotate))


@pytest.mark.parametrize("order", ["<", ">"])
def test_gps_is_found_in_both_orders_of_bytes(order: str) -> None:
    little = order == "<"

    def short(value: int, size: int = 2) -> bytes:
        return value.to_bytes(size, "little" if little else "big")

    entries = (
        short(0x0112) + short(3) + short(1, 4) + short(1, 4) + short(0x8825) + short(4) + short(1, 4) + short(50, 4)
    )
    tiff = (b"II" if little else b"MM") + short(42) + short(8, 4) + short(2) + entries
    (trace,) = read_jpeg(with_segment(0xE1, b"Exif\0\0" + tiff)).traces
    assert trace is Trace.GPS


@pytest.mark.parametrize("tiff", [b"", b"II", b"II*\0\xff\xff\xff\xff", b"MM\0*\0\0\0\x08\xff\xff"])
def test_a_broken_exif_block_is_still_exif(tiff: bytes) -> None:
    (trace,) = read_jpeg(with_segment(0xE1, b"Exif\0\0" + tiff)).traces
    assert trace is Trace.EXIF


def name_leak(name: str) -> Defect:
    return Defect(
        Code.LEAK_FILE_NAME,
        Severity.ERROR,
        f"A file name stands in the file: '{name}'.",
        "Give the document a neutral title and its pictures neutral names, and make the file again.",
    )


def titled(title: str) -> Change:
    return lambda pdf: pdf.docinfo.__setitem__("/Title", title)


def noted(pdf: Pdf) -> None:
    pdf.Root.PieceInfo = Dictionary(Any=Dictionary(Private=Array([String("made from hand-bob.indd")])))


def in_words_about_the_file(pdf: Pdf) -> None:
    packet = b"<stRef:filePath>/Users/bob/Cards/ana</stRef:filePath>"
    pdf.Root.Metadata = pdf.make_stream(packet, Type=Name.Metadata, Subtype=Name.XML)


def named_picture(pdf: Pdf) -> None:
    pictures = pdf.pages[0].obj.Resources.XObject
    pictures["/IMG_2034.JPG"] = next(iter(pictures.values()))


NAMES = {
    "a title": (titled("Cards of Bob.docx"), "Cards of Bob.docx"),
    "a path": (titled("from /home/bob/cards"), "/home/bob/cards"),
    "a path with a drive": (titled(r"C:\Cards\1"), r"C:\Cards\1"),
    "a resource": (named_picture, "IMG_2034.JPG"),
    "private notes": (noted, "made from hand-bob.indd"),
    "words about the document": (in_words_about_the_file, "/Users/bob/Cards/ana"),
}


@pytest.mark.parametrize(("change", "name"), NAMES.values(), ids=NAMES)
def test_a_file_name_is_found(change: Change, name: str, tmp_path: Path) -> None:
    assert [name_leak(name)] == found(spoilt(page_file(tmp_path / "page.pdf"), change))


@pytest.mark.parametrize(
    "title", ["Sunday dreamers, round 3", "1.5 mm", "home/away", "Nr. 7.", "www.example.org/home/a"]
)
def test_an_ordinary_title_is_no_file_name(title: str, tmp_path: Path) -> None:
    assert not found(spoilt(page_file(tmp_path / "page.pdf"), titled(title)))


def test_an_address_on_a_page_is_no_file_name(tmp_path: Path) -> None:
    def link(pdf: Pdf) -> None:
        action = Dictionary(S=Name.URI, URI=String("https://example.org/rules.pdf"))
        note = Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=Array([0, 0, 9, 9]), A=action)
        pdf.pages[0].obj.Annots = Array([note])

    assert not found(spoilt(page_file(tmp_path / "page.pdf"), link))


def author(name: str) -> Defect:
    return Defect(
        Code.LEAK_AUTHOR,
        Severity.WARNING,
        f"The document's properties name an author: '{name}'.",
        "Leave the name if it is meant to be there; else make the file again without it.",
    )


def creator(pdf: Pdf) -> None:
    packet = b"<dc:creator><rdf:Seq><rdf:li>Bob B.</rdf:li></rdf:Seq></dc:creator>"
    pdf.Root.Metadata = pdf.make_stream(packet, Type=Name.Metadata, Subtype=Name.XML)


AUTHORS = {
    "the properties": (lambda pdf: pdf.docinfo.__setitem__("/Author", "Bob"), [author("Bob")]),
    "the words about the document": (creator, [author("Bob B.")]),
    "the program itself": (lambda pdf: pdf.docinfo.__setitem__("/Author", "dixit-pbem"), []),
    "nobody": (lambda pdf: pdf.docinfo.__setitem__("/Author", " "), []),
}


@pytest.mark.parametrize(("change", "expected"), AUTHORS.values(), ids=AUTHORS)
def test_a_person_named_as_the_author_is_found(change: Change, expected: list[Defect], tmp_path: Path) -> None:
    assert expected == found(spoilt(page_file(tmp_path / "page.pdf"), change))
