"""Polish round an answer."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

POLISH = Lexicon(
    nouns=words(
        "literka literkę literki karteczka karteczkę kartka kartkę cyferka cyferkę cyfra cyfrę numerka obrazeczek karta"
        " karte kartę karty karcie kartą kart numer numerem numerek nr głos głosy głosem wybór odpowiedź litera literę"
        " litery obrazek obrazku typ strzał znacznik żeton znak opcja opcję"
    ),
    votes=words("głos głosy głosem głosu wybór odpowiedź typ strzał"),
    points=phrases(
        "głosuje|daje|obie|oba|na pewno|to na pewno|musi być|to musi być|pewnie|to pewnie|chyba|to chyba|niech będzie"
    ),
    decides=deciding.POLISH
    | phrases(
        "dajcie|weźcie|wstawcie|zapiszcie|zapisz|wpisz|wpiszcie|przez eliminację|drogą eliminacji|metodą eliminacji"
        "|zostaje|zostaje mi|głosujemy na|głosujemy więc na|jestem za|jesteśmy za|stawiamy na|powinno być|powinna być"
        "|powinien być|miało być|miała być|bym dała|bym dał|ja bym dała|ja bym dał|bym dala|głosuję|głosuję na"
        "|zagłosuję na|zagłosuje na|mój głos idzie na|głos na|wybieram|wybrałam|wybrałem|daję|dam|kładę|stawiam"
        "|stawiam na|wskazuję|obstawiam|biorę|typuję|zagrywam|zagram|gram|oddaję|oddaję głos na|wysyłam|podaję"
        "|przesyłam|dokładam|myślę|myślę że|myślę że to|sądzę|sądzę że|uważam że|według mnie|wg mnie|moim zdaniem"
        "|dla mnie|dla mnie to|wydaje mi się|wydaje mi się że|wydaje mi się że to|mam wrażenie że to|powiedziałabym"
        "|powiedziałbym|powiem|strzelam|strzelam w|strzelam że|odpowiadam|decyduję się na|idę w|zmieniam na|zmiana na"
        "|zostaję przy|wolę|proszę o|poproszę|mój typ to|zakładam że|zakładam że to|rzucam|dorzucam|oddam głos na|daj"
        "|dawaj|dałabym|dałbym|zostaje przy|ode mnie|od mnie|wyszło mi|mam na myśli|oddaję głos|zagłosuję|postawię na"
        "|postawiłabym na|postawiłbym na|wybrałabym|wybrałbym|biorę kartę|rzucam kartę|kładę kartę|na bank|idzie"
        "|najbardziej pasuje|wskazałabym|wskazałbym|wyślę|wrzucam|idę z|gram kartą|dodaję|zmieniam kartę na"
        "|zmieniam głos na"
    ),
    weak=phrases(
        "no to|a więc|no więc|na|to|to jest|ta|ten|tę|tą|będzie|to będzie|głosowałam na|głosowałem na|dałam|dałem"
    ),
    glue=phrases(
        "tylko|przecież|więc|zatem|dlatego|czyli|do tego|a do tego|na|mój|moja|moje|mojej|moją|to|jest|są|że|ta|ten|tę"
        "|tą|do|tak|ok|okej|w|u|swój|swoją|będzie|i|a|z|za|dla|no to|hm|hmm|dobra|dobrze|tym razem|teraz|dziś|dzisiaj"
        "|proszę|obie|oraz|idzie|ja|ode mnie|od mnie|cześć|hej|właśnie|zdecydowanie|raczej|jednak|niech|narratora"
        "|opowiadającego|oddaję|mi|tej rundy|w tej rundzie|lepiej"
    ),
    spells=words("jak"),
    behind=phrases(
        "ode mnie|z mojej strony|na bank|bankowo|na mojej liście|u mnie|na luzie|na stówę|na sto procent|nie pytaj"
        "|nie pytajcie|nie pytaj dlaczego|jak nic|bez dwóch zdań|bez żadnego ale|bez gadania|i kropka|kropka"
        "|i koniec kropka|koniec kropka|i niech się dzieje co chce|niech się dzieje co chce|i po sprawie|i gotowe"
        "|i tyle w temacie|i lecimy|lecimy|i trzymam kciuki|trzymam kciuki|i niech tak będzie|niech tak będzie"
        "|i spadam|i nie ma gadania|bez gadania|i cześć|i finito|i jazda|nie zmieniam|nic nie zmieniam"
        "|nie zmieniam nic|bez zmian|koniec zmian|jako druga|jako drugą|jako pierwsza|jako pierwszą|na razie"
        "|bez dwóch zdań|bez zastanowienia|mogę się mylić|a co tam|i już|i basta|już nie zmieniam|i już nie zmieniam"
        "|i koniec|koniec|proszę|dla mnie|moim zdaniem|według mnie|wg mnie|chyba|chyba tak|myślę|tak myślę"
        "|wydaje mi się|to mój głos|to moja karta|to mój wybór|to mój typ|to moja odpowiedź|dzięki|dziękuję"
        "|pozdrawiam|pozdrowienia|pa|buziaki|na pewno|bez wątpienia|zdecydowanie|tym razem|dzisiaj|dziś|ok|oczywiście"
        "|obstawiam|stawiam|strzelam|uściski|to ta|to karta narratora|narratora|no i tyle|i tyle|serio|jak zawsze"
        "|w ciemno|pls|plis|bankowo|jak nic|najbardziej pasuje|poproszę|dałabym|dałbym"
    ),
    particles=phrases(
        "dlatego|z tego powodu|w każdym razie|tak czy siak|no dobra|noo|cóż|uff|uf|kurczę|kurde|matko|no i|no więc"
        "|dobra no|tylko|ok|okej|tak|więc|dobra|dobrze|hm|hmm|hmmm|mm|ah|oh|eh|ech|oj|proszę|teraz|tym razem"
        "|w tej rundzie|dziś|dzisiaj|dla mnie|u mnie"
    ),
    hedges=phrases(
        "czy dobrze|chyba|hm|hmm|hmmm|nie wiem|nie wiem ale|nie jestem pewna|nie jestem pewny|nie jestem pewien"
        "|nie jestem pewna ale|nie jestem pewien ale|trudne|trudno powiedzieć|trudno powiedzieć ale|ciężko powiedzieć"
        "|trudny wybór|nie mam pojęcia|nie mam pojęcia ale|pojęcia nie mam|strzelam|na chybił trafił|w ciemno"
        "|prawdopodobnie|pewnie|zgaduję|zobaczmy|niech pomyślę|eh|ech|oj|kto wie|bez przekonania|na czuja|intuicja"
        "|intuicyjnie|bladego pojęcia|na oko|ojej|trudna|trudna sprawa|ciężkie|ciężko"
    ),
    courtesy=words(
        "dobrej nocy cześć hej hejka witam witaj witajcie dzień dobry drodzy droga drogi kochani siema dzięki"
        " dziękuję dziękujemy dziekuje pozdrawiam pozdro pozdrowienia wszystkim wszyscy wszystkich was wam dobranoc"
        " pa papa serdecznie miłego miłej miły dnia wieczoru wieczór weekendu dobrego dobrej nocy buziaki buziak"
        " uściski do zobaczenia jutra usłyszenia później potem na razie ok okej oki tak zrobione gotowe super"
        " świetnie świetne świetny świetna ekstra fajnie fajne fajny fajna jasne przyjęłam przyjąłem odebrałam"
        " odebrałem dostałam dostałem przepraszam sorry sorki za opóźnienie spóźnienie zwłokę zwłoka i a z w ode mnie"
        " dla ciebie też również bardzo wielkie nie ma sprawy problemu co proszę piękne piękny piękna karty gra"
        " zabawa zabawy powodzenia haha hahaha hehe wow brawo gratulacje bawcie się ja to jest już wysłane wysłałam"
        " wysłałem odpowiedź mail maila wiadomość cóż rewelacja bomba spoko luz ludzie ekipa jak zawsze czekam"
        " niecierpliwie mogę doczekać czekać wybacz wybaczcie pozdrowieniami pozdrowień uściskami poważaniem szacunku"
        " wyrazami"
    ),
    greets=words("cześć hej hejka witam witaj witajcie dzień dobry drodzy droga drogi kochani siema heja elo"),
    closes=words(
        "dzięki dziękuję pozdrawiam pozdro pozdrowienia dobranoc pa serdecznie miłego dobrej buziaki uściski do z"
        " ściskam serdeczności dobrego całuję całusy pozdr pzdr ściskamy trzymajcie"
    ),
    joins=words("i oraz plus też także"),
    either=words("lub albo czy bądź między pomiędzy"),
    denies=words("nie ani nigdy ale nic nikt żadna żadnej żadną żadne wcale bez"),
    against=words(
        "skasuj skasujcie unieważnij wstrzymaj wstrzymajcie przenieść przenieś przenieście przesunąć przesuń wykreślić"
        " wykreśl skreślić skreśl cofnij cofnąć usuń usunąć wywal wyrzuć zabierz zamień zamienić zamieniam zamieńcie"
        " podmień podmienić podmieniam zmień zmieńcie przerzucam poprawka jeśli jeżeli gdyby zamiast zmieniam zmiana"
        " zmienić zmieniłam zmieniłem oprócz poza czekaj czekajcie błąd pomyłka źle anuluj ignoruj niż właściwie prawie"
        " wycofuję cofam ignorujcie zapomnij zapomnijcie nieważne nieaktualne anuluję"
    ),
    doubts=words("wątpliwości wątpliwość może możliwe ewentualnie mogłaby mógłby mogłoby mogła mógł"),
    corrects=phrases(
        "korekta|sprostowanie|tfu|nie no|nie|nie czekaj|czekaj|czekajcie|czekaj nie|nie nie|a nie|znaczy|to znaczy"
        "|sorry|sorki|przepraszam|jednak|nie jednak|jednak nie|poprawka|pomyłka|ups|upss|po namyśle|właściwie"
        "|zmieniam zdanie|zmiana zdania|oj nie|o nie|chwila|moment|wróć|znaczy się|nie sorry|pomyliłam się"
        "|pomyliłem się|nie liczcie mojego głosu|zapomnij|zapomnijcie|anuluj|anulujcie|wycofuję|wycofuję się|cofam"
        "|cofam to|nieważne|nie było tematu|ignorujcie mój głos|chciałam napisać|chciałem napisać|miało być"
        "|miałam na myśli|miałem na myśli"
    ),
    about=words(
        "karta kartę karty numer głos głosy wybór wybrać wybieram odpowiedź tamta tamtą tamten ta ten tę tą moja moją"
        " obrazek litera zmienić zmieniam inna inną druga pierwsza ostatnia liczy ważny ważna lewa prawa głosu kartą"
        " mojego"
    ),
    social=phrases(
        "jak zdrowie|jak samopoczucie|jak dzieci|jak wnuki|u was|ktokolwiek|kto rysował|kto namalował|kto to|kto dał"
        "|kto ją|czyja to|widzieliście|widziałeś|widziałaś|pamiętacie|pamiętasz|to co|idziemy|gracie|jak tam"
        "|jak było|ile|widzimy się|a pamiętacie|co tam|wszyscy|jak się masz|jak się macie|co słychać|co u was"
        "|co u ciebie|kiedy|kto wygrał|o której|gdzie|a wy|a ty"
    ),
    numbers=counted(
        "jeden jedna jedno jedynka jedynkę jedynke jedynki jedyneczka jedyneczkę,dwa dwie dwójka dwójkę dwójki dwojke"
        " dwójeczka dwójeczkę,trzy trójka trójkę trójki trojke trójeczka trójeczkę,cztery czwórka czwórkę czwórki"
        " czworke czwóreczka czwóreczkę,pięć piątka piątkę piątki piatke piąteczka piąteczkę,sześć szóstka szóstkę"
        " szóstki szostke szósteczka szósteczkę,siedem siódemka siódemkę siódemki siodemke,osiem ósemka ósemkę ósemki"
        " osemke,dziewięć dziewiątka dziewiątkę dziewiątki,dziesięć dziesiątka dziesiątkę dziesiątki,jedenaście"
        " jedenastka jedenastkę,dwanaście dwunastka dwunastkę"
    ),
    ordinals=counted(
        "pierwszy pierwsza pierwszą pierwsze pierwszej,drugi druga drugą drugie drugiej,trzeci trzecia trzecią trzecie"
        " trzeciej,czwarty czwarta czwartą czwarte czwartej,piąty piąta piątą piąte piątej,szósty szósta szóstą szóste"
        " szóstej,siódmy siódma siódmą siódme siódmej,ósmy ósma ósmą ósme ósmej,dziewiąty dziewiąta dziewiątą"
        " dziewiątej,dziesiąty dziesiąta dziesiątą dziesiątej,jedenasty jedenasta jedenastą,dwunasty dwunasta dwunastą"
    ),
    shy=words("jeden jedna jedno pierwszy pierwsze drugi drugie"),
    counts=words(
        "minut minuty minutę godzin godziny godzinę dni dzień tygodni tygodnie tydzień miesięcy miesiące lat lata rok"
        " złotych zł euro procent razy raz punktów punkty punkt osób osoby graczy rund rundy runda km stopni koty"
        " dzieci rzeczy stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada"
        " grudnia tysięcy sekund sekundy maili piwa kawy"
    ),
    times=phrases(
        "dnia|o|około|do|po|przed|od|godz|godzina|godzinie|runda|rundzie|ulica|ul|jest|za|strona|pokój|wiek|lat"
    ),
    because=words("bo ponieważ gdyż"),
    red=words("czerwony czerwona czerwoną czerwone czerwonego czerwonym"),
    green=words("zielony zielona zieloną zielone zielonego zielonym"),
    none=words("żadna żadnej żadną żadne nic"),
    clue=words("słowo zdanie hasełko skojarzenie hasło wskazówka podpowiedź tytuł"),
    robots=phrases(
        "została zarejestrowana|zostało zarejestrowane|otrzymujesz tę wiadomość|skrzynka jest prawie pełna"
        "|wypisać się|została przeczytana|został przeczytany|wiadomość automatyczna|wiadomość jest automatyczna"
        "|wysłana automatycznie|w sprawach pilnych|w pilnych sprawach|nie mogła zostać dostarczona|danych osobowych"
        "|poza biurem|odpowiedź automatyczna|automatyczna odpowiedź|jestem na urlopie|przebywam na urlopie"
        "|jestem nieobecna|jestem nieobecny|będę nieobecna|będę nieobecny|wiadomość automatyczna"
        "|wiadomość wygenerowana automatycznie|ograniczony dostęp do poczty|po powrocie|prosimy nie odpowiadać"
        "|proszę nie odpowiadać na|twoje zgłoszenie|państwa zgłoszenie|otrzymaliśmy|dziękujemy za kontakt"
        "|dziękujemy za wiadomość|dziękuję za wiadomość|nadawca zewnętrzny|wiadomość zewnętrzna|spoza organizacji"
        "|poufne|poufna|adresata|przed wydrukowaniem|wolna od wirusów|numer zgłoszenia|skontaktujemy się"
        "|zgłoszenie przyjęte|nie odpowiadaj na|skrzynka nie jest|sprawdź nadawcę"
    ),
    assents=words(
        "jasne zrobione gotowe świetnie świetne ekstra fajnie przyjęłam przyjąłem odebrałam odebrałem dostałam dostałem"
        " brawo gratulacje spoko luz rewelacja bomba sprawy hehe okej tak piękne piękna powodzenia"
    ),
    sorry=words("sorki przepraszam wybacz wybaczcie"),
    conditions=words("jeśli jeżeli gdyby oprócz poza niż prawie właściwie czekaj czekajcie"),
    please=words("proszę plis pliss pliska tak"),
    introduces=words("będzie niech oto wolę lepiej dam daję proponuję niech skrócę moje mój poprawiam"),
    later=phrases("wieczorem|później|jutro|dziś wieczorem|po pracy"),
    comments=words("jest był była było wygląda przypomina mi mnie też tez"),
    speaks=words("myślę"),
    best=phrases(
        "wydaje się pasować|wydaje się dobra|wydaje mi się dobra|najbardziej się nadaje|to ta|to jest ta|jest ta"
        "|pasuje jak|pasuje najlepiej|pasuje najbardziej|najlepiej pasuje|najbardziej pasuje|pasuje mi najbardziej"
        "|pasuje|pasuje idealnie|pasuje jak ulał|jest najbliżej|jest najbliższa|najbliżej|będzie najlepsza"
        "|jest najlepsza|wydaje się najlepsza|wydaje mi się najlepsza|najbardziej mi pasuje|najlepiej mi pasuje"
        "|przekonuje mnie|najbardziej mnie przekonuje|przekonuje mnie najbardziej|wygrywa|wygrywa u mnie"
        "|jest najmniej zła|się nada|nada się|musi być|to jest to|jest idealna|najbardziej mi leży|leży mi najbardziej"
        "|ma najwięcej sensu|najbardziej do mnie przemawia|przemawia do mnie|to oczywisty wybór|najbardziej się kojarzy"
        "|kojarzy mi się najbardziej|najbardziej mi się kojarzy|jako tako pasuje"
    ),
    instead=phrases("zamiast|a nie|nie|i nie|w miejsce"),
    moved_from=words("z ze"),
    moved_to=words("na"),
    concedes=phrases(
        "brawo dla|brawa dla|gratulacje dla|szacun dla|ukłony dla|brawo ten|gratuluję temu|choć|chociaż|chociaz|choc"
        "|mimo że|mimo ze|mimo|pomimo|aczkolwiek|wprawdzie|szkoda|ale podoba mi się też|ale podobała mi się też"
        "|wyróżnienie dla"
    ),
    hesitated=phrases(
        "najpierw|na początku|chciałam dać|chciałem dać|miałam dać|miałem dać|wahałam się|wahałem się|początkowo"
        "|waham się|myślałam o|myślałem o|myślałam że|myślałem że|myślałam nad|myślałem nad|najpierw myślałam"
        "|najpierw myślałem|prawie|zastanawiałam się|zastanawiałem się|byłam rozdarta|byłem rozdarty|rozdarta między"
        "|rozdarty między|między|pomiędzy|kusiła mnie|kusiło mnie|kusi mnie|w pierwszej chwili|pierwsza myśl"
    ),
    courteous=phrases(
        "jeśli tak|jak tak|jeśli można|jeżeli można|jak można|jeśli jeszcze można|jeżeli jeszcze można"
        "|jak jeszcze można|jeśli mogę|jeśli jeszcze mogę|jak mogę|jak jeszcze mogę|jeśli nie jest za późno"
        "|jeśli nie za późno|jak nie za późno|jeśli jeszcze nie jest za późno|jeżeli nie jest za późno|jeśli zdążę"
        "|jak zdążę|jeśli jeszcze zdążę|jeśli to możliwe|jeśli możliwe|jeśli się da|jak się da|jeśli da się jeszcze"
        "|jeśli muszę|jeśli muszę wybrać|jak muszę wybrać|jeśli dobrze rozumiem|jeśli dobrze zrozumiałam"
        "|jeśli dobrze zrozumiałem|jeśli się nie mylę|jeśli nie macie nic przeciwko|o ile można|o ile jeszcze można"
        "|o ile nie jest za późno|o ile się nie mylę"
    ),
    checks=phrases(
        "dobrze napisałem|dobrze napisałam|może być|czy może być|czy doszło|doszło|dotarło|czy dotarło|tak to się"
        "|dobrze zrobiłam|dobrze zrobiłem|co myślicie|co sądzicie|czyja|kto to|kto ją|kto dał|jestem ostatnia"
        "|jestem ostatni|spóźniłam się|spóźniłem się|kiedy|czemu|dlaczego|skąd|widać|jak się|czy zdążyłam|czy zdążyłem"
        "|wszyscy|co dalej|ile"
    ),
    hence=words("czyli więc zatem dlatego ale toteż"),
    now=words("lepiej teraz jednak raczej zamiast"),
    same=words("samo sama ten ta zmian zostaje zostają pozostaje niezmienione"),
    life=words(
        "obiad kolacja kolację śniadanie piątek sobotę sobota niedzielę niedziela poniedziałek wtorek środę czwartek"
        " weekend dziś dzisiaj jutro wieczorem urodziny imieniny impreza imprezę piwo piwa wino film filmu mecz pogoda"
        " deszcz śnieg święta wielkanoc dzieci dziecko wnuki wnuczka pies kot mama tata siostra brat pociąg biuro"
        " szkoła szkole praca pracy lekarz kawa kawę ciasto pizza grill ogród szpital wyjazd wczoraj widzimy dentysta"
        " domu"
    ),
    game=words(
        "literówka literówkę karta karty kartę kart głos głosy głosować głosowania hasło hasła skojarzenie odpowiedź"
        " runda rundy rundę kolej ruch termin punkty punktów wynik zasady obrazek obrazki obrazków ręka mail maila link"
        " zmienić zmiana liczy błąd pomyłka doszło zapisało gra gry następna"
    ),
    laughs=words("hahaha haha hehe hihi lol xd wow padłam padłem ojej buhaha hahah"),
    even=words("nawet"),
    ifs=words("jeśli gdyby jeżeli jak"),
    buts=words("ale"),
    may_i=phrases("można|można tak|czy|mogę|moge"),
    small=words("z do"),
    mine=words("mnie"),
    labels=words("nowa i a z moje mój jako nowe"),
    before_cards=words("w do na z moja to"),
    cards=words("karta kartę karty karcie kart litera nr"),
    leads=words("to tak taki takie następujące mówię"),
    proposes=phrases("może być|może|a może|co powiecie na|co wy na|czy może być|a gdyby|niech będzie"),
    more=words("lepiej lepsza lepszy najlepiej bardziej wolę"),
    welcomes=phrases(
        "bez pośpiechu|nie ma pośpiechu|nie ma za co|nie ma sprawy|proszę bardzo|drobiazg|nie ma problemu"
        "|żaden problem|nic nie szkodzi|do usług|k"
        "|spoczko|nmzc|cała przyjemność po mojej stronie"
    ),
    wishes=phrases(
        "pozwalam sobie|pragnę|niniejszym|ja|chcę|chciałabym|chciałbym|muszę|wolę|wolałabym|wolałbym|postanowiłam"
        "|postanowiłem|zdecydowałam się na|zdecydowałem się na|zdecydowałam się|zdecydowałem się|spróbuję|będę|raczej"
        "|to ja|no to|no to ja|pozwolę sobie|u mnie|dla mnie|ode mnie|od mnie|tym razem|w tej rundzie|w tej turze"
        "|ostatecznie|w końcu|to|jednak|serce mówi|intuicja mówi|intuicja podpowiada|coś mi mówi że to|niech"
        "|moim zdaniem|według mnie|myślę że|wydaje mi się że|uważam że|sądzę że|mogę|mogę tylko|zostaje mi"
    ),
    acts=phrases(
        "zamieniam na|zamienić na|proszę zamienić na|proszę zmienić na|że to|głosować na|zagłosować na|dać|dam|daję"
        "|położyć|kłaść|kładę|połóżcie|zagrać|zagrać kartą|gram|rzucić|rzucam|wybrać|wybieram|postawić na|stawiać na"
        "|typować|typuję|obstawiać|obstawiam|iść w|iść z|idę w|idę z|idę na|wysłać|wysyłam|wskazać|wskazuję|podejrzewam"
        "|podejrzewam że to|chodzi o|że chodzi o|zaryzykuję|ryzykuję|próbuję|celuję w|strzelam w|strzelam|lecę z|poleci"
        "|pójdzie|idzie|wędruje|dorzucam|dokładam|wrzucam|oddaję|przekazuję|wykładam|poświęcam|zagrywam|stawiam"
        "|stawiam na|skłaniam się ku|skłaniam się do|zdaję się na|pozostaję przy|zostaję przy|zostanę przy|trzymam się"
        "|jestem pewna że to|jestem pewien że to|jestem pewny że to|jestem przekonana że to|jestem przekonany że to"
        "|jestem prawie pewna że to|jestem prawie pewien że to|na bank|na bank to|na pewno to|prawie na pewno"
        "|to na pewno|to musi być|musi być|to chyba|z pewnością|z pewnością to|bez wątpienia|bez wątpienia to|wygrywa"
        "|biorę|wezmę|puszczam|dorzucę|wrzucę|rzucę|dołożę|zagłosuję na|głos idzie na|głos leci na|mój głos leci na"
        "|pada na|wybór padł na|mój wybór padł na|mój wybór to|padło na|zmienić na|zmieniam na|przechodzę na"
        "|podmieniam na"
    ),
    needy=phrases("brać|wziąć|leci|dodaję"),
    firsts=words("pierwszy pierwsza pierwszą pierwsze jeden jedna jedno jedną"),
    seconds=words("drugi druga drugą drugie"),
    also=words("też także również"),
    tags=phrases("prawda|nie|tak|co nie|dobrze|ok|czy nie|no nie"),
    hopes=phrases(
        "mam nadzieję|oby|powodzenia|miłej zabawy|bawcie się|przepraszam za|dajcie znać|ciekawe kto|ciekawe czy"
        "|zobaczymy kto|nie mogę się doczekać"
    ),
    quits=phrases(
        "wypisać z rozgrywki|wypisać mnie z|wypisać z gry|wycofuję się z|zrezygnować z gry|rezygnuję z gry"
        "|nie mam już czasu grać|wypisuję się z gry|wypisuję się|rezygnuję z gry"
        "|odchodzę z gry|wychodzę z gry|nie gram dalej|nie gram już|kończę grę|proszę mnie skreślić"
        "|proszę mnie wykreślić|skreślcie mnie|wykreślcie mnie|usuńcie mnie z gry|grajcie dalej beze mnie"
    ),
    undecided=phrases(
        "wtedy dopiszę|dopiszę potem|dopiszę później|wymyśli moja|wymyśli mój|wymyślę później|podam później"
        "|doślę później|prześlę później|dam znać|dam wam znać|powiem później|pomyślę|przemyślę|zastanowię się"
        "|potwierdzę|już nie wiem|jeszcze pomyślę|pomyślę jeszcze|niech jeszcze pomyślę|nie zdecydowałam"
        "|nie zdecydowałem|jeszcze nie wiem|jeszcze się waham|jeszcze myślę|muszę pomyśleć|muszę jeszcze pomyśleć"
        "|zastanowię się|jeszcze się zastanowię|do przemyślenia|zdecyduję jutro|muszę to przespać"
    ),
    keeps=words("zostaje zostaję zostanie zostaw zostawiam zostawcie trzymam podtrzymuję"),
    drops=words("nie żadna wywal wyrzuć zabierz skreśl skreślcie wykreśl zapomnij zapomnijcie usuń usuńcie cofnij"),
)
