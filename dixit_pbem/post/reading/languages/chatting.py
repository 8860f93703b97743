"""Small words of talk beside an answer, in all languages: what opens, fills and takes back, and what ends a mail."""

import re

from dixit_pbem.post.reading.languages.lexicon import phrases, words

LAST = words(
    "pasado"
    " letzte letzten vorige vorigen "
    "last previous earlier ultima ultimo anterior precedente dernier derniere precedent ostatni ostatnia poprzedni"
)
OPENS = words(
    "puedo puedes podéis"
    " darf kann bitte est-ce puis-je peux-tu s'il please can could i let posso podes por per prosze czy"
    " moge ok and e"
)
THAT = words("meine mein meins ma mon mienne it mine that mia minha moja moj meu mio my")
ASIDE = phrases(
    "quiero decir|enfin|ou plutot|never mind|nevermind|anzi|jednak|alias|quer dizer|i mean|cioe|wlasciwie|sorry"
)
"""What takes back an answer, and elsewhere nothing."""
FILLERS = phrases(
    "no espera|esperad|no esperad|ay no|uy no|un momento"
    "|nein nein|oh nein|ach nein|nein|nein warte|warte|wartet|moment|halt|ah nein|"
    "non non|oh non|ah non|non attends|non attendez|attends|attendez|minute|"
    "no|no no|oh no|no wait|oh wait|ah wait|wait|hang on|hold on|actually|oh|ah no|aspetta|aspettate|non|não"
    "|ai não|ah não"
    "|espera|não espera|esperem|nie|nie nie|o nie|oj nie|czekaj|czekajcie|chwila|moment"
)
"""And what only breathes, where more is told behind it: `Oh wait, I already do`."""
GETS = words(
    "gana lleva"
    " bekommt kriegt gewinnt gagne prend obtient remporte gets wins takes vince prende ganha leva wygrywa bierze"
)
MANY_CARDS = words(
    "karten nummern stimmen buchstaben "
    "cartes numéros votes lettres "
    "cards numbers votes letters carte numeri voti lettere cartas números votos letras karty numery głosy głosów kart"
    " liczby"
)
CHILDREN = words(
    "nietos nietas niños niñas peques hijos hijas gemelos mellizos sobrinos"
    " enkel enkelkinder kinder zwillinge neffen nichten "
    "petits-enfants enfants jumeaux jumelles neveux nièces gosses "
    "grandchildren grandkids kids children twins nephews nipoti nipotini bambini bimbi figli gemelli netos crianças"
    " miúdos filhos gémeos sobrinhos wnuki dzieci dzieciaki bliźniaki wnuczki"
)
CALLS = words(
    "bueno vale venga pues entonces"
    " gut also na dann okay "
    "bon alors donc voilà bien "
    "ok okay right then well so alright allora bene va dunque ecco bem então dobra dobrze no więc"
)
"""`Va bene: …`"""
SAYS = words(
    "diré diría llamo"
    " sage nenne nehme dis dirais propose appelle mówię powiem dico direi digo diria say saying call nazwę chiamo"
)
BLIND = words(
    "ciegas oscuras blind blindlings dunkeln aveugle aveuglette noir blind blindly dark cieca buio cegas escuras ciemno"
)
"""`Às cegas como me mandam: …`"""
HUGS = words(
    "besos besitos abrazos saludos"
    " grüße gruß küsse küsschen umarmung "
    "bises bisous baisers embrasse salutations "
    "hugs kisses greetings regards saluti baci abbracci beijinhos beijos abraços cumprimentos uściski buziaki"
)
LAUGHTER = re.compile(
    r"(?:[ae]?h[aei]){2,}h?|(?:j[aeio]){2,}j?|(?:[aei]h){2,}|k{3,}|(?:rs){2,}|lo+l|l?x+d+|mdr+|ptdr+|lmf?ao|rofl"
)
"""Laughter, however long."""
REASSURES = phrases(
    "prends ton temps|prenez votre temps|rien ne presse|pas d'urgence|take your time|no hurry|fai con calma"
    "|fate con calma|prenditi il tuo tempo|prendetevi il tempo|non c'è fretta|senza fretta|sem pressa|sem stress"
    "|sem pressas|com calma|leva o teu tempo|nie ma pośpiechu|bez pośpiechu|nie spiesz się|nie śpiesz się"
    "|lass dir zeit|lasst euch zeit|keine eile|kein stress|eilt nicht|tómate tu tiempo|tomaos vuestro tiempo"
    "|no hay prisa|merci pour la partie|merci pour cette partie|merci pour la manche|thanks for the game"
    "|thank you for the game|thanks for a lovely game|grazie per la partita|grazie per il gioco|grazie del gioco"
    "|obrigado pelo jogo|obrigada pelo jogo|dzięki za grę|dziękuję za grę|dzięki za rundę|danke für das spiel"
    "|danke für die runde|gracias por la partida|gracias por el juego"
)
"""What one says so that nobody hurries, and of the whole game; in a mail without a card."""
CONGRATULATES = phrases(
    "enhorabuena|felicidades|bien jugado|muy bien jugado|chapó"
    "|glückwunsch|herzlichen glückwunsch|gut gespielt|gratuliere|bravo|kompliment|"
    "félicitations|bravo|bien joué|chapeau|"
    "congratulations|congrats|well played|well done|parabéns|complimenti|bravo|brava|bravi|bravissima|bravissimo"
    "|gratulacje|gratuluję|brawo|bem jogado|ben giocato"
)
"""How one begins who speaks of the round before."""
