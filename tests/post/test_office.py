"""A letter that is owed becomes a mail: whom it is for, what it belongs to, what comes along, and how large it is."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from random import Random

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Replace, Skip
from dixit_pbem.journal.facts import PostRefused, Reminded, ResendAsked
from dixit_pbem.post.keep.clue_files import ClueFile, keep
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.post.said import Got, Understood
from tests.post.postal import LANGUAGES, NAMES, NOW, Table
from tests.post.test_ledger import ANA, BOB, CYD, DEE, EVE, clue_told, posted, table_laid, votes_cast

MEDIA = Path(__file__).parents[1] / "media"
LARGEST = 3_000_000
SENTENCE = "Something comes with the clue: you find it attached to this mail."


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    mail = "{address: game@example.test, plus: true}"
    return Table.lay(tmp_path, monkeypatch, mail=mail, settings="timezone: Europe/Rome\n").begin()


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def files(mail: EmailMessage) -> list[str | None]:
    return [part.get_filename() for part in mail.iter_attachments()]


def test_answers_go_to_the_game_with_the_token_of_reader_and_phase(table: Table) -> None:
    mail = table.mails()["Bob", "hand"]
    token = table.office().token_of(BOB)
    assert str(mail["Reply-To"]) == f"Sunday dreamers <game+{token}@example.test>"
    assert str(mail["From"]) == "Sunday dreamers <game@example.test>"
    assert str(mail["Subject"]) == f"[Sunday dreamers] Round 1 · nothing to do: a clue is on its way · {token}"


def test_the_moment_is_the_events_by_the_clock_of_the_game(table: Table) -> None:
    assert str(table.mails()["Bob", "hand"]["Date"]) == "Wed, 18 Nov 2026 10:00:00 +0100"


def test_every_mail_of_a_round_leads_back_to_its_first(table: Table) -> None:
    first = table.mails()["Bob", "hand"]
    assert first["References"] is None
    asked = posted(table) and clue_told(table).mails()["Bob", "card wanted"]
    assert asked["References"] == first["Message-ID"]
    posted(table)
    table.write(Reminded((BOB,)))
    reminder = table.mails()["Bob", "reminder"]
    assert reminder["References"] == f"{first['Message-ID']} {asked['Message-ID']}"
    assert reminder["Subject"] == asked["Subject"]
    posted(table)
    mail = table.by_mail(GiveCards(BOB, ("A",)))
    receipt = table.mails()["Bob", "receipt"]
    assert receipt["References"] == f"{reminder['References']} <{mail}@bob.example.test>"
    assert receipt["In-Reply-To"] == f"<{mail}@bob.example.test>"
    assert (receipt["Subject"], receipt["Auto-Submitted"]) == (f"Re: {asked['Subject']}", "auto-replied")


def test_only_a_second_try_of_the_same_letter_has_its_message_id(table: Table) -> None:
    assert table.mails()["Bob", "hand"].as_bytes() == table.mails()["Bob", "hand"].as_bytes()
    first = table.mails()["Bob", "hand"]["Message-ID"]
    posted(table).write(ResendAsked(BOB))
    again = table.mails()["Bob", "hand"]["Message-ID"]
    posted(table).write(ResendAsked(BOB))
    assert len({first, again, table.mails()["Bob", "hand"]["Message-ID"]}) == 3


def test_after_undo_old_answers_do_not_fit_the_new_table(table: Table) -> None:
    posted(table_laid(table))
    before = table.office().token_of(BOB)
    table.undo()
    table.do(GiveCards(DEE, ("B",)))
    assert table.advance().office().token_of(BOB) != before


def test_a_newcomers_mail_is_of_the_day_he_came(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.later(days=5)
    table.do(Replace(CYD, EVE, "eve@example.test", "cyd@example.test"))
    mails = table.mails()
    assert [str(mails["Eve", kind]["Date"]) for kind in ("welcome", "card wanted")] == [
        "Mon, 23 Nov 2026 10:00:00 +0100"
    ] * 2
    assert mails["Eve", "welcome"]["To"] == "Eve <eve@example.test>"


def test_a_receipt_that_leaves_after_its_phase_still_belongs_there(table: Table) -> None:
    posted(clue_told(posted(table)))
    subject = f"Re: [Sunday dreamers] Round 1 · your card, please · {table.office().token_of(BOB)}"
    table.by_mail(GiveCards(BOB, ("A",)))
    assert "until" in text_of(table.mails()["Bob", "receipt"])
    table.do(GiveCards(CYD, ("A",)), GiveCards(DEE, ("A",)))
    receipt = table.advance().mails()["Bob", "receipt"]
    assert receipt["Subject"] == subject
    assert "until" not in text_of(receipt)


@pytest.mark.long
def test_a_receipt_of_the_round_before_is_headed_by_that_round(table: Table) -> None:
    posted(table_laid(table))
    number = next(card.number for card in table.game.round.table if card.owner not in (BOB, ANA))
    table.by_mail(CastVotes(BOB, (number,)))
    for name in (CYD, DEE):
        other = next(card.number for card in table.game.round.table if card.owner not in (name, ANA))
        table.do(CastVotes(name, (other,)))
    receipt = table.advance().mails()["Bob", "receipt"]
    assert table.game.round.number == 2
    assert "Sunday dreamers · Round 1" in text_of(receipt)


@pytest.mark.long
def test_the_results_come_with_the_next_hand_and_to_whoever_missed_it_with_the_letter_after(table: Table) -> None:
    posted(table_laid(table))
    votes_cast(table).advance()
    hands = table.mails()
    assert all("How round 1 came out" in text_of(mail) for mail in hands.values())
    book = owed_now(table.opened).owed
    bob = next(owed for owed in book if owed.reader == BOB)
    table.write(PostRefused(bob.kind, bob.cause, "full", "cyd@example.test", BOB))
    posted(table)
    table.do(GiveClue(BOB, "a thousand steps", "A"))
    table.advance()
    posted(table)
    table.do(*(GiveCards(name, ("A",)) for name in (ANA, CYD, DEE)))
    told = {reader: "How round 1 came out" in text_of(mail) for (reader, _), mail in table.advance().mails().items()}
    assert told == {"Ana": False, "Bob": True, "Cyd": False, "Dee": False}


def test_a_hand_that_was_sent_anew_because_another_tells_counts_as_the_hand(table: Table) -> None:
    posted(table_laid(table))
    votes_cast(table).advance()
    table.do(Skip(BOB))
    posted(table.advance())
    table.do(GiveClue(CYD, "a thousand steps", "A"))
    mails = table.advance().mails()
    assert {"How round 1 came out" in text_of(mail) for mail in mails.values()} == {False}


def test_a_players_pages_come_along_under_neutral_names(table: Table) -> None:
    assert files(table.mails()["Bob", "hand"]) == ["round-01-hand.pdf", "rules.pdf"]
    posted(table_laid(table))
    votes_cast(table).advance()
    assert files(table.mails()["Bob", "hand"]) == ["round-02-hand.pdf", "round-01-results.pdf"]
    assert [name for owed, name in named(table) if owed.reader == BOB] == [
        ("round-02-hand.pdf", "round-01-results.pdf")
    ]


def named(table: Table) -> list[tuple[Owed, tuple[str, ...]]]:
    office = table.office()
    return [(owed, office.enclosed_with(owed)) for owed in owed_now(table.opened).owed]


def clue_with(table: Table, content: bytes, ending: str) -> str:
    posted(table)
    name = keep(table.store, ClueFile(ending, content))
    table.do(GiveClue(ANA, "listen", "A", name))
    table.advance()
    return name


def test_what_comes_with_a_clue_goes_with_the_letters_that_ask_for_cards_and_votes(table: Table) -> None:
    sound = (MEDIA / "sound.ogg").read_bytes()
    clue_with(table, sound, ".ogg")
    for kind in ("card wanted", "vote wanted"):
        mail = table.mails()["Cyd", kind]
        (clue,) = [part for part in mail.iter_attachments() if part.get_filename() == "clue.ogg"]
        assert (clue.get_content_type(), clue.get_content()) == ("audio/ogg", sound)
        assert SENTENCE in " ".join(text_of(mail).split())
        posted(table)
        if kind == "card wanted":
            table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
            table.advance()
    votes_cast(table).advance()
    assert "clue.ogg" not in files(table.mails()["Cyd", "hand"])


@pytest.mark.parametrize("damage", ["missing", "changed"])
def test_no_letter_promises_a_file_that_is_not_there(damage: str, table: Table) -> None:
    name = clue_with(table, b"OggS" * 100, ".ogg")
    path = table.path.parent / ".game.yaml.d" / "clues" / name
    if damage == "missing":
        path.unlink()
    else:
        path.write_bytes(b"another")
    mail = table.mails()["Cyd", "card wanted"]
    assert files(mail) == ["round-01-hand.pdf"]
    assert SENTENCE not in " ".join(text_of(mail).split())


@pytest.mark.parametrize(
    ("rules", "players"),
    [("odyssey", 3), *(pytest.param(rules, 12, marks=pytest.mark.long) for rules in ("odyssey", "party"))],
)
@pytest.mark.long
def test_a_mail_stays_under_three_megabytes_with_the_largest_clue_there_may_be(
    rules: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch, rules=rules, players=players).begin()
    dice = Random(1)
    table.until(Phase.CLUE, round=2)
    sizes = {kind: len(mail.as_bytes()) for (_, kind), mail in table.mails().items()}
    posted(table)
    teller = table.game.round.storyteller
    assert teller is not None
    name = keep(table.store, ClueFile(".mp3", dice.randbytes(2_000_000)))
    table.do(GiveClue(teller, "listen", None if table.game.rules.blind_clue else "A", name))
    sizes |= {kind: len(mail.as_bytes()) for (_, kind), mail in table.advance().mails().items()}
    posted(table)
    mails = table.until(Phase.VOTE).mails()
    sizes |= {kind: len(mail.as_bytes()) for (_, kind), mail in mails.items()}
    assert max(sizes.values()) < LARGEST, sizes
    assert all("clue.mp3" in files(mail) for (_, kind), mail in mails.items() if kind == "vote wanted")
    pictures = [part for part in mails["Bob", "vote wanted"].walk() if part.get_content_type() == "image/jpeg"]
    assert len(pictures) == len(table.game.round.table) + 1, "the masthead, and the table"


@pytest.mark.parametrize(
    ("rules", "players", "most"),
    [
        ("odyssey", 3, 700_000),
        ("odyssey", 6, 700_000),
        pytest.param("party", 6, 700_000, marks=pytest.mark.long),
        pytest.param("odyssey", 7, 1_100_000, marks=pytest.mark.long),
        pytest.param("odyssey", 12, 1_100_000, marks=pytest.mark.long),
        pytest.param("party", 12, 1_100_000, marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_a_mail_of_a_round_is_light_and_brings_its_pages_all_the_same(
    rules: str, players: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch, rules=rules, players=players).begin()
    for phase, number in ((Phase.CLUE, 1), (Phase.CARD, 1), (Phase.VOTE, 1), (Phase.CLUE, 2)):
        mails = table.until(phase, round=number).mails()
        sizes = {key: len(mail.as_bytes()) for key, mail in mails.items()}
        assert max(sizes.values()) <= most, sizes
        assert any(files(mail) for mail in mails.values()) or table.game.rules.blind_clue
        posted(table)


def test_everybody_is_written_to_in_his_language_and_the_moderator_in_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = dict(zip(NAMES[:4], LANGUAGES, strict=False))
    table = Table.lay(tmp_path, monkeypatch, languages=tuple(spoken.values())).begin()
    mails = table.mails()
    assert {name: mails[name, "hand"]["Content-Language"] for name in spoken} == spoken


def test_everything_in_a_mail_to_a_player_on_a_stopped_clock_follows_from_the_file(table: Table) -> None:
    before = {key: mail.as_bytes() for key, mail in table.mails().items()}
    table.at(NOW + timedelta(days=3))
    assert {key: mail.as_bytes() for key, mail in table.mails().items()} == before


def test_a_letter_that_answers_nobody_understood_asks_again_in_the_same_thread(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(table.read("Bob", Understood(Got.HELP)))
    receipt = table.mails()["Bob", "receipt"]
    assert receipt["Subject"] == f"Re: [Sunday dreamers] Round 1 · your card, please · {table.office().token_of(BOB)}"


def round_told(table: Table) -> Table:
    return votes_cast(posted(table_laid(table))).advance()


def test_the_subject_says_who_must_act_and_that_the_results_are_inside(table: Table) -> None:
    subjects = {str(mail["Subject"]).rpartition(" · ")[0] for mail in round_told(table).mails().values()}
    assert subjects == {
        "[Sunday dreamers] results of round 1",
        "[Sunday dreamers] your clue, please; results of round 1",
    }


def test_the_results_are_told_once_and_again_to_whoever_wants_the_mail_once_more(table: Table) -> None:
    posted(round_told(table))
    table.do(Skip(BOB))
    hands = table.mails()
    assert {kind for _, kind in hands} == {"hand"}
    assert not any("How round 1 came out" in text_of(mail) for mail in hands.values())
    assert str(hands["Dee", "hand"]["Subject"]).startswith("[Sunday dreamers] Round 2 · nothing to do: ")
    posted(table).write(ResendAsked(DEE))
    assert "How round 1 came out" in text_of(table.mails()["Dee", "hand"])
    table.write(ResendAsked(ANA, hand=True))
    assert "How round 1 came out" not in text_of(table.mails()["Ana", "hand"])


def test_a_newcomer_hears_how_the_round_came_out_for_those_who_played_it(table: Table) -> None:
    posted(round_told(table)).do(Replace(CYD, EVE, "eve@example.test", "cyd@example.test"))
    said = text_of(table.mails()["Eve", "hand"])
    assert "found the storyteller’s card." in said
    assert "You found it" not in said


def test_results_that_were_taken_back_are_told_anew_as_those_that_count(table: Table) -> None:
    first = [text_of(mail) for mail in round_told(table).mails().values()]
    assert not any("these are the results that count" in text for text in first)
    posted(table).undo()
    told = {reader: text_of(mail) for (reader, _), mail in votes_cast(table).advance().mails().items()}
    assert all("these are the results that count" in " ".join(text.split()) for text in told.values())
