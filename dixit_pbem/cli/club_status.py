"""How a club stands, as `club status` says it to people and to programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from dixit_pbem.cli import terminal
from dixit_pbem.club.standing import Figures, Mailbox, Standing
from dixit_pbem.table.phrases import counted


def as_json(tables: Iterable[Standing], found: Figures, accounts: Iterable[Mailbox]) -> dict[str, object]:
    """For programs."""
    rows = [
        {
            "id": each.name,
            "title": each.title,
            "events": each.events,
            "last": each.last and each.last.isoformat(),
            "held": each.held,
            "trouble": each.trouble,
        }
        for each in tables
    ]
    boxes = [
        {"name": each.name, "read_at": each.read_at and each.read_at.isoformat(), "trouble": each.trouble}
        for each in accounts
    ]
    return {"tables": rows, "figures": asdict(found), "accounts": boxes}


def tell_standing(tables: Sequence[Standing], found: Figures, accounts: Iterable[Mailbox]) -> None:
    """For people."""
    for each in tables:
        last = f", the last {each.last:%Y-%m-%d %H:%M} UTC" if each.last else ""
        trouble = f". In trouble: {each.trouble}" if each.trouble else ""
        held = f", {counted(each.held, 'mail')} for the moderator" if each.held else ""
        terminal.echo(f"{each.name}  {each.title}: {counted(each.events, 'event')}{last}{held}{trouble}")
    for box in accounts:
        if box.trouble:
            terminal.echo(f"{box.name}: {box.trouble}")
    terminal.echo(f"{found.tables} tables." if found.tables != 1 else "1 table.")
    on_the_way = (
        (found.due, "due"),
        (found.troubled, "in trouble"),
        (found.mails_waiting, "mails to read"),
        (found.letters_waiting, "letters to send"),
        (found.mails_of_nobody, "mails of nobody"),
    )
    if told := ", ".join(f"{count} {what}" for count, what in on_the_way if count):
        terminal.echo(f"{told[0].upper()}{told[1:]}.")
