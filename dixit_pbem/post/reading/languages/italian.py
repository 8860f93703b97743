"""Italian round an answer."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

ITALIAN = Lexicon(
    nouns=words(
        "cartina letterina figurina carta carte numero numeri n num nr voto voti scelta scelte risposta lettera lettere"
        " immagine figura segno segnalino opzione"
    ),
    votes=words("voto voti scelta scelte risposta"),
    points=phrases("vota|gioca|la|entrambe|entrambi|sicuramente|deve essere|dev'essere"),
    decides=deciding.ITALIAN
    | phrases(
        "scrivete|segnate|mettete|mettetemi|mettimi|scrivi|per esclusione|facciamo|resta|restano|mi resta|mi resta la"
        "|rimane|non resta che|voto numero|dovrebbe essere|doveva essere|votare|vorrei votare|voterei|voterò|rispondo"
        "|credo|credo sia|credo che sia|penso|penso sia|penso che sia|secondo me|per me|a mio parere|direi|io dico|dico"
        "|direi di|scelgo|sceglierei|ho scelto|gioco|giocherei|metto|mando|do|dò|darei|prendo|prenderei|punto|punto su"
        "|punto sulla|punto sul|vado con|vado di|vado sulla|vado per|andrei con|andrei sulla|andrei di|opto per"
        "|mi butto su|mi butto sulla|mi butto|invio|consegno|mi sa|mi sa che|mi sa che è|scommetto|scommetto su"
        "|scommetto sulla|ipotizzo|mi sembra|mi pare|confermo|resto sulla|resto con|cambio con|cambio in|passo alla"
        "|passo a|preferisco|mi piace|mi gioco|io voto|tengo|il mio voto va a|il mio voto va alla|ti mando|ti do"
        "|vi mando|vi do|vorrei giocare|vorrei dare|voglio giocare|la meno peggio è|direi di dare|butto|butto la"
        "|gioco la|dico che è|è sicuramente|penso proprio|alla fine|quindi dico|voto per|do il mio voto a|do il voto a"
        "|il mio voto è|voto alla|voto la|metti|segna|segnami|cambio|vada per|vada|scelgo la|butto lì|butto lì la|manda"
    ),
    weak=phrases(
        "alla|al|il|lo|è|e'|è il|è la|e' la|e' il|e la|sarà|sarà la|sia|quella|quello|ho votato|ho messo|ho dato"
    ),
    glue=phrases(
        "solo|soltanto|quindi|perciò|dunque|allora|il|lo|l|mio|mia|miei|mie|che|di|del|della|dell|alla|al|allo|all"
        "|sulla|sul|sull|su|per|con|da|questa|questo|quella|una|un|io|ok|sì|si|va|va a|va alla|bene|ecco|eccola|beh|bah"
        "|mah|boh|è|e'|e|sia|sarà|proprio|pure|dai|le|i|stavolta|questa volta|questo giro|in|come|a|dei|delle|sempre"
        "|decisamente|è la|sono|ciao|ora|adesso|ecco qua|cantastorie|del cantastorie|del narratore|della narratrice"
        "|oggi|due|meglio|da parte mia"
    ),
    spells=words("come di"),
    behind=phrases(
        "secca|fisso|fissa|secco secco|tutta la vita|a mani basse|nella mia mano|nella mia lista|nella mia mail"
        "|secco|punto e basta|non chiedermi|non chiedetemi|non chiedete|non chiedermi perché|senza se e senza ma"
        "|e non ne parliamo più|non ne parliamo più|e non ne parlo più|x me|e non se ne parla più"
        "|e non se ne parli più|punto e basta|punto|e punto|e via|e buonanotte|e così sia|e amen|amen"
        "|e che dio ce la mandi buona|e che vinca il migliore|e speriamo|e speriamo bene|speriamo|speriamo bene"
        "|e incrocio le dita|incrocio le dita|ci provo|ci rinuncio|e passa la paura|e sia|e fine|fine|e vediamo"
        "|vediamo|e che sia|definitivo|definitiva|è deciso|e chiudo|non cambio|non cambio nulla|non cambio niente"
        "|non si cambia|resto così|come seconda|per prima|come prima scelta|come seconda scelta|per seconda"
        "|dopotutto|per ora|senza dubbi|senza pensarci|senza pensarci due volte|sperando bene|non cambio più"
        "|e non cambio più|deciso|raga|raga si vede|per me|secondo me|direi|credo|penso|grazie|per favore"
        "|per piacere|perfavore|pf|è la mia|è la mia scelta|è il mio voto|la mia carta|il mio voto|va bene|dai|ok"
        "|sicuro|sicura|senza dubbio|mi sa|stavolta|sicuramente|di sicuro|sicurissimo|sicurissima|ciao|ciao ciao"
        "|un bacio|bacio|baci|un abbraccio|a presto|va|grazie mille|tutta la vita|è la carta|è la mia carta"
        "|a sentimento|a caso|forever|è lei|e basta|verde|oggi|come sempre|è quella del cantastorie|è quella giusta"
        "|del cantastorie|mi pare|per questo giro|invece"
    ),
    particles=phrases(
        "per questo|per cui|perciò|comunque|in ogni caso|uff|uffa|vabbè|vabbe|vabè|va be|va bè|insomma|comunque"
        "|senti|sentite|ehm|forza|su|solo|soltanto|ok|okay|sì|si|allora|beh|dunque|ecco|hm|hmm|mm|mmm|ah|oh|eh"
        "|quindi|bene|dai|eccola|questa volta|stavolta|questo giro|per questo giro|oggi|per me"
    ),
    hedges=phrases(
        "vado a naso|vado a istinto|tiro a sorte|a fiuto|a occhio|boh|mah|bho|beh|non so|non so ma|non lo so"
        "|non lo so ma|non saprei|non saprei ma|non sono sicura|non sono sicuro|non sono sicura ma|non sono sicuro ma"
        "|difficile|è difficile|difficilissimo|difficilissima|vado a caso|a caso|a sentimento|tiro a caso"
        "|tiro a indovinare|tanto per dire|così a naso|a naso|non ne ho idea|nessuna idea|nessuna idea ma|probabilmente"
        "|suppongo|immagino|mmm|mm|hmm|vediamo|chissà|bella domanda|non ne sono sicura|non ne sono sicuro|non ho idea"
        "|non ho idea ma|mistero|non ne ho idea ma|a istinto|d'istinto"
    ),
    courtesy=words(
        "daje figurati figuratevi divertitevi martedì lunedì mercoledì giovedì venerdì sabato ciao salve buongiorno"
        " buonasera buonanotte buondì cara caro cari care saluti saluto tutti tutte bacio baci abbraccio abbracci mille"
        " buona buon bella bello belle belli serata giornata domenica notte presto un una grazie a e ok okay sì si"
        " fatto perfetto benissimo bene va ottimo ricevuto d'accordo daccordo scusa scusate scusami per il ritardo la"
        " lo di del della in risposta risponde sono eccomi ecco anche te voi noi dopo domani stasera alla prossima"
        " vediamo ci sentiamo weekend fine settimana buonissima bellissimo bellissima bellissimi bellissime gioco"
        " partita grande grandi forte mitici mitico wow evviva ahah ahaha haha prego nessun problema tranquilli"
        " tranquilla tranquillo non vedo l'ora vedere come sempre gentile gentilissima gentilissimo indizio carte"
        " davvero molto tanto che è stato stata da mail messaggio divertente divertimento ragazzi ragazze amici amore"
        " super pace top cordiali distinti affettuosi affetto con mando inviato inviata xx"
    ),
    greets=words(
        "ciao salve buongiorno buonasera buondì cara caro cari care carissimi carissima carissimo ehi ehilà hey"
    ),
    closes=words(
        "divertitevi ciao grazie saluti saluto bacio baci abbraccio abbracci buona buon cordiali distinti presto notte"
        " un cari xx a cordialmente affettuosamente sinceramente"
    ),
    joins=words("e ed più piu anche"),
    either=words("o oppure tra fra"),
    denies=words("non no né ne mai ma niente nessuno nessuna nulla senza"),
    against=words(
        "leva levami levate toglimi toglietemi cambiami cambiatemi cambiamo annullate buttate sposta spostami cancella"
        " cancellare togli togliete togliere elimina sostituisco sostituire scambia scambio scambiare modifico"
        " modificare sposto spostare spostate sostituite cambiate contrordine tranne eccetto se cambio cambia cambiare"
        " cambiato invece aspetta aspettate anzi sbagliato sbagliata errore annulla ignora indeciso indecisa piuttosto"
        " ops ignorate ritiro annullo dimenticate dimentica revoco scartate"
    ),
    doubts=words("dubbi dubbio forse magari potrebbe potrei"),
    corrects=phrases(
        "ripensamento|correzione|contrordine|bugia|contrordine|no|no aspetta|aspetta|aspetta no|no anzi|anzi|anzi no"
        "|no scusa|scusa|scusate|no scusate|volevo dire|intendevo|ops|correggo|ripensandoci|no no|mi correggo"
        "|mi sono sbagliato|mi sono sbagliata|ho sbagliato|cambio idea|ho cambiato idea|no pardon|pardon|cioè|no cioè"
        "|errore|ah no|ma no|no dai|aspettate|un attimo|come non detto|lascia perdere|lasciate perdere"
        "|non contate il mio voto|non considerate|ignorate il mio voto|annulla|annullate|ritiro tutto"
        "|fate finta di niente|volevo scrivere|volevo mettere|doveva essere"
    ),
    about=words(
        "carta carte numero voto voti scelta scegliere scelgo risposta quella quello questa questo lei mia immagine"
        " lettera cambiare cambio altra altro prima ultima seconda conta vale valida destra sinistra mio"
    ),
    social=phrases(
        "da voi|lì da voi|da te|chiunque|chi ha fatto|chi ha disegnato|chi l'ha|chi l'ha messa|chi la|chi ha messo"
        "|ma chi|ma chi l'ha|avete visto|hai visto|quanti|quanti sono|vi ricordate|ti ricordi|vi va|vi vedete"
        "|come mai|che fate|chi viene|tutto a posto|come sta|come stanno|ma vi|come stai|come state|come va|quando"
        "|chi ha vinto|tutto bene|avete|hai|dove|ci vediamo|a che ora"
    ),
    numbers=counted("uno una un,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici"),
    ordinals=counted(
        "primo prima,secondo seconda,terzo terza,quarto quarta,quinto quinta,sesto sesta,settimo settima,ottavo"
        " ottava,nono nona,decimo decima,undicesimo undicesima,dodicesimo dodicesima"
    ),
    shy=words("uno una un due sei primo prima secondo seconda nove"),
    counts=words(
        "minuti minuto ore ora giorni giorno settimane settimana mesi mese anni anno euro percento volte volta punti"
        " punto persone giocatori giri giro km gradi gatti figli amici cose gennaio febbraio marzo aprile maggio giugno"
        " luglio agosto settembre ottobre novembre dicembre mila cento secondi mail messaggi birre caffè"
    ),
    times=phrases(
        "giorno|alle|dalle|ore|le|verso le|entro le|fino alle|sono le|turno|round|giro|via|piazza|dopo le|h|tra|fra"
    ),
    because=words("perché perche xké xke perchè siccome"),
    red=words("rosso rossa rossi rosse"),
    green=words("verde verdi"),
    none=words("nessuna nessuno niente nulla"),
    clue=words("indizio frase parola titolo suggerimento"),
    robots=phrases(
        "iscritta alla newsletter|iscritto alla newsletter|hai ricevuto questa e-mail|hai ricevuto questa mail"
        "|casella non presidiata|casella di posta è quasi piena"
        "|per cancellarti|disiscriverti|è stato letto|è stata letta"
        "|conferma di lettura|assente dall'ufficio|assente dall’ufficio|per comunicazioni urgenti|per urgenze"
        "|in caso di urgenza|non è stato possibile recapitare|fuori ufficio|fuori sede|risposta automatica"
        "|sono in ferie|sono assente|sarò assente|messaggio automatico|accesso limitato alla posta|al mio ritorno"
        "|non rispondere a questa|non rispondere a questo|la sua richiesta|la tua richiesta|abbiamo ricevuto"
        "|è stata ricevuta|grazie per averci contattato|grazie per il messaggio|mittente esterno|email esterna"
        "|mail esterna|e-mail esterna|proviene dall'esterno|dall'esterno|riservato|riservate|confidenziale"
        "|destinatario|prima di stampare|privo di virus|d.lgs|gdpr|numero di ticket|verifica il mittente"
    ),
    assents=words("daje figurati figuratevi")
    | words(
        "fatto perfetto benissimo bene ottimo ricevuto daccordo d'accordo prego figurati bellissimo bellissima evviva"
        " ahah ahaha certo sì si buonissima mitici mitico grandi"
    ),
    sorry=words("scusa scusate scusami pardon"),
    conditions=words("indeciso indecisa se tranne eccetto piuttosto invece ops anzi aspetta aspettate"),
    please=words("per sì si"),
    introduces=words("sarà metterei ecco preferisco dico direi propongo facciamo correggo correzione metti mettiamo"),
    later=phrases("stasera|domani|più tardi|in serata|domattina"),
    comments=words("è era sembra ricorda mi fa"),
    speaks=words("penso pensandoci"),
    best=phrases(
        "ci stia bene|ci stia|vada bene|calzi|sia la migliore|sia la più adatta|sia quella giusta|sia la più vicina"
        "|si avvicini di più|mi pare giusta|mi sembra adatta|mi sembra perfetta|mi parla|ci sta tutta|ci può stare"
        "|mi sembra la più|è quella|è lei|si avvicina di più|ci si avvicina di più|è la più vicina|è la più adatta"
        "|è la più azzeccata|è la meno peggio|ci sta|ci sta bene|ci sta meglio|calza|calza a pennello|calza meglio"
        "|mi convince di più|mi convince|mi ispira di più|mi ispira|mi sembra la più adatta|mi pare la più adatta"
        "|mi sembra quella giusta|mi sembra la migliore|mi sembra giusta|sembra quella giusta|è perfetta|è la migliore"
        "|è la mia preferita|si addice di più|si adatta meglio|rende meglio|va bene|può andare|andrà bene|vince"
        "|è quella buona|è la risposta|fa al caso mio|fa al caso|dev'essere lei|è sicuramente lei|senza ombra di dubbio"
        "|tutta la vita|ci azzecca|ci azzecca di più|ricorda di più|richiama di più"
    ),
    instead=phrases(
        "invece di|invece della|invece del|invece che|anziché|al posto di|al posto della|al posto del|e non|e non la"
        "|e non il|non|piuttosto che"
    ),
    moved_from=words("da dalla dal"),
    moved_to=words("a alla al con per in"),
    concedes=phrases(
        "complimenti a chi|complimenti per|bravo chi|brava chi|bravissimo chi|bravissima chi|chapeau a chi"
        "|applausi a chi|anche se|benché|sebbene|nonostante|pur|seppure|seppur|malgrado|per quanto|menzione d'onore"
        "|peccato per|ma mi piaceva anche|ma anche"
    ),
    hesitated=phrases(
        "quasi quasi|all'inizio|prima pensavo|volevo dire|stavo per|ero tentata|ero tentato|inizialmente"
        "|indeciso tra|indecisa tra"
        "|indeciso fra|indecisa fra|ero indeciso|ero indecisa|sono stata indecisa|sono stato indeciso|in dubbio"
        "|ero in dubbio|ho esitato|pensavo|in un primo momento|tentata dalla|tentato dalla|ci ho pensato|mi ero quasi"
        "|tra|fra|a prima vista|di primo acchito|di primo istinto|avevo pensato|mi tentava|mi tentavano"
    ),
    courteous=phrases(
        "se sì|in caso|se faccio ancora in tempo|se faccio in tempo|se sono ancora in tempo|se sono in tempo|se si può"
        "|se si può ancora|se posso|se posso ancora|se possibile|se è possibile|se è ancora possibile"
        "|se non è troppo tardi|se non è tardi|se va bene|se va bene a tutti|se non vi dispiace|se non ti dispiace"
        "|se non disturbo|se siamo ancora in tempo|se c'è ancora tempo|se proprio devo|se proprio devo scegliere"
        "|se devo scegliere|se devo proprio scegliere|se ho capito bene|se non sbaglio|se non erro|se mi permettete"
        "|se non sono in ritardo|se ancora in tempo|se ho ben capito|se devo"
    ),
    checks=phrases(
        "può andare|è scritto bene|ho scritto bene|va bene come|è arrivato|è arrivata|vi è arrivato|ti è arrivato"
        "|ho fatto giusto|si fa così|è così che|arriva|avete ricevuto|hai ricevuto|che ne dite|che ne pensate|chi l'ha"
        "|chi ha|di chi|sono l'ultima|sono l'ultimo|sono in ritardo|troppo tardi|come mai|perché|quanti|quando|siamo"
        "|ci siamo|mi senti|a chi|che bella|ma di chi|ma chi|manca|mancano|novità"
    ),
    hence=words("quindi perciò dunque ma però"),
    now=words("adesso ora invece piuttosto meglio"),
    same=words("stesso stessa uguale invariato invariata resta rimane sempre idem"),
    life=words(
        "cena pranzo colazione aperitivo venerdì sabato domenica lunedì martedì mercoledì giovedì weekend stasera"
        " domani compleanno auguri festa birra birre vino film partita calcio calcetto tempo pioggia neve vacanze"
        " natale pasqua bambini bimbi bimbo figli nipoti cane gatto mamma papà sorella fratello treno ufficio scuola"
        " lavoro medico caffè torta pizza giardino ospedale viaggio ieri vediamo mangiamo dentista casa"
    ),
    game=words(
        "refuso gioco carta carte voto voti votare votato indizio indizi risposta turno mossa scadenza punti punteggio"
        " regole immagine immagini figura figure mano mail email link cambiare conta contano sbagliato errore arrivato"
        " arrivata registrato prossimo giocata"
    ),
    laughs=words("ahah ahaha ahahah ahahaha haha hahaha lol eheh ihih wow mamma uau xd oddio"),
    even=words("anche"),
    ifs=words("se"),
    buts=words("ma però"),
    may_i=phrases("posso|potrei|è|puoi"),
    small=words("a un"),
    mine=words("me"),
    labels=words("l ma e ed con il la mio mia come nuovo nuova è una un"),
    before_cards=words("su sulla nella la mia a per è con"),
    cards=words("carta lettera"),
    leads=words("questo questa così segue dico"),
    proposes=phrases(
        "che ne dite di|che ne pensate di|che ne dici di|può essere|potrebbe essere|può andare|potrebbe andare|va bene"
        "|facciamo|e se fosse|magari"
    ),
    more=words("meglio migliore più preferisco piuttosto"),
    welcomes=phrases(
        "senza fretta|nessuna fretta|con calma|di niente|di nulla|non c'è di che|figurati|figuratevi|prego"
        "|ci mancherebbe|nessun problema|k|ma figurati"
        "|ma figuratevi|ma di che"
    ),
    wishes=phrases(
        "mi permetto di|mi prendo la libertà di|ho il piacere di|io|voglio|vorrei|devo|direi di|penso di|credo di"
        "|ho deciso di|ho deciso|mi sento di|decido di|proverei a|provo a|sono per|posso solo|non posso che|alla fine"
        "|allora|oggi|stavolta|questa volta|per questo giro|per questa volta|mi tocca|mi sa che|mi sa|preferisco"
        "|preferirei|facciamo che|diciamo|diciamo che|il cuore dice|l'istinto dice|la pancia dice|l'istinto mi dice"
        "|il cuore mi dice|andrei|vado|penso che|credo che"
    ),
    acts=phrases(
        "sostituisco con|sostituire con|cambio con|darvi|dare a voi|mandarvi|giocarvi|darti|voto|voto per|votare"
        "|votare per|votare la|scelgo|scegliere|gioco|giocare|giocherò|metto|mettere|metterò|mettete|mando|mandare|do"
        "|dare|dò|darò|prendo|prendere|punto|puntare su|punto tutto su|punto tutto sulla|dico|credo|credo proprio"
        "|credo proprio sia|credo sia|penso|penso sia|opto per|optare per|tento con|tento la|azzardo|azzarderei"
        "|azzardiamo|rischio|rischio con|rischierei|sospetto|sospetto sia|sospetto che sia|ritengo|ritengo sia"
        "|ritengo che sia|butto|lancio|usate|offro|propongo|decido per|indico|segnalo|vada per|vai con|vai di|vai per"
        "|provo|provo con|provo la|ci provo con|mi affido a|mi affido alla|torno sulla|torno alla|sto con"
        "|la mia scelta è|la mia scelta cade su|la mia scelta cade sulla|la scelta cade sulla|scommetterei su"
        "|scommetterei sulla|sono sicura che sia|sono sicuro che sia|sono certa che sia|sono certo che sia"
        "|sono convinta che sia|sono convinto che sia|sono quasi certa che sia|sono quasi sicura che sia"
        "|sono quasi sicuro che sia|sono sicura sia|sono abbastanza sicura che sia|quasi sicuramente|quasi certamente"
        "|sarà sicuramente|non può che essere|può essere solo|dev'essere|deve essere|deve essere per forza|per forza"
        "|sicuramente è|è certamente|è di sicuro|è senz'altro|senz'altro|mi convinco per|passo|passo alla|passo su"
        "|metti pure|dò il voto alla|do il voto alla|assegno il voto alla|il mio voto alla|cado su|calo|calo la|schiero"
        "|schiero la|sacrifico|sacrifico la|aggiungo|aggiungo la|spedisco|consegno|tiro fuori|tiro la|vi lascio"
        "|vi rifilo|rifilo|sgancio"
    ),
    needy=phrases("dire|diciamo|uso|usare|tento|tentare|lascio|tiro|invio"),
    firsts=words("primo prima uno una un 1º"),
    seconds=words("secondo seconda altro altra 2º"),
    also=words("anche pure"),
    tags=phrases("vero|no|giusto|sì|eh|ok|o no|dico bene"),
    hopes=phrases(
        "spero|speriamo|buona fortuna|buon divertimento|divertitevi|in bocca al lupo|fatemi sapere|scusate il"
        "|non vedo l'ora|vediamo chi|vediamo se|chissà chi|chissà se"
    ),
    quits=phrases(
        "mi ritiro dal gioco|mi ritiro dalla partita|non ho più tempo di giocare|non ho più tempo per giocare"
        "|mi ritiro dal gioco|mi ritiro dalla partita|abbandono il gioco|abbandono la partita|lascio il gioco"
        "|lascio la partita|esco dal gioco|smetto di giocare|toglietemi dal gioco|toglietemi pure"
        "|cancellatemi dal gioco|non gioco più|rinuncio al gioco"
    ),
    undecided=phrases(
        "non so ancora|non lo so ancora|ancora non so|ancora non lo so|lo scrivo dopo|lo aggiungo dopo"
        "|poi lo aggiungo|lo decide mia|lo decide mio|arriva più tardi|ve lo mando dopo|te lo mando dopo|ci penso"
        "|e ti dico|e vi dico|poi ti dico|poi vi dico|vi faccio sapere|ti faccio sapere|vi so dire|ti so dire"
        "|non so più|ci ripenso|fammi pensare|fatemi pensare|non ho deciso|non ho ancora deciso|devo ancora decidere"
        "|devo decidere|ancora non so|ci devo pensare|ci penso ancora|ci sto pensando|sto ancora pensando"
        "|decido domani|decido stasera|vorrei pensarci"
    ),
    keeps=words("resto rimango confermo tengo mantengo lascia lasciate lascio resta"),
    drops=words("non niente no togli togliete togliere dimentica dimenticate lascia ignora cancella scarta"),
)
