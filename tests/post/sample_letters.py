"""Letters of each kind as a reader might get them: short ones, and ones as long as a game can make them."""

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import quote

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import view_of_watcher
from dixit_pbem.journal.facts_of_guests import Outcome
from dixit_pbem.journal.facts_of_stand_ins import Settled
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.post.due import Kind
from dixit_pbem.post.guests import SeatTold
from dixit_pbem.post.stand_ins import OfferTold
from dixit_pbem.post.writing import reveal, to_guest, to_helper
from dixit_pbem.post.writing.letter import (
    Card,
    Cards,
    Ending,
    Errand,
    Example,
    Invitation,
    Letter,
    Link,
    Memory,
    Results,
    Score,
    Section,
    Standing,
)
from tests.engine.play import NOW, begun
from tests.post.written import desk_for

FEW = ("Ana", "Bob", "Cyd", "Łucja")
MANY = (
    "Ana",
    "Bob",
    "Cyd",
    "Łucja Wiśniewska-Kowalczyk",
    "Дмитрий",
    "Ωρίων",
    "Zoé",
    "Maximiliane-Katharina von Hohenfels",
    "Mia",
    "Ed",
    "Ștefan",
    "Sándor Kőműves",
)
UNTIL = "The game waits for your answer until Sunday, 22 November, 20:00, Rome time."
LONG_CLUE = (
    "“Once the last tram had gone, my grandmother would open the window, count the lanterns along the river from left "
    "to right, and say to nobody in particular that one of them was not a lantern at all; and every single night, for "
    "eleven years, I counted them after her and never found which one it was.”"
)
POLISH_CLUE = "„Zażółć gęślą jaźń, zanim księżyc zejdzie ze schodów”"
COMMITMENT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
WHALE = "A whale is towed through a street at night by a small man with a lantern; the windows are lit."
FOOTER = (
    "Your letters and numbers are enough: quoted text and signatures do not count.",
    "Ana keeps this game: ana@example.org",
)


def person(name: str) -> Person:
    return Person(name, look_of(MANY.index(name) if name in MANY else FEW.index(name)))


def link(label: str, answer: str) -> Link:
    subject = quote("[Sunday dreamers] Round 3 · your vote, please · k7m2q9wd")
    return Link(label, f"mailto:dreamers+k7m2q9wd@example.org?subject={subject}&body={quote(answer)}")


def hand(answered: str = "", *, letters: str = "ABCDEF") -> Cards:
    cards = (
        Card(
            letter,
            letter,
            link(f"Tell with {letter}" if answered == ": " else f"Card {letter}", letter + answered)
            if answered
            else None,
        )
        for letter in letters
    )
    return Cards("Your cards", tuple(cards))


def table(size: int, *, own: int = 2, two: bool = False) -> Cards:
    return Cards("The table", tuple(_on_the_table(number, own=own, two=two) for number in range(1, size + 1)))


def _on_the_table(number: int, *, own: int, two: bool) -> Card:
    if number == own:
        return Card(str(number), str(number), note="your own card")
    only = link(f"Only {number}" if two else f"Number {number}", str(number))
    return Card(str(number), str(number), only, link(f"{number} and another", f"{number}, ") if two else None)


def results(
    names: tuple[str, ...], *, clue: str = "“The long way home”", red: int = 0, headed: bool = False
) -> Results:
    voters: dict[int, tuple[str, ...]] = {1: names[1:3], 2: names[3:]}
    hero, *others = (
        Card(
            str(number),
            f"r{number}",
            owner=person(name),
            voters=tuple(map(person, voters.get(number, ()))),
            votes=_votes(voters.get(number, ()), sought=number == 1),
            is_story=number == 1,
            is_red=number == red,
        )
        for number, name in enumerate(names, start=1)
    )
    return Results(
        title="How round 2 came out",
        headline=("You found it", "Your card fooled Łucja.") if headed else (),
        told_by=f"told by {names[0]}",
        clue=clue,
        outcome="",
        heroes=(hero,),
        cards=Cards("", tuple(others)),
        in_text=f"The pictures are attached, from r1.jpg to r{len(names)}.jpg.",
    )


def _votes(names: tuple[str, ...], *, sought: bool) -> str:
    in_words = ", ".join(names)
    return (f"Found by {in_words}" if sought else f"{in_words} fell for it") if names else "no vote"


