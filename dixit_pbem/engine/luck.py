"""Words of chance: what players add to the seed, in seat order, from a round of which no card was dealt yet. Pure."""

from __future__ import annotations

from unicodedata import category, normalize

from dixit_pbem.engine.model import Game, Luck, Phase, PlayerName, Word
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace

LONGEST_WORD = 60
"""So many characters stand in one line of any mail."""


def tidied(text: str) -> str:
    """The words as they are written down: one line, the same letters on every computer."""
    seen = "".join(letter if letter.isspace() or category(letter)[0] != "C" else "" for letter in text)
    return normalize("NFC", " ".join(seen.split()))


def seat_of(game: Game, player: PlayerName) -> int:
    """The seat of a player as the game began, counted from 1, and behind those the seats that were added.

    It stays the same whoever leaves or comes.
    """
    return (*game.setup.seats, *game.joined).index(game.former.get(player, player)) + 1


def word_of(game: Game, player: PlayerName) -> Word | None:
    """What this player's seat has added, if it has."""
    seat = seat_of(game, player)
    return next((word for word in game.luck.words if word.seat == seat), None)


def with_word(game: Game, word: Word) -> Game:
    """The game once this word joins it; raises `Misfit` where it cannot."""
    if game.phase is Phase.FINISHED:
        raise Misfit("The game is over, so no word of chance can join it.")
    if word.player not in game.seats or word.seat != seat_of(game, word.player):
        raise Misfit(f"{word.player} does not sit in seat {word.seat}.")
    if word_of(game, word.player) is not None:
        raise Misfit(f"The seat of {word.player} has its word of chance already.")
    if word.words != tidied(word.words) or not 0 < len(word.words) <= LONGEST_WORD:
        raise Misfit(f"A word of chance is one line of 1 to {LONGEST_WORD} characters.")
    if word.round != game.luck.next_round:
        raise Misfit(f"A word given here joins from round {game.luck.next_round} on, not from round {word.round}.")
    words = sorted((*game.luck.words, word), key=lambda each: each.seat)
    return replace(game, luck=replace(game.luck, words=tuple(words)))


def dealt_for(luck: Luck, number: int) -> Luck:
    """The same once cards of this round were dealt: what is given now joins later, also after an undoing."""
    return replace(luck, next_round=max(luck.next_round, number + 1))


def joined(game: Game) -> tuple[Word, ...]:
    """The words from which a deal followed already."""
    return tuple(word for word in game.luck.words if word.round < game.luck.next_round)


def joins_with(game: Game, number: int) -> bool:
    """Does a word join with this round, so that its cards come from a pile that is shuffled anew?"""
    return any(word.round == number for word in game.luck.words)


def purpose(game: Game, text: str, number: int) -> str:
    """The purpose of a draw of this round: below the text each word that joined by then, behind its seat's number."""
    return "\n".join((text, *(f"{word.seat} {word.words}" for word in game.luck.words if word.round <= number)))
