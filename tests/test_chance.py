"""Chance, against a second implementation written from the documentation alone, and against values from Perl."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.chance import SeededChance, commitment, new_seed, with_memory

ALL = 2**256
SEEDS = st.text(st.characters(exclude_categories=("Cs",)), max_size=80)
PURPOSES = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=30)


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, step by step."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def number(seed: str, purpose: str, i: int) -> int:
    digits = hmac_sha256(seed.encode("utf-8"), f"{purpose}/{i}".encode()).hex()
    return int(digits, 16)


def stranger_below(n: int, seed: str, purpose: str, i: int) -> tuple[int, int]:
    """A number below n, and the number of the next draw."""
    largest_multiple = ALL // n * n
    draw = number(seed, purpose, i)
    return (draw % n, i + 1) if draw < largest_multiple else stranger_below(n, seed, purpose, i + 1)


def stranger_shuffled(seed: str, purpose: str, things: list[str]) -> list[str]:
    i, last = 0, len(things) - 1
    while last >= 1:
        j, i = stranger_below(last + 1, seed, purpose, i)
        things[last], things[j] = things[j], things[last]
        last -= 1
    return things


@given(SEEDS, PURPOSES, st.lists(st.text(), max_size=90))
def test_a_stranger_who_reads_the_documentation_shuffles_the_same(seed: str, purpose: str, things: list[str]) -> None:
    assert tuple(stranger_shuffled(seed, purpose, list(things))) == SeededChance(seed).shuffled(purpose, things)


@given(SEEDS, PURPOSES, st.lists(st.integers(), min_size=1, max_size=90))
def test_a_stranger_who_reads_the_documentation_chooses_the_same(seed: str, purpose: str, things: list[int]) -> None:
    at, _ = stranger_below(len(things), seed, purpose, 0)
    assert things[at] == SeededChance(seed).one_of(purpose, things)


def test_a_seed_draws_what_it_drew_when_these_values_were_written_down() -> None:
    chance = SeededChance("seed")
    assert chance.shuffled("deal", range(1, 13)) == (9, 2, 4, 10, 5, 11, 12, 6, 8, 1, 3, 7)
    assert [
        chance.one_of(purpose, range(6)) for purpose in ("first storyteller", "round 1 vote Ana", "round 2 red")
    ] == [
        1,
        0,
        2,
    ]


def test_a_seed_in_any_script_draws_by_its_utf_8_bytes() -> None:
    assert "".join(SeededChance("Zażółć ☽").shuffled("round 3 table", "abcdefgh")) == "bfahcedg"


@pytest.mark.parametrize(
    ("published", "seed"),
    [
        ("19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b", "seed"),
        ("a00f5a5f96766e1a090aa7633a2d6b24300b527c336120e99f85d27cd4064273", "Zażółć ☽"),
        ("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", ""),
    ],
)
def test_the_commitment_is_the_sha_256_of_the_seed(published: str, seed: str) -> None:
    assert published == commitment(seed)


def test_the_same_purpose_draws_the_same_whatever_was_drawn_before() -> None:
    chance = SeededChance("seed")
    before = chance.shuffled("deal", range(84))
    chance.one_of("first storyteller", range(6))
    assert chance.shuffled("deal", range(84)) == before


def test_another_seed_or_purpose_draws_something_else() -> None:
    drawn = {
        SeededChance(seed).shuffled(purpose, range(84)) for seed in ("seed", "seee") for purpose in ("deal", "deal 2")
    }
    assert len(drawn) == 4


@pytest.mark.parametrize(("order", "things"), [((), ""), (("a",), "a")])
def test_nothing_and_one_thing_stay_as_they_are(order: tuple[str, ...], things: str) -> None:
    assert order == SeededChance("seed").shuffled("deal", things)


def test_what_is_shuffled_stays_as_it_was() -> None:
    things = [1, 2, 3, 4, 5]
    SeededChance("seed").shuffled("deal", things)
    assert things == [1, 2, 3, 4, 5]


class ScriptedDraws(SeededChance):
    """Draws that a test says; a draw that nobody asked for stays."""

    def __init__(self, *draws: int) -> None:
        super().__init__("")
        self.left = list(draws)

    def _draws(self, purpose: str) -> Iterator[int]:
        while self.left:
            yield self.left.pop(0)


@pytest.mark.parametrize(
    ("chosen", "n", "draws", "left"),
    [
        # 2**256 leaves 1 over when divided by 3 or 5, so one draw is passed over; by 7 it leaves 2.
        (1, 3, (ALL - 1, 7), []),
        (2, 3, (ALL - 2, 7), [7]),
        (1, 3, (ALL - 1, ALL - 1, 7), []),
        (4, 5, (ALL - 2, 5), [5]),
        (3, 7, (ALL - 2, ALL - 1, 3), []),
        (6, 7, (ALL - 3, 3), [3]),
        (3, 4, (ALL - 1, 0), [0]),
        (0, 1, (ALL - 1, 0), [0]),
    ],
)
def test_a_draw_past_the_largest_multiple_is_passed_over(
    chosen: int, n: int, draws: tuple[int, ...], left: list[int]
) -> None:
    chance = ScriptedDraws(*draws)
    assert chosen == chance.one_of("any", range(n))
    assert left == chance.left


def test_a_shuffle_passes_over_unfair_draws_and_goes_on() -> None:
    # Three things: below 3 the first draw is passed over and 3 % 3 = 0 swaps a and c; 1 % 2 = 1 leaves b in its place.
    chance = ScriptedDraws(ALL - 1, 3, 1)
    assert chance.shuffled("any", "abc") == ("c", "b", "a")
    assert chance.left == []


def chi_square(counts: Counter[object], *, kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (kinds - len(counts)) * expected


def test_every_thing_is_chosen_equally_often() -> None:
    chance = SeededChance("fair")
    counts: Counter[object] = Counter(chance.one_of(f"purpose {i}", range(6)) for i in range(6000))
    assert chi_square(counts, kinds=6) < 20.5  # exceeded once in a thousand seeds, at 5 degrees of freedom


def test_every_order_comes_equally_often() -> None:
    chance = SeededChance("fair")
    counts: Counter[object] = Counter(chance.shuffled(f"purpose {i}", "abcd") for i in range(4800))
    assert chi_square(counts, kinds=24) < 49.7  # exceeded once in a thousand seeds, at 23 degrees of freedom


def test_a_new_seed_holds_256_bits_and_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {32}


def test_a_seed_ends_with_the_fingerprint_of_what_was_seen_before() -> None:
    # printf '1 aa\n1 cc\n2 bb\n' | sha256sum
    expected = "767103c99ed8fbe49f29ac3ec352ed89ed5c0d7e918e0ccca3727ecc213b833d"
    assert with_memory("seed", {"cc": 1, "bb": 2, "aa": 1}) == f"seed {expected}"
    assert with_memory("seed", {}) == "seed"