def score(names: tuple[str, ...], *, most: int = 27) -> Score:
    decoys = min(3, len(names) - 3)
    fooled = f"Decoy: {decoys} {'vote' if decoys == 1 else 'votes'} +{decoys}"
    brought = {
        names[0]: ("+3", ("Two of you found the storyteller’s card +3",)),
        names[1]: (
            f"+{3 + decoys}",
            ("Vote for the storyteller’s card +3", fooled),
        ),
        names[2]: ("+3", ("Vote for the storyteller’s card +3",)),
    }
    return Score(
        "Scores after round 2",
        tuple(
            Standing(
                person(name),
                max(0, most - 4 * place),
                f"{max(0, most - 4 * place)} points",
                f"{place + 1}.",
                "↑ 2" if place == 1 else "",
                *brought.get(name, ("", ())),
                is_reader=place == 1,
            )
            for place, name in enumerate(names)
        ),
        30,
    )


def letter(kind: Kind, **parts: object) -> Letter:
    common = {
        "language": "en",
        "sentinel": "Write your answer above this line",
        "title": "Sunday dreamers",
        "place": "Round 3",
        "preview": "Bob, which card is the storyteller’s? Until Sunday, 22 November, 20:00.",
        "footer": FOOTER,
        "face": person("Bob"),
    }
    return Letter(kind=kind, **{**common, **parts})  # type: ignore[arg-type]


STATUS = link("How does the game stand?", "status")
GIVE = Call("Bob, give a card", UNTIL, "Which of your cards fits the clue best? Answer with its letter, such as “B”.")
SEARCH = Call("Bob, which card is the storyteller’s?", UNTIL, "Answer with its number, such as “3”.")


def welcome() -> Letter:
    return letter(
        Kind.WELCOME,
        place="",
        call=Call(
            "Bob, a game of pictures begins",
            "",
            "There is nothing to answer yet: your cards come with the next letter.",
        ),
        invitation=invitation(FEW),
        footer=(*FOOTER, f"Nobody chooses the cards: all chance was sealed before the first one: {COMMITMENT}"),
        asking=(),
    )


def welcome_of_twelve() -> Letter:
    first = first_hand()
    return replace(
        welcome(),
        call=first.call,
        cards=first.cards,
        invitation=replace(invitation(MANY), title="Welcome to “Sunday dreamers”"),
        preview=first.preview,
    )


def invitation(names: tuple[str, ...]) -> Invitation:
    return Invitation(
        title="",
        told=(
            "Each round one of you is the storyteller and gives a clue to a picture from their own hand. The others "
            "add pictures of theirs that fit the clue as well, and all look for the storyteller’s.",
        ),
        table="At the table, clockwise",
        company=tuple(map(person, names)),
        you="This is you",
        answering="How you answer",
        examples=(
            Example("lesson-clue", "C: the long way home", "When you tell: a letter, and your clue to that card."),
            Example("lesson-card", "B", "When another tells: the card of yours that fits the clue best."),
            Example("lesson-vote", "3", "Then you vote: for the card that you take for the storyteller’s."),
        ),
    )


def first_hand() -> Letter:
    return letter(
        Kind.HAND,
        place="Round 1",
        call=Call(
            "Bob, tell us a clue",
            UNTIL,
            "Choose one of your cards and answer with its letter and your clue, such as “C: the long way home”.",
        ),
        cards=hand(": "),
        asking=(STATUS,),
    )


def clue_wanted_with_results() -> Letter:
    return letter(
        Kind.RESULTS,
        call=Call("Bob, tell us a clue", UNTIL, "Choose one of your cards and answer with its letter and your clue."),
        cards=hand(": "),
        results=results(FEW, headed=True),
        score=score(FEW),
        asking=(STATUS,),
        how="Just reply to this mail, above everything else, or tap a link.",
        how_in_text="Just reply to this mail, above everything else.",
    )


def hand_with_results(names: tuple[str, ...] = FEW) -> Letter:
    fooled = "Your card fooled Łucja." if len(names) < 5 else f"Your card fooled {len(names) - 3} of you."
    return letter(
        Kind.RESULTS,
        call=Call("You found it", "", f"{fooled} Cyd tells next. There is nothing to do until the clue comes."),
        paragraphs=("Cyd writes to you all: “Good night to all”",),
        cards=hand(),
        results=results(names, clue=LONG_CLUE if len(names) > 6 else "“The long way home”"),
        score=score(names),
        asking=(STATUS,),
    )


def card_wanted(clue: str = "“The long way home”") -> Letter:
    return letter(Kind.CARD_WANTED, call=GIVE, told_by="told by Ana", clue=clue, cards=hand(" "), asking=(STATUS,))


