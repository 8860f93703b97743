"""`new --after`: the next game of the same people, by whole games."""

from __future__ import annotations

import hashlib
import random
import shutil
from pathlib import Path

import pytest
import yaml

from dixit_pbem.engine.events import HandsDealt, HandsRefilled, TableLaid
from dixit_pbem.journal.facts_of_guests import GameFollows
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.next_text import next_title
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.storage.values import LONGEST_TITLE, why_no_title
from tests.cli.test_whole_games import play_round
from tests.program import Prepared, Program

SHORT = ("\nrules: odyssey\n", "\nrules: {base: odyssey, points_to_win: 3}\n")


def opened(program: Program, game: str = "next.yaml") -> Opened:
    return look(GameFile(program.folder / game))


def played(program: Program, game: str = "game.yaml", *, seed: int = 1) -> Program:
    """The game is dealt and played to its end."""
    dice = random.Random(seed)
    (program.folder / "playing").mkdir(exist_ok=True)
    program.ok("next-turn", game)
    there, real = Renamed(program, game), opened(program, game)
    players = len(real.begun.game.seats)
    while program.status(game=game)["phase"] != "finished":
        play_round(there, dice, real.settings.rules.base, players)
        program.ok("next-turn", game)
    return program


class Renamed(Program):
    """The same program for helpers that know one game only."""

    def __init__(self, program: Program, game: str) -> None:
        self.program, self.game = program, game

    def ok(self, *arguments: str) -> str:
        return self.program.ok(*(self.game if each == "game.yaml" else each for each in arguments))


@pytest.fixture
def over(prepared: Prepared) -> Program:
    """A game of four that was played to its end."""

    def prepare(program: Program) -> None:
        program.new("odyssey", 4)
        program.change(SHORT)
        played(program)

    return prepared("short-game-over", prepare)


def written(program: Program, game: str = "next.yaml") -> dict[str, object]:
    settings: dict[str, object] = yaml.safe_load((program.folder / game).read_text().partition("\njournal:")[0])
    return settings


def ages(found: Opened) -> dict[str, int]:
    """When each card of a running game had been seen last before it began."""
    setup = found.begun.game.setup
    return {card: setup.seen.get(picture, 0) for card, picture in setup.pictures.items()}


def dealt(found: Opened) -> HandsDealt:
    return next(entry.event for entry in found.journal if isinstance(entry.event, HandsDealt))


def test_the_same_people_play_again_and_the_seats_move_on_by_one(over: Program) -> None:
    said = over.ok("new", "next.yaml", "--after", "game.yaml")
    told = written(over)
    assert "Bob, Cyd, Dee and Ana sit in this order" in said
    assert told["players"] == [
        {"name": name, "email": f"{name.lower()}@example.org"} for name in ("Bob", "Cyd", "Dee", "Ana")
    ]
    assert (told["title"], told["rules"]) == ("Game 2", {"base": "odyssey", "points_to_win": 3})
    assert "seed" not in told
    assert told["moderator"] == {"name": "Ana"}
    assert over("check", "next.yaml").out == "next.yaml is in order: 4 players, 1 event.\n"
    over.ok("next-turn", "next.yaml")
    assert "This game comes after “Game”" in over.ok("log", "next.yaml")


def test_pictures_that_were_not_seen_for_longest_come_first(over: Program) -> None:
    before = opened(over, "game.yaml")
    laid = {card for entry in before.journal if isinstance(entry.event, TableLaid) for card in entry.event.cards}
    over.ok("new", "next.yaml", "--after", "game.yaml")
    over.ok("next-turn", "next.yaml")
    found = opened(over)
    first, age = dealt(found), ages(found)
    hands = [card for hand in first.hands.values() for card in hand]
    order = [age[card] for card in (*hands, *first.pile)]
    assert sorted(age.values())[: len(hands)] == sorted(order[: len(hands)])
    assert not laid & set(hands)
    assert set(first.pile[-len(laid) :]) == laid
    rounds = [sorted(order[at : at + 4]) for at in range(24, len(order), 4)]
    assert [number for drawn in rounds for number in drawn] == sorted(order[24:])


