"""The marks by which a mail is known again."""

import pytest

from dixit_pbem.post.marks import domain_of


@pytest.mark.parametrize(
    ("domain", "address"),
    [
        ("example.org", "game@example.org"),
        ("xn--wi-gna5x.example", "game@świę.example"),
        ("dixit-pbem.invalid", "game@dixit-pbem.invalid"),
        ("dixit-pbem.invalid", None),
    ],
)
def test_the_domain_of_a_game_is_written_as_the_network_knows_it(domain: str, address: str | None) -> None:
    assert domain_of(address) == domain