def polish_card_wanted() -> Letter:
    return letter(
        Kind.CARD_WANTED,
        language="pl",
        sentinel="Odpowiedz nad tą linią",
        place="Runda 3",
        preview="Łucja, daj dwie karty. Czekamy do niedzieli, 22 listopada.",
        call=Call(
            "Łucja, daj dwie karty",
            "Czekamy na twoją odpowiedź do niedzieli, 22 listopada, 20:00, czasu Warszawy.",
            "Które twoje karty najlepiej pasują do skojarzenia? Odpowiedz ich literami, na przykład „B, C”.",
        ),
        told_by="opowiada Maximiliane-Katharina von Hohenfels",
        clue=POLISH_CLUE,
        cards=Cards("Twoje karty", tuple(Card(each, each, link(f"Karta {each}", each)) for each in "ABCDEFG")),
        answers=(link("Jak stoi gra?", "status"),),
        footer=("Wystarczy litera: cytaty i podpisy się nie liczą.",),
    )


def vote_wanted(size: int = 6) -> Letter:
    return letter(
        Kind.VOTE_WANTED,
        call=SEARCH,
        told_by="told by Ana",
        clue="“The long way home”",
        cards=table(size),
        asking=(STATUS,),
    )


def two_votes() -> Letter:
    call = Call(
        "Bob, which card is the storyteller’s?",
        UNTIL,
        "You have up to 2 votes. Answer with one number or several, such as “3” or “3, 5”.",
    )
    return letter(
        Kind.VOTE_WANTED,
        call=call,
        told_by="told by Ana",
        clue=LONG_CLUE,
        cards=table(12, own=0, two=True),
        asking=(STATUS,),
    )


def described_table() -> Letter:
    cards = Cards(
        "The table",
        tuple(
            Card(str(number), str(number), link(f"Number {number}", str(number)), description=WHALE)
            for number in range(1, 5)
        ),
    )
    return letter(Kind.VOTE_WANTED, call=SEARCH, told_by="told by Ana", clue="“Hm.”", cards=cards)


def remembered(picture: str, owner: str, voters: tuple[str, ...], *, sought: bool) -> Card:
    votes = _votes(voters, sought=sought)
    return Card("3", picture, owner=person(owner), voters=tuple(map(person, voters)), votes=votes, is_story=sought)


def final_results(names: tuple[str, ...] = FEW, *, red: int = 0) -> Letter:
    return letter(
        Kind.FINAL_RESULTS,
        call=Call(f"{names[0]} wins with 31 points.", "", ""),
        paragraphs=("Thank you all.",),
        ending=Ending(
            (person(names[0]),),
            "The album of the game comes with this mail, as album.pdf.",
            (
                Memory(
                    "Your best card",
                    "told by Ana",
                    LONG_CLUE,
                    remembered("m1", names[1], names[2:5], sought=False),
                    "",
                    "m1.jpg",
                ),
                Memory(
                    "The finest clue",
                    "told by Ana",
                    "“Fog”",
                    remembered("m2", names[0], names[2:5], sought=True),
                    "",
                    "m2.jpg",
                ),
            ),
        ),
        results=results(names, red=red),
        score=score(names, most=31),
        sections=(
            Section(
                "A fair shuffle",
                ("The seed of every shuffle was 271828. It fits the number in the first letter:", COMMITMENT),
            ),
        ),
    )


def reminder() -> Letter:
    return letter(
        Kind.REMINDER,
        call=Call("Bob, we still look forward to your card", UNTIL, "Answer with its letter, such as “B”."),
        told_by="told by Ana",
        clue="“The long way home”",
        cards=hand(" "),
    )


def correction() -> Letter:
    return letter(
        Kind.CORRECTION,
        paragraphs=(
            "Ana took the last vote back, because a letter had crossed another. What you see here counts now.",
        ),
        call=SEARCH,
        told_by="told by Ana",
        clue="“The long way home”",
        cards=table(4),
    )


def receipt() -> Letter:
    return letter(
        Kind.RECEIPT,
        call=Call("Your vote: 3", "You can change it until Sunday, 22 November, 20:00, Rome time.", ""),
        paragraphs=("You named 3 twice; it counts once.", "Not read: “Thanks, Mia”"),
        cards=Cards("", (Card("3", "3"),)),
        answers=(link("Change it", ""),),
    )


