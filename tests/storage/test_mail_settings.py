"""The mail settings: every way to send and fetch, and what cannot stand together."""

from datetime import timedelta
from pathlib import Path

import pytest

from dixit_pbem.storage.mail_settings import Fetch, Folder, Maildir, Mbox, Send, Sendmail, Server
from dixit_pbem.storage.spec import WAYS
from tests.storage.settings_texts import LEAST, load, problems

LOG_IN = "user: ana, password_from: env:PW"
PRIVACY = "Without security everybody on the way to 'mx.example.org' can read along. Write tls or starttls."
ONE_OF = "Write one of these into it: "
SERVER_ONLY = "means something only together with 'server'. Delete it."
WHERE = (
    "'password_from' says where the password lies, never the password itself. Write env:NAME for the environment, "
    "file:PATH for a file that only you can read, or keyring:SERVICE for a key ring."
)
HOST = "'server' is not the name of a mail server. Write the name alone, as in smtp.example.org; "
BOTH = "Logging in takes 'user' and 'password_from'."


@pytest.mark.parametrize(
    ("expected", "send"),
    [
        (Send(), ""),
        (Send(Folder(Path("outbox"))), "{folder: outbox}"),
        (Send(Maildir(Path.home() / "Maildir")), "{maildir: ~/Maildir}"),
        (Send(Sendmail(Path("/usr/sbin/sendmail")), 30), "{sendmail: /usr/sbin/sendmail, per_minute: 30}"),
        (Send(Server("mx", 465, "tls")), "{server: mx}"),
        (Send(Server("mx", 587, "starttls")), "{server: mx, security: starttls}"),
        (Send(Server("mx", 2525, "starttls")), "{server: mx, security: starttls, port: 2525}"),
        (Send(Server("localhost", 25, "none")), "{server: localhost, security: none}"),
        (Send(Server("::1", 25, "none")), "{server: '::1', security: none}"),
        (
            Send(Server("mx.example.org", 465, "tls", "ana", "keyring:dixit mails", "xoauth2"), 1000),
            "{server: mx.example.org, user: ana, password_from: 'keyring:dixit mails', login: xoauth2, "
            "per_minute: 1000}",
        ),
    ],
)
def test_mails_leave_in_one_way(expected: Send, send: str) -> None:
    assert load(f"{LEAST}mail: {{send: {send}}}\n").mail.send == expected


@pytest.mark.parametrize(
    ("expected", "fetch"),
    [
        (Fetch(), ""),
        (Fetch(Folder(Path("inbox")), private=True), "{folder: inbox, private: true}"),
        (Fetch(Maildir(Path("/var/mail/dixit"))), "{maildir: /var/mail/dixit}"),
        (Fetch(Mbox(Path("/var/mail/ana"))), "{mbox: /var/mail/ana}"),
        (Fetch(Server("mx", 993, "tls", "ana", "env:PW"), "INBOX"), f"{{server: mx, {LOG_IN}}}"),
        (
            Fetch(Server("mx", 143, "starttls", "ana", "env:PW"), "Dixit", own_servers=("mx.example.org",)),
            f"{{server: mx, security: starttls, {LOG_IN}, mailbox: Dixit, own_servers: mx.example.org}}",
        ),
        (
            Fetch(Server("::1", 143, "none", "ana", "env:PW"), own_servers=("mx1", "mx2")),
            f"{{server: '::1', security: none, {LOG_IN}, own_servers: [mx1, mx2]}}",
        ),
    ],
)
def test_answers_come_in_one_way(expected: Fetch, fetch: str) -> None:
    assert load(f"{LEAST}mail: {{fetch: {fetch}}}\n").mail.fetch == expected


def test_what_holds_for_both_directions_is_read() -> None:
    mail = load(f"{LEAST}mail: {{address: d@b.org, plus: true, hold_other_addresses: true, settle: 2h}}\n").mail
    assert (mail.address, mail.plus, mail.hold_other_addresses) == ("d@b.org", True, True)
    assert (mail.receipts, mail.pages) == ("all", "attached")
    assert mail.settle == timedelta(hours=2)


def test_a_group_may_want_fewer_and_lighter_mails() -> None:
    mail = load(f"{LEAST}mail: {{receipts: changes, pages: none}}\n").mail
    assert (mail.receipts, mail.pages) == ("changes", "none")


def test_nobody_needs_to_wait_after_the_last_answer() -> None:
    assert load(f"{LEAST}mail: {{settle: 0}}\n").mail.settle == timedelta(0)


@pytest.mark.parametrize(
    ("expected", "moderator"),
    [("a@b.org", "{name: ana}"), ("z@b.org", "{name: Zoe, email: z@b.org}"), (None, "{name: Zoe}")],
)
def test_mails_come_from_the_moderator_if_nothing_else_is_said(expected: str | None, moderator: str) -> None:
    assert load(f"{LEAST}moderator: {moderator}\n").mail.address == expected


