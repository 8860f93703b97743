"""What is wrong with an outcome: the judge's word on the text, and the truth of how the mail was laid."""

from __future__ import annotations

import re
from dataclasses import replace

from dixit_pbem.post.reading.answers import Command
from tests.post.reading.wide.judge import judge
from tests.post.reading.wide.judge_clue import against_a_blind_clue, against_a_clue
from tests.post.reading.wide.judge_cores import candidate, is_choice
from tests.post.reading.wide.judge_text import clauses, is_polite
from tests.post.reading.wide.made import COURTEOUS, ENDED, UNMARKED, Mail, Piece
from tests.post.reading.wide.moves import Move
from tests.post.reading.wide.reader import Outcome

AWAY = re.compile(
    r"\bcongé|bureau|büro|urlaub|oficina|vacaciones|\baway\b|office|leave|holiday|ufficio|ferie|escritório|férias"
    r"|biurem|urlop",
    re.IGNORECASE,
)
INITIAL = re.compile(r"[A-F]\. .+")
"""A name, which is a card and its clue where it begins the mail: nobody signs above what they write."""
DECIDES = re.compile(
    r"\b(?:je (?:vote|choisis|prends|joue|donne|mets|pense|crois|dis|dirais|mise)|mon (?:vote|choix)|pour moi"
    r"|lettre|i vote"
    r"|i play|i give|i choose|i pick|i think|i say|for me|voto|scelgo|metto|gioco|secondo me|para mim|acho"
    r"|punto su(?:lla|l)?|escolho|fico com|g[łl]osuj[ęe]|wybieram|stawiam|moim zdaniem|obstawiam|biorę"
    r"|card|carte|carta|kart[aęy]|i'll take|vote for|my vote|il mio voto|o meu voto|m[óo]j g[łl]os"
    r"|g[łl]os na|credo|penso che|penso que|per me|dla mnie|musi być|i believe|diria|direi|dico|digo|please"
    r"|poproszę|s'il te plaît|svp"
    r"|going with|i go for"
    r"|gets my vote|i'm voting|i am voting|must be|dev'essere|deve essere|deve ser"
    r"|l?a (?:prima|seconda|terza|quarta|quinta|sesta|primeira|segunda|terceira|sexta)$"
    r"|ich (?:stimme|nehme?|wähle|tippe|glaube?|denke|sage|würde|bin|setze|entscheide|gebe?|lege|spiele)|tippe auf"
    r"|meine? (?:stimme|tipp|wahl|antwort|karte)|für mich|von mir|bekommt meine|meinung nach|am besten|sin duda"
    r"|muss die|karte|buchstabe"
    r"|bitte|elijo|me quedo|creo que|pienso que|apuesto|voy con|me la juego|le voy|me decanto|tiene que|pa mí|para mí"
    r"|mi (?:voto|elección|carta)|letra|por favor|porfa|doy|juego|pongo"
    r"|my choice is|my answer|letter|lettera|letra|litera|mia scelta|minha escolha|mój wybór"
    r"|do la|dou a|jogo a|daję|gram|kładę|prendo la)\b|^vot[eo]\b|^stimme:|^l?a [A-H1-8]\b|^die [A-H1-8]\b"
    r"|^(?:n[ro.º]|num[eé]ro|número|nummer|numer|number)(?=[ .\d])",
    re.IGNORECASE,
)
"""Whoever says so decides, whether or not a mark parts it from what else they say."""
NOUN_ALONE = re.compile(r"(?:n[ro.º]|num[eé]ro|número|nummer|numer|number)\.? *\w+\W*$", re.IGNORECASE)
"""`no. 5`, which may as well be the number of a train."""
SLANG = re.compile(
    r"(?:(?:card|letter|carta|lettera|letra|litera|karta|karte|buchstabe) )?[B-DF-H](?: [^\W\d_]{2,}){1,4}",
    re.IGNORECASE,
)
"""A letter that is no word, and a word or a few on it that nothing parts: `D fácil`."""
ADVERB = re.compile(r"(?i:[^\W\d_]+(?:mente|ly|ście)) [B-DF-H]\.?")
"""`Ovviamente B.`"""
NAMED = re.compile(
    r"(?:card|letter|carta|lettera|letra|litera|karta|karte|buchstabe) [A-H](?: [^\W\d_]{2,}){1,4}", re.IGNORECASE
)
OPEN = re.compile(
    r"\b(?:or|anything but|could be|no idea|if only|o (?:la|il|l)|oppure|tranne|boh|potrebbe"
    r"|ou|menos|podia|lub|albo"
    r"|oder|außer|könnte|vielleicht|keine ahnung|podría|quizá|ni idea|tuviera"
    r"|może|gdyby|(?<!-)se|not sure|forse|talvez|chyba)\b",
    re.IGNORECASE,
)
"""Words with which more than one card, or none, may be meant."""
SPOKEN_OF = re.compile(
    r"^(?:card|la carte|la carta|a carta|karta|die karte) [A-H] (?:is|est|è|é|jest|ist|es) [^\n:]*$", re.MULTILINE
)
"""A line that says something of a card, and chooses none."""
SPOKEN_BESIDE = (
    "no answer",
    "several answers",
    "another candidate",
    "a no beside it",
    "words that take it away before it",
    "a question",
)
"""What the judge, who reads word by word, says of a mail in which other cards are spoken of."""
LITTLE = frozenset("AEIOUWYZaeiouwyz")
FEW = 2
"""So many words of a comment may lead into an answer: `Trudna sprawa 1`."""
HARMLESS = (Command.STATUS, Command.HAND, Command.HELP)
COULD_BE_CLUES = {"comment", "reason", "number", "little", "ordinal"}
"""Small talk that might as well be the clue where a clue is all that is asked for."""
TO_FRIENDS = re.compile(
    r"\b(?:sorry|scus\w+|desculp\w+|wybacz\w+|przepraszam|says hello|saluta|manda beijos|pozdrawia|first of all"
    r"|prima di tutto|primeiro que tudo|hello|ciao|olá|cześć|just a second|un secondo|um segundo|see you|vediamo"
    r"|back on|call me|give me|chiamami|round|turno|ronda|runda|score|to go|left|mancano|faltam|zostało|points|punti"
    r"|hallo|moin|servus|huhu|grüßt|bis bald|bis morgen|entschuldig\w*|tut mir leid|schönes wochenende"
    r"|ruf mich|bis um|runde|punkte|noch \w+ und|perdón|perdonad|hola|saluda|nos vemos|hasta|faltan|puntos|buen fin"
    r"|siento|llámame|erst mal"
    r"|nice weekend|fine settimana|fim de semana|weekendu|miei saluti|a domani|a presto|hug|jutra|amanhã)\b",
    re.IGNORECASE,
)
"""What is said to friends and not of a picture: no clue unless it is called one."""


