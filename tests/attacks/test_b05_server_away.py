"""B5: a mail server that is away is told in one message by every command that asks for mail."""

from __future__ import annotations

import pytest

from tests.mailing import Ready

pytestmark = pytest.mark.long

AWAY = "{server: 127.0.0.1, port: 9, security: none, user: ana, password_from: env:DIXIT_PASSWORD}"


@pytest.mark.parametrize(
    ("code", "command"),
    [(1, ("fetch",)), (0, ("next-turn",)), (0, ("next-turn", "--dry-run")), (1, ("run", "--once")), (1, ("doctor",))],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else None,
)
def test_a_server_that_is_away_is_one_message(code: int, command: tuple[str, ...], ready: Ready) -> None:
    table = ready("card")
    table.program.environment.setenv("DIXIT_PASSWORD", "secret")
    table.setting("fetch: {folder: inbox}", f"fetch: {AWAY}")
    before = table.path.read_bytes()
    said = table.program(*command, table.game)
    told = said.out + said.err
    assert said.code == code, said
    assert "Traceback" not in told
    assert "cannot go on" not in told
    assert told.count("127.0.0.1") >= 1, said
    assert "secret" not in told
    assert table.path.read_bytes() == before
