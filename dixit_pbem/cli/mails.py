"""The commands of mail: `fetch` and `held` of what comes in, `send`, `resend`, `remind` and `say` of what leaves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem.cli import by_hand, report, terminal
from dixit_pbem.cli.options import GAME, SPOILERS, complete_player, named
from dixit_pbem.errors import Mistake
from dixit_pbem.shell import typed
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import moves, phrases
from dixit_pbem.words.quotation import quoted

if TYPE_CHECKING:
    from dixit_pbem.table.held import HeldMail


@click.command()
@GAME
@click.argument("source", required=False, metavar="[-]")
def fetch(game: GameFile, source: str | None) -> None:
    """Read what players answered; with - one mail from standard input. Nothing is closed and nothing sent.

    \b
    Example:
      dixit-pbem fetch sunday.yaml
    """
    from dixit_pbem.post import inbox
    from dixit_pbem.post.carriers.mailbox import LARGEST_OF_PLAYER

    if source not in (None, "-"):
        raise Mistake(f"'{source}' is no place to read from: leave it out, or write - for standard input.")
    fetched = inbox.take_in(game, sys.stdin.buffer.read(LARGEST_OF_PLAYER)) if source else inbox.fetch(game)
    terminal.aside(fetched.notes)
    told = report.told_around(fetched.happened.get(game.home.name, ()), game.path)
    for line in told or ("No new mail.",):
        terminal.echo(line)


@click.command()
@GAME
@click.argument("what", required=False, type=click.Choice(["show", "accept", "assign", "reject"]))
@click.argument("number", required=False, type=int)
@click.argument("words", nargs=-1, metavar="[PLAYER] [READING]")
@SPOILERS
def held(game: GameFile, what: str | None, number: int | None, words: tuple[str, ...], *, spoilers: bool) -> None:
    """Show the mails that wait for the moderator, with the reason and what can be done; settle one.

    Accept it, with your reading where it is not clear (a letter, numbers, "C: the clue", a command), assign it to a
    player, or reject it. A clue that waits for you (`moderation: clues`) goes back with a word of yours.

    \b
    Example:
      dixit-pbem held sunday.yaml accept 25 C
    """
    if what is None:
        _show_held(game, None, spoilers=spoilers)
        return
    if number is None or (what == "assign") > bool(words) or (what == "show" and words):
        raise click.UsageError("Write show N, accept N [READING], assign N PLAYER [READING], or reject N [WORD].")
    from dixit_pbem.table.held import accept, reject

    watch = terminal.progress("Mails")
    match what:
        case "show":
            _show_held(game, number, spoilers=spoilers)
        case "reject":
            report.tell(reject(game, number, words=" ".join(words), watch=watch))
        case "assign":
            whose, *reading = words
            report.tell(accept(game, number, player=named(whose), reading=" ".join(reading), watch=watch))
        case _:
            report.tell(accept(game, number, player=None, reading=" ".join(words), watch=watch))


def _show_held(game: GameFile, number: int | None, *, spoilers: bool) -> None:
    from dixit_pbem.post.day import wishes
    from dixit_pbem.table.held import held as waiting_mails
    from dixit_pbem.table.held import moderator_plays

    found, mails = waiting_mails(game, number, spoilers=spoilers)
    terminal.aside(found.notes)
    shown = spoilers or not moderator_plays(found)
    for player in wishes(found) if number is None else ():
        terminal.echo(f"{player} wants to leave. To let {player} go: `{typed('leave', game.path, player)}`.")
    if not mails:
        terminal.echo("No mail waits.")
        return
    for mail in mails:
        _show_one(game, mail, phrases.moment(mail.arrived, found.zone), in_full=shown)
    if not shown:
        terminal.echo("You play yourself: `--spoilers` shows what they say.")


def _show_one(game: GameFile, mail: HeldMail, when: str, *, in_full: bool) -> None:
    whose = f", as {mail.player}" if mail.player else ""
    terminal.echo(f"{mail.number}  {when}, from {mail.sender}{whose}")
    terminal.echo(f"    Held because {mail.reason}.{' The player was asked.' if mail.asked else ''}")
    if not mail.is_here:
        terminal.echo(f"    {mail.text}")
    elif mail.words:
        terminal.echo(f"    {quoted(mail.words)}")
    elif in_full:
        terminal.echo(f"    Subject: {mail.subject}")
        terminal.echo("\n".join(f"    | {line}" for line in mail.text.strip().splitlines()))
    for way in mail.ways_out:
        terminal.echo(f"    `{typed('held', game.path)} {way.words}`: {way.does}.")


@click.command()
@GAME
@click.option("--with-my-mail-program", "opens", is_flag=True, help="Open the drafts, each ready to be sent.")
@click.option("--done", "sent", is_flag=True, help="Put the drafts away: you have sent them.")
def send(game: GameFile, *, opens: bool, sent: bool) -> None:
    """Send every mail that has not left yet, and nothing else. What is a draft is sent by you.

    \b
    Example:
      dixit-pbem send sunday.yaml
      dixit-pbem send sunday.yaml --with-my-mail-program
      dixit-pbem send sunday.yaml --done
    """
    if opens and sent:
        raise click.UsageError("First --with-my-mail-program; then, once you have sent them, --done.")
    from dixit_pbem.table import drafts

    if sent:
        for line in by_hand.put_away_told(*drafts.put_away(game)):
            terminal.echo(line)
        return
    done = moves.send(game, watch=terminal.progress("Mails"))
    by_hand_now = done.posting.by_hand if done.posting else None
    if opens and done.posting:
        # They are opened, so nobody needs to hear how.
        done = replace(done, posting=replace(done.posting, by_hand=None))
    elif done.posting and by_hand_now and not report.touched(done.posting):
        all_of_them = replace(by_hand_now, new=by_hand_now.earlier, earlier=())
        done = replace(done, posting=replace(done.posting, by_hand=all_of_them))
    if not report.touched(done.posting) and not (by_hand_now and by_hand_now.earlier):
        terminal.echo("There is no mail to send.")
    report.tell(done)
    if opens:
        _open(drafts.drafts_of(game).lying(), done.file)


def _open(drafts: Sequence[Path], game: Path) -> None:
    from dixit_pbem.post.carriers.mail_program import open_drafts

    if drafts:
        for line in by_hand.to_send(drafts):
            terminal.echo(line)
        count, program = phrases.counted(len(drafts), "draft"), open_drafts(drafts)
        away = typed("send", game, "--done")
        terminal.echo(f"{count} opened by {program}: press Send in each, then `{away}` puts them away.")


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
def resend(game: GameFile, player: str) -> None:
    """Send a player the last mail once more.

    \b
    Example:
      dixit-pbem resend sunday.yaml bob
    """
    report.tell(moves.resend(game, named(player), watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("player", required=False, shell_complete=complete_player)
def remind(game: GameFile, player: str | None) -> None:
    """Remind everybody, or one player, of what the game waits for.

    \b
    Example:
      dixit-pbem remind sunday.yaml bob
    """
    report.tell(moves.remind(game, named(player) if player else None, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("text", nargs=-1)
@click.option("--strike", metavar="PLAYER", help="Keep what a player wrote beside answers from the next results.")
def say(game: GameFile, text: tuple[str, ...], *, strike: str | None) -> None:
    """Say a word to all, at once, in the game's name; or strike what a player wrote for the results.

    \b
    Example:
      dixit-pbem say sunday.yaml "We meet on Sunday at Bob's"
    """
    if bool(text) == bool(strike):
        raise click.UsageError("Write the words for all, or --strike PLAYER.")
    if strike:
        from dixit_pbem.table.words import strike_words

        report.tell(strike_words(game, named(strike)))
        return
    report.tell(moves.say(game, " ".join(text), watch=terminal.progress("Mails")))
