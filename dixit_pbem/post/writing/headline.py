"""How a round came out for its reader: the headline of the results, and a sentence more where there is one. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from dixit_pbem.engine.model import PlayerName, Reason, Round, Scored, side_of
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View
from dixit_pbem.post.said import Tidings
from dixit_pbem.post.writing.letter import Desk
from dixit_pbem.words import Words, rounds

MOST_NAMES = 4
"""More than so many people are counted."""


def headline(view: View, desk: Desk) -> tuple[str, ...]:
    """What the last round was to the reader, the best first; the first is a headline, the others are sentences."""
    played = view.last
    if played is None or played.result is None:
        return ()
    words = desk.words
    if desk.is_new:
        return (
            rounds.came_out(words, played.number),
            rounds.outcome(words, view.rules, played=played, scored=played.result),
        )
    if played.result.void:
        return (words.say("Nobody voted, so nobody gets points"),)
    share = _Share(view, desk, played, played.result)
    told = tuple(share.crowd() if view.rules.scoring is Scoring.CROWD else share.story())
    first, *rest = told or (rounds.came_out(words, played.number),)
    return (first, *(f"{each}." for each in rest))


@dataclass(frozen=True)
class _Share:
    """The reader's share in a round."""

    view: View
    desk: Desk
    played: Round
    scored: Scored

    @property
    def words(self) -> Words:
        return self.desk.words

    @property
    def reader(self) -> PlayerName:
        return self.view.reader

    @property
    def teller(self) -> PlayerName:
        return self.played.storyteller or self.reader

    @cached_property
    def side(self) -> tuple[PlayerName, ...]:
        """The reader, and their partner where there is one."""
        return side_of(self.view.rules, self.view.seats, self.reader)

    @cached_property
    def partner(self) -> PlayerName | None:
        return next((player for player in self.side if player != self.reader), None)

    @cached_property
    def owners(self) -> dict[int, PlayerName]:
        return {card.number: card.owner for card in self.played.table}

    def story(self) -> Iterator[str]:
        """Where the storyteller's card is looked for."""
        fooled, found = self._fooled(), self.scored.found
        if self.teller in self.side:
            yield self._search(found)
            if self.reader != self.teller:
                yield from self._fooling(fooled)
        elif not found and not fooled and self.votes(self.reader) and self._own_cards():
            yield self.words.say("Nobody found {name}’s card, and nobody yours", name=self.teller)
        else:
            vote, card = self._vote(found), tuple(self._fooling(fooled))
            first, second = (vote, card) if set(self.side) & set(found) or not fooled else (card, vote)
            yield from (*first, *second)

    def votes(self, player: PlayerName) -> tuple[int, ...]:
        return self.played.votes.get(player, ())

    def _own_cards(self) -> set[int]:
        """What lies on the table of the reader's side, but the card that is looked for."""
        story = self.teller if self.view.rules.scoring is Scoring.STORY else None
        return {number for number, owner in self.owners.items() if owner in self.side and owner != story}

    def _fooled(self) -> tuple[PlayerName, ...]:
        """Who voted for a card of the reader's side, of the others."""
        own = self._own_cards()
        return tuple(name for name, chosen in self.played.votes.items() if name not in self.side and own & set(chosen))

    def _search(self, found: Sequence[PlayerName]) -> str:
        """How the storyteller's card fared, for the storyteller and their partner."""
        words, voters = self.words, [name for name, chosen in self.played.votes.items() if chosen]
        if self.teller != self.reader:
            if not found:
                return words.say("Nobody found {name}’s card", name=self.teller)
            if len(found) == len(voters):
                return words.say("Everybody found {name}’s card", name=self.teller)
            return words.say("Some found {name}’s card, but not all", name=self.teller)
        if not found:
            return words.say("Nobody found your card")
        if len(found) == len(voters):
            return words.say("Everybody found your card")
        if len(found) > MOST_NAMES:
            return words.count("{count} of you found your card", "{count} of you found your card", len(found))
        names = words.names(found)
        return words.count("Only {names} found your card", "{names} found your card", len(found), names=names)

    def _vote(self, found: Sequence[PlayerName]) -> tuple[str, ...]:
        """What became of the reader's vote, or of their partner's."""
        words, chosen = self.words, self.votes(self.reader)
        if self._chance_voted:
            hit = self.reader in found
            return (words.say("Chance voted for you and found it") if hit else words.say("Chance voted for you"),)
        if self.reader in found:
            return (words.say("You found it"),)
        if chosen:
            return (self._misled([self.owners[number] for number in chosen]),)
        if self.partner is None or self.partner not in self.played.votes:
            return (words.say("You did not vote this time"),)
        if self.partner in found:
            return (words.say("{name} found it for the two of you", name=self.partner),)
        return (words.say("{name} did not find it", name=self.partner),)

    @property
    def _chance_voted(self) -> bool:
        return any(news.told is Tidings.VOTE_BY_CHANCE and self.reader in news.names for news in self.desk.news)

    def _misled(self, owners: Sequence[PlayerName]) -> str:
        """Whose cards the reader took for the storyteller's."""
        words, others = self.words, tuple(dict.fromkeys(owner for owner in owners if owner != self.reader))
        if self.partner in others:
            return words.say("That was {name}’s card, of your own team", name=self.partner)
        names = words.names(others)
        return words.count("{names}’s card misled you", "The cards of {names} misled you", len(others), names=names)

    def _fooling(self, fooled: Sequence[PlayerName]) -> Iterator[str]:
        """What the reader's card did to the others."""
        words, own = self.words, self._own_cards()
        if not own:
            return
        gave = any(self.owners[number] == self.reader for number in own)
        if not fooled:
            yield words.say("Nobody fell for your card") if gave else words.say("Nobody fell for your team’s card")
        elif len(fooled) > MOST_NAMES:
            yield words.count("Your card fooled {count} of you", "Your card fooled {count} of you", len(fooled))
        elif gave:
            yield words.count(
                "Your card fooled {names}", "Your card fooled {names}", len(fooled), names=words.names(fooled)
            )
        else:
            yield words.count(
                "Your team’s card fooled {names}",
                "Your team’s card fooled {names}",
                len(fooled),
                names=words.names(fooled),
            )

    def crowd(self) -> Iterator[str]:
        """Where one votes with the many."""
        caught = [name for name, chosen in self.played.votes.items() if self.played.red in chosen]
        if self.reader == self.teller and self.played.red is not None:
            yield self._marked(caught)
        yield self._with_the_crowd()
        words, chose = self.words, len(self._fooled())
        if not chose:
            yield words.say("Nobody else chose your own card")
        else:
            yield words.count("{count} other chose your own card", "{count} others chose your own card", chose)

    def _marked(self, caught: Sequence[PlayerName]) -> str:
        words = self.words
        if not caught:
            return words.say("Your red mark caught nobody")
        if len(caught) > MOST_NAMES:
            return words.count(
                "Your red mark caught {count} of you", "Your red mark caught {count} of you", len(caught)
            )
        names = words.names(caught)
        return words.count("Your red mark caught {names}", "Your red mark caught {names}", len(caught), names=names)

    def _with_the_crowd(self) -> str:
        words, chosen = self.words, self.votes(self.reader)
        if self._chance_voted:
            return words.say("Chance voted for you")
        if not chosen:
            return words.say("You did not vote this time")
        if any(award.player == self.reader and award.reason is Reason.CROWD for award in self.scored.awards):
            return words.say("You voted with the crowd")
        if self.played.red in chosen:
            return words.say("The card you chose bears the red mark")
        return words.say("Nobody else chose what you chose")
