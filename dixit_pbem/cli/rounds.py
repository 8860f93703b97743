"""The commands of every round: `next-turn`, `clue`, `card`, `vote`."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli import report, terminal
from dixit_pbem.cli.for_rounds import ballot, cards_typed, gift, votes_typed
from dixit_pbem.cli.options import GAME, SPOILERS, clue_by, complete_answer, find_player, must_be_one_clue
from dixit_pbem.engine import may
from dixit_pbem.engine.model import Game, Missing
from dixit_pbem.engine.moves import CastVotes, GiveClue
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.writer import open_phase
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.moves import move


@click.command("next-turn")
@GAME
@click.option("--dry-run", is_flag=True, help="Only say what would be done.")
@click.option("--close", is_flag=True, help="Close the phase now, without those who are missing.")
@click.option("--missing", type=click.Choice(["random", "abstain"]), help="With --close: what happens for the missing.")
@click.option("--no-send", is_flag=True, help="Leave the mails as drafts in output/; `send` sends them.")
@click.option("--real-size", is_flag=True, help="Also make every hand in real size, to cut out. Shows them.")
def next_turn(
    game: GameFile, *, dry_run: bool, close: bool, missing: str | None, no_send: bool, real_size: bool
) -> None:
    """Do whatever is due, make the pages and send the mails. Calling it again changes nothing and sends nothing twice.

    \b
    Example:
      dixit-pbem next-turn sunday.yaml
    """
    if missing and not close:
        raise click.UsageError("--missing goes with --close.")
    from dixit_pbem.table.advance import Advance
    from dixit_pbem.table.step import step

    policy = Missing(missing) if missing else None
    meant = open_phase(look(game)) if close else None
    done = step(
        game, Advance(close, policy, dry_run, real_size, not no_send, meant), progress=terminal.progress("Mails")
    )
    report.came_in(done, game.path)
    report.tell(done, drafted=no_send)


@click.command()
@GAME
@click.argument("player", shell_complete=complete_answer)
@click.argument("text", nargs=-1, required=True)
@click.option(
    "--attach", type=click.Path(path_type=Path), help="A picture or recording that goes to everybody with the clue."
)
def clue(game: GameFile, player: str, text: tuple[str, ...], *, attach: Path | None) -> None:
    """Record the storyteller's clue, and the card it rests on.

    Where the clue comes before the cards (party), leave the card out.

    \b
    Example:
      dixit-pbem clue sunday.yaml ana=C "the long way home"
    """
    from dixit_pbem.post.said import LONGEST_CLUE

    name, letter = clue_by(player)
    said = " ".join(text)
    if len(said) > LONGEST_CLUE:
        fits = f"A clue has at most {LONGEST_CLUE} characters, so that it fits on paper"
        raise DixitError(f"{fits}, and this one has {len(said)}. Ask for a shorter one.")
    along = None
    if attach:
        from dixit_pbem.post.keep.clue_files import clue_file, keep, read_offered, room_for

        begun = look(game).game  # beside a game that cannot be read nothing is kept
        along = keep(game, clue_file(read_offered(attach), most=room_for(begun)))

    def given(now: Game) -> list[GiveClue]:
        must_be_one_clue(text, now.seats)
        return [GiveClue(find_player(now.seats, name), said, letter, along)]

    report.tell(move(game, given))


@click.command()
@GAME
@click.argument("cards", nargs=-1, required=True, metavar="PLAYER=CARD...", shell_complete=complete_answer)
@SPOILERS
def card(game: GameFile, cards: tuple[str, ...], *, spoilers: bool) -> None:
    """Record cards that were given, several at once; bob=none takes a card back.

    Where all tell at once, say for whose round each is, or give one for each round in the order of the player's mail.

    \b
    Example:
      dixit-pbem card sunday.yaml bob=B cyd=A
      dixit-pbem card sunday.yaml bob=ana:B,cyd:F dee=A,C,B
    """
    given = [cards_typed(typed) for typed in cards]
    report.tell(move(game, lambda now: [gift(now, each) for each in given], spoilers=spoilers))


@click.command()
@GAME
@click.argument("votes", nargs=-1, metavar="PLAYER=NUMBER...", shell_complete=complete_answer)
@click.option("--red", type=int, help="The storyteller's red mark (party).")
@SPOILERS
def vote(game: GameFile, votes: tuple[str, ...], *, red: int | None, spoilers: bool) -> None:
    """Record votes, several at once. When the last one is in, the round is scored.

    Where all tell at once, say for whose table each is, or give one for each table in the order of the player's mail.

    \b
    Example:
      dixit-pbem vote sunday.yaml bob=3 cyd=1,4
      dixit-pbem vote sunday.yaml bob=ana:3,cyd:1+4 dee=2,1,3
    """
    if not votes and red is None:
        raise click.UsageError("Say who votes for what, as in bob=3.")
    voted = [votes_typed(typed) for typed in votes]

    def ballots(now: Game) -> list[CastVotes]:
        cast = [ballot(now, each) for each in voted]
        return cast if red is None else [*cast, CastVotes(may.storyteller(now.round), (), red)]

    report.tell(move(game, ballots, spoilers=spoilers))
