"""N6: of what the own mail servers report on a sender only the first field was read."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import MailHeld
from tests.mailing import Ready, given

OWN = "Authentication-Results: mx.example.org;"
OTHERS = "Authentication-Results: elsewhere.example;"
FAIL = "dmarc=fail (p=REJECT) header.from=example.org"


EVERY_SERVER = "*.own.example"


@pytest.mark.parametrize(
    ("held", "name"),
    [
        (True, "mx1.own.example"),
        (True, "MX-phl-07.Own.Example (the second one)"),
        (True, "a.b.own.example"),
        (False, "own.example"),
        (False, "mxown.example"),
        (False, "mx1.own.example.elsewhere.example"),
    ],
)
def test_a_provider_whose_servers_change_is_named_by_its_domain(ready: Ready, held: bool, name: str) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", f"fetch: {{folder: inbox, own_servers: '{EVERY_SERVER}'}}")
    path = table.reply("Bob", "C")
    path.write_bytes(f"Authentication-Results: {name}; {FAIL}\n".encode() + path.read_bytes())
    table.fetch()
    assert [fact.reason for fact in table.facts(MailHeld)] == (["forged"] if held else [])


@pytest.mark.parametrize(
    ("held", "fields"),
    [
        (True, (f"{OWN} dkim=pass", f"{OWN} {FAIL}")),
        (True, (f"{OWN} {FAIL}", f"{OWN} dmarc=pass")),
        (True, (f"{OTHERS} dmarc=pass", f"{OWN} spf=pass", f"{OWN} dkim=none; {FAIL}")),
        (True, (f"{OWN} dmarc=pass; {FAIL}",)),
        (True, ("Authentication-Results: mx2.example.org; dmarc=pass", f"{OWN} {FAIL}")),
        (True, (f'{OWN} spf=pass smtp.mailfrom="("@evil.example; dmarc=fail; dkim=none header.d=")"',)),
        (True, (f'{OWN} spf=none smtp.mailfrom="a\\"("@evil.example; dmarc=fail; x=")"',)),
        (True, (f'{OWN} spf=pass (he wrote ") smtp.mailfrom=evil.example; dmarc=fail; x="',)),
        (False, (f"{OWN} dmarc=pass (but dmarc=fail; dmarc=fail)",)),
        (False, (f"{OWN} dkim=pass", f"{OTHERS} {FAIL}")),
        (False, (f"{OWN} dkim=pass", f"{OWN} dmarc=pass")),
    ],
)
def test_the_worst_that_the_named_servers_say_counts(ready: Ready, held: bool, fields: tuple[str, ...]) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, own_servers: [mx.example.org, mx2.example.org]}")
    path = table.reply("Bob", "C")
    path.write_bytes("\n".join((*fields, "")).encode() + path.read_bytes())
    table.fetch()
    assert [fact.reason for fact in table.facts(MailHeld)] == (["forged"] if held else [])
    assert bool(given(table)) is not held
