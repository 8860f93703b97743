"""Providers of mail: where their servers stand, and what one must know to let a program in."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.spec import PASSWORD, STARTTLS, TLS, XOAUTH2


@frozen
class SignIn:
    """Where a provider lets a person allow a program to read and send their mail (OAuth 2.0)."""

    authorize: str
    token: str
    device: str
    """Where a code is asked for that is typed in on another device; empty where mail may not be allowed that way."""
    scopes: tuple[str, ...]


OF_ANY_ISSUER = ("openid", "email", "offline_access")
"""What is asked for where no provider of ours says what mail needs."""
_MICROSOFT = "https://login.microsoftonline.com/common/oauth2/v2.0"
_OUTLOOK = "https://outlook.office.com"


@frozen
class Provider:
    """Where a provider's servers stand, and what to do so that they let a program in."""

    name: str
    domains: tuple[str, ...]
    """What the names of its servers end with."""
    send: str
    send_port: int
    send_security: str
    fetch: str
    advice: str
    login: str = PASSWORD
    sign_in: SignIn | None = None
    own_servers: str = ""
    """The name under which it writes Authentication-Results, `*.` in front where the rest is always the same; empty
    where it names none. Outlook signs none, and Libero and Onet say nowhere what they sign with: `doctor` looks."""


FETCH_PORT, FETCH_SECURITY = 993, TLS
"""The same with all of them."""
PROVIDERS: Mapping[str, Provider] = {
    "gmail": Provider(
        "Gmail",
        ("gmail.com", "googlemail.com"),
        "smtp.gmail.com",
        465,
        TLS,
        "imap.gmail.com",
        "Gmail wants a password made for this program alone: switch on 2-Step Verification, then make an app password "
        "at https://myaccount.google.com/apppasswords. In older accounts, switch on IMAP in Settings too.",
        # Google gives codes for other devices for a few scopes, and mail is none of them.
        sign_in=SignIn(
            "https://accounts.google.com/o/oauth2/v2/auth",
            "https://oauth2.googleapis.com/token",
            "",
            ("https://mail.google.com/",),
        ),
        own_servers="mx.google.com",
    ),
    "outlook": Provider(
        "Outlook",
        ("outlook.com", "office365.com"),
        "smtp-mail.outlook.com",
        587,
        STARTTLS,
        "outlook.office365.com",
        "Microsoft takes no passwords from programs any more: `dixit-pbem doctor GAME --log-in` signs you in, with a "
        "client id of your own, and docs/mail-accounts.md says how to get one. Without one, delete 'mail' and send the "
        "drafts with your own mail program.",
        login=XOAUTH2,
        sign_in=SignIn(
            f"{_MICROSOFT}/authorize",
            f"{_MICROSOFT}/token",
            f"{_MICROSOFT}/devicecode",
            (f"{_OUTLOOK}/IMAP.AccessAsUser.All", f"{_OUTLOOK}/SMTP.Send", "offline_access"),
        ),
    ),
    "fastmail": Provider(
        "Fastmail",
        ("fastmail.com", "messagingengine.com"),
        "smtp.fastmail.com",
        465,
        TLS,
        "imap.fastmail.com",
        "Fastmail wants a password made for this program alone: make an app password in Settings, Privacy & Security.",
        own_servers='"*.messagingengine.com"',
    ),
    "gmx": Provider(
        "GMX",
        ("gmx.net", "gmx.com"),
        "mail.gmx.net",
        465,
        TLS,
        "imap.gmx.net",
        "GMX lets programs in once you allow it: on its web page, in the settings of e-mail, switch on 'POP3 & IMAP'. "
        "With two-step log-in, make a password for this program alone. Addresses at gmx.com have the servers "
        "mail.gmx.com and imap.gmx.com.",
        own_servers="gmx.net",
    ),
    "libero": Provider(
        "Libero",
        ("libero.it",),
        "smtp.libero.it",
        465,
        TLS,
        "imapmail.libero.it",
        "Libero takes the whole address as 'user'. With two-step log-in, make a password for this program alone in "
        "the security settings of the account.",
    ),
    "onet": Provider(
        "Onet",
        ("onet.pl",),
        "smtp.poczta.onet.pl",
        465,
        TLS,
        "imap.poczta.onet.pl",
        "Onet lets programs in once you allow it: on its web page, in the settings of the mailbox, switch on IMAP. "
        "With two-step log-in, make a password for this program alone.",
    ),
    "server": Provider(
        "a server of your own",
        (),
        "smtp.{domain}",
        465,
        TLS,
        "imap.{domain}",
        "Ask whoever runs the server how it is called, which port and security it wants, and write that below 'mail:' "
        "in the game file.",
    ),
}
"""By the word that `new --mail` takes."""


def provider_of(host: str) -> Provider | None:
    """The provider whose server this is, if it is one of these."""
    ends = ((each, tuple(f".{domain}" for domain in each.domains)) for each in PROVIDERS.values())
    return next((each for each, domains in ends if f".{host.lower()}".endswith(domains)), None)
