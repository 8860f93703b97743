import json
from pathlib import Path

import pytest
from PIL import Image, ImageOps

from dixit_pbem.deck_tool.check import check_deck
from dixit_pbem.deck_tool.new_deck import new_deck
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.shipped import shipped
from tests.paper.wall import MARKER, READABLE, UNREADABLE, clear_corner, exif, put, saved

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")
HEAD = "title: Holiday at sea\nauthor: Ana\nlicence: private\ncards:\n"
DREAMS = shipped("decks") / "dreams"
CARDS = [card.file for card in load_deck(DREAMS).cards]


def scene(number: int = 0, size: tuple[int, int] = (945, 1417)) -> Image.Image:
    """A picture that looks like no other."""
    with Image.open(CARDS[number]) as picture:
        return picture.convert("RGB").resize(size)


def deck(folder: Path, pictures: dict[str, bytes], head: str = HEAD) -> Path:
    folder = folder / "holiday"
    folder.mkdir()
    for name, content in pictures.items():
        put(folder, name, content)
    cards = "".join(f"- {{id: c{number}, file: {name}, title: One}}\n" for number, name in enumerate(pictures))
    (folder / "deck.yaml").write_text(head + cards)
    return folder


def found(folder: Path) -> list[tuple[str, str, str]]:
    return [
        (finding.code, Path(finding.place.file).name, finding.place.text) for finding in check_deck(folder).findings
    ]


def found_in(tmp_path: Path, name: str, content: bytes) -> list[tuple[str, str]]:
    return [(code, text) for code, _, text in found(deck(tmp_path, {name: content}))]


@pytest.mark.long
def test_nothing_is_wrong_with_the_deck_of_the_program() -> None:
    report = check_deck(DREAMS)
    assert (report.cards, report.findings) == (84, ())
    assert report.summary() == "dreams: 84 cards, nothing found."


def test_nothing_is_wrong_with_a_good_picture(tmp_path: Path) -> None:
    assert found_in(tmp_path, "a.jpg", saved(scene(), "JPEG")) == []


@pytest.mark.parametrize(
    ("expected", "size"),
    [
        ([], (788, 1181)),
        ([], (1417, 2126)),
        (
            [
                (
                    "ppi-low",
                    "Its 600 x 900 pixels on 80 x 120 mm are 190 an inch, which prints soft. "
                    "945 x 1417 would be sharp.",
                )
            ],
            (600, 900),
        ),
        (
            [
                (
                    "ppi-high",
                    "Its 2000 x 3000 pixels on 80 x 120 mm are 635 an inch. "
                    "More than 450 only make files larger: save a smaller copy.",
                )
            ],
            (2000, 3000),
        ),
        (
            [
                (
                    "shape",
                    "It has not the shape of 80 x 120 mm: 33% of its width will be cut off. "
                    "Crop it, or use 'deck new'.",
                )
            ],
            (1417, 1417),
        ),
        (
            [
                (
                    "shape",
                    "It has not the shape of 80 x 120 mm: 25% of its height will be cut off. "
                    "Crop it, or use 'deck new'.",
                )
            ],
            (945, 1890),
        ),
    ],
)
def test_the_pixels_of_a_picture_must_suit_the_card(
    tmp_path: Path, expected: list[tuple[str, str]], size: tuple[int, int]
) -> None:
    assert found_in(tmp_path, "a.jpg", saved(scene(size=size), "JPEG")) == expected


