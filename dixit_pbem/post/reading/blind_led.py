"""A blind clue that words lead to: `They shall be: “…”`, `hmm, let me see`, `“…” or “…”. I take the latter`."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.asking import asks_after_it
from dixit_pbem.post.reading.blind_talk import is_no_sure_clue
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_words import (
    OF_CLUES,
    corrects,
    is_farewell,
    is_taken_back,
    told,
    without_courtesy,
    without_wish,
)
from dixit_pbem.post.reading.labels import Spotted, quotations
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.languages.pointing import ASKS_WHICH
from dixit_pbem.post.reading.languages.weighing import BY_THE_WAY, FORGETS
from dixit_pbem.post.reading.lines import normal
from dixit_pbem.post.reading.plain import ALL_COURTESY, DENIES, DOUBTS
from dixit_pbem.post.reading.pointed import CHANGES, REQUESTS
from dixit_pbem.post.reading.sense import IFS
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import tokens_of

_IT_IS = words(
    "es serán son va van queda mi mis el aquí ahí pues venga vamos"
    " they it this that mine shall should be will would is are am here so well eccolo eccola ecco ecco-lo sono è sarà"
    " saranno sarebbe la il mio mia e o a minha meu é são será serão fica to jest są będzie będą brzmi moje mój no"
    " bora lá então allora dunque więc"
)
"""Words of a line that leads to a quotation and says no more."""
_ENDS_IN = words("es son serán queda is are be è sono sarà saranno é são será serão fica jest są będzie będą brzmi to")
_PLAYS_DOWN = phrases(
    "es lo que hay|es lo que tengo|no se me ocurre nada mejor|no se me ocurre otra cosa|no doy para más"
    "|conformaos|no tengo nada mejor"
    "|if it's any good|if it is any good|best i can do|best i have|best i've got|it's what i've got|that's all i have"
    "|all i've got|it'll have to do|it will have to do|be kind|se va bene|se funziona|quel che passa|è quel che ho"
    "|meglio non so fare|di meglio non ho|accontentatevi|se presta|se é boa|se serve|é o que há|é o q há"
    "|é o que se arranja|não me ocorre melhor|czy dobre|lepszego nie mam|nic lepszego|tyle mam|co mam to mam"
    "|na tyle mnie stać"
)
"""What one says of a clue of which one is not proud."""
_THINKS = phrases(
    "a ver|veamos|vamos a ver|déjame ver|dejadme ver|déjame pensar|dejadme pensar|pues|pues nada|bueno|venga"
    "|ahí va"
    "|let me see|let's see|let me think|right then|here goes|okay then|vediamo|vediamo un po'|vediamo un po"
    "|fammi pensare|fatemi pensare"
    "|dunque|ecco|allora|deixa ver|deixem ver|deixa cá ver|deixem cá ver|ora bem|bora|bora lá|então vá|niech pomyślę"
    "|pomyślmy|zobaczmy|no dobra|no to|hm|hmm|mm|uhm|ehm"
)
"""A pause before the clue."""
_LATTER = phrases(
    "el segundo|la segunda|la otra|el otro"
    "|the second|the second one|the latter|the other one|il secondo|la seconda|o segundo|a segunda|to drugie|tę drugą"
    "|ta druga|drugie"
)
_FORMER = phrases(
    "el primero|la primera"
    "|the first|the first one|the former|il primo|la prima|o primeiro|a primeira|to pierwsze|tę pierwszą|ta pierwsza"
    "|pierwsze"
)
_TAKES = words(
    "tomo elijo escojo prefiero voy quedo cojo"
    " take taking choose choosing pick go going prefer with prendo scelgo vado preferisco tengo fico"
    " escolho vou prefiro"
    " levo biorę wybieram wolę stawiam niech"
)
_NODS = phrases(
    "vale|está bien|puede ser|te parece|os parece"
    "|va bene|ok|okay|is that ok|is that okay|tá bem|tá bom|pode ser|está bem|dobrze|może być|ok tak"
)
_TALKS = (
    in_any(lambda each: each.please | each.sorry | each.later | each.undecided | each.game | each.nouns)
    | ASKS_WHICH
    | words(
        "yo he estoy voy tengo mía mío dónde cuándo gracias"
        " thanks i i'm i've i'll my we our where when why io noi ho siamo mi mio mia dove quando eu nós estou vou tenho"
        " meu minha onde ja my mam mnie jestem mój moja gdzie kiedy czemu"
    )
)
"""Words of somebody who tells or asks something."""
_IN_ITALIAN = words("vediamo fammi fatemi dunque ecco allora ehm")
_ENDS = frozenset(".!?…☺")
_PROPOSES = in_any(lambda each: each.proposes)
_INSTEAD = in_any(lambda each: each.instead | each.now)
_PUTS_OFF = in_any(lambda each: each.undecided | each.later)
_FEW, _LONGEST, _A_PAIR = 2, 8, 2


def instead_of(text: prose.Written, asked: Asked) -> ClueRead | Unclear | None:
    """`I prefer “thirst” to “hunger”`, where “hunger” stands: the one other thing in quotation marks."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or text.automatic:
        return None
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    quoted = [each for each in quotations(written) if normal(each.words) != normal(standing.text)]
    if len(quoted) != 1:
        return None
    beside = f"{quoted[0].above} {quoted[0].below}"
    said = prose.words_in(tokens_of(beside))
    said = said[begins(said, _PROPOSES | REQUESTS) :]
    changes = len(quotations(written)) > 1 or not (OF_CHANGE | CHANGES).isdisjoint(said) or holds(said, _INSTEAD)
    doubts = not (DOUBTS - OF_CHANGE).isdisjoint(said) or holds(said, _PUTS_OFF) or not DENIES.isdisjoint(said)
    below = [(line,) for line in quoted[0].below.split("\n")[1:] if line.strip()]
    doubts = doubts or is_taken_back(quoted[0].below, asked) or corrects(below)
    return told(None, (quoted[0].words,), "") if changes and not doubts else None