def test_a_third_game_remembers_the_first(over: Program) -> None:
    over.ok("new", "next.yaml", "--after", "game.yaml")
    played(over, "next.yaml", seed=2)
    over.ok("new", "third.yaml", "--after", "next.yaml")
    assert opened(over, "third.yaml").settings.seats == ("Cyd", "Dee", "Ana", "Bob")
    over.ok("next-turn", "third.yaml")
    found = opened(over, "third.yaml")
    pictures = found.begun.game.setup.pictures
    expected: dict[str, int] = {}
    for at, game in enumerate(("game.yaml", "next.yaml")):
        held, laid = set(), set()
        for entry in opened(over, game).journal:
            match entry.event:
                case HandsDealt(hands=hands) | HandsRefilled(drawn=hands):
                    held |= {card for hand in hands.values() for card in hand}
                case TableLaid(cards=cards):
                    laid |= set(cards)
        expected |= {pictures[card]: 2 * at + (2 if card in laid else 1) for card in held | laid}
    numbers = {number: rank for rank, number in enumerate(sorted(set(expected.values())), 1)}
    assert {picture: numbers[number] for picture, number in expected.items()} == dict(found.begun.game.setup.seen)
    assert over("verify", "third.yaml").code == 0


def test_the_commitment_covers_what_was_seen_as_a_stranger_recomputes_it(over: Program) -> None:
    over.ok("new", "next.yaml", "--after", "game.yaml")
    over.ok("next-turn", "next.yaml")
    over.ok("end", "next.yaml")
    said = over.ok("verify", "next.yaml")
    assert "and what was seen in earlier games" in said
    seed = next(line.removeprefix("Seed:").strip() for line in said.splitlines() if line.startswith("Seed:"))
    found = opened(over)
    follows = found.journal[0].event
    assert isinstance(follows, GameFollows)
    listed = sorted((number, picture) for picture, number in follows.seen.items())
    fingerprint = hashlib.sha256("".join(f"{number} {picture}\n" for number, picture in listed).encode()).hexdigest()
    assert seed.endswith(f" {fingerprint}")
    assert hashlib.sha256(seed.encode()).hexdigest() == found.begun.game.commitment


def test_another_list_than_the_one_that_was_sealed_is_told(over: Program) -> None:
    over.ok("new", "next.yaml", "--after", "game.yaml")
    over.ok("next-turn", "next.yaml")
    path = over.folder / "next.yaml"
    text = path.read_text()
    picture = next(iter(opened(over).begun.game.setup.seen))
    path.write_text(text.replace(f'"{picture}": ', f'"{picture}": 1', 1))
    over("check", "next.yaml", "--accept")
    said = over("verify", "next.yaml")
    assert said.code == 1
    assert "next.yaml:" in said.err
    assert "What was seen in earlier games is not what the commitment covers." in said.err


def test_people_are_taken_along_as_they_sit_at_the_end(program: Program) -> None:
    program.new("odyssey", 5)
    program.change(
        ("\nfirst: volunteer", "\nfirst: Bob"),
        (
            "- {name: Cyd, email: cyd@example.org}",
            "- name: Cyd\n  email: cyd@example.org\n  timezone: Europe/Warsaw\n"
            '  quiet:\n    from: "22:00"\n    to: "07:00"  # sleeps early',
        ),
        ("\nmissing: wait", "\nmissing: random  # we all know why"),
    )
    program.ok("next-turn", "game.yaml")
    program.ok("replace", "game.yaml", "bob", "Zoe <zoe@example.org>")
    assert program("address", "game.yaml", "cyd", "cyd@elsewhere.example.org").code == 0
    program.ok("join", "game.yaml", "Gus <gus@example.org>")
    program.ok("leave", "game.yaml", "eve")
    program.ok("end", "game.yaml")
    program.ok("new", "next.yaml", "--after", "game.yaml", "--title", "Again")
    told = written(program)
    assert told["players"] == [
        {"name": "Zoe", "email": "zoe@example.org"},
        {
            "name": "Cyd",
            "email": "cyd@elsewhere.example.org",
            "timezone": "Europe/Warsaw",
            "quiet": {"from": "22:00", "to": "07:00"},
        },
        {"name": "Dee", "email": "dee@example.org"},
        {"name": "Ana", "email": "ana@example.org"},
        {"name": "Gus", "email": "gus@example.org"},
    ]
    assert (told["title"], told["first"], told["missing"]) == ("Again", "Cyd", "random")
    assert "  # we all know why" in (program.folder / "next.yaml").read_text()
    assert program("check", "next.yaml").code == 0
    assert "Round 1 begins" in program.ok("next-turn", "next.yaml")


