"""What a new game file says about mail, for somebody who reads it for the first time."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from dixit_pbem.storage.new_file import quoted
from dixit_pbem.storage.providers import FETCH_PORT, FETCH_SECURITY, Provider
from dixit_pbem.storage.spec import PASSWORD

VARIABLE = "DIXIT_PASSWORD"
"""Where a new game looks for its password in the environment."""
_WIDTH = 118
_DRAFTS = """\
# How mails leave and answers come in. As it stands, each mail becomes a draft in output/, which you send with your own
# mail program, and you type in what the players answer. Both tell you secrets."""
_PROVIDERS = "`dixit-pbem new --mail gmail` writes these lines for a mail server, as for many others; see `new --help`."
DRAFTS_AND_TYPING = f"""\
{_DRAFTS}
# {_PROVIDERS}
# mail:
#   fetch: {{folder: inbox}}     # answers that you save there, as .eml files, are read for you
"""
DRAFTS_AND_FOLDER = f"""\
# How mails leave and answers come in. Each mail becomes a draft in output/, which you send with your own mail program;
# answers that you save in the folder `inbox` beside this file, as .eml files, are read for you. Drafts tell secrets.
# {_PROVIDERS}
mail:
  fetch: {{folder: inbox}}
"""


@dataclass(frozen=True, slots=True)
class Account:
    """The address that a game writes from; where it is a player's own, other mails lie there too."""

    address: str
    is_a_players: bool


def mail_by_server(provider: Provider, account: Account) -> str:
    """The section for an account with the servers of a provider."""
    address, domain = quoted(account.address), account.address.rpartition("@")[2]
    return f"""\
# How mails leave and answers come in: by the servers of {provider.name}. `dixit-pbem doctor` tries them.
{_commented(provider.advice)}
# The password never stands in this file. Put it into the environment as {VARIABLE}; or write file:~/dixit-password
# for a file that only you can read (chmod 600), or keyring:dixit for a key ring.
mail:
  address: {address}
  # plus: true               # answers go to an address with a mark in it, where the provider knows such addresses
  send:
    server: {provider.send.format(domain=domain)}
    port: {provider.send_port}
    security: {provider.send_security}
{_log_in(provider, address)}
    # per_minute: 20         # where the provider takes no more at once
  fetch:
    server: {provider.fetch.format(domain=domain)}
    port: {FETCH_PORT}
    security: {FETCH_SECURITY}
{_log_in(provider, address)}
    {_private(account)}
{_own_servers(provider)}    # mailbox: Dixit         # where a rule of yours puts the answers; without it INBOX
"""


def _commented(text: str) -> str:
    return "\n".join(f"# {line}" for line in textwrap.wrap(text, _WIDTH, break_on_hyphens=False))


def _log_in(provider: Provider, address: str) -> str:
    login = "" if provider.login == PASSWORD else f"\n    login: {provider.login}"
    return f"    user: {address}\n    password_from: env:{VARIABLE}{login}"


def _private(account: Account) -> str:
    if account.is_a_players:
        return "private: true            # somebody's own mailbox: all that is not for the game is left alone"
    return "# private: true          # for somebody's own mailbox: all that is not for the game is left alone"


def _own_servers(provider: Provider) -> str:
    return f"    own_servers: {provider.own_servers}\n" if provider.own_servers else ""
