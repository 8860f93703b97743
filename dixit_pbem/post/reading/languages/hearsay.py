"""Others, in all languages: what one tells of them, and how one calls them in the middle of an answer."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

REPORTS = words(
    "pyta pytał pytała pytają domanda pergunta perguntou says said told tells thinks thought reckons wants wanted"
    " asked asks claims insists guessed swears dice disse detto diceva dicono sostiene vuole voleva chiede chiesto"
    " chiedeva pensava crede credeva giura insiste diz dizia dizem pede pediu pediu-me disse-me acha achava acham"
    " quer queria pensa jura mówi mówił mówiła mówią powiedział powiedziała powiedzieli twierdzi twierdził"
    " twierdziła uważa uważał uważała sądzi prosi prosił prosiła chce chciał chciała myśli myślał uparł uparła"
    " votava votavam votaria votariam escolheria voterebbe voterebbero sceglierebbe głosowałby"
    " głosowałaby wybrałby wybrałaby"
    " krzyczy krzyczał krzyczała woła wołał shouts shouting yells urla grida gridava grita gritava berra szepcze"
    " whispers sussurra dirà dirá dirão diranno powie powiedzą"
)
"""Verbs of what somebody else says, thinks or wants."""
PUTS = words(
    "put puts gave gives played plays chose chooses picked picks insists insisted voted votes went goes ha aveva messo"
    " dato scelto giocato votato metteva mise diede scelse votò gioca mette pôs meteu deu jogou escolheu votou punha"
    " meteria metia dał dała daje wybrał wybrała położył położyła rzucił rzuciła stawia postawił postawiła głosował"
    " głosowała głosuje obstawia obstawił obstawiła"
)
"""Verbs of the card that somebody else gives or chooses."""
FAMILY = words(
    "wife husband partner eldest youngest son daughter kid mum mom mummy dad daddy brother"
    " sister boyfriend girlfriend flatmate moglie marito compagna compagno figlio figlia mamma papà"
    " fratello sorella bimbo bimba piccolo piccola miúdo miúda filho filha mãe pai mulher namorado namorada"
    " irmão irmã żona mąż syn córka mama tata brat siostra synek córeczka"
)
"""Of whom one tells what they would choose; grandparents tell it of themselves."""
OWN = words("i i'm im io ho eu ja")
"""Words with which people speak of themselves."""
WRITES = words(
    "writing typing dictating answering replying sending scrivo scrivendo rispondo rispondendo mando detto escrevo"
    " escrevendo respondo respondendo mando ditando piszę odpisuję wysyłam dyktuję"
)
"""Verbs of who says how they write: `scrivo di corsa: 4`."""
OPINION = words("zdaniem według secondo according segundo opinion opinião opinię opinii parere")
"""`Męża zdaniem`, `secondo mia moglie`: whose opinion follows or precedes."""
MINE = words("me mim mnie moim moją mojej mojego mojemu mio my minha meu our nasz naszym nossa nostro")
"""Words of an opinion of one's own."""
THAT = words("that che que że iz")
"""Words that begin what was said."""
OF_ANOTHER_DAY = phrases(
    "last time|last round|last week|the other day|yesterday|previous round|in the last round|l'ultima volta"
    "|la ultima volta|l'altra volta|la altra volta|la scorsa volta|scorso turno|turno scorso|la volta scorsa|ieri"
    "|prima volta|da última vez|na última vez|a última vez|última ronda|na ronda passada|ronda passada|da outra vez"
    "|ontem|ostatnim razem|poprzednim razem|w poprzedniej rundzie|w zeszłej rundzie|wczoraj|ostatnio|poprzednio"
)
"""Phrases that speak of an earlier round or day."""
TELLS = phrases(
    "proszę przekazać wszystkim|przekazać wszystkim|proszę powiedzieć wszystkim|powiedzieć wszystkim|tell everyone"
    "|tell everybody|tell the others|tell all|let everyone know|let everybody know|let the others know|dì a tutti"
    "|di a tutti|dite a tutti|dire a tutti|dillo a tutti|fai sapere a tutti|fate sapere a tutti|avvisa tutti"
    "|avvisate tutti|diz a todos|digam a todos|digam ao grupo|diz ao grupo|faz chegar|avisa todos|avisem todos"
    "|avisa o pessoal|diz ao pessoal|przekaż wszystkim|przekażcie proszę wszystkim|napisz do wszystkich"
    "|tell everyone from me|please tell everyone|let them all know|diz aos outros|digam aos outros|diz lá a todos"
    "|dì agli altri|dite agli altri|di' a tutti|dì a tutti gli altri|faz chegar este recado aos jogadores"
    "|przekażcie wszystkim|napisz wszystkim|napiszcie wszystkim|powiedz wszystkim|powiedzcie wszystkim"
    "|daj znać wszystkim|zaznaczcie mnie|segnami assente|segnatemi assente|mark me away|mark me as away"
    "|carry on without me|fate senza di me|não contem comigo|contem sem mim|nie czekajcie na mnie|take me out"
    "|out of the game|out of it"
)
"""What somebody asks to be told to all, or noted down."""
ASTRAY = phrases(
    "by mistake|per sbaglio|por engano|przez pomyłkę|nie do was|nie do ciebie|not for you|not meant for|wrong chat"
    "|wrong group|wrong address|lista della spesa|shopping list|lista de compras|lista zakupów"
    "|em cima do teclado|sulla tastiera|po klawiaturze|the keyboard|playing with the phone|playing with my phone"
    "|col telefono|com o telemóvel|telefonem|meant for|supposed to go to|wrong person|wrong thread|wrong email"
    "|doveva andare|non era per voi|era per mia|era per mio|sbagliato persona|sbagliato destinatario|sbagliato chat"
    "|era para a minha|era para o meu|não era para vocês|não era para aqui|enganei-me no destinatário|miało być do"
    "|miało być dla|to było do|to było dla|pomyłka|pomyliłam adres|pomyliłem adres|nie ten adresat"
)
"""What one says of a mail that was for somebody else."""
VOCATIVES = words(
    "guys folks mate mates lads ladies gents y'all dude dudes bro bruh sis fam peeps dears darlings lovelies friends"
    " amigos raga ragà ragazzi ragazze regà fra frate zio zia cari care carissimi amici amiche tesori tesoro gioie"
    " malta mano manos meu meus pá amigas queridos queridas galera chefe maltinha miga migo kochani kochane skarby"
    " skarbie misie misiaki ziomki ziom stary stara drodzy dziewczyny chłopaki kotki słonka"
)
"""`Raga 4`, `la C, fra`: what they stand beside is read without them."""
ASKS_AFTER = phrases(
    "how's the little one|come sta la piccola|come sta il piccolo|a co u was|a co u was słychać|jak mała|jak mały"
    "|jak tam mała|jak tam mały|a sério que já|como está a pequena|como está o pequeno"
)
"""How one asks after people."""
BIRTHS = words(
    "born grandson granddaughter nasce nato nata nipote nipotina nipotino nasceu neto neta netinha netinho urodził"
    " urodziła urodziło wnuk wnuczka wnuczek"
)
NEWSLETTERS = phrases(
    "newsletter|view this email in your browser|going? yes - maybe|annulla l'iscrizione|annulla iscrizione"
    "|disiscriviti|cancella iscrizione|cancelar subscrição|cancelar a subscrição|cancelar assinatura"
    "|wypisz się z newslettera|wypisz się z listy|zrezygnuj z subskrypcji|z newslettera"
)
"""What stands in a mail that was sent to thousands."""