def test_a_table_that_filled_up_by_mail_waits_for_nobody_the_next_time(program: Program) -> None:
    program.new("odyssey", 3)
    program.change(("\nmissing: wait\n", "\nmissing: wait\ntable: open\nstart: when 3 are here\n"))
    program.ok("next-turn", "game.yaml")
    program.ok("join", "game.yaml", "Fay <fay@example.org>")
    program.ok("end", "game.yaml")
    program.ok("new", "next.yaml", "--after", "game.yaml")
    found = opened(program)
    assert (found.settings.table, found.settings.starts_with) == ("open", 0)
    assert "start" not in (program.folder / "next.yaml").read_text().partition("players:")[2].partition("journal:")[0]
    program.ok("next-turn", "next.yaml")
    assert opened(program).begun.game.round.number == 1


def test_pairs_stay_pairs_under_their_names(program: Program) -> None:
    program.new("team", 6)
    program.change(("\nfirst:", "\nteams: {Foxes: [Ana, Cyd], Owls: [Bob, Dee], Bees: [Eve, Fay]}\nfirst:"))
    program.ok("next-turn", "game.yaml")
    program.ok("replace", "game.yaml", "dee", "Zoe <zoe@example.org>")
    program.ok("end", "game.yaml")
    program.ok("new", "next.yaml", "--after", "game.yaml")
    assert written(program)["teams"] == {"Foxes": ["Ana", "Cyd"], "Owls": ["Bob", "Zoe"], "Bees": ["Eve", "Fay"]}
    found = opened(program)
    assert found.settings.seats == ("Bob", "Eve", "Cyd", "Zoe", "Fay", "Ana")


