"""The words by which the judge goes, of all languages at once; written for the judge alone."""

from __future__ import annotations

import re

from tests.post.reading.wide.numbers import CARDINALS, ORDINALS


def words(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).casefold().split())


CARDINAL = {
    word.casefold(): number
    for said in CARDINALS.values()
    for number, group in enumerate(said, 1)
    for word in group.split()
}
ORDINAL = {
    word.casefold(): number
    for said in ORDINALS.values()
    for number, group in enumerate(said, 1)
    for word in group.split()
}
NUMBER_WORDS = CARDINAL | ORDINAL
EVERYDAY = words(
    "un une seconde premier première neuf sept",
    "one uno una um uma jeden jedna sei second first prima primo secondo seconda primeiro primeira segundo segunda",
    "pierwsze po sexta quinta quarta terça non nona ten due",
)
"""Number words that are, more often than not, none."""
STRONG = words(
    "vote carte numéro choisis choix prends pense crois dis dirais mise joue donne mets pour lettre indice c'est"
    " la le n°",
    "vote votes voting voted pick choose choice answer card think say guess take give play number letter"
    " believe must it's",
    "voto carta numero scelgo scelta prendo penso credo dico direi gioco do metto punto secondo per lettera"
    " indizio sia",
    "acho escolho escolha fico digo diria aposto jogo dou número letra mim",
    "głosuję glosuje głos karta kartę wybieram wybór biorę myślę zdaniem mnie stawiam numer obstawiam daję"
    " gram kładę litera",
    "la a to nr no n nº please poproszę proszę",
)
"""What asks for a number or a letter to be taken, beside an article and a courtesy."""
ASKING = STRONG | words(
    "je mon ma moi est va à que sur svp s'il te plaît",
    "i i'll i'd i'm am my is it the for with goes go going would will be me to of gets",
    "il lo l' le mio mia è e' va alla che me sulla",
    "o os meu minha é que na no vai para com",
    "mój moja moim na że dla musi być ta tę",
    "red rouge rosso rossa vermelho vermelha czerwony czerwona green verde",
)
BARE_GLUE = words("la oui the one o il ta yes ok okay sì sim tak claro but")
AND = words("et and e i oraz & +")
TAIL = words(
    "merci svp stp s'il te vous plaît bien",
    "please pls thanks grazie poproszę proszę obrigado obrigada dzięki dziękuję",
    "well bem is my vote choice gets por per favor favore one i think guess credo penso direi acho diria eu myślę",
)
FIRST_PERSON = words(
    "je choisis prends joue donne mets mise pense crois dis dirais vote",
    "i i'll i'd i'm my voto scelgo prendo głosuję glosuje wybieram escolho gioco jogo dou daję gram kładę"
    " obstawiam stawiam secondo moim diria direi biorę",
    "myślę penso acho digo dico punto aposto fico metto",
)
THINKS_OF = words("pense penso pensiamo pensando")
"""`Penso a voi`, where an `a` is no card."""
MINE, VOTES = words("mon ma my mio meu mój"), words("vote voto głos")
VERBS = (FIRST_PERSON | words("it's vote choice pick say guess mój głos wybór voto scelta escolha")) - words(
    "secondo for dla para i"
)
"""What asks so strongly that words may follow without a mark."""
HEDGE = words(
    "peut-être bof crois dirais sais probablement je ne pas maybe perhaps hmm probably forse boh mah"
    " probabilmente talvez chyba może"
    " raczej pewnie"
)
HEDGE |= words("powiedzmy zgaduję provavelmente mmm sure idea well bem")
"""Doubts of the mild kind."""
CONNECT = words("parce car pour because since for as perché perche per porque pela pelo por bo ponieważ pois dato dla")
"""What leads from an answer to its reason without a mark between them."""
NEGATION = words(
    "ne pas ni jamais aucun aucune rien personne sauf",
    "not none never nor don't doesn't isn't can't couldn't wouldn't won't didn't anything except nobody neither",
    "non né mai nessuno nessuna tranne niente",
    "não nem nunca nenhum nenhuma menos nada",
    "nie ani nigdy żadna żaden tylko nic",
)
IDLE_NO = {
    tuple(said.split())
    for said in (
        "je ne sais pas",
        "no idea",
        "not sure",
        "non so",
        "no nie wiem",
        "nie wiem",
        "não sei",
        "no i don't know",
        "i don't know",
    )
}
"""Doubts that deny nothing."""
REPORT = words(
    "si que dit quand failli pensais était jusqu'au",
    "if that said says say whether when should would could almost nearly wanted was were thought until",
    "se che dice detto quando dovrei quasi volevo stavo pensavo fino",
    "que disse diz quase queria pensei até",
    "jeśli że gdyby prawie chciałam chciałem myślałam do",
)
"""What makes of a vote the story of one."""
OR = words("ou or ou albo lub czy either oppure")
CHANGE = words(
    "changer peux peut puis-je tard non",
    "change right allowed ok okay may can could should valid not mind sure correct",
    "cambiare cambio può posso bene giusto no idea",
    "mudar pode posso certo vale não",
    "zmienić mogę można dobrze nie tak",
)
"""What a question about the answer itself holds."""
MAY = words(
    "peux peut puis-je changer change may can could allowed right cambiare posso giusto mudar posso certo"
    " zmienić mogę można"
)
"""What a question after a letter is about, where it is no clue."""
POLITE = words(
    "d'accord bonjour bonsoir salut coucou chers chère merci bises bisous amitiés amicalement cordialement bon bonne"
    " bientôt parfait",
    "tous beaucoup très bien reçu amusez-vous gros demain",
    "hi hello hey dear thanks thank cheers best love regards yours good enjoy great perfect have hugs see"
    " greetings care",
    "done got luck everyone everybody",
    "ciao buongiorno buonasera ehi cari salve grazie saluti bacio baci buon buona fatto presto perfetto"
    " benissimo tanti",
    "abbraccio tutti ricevuto divertitevi",
    "olá oi bom boa viva queridos obrigada obrigado feito perfeito abraço abraços beijinhos até breve"
    " cumprimentos beijo",
    "recebido divirtam-se muito",
    "cześć hej dobry wieczór kochani witajcie dzięki dziękuję pozdrawiam uściski buziaki pa miłego gotowe super",
    "domani amanhã jutra tomorrow udanej powodzenia bawcie dobranoc razie zobaczenia usłyszenia pozdrowieniami",
)
"""What stands in a greeting, in thanks and in a sign-off."""
POLITE |= words("d'accordo lindo wonderful")
SORRY = words("désolé désolée pardon sorry scusa scusate desculpa desculpem przepraszam wybaczcie")
MONTHS = words(
    "décembre janvier mars juin août",
    "december january march june august dicembre gennaio marzo giugno agosto dezembro janeiro março junho",
    "grudnia stycznia marca czerwca sierpnia",
)
UNITS = words(
    "minutes heures h jours enfants ans degrés points euros",
    "minutes days hours euros euro kids years o'clock cats degrees people times points",
    "minuti giorni ore figli anni gradi punti",
    "minutos dias horas filhos anos graus pontos",
    "minut dni godzin dzieci lat stopni punktów",
)
KINDS_OF_COUNT = words(
    "manche page chapitre bureau chambre",
    "round page chapter flat room turno pagina capitolo interno stanza ronda página capítulo porta sala",
    "zostało faltam mancano left runda strona rozdział mieszkanie",
)
KINDS_WITH_LETTERS = words(
    "vitamine plan groupe bâtiment série train",
    "plan vitamin block type vitamina piano gruppo scala serie plano bloco grupo série witamina blok grupa"
    " klatka linia",
)
ORDERED = words(
    "café fois étage anniversaire place enfant manche",
    "coffee time floor birthday place child round caffè volta piano compleanno posto figlio turno luogo café vez andar",
    "aniversário lugar filho ronda kawa raz piętrze urodziny miejsce dziecko runda of obiad pracuję last",
)
"""Of what there is a third one beside the cards."""
RETRACTION = re.compile(
    r"\bnon,? (?:attend\w+|pardon|mieux)\b|\blaisse tomber|\bchangé d'avis|\bréflexion\b|\bannulez\b|\bignorez mon"
    r"|\battendez\b|\bou plutôt\b|\bje voulais dire\b|"
    r"\bno,? (?:wait|sorry)\b|(?<!can't )\bwait,? (?:no|not)\b|^wait\b|\bhold on\b"
    r"|\bscratch that\b|\bforget (?:that|it)\b"
    r"|\bchanged? my mind\b|\bon second thought(?:,? no)?|\btake it back\b|\bactually,? no\b|\bi meant?\b|\bignore my\b"
    r"|\bno,? (?:aspetta|scusa|meglio)\b|\banzi\b(?: no)?|\blascia perdere|\bcambiato idea|\bcambiare idea"
    r"|\bripens\w*(?:,? no)?|\bannulla\b"
    r"|\bcome non detto|\bignorate il|\bvolevo dire\b"
    r"|\bnão,? (?:espera|desculpa|melhor)|\baliás\b(?:,? não)?|\besquece\b|\bmudei de|\bmudar de"
    r"|\bpensando bem(?:,? não)?|\banula\b"
    r"|\bvou repensar|\bignorem o|\bretiro o|\bqueria dizer\b"
    r"|\bnie,? (?:czekaj|jednak|sorry)|\bjednak nie\b|\bzapomnij\b|\bzmieniam\b|\bpo namyśle(?:,? nie)?"
    r"|\banuluj\b|\bjeszcze myślę"
    r"|\bwycofuję|\bnie liczcie|\bchciałam napisać|\bto znaczy\b|\bzmienić zdanie",
    re.IGNORECASE | re.MULTILINE,
)
"""Second thoughts about the answer."""
PROGRAM = re.compile(
    r"bureau|automatique|boîte|votre message|imprimer|externe|confidentiel|attention|"
    r"office|automatic|mailbox|monitored|ticket|caution|external|confidential|scanned|printing|ufficio|automatica|casella"
    r"|pratica|attenzione|riservato|stampare|esterno|escritório|automática|caixa|pedido|atenção|confidencial|imprimir"
    r"|externo|biurem|automatyczna|skrzynka|zgłoszenie|uwaga|poufna|wydrukujesz|zewnętrzne|your message|messaggio"
    r"|mensagem|wiadomość",
    re.IGNORECASE,
)
"""What programs write into mails."""
