"""Others, in all languages: what one tells of them, and how one calls them in the middle of an answer."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

REPORTS = words(
    "says said told tells thinks thought reckons wants wanted asked asks claims insists guessed swears dice disse"
    " detto diceva dicono sostiene vuole voleva chiede chiesto chiedeva pensava crede credeva giura insiste diz"
    " dizia dizem pede pediu pediu-me disse-me acha achava acham quer queria pensa jura mówi mówił mówiła mówią"
    " powiedział powiedziała powiedzieli twierdzi twierdził twierdziła uważa uważał uważała sądzi prosi prosił"
    " prosiła chce chciał chciała myśli myślał uparł uparła"
)
"""Verbs of what somebody else says, thinks or wants."""
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
    "tell everyone|tell everybody|tell the others|tell all|let everyone know|let everybody know|let the others know"
    "|dì a tutti|di a tutti|dite a tutti|dire a tutti|dillo a tutti|fai sapere a tutti|fate sapere a tutti"
    "|avvisa tutti|avvisate tutti|diz a todos|digam a todos|digam ao grupo|diz ao grupo|faz chegar|avisa todos"
    "|avisem todos|avisa o pessoal|diz ao pessoal|przekaż wszystkim|przekażcie wszystkim|napisz wszystkim"
    "|napiszcie wszystkim|powiedz wszystkim|powiedzcie wszystkim|daj znać wszystkim|zaznaczcie mnie|segnami assente"
    "|segnatemi assente|mark me away|mark me as away|carry on without me|fate senza di me|não contem comigo"
    "|contem sem mim|nie czekajcie na mnie|take me out"
    ""
    "|out of the game|out of it"
)
"""What somebody asks to be told to all, or noted down."""
VOCATIVES = words(
    "guys folks mate mates lads ladies gents y'all dude dudes bro bruh sis fam peeps dears darlings lovelies"
    " friends amigos raga ragà ragazzi ragazze regà fra frate zio zia cari care carissimi amici amiche tesori"
    " tesoro gioie malta mano manos meu meus pá amigas queridos queridas galera chefe maltinha miga migo kochani"
    " kochane skarby skarbie misie misiaki ziomki ziom stary stara drodzy dziewczyny chłopaki kotki słonka"
)
"""`Raga 4`, `la C, fra`: what they stand beside is read without them."""
