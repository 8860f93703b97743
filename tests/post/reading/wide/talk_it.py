"""What players say in Italian beside their answers."""

TALK = {
    "name": "Ana|Bob|Mia|Luca|Giulia|Marco|Elena|Nonna|Pietro|Rosa|Ugo|Chiara",
    "who": "mia sorella|mio fratello|la vicina|il cane|il capo|la bimba|{name}|mia nonna|il gatto|tutta la famiglia",
    "thing": "la balena|la scala|il faro|il cielo|la luna|la vecchia porta|la barchetta|il bosco|la pioggia|il mare"
    "|lo specchio|la torre",
    "adj": "bello|strano|divertente|triste|sognante|poetico|difficile|magico|dolce|misterioso",
    "past": "mi fa ridere|sta male|vuole giocare|saluta tutti|dorme sul divano|mangia il mio pranzo|canta",
    "place": "in treno|al lavoro|in giardino|dal dentista|sul divano|in ospedale|al mare|a scuola",
    "month": "dicembre|gennaio|marzo|giugno|agosto",
    "day": "domenica|venerdì|sabato|martedì",
    "greeting": "Ciao {name},|Ciao a tutti,|Buongiorno,|Buonasera a tutti,|Ehi {name}!|Cari tutti,|Ciao!|Salve,",
    "courtesy": "Grazie!|Grazie mille!|Grazie a te, {name}!|Buon fine settimana!|Buona serata a tutti!"
    "|A presto!|Fatto."
    "|Perfetto, grazie.|Tanti saluti a {who}!|Buona {day}!|Ricevuto, grazie|Divertitevi!|Buona fortuna a tutti"
    "|Un abbraccio|Un bacio e buona notte|Benissimo, grazie",
    "signoff": "Grazie,\n{name}|Un abbraccio,\n{name}|A presto\n{name}|Ciao, {name}|{name}"
    "|Cari saluti,\n{name}|Baci\n{name}"
    "|Saluti da {name}|Buona notte,\n{name}",
    "comment": "Che indizio {adj}|Adoro {thing}|Che immagini|Eravamo {place}|Sono {place}|{who} {past}"
    "|Scusate il ritardo"
    "|Scusa, {who} {past}|Tutto molto {adj}|Mi ricorda {who}|Che spasso|Gioco {adj}|Il telefono era morto {place}"
    "|Penso a voi {place}|A {name} piace {thing}|Mi piace tanto {thing}",
    "reason": "per {thing}|perché mi ricorda {who}|così {adj}|ovviamente|facile|scelta {adj}|con quella luce"
    "|adoro {thing}"
    "|che {adj}|bella come {who}|perché è {adj}|mi piace {thing}",
    "number": "Ci vediamo alle {n}!|Sono le {n}!|torno alle {n}|ceniamo alle {n}|Abbiamo {n} figli"
    "|{who} compie {n} anni"
    "|{n} minuti di ritardo|ho aspettato {n} giorni|ne mancano {n}|ancora {n} e finiamo|mi piacciono tutte e {n}"
    "|Turno {n}|il turno {n} era {adj}|pagina {n}|capitolo {n}|{name} ha {n} punti|eravamo in {n}|costa {n} euro"
    "|chiamami al 333 {n}3 {n}|interno {n}|ci ho messo {n} ore|il treno parte alle {n}:{nn}|fino al {n} {month}"
    "|il {n} {month}|me lo chiedono in {n}|{n} gradi fuori|abbiamo perso {n}-{m}|{n} pari|siamo in {w}"
    "|alle {w} in punto"
    "|ho dormito {w} ore|stanza {w}|{w} fatte, {w2} da fare|Sei un genio|sei sempre gentile",
    "little": "e buon fine settimana|a domani|a presto e grazie|E poi si vede|o così pare|A domani"
    "|i miei saluti|e via"
    "|ho preso {l} in inglese|vitamina {l}|piano {l}|gruppo {l}|scala {l}, ultimo piano|a casa tutti bene"
    "|E buona notte"
    "|serie {l}|il treno {l} è in ritardo|D'accordo|C'è il sole|E-mail lenta oggi|{l} è per banana|o quasi",
    "initial": "{name} {l}.|{l}. Rossi|{name} {l}. Bianchi|saluti da {name} e {l}.|ciao da {l}.",
    "ordinal": "il mio {o} caffè|la {o} volta oggi|al {o} piano|il {o} compleanno di {name}|al {o} posto"
    "|il {o} figlio"
    "|il {o} turno era {adj}|in {o} luogo|prima di tutto, ciao|un secondo|secondo {who} si gioca bene",
    "table": "anche la {x} era bella|stavo per prendere la {x}|quella di {name} è di sicuro la {x}"
    "|la {x} mi fa ridere"
    "|non mi piace la {x}|{name} dirà la {x}|tutti andranno sulla {x}|tra la {x} e la {y} è dura|la {x} è mia"
    "|se la {x} avesse {thing}|potrebbe essere la {x}|la carta {x} è bella|boh, la {x} o la {y}|tutto tranne la {x}"
    "|nella {x} vedo {thing}|all'inizio pensavo la {x}|l'altra volta era la {x}|di chi è la {x}?",
    "question": "A chi tocca?|Come state?|È tornata {name}?|Aspettiamo {name}?|Quando ci vediamo?"
    "|Avete visto {thing}?"
    "|Come sta {who}?|Chi vince?",
    "doubt": "Posso cambiare?|Si può?|O no?|È tardi?|Va bene così?|Posso ancora cambiare idea?|Giusto?",
    "hedge": "forse|boh,|mah,|direi|credo|non so,|probabilmente|mmm,",
    "retraction": "No, aspetta.|Anzi no.|Lascia perdere.|Ho cambiato idea.|Ripensandoci, no|Annulla|Come non detto"
    "|Aspettate, ci ripenso|Ignorate il mio voto",
    "fix": "no aspetta,|anzi|no, scusa,|volevo dire|no, meglio",
    "automatic": "Sono fuori ufficio fino al {n} {month}.|Risposta automatica: sono in ferie.|Casella non presidiata."
    "|Grazie del messaggio, risponderò entro {n} giorni.|La pratica {big} è aperta.",
    "banner": "ATTENZIONE: messaggio proveniente da fuori. Non aprire i collegamenti."
    "|Messaggio riservato al destinatario.|Prima di stampare pensa agli alberi.|[ESTERNO] Controllare il mittente.",
}
