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
