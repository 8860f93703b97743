"""What met newcomers in their first hour, with the tests that would see it again; a game where it was fetched."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.engine.moves import GiveClue
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.table.phrases import waiting
from tests.cli.table import ANA, Table
from tests.paper.test_seen_faults import names_in
from tests.program import Program

GAME = "game.yaml"
FAULTS: Mapping[int, tuple[str, tuple[str, ...]]] = {
    4: (
        "a name with an address behind it becomes a name, and nobody says who plays by post",
        (
            "storage/test_people.py::test_a_name_with_an_address_is_read_however_it_is_written",
            "storage/test_people.py::test_what_is_neither_name_nor_address_is_refused_with_the_place_and_the_way_out",
            "cli/test_drafts.py::test_who_plays_by_post_is_told_with_the_page_to_hand_over_and_what_to_type",
        ),
    ),
    5: ("of several decks the last is kept in silence", ("cli/test_new.py::test_decks_are_mixed",)),
    10: (
        "`print kit` knows no printer",
        ("cli/test_paper.py::test_the_backs_of_a_kit_stand_where_the_printer_needs_them",),
    ),
    11: (
        "a game file that is copied alone loses mails and files of clues, and nobody says so",
        (
            "table/test_packing.py::test_a_packed_game_goes_on_elsewhere_as_it_would_have_here",
            "table/test_packing.py::test_check_says_what_is_missing_when_the_game_file_was_copied_alone",
            "table/test_packing.py::test_check_names_the_folder_that_a_renamed_game_left_behind",
            "table/test_packing.py::test_whoever_goes_on_with_a_game_file_that_lies_alone_is_told_once",
            "album/test_enclosed.py::test_a_file_that_is_gone_is_left_out_and_told",
        ),
    ),
    12: (
        "a held mail that was replaced is told as if it counted",
        (
            "cli/test_bad_day.py::test_what_happened_around_the_game_is_told_in_a_sentence",
            "table/test_held.py::test_what_a_later_answer_replaced_is_told_so_and_not_offered",
        ),
    ),
    13: (
        "time is promised that is over, a red mark alone is told as a vote, a refusal comes twice",
        (
            "table/test_step.py::test_the_digest_promises_no_time_once_it_is_over",
            "cli/test_messages.py::test_a_red_mark_alone_is_told_as_one",
            "cli/test_messages.py::test_the_same_refusal_of_several_moves_is_told_once",
        ),
    ),
    14: (
        "nobody says how long the tests take",
        ("test_readme.py::test_it_says_how_long_its_tests_take_and_so_does_contributing",),
    ),
    15: (
        "drafts open as if they had come, and those of all steps lie in one folder",
        (
            "cli/test_drafts.py::test_every_draft_opens_as_one",
            "cli/test_drafts.py::test_next_turn_says_which_drafts_to_send_to_whom",
            "cli/test_drafts.py::test_drafts_of_a_step_that_is_over_go_to_sent",
            "cli/test_drafts.py::test_done_puts_away_what_was_sent",
            "cli/test_drafts.py::test_thunderbird_opens_every_draft_as_it_is",
        ),
    ),
    16: (
        "no choice is explained",
        (
            "cli/test_new.py::test_every_choice_is_explained",
            "cli/test_new.py::test_a_terminal_is_asked_and_asks_again_for_what_cannot_be",
            "cli/test_new.py::test_a_pace_sets_how_long_each_phase_lasts_and_settles_in_time",
        ),
    ),
    17: (
        "every game is in UTC, and no deadline has a zone",
        (
            "cli/test_new.py::test_the_time_zone_of_the_machine_is_taken_where_nobody_is_asked",
            "cli/test_phrases.py::test_a_moment_is_told_with_its_clock",
        ),
    ),
    18: (
        "`new` wants a file, nothing that is misspelt is guessed, paths and quotes cannot be pasted",
        (
            "cli/test_new.py::test_without_a_file_a_title_is_asked_and_empty_answers_take_what_is_proposed",
            "cli/test_new.py::test_a_title_makes_a_file_name_that_every_system_takes",
            "cli/test_which_game.py::test_a_command_that_is_misspelt_is_told_with_the_right_one",
            "cli/test_windows.py::test_what_is_to_be_typed_is_quoted_for_the_shells_of_windows",
            "words/test_quotation.py::test_the_terminal_tells_a_clue_in_marks_of_its_own",
        ),
    ),
    19: (
        "`run` begins in silence, and then says that one has to act",
        (
            "cli/test_run.py::test_it_tells_when_each_step_was",
            "cli/test_first_hour.py::test_run_does_not_ask_anybody_to_act_while_minds_may_change",
        ),
    ),
    20: (
        "`held` offers what it refuses, and takes no reading",
        (
            "table/test_held.py::test_only_ways_out_are_offered_that_work",
            "table/test_held.py::test_a_mail_counts_as_the_moderator_reads_it_and_its_player_hears_so",
        ),
    ),
    21: (
        "Outlook holds for an hour, and what one sees in a mailbox of one's own is told too rosily",
        (
            "post/carriers/test_servers.py::test_where_one_signs_in_no_password_is_asked_for",
            "doctor/test_sign_in.py::test_a_code_on_another_device_signs_in_once_for_both_servers",
            "post/carriers/test_tokens.py::test_a_token_is_renewed_when_its_hour_is_over_and_not_before",
            "table/test_step.py::test_whoever_relies_on_mail_hears_of_a_sign_in_that_was_taken_back_once_a_day",
            "doctor/test_post.py"
            "::test_what_one_sees_in_ones_own_mailbox_is_said_with_a_filter_that_takes_the_doctors_mail_along",
        ),
    ),
    22: (
        "commands overflow a screen, and the file is typed a hundred times",
        (
            "cli/test_which_game.py::test_the_help_shows_every_command_in_its_chapter_on_one_screen",
            "cli/test_which_game.py::test_a_whole_game_is_played_without_naming_it",
            "cli/test_which_game.py::test_a_player_with_a_word_too_many_is_no_game",
        ),
    ),
    23: (
        "`deck check` tells the same forty times, a double is dropped in silence, a bar comes twice, any clue passes",
        (
            "deck_tool/test_check.py::test_what_many_pictures_share_is_told_once_with_their_names",
            "deck_tool/test_new_deck.py::test_a_picture_that_comes_twice_is_told",
            "cli/test_terminal.py::test_a_bar_that_is_full_is_printed_once",
            "cli/test_messages.py::test_the_message_says_what_cannot_be_and_the_way_out",
        ),
    ),
}


@pytest.mark.parametrize("number", FAULTS)
def test_what_met_newcomers_has_tests_that_are_there(number: int) -> None:
    _, tests = FAULTS[number]
    assert [test for test in tests if test.split("::")[1] not in names_in(test.split("::")[0])] == []


def test_run_does_not_ask_anybody_to_act_while_minds_may_change() -> None:
    game = Table().do(GiveClue(ANA, "fog", "A")).play.now
    told = waiting(game, ZoneInfo("Europe/Rome"), by_itself=True)
    assert "next-turn" not in told
    assert "goes on by itself once nobody may change their mind any more (`mail.settle`)" in told
    assert "`next-turn` goes on" in waiting(game, ZoneInfo("Europe/Rome"))


@pytest.fixture
def fetched(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A game that is begun in the very folder into which the program was fetched; nothing was allowed before."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    shutil.copytree(shipped("templates"), program.folder / "templates")
    shutil.copytree(shipped("decks"), program.folder / "decks", ignore=shutil.ignore_patterns("studio"))
    return program


def test_a_game_in_the_folder_of_the_program_asks_for_nothing(fetched: Program) -> None:
    fetched.deal("odyssey", 4)
    fetched.ok("check", GAME)
    fetched.ok("clue", GAME, "ana=A", "fog")
    fetched.ok("pack", GAME)
    with zipfile.ZipFile(fetched.folder / "game.dixit") as archive:
        assert not [name for name in archive.namelist() if name.startswith(("decks/", "templates/"))]


def test_of_the_templates_beside_a_game_those_are_asked_about_that_say_something_else(fetched: Program) -> None:
    own = fetched.folder / "templates" / "mail" / "welcome.j2"
    own.write_text(own.read_text(encoding="utf-8") + "{{ part.paragraph('By candle light.') }}\n", encoding="utf-8")
    fetched.new("odyssey", 4)
    said = fetched("next-turn", GAME)
    assert said.code == 1
    assert "it writes by templates of its own, in templates/mail: welcome.j2\n" in said.err
    assert "templates/album" not in said.err
    fetched.ok("check", GAME, "--allow")
    fetched.ok("next-turn", GAME)
