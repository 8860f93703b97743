"""A bare *no* to what we offered back: the offer is gone, nothing more is asked, and nobody has to look at the mail."""

from __future__ import annotations

from dixit_pbem.journal import facts
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import kept
from dixit_pbem.post.questions import open_questions
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, Command, CommandRead
from dixit_pbem.post.reading.replies import Reply
from dixit_pbem.post.reading.spoken import phrases_in, words_in
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.said import Got, Understood

_NOTHING_OPEN = "It declines what is not offered any more."
_LONGEST = 60


_NO = (
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
    ", non malheureusement, malheureusement non, malheureusement je ne peux pas, malheureusement je peux pas,"
    " non malheureusement je ne peux pas, désolé je ne peux pas, désolée je ne peux pas, je ne peux pas, je peux pas,"
    " non je ne peux pas, non désolé pas cette fois, non désolée pas cette fois, désolé pas cette fois,"
    " désolée pas cette fois, non merci pas cette fois, je préfère pas, je préfère ne pas, plutôt pas,"
    " ce n'était pas moi, c'était pas moi, ce n'est pas moi, c'est pas moi, non ce n'était pas moi,"
    " non c'était pas moi, non ce n'est pas moi, non c'est pas moi,"
    " i can't, sorry i can't, no i can't, i'm afraid not, i'm afraid i can't, unfortunately not, unfortunately i can't,"
    " not this time, no not this time, sorry not this time, can't this time, rather not, i'd rather not,"
    " no i'd rather not, it wasn't me, that wasn't me, it was not me, that was not me, no it wasn't me,"
    " no that wasn't me, wasn't me,"
    " purtroppo no, no purtroppo, purtroppo non posso, no purtroppo non posso, non posso, no non posso, mi dispiace no,"
    " mi dispiace non posso, no mi dispiace, stavolta no, no stavolta no, questa volta no, no questa volta no,"
    " meglio di no, preferisco di no, non ero io, no non ero io, non sono stato io, non sono stata io,"
    " no non sono stato io, no non sono stata io,"
    " infelizmente não, não infelizmente, infelizmente não posso, não posso, não não posso, lamento não posso,"
    " lamento mas não, desculpa não posso, desculpem não posso, desta vez não, não desta vez não, prefiro não,"
    " prefiro que não, melhor não, não era eu, não fui eu, não não fui eu, não não era eu,"
    " lamentablemente no, lamentablemente no puedo, por desgracia no, por desgracia no puedo, desgraciadamente no,"
    " prefiero que no, esta vez no puedo, no esta vez no puedo, no era yo, no no era yo, yo no era,"
    " niestety nie, nie niestety, niestety nie mogę, nie mogę, nie nie mogę, przykro mi nie mogę,"
    " przepraszam nie mogę, tym razem nie, nie tym razem, nie tym razem nie, wolę nie, raczej nie, to nie ja,"
    " nie to nie ja, to nie byłam ja, to nie byłem ja, nie to nie byłam ja, nie to nie byłem ja,"
    " leider nein, nein leider, leider kann ich nicht, ich kann leider nicht, ich kann nicht, nein ich kann nicht,"
    " nein ich kann leider nicht, kann leider nicht, tut mir leid ich kann nicht, nein tut mir leid,"
    " geht leider nicht, ich war das nicht, nein ich war das nicht, ich war's nicht, nein ich war's nicht"
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
    counts = any(token.number is not None for token in tokens_of(lines[0]))
    return not counts and " ".join(words_in(lines[0])) in phrases_in(_NO)


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
