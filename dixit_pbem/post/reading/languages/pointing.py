"""What stands round a card in few words, and how one adds, drops and exchanges cards, in all languages."""

from dixit_pbem.post.reading.languages.lexicon import phrases, stems, words

ASKS_WHICH = words(
    "decir cuál cómo quién"
    " welche welcher welches welchen was wie wer "
    "quel quelle quels quelles quoi comment qui lequel laquelle "
    "dizer dire powie what which how co jak cosa quale qual quem chi who czy który która"
)
FOLLOWS = words(
    "que xq sin"
    " und weil aber sonst ohne "
    "et parce sinon mais "
    "e i y and x ó o na bo że por pq porque perché perche cos cuz dont don't senza bez sem ez ya elo"
)
"""Words right behind one, where an amount has a noun."""
AMOUNTS = phrases(
    "y media|y medio|y cuarto|y pico"
    "|und ein halb|einhalb|und ein viertel|"
    "et demi|et demie|et quart|e mezzo|e mezza|e meia|e meio|i pół|and a half|e un quarto|i ćwierć|na dwa|e trinta|x"
)
SPOKEN_NUMBERS = words(
    "einser zweier dreier vierer fünfer sechser siebener achter neuner zehner "
    "jedynka jedynkę dwójka dwójkę trójka trójkę czwórka czwórkę piątka piątkę szóstka szóstkę siódemka siódemkę"
    " ósemka ósemkę jedyneczka dwójeczka trójeczka czwóreczka piąteczka szósteczka"
)
"""Numbers in a form that names a thing with this number."""
HAS_LETTERS = words(
    "autobús tranvía clase puerta bloque portal escalera fila sección piso planta canal tipo andén sangre unidad"
    " saal halle gebäude treppe tor reihe team klasse block hepatitis vitamin gruppe aufgang eingang flügel abschnitt"
    " gleis blutgruppe "
    "salle bâtiment escalier hall quai porte rangée siège équipe classe catégorie bloc hépatite vitamine aile "
    "terminal voie plan "
    "bus autobus autocarro tram tramwaj metro"
    " plan piano plano vitamin vitamina witamina vitaminę witaminę hepatitis epatite serie série group gruppo grupo"
    " grupa grupy class classe klasa gate building block blok bloco scala seat row team grade section sezione secção"
    " company sanguigno sanguíneo krwi blood ward sala aula hall terminal channel type suite flat oddziale"
    " oddział reparto enfermaria ala litery litera"
    " letra kształcie klatka klatce blokowi squadra equipo porta porte ligne linha linea groupe équipe"
)
"""What has letters of its own: `plan B`."""
HAVE_NUMBERS = stems(
    "gleis zimmer straßenbahn bahnsteig büro kapitel "
    "tramway quai chambre bureau chapitre "
    "autobus tramwaj gabinet pokoj peron stron boisk rozdzia przystan kolej autocarro eléctric ombrellon"
)
HAVE_LETTERS = stems(
    "vitamin gruppe klasse wagen bâtiment vitamine groupe witamin vitamin oddzia grupie grupy klasie klasy wagon sektor"
)
"""How words of these begin in a language with cases."""
GETS = words(
    "saqué sacó saco sacado suspendí aprobé aprobado pasé"
    " bekommen gekriegt bekam kriegte bestanden "
    "obtenu obtient eu reçu raté "
    "got getting scored passed failed preso presi prendo tirei tive tirou recebi dostałam dostałem dostała dostał"
)
"""Verbs of who gets a grade."""
SUBJECT_OF = words("in im am an en à in at on em a z w ze na")
SEE_YOU = phrases(
    "nos vemos|quedamos|quedamos a|te recojo|os recojo|paso a por ti|paso a las"
    "|wir sehen uns|bis um|treffen wir uns|wir treffen uns|ich hole dich ab|ich hol dich ab|ich komme vorbei|"
    "on se voit|on se retrouve|rendez-vous|je passe te prendre|je passe vous prendre|je te retrouve|"
    "je vous retrouve|à tout à l'heure|"
    "see you|see ya|meet you|meet at|pick you up|ci vediamo|ci si vede|ci troviamo|passo alle|passo a prenderti"
    "|vemo-nos|encontramo-nos|vejo-te|apanho-te|passo aí|do zobaczenia|widzimy się|spotykamy się|spotkajmy się"
)
"""Before an hour, or the number of a place."""
HAS_NUMBERS = words(
    "consulta pág habitación andén vía planta línea tren cuarto autobús puerta"
    " zimmer raum saal gleis tor tür stock etage linie bus kapitel seite büro schalter straße hausnummer platz "
    "salle chambre quai porte étage ligne bus chapitre page bureau couloir guichet sommes étions serons rue "
    "nota gabinete campo boisko boisku interno strona stronie str pagina página room ward platform gate chapter"
    " chapters floor line bus tram page sala aula stanza binario capitolo piano linea quarto piso andar capítulo linha"
    " pokój pokoju sali rozdział peron linia tramwaj m somos siamo jesteśmy we're"
)
"""What has numbers of its own: `room 4`."""
ROUNDS = words(
    "turnos partida"
    " runde runden spiel partie "
    "manche manches tour tours partie "
    "round rounds turno turni giro ronda rondas rodada runda rundy rundę rundzie kolejka kolejce game gioco jogo"
)
"""What rounds are called: `round 4`."""
FORETOLD = words("decir sagen dizer dire say powie")
"""What somebody is going to say: `Ana vai dizer a 6`."""
WITH = words("para porque mit für weil avec par pour with for because com por per con z bo")
ON = words("sobre auf in im am an sur dans en on na in em su no a")
SWAPS = words(
    "cambiar sustituye sustituyo sustituir reemplaza reemplazo"
    " tausche tauscht tausch ersetze ersetzt ändere ändert ändern wechsle vertausche "
    "échange échangez remplace remplacez change changez permute permutez troque "
    "swap replace exchange change switch scambia sostituisci cambia cambio sostituisco troca troco trocar"
    " substitui muda"
    " mudo zamień zamieniam wymień wymieniam podmień zmień zmieniam"
)
ADDS = words(
    "añade añadid añadan añado suma pon poned pongan pongo también además"
    " füge ergänze auch dazu nimm nehmt gib gebt leg legt setz setzt noch "
    "ajoute ajoutez ajouter mets mettez aussi joins joignez rajoute rajoutez plus "
    "add put plus also throw give take use play mark aggiungi aggiungete aggiungo metti mettete metto anche gioco"
    " junta juntem acrescenta acrescentem põe põem ponham mete metam também meto ponho"
    " dodaj dodajcie dorzuć dorzućcie dołóż dopisz wstaw też daj dajcie dodaję dorzucam"
)
OFF = words("fuera weg raus fort dehors off away out via fora precz")
STAYS_BEHIND = words(
    "mi mía mío"
    " zu zur zum mit für mein meine meiner meinem meinen "
    "à pour avec mon ma mes "
    "to for with per con alla al à por para pela pelo na z do my mine mia mio minha meu mojej mojego moją"
)
"""Words right before the card that stays: `add 5 to my 1`."""
KEEPS_IT = words(
    "queda mantén mantened mantengan deja dejad"
    " bleibt behalte behaltet lass lasst "
    "reste garde gardez stays keep mantém mantenham fica zostaje zostaw zostawcie resta tieni"
)
NO_DROPS = words(
    "deja sin nunca lugar vez ohne lass lasst nie stattdessen sans laisse laissez jamais instead leave lascia sem never"
)
"""Verbs of dropping that in an edit say as much of what stays."""
RIGHT_BEFORE = words("carta nummer karte nr zahl numéro carte la number numero numer número nr no num n karta kartę")
"""Words right before a card of the table."""
ARTICLES_OF_PLACE = words("sul al col nel dal")
IN_LISTS = words(
    "y mis dos las mi mías también luego después fichas"
    " und meine zwei beide beiden sind die dann danach stein steine geht gehen "
    "et mes deux sont les puis ensuite jeton jetons va vont "
    "and as minhas meus duas dois são sono le mie due moje dwie to mine are two my chip chips token ficha fiche"
    " pionek żeton gettone then poi depois potem goes go idzie"
)
"""What stands before the cards of a list."""
