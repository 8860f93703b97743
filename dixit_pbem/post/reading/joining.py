"""Does somebody whom nobody knows clearly want to play, and do they say *yes* when we ask? In every language of ours.

Whatever is not plain is left to a person: no wish is read into a mail that denies, wonders or advertises anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.declining import is_no
from dixit_pbem.post.reading.keywords import COURTESY, LONE
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.languages.lexicon import IF
from dixit_pbem.post.reading.lines import OurWords
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.reading.own_words import own_words
from dixit_pbem.post.reading.prose import Written, is_greeting, signs_off, without_greeting, written
from dixit_pbem.post.reading.spoken import phrases_in, words_in

MOST_WORDS = 60
"""Who wants to play says so shortly; what is longer a person reads."""
_LONGEST_LINE = 400


_WISHES: Mapping[str, str] = {
    "fr": (
        "je veux jouer, je veux participer, je veux vous rejoindre, je voudrais jouer, je voudrais participer,"
        " je voudrais vous rejoindre, j aimerais jouer, j aimerais participer, j aimerais vous rejoindre,"
        " je souhaite jouer, je souhaite participer, je souhaiterais jouer, je souhaiterais participer,"
        " est ce que je peux jouer, est ce que je peux participer, puis je jouer, puis je participer,"
        " puis je vous rejoindre, je peux jouer, je peux participer, je joue avec vous, je joue volontiers,"
        " je participe volontiers, je jouerais volontiers, comptez sur moi, compte sur moi, comptez moi parmi vous,"
        " inscrivez moi, inscris moi, une place pour moi,"
        " puis-je me joindre, je peux vous rejoindre, je peux rejoindre, je peux me joindre, je veux rejoindre,"
        " je voudrais rejoindre, je souhaite rejoindre, je souhaiterais rejoindre, j'aimerais rejoindre,"
        " j'aimerais bien jouer, j'aimerais bien participer, j'aimerais bien vous rejoindre,"
        " j'aimerais bien rejoindre, je voudrais bien jouer, je veux bien jouer, je veux bien participer,"
        " je veux bien vous rejoindre, j'adorerais jouer, j'adorerais participer, j'ai envie de jouer,"
        " je me joins à vous, je m'inscris, intéressé pour jouer, intéressée pour jouer, je peux encore jouer,"
        " je peux encore participer, est-ce que je peux encore jouer, je veux jouer aussi, je veux aussi jouer"
    ),
    "en": (
        "i want to play, i want to join, i want to take part, i wish to play, i wish to join, i would like to play,"
        " i would like to join, i would like to take part, i would love to play, i would love to join,"
        " i d like to play, i d like to join, i d like to take part, i d love to play, i d love to join,"
        " i d love to take part, can i play, can i join, may i play, may i join, could i play, could i join,"
        " let me play, let me join, count me in, sign me up, i will play, i ll play, i ll join, room for one more,"
        " a seat for me, a place for me,"
        " can i still play, can i still join, can i also play, can i also join, can i join too, could i still join,"
        " i want to play too, i would also like to play, i'd also like to play, i feel like playing, i am up for it"
    ),
    "it": (
        "voglio giocare, voglio partecipare, voglio unirmi, vorrei giocare, vorrei partecipare, vorrei unirmi,"
        " posso giocare, posso partecipare, posso unirmi, mi unisco, gioco anch io, ci sono anch io,"
        " mi piacerebbe giocare, mi piacerebbe partecipare, giocherei volentieri, gioco volentieri,"
        " parteciperei volentieri, partecipo volentieri, posto per me, contate su di me, conta su di me,"
        " posso ancora giocare, posso ancora partecipare, posso giocare anche io, posso giocare anch'io,"
        " posso unirmi anch'io, vorrei giocare anch'io, mi iscrivo, iscrivetemi, iscrivimi, voglio iscrivermi,"
        " ho voglia di giocare, mi piacerebbe unirmi, vorrei anch'io giocare"
    ),
    "pt": (
        "quero jogar, quero participar, quero entrar, queria jogar, queria participar, gostaria de jogar,"
        " gostaria de participar, gostaria de entrar, gostava de jogar, gostava de participar, gostava de entrar,"
        " adorava jogar, adoraria jogar, posso jogar, posso participar, posso entrar, contem comigo, conta comigo,"
        " lugar para mim, jogo com vocês, jogo convosco,"
        " ainda posso jogar, ainda posso participar, ainda posso entrar, também posso jogar, também quero jogar,"
        " quero jogar também, quero inscrever-me, inscrevam-me, inscreve-me, me inscrevo, inscrevo-me,"
        " tenho vontade de jogar, apetece-me jogar, gostava de me juntar, quero juntar-me"
    ),
    "pl": (
        "chcę grać, chcę zagrać, chcę dołączyć, chciałbym grać, chciałabym grać, chciałbym zagrać, chciałabym zagrać,"
        " chciałbym dołączyć, chciałabym dołączyć, chętnie zagram, chętnie dołączę, mogę zagrać, mogę grać,"
        " mogę dołączyć, gram z wami, zapisz mnie, zapiszcie mnie, jestem chętny, jestem chętna, miejsce dla mnie,"
        " mogę jeszcze zagrać, mogę jeszcze dołączyć, czy mogę jeszcze zagrać, mogę też zagrać, chcę też zagrać,"
        " chciałbym też zagrać, chciałabym też zagrać, zapisuję się, zgłaszam się, mam ochotę zagrać, chętnie pogram"
    ),
    "de": (
        "ich möchte mitspielen, ich möchte gern mitspielen, ich möchte gerne mitspielen, ich will mitspielen,"
        " ich würde gern mitspielen, ich würde gerne mitspielen, möchte mitspielen, möchte gern mitspielen,"
        " möchte gerne mitspielen, würde gern mitspielen, würde gerne mitspielen, würde ich gern mitspielen,"
        " würde ich gerne mitspielen, kann ich mitspielen, darf ich mitspielen, ich möchte mitmachen,"
        " ich möchte gern mitmachen, ich möchte gerne mitmachen, ich würde gern mitmachen, ich würde gerne mitmachen,"
        " würde gern mitmachen, würde gerne mitmachen, kann ich mitmachen, darf ich mitmachen, ich spiele mit,"
        " ich spiele gern mit, ich spiele gerne mit, ich mache mit, ich bin dabei, bin gern dabei, bin gerne dabei,"
        " kann ich noch mitspielen, kann ich auch mitspielen, kann ich noch mitmachen, kann ich auch mitmachen,"
        " darf ich noch mitspielen, darf ich auch mitspielen, darf ich noch mitmachen, darf ich auch mitmachen,"
        " ich möchte auch mitspielen, ich würde auch gern mitspielen, ich würde auch gerne mitspielen,"
        " ich würd gern mitspielen, ich würd gerne mitspielen, lust mitzuspielen, lust mitzumachen,"
        " ich wäre gern dabei, ich wäre gerne dabei, wäre gern dabei, wäre gerne dabei, platz für mich"
    ),
    "es": (
        "quiero jugar, quiero participar, quiero unirme, quiero apuntarme, querría jugar, quisiera jugar,"
        " quisiera participar, quisiera unirme, me gustaría jugar, me gustaría participar, me gustaría unirme,"
        " me gustaría apuntarme, me encantaría jugar, me encantaría participar, puedo jugar, puedo participar,"
        " puedo unirme, puedo apuntarme, me apunto, me uno, contad conmigo, cuenta conmigo, cuenten conmigo,"
        " apuntadme, apúntame, sitio para mí, plaza para mí, hueco para mí, juego con vosotros, yo también juego,"
        " me puedo apuntar, me anoto, anótame, anótenme, anotadme, me sumo, súmame, súmenme, juego con ustedes,"
        " lugar para mí, lugar para uno más, sitio para uno más, hueco para uno más,"
        " todavía puedo jugar, todavía puedo apuntarme, aún puedo jugar, aún puedo apuntarme, puedo jugar también,"
        " también quiero jugar, quiero jugar también, quiero inscribirme, inscribidme, inscríbeme, inscríbanme,"
        " me inscribo, tengo ganas de jugar, me apetece jugar"
    ),
}
"""What says it in a sentence."""
_ALONE: Mapping[str, str] = {
    "fr": (
        "je joue, jouer, je participe, participer, rejoindre, moi aussi, j en suis, je suis partant, je suis partante"
    ),
    "en": ("play, join, join in, i play, me too, i am in, i m in, i want in"),
    "it": ("gioco, giocare, partecipo, partecipare, ci sto, anch io"),
    "pt": ("jogar, jogo, participar, participo, entrar, alinho, eu também"),
    "pl": ("gram, grać, zagram, zagrać, dołączam, dołączyć, ja też"),
    "de": ("mitspielen, mitmachen, spiele mit, mache mit, bin dabei, dabei, ich auch"),
    "es": ("jugar, juego, participar, participo, unirme, yo también, me apunto, me uno"),
}
"""What says it where nothing else is said."""
_AGAINST = (
    "pas, jamais, personne, sauf, quand, arrêter, "
    "not, don, doesn, didn, won, wouldn, cannot, never, nobody, unsubscribe, if, unless, once, non, mai, nessuno,"
    " jamás, nadie, cuando, dejar,"
    " se, quando, smettere, não, nunca, ninguém, caso, nie, nigdy, nikt, jeśli, jeżeli, gdyby, gdybym,"
    " nicht, nichts, kein, keine, keinen, nie, niemals, niemand, wenn, falls, ob, sobald"
)
_IFS = frozenset((IF, folded("au-cas-où")))
_IF_THERE_IS_ROOM = (
    "if there is room, if there's room, if there is still room, if there's still room, if there is a seat,"
    " if there is a seat free, if there's a seat, if you have room, if that's ok, if that's okay, if possible,"
    " if it's not too late, s'il y a de la place, s'il y a encore de la place, s'il reste de la place,"
    " s'il reste une place, s'il y a une place, si c'est possible, si possible, se c'è posto, se c'è ancora posto,"
    " se avete posto, se possibile, se non è tardi, se houver lugar, se ainda houver lugar, se houver vaga,"
    " se possível, si hay sitio, si hay hueco, si queda sitio, si hay lugar, si todavía hay sitio, si es posible,"
    " jeśli jest miejsce, jeśli jest jeszcze miejsce, jeśli macie miejsce, jeśli można, wenn noch platz ist,"
    " wenn platz ist, falls noch platz ist, falls platz ist, wenn ihr noch platz habt, falls ihr noch platz habt,"
    " wenn es geht, wenn möglich, falls möglich"
)
"""Conditions of mere courtesy: the table is full, or it is not."""
_YES = (
    "d'accord, d'accordo, d'acuerdo, volontiers, bien sûr, avec plaisir, avec grand plaisir, avec joie, entendu,"
    " carrément, ça marche, ça roule, ça me va, ok pour moi, je prends la place,"
    " je prends sa place, c'est bien moi, c'était bien moi, c'était moi, je suis partant, je suis partante,"
    " ouais, ouaip, "
    "vale, por supuesto, con gusto, con mucho gusto, desde luego, encantada, encantado, sip, dale, de acuerdo,"
    " hecho, trato hecho, acepto, cojo el sitio, me quedo el sitio, tomo el lugar, era yo, fui yo, cuenta conmigo,"
    " ok, okay, sure, of course, gladly, with pleasure, absolutely, sounds good, works for me, deal, happy to,"
    " i'd love to, i'm in, i'll take it, i'll take the seat, that was me, it was me, i accept, "
    "certo, certamente, volentieri, va bene, ci sto, mi va bene, con piacere, assolutamente sì, prendo il posto,"
    " prendo io il posto, ero io, sono io, accetto, contate su di me, conta su di me,"
    " claro, com certeza, com gosto, com prazer, com todo o gosto, de acordo, combinado, alinho, aceito,"
    " fico com o lugar, era eu, fui eu, sou eu, conta comigo, contem comigo,"
    " jasne, pewnie, oczywiście, chętnie, zgoda, dobra, pasuje, pasuje mi, z przyjemnością, z chęcią, zgadzam się,"
    " przyjmuję, biorę miejsce, biorę to miejsce, wchodzę, to ja, to byłam ja, to byłem ja,"
    " gern, gerne, sehr gern, sehr gerne, liebend gern, klar, na klar, natürlich, sicher, einverstanden, abgemacht,"
    " mit vergnügen, mit freude, passt, passt mir, geht klar, ich nehme den platz, ich übernehme, ich springe ein,"
    " das war ich, ich war das, ich war es, bin dabei, ich bin dabei"
)
"""How a yes begins."""


_NO_MORE = (
    "désabonner, désabonnez moi, désabonne moi, me désabonner, désinscrire, désinscrivez moi, désinscris moi,"
    " plus de mails,"
    " plus de mail, plus d e mails, plus de messages, stop, arrêtez, ça suffit, "
    "baja, darme de baja, dame de baja, dadme de baja, no quiero más correos, no más correos, ni un correo más,"
    " quiero darme de baja, cancelar suscripción,"
    " unsubscribe, stop, no more mails, no more mails please, no more emails, no more e-mails, leave, basta,"
    " disiscrivimi, cancellami, niente più mail, niente più e mail, não quero mais, cancelar, chega, sair, parar,"
    " wypisz mnie, wypisuję się, dość, koniec, rezygnuję, bez maili, abmelden, abbestellen, abmeldung, bitte"
    " abmelden, keine mails mehr, keine mails mehr bitte, bitte keine mails mehr, keine e mails mehr, schluss, stopp"
)


def wants_no_more(text: str, subject: str) -> bool:
    """Does somebody who reads along say, in one word or a few, that they want no more mails?"""
    said = written(own_words(text, OurWords(frozenset(), (), ())))
    first = next(iter(_lines(said)), "")
    heads = (first, subject.partition("[")[0])
    return any(" ".join(_words(line)) in phrases_in(_NO_MORE) for line in heads if line)


def wish_in(text: str, subject: str, ours: OurWords) -> str | None:
    """The language in which a mail clearly asks to play, if it does."""
    body, head = _said(written(own_words(text, ours))), _words(_without_title(subject))
    body = _without_courtesy(body)
    if _is_doubtful(body, head) or "?" in subject.replace("?", "", 1):
        return None
    for language, phrases in _WISHES.items():
        if any(_holds(words, phrases_in(phrases)) for words in (body, head)):
            return language
    polite = {word for phrase in COURTESY for word in words_in(phrase)}
    spoken = [" ".join(word for word in words if word not in polite) for words in (body, head) if words]
    whole = [" ".join(words) for words in (body, head) if words]
    for language, phrases in _ALONE.items():
        alone = phrases_in(phrases)
        if any(each in alone for each in (*whole[:1], *spoken[:1])) or (body and whole[-1] in alone):
            return language
    return None


def _without_courtesy(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without `if there is room`."""
    said = f" {' '.join(words)} "
    for phrase in phrases_in(_IF_THERE_IS_ROOM):
        said = said.replace(f" {phrase} ", " ")
    return tuple(said.split())


