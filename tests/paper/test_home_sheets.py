"""Home sheets as files: every box and every picture where the plan has it, and nothing that should not be there."""

from math import cos, radians, sin
from pathlib import Path

import pikepdf
import pytest

from dixit_pbem.errors import BadFile, CannotWrite, Mistake
from dixit_pbem.layout.bleed import Bleed
from dixit_pbem.layout.impose import Backs, Face, Imposition, Nudge, Stack, impose
from dixit_pbem.layout.marks import Marks
from dixit_pbem.layout.paper import A4, PAPERS, Size
from dixit_pbem.paper.home_sheets import CROWDED, Made, SheetCard, SheetDeck, write_sheets
from tests.paper.seen_sheets import DIXIT, MM, deck, jpeg_file, made, pictures_on, printing

HUNDREDTH = 0.01
LANDSCAPE = A4.turned
UP = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}


def near(expected, seen):
    return all(abs(one - other) <= HUNDREDTH for one, other in zip(expected, seen, strict=True))


def sides_of(box, by=0.0):
    return box.x - by, box.y - by, box.right + by, box.bottom + by


def unit(start, end):
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


@pytest.mark.parametrize("name", PAPERS)
def test_a_page_is_exactly_as_large_as_its_paper(tmp_path, name):
    path, _ = made(tmp_path, 1, paper=PAPERS[name])
    with pikepdf.open(path) as pdf:
        assert near(
            (0, 0, PAPERS[name].width, PAPERS[name].height), [float(side) / MM for side in pdf.pages[0].mediabox]
        )


@pytest.mark.parametrize("backs", [Backs.NONE, Backs.LONG, Backs.SHORT, Backs.FOLD])
@pytest.mark.parametrize("paper", [A4, LANDSCAPE, PAPERS["letter"]])
@pytest.mark.parametrize(("bleed", "width"), [(Bleed.IMAGE, 3.0), (Bleed.NONE, 0.0)])
@pytest.mark.parametrize("count", [4, 6])
def test_every_picture_stands_where_the_plan_has_it_and_the_right_way_up(tmp_path, backs, paper, bleed, width, count):
    path, _ = made(tmp_path, count, back=True, backs=backs, paper=paper, bleed=bleed)
    plan = impose([Stack(DIXIT, width, count)], Imposition(backs=backs, paper=paper))
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == len(plan.sides)
        for page, side in zip(pdf.pages, plan.sides, strict=True):
            seen = pictures_on(page)
            assert len(seen) == len(side.placed)
            for picture, placed in zip(seen, side.placed, strict=True):
                assert near(sides_of(placed.slot.trim, 3), picture.box)
                assert near(UP[placed.slot.turn], unit(picture.lower_left, picture.upper_left))
                assert picture.clip is None if width else near(sides_of(placed.slot.trim), sides_of(picture.clip))


@pytest.mark.parametrize(("backs", "mirror"), [(Backs.LONG, "columns"), (Backs.SHORT, "rows")])
@pytest.mark.parametrize("bleed", [Bleed.IMAGE, Bleed.NONE])
@pytest.mark.parametrize("count", [1, 4, 5, 10])
@pytest.mark.parametrize("nudge", [Nudge(), Nudge(1.5, -0.75), Nudge(-2, 0.5, 0.3), Nudge(0, 0, -1.25)])
def test_a_printer_that_is_off_as_its_profile_says_puts_every_back_behind_its_front(
    tmp_path, backs, mirror, bleed, count, nudge
):
    path, _ = made(tmp_path, count, back=True, backs=backs, bleed=bleed, nudge=nudge)

    def as_printed(point):
        """Where the printer puts a point of a back page: the profile mends its error, so it errs the other way."""
        x, y = point[0] - nudge.x - 105, point[1] - nudge.y - 148.5
        c, s = cos(radians(-nudge.turn)), sin(radians(-nudge.turn))
        x, y = 105 + x * c - y * s, 148.5 + x * s + y * c
        return (210 - x, y) if mirror == "columns" else (x, 297 - y)

    with pikepdf.open(path) as pdf:
        for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
            for before, behind in zip(pictures_on(front), pictures_on(back), strict=True):
                # Seen from the front, the left and right of a back change places.
                assert near(before.upper_left, as_printed(behind.upper_right))
                assert near(before.upper_right, as_printed(behind.upper_left))


