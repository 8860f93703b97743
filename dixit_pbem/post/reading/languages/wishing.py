"""How one asks the game for something in a sentence, in all languages: hand, rules, address, days away."""

from dixit_pbem.post.reading.languages.lexicon import phrases, stems, words

CARDS = words("cards hand carte mano cartas mão karty kart kartami kartach ręka rękę ręki obrazki ones")
SENDS = words("send resend show remind forward repeat manda mandi mandami invia inviami envia pokaż")
"""Words that ask for the cards to be sent."""
SENDS_AGAIN = stems(
    "resend re-send rispedi rimand mandar mandas manda-m reinvi invi rived mostra- mostram mostrat ripet"
    " envia-m enviar envias enviem enviass reenvi re-envi repet mostra-m mostrar lembrar przyśl przysł przysył przesył"
    " prześl przesł podeśl podesł podsył wyślij wyślesz wyślecie wyślijc wysłać wysłał wysłani pokaż pokaz powtórz"
    " przypom ponown"
)
"""How verbs of sending and showing begin, where the form tells that somebody asks for it."""
AGAIN = words(
    "again please kindly once could would can per favore cortesia ancora potresti potete puoi nuovo por favor outra"
    " novamente podia podias podes podem poderia poderias poderiam voltar proszę prosiłabym prosiłbym jeszcze raz"
    " mogę możesz możecie mogłabym mógłbym ponownie ponowne"
)
"""Words of a request beside them."""
AGAIN_AND_AGAIN = words(
    "again have resend ancora nuovo outra novamente voltar jeszcze raz ponownie mandar mandare przysłać"
)
LOST = phrases(
    "can't find|cannot find|don't find|non trovo|non le trovo|non la trovo|não encontro|não acho|nie mogę znaleźć"
    "|nie znajduję"
)
LOSES = stems("delet lost perso perse cancellat apaguei apagad perdi zgubi zniknę znikł znikn skasow usuną usunę")
"""What one says who no longer has the mail with the cards."""
QUESTIONS = words("who what when how whose quando chi quanti quanto quem quantos quando kto kogo kiedy ile")
"""A sentence that begins with one asks, with or without its mark."""
WHICH = words("which what quali che quais que jakie które co")
HAVE = words("sobraram restam erano have got ho avevo tenho mam miałam miałem")
WHO = words("who whom chi quem kto kogo")
WAITED_FOR = words(
    "missing waiting wait voted answered answer played left manca mancano aspettiamo aspettando votato risposto"
    " mancante falta faltam esperamos espera votou respondeu votaram jogou brakuje czekamy zagłosował głosował"
    " odpowiedział został nie"
)
ALL = words(
    "everyone everybody all tutti qualcuno todos alguém wszyscy ktoś kogoś anyone anybody ancora ainda still jeszcze"
)
DID = words(
    "voted answered played done answer waiting votato risposto giocato manca mancano aspettare aspettiamo votaram"
    " votou responderam jogaram falta faltam esperar głosowali zagłosowali odpowiedzieli czekamy brakuje zagłosował"
    " głosował"
)
MANY = words("punteggio pontuação many quanti quantos ile score")
POINTS = words("punteggio pontuação points point punti punto pontos ponto punkty punktów punkt score scores classifica")
WHEN = words("entro when quando kiedy deadline long")
ENDS = words(
    "end ends close closes finish over deadline finisce scade risultato chiude termina acaba fecha prazo kończy koniec"
    " results risultati resultados wyniki votação"
)
GO_THROUGH = phrases(
    "go through|get my vote|get my card|get my answer|get my mail|get my email|come through|got my vote|got my card"
    "|arrivato il mio voto|arrivata la mia|avete ricevuto|hai ricevuto|chegou o meu voto|chegou a minha"
    "|receberam o meu|recebeste o meu|receberam a minha|doszedł mój głos|doszła moja|dostaliście mój|dotarł mój"
    "|dotarła moja"
)
NOTHING_CAME = phrases(
    "never got anything|didn't get anything|got nothing back|haven't heard back|no receipt|non ho ricevuto nulla"
    "|non ho ricevuto niente|non ho ricevuto conferma|nessuna conferma|non mi è arrivato nulla|não recebi nada"
    "|não recebi confirmação|não me chegou nada|nic nie dostałam|nic nie dostałem|nie dostałam potwierdzenia"
    "|nie dostałem potwierdzenia|nic nie przyszło"
)
"""What one says whose answer was not acknowledged."""
STANDS = phrases(
    "como é que está o jogo|como está o jogo|como vai o jogo|é a minha vez|minha vez|tocca a me|is it my turn"
    "|my turn yet|come va la partita|come sta la partita|how is the game|how's the game|where are we|jak stoi gra"
    "|jak idzie gra|moja kolej|a che punto è la partita|who is winning|who's winning|who is ahead|who's first"
    "|who is first|what's the score|how are we doing|whose turn|how many points|chi è primo|chi sta vincendo"
    "|chi vince|a che punto|come siamo messi|come sta andando|como estamos|quem está à frente|quem vai à frente"
    "|quem está a ganhar|em que pé|falta muito|falta alguém|falta alguem|kto wygrywa|kto prowadzi|jak stoimy"
)
RULES = words("rules regole regras zasad zasadach zasady reguły regulamin regolamento")
EXPLAIN = words(
    "przypomnijcie wyjaśnij wyjaśnijcie wyjaśnić wyjaśnienie prosiłabym prosiłbym proszę poproszę spiegarmi"
    " spiegazione explicação explicar-me vorrei queria rispiegate rispiegami rispiegarmi ogóle remind explain again"
    " ricordi ricordate ricordami spiegate spieghi spiegami spiegare lembrar lembra explica explicam explicar"
    " przypomnij przypomnieć wytłumacz wytłumaczyć podeślij send manda mandami please"
)
SCORING = words(
    "recebe receives receive riceve otrzymuje narrador narrator narratore storyteller cantastorie narratora get"
    " gets count counts win wins prendo prende contano conta vince valgono ganho ganha contam valem liczy liczą"
    " wygrywa dostaję dostaje nobody nessuno ninguém nikt everyone everybody tutti todos wszyscy vote votar votare"
    " indovinano guesses acertam zgadną"
)
HOW_TO_PLAY = phrases(
    "how do i play|how do you play|how do we play|how to play|how is it played|how does it work|how does this work"
    "|how does scoring work|come si gioca|come funziona|come si contano|como se joga|como funciona"
    "|como é que se joga|como é que isto funciona|como é que funciona|como isto funciona|jak się w to gra"
    "|jak się gra|jak to działa|jak w to grać|jak się liczy|jak się liczą|my own card|a mia carta"
    "|minha própria carta|mia stessa carta|na swoją kartę|na własną kartę"
)
HELP = words("help aiuto ajuda pomocy pomoc ratunku")
BEGS = phrases(
    "help me|need help|need some help|aiutami|aiutatemi|mi aiuti|mi aiutate|ho bisogno di aiuto|preciso de ajuda"
    "|ajudem-me|ajuda-me|pomóż|pomóżcie|pomocy|potrzebuję pomocy"
)
PLEADS = words(
    "please kindly could proszę poproszę prosiłabym prosiłbym favore cortesia piacere potreste favor podem podiam"
)
"""Words of a request, of which no clue is made."""
CONFIRM = words(
    "confirm confirmation receipt confermare conferma confermate ricezione confirmar confirmação confirmem"
    " potwierdzenie potwierdźcie potwierdzić"
)
OF_VOTES = words("vote card answer receipt voto carta risposta ricezione resposta głosu głos karty odpowiedzi")
WHAT_TO_DO = phrases(
    "what do i do|what am i supposed to do|what should i do|what do i have to do|don't understand|dont understand"
    "|i'm lost|i am lost|i'm confused|cosa devo fare|che devo fare|cosa dovrei fare|non capisco|non ho capito"
    "|mi sono persa|o que é que faço|o que faço|o que tenho de fazer|que tenho de fazer|não percebo|não percebi"
    "|estou perdida|estou perdido|co mam zrobić|co mam właściwie zrobić|co mam robić|co teraz|nie rozumiem"
    "|nie wiem co robić|pogubiłam się|pogubiłem się"
)
AWAY = words(
    "away absent holiday holidays vacation offline assente ferie vacanza ausente férias urlop wakacje nieobecność"
    " nieobecna nieobecny wyjeżdżam wyjeżdżamy"
)
WITHOUT_ME = phrases(
    "estarei fora|vou estar fora|vamos estar fora|estaremos fora|estou fora|sarò via|saremo via|sono via|siamo via"
    "|starò via|i'll be away|i am away|i'm away|we're away|out of town|fuori città|nie ma mnie|mnie nie ma"
    "|nas nie ma|poza domem|no internet|no signal|no wifi|no laptop|without internet|senza campo|senza internet"
    "|niente internet|sem rede|sem internet|sem computador|bez internetu|bez zasięgu|zero zasięgu|przy komputerze"
    "|non guardo la posta|zaglądać do poczty|mnie wtedy pomijać|without me|no answers from me|don't wait|do not wait"
    "|won't be|will not be|i'll be in|we're in|i'm in|off to|senza di me|non contate su di me|non aspettatemi"
    "|non guardo la posta|siamo in|sono in|saremo in|sarò in|sem mim|não contem comigo|não esperem por mim|estou de"
    "|vou estar|vamos para|estamos em|estou no|estou em|estou na|beze mnie|nie będzie mnie|nie będę|nie czekajcie"
    "|jesteśmy w|jestem w|będę w|jesteśmy na|będę na|mnie nie będzie"
)
IN_A_PLACE = phrases(
    "we're in|i'm in|siamo in|sono in|estou no|estou em|estou na|estou de|estamos em|jestem w|jesteśmy w|jesteśmy na"
)
"""And where somebody is, which tells of an absence only with the days beside it."""
TELLS_OF_ABSENCE = phrases(
    "carry on without me|mark me away|mark me as away|put me down as away|don't wait for me|non aspettatemi"
    "|non contate su di me|fate senza di me|segnatemi assente|segnami assente|não contem comigo|não esperem por mim"
    "|contem sem mim|ponham-me como ausente|nie czekajcie na mnie|zaznaczcie mnie|proszę mnie pomijać"
    "|nie będzie mnie od|nie będzie mnie do|grajcie beze mnie|proszę mnie na ten czas pomijać|pomijajcie mnie"
    "|pomińcie mnie"
    "|passem-me à frente|saltem-me|saltatemi|saltate il mio turno|skip me|skip my turn|não contem comigo até"
    "|please carry on without me|non aspettate me"
)
NEW_ADDRESS = words(
    "address email mail inbox use write reach send account indirizzo posta mail scrivetemi scrivimi usate usa casella"
    " endereço mail email escrever escrevam escreve-me escrever-me escrevam-me usem caixa adres adresu maila mail pisać"
    " piszcie skrzynka skrzynki używać"
)
OF_MAILS = words(
    "isto vem tutto arriva all everything wszystko mail mails emails email messages letters write send"
    " receive get english italian write mensagens escrever escrevem"
    " correio cartas receber vir messaggi scrivete scrivere ricevere arrivano vorrei maile maili mejle wiadomości listy"
    " pisać piszecie przestawić przychodzą przychodzić przychodziły dostawać"
)
WISHES = words(
    "consigo conseguia riesco can could send like want please possible prefer switch change potrei posso"
    " vorrei puoi potete possibile preferirei"
    " favore piacere pode podem podia posso queria gostava possível prefiro mudar passar da mogę można chciałabym"
    " chciałbym mogłyby mogłoby poderiam potrebbero proszę mogłabym mógłbym wolałabym wolałbym przestawić zmienić"
)
LEAVES_FOR_GOOD = phrases(
    "take me off the game|take me off this game|i don't want to play any more|i don't want to play anymore"
    "|i do not want to play any more|non voglio più giocare|toglietemi dalla lista|toglietemi dalla partita"
    "|não quero jogar mais|já não quero jogar|não quero continuar a jogar|tirem-me da lista|tira-me da lista"
    "|nie chcę już grać|wypiszcie mnie z gry|usuńcie mnie z listy"
)
"""What one says who plays no longer."""
