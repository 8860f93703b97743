"""What a person must put right before a mail server can be used, in his words."""

import socket

import pytest

from dixit_pbem.post.carriers.server_trouble import log_in_refused, must_be_mended
from dixit_pbem.storage.settings import Server

MICROSOFT = (
    "Microsoft takes no passwords from programs any more: write 'login: xoauth2' with an access token, or delete "
    "'send' and send the drafts with your own mail program."
)
GMAIL = (
    "Gmail wants a password made for this program alone (an app password): make one at "
    "https://myaccount.google.com/apppasswords."
)
OTHERS = (
    "Check 'user' and what lies behind 'password_from'; many providers want a password made for this program alone (an "
    "app password)."
)


@pytest.mark.parametrize(
    ("expected", "host"),
    [
        (GMAIL, "smtp.gmail.com"),
        (GMAIL, "imap.gmail.com"),
        (MICROSOFT, "smtp.office365.com"),
        (MICROSOFT, "smtp-mail.outlook.com"),
        (OTHERS, "mail.gmx.net"),
        (OTHERS, "localhost"),
    ],
)
def test_a_refused_log_in_comes_with_what_that_provider_wants(expected: str, host: str) -> None:
    told = log_in_refused(Server(host, 465, "tls", "ana@example.org", "env:PW"), "535 5.7.8 Bad credentials")
    assert str(told) == (
        f"{host}:465: the log-in of 'ana@example.org' was refused (535 5.7.8 Bad credentials). {expected}"
    )


def test_a_slip_in_the_name_of_a_server_is_told() -> None:
    told = must_be_mended(Server("smtp.gmial.com", 465, "tls"), socket.gaierror(socket.EAI_NONAME, "Name not known"))
    assert str(told) == (
        "smtp.gmial.com:465: there is no computer of that name. Check 'server', and whether you are online."
    )


@pytest.mark.parametrize(
    "error",
    [
        socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution"),
        ConnectionRefusedError(),
        TimeoutError(),
        ConnectionResetError(),
    ],
)
def test_what_time_may_heal_asks_nothing_of_anybody(error: OSError) -> None:
    assert must_be_mended(Server("mx", 465, "tls"), error) is None
