"""Papers and cards as people write them."""

import pytest

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.paper import PAPERS, Size, card_size, paper_name, paper_size


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (Size(210, 297), "A4"),
        (Size(215.9, 279.4), " letter "),
        (Size(297, 420), "a3"),
        (Size(100, 150), "100x150"),
        (Size(215.9, 279.4), "215.9 x 279.4 mm"),
        (Size(63.5, 88.9), "63,5×88,9"),
    ],
)
def test_a_paper_goes_by_its_name_or_its_measures(size, text):
    assert size == paper_size(text)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (
            f"There is no paper 'leter'. Did you mean 'letter'? Known are {', '.join(PAPERS)}, or width x height in "
            "millimetres, for example 210x297.",
            "leter",
        ),
        (
            f"There is no paper 'a99'. Known are {', '.join(PAPERS)}, or width x height in millimetres, for example "
            "210x297.",
            "a99",
        ),
        (
            "'0x297' is no size that can be printed: each side must be between 10 and 2000 mm, for example 80x120.",
            "0x297",
        ),
        (
            "'210x29700' is no size that can be printed: each side must be between 10 and 2000 mm, for example 80x120.",
            "210x29700",
        ),
        (
            "'1.2.3x100' is no size that can be printed: each side must be between 10 and 2000 mm, for example 80x120.",
            "1.2.3x100",
        ),
    ],
)
def test_a_paper_that_does_not_exist_is_refused_with_a_way_out(message, text):
    with pytest.raises(Mistake) as refusal:
        paper_size(text)
    assert message == str(refusal.value)


def test_a_card_goes_by_its_measures():
    assert card_size("63.5x88.9") == Size(63.5, 88.9)
    with pytest.raises(Mistake) as refusal:
        card_size("poker")
    assert str(refusal.value) == ("'poker' is no card size. Write width x height in millimetres, for example 80x120.")


@pytest.mark.parametrize(
    ("name", "size"),
    [("A4", PAPERS["a4"]), ("Letter", PAPERS["letter"]), ("SRA3", PAPERS["sra3"]), ("100 x 150 mm", Size(100, 150))],
)
def test_a_paper_is_called_what_people_call_it(name, size):
    assert name == paper_name(size)
