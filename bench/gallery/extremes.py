"""Games that try the pages of a desk: the fullest table, names from right to left, a cycle, paper, an end, a fault."""

from __future__ import annotations

from pathlib import Path

from bench.gallery.games import LONG_CLUE, Party, Played
from dixit_pbem.deck_tool.arrange import Picture, take_in
from tests.paper.wall import quarters, saved

LONG_TITLE = "The long winter game of all the dreamers of Harbour Street"
LONG_NAMES = (
    *("Maximiliane von Hohenfel", "Guglielmina Della Rovere", "Bartholomew Featherstone", "Wilhelmina-Charlotte-Ann"),
    *("Przemysława Brzęczyszczy", "Aleksandra Wojciechowska", "Francesca Santamaria-Rey", "Hieronymus van der Meere"),
    *("Konstantinos Papadopoulo", "Donaudampfschifffahrtsge", "Maria Antónia Vasconcelo", "Ottokar Graf Wallenstein"),
)
RIGHT_TO_LEFT = ("נועה בן־דוד", "ليلى الحسن", "Ana", "یاسمن")
CLUE_FROM_THE_RIGHT = "מפתח בלי דלת, وباب بلا مفتاح"
UNCLEAR = "B would be lovely. Or D? It may be both, I keep looking from one to the other.\nKisses from the train!"


def arranged(folder: Path) -> dict[str, Path]:
    """Every game of the gallery's desk by its name, and a deck of one's own beside them."""
    take_in(folder / "decks" / "summer", [Picture("wide.jpg", saved(quarters(1500, 900), "JPEG"))])
    made = (_usual, _twelve, _from_the_right, _cycle, _over, _on_paper, _new)
    games = {each.__name__.strip("_"): each(folder) for each in made}
    return {name: game.folder / "game.yaml" for name, game in games.items()} | {
        "damaged": _damaged(folder),
        "broken": _broken(folder),
    }


def _begun(folder: Path, name: str, people: tuple[str, ...], *more: str, title: str = "Sunday dreamers") -> Played:
    """A game whose hands are dealt; who is called `NAME on paper` has no address."""
    game = Played(Party("odyssey", len(people), 0, title=title), folder / name)
    game.seats = people
    seats = [word for at, who in enumerate(people) for word in ("--player", f"{who} <player{at}@example.org>")]
    game.call("new", "game.yaml", "--rules", "odyssey", "--title", title, "--seed", "gallery", *more, *seats)
    file = game.folder / "game.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("\nfirst: volunteer", f"\nfirst: {people[0]}"), "utf-8")
    return game


def _told(game: Played, clue: str) -> Played:
    game.go_on()
    game.call("clue", "game.yaml", f"{game.status()['storyteller']}=C", clue)
    game.go_on()
    return game


def _usual(folder: Path) -> Played:
    game = _told(_begun(folder, "usual", ("Ana", "Bob", "Cyd", "Łucja")), "the long way home")
    game.answer("Bob", UNCLEAR)
    return game


def _twelve(folder: Path) -> Played:
    """Twelve long names, a clue of 300 letters, somebody late, three mails that wait, a pause that is over."""
    game = _told(_begun(folder, "twelve", LONG_NAMES, title=LONG_TITLE), LONG_CLUE)
    for name in LONG_NAMES[1:4]:
        game.answer(name, UNCLEAR)
    game.answer(LONG_NAMES[5], "B")
    return game


def _from_the_right(folder: Path) -> Played:
    game = _told(_begun(folder, "from_the_right", RIGHT_TO_LEFT, title="חלומות ביום ראשון"), CLUE_FROM_THE_RIGHT)
    game.answer(RIGHT_TO_LEFT[1], f"B {CLUE_FROM_THE_RIGHT}?")
    return game


def _cycle(folder: Path) -> Played:
    game = _begun(folder, "cycle", ("Ana", "Bob", "Cyd", "Łucja", "Eve", "Zoé"), "--together")
    game.go_on()
    clues = ("the long way home", LONG_CLUE, "farewell", "what the sea keeps", "almost", "a key without a door")
    for name, clue in zip(game.seats, clues, strict=True):
        game.call("clue", "game.yaml", f"{name}=C", clue)
    game.go_on()
    return game


def _over(folder: Path) -> Played:
    game = _told(_begun(folder, "over", ("Ana", "Bob", "Cyd", "Łucja")), "farewell")
    for name in game.seats[1:]:
        game.call("card", "game.yaml", f"{name}=B")
    game.go_on()
    for name in game.seats[1:]:
        own = next(row["number"] for row in game.status()["table"] if name in row["owner"])
        game.call("vote", "game.yaml", f"{name}={own % 4 + 1}")
    game.go_on()
    game.call("end", "game.yaml", "--reason", "the holidays are over")
    game.go_on()
    return game


def _on_paper(folder: Path) -> Played:
    game = _begun(folder, "on_paper", ("Ana", "Bob", "Cyd", "Dee"))
    file = game.folder / "game.yaml"
    text = file.read_text(encoding="utf-8").replace(", email: player3@example.org", "")
    file.write_text(text.replace("    email: player3@example.org\n", ""), encoding="utf-8")
    return _told(game, "the long way home")


def _new(folder: Path) -> Played:
    return _begun(folder, "new", ("Ana", "Bob", "Cyd"), title="Not begun")


def _damaged(folder: Path) -> Path:
    """A journal in which somebody changed a word."""
    game = _told(_begun(folder, "damaged", ("Ana", "Bob", "Cyd"), title="Damaged"), "the long way home")
    file = game.folder / "game.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("the long way home", "the short way home"), "utf-8")
    return file


def _broken(folder: Path) -> Path:
    file = folder / "broken" / "game.yaml"
    file.parent.mkdir()
    file.write_text("format: 1\nrules: odyssey\nplayers: none\n", encoding="utf-8")
    return file