def test_who_stopped_reading_along_is_not_taken_along_nor_a_moderator_changed(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(
        (
            "\nfirst:",
            "\nwatchers: [gus@example.org, bob@elsewhere.org]\nmoderator: {name: Ida, email: ida@example.org}\nfirst:",
        )
    )
    program.ok("next-turn", "game.yaml")
    program.ok("replace", "game.yaml", "dee", "Gus <gus@example.org>")
    program.ok("end", "game.yaml")
    program.ok("new", "--after", "game.yaml")
    told = written(program, "game-2.yaml")
    assert told["watchers"] == ["bob@elsewhere.org"]
    assert told["moderator"] == {"name": "Ida", "email": "ida@example.org"}


def test_whoever_of_the_reserve_plays_now_is_not_in_reserve_any_more(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(
        ("\nmissing: wait", "\nmissing: stand-in"),
        (
            "\nfirst:",
            "\nreserve:\n- {name: Gus, email: Gus@example.org}\n"
            "- {name: Hal, email: hal@example.org, language: it}\nfirst:",
        ),
    )
    program.ok("next-turn", "game.yaml")
    program.ok("replace", "game.yaml", "dee", "Gus <gus@example.org>")
    program.ok("end", "game.yaml")
    program.ok("new", "next.yaml", "--after", "game.yaml")
    told = written(program)
    assert told["reserve"] == [{"name": "Hal", "email": "hal@example.org", "language": "it"}]
    assert (told["missing"], program("check", "next.yaml").code) == ("stand-in", 0)
    program.ok("next-turn", "next.yaml")
    program.ok("replace", "next.yaml", "bob", "Hal <hal@elsewhere.example.org>")
    program.ok("end", "next.yaml")
    program.ok("new", "third.yaml", "--after", "next.yaml")
    told = written(program, "third.yaml")
    assert ("reserve" in told, told["missing"], program("check", "third.yaml").code) == (False, "wait", 0)


def test_a_game_that_is_not_over_or_has_not_begun_has_none_after_it(program: Program) -> None:
    program.new("odyssey", 4)
    said = program("new", "next.yaml", "--after", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "game.yaml has not begun, so no game can come after it. Play it, or change its settings.\n",
    )
    program.ok("next-turn", "game.yaml")
    said = program("new", "next.yaml", "--after", "game.yaml")
    assert said.code == 1
    assert "game.yaml is not over yet" in said.err
    assert "`dixit-pbem end game.yaml`" in said.err
    assert not (program.folder / "next.yaml").exists()


def test_what_the_game_before_says_cannot_be_said_otherwise(over: Program) -> None:
    for option in (("--rules", "classic"), ("--player", "Zoe <zoe@example.org>"), ("--in-turn",), ("--mail", "gmail")):
        said = over("new", "next.yaml", "--after", "game.yaml", *option)
        assert said.code == 2
        assert f"{option[0].replace('in-turn', 'together')} does not go with --after" in said.err
    (over.folder / "elsewhere").mkdir()
    said = over("new", "elsewhere/next.yaml", "--after", "game.yaml")
    assert (said.code, "`dixit-pbem new next.yaml --after game.yaml`" in said.err) == (1, True)
    assert over("new", "next.yaml", "--after", "nowhere.yaml").code == 1
    assert over("new", "game.yaml", "--after", "game.yaml").code == 1


def cards_of_dreams(folder: Path, name: str, cards: range) -> None:
    """A deck of some of the program's own pictures, as small as mails show them, beside the game."""
    own = shipped("decks") / "dreams" / "thumbs"
    pictures = sorted(own.glob("[0-9]*.jpg"))[cards.start : cards.stop]
    deck = folder / "decks" / name
    deck.mkdir(parents=True)
    for picture in pictures:
        shutil.copy(picture, deck)
    listed = "".join(f"- {{id: {picture.stem}, file: {picture.name}}}\n" for picture in pictures)
    (deck / "deck.yaml").write_text(f"title: {name}\ncards:\n{listed}")


def photos_over(program: Program, cards: int) -> None:
    cards_of_dreams(program.folder, "photos", range(cards))
    program.new("odyssey", 4)
    program.change(("\ndeck: dreams\n", "\ndeck: photos\n"))
    program.ok("next-turn", "game.yaml")


def test_a_deck_that_grew_too_small_is_mixed_with_another_beside_the_game(program: Program) -> None:
    photos_over(program, 30)
    program("end", "game.yaml")
    cards_of_dreams(program.folder, "summer", range(30, 50))
    said = program.ok("new", "next.yaml", "--after", "game.yaml")
    assert written(program)["deck"] == ["photos", "summer"]
    assert "photos alone has few cards for 4 players, so summer is mixed in." in said
    assert written(program)["players"]
    program.ok("new", "alone.yaml", "--after", "game.yaml", "--deck", "photos")
    assert written(program, "alone.yaml")["deck"] == "photos"


def test_where_no_deck_is_left_to_mix_in_it_is_said_what_to_do(program: Program) -> None:
    """Twelve need the whole of the program's own deck, and a card of ours was taken out of it."""
    everybody = tuple(f"Ana{number} <a{number}@example.org>" for number in range(12))
    cards_of_dreams(program.folder, "dreams", range(84))
    program.ok("new", "game.yaml", *(word for each in everybody for word in ("--player", each)))
    program.ok("next-turn", "game.yaml")
    program.ok("end", "game.yaml")
    deck = program.folder / "decks" / "dreams" / "deck.yaml"
    deck.write_text("".join(deck.read_text().splitlines(keepends=True)[:-1]))
    said = program("new", "next.yaml", "--after", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "12 players need 84 cards or more, and there are 83. There is no other deck here to mix in: make one with "
        "`deck new`, or name the folder of one with --deck.\n",
    )


def test_pictures_of_another_deck_stay_remembered_through_a_game_without_them(program: Program) -> None:
    photos_over(program, 40)
    program.ok("end", "game.yaml")
    program.ok("new", "next.yaml", "--after", "game.yaml", "--deck", "dreams")
    program.ok("next-turn", "next.yaml")
    found = opened(program)
    hands = {card for hand in dealt(found).hands.values() for card in hand}
    assert not any(ages(found)[card] for card in hands)
    first = dealt(opened(program, "game.yaml")).hands
    pictures = opened(program, "game.yaml").begun.game.setup.pictures
    assert {pictures[card] for hand in first.values() for card in hand} == set(found.begun.game.setup.seen)


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_file_keeps_its_comments_and_what_its_moderator_wrote(program: Program, line_end: str) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    program.ok("end", "game.yaml")
    path = program.folder / "game.yaml"
    text = path.read_text().replace("\ntitle: Game\n", "\n# Ours\ntitle: Game 9  # the ninth\n").replace("\n", line_end)
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    program("new", "next.yaml", "--after", "game.yaml")
    raw = (program.folder / "next.yaml").read_bytes().decode("utf-8-sig")
    assert "# Ours\ntitle: Game 10\n" in raw
    assert program("check", "next.yaml").code == 0
    assert [player.name for player in opened(program).settings.players] == ["Bob", "Cyd", "Dee", "Ana"]


@pytest.mark.parametrize(
    ("title", "following"), [("Sunday", "Sunday 2"), ("Sunday 9", "Sunday 10"), ("2026", "2026 2"), ("X" * 80, None)]
)
def test_a_title_is_numbered(title: str, following: str | None) -> None:
    after = next_title(title)
    assert following in (None, after)
    assert len(after) <= LONGEST_TITLE
    assert why_no_title(after) is None


def test_words_of_chance_leave_what_was_not_seen_for_longest_on_top(over: Program) -> None:
    over.ok("new", "next.yaml", "--after", "game.yaml")
    over.change(("points_to_win: 3", "points_to_win: 9"), game="next.yaml")
    over.ok("next-turn", "next.yaml")
    over.ok("luck", "next.yaml", "bob", "seven")
    played(over, "next.yaml", seed=3)
    found = opened(over)
    age, refilled = ages(found), [entry.event for entry in found.journal if isinstance(entry.event, HandsRefilled)]
    shuffled = next(event for event in refilled if event.pile is not None)
    assert shuffled.pile is not None
    rounds = [sorted(age[card] for card in shuffled.pile[at : at + 4]) for at in range(0, len(shuffled.pile), 4)]
    assert [number for drawn in rounds for number in drawn] == sorted(age[card] for card in shuffled.pile)
    assert over("verify", "next.yaml").code == 0


@pytest.mark.long
@pytest.mark.parametrize(("base", "players"), [("odyssey", 3), ("party", 6), ("team", 6), ("modern", 4), ("demo", 4)])
def test_every_system_goes_on_to_a_next_game_that_fits(program: Program, base: str, players: int) -> None:
    program.new(base, players)
    played(program)
    program.ok("new", "next.yaml", "--after", "game.yaml")
    played(program, "next.yaml", seed=4)
    assert "It fits" in program.ok("verify", "next.yaml")
    assert (
        "game_follows"
        in program.ok("album", "next.yaml") + (program.folder / "output/next/album/index.html").read_text()
    )


def test_who_tells_at_once_goes_on_telling_at_once(program: Program) -> None:
    program.ok("new", "game.yaml", "--together", "--deck", "dreams")
    program.ok("next-turn", "game.yaml")
    program.ok("end", "game.yaml")
    program("new", "next.yaml", "--after", "game.yaml")
    program.ok("next-turn", "next.yaml")
    assert "It fits so far" in program.ok("verify", "next.yaml")
    assert written(program)["rules"] == {"base": "odyssey", "together": True}
