"""The shape of events in the journal: each survives a write and a read, and nothing odd gets further than a message."""

from __future__ import annotations

import copy
import json
import random
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.engine.events import CardsGiven, ClueGiven, Event, GameStarted, HandsRefilled, Undone, VotesCast
from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.engine.model import CardId, PlayerName
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import DixitError, Unreadable
from dixit_pbem.journal.history import replay
from dixit_pbem.journal.records import EVENTS, NAME_OF, SECRETS, Happening, from_record, to_record
from tests.engine.play import NOW, finished, setup
from tests.runs import examples

ANA, CARD = PlayerName("Ana"), CardId("dreams/001")
TEXT = st.text(st.characters(exclude_categories=("Cs",)))
NUMBER = st.integers()
MOMENT = st.datetimes(timezones=st.just(UTC)).map(lambda moment: moment.replace(microsecond=0))
SCALAR = st.none() | st.booleans() | NUMBER | st.floats(allow_nan=False) | TEXT
JSON = st.recursive(SCALAR, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3))
ALL = st.lists(TEXT, max_size=4).map(tuple)
VOTES = st.lists(NUMBER, max_size=3).map(tuple)

st.register_type_strategy(datetime, MOMENT)
st.register_type_strategy(RuleChoice, st.sampled_from([RuleChoice("odyssey"), RuleChoice("team", {"lone_finder": 4})]))
for kind in EVENTS.values():
    every = {name: st.from_type(hint) for name, hint in get_type_hints(kind).items()}
    st.register_type_strategy(kind, st.builds(kind, **every))


@given(st.from_type(Happening))  # type: ignore[arg-type]
def test_every_event_survives_a_write_and_a_read(event: Happening) -> None:
    assert event == from_record(json.loads(json.dumps(to_record(event))))


def test_every_event_has_its_name() -> None:
    assert set(NAME_OF) == set(get_args(Happening))
    assert list(EVENTS) == [
        "game_started",
        "hands_dealt",
        "round_began",
        "clue_given",
        "storyteller_skipped",
        "storyteller_named",
        "cards_wanted",
        "cards_given",
        "cards_taken_back",
        "table_laid",
        "votes_cast",
        "votes_missed",
        "round_scored",
        "hands_refilled",
        "player_leaves",
        "player_left",
        "player_joins",
        "player_joined",
        "player_replaced",
        "game_ended",
        "deadline_extended",
        "game_paused",
        "game_resumed",
        "clock_moved",
        "undone",
        "posted",
        "post_refused",
        "post_delayed",
        "superseded",
        "resend_asked",
        "said",
        "said_beside",
        "words_struck",
        "loved",
        "reminded",
        "late_told",
        "digest_due",
        "step_taken",
        "locked_out",
        "mail_read",
        "mail_held",
        "held_settled",
        "mail_set_aside",
        "bounced",
        "language_chosen",
        "mails_chosen",
        "address_asked",
        "address_chosen",
        "address_taken_back",
        "away_told",
        "resign_asked",
        "luck_given",
        "game_follows",
        "watcher_left",
        "table_opened",
        "guest_seated",
        "guest_knocked",
        "guest_answered",
        "guest_settled",
        "seat_offered",
        "offer_answered",
        "offer_withdrawn",
    ]


@pytest.mark.parametrize(
    ("record", "event"),
    [
        (
            {"event": "clue_given", "player": "Ana", "text": "home", "card": "dreams/001"},
            ClueGiven(ANA, "home", CARD),
        ),
        ({"event": "clue_given", "player": "Ana", "text": "home"}, ClueGiven(ANA, "home")),
        (
            {"event": "cards_given", "player": "Ana", "cards": ["dreams/001"], "drawn": True},
            CardsGiven(ANA, (CARD,), drawn=True),
        ),
        ({"event": "votes_cast", "player": "Ana", "numbers": [], "red": 2}, VotesCast(ANA, (), 2)),
        (
            {"event": "hands_refilled", "drawn": {"Ana": ["dreams/001"]}},
            HandsRefilled({ANA: (CARD,)}),
        ),
        ({"event": "hands_refilled", "drawn": {}, "pile": []}, HandsRefilled({}, ())),
        ({"event": "undone", "back_to": 5, "deadline": "2026-11-18T09:00:00Z"}, Undone(5, NOW)),
    ],
)
def test_an_event_is_written_without_what_is_usual(record: dict[str, object], event: Event) -> None:
    assert record == to_record(event)
    assert event == from_record({"seq": 1, "at": "2026-11-18T09:00:00Z", **record})


