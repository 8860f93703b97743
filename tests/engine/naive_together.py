"""A second, naive player of games in which all tell at once: written from the rules as told, not from the engine.

Everything is named by its storyteller, nothing is frozen, and nothing is shared with the program but the seats' names.
"""

from __future__ import annotations

from dataclasses import dataclass, field

LETTERS = "ABCDEFGHIJKL"


@dataclass
class Cycle:
    """What lies on the tables of one cycle."""

    tellers: list[str]
    clues: dict[str, str] = field(default_factory=dict)
    given: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    tables: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    votes: dict[str, dict[str, list[int]]] = field(default_factory=dict)


@dataclass
class Naive:
    """The game as somebody would keep it on paper."""

    seats: list[str]
    cards_given: int
    most_votes: int
    hand_size: int
    decoy_cap: int
    single_vote_bonus: int
    counts_turns: bool
    hands: dict[str, dict[str, str]] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    rounds_told: int = 0
    turns: dict[str, int] = field(default_factory=dict)
    passed_over: list[str] = field(default_factory=list)
    short: bool = False
    first: str = ""
    cycle: Cycle = field(default_factory=lambda: Cycle([]))

    def deal(self, hands: dict[str, list[str]]) -> None:
        self.hands = {player: dict(zip(LETTERS, cards, strict=False)) for player, cards in hands.items()}

    def begin(self) -> list[str]:
        """Who tells in the cycle that begins now."""
        at = self.seats.index(self.first)
        ring = self.seats[at:] + self.seats[:at]
        self.short = bool(self.counts_turns and self.passed_over)
        self.cycle = Cycle([player for player in ring if player in self.passed_over] if self.short else ring)
        return self.cycle.tellers

    def rename(self, old: str, new: str) -> None:
        """Somebody takes a seat, with all that lies before it."""

        def named(name: str) -> str:
            return new if name == old else name

        cycle = self.cycle
        self.seats, self.first = [named(name) for name in self.seats], named(self.first)
        self.hands = {named(name): hand for name, hand in self.hands.items()}
        self.scores = {named(name): points for name, points in self.scores.items()}
        self.passed_over = [named(name) for name in self.passed_over]
        self.turns = {named(name): count for name, count in self.turns.items()}
        cycle.tellers = [named(name) for name in cycle.tellers]
        cycle.clues = {named(name): card for name, card in cycle.clues.items()}
        cycle.given = {named(who): {named(to): cards for to, cards in own.items()} for who, own in cycle.given.items()}
        cycle.votes = {named(who): {named(to): cast for to, cast in own.items()} for who, own in cycle.votes.items()}
        cycle.tables = {
            named(teller): [(card, named(owner)) for card, owner in table] for teller, table in cycle.tables.items()
        }

    def leave(self, player: str) -> None:
        """A seat is gone; where its cycles began there, the next seat to the left begins them."""
        at = self.seats.index(player)
        if player == self.first:
            self.first = self.seats[(at + 1) % len(self.seats)]
        self.seats.remove(player)
        self.hands.pop(player)
        self.scores.pop(player)
        self.turns.pop(player)
        self.passed_over = [name for name in self.passed_over if name != player]

    def join(self, player: str) -> None:
        """Another sits down in the last seat, with the points of the last place."""
        self.seats.append(player)
        self.scores[player] = min(self.scores.values())
        self.turns[player] = min(self.turns.values())

    def may_clue(self, player: str, letter: str) -> bool:
        return player in self.cycle.tellers and letter in self.hands[player]

    def clue(self, player: str, letter: str) -> None:
        self.cycle.clues[player] = self.hands[player][letter]

    def fall_out(self, player: str) -> None:
        """Somebody's clue is missing: their round takes no number; where turns count they get one more chance."""
        self.cycle.tellers.remove(player)
        if self.counts_turns:
            (self.passed_over.remove if self.short else self.passed_over.append)(player)
            self.turns[player] += self.short

    def others(self, player: str) -> list[str]:
        """Whose rounds a player answers, in the order of the mail: from the left neighbour on."""
        at = self.seats.index(player)
        ring = self.seats[at + 1 :] + self.seats[:at]
        return [teller for teller in ring if teller in self.cycle.tellers]

    def may_give(self, player: str, answer: dict[str, list[str]]) -> bool:
        """A whole answer: right rounds, right numbers, all in the hand, and no card for two tables."""
        if not answer or not set(answer) <= set(self.others(player)):
            return False
        for letters in answer.values():
            if len(letters) != self.cards_given or len(set(letters)) != len(letters):
                return False
            if not set(letters) <= set(self.hands[player]):
                return False
        after = {**self.cycle.given.get(player, {}), **{to: self._cards(player, said) for to, said in answer.items()}}
        used = [card for cards in after.values() for card in cards]
        if player in self.cycle.clues:
            used.append(self.cycle.clues[player])
        return len(used) == len(set(used))

    def give(self, player: str, answer: dict[str, list[str]]) -> None:
        own = self.cycle.given.setdefault(player, {})
        own.update({to: self._cards(player, letters) for to, letters in answer.items()})

    def take_back(self, player: str) -> None:
        self.cycle.given.pop(player, None)

    def _cards(self, player: str, letters: list[str]) -> list[str]:
        return [self.hands[player][letter] for letter in letters]

    def owes_cards(self) -> dict[str, list[str]]:
        given = self.cycle.given
        owing = {player: [to for to in self.others(player) if to not in given.get(player, {})] for player in self.seats}
        return {player: rounds for player, rounds in owing.items() if rounds}

    def free(self, player: str) -> set[str]:
        """The cards of a hand that lie on no table."""
        laid = {card for cards in self.cycle.given.get(player, {}).values() for card in cards}
        return set(self.hands[player].values()) - laid - {self.cycle.clues.get(player, "")}

    def lay(self, orders: dict[str, list[str]]) -> None:
        """The tables as the program laid them; what lies there must be what was given."""
        for teller in self.cycle.tellers:
            owner = {self.cycle.clues[teller]: teller}
            for player, rounds in self.cycle.given.items():
                owner.update(dict.fromkeys(rounds.get(teller, ()), player))
            assert sorted(orders[teller]) == sorted(owner)
            self.cycle.tables[teller] = [(card, owner[card]) for card in orders[teller]]
            for card, player in self.cycle.tables[teller]:
                self.hands[player] = {letter: own for letter, own in self.hands[player].items() if own != card}

    def may_vote(self, player: str, answer: dict[str, list[int]]) -> bool:
        if not answer or not set(answer) <= set(self.others(player)):
            return False
        for teller, numbers in answer.items():
            table = self.cycle.tables[teller]
            if not 1 <= len(set(numbers)) <= self.most_votes:
                return False
            if any(not 1 <= number <= len(table) or table[number - 1][1] == player for number in numbers):
                return False
        return True

    def vote(self, player: str, answer: dict[str, list[int]]) -> None:
        own = self.cycle.votes.setdefault(player, {})
        own.update({teller: list(dict.fromkeys(numbers)) for teller, numbers in answer.items()})

    def owes_votes(self) -> dict[str, list[str]]:
        cast = self.cycle.votes
        owing = {player: [to for to in self.others(player) if to not in cast.get(player, {})] for player in self.seats}
        return {player: rounds for player, rounds in owing.items() if rounds}

    def reveal(self) -> list[tuple[int, str, dict[str, int]]]:
        """Number, storyteller and points of every round of the cycle, in the order in which they are told."""
        told = []
        for teller in self.cycle.tellers:
            self.rounds_told += 1
            self.turns[teller] += 1
            points = self._points(teller)
            for player, earned in points.items():
                self.scores[player] = self.scores.get(player, 0) + earned
            told.append((self.rounds_told, teller, points))
            if teller in self.passed_over:
                self.passed_over.remove(teller)
        return told

    def _points(self, teller: str) -> dict[str, int]:
        table = self.cycle.tables[teller]
        ballots = {player: votes[teller] for player, votes in self.cycle.votes.items() if votes.get(teller)}
        points = dict.fromkeys(self.seats, 0)
        if not ballots:
            return points
        target = next(number for number, (_, owner) in enumerate(table, 1) if owner == teller)
        found = [player for player, numbers in ballots.items() if target in numbers]
        if len(found) in (0, len(ballots)):
            for player in ballots:
                points[player] += 2
        else:
            for player in (teller, *found):
                points[player] += 3
        for player in found:
            if len(ballots[player]) == 1:
                points[player] += self.single_vote_bonus
        for player in self.seats:
            if player != teller:
                own = [number for number, (_, owner) in enumerate(table, 1) if owner == player]
                caught = sum(numbers.count(number) for numbers in ballots.values() for number in own)
                points[player] += min(caught, self.decoy_cap)
        return points