def wrong(mail: Mail, outcome: Outcome) -> str:
    """Why a careful person would not have recorded this; nothing where all is well."""
    match outcome:
        case Move():
            return wrong_move(mail, outcome)
        case Command.YES:
            return "nothing was offered"
        case Command.AWAY:
            return "" if AWAY.search(mail.text) else "nobody is away"
        case Command():
            return "" if outcome in HARMLESS else "nobody asked for that"
        case _:
            return ""


def is_as_meant(mail: Mail, outcome: Outcome) -> bool:
    """Was recorded what its writer meant?"""
    return mail.core is not None and isinstance(outcome, Move) and is_the_answer(mail, outcome, mail.core.move)


def wrong_move(mail: Mail, move: Move) -> str:
    if (
        mail.situation == "blind"
        and mail.core is None
        and could_be_a_clue(mail, move.clue)
        and not TO_FRIENDS.search(move.clue)
    ):
        mixed = mail.kinds & {*COURTEOUS} and len(mail.text.split()) > 1
        return against_a_blind_clue(mail.text, move) if mixed else ""
    if mail.core is None and mail.situation == "clue" and INITIAL.match(mail.text):
        return ""
    if mail.core is None and mail.standing and in_order(move) == in_order(mail.standing):
        return ""  # nothing changes
    if mail.core is None:
        return "there is no answer in it"
    if mail.situation == "blind" and mail.core.form == "bare" and mail.kinds <= {*COULD_BE_CLUES, *COURTEOUS}:
        return against_a_blind_clue(mail.text, move)
    if not is_the_answer(mail, move, mail.core.move):
        return "another answer than was given"
    if mail.situation == "blind":
        return against_a_blind_clue(mail.text, move)
    if mail.situation == "clue":
        return against_a_clue(SPOKEN_OF.sub("", mail.text), mail.asked, move)
    return against_the_judge(mail, move)


