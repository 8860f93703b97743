"""The words that players of four languages put round an answer, those that turn it into something else, and commands.

All stand as `folded` gives them: lower case, without accents where more than one letter remains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from unicodedata import category, normalize

from dixit_pbem.post.reading.answers import Command


def folded(word: str) -> str:
    """A word for comparing: `Głosuję` is `glosuje`; a single accented letter stays what it is."""
    word = word.casefold().replace("’", "'").replace("ł", "l")
    if len(word) < 2:
        return word
    return "".join(letter for letter in normalize("NFKD", word) if category(letter) != "Mn")


def _set(words: str) -> frozenset[str]:
    return frozenset(folded(word) for word in words.split())


@dataclass(frozen=True)
class Lexicon:
    """The words of one language."""

    cards: frozenset[str]
    """Names of what is answered: card, number, vote."""
    round_answers: frozenset[str]
    """Verbs, articles and the like, that say nothing else."""
    joins: frozenset[str]
    """And."""
    either: frozenset[str]
    """Or."""
    against: frozenset[str]
    """Words of doubt, denial and change: near them nothing counts."""
    retracts: frozenset[str]
    """Of these, those that take back what was said above them."""
    greets: frozenset[str]
    closes: frozenset[str]
    red: frozenset[str]
    green: frozenset[str]
    none: frozenset[str]
    clue: frozenset[str]

    @cached_property
    def known(self) -> frozenset[str]:
        """All words that may stand beside an answer."""
        return self.cards | self.round_answers | self.joins | self.greets | self.closes


ENGLISH = Lexicon(
    cards=_set(
        "card cards number numbers nr nº n num picture image letter letters vote votes choice choices answer guess"
        " token mark"
    ),
    round_answers=_set(
        "both answer my the an is are it it's its i i'd i'll i'm i've im think believe guess would will go going"
        " for with give giving given on to of this one ones please that be am take taking send sending play playing"
        " here here's ok okay yes definitely surely sure let's let me mine goes select final well hmm hm mm vote"
        " votes voting say choose chose choosing pick picking must so have like in at then round"
    ),
    joins=_set("and plus also &"),
    either=_set("or either"),
    against=_set(
        "not no nor neither maybe perhaps but wait actually instead rather except between don't dont isn't isnt"
        " won't wont never unless if oops change changed than probably cannot can't cant hate unsure wrong"
    ),
    retracts=_set("wait actually instead rather oops change changed meant correction scratch"),
    greets=_set("hi hello hey dear greetings morning"),
    closes=_set(
        "thanks thank thx you cheers bye love best regards kind good evening day night all everybody everyone"
        " friends cu xx xxx have fun luck nice weekend"
    ),
    red=_set("red"),
    green=_set("green"),
    none=_set("none nothing"),
    clue=_set("clue"),
)
ITALIAN = Lexicon(
    cards=_set(
        "carta carte numero numeri n num nr n° nº voto voti scelta scelte risposta lettera lettere immagine figura"
        " segno segnalino"
    ),
    round_answers=_set(
        "entrambe entrambi rispondo la le il lo l i mio miei mia mie è sono sia siano per con alla al allo all"
        " sulla sul sull della del dell di da questa questo queste credo penso che secondo me sicuramente direi ecco"
        " ho scelto ok va bene sì si pure io dò do dare do gioco metto mando punto prendo dico vado voto votare"
        " scelgo scegli sarà sara eccola eccole dai mi butto verde un una a mando invio consegno"
    ),
    joins=_set("e ed più piu anche"),
    either=_set("o oppure"),
    against=_set(
        "non no forse ma anzi aspetta aspettate invece né ne mai tranne ops cambio se tra fra piuttosto niente"
        " indeciso indecisa magari eccetto"
    ),
    retracts=_set("anzi aspetta aspettate invece ops cambio piuttosto correggo intendevo cioè ripensandoci"),
    greets=_set("ciao salve buongiorno buonasera cara caro cari"),
    closes=_set(
        "ciao grazie saluti saluto tutti tutte bacio baci abbraccio mille buona buon serata giornata domenica notte"
        " presto un caro un'abbraccio abbracci"
    ),
    red=_set("rosso rossa rossi rosse"),
    green=_set("verde verdi"),
    none=_set("nessuna nessuno niente nulla"),
    clue=_set("indizio"),
)
PORTUGUESE = Lexicon(
    cards=_set(
        "carta cartas número numero números nº n n° nr voto votos escolha escolhas resposta letra letras imagem"
        " sinal marca ficha"
    ),
    round_answers=_set(
        "ambas ambos respondo a as o os à ao minha minhas meu meus é são na nas no nos em para pela pelo com acho"
        " que penso creio seja ser eu esta este essa esse ok sim claro certeza de da do dá por favor dou dar jogo"
        " ponho meto mando vou voto votar escolho escolhi aposto fico envio será um uma entrego cá aqui vai"
    ),
    joins=_set("e mais também"),
    either=_set("ou"),
    against=_set(
        "não nao nem talvez mas espera esperem afinal aliás se excepto exceto nunca ups mudei troco entre menos dúvida"
    ),
    retracts=_set("espera esperem afinal aliás ups mudei troco corrijo corrigindo engano enganei-me queria"),
    greets=_set("olá ola oi viva bom boa caro cara caros"),
    closes=_set(
        "obrigado obrigada abraço abraços abraco beijos beijo beijinhos tudo todos todas dia tarde noite"
        " cumprimentos até já logo bjs saudações um boa bom"
    ),
    red=_set("vermelho vermelha vermelhos encarnado encarnada"),
    green=_set("verde verdes"),
    none=_set("nenhuma nenhum nada"),
    clue=_set("pista"),
)
POLISH = Lexicon(
    cards=_set(
        "karta karte kartę karty karcie kartą kart numer numerem numery nr głos głosy głosem wybór odpowiedź litera"
        " literę litery obrazek znacznik żeton znak"
    ),
    round_answers=_set(
        "obie odpowiadam na mój moja moje mojej moją to jest są z za dla ja myślę że sądzę według mnie moim zdaniem"
        " ten ta tę tą o do proszę tak ok w głosuję glosuje wybieram daję kładę stawiam wskazuję obstawiam biorę"
        " typuję zagram gram oddaję wysyłam u podaję swój swoją będzie zagrywam dokładam przesyłam głos"
    ),
    joins=_set("i oraz plus też także"),
    either=_set("lub albo czy bądź"),
    against=_set(
        "nie ani może ale czekaj czekajcie jednak raczej zamiast chyba oprócz nigdy jeśli ups zmieniam między"
        " właściwie wcale no prawie"
    ),
    retracts=_set("czekaj czekajcie jednak raczej zamiast ups zmieniam właściwie poprawka pomyłka znaczy"),
    greets=_set("cześć hej witam witaj witajcie dzień dobry drodzy droga drogi kochani siema"),
    closes=_set(
        "dzięki dziękuję pozdrawiam pozdrowienia wszystkim wszyscy wam dobranoc cześć hej pa serdecznie miłego dnia"
        " dobrego buziaki do zobaczenia"
    ),
    red=_set("czerwony czerwona czerwoną czerwone czerwonego czerwonym"),
    green=_set("zielony zielona zieloną zielone zielonego zielonym"),
    none=_set("żadna żadnej żadną żadne nic"),
    clue=_set("skojarzenie hasło wskazówka"),
)
LEXICONS = (ENGLISH, ITALIAN, PORTUGUESE, POLISH)
EITHER = frozenset(word for lexicon in LEXICONS for word in lexicon.either)
AND = frozenset(word for lexicon in LEXICONS for word in lexicon.joins)
GREETS = frozenset(word for lexicon in LEXICONS for word in lexicon.greets)
CLOSES = frozenset(word for lexicon in LEXICONS for word in lexicon.closes)
RETRACTS = frozenset(word for lexicon in LEXICONS for word in lexicon.retracts)
WORDS_OF_ONE_LETTER = frozenset("aeiouwz")
"""Letters that are words in one of the languages."""


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(folded(word) for word in phrase.split()) for phrase in text.split(","))


LONE: Mapping[Command, frozenset[str]] = {
    Command.STATUS: _phrases(
        "status, score, scores, stato, punti, punteggio, situazione, estado, situação, pontos, pontuação, stan,"
        " wynik, wyniki, punkty, stan gry, stato della partita, estado do jogo"
    ),
    Command.HAND: _phrases("hand, cards, mano, carte, mão, cartas, ręka, karty, ręce"),
    Command.HELP: _phrases("help, commands, aiuto, comandi, ajuda, comandos, pomoc, komendy, polecenia"),
    Command.RESIGN: _phrases(
        "resign, ritiro, mi ritiro, abbandono, lascio, rinuncio, desisto, desistir, abandono, rezygnuję,"
        " rezygnacja, odchodzę"
    ),
    Command.YES: _phrases("yes, confirm, sì, si, confermo, conferma, sim, confirmo, tak, potwierdzam"),
}
WITH_ARGUMENT: Mapping[Command, frozenset[str]] = {
    Command.LANGUAGE: _phrases("language, lingua, língua, idioma, język"),
    Command.ADDRESS: _phrases("address, email, indirizzo, endereço, morada, adres"),
    Command.AWAY: _phrases(
        "away, holiday, holidays, vacation, assente, assenza, ferie, vacanza, ausente, ausência, férias, urlop,"
        " wakacje, nieobecność, nieobecny, nieobecna"
    ),
    Command.SAY: _phrases(
        "say, tell all, annuncia, annuncio, messaggio, diz, anuncia, mensagem, powiedz, ogłoś, wiadomość"
    ),
}
COURTESY = _phrases(
    "please, thanks, my, the, again, i, game, per, favore, grazie, la, mia, ancora, a, minha, por, favor,"
    " obrigado, obrigada, proszę, dzięki, moja, moje, moją, jeszcze, raz"
)
LANGUAGE_NAMES: Mapping[str, str] = {
    folded(name): code
    for code, names in {
        "en": "en english inglese inglês angielski",
        "it": "it italian italiano włoski",
        "pt": "pt portuguese português portoghese portugalski",
        "pl": "pl polish polski polacco polaco polonês",
    }.items()
    for name in names.split()
}
MONTHS: Mapping[str, int] = {
    name: number
    for number, names in enumerate(
        (
            "january jan gennaio gen janeiro styczen stycznia sty",
            "february feb febbraio fevereiro fev luty lutego lut",
            "march mar marzo marco marzec marca",
            "april apr aprile abril abr kwiecien kwietnia kwi",
            "may maggio mag maio mai maj maja",
            "june jun giugno giu junho czerwiec czerwca cze",
            "july jul luglio lug julho lipiec lipca lip",
            "august aug agosto ago sierpien sierpnia sie",
            "september sep sept settembre set setembro wrzesien wrzesnia wrz",
            "october oct ottobre ott outubro out pazdziernik pazdziernika paz",
            "november nov novembre novembro listopad listopada lis",
            "december dec dicembre dic dezembro dez grudzien grudnia gru",
        ),
        start=1,
    )
    for name in names.split()
}
BESIDE_DATES = _set(
    "from to until till through the of and on in dal al dall all fino a il lo l di del e ao ate de do desde entre od po"
    " z - – — . , : ; th st nd rd º ª °"
)
UNTIL = _set("until till through fino ate al ao do")
