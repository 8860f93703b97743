"""What players say in Polish beside their answers."""

TALK = {
    "name": "Ana|Bob|Mia|Kasia|Tomek|Ola|Piotr|Babcia|Marek|Róża|Zosia|Ewa",
    "who": "moja siostra|mój brat|sąsiadka|pies|szef|dziecko|{name}|moja babcia|kot|cała rodzina",
    "thing": "wieloryb|latarnia|niebo|księżyc|stare drzwi|łódka|las|deszcz|morze|lustro|wieża|schody",
    "adj": "piękne|dziwne|zabawne|smutne|senne|poetyckie|trudne|magiczne|słodkie|tajemnicze",
    "past": "mnie rozśmiesza|choruje|chce grać|pozdrawia|śpi na kanapie|zjada mój obiad|śpiewa",
    "place": "w pociągu|w pracy|w ogrodzie|u dentysty|na kanapie|w szpitalu|nad morzem|w szkole",
    "month": "grudnia|stycznia|marca|czerwca|sierpnia",
    "day": "niedzieli|soboty|piątku",
    "greeting": "Cześć {name},|Cześć wszystkim,|Dzień dobry,|Dobry wieczór,|Hej {name}!|Kochani,|Hej!|Witajcie,",
    "courtesy": "Dzięki!|Dziękuję!|Dzięki, {name}!|Miłego weekendu!|Miłego wieczoru!|Do zobaczenia!|Gotowe."
    "|Super, dziękuję.|Uściski dla wszystkich!|Udanej {day}!|Powodzenia!|Bawcie się dobrze!|Pozdrawiam|Buziaki"
    "|Dobranoc wszystkim|Na razie",
    "signoff": "Pozdrawiam,\n{name}|Dzięki,\n{name}|Uściski\n{name}|Buziaki, {name}|{name}"
    "|Z pozdrowieniami,\n{name}|Pa\n{name}"
    "|Do usłyszenia,\n{name}",
    "comment": "Jakie to {adj}|Kocham to zdjęcie|Ale obrazki|Cały dzień byliśmy {place}|Jestem {place}|{who} {past}"
    "|Przepraszam za zwłokę|Wybaczcie, {who} {past}|Wszystko takie {adj}|{thing} przypomina mi dom|Ale zabawa"
    "|Trudna sprawa|Telefon padł mi {place}|Myślę tu o was {place}|{name} to pokocha|Uwielbiam to",
    "reason": "bo jest tam {thing}|bo to takie {adj}|{thing} mówi wszystko|oczywiście|łatwe|trudny wybór"
    "|co za światło"
    "|takie {adj}|bo przypomina mi dom|to {adj} jak {who}|bo tak|tamto {thing}",
    "number": "Do zobaczenia o {n}!|Jest {n}!|wracam o {n}|kolacja o {n}|Mamy {n} dzieci|{who} ma {n} lat"
    "|{n} minut spóźnienia"
    "|to trwa {n} dni|zostało {n}|jeszcze {n} i koniec|lubię wszystkie {n}|Runda {n}|runda {n} była super|strona {n}"
    "|rozdział {n}|{name} ma {n} punktów|było nas {n}|kosztuje {n} euro|dzwoń na 600 {n}3 {n}|mieszkanie {n}"
    "|zajęło mi to {n} godzin|pociąg jedzie o {n}:{nn}|do {n} {month}|dnia {n} {month}|{n} stopni na dworze"
    "|przegraliśmy {n}-{m}|{n} do {m}|jest nas {w}|spało mi się {w} godzin|sala {w}|{w} za nami, {w2} przed nami",
    "little": "i miłego weekendu|w drodze|z domu|o tak|a jednak gramy|i już|A co tam|I dobrze|O rany"
    "|W drodze|u babci|z psem"
    "|z kotem i z psem|witamina {l}|plan {l}|blok {l}, ostatnie piętro|grupa {l}|klatka {l}|a ja jadę|I tak dalej"
    "|linia {l} stoi|E-mail dziś wolny|{l} jest jak banan|i o to chodzi",
    "initial": "{name} {l}.|{l}. Nowak|{name} {l}. Kowalska|od {name} i {l}.|hej od {l}.",
    "ordinal": "moja {o} kawa|{o} raz w tym tygodniu|na {o} piętrze|{o} urodziny|{o} miejsce|{o} dziecko"
    "|{o} runda była super"
    "|po pierwsze, cześć|chwila, o drugiej obiad|do szóstej pracuję",
    "table": "{x} też ładne|prawie wziąłem {x}|karta {name} to na pewno {x}|{x} mnie rozśmiesza"
    "|nie lubię {x}|{name} powie {x}"
    "|wszyscy pójdą na {x}|między {x} a {y} trudno|{x} jest moja|gdyby {x} miało {thing}|to mogłaby być {x}"
    "|karta {x} jest ładna|nie wiem, {x} albo {y}|wszystko tylko nie {x}|w {x} widzę las|najpierw myślałam o {x}"
    "|ostatnio to było {x}|czyje jest {x}?",
    "question": "Kto następny?|Co u was?|Czy {name} wraca?|Czekamy na kogoś?|Kiedy gramy?|Jak się ma {who}?"
    "|Kto wygrywa?",
    "doubt": "Mogę zmienić?|Można?|Czy nie?|Za późno?|Dobrze?|Czy mogę jeszcze zmienić zdanie?|Tak?",
    "hedge": "chyba|może|hmm,|no nie wiem,|raczej|pewnie|powiedzmy|zgaduję, że",
    "retraction": "Nie, czekaj.|Jednak nie.|Zapomnij.|Zmieniam zdanie.|Po namyśle nie|Anuluj|Czekajcie, jeszcze myślę"
    "|Wycofuję|Nie liczcie mojego głosu",
    "fix": "nie czekaj,|nie, jednak|nie, sorry,|chciałam napisać|to znaczy",
    "automatic": "Jestem poza biurem do {n} {month}.|Automatyczna odpowiedź: jestem na urlopie."
    "|Ta skrzynka nie jest czytana.|Dziękuję za wiadomość, odpowiem w ciągu {n} dni.|Zgłoszenie {big} przyjęte.",
    "banner": "UWAGA: wiadomość spoza firmy. Nie otwieraj linków.|Wiadomość poufna, tylko dla adresata."
    "|Zanim wydrukujesz, pomyśl o drzewach.|[ZEWNĘTRZNE] Sprawdź nadawcę.",
}