def test_a_picture_with_bleed_is_measured_with_it(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": saved(scene(size=(1016, 1488)), "JPEG")}, f"bleed: 3 mm\n{HEAD}")
    assert found(folder) == []


@pytest.mark.parametrize(
    ("expected", "name", "content"),
    [
        (
            ("not-jpeg", "It is a PNG file, converted anew for every page. Save it as JPEG."),
            "a.jpg",
            lambda: saved(scene(), "PNG"),
        ),
        (
            ("cmyk", "Its colours are in CMYK and will be converted. Save it in sRGB to see the result."),
            "a.jpg",
            lambda: saved(scene().convert("CMYK"), "JPEG"),
        ),
        (
            (
                "odd-profile",
                "Its colour profile is damaged or meant for other colours and is ignored. Save it in sRGB.",
            ),
            "a.jpg",
            lambda: saved(scene(), "JPEG", icc_profile=b"junk"),
        ),
        (
            ("transparency", "Parts of it are transparent and will be white. Put a background behind them."),
            "a.png",
            lambda: saved(clear_corner().resize((945, 1417)), "PNG"),
        ),
        (
            ("several-pictures", "It holds several pictures, and only the first is shown. Save that one alone."),
            "a.webp",
            lambda: saved(scene(), "WEBP", save_all=True, append_images=[scene(1)]),
        ),
        (
            (
                "turned",
                "It lies on its side with a note on how to turn it, which not every program heeds. Save it upright.",
            ),
            "a.jpg",
            lambda: saved(scene().transpose(Image.Transpose.ROTATE_90), "JPEG", exif=exif(6)),
        ),
        (
            ("leak-gps", "It tells the place where it was taken (GPS in its EXIF notes)."),
            "a.jpg",
            lambda: saved(scene(), "JPEG", exif=exif()),
        ),
        (
            ("leak-note", "It carries notes that are no part of what one sees."),
            "a.jpg",
            lambda: saved(scene(), "JPEG", comment=MARKER),
        ),
    ],
)
@pytest.mark.long
def test_what_will_not_come_out_as_it_looks_or_tells_too_much_is_found(
    tmp_path: Path, expected: tuple[str, str], name: str, content
) -> None:
    assert expected in found_in(tmp_path, name, content())


def test_pictures_that_look_alike_are_found_though_smaller_or_mirrored(tmp_path: Path) -> None:
    folder = deck(
        tmp_path,
        {
            "a.jpg": saved(scene(), "JPEG"),
            "b.jpg": saved(scene(1), "JPEG"),
            "c.jpg": saved(ImageOps.mirror(scene(size=(800, 1200))), "JPEG", quality=40),
        },
    )
    assert found(folder) == [
        ("alike", "c.jpg", "It looks nearly like a.jpg, perhaps mirrored. Take one of the two out.")
    ]


def test_every_bad_picture_of_a_deck_is_told_at_once(tmp_path: Path) -> None:
    bad = {name: make() for names in UNREADABLE.values() for name, make in names.items() if isinstance(make(), bytes)}
    report = check_deck(deck(tmp_path, bad))
    assert [(finding.code, Path(finding.place.file).name) for finding in report.findings] == [
        ("picture-damaged", name) for name in bad
    ]
    assert {finding.place.text for finding in report.findings} < set(UNREADABLE)


def test_no_picture_of_the_wall_stops_the_check(tmp_path: Path) -> None:
    report = check_deck(deck(tmp_path, {name: make() for name, make in READABLE.items()}))
    assert report.cards == len(READABLE)
    assert not [finding for finding in report.findings if finding.code == "picture-damaged"]


def test_what_a_deck_does_not_say_of_itself_is_asked_for(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": saved(scene(), "JPEG")}, "cards:\n")
    (folder / "deck.yaml").write_text("cards:\n- {id: a, file: a.jpg}\n")
    assert found(folder) == [
        ("title-missing", "deck.yaml", "The deck has no title of its own. Add one, as in 'title: Holiday'."),
        ("author-missing", "deck.yaml", "Nobody knows who made the pictures. Add 'author:' and a name."),
        (
            "licence-missing",
            "deck.yaml",
            "Nobody knows whether the pictures may be passed on. Add 'licence:', as in 'licence: CC0-1.0'.",
        ),
        ("title-missing", "deck.yaml", "Cards without a title: a. Add 'title:' to each."),
    ]


def test_a_picture_of_no_card_is_told(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": saved(scene(), "JPEG")})
    put(folder, "IMG_1.JPG", b"")
    put(folder, "notes.txt", b"")
    assert found(folder) == [
        ("unused", "IMG_1.JPG", "No card of deck.yaml uses it. 'deck new' makes one of it, or move it elsewhere.")
    ]


def test_pictures_as_their_camera_wrote_them_are_told_once(tmp_path: Path) -> None:
    for number in range(3):
        put(tmp_path, f"{number}.jpg", saved(scene(number), "JPEG", exif=exif()))
    new_deck(tmp_path)
    assert ("as-it-came", tmp_path.name) in [(code, name) for code, name, _ in found(tmp_path)]
    assert [text for code, _, text in found(tmp_path) if code in ("unused", "as-it-came")] == [
        "3 pictures of which cards were made still lie here as the camera wrote them, 0.jpg for one. "
        "Move them elsewhere before you pass the deck on."
    ]


def test_the_problems_of_the_deck_file_come_first_with_their_lines(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": saved(scene(size=(600, 900)), "JPEG")})
    with (folder / "deck.yaml").open("a") as file:
        file.write("- {id: b, file: b.jpg, title: B}\n")
    report = check_deck(folder)
    assert [str(finding) for finding in report.findings] == [
        f"error: {folder}/deck.yaml:6: There is no picture 'b.jpg'. Did you mean 'a.jpg'? "
        "Put it back, or take the line out.",
        f"warning: {folder}/a.jpg: Its 600 x 900 pixels on 80 x 120 mm are 190 an inch, which prints soft. "
        "945 x 1417 would be sharp.",
    ]
    assert report.summary() == "holiday: 1 card, 1 error, 1 warning."


def test_a_folder_without_a_deck_has_one_problem(tmp_path: Path) -> None:
    report = check_deck(tmp_path)
    assert [str(finding) for finding in report.findings] == [
        f"error: {tmp_path}/deck.yaml: There is no such file. "
        "'dixit-pbem deck new' writes one for the pictures in a folder."
    ]


def test_a_damaged_memory_is_told_with_the_rest(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": b""})
    (folder / "originals").mkdir()
    put(folder / "originals", "made.json", b"{")
    assert [(code, name) for code, name, _ in found(folder)] == [
        ("deck-file", "made.json"),
        ("picture-damaged", "a.jpg"),
    ]


def test_a_script_gets_the_same_report(tmp_path: Path) -> None:
    folder = deck(tmp_path, {"a.jpg": b""})
    assert json.loads(json.dumps(check_deck(folder).record())) == {
        "deck": "holiday",
        "folder": str(folder),
        "cards": 1,
        "errors": 1,
        "warnings": 0,
        "findings": [
            {
                "file": str(folder / "a.jpg"),
                "line": None,
                "code": "picture-damaged",
                "severity": "error",
                "text": "The file is empty. Copy it again from where it came.",
            }
        ],
    }


def test_what_many_pictures_share_is_told_once_with_their_names(tmp_path: Path) -> None:
    small = {f"p{number}.jpg": saved(scene(number, (500, 750)), "JPEG") for number in range(6)}
    report = check_deck(deck(tmp_path, {**small, "other.jpg": saved(scene(10), "JPEG")}))
    assert report.warnings == 6
    (line,) = report.lines()
    assert line.endswith(
        "are 159 an inch, which prints soft. 945 x 1417 would be sharp. "
        "So it is with 5 more pictures: p1.jpg, p2.jpg, p3.jpg, p4.jpg, p5.jpg."
    )
    assert "p0.jpg: Its 500 x 750 pixels" in line


def test_two_or_three_of_a_kind_are_told_one_by_one(tmp_path: Path) -> None:
    report = check_deck(
        deck(tmp_path, {f"p{number}.jpg": saved(scene(number, (500, 750)), "JPEG") for number in range(3)})
    )
    assert list(report.lines()) == [str(finding) for finding in report.findings]
    assert len(report.findings) == 3
