"""Polish round an answer."""

from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

POLISH = Lexicon(
    nouns=words(
        "karta karte kartę karty karcie kartą kart numer numerem numerek nr głos głosy głosem wybór odpowiedź"
        " litera literę litery obrazek obrazku typ strzał znacznik żeton znak opcja opcję"
    ),
    votes=words("głos głosy głosem głosu wybór odpowiedź typ strzał"),
    points=phrases("obie|oba|na pewno|to na pewno|musi być|to musi być|pewnie|to pewnie|chyba|to chyba|niech będzie"),
    decides=phrases(
        "głosuję|głosuję na|zagłosuję na|zagłosuje na|mój głos idzie na|głos na|wybieram|wybrałam|wybrałem"
        "|daję|dam|kładę|stawiam|stawiam na|wskazuję|obstawiam|biorę|typuję|zagrywam|zagram|gram|oddaję"
        "|oddaję głos na|wysyłam|podaję|przesyłam|dokładam|myślę|myślę że|myślę że to|sądzę|sądzę że"
        "|uważam że|według mnie|wg mnie|moim zdaniem|dla mnie|dla mnie to|wydaje mi się|wydaje mi się że"
        "|wydaje mi się że to|mam wrażenie że to|powiedziałabym|powiedziałbym|powiem|strzelam|strzelam w"
        "|strzelam że|odpowiadam|decyduję się na|idę w|zmieniam na|zmiana na|zostaję przy|wolę|proszę o"
        "|poproszę|mój typ to|zakładam że|zakładam że to|rzucam|dorzucam|oddam głos na|daj|dawaj|dałabym"
        "|dałbym|zostaje przy|ode mnie|od mnie|wyszło mi|mam na myśli|oddaję głos|zagłosuję|postawię na"
        "|postawiłabym na|postawiłbym na|wybrałabym|wybrałbym|biorę kartę|rzucam kartę|kładę kartę|na bank"
        "|idzie|najbardziej pasuje|wskazałabym|wskazałbym|wyślę|wrzucam|idę z|gram kartą|dodaję"
        "|zmieniam kartę na|zmieniam głos na"
    ),
    weak=phrases("to|to jest|ta|ten|tę|tą|będzie|to będzie|głosowałam na|głosowałem na|dałam|dałem"),
    glue=phrases(
        "na|mój|moja|moje|mojej|moją|to|jest|są|że|ta|ten|tę|tą|o|do|tak|ok|okej|w|u|swój|swoją|będzie|i|a|z"
        "|za|dla|no to|hm|hmm|więc|dobra|dobrze|tym razem|teraz|dziś|dzisiaj|proszę|obie|oraz|idzie|ja"
        "|ode mnie|od mnie|cześć|hej|właśnie|zdecydowanie|raczej|jednak|niech|narratora|opowiadającego|oddaję"
        "|mi|tej rundy|w tej rundzie|lepiej"
    ),
    spells=words("jak"),
    behind=phrases(
        "proszę|dla mnie|moim zdaniem|według mnie|wg mnie|chyba|chyba tak|myślę|tak myślę|wydaje mi się"
        "|to mój głos|to moja karta|to mój wybór|to mój typ|to moja odpowiedź|dzięki|dziękuję|pozdrawiam"
        "|pozdrowienia|pa|buziaki|na pewno|bez wątpienia|zdecydowanie|tym razem|dzisiaj|dziś|ok|oczywiście"
        "|obstawiam|stawiam|strzelam|uściski|to ta|to karta narratora|narratora|no i tyle|i tyle|serio"
        "|jak zawsze|w ciemno|pls|plis|bankowo|jak nic|najbardziej pasuje|poproszę|dałabym|dałbym"
    ),
    particles=words("tylko ok okej tak więc dobra dobrze hm hmm hmmm mm ah oh eh ech oj proszę teraz"),
    hedges=phrases(
        "chyba|hm|hmm|hmmm|nie wiem|nie wiem ale|nie jestem pewna|nie jestem pewny|nie jestem pewien"
        "|nie jestem pewna ale|nie jestem pewien ale|trudne|trudno powiedzieć|trudno powiedzieć ale"
        "|ciężko powiedzieć|trudny wybór|nie mam pojęcia|nie mam pojęcia ale|pojęcia nie mam|strzelam"
        "|na chybił trafił|w ciemno|prawdopodobnie|pewnie|zgaduję|zobaczmy|niech pomyślę|eh|ech|oj|kto wie"
        "|bez przekonania|na czuja|intuicja|intuicyjnie|bladego pojęcia|na oko|ojej|trudna|trudna sprawa"
        "|ciężkie|ciężko"
    ),
    courtesy=words(
        "cześć hej hejka witam witaj witajcie dzień dobry drodzy droga drogi kochani siema dzięki dziękuję"
        " dziękujemy dziekuje pozdrawiam pozdro pozdrowienia wszystkim wszyscy wszystkich was wam dobranoc pa"
        " papa serdecznie miłego miłej miły dnia wieczoru wieczór weekendu dobrego dobrej nocy buziaki buziak"
        " uściski do zobaczenia jutra usłyszenia później potem na razie ok okej oki tak zrobione gotowe super"
        " świetnie świetne świetny świetna ekstra fajnie fajne fajny fajna jasne przyjęłam przyjąłem"
        " odebrałam odebrałem dostałam dostałem przepraszam sorry sorki za opóźnienie spóźnienie zwłokę"
        " zwłoka i a z w ode mnie dla ciebie też również bardzo wielkie nie ma sprawy problemu co proszę"
        " piękne piękny piękna karty gra zabawa zabawy powodzenia haha hahaha hehe wow brawo gratulacje"
        " bawcie się ja to jest już wysłane wysłałam wysłałem odpowiedź mail maila wiadomość cóż rewelacja"
        " bomba spoko luz ludzie ekipa jak zawsze czekam niecierpliwie mogę doczekać czekać pozdrowieniami"
        " pozdrowień uściskami poważaniem szacunku wyrazami"
    ),
    greets=words("cześć hej hejka witam witaj witajcie dzień dobry drodzy droga drogi kochani siema heja elo"),
    closes=words(
        "dzięki dziękuję pozdrawiam pozdro pozdrowienia dobranoc pa serdecznie miłego buziaki uściski do z"
        " ściskam serdeczności dobrego całuję całusy pozdr pzdr ściskamy trzymajcie"
    ),
    joins=words("i oraz plus też także"),
    either=words("lub albo czy bądź między pomiędzy"),
    denies=words("nie ani nigdy ale nic nikt żadna żadnej żadną żadne wcale bez"),
    against=words(
        "jeśli jeżeli gdyby zamiast zmieniam zmiana zmienić zmieniłam zmieniłem oprócz poza czekaj czekajcie"
        " błąd pomyłka źle anuluj ignoruj niż właściwie prawie wycofuję cofam ignorujcie zapomnij zapomnijcie"
        " nieważne nieaktualne anuluję"
    ),
    doubts=words("może możliwe ewentualnie"),
    corrects=phrases(
        "nie no|nie|nie czekaj|czekaj|czekajcie|czekaj nie|nie nie|a nie|znaczy|to znaczy|sorry|sorki"
        "|przepraszam|jednak|nie jednak|jednak nie|poprawka|pomyłka|ups|upss|po namyśle|właściwie"
        "|zmieniam zdanie|zmiana zdania|oj nie|o nie|chwila|moment|wróć|znaczy się|nie sorry|pomyliłam się"
        "|pomyliłem się|nie liczcie mojego głosu|zapomnij|zapomnijcie|anuluj|anulujcie|wycofuję|wycofuję się"
        "|cofam|cofam to|nieważne|nie było tematu|ignorujcie mój głos|chciałam napisać|chciałem napisać"
        "|miało być|miałam na myśli|miałem na myśli"
    ),
    about=words(
        "karta kartę karty numer głos głosy wybór wybrać wybieram odpowiedź tamta tamtą tamten ta ten tę tą"
        " moja moją obrazek litera zmienić zmieniam inna inną druga pierwsza ostatnia liczy ważny ważna lewa"
        " prawa głosu kartą mojego"
    ),
    social=phrases(
        "jak się masz|jak się macie|co słychać|co u was|co u ciebie|kiedy|kto wygrał|o której|gdzie|a wy|a ty"
    ),
    numbers=counted(
        "jeden jedna jedno jedynka jedynkę jedynke jedynki,dwa dwie dwójka dwójkę dwójki dwojke"
        ",trzy trójka trójkę trójki trojke,cztery czwórka czwórkę czwórki czworke"
        ",pięć piątka piątkę piątki piatke,sześć szóstka szóstkę szóstki szostke"
        ",siedem siódemka siódemkę siódemki siodemke,osiem ósemka ósemkę ósemki osemke"
        ",dziewięć dziewiątka dziewiątkę dziewiątki,dziesięć dziesiątka dziesiątkę dziesiątki"
        ",jedenaście jedenastka jedenastkę,dwanaście dwunastka dwunastkę"
    ),
    ordinals=counted(
        "pierwszy pierwsza pierwszą pierwsze pierwszej,drugi druga drugą drugie drugiej"
        ",trzeci trzecia trzecią trzecie trzeciej,czwarty czwarta czwartą czwarte czwartej"
        ",piąty piąta piątą piąte piątej,szósty szósta szóstą szóste szóstej"
        ",siódmy siódma siódmą siódme siódmej,ósmy ósma ósmą ósme ósmej"
        ",dziewiąty dziewiąta dziewiątą dziewiątej,dziesiąty dziesiąta dziesiątą dziesiątej"
        ",jedenasty jedenasta jedenastą,dwunasty dwunasta dwunastą"
    ),
    shy=words("jeden jedna jedno pierwszy pierwsze drugi drugie"),
    counts=words(
        "minut minuty minutę godzin godziny godzinę dni dzień tygodni tygodnie tydzień miesięcy miesiące lat"
        " lata rok złotych zł euro procent razy raz punktów punkty punkt osób osoby graczy rund rundy runda"
        " km stopni koty dzieci rzeczy stycznia lutego marca kwietnia maja czerwca lipca sierpnia września"
        " października listopada grudnia tysięcy sekund sekundy maili piwa kawy"
    ),
    times=phrases("o|około|do|po|przed|od|godz|godzina|godzinie|runda|rundzie|ulica|ul|jest|za|strona|pokój|wiek"),
    because=words("bo ponieważ gdyż"),
    red=words("czerwony czerwona czerwoną czerwone czerwonego czerwonym"),
    green=words("zielony zielona zieloną zielone zielonego zielonym"),
    none=words("żadna żadnej żadną żadne nic"),
    clue=words("skojarzenie hasło wskazówka podpowiedź tytuł"),
    robots=phrases(
        "wysłana automatycznie|w sprawach pilnych|w pilnych sprawach|nie mogła zostać dostarczona"
        "|danych osobowych|poza biurem|odpowiedź automatyczna|automatyczna odpowiedź|jestem na urlopie"
        "|przebywam na urlopie|jestem nieobecna|jestem nieobecny|będę nieobecna|będę nieobecny"
        "|wiadomość automatyczna|wiadomość wygenerowana automatycznie|ograniczony dostęp do poczty"
        "|po powrocie|prosimy nie odpowiadać|proszę nie odpowiadać na|twoje zgłoszenie|państwa zgłoszenie"
        "|otrzymaliśmy|dziękujemy za kontakt|dziękujemy za wiadomość|dziękuję za wiadomość|nadawca zewnętrzny"
        "|wiadomość zewnętrzna|spoza organizacji|poufne|poufna|adresata|przed wydrukowaniem|wolna od wirusów"
        "|numer zgłoszenia|skontaktujemy się|zgłoszenie przyjęte|nie odpowiadaj na|skrzynka nie jest"
        "|sprawdź nadawcę"
    ),
    assents=words(
        "jasne zrobione gotowe świetnie świetne ekstra fajnie przyjęłam przyjąłem odebrałam odebrałem"
        " dostałam dostałem brawo gratulacje spoko luz rewelacja bomba sprawy hehe okej tak piękne piękna"
        " powodzenia zabawa"
    ),
    sorry=words("sorki przepraszam"),
    conditions=words("jeśli jeżeli gdyby oprócz poza niż prawie właściwie czekaj czekajcie"),
    please=words("proszę plis tak"),
    introduces=words("dam daję proponuję niech skrócę moje mój poprawiam"),
    later=words("wieczorem później jutro"),
    comments=words("jest był była było wygląda przypomina mi mnie też tez"),
    speaks=words("myślę"),
)
