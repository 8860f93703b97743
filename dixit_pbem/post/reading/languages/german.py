"""German round an answer."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

GERMAN = Lexicon(
    nouns=words(
        "karte karten kärtchen nummer nummern nr num zahl bild bilder motiv stimme stimmen wahl auswahl antwort tipp"
        " buchstabe buchstaben stein stimmstein option favorit favoritin"
    ),
    votes=words("stimme stimmen wahl antwort tipp"),
    points=phrases("die|stimme|wähle|nehme|gebe|spiele|beide|auf jeden fall|bestimmt|muss es sein|das muss"),
    decides=deciding.GERMAN
    | phrases(
        "ich stimme für|ich stimme fuer|stimme für|stimme fuer|ich stimme|ich wähle|ich waehle|ich nehme|ich gebe"
        "|ich spiele|ich lege|ich tippe auf|ich tippe|tippe auf|tippe|ich denke|ich glaube|ich meine|ich finde"
        "|ich vermute|ich schätze|ich würde sagen|ich würde|ich sage|ich sag|sage|ich sag mal|sag ich|würde ich sagen"
        "|ich setze auf|ich setze|setze auf|ich entscheide mich für|entscheide mich für|ich habe mich entschieden für"
        "|ich bin für|bin für|ich gehe mit|ich nehm|ich geb|ich wähl|ich stimm für|ich schicke|schicke|ich biete"
        "|biete|ich werfe|werfe|ich bleibe bei|bleibe bei|ich bleib bei|ich wechsle zu|ich wechsle auf|wechsle zu"
        "|wechsle auf|ich ändere auf|ändere auf|meine stimme geht an|meine stimme geht an die|meine stimme ist"
        "|meine stimme|meine wahl|meine wahl ist|meine wahl fällt auf|meine karte|meine karte ist|mein tipp"
        "|mein tipp ist|mein favorit ist|meine antwort|meine antwort ist|für mich ist es|für mich|für mich ist das"
        "|meiner meinung nach|meines erachtens|denke|glaube|meine|schätze|vermute|nimm|nehmt|gib|gebt|setz|setzt"
        "|notiert|notiere|notier|schreibt|trag ein|trage ein|stimme geht an|von mir kommt|von mir|ich entscheide mich"
        "|ich hätte gern|ich hätte gerne|ich möchte|ich will|dann nehme ich|dann nehm ich|nehm ich|nehme ich"
        "|wähle ich|gebe ich|geb ich|spiele ich|lege ich|stimme ich für|tippe ich auf|sage ich|bleibe ich bei"
        "|ich leg|leg ich|ich spiel|spiel ich|ich wette auf|wette auf|ich wette|ich vote|ich vote für|vote für"
    ),
    weak=phrases(
        "die|der|es ist|es ist die|das ist|das ist die|ist|ist es|ist die|es wird|es wird die|wird es"
        "|es war|das war|es müsste|müsste|sollte|ich habe gewählt|ich habe gestimmt"
    ),
    glue=phrases(
        "nur|also|daher|deshalb|darum|dann|die|der|das|den|dem|ein|eine|einen|mein|meine|meinen|meiner|ich|es|ist|sind"
        "|für|fuer|auf|an|zu|zur|zum|mit|bei|und|ok|okay|na|na ja|naja|tja|hm|hmm|mm|ja|jo|gut|diesmal"
        "|dieses mal|jetzt|nun|heute|hier|hier ist|hier kommt|hier sind|bitte|noch|ganz|klar|eindeutig|definitiv"
        "|geht|geht an|kommt|wäre|wird|sein|in dieser runde|diese runde|erzählkarte|die erzählkarte|einfach|mal"
        "|so|wohl|eher|immer noch|weiterhin|aber|doch|als|diese|dieses|trotzdem|sondern"
    ),
    spells=words("wie"),
    behind=phrases(
        "bitte|nehmen|wählen|legen|spielen|geben|danke|danke schön|dankeschön|vielen dank|für mich|von mir|meine ich"
        "|mein ich|denke ich|denk ich|glaube ich|glaub ich|würde ich sagen|sage ich|sag ich|schätze ich|schätz ich"
        "|finde ich|find ich|vermute ich|ist meine stimme|ist meine wahl|ist mein tipp|ist meine karte"
        "|ist meine antwort|ist es|ist das|wäre das|auf jeden fall|ganz sicher|sicher|ganz klar|definitiv|eindeutig"
        "|natürlich|ohne zweifel|zweifellos|diesmal|dieses mal|heute|in dieser runde|jetzt|gern|gerne|oder so"
        "|aus dem bauch heraus|aus dem bauch|auf gut glück|einfach so|nach gefühl|wie immer|und fertig|fertig|punkt"
        "|und punkt|basta|und basta|aus|und gut|und gut ist|und los|los gehts|los geht's|mal sehen|und tschüss"
        "|tschüss|tschüs|ciao|bis bald|bis dann|lg|vg|liebe grüße|viele grüße|grüße|gruß|schönen abend|schönen tag"
        "|drückt mir die daumen|ich drücke die daumen|daumen drücken|daumen gedrückt|ist die erzählkarte"
        "|ist meiner meinung nach richtig|nehme ich|nehm ich|gebe ich|wähle ich|für diese runde|aus meiner hand"
        "|dabei bleibt es|dabei bleibe ich|ich bleibe dabei|bleibt|keine änderung|ohne änderung|hoffentlich|hoffe ich"
        "|hoff ich|was sonst|na klar|soll es sein|solls sein|sein|bekommt meine stimme|kriegt meine stimme"
        "|und sonst nichts|mehr nicht"
    ),
    particles=phrases(
        "also|gut|na gut|ganz klar|eindeutig|ganz eindeutig|spontan|ganz spontan|nun|nun ja|na ja|naja|tja|ok|okay|ja"
        "|jo|joa|klar|hm|hmm|hmmm|mm|mmm|ah|oh|ach|äh|ähm|puh|uff|so|dann|jetzt|diesmal|dieses mal|heute|für mich"
        "|von mir|bitte|nur|jedenfalls|auf jeden fall|schön|alles klar|na dann|komm|in dieser runde"
    ),
    hedges=phrases(
        "keine ahnung|keine ahnung aber|hab keine ahnung|ich hab keine ahnung|ich habe keine ahnung|weiß nicht"
        "|ich weiß nicht|ich weiß es nicht|weiß ich nicht|weiß nicht aber|nicht sicher|bin nicht sicher"
        "|ich bin nicht sicher|bin mir nicht sicher|ich bin mir nicht sicher|ich bin mir nicht sicher aber"
        "|bin unsicher|ich bin unsicher|schwer|schwer zu sagen|sehr schwer|schwierig|ganz schwierig|knifflig"
        "|vermutlich|wahrscheinlich|höchstwahrscheinlich|geraten|rein geraten|ich rate|ich rate mal|rate mal"
        "|ins blaue|ins blaue hinein|bauchgefühl|nach bauchgefühl|aus dem bauch heraus|aus dem bauch|auf gut glück"
        "|mein bauch sagt|mein gefühl sagt|ich tippe einfach|mal schauen|mal sehen|gute frage|hmm|hm|puh|uff"
        "|schwierige runde|schwere entscheidung"
    ),
    courtesy=words(
        "hallo hi hey moin servus grüezi grüß gott guten morgen tag abend nacht gute liebe lieber lieben grüße gruß"
        " grüsse viele herzliche herzlichen beste besten freundliche freundlichen lg vg mfg danke dank dankeschön"
        " vielen schön schöne schönen schönes bitte gern gerne ihr euch dir du sie alle allen zusammen leute freunde"
        " tschüss tschüs tschau ciao bis bald dann später morgen gleich wochenende woche feierabend sonntag samstag"
        " spaß viel vergnügen freude freue mich drauf darauf freuen uns super toll klasse prima perfekt wunderbar"
        " herrlich großartig spitze cool genial lustig witzig klar alles gut ok okay ja jo genau stimmt erledigt"
        " fertig angekommen erhalten bekommen entschuldigung entschuldige entschuldigt sorry tut mir leid verspätung"
        " für den das der die dem im war und ein eine einen mit von so sehr ganz noch mal auch hier ist"
        " runde spiel karten hinweis haha hahaha hihi wow juhu hurra kein keine problem problemo eile stress"
        " küsschen kuss umarmung drück drücke fühlt gedrückt dein deine euer eure wünsche wünsch einen xx xxx"
    ),
    greets=words(
        "hallo hi hey moin moinsen servus grüezi grüß guten gute liebe lieber liebes werte werter huhu hallöchen tach"
    ),
    closes=words(
        "danke dank vielen lg vg mfg gruß grüße grüsse liebe viele herzliche herzlichst beste schöne schönen tschüss"
        " tschüs tschau ciao bis bald freundliche gute dein deine euer eure küsschen umarmung xx xxx servus"
    ),
    joins=words("und sowie plus"),
    either=words("oder entweder zwischen bzw beziehungsweise"),
    denies=words("nicht nichts nein nee nö kein keine keinen keiner keines keinem nie niemals niemand ohne weder noch"),
    against=words(
        "wenn falls sofern außer ausser statt stattdessen anstatt anstelle lieber ändern ändere änderung"
        " geändert"
        " tauschen tausche getauscht vertauscht wechseln wechsle wechsel gewechselt korrigiere korrektur streiche"
        " streichen streicht löschen lösche lösch löscht entferne entfernen zurück zurücknehmen ziehe zurückziehen"
        " falsch fehler irrtum irrtümlich versehen versehentlich vergesst vergiss vergessen ignoriere ignoriert"
        " ignorier storniere stornieren ungültig moment warte wartet halt ups hoppla unentschieden unentschlossen"
        " schwanke schwankend eigentlich"
    ),
    doubts=words("fast beinahe vielleicht eventuell evtl womöglich möglicherweise könnte könnten zweifel zweifle"),
    corrects=phrases(
        "nein|nee|nö|nein warte|nein doch|nein moment|moment|moment mal|warte|warte mal|halt|halt stopp|halt nein"
        "|doch lieber|ach nein|ach nee|oh nein|ah nein|nein sorry|sorry nein|sorry|entschuldigung|ups|hoppla"
        "|ich meine|ich meinte|ich meinte natürlich|meinte|meinte natürlich|gemeint war|gemeint ist|habe mich vertan"
        "|hab mich vertan|ich wollte sagen|ich wollte schreiben"
        "|korrektur|ich korrigiere|ich korrigiere mich|korrigiere|besser gesagt|vielmehr"
        "|bei näherem hinsehen|auf den zweiten blick|ich habe es mir anders überlegt|ich habs mir anders überlegt"
        "|hab es mir anders überlegt|habs mir anders überlegt|anders überlegt|ich ändere meine meinung"
        "|ich habe meine meinung geändert|vergiss es|vergesst es|vergesst das|vergiss das|vertippt|tippfehler"
        "|ich habe mich vertippt|hab mich vertippt|verschrieben|ich habe mich geirrt|hab mich geirrt|mein fehler"
        "|streich das|streicht das|streich das wieder|streicht das wieder"
        "|hab mich umentschieden|habe mich umentschieden|ich hab mich umentschieden|ich habe mich umentschieden"
        "|hab mich anders entschieden|ich hab mich anders entschieden|ich habe mich anders entschieden"
        "|nach längerem überlegen nein|bei längerem überlegen nein"
        "|ignoriert meine stimme|ich nehme es zurück|ich nehme das zurück|das nehme ich zurück|kommando zurück"
        "|sollte heißen|soll heißen|es sollte"
    ),
    about=words(
        "karte karten nummer stimme stimmen wahl wählen antwort die das diese dieses jene sie es meine mein bild bilder"
        " buchstabe nehmen zählt gilt gültig stattdessen tauschen wechsel zweite zweiter andere anderer anderes"
        " erste letzte linke rechte links rechts"
    ),
    social=phrases(
        "bei euch|bei dir|wer auch immer|wer hat gemalt|wer hat das|wer hat die|wer hat denn|wer war das|wisst ihr noch"
        "|erinnert ihr euch|weißt du noch|wie geht|wie gehts|wie geht's|wie war|wie wars|wie war's|wie läuft"
        "|wie ist|was macht|was machen|was macht ihr|was habt ihr|wann|wo|wer kommt|kommt ihr|kommst du|habt ihr"
        "|hast du|seid ihr|bist du|wollen wir|sollen wir|treffen wir|sehen wir uns|alles gut|alles klar bei"
        "|wer hat gewonnen|wie lange|um wie viel uhr"
    ),
    numbers=counted("eins ein eine einen,zwei zwo,drei,vier,fünf fuenf,sechs,sieben,acht,neun,zehn,elf,zwölf zwoelf"),
    ordinals=counted(
        "erste ersten erstes,zweite zweiten zweites,dritte dritten drittes,vierte vierten viertes,fünfte fünften"
        " fuenfte fünftes,sechste sechsten sechstes,siebte siebten siebente siebtes,achte achten achtes,neunte neunten"
        " neuntes,zehnte zehnten zehntes,elfte elften elftes,zwölfte zwölften zwölftes"
    ),
    shy=words("eins ein eine einen acht achte achten elf"),
    counts=words(
        "minute minuten min stunde stunden std tag tage tagen woche wochen monat monate monaten jahr jahre jahren uhr"
        " euro cent prozent mal punkt punkte punkten leute person personen spieler runde runden kinder kindern"
        " katzen hunde freunde km kilometer meter grad bier biere kaffee sekunden mails nachrichten januar februar märz"
        " april mai juni juli august september oktober november dezember hundert tausend millionen advent vor"
    ),
    times=phrases("um|gegen|bis|bis um|seit|runde|nach|vor|kapitel|seite|gleis|zimmer|raum|bus|linie|alter|halb"),
    because=words("weil denn"),
    red=words("rot rote roten roter rotes"),
    green=words("grün grüne grünen grüner gruen"),
    none=words("keine keiner keins nichts niemand"),
    clue=words("hinweis hinweise satz titel tipp stichwort motto"),
    robots=phrases(
        "automatische antwort|automatisch generiert|automatisch erzeugt|automatisch erstellt|abwesenheitsnotiz"
        "|abwesenheitsnachricht|abwesenheitsassistent|ich bin nicht im büro|ich bin derzeit nicht im büro"
        "|nicht im büro|außer haus|bin ich nicht erreichbar|nicht erreichbar|bin im urlaub|ich bin im urlaub"
        "|bin bis zum|ab dem|wieder erreichbar|wieder im büro|wieder für sie da|in dringenden fällen"
        "|in dringenden angelegenheiten|bei dringenden|wird nicht weitergeleitet|wird nicht automatisch"
        "|werden nicht gelesen|wird nicht gelesen|eingeschränkten zugriff|keinen zugriff auf meine|antworte nach meiner"
        "|nach meiner rückkehr|bitte antworten sie nicht|bitte nicht antworten|nicht auf diese e-mail|ihre anfrage"
        "|ihre nachricht|ihre e-mail|ihre mail|ist bei uns eingegangen|wir haben ihre|ticketnummer|vorgangsnummer"
        "|vielen dank für ihre|danke für ihre|externe e-mail|externer absender|von außerhalb|von extern"
        "|vertraulich|vertrauliche|empfänger|nicht der richtige adressat|bitte prüfen sie|vor dem drucken|virenfrei"
        "|auf viren|newsletter|abbestellen|abmelden|sie erhalten diese|lesebestätigung|wurde gelesen|wurde angezeigt"
        "|gelesen am|unzustellbar|konnte nicht zugestellt|postfach ist voll|postfach ist fast voll|dsgvo"
        "|wir melden uns|reagierte auf|hat reagiert"
    ),
    assents=words(
        "ok okay ja jo klar super toll klasse prima perfekt wunderbar herrlich großartig spitze cool genial gut genau"
        " stimmt erledigt fertig angekommen erhalten bekommen verstanden alles gerne gern einverstanden bestens haha"
        " hahaha lol wow juhu hurra kein problem schön freue"
    ),
    sorry=words("sorry entschuldigung entschuldige entschuldigt verzeihung leid"),
    conditions=words(
        "wenn falls sofern außer ausser statt stattdessen anstatt lieber moment warte ups eigentlich unentschieden"
    ),
    please=words("bitte ja"),
    introduces=words("sage nehme wähle schlage vorschlage biete lieber stattdessen korrigiere setze"),
    later=phrases("später|heute abend|morgen|nachher|gleich|nach der arbeit|bald"),
    comments=words("ist war sieht wirkt erinnert hat macht lässt könnte"),
    speaks=words("überlege"),
    best=phrases(
        "passt|passt am besten|passt perfekt|passt gut|passt dazu|passt besser|passt am ehesten|am besten passt"
        "|kommt dem am nächsten|kommt am nächsten|ist am nächsten dran|trifft es|trifft es am besten|trifft es genau"
        "|ist es|muss es sein|ist die richtige|ist die beste|ist meine liebste|ist mein favorit|gefällt mir am besten"
        "|spricht mich an|spricht mich am meisten an|spricht mir aus der seele|überzeugt mich|überzeugt mich am meisten"
        "|gewinnt|soll es sein|wird es|wird es sein|ist das kleinste übel|scheint mir richtig|scheint mir passend"
        "|scheint zu passen|scheint am besten zu passen|sollte passen|müsste passen|dürfte es sein|müsste es sein"
        "|könnte passen"
    ),
    instead=phrases("statt|anstatt|anstelle von|anstelle der|statt der|und nicht|nicht|nicht die|und nicht die"),
    moved_from=words("von"),
    moved_to=words("zu zur auf für"),
    concedes=phrases(
        "obwohl|auch wenn|wenngleich|obgleich|zwar|glückwunsch an|kompliment an|respekt an|hut ab vor|hut ab"
        "|schade um|aber mir gefiel auch|aber auch|mir gefiel aber auch|ein lob für"
    ),
    hesitated=phrases(
        "fast hätte ich|beinahe hätte ich|ich hätte fast|ich hätte beinahe|zuerst|anfangs|am anfang|zunächst"
        "|zuerst dachte ich|erst dachte ich|ich dachte zuerst|ich dachte erst|ich wollte erst|ich wollte zuerst"
        "|ich wollte schon|ich war versucht|war versucht|ich habe geschwankt|ich schwankte|schwankte zwischen"
        "|hin und her gerissen|hin und hergerissen|hin- und hergerissen|ich habe überlegt|hatte überlegt|zwischen"
        "|auf den ersten blick|mein erster gedanke|im ersten moment|lange überlegt|ich überlegte"
    ),
    courteous=phrases(
        "wenn ja|wenn möglich|wenn es geht|wenns geht|wenn's geht|wenn es noch geht|wenn das geht|wenn das noch geht"
        "|wenn ich noch darf|wenn ich darf|wenn ich kann|wenn es nicht zu spät ist|wenn's nicht zu spät ist"
        "|falls es nicht zu spät ist|falls möglich|falls noch möglich|falls es noch geht|falls das noch geht"
        "|wenn ich nicht zu spät bin|falls ich nicht zu spät bin|wenn noch zeit ist|falls noch zeit ist"
        "|wenn es recht ist|wenn es euch recht ist|wenn ich mich nicht irre|wenn ich mich nicht täusche"
        "|wenn ich es richtig verstehe|wenn ich es richtig verstanden habe|wenn ich wählen muss|wenn ich muss"
        "|wenn ich ehrlich bin|wenn ihr mich fragt|wenn du mich fragst"
    ),
    checks=phrases(
        "ist das angekommen|ist es angekommen|ist die mail angekommen|angekommen|kam das an|kommt das an|hat es"
        " geklappt"
        "|hat das geklappt|hats geklappt|hat's geklappt|ist das richtig so|ist das so richtig|richtig so|passt das so"
        "|passt das|stimmt das so|geht das so|darf man das|mache ich das richtig|mach ich das richtig|habe ich das"
        "|hab ich das|bin ich zu spät|bin ich die letzte|bin ich der letzte|zu spät|was meint ihr|was denkt ihr|wer hat"
        "|wessen|von wem|wie geht es weiter|was passiert|was kommt|wer fehlt|fehlt noch|gibt es was neues|sind wir"
        "|wie viele|wann|warum|seht ihr|kannst du|könnt ihr"
    ),
    hence=words("also daher deshalb darum folglich aber somit sondern"),
    now=words("jetzt nun lieber stattdessen besser"),
    same=words("gleiche gleicher gleichen selbe dieselbe derselbe unverändert bleibt bleibe bleiben weiterhin immer"),
    life=words(
        "abendessen mittagessen frühstück essen freitag samstag sonntag montag dienstag mittwoch donnerstag wochenende"
        " heute morgen geburtstag party feier bier biere wein film kino fußball wetter regen schnee urlaub ferien"
        " weihnachten ostern kind kinder baby hund katze mama mutter papa vater schwester bruder zug bahn büro schule"
        " arbeit arzt zahnarzt kaffee tee kuchen pizza grill grillen garten krankenhaus reise gestern oma opa"
    ),
    game=words(
        "tippfehler karte karten stimme stimmen abstimmen hinweis hinweise antwort runde runden spiel zug frist punkte"
        " punktestand stand regeln bild bilder hand mail mails link ändern zählt gezählt falsch fehler angekommen"
        " eingetragen nächste"
    ),
    laughs=words("haha hahaha hihi hehe lol wow oje ojemine uiui boah mensch mann herrje uff höhö hach"),
    even=words("auch selbst"),
    ifs=words("wenn falls sofern"),
    buts=words("aber doch sondern"),
    may_i=phrases("darf ich|kann ich|könnte ich|dürfte ich|ist es|kannst du|könnt ihr|muss ich"),
    small=words("ein eine einen so im"),
    mine=words("mich mir"),
    labels=words("und mit mein meine der die das den dem als neuer neue neuen ist ein zu"),
    before_cards=words("auf der die das zu zur mit für meine in ist"),
    cards=words("karte buchstabe"),
    leads=words("diese dieser dieses folgender folgende sage"),
    proposes=phrases(
        "wie wäre es mit|wie wärs mit|wie wär's mit|wäre|wie ist es mit|was haltet ihr von|was hältst du von|geht|ginge"
        "|vielleicht|passt|darf es"
    ),
    more=words("besser beste am mehr eher lieber näher schöner stärker"),
    welcomes=phrases(
        "keine eile|kein stress|gern geschehen|gerne geschehen|kein problem|keine ursache|nichts zu danken|bitte sehr"
        "|bitteschön|bitte schön|macht nichts|passt schon|jederzeit|immer gern|immer gerne"
    ),
    wishes=phrases(
        "hiermit|ich|ich möchte|ich will|ich würde|ich würde gern|ich würde gerne|ich muss|ich werde|ich habe|ich hab"
        "|ich bin|ich kann nur|ich kann|ich denke ich|ich glaube ich|ich denke|ich glaube|lass mich|lasst mich|wir"
        "|dann|also|einfach|diesmal|heute|in dieser runde|nach langem überlegen|nach reiflicher überlegung"
        "|mein herz sagt|mein bauch sagt|mein gefühl sagt|ich entscheide mich|ich habe beschlossen|am ende|letztlich"
        "|schließlich|ich sag mal|sagen wir|sagen wir mal|ich versuche|ich versuchs mit|ich versuche es mit"
    ),
    acts=deciding.GERMAN_ACTS,
    needy=phrases(
        "sagen|sage|gehen|gehe|geben|nehmen|setzen|setze|versuche|versuchen|probiere|biete|lege|legen|rate|glauben"
        "|denken|vermuten|lasse|werfe|schicke|füge|gewählt|genommen|gegeben|gestimmt"
    ),
    firsts=words("erste erster eine einmal erstens"),
    seconds=words("zweite zweiter andere anderer zweitens"),
    also=words("auch ebenfalls"),
    tags=phrases("oder|nicht wahr|stimmts|stimmt's|richtig|nicht|gell|ok|okay|ja"),
    hopes=phrases(
        "ich hoffe|hoffe|hoffentlich|hoffen wir|viel glück|viel spaß|viel vergnügen|viel erfolg|gutes gelingen"
        "|frohes rätseln|ratet mal|sagt bescheid|gebt bescheid|freue mich|ich freue mich|bin gespannt"
        "|ich bin gespannt|bin ja gespannt|mal sehen|mal schauen|mal gucken"
    ),
    quits=phrases(
        "ich steige aus|steige aus|ich steige aus dem spiel aus|ich möchte aussteigen|ich muss aussteigen"
        "|ich will aussteigen|muss leider aussteigen|ich muss leider aussteigen|ich möchte leider aussteigen"
        "|ich höre auf zu spielen|ich höre mit dem spiel auf|ich gebe das spiel auf|ich verlasse das spiel"
        "|ich verlasse den tisch|ich spiele nicht mehr mit|ich spiele nicht mehr|nehmt mich aus dem spiel"
        "|nehmt mich raus|nehmt mich bitte raus|streicht mich|bin raus aus dem spiel|ich bin raus aus dem spiel"
        "|ich kann nicht mehr mitspielen|keine zeit mehr zu spielen|keine zeit mehr für das spiel"
        "|keine zeit mehr mitzuspielen"
    ),
    undecided=phrases(
        "ich schreibe später|ich schicke später|kommt später|kommt noch|folgt noch|folgt später|reiche ich nach"
        "|ich reiche nach|ich überlege|überlege noch|ich überlege noch|ich überlege es mir|muss noch überlegen"
        "|ich muss noch überlegen|ich muss überlegen|lass mich überlegen|lasst mich überlegen|noch nicht entschieden"
        "|nicht entschieden|kann mich nicht entscheiden|ich kann mich nicht entscheiden|entscheide später"
        "|entscheide morgen|ich entscheide morgen|ich entscheide später|ich sage bescheid|sag bescheid|gebe bescheid"
        "|ich melde mich|melde mich|melde mich später|brauche noch zeit|ich brauche noch zeit|brauche mehr zeit"
        "|ich denke nach|ich denke darüber nach|denke noch nach|ich schlafe drüber|eine nacht drüber schlafen"
        "|weiß noch nicht|ich weiß noch nicht|weiß es noch nicht|ich weiß es noch nicht"
    ),
    keeps=words("bleibe bleibt bleiben bleib behalte behalten behalt lass lasst lassen gilt"),
    drops=words(
        "nicht kein keine vergiss vergesst streiche streicht lösche löscht ignoriere ignoriert statt nie raus weg"
    ),
)