def test_a_profile_moves_the_marks_and_words_of_a_back_with_its_cards_and_leaves_fronts_alone(tmp_path):
    path, _ = made(tmp_path, 4, back=True, backs=Backs.LONG, nudge=Nudge(1, 2, 0.5))
    with pikepdf.open(path) as pdf:
        first = [str(pikepdf.parse_content_stream(page)[0].operator) for page in pdf.pages]
    assert first == ["q", "cm"]


def test_a_mirrored_bleed_is_made_of_the_same_picture(tmp_path):
    path, _ = made(tmp_path, 1, bleed=Bleed.MIRROR)
    with pikepdf.open(path) as pdf:
        seen = pictures_on(pdf.pages[0])
        trim = impose([Stack(DIXIT, 3, 1)], Imposition()).sides[0].placed[0].slot.trim
        assert len({picture.number for picture in seen}) == 1
        assert len(seen) == 10
        left = next(picture for picture in seen if picture.clip and near(sides_of(picture.clip), (19, 25.5, 22, 145.5)))
        assert near((trim.x + 3, trim.y - 3), left.upper_left)
        assert near((trim.x - 83, trim.y - 3), left.upper_right)


@pytest.mark.parametrize(
    ("duplex", "options"),
    [
        ("/Simplex", {}),
        ("/DuplexFlipLongEdge", {"backs": Backs.LONG}),
        ("/DuplexFlipShortEdge", {"backs": Backs.SHORT}),
        ("/Simplex", {"backs": Backs.FOLD}),
        ("/Simplex", {"backs": Backs.LONG, "only": Face.FRONT}),
        ("/Simplex", {"backs": Backs.SHORT, "only": Face.BACK}),
    ],
)
def test_the_file_asks_to_be_printed_at_its_size_and_turned_over_as_chosen(tmp_path, duplex, options):
    path, _ = made(tmp_path, 1, **options)
    with pikepdf.open(path) as pdf:
        wishes = pdf.Root.ViewerPreferences
        assert (wishes.PrintScaling, wishes.Duplex, wishes.DisplayDocTitle) == ("/None", duplex, True)


def test_the_file_tells_its_title_and_language_and_nothing_else(tmp_path):
    target = tmp_path / "sheets.pdf"
    decks = [deck(tmp_path / "a", 1, name="Сны"), deck(tmp_path / "b", 1, name="Dreams")]
    write_sheets(decks, target, printing=printing())
    with pikepdf.open(target) as pdf:
        assert dict(pdf.docinfo) == {"/Title": "Сны + Dreams: cards on A4", "/Producer": "dixit-pbem"}
        assert pdf.Root.Lang == "en"
        assert set(pdf.Root.keys()) == {"/Type", "/Pages", "/Lang", "/ViewerPreferences", "/DixitPbemKind"}
    assert b"secret-name" not in target.read_bytes()


def test_each_picture_is_in_the_file_once_as_it_was_and_on_the_pages_that_show_it(tmp_path):
    path, _ = made(tmp_path, 6, back=True, backs=Backs.LONG)
    names = [f"secret-name-{number}.jpg" for number in range(7)]
    with pikepdf.open(path) as pdf:
        streams = [
            thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
        ]
        assert sorted(stream.read_raw_bytes() for stream in streams) == sorted(
            (tmp_path / name).read_bytes() for name in names
        )
        assert [len(page.Resources.XObject) for page in pdf.pages] == [4, 1, 2, 1]