def against_the_judge(mail: Mail, move: Move) -> str:
    """Why the judge would not have recorded these cards or votes, though they were meant."""
    verdict = judge(mail.text, mail.asked, standing=mail.standing is not None)
    if in_order(move) in map(in_order, verdict.moves):
        return ""
    why = verdict.why.removeprefix("second thoughts, then ")
    asked_for = decides(mail) or (mail.core is not None and mail.core.form == "with a name")
    if asked_for and why in (*SPOKEN_BESIDE, "a label", "changes an earlier move") and only_speaks_of_others(mail):
        return ""
    if takes_leave(mail):
        return ""
    changes = mail.standing is not None and not changes_its_mind(mail, verdict.why)
    spoken_of = why in SPOKEN_BESIDE and only_speaks_of_others(mail) and not is_glued(mail)
    return "" if not changes and (is_slang(mail) or spoken_of) else verdict.why


def decides(mail: Mail) -> bool:
    """Do the words of the answer ask for it, and is nothing glued to a mere `no. 5` that could be one as well?"""
    if mail.core is None or not DECIDES.search(mail.core.text):
        return False
    if not NOUN_ALONE.match(mail.core.text):
        return True
    behind = [piece for piece in mail.behind[:1] if piece.joint == UNMARKED]
    return not any(names_another(mail, piece) for piece in behind) and not unparted_above(mail)


def is_glued(mail: Mail) -> bool:
    """Does talk stand before or behind a bare answer with no mark, so that it may as well be one sentence with it?

    Courtesy may, beside a number; an initial ends a good-bye as well. A sentence of its own behind begins with a
    capital.
    """
    core = mail.core.text if mail.core else ""
    behind = [piece for piece in mail.behind[:1] if piece.joint == UNMARKED and not piece.talk.text[0].isupper()]
    behind = behind if core[-1:] not in ENDED else []
    behind = [piece for piece in behind if mail.asked.numbers or names_another(mail, piece)]
    return bool(unparted_above(mail)) or any(piece.talk.kind not in (*COURTEOUS, "reason", "hedge") for piece in behind)


def unparted_above(mail: Mail) -> list[Piece]:
    """What leads into the answer without a mark: no courtesy beside a number, and no reason."""
    core = mail.core.text if mail.core else ""
    calm = (*COURTEOUS, "reason", "hedge") if mail.asked.numbers else ("reason", "hedge")
    before = [piece for piece in mail.before[-1:] if piece.joint == UNMARKED and core[:1].isalnum()]
    before = before if not core[:1].isupper() or len(core) == 1 else []
    before = [piece for piece in before if piece.talk.text[-1:] not in ENDED and piece.talk.kind not in calm]
    before = [piece for piece in before if piece.talk.kind != "comment" or len(piece.talk.text.split()) > FEW]
    chosen = mail.core.move.chosen if mail.core else ()
    before = [piece for piece in before if not any(word in chosen for word in piece.talk.text.split())]  # the same card
    polite = mail.asked.numbers
    return [piece for piece in before if not (polite and is_polite(clauses(piece.talk.text)[-1]))]


def only_speaks_of_others(mail: Mail) -> bool:
    """Is every other card no more than spoken of: no doubt, no second thought, no word for more than one?

    That the card read is the one that was meant has been seen before. Whoever decides may have asked and wavered
    before; friends may be asked how they are.
    """
    sure = decides(mail)
    for piece in mail.pieces:
        kind, above = piece.talk.kind, piece in mail.before and piece not in mail.behind
        changes = kind == "retraction" and sure  # and the answer behind it decides
        calm = above and (changes or ((kind == "retraction" or sure) and not mail.standing))
        if kind in ("doubt", "retraction") and not calm:
            return False
        if kind == "hedge" and mail.standing and not sure:
            return False
        if sure and above:
            continue
        if kind == "table" and (OPEN.search(piece.talk.text) or "?" in piece.talk.text) and names_another(mail, piece):
            return False
    return mail.core is None or mail.core.form != "a question"


