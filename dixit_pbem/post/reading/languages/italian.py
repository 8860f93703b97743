"""Italian round an answer."""

from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

ITALIAN = Lexicon(
    nouns=words(
        "carta carte numero numeri n num nr voto voti scelta scelte risposta lettera lettere immagine figura"
        " segno segnalino opzione"
    ),
    votes=words("voto voti scelta scelte risposta"),
    points=phrases("la|entrambe|entrambi|sicuramente|deve essere|dev'essere"),
    decides=phrases(
        "votare|vorrei votare|voterei|voterò|rispondo|credo|credo sia|credo che sia|penso|penso sia"
        "|penso che sia|secondo me|per me|a mio parere|direi|io dico|dico|direi di|scelgo|sceglierei"
        "|ho scelto|gioco|giocherei|metto|mando|do|dò|darei|prendo|prenderei|punto|punto su|punto sulla"
        "|punto sul|vado con|vado di|vado sulla|vado per|andrei con|andrei sulla|andrei di|opto per"
        "|mi butto su|mi butto sulla|mi butto|invio|consegno|mi sa|mi sa che|mi sa che è|scommetto"
        "|scommetto su|scommetto sulla|ipotizzo|mi sembra|mi pare|confermo|resto sulla|resto con|cambio con"
        "|cambio in|passo alla|passo a|preferisco|mi piace|mi gioco|io voto|tengo|il mio voto va a"
        "|il mio voto va alla|ti mando|ti do|vi mando|vi do|vorrei giocare|vorrei dare|voglio giocare"
        "|la meno peggio è|direi di dare|butto|butto la|gioco la|dico che è|è sicuramente|penso proprio"
        "|alla fine|quindi dico|voto per|do il mio voto a|do il voto a|il mio voto è|voto alla|voto la|metti"
        "|segna|segnami|cambio|vada per|vada|scelgo la|butto lì|butto lì la|manda"
    ),
    weak=phrases("il|lo|è|e'|è il|è la|e' la|e' il|e la|sarà|sarà la|sia|quella|quello|ho votato|ho messo|ho dato"),
    glue=phrases(
        "il|lo|l|mio|mia|miei|mie|che|di|del|della|dell|alla|al|allo|all|sulla|sul|sull|su|per|con|da|questa"
        "|questo|quella|una|un|io|ok|sì|si|va|va a|va alla|bene|ecco|eccola|allora|dunque|beh|bah|mah|boh|è"
        "|e'|e|sia|sarà|proprio|pure|dai|le|i|stavolta|questa volta|questo giro|in|come|a|dei|delle|sempre"
        "|decisamente|è la|sono|ciao|ora|adesso|ecco qua|cantastorie|del cantastorie|del narratore"
        "|della narratrice|oggi|quindi|due|meglio|da parte mia"
    ),
    spells=words("come di"),
    behind=phrases(
        "per me|secondo me|direi|credo|penso|grazie|per favore|per piacere|perfavore|pf|è la mia"
        "|è la mia scelta|è il mio voto|la mia carta|il mio voto|va bene|dai|ok|sicuro|sicura|senza dubbio"
        "|mi sa|stavolta|sicuramente|di sicuro|sicurissimo|sicurissima|ciao|ciao ciao|un bacio|bacio|baci"
        "|un abbraccio|a presto|va|grazie mille|tutta la vita|è la carta|è la mia carta|a sentimento|a caso"
        "|forever|è lei|e basta|verde|oggi|come sempre|è quella del cantastorie|è quella giusta"
        "|del cantastorie|mi pare|per questo giro|invece"
    ),
    particles=words("solo soltanto ok okay sì si allora beh dunque ecco hm hmm mm mmm ah oh eh quindi bene dai eccola"),
    hedges=phrases(
        "boh|mah|bho|beh|non so|non so ma|non lo so|non lo so ma|non saprei|non saprei ma|non sono sicura"
        "|non sono sicuro|non sono sicura ma|non sono sicuro ma|difficile|è difficile|difficilissimo"
        "|difficilissima|vado a caso|a caso|a sentimento|tiro a caso|tiro a indovinare|tanto per dire"
        "|così a naso|a naso|non ne ho idea|nessuna idea|nessuna idea ma|probabilmente|suppongo|immagino|mmm"
        "|mm|hmm|vediamo|chissà|bella domanda|non ne sono sicura|non ne sono sicuro|non ho idea"
        "|non ho idea ma|mistero|non ne ho idea ma|a istinto|d'istinto"
    ),
    courtesy=words(
        "ciao salve buongiorno buonasera buonanotte buondì cara caro cari care saluti saluto tutti tutte"
        " bacio baci abbraccio abbracci mille buona buon bella bello belle belli serata giornata domenica"
        " notte presto un una grazie a e ok okay sì si fatto perfetto benissimo bene va ottimo ricevuto"
        " d'accordo daccordo scusa scusate scusami per il ritardo la lo di del della in risposta risponde"
        " sono eccomi ecco anche te voi noi dopo domani stasera alla prossima vediamo ci sentiamo weekend"
        " fine settimana buonissima bellissimo bellissima bellissimi bellissime gioco partita grande grandi"
        " forte mitici mitico wow evviva ahah ahaha haha prego figurati nessun problema tranquilli tranquilla"
        " tranquillo non vedo l'ora vedere come sempre gentile gentilissima gentilissimo indizio carte"
        " davvero molto tanto che è stato stata da mail messaggio divertente divertimento ragazzi ragazze"
        " amici amore super pace top cordiali distinti affettuosi affetto con mando inviato inviata xx"
    ),
    greets=words(
        "ciao salve buongiorno buonasera buondì cara caro cari care carissimi carissima carissimo ehi ehilà hey"
    ),
    closes=words(
        "ciao grazie saluti saluto bacio baci abbraccio abbracci buona buon cordiali distinti presto notte un"
        " cari xx a cordialmente affettuosamente sinceramente"
    ),
    joins=words("e ed più piu anche"),
    either=words("o oppure tra fra"),
    denies=words("non no né ne mai ma niente nessuno nessuna nulla senza"),
    against=words(
        "tranne eccetto se cambio cambia cambiare cambiato invece aspetta aspettate anzi sbagliato sbagliata"
        " errore annulla ignora indeciso indecisa piuttosto ops ignorate ritiro annullo annullate dimenticate"
        " dimentica revoco scartate"
    ),
    doubts=words("forse magari potrebbe"),
    corrects=phrases(
        "no|no aspetta|aspetta|aspetta no|no anzi|anzi|anzi no|no scusa|scusa|scusate|no scusate|volevo dire"
        "|intendevo|ops|correggo|ripensandoci|no no|mi correggo|mi sono sbagliato|mi sono sbagliata"
        "|ho sbagliato|cambio idea|ho cambiato idea|no pardon|pardon|cioè|no cioè|errore|ah no|ma no|no dai"
        "|aspettate|un attimo|come non detto|lascia perdere|lasciate perdere|non contate il mio voto"
        "|non considerate|ignorate il mio voto|annulla|annullate|ritiro tutto|fate finta di niente"
        "|volevo scrivere|volevo mettere|doveva essere"
    ),
    about=words(
        "carta carte numero voto voti scelta scegliere scelgo risposta quella quello questa questo lei mia"
        " immagine lettera cambiare cambio altra altro prima ultima seconda conta vale valida destra sinistra"
        " mio"
    ),
    social=phrases("come stai|come state|come va|quando|chi ha vinto|tutto bene|avete|hai|dove|ci vediamo|a che ora"),
    numbers=counted("uno una un,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici"),
    ordinals=counted(
        "primo prima,secondo seconda,terzo terza,quarto quarta,quinto quinta,sesto sesta,settimo settima"
        ",ottavo ottava,nono nona,decimo decima,undicesimo undicesima,dodicesimo dodicesima"
    ),
    shy=words("uno una un due sei primo prima secondo seconda nove"),
    counts=words(
        "minuti minuto ore ora giorni giorno settimane settimana mesi mese anni anno euro percento volte"
        " volta punti punto persone giocatori giri giro km gradi gatti figli amici cose gennaio febbraio"
        " marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre mila cento secondi"
        " mail messaggi birre caffè"
    ),
    times=phrases(
        "alle|dalle|ore|le|verso le|entro le|fino alle|sono le|turno|round|giro|via|piazza|dopo le|h|tra|fra"
    ),
    because=words("perché perche xké xke perchè siccome"),
    red=words("rosso rossa rossi rosse"),
    green=words("verde verdi"),
    none=words("nessuna nessuno niente nulla"),
    clue=words("indizio"),
    robots=phrases(
        "assente dall'ufficio|assente dall’ufficio|per comunicazioni urgenti|per urgenze|in caso di urgenza"
        "|non è stato possibile recapitare|fuori ufficio|fuori sede|risposta automatica|sono in ferie"
        "|sono assente|sarò assente|messaggio automatico|accesso limitato alla posta|al mio ritorno"
        "|non rispondere a questa|non rispondere a questo|la sua richiesta|la tua richiesta|abbiamo ricevuto"
        "|è stata ricevuta|grazie per averci contattato|grazie per il messaggio|mittente esterno"
        "|email esterna|mail esterna|e-mail esterna|proviene dall'esterno|dall'esterno|riservato|riservate"
        "|confidenziale|destinatario|prima di stampare|privo di virus|d.lgs|gdpr|numero di ticket"
        "|verifica il mittente"
    ),
    assents=words(
        "fatto perfetto benissimo bene ottimo ricevuto daccordo d'accordo prego figurati bellissimo"
        " bellissima evviva ahah ahaha certo sì si buonissima mitici mitico grandi"
    ),
    sorry=words("scusa scusate scusami pardon"),
    conditions=words("se tranne eccetto piuttosto invece ops anzi aspetta aspettate"),
    please=words("per sì si"),
    introduces=words("dico direi propongo facciamo correggo correzione metti mettiamo"),
    later=words("stasera domani"),
    comments=words("è era sembra ricorda mi fa"),
    speaks=words("penso pensandoci"),
)