@pytest.mark.parametrize("bleed", Bleed)
def test_nothing_is_transparent_and_nothing_is_spelt_out_in_letters(tmp_path, bleed):
    path, _ = made(tmp_path, 5, backs=Backs.LONG, bleed=bleed)
    with pikepdf.open(path) as pdf:
        keys = {key for thing in pdf.objects if hasattr(thing, "keys") for key in thing.keys()}  # noqa: SIM118
        filters = {str(thing.get("/Filter")) for thing in pdf.objects if isinstance(thing, pikepdf.Stream)}
    assert not keys & {"/SMask", "/ExtGState", "/Group", "/ca", "/CA", "/Metadata"}
    assert filters == {"/DCTDecode", "/FlateDecode"}


def test_the_same_cards_give_the_same_bytes_wherever_they_lie(tmp_path):
    made_twice = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        path, _ = made(tmp_path / name, 6, backs=Backs.LONG)
        made_twice.append(path.read_bytes())
    assert made_twice[0] == made_twice[1]


def test_other_cards_give_a_file_of_another_identity(tmp_path):
    identities = []
    for count in (1, 2):
        path, _ = made(tmp_path, count)
        with pikepdf.open(path) as pdf:
            identities.append(bytes(pdf.trailer.ID[0]))
    assert identities[0] != identities[1]


@pytest.mark.parametrize(
    ("expected", "count", "options"),
    [
        (Made(sheets=1, pages=1, cards_on_sheet=4), 4, {}),
        (Made(sheets=2, pages=2, cards_on_sheet=4), 5, {}),
        (Made(sheets=2, pages=4, cards_on_sheet=4), 8, {"backs": Backs.LONG}),
        (Made(sheets=2, pages=2, cards_on_sheet=4), 9, {"pages": (2, 3)}),
        (Made(sheets=2, pages=2, cards_on_sheet=5), 6, {"bleed": Bleed.NONE}),
        (Made(sheets=2, pages=2, cards_on_sheet=4), 8, {"marks": Marks.SILHOUETTE}),
        (Made(sheets=2, pages=2, cards_on_sheet=5), 10, {"marks": Marks.SILHOUETTE, "bleed": Bleed.NONE}),
    ],
)
def test_it_says_what_was_made(tmp_path, expected, count, options):
    path, said = made(tmp_path, count, **options)
    assert expected == said
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == said.pages


def test_it_says_so_when_the_cards_leave_no_room_for_words(tmp_path):
    cards = deck(tmp_path, 4, card=Size(100, 143.5), own_bleed=0.0)
    said = write_sheets([cards], tmp_path / "sheets.pdf", printing=printing())
    assert said.notes == (CROWDED,) == ("The cards leave no room in the margin for the ruler and the deck's name.",)


def test_decks_of_one_size_share_sheets_and_others_begin_anew(tmp_path):
    decks = [
        deck(tmp_path / "a", 3, name="Dreams"),
        deck(tmp_path / "b", 2, name="Tales"),
        deck(tmp_path / "c", 1, name="Coins", card=Size(63, 88)),
    ]
    said = write_sheets(decks, tmp_path / "sheets.pdf", printing=printing())
    assert said == Made(sheets=3, pages=3, cards_on_sheet=8)
    with pikepdf.open(tmp_path / "sheets.pdf") as pdf:
        assert [len(pictures_on(page)) for page in pdf.pages] == [4, 1, 1]


def test_progress_is_told_card_by_card(tmp_path):
    told = []
    write_sheets(
        [deck(tmp_path, 5)],
        tmp_path / "sheets.pdf",
        printing=printing(backs=Backs.LONG),
        on_progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(number, 10) for number in range(1, 11)]


