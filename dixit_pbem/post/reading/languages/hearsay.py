"""Others, in all languages: what one tells of them, and how one calls them in the middle of an answer."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

REPORTS = words(
    "sagt sagte meint meinte denkt dachte glaubt glaubte findet fand will wollte behauptet behauptete schwört fragt"
    " fragte besteht tippt tippte würde wählt rät ruft schreit flüstert wünscht nimmt "
    "demande demandait dit disait dirait diront pense pensait croit croyait veut voulait prétend affirme jure "
    "insiste parie voterait choisirait prendrait crie hurle chuchote murmure souhaite trouve "
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
    "gibt gab legt legte spielt spielte wählt wählte nimmt nahm stimmt stimmte setzt setzte tippt hat "
    "joue jouait donne donnait vote votait choisit choisissait prend mettait pose posait "
    "put puts gave gives played plays chose chooses picked picks insists insisted voted votes went goes ha aveva messo"
    " dato scelto giocato votato metteva mise diede scelse votò gioca mette pôs meteu deu jogou escolheu votou punha"
    " meteria metia dał dała daje wybrał wybrała położył położyła rzucił rzuciła stawia postawił postawiła głosował"
    " głosowała głosuje obstawia obstawił obstawiła"
)
"""Verbs of the card that somebody else gives or chooses."""
FAMILY = words(
    "frau mann sohn tochter kind kleiner kleine großer große mama mutter papa vater bruder schwester freund freundin"
    " mitbewohner mitbewohnerin partner partnerin "
    "femme mari fils fille épouse époux compagne compagnon copine copain maman papa mère père frère sœur soeur "
    "petit petite cadet cadette aîné aînée belle-mère beau-père "
    "wife husband partner eldest youngest son daughter kid mum mom mummy dad daddy brother"
    " sister boyfriend girlfriend flatmate moglie marito compagna compagno figlio figlia mamma papà"
    " fratello sorella bimbo bimba piccolo piccola miúdo miúda filho filha mãe pai mulher namorado namorada"
    " irmão irmã żona mąż syn córka mama tata brat siostra synek córeczka"
)
"""Of whom one tells what they would choose; grandparents tell it of themselves."""
OWN = words("ich j'ai je moi i i'm im io ho eu ja")
"""Words with which people speak of themselves."""
WRITES = words(
    "schreibe schreib tippend antworte diktiere schicke "
    "écris écrivant réponds répondant dicte envoie envoyant tape "
    "writing typing dictating answering replying sending scrivo scrivendo rispondo rispondendo mando detto escrevo"
    " escrevendo respondo respondendo mando ditando piszę odpisuję wysyłam dyktuję"
)
"""Verbs of who says how they write: `scrivo di corsa: 4`."""
OPINION = words(
    "meinung ansicht erachtens zufolge laut "
    "avis selon opinion après zdaniem według secondo according segundo opinion opinião opinię opinii parere"
)
"""`Męża zdaniem`, `secondo mia moglie`: whose opinion follows or precedes."""
MINE = words(
    "mein meine meiner meinem meinen mich mir unser unsere unserer "
    "mon ma moi notre me mim mnie moim moją mojej mojego mojemu mio my minha meu our nasz naszym nossa nostro"
)
"""Words of an opinion of one's own."""
THAT = words("dass that che que że iz")
"""Words that begin what was said."""
OF_ANOTHER_DAY = phrases(
    "letztes mal|das letzte mal|letzte runde|in der letzten runde|vorige runde|in der vorigen runde|letzte woche"
    "|gestern|neulich|vorgestern|beim letzten mal|"
    "la dernière fois|l'autre fois|la autre fois|la fois dernière|manche précédente|la manche précédente|"
    "à la manche précédente|manche d'avant|hier|l'autre jour|la autre jour|la semaine dernière|"
    "la fois précédente|avant-hier|"
    "last time|last round|last week|the other day|yesterday|previous round|in the last round|l'ultima volta"
    "|la ultima volta|l'altra volta|la altra volta|la scorsa volta|scorso turno|turno scorso|la volta scorsa|ieri"
    "|prima volta|da última vez|na última vez|a última vez|última ronda|na ronda passada|ronda passada|da outra vez"
    "|ontem|ostatnim razem|poprzednim razem|w poprzedniej rundzie|w zeszłej rundzie|wczoraj|ostatnio|poprzednio"
)
"""Phrases that speak of an earlier round or day."""
TELLS = phrases(
    "sag allen|sagt allen|sag es allen|sagt es allen|sag bitte allen|sagt bitte allen|richte allen aus|richtet allen"
    " aus|sag den anderen|sagt den anderen|gib allen bescheid|gebt allen bescheid|macht ohne mich weiter|spielt ohne"
    " mich weiter|wartet nicht auf mich|rechnet nicht mit mir|tragt mich als abwesend ein|"
    "dis à tous|dites à tous|dis à tout le monde|dites à tout le monde|dire à tous|dire à tout le monde|"
    "dis-le à tous|dites-le à tous|préviens tout le monde|prévenez tout le monde|dis aux autres|dites aux autres|"
    "dire aux autres|dis-leur|dites-leur|fais savoir à tous|faites savoir à tous|transmets à tous|"
    "transmettez à tous|notez mon absence|continuez sans moi|ne m'attendez pas|ne comptez pas sur moi|"
    "faites sans moi|jouez sans moi|"
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
    "aus versehen|versehentlich|nicht für euch|nicht für dich|falscher empfänger|falsche adresse|falsche gruppe"
    "|falscher chat|einkaufsliste|einkaufszettel|war für meine|war für meinen|über die tastatur|mit dem handy|"
    "par erreur|par mégarde|pas pour vous|pas pour toi|liste de courses|liste des courses|c'était pour ma|"
    "c'était pour mon|c'était destiné à|mauvais destinataire|mauvaise adresse|mauvais groupe|"
    "trompé de destinataire|trompée de destinataire|trompé de groupe|trompée de groupe|trompé d'adresse|"
    "trompée d'adresse|sur le clavier|avec le téléphone|avec mon téléphone|"
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
    "leute freunde liebe lieber lieben leutchen mädels jungs kinder schatz schatzi alter digga digger meine "
    "les amis|les gars|les filles|copains copines amis amies gars potes poto poulettes chéri chérie chéris mes "
    "chers chères loulous loulou choupinous "
    "guys folks mate mates lads ladies gents y'all dude dudes bro bruh sis fam peeps dears darlings lovelies friends"
    " amigos raga ragà ragazzi ragazze regà fra frate zio zia cari care carissimi amici amiche tesori tesoro gioie"
    " malta mano manos meu meus pá amigas queridos queridas galera chefe maltinha miga migo kochani kochane skarby"
    " skarbie misie misiaki ziomki ziom stary stara drodzy dziewczyny chłopaki kotki słonka"
)
"""`Raga 4`, `la C, fra`: what they stand beside is read without them."""
ASKS_AFTER = phrases(
    "wie gehts der kleinen|wie geht's der kleinen|wie geht es der kleinen|wie gehts dem kleinen|wie geht's dem"
    " kleinen|wie geht es dem kleinen|was macht die kleine|was macht der kleine|"
    "comment va la petite|comment va le petit|comment vont les petits|et la petite|et le petit|"
    "how's the little one|come sta la piccola|come sta il piccolo|a co u was|a co u was słychać|jak mała|jak mały"
    "|jak tam mała|jak tam mały|a sério que já|como está a pequena|como está o pequeno"
)
"""How one asks after people."""
BIRTHS = words(
    "geboren enkel enkelin enkelkind geburt "
    "né née naissance naît petite-fille petit-fils petits-enfants "
    "born grandson granddaughter nasce nato nata nipote nipotina nipotino nasceu neto neta netinha netinho urodził"
    " urodziła urodziło wnuk wnuczka wnuczek"
)
NEWSLETTERS = phrases(
    "newsletter abbestellen|im browser ansehen|im browser anzeigen|vom newsletter abmelden|hier abmelden|"
    "se désabonner|se désinscrire|désabonnez-vous|désinscrivez-vous|vous désabonner|vous désinscrire|"
    "voir ce mail dans votre navigateur|afficher dans le navigateur|"
    "newsletter|view this email in your browser|going? yes - maybe|annulla l'iscrizione|annulla iscrizione"
    "|disiscriviti|cancella iscrizione|cancelar subscrição|cancelar a subscrição|cancelar assinatura"
    "|wypisz się z newslettera|wypisz się z listy|zrezygnuj z subskrypcji|z newslettera"
)
"""What stands in a mail that was sent to thousands."""
