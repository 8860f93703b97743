"""A game without a mail account: drafts that are sent by hand, step by step, and pages for who plays on paper."""

from __future__ import annotations

import email
import email.policy
import os
import stat
from email.message import EmailMessage
from pathlib import Path

import pytest

from dixit_pbem.post.carriers import mail_program
from tests.mailing import Table
from tests.program import Program

GAME = "game.yaml"
OUTBOX = Path("output/game/outbox")
HOW = (
    "Open each in your mail program and send it, or let them all be opened by "
    "`dixit-pbem send game.yaml --with-my-mail-program`. `dixit-pbem send game.yaml --done` puts away what you have "
    "sent.\n"
)
WAITS = "The game waits for Ana, until Sat 21 Nov 2026, 09:00, UTC.\n"


@pytest.fixture
def drafting(program: Program) -> Program:
    """A game without a way to send, dealt: its mails are drafts."""
    program.deal("odyssey", 4)
    return program


def lying(program: Program, folder: str = "") -> list[str]:
    """The drafts in a folder of the outbox, with the folders in which they lie."""
    place = program.folder / OUTBOX / folder
    return sorted(path.relative_to(place).as_posix() for path in place.rglob("*.eml"))


def mail(path: Path) -> EmailMessage:
    return email.message_from_bytes(path.read_bytes(), EmailMessage, policy=email.policy.default)


def hands(step: str) -> list[str]:
    return sorted(f"{step}/0003-{name}-welcome.eml" for name in ("ana", "bob", "cyd", "dee"))


