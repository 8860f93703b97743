"""What is said of a card in passing, and what is said for one, in all languages."""

from dixit_pbem.post.reading.languages.lexicon import phrases, words

OF_A_CARD = words(
    "es fue parecía tiene hace hizo también mía mío solo fuera excluida huele suena debe puede podría eran estaba sería"
    " fijo recuerda descartada ist war wäre wird scheint sieht wirkt hat hatte macht machte zu auch raus weg riecht"
    " klingt muss kann könnte darf gehört erinnert sind waren est était sera serait semble paraît a avait m'a me fait"
    " ferait trop aussi mien mienne hors éliminée exclue sent doit peut pourrait va vient ressemble rappelle sont"
    " étaient is was has had are were looks seems made makes would could can will too also must belongs smells screams"
    " reeks mine out eliminated taken only sounds might may gave gives isn't wasn't has got è era sembra sarà ha aveva"
    " mi fa fece troppo pure anche mia di del della dal esclusa fuori sa puzza dev'essere deve sarebbe sono erano"
    " pareva pare può potrebbe é foi era parece tem tinha será faz fez demasiado também minha do da de só fora excluída"
    " cheira cheira-me deve pode podia são eram está estava seria to jest był była było będzie wygląda za zbyt też tez"
    " moja mój odpada odpadają pachnie musi może mogła ma miała przypomina na pewno wydaje"
)
"""Words right behind a card of which something is said: `3 is Dad's`, `a 1 era bem metida`, `jedynka za łatwa`."""
SPEAKS_FOR = words(
    "mejor cierta cierto correcta correcto perfecta perfecto gana ganadora elegida adecuada ciertamente seguramente"
    " obvia queda favorita ahora buena bueno esa ella encaja pega sirve vale acertada beste richtig richtige perfekt"
    " perfekte nächsten gewinnt überzeugt überzeugend gewählt offensichtlich klar sicher bestimmt ideal besser passt"
    " passend passende lieber bevorzugt wenigstens trotzdem jetzt schließlich sie meilleure bonne juste parfaite proche"
    " gagne l'emporte emporte convainc convaincante choisie évidente sûrement certainement évidemment idéale mieux"
    " colle convient correspond adaptée préférée moins quand maintenant finalement elle best right perfect closest"
    " nearest final winner wins win chosen choose convincing convinces obvious clearly obviously surely definitely"
    " certainly likely likeliest correct ideal it answer better preferred prefer fits fit suits adequate suitable least"
    " though still instead now good great migliore giusta giusto perfetta perfetto certa vince convince convincente"
    " scelta adatta azzeccata sicuramente certamente ovvia meglio meno resta rimane preferita però invece ora adesso"
    " buona bella quella lei melhor certa certo perfeita perfeito ganha convence escolhida adequada indicada claramente"
    " certamente óbvia menos fica preferida afinal agora boa essa ela encaixa combina serve najlepsza najbliższa"
    " właściwa idealna wygrywa przekonuje wybrana trafna najtrafniejsza oczywista lepsza najmniej zostaje zostanie"
    " jednak teraz dobra ona pasuje najbardziej"
)
"""Words that may choose the card of which they are said."""
BETWEEN = words(
    "fue será sea el sein ist war wäre es die das est était soit sera être c'est la le be it was is it's that to been"
    " era è sia sarà sei é foi seria ser a na w o sono jest była było na "
)
"""Small words between a denial and the card that is not meant: `can't be 6`, `não era 6`."""
TOO = words("demasiada muy zu sehr ganz ziemlich trop très assez too za zbyt troppo demasiado muito bastante")
"""Words that rule out whatever they praise: `3 is too literal`, `la 1 era troppo bella`."""
FITS = words(
    "adecuada perfecta acertada buena pega encaja correcta mejor beste richtig richtige perfekt ideal passt passend"
    " passende besser meilleure bonne juste parfaite adaptée idéale colle convient correspond mieux best fits fit suits"
    " right perfect closest nearest adequate adatta adatto giusta giusto perfetta perfetto azzeccata indicata migliore"
    " adequada indicada perfeita certa melhor pasuje najlepsza najlepiej idealna właściwa trafna"
)
"""What is said of the card that one gives."""
SPEAKS_OF_ITSELF = words(
    "obvio obvia bien mal correcto bueno buena malo mala leicht einfach schwer schwierig offensichtlich klar gut"
    " richtig zu falsch facile difficile évident clair bon juste trop correct easy hard difficult obvious good bad"
    " clear wrong right ok okay correct facile difficile chiaro troppo giusto bene fácil difícil claro demasiado certo"
    " bem łatwe łatwy trudne trudny za dobrze dobre jasne"
)
"""What a question asks about one's own answer: `too easy?`."""
WAVERED = words(
    "pensaba pensé dudaba valoraba consideré überlegte erwog dachte schwankte pensais hésitais envisageais considérais"
    " myślałam myślałem pensavo pensei rozważałam rozważałem wahałam wahałem valutavo ponderei"
)
"""Verbs of who thought of a card and chose none yet."""
WITHOUT = words("sin nadie ohne niemand sans personne without senza sem bez nobody nessuno ninguém nikt")
"""Denials that deny no answer: `Without prejudice`."""
ALL_OF = phrases(
    "todos los|todas las|todos y|todas y|alle|alle die|allen|alles|tous les|toutes les|toutes|tous|à tous|all|all the"
    "|tutti e|tutte e|tutti|tutte|todos os|todas as|todos|todas|wszystkie|wszystkich|wszystkim"
)
"""Before a number they count all of them: `a tutti e 6`."""
OF_LUCK = phrases(
    "me equivoco|me equivoque|fallo|acierto|pierdo|gano|esto llega|llega|os llega|te llega|cuenta|cambio de idea"
    "|cambio de opinión|estoy equivocada|estoy equivocado|quedo la última|quedo el último|ich falsch liege"
    "|ich mich irre|ich recht habe|ich verliere|ich gewinne|das ankommt|es ankommt|das durchkommt|ich rate"
    "|ich es mir anders überlege|je me trompe|j'ai tort|j'ai raison|je perds|je gagne|ça arrive|ça passe|je trouve"
    "|je change d'avis|je devine|i'm wrong|im wrong|i am wrong|i'm right|i am right|i lose|i come last|i win"
    "|this gets through|this arrives|it gets through|it arrives|it please|you can read this|sbaglio|mi sbaglio"
    "|ho sbagliato|perdo|vinco|indovino|conta|arriva|vi arriva|ti arriva|perco|ganho|errar|me enganar|estiver errada"
    "|estiver errado|acertar|chegar|isto chegar|contar|się mylę|mylę się|przegram|wygram|trafię|dojdzie|zgadnę"
    "|change my mind|i change my mind|cambio idea|mudar de ideias|mudar de ideia|zmienię zdanie"
)
"""What one says of one's luck in a condition: `if I'm wrong`, `se sbaglio`."""
DROPS = words(
    "quita quitad quítame quitadme quito cancelad cancelo borra borrad streiche lösche nehme ziehe annule retire enlève"
    " abandonne odwołuję wycofuję odwoluje scrap annulla tira tirem odvolo anulo cancello cancellate cancela cancelem"
    " zamiast wymieniam zamieniam podmieniam tirem-me tira-me tiro levo toglietemi toglimi"
)
SAVES = phrases(
    "me la guardo|me la reservo|la guardo para|la reservo para|guardo para luego|guardo para después|reservo para luego"
    "|para otra ronda|hebe ich auf|hebe ich mir auf|hebe ich für später auf|für später|die behalte ich"
    "|behalte ich für später|spare ich mir auf|je garde pour plus tard|je la garde pour plus tard"
    "|je garde pour la suite|je la garde|je mets de côté|je la mets de côté|pour plus tard|save for later"
    "|saving for later|save it for|keep for later|keeping for later|keep it for|tengo per dopo|conservo per"
    "|tengo da parte|metto da parte|me la tengo|guardo para depois|guardo-a para|guardar para|fica para depois"
    "|zostawiam na potem|zostawiam na później|zachowam na|zostawię na|trzymam na|przyda się później"
)
"""What one says of a card that one keeps for another round."""
FORGETS = words(
    "anulad cancela cancelad borra borrad tacha tachad quita quitad olvida olvidad olviden ignorad ignoren descarta"
    " streiche streicht lösche löscht streich lösch vergiss vergesst ignoriere ignoriert annule annulez efface effacez"
    " enlève enlevez retire retirez supprime supprimez jette jetez oublie oubliez ignore ignorez scrap cancel drop"
    " delete annulla annullate cancella cancellate togli togliete butta anula anulem tira tirem apaga skasuj usuń"
    " wyrzuć anuluj cofnij forget lascia esqueçam ignorem dimenticate zapomnijcie ignore dimentica ignora esquece"
    " ignoruj zapomnij"
)
"""Verbs that take away the card right behind them."""
ONLY_ONE = phrases(
    "sólo uno|sólo una|solamente uno|solamente una|nada más uno|nada más una|un solo voto|sin segunda|sin segundo"
    "|nur eine|nur die eine|bloß eine|keine zweite|nur eine stimme|ohne zweite|un seul|une seule|juste un|juste une"
    "|seulement un|seulement une|rien qu'un|rien qu'une|pas de deuxième|pas de second|un seul vote|just the one"
    "|just one|only one|only the one|solo uno|solo una|uno solo|una sola|soltanto uno|soltanto una|só um|só uma"
    "|apenas um|apenas uma|um só|uma só|tylko jeden|tylko jedna|tylko jedną|tylko jedno|voto solo|voto só"
    "|the other one no|no second vote|niente seconda|nessun secondo|sem segunda|bez drugiego"
)
"""What one says who gives one of two votes."""
ONLY = words(
    "sólo solamente únicamente nur bloß lediglich seulement juste uniquement seul seule tylko solo soltanto só apenas"
    " only just"
)
CONVINCES = words(
    "überzeugt überzeugend überzeugende convinces convince convincing convincente convence przekonuje przekonująca"
)
"""Words of a card that might be chosen as well."""
REFLECTS = phrases(
    "pensándolo bien|pensándolo mejor|bien pensado|lo he pensado mejor|después de pensarlo|tras pensarlo"
    "|lo he pensado y|bei näherem nachdenken|nach reiflicher überlegung|nach langem überlegen|nach längerem überlegen"
    "|nach kurzem überlegen|bei näherer betrachtung|noch mal überlegt"
    "|nochmal überlegt|wenn ich es mir überlege|à la réflexion|réflexion faite|tout compte fait|en y réfléchissant"
    "|en y repensant|tout bien réfléchi|après réflexion|on reflection|thinking again|on second thought"
    "|on second thoughts|having thought|having thought about it"
    "|ripensandoci|pensandoci|pensandoci meglio|ci ho ripensato|pensando melhor"
    "|pensando bem|a pensar melhor|po namyśle|po zastanowieniu|przemyślałam|przemyślałem"
)
"""What one says who thought again."""
SLIPS = phrases(
    "me he liado|me lié|me he confundido|me confundí|me he equivocado|me equivoqué|leí mal|he leído mal|miré mal"
    "|he mirado mal|letra equivocada|carta equivocada|mano equivocada|el corrector|autocorrector|errata"
    "|se me fue el dedo|se me ha ido el dedo|ich habe mich vertippt|hab mich vertippt|vertippt|habe verwechselt"
    "|hab verwechselt|ich habe verwechselt|verwechselt|verlesen|hab mich verlesen|falsche karte|falscher buchstabe"
    "|falsche nummer|dicke finger|autokorrektur|tippfehler|verguckt|je me suis trompé|je me suis trompée|j'ai confondu"
    "|j'ai inversé|j'ai mal lu|j'ai mal regardé|j'ai mélangé|mauvaise lettre|mauvaise carte|mauvais numéro|gros doigts"
    "|correcteur|faute de frappe|trompé de carte|trompée de carte|trompé de lettre|trompée de lettre|mi sono confusa"
    "|mi sono confuso|mi sono sbagliata|mi sono sbagliato|ho confuso|ho scambiato|ho invertito|ho letto male"
    "|ho guardato male|ho sbagliato lettera|ho sbagliato carta|mixed up|i misread|i mixed|mixing up|wrong hand"
    "|wrong letter|wrong card|wrong picture|misread the|looked at the wrong|pomyliłam|pomyliłem|pomyliły mi się"
    "|źle spojrzałam|źle spojrzałem|źle przeczytałam|zła litera|złą literę|zła karta|enganei-me|confundi|troquei as"
    "|li mal|vi mal|letra errada|carta errada|fat fingers|fat finger|fat thumbs|typo|autocorrect|slip of the thumb"
    "|correttore|dita grosse|dito grosso|dedo gordo|dedos gordos|corretor|autocorreção|gruby palec|grube palce"
    "|autokorekta|literówka|palec mi się"
)
"""Words of somebody whose thumb slipped."""
FIXES = phrases(
    "todavía puedo|aún puedo|estoy a tiempo|todavía estoy a tiempo|aún estoy a tiempo|llego a tiempo|llego tarde"
    "|es tarde|es demasiado tarde|demasiado tarde|se puede|se puede todavía|todavía se puede|vale|está bien|puede ser"
    "|lo corriges|lo corregís|puedes corregirlo|podéis corregirlo|me lo corriges|me lo cambias|me lo cambiáis"
    "|geht das noch|ist das noch möglich|noch möglich|zu spät|ist es zu spät|bin ich zu spät|ist das ok|ist das okay"
    "|korrigierst du das|kannst du das korrigieren|könnt ihr das korrigieren|c'est encore possible"
    "|est-ce encore possible|encore possible|trop tard|est-ce trop tard|est-ce que c'est trop tard|c'est bon"
    "|tu corriges|vous corrigez|tu peux corriger|vous pouvez corriger|peux-tu corriger|pouvez-vous corriger|ça va"
    "|ainda dá|ainda vou a tempo|ainda dá tempo|is that ok|is that okay|still ok|still possible|too late|am i too late"
    "|am i in time|si può|si può ancora|sono in tempo|faccio in tempo|troppo tardi|va bene|zdążyłam|zdążyłem|można"
    "|można jeszcze|da się|pode ser|tá bem|está bem|dobrze|correggi|correggete|correggi tu|puoi correggere|sistemi"
    "|corriges|corriges tu|podes corrigir|corrige|can you fix|fix it|can you correct|poprawisz|poprawicie"
    "|możesz poprawić"
)
"""`… if it is not too late?`, `will you correct it?`, behind another answer."""
ASKS_IF_ALLOWED = phrases(
    "se puede|está permitido|es válido|es válida|vale así|puede ser|eso vale|eso se puede|ist das erlaubt|darf man das"
    "|darf ich das|gilt das|zählt das|geht das|ist das gültig|c'est permis|est-ce permis|c'est autorisé|est-ce autorisé"
    "|j'ai le droit|ai-je le droit|on a le droit|a-t-on le droit|c'est valable|est-ce valable|ça compte"
    "|est-ce que ça compte|is that allowed|is it allowed|is this allowed|am i allowed|is that ok|is it ok|is that okay"
    "|si può|è permesso|è valido|vale così|pode ser|pode-se|é permitido|é válido|można|czy można|czy tak można"
    "|czy wolno|wolno tak"
)
"""How one asks behind an answer whether it may count."""
ASKS_LEAVE = phrases(
    "puedo|podría|debería|se puede|está permitido|es tarde|es demasiado tarde|ya es tarde|ya es demasiado tarde"
    "|demasiado tarde|todavía puedo|aún puedo|puedo todavía|puedo aún|llego a tiempo|estoy a tiempo"
    "|todavía estoy a tiempo|aún estoy a tiempo|puede ser|darf ich|kann ich|könnte ich|ist es zu spät|zu spät"
    "|ist das erlaubt|ist es schon zu spät|geht das noch|geht noch|puis-je|est-ce que je peux|je peux|peut-on|on peut"
    "|est-ce permis|est-ce trop tard|c'est trop tard|trop tard|ai-je le droit|j'ai le droit|est-il trop tard"
    "|est-il encore temps|am i allowed|may i|can i|could i|should i|dovrei|devia|deveria|powinnam|powinienem"
    "|is that allowed|is it allowed|is it too late|too late|is this too late|am i too late|or is it too late|si può"
    "|posso|è permesso|è tardi|è troppo tardi|troppo tardi|vale|faccio ancora in tempo|sono ancora in tempo|pode ser"
    "|posso ainda|ainda posso|ainda dá|ainda vou a tempo|é tarde|é tarde demais|já é tarde|já é tarde demais"
    "|tarde demais|można|czy można|mogę|czy mogę|czy wolno|za późno|czy za późno|czy nie za późno|czy to nie za późno"
    "|czy jest za późno|czy nie jest za późno"
)
"""How a question begins that asks leave for the answer beside it."""
OR_NOT = phrases("oder nicht|oder doch nicht|ou non|ou pas|or not|o no|ou não|czy nie|albo nie")
"""How a question ends that leaves open what it asks."""
MAYBE_NOT = phrases(
    "quizá no|quizás no|tal vez no|a lo mejor no|igual no|probablemente no|mejor no|pensándolo bien no"
    "|pensándolo mejor no|meglio di no|meglio no|anzi no|au fond non|finalement non"
    "|plutôt pas|plutôt non|melhor não|é melhor não|better not|rather not"
    "|lepiej nie|vielleicht nicht"
    "|vielleicht doch nicht|eher nicht|wahrscheinlich nicht|wohl nicht|oder doch nicht|doch nicht|lieber doch nicht"
    "|lieber nicht|oder lieber nicht|nein doch nicht|nee doch nicht|ach nein doch nicht|ach nee doch nicht"
    "|peut-être pas|peut-être que non"
    "|sans doute pas|probablement pas|ou pas|maybe not|perhaps not|possibly not|probably not|forse no|magari no"
    "|forse anche no|talvez não|se calhar não|provavelmente não|może nie|a może nie|chyba nie|raczej nie"
)
"""What half takes back the answer above it."""
SENDS_LATER = phrases(
    "os la mando|te la mando|la envío|lo envío|mandaré|enviaré|voy a mandar|voy a enviar|la pienso|llega|viene|sigue"
    "|la escribo luego|ya la mando|ya la pienso|schicke ich|ich schicke|ich schreibe|sende ich|folgt|kommt|kommt noch"
    "|reiche ich nach|sage ich|überlege ich mir|je l'envoie|je la envoie|j'envoie|j'enverrai|j'écrirai|je l'enverrai"
    "|je vous l'envoie|je te l'envoie|arrive|suit|suivra|à suivre|viendra|vient|i'll send|i will send|i'll write"
    "|i'll tell|i'll think|will send|will follow|follows|coming|comes|to follow|lo mando|la mando|lo invio|la invio"
    "|mando|invio|manderò|invierò|te lo mando|ve lo mando|ve la mando|arriva|segue|mando logo|envio|enviarei|vou mandar"
    "|vou enviar|mando-a|mando-vos|vem|prześlę|wyślę|podeślę|dam|napiszę|wymyślę|przyślę|będzie"
)
"""How somebody begins who promises the words of a clue."""
ALL_BUT = phrases(
    "todo menos|todo excepto|todas excepto|cualquiera menos|cualquiera excepto|todas salvo|cualquiera salvo"
    "|cualquier cosa menos|alles außer|alle außer|alles ausser|alle ausser|alles nur nicht|nur nicht|bloß nicht"
    "|jede außer|tout sauf|toutes sauf|tous sauf|n'importe laquelle sauf|tout excepté|toutes excepté|anything but"
    "|everything but|all but|any but|anything except|everything except|tutto tranne|tutte tranne|tutto meno"
    "|qualsiasi tranne|tudo menos|todas menos|tudo exceto|qualquer menos|wszystko tylko nie|wszystko oprócz"
    "|każda tylko nie|każda oprócz|wszystkie oprócz|byle nie"
)
"""What takes one card out and leaves all others open."""
LIKES = words(
    "encanta encantan gusta gustan liebe mag gefällt aime adore plaît plait j'aime j'adore love like adoro amo piace"
    " piacciono gosto"
    " adorei uwielbiam kocham lubię"
)
"""Of a card that somebody likes: `I love 4 so much`."""
BY_THE_WAY = phrases(
    "por cierto|ya que estamos|ya que estoy|cambiando de tema|pd|p d|übrigens|nebenbei|apropos|was anderes|au fait"
    "|à propos|d'ailleurs|soit dit en passant|entre parenthèses|by the way|btw|on another note|ps|p s|a proposito"
    "|tra l'altro|piuttosto|a propósito|já agora|por falar nisso|a przy okazji|przy okazji|swoją drogą|a propos"
)
"""How one begins to speak of something else."""
TAGS = phrases(
    "no es así|no es verdad|no creéis|no crees|no os parece|no te parece|no fue|pero bueno|pero en fin|pero nada"
    "|pero da igual|pero oye|pero mira|pero vale|nicht wahr|oder nicht|findet ihr nicht|findest du nicht|aber egal"
    "|aber na ja|aber naja|aber was solls|aber was soll's|aber gut|n'est-ce pas|pas vrai|non vous ne"
    "|vous ne trouvez pas|tu ne trouves pas|tu trouves pas|mais bon|mais tant pis|mais bref|mais peu importe|mais enfin"
    "|isn't there|isn't it|isn't she|isn't he|aren't they|wasn't it|doesn't it|don't they|doesn't she|hasn't it"
    "|haven't i|don't you think|but whatever|but oh well|but hey|but never mind|but who cares|but there you go"
    "|non è vero|non trovate|non trovi|non credi|ma vabbè|ma va bè|ma pazienza|ma fa niente|ma tant'è|não é"
    "|não é verdade|não acham|não achas|não foi|mas pronto|mas enfim|mas olha|mas paciência|mas seja|nieprawdaż"
    "|czyż nie|nie uważacie|nie sądzicie|nie sądzisz|co nie|ale trudno|ale co tam|ale cóż|ale dobra|ale niech będzie"
)
"""What trails behind a sentence and takes nothing back: `there's a lamp in it isn't there`, `… but whatever`."""
REMINDS = phrases(
    "no os olvidéis|no olvidéis|no te olvides|no olvides|no se olviden|no os preocupéis|no te preocupes|no se preocupen"
    "|no lleguéis tarde|no llegues tarde|no os riáis|no te rías|no se rían|no os burléis|no me matéis|no me odiéis"
    "|vergesst nicht|vergiss nicht|kommt nicht zu spät|keine sorge|macht euch keine sorgen|lacht nicht|nicht lachen"
    "|nicht böse sein|n'oubliez pas|n'oublie pas|ne soyez pas en retard|ne vous inquiétez pas|ne t'inquiète pas"
    "|vous inquiétez pas|t'inquiète pas|ne riez pas|ne rigolez pas|ne vous moquez pas|ne me jugez pas"
    "|ne m'en voulez pas|don't forget|do not forget|don't be late|don't worry|non dimenticate|non dimenticatevi"
    "|non dimenticare|non fate tardi|non preoccupatevi|não se esqueçam|não te esqueças|não se atrasem|não se preocupem"
    "|nie zapomnijcie|nie zapomnij|nie śmiejcie się|się nie śmiejcie|nie śmiejcie|nie bijcie|don't laugh|don't judge"
    "|don't hate me|non ridete|non prendetemi in giro|non odiatemi|não se riam|não gozem|nie spóźnijcie się"
    "|nie martwcie się|nie martw się"
)
"""What one asks friends not to do: it denies no answer."""
WE_ARE = phrases(
    "solo tenemos|tenemos solo|tenemos|solo somos|hay solo|solo hay|wir haben nur|wir haben|es gibt|es sind|wir sind"
    "|wir waren|wir sind zu|sind zu|on n'a que|nous n'avons que|on a que|il n'y a que|il y a|il y avait|nous sommes"
    "|on est|on était|nous étions|on sera|nous serons|nous avons|on a|we only have|we've only got|we only got|we have"
    "|we've got|there are|there were|there'll be|there will be|we are|abbiamo solo|ne abbiamo solo|ne abbiamo|ci sono"
    "|siamo in|saremo in|eravamo in|só temos|temos só|temos|somos|seremos|éramos|mamy tylko|mamy|jest nas|będzie nas"
    "|było nas"
)
"""Right before a number it says how many: `bring chairs, we only have 4`."""
LOST_BETS = words(
    "lloro renuncio dimito sombrero jubilo retiro fresse esse besen hut kündige schreie weine heule chapeau mange"
    " démissionne renonce crie pleure arrête abandonne eat quit retire give resign scream cry faint mangio smetto"
    " mi ritiro urlo piango svengo abbandono cappello desisto como grito choro reformo demito chapéu zjem rzucam kończę"
    " płaczę krzyczę kapelusz poddaję"
)
"""What one vows for the case that the answer is wrong: `se não for essa, desisto`."""


def without_tag(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without what trails behind them: `there's a lamp in it isn't there`."""
    counts = (count for count in (3, 2) if len(words) > count + 1 and " ".join(words[-count:]) in TAGS)
    count = next(counts, 0)
    return words[: len(words) - count]