def is_led_to_alone(spotted: Spotted, text: prose.Written) -> bool:
    """`They shall be: “…”`: the only quotation, and on its line above it no more than `it is`."""
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    line = spotted.above.rstrip().split("\n")[-1]
    said = prose.words_in(tokens_of(line))
    begin = next((at for at in range(len(said)) if _IT_IS.issuperset(said[at:])), len(said))
    ends = line[-1:] == ":" or (said[-1:] != () and said[-1] in _ENDS_IN)
    alone = spotted.quoted and len(quotations(written)) == 1 and begin < len(said) - 1 and ends
    whole = begin == 0 or _parted(line, said[begin:])
    above = prose.words_in(tokens_of(" ".join(spotted.above.split("\n"))))
    return alone and whole and (OF_CHANGE | DOUBTS).isdisjoint(above) and "?" not in line


def _parted(line: str, said: Sequence[str]) -> bool:
    """Do these words make up the last clause of the line?"""
    clauses = [clause.words for clause in clauses_of(((line,),)) if clause.words]
    return any(tuple(said) == sum(clauses[at:], ()) for at in range(len(clauses)))


def plays_down(below: Sequence[prose.Paragraph]) -> bool:
    """`… not sure if it's any good, but it's what I've got`, and no question, no change, no other clue."""
    text = " ".join(line for paragraph in below for line in paragraph)
    said = prose.words_in(tokens_of(text))
    return holds(said, _PLAYS_DOWN) and "?" not in text and OF_CHANGE.isdisjoint(said) and len(said) <= 2 * _LONGEST


def asks_back(below: Sequence[prose.Paragraph]) -> bool:
    """Does a question below the clue ask after it: `is it too easy?`"""
    clauses = clauses_of(below)
    for at, clause in enumerate(clauses):
        words, above = clause.words, at
        while above and clauses[above - 1].line == clause.line and not set(clauses[above - 1].after) & _ENDS:
            above -= 1
            words = (*clauses[above].words, *words)
        if clause.asks and asks_after_it(words, standing=False):
            return True
    return False


def goes_on_by_the_way(below: Sequence[prose.Paragraph]) -> bool:
    """`By the way, who wants apples?`: other news, with no word of taking back."""
    said = prose.words_in(tokens_of(" ".join(below[0]))) if len(below) == 1 else ()
    return begins(said, BY_THE_WAY) > 0 and (DENIES | DOUBTS | OF_CHANGE | FORGETS).isdisjoint(said)


def without_nod(words: str) -> str:
    """`la neve di una volta. Va bene? Baci, nonna`: the clue without what asks for a nod, and the good-bye."""
    above, question, tail = words.partition("?")
    clue, stop, nod = above.rpartition(". ")
    said = prose.words_in(tokens_of(tail))
    polite = not said or not (ALL_COURTESY | prose.CLOSES).isdisjoint(said[:1])
    if not question or not stop or " ".join(prose.words_in(tokens_of(nod))) not in _NODS or not polite:
        return words
    return without_wish(clue)[0]


def led_otherwise(text: prose.Written, asked: Asked) -> ClueRead | None:
    """One of two that are told, or what stands below a pause for thought."""
    return (_one_of_two(text) or _below_a_pause(text, asked)) if asked.standing is None else None


def _one_of_two(text: prose.Written) -> ClueRead | None:
    """`Two ideas: “…” or “…”. I take the latter`."""
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    quotes = quotations(written)
    if len(quotes) != _A_PAIR or text.automatic:
        return None
    below = prose.words_in(tokens_of(quotes[1].below))
    takes = not _TAKES.isdisjoint(below) and (DENIES | DOUBTS | IFS | OF_CHANGE).isdisjoint(below)
    which = [at for at, known in enumerate((_FORMER, _LATTER)) if holds(below, known)]
    if not takes or len(which) != 1 or "?" in quotes[1].below or len(below) > _LONGEST:
        return None
    return ClueRead(None, quotes[which[0]].words, "")


def _below_a_pause(text: prose.Written, asked: Asked) -> ClueRead | None:
    """`hmm, let me see`, a blank line, and a few words below it, before a good-bye at most."""
    first, after = text.paragraphs[0], text.paragraphs[1:]
    others = [each for each in after if not is_farewell(each, asked)]
    pauses = len(first) == 1 and "?" not in first[0] and _is_a_pause(first[0])
    if not pauses or len(others) != 1 or after[0] != others[0] or text.automatic:
        return None
    lines, _ = without_courtesy(others[0], asked)
    said = prose.words_in(tokens_of(lines[0]))
    brief = len(lines) == 1 and _FEW <= len(said) <= _LONGEST and not set("?!:;,…") & set(lines[0])
    talks = not (_TALKS | DOUBTS | OF_CHANGE | OF_CLUES | DENIES).isdisjoint(said) or ALL_COURTESY.issuperset(said)
    talks = talks or (said[0] == "sono" and not _IN_ITALIAN.isdisjoint(prose.words_in(tokens_of(first[0]))))
    return ClueRead(None, lines[0].rstrip("."), "") if brief and not talks and not is_no_sure_clue(lines[0]) else None


def _is_a_pause(line: str) -> bool:
    said = prose.words_in(tokens_of(line))
    while said and (count := begins(said, _THINKS)):
        said = said[count:]
    return not said
