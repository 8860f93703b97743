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
    "eins ein eine acht erste ersten erster erstes zweitens uno primera primero primer segundo cuarto",
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
    "stimme karte nummer nr tipp tippe glaube glaub denke wähle nehme nehm wahl antwort lege spiele gebe geb"
    " sage setze entscheide buchstabe die passt besten am muss für",
    "mi carta letra elijo elección quedo creo pienso apuesto juego doy pongo decanto voy pa para",
)
"""What asks for a number or a letter to be taken, beside an article and a courtesy."""
ASKING = STRONG | words(
    "je mon ma moi est va à que sur svp s'il te plaît",
    "i i'll i'd i'm am my is it the for with goes go going would will be me to of gets",
    "il lo l' le mio mia è e' va alla che me sulla",
    "o os meu minha é que na no vai para com",
    "mój moja moim na że dla musi być ta tę",
    "ich meine mein meiner mir mich von auf an der es ist geht kommt würde sagen bin dann bekommt meinung"
    " nach fällt sein das rot rote",
    "yo me con por el le va ser que rojo roja juega tiene",
    "red rouge rosso rossa vermelho vermelha czerwony czerwona green verde",
)
BARE_GLUE = words(
    "la oui the one o il ta yes ok okay sì sim tak claro but",
    "ja klar die vale bueno sí",
)
AND = words(
    "et and e i oraz & +",
    "und y",
)
TAIL = words(
    "merci svp stp s'il te vous plaît bien",
    "please pls thanks grazie poproszę proszę obrigado obrigada dzięki dziękuję",
    "well bem is my vote choice gets por per favor favore one i think guess credo penso direi acho diria eu myślę",
    "bitte danke dir ich denke meine stimme bekommt",
    "porfa claro",
)
FIRST_PERSON = words(
    "je choisis prends joue donne mets mise pense crois dis dirais vote",
    "i i'll i'd i'm my voto scelgo prendo głosuję glosuje wybieram escolho gioco jogo dou daję gram kładę"
    " obstawiam stawiam secondo moim diria direi biorę",
    "myślę penso acho digo dico punto aposto fico metto",
    "nehme nehm wähle tippe glaube glaub denke sage setze gebe geb lege spiele entscheide",
    "elijo creo pienso doy pongo juego apuesto decanto",
)
THINKS_OF = words("pense penso pensiamo pensando")
"""`Penso a voi`, where an `a` is no card."""
MINE, VOTES = words("mon ma my mio meu mój meine mi"), words("vote voto głos stimme")
VERBS = (
    FIRST_PERSON | words("it's vote choice pick say guess mój głos wybór voto scelta escolha stimme tipp wahl elección")
) - words("secondo for dla para i")
"""What asks so strongly that words may follow without a mark."""
HEDGE = words(
    "peut-être bof crois dirais sais probablement je ne pas maybe perhaps hmm probably forse boh mah"
    " probabilmente talvez chyba może"
    " raczej pewnie"
)
HEDGE |= words(
    "vielleicht keine ahnung glaub glaube weiß nicht wahrscheinlich puh quizá tal vez sé diría creo bueno probablemente"
)
HEDGE |= words("powiedzmy zgaduję provavelmente mmm sure idea well bem")
"""Doubts of the mild kind."""
CONNECT = words(
    "parce car pour because since for as perché perche per porque pela pelo por bo ponieważ pois dato dla",
    "weil wegen denn",
)
"""What leads from an answer to its reason without a mark between them."""
NEGATION = words(
    "ne pas ni jamais aucun aucune rien personne sauf",
    "not none never nor don't doesn't isn't can't couldn't wouldn't won't didn't anything except nobody neither",
    "non né mai nessuno nessuna tranne niente",
    "não nem nunca nenhum nenhuma menos nada",
    "nie ani nigdy żadna żaden tylko nic",
    "nicht nichts kein keine keinen keiner niemand weder außer",
    "nada ninguna ninguno tampoco",
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
        "keine ahnung",
        "weiß nicht",
        "ich weiß nicht",
        "no sé",
        "ni idea",
    )
}
"""Doubts that deny nothing."""
BEHIND_NO = words("me te se le lo la es voto quiero puedo hay estoy creo")
"""What follows a Spanish *no* that denies, which in Portuguese is a place."""
REPORT = words(
    "si que dit quand failli pensais était jusqu'au",
    "if that said says say whether when should would could almost nearly wanted was were thought until",
    "se che dice detto quando dovrei quasi volevo stavo pensavo fino",
    "que disse diz quase queria pensei até",
    "jeśli że gdyby prawie chciałam chciałem myślałam do",
    "wenn sagt dass fast wollte hätte war bis erst dachte",
    "dice dirá cuando casi quería pensé hasta era iba habría",
)
"""What makes of a vote the story of one."""
OR = words("ou or ou albo lub czy either oppure oder")
CHANGE = words(
    "changer peux peut puis-je tard non",
    "change right allowed ok okay may can could should valid not mind sure correct",
    "cambiare cambio può posso bene giusto no idea",
    "mudar pode posso certo vale não",
    "zmienić mogę można dobrze nie tak",
    "ändern umentscheiden kann darf richtig gilt spät nicht",
    "cambiar puedo puede está bien vale tarde no",
)
"""What a question about the answer itself holds."""
MAY = words(
    "peux peut puis-je changer change may can could allowed right cambiare posso giusto mudar posso certo"
    " zmienić mogę można kann darf ändern umentscheiden gilt puedo puede cambiar vale"
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
    "hallo zusammen guten morgen abend lieben liebe lieber moin huhu servus danke vielen dank dir schönes"
    " schönen bis bald erledigt super angekommen viel glück drück grüße gruß lg vg gute tschüss alles"
    " klar freundlichen eure spaß",
    "hola buenos buenas queridos gracias muchas buen hasta hecho recibido divirtáis suerte abrazo abrazos"
    " besos beso bss saludos vemos pronto luego mañana vale días tardes noches genial ver",
)
"""What stands in a greeting, in thanks and in a sign-off."""
POLITE |= words("d'accordo lindo wonderful")
SORRY = words(
    "désolé désolée pardon sorry scusa scusate desculpa desculpem przepraszam wybaczcie",
    "entschuldigung leid perdón perdonad siento",
)
MONTHS = words(
    "décembre janvier mars juin août",
    "december january march june august dicembre gennaio marzo giugno agosto dezembro janeiro março junho",
    "grudnia stycznia marca czerwca sierpnia",
    "dezember januar märz juni august diciembre enero marzo mayo junio agosto",
)
UNITS = words(
    "minutes heures h jours enfants ans degrés points euros",
    "minutes days hours euros euro kids years o'clock cats degrees people times points",
    "minuti giorni ore figli anni gradi punti",
    "minutos dias horas filhos anos graus pontos",
    "minut dni godzin dzieci lat stopni punktów",
    "minuten tage stunden uhr kinder jahre punkte euro grad",
    "minutos días horas hijos años grados puntos más",
)
KINDS_OF_COUNT = words(
    "manche page chapitre bureau chambre",
    "round page chapter flat room turno pagina capitolo interno stanza ronda página capítulo porta sala",
    "zostało faltam mancano left runda strona rozdział mieszkanie",
    "runde seite kapitel zimmer raum linie punkt halb faltan ronda página capítulo piso sala",
)
KINDS_WITH_LETTERS = words(
    "vitamine plan groupe bâtiment série train",
    "plan vitamin block type vitamina piano gruppo scala serie plano bloco grupo série witamina blok grupa"
    " klatka linia",
    "vitamin plan block gruppe klasse linie gleis vitamina bloque grupo línea",
)
ORDERED = words(
    "café fois étage anniversaire place enfant manche",
    "coffee time floor birthday place child round caffè volta piano compleanno posto figlio turno luogo café vez andar",
    "aniversário lugar filho ronda kawa raz piętrze urodziny miejsce dziecko runda of obiad pracuję last",
    "mal kaffee stock torte kind runde advent woche platz café vez piso cumple lugar hijo ronda planta semana mayo",
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
    r"|\bnein,? (?:warte|sorry)\b|\bdoch nicht\b|\bverg[ei]ss(?:t)?\b|\bumentsch[ie]+den\b"
    r"|\bstreich das\b|\bmoment\b|\bignoriert\b|\bnehme das zurück\b|\bach nein\b|\bich meinte\b|\bnee,? lieber\b"
    r"|\bno,? (?:espera|perdón|mejor)\b|\bo? ?mejor(?: no)?\b|\bolvidadlo\b|\bcambiado de idea|\bcambiar de idea"
    r"|\bpensándolo bien(?:,? no)?|\banúlalo\b|\besperad\b|\bignorad\b|\bretiro lo\b|\bquería decir\b"
    r"|\bwycofuję|\bnie liczcie|\bchciałam napisać|\bto znaczy\b|\bzmienić zdanie",
    re.IGNORECASE | re.MULTILINE,
)
"""Second thoughts about the answer."""
PROGRAM = re.compile(
    r"bureau|automatique|boîte|votre message|imprimer|externe|confidentiel|attention|"
    r"office|automatic|mailbox|monitored|ticket|caution|external|confidential|scanned|printing|ufficio|automatica|casella"
    r"|pratica|attenzione|riservato|stampare|esterno|escritório|automática|caixa|pedido|atenção|confidencial|imprimir"
    r"|externo|biurem|automatyczna|skrzynka|zgłoszenie|uwaga|poufna|wydrukujesz|zewnętrzne|your message|messaggio"
    r"|mensagem|wiadomość|büro|automatische|postfach|nachricht|achtung|vertraulich|ausdrucken|absender|oficina|buzón"
    r"|mensaje|incidencia|atención|remitente",
    re.IGNORECASE,
)
"""What programs write into mails."""