def rules() -> Letter:
    """A round told as an example, of twelve people whose names are long."""
    cards = (
        Card(
            str(number),
            f"lesson-table-{number}",
            owner=person(name),
            voters=tuple(map(person, MANY[1:8] if number == 3 else ())),
            votes="Found by seven of you" if number == 3 else "no vote",
            is_story=number == 3,
            is_red=number == 8,
        )
        for number, name in enumerate(MANY, 1)
    )
    points = tuple(Errand(f"{name}: Some found the storyteller’s card +3", people=(person(name),)) for name in MANY)
    return letter(
        Kind.RECEIPT,
        call=Call("Bob, these are the rules of this game", "", ""),
        sections=(
            Section("The idea", ("Each round one of you is the storyteller.",)),
            Section(
                "An example", ("Ana: “the long way home”",), (Errand("7 of 11 found it."), *points), (), tuple(cards)
            ),
        ),
    )


def not_understood() -> Letter:
    return letter(
        Kind.NOT_UNDERSTOOD,
        call=Call("Bob, 2 is your own card", UNTIL, "Answer with another number, such as “3”."),
        paragraphs=("You wrote:\n“2, of course!”",),
        answers=tuple(link(str(each), str(each)) for each in (1, 3, 4, 5, 6)),
    )


def notice() -> Letter:
    return letter(
        Kind.NOTICE,
        call=Call("Maximiliane-Katharina von Hohenfels writes to all of you"),
        writer=person("Maximiliane-Katharina von Hohenfels"),
        clue=(
            "“Dear dreamers,\nI am on a boat until Thursday and the post comes only when the wind does. See https://example.org/"
            + "very-long-address/" * 6
            + "\nMia”"
        ),
    )


FAR_AWAY = "'/home/maximiliane-katharina/games/the-long-winter-game-of-the-dreamers-of-harbour-street/our game.yaml'"


def digest() -> Letter:
    return letter(
        Kind.DIGEST,
        title="Sunday dreamers",
        call=Call("Ana, 2 things wait for you"),
        sections=(
            Section("", (), (Errand("The program was not running for a while:", "dixit-pbem next-turn sunday.yaml"),)),
            Section(
                "Waiting for your word",
                (),
                (
                    Errand("1. A mail from bob.other@example.com: nobody at this table writes from there"),
                    Errand("To see them and decide, type this:", f"dixit-pbem held {FAR_AWAY}"),
                ),
            ),
            Section("Late", (), (Errand("Zoé, since Friday:", "dixit-pbem remind sunday.yaml Zoé", (person("Zoé"),)),)),
            Section("Came in", (), (Errand("a vote: everybody", "", tuple(map(person, MANY))),)),
        ),
        answers=(),
        footer=(),
        face=None,
    )


def guest(kind: Kind) -> Letter:
    asks = kind is Kind.INVITATION
    told = SeatTold(Outcome.SEATED, "Fay", begun=True, decided_by_moderator=False)
    return to_guest(desk_for(begun("odyssey", 4).now, "en"), title="Sunday dreamers", asks=asks, told=told)


def helper(settled: Settled | None = None) -> Letter:
    told = OfferTold("Cyd", for_good=False, until=NOW, settled=settled)
    return to_helper(desk_for(begun("odyssey", 4).now, "en"), title="Sunday dreamers", told=told)


def watched() -> Letter:
    game = begun("odyssey", 4).until(Phase.CLUE, round=2).now
    return reveal(view_of_watcher(game), desk_for(game, "en"))


SAMPLES: dict[str, Callable[[], Letter]] = {
    "welcome": welcome,
    "welcome-of-twelve": welcome_of_twelve,
    "first-hand": first_hand,
    "clue-wanted-with-results": clue_wanted_with_results,
    "hand-with-results": hand_with_results,
    "hand-with-results-of-twelve": lambda: hand_with_results(MANY),
    "card-wanted": card_wanted,
    "card-wanted-long-clue": lambda: card_wanted(LONG_CLUE),
    "card-wanted-in-polish": polish_card_wanted,
    "vote-wanted": vote_wanted,
    "vote-wanted-two-votes": two_votes,
    "vote-wanted-described": described_table,
    "final-results": final_results,
    "final-results-of-twelve": lambda: final_results(MANY),
    "final-results-with-red-mark": lambda: final_results(MANY[:6], red=1),
    "reminder": reminder,
    "correction": correction,
    "receipt": receipt,
    "rules": rules,
    "not-understood": not_understood,
    "notice": notice,
    "digest": digest,
    "invitation": lambda: guest(Kind.INVITATION),
    "offer": helper,
    "offer-over": lambda: helper(Settled.GIVEN),
    "seat": lambda: guest(Kind.SEAT),
    "reveal": watched,
}
