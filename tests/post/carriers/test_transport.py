"""The way out: which carrier the settings mean, and how fast it may go."""

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.transport import Outgoing, Paced, Refused, message_id, opened_transport
from dixit_pbem.storage.mail_settings import Folder, Maildir, Send, Sendmail, Server
from tests.post.outgoing import outgoing

BOB = "bob@example.test"


@pytest.mark.parametrize(
    ("expected", "way"),
    [
        ("output/sunday/outbox/0012-bob-hand.eml", None),
        ("outbox/0012-bob-hand.eml", Folder(Path("outbox"))),
        ("Maildir/new/*", Maildir(Path("Maildir"))),
        ("sent", Sendmail(Path("bin/send"))),
    ],
)
def test_each_way_leads_to_its_place_beside_the_game(
    expected: str, way: Folder | Maildir | Sendmail | None, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "send").write_text(f"#!/bin/sh\ncat > '{tmp_path}/sent'\n")
    (tmp_path / "bin" / "send").chmod(0o755)
    with opened_transport(Send(way), beside=tmp_path, drafts=tmp_path / "output/sunday/outbox") as transport:
        transport.deliver(outgoing(BOB))
    (path,) = tmp_path.glob(expected)
    assert b"Your hand" in path.read_bytes()


def test_a_server_gets_its_password_from_beside_the_game(tmp_path: Path) -> None:
    server = Server("localhost", 1, "tls", "ana", "file:password")
    with (
        opened_transport(Send(server), beside=tmp_path, drafts=tmp_path) as transport,
        pytest.raises(DixitError, match=str(tmp_path / "password")),
    ):
        transport.deliver(outgoing(BOB))


@dataclass
class Watch:
    """A clock that stands still but for the pauses."""

    time: float = 100.0
    pauses: list[float] = field(default_factory=list)

    def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.time += seconds


@dataclass
class Carrier:
    """Takes a while for each mail, and refuses all."""

    watch: Watch
    seconds: float
    handed: list[float] = field(default_factory=list)

    def deliver(self, mail: Outgoing) -> None:
        self.watch.time += self.seconds
        self.handed.append(self.watch.time)
        raise Refused("no")


@pytest.mark.parametrize(
    ("expected", "per_minute", "seconds"),
    [
        ([], 7, 0.0),
        ([60.0, 0.0, 0.0], 3, 0.0),
        ([60.0, 60.0], 2, 0.0),
        ([54.0, 0.0, 0.0], 3, 3.0),
        ([0.0, 0.0, 0.0], 3, 30.0),
    ],
)
def test_no_minute_sees_more_mails_than_the_provider_allows(
    expected: list[float], per_minute: int, seconds: float
) -> None:
    watch = Watch()
    carrier = Carrier(watch, seconds)
    paced = Paced(carrier, per_minute, clock=lambda: watch.time, sleep=watch.sleep)
    for number in range(6):
        with suppress(Refused):
            paced.deliver(outgoing(BOB, number=number))
    assert [pause for pause in watch.pauses if pause] == [pause for pause in expected if pause]
    assert all(
        later - earlier >= 60 for earlier, later in zip(carrier.handed, carrier.handed[per_minute:], strict=False)
    )


def test_the_settings_ask_for_the_pace(tmp_path: Path) -> None:
    send = Send(Sendmail(Path("sendmail")), 20)
    with opened_transport(send, beside=tmp_path, drafts=tmp_path) as transport:
        assert isinstance(transport, Paced)
        assert transport.per_minute == 20


@pytest.mark.parametrize(
    ("expected", "raw"),
    [
        ("<a@b>", b"From: x\r\nMessage-ID: <a@b>\r\n\r\nMessage-ID: <no>\r\n"),
        ("<a@b>", b"message-id:\r\n <a@b>\r\n\r\n"),
        ("", b"From: x\r\n\r\nMessage-ID: <no>\r\n"),
        ("", b""),
    ],
)
def test_a_mail_is_known_by_its_message_id(expected: str, raw: bytes) -> None:
    assert message_id(raw) == expected
