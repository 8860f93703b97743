import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.deck_tool.deck_text import id_of, in_natural_order, title_of
from dixit_pbem.storage.deck_file import CARD_ID


@pytest.mark.parametrize(
    ("expected", "stem"),
    [
        ("The old house", "the-old_house"),
        ("The old house", "the  old.house"),
        ("Moon door", "01-moon-door"),
        ("3 little pigs", "3-little-pigs"),
        ("12 angry men", "12 angry men"),
        ("Grandma", "IMG_2031_grandma"),
        ("Beach", "beach (1)"),
        ("Beach", "Beach copy"),
        ("McDonald farm", "mcDonald farm"),
        ("Żółw na plaży", "żółw-na-plaży"),
        ("Ελλάδα 2019", "Ελλάδα 2019"),
        ("Sun rise", "sun\u2028rise"),
        ("Picture 7", "IMG_2031"),
        ("Picture 7", "DSC01234"),
        ("Picture 7", "P1010001"),
        ("Picture 7", "PXL_20230101_120000123.MP"),
        ("Picture 7", "IMG-20230101-WA0001"),
        ("Picture 7", "WhatsApp Image 2023-05-06 at 12.30.11"),
        ("Picture 7", "Screenshot 2024-01-01 at 09.00.00"),
        ("Picture 7", "20230101_120000"),
        ("Picture 7", "5f2c1a9e-3b44-4d1c-9c3a-0a1b2c3d4e5f"),
        ("Picture 7", ""),
        ("Picture 7", "..."),
    ],
)
def test_a_card_is_called_after_its_file_unless_a_camera_named_it(expected: str, stem: str) -> None:
    assert title_of(stem, 7) == expected


@pytest.mark.parametrize(
    ("expected", "stem", "taken"),
    [
        ("the-old-house", "The old_house", ()),
        ("img-2031", "IMG_2031", ()),
        ("beach-2", "beach", ("beach",)),
        ("beach-3", "Beach!", ("beach", "beach-2")),
        ("plaza-2024", "Plaża 2024", ()),
        ("picture", "!!!", ()),
        ("picture-2", "", ("picture",)),
        ("a" * 60, "a" * 300, ()),
    ],
)
def test_a_card_has_a_short_plain_id_of_its_own(expected: str, stem: str, taken: tuple[str, ...]) -> None:
    assert id_of(stem, taken) == expected


@given(stem=st.text(), taken=st.sets(st.sampled_from(["picture", "picture-2", "a", "a-2"])))
def test_any_name_of_a_file_gives_an_id_that_a_deck_accepts(stem: str, taken: set[str]) -> None:
    made = id_of(stem, taken)
    assert CARD_ID.fullmatch(made)
    assert made not in taken


@given(stem=st.text())
def test_any_name_of_a_file_gives_a_title_of_one_line(stem: str) -> None:
    title = title_of(stem, 1)
    assert title.strip()
    assert title.isprintable()


def test_names_with_numbers_sort_as_people_count() -> None:
    names = ["IMG_10", "img_9", "IMG_1", "a", "2", "10"]
    assert sorted(names, key=in_natural_order) == ["2", "10", "a", "IMG_1", "img_9", "IMG_10"]
