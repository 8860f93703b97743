"""What players say in Spanish beside their answers."""

TALK = {
    "name": "Ana|Bruno|Mía|Pablo|Lucía|Javi|Carmen|Abuela|Pedro|Rosa|Hugo|Marta",
    "who": "mi hermana|mi hermano|la vecina|mi perro|mi jefe|la peque|{name}|mi abuela|mi gato|toda la familia",
    "thing": "la ballena|la escalera|el faro|el cielo|la luna|la puerta vieja|el barquito|el bosque|la lluvia|el mar"
    "|el espejo|la torre|las llaves",
    "adj": "triste|genial|increíble|difícil|dulce|alegre|inquietante|fácil|diferente|especial|impresionante",
    "past": "me hace reír|está con fiebre|quiere jugar|os saluda|duerme en el sofá|se come mi bocata|canta|dice hola",
    "place": "en el tren|en el trabajo|en el jardín|en el dentista|en el sofá|en el hospital|en la playa|en el cole",
    "month": "diciembre|enero|marzo|junio|agosto",
    "day": "domingo|viernes|sábado|martes",
    "greeting": "Hola {name},|Hola a todos,|Buenos días,|Buenas noches a todos,|¡Hola, {name}!|Queridos todos,|¡Hola!"
    "|Buenas,|hola hola,|Holaa|Buenas tardes,",
    "courtesy": "¡Gracias!|¡Muchas gracias!|¡Gracias, {name}!|¡Buen fin de semana!|¡Buenas noches a todos!"
    "|¡Hasta luego!|Hecho.|Perfecto, gracias.|¡Besos a todos!|¡Buen {day}!"
    "|Recibido, gracias|Que os divirtáis|Suerte a todos"
    "|Un abrazo|Un beso y buenas noches|Hasta mañana|Mil gracias|gracias!!|Nos vemos|vale, gracias",
    "signoff": "Gracias,\n{name}|Un abrazo,\n{name}|Hasta pronto\n{name}|Besos, {name}|{name}|Saludos,\n{name}"
    "|Abrazos\n{name}|Buenas noches,\n{name}|Un beso\n{name}|Bss\n{name}",
    "comment": "Qué pista tan {adj}|Me encanta {thing}|Qué imágenes|Estábamos {place}|Estoy {place}|{who} {past}"
    "|Perdón por el retraso|Perdonad, {who} {past}|Todo muy {adj}|Me recuerda a {who}|Qué {adj}|Un juego {adj}"
    "|Me quedé sin batería {place}|Pienso en vosotros {place}|A {name} le va a gustar|Cómo me gusta esto"
    "|Siento la tardanza|Jajaja",
    "reason": "por {thing}|porque me recuerda a {who}|tan {adj}|claro|elección {adj}|con esa luz|me encanta {thing}"
    "|qué {adj}|linda como {who}|porque es {adj}|me gusta mucho|porque sí",
    "number": "¡Nos vemos a las {n}!|Son las {n}|vuelvo a las {n}|cenamos a las {n}|Tenemos {n} hijos"
    "|{who} cumple {n} años|{n} minutos de retraso|he esperado {n} días|faltan {n}|{n} más y acabamos"
    "|me gustan las {n}|Ronda {n}|la ronda {n} fue {adj}|página {n}|capítulo {n}|{name} tiene {n} puntos"
    "|éramos {n}|cuesta {n} euros|llámame al 612 {n}3 {n}|piso {n}|tardé {n} horas|el tren sale a las {n}:{nn}"
    "|hasta el {n} de {month}|el {n} de {month}|hace {n} grados|perdimos {n}-{m}|somos {w}|a las {w} en punto"
    "|he dormido {w} horas|sala {w}|{w} ya están, faltan {w2}|a eso de las {w}|dentro de {n} días",
    "little": "y buen fin de semana|a ver|a ver qué tal|Y nada|lo de siempre|A dormir|y ya|o lo que sea|a casa ya"
    "|saqué una {l} en inglés|vitamina {l}|plan {l}|bloque {l}, último piso|y hace frío|Y buenas noches|grupo {l}"
    "|la línea {l} va con retraso|El e-mail va lento hoy|E igual mañana|a por todas|o eso espero|Así es la vida"
    "|y a otra cosa",
    "initial": "{name} {l}.|{l}. García|{name} {l}. Ruiz|besos de {name} y {l}.|hola de {l}.",
    "ordinal": "mi tercer café|la {of} vez hoy|en el segundo piso|el cuarto cumple de {name}|en primer lugar, hola"
    "|el tercer hijo|la {of} ronda fue {adj}|un segundo|vivo en la quinta planta|la {of} semana ya|el primero de mayo",
    "table": "la {x} también era {adj}|casi elijo la {x}|la de {name} es seguro la {x}|la {x} me hace reír"
    "|no me gusta la {x}|{name} dirá la {x}|todos van a por la {x}|entre la {x} y la {y} es {adj}|la {x} es mía"
    "|si la {x} tuviera {thing}"
    "|podría ser la {x}|la carta {x} es {adj}|no sé, la {x} o la {y}|todo menos la {x}"
    "|al principio pensé en la {x}|la otra vez era la {x}|¿de quién es la {x}?"
    "|la {x} habría sido muy fácil|la {x} es muy {adj}|iba a votar la {x}",
    "question": "¿A quién le toca?|¿Cómo estáis?|¿Ha vuelto {name}?|¿Esperamos a {name}?|¿Cuándo nos vemos?"
    "|¿Visteis {thing}?|¿Qué tal {who}?|¿Quién gana?|y {name}?",
    "doubt": "¿Puedo cambiar?|¿Se puede?|¿O no?|¿Es tarde?|¿Está bien así?|¿Aún puedo cambiar de idea?|¿Vale?",
    "hedge": "quizá|tal vez|hmm,|diría|creo que|no sé,|probablemente|bueno,|ni idea,",
    "retraction": "No, espera.|Mejor no.|Olvidadlo.|He cambiado de idea.|Pensándolo bien, no|Anúlalo"
    "|Esperad, lo pienso otra vez|Ignorad mi voto|Retiro lo dicho",
    "fix": "no espera,|o mejor|no, perdón,|quería decir|no, mejor",
    "automatic": "Estoy fuera de la oficina hasta el {n} de {month}.|Respuesta automática: estoy de vacaciones."
    "|Este buzón no se lee.|Gracias por su mensaje, responderé en {n} días.|Se ha abierto la incidencia {big}.",
    "banner": "ATENCIÓN: correo externo. No abra los enlaces.|Mensaje confidencial para su destinatario."
    "|Antes de imprimir piense en el medio ambiente.|[EXTERNO] Compruebe el remitente.",
}
