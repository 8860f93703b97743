"""What one would have done, what one puts off, whose a card may be, and what there may be so many of: all languages."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

WOULD = words(
    "j'aurais avrei teria habría hubiera hubiese hätte would've i'd've would i'd j'avais avevo tinha había hatte byłbym"
    " byłabym"
)
DONE = words(
    "mis donné joué pris voté choisi préféré posé sacrifié envoyé gardé"
    " messo dato giocato scelto votato preso preferito mandato usato tenuto"
    " posto dado jogado escolhido votado preferido usado metido colocado mandado guardado"
    " puesto jugado elegido escogido echado guardado"
    " gelegt gespielt gegeben gewählt genommen gestimmt gesetzt getippt"
    " put played given gone picked chosen voted used taken sent kept"
    " dał dała zagrał zagrała wybrał wybrała"
)
"""Behind such a word they make what was not done: `j'aurais bien mis la D`; who *would have said 3* says it."""
HAVE = words("have had've 've would've i'd've")
"""What must stand between in English, for `I'd put 3` is an answer."""
PUT_OFF = phrases(
    "j'attends de voir|j'attends un peu|j'attends encore|j'attends avant|je vais attendre|j'attends que"
    "|i'll wait|i will wait|i'm waiting|i am waiting|wait and see|i'd rather wait|let me wait"
    "|aspetto di vedere|aspetto ancora|aspetto un po'|aspetto un po|aspetterei|preferisco aspettare|voglio aspettare"
    "|espero para ver|vou esperar|espero mais um|prefiro esperar|quero esperar|ainda espero"
    "|espero a ver|voy a esperar|me espero|esperaré|mejor espero"
    "|poczekam|jeszcze poczekam|wolę poczekać|zaczekam|jeszcze czekam"
    "|ich warte|warte noch|warte ich|ich warte ab|warte ab|will noch warten|lieber warten|wart ich"
)
"""`Pour la A j'attends de voir`: in the same breath as a card, or right behind it."""
WE_SHALL_SEE = phrases(
    "on verra|à voir|faut voir|je verrai|we'll see|we will see|i'll see|vedremo|vediamo|da vedere|vedrò"
    "|veremos|a ver si|ya veré|ya veremos|logo se vê|vamos ver|logo vejo|zobaczymy|zobaczę|mal sehen|schauen wir"
    "|sehen wir|mal schauen"
)
"""The same before a card; behind one they look forward: `la 3, on verra bien`."""
GUESSES = words(
    "creo pienso parece supongo diría seguro fijo segurísimo apuesto"
    " pour crois pense parie dirais suppose sûr sûre parierais semble"
    " think guess believe reckon bet sure suppose say i'd"
    " penso credo secondo direi scommetto sicuro sicura suppongo pare sembra"
    " acho creio diria aposto suponho certeza"
    " myślę sądzę chyba pewnie przypuszczam obstawiam bank stawiam zakład"
    " glaube glaub denke denk meine vermute wette sicher bestimmt wohl schätze schätz tippe"
)
GUESSES_BESIDE = words(
    "yo que me a mí por de muy je j' moi c'est à mon avis il i i'm that my io che per me eu que com de para mim ja że"
    " na moim zdaniem ich dass ganz hm mir pues pero mais but ma mas ale aber la le die the a ta to karta carte carta"
    " card número numéro number numero numer nummer tę tej nr"
)
"""Words with which one guesses, and those that stand among them."""
OWNS = words(
    "es era será sea fue parece viene est serait sera vient appartient is was must be belongs looks comes è sia era"
    " sarà viene appartiene é foi será seja vem jest była od należy będzie ist war sei stammt kommt gehört dürfte wird"
    " seguro segurísimo fijo sûrement certainement surely definitely probably sicuramente certamente com certeza na"
    " pewno pewnie chyba bestimmt sicher wohl sein a sein à de del d' do da di della des of from to by von vom der la"
    " le una une un mi mia mon ma minha meu my moja mojej mojego meine meiner carta carte card karta karte cosa obra"
    " œuvre style work dzieło robota werk von the una one que"
)
"""Between a card and the name of whose it may be."""
SO_MANY = words(
    "bisous bises bise bisou baisers kisses kiss hugs hug baci bacio bacioni bacini abbracci abbraccio besos beso"
    " besitos abrazos abrazo beijos beijo beijinhos beijinho abraços abraço buziaki buziaków buziak całusy całusów"
    " uściski küsse küsschen kuss umarmungen bussis bussi"
    " friends amigos amigas amici amiche amis amies freunde freundinnen przyjaciele przyjaciół kolegów kinder kids"
    " copains copines gars filles garçons enfants chicos chicas niños niñas tíos tías ragazzi ragazze bambini meninos"
    " meninas crianças dziewczyny chłopaki boys girls lads ladies jungs mädels dzieci"
)
"""Right behind a number these may be so many: `3 bisous`, `3 amigos`."""
FOR_LATER = phrases(
    "pour plus tard|pour après|pour la prochaine|pour une autre fois|pour mon tour|for later|for next time"
    "|for the next round|for next round|for my turn|for another time|per dopo|per la prossima|per un'altra volta"
    "|per il mio turno|para depois|para mais tarde|para a próxima|para outra vez|para a minha vez|para luego"
    "|para después|para más tarde|para la próxima|para otra vez|para mi turno|na później|na potem|na następną"
    "|na następny raz|na inny raz|na moją kolej|für später|für nachher|für nächstes mal|für das nächste mal"
    "|für die nächste|für ein andermal"
)
"""What is kept is not given: `je garde la A pour plus tard`."""
ALMOST = words("presque quasi quase casi prawie almost nearly fast beinahe")
"""Right before a card."""
WAS_GOING = phrases(
    "j'allais|j'étais parti|j'étais partie|j'étais parti pour|j'ai failli|je comptais|i was going to|i was about to"
    "|i was gonna|i nearly|stavo per|ero lì lì per|iba a|estuve a punto|estaba a punto|ia votar|ia dar|ia pôr|ia jogar"
    "|ia escolher|estive para|estava para|miałam głosować|miałem głosować|miałam dać|miałem dać|miałam zagłosować"
    "|miałem zagłosować|miałam wybrać|miałem wybrać|już miałam|już miałem|ich war kurz davor|war kurz davor"
    "|ich hätte beinahe|ich hätte fast"
)
"""What one was about to do: `j'allais voter 3`."""
WONDERS = phrases(
    "qui a|qui ont|qui d'autre|combien ont|combien de|who voted|who picked|who chose|who put|who else|how many"
    "|quién votó|quién ha|quién puso|quién más|quien voto|quien ha|cuántos|cuántas|chi ha|chi vota|quanti|quante"
    "|quem votou|quem pôs|quem mais|quantos|quantas|kto głosował|kto dał|kto jeszcze|ile osób|wer hat|wer nimmt"
    "|wie viele|should i|shall i|debería|deberíamos|dovrei|dovremmo|devia|deveria|devíamos|powinnam|powinienem"
    "|soll ich|sollte ich|sollen wir|je devrais|on devrait|peut-on|peut on|est-ce qu'on peut|devrais-je|pourquoi"
    "|por qué|por que|dlaczego|why|warum|wieso|qu'est-ce que|qu'est-ce que c'est|c'est quoi|was ist|was sind|was soll"
    "|qué es|qué son|cos'è|che cos'è|cosa è|o que é|o que são|co to|what is|what's|what are"
)
"""How a question begins for which a phone has no mark: `quién votó la 3`."""
TOMORROW = words("demain morgen mañana domani amanhã jutro tomorrow")
UNTIL = words("à a guten bis hasta até do see until por de la")
"""Before such a word it greets or takes leave: `guten Morgen`, `à demain`."""
THANKS = words(
    "merci danke dank gracias grazie obrigado obrigada dzięki dziękuję thanks enhorabuena felicidades complimenti"
    " parabéns brawa brawo bravo glückwunsch kudos congrats congratulations félicitations"
)
CALLS = words("enhorabuena felicidades parabéns adieu adiós addio adeus żegnaj vive viva evviva abbasso abajo abaixo")
FOR = words("pour für por per pela pelo za for to à al alla an dla mille vielen many muchas")
"""`Merci pour la 3`."""
NOT_HAD = phrases(
    "n'ai plus la|j'ai plus la|n'ai pas la|j'ai pas la|j'aimerais avoir|je voudrais avoir|j'aurais aimé|gern wieder"
    "|hätte gern wieder|hätte gerne wieder|quisiera tener|querría tener|me gustaría tener|vorrei avere"
    "|mi piacerebbe avere|queria ter|gostava de ter|gostaria de ter|chciałabym mieć|chciałbym mieć|wish i had"
    "|i wish i had|i'd like to have|i would like to have|déjà joué|déjà jouée|déjà donné|déjà donnée|déjà mis"
    "|déjà mise|already played|already used|played already|used already|schon gespielt|schon gelegt"
    "|schon mal gespielt|ya la jugué|ya jugué|ya la puse|ya la usé|ya la he jugado|ya la he puesto|già giocata"
    "|già giocato|già messa|già usata|já joguei|já a joguei|já usei|já a usei|já pus|już grałam|już grałem|już dałam"
    "|już dałem|już ją dałam|już ją dałem|już była"
)
"""Of a card that one has no more, or never had: `je n'ai plus la B`, `la B ya la jugué`."""
SEES = words("veo vemos vois voit sehe seh sieht vedo vejo vemos widzę widać see")
"""Right behind a card: `en la 3 veo el mar`."""
NAMES = frozenset(("Al", "Ala", "Ben", "Di", "Jo", "Les", "Mark", "Sara"))
"""Names that are words before an answer as well: `Ben E. Schulz`."""
HAVE_A_LETTER = words(
    "section plan side team day mail level word movie list grade string cup flat sharp major minor chromosome dur moll"
    " ebene hepatitis vitamin"
)
"""Behind a letter they are of another thing: `C section`, `B side`."""
ARE_THERE = phrases(
    "ya están|ya está|ya han votado|ya votaron|ya han contestado|ya hay|are in|are in already|are already in"
    "|have voted|have answered|already voted|already answered|are done|are there|sind schon da|sind da|sind schon dabei"
    "|haben schon|haben gestimmt|sind fertig|sont déjà là|sont là|ont déjà|ont voté|ont répondu|sono già|hanno già"
    "|hanno votato|hanno risposto|ci sono già|já estão|já votaram|já responderam|já há|já jest|już jest|już są"
    "|już zagłosowało|już głosowało|już odpowiedziało|już mamy"
)
"""Behind a number they tell how many have answered: `seis ya están`."""
ARE_MISSING = words("falta faltan faltam fehlt fehlen manque manquent manca mancano brakuje missing")
WANTED = phrases(
    "i wanted to|i had wanted to|ich wollte|je voulais|volevo|quería votar|quería dar|quería poner|quería elegir"
    "|quise votar|queria votar|queria dar|queria pôr|queria escolher|chciałam głosować|chciałem głosować|chciałam dać"
    "|chciałem dać|chciałam wybrać|chciałem wybrać|chciałam zagłosować|chciałem zagłosować"
)
"""What one wanted, and may want no more: `volevo votare 3`."""
HOW = words("so tan tão tao così si tellement tak zu too demasiado troppo trop zbyt za sehr muy très very molto muito")
