"""The sentences of the rules page about a round: what it is about, the deal, clue, cards and vote, and the mail."""

from __future__ import annotations

from dixit_pbem.engine.playable import all_find_it
from dixit_pbem.engine.systems import HAND_LETTERS, Rules, Scoring, Voters
from dixit_pbem.words.language import Words

Paragraphs = tuple[str, ...]


def paragraph(*sentences: str) -> Paragraphs:
    """One paragraph of the sentences that are not empty; none if all are."""
    text = " ".join(filter(None, sentences))
    return (text,) if text else ()


def idea(words: Words, rules: Rules) -> Paragraphs:
    """What the game is about."""
    if rules.blind_clue:
        clue = words.say(
            "Each round one of you is the storyteller and gives a clue before anybody has seen a single card. Then "
            "everybody, the storyteller too, adds a picture from their own hand that fits it."
        )
    else:
        clue = words.say(
            "Each round one of you is the storyteller and gives a clue to a picture from their own hand. The others "
            "add pictures of theirs that fit the clue as well."
        )
    if rules.scoring is Scoring.CROWD:
        search = words.say(
            "All the pictures lie on the table, without names, and you vote for the one that you expect most of you to "
            "choose."
        )
    else:
        search = words.say("All the pictures lie on the table, without names, and you look for the storyteller’s.")
    if rules.together:
        at_once = words.say(
            "In this game all of you tell at once: everybody gives a clue, then a card to each clue of the others, "
            "then a vote at each of their tables. So a cycle, in which each of you tells once, "
            "takes three mails."
        )
        return *paragraph(clue, search), at_once
    if not rules.pairs:
        return paragraph(clue, search)
    teams = words.say("You play in teams of two: partners sit opposite each other and share their points.")
    return paragraph(clue, search, teams)


def deal(words: Words, rules: Rules) -> Paragraphs:
    """How many cards a hand has, and who may see them."""
    hand = words.count(
        "Everybody gets {count} card. It stays secret and has the letter A.",
        "Everybody gets {count} cards. They stay secret and have letters, A to {last}.",
        rules.hand,
        last=HAND_LETTERS[rules.hand - 1],
    )
    sealed = words.say("You will see them only when the clue is there.") if rules.blind_clue else ""
    partners = words.say("Partners do not show each other their cards.") if rules.pairs else ""
    return paragraph(hand, sealed, partners, words.say("All the other cards are the pile."))


def clue(words: Words, rules: Rules) -> Paragraphs:
    """What the storyteller does, with advice."""
    if rules.blind_clue:
        first = words.say("The storyteller gives the clue first, without having seen a card.")
    else:
        first = words.say("The storyteller chooses a card from their own hand and gives a clue to it.")
    anything = words.say(
        "Anything goes: a word, a sentence, a line from a song, a quotation, a sound, something made up. A picture, a "
        "recording or a link may come with it, but never without a few words."
    )
    if rules.scoring is Scoring.CROWD:
        advice = words.say(
            "Advice for storytellers: a clue that only one picture can answer leaves nothing to choose, and a clue "
            "that every picture answers leads nowhere. Say something that sends several of you dreaming the same way."
        )
    elif rules.all_back and rules.none_back:
        advice = words.say(
            "Advice for storytellers: you lose points if everybody finds your picture, and also if nobody does. So do "
            "not describe it, and do not lose it in the fog either. The best clue opens the door to a few of you."
        )
    else:
        advice = words.say(
            "Advice for storytellers: you go away with nothing if everybody finds your picture, and also if nobody "
            "does. So do not describe it, and do not lose it in the fog either. The best clue opens the door to a few "
            "of you."
        )
    return (*paragraph(first, anything), advice)


def cards(words: Words, rules: Rules, *, players: int) -> Paragraphs:
    """Who gives how many cards, and how they lie on the table."""
    table = words.count(
        "The {count} card lies face up, with its number.",
        "The {count} cards are shuffled and lie face up, numbered 1 to {count}.",
        rules.table_size(players),
    )
    if rules.pairs:
        return _cards_of_pairs(words, rules), table
    if not rules.blind_clue:
        given = words.count(
            "Everybody else gives a card that fits the clue.",
            "Everybody else gives {count} cards that fit the clue.",
            rules.cards_given,
        )
    else:
        given = words.count(
            "Everybody, the storyteller too, gives a card that fits the clue.",
            "Everybody else gives {count} cards that fit the clue, and the storyteller gives one.",
            rules.cards_given,
        )
    return paragraph(given, table)