def test_next_turn_says_which_drafts_to_send_to_whom(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(("\nfirst: volunteer", "\nfirst: Ana"))
    told = program.ok("next-turn", GAME)
    assert told.endswith(
        "Drafted: welcome to Ana, Bob, Cyd and Dee.\n"
        "4 drafts to send, in output/game/outbox/1-hand:\n"
        "  Ana  0003-ana-welcome.eml\n"
        "  Bob  0003-bob-welcome.eml\n"
        "  Cyd  0003-cyd-welcome.eml\n"
        "  Dee  0003-dee-welcome.eml\n"
        f"{HOW}{WAITS}"
    )
    assert lying(program) == hands("1-hand")


def test_what_was_told_already_is_not_told_as_new_again(drafting: Program) -> None:
    before = "4 drafts from before lie in output/game/outbox/1-hand."
    once = "Once you have sent them, `dixit-pbem send game.yaml --done` puts them away."
    assert drafting.ok("next-turn", GAME) == f"{before} {once}\n{WAITS}"
    told = drafting.ok("remind", GAME)
    assert "1 draft to send, in output/game/outbox/1-hand:\n  Ana  0008-ana-reminder.eml\n" in told
    assert f"\n{before}\n" in told
    assert "5 drafts to send, in output/game/outbox/1-hand:\n  Ana  0003-ana-welcome.eml, " in drafting.ok("send", GAME)


def test_every_draft_opens_as_one(drafting: Program) -> None:
    for name in lying(drafting):
        raw = (drafting.folder / OUTBOX / name).read_bytes()
        assert raw.startswith(b"X-Unsent: 1\r\nX-Uniform-Type-Identifier: com.apple.mail-draft\r\n")
        assert mail(drafting.folder / OUTBOX / name)["From"].addresses[0].addr_spec == "ana@example.org"


def test_a_game_without_an_address_leaves_the_sender_to_the_mail_program(program: Program) -> None:
    program.new("odyssey", 4)
    program.change((", email: ana@example.org", ""))
    program.ok("next-turn", GAME)
    drafts = [mail(program.folder / OUTBOX / name) for name in lying(program)]
    assert len(drafts) == 3
    assert all(draft["From"] is None and draft["To"] and draft["Message-ID"] for draft in drafts)
    assert not any(draft.defects for draft in drafts)


def test_drafts_of_a_step_that_is_over_go_to_sent(drafting: Program) -> None:
    before = {name: (drafting.folder / OUTBOX / name).read_bytes() for name in lying(drafting)}
    drafting.ok("clue", GAME, "ana=C", "fog")
    told = drafting.ok("next-turn", GAME)
    assert "4 drafts went to output/game/outbox/sent/1-hand, as their step is over.\n3 drafts to send, in " in told
    assert lying(drafting, "sent") == hands("1-hand")
    assert lying(drafting, "2-card-wanted") == [f"0009-{name}-card-wanted.eml" for name in ("bob", "cyd", "dee")]
    assert not (drafting.folder / OUTBOX / "1-hand").exists()
    assert {name: (drafting.folder / OUTBOX / "sent" / name).read_bytes() for name in before} == before


@pytest.mark.long
def test_each_round_has_three_steps_and_the_end_one_more(drafting: Program) -> None:
    drafting.ok("clue", GAME, "ana=C", "fog")
    drafting.ok("next-turn", GAME)
    drafting.ok("card", GAME, "bob=A", "cyd=A", "dee=A")
    drafting.ok("next-turn", GAME)
    drafting.ok("next-turn", GAME, "--close", "--missing", "abstain")
    assert {name.partition("/")[0] for name in lying(drafting)} == {"sent", "4-results-and-hand"}
    drafting.ok("end", GAME)
    assert {name.partition("/")[0] for name in lying(drafting)} == {"sent", "7-final-results"}
    assert {name.partition("/")[0] for name in lying(drafting, "sent")} == {
        "1-hand",
        "2-card-wanted",
        "3-vote-wanted",
        "4-results-and-hand",
    }


def test_drafts_lie_on_where_an_earlier_program_called_their_step_otherwise(drafting: Program) -> None:
    (drafting.folder / OUTBOX / "1-hand").rename(drafting.folder / OUTBOX / "1-first-hand")
    drafting.ok("next-turn", GAME)
    assert lying(drafting) == hands("1-first-hand")


def test_done_puts_away_what_was_sent(drafting: Program) -> None:
    assert drafting.ok("send", GAME, "--done") == "4 drafts went to output/game/outbox/sent/1-hand.\n"
    assert drafting.ok("send", GAME, "--done") == "No draft lies there to be put away.\n"
    assert lying(drafting, "sent") == hands("1-hand")
    assert drafting.ok("next-turn", GAME) == WAITS
    assert drafting.ok("send", GAME) == f"There is no mail to send.\n{WAITS}"


def test_a_draft_that_a_person_moved_deleted_or_changed_is_never_written_again(drafting: Program) -> None:
    place = drafting.folder / OUTBOX / "1-hand"
    (place / "0003-ana-welcome.eml").unlink()
    (drafting.folder / OUTBOX / "later").mkdir()
    (place / "0003-bob-welcome.eml").rename(drafting.folder / OUTBOX / "later" / "bob.eml")
    (place / "0003-cyd-welcome.eml").write_text("changed")
    (place / "notes.txt").write_text("Cyd is on the phone")
    left = lying(drafting)
    drafting.ok("next-turn", GAME)
    assert lying(drafting) == left
    assert drafting.ok("send", GAME, "--done").startswith("2 drafts went to ")
    assert (place / "notes.txt").exists()
    assert (drafting.folder / OUTBOX / "later" / "bob.eml").exists()
    assert (drafting.folder / OUTBOX / "sent/1-hand/0003-cyd-welcome.eml").read_text() == "changed"


def test_what_lies_in_sent_already_is_not_written_over(drafting: Program) -> None:
    drafting.ok("send", GAME, "--done")
    place = drafting.folder / OUTBOX / "1-hand"
    place.mkdir(exist_ok=True)
    (place / "0003-cyd-welcome.eml").write_text("a copy")
    drafting.ok("send", GAME, "--done")
    assert (drafting.folder / OUTBOX / "sent/1-hand/0003-cyd-welcome-2.eml").read_text() == "a copy"
    assert (drafting.folder / OUTBOX / "sent/1-hand/0003-cyd-welcome.eml").read_bytes().startswith(b"X-Unsent")


def test_drafts_of_an_earlier_program_stay_until_they_are_done(drafting: Program) -> None:
    old = drafting.folder / OUTBOX / "0003-cyd-welcome.eml"
    (drafting.folder / OUTBOX / "1-hand" / old.name).rename(old)
    drafting.ok("clue", GAME, "ana=C", "fog")
    drafting.ok("next-turn", GAME)
    assert old.exists()
    drafting.ok("send", GAME, "--done")
    assert not old.exists()
    assert (drafting.folder / OUTBOX / "sent" / old.name).exists()


def test_what_was_taken_back_is_no_draft_any_more(drafting: Program) -> None:
    drafting.ok("clue", GAME, "ana=C", "fog")
    drafting.ok("next-turn", GAME)
    told = drafting("undo", GAME).out
    assert "3 drafts went to output/game/outbox/sent/2-card-wanted, as their step is over.\n" in told
    assert [name for name in lying(drafting) if not name.startswith("sent")] == [
        f"1-hand/0013-{name}-correction.eml" for name in ("bob", "cyd", "dee")
    ]


def test_an_answer_to_a_draft_that_another_program_sent_is_known_by_its_token(program: Program) -> None:
    table = Table(program)
    table.seat(mail="mail: {settle: 0, fetch: {folder: inbox}}")
    table.step()
    asked = mail(program.folder / OUTBOX / "1-hand/0003-ana-welcome.eml")
    # Whoever sends a draft gives it a name of their own.
    asked.replace_header("Message-ID", "<18f7494e-c2ed-43ec-9e20-542c858d571e@example.org>")
    table.reply("Ana", "A: fog", to=asked)
    assert "Mail came in: Ana (clue).\n" in table.step()
    table.reply("Bob", "B", subject="no token", to=asked, headers={"In-Reply-To": str(asked["Message-ID"])})
    assert "Bob (" in table.step()


def test_a_folder_that_the_settings_name_belongs_to_the_program_that_empties_it(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()
    sent = sorted((program.folder / "outbox").iterdir())
    assert [path.name for path in sent if path.suffix != ".eml"] == []
    assert len(sent) == 4
    assert not any(b"X-Unsent" in path.read_bytes() for path in sent)
    for path in sent:
        path.unlink()
    table.step()
    assert list((program.folder / "outbox").iterdir()) == []
    for option in ("--done", "--with-my-mail-program"):
        said = program("send", GAME, option)
        assert said.code == 1
        assert said.err.startswith("Mails of this game are no drafts: 'send' in 'mail' says how they leave, ")


def test_who_plays_by_post_is_told_with_the_page_to_hand_over_and_what_to_type(program: Program) -> None:
    program.new("odyssey", 4)
    program.change(
        ("\nfirst: volunteer", "\nfirst: Ana"),
        (", email: cyd@example.org", ", language: it"),
        ("name: Dee, email: dee@example.org", "name: Mia Dee"),
    )
    told = program.ok("next-turn", GAME)
    assert "Cyd plays by post: hand over output/game/round-01/hand-cyd.pdf.\n" in told
    rules = "For who plays by post, `dixit-pbem print rules game.yaml` prints them.\n"
    assert rules in told
    assert "by post" not in program.ok("next-turn", GAME)
    program.ok("clue", GAME, "ana=C", "fog")
    told = program.ok("next-turn", GAME)
    assert (
        "Cyd plays by post: hand over output/game/round-01/hand-cyd.pdf, and type in the answer: "
        "`dixit-pbem card game.yaml Cyd=B`.\n"
        "Mia Dee plays by post: hand over output/game/round-01/hand-mia-dee.pdf, and type in the answer: "
        "`dixit-pbem card game.yaml 'Mia Dee=B'`.\n"
    ) in told
    program.ok("card", GAME, "bob=A", "cyd=A", "mia=A")
    told = program.ok("next-turn", GAME)
    assert (
        "Cyd plays by post: hand over output/game/round-01/reveal-it.pdf, and type in the answer: "
        "`dixit-pbem vote game.yaml Cyd=3`.\n"
        "Mia Dee plays by post: hand over output/game/round-01/reveal.pdf, and type in the answer: "
        "`dixit-pbem vote game.yaml 'Mia Dee=3'`."
    ) in told
    told = program.ok("next-turn", GAME, "--close", "--missing", "abstain")
    assert rules not in told
    assert (
        "Cyd plays by post: hand over output/game/round-01/results-it.pdf and output/game/round-02/hand-cyd.pdf"
    ) in told


@pytest.mark.parametrize(
    ("rules", "players", "typed"),
    [
        ("odyssey", 4, "dixit-pbem clue game.yaml Cyd=C 'the clue'"),
        ("classic", 3, "dixit-pbem clue game.yaml Cyd=C 'the clue'"),
    ],
)
def test_a_volunteer_by_post_is_told_how_a_clue_is_typed(
    program: Program, rules: str, players: int, typed: str
) -> None:
    program.new(rules, players)
    program.change((", email: cyd@example.org", ""))
    assert f"hand-cyd.pdf, and type in the answer: `{typed}`.\n" in program.ok("next-turn", GAME)


def test_pages_that_are_to_be_handed_over_are_there(program: Program) -> None:
    program.new("odyssey", 3)
    program.change((", email: cyd@example.org", ""))
    for line in program.ok("next-turn", GAME).splitlines():
        if line.startswith("Cyd plays by post"):
            assert (program.folder / line.split("hand over ")[1].split(",")[0]).exists()


RECORDER = """\
#!/bin/sh
for word in "$@"; do printf '%s\\0' "$word"; done >> "$RECORD"
printf '\\001\\0' >> "$RECORD"
"""


@pytest.fixture
def machine(tmp_path: Path, drafting: Program) -> Path:
    """A folder of programs, the only ones that this machine has."""
    programs = tmp_path / "programs"
    programs.mkdir()
    drafting.environment.setenv("PATH", str(programs))
    drafting.environment.setenv("RECORD", str(tmp_path / "record"))
    return programs


def has(machine: Path, name: str, text: str = RECORDER) -> None:
    (machine / name).write_text(text.replace("#!/bin/sh", f"#!{os.path.realpath('/bin/sh')}"))
    (machine / name).chmod(stat.S_IRWXU)


def calls(machine: Path) -> list[list[str]]:
    """How programs were called, each call with its words."""
    record = (machine.parent / "record").read_bytes().decode()
    return [call.split("\0")[:-1] for call in record.split("\1\0")[:-1]]


def test_thunderbird_opens_every_draft_as_it_is(machine: Path, drafting: Program) -> None:
    has(machine, "thunderbird")
    has(machine, "xdg-email")
    said = drafting.ok("send", GAME, "--with-my-mail-program")
    assert "Open each" not in said
    assert said.endswith(
        "  Dee  0003-dee-welcome.eml\n"
        "4 drafts opened by Thunderbird: press Send in each, then `dixit-pbem send game.yaml --done` puts them away.\n"
    )
    assert sorted(calls(machine)) == sorted([str(drafting.folder / OUTBOX / name)] for name in lying(drafting))
    assert lying(drafting) == hands("1-hand")


def test_any_other_mail_program_gets_the_words_and_the_files(machine: Path, drafting: Program) -> None:
    has(machine, "xdg-email")
    assert "4 drafts opened by xdg-email: " in drafting.ok("send", GAME, "--with-my-mail-program")
    hand = next(call for call in calls(machine) if call[-1] == "bob@example.org" and "--attach" in call)
    draft = mail(drafting.folder / OUTBOX / "1-hand/0003-bob-welcome.eml")
    body = draft.get_body(("plain",))
    assert body is not None
    assert hand[:5] == ["--utf8", "--subject", draft["Subject"], "--body", body.get_content().replace("\r\n", "\n")]
    enclosed = Path(hand[hand.index("--attach") + 1])
    assert (enclosed.name, enclosed.read_bytes()[:5]) == ("round-01-hand.pdf", b"%PDF-")
    assert not any(stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (enclosed, enclosed.parent))
    drafting.ok("send", GAME, "--done")
    assert not enclosed.exists()
    assert sorted(path.name for path in (drafting.folder / OUTBOX).iterdir()) == ["sent"]


def test_a_mac_opens_drafts_with_what_it_opens_mails_with(
    machine: Path, drafting: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    has(machine, "open")
    monkeypatch.setattr(mail_program.sys, "platform", "darwin")
    drafting.ok("send", GAME, "--with-my-mail-program")
    assert sorted(calls(machine)) == sorted([str(drafting.folder / OUTBOX / name)] for name in lying(drafting))


def test_a_machine_without_a_mail_program_says_what_to_do(machine: Path, drafting: Program) -> None:
    said = drafting("send", GAME, "--with-my-mail-program")
    assert (said.code, said.err) == (
        1,
        "No mail program that takes drafts was found here, neither thunderbird nor xdg-email. Open the files yourself, "
        "here or on a computer that has one.\n",
    )
    assert "--with-my-mail-program" not in said.out
    has(machine, "xdg-email", "#!/bin/sh\nexit 4\n")
    said = drafting("send", GAME, "--with-my-mail-program")
    assert (said.code, said.err) == (1, "xdg-email took no draft (exit code 4). Open the drafts by hand.\n")
    assert lying(drafting) == hands("1-hand")


def test_opening_and_putting_away_are_two_steps(drafting: Program) -> None:
    said = drafting("send", GAME, "--with-my-mail-program", "--done")
    assert said.code == 2
    assert "First --with-my-mail-program; then, once you have sent them, --done." in said.err


def test_a_draft_that_a_mail_program_holds_open_goes_the_next_time(
    drafting: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held_open(path: Path, target: Path) -> Path:
        raise PermissionError(13, "The file is used by another process", str(path), None, str(target))

    with monkeypatch.context() as now:
        now.setattr(Path, "rename", held_open)
        left = "4 drafts cannot be moved now: close your mail program, and call `send --done` again.\n"
        assert drafting.ok("send", GAME, "--done") == left
        drafting.ok("clue", GAME, "ana=C", "fog")
        assert "4 drafts from before lie in output/game/outbox/1-hand.\n" in drafting.ok("next-turn", GAME)
    assert "4 drafts went to " in drafting.ok("next-turn", GAME)
