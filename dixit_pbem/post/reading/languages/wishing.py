"""How one asks the game for something in a sentence, in all languages: hand, rules, address, days away."""

from dixit_pbem.post.reading.languages.lexicon import phrases, stems, words

CARDS = words(
    "imágenes karten hand handkarten bilder cartes main images cards hand carte mano cartas mão karty kart kartami"
    " kartach ręka rękę ręki obrazki ones"
)
SENDS = words(
    "envía muestra enseña reenvía mándame envíame enséñame schick schicke schickt sende sendet zeig zeigt envoie"
    " envoyez renvoie renvoyez montre montrez remontre rappelle répète send resend show remind forward repeat manda"
    " mandi mandami invia inviami envia pokaż"
)
"""Words that ask for the cards to be sent."""
SENDS_AGAIN = stems(
    "reenví mándam mándal mandadm mandarm mandái envíam envíal enviadm enviarm enviái muéstram enséñam enseñadm repit"
    " recuérdam recordadm volver nochmalschick zuschick zusend weiterleit renvoy renvoi envoy envoi montr remontr répét"
    " redonn transmet resend re-send rispedi rimand mandar mandas manda-m reinvi invi rived mostra- mostram mostrat"
    " ripet envia-m enviar envias enviem enviass reenvi re-envi repet mostra-m mostrar lembrar przyśl przysł przysył"
    " przesył prześl przesł podeśl podesł podsył wyślij wyślesz wyślecie wyślijc wysłać wysłał wysłani pokaż pokaz"
    " powtórz przypom ponown"
)
"""How verbs of sending and showing begin, where the form tells that somebody asks for it."""
AGAIN = words(
    "nuevo otra vez vuelta porfa puedes podéis podrías podríais podrían pueden vuelve volved volver bitte noch einmal"
    " nochmal nochmals erneut wieder könntest könntet könnt kannst encore nouveau pourriez pourrais pouvez peux plaît"
    " plait svp stp fois pourrait-on pouvez-vous pourriez-vous peux-tu pourrais-tu s'il again please kindly once could"
    " would can per favore cortesia ancora potresti potete puoi nuovo por favor outra novamente podia podias podes"
    " podem poderia poderias poderiam voltar proszę prosiłabym prosiłbym jeszcze raz mogę możesz możecie mogłabym"
    " mógłbym ponownie ponowne"
)
"""Words of a request beside them."""
AGAIN_AND_AGAIN = words(
    "nuevo otra vez volver reenviar noch nochmal nochmals erneut wieder encore nouveau renvoyer again have resend"
    " ancora nuovo outra novamente voltar jeszcze raz ponownie mandar mandare przysłać"
)
LOST = phrases(
    "no encuentro|no las encuentro|no la encuentro|no lo encuentro|no me aparece|no me aparecen|finde nicht"
    "|finde die karten nicht|finde meine karten nicht|ich finde sie nicht|nicht gefunden|finde sie nicht mehr"
    "|je ne trouve plus|je trouve plus|je ne retrouve plus|je ne retrouve pas|je ne trouve pas|je retrouve plus"
    "|can't find|cannot find|don't find|non trovo|non le trovo|non la trovo|não encontro|não acho|nie mogę znaleźć"
    "|nie znajduję"
)
LOSES = stems(
    "borré borrad perdí perdid borrado gelösch verlor verlegt verschwund weggelösch perdu supprim effac égar delet lost"
    " perso perse cancellat apaguei apagad perdi zgubi zniknę znikł znikn skasow usuną usunę"
)
"""What one says who no longer has the mail with the cards."""
QUESTIONS = words(
    "quién cuándo cuántos cuántas cuánto cuál cuáles quiénes wer was wann wie wessen wo qui quand combien comment who"
    " what when how whose quando chi quanti quanto quem quantos quando kto kogo kiedy ile"
)
"""A sentence that begins with one asks, with or without its mark."""
WHICH = words(
    "qué cuáles welche welcher welches was quelles quels quelle which what quali che quais que jakie które co"
)
HAVE = words(
    "tengo tenía quedan quedaban eran habe hab hatte hätte j'ai ai j'avais sobraram restam erano have got ho avevo"
    " tenho mam miałam miałem"
)
WHO = words("quién quiénes wer wen wem who whom chi quem kto kogo")
WAITED_FOR = words(
    "faltan esperando votado votó votaron respondido respondió contestado jugado fehlt fehlen warten wartet abgestimmt"
    " geantwortet geantwortet gespielt übrig dran manque manquent attend attendons répondu joué reste missing waiting"
    " wait voted answered answer played left manca mancano aspettiamo aspettando votato risposto mancante falta faltam"
    " esperamos espera votou respondeu votaram jogou brakuje czekamy zagłosował głosował odpowiedział został nie"
)
ALL = words(
    "todas alguien aún todavía alle alles jeder jemand noch tous tout quelqu'un encore everyone everybody all tutti"
    " qualcuno todos alguém wszyscy ktoś kogoś anyone anybody ancora ainda still jeszcze"
)
DID = words(
    "votado votaron respondido respondieron contestado jugado jugaron faltan esperamos abgestimmt geantwortet gespielt"
    " fehlt fehlen warten répondu joué manque manquent attendre attendons votent attend voted answered played done"
    " answer waiting votato risposto giocato manca mancano aspettare aspettiamo votaram votou responderam jogaram falta"
    " faltam esperar głosowali zagłosowali odpowiedzieli czekamy brakuje zagłosował głosował"
)
MANY = words("puntuación cuántos viele punktestand combien score punteggio pontuação many quanti quantos ile score")
POINTS = words(
    "puntos puntuación clasificación marcador punkte punkt punktestand spielstand points point score scores classement"
    " punteggio pontuação points point punti punto pontos ponto punkty punktów punkt score scores classifica"
)
WHEN = words("cuándo hasta cuánto wann frist bis lange entro when quando kiedy deadline long")
ENDS = words(
    "cierra plazo resultado votación final endet enden ende schluss frist abgabe abgabeschluss vorbei ergebnis"
    " ergebnisse abstimmung finit"
    " termine échéance résultat résultats fin ferme clôture end ends close closes finish over deadline finisce scade"
    " risultato chiude termina acaba fecha prazo kończy koniec results risultati resultados wyniki votação"
)
GO_THROUGH = phrases(
    "ha llegado mi voto|ha llegado mi carta|llegó mi voto|llegó mi carta|llegó mi respuesta|ha llegado mi respuesta"
    "|os llegó mi|os ha llegado mi|te ha llegado mi|habéis recibido mi|has recibido mi|recibisteis mi|recibieron mi"
    "|kam meine stimme an|ist meine stimme angekommen|ist meine karte angekommen|ist meine antwort angekommen"
    "|ist meine mail angekommen|kam meine mail an|habt ihr meine|hast du meine|meine stimme bekommen"
    "|meine karte bekommen|bien arrivé|reçu mon vote|reçu ma carte|reçu ma réponse|reçu mon mail|mon vote est arrivé"
    "|ma carte est arrivée|ma réponse est arrivée|go through|get my vote|get my card|get my answer|get my mail"
    "|get my email|come through|got my vote|got my card|arrivato il mio voto|arrivata la mia|avete ricevuto"
    "|hai ricevuto|chegou o meu voto|chegou a minha|receberam o meu|recebeste o meu|receberam a minha|doszedł mój głos"
    "|doszła moja|dostaliście mój|dotarł mój|dotarła moja"
)
NOTHING_CAME = phrases(
    "no he recibido nada|no recibí nada|no me ha llegado nada|no me llegó nada|no me ha llegado confirmación"
    "|no he recibido confirmación|no he recibido acuse|sin acuse|ningún acuse|nichts bekommen"
    "|keine bestätigung bekommen|keine bestätigung erhalten|keine antwort bekommen|nichts angekommen|nie etwas bekommen"
    "|je n'ai rien reçu|j'ai rien reçu|je n'ai pas reçu de confirmation|pas de confirmation|aucune confirmation"
    "|je n'ai reçu aucune|never got anything|didn't get anything|got nothing back|haven't heard back|no receipt"
    "|non ho ricevuto nulla|non ho ricevuto niente|non ho ricevuto conferma|nessuna conferma|non mi è arrivato nulla"
    "|não recebi nada|não recebi confirmação|não me chegou nada|nic nie dostałam|nic nie dostałem"
    "|nie dostałam potwierdzenia|nie dostałem potwierdzenia|nic nie przyszło"
)
"""What one says whose answer was not acknowledged."""
STANDS = phrases(
    "cómo va la partida|cómo va el juego|cómo está la partida|cómo vamos|cómo estamos|en qué punto estamos"
    "|en qué punto está|por dónde vamos|es mi turno|me toca a mí|me toca ya|me toca|a quién le toca|quién va ganando"
    "|quién gana|quién va primero|quién va por delante|quién va en cabeza|falta alguien|falta mucho|cuántos puntos"
    "|wie steht es|wie steht's|wie stehts|wie steht das spiel|wie läuft das spiel|bin ich dran|bin ich an der reihe"
    "|wer führt|wer gewinnt|wer liegt vorn|wie ist der stand|wer ist dran|wie viele punkte|où en est la partie"
    "|où en est le jeu|où en est-on|où en sommes-nous|on en est où|est-ce mon tour|c'est mon tour|c'est à moi"
    "|à qui le tour|à qui est-ce|qui gagne|qui est en tête|quel est le score|comment va la partie|combien de points"
    "|qui mène|qui est premier|como é que está o jogo|como está o jogo|como vai o jogo|é a minha vez|minha vez"
    "|tocca a me|is it my turn|my turn yet|come va la partita|come sta la partita|how is the game|how's the game"
    "|where are we|jak stoi gra|jak idzie gra|moja kolej|a che punto è la partita|who is winning|who's winning"
    "|who is ahead|who's first|who is first|what's the score|how are we doing|whose turn|how many points|chi è primo"
    "|chi sta vincendo|chi vince|a che punto|come siamo messi|come sta andando|como estamos|quem está à frente"
    "|quem vai à frente|quem está a ganhar|em que pé|falta muito|falta alguém|falta alguem|kto wygrywa|kto prowadzi"
    "|jak stoimy"
)
RULES = words(
    "reglas reglamento normas instrucciones regeln spielregeln anleitung règles règle règlement rules regole regras"
    " zasad zasadach zasady reguły regulamin regolamento"
)
EXPLAIN = words(
    "recordar recordadme recuérdame recuerda recordáis explicad explicáis explícame explicadme explicarme explicación"
    " querría quisiera mandadme mándame erklär erkläre erklärt erklären erinnere erinnert erklärung bitte nochmal"
    " schick schickt expliquer explique expliquez rappeler rappelle rappelez réexpliquer réexplique explication"
    " voudrais renvoie renvoyez przypomnijcie wyjaśnij wyjaśnijcie wyjaśnić wyjaśnienie prosiłabym prosiłbym proszę"
    " poproszę spiegarmi spiegazione explicação explicar-me vorrei queria rispiegate rispiegami rispiegarmi ogóle"
    " remind explain again ricordi ricordate ricordami spiegate spieghi spiegami spiegare lembrar lembra explica"
    " explicam explicar przypomnij przypomnieć wytłumacz wytłumaczyć podeślij send manda mandami please"
)
SCORING = words(
    "recibe narra narradora cuentacuentos gana ganan gano cuenta cuentan vale valen nadie voto aciertan acierta"
    " encuentran bekommt kriegt erzähler erzählerin erzählt zählt zählen gewinnt niemand alle punkte stimmen abstimmen"
    " reçoit gagne gagnent compte comptent marque conteur conteuse personne vote votent trouvent recebe receives"
    " receive riceve otrzymuje narrador narrator narratore storyteller cantastorie narratora get gets count counts win"
    " wins prendo prende contano conta vince valgono ganho ganha contam valem liczy liczą wygrywa dostaję dostaje"
    " nobody nessuno ninguém nikt everyone everybody tutti todos wszyscy vote votar votare indovinano guesses acertam"
    " zgadną"
)
HOW_TO_PLAY = phrases(
    "cómo se juega|cómo se juega a esto|cómo funciona|cómo funciona esto|cómo va esto|cómo se cuentan|cómo se puntúa"
    "|cómo se puntua|mi propia carta|a mi propia carta|wie spielt man|wie spielt man das|wie geht das"
    "|wie geht das spiel|wie funktioniert das|wie funktioniert das spiel|wie wird gezählt|wie zählt man"
    "|meine eigene karte|für die eigene karte|comment on joue|comment joue-t-on|comment ça marche|comment ça se joue"
    "|comment jouer|comment compte-t-on|comment on compte|ma propre carte|sa propre carte|how do i play|how do you play"
    "|how do we play|how to play|how is it played|how does it work|how does this work|how does scoring work"
    "|come si gioca|come funziona|come si contano|como se joga|como funciona|como é que se joga"
    "|como é que isto funciona|como é que funciona|como isto funciona|jak się w to gra|jak się gra|jak to działa"
    "|jak w to grać|jak się liczy|jak się liczą|my own card|a mia carta|minha própria carta|mia stessa carta"
    "|na swoją kartę|na własną kartę"
)
HELP = words("ayuda socorro auxilio hilfe aide secours help aiuto ajuda pomocy pomoc ratunku")
BEGS = phrases(
    "necesito ayuda|ayúdame|ayudadme|me ayudas|me ayudáis|ayúdenme|una ayuda|hilf mir|helft mir|brauche hilfe"
    "|ich brauche hilfe|kann mir jemand helfen|aide-moi|aidez-moi|besoin d'aide|j'ai besoin d'aide|à la aide|au secours"
    "|à l'aide|help me|need help|need some help|aiutami|aiutatemi|mi aiuti|mi aiutate|ho bisogno di aiuto"
    "|preciso de ajuda|ajudem-me|ajuda-me|pomóż|pomóżcie|pomocy|potrzebuję pomocy"
)
PLEADS = words(
    "porfa podríais podrías podéis puedes podrían pueden bitte könntest könntet könnten würdest würdet plaît plait svp"
    " stp pourriez pourrais pourriez-vous pourrais-tu veuillez merci-de please kindly could proszę poproszę prosiłabym"
    " prosiłbym favore cortesia piacere potreste favor podem podiam"
)
"""Words of a request, of which no clue is made."""
CONFIRM = words(
    "confirmación confirmad confirmáis confirma confirmas acuse bestätigen bestätigung bestätigt bestätige confirmer"
    " confirmation confirmez confirme réception confirm confirmation receipt confermare conferma confermate ricezione"
    " confirmar confirmação confirmem potwierdzenie potwierdźcie potwierdzić"
)
OF_VOTES = words(
    "respuesta recepción recibo stimme karte antwort empfang eingang vote carte réponse vote card answer receipt voto"
    " carta risposta ricezione resposta głosu głos karty odpowiedzi"
)
WHAT_TO_DO = phrases(
    "qué hago|qué tengo que hacer|qué debo hacer|qué hay que hacer|no entiendo|no entiendo nada|no lo entiendo"
    "|no he entendido|no me aclaro|me he perdido|estoy perdida|estoy perdido|qué toca ahora|y ahora qué"
    "|was muss ich tun|was soll ich tun|was muss ich machen|was soll ich machen|was mache ich jetzt|verstehe nicht"
    "|ich verstehe nicht|ich verstehe das nicht|nicht verstanden|ich habe es nicht verstanden|ich bin verwirrt"
    "|keine ahnung was ich tun soll|que dois-je faire|qu'est-ce que je dois faire|je dois faire quoi|que faut-il faire"
    "|il faut faire quoi|je ne comprends pas|je comprends pas|je n'ai pas compris|j'ai pas compris|je suis perdu"
    "|je suis perdue|what do i do|what am i supposed to do|what should i do|what do i have to do|don't understand"
    "|dont understand|i'm lost|i am lost|i'm confused|cosa devo fare|che devo fare|cosa dovrei fare|non capisco"
    "|non ho capito|mi sono persa|o que é que faço|o que faço|o que tenho de fazer|que tenho de fazer|não percebo"
    "|não percebi|estou perdida|estou perdido|co mam zrobić|co mam właściwie zrobić|co mam robić|co teraz|nie rozumiem"
    "|nie wiem co robić|pogubiłam się|pogubiłem się"
)
AWAY = words(
    "vacaciones fuera abwesend verreist urlaub ferien abwesenheit weg absent absente absents absence vacances"
    " congé congés away absent holiday holidays vacation offline assente ferie vacanza ausente férias urlop wakacje"
    " nieobecność nieobecna nieobecny wyjeżdżam wyjeżdżamy"
)
WITHOUT_ME = phrases(
    "estaré fuera|voy a estar fuera|vamos a estar fuera|estaremos fuera|estoy fuera|estamos fuera|me voy de viaje"
    "|de viaje"
    "|nos vamos de viaje|estaré de viaje|estoy de viaje|estaré de vacaciones|estoy de vacaciones|me voy de vacaciones"
    "|nos vamos de vacaciones|sin internet|sin conexión|sin cobertura|sin wifi|sin ordenador|sin mí|no contéis conmigo"
    "|no cuenten conmigo|no me esperéis|no me esperen|no estaré|no voy a estar|no miraré el correo|fuera de casa"
    "|estamos en|estoy en|ich bin weg|bin weg|ich bin verreist|bin verreist|ich bin im urlaub|bin im urlaub"
    "|ich bin nicht da|bin nicht da|ich werde weg sein|wir sind weg|wir sind verreist|wir sind im urlaub|wir fahren in"
    "|ich fahre in|ich fahre nach|wir fahren nach|kein internet|ohne internet|kein netz|ohne netz|ohne mich"
    "|wartet nicht auf mich|rechnet nicht mit mir|je serai absent|je serai absente|je suis absent|je suis absente"
    "|nous serons absents|je ne serai pas là|je serai pas là|je ne suis pas là|je suis pas là|on ne sera pas là"
    "|nous ne serons pas là|je pars|je pars en|je suis en|je serai en|nous sommes en|sans internet|pas d'internet"
    "|pas de réseau|sans réseau|sans ordinateur|sans moi|ne m'attendez pas|ne comptez pas sur moi|je serai loin"
    "|en déplacement|estarei fora|vou estar fora|vamos estar fora|estaremos fora|estou fora|sarò via|saremo via"
    "|sono via|siamo via|starò via|i'll be away|i am away|i'm away|we're away|out of town|fuori città|nie ma mnie"
    "|mnie nie ma|nas nie ma|poza domem|no internet|no signal|no wifi|no laptop|without internet|senza campo"
    "|senza internet|niente internet|sem rede|sem internet|sem computador|bez internetu|bez zasięgu|zero zasięgu"
    "|przy komputerze|non guardo la posta|zaglądać do poczty|mnie wtedy pomijać|without me|no answers from me"
    "|don't wait|do not wait|won't be|will not be|i'll be in|we're in|i'm in|off to|senza di me|non contate su di me"
    "|non aspettatemi|non guardo la posta|siamo in|sono in|saremo in|sarò in|sem mim|não contem comigo"
    "|não esperem por mim|estou de|vou estar|vamos para|estamos em|estou no|estou em|estou na|beze mnie|nie będzie mnie"
    "|nie będę|nie czekajcie|jesteśmy w|jestem w|będę w|jesteśmy na|będę na|mnie nie będzie"
)
IN_A_PLACE = phrases(
    "estamos en|estoy en|estoy de|ich bin in|wir sind in|ich bin im|wir sind im|ich bin auf|wir sind auf|je suis en"
    "|nous sommes en|on est en|je suis à|we're in|i'm in|siamo in|sono in|estou no|estou em|estou na|estou de"
    "|estamos em|jestem w|jesteśmy w|jesteśmy na"
)
"""And where somebody is, which tells of an absence only with the days beside it."""
TELLS_OF_ABSENCE = phrases(
    "no me esperéis|no me esperen|no contéis conmigo|no cuenten conmigo|seguid sin mí|sigan sin mí|contad sin mí"
    "|apuntadme como ausente|apúntame como ausente|ponedme como ausente|ponme como ausente|saltaos mi turno|saltadme"
    "|no contéis conmigo hasta|macht ohne mich weiter|spielt ohne mich weiter|spielt ohne mich|wartet nicht auf mich"
    "|rechnet nicht mit mir|tragt mich als abwesend ein|tragt mich ab|überspringt mich|lasst mich aus"
    "|continuez sans moi|jouez sans moi|faites sans moi|ne m'attendez pas|ne comptez pas sur moi|notez mon absence"
    "|notez-moi absent|notez-moi absente|passez mon tour|sautez mon tour|carry on without me|mark me away"
    "|mark me as away|put me down as away|don't wait for me|non aspettatemi|non contate su di me|fate senza di me"
    "|segnatemi assente|segnami assente|não contem comigo|não esperem por mim|contem sem mim|ponham-me como ausente"
    "|nie czekajcie na mnie|zaznaczcie mnie|proszę mnie pomijać|nie będzie mnie od|nie będzie mnie do|grajcie beze mnie"
    "|proszę mnie na ten czas pomijać|pomijajcie mnie|pomińcie mnie|passem-me à frente|saltem-me|saltatemi"
    "|saltate il mio turno|skip me|skip my turn|não contem comigo até|please carry on without me|non aspettate me"
)
NEW_ADDRESS = words(
    "dirección correo buzón escribid escribidme escríbeme escribir usad usen cuenta adresse mailadresse postfach"
    " schreibt schreib schreiben nutzt benutzt verwendet senden schickt konto adresse mail email boîte écrire écrivez"
    " écris écrivez-moi écris-moi utiliser utilisez utilise courrier address email mail inbox use write reach send"
    " account indirizzo posta mail scrivetemi scrivimi usate usa casella endereço mail email escrever escrevam"
    " escreve-me escrever-me escrevam-me usem caixa adres adresu maila mail pisać piszcie skrzynka skrzynki używać"
)
OF_MAILS = words(
    "todo esto correos correo mensajes recibir llegan llega escribir escribís escribid mails emails nachrichten post"
    " alles schreiben bekommen schicken englisch deutsch italienisch mails emails messages courrier recevoir reçois"
    " écrire écrivez envoyer envoyez isto vem tutto arriva all everything wszystko mail mails emails email messages"
    " letters write send receive get english italian write mensagens escrever escrevem correio cartas receber vir"
    " messaggi scrivete scrivere ricevere arrivano vorrei maile maili mejle wiadomości listy pisać piszecie przestawić"
    " przychodzą przychodzić przychodziły dostawać"
)
WISHES = words(
    "puedo puedes podéis podrías podría quiero querría quisiera gustaría posible prefiero preferiría cambiar pasar"
    " favor möchte will hätte kann könnte könnt könntet möglich lieber wechseln ändern umstellen bitte gern gerne"
    " voudrais veux aimerais peux puis pourriez pouvez possible préfère préférerais changer passer puis-je peut-on svp"
    " stp plaît consigo conseguia riesco can could send like want please possible prefer switch change potrei posso"
    " vorrei puoi potete possibile preferirei favore piacere pode podem podia posso queria gostava possível prefiro"
    " mudar passar da mogę można chciałabym chciałbym mogłyby mogłoby poderiam potrebbero proszę mogłabym mógłbym"
    " wolałabym wolałbym przestawić zmienić"
)
LEAVES_FOR_GOOD = phrases(
    "no quiero jugar más|no quiero seguir jugando|ya no quiero jugar|ya no juego más|no juego más|me doy de baja"
    "|quiero darme de baja|dame de baja|dadme de baja|denme de baja|no puedo seguir jugando"
    "|ya no tengo tiempo para jugar|no tengo más tiempo para jugar|quitadme de la lista|sacadme de la lista"
    "|quítame de la lista|sácame de la lista|borradme de la lista|ich möchte nicht mehr spielen"
    "|ich möchte nicht mehr mitspielen|ich will nicht mehr mitspielen|nehmt mich von der liste"
    "|streicht mich von der liste|nehmt mich aus dem spiel|je ne veux plus jouer|je veux plus jouer"
    "|enlevez-moi de la liste|retirez-moi de la liste|retirez-moi de la partie|enlevez-moi de la partie"
    "|supprimez-moi de la liste|take me off the game|take me off this game|i don't want to play any more"
    "|i don't want to play anymore|i do not want to play any more|non voglio più giocare|toglietemi dalla lista"
    "|toglietemi dalla partita|não quero jogar mais|já não quero jogar|não quero continuar a jogar|tirem-me da lista"
    "|tira-me da lista|nie chcę już grać|wypiszcie mnie z gry|usuńcie mnie z listy"
)
"""What one says who plays no longer."""