def test_what_would_spoil_the_game_is_marked_as_a_secret() -> None:
    assert {name: set(parts) for name, parts in SECRETS.items() if parts} == {
        "game_started": {"seed"},
        "hands_dealt": {"hands", "pile"},
        "clue_given": {"card", "hidden"},
        "cards_given": {"cards"},
        "votes_cast": {"numbers", "red"},
        "hands_refilled": {"drawn", "pile"},
        "said_beside": {"text"},
        "mail_read": {"answer"},
        "mail_held": {"answer"},
        "table_opened": {"seed"},
    }


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("2026-11-18T09:00:00Z", NOW),
        ("2026-11-18T09:00:00Z", datetime(2026, 11, 18, 10, tzinfo=timezone(timedelta(hours=1)))),
        ("2026-11-18T09:00:00Z", NOW.replace(microsecond=999_999)),
        ("0999-01-02T03:04:05Z", datetime(999, 1, 2, 3, 4, 5, tzinfo=UTC)),
    ],
)
def test_a_moment_is_written_in_seconds_of_universal_time(written: str, moment: datetime) -> None:
    assert written == instant(moment)
    assert parse_instant(written) == moment.replace(microsecond=0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-11-18",
        "2026-11-18T09:00:00",
        "2026-11-18T09:00:00+00:00",
        "2026-11-18 09:00:00Z",
        "2026-11-18T09:00:00Z\n",
        "2026-11-18T09:00:00.5Z",
        "2026-13-18T09:00:00Z",
        "2026-11-18T25:00:00Z",
        "2026-02-30T09:00:00Z",
        "٢٠٢٦-11-18T09:00:00Z",
    ],
)
def test_nothing_else_is_a_moment(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - its text is for nobody
        parse_instant(text)
    with pytest.raises(Unreadable, match=r"^'deadline' of 'undone' must be a time like 2026-11-18T09:00:00Z\.$"):
        from_record({"event": "undone", "back_to": 1, "deadline": text})


@pytest.mark.parametrize(
    ("kind", "name", "part", "value"),
    [
        ("a text", "clue_given", "player", 1),
        ("a text", "clue_given", "card", None),
        ("a whole number", "undone", "back_to", True),
        ("a whole number", "undone", "back_to", 1.0),
        ("true or false", "cards_given", "drawn", 1),
        ("a list of texts", "table_laid", "cards", "dreams/001"),
        ("a list of texts", "table_laid", "cards", [1]),
        ("a list of whole numbers", "votes_cast", "numbers", [True]),
        ("a list of whole numbers", "votes_cast", "numbers", 3),
        ("a text for each name", "game_started", "pictures", {"dreams/001": 1}),
        ("a text for each name", "game_started", "pictures", ["dreams/001"]),
        ("a whole number for each name", "round_scored", "points", {"Ana": "1"}),
        ("a list of texts for each name", "hands_dealt", "hands", {"Ana": "dreams/001"}),
        ("a list of whole numbers for each name", "round_scored", "votes", {"Ana": 3}),
        ("a rule system", "game_started", "rules", "oddity"),
        ("a rule system", "game_started", "rules", {"hand": 6}),
        ("a rule system", "game_started", "rules", {"base": ["odyssey"]}),
        ("a rule system", "game_started", "rules", {"base": {}}),
        ("a rule system", "game_started", "rules", 6),
    ],
)
def test_a_part_of_another_kind_is_unreadable(kind: str, name: str, part: str, value: object) -> None:
    record = {**whole_record(name), part: value}
    with pytest.raises(Unreadable) as caught:
        from_record(record)
    assert str(caught.value) == f"'{part}' of '{name}' must be {kind}."


@cache
def honest() -> tuple[dict[str, Any], ...]:
    """The records of a whole game, with every trouble there is."""
    play = finished(setup("party", 8, first="volunteer"), random.Random(11), troubles=True)
    records = [to_record(event) for event in play.journal]
    return tuple(json.loads(json.dumps(record)) for record in [*records, to_record(Undone(len(records) - 1, NOW))])


def whole_record(name: str) -> dict[str, Any]:
    return copy.deepcopy(next(record for record in honest() if record["event"] == name))


def read_or_refuse(record: object) -> None:
    with suppress(Unreadable):
        from_record(record)  # type: ignore[arg-type]


@given(st.dictionaries(TEXT, JSON, max_size=4), st.sampled_from([*EVENTS, "mulligan", ""]) | JSON)
def test_no_record_at_all_brings_more_than_a_message(record: dict[str, object], name: object) -> None:
    read_or_refuse({**record, "event": name})


@given(st.data(), st.sampled_from(sorted(EVENTS)))
def test_no_record_of_a_known_event_brings_more_than_a_message(data: st.DataObject, name: str) -> None:
    parts = sorted(to_record(data.draw(st.from_type(EVENTS[name]))))
    read_or_refuse({**{part: data.draw(JSON) for part in parts}, "event": name})


def test_a_record_with_keys_that_are_no_texts_is_answered() -> None:
    with pytest.raises(Unreadable, match=r"^'player_left' has no '7'\.$"):
        from_record({"event": "player_left", "player": "Bob", 7: 1, None: 2})  # type: ignore[dict-item]


def places(value: object, *, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value within a record."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(deeper for key, item in inner for deeper in places(item, path=(*path, key)))]


def mutated(record: dict[str, Any], dice: random.Random, new: object) -> dict[str, Any]:
    """The record with one value exchanged, taken out, or doubled."""
    changed = copy.deepcopy(record)
    *path, last = dice.choice(places(changed)[1:])
    holder: Any = changed
    for key in path:
        holder = holder[key]
    match dice.randrange(3):
        case 0:
            holder[last] = new
        case 1:
            del holder[last]
        case _ if isinstance(holder, list):
            holder.append(holder[last])
        case _:
            holder[f"{last}x"] = holder[last]
    return changed


RULES = [
    {"base": "demo"},
    {"base": "odyssey", "hand": 1},
    {"base": "party", "hand": "x"},
    {"base": "party", "voters": 1},
]
LIKELY = st.sampled_from([0, 1, 2, 13, -1, "Ana", "Bob", "odyssey", CARD, "2026-11-18T09:00:00Z", [], {}, True, *RULES])


@settings(max_examples=examples(200), deadline=None)
@given(st.integers().map(random.Random), st.lists(LIKELY | JSON, min_size=1, max_size=3))
def test_no_journal_however_it_was_edited_brings_more_than_a_message(dice: random.Random, values: list[object]) -> None:
    records = list(honest())
    for value in values:
        at = dice.choice((0, 1, 2, dice.randrange(len(records))))
        records[at] = mutated(records[at], dice, value)
    if dice.random() < 0.3:
        records.insert(dice.randrange(len(records)), dice.choice(records))
    with suppress(DixitError):
        replay(enumerate(map(from_record, records), 1))


@pytest.mark.parametrize(
    "rules", [{"hand": "x"}, {"hand": 99}, {"hand": []}, {"hand": True}, {"voters": "nobody"}, {"votes": None}]
)
def test_a_house_rule_with_an_impossible_value_is_told(rules: dict[str, object]) -> None:
    record = {**honest()[0], "rules": {"base": "party", **rules}}
    started = from_record(record)
    assert isinstance(started, GameStarted)
    with pytest.raises(DixitError, match=f"^'{next(iter(rules))}' must be "):
        replay([(1, started)])
