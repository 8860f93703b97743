"""Spanish round an answer, as in Spain and in America."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import IF, NOT, Lexicon, counted, phrases, words

SPANISH = Lexicon(
    nouns=words(
        "cartita letrita carta cartas número números numero n nr num voto votos elección elecciones respuesta letra"
        " letras imagen dibujo apuesta ficha opción"
    ),
    votes=words("voto votos elección elecciones respuesta apuesta"),
    points=phrases("la|vota|juega|ambas|ambos|debe ser|seguro que es|fijo que es|tiene que ser"),
    decides=deciding.SPANISH
    | phrases(
        "apunta|apuntad|apunten|apúntame|apuntadme|anota|anotad|anoten|anótame|pon|poned|pongan|ponme|ponedme|pónganme"
        "|escribe|escribid|por descarte|por eliminación|queda|queda la|me queda|me queda la|solo queda|solo queda la"
        "|debería ser|tendría que ser|tenía que ser|votar|voy a votar|quiero votar|votaría|yo voto|mi voto va para"
        "|mi voto va a|mi voto es|mi voto es para|respondo|contesto|creo|creo que|creo que es|yo creo|yo creo que"
        "|yo creo que es|pienso|pienso que|pienso que es|opino|opino que|diría|yo diría|diría que|diría que es"
        "|yo diría que|yo diría que es|digo|yo digo|elijo|elegiría|escojo|escogería|juego|jugaría|pongo|pondría|mando"
        "|mandaría|doy|daría|entrego|envío|apuesto|apuesto por|apuesto por la|apuesto a|apostaría por|me quedo con"
        "|me quedo|voy con|voy a por|voy por|voy de|iría con|iría a por|iría por|tiro de|tiro con|voy a jugar|voy a dar"
        "|voy a elegir|voy a poner|voy a mandar|para mí|pa mí|para mí que|para mí es|en mi opinión|a mi parecer"
        "|a mi juicio|solo puede ser|tiene que ser|ha de ser|me parece|me parece que|me parece que es|mantengo|prefiero"
        "|quiero|quiero jugar|quiero dar|mi apuesta es|mi elección es|mi respuesta es|voto a|voto por|voto la|voto para"
        "|voto a la|voto por la|al final|al final la|elijo la|escojo la|juego la|pongo la|mando la|doy la|manda"
        "|manda la|juega la|usa la|coge la|cojo|cojo la|tomo|tomo la|quita dudas|seguro que|fijo que|seguro que es"
    ),
    weak=phrases("a la|al|el|lo|es|es la|es el|será|será la|será el|sea|sea la|la de|voté|he votado|puse|di|elegí"),
    glue=phrases(
        "solo|sólo|solamente|así que|entonces|pues|por tanto|por eso|luego|la|el|los|las|lo|al|a|mi|mis|en|para|por|con"
        "|que|yo|esta|este|esa|ese|aquella|ok|sí|vale|claro|de|del|por favor|será|aquí|aquí va|ahí va|ahí|va|van"
        "|va para|va por|bien|bueno|hm|hmm|es|sea|y|un|una|esta vez|hoy|ahora|venga|pues nada|mira|oye|ambas|ambos"
        "|siempre|está|queda|cuentacuentos|del cuentacuentos|de quien narra|del narrador|de la narradora|carta|dos"
        "|favor|mejor|de mi parte|por mi parte|por mí|me|son|allá va|eso|esto"
    ),
    spells=words("de como"),
    behind=phrases(
        "no preguntéis|no me preguntéis|no preguntes|no me preguntes|no pregunten|no me pregunten"
        "|no me preguntes por qué|por mí|y punto|punto|punto pelota|y punto final|punto final|y no se hable más"
        "|no se hable más|y listo|listo|lista|y ya está|ya está|y ya|y que sea lo que dios quiera"
        "|que sea lo que dios quiera|y a correr|y a otra cosa|y a ver|a ver|a ver qué tal|y nada más|nada más|y basta"
        "|y adelante|adelante|sin más|sin dudarlo|sin pensarlo|sin pensarlo dos veces|sin duda|sin dudas"
        "|sin lugar a dudas|sin ninguna duda|sin duda alguna|por ahora|de momento|no cambio|no cambio nada|ya no cambio"
        "|ya no cambio más|no la cambio|no lo cambio|como segunda|como primera|para la segunda|para mí|pa mí|creo"
        "|creo yo|yo creo|pienso|pienso yo|diría|diría yo|digo yo|gracias|muchas gracias|mil gracias|por favor|porfa"
        "|porfi|xfa|x fa|pf|es la mía|es mi carta|es mi elección|es mi voto|es mi respuesta|seguro|seguro que sí"
        "|segurísimo|fijo|fijísimo|esta vez|claro|ok|vale|besos|besitos|un beso|un abrazo|abrazos|hasta luego"
        "|en mi opinión|a mi parecer|hoy|es la carta|jaja|jajaja|jajajaja|jeje|jejeje|es la de quien narra"
        "|es la del cuentacuentos|es la del narrador|debe de ser|debe ser|supongo|supongo yo|adiós|chao|con convicción"
        "|tío|tía|tíos|chicos|chicas|gente|amigos|amigas|familia|al final|tal cual|a ojo|al azar|a ciegas|por intuición"
        "|de cabeza|y suerte|suerte|y buena suerte|buena suerte|y cruzo los dedos|cruzo los dedos|toda la vida|a tope"
        "|por si acaso|verde|como siempre|otra vez|ahora sí|de verdad|la verdad|sin remordimientos|y tan a gusto|va"
        "|venga|hala|ea|me parece|me parece a mí|por supuesto|desde luego|sí o sí|es definitivo|definitivo"
        "|definitivamente|en firme|para que conste|para esta ronda|en esta ronda|por esta ronda|por esta vez|de una"
        "|porfis|plis|porfita|y suerte a todos|suerte a todos|y a dormir|y no lo muevo|y no la muevo|no lo muevo"
    ),
    particles=phrases(
        "pues|pues nada|pues bien|pues mira|bueno|bueno pues|vale|vale pues|venga|venga va|va|a ver|hala|ea|en fin"
        "|total|o sea|así que|por eso|por lo tanto|de todas formas|de todos modos|en todo caso|en cualquier caso|hm|hmm"
        "|mm|ah|oh|eh|ay|uy|uf|uff|ufff|buf|puf|jo|jolín|madre mía|solo|sólo|ok|okay|sí|si|entonces|bien|mira|oye|mirad"
        "|aquí|esta vez|en esta ronda|hoy|para mí|por mi parte|de mi parte|claro|nada|hola|ala|dale|listo|lo dicho|eso"
        "|perfecto|genial|ya"
    ),
    hedges=phrases(
        "no sé|no lo sé|no sé pero|no lo sé pero|ni idea|ni idea pero|no tengo ni idea|no tengo ni idea pero"
        "|no tengo idea|no estoy segura|no estoy seguro|no estoy segura pero|no estoy seguro pero|no lo tengo claro"
        "|no lo tengo claro pero|no las tengo todas conmigo|sin estar segura|sin estar seguro|sin mucha convicción"
        "|difícil|qué difícil|es difícil|está difícil|muy difícil|esta es difícil|vaya difícil|complicado|complicada"
        "|qué complicado|a voleo|a boleo|al tuntún|al azar|a ciegas|a suertes|por decir algo|por decir una"
        "|probablemente|seguramente|supongo|me imagino|imagino|hm|hmm|bueno|a ver|veamos|déjame ver|una corazonada"
        "|es una corazonada|por intuición|quién sabe|vete a saber|vaya usted a saber|buena pregunta|me cuesta"
        "|me ha costado|ha costado|lo que sea|me da igual|qué sé yo|yo qué sé"
    ),
    courtesy=words(
        "pronto hola buenas buenos buen buena bueno querido querida queridos queridas gracias abrazo abrazos beso besos"
        " besitos besito bss todo todos todas toda día días tarde tardes noches saludos saludo un una grande"
        " fuerte a y la el las los de del al ok sí vale claro hecho perfecto perfecta genial estupendo recibido"
        " recibida entendido acuerdo disculpa disculpad disculpen perdón perdona perdonad perdonen siento lo el por"
        " retraso tardanza demora respuesta tan muy mucho mucha muchas muchos mil nada no pasa hay problema de fin"
        " semana finde domingo también para vosotros vosotras ustedes ti os te nos gente chicos chicas amigos amigas"
        " familia amor cariño encanta encantó juego bonita bonito bonitas bonitos divertido divertida guay chulo chula"
        " mola super súper wow guau jaja jajaja jeje enhorabuena felicidades suerte ánimo aquí estoy está enviado"
        " enviada espero ver con mensaje correo mail email pista adiós chao hasta luego mañana mi mis vuestra nos vemos"
        " hablamos feliz cordial cordiales atentamente afectuosamente que vaya bien paséis lo pases tengas tengáis"
        " disfrutad disfruta encantada encantado nuevo otra vez más"
    ),
    greets=words("hola buenas buenos buen querido querida queridos queridas estimados estimado hey ey holi"),
    closes=words(
        "gracias saludos saludo abrazo abrazos beso besos besitos bss un una adiós chao hasta cordialmente atentamente"
        " cordial buena buenas con atte disfrutad feliz afectuosamente"
    ),
    joins=words("y e más también"),
    either=words("o entre"),
    denies=words("no ni nunca jamás nada nadie ninguna ninguno ningún sin tampoco") | {NOT},
    against=words(
        "léase borra borrad borrar borren tacha tachad tachar quita quitad quitar quítame quitadme saca sacad sustituir"
        " sustituyo reemplaza reemplazo cambiad cambiadme cámbiame cambien cambiando modificar modifico excepto salvo"
        " menos cambié cambiar cambia cambio cambiaría espera esperad esperen ups uy equivocada equivocado"
        " equivoqué equivocación error anula anulad anulo anulen ignora ignorad ignoren duda indeciso indecisa antes"
        " sino retiro olvida olvidad olviden cancela cancelad cancelen descartad descarta"
    )
    | {IF},
    doubts=words("dudas duda quizá quizás acaso podría podrían puede igual posiblemente tuviera hubiera hubiese"),
    corrects=phrases(
        "corrección|rectificación|rectifico|corrijo|me corrijo|mentira|miento|no|no espera|espera|espera no|esperad"
        "|no esperad|no no|quiero decir|quería decir|quise decir|ups|uy|uy no|uy perdón|perdón|perdona|perdonad"
        "|no perdón|no perdona|disculpa|disculpad|pensándolo bien|pensándolo mejor|o mejor|o mejor dicho|mejor dicho"
        "|me equivoqué|me he equivocado|cambio de idea|cambié de idea|he cambiado de idea|cambio de opinión"
        "|he cambiado de opinión|ah no|anula|anulad|olvida|olvidad|olvidadlo|olvídalo|déjalo|dejadlo|retiro lo dicho"
        "|ignorad mi voto|ignora mi voto|no contéis mi voto|no cuenten mi voto|cancela|sin efecto|quería escribir"
        "|quería poner|tenía que ser|borra eso|tacha eso|anúlalo|anuladlo|bórralo|borradlo"
    ),
    about=words(
        "carta cartas número voto votos elección elegir elijo escoger escojo respuesta esa ese esta este aquella aquel"
        " ella mía mío imagen letra cambiar cambio otra otro primera última segunda cuenta vale válida derecha"
    ),
    social=phrases(
        "por ahí|por allí|y por ahí|quién dibujó|quién ha dibujado|quién dio|quién ha dado|quién puso|quién ha puesto"
        "|quién hizo|quién ha hecho|de quién|habéis visto|has visto|han visto|visteis|cuántos|os acordáis|te acuerdas"
        "|vamos|queréis|quieren|alguien|alguien más|y qué|qué tal|qué tal estáis|qué tal todo|cómo fue|cómo te fue"
        "|cómo os fue|quién viene|cómo estás|cómo estáis|cómo están|cómo está|cómo va|cómo vais|cómo va todo|todo bien"
        "|cuándo|quién ganó|quién ha ganado|a qué hora|dónde|y vosotros|y tú|quedamos|nos vemos"
    ),
    numbers=counted("uno una un,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce"),
    ordinals=counted(
        "primero primera primer,segundo segunda,tercero tercera tercer,cuarto cuarta,quinto quinta,sexto sexta,séptimo"
        " séptima,octavo octava,noveno novena,décimo décima,undécimo undécima,duodécimo duodécima"
    ),
    shy=words(
        "uno una un dos once doce primero primera primer segundo segunda tercer cuarto cuarta quinto quinta sexto sexta"
    ),
    counts=words(
        "minutos minuto horas hora días día semanas semana meses mes años año euros euro h veces vez puntos punto"
        " personas jugadores jugadoras rondas ronda vueltas km grados gatos hijos amigos cosas enero febrero marzo"
        " abril mayo junio julio agosto septiembre octubre noviembre diciembre mil cien segundos mensajes"
    ),
    times=phrases(
        "día|a las|las|hasta las|sobre las|desde las|antes de las|después de las|hacia las|son las|ronda|hay|h|somos"
    ),
    because=words("porque pq xq ya"),
    red=words("rojo roja rojos rojas"),
    green=words("verde verdes"),
    none=words("ninguna ninguno nada"),
    clue=words("palabra título lema expresión pista frase"),
    robots=phrases(
        "buzón está casi|buzón está lleno|este buzón no|recibe este correo porque|recibes este correo porque"
        "|ha recibido este correo porque|has recibido este correo porque|recibe este mensaje porque|darte de baja"
        "|darse de baja de esta lista|cancelar la suscripción|mensaje es automático|mensaje automático"
        "|correo automático|ha sido leído|ha sido leída|confirmación de lectura|acuse de lectura|sin acceso al correo"
        "|en caso de urgencia|para asuntos urgentes|no se ha podido entregar|no se pudo entregar|fuera de la oficina"
        "|fuera de oficina|ausente de la oficina|respuesta automática|estoy de vacaciones|estaré de vacaciones"
        "|me encuentro ausente|estaré ausente|estoy ausente|acceso limitado al correo|cuando regrese|a mi regreso"
        "|a mi vuelta|no responda a este|no respondas a este|no conteste a este|su solicitud|tu solicitud"
        "|hemos recibido su|hemos recibido tu|gracias por contactar|gracias por ponerse en contacto"
        "|gracias por su mensaje|remitente externo|correo externo|confidencial|destinatario|antes de imprimir"
        "|libre de virus|en breve le|nos pondremos en contacto|número de incidencia|número de ticket"
    ),
    assents=words(
        "claro hecho perfecto perfecta genial estupendo recibido recibida entendido vale encanta encantó enhorabuena"
        " felicidades jaja jajaja jeje guay bonita bonito chulo chula mola sí"
    ),
    sorry=words("disculpa disculpad disculpen perdón perdona perdonad perdonen"),
    conditions=words("duda indeciso indecisa excepto salvo menos antes ups uy espera esperad esperen") | {IF},
    please=words("por pf porfa sí"),
    introduces=words(
        "será pondría aquí sigue va prefiero corrigiendo corrijo corrección digo sugiero propongo pongamos queda diré"
    ),
    later=phrases("mañana|más tarde|luego|esta noche|esta tarde|después"),
    comments=words("hace hacen hizo es era fue parece recuerda me risa gracia veo habría sería"),
    speaks=words("pensando pienso"),
    best=phrases(
        "sea la mejor|sea la más cercana|pegue más|encaje mejor|encaje más|me parece la buena|me parece adecuada"
        "|es la que elijo|es la elegida|es esa|me dice más|me dice algo|pega|pega bien|pega más|pega mejor"
        "|es la que más pega|es la que mejor pega|encaja|encaja bien|encaja mejor|encaja más|es la que mejor encaja"
        "|es la que más encaja|es la más cercana|se acerca más|se acerca bastante|es la que más se acerca|es la mejor"
        "|es la menos mala|es la que menos me disgusta|sirve|me sirve|vale|me vale|me convence|me convence más"
        "|es la que más me convence|me parece la mejor|parece la mejor|me parece bien|tiene que ver|tiene todo que ver"
        "|es la que más me gusta|es la que más sentido tiene|tiene más sentido|tiene sentido|gana|gana ella"
        "|es mi favorita|es mi preferida|es perfecta|va como anillo al dedo|viene al pelo|va que ni pintada|queda bien"
        "|va bien|es la buena|es la correcta|solo puede ser|debe de ser ella|es la de quien narra|me llama más|me llama"
        "|me atrae más|le pega|le pega más|le va|le va bien|le va mejor|le va al pelo|se ajusta más|se ajusta mejor"
    ),
    instead=phrases("en vez de|en vez de la|en vez del|en lugar de|en lugar de la|en lugar del|y no|y no el|no"),
    moved_from=words("de del desde"),
    moved_to=words("a al por con para"),
    concedes=phrases(
        "felicidades a quien|enhorabuena a quien|bien jugado quien|muy bien quien|bravo por quien|bravo a quien"
        "|me quito el sombrero|chapó a quien|aunque|a pesar de|pese a|por más que|por mucho que|si bien"
        "|mención de honor|lástima de|qué pena la|qué pena de|pero también me gusta|pero también me gustó|pero me gusta"
        "|me reí con|me reí de|me he reído con|me he reído mucho con|qué risa con|qué risa la|qué gracia la|vaya con"
        "|qué buena la|qué bonita la|muy buena la|muy bonita la|me muero de risa con|me parto con|bravo por"
    ),
    hesitated=phrases(
        "primero pensé|iba a decir|estuve por|estaba por|pensé en|pensé en la|pensaba en|pensaba que|al principio"
        "|en un principio|de entrada|quería dar|dudé|dudé entre|he dudado|he dudado entre|dudaba|dudaba entre"
        "|estaba entre|estuve entre|he estado entre|me debatía entre|indeciso entre|indecisa entre|casi|casi voto"
        "|casi elijo|casi pongo|por poco|estuve a punto de|estaba a punto de|a punto de|iba a votar|iba a elegir"
        "|iba a poner|iba a por|entre|tentada de|tentado de|me tentaba|me ha tentado|a primera vista"
    ),
    courteous=phrases(
        "si sí|si aún se puede|si todavía se puede|si se puede|si se puede aún|si se puede todavía|si puede ser"
        "|si es posible|si todavía es posible|si aún es posible|si aún puedo|si todavía puedo|si puedo|si puedo aún"
        "|si no es tarde|si no es muy tarde|si no es demasiado tarde|si aún no es tarde|si todavía no es tarde"
        "|si aún estoy a tiempo|si todavía estoy a tiempo|si estoy a tiempo|si llego a tiempo|si todavía llego"
        "|si aún llego|si da tiempo|si aún da tiempo|si no os importa|si no te importa|si no les importa|si no molesto"
        "|si no es molestia|si tengo que elegir|si tuviera que elegir|si hay que elegir|si he entendido bien"
        "|si lo he entendido bien|si entendí bien|si no me equivoco|si no recuerdo mal|si todavía cuenta|si aún cuenta"
        "|si todavía vale|si aún vale|si hace falta"
    ),
    checks=phrases(
        "está bien escrito|lo he escrito bien|lo escribí bien|puede ser|es así|se hace así|ha llegado|llegó"
        "|os ha llegado|te ha llegado|recibiste|has recibido|habéis recibido|recibieron|lo he mandado bien"
        "|lo he hecho bien|qué os parece|qué te parece|qué les parece|de quién|quién hizo|quién puso|quién ha puesto"
        "|soy la última|soy el último|llego tarde|ya es tarde|cómo es|cuándo|por qué|falta|falta mucho|falta alguien"
        "|estamos todos|novedades|alguna novedad|quién es|podéis|puedes|me oyes|me leéis"
    ),
    hence=words("entonces luego pues así pero aunque"),
    now=words("ahora antes mejor"),
    same=words("misma mismo igual queda sigue mantengo continúa permanece siempre"),
    life=words(
        "cena comida desayuno merienda aperitivo viernes sábado domingo lunes martes miércoles jueves finde hoy mañana"
        " noche cumpleaños cumple felicidades fiesta cerveza cervezas cañas vino película peli partido fútbol tiempo"
        " lluvia nieve vacaciones navidad pascua niños niñas peques hijos nieto nieta nietos perro gato madre padre"
        " mamá papá hermana hermano tren autobús oficina cole colegio trabajo curro médico café tarta pizza barbacoa"
        " jardín hospital viaje ayer dentista casa playa"
    ),
    game=words(
        "errata puntuación carta cartas voto votos votar voté pista pistas respuesta ronda rondas turno jugada plazo"
        " puntos reglas imagen imágenes mano mail email correo enlace cambiar cuenta contó equivocado error llegó"
        " registrado registrada próxima partida"
    ),
    laughs=words("jaja jajaja jajajaja jajajajaja jeje jejeje jiji jijiji lol wow guau uau ostras hala xd ala"),
    even=words("incluso"),
    ifs=frozenset((IF,)),
    buts=words("pero aunque"),
    may_i=phrases("puedo|aún puedo|todavía puedo|podría|puede|es|se puede"),
    small=words("un una con a la el de los las y no"),
    mine=words("conmigo"),
    labels=words("pero y a con el la mi mis como nuevo nueva es una un"),
    before_cards=words("en la mi a para es con de"),
    cards=words("carta letra"),
    leads=words("esto esta este así siguiente digo"),
    proposes=phrases("puede ser|podría ser|qué tal|qué os parece|qué te parece|y si fuera|quizá|quizás|sirve|vale"),
    more=words("mejor más prefiero"),
    welcomes=phrases(
        "sin prisa|sin prisas|con calma|de nada|por nada|no hay de qué|no hay problema|sin problema|ningún problema"
        "|faltaría más|faltaba más|no pasa nada|qué va|nada nada|ok|k|un placer"
    ),
    wishes=phrases(
        "permitidme|me permito|me tomo la libertad de|yo|voy a|quiero|querría|quisiera|me gustaría|he decidido|decidí"
        "|creo que voy a|creo que|pienso que|tengo que|debo|prefiero|déjame|dejadme|vamos a|vamos|solo puedo"
        "|solo me queda|me queda|al final|por mí|por mi parte|esta vez|hoy|en esta ronda|por esta vez"
        "|el corazón me dice|el instinto me dice|algo me dice que|mi instinto dice|entonces|digamos|digamos que|mira"
    ),
    acts=phrases(
        "sustituyo por|sustituir por|cambio por|cambiar por|cambiar a|cambio a|daros|mandaros|darte|mandarte|votar"
        "|votar por|votar a|votar la|votar por la|voto|voto por|voto a|voto la|elegir|elijo|escoger|escojo|jugar|juego"
        "|poner|pongo|mandar|mando|dar|doy|os doy|os mando|te mando|apostar por|apostar por la|apostar a|apuesto"
        "|apuesto por|apostaría por|arriesgo|arriesgar|arriesgo con|sospecho|sospecho de|sospecho que es|probar con"
        "|pruebo|pruebo con|lanzar|lanzo|entregar|entrego|enviar|envío|presentar|presento|quedarme con|quedar con"
        "|ir con|ir a por|ir por|ir de|tirar de|tirar con|me inclino por|inclinarme por|optar por|opto por"
        "|me decanto por|decantarme por|me decido por|decidirme por|creo que sea|creo que debe ser|debe ser|debe de ser"
        "|tiene que ser|ha de ser|seguro que es|fijo que es|casi seguro que es|estoy segura de que es"
        "|estoy seguro de que es|estoy convencida de que es|estoy convencido de que es|estoy casi segura de que es"
        "|estoy casi seguro de que es|con seguridad es|es sin duda|es claramente|claramente|es seguro"
        "|mi apuesta va para|mi apuesta va por|sacrifico|sacrifico la|añado|añado la|aporto|aporto la|contribuyo con"
        "|participo con|suelto|suelto la|allá va|ahí va|va la|va el|meto|meter|meto la|coloco|colocar|tomo|tomar|coger"
    ),
    needy=phrases("de|con|por|a por|en|para la|para el|queda|paso|cambio|sigue|va|dejo|decir|usar|uso"),
    firsts=words("primero primera uno una un 1º"),
    seconds=words("segundo segunda otro otra 2º"),
    also=words("también además"),
    tags=phrases("no|verdad|cierto|sí|vale|ok|eh|no es así|a que sí|o no|no crees|no creéis"),
    hopes=phrases(
        "espero|ojalá|a ver si|a ver quién|buena suerte|mucha suerte|suerte|disfrutad|disfruten|que os divirtáis"
        "|perdón por|perdonad el|perdonad la|perdona el|perdona la|veremos si|veremos quién|veamos quién|ya me diréis"
    ),
    quits=phrases(
        "dejo el juego|dejo la partida|abandono el juego|abandono la partida|me retiro del juego"
        "|me retiro de la partida|me salgo del juego|me salgo de la partida|salgo del juego|salgo de la partida"
        "|quiero dejar la partida|quiero dejar el juego|quiero salir del juego|quiero salir de la partida"
        "|tengo que dejar la partida|tengo que dejar el juego|voy a dejar la partida|voy a dejar el juego"
        "|sacadme del juego|sacadme de la partida|sácame del juego|sácame de la partida|quitadme del juego"
        "|quitadme de la partida"
    ),
    undecided=phrases(
        "luego digo|luego os digo|luego te digo|luego escribo|luego lo mando|luego la mando|luego lo añado|lo decide mi"
        "|la elige mi|viene más tarde|llega luego|ya os digo|ya te digo|ya os diré|ya te diré|ya diré|voy a pensar"
        "|voy a pensarlo|lo pienso|me lo pienso|me lo voy a pensar|luego confirmo|ya no sé|no he decidido"
        "|aún no he decidido|todavía no he decidido|aún no sé|todavía no sé|aún no lo sé|todavía no lo sé|sigo pensando"
        "|lo estoy pensando|me lo estoy pensando|estoy pensando|lo decido mañana|decido mañana|necesito pensar"
        "|necesito pensarlo|tengo que pensar|tengo que pensarlo|déjame pensar|dejadme pensar|déjame pensarlo"
        "|dejadme pensarlo|aún lo pienso|no me decido|aún no me decido|todavía no me decido"
    ),
    keeps=words("mantengo mantén dejo deja dejad dejar sigue sigo confirmo conservo"),
    drops=words(
        "no nada quita quítame quitad quitar saca olvida olvidad ignora ignorad tacha borra anula sin descarta"
    ),
)
