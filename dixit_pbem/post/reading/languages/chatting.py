"""Small words of talk beside an answer, in all languages: what opens, fills and takes back, and what ends a mail."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

LAST = words(
    "letzte letzten vorige vorigen "
    "last previous earlier ultima ultimo anterior precedente dernier derniere precedent ostatni ostatnia poprzedni"
)
OPENS = words(
    "darf kann bitte est-ce puis-je peux-tu s'il please can could i let posso podes por per prosze czy moge ok and e"
)
THAT = words("meine mein meins ma mon mienne it mine that mia minha moja moj meu mio my")
ASIDE = phrases("enfin|ou plutot|never mind|nevermind|anzi|jednak|alias|quer dizer|i mean|cioe|wlasciwie|sorry")
"""What takes back an answer, and elsewhere nothing."""
FILLERS = phrases(
    "nein nein|oh nein|ach nein|nein|nein warte|warte|wartet|moment|halt|ah nein|"
    "non non|oh non|ah non|non attends|non attendez|attends|attendez|minute|"
    "no|no no|oh no|no wait|oh wait|ah wait|wait|hang on|hold on|actually|oh|ah no|aspetta|aspettate|non|não"
    "|ai não|ah não"
    "|espera|não espera|esperem|nie|nie nie|o nie|oj nie|czekaj|czekajcie|chwila|moment"
)
"""And what only breathes, where more is told behind it: `Oh wait, I already do`."""
GETS = words(
    "bekommt kriegt gewinnt gagne prend obtient remporte gets wins takes vince prende ganha leva wygrywa bierze"
)
MANY_CARDS = words(
    "karten nummern stimmen buchstaben "
    "cartes numéros votes lettres "
    "cards numbers votes letters carte numeri voti lettere cartas números votos letras karty numery głosy głosów kart"
    " liczby"
)
CHILDREN = words(
    "enkel enkelkinder kinder zwillinge neffen nichten "
    "petits-enfants enfants jumeaux jumelles neveux nièces gosses "
    "grandchildren grandkids kids children twins nephews nipoti nipotini bambini bimbi figli gemelli netos crianças"
    " miúdos filhos gémeos sobrinhos wnuki dzieci dzieciaki bliźniaki wnuczki"
)
CALLS = words(
    "gut also na dann okay "
    "bon alors donc voilà bien "
    "ok okay right then well so alright allora bene va dunque ecco bem então dobra dobrze no więc"
)
"""`Va bene: …`"""
SAYS = words(
    "sage nenne nehme dis dirais propose appelle mówię powiem dico direi digo diria say saying call nazwę chiamo"
)
BLIND = words("blind blindlings dunkeln aveugle aveuglette noir blind blindly dark cieca buio cegas escuras ciemno")
"""`Às cegas como me mandam: …`"""
HUGS = words(
    "grüße gruß küsse küsschen umarmung "
    "bises bisous baisers embrasse salutations "
    "hugs kisses greetings regards saluti baci abbracci beijinhos beijos abraços cumprimentos uściski buziaki"
)
