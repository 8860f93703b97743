"""Who is believed, told a second time: a slow and plain reading of docs/who-is-believed.md, and of nothing else.

A combination is a mail in words: who signs it, what marks it bears, what is reported on it, what it asks for; then
`believed` says what may become of it, and of whose seat.
"""

from __future__ import annotations

from dataclasses import dataclass

ANSWERS = ("B", "yes", "old address", "status", "language it", "resign", "address away@example.net")
SENDERS = (
    "bob",
    "bob before",
    "cyd",
    "ana",
    "mallory",
    "almost bob",
    "asked for",
    "bob and mallory",
    "bob, twice",
    "nobody",
)
"""Ana tells, so nobody waits for her; *bob before* is the address that Bob had before he changed it, *almost bob* has a
sign more, which does not show."""
TOKENS = ("", "bob", "bob of yesterday", "bob's question", "cyd", "ana", "bob, misspelt", "bob and cyd", "elsewhere")
IN_ADDRESS = ("", "bob", "cyd", "bob's question")
LETTERS = (
    "",
    "bob",
    "bob of yesterday",
    "bob's question",
    "cyd",
    "bob, as anybody can compute it",
    "elsewhere",
    "a friend's",
)
REPORTS = ("", "own: pass", "own: fail", "other's: fail", "own: pass, own: fail", "own: fail, other's: pass")
STAGES = ("plain", "asked", "changed")
"""Whether Bob asked for another address, and whether he has said yes."""


@dataclass(frozen=True)
class Combination:
    """A mail, in words."""

    stage: str
    sender: str
    token: str
    in_address: str
    letter: str
    report: str
    answer: str
    holds_others: bool


@dataclass(frozen=True)
class Outcome:
    """What becomes of it: it counts, its player is told why not, it waits or is left alone."""

    what: str
    player: str = ""


REFUSED = Outcome("refused")


def believed(mail: Combination) -> Outcome:
    """What the page promises."""
    if mail.sender in ("bob and mallory", "bob, twice", "nobody"):
        return REFUSED
    if mail.report.startswith("own") and "own: fail" in mail.report:
        return REFUSED
    whose = _whose(mail)
    if not whose:
        return REFUSED
    own = _owner(mail)
    if own is None and mail.holds_others:
        return REFUSED
    if own not in (None, whose):
        return REFUSED
    return _asked_for(mail, whose)


def _owner(mail: Combination) -> str | None:
    """Whose address it comes from."""
    match mail.sender:
        case "bob before":
            return "bob"
        case "asked for":
            return "bob" if mail.stage == "changed" else None
        case "mallory" | "almost bob":
            return None
        case _:
            return mail.sender


def _whose(mail: Combination) -> str:
    """The player whose mail it surely is."""
    marks = [mark for mark in (*_tokens(mail.token), mail.in_address, mail.letter) if mark not in ("", "a friend's")]
    players = {mark.partition(" ")[0].partition("'")[0].partition(",")[0] for mark in marks}
    seats = players & {"ana", "bob", "cyd"} if mail.token != "bob, misspelt" else _without_slip(mail)
    if len(seats) > 1:
        return ""
    if mail.token in ("bob, misspelt", "elsewhere"):
        return ""
    if not mail.token and not mail.in_address:
        if not mail.letter or mail.letter == "a friend's":
            # The sender alone: only of whom the game waits for.
            return {"ana": "", None: ""}.get(_owner(mail), _owner(mail) or "")
        if mail.letter == "elsewhere" or _owner(mail) is None or _owner(mail) not in seats:
            return ""
    return seats.pop()


def _tokens(token: str) -> tuple[str, ...]:
    return ("bob", "cyd") if token == "bob and cyd" else (token,)


def _without_slip(mail: Combination) -> set[str]:
    marks = (mail.in_address, mail.letter)
    return {player for player in ("bob", "cyd") if any(mark.startswith(player) for mark in marks)}


def _asked_for(mail: Combination, whose: str) -> Outcome:
    marked = bool(mail.token or mail.in_address or mail.letter not in ("", "a friend's"))
    asks = "bob's question" in (mail.token, mail.in_address, mail.letter)
    told = Outcome("told", whose)
    match mail.answer:
        case "status":
            return Outcome("counts", whose)
        case "language it" | "resign" | "address away@example.net":
            return Outcome("counts", whose) if marked else told
        case "yes":
            if mail.stage == "asked" and whose == "bob":
                if asks:
                    return Outcome("counts", whose)
                return told if mail.sender in ("bob", "bob before") else REFUSED
            return told
        case "old address":
            return Outcome("counts", whose) if asks and mail.stage == "changed" else told
    if whose == "ana" or _is_of_yesterday(mail):
        return told
    return Outcome("counts", whose)


def _is_of_yesterday(mail: Combination) -> bool:
    """The first kind of mark decides which phase it answers."""
    first = mail.token or mail.in_address or mail.letter
    return first == "bob of yesterday"