def test_all_pictures_that_cannot_be_printed_are_told_and_an_older_file_stays(tmp_path):
    target = tmp_path / "sheets.pdf"
    target.write_bytes(b"older")
    empty, words = tmp_path / "empty.jpg", tmp_path / "words.png"
    empty.write_bytes(b"")
    words.write_bytes(b"My dear,")
    cards = (SheetCard(empty), SheetCard(jpeg_file(tmp_path, 1)), SheetCard(words), SheetCard(empty))
    with pytest.raises(BadFile) as refusal:
        write_sheets([SheetDeck("D", cards, DIXIT, 3.0)], target, printing=printing())
    assert str(refusal.value) == (
        f"{empty}: The file is empty. Copy it again from where it came.\n"
        f"{words}: It is no picture, or of a kind that cannot be read here. Save it as JPEG or PNG first."
    )
    assert target.read_bytes() == b"older"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "empty.jpg", "secret-name-1.jpg", "sheets.pdf", "words.png",
    ]  # fmt: skip


def test_a_place_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    target = tmp_path / "file" / "sheets.pdf"
    with pytest.raises(CannotWrite) as refusal:
        write_sheets([deck(tmp_path, 1)], target, printing=printing())
    assert str(refusal.value).startswith(f"{target} cannot be written: ")
    assert str(refusal.value).endswith(". Choose another place with -o, or make room.")


def test_folders_on_the_way_to_the_file_are_made(tmp_path):
    target = tmp_path / "output" / "new" / "sheets.pdf"
    write_sheets([deck(tmp_path, 1)], target, printing=printing())
    assert [path.name for path in target.parent.iterdir()] == ["sheets.pdf"]


@pytest.mark.parametrize(
    ("message", "options"),
    [
        (
            "--only backs needs to know how the paper is turned over: add --backs long or --backs short.",
            {"only": Face.BACK},
        ),
        (
            "With --backs fold both sides stand on one page: leave out --only.",
            {"only": Face.FRONT, "backs": Backs.FOLD},
        ),
        (
            "A cutting machine cannot see its marks on a folded sheet: leave out --backs fold or --marks.",
            {"marks": Marks.SILHOUETTE, "backs": Backs.FOLD},
        ),
    ],
)
def test_choices_that_contradict_each_other_are_refused(tmp_path, message, options):
    with pytest.raises(Mistake) as refusal:
        made(tmp_path, 1, **options)
    assert message == str(refusal.value)


def test_a_deck_without_cards_is_refused(tmp_path):
    with pytest.raises(Mistake) as refusal:
        made(tmp_path, 0)
    assert str(refusal.value) == "The deck 'Dreams' has no cards to print. Choose another deck."


@pytest.mark.parametrize(("start", "name"), [("<?xml", "cut.svg"), ("0\nSECTION", "CUT.DXF")])
def test_the_outlines_of_a_full_sheet_go_into_a_file_of_their_own(tmp_path, start, name):
    outline = tmp_path / name
    write_sheets([deck(tmp_path, 1)], tmp_path / "sheets.pdf", printing=printing(), outline=outline)
    text = outline.read_text(encoding="utf-8")
    assert text.startswith(start)
    assert max(text.count("<rect"), text.count("POLYLINE")) == 4


def test_outlines_of_another_kind_are_refused(tmp_path):
    target = tmp_path / "sheets.pdf"
    with pytest.raises(Mistake) as refusal:
        write_sheets([deck(tmp_path, 1)], target, printing=printing(), outline=Path("cut.pdf"))
    assert str(refusal.value) == ("--outline cut.pdf: outlines are written as .svg or .dxf. Give the file such a name.")
    assert not target.exists()


def test_one_file_of_outlines_for_two_sizes_is_refused(tmp_path):
    decks = [deck(tmp_path / "a", 1), deck(tmp_path / "b", 1, card=Size(63, 88))]
    with pytest.raises(Mistake) as refusal:
        write_sheets(decks, tmp_path / "sheets.pdf", printing=printing(), outline=tmp_path / "cut.svg")
    assert str(refusal.value) == (
        "The decks have cards of different sizes, and one file of outlines fits one size. Print them apart."
    )