def names_another(mail: Mail, piece: Piece) -> bool:
    """Does it speak of another card than the one that the answer gives?"""
    chosen = mail.core.move.chosen if mail.core else ()
    tokens = [token for clause in clauses(piece.talk.text) for token in clause.raw if is_choice(token, mail.asked)]
    return any(candidate(token, mail.asked) not in chosen for token in tokens)


def takes_leave(mail: Mail) -> bool:
    """`D Pozdrawiam`, `1 a presto e grazie`: behind a bare answer a good-bye alone, which no mark needs to part.

    Nobody means another card by it, whether or not an answer stands; a letter that is a word as well is left out.
    """
    core = mail.core
    calm = {*COURTEOUS, "little"} if mail.asked.numbers else {*COURTEOUS}
    polite = bool(mail.behind) and all(is_polite(clauses(piece.talk.text)[-1]) for piece in mail.behind)
    if core is None or mail.before or not polite or not mail.kinds <= calm:
        return False
    bare = len(core.text) == 1 and core.text not in LITTLE
    return bare and not any(names_another(mail, piece) for piece in mail.behind)


def takes_back_first(mail: Mail, piece: Piece) -> bool:
    """`I have changed my mind. 5`: does it stand before the answer?"""
    return piece.talk.kind == "retraction" and piece in mail.before and piece not in mail.behind


def changes_its_mind(mail: Mail, why: str) -> bool:
    """Has the judge, too, seen that what stands is taken back, and looks at what comes behind as at a first answer?"""
    return why.startswith("second thoughts") and any(takes_back_first(mail, piece) for piece in mail.before)


def is_slang(mail: Mail) -> bool:
    """Is it a card with a reason or a comment behind it, of no card, or an adverb in front, and nothing else?"""
    if ADVERB.fullmatch(mail.text):
        return True
    spoken = SLANG.fullmatch(mail.text) or NAMED.fullmatch(mail.text)
    return bool(spoken) and not mail.before and mail.kinds <= {"reason", "comment"}


def in_order(move: Move) -> Move:
    return replace(move, chosen=tuple(sorted(move.chosen)))


def is_the_answer(mail: Mail, move: Move, meant: Move) -> bool:
    if (move.red, sorted(move.chosen)) != (meant.red, sorted(meant.chosen)):
        return False
    read, given = words_alone(move.clue), words_alone(meant.clue)
    if mail.core and mail.core.form == "with a name":
        read = read.removeprefix(words_alone(mail.core.text.split(":")[0])).strip()
    return read == given or bool(mail.core and mail.core.form == "in doubt" and read.endswith(given))


def words_alone(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def could_be_a_clue(mail: Mail, clue: str) -> bool:
    """Small talk that holds more than courtesy and nothing about the game; who signs below it may use an initial."""
    said = words_alone(clue)
    told = {piece.talk.kind for piece in mail.pieces if words_alone(piece.talk.text) in said} - {*COURTEOUS}
    a_name = mail.kinds == {"signoff"} and len(mail.text.split()) == 1
    return told <= COULD_BE_CLUES and (bool(told) or a_name) and not TO_FRIENDS.search(clue)


def is_sure(mail: Mail) -> bool:
    """Would everybody understand it, so that a question is needless?"""
    if mail.core is None or mail.grade not in ("bare", "asked", "comment"):
        return False
    if mail.situation == "clue":
        grown = any(piece.joint == "\n" and piece.talk.kind == "comment" for piece in mail.behind)
        return not grown and not against_a_clue(mail.text, mail.asked, mail.core.move)
    if mail.situation == "blind":
        return mail.core.form == "asked" and not against_a_blind_clue(mail.text, mail.core.move)
    verdict = judge(mail.text, mail.asked, standing=mail.standing is not None)
    return verdict.sure and verdict.moves == {mail.core.move}