def _cards_of_pairs(words: Words, rules: Rules) -> str:
    if rules.blind_clue:
        own = words.say("The storyteller and their partner give a card each that fits the clue.")
    else:
        own = words.say("The storyteller’s partner gives a card that fits the clue.")
    others = words.say(
        "Every other team gives one as well: whoever of the two hands in a card first has given it, and the other one "
        "will vote. Partners may talk, but only in words that everybody can read, and never about what is on their "
        "pictures."
    )
    return f"{own} {others}"


def vote(words: Words, rules: Rules, *, players: int) -> Paragraphs:
    """Who votes, how often, and for what."""
    match rules.voters:
        case Voters.LISTENERS:
            who = words.say("Everybody but the storyteller votes.")
        case Voters.EVERYBODY:
            who = words.say("Everybody votes, the storyteller too.")
        case Voters.OTHER_PAIRS:
            who = words.say("In every team but the storyteller’s, the one who did not give a card votes.")
    how_many = words.count(
        "You have one vote.",
        "You have up to {count} votes, for different cards. You need not use them all.",
        rules.votes,
    )
    if not rules.red_mark:
        red = ""
    elif rules.voters is Voters.EVERYBODY:
        red = words.say("The storyteller also puts a red mark on a card, even on the one they vote for.")
    else:
        red = words.say("The storyteller puts a red mark on a card.")
    every = (
        words.say("So you may choose every card, and all of you can find it.") if all_find_it(rules, players) else ""
    )
    secret = words.say("Every vote stays secret until the last one is in.")
    return paragraph(who, how_many, every, _own_card(words, rules), red, secret)


def _own_card(words: Words, rules: Rules) -> str:
    if rules.pairs:
        return words.say("A vote for your partner’s card is allowed, but it brings nothing.")
    if rules.scoring is Scoring.CROWD and rules.own_card_vote:
        return words.say("You may vote for a card of your own.")
    if rules.own_card_vote:
        return words.say("You may vote for a card of your own, but it brings nothing.")
    return words.say("You may not vote for a card of your own.")


def by_mail(words: Words, rules: Rules) -> Paragraphs:
    """How to answer, in one paragraph."""
    if rules.blind_clue:
        clue = words.say("A clue is just your words, such as “the long way home”.")
    else:
        letter = HAND_LETTERS[min(2, rules.hand - 1)]
        clue = words.say("A clue is the letter and your words, such as “{letter}: the long way home”.", letter=letter)
    return paragraph(
        words.say("Just reply to the mail: letters mean cards in your hand, numbers mean cards on the table."),
        clue,
        *(_at_once_by_mail(words, rules) if rules.together else _one_round_by_mail(words, rules)),
        _red_by_mail(words, rules),
        words.say("You always hear back how your answer was understood."),
        words.say("As long as the game waits for somebody, you may change your mind: your last answer counts."),
    )


def _at_once_by_mail(words: Words, rules: Rules) -> Paragraphs:
    """How cards and votes are written for several rounds."""
    answers = words.say(
        "For the cards write a letter for each clue in the order of the mail, such as “B F A”, or say for whom each "
        "is: “Ana B, Cyd F”; numbers for the votes likewise. Some may come now and the others later."
    )
    more_than_one = max(rules.votes, rules.cards_given) > 1
    several = words.say("Several for one round stand together: “3 5 / 1 / 4”, or “Ana 3 5”.") if more_than_one else ""
    return answers, several, words.say("Nothing but a greeting and your name may stand beside them.")


def _one_round_by_mail(words: Words, rules: Rules) -> Paragraphs:
    """How cards and votes are written for the one round that is open."""
    start = 1 if rules.hand > rules.cards_given else 0
    card = words.count(
        "To give a card, write its letter: “{letters}”.",
        "To give cards, write their letters: “{letters}”.",
        rules.cards_given,
        letters=", ".join(HAND_LETTERS[start : start + rules.cards_given]),
    )
    vote = words.count(
        "To vote, write the number: “3”.",
        "To vote, write one number or several: “3” or “{numbers}”.",
        rules.votes,
        numbers={1: "3", 2: "1, 3", 3: "1, 2, 3"}[rules.votes],
    )
    return card, vote


def _red_by_mail(words: Words, rules: Rules) -> str:
    if not rules.red_mark:
        return ""
    if rules.voters is Voters.EVERYBODY:
        return words.say("The storyteller adds the red mark: “3 red 1”.")
    return words.say("The storyteller writes where the red mark goes: “red 1”.")
