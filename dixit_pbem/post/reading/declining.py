"""A bare *no* to what we offered back: the offer is gone, nothing more is asked, and nobody has to look at the mail."""

from __future__ import annotations

from dixit_pbem.journal import facts
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import kept
from dixit_pbem.post.questions import open_questions
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, Command, CommandRead
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.languages.lexicon import as_meant
from dixit_pbem.post.reading.replies import Reply
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.said import Got, Understood

_NOTHING_OPEN = "It declines what is not offered any more."
_LONGEST = 60


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(as_meant([folded(word) for word in phrase.split()])) for phrase in text.split(","))


_NO = _phrases(
    "no gracias, no no gracias, no perdón, no perdona, no quería decir eso, no no quería decir eso, no era eso,"
    " no no era eso, eso no, no eso no, qué va, esta vez no, no esta vez no, mejor no, no mejor no, claro que no,"
    " por supuesto que no, desde luego que no, va a ser que no, lo siento no, no lo siento, no puedo, no no puedo,"
    " no puedo lo siento, no no puedo lo siento, nop, para nada, no fui yo, no no fui yo, yo no fui,"
    " non, non non, non merci, non désolé, non désolée, désolé non, désolée non, non pas ça, pas ça, non pas cela,"
    " ce n est pas ça, non ce n est pas ça, ce n est pas ce que je voulais dire, non ce n est pas ce que je"
    " voulais dire,"
    " c'est pas ça, non c'est pas ça, pas cette fois, non pas cette fois, "
    "no, nope, no no, no thanks, no thank you, no sorry, sorry no, no i did not, no i didn t, i did not mean that,"
    " no i did not mean that, that is not what i meant, not that, no not that, no grazie, no no grazie, non quello,"
    " no scusa, non intendevo questo, no non intendevo questo, não, não não, não obrigado, não obrigada,"
    " não desculpa, não era isso, não não era isso, nie, nie nie, nie dzięki, nie dziękuję, nie przepraszam,"
    " nie to, nie o to chodziło, nie nie o to chodziło, nein, nee, nö, nein nein, nein danke,"
    " nein leider nicht, nein sorry, nein entschuldigung, das meinte ich nicht, nein das meinte ich nicht,"
    " nein das nicht, so war das nicht gemeint, diesmal nicht, nein diesmal nicht, diesmal leider nicht,"
    " nein diesmal leider nicht, leider nicht, lieber nicht, nein lieber nicht, das war ich nicht,"
    " nein das war ich nicht"
)


def declines(text: prose.Written, asked: Asked) -> CommandRead | None:
    """A *no* and nothing else, but for a greeting, a good-bye and the sender's name, where something was offered."""
    return CommandRead(Command.NO, "", "") if asked.offered and is_no(text, asked.own_name) else None


def is_no(text: prose.Written, own_name: frozenset[str]) -> bool:
    """Is it a bare *no*?"""
    lines = [line for paragraph in prose.without_greeting(text.paragraphs) for line in paragraph]
    while len(lines) > 1 and (prose.signs_off(lines[-1]) or prose.is_own_name(lines[-1], own_name)):
        lines.pop()
    if len(lines) != 1 or len(lines[0]) > _LONGEST or "?" in lines[0]:
        return False
    tokens = [token for token in tokens_of(lines[0]) if not token.is_mark]
    return all(token.word for token in tokens) and " ".join(as_meant([token.word for token in tokens])) in _NO


def declined(running: Running, reply: Reply, *, phase: int) -> list[Happening]:
    """The offer is taken back that the mail answers, or all that are open; what waited for the moderator is settled."""
    offers = open_questions(running.history, reply.player)
    meant = tuple(each for each in offers if reply.question in (None, each.seq))
    if not meant:
        return [reply.set_aside(_NOTHING_OPEN)]
    answers = tuple(dict.fromkeys(each.misread.likely for each in meant))
    gone = {each.seq for each in offers if each.misread.likely in answers}
    settled = [
        facts.HeldSettled(number, "answered", reply.player) for number, _ in running.opened.held if number in gone
    ]
    return [*settled, reply.read(Got.OFFER_BACK, kept(Understood(Got.OFFER_BACK, letters=answers)), phase=phase)]
