"""Which letters are owed, after whatever happened."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, End, Extend, GiveCards, GiveClue, Pause, Replace, Resume
from dixit_pbem.journal.facts import (
    DigestDue,
    LateTold,
    MailHeld,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    ResendAsked,
    Said,
    Superseded,
)
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed, Wait, ledger
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.post.past import as_it_was
from dixit_pbem.post.said import Got, HeldFor, Understood
from tests.engine.play import Play, finished, setup
from tests.post.postal import NOW, Table, to

ANA, BOB, CYD, DEE, EVE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve"))
ALL = ("Ana", "Bob", "Cyd", "Dee")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table.lay(tmp_path, monkeypatch).begin()


def posted(table: Table) -> Table:
    """The same, once everything that was owed has left."""
    from dixit_pbem.post.outbox import owed_now

    book = owed_now(table.opened)
    table.write(*(Posted(each.kind, each.cause, each.reader) for each in book.owed))
    assert table.owed == []
    return table


def clue_told(table: Table) -> Table:
    table.do(GiveClue(ANA, "the long way home", "A"))
    return table.advance()


def table_laid(table: Table) -> Table:
    posted(clue_told(posted(table)))
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    return table.advance()


def votes_cast(table: Table) -> Table:
    """Everybody votes for a card that is not his own."""
    cards = table.game.round.table
    for name in (BOB, CYD, DEE):
        number = next(card.number for card in cards if card.owner not in (name, ANA))
        table.do(CastVotes(name, (number,)))
    return table


def test_a_game_begins_with_one_letter_for_everybody_the_hand_that_welcomes(table: Table) -> None:
    assert table.owed == to(Kind.HAND, *ALL)


def test_a_round_is_three_letters_a_player_and_two_for_the_storyteller(table: Table) -> None:
    posted(table)
    assert clue_told(table).owed == to(Kind.CARD_WANTED, "Bob", "Cyd", "Dee")
    posted(table)
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    assert table.owed == []
    assert table.advance().owed == to(Kind.VOTE_WANTED, *ALL)
    posted(table)
    assert votes_cast(table).owed == []
    assert table.advance().owed == to(Kind.HAND, *ALL)
    assert table.over == []


def test_the_last_letter_of_a_game_tells_the_final_results(table: Table) -> None:
    posted(table_laid(table))
    table.do(End("Enough.", nobody_wins=False))
    assert table.owed == to(Kind.FINAL_RESULTS, *ALL)


@pytest.mark.parametrize("players", [3, 6, 8, 12])
@pytest.mark.parametrize("base", ["odyssey", "party", "team", "classic", "demo"])
def test_no_phase_of_any_game_asks_for_two_letters_to_one_reader(base: str, players: int) -> None:
    import random

    from dixit_pbem.engine.systems import numbers_of_players
    from dixit_pbem.journal.history import replay

    if players not in numbers_of_players(base):
        players = min(numbers_of_players(base))
    play: Play = finished(setup(base, players, first="volunteer"), random.Random(1))
    for at in play.waited:
        journal = list(enumerate(play.journal[:at], 1))
        owed = ledger(journal, replay(journal)).owed
        requests = [each.reader for each in owed if each.kind is not Kind.WELCOME]
        assert len(requests) == len(set(requests)), (at, owed)


def test_a_request_whose_phase_is_over_is_never_sent(table: Table) -> None:
    clue_told(table)
    assert table.owed == to(Kind.WELCOME, *ALL) + to(Kind.CARD_WANTED, "Bob", "Cyd", "Dee")
    assert table.over == to(Kind.HAND, *ALL)


def test_who_answered_before_the_request_left_is_not_asked(table: Table) -> None:
    clue_told(posted(table))
    table.do(GiveCards(CYD, ("A",)))
    assert table.owed == to(Kind.CARD_WANTED, "Bob", "Dee")


def test_a_refused_letter_is_not_tried_again_by_itself(table: Table) -> None:
    posted(table)
    clue_told(table)
    cause = table.opened.history.steps[-1].seq
    table.write(PostRefused("card wanted", cause, "no such user", "bob@example.test", BOB))
    assert table.owed == to(Kind.CARD_WANTED, "Cyd", "Dee")


def test_resend_sends_the_letter_of_the_phase_once_more_and_only_then(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(ResendAsked(BOB))
    assert table.owed == to(Kind.CARD_WANTED, "Bob")
    posted(table)
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    assert (table.owed, table.over) == (to(Kind.VOTE_WANTED, *ALL), [])


def shapes(table: Table) -> list[tuple[str | None, Kind]]:
    office = table.office()
    return [(owed.reader, office.told(owed).kind) for owed in owed_now(table.opened).owed]


def test_the_first_hand_is_the_welcome_and_the_next_is_none(table: Table) -> None:
    assert shapes(table) == to(Kind.WELCOME, *ALL)
    votes_cast(posted(table_laid(posted(table)))).advance()
    assert shapes(table) == to(Kind.RESULTS, *ALL)


def test_resend_welcomes_whose_address_was_wrong(table: Table) -> None:
    table.write(PostRefused("hand", 3, "no such user", "bob@example.test", BOB))
    posted(table).write(ResendAsked(BOB))
    assert shapes(table) == to(Kind.WELCOME, "Bob")


def test_who_got_no_first_hand_in_time_is_welcomed_by_a_letter_of_its_own(table: Table) -> None:
    table.write(PostRefused("hand", 3, "no such user", "bob@example.test", BOB))
    clue_told(posted(table))
    assert table.owed == to(Kind.WELCOME, "Bob") + to(Kind.CARD_WANTED, "Bob", "Cyd", "Dee")


def test_a_hand_that_is_sent_once_more_welcomes_nobody_again(table: Table) -> None:
    posted(table).write(ResendAsked(BOB))
    assert shapes(table) == to(Kind.HAND, "Bob")


def test_a_newcomer_gets_his_welcome_then_what_is_open_and_the_others_a_notice(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(Said("Happy birthday!"))
    posted(table)
    table.do(Extend(timedelta(hours=24)))
    posted(table)
    table.do(Replace(CYD, EVE, "eve@example.test", "cyd@example.test"))
    assert table.owed == to(Kind.WELCOME, "Eve") + to(Kind.CARD_WANTED, "Eve") + to(
        Kind.NOTICE, "Ana", "Bob", "Cyd", "Dee"
    )
    assert table.over == []


def test_who_gave_up_the_seat_is_owed_a_farewell_and_no_letter_of_the_round(table: Table) -> None:
    clue_told(posted(table))
    table.do(Replace(CYD, EVE, None, "cyd@example.test"))
    letters = [*table.owed, *table.over]
    assert {reader for reader, _ in letters} == {"Ana", "Bob", "Cyd", "Dee"}
    assert [kind for reader, kind in letters if reader == "Cyd"] == [Kind.NOTICE]


def test_undo_corrects_those_who_were_mailed_what_was_taken_back(table: Table) -> None:
    posted(table_laid(table))
    table.undo()
    assert table.owed == to(Kind.CORRECTION, *ALL)
    posted(table)
    table.do(GiveCards(DEE, ("B",)))
    assert table.advance().owed == to(Kind.VOTE_WANTED, *ALL)


def test_undo_of_what_nobody_was_told_corrects_nobody(table: Table) -> None:
    table_laid(table)
    table.undo()
    assert (table.owed, table.over) == ([], [])


def test_undo_of_a_move_that_came_by_mail_corrects_its_player_alone(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.by_mail(GiveCards(BOB, ("A",)))
    table.by_mail(GiveCards(CYD, ("A",)))
    posted(table)
    table.undo()
    assert table.owed == to(Kind.CORRECTION, "Cyd")


def test_a_receipt_of_what_was_taken_back_is_not_sent(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.by_mail(GiveCards(BOB, ("A",)))
    table.undo()
    assert (table.owed, table.over) == (to(Kind.CORRECTION, "Bob"), to(Kind.RECEIPT, "Bob"))


def test_a_new_phase_needs_no_correction_any_more(table: Table) -> None:
    posted(table_laid(table))
    table.undo()
    table.do(GiveCards(DEE, ("B",)))
    table.advance()
    assert (table.owed, table.over) == (to(Kind.VOTE_WANTED, *ALL), to(Kind.CORRECTION, *ALL))


def test_a_request_that_was_too_late_is_owed_again_when_undo_opens_its_phase(table: Table) -> None:
    posted(table)
    clue_told(table)
    opening = table.opened.history.steps[-1].seq
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    table.write(*(Superseded("card wanted", opening, name) for name in (BOB, CYD, DEE)))
    table.undo()
    assert table.owed == to(Kind.CARD_WANTED, "Dee")


def test_every_mail_gets_its_receipt_or_the_question_back(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.by_mail(GiveCards(BOB, ("A",)))
    table.write(table.read("Cyd", Understood(Got.STATUS)))
    table.write(table.read("Dee", Understood(Got.STATUS), verdict="not understood"))
    held = ("5.eml", "key", "digest", NOW, "cyd@example.test", HeldFor.UNCLEAR, "<1@x>", CYD, "{}")
    table.write(MailHeld(*held, asked=True), MailHeld(*held, asked=False))
    assert table.owed == [
        *to(Kind.RECEIPT, "Bob", "Cyd"),
        *to(Kind.NOT_UNDERSTOOD, "Dee", "Cyd"),
    ]


def test_who_asks_for_his_hand_gets_the_letter_and_no_receipt(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(table.read("Bob", Understood(Got.STATUS), verdict="hand"), ResendAsked(BOB))
    assert table.owed == to(Kind.CARD_WANTED, "Bob")


def test_a_receipt_is_still_sent_when_the_next_phase_is_open_but_not_the_one_after(table: Table) -> None:
    posted(clue_told(posted(table)))
    for name in (BOB, CYD, DEE):
        table.by_mail(GiveCards(name, ("A",)))
    table.advance()
    assert table.owed == to(Kind.RECEIPT, "Bob", "Cyd", "Dee") + to(Kind.VOTE_WANTED, *ALL)
    votes_cast(table).advance()
    assert table.owed == to(Kind.HAND, *ALL)
    assert to(Kind.RECEIPT, "Bob", "Cyd", "Dee") == [one for one in table.over if one[1] == "receipt"]


def test_reminders_go_to_those_who_still_owe(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(Reminded((BOB, CYD)))
    table.do(GiveCards(CYD, ("A",)))
    assert (table.owed, table.over) == (to(Kind.REMINDER, "Bob"), to(Kind.REMINDER, "Cyd"))


def test_the_others_hear_for_whom_the_game_waits_and_the_late_one_is_reminded(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.write(Reminded((BOB,), late=True), LateTold((BOB,)))
    assert table.owed == to(Kind.REMINDER, "Bob") + to(Kind.NOTICE, "Ana", "Cyd", "Dee")


def test_an_extension_is_told_to_those_who_still_owe_and_never_later(table: Table) -> None:
    posted(clue_told(posted(table)))
    table.do(GiveCards(CYD, ("A",)))
    table.do(Extend(timedelta(hours=24)))
    assert table.owed == to(Kind.NOTICE, "Bob", "Dee")
    posted(table)
    table.do(GiveCards(BOB, ("A",)), GiveCards(DEE, ("A",)))
    table.advance()
    assert (table.owed, table.over) == (to(Kind.VOTE_WANTED, *ALL), [])


def test_of_a_clock_that_stopped_and_went_on_only_the_last_is_told(table: Table) -> None:
    posted(table)
    table.do(Pause())
    table.do(Resume())
    assert (table.owed, table.over) == (to(Kind.NOTICE, *ALL), to(Kind.NOTICE, *ALL))


def test_a_word_to_all_is_told_at_once_and_a_players_with_the_next_letter(table: Table) -> None:
    posted(table)
    table.write(Said("Sorry, I was ill."), Said("Happy birthday!", BOB))
    assert table.owed == to(Kind.NOTICE, *ALL)


def test_the_digest_goes_to_the_moderator(table: Table) -> None:
    posted(table)
    table.write(DigestDue(0))
    assert table.owed == to(Kind.DIGEST, None)


def test_nothing_is_owed_to_players_on_paper(table: Table) -> None:
    table.settings("name: Bob, email: bob@example.test, ", "name: Bob, ")
    assert table.owed == to(Kind.HAND, "Ana", "Cyd", "Dee")


def test_pauses_are_read_from_the_journal_and_end_with_any_answer_of_the_server(table: Table) -> None:
    late = NOW + timedelta(minutes=5)
    table.write(PostDelayed(2, late, "away"))
    assert waits(table) == {None: Wait(2, late)}
    table.write(PostDelayed(1, late, "full", "hand", 3, BOB))
    assert waits(table) == {Owed(BOB, Kind.HAND, 3): Wait(1, late)}
    table.write(PostDelayed(3, late, "away"), PostRefused("hand", 3, "no", "cyd@example.test", CYD))
    assert waits(table) == {Owed(BOB, Kind.HAND, 3): Wait(1, late)}


def waits(table: Table) -> dict[Owed | None, Wait]:
    found = table.opened
    return ledger([(entry.seq, entry.event) for entry in found.journal], found.history).waits


def test_who_waits_in_the_phase_of_the_clue_is_asked_again_when_another_tells(table: Table) -> None:
    from dixit_pbem.engine.moves import Skip

    posted(table)
    table.do(Skip(ANA))
    table.advance()
    assert table.game.phase is Phase.CLUE
    assert table.owed == to(Kind.HAND, *ALL)


def test_what_left_keeps_the_name_that_it_had(table: Table) -> None:
    """Told afterwards, each letter is called as it was when it left, however the game went on."""
    was: list[tuple[str | None, Kind]] = []

    def all_leave() -> None:
        was.extend(shapes(table))
        posted(table)

    all_leave()
    table.write(ResendAsked(BOB))
    all_leave()
    clue_told(table)
    all_leave()
    table.write(ResendAsked(CYD, hand=True))
    all_leave()
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    all_leave()
    votes_cast(table).advance()
    all_leave()
    table.write(ResendAsked(BOB), ResendAsked(CYD, hand=True))
    all_leave()
    happened = table.opened.happened
    facts = [(seq, fact) for seq, (_, fact) in happened.items() if isinstance(fact, Posted)]
    assert [(fact.reader, as_it_was(happened, fact, until=seq).letter) for seq, fact in facts] == was
    assert {kind for _, kind in was} == {Kind.WELCOME, Kind.HAND, Kind.CARD_WANTED, Kind.VOTE_WANTED, Kind.RESULTS}
