"""What `check` says of mail: settings that cannot work together, addresses, and a group's own templates."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.model import PlayerName, in_words
from dixit_pbem.errors import Problem
from dixit_pbem.journal.opened import Opened
from dixit_pbem.storage.mail_settings import Folder, Maildir, Sendmail, Server
from dixit_pbem.storage.reach import out_of_bounds
from dixit_pbem.storage.shipped import own_templates


def mail_problems(found: Opened) -> Iterator[Problem]:
    """What cannot work, each with its line."""
    mail = found.settings.mail
    if mail.plus and mail.address is None:
        text = "'plus' adds a mark to the game's address, and there is none. Add 'address' to 'mail', or delete 'plus'."
        yield found.problem("mail.plus", text)
    yield from _own_drafts_read(found)
    beyond = tuple(out_of_bounds(found.settings, found.home))
    yield from beyond
    own = own_templates(found.home.beside)
    # To try a template is to run it.
    if own.is_dir() and not beyond:
        from dixit_pbem.post.writing.looks import misfits

        yield from misfits(own)


def mail_notes(found: Opened) -> Iterator[Problem]:
    """What is worth knowing before the first mail leaves, each with its line."""
    if not addresses(found):
        return
    mail = found.settings.mail
    if mail.address is None:
        text = "The mails have no address to answer to. Add 'address' to 'mail', or 'email' to the moderator."
        yield found.problem("mail", text)
    if isinstance(mail.send.way, Server | Sendmail) and mail.fetch.way is None:
        text = (
            "Mails leave by themselves, and nothing says where answers come in. Add 'fetch' to 'mail', or type the "
            "answers in, which tells you secrets."
        )
        yield found.problem("mail.send", text)
    yield from _somebodys_own_mailbox(found)
    yield from _nobody_told(found)
    yield from _shared_addresses(found)


def addresses(found: Opened) -> dict[PlayerName, str]:
    """Who gets mail, and where; everybody else plays on paper."""
    if found.running is None:
        return {player.name: player.email for player in found.settings.players if player.email}
    return {seat.player: seat.email for seat in found.running.seats.values() if seat.email}


def _own_drafts_read(found: Opened) -> Iterator[Problem]:
    mail = found.settings.mail
    match mail.send.way, mail.fetch.way:
        case (Folder(out), Folder(back)) | (Maildir(out), Maildir(back)):
            beside = found.home.beside
            if (beside / out).resolve() == (beside / back).resolve():
                text = "'fetch' reads what 'send' writes here. Name another place for one of them."
                yield found.problem("mail.fetch", text)
        case _:
            pass


def _somebodys_own_mailbox(found: Opened) -> Iterator[Problem]:
    fetch = found.settings.mail.fetch
    if not isinstance(fetch.way, Server) or fetch.private:
        return
    user = (fetch.way.user or "").casefold()
    moderator = found.settings.moderator
    people = (*addresses(found).items(), (moderator.name, moderator.email or ""))
    owner = next((person for person, address in people if address.casefold() == user), None)
    if owner is not None:
        text = f"This is the mailbox of {owner}. Add 'private: true', so that other mails in it are left alone."
        yield found.problem("mail.fetch", text)


def _nobody_told(found: Opened) -> Iterator[Problem]:
    moderator = found.settings.moderator
    if found.settings.mail.fetch.way is not None and moderator.email is None:
        text = (
            f"{moderator.name} moderates and has no address, so nobody hears by mail what waits. Add 'email', or look "
            "into `status` and `held` now and then."
        )
        yield found.problem("moderator" if found.settings.line_of("moderator") else "players", text)


def _shared_addresses(found: Opened) -> Iterator[Problem]:
    sharing: dict[str, list[PlayerName]] = {}
    for player, address in addresses(found).items():
        sharing.setdefault(address.casefold(), []).append(player)
    for players in sharing.values():
        if len(players) > 1:
            text = (
                f"{in_words(players)} share an address. Only the mark in the subject tells their answers apart: let "
                "each answer the mail with the right name."
            )
            # Whoever took a seat over stands on the line of the one before.
            name = players[-1]
            original = found.game.former.get(name, name) if found.game else name
            lines = (player.line for player in found.settings.players if player.name in (name, original))
            yield Problem(found.home.name, next(lines, 0), text)