def _holds(words: tuple[str, ...], phrases: Collection[str]) -> bool:
    said = f" {' '.join(words)} "
    return any(f" {phrase} " in said for phrase in phrases)


def wish_in_mail(mail: Incoming) -> bool:
    """Does a mail clearly ask for a seat, at whichever table?"""
    return wish_in(mail.text, mail.subject, OurWords(frozenset(), (), ())) is not None


def agrees(text: str, ours: OurWords) -> bool | None:
    """Do they say *yes*, or *no*, to what we asked? None where only a person can tell."""
    said = written(own_words(text, ours))
    if is_no(said, frozenset()):
        return False
    words = _said(said)
    if _is_doubtful(words, ()):
        return None
    agreed = phrases_in(_YES) | {" ".join(words_in(phrase)) for phrase in LONE[Command.YES]}
    begins = any(" ".join(words[:count]) in agreed for count in range(1, len(words) + 1))
    if begins and not any("?" in line for line in _lines(said)):
        return True
    return True if wish_in(text, "", ours) else None


def _is_doubtful(body: tuple[str, ...], head: tuple[str, ...]) -> bool:
    words = (*body, *head)
    against = phrases_in(_AGAINST) | _IFS | {"http", "https", "www"}
    return len(words) > MOST_WORDS or not against.isdisjoint(words)


def _without_title(subject: str) -> str:
    """Without what answers put before it, and the title in brackets."""
    behind = subject.rpartition("]")[2]
    return behind.rpartition(":")[2] if ":" in behind[:8] else behind


def _lines(said: Written) -> Iterator[str]:
    """Every line that is neither a greeting nor a good-bye."""
    for paragraph in without_greeting(said.paragraphs):
        yield from (line[:_LONGEST_LINE] for line in paragraph if not (signs_off(line) or is_greeting(line)))


def _said(said: Written) -> tuple[str, ...]:
    return tuple(word for line in _lines(said) for word in _words(line))


def _words(line: str) -> tuple[str, ...]:
    return words_in(line[:_LONGEST_LINE])
