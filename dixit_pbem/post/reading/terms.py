"""From what a mail says to the terms of the game and of its receipt. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.engine.refusal import Hindrance, Refusal
from dixit_pbem.engine.views import View, view_for
from dixit_pbem.post.reading.answers import Answer, Asked, CardsRead, ClueRead, OpenFor, Unclear, VotesRead
from dixit_pbem.post.reading.cycle import read_cycle
from dixit_pbem.post.reading.prose import written
from dixit_pbem.post.reading.sense import name_words
from dixit_pbem.post.said import Got, Misread, Noted, Understood, Unread, typed
from dixit_pbem.words.at_once import by_name


def asked_of(game: Game, player: PlayerName, *, today: date, questioned: bool = False, offered: bool = False) -> Asked:
    """What the player may answer now; `questioned`: is something asked back, `offered`: was it in this phase?"""
    view = view_for(game, player)
    standing = standing_answer(view)
    several = game.rules.together and view.phase in (Phase.CARD, Phase.VOTE)
    teller = player == view.storyteller and not several
    open_for = (OpenFor(each.number, str(each.storyteller)) for each in view.rounds if each.storyteller != player)
    return Asked(
        phase=view.phase,
        letters=tuple(view.hand),
        cards=view.rules.cards_from(storyteller=teller),
        numbers=tuple(number for number, _ in view.table),
        votes=view.rules.votes,
        red=view.rules.red_mark and teller,
        blind=view.rules.blind_clue,
        today=today,
        own_name=name_words(player),
        standing=standing,
        questioned=questioned,
        offered=offered,
        rounds=tuple(open_for) if several else (),
        names=view.seats if several else (),
    )


def standing_answer(view: View) -> ClueRead | CardsRead | VotesRead | None:
    """What the reader answered already in this phase."""
    rounds = [each for each in view.rounds if each.storyteller != view.reader] if view.rules.together else []
    match view.phase:
        case Phase.CARD if rounds:
            cards = [(letter, each.number) for each in rounds for letter in each.given]
            return CardsRead(tuple(letter for letter, _ in cards), "", tuple(of for _, of in cards)) if cards else None
        case Phase.VOTE if rounds:
            votes = [(vote, each.number) for each in rounds for vote in each.votes]
            given = tuple(vote for vote, _ in votes)
            return VotesRead(given, None, "", tuple(of for _, of in votes)) if votes else None
        case Phase.CLUE if view.clue is not None:
            letter = next((letter for letter, card in view.hand.items() if card == view.clue_card), None)
            return ClueRead(letter, view.clue, "")
        case Phase.CARD if view.given:
            return CardsRead(tuple(view.given), "")
        case Phase.VOTE if view.votes or view.red:
            return VotesRead(tuple(view.votes), view.red, "")
        case _:
            return None


def as_typed(answer: ClueRead | CardsRead | VotesRead | None) -> str:
    """An answer as a player types it, if there is one."""
    return typed(understood_as(answer, ())) if answer is not None else ""


def offered_answer(game: Game, player: PlayerName, typed: str) -> ClueRead | CardsRead | VotesRead:
    """The answer that `as_typed` gave, or a whole exchange that was offered."""
    asked = asked_of(game, player, today=date.min)
    if asked.rounds and isinstance(exchange := read_cycle(written(typed), asked), CardsRead):
        return exchange
    match game.phase:
        case Phase.CLUE if game.rules.blind_clue:
            return ClueRead(None, typed, "")
        case Phase.CLUE:
            letter, _, text = typed.partition(": ")
            return ClueRead(letter, text, "")
        case Phase.CARD:
            return CardsRead(tuple(typed.split(", ")), "")
        case _:
            return VotesRead(tuple(map(int, typed.split(", "))), None, "")


def move_of(player: PlayerName, answer: ClueRead | CardsRead | VotesRead, attachment: str | None) -> Move:
    """The move that an answer asks for."""
    match answer:
        case ClueRead(letter=letter, text=text):
            return GiveClue(player, text, letter, attachment)
        case CardsRead(letters=letters, rounds=rounds):
            return GiveCards(player, letters, rounds)
        case VotesRead(numbers=numbers, red=red, rounds=rounds):
            return CastVotes(player, numbers, red, rounds)


def understood_as(answer: ClueRead | CardsRead | VotesRead, notes: tuple[Noted, ...]) -> Understood:
    """What the receipt of a move quotes."""
    match answer:
        case ClueRead(letter=letter, text=text, ignored=ignored):
            letters = (letter,) if letter else ()
            return Understood(Got.CLUE, letters=letters, text=text, ignored=ignored, notes=notes)
        case CardsRead(letters=letters, ignored=ignored, rounds=rounds):
            got = Got.CARDS if letters else Got.CARDS_BACK
            return Understood(got, letters=letters, rounds=rounds, ignored=ignored, notes=notes)
        case VotesRead(numbers=numbers, rounds=rounds, ignored=ignored) if rounds:
            return Understood(Got.VOTES, numbers=numbers, rounds=rounds, ignored=ignored, notes=notes)
        case VotesRead(numbers=numbers, red=red, ignored=ignored):
            once = tuple(dict.fromkeys(numbers))
            return Understood(Got.VOTES, numbers=once, red=red, ignored=ignored, notes=notes)


def named_twice(answer: Answer) -> tuple[str, ...]:
    """The numbers or letters that stand in an answer more than once."""
    named: Sequence[object] = ()
    match answer:
        case VotesRead(numbers=numbers, rounds=rounds) if rounds:
            pairs = list(zip(numbers, rounds, strict=True))
            return tuple(str(number) for number, of in dict.fromkeys(pairs) if pairs.count((number, of)) > 1)
        case VotesRead(numbers=numbers):
            named = numbers
        case CardsRead(letters=letters):
            named = letters
        case _:
            pass
    return tuple(str(each) for each in dict.fromkeys(named) if named.count(each) > 1)


def misread_of(refusal: Refusal) -> Misread | None:
    """Why the rules refuse a player's answer; None where only the moderator can do something about it."""
    if isinstance(refusal.why, Hindrance):
        return None
    about = refusal.about
    read = by_name([(about.teller, about.read.split(", "))]) if about.teller and about.read else about.read
    return Misread(refusal.why, read, other=about.other, likely=by_name(about.offered))


def options_of(game: Game, player: PlayerName, answer: Unclear) -> tuple[str, ...]:
    """The answers that it may have meant, ready to be sent."""
    from dixit_pbem.words import languages

    if answer.likely is not None:
        return (as_typed(answer.likely),)
    match answer.why:
        case Unread.UNKNOWN_LANGUAGE:
            return languages()
        case Unread.WORD_OR_COMMAND:
            return f"!{answer.read}", f"“{answer.read}”"
        case Unread.WORD_OR_LETTER:
            letter, _, rest = answer.read.partition(" ")
            others = [each for each in view_for(game, player).hand if each != letter.upper()]
            return f"{letter.upper()}: {rest}", *(f"{each}: {answer.read}" for each in others[:1])
        case _:
            return ()
