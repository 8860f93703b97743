"""The words with which players ask for an answer to be taken, and what they make clues of."""

from __future__ import annotations


def phrases(said: str) -> tuple[str, ...]:
    return tuple(said.split("|"))


ASK_VOTE = {
    "fr": phrases(
        "je vote {v}|Je vote pour la {v}|Je vote la {v}|mon vote est la {v}|Mon vote va à la {v}|vote : {v}|la {v}"
        "|la carte {v}|carte {v}|la carte numéro {v}|carte n° {v}|Pour moi c'est la {v}|je choisis la {v}"
        "|je prends la {v}|Je pense que c'est la {v}|Je crois que c'est la {v}|je dis {v}|je dirais la {v}"
        "|Je mise sur la {v}|la {v}, merci|numéro {v}|je vote pour la carte {v}|je choisis la carte {v}"
        "|mon choix : la {v}|je vote pour le numéro {v}|{v} s'il te plaît|la {v}, svp"
    ),
    "en": phrases(
        "I vote {v}|I vote for {v}|I vote for card {v}|my vote is {v}|My vote goes to {v}"
        "|vote: {v}|Vote {v}|card {v}"
        "|Card no. {v}|card number {v}|I think it's {v}|I think it is card {v}|I choose {v}|I pick card {v}"
        "|I'll take {v}"
        "|I'd say {v}|I go for {v}|I would say it's {v}|It must be {v}|{v} please|{v}, please|number {v}"
        "|my choice is {v}"
        "|my answer: {v}|I believe it is {v}|{v} is my vote|{v} gets my vote|I'm voting {v}|I'm going with {v}"
        "|For me it's {v}|vote for {v}, please|I am voting for number {v}"
    ),
    "it": phrases(
        "voto {v}|Voto la {v}|Voto per la {v}|il mio voto è {v}|Il mio voto va alla {v}|voto: {v}"
        "|la {v}|la carta {v}"
        "|carta {v}|la carta numero {v}|carta n. {v}|Secondo me è la {v}|scelgo la {v}|prendo la {v}"
        "|Penso che sia la {v}"
        "|Credo sia la {v}|Per me è la {v}|dico {v}|direi la {v}|Punto sulla {v}|la {v}, grazie|numero {v}"
        "|voto la carta {v}|scelgo la carta {v}|la mia scelta è la {v}|voto per la numero {v}"
    ),
    "pt": phrases(
        "voto {v}|Voto na {v}|Voto na carta {v}|o meu voto é {v}|O meu voto vai para a {v}"
        "|voto: {v}|a carta {v}|a {v}"
        "|carta {v}|carta nº {v}|Acho que é a {v}|escolho a {v}|Para mim é a {v}|Fico com a {v}|Penso que é a {v}"
        "|digo {v}|diria a {v}|Aposto na {v}|número {v}|escolho a carta {v}|voto na número {v}|a {v}, por favor"
        "|a minha escolha é a {v}|voto a {v}"
    ),
    "pl": phrases(
        "głosuję na {v}|Głosuję na kartę {v}|glosuje na {v}|mój głos to {v}|Mój głos: {v}"
        "|głos na {v}|karta {v}"
        "|karta nr {v}|Kartę {v} poproszę|wybieram {v}|Wybieram kartę {v}|biorę {v}|Myślę, że to {v}"
        "|Moim zdaniem to {v}"
        "|Dla mnie to {v}|stawiam na {v}|To {v}|to musi być {v}|numer {v}|obstawiam {v}|wybieram numer {v}"
        "|mój wybór to {v}|głosuję na numer {v}|{v} poproszę"
    ),
    "de": phrases(
        "ich stimme für {v}|Ich stimme für die {v}|ich nehme die {v}|Meine Stimme geht an die {v}|meine Stimme: {v}"
        "|Stimme: {v}|die {v}|Karte {v}|die Karte {v}|Karte Nr. {v}|Karte Nummer {v}|Nummer {v}|Nr. {v} bitte"
        "|Ich tippe auf die {v}|tippe auf {v}|Ich glaube, es ist die {v}|Ich glaub die {v}|Ich denke, die {v}"
        "|Für mich ist es die {v}|ich wähle die {v}|ich sage {v}|ich würde sagen {v}|Das muss die {v} sein"
        "|Ich bin für die {v}|Mein Tipp: {v}|mein Tipp ist die {v}|Ich setze auf die {v}|{v} bitte|die {v} bitte"
        "|Ich entscheide mich für die {v}|die {v}, danke|Meine Wahl fällt auf die {v}|ich nehm die {v}"
        "|von mir die {v}|meine Antwort: {v}|{v} bekommt meine Stimme|meiner Meinung nach die {v}|dann die {v}"
    ),
    "es": phrases(
        "voto {v}|Voto la {v}|Voto por la {v}|mi voto es la {v}|Mi voto va para la {v}|voto: {v}|la {v}|la carta {v}"
        "|carta {v}|carta nº {v}|la carta número {v}|Para mí es la {v}|elijo la {v}|me quedo con la {v}"
        "|Creo que es la {v}|Pienso que es la {v}|digo {v}|diría la {v}|Apuesto por la {v}|la {v}, por favor"
        "|la {v}, gracias|número {v}|voto por la carta {v}|elijo la carta {v}|mi elección es la {v}|voto a la {v}"
        "|voy con la {v}|yo digo la {v}|pa mí la {v}|la {v} porfa|Me la juego con la {v}|le voy a la {v}"
        "|me decanto por la {v}|tiene que ser la {v}|mi voto: {v}|voto por el número {v}|sin duda la {v}"
    ),
}
ASK_CARD = {
    "fr": phrases(
        "je joue la {v}|je donne la {v}|la {v}|la carte {v}|carte : {v}|ma carte est la {v}|je choisis la {v}"
        "|je mets la {v}|carte {v}, merci|je joue la carte {v}|je choisis la carte {v}|je donne la carte {v}|lettre {v}"
        "|je prends la {v}"
    ),
    "en": (
        "card {v}",
        "I give {v}",
        "I'll give card {v}",
        "my card is {v}",
        "I play {v}",
        "I choose {v}",
        "I'd give {v}",
        "card: {v}",
        "My card: {v}",
        "I'll take {v}",
        "{v} please",
        "letter {v}",
        "I pick {v}",
        "I choose card {v}",
        "I give card {v}, please",
        "my choice is {v}",
    ),
    "it": phrases(
        "gioco la {v}|do la {v}|la {v}|la carta {v}|carta: {v}|la mia carta è la {v}|scelgo la {v}"
        "|metto la {v}"
        "|carta {v}, grazie|gioco la carta {v}|scelgo la carta {v}|do la carta {v}|lettera {v}|prendo la {v}"
    ),
    "pt": phrases(
        "jogo a {v}|dou a carta {v}|a carta {v}|a minha carta é a {v}|carta: {v}|escolho a {v}"
        "|jogo a carta {v}|carta {v}"
        "|escolho a carta {v}|dou a {v}|letra {v}|a minha escolha é a {v}|fico com a {v}"
    ),
    "pl": phrases(
        "daję {v}|daję kartę {v}|karta {v}|moja karta to {v}|wybieram {v}|gram {v}|kładę {v}"
        "|karta: {v}|wybieram kartę {v}"
        "|gram kartę {v}|litera {v}|kładę kartę {v}|mój wybór to {v}|kartę {v} poproszę"
    ),
    "de": phrases(
        "ich gebe {v}|Ich gebe die {v}|die {v}|die Karte {v}|Karte: {v}|meine Karte ist die {v}|Meine Karte: {v}"
        "|ich nehme {v}|ich nehme die {v}|ich lege die {v}|ich lege Karte {v}|ich spiele {v}|ich spiele Karte {v}"
        "|ich wähle die {v}|Karte {v}, danke|Buchstabe {v}|{v} bitte|von mir kommt die {v}|ich nehm die {v}"
        "|ich geb die {v}"
    ),
    "es": phrases(
        "juego la {v}|doy la {v}|la {v}|la carta {v}|carta: {v}|mi carta es la {v}|mi carta: {v}|elijo la {v}"
        "|pongo la {v}|carta {v}, gracias|juego la carta {v}|elijo la carta {v}|doy la carta {v}|letra {v}"
        "|me quedo con la {v}|voy con la {v}|mi elección es la {v}|la {v} porfa"
    ),
}
ASK_CLUE = {
    "fr": (
        "carte {v} : {c}",
        "Carte : {v}\nIndice : {c}",
        "Indice : {c}\nCarte : {v}",
        "{c} ({v})",
        "ma carte est la {v} : {c}",
        "Indice : “{c}”, carte {v}",
    ),
    "en": (
        "card {v}: {c}",
        "Card: {v}\nClue: {c}",
        "Clue: {c}\nCard: {v}",
        "{c} ({v})",
        "my card is {v}: {c}",
        "Clue: “{c}”, card {v}",
        "Clue: “B is for {c}”, card {v}",
        "Card {v} - {c}",
    ),
    "it": (
        "carta {v}: {c}",
        "Carta: {v}\nIndizio: {c}",
        "Indizio: {c}\nCarta: {v}",
        "{c} ({v})",
        "la mia carta è la {v}: {c}",
        "Indizio: “{c}”, carta {v}",
    ),
    "pt": (
        "carta {v}: {c}",
        "Carta: {v}\nPista: {c}",
        "Pista: {c}\nCarta: {v}",
        "{c} ({v})",
        "a minha carta é a {v}: {c}",
        "Pista: “{c}”, carta {v}",
    ),
    "pl": (
        "karta {v}: {c}",
        "Karta: {v}\nHasło: {c}",
        "Hasło: {c}\nKarta: {v}",
        "{c} ({v})",
        "moja karta to {v}: {c}",
        "Hasło: “{c}”, karta {v}",
    ),
    "de": (
        "Karte {v}: {c}",
        "Karte: {v}\nHinweis: {c}",
        "Hinweis: {c}\nKarte: {v}",
        "{c} ({v})",
        "meine Karte ist die {v}: {c}",
        "Hinweis: „{c}“, Karte {v}",
    ),
    "es": (
        "carta {v}: {c}",
        "Carta: {v}\nPista: {c}",
        "Pista: {c}\nCarta: {v}",
        "{c} ({v})",
        "mi carta es la {v}: {c}",
        "Pista: «{c}», carta {v}",
    ),
}
CLUES = {
    "fr": {
        "form": "{n} {a}|{n} et {n2}|où dort {n2}|{n} de nuit|comme {n2}|{n}|avant {n2}",
        "a": "secret|d'or|lointain|perdu|silencieux",
        "n": "le rêve|un hiver|le jardin|le chant|un adieu|le voyage",
        "n2": "le vent|la mer|mille portes|la pleine lune",
    },
    "en": {
        "form": "the {a} {n}|{n} of the {n2}|where the {n} sleeps|a {n} for the {n2}|{a} {n}|once upon a {n}"
        "|{n}|no {n}, no {n2}",
        "a": "long|last|hidden|silent|golden|broken|secret|second",
        "n": "way home|dream|winter|promise|journey|garden|song|goodbye|lantern",
        "n2": "sea|night|king|world|wind|thousand doors",
    },
    "it": {
        "form": "{n} {a}|{n} e {n2}|dove dorme {n2}|{n} di notte|come {n2}|{n}|prima di {n2}",
        "a": "segreto|d'oro|lontano|perduto|silenzioso",
        "n": "il sogno|un inverno|il giardino|il canto|un addio|il viaggio",
        "n2": "il vento|il mare|mille porte|la luna piena",
    },
    "pt": {
        "form": "{n} {a}|{n} e {n2}|onde dorme {n2}|{n} de noite|como {n2}|{n}|antes de {n2}",
        "a": "secreto|de ouro|longínquo|perdido|calado",
        "n": "o sonho|um inverno|o jardim|o canto|um adeus|o caminho",
        "n2": "o vento|o mar|mil portas|a lua cheia",
    },
    "pl": {
        "form": "{n} {a}|{n} i {n2}|gdzie śpi {n2}|{n} w nocy|jak {n2}|{n}|z dala od domu",
        "a": "bez końca|we mgle|na zawsze|pod śniegiem",
        "n": "sen|ogród|pieśń|pożegnanie|daleka droga|list",
        "n2": "wiatr|morze|tysiąc drzwi|księżyc w pełni",
    },
    "de": {
        "form": "{n} {a}|{n} und {n2}|wo {n2} schläft|{n} bei Nacht|wie {n2}|{n}|nur {n2}",
        "a": "im Nebel|ohne Ende|aus Gold|für immer|unter dem Schnee",
        "n": "der lange Weg|ein Winter|der Garten|das Lied|ein Abschied|die Reise|mein Heimweh|tausend Türen",
        "n2": "der Wind|das Meer|der Vollmond|die Stille",
    },
    "es": {
        "form": "{n} {a}|{n} y {n2}|donde duerme {n2}|{n} de noche|como {n2}|{n}|antes de {n3}",
        "a": "secreto|de oro|lejano|perdido|en silencio",
        "n": "el sueño|un invierno|el jardín|el canto|un adiós|el viaje|el camino a casa",
        "n2": "el viento|el mar|la luna llena|la ciudad",
        "n3": "mil puertas|la lluvia|la tormenta|dormir",
    },
}
THE_ORDINAL = {
    "fr": ("la {o}", "{o}"),
    "en": ("the {o}", "the {o} one"),
    "it": ("la {o}", "{o}"),
    "pt": ("a {o}", "{o}"),
    "pl": ("{o}", "ta {o}"),
    "de": ("die {o}", "{o}"),
    "es": ("la {o}", "{o}"),
}
AND = {"fr": "et", "en": "and", "it": "e", "pt": "e", "pl": "i", "de": "und", "es": "y"}
RED = {
    "fr": ("rouge",),
    "en": ("red",),
    "it": ("rosso", "rossa"),
    "pt": ("vermelho", "vermelha"),
    "pl": ("czerwony", "czerwona"),
    "de": ("rot", "rote"),
    "es": ("rojo", "roja"),
}
LABELS = {
    "fr": "Indice|Mon indice",
    "en": "Clue|My clue",
    "it": "Indizio",
    "pt": "Pista|A minha pista",
    "pl": "Hasło",
    "de": "Hinweis|Mein Hinweis",
    "es": "Pista|Mi pista",
}