@pytest.mark.parametrize(
    ("problem", "mail"),
    [
        (f"'send' does not say how. {ONE_OF}{', '.join(WAYS['mail.send'])}.", "{send: {}}"),
        (f"'fetch' does not say how. {ONE_OF}{', '.join(WAYS['mail.fetch'])}.", "{fetch: {private: true}}"),
        ("'send' must be 'key: value' pairs, as in {key: value}.", "{send: outbox}"),
        (
            "'send' is done in one way, and here are folder and server. Keep one of them.",
            "{send: {server: mx, folder: outbox}}",
        ),
        (f"'port' {SERVER_ONLY}", "{send: {folder: outbox, port: 25}}"),
        (f"'mailbox' {SERVER_ONLY}", "{fetch: {folder: inbox, mailbox: Dixit}}"),
        (
            "'per_minute' means something only together with 'sendmail' or 'server'. Delete it.",
            "{send: {maildir: out, per_minute: 3}}",
        ),
        ("'port' must be a whole number from 1 to 65535.", "{send: {server: mx, port: 65536}}"),
        ("'port' must be a whole number from 1 to 65535.", "{send: {server: mx, port: 0}}"),
        ("'port' must be a whole number without quotes, as in 3.", "{send: {server: mx, port: smtp}}"),
        ("'per_minute' must be a whole number from 1 to 1000.", "{send: {server: mx, per_minute: 1001}}"),
        ("'plus' must be true or false.", "{plus: 1}"),
        ("YAML programs read on as true. Write true, or put quotes around it: 'on'.", "{plus: on}"),
        (
            "'settle' cannot be '15'. Write minutes, hours or days, as in 90m, 72h or 2d, and at most 366d.",
            "{settle: 15}",
        ),
        ("'security' cannot be 'ssl'. There are: tls, starttls, none.", "{send: {server: mx, security: ssl}}"),
        ("'login' cannot be 'oauth2'. Did you mean 'xoauth2'?", f"{{fetch: {{server: mx, {LOG_IN}, login: oauth2}}}}"),
        (PRIVACY, "{send: {server: mx.example.org, security: none}}"),
        (PRIVACY, f"{{fetch: {{server: mx.example.org, security: none, {LOG_IN}}}}}"),
        (f"{BOTH} Add 'user', as in user: dixit@example.org.", "{fetch: {server: mx, password_from: env:PW}}"),
        (f"{BOTH} Add 'password_from', as in password_from: env:DIXIT_PASSWORD.", "{send: {server: mx, user: ana}}"),
        (f"{BOTH} Add 'user', as in user: dixit@example.org.", "{send: {server: mx, login: xoauth2}}"),
        (WHERE, "{send: {server: mx, user: ana, password_from: swordfish}}"),
        (WHERE, "{send: {server: mx, user: ana, password_from: 12345}}"),
        (WHERE, "{send: {server: mx, user: ana, password_from: [swordfish]}}"),
        (WHERE, "{send: {server: mx, user: ana, password_from: 'env:my password'}}"),
        (f"{HOST}a port goes behind 'port'.", "{send: {server: 'smtp://ana:swordfish@mx'}}"),
        (f"{HOST}a port goes behind 'port'.", "{send: {server: 'mx.example.org:465'}}"),
        ("'own_servers' is an empty list. Name one, as in mx.example.org.", "{fetch: {folder: in, own_servers: []}}"),
        (
            "'folder' begins with '~', and nobody knows that home. Write the whole path.",
            "{send: {folder: ~nobody-of-that-name/outbox}}",
        ),
        ("There is no key 'adress' here. Did you mean 'address'?", "{adress: a@b.org}"),
    ],
)
def test_a_wrong_mail_setting_is_told_with_its_line_and_the_way_out(problem: str, mail: str) -> None:
    assert f"s.yaml:5: {problem}" in problems(f"{LEAST}mail: {mail}\n")


def test_one_mistake_is_told_once() -> None:
    assert len(problems(f"{LEAST}mail: {{send: outbox}}\n")) == 1
    assert len(problems(f"{LEAST}mail: {{send: {{server: '', folder: out}}}}\n")) == 2


def test_what_may_be_a_password_is_never_repeated() -> None:
    send = "server: 'smtp://ana:swordfish@mx', user: ana, password_from: swordfish, password: swordfish"
    told = problems(f"{LEAST}mail: {{send: {{{send}}}}}\n")
    assert len(told) == 3
    assert "swordfish" not in "".join(told)


def test_mails_that_leave_by_themselves_come_from_somebody() -> None:
    nobody = LEAST.replace(", email: a@b.org", "") + "mail: {send: {server: mx}}\n"
    told = "The mails would come from nobody. Add 'address' to 'mail', or 'email' to the moderator."
    assert problems(nobody) == [f"s.yaml:5: {told}"]
    assert load(nobody.replace("{send:", "{address: d@b.org, send:")).mail.address == "d@b.org"
    assert load(nobody.replace("server: mx", "folder: outbox")).mail.address is None
